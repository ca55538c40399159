//! What may differ between games: the options, the presets that fill them in, and their text form
//! `nine,flying=never,double-mill=per-mill` (a preset, then what differs).

use serde::{Deserialize, Serialize};

use super::geometry::{Board, Diagonals, Geometry};
use super::notation::glance;
use super::rule_error::{Allowed, RuleError};

/// Declares an option's values with their names in rule text and one sentence each.
macro_rules! option {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$value_doc])* $value),+ }

        impl OptionValue for $name {
            const VALUES: &'static [(Self, &'static str)] = &[$((Self::$value, $text)),+];
        }
    };
}

/// An option with a closed list of named values.
pub trait OptionValue: Copy + PartialEq + 'static {
    /// Every value with its name, the default first.
    const VALUES: &'static [(Self, &'static str)];

    /// The name of this value in rule text.
    fn name(self) -> &'static str {
        Self::VALUES.iter().find(|(value, _)| *value == self).map_or("", |(_, name)| name)
    }

    /// The value with this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::VALUES.iter().find(|(_, known)| *known == name).map(|(value, _)| *value)
    }
}

impl OptionValue for Board {
    const VALUES: &'static [(Self, &'static str)] = &[(Self::Nine, "nine"), (Self::Six, "six"), (Self::Three, "three")];
}

impl OptionValue for Diagonals {
    const VALUES: &'static [(Self, &'static str)] =
        &[(Self::None, "none"), (Self::Paths, "paths"), (Self::Mills, "mills")];
}

impl OptionValue for bool {
    const VALUES: &'static [(Self, &'static str)] = &[(false, "no"), (true, "yes")];
}

option! {
    /// Who may fly once the hand is empty.
    Flying {
        /// A side with three men (or fewer) on the board.
        Three = "three",
        /// Nobody.
        Never = "never",
        /// Everybody.
        Always = "always",
    }
}

option! {
    /// Which enemy men a mill may take.
    Removal {
        /// Men outside mills; any, when all stand in mills.
        Protected = "protected",
        /// Any man.
        Any = "any",
        /// Men outside mills only; when all stand in mills nothing is taken.
        Strict = "strict",
        /// As strict, but of three last men that form a mill any may be taken.
        LastThree = "last-three",
    }
}

option! {
    /// What a turn that closes several mills earns.
    DoubleMill {
        /// One removal.
        One = "one",
        /// One removal for each mill.
        PerMill = "per-mill",
    }
}

option! {
    /// Whether a mill may be opened and closed with the same man.
    Reforming {
        /// Freely.
        Free = "free",
        /// A man that left a mill may not go back on the next turn to close it.
        SameMill = "same-mill",
        /// A man that left one mill and closed another may not go back on the next turn to close the first.
        Shuttle = "shuttle",
    }
}

option! {
    /// What a closed mill does.
    MillEffect {
        /// It takes an enemy man.
        Removes = "removes",
        /// It wins the game.
        Wins = "wins",
    }
}

option! {
    /// What happens to a player to move who has no legal turn.
    Blocked {
        /// That player loses.
        Loses = "loses",
        /// The game is drawn.
        Draws = "draws",
        /// The other side moves again.
        Passes = "passes",
    }
}

option! {
    /// The outcome when the board is full before the moving phase.
    FullBoard {
        /// A draw.
        Draw = "draw",
        /// The player who began loses.
        FirstLoses = "first-loses",
    }
}

/// The rules of one game, as a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RuleSet {
    /// The board.
    pub board: Board,
    /// Men a side, 3 to 12 and at most half the points.
    pub men: u8,
    /// The corner lines.
    pub diagonals: Diagonals,
    /// Who may fly.
    pub flying: Flying,
    /// Whether men on the board may slide while others are in hand (Lasker).
    pub slide_while_placing: bool,
    /// Which men may be taken.
    pub removal: Removal,
    /// What several mills at once earn.
    pub double_mill: DoubleMill,
    /// Whether mills may be re-closed.
    pub reforming: Reforming,
    /// What a mill does.
    pub mill: MillEffect,
    /// What being blocked means.
    pub blocked: Blocked,
    /// What a full board means.
    pub full_board: FullBoard,
    /// So many turns in a row without a capture or placement draw; none is off.
    pub quiet_turns: Option<u16>,
    /// Whether the third occurrence of a position draws.
    pub repetition: bool,
    /// So many turns without a capture draw once a side is down to three men; none is off.
    pub endgame_clock: Option<u16>,
}

/// A named rule set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// Nine Men's Morris.
    Nine,
    /// Nine Men's Morris without flying.
    NineNoFlying,
    /// Six Men's Morris on two squares.
    Six,
    /// Three Men's Morris.
    Three,
    /// Lasker Morris: ten men, slides allowed from the start.
    Lasker,
    /// Twelve Men's Morris with diagonals.
    Twelve,
    /// Morabaraba.
    Morabaraba,
    /// Nine men, diagonals to walk on only.
    DiagonalWalk,
}

impl Preset {
    /// Every preset, in menu order.
    pub const ALL: [Self; 8] = [
        Self::Nine,
        Self::NineNoFlying,
        Self::Six,
        Self::Three,
        Self::Lasker,
        Self::Twelve,
        Self::Morabaraba,
        Self::DiagonalWalk,
    ];

    /// The name in rule text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nine => "nine",
            Self::NineNoFlying => "nine-no-flying",
            Self::Six => "six",
            Self::Three => "three",
            Self::Lasker => "lasker",
            Self::Twelve => "twelve",
            Self::Morabaraba => "morabaraba",
            Self::DiagonalWalk => "diagonal-walk",
        }
    }

    /// The name on a menu.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Nine => "Nine Men's Morris",
            Self::NineNoFlying => "Nine Men's Morris, no flying",
            Self::Six => "Six Men's Morris",
            Self::Three => "Three Men's Morris",
            Self::Lasker => "Lasker Morris",
            Self::Twelve => "Twelve Men's Morris",
            Self::Morabaraba => "Morabaraba",
            Self::DiagonalWalk => "Diagonal walk",
        }
    }

    /// The preset with this name in rule text.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// The rules it stands for.
    pub const fn rules(self) -> RuleSet {
        let nine = RuleSet {
            board: Board::Nine,
            men: 9,
            diagonals: Diagonals::None,
            flying: Flying::Three,
            slide_while_placing: false,
            removal: Removal::Protected,
            double_mill: DoubleMill::One,
            reforming: Reforming::Free,
            mill: MillEffect::Removes,
            blocked: Blocked::Loses,
            full_board: FullBoard::Draw,
            quiet_turns: Some(100),
            repetition: true,
            endgame_clock: None,
        };
        let twelve = RuleSet { men: 12, diagonals: Diagonals::Mills, ..nine };
        match self {
            Self::Nine => nine,
            Self::NineNoFlying => RuleSet { flying: Flying::Never, ..nine },
            Self::Six => RuleSet { board: Board::Six, men: 6, flying: Flying::Never, ..nine },
            Self::Three => {
                RuleSet { board: Board::Three, men: 3, flying: Flying::Never, mill: MillEffect::Wins, ..nine }
            }
            Self::Lasker => RuleSet { men: 10, slide_while_placing: true, ..nine },
            Self::Twelve => twelve,
            Self::Morabaraba => RuleSet { reforming: Reforming::Shuttle, endgame_clock: Some(10), ..twelve },
            Self::DiagonalWalk => RuleSet { diagonals: Diagonals::Paths, ..nine },
        }
    }
}

impl Default for RuleSet {
    /// Nine Men's Morris.
    fn default() -> Self {
        Preset::Nine.rules()
    }
}

/// One field of a rule set in its text form.
pub struct Field {
    /// Its name in rule text.
    pub name: &'static str,
    /// The values it takes.
    pub allowed: fn() -> Allowed,
    /// Its value in a rule set, as text.
    pub get: fn(&RuleSet) -> String,
    set: fn(&mut RuleSet, &str) -> Option<()>,
}

fn names<T: OptionValue>() -> Allowed {
    Allowed::Names(T::VALUES.iter().map(|(_, name)| *name).collect())
}

fn count_text(count: Option<u16>) -> String {
    count.map_or_else(|| "off".to_owned(), |turns| turns.to_string())
}

fn parse_count(text: &str) -> Option<Option<u16>> {
    if text == "off" { Some(None) } else { text.parse().ok().filter(|&turns| turns > 0).map(Some) }
}

macro_rules! named {
    ($text:literal, $field:ident, $type:ty) => {
        Field {
            name: $text,
            allowed: names::<$type>,
            get: |rules| rules.$field.name().to_owned(),
            set: |rules, text| {
                rules.$field = <$type>::from_name(text)?;
                Some(())
            },
        }
    };
}

macro_rules! counted {
    ($text:literal, $field:ident) => {
        Field {
            name: $text,
            allowed: || Allowed::Turns,
            get: |rules| count_text(rules.$field),
            set: |rules, text| {
                rules.$field = parse_count(text)?;
                Some(())
            },
        }
    };
}

/// Every field of a rule set, in the order of its text form.
pub const FIELDS: [Field; 14] = [
    named!("board", board, Board),
    Field {
        name: "men",
        allowed: || Allowed::Men,
        get: |rules| rules.men.to_string(),
        set: |rules, text| {
            rules.men = text.parse().ok().filter(|men| (3..=12).contains(men))?;
            Some(())
        },
    },
    named!("diagonals", diagonals, Diagonals),
    named!("flying", flying, Flying),
    named!("slide-while-placing", slide_while_placing, bool),
    named!("removal", removal, Removal),
    named!("double-mill", double_mill, DoubleMill),
    named!("reforming", reforming, Reforming),
    named!("mill", mill, MillEffect),
    named!("blocked", blocked, Blocked),
    named!("full-board", full_board, FullBoard),
    counted!("quiet-turns", quiet_turns),
    Field {
        name: "repetition",
        allowed: || Allowed::Names(vec!["third", "off"]),
        get: |rules| if rules.repetition { "third" } else { "off" }.to_owned(),
        set: |rules, text| {
            rules.repetition = match text {
                "third" => true,
                "off" => false,
                _ => return None,
            };
            Some(())
        },
    },
    counted!("endgame-clock", endgame_clock),
];

impl RuleSet {
    /// The board's tables.
    #[inline]
    pub fn geometry(&self) -> &'static Geometry {
        Geometry::of(self.board, self.diagonals)
    }

    /// Whether men walk on the corner lines.
    pub fn has_diagonals(&self) -> bool {
        self.diagonals != Diagonals::None
    }

    /// The preset that it is closest to, one on the same board if there is one, the plainer one when two are equally
    /// close.
    pub fn nearest_preset(&self) -> Preset {
        Preset::ALL
            .into_iter()
            .min_by_key(|preset| (preset.rules().board != self.board, self.differences(&preset.rules()).count()))
            .expect("there are presets")
    }

    /// A name for a menu: the nearest preset's, marked when something differs from it.
    pub fn title(&self) -> String {
        let preset = self.nearest_preset();
        let mark = if self.differences(&preset.rules()).next().is_some() { " (house rules)" } else { "" };
        format!("{}{mark}", preset.title())
    }

    /// Whether every field is one the board can take.
    ///
    /// # Errors
    /// [`RuleError::MenDoNotFit`] when the men do not fit on the board.
    pub fn check(&self) -> Result<(), RuleError> {
        let most = (self.geometry().len() / 2) as u8;
        if (3..=most).contains(&self.men) { Ok(()) } else { Err(RuleError::MenDoNotFit { men: self.men, most }) }
    }

    fn differences(&self, other: &Self) -> impl Iterator<Item = &'static Field> {
        let (own, other) = (*self, *other);
        FIELDS.iter().filter(move |field| (field.get)(&own) != (field.get)(&other))
    }
}

impl std::str::FromStr for RuleSet {
    type Err = RuleError;

    fn from_str(text: &str) -> Result<Self, RuleError> {
        let mut words = text.split(',').map(str::trim);
        let first = words.next().unwrap_or_default();
        let mut rules =
            Preset::from_name(first).ok_or_else(|| RuleError::UnknownPreset(glance(first))).map(Preset::rules)?;
        for word in words {
            let (name, value) = word.split_once('=').ok_or_else(|| RuleError::NotAField(glance(word)))?;
            let (name, value) = (name.trim(), value.trim());
            let field =
                FIELDS.iter().find(|field| field.name == name).ok_or_else(|| RuleError::UnknownField(glance(name)))?;
            (field.set)(&mut rules, value).ok_or_else(|| RuleError::BadValue {
                field: field.name,
                value: glance(value),
                allowed: (field.allowed)(),
            })?;
        }
        rules.check()?;
        Ok(rules)
    }
}

impl std::fmt::Display for RuleSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let preset = self.nearest_preset();
        f.write_str(preset.name())?;
        for field in self.differences(&preset.rules()) {
            write!(f, ",{}={}", field.name, (field.get)(self))?;
        }
        Ok(())
    }
}
