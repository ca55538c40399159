//! What makes a turn good, as a value: [`explain`](super::explain::explain) finds it, the caller puts it into
//! words. Its `Display` is the English clause.

use std::fmt;

use crate::rules::{Board, Diagonals, Geometry, Point, PointSet};

/// Why a turn is good, and on which board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    /// What it is.
    pub merit: Merit,
    /// The board whose points it names.
    pub board: Board,
}

/// The merits of a turn, each true of the position it was read off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Merit {
    /// Leaves the enemy with two men.
    WinsByMill,
    /// Leaves the enemy without a move.
    WinsByBlocking,
    /// Closes a mill where that wins.
    WinsAtOnce,
    /// Fills the board where that wins.
    WinsByFullBoard,
    /// It loses, as everything does.
    NothingBetter,
    /// It ends the game without a winner.
    Draws,
    /// Takes men, without a man moved.
    Takes(PointSet),
    /// Closes mills.
    Mill {
        /// How.
        closing: Closing,
        /// What comes of it.
        gain: Gain,
    },
    /// Stands where the enemy would close a mill, and threatens to close its own on the other points.
    Blocks(Point, PointSet),
    /// Opens a mill so that one closes on each of these points.
    OpensRunning(PointSet),
    /// Opens a mill that no enemy can spoil at the point left.
    OpensSafely(Point),
    /// Opens a mill to close it again there.
    Opens(Point),
    /// Makes mills possible on these points.
    Threatens(PointSet),
    /// So many enemy men more cannot move.
    ShutsIn(u8),
    /// Stands where an enemy row was to grow.
    InTheWay(Point),
    /// A man of the hand on a point with four ways.
    TakesCrossing(Point),
    /// A man moved to a point with four ways.
    MovesToCrossing(Point),
    /// A man of the hand on a point with three ways.
    ThreeWays(Point),
    /// Gives its men more moves.
    Room,
    /// Its men can all move.
    KeepsFree,
    /// Nothing of the sort.
    Waits,
    /// A man of the hand beside another.
    Builds,
    /// A man of the hand by itself.
    Spreads,
}

/// How mills are closed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Closing {
    /// One.
    One,
    /// One, with a man out of another.
    Running,
    /// Two at once.
    Two,
    /// More.
    Several,
}

/// What a closed mill brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// Nothing could be taken.
    Nothing,
    /// These men.
    Takes(PointSet),
    /// Men of an enemy mill.
    Breaks(PointSet),
    /// The man that threatened these points.
    Parries(PointSet),
}

impl Reason {
    /// The names of points, sorted.
    pub fn labels(&self, points: PointSet) -> Vec<&'static str> {
        let geometry = Geometry::of(self.board, Diagonals::None);
        let mut labels: Vec<_> = points.into_iter().map(|point| geometry.label(point)).collect();
        labels.sort_unstable();
        labels
    }

    /// The name of a point.
    pub fn label(&self, point: Point) -> &'static str {
        Geometry::of(self.board, Diagonals::None).label(point)
    }

    /// Names joined by "and".
    fn list(&self, points: PointSet) -> String {
        match self.labels(points).as_slice() {
            [] => String::new(),
            [one] => (*one).to_owned(),
            [most @ .., last] => format!("{} and {last}", most.join(", ")),
        }
    }
}

impl Closing {
    const fn english(self) -> &'static str {
        match self {
            Self::One => "closes a mill",
            Self::Running => "runs from mill to mill",
            Self::Two => "closes two mills",
            Self::Several => "closes several mills",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (list, label) = (|points| self.list(points), |point| self.label(point));
        match self.merit {
            Merit::WinsByMill => f.write_str("closes a mill and wins: two men cannot make one"),
            Merit::WinsByBlocking => f.write_str("wins: the other side cannot move"),
            Merit::WinsAtOnce => f.write_str("closes a mill and wins"),
            Merit::WinsByFullBoard => f.write_str("fills the board and wins"),
            Merit::NothingBetter => f.write_str("has nothing better"),
            Merit::Draws => f.write_str("makes a draw"),
            Merit::Takes(points) => write!(f, "takes {}", list(points)),
            Merit::Mill { closing, gain } => {
                f.write_str(closing.english())?;
                match gain {
                    Gain::Nothing => Ok(()),
                    Gain::Takes(points) => write!(f, " and takes {}", list(points)),
                    Gain::Breaks(points) => write!(f, " and breaks one with {}", list(points)),
                    Gain::Parries(threat) => write!(f, " and takes the man that threatened {}", list(threat)),
                }
            }
            Merit::Blocks(at, made) if made.is_empty() => write!(f, "blocks {}", label(at)),
            Merit::Blocks(at, made) => write!(f, "blocks {} and threatens {}", label(at), list(made)),
            Merit::OpensRunning(next) => write!(f, "opens the running mill: {} next", list(next)),
            Merit::OpensSafely(from) => write!(f, "opens its mill; nobody can reach {}", label(from)),
            Merit::Opens(from) => write!(f, "opens its mill, to close it again at {}", label(from)),
            Merit::Threatens(made) if made.len() == 1 => write!(f, "threatens a mill at {}", list(made)),
            Merit::Threatens(made) => write!(f, "threatens mills at {}", list(made)),
            Merit::ShutsIn(1) => f.write_str("shuts a man in"),
            Merit::ShutsIn(count) => write!(f, "shuts {count} men in"),
            Merit::InTheWay(to) => write!(f, "stands in the way at {}", label(to)),
            Merit::TakesCrossing(to) => write!(f, "occupies the crossing {}", label(to)),
            Merit::MovesToCrossing(to) => write!(f, "moves to the crossing {}", label(to)),
            Merit::ThreeWays(to) => write!(f, "occupies {}, which has three ways out", label(to)),
            Merit::Room => f.write_str("gives its men more room"),
            Merit::KeepsFree => f.write_str("keeps its men free"),
            Merit::Waits => f.write_str("waits"),
            Merit::Builds => f.write_str("builds on its men"),
            Merit::Spreads => f.write_str("spreads its men"),
        }
    }
}
