//! What a puzzle asks for, and what it is about.

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Goal {
    /// Close a mill with this turn.
    Close,
    /// Play so that the other side closes none with its next turn.
    Stop,
    /// Make sure of a mill within so many own turns, whatever the other side does.
    Force(u8),
    /// Win within so many own turns.
    Win(u8),
    /// Find the only turn that does not lose.
    Hold,
}

impl Goal {
    /// Its name, under which its sentence is found: `close`, `stop`, `force`, `win`, `hold`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Close => "close",
            Self::Stop => "stop",
            Self::Force(_) => "force",
            Self::Win(_) => "win",
            Self::Hold => "hold",
        }
    }

    /// In how many own turns it is to be done.
    pub const fn turns(self) -> u8 {
        match self {
            Self::Close | Self::Stop | Self::Hold => 1,
            Self::Force(turns) | Self::Win(turns) => turns,
        }
    }

    /// The goal as the set writes it: `win 3`.
    pub fn text(self) -> String {
        match self {
            Self::Force(turns) | Self::Win(turns) => format!("{} {turns}", self.name()),
            _ => self.name().to_owned(),
        }
    }

    /// The goal with this text.
    pub fn from_text(text: &str) -> Option<Self> {
        let (name, turns) = text.split_once(' ').unwrap_or((text, "1"));
        let turns = turns.parse().ok().filter(|turns| (1..=20).contains(turns))?;
        match name {
            "close" => Some(Self::Close),
            "stop" => Some(Self::Stop),
            "force" => Some(Self::Force(turns)),
            "win" => Some(Self::Win(turns)),
            "hold" => Some(Self::Hold),
            _ => None,
        }
    }

    /// How hard it is to see, 1 to 5.
    pub const fn level(self) -> u8 {
        match self {
            Self::Close => 1,
            Self::Stop | Self::Force(..=2) | Self::Win(..=1) => 2,
            Self::Hold | Self::Force(_) | Self::Win(2..=3) => 3,
            Self::Win(4..=6) => 4,
            Self::Win(_) => 5,
        }
    }
}

impl std::fmt::Display for Goal {
    /// The goal as a sentence without its full stop.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Close => f.write_str("close a mill"),
            Self::Stop => f.write_str("let the other side close no mill with its next turn"),
            Self::Force(turns) => write!(f, "make sure of a mill within {turns} turns"),
            Self::Win(1) => f.write_str("win with this turn"),
            Self::Win(turns) => write!(f, "win within {turns} turns"),
            Self::Hold => f.write_str("find the only turn that does not lose"),
        }
    }
}

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Theme {
    /// A mill is closed.
    Mill,
    /// A man stands in the way.
    Block,
    /// Two mills are threatened at once.
    Fork,
    /// A man runs from mill to mill.
    Running,
    /// The other side is shut in.
    Blockade,
    /// A quiet turn does it.
    Quiet,
    /// All is nearly lost.
    Rescue,
}

impl Theme {
    /// All.
    pub const ALL: [Self; 7] =
        [Self::Mill, Self::Block, Self::Fork, Self::Running, Self::Blockade, Self::Quiet, Self::Rescue];

    /// Its name: `mill`, `block`, `fork`, `running`, `blockade`, `quiet`, `rescue`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mill => "mill",
            Self::Block => "block",
            Self::Fork => "fork",
            Self::Running => "running",
            Self::Blockade => "blockade",
            Self::Quiet => "quiet",
            Self::Rescue => "rescue",
        }
    }

    /// The theme with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}
