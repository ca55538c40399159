//! The draw clock as a row of pebbles, and the warning before a repetition draws. Both show only when they matter.

use bevy_egui::egui::{self, Align2, Order, Rect, pos2, vec2};

use crate::game::CurrentGame;
use crate::rules::{Color, Game};
use crate::ui::paint::theme::{Face, SLATE};
use crate::ui::paint::{pebble, plate};
use crate::ui::text;
use crate::ui::widgets::fitted;
use crate::ui::widgets::sheet::panel;

/// The draw clock that runs out first: quiet turns so far, and how many draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawClock {
    /// Turns without a capture.
    pub quiet: u16,
    /// So many draw.
    pub limit: u16,
}

impl DrawClock {
    /// The clock of a game; `None` until a fifth of its limit has passed.
    pub fn of(game: &Game) -> Option<Self> {
        let (position, rules) = (game.position(), game.rules());
        let placed = Color::ALL.iter().all(|&color| position.in_hand(color) == 0);
        let last_three = placed && Color::ALL.iter().any(|&color| position.men(color).len() <= 3);
        let endgame = rules.endgame_clock().filter(|_| last_three);
        let limit = endgame.into_iter().chain(rules.quiet_turns()).min()?;
        let quiet = position.quiet_turns();
        (quiet > 0 && quiet * 5 >= limit).then_some(Self { quiet, limit })
    }

    /// How many pebbles there are, and how many are laid.
    pub fn pebbles(self) -> (u16, u16) {
        let count = self.limit.clamp(1, 20);
        let laid = u32::from(self.quiet.min(self.limit)) * u32::from(count) / u32::from(self.limit.max(1));
        (count, laid as u16)
    }
}

/// Whether the position has occurred twice, so that a third time is a draw.
pub fn is_last_chance(game: &Game) -> bool {
    game.rules().repetition()
        && game.outcome().is_none()
        && game.position().quiet_turns() >= 4
        && game.occurrences() == 2
}

/// Draws both centred in `middle`, from `top` down.
pub fn show(ctx: &egui::Context, current: &CurrentGame, middle: Rect, top: f32) {
    let game = current.game();
    if current.verdict().is_some() {
        return;
    }
    let (clock, warned) = (DrawClock::of(game), is_last_chance(game));
    let mut lines = Vec::new();
    if let Some(clock) = clock {
        lines.push(text::quiet_turns(clock.quiet, clock.limit));
    }
    if warned {
        lines.push(text::word("last-chance").to_owned());
    }
    if lines.is_empty() {
        return;
    }
    let pebbles = clock.map(DrawClock::pebbles);
    let height = 12.0 + 20.0 * lines.len() as f32 + if pebbles.is_some() { 19.0 } else { 4.0 };
    let width = 280.0f32.min(middle.width());
    let rect = Rect::from_min_size(pos2(middle.center().x - width / 2.0, top), vec2(width, height));
    panel(ctx, "clock", Order::Middle, rect, |ui| {
        plate(ui.painter(), rect, if warned { 0.8 } else { 0.0 });
        let mut y = rect.top() + 15.0;
        if let Some((count, laid)) = pebbles {
            let step = ((width - 40.0) / f32::from(count)).min(14.0);
            let start = rect.center().x - step * f32::from(count - 1) / 2.0;
            for place in 0..count {
                let at = pos2(start + step * f32::from(place), y);
                pebble(ui.painter(), at, step * 0.38, place < laid, SLATE.accent);
            }
            y += 19.0;
        }
        for line in &lines {
            fitted(
                ui,
                line,
                Face::Italic,
                15.5,
                width - 24.0,
                pos2(rect.center().x, y),
                Align2::CENTER_CENTER,
                SLATE.text,
            );
            y += 20.0;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pebbles_show_how_far_the_clock_has_run() {
        assert_eq!(DrawClock { quiet: 50, limit: 100 }.pebbles(), (20, 10));
        assert_eq!(DrawClock { quiet: 3, limit: 10 }.pebbles(), (10, 3));
        assert_eq!(DrawClock { quiet: 120, limit: 100 }.pebbles(), (20, 20));
    }

    #[test]
    fn a_fresh_game_shows_no_clock() {
        let game = Game::new(crate::rules::RuleSet::default());
        assert_eq!(DrawClock::of(&game), None);
        assert!(!is_last_chance(&game));
    }
}
