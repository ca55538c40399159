//! What the keys or the gamepad's buttons do at this moment, above the buttons at the lower right. With a mouse or a
//! finger there are no prompts.

use bevy_egui::egui::{self, Align2, Id, LayerId, Order, Pos2, Rect, pos2, vec2};

use super::shown::{GAP, Shown};
use crate::game::{Choices, Menu, TurnPhase};
use crate::preferences::{Deed, KeyMap};
use crate::ui::devices::LastDevice;
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{PadButton, key_cap, key_cap_width, pad_button, plate};
use crate::ui::text::{settings, word};

/// The key that moves the focus from the board to the panel beside it, and on from button to button.
const PANEL_KEY: &str = "Tab";
/// How high a line is, in points.
const LINE: f32 = 24.0;

/// What the cursor can do: each deed with a word for it.
pub fn offers(choices: &Choices, phase: TurnPhase) -> Vec<(Deed, &'static str)> {
    if phase != TurnPhase::Choosing {
        return Vec::new();
    }
    let touch = if !choices.removable.is_empty() {
        word("prompt-take")
    } else if choices.lifted.is_some() {
        word("prompt-put-down")
    } else if choices.placing && choices.liftable.is_empty() {
        word("prompt-place")
    } else if choices.placing {
        word("prompt-place-or-take-up")
    } else {
        word("prompt-take-up")
    };
    let mut offers = vec![(Deed::Up, word("prompt-move-cursor")), (Deed::Touch, touch)];
    if choices.lifted.is_some() {
        offers.push((Deed::PutBack, word("prompt-put-back")));
    }
    offers
}

/// Draws the prompts above the buttons, or `under` them.
pub fn show(ctx: &egui::Context, shown: &Shown, buttons: Rect, under: bool) {
    if !shown.last.walks() || *shown.menu.get() != Menu::None {
        return;
    }
    let mut offers: Vec<(Option<Deed>, &str)> =
        offers(&shown.choices, *shown.phase).into_iter().map(|(deed, does)| (Some(deed), does)).collect();
    if shown.puzzle.puzzle().is_some() {
        offers.push((None, word("prompt-panel")));
    }
    if offers.is_empty() {
        return;
    }
    let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("prompts")));
    let height = LINE * offers.len() as f32 + 12.0;
    let font = Face::Body.font(16.0);
    let wide = |text: &str| painter.layout_no_wrap(text.to_owned(), font.clone(), SLATE.text).size().x;
    let stems = offers.iter().map(|&(deed, _)| match *shown.last {
        LastDevice::Pad => 64.0,
        _ => deed.map_or(0.0, |deed| caps_width(&painter, deed, &shown.preferences.keys) + 8.0),
    });
    let stem = stems.fold(64.0, f32::max);
    let words = offers.iter().map(|(_, does)| wide(does)).fold(0.0, f32::max);
    let width = (12.0 + stem + words + 16.0).max(buttons.width());
    let top = if under { buttons.bottom() + GAP } else { buttons.top() - GAP - height };
    let rect = Rect::from_min_size(pos2(buttons.right() - width, top), vec2(width, height));
    plate(&painter, rect, 0.0);
    for (line, (deed, does)) in offers.into_iter().enumerate() {
        let y = rect.top() + 6.0 + LINE * (line as f32 + 0.5);
        let word_at = pos2(rect.left() + 12.0 + stem, y);
        let sign_at = pos2(rect.left() + 12.0, y);
        match *shown.last {
            LastDevice::Pad => {
                if let Some(button) =
                    deed.map_or(Some(PadButton::North), |deed| PadButton::of(deed, &shown.preferences.pads))
                {
                    pad_button(&painter, button, sign_at + vec2(24.0, 0.0), 17.0, SLATE.accent);
                }
            }
            _ => match deed {
                Some(deed) => draw_caps(&painter, deed, &shown.preferences.keys, sign_at),
                None => drop(key_cap(&painter, &settings::key(PANEL_KEY), sign_at, 16.0, SLATE.accent)),
            },
        }
        painter.text(word_at, Align2::LEFT_CENTER, does, font.clone(), SLATE.text);
    }
}

/// The keys of a deed, the four of the cursor together.
const fn deeds(deed: &Deed) -> &[Deed] {
    match deed {
        Deed::Up => &[Deed::Left, Deed::Up, Deed::Down, Deed::Right],
        other => std::slice::from_ref(other),
    }
}

fn draw_caps(painter: &egui::Painter, deed: Deed, keys: &KeyMap, at: Pos2) {
    let mut left = at;
    for &deed in deeds(&deed) {
        let drawn = key_cap(painter, &settings::key(keys.main(deed)), left, 16.0, SLATE.accent);
        left.x = drawn.right() + 2.0;
    }
}

/// How wide the caps of a deed are.
fn caps_width(painter: &egui::Painter, deed: Deed, keys: &KeyMap) -> f32 {
    let all = deeds(&deed).iter();
    all.map(|&deed| key_cap_width(painter, &settings::key(keys.main(deed)), 16.0) + 2.0).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prompts_say_what_the_cursor_would_do() {
        let placing = Choices { placing: true, ..Default::default() };
        let offer = |choices: &Choices| offers(choices, TurnPhase::Choosing)[1].1;
        assert_eq!(offer(&placing), word("prompt-place"));
        assert_eq!(offer(&Choices::default()), word("prompt-take-up"));
        assert_eq!(offers(&placing, TurnPhase::Thinking), []);
    }
}
