//! What is to be solved, and in which order.

use std::num::NonZeroU16;

use super::error::EndgameError;
use super::index::Index;
use super::material::Material;
use crate::rules::{Board, FullBoard, Preset, Reforming, RuleSet};

/// How much is to be solved. What it depends on is solved with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// One subspace, with its partner where the two hang together.
    Men(Material),
    /// The moving phase with up to so many men on the board.
    Total(u8),
    /// The whole game from the empty board.
    Game,
}

impl Extent {
    /// What the game itself should have by these rules, so that its strongest player is perfect where that is cheap: the
    /// whole game on the small boards and with three or four men, else nine men or fewer on the board.
    pub fn for_play(rules: &RuleSet) -> Self {
        if points(rules) < 24 || rules.men() <= 4 { Self::Game } else { Self::Total(9) }
    }

    /// The subspaces asked for.
    ///
    /// # Errors
    /// [`EndgameError::NoSubspace`] when the rules have no such subspace, [`EndgameError::Unsupported`] when they can
    /// have none at all.
    pub fn targets(self, rules: &RuleSet) -> Result<Vec<Material>, EndgameError> {
        check_rules(rules)?;
        match self {
            Self::Game => Ok(vec![Material::start(rules.men())]),
            Self::Men(material) => {
                check_material(rules, material)?;
                Ok(vec![material])
            }
            Self::Total(total) => {
                let targets: Vec<_> = (3..=rules.men())
                    .flat_map(|own| (3..=rules.men()).map(move |other| Material::moving(own, other)))
                    .filter(|material| material.on_board() <= total)
                    .collect();
                if targets.is_empty() {
                    let material = Material::moving(3, total.saturating_sub(3));
                    return Err(no_subspace(material, "each side needs three men".to_owned()));
                }
                Ok(targets)
            }
        }
    }
}

fn points(rules: &RuleSet) -> usize {
    rules.geometry().len()
}

fn no_subspace(material: Material, why: String) -> EndgameError {
    EndgameError::NoSubspace { material, why }
}

fn check_material(rules: &RuleSet, material: Material) -> Result<(), EndgameError> {
    for side in 0..2 {
        let total = material.total(side);
        if total < 3 {
            return Err(no_subspace(material, "each side needs three men".to_owned()));
        }
        if total > rules.men() {
            return Err(no_subspace(material, format!("a side has {} men", rules.men())));
        }
    }
    Ok(())
}

/// Whether the state of a game by these rules is men, side to move and hands alone.
///
/// The draws by quiet turns and by repetition do not count: they are outside the tables, which say what best play
/// reaches when neither cuts in. [`Database::judge`](super::Database::judge) adds them.
///
/// # Errors
/// [`EndgameError::Unsupported`] names the field that remembers more.
pub fn check_rules(rules: &RuleSet) -> Result<(), EndgameError> {
    if rules.reforming() != Reforming::Free {
        return Err(EndgameError::Unsupported("a ban on re-forming mills (field reforming) remembers the last turn"));
    }
    if rules.endgame_clock().is_some() {
        return Err(EndgameError::Unsupported("the three-men clock (field endgame-clock) remembers quiet turns"));
    }
    if rules.full_board() == FullBoard::FirstLoses && 2 * usize::from(rules.men()) >= points(rules) {
        return Err(EndgameError::Unsupported("a full board's outcome (field full-board) depends on who began"));
    }
    Ok(())
}

/// The rules with everything that no value depends on (men a side, full board, quiet turns, repetition) as in the plain game
/// on the same board: two rule sets share their tables when these agree.
pub(super) fn essential_rules(rules: &RuleSet) -> RuleSet {
    let plain = match rules.board() {
        Board::Nine => Preset::Nine,
        Board::Six => Preset::Six,
        Board::Three => Preset::Three,
    };
    plain
        .rules()
        .with_diagonals(rules.diagonals())
        .with_flying(rules.flying())
        .with_slide_while_placing(rules.slide_while_placing())
        .with_removal(rules.removal())
        .with_double_mill(rules.double_mill())
        .with_reforming(rules.reforming())
        .with_mill(rules.mill())
        .with_blocked(rules.blocked())
        .with_endgame_clock(rules.endgame_clock().and_then(NonZeroU16::new))
}

/// The subspaces that are solved in one go: one, or two that hang together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unit {
    material: Material,
    partner: Option<Material>,
}

impl Unit {
    /// The unit that a subspace belongs to.
    pub fn of(rules: &RuleSet, material: Material) -> Self {
        let swapped = material.swapped();
        if material.is_cyclic(rules) && swapped != material {
            Self { material: material.max(swapped), partner: Some(material.min(swapped)) }
        } else {
            Self { material, partner: None }
        }
    }

    /// Its first subspace, by which it is solved.
    pub const fn material(self) -> Material {
        self.material
    }

    /// Its subspaces.
    pub fn materials(self) -> impl Iterator<Item = Material> {
        [self.material].into_iter().chain(self.partner)
    }

    /// How many values it has.
    pub fn entries(self, rules: &RuleSet) -> u64 {
        self.materials().map(|material| Index::count(rules.board(), material)).sum()
    }

    /// The units that its turns lead to.
    pub fn exits(self, rules: &RuleSet) -> Vec<Self> {
        self.materials().flat_map(|material| material.exits(rules)).map(|exit| Self::of(rules, exit)).collect()
    }
}

/// The units that some subspaces need, each after those that it depends on.
pub fn plan(rules: &RuleSet, targets: &[Material]) -> Vec<Unit> {
    let mut units = Vec::new();
    for &target in targets {
        add(rules, Unit::of(rules, target), &mut units);
    }
    units
}

fn add(rules: &RuleSet, unit: Unit, units: &mut Vec<Unit>) {
    if units.contains(&unit) {
        return;
    }
    for exit in unit.exits(rules) {
        add(rules, exit, units);
    }
    units.push(unit);
}
