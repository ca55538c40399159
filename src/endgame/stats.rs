//! What a solved subspace holds, in one line.

use super::material::Material;
use super::table::Table;
use super::value::Value;

/// Counts of a subspace, each position once per class under the board's symmetries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Which.
    pub material: Material,
    /// Positions that the side to move wins.
    pub wins: u64,
    /// Those it loses.
    pub losses: u64,
    /// The rest.
    pub draws: u64,
    /// The longest win in turns; 0 if there is none.
    pub longest_win: u16,
    /// The longest loss in turns; 0 if there is none.
    pub longest_loss: u16,
}

impl Stats {
    /// Counts a table.
    pub fn of(table: &Table) -> Self {
        let (wins, losses, draws) = (0, 0, 0);
        let mut stats = Self { material: table.material(), wins, losses, draws, longest_win: 0, longest_loss: 0 };
        let index = table.index();
        for class in 0..index.classes() {
            let free = index.is_free(class);
            for place in class * index.per_class()..(class + 1) * index.per_class() {
                if free || index.canonical_of(place).index == place {
                    stats.add(table.at(place));
                }
            }
        }
        stats
    }

    /// Positions in all.
    pub const fn classes(&self) -> u64 {
        self.wins + self.losses + self.draws
    }

    fn add(&mut self, value: Value) {
        match value {
            Value::Win(depth) => {
                self.wins += 1;
                self.longest_win = self.longest_win.max(depth);
            }
            Value::Draw => self.draws += 1,
            Value::Loss(depth) => {
                self.losses += 1;
                self.longest_loss = self.longest_loss.max(depth);
            }
        }
    }
}

impl std::fmt::Display for Stats {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { material, wins, losses, draws, longest_win, longest_loss } = self;
        let classes = self.classes();
        write!(f, "{material} classes {classes} win {wins} loss {losses} draw {draws} ")?;
        write!(f, "max-win {longest_win} max-loss {longest_loss}")
    }
}
