//! The strengths of the computer player: how far each looks, and what it overlooks.

use std::time::Duration;

use super::limits::Limits;
use super::value::Value;
use crate::rules::{Board, Diagonals, RuleSet};

/// How strong the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// A beginner: closes its own mills, misses much else.
    Apprentice,
    /// Sees two or three turns ahead.
    Journeyman,
    /// As strong as the program is.
    Master,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 3] = [Self::Apprentice, Self::Journeyman, Self::Master];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Journeyman => "journeyman",
            Self::Master => "master",
        }
    }

    /// The name on a menu.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Apprentice => "Apprentice",
            Self::Journeyman => "Journeyman",
            Self::Master => "Master",
        }
    }

    /// The level with this command-line name, in any case.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(name))
    }

    /// How long it thinks if nothing else is asked: Apprentice and Journeyman by depth, so that they answer the same
    /// request the same way; Master by time, on two threads where there are two cores.
    pub fn limits(self) -> Limits {
        match self {
            Self::Apprentice => Limits::depth(1),
            // The bound on positions is for rules under which a turn may take many sets of men.
            Self::Journeyman => Limits { nodes: Some(50_000), ..Limits::depth(3) },
            Self::Master => {
                let cores = std::thread::available_parallelism().map_or(1, usize::from);
                Limits::time(Duration::from_millis(1_500)).with_threads(cores.clamp(1, 2))
            }
        }
    }

    /// How many turns it looks ahead at most under these rules, whatever it is allowed: where twenty mills are to be
    /// watched a Journeyman sees one turn less far.
    pub(super) const fn max_depth(self, rules: &RuleSet) -> Option<u32> {
        match (self, rules.diagonals()) {
            (Self::Journeyman, Diagonals::Mills) => Some(2),
            _ => None,
        }
    }

    /// How often of a hundred turns it plays like a beginner. Who always sees two or three turns is hard to like: now and
    /// then a Journeyman does not look. On nine points two turns are the whole plan, and with twenty mills the side that begins
    /// has the better game, so there it is careless more often, or nobody would ever beat it.
    pub(super) const fn carelessness(self, rules: &RuleSet) -> u64 {
        match (self, rules.board(), rules.diagonals()) {
            (Self::Apprentice, ..) => 100,
            (Self::Journeyman, Board::Three, _) => 28,
            (Self::Journeyman, Board::Nine, Diagonals::Mills) => 16,
            (Self::Journeyman, ..) => 8,
            (Self::Master, ..) => 0,
        }
    }

    /// Bounds for a quick answer that is the same on every machine, near the level's full strength: for pictures and
    /// tests. Only Master's differ from [`Level::limits`].
    pub fn steady_limits(self) -> Limits {
        match self {
            Self::Master => Limits::nodes(120_000),
            _ => self.limits(),
        }
    }

    /// By how much it lets itself be carried away from the turn that it judges best, in hundredths of a man: a little
    /// over the first men, for variety, and after that what its skill leaves open. `men`: how many stand on the board.
    pub(super) const fn max_noise(self, men: usize) -> Value {
        match (self, men) {
            (Self::Master, 0..=1) => 30,
            (Self::Master, 2..=5) => 8,
            (Self::Master, _) => 1,
            (Self::Journeyman, 0..=5) => 40,
            (Self::Journeyman, _) => 24,
            (Self::Apprentice, _) => 60,
        }
    }
}
