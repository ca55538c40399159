//! How a game stands by its position alone.

use super::color::Color;
use super::options::{Blocked, FullBoard, MillEffect};
use super::outcome::{DrawReason, Outcome, WinReason};
use super::position::Position;
use super::rule_set::RuleSet;

impl Position {
    /// How the game stands by this position alone; repetition is judged by [`Game`](super::Game).
    ///
    /// Order (decisions 5 and 8): too few men, a winning mill, a full board, a blocked player, and only then the draw
    /// clocks.
    pub fn verdict(&self, rules: &RuleSet) -> Option<Outcome> {
        if self.pending() > 0 {
            return None;
        }
        if let Some(outcome) = self.decided(rules) {
            return Some(outcome);
        }
        if !self.has_legal_move(rules) {
            return Some(match rules.blocked() {
                Blocked::Loses => Outcome::Win { winner: !self.turn(), reason: WinReason::Blocked },
                Blocked::Draws | Blocked::Passes => Outcome::Draw { reason: DrawReason::Blocked },
            });
        }
        self.run_out_clock(rules).map(|reason| Outcome::Draw { reason })
    }

    /// The outcome by what stands on the board, whoever could still move.
    pub(super) fn decided(&self, rules: &RuleSet) -> Option<Outcome> {
        let geometry = rules.geometry();
        for color in [self.turn(), !self.turn()] {
            if self.total(color) < 3 {
                return Some(Outcome::Win { winner: !color, reason: WinReason::FewMen });
            }
        }
        if rules.mill() == MillEffect::Wins {
            for color in [!self.turn(), self.turn()] {
                if !geometry.in_mills(self.men(color)).is_empty() {
                    return Some(Outcome::Win { winner: color, reason: WinReason::Mill });
                }
            }
        }
        if self.hands_are_empty() && self.empty(geometry).is_empty() {
            return Some(match rules.full_board() {
                FullBoard::Draw => Outcome::Draw { reason: DrawReason::FullBoard },
                FullBoard::FirstLoses => Outcome::Win { winner: !self.first(), reason: WinReason::FullBoard },
            });
        }
        None
    }

    fn hands_are_empty(&self) -> bool {
        Color::ALL.iter().all(|&color| self.in_hand(color) == 0)
    }

    /// The draw clock that has run out, if one has.
    fn run_out_clock(&self, rules: &RuleSet) -> Option<DrawReason> {
        if rules.quiet_turns().is_some_and(|limit| self.quiet_turns() >= limit) {
            return Some(DrawReason::QuietTurns);
        }
        let last_three = self.hands_are_empty() && Color::ALL.iter().any(|&color| self.men(color).len() <= 3);
        let ran_out = rules.endgame_clock().is_some_and(|limit| last_three && self.quiet_turns() >= limit);
        ran_out.then_some(DrawReason::EndgameClock)
    }
}
