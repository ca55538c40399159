//! Warnings that are shown on any screen, one after the other: the settings could not be read, and the like.

use bevy::prelude::*;
use bevy_egui::egui::{Id, LayerId, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::board::{Sign, write_strip};
use crate::endgame::Trouble;
use crate::game::{Breakdown, BrokenOff, Endgames, LostFiles, Screen, waited};
use crate::preferences::store::SettingsTroubles;
use crate::ui::paint::theme::Face;
use crate::ui::{UiSystems, text};

/// Adds the toasts.
pub fn plugin(app: &mut App) {
    app.init_resource::<SettingsTroubles>();
    app.add_systems(
        EguiPrimaryContextPass,
        tell.in_set(UiSystems::Top).run_if(|screen: Res<State<Screen>>| screen.is_attended()),
    );
}

/// How long one of them stays, in seconds.
const STAY: f32 = 9.0;

/// What has been shown: whether the breakdown, and how many of each other kind.
#[derive(Default)]
struct Shown {
    breakdown: bool,
    settings: usize,
    files: usize,
    endgames: usize,
}

fn tell(
    mut contexts: EguiContexts,
    time: Res<Time<Real>>,
    troubles: Res<SettingsTroubles>,
    endgames: Res<Endgames>,
    lost: Res<LostFiles>,
    broken: Res<BrokenOff>,
    mut shown: Local<Shown>,
    mut seconds: Local<f32>,
) {
    let of_breakdown = broken.0.filter(|_| !shown.breakdown).map(of_breakdown);
    let of_settings = || troubles.all().get(shown.settings).map(text::settings::trouble);
    let of_files = || lost.names().get(shown.files..).filter(|names| !names.is_empty()).map(of_files);
    let of_endgames = || endgames.troubles().get(shown.endgames).map(of_endgames);
    let Some(sentence) = of_breakdown.map(str::to_owned).or_else(of_settings).or_else(of_files).or_else(of_endgames)
    else {
        return;
    };
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("notices")));
    let screen = ctx.viewport_rect();
    let left = STAY - *seconds;
    write_strip(&painter, screen, screen.bottom() - 14.0, Sign::Refusal, &sentence, Face::Body, left);
    *seconds += waited(&time);
    if *seconds >= STAY {
        *seconds = 0.0;
        if of_breakdown.is_some() {
            shown.breakdown = true;
        } else if shown.settings < troubles.all().len() {
            shown.settings += 1;
        } else if shown.files < lost.names().len() {
            shown.files = lost.names().len();
        } else {
            shown.endgames += 1;
        }
    }
}

/// Why the last start broke off. What was on the board is there.
fn of_breakdown(why: Breakdown) -> &'static str {
    match why {
        Breakdown::Lost => text::word("broke-off-lost"),
        Breakdown::Memory => text::word("broke-off-memory"),
        Breakdown::Refused => text::word("broke-off-refused"),
        Breakdown::Own => text::word("broke-off-own"),
    }
}

/// Files of the game that had to be done without: the first of them by name.
fn of_files(names: &[String]) -> String {
    let first = names.first().cloned().unwrap_or_default();
    text::phrase("files-lost", &[("file", first.into()), ("more", (names.len() - 1).into())])
}

fn of_endgames(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Damaged => text::word("endgames-damaged").to_owned(),
        Trouble::NotKept(why) => text::phrase("endgames-not-kept", &[("why", text::file_failure(why).into())]),
        Trouble::Failed(_) => text::word("endgames-failed").to_owned(),
    }
}
