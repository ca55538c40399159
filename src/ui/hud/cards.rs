//! Cards that explain what happens for the first time: flying, a double mill, being nearly blocked. Each can be closed,
//! and all of them can be switched off.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::foot::{FootPanel, PanelContent};
use crate::ai::{Closing, Merit, explain};
use crate::game::{CurrentGame, GameStarted, Occasion, Seats, StepPlayed, Study, TurnPhase};
use crate::preferences::{ChangePreferences, Preferences};
use crate::rules::{Game, Phase};
use crate::ui::{UiFollow, text};

/// Adds the cards.
pub fn plugin(app: &mut App) {
    app.init_resource::<Cards>();
    app.add_systems(Update, choose_card.in_set(UiFollow::Playing));
}

/// What a card is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Card {
    /// A side may fly.
    Flying,
    /// Two mills in one turn, or a man that ran from one to another.
    DoubleMill,
    /// A person has almost no move left.
    NearlyBlocked,
    /// What the labels of a study mean.
    Study,
}

impl Card {
    /// Its name in the settings file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flying => "flying",
            Self::DoubleMill => "double-mill",
            Self::NearlyBlocked => "nearly-blocked",
            Self::Study => "study",
        }
    }

    fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Flying => (text::word("card-flying"), text::word("card-flying-says")),
            Self::DoubleMill => (text::word("card-double-mill"), text::word("card-double-mill-says")),
            Self::NearlyBlocked => (text::word("card-nearly-blocked"), text::word("card-nearly-blocked-says")),
            Self::Study => (text::word("card-study"), text::word("card-study-says")),
        }
    }
}

/// The card on show.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    shown: Option<Card>,
}

impl Cards {
    /// The card on show.
    pub const fn shown(self) -> Option<Card> {
        self.shown
    }
}

/// A person with this many legal turns or fewer is nearly blocked.
const FEW_TURNS: usize = 2;

/// The cards that fit the game as it stands. `to_move`: whether it is a person's turn; `last`: whether a turn was just finished.
fn worth_a_card(game: &Game, to_move: bool, last: bool) -> Vec<Card> {
    let (position, rules) = (game.position(), game.rules());
    let mut cards = Vec::new();
    let turn = position.turn();
    if to_move && position.phase(rules, turn) == Phase::Flying && rules.men() > 3 {
        cards.push(Card::Flying);
    }
    if to_move
        && position.phase(rules, turn) == Phase::Moving
        && position.pending() == 0
        && (1..=FEW_TURNS).contains(&game.legal_moves().len())
    {
        cards.push(Card::NearlyBlocked);
    }
    let mut before = game.clone();
    if last
        && let Some(mv) = before.undo()
        && let Merit::Mill { closing: Closing::Running | Closing::Two | Closing::Several, .. } =
            explain(&before, mv).merit
    {
        cards.push(Card::DoubleMill);
    }
    cards
}

#[expect(clippy::too_many_arguments, reason = "a system: its parameters are what it reads and writes")]
fn choose_card(
    (phase, study): (Res<TurnPhase>, Res<Study>),
    current: Res<CurrentGame>,
    seats: Res<Seats>,
    mut played: MessageReader<StepPlayed>,
    mut started: MessageReader<GameStarted>,
    mut looked_at: Local<u64>,
    preferences: Res<Preferences>,
    mut changes: MessageWriter<ChangePreferences>,
    mut cards: ResMut<Cards>,
) {
    let by_person = played.read().any(|step| seats.is_human(step.color));
    if started.read().count() > 0 || by_person {
        cards.set_if_neq(Cards::default());
    }
    let matters = preferences.cards && current.occasion() == Occasion::Match && *phase == TurnPhase::Choosing;
    if !matters || cards.shown.is_some() {
        return;
    }
    let seen = |card: Card| preferences.cards_seen.iter().any(|seen| seen == card.name());
    let labelled = || study.position().is_some_and(|(_, position)| position == current.game().position());
    if study.is_wanted() && !seen(Card::Study) && labelled() {
        show_first(Card::Study, &preferences, &mut changes, &mut cards);
        return;
    }
    if *looked_at == current.revision() {
        return;
    }
    *looked_at = current.revision();
    let game = current.game();
    let last = game.position().pending() == 0 && game.ply() > 0;
    if let Some(card) =
        worth_a_card(game, seats.is_human(game.position().turn()), last).into_iter().find(|&card| !seen(card))
    {
        show_first(card, &preferences, &mut changes, &mut cards);
    }
}

/// Shows a card and notes that it has been.
fn show_first(
    card: Card,
    preferences: &Preferences,
    changes: &mut MessageWriter<ChangePreferences>,
    cards: &mut ResMut<Cards>,
) {
    changes.write_batch(ChangePreferences::by(preferences, |wanted| wanted.cards_seen.push(card.name().to_owned())));
    cards.shown = Some(card);
}

/// Shows the card, if nothing else is asked.
pub fn show(
    mut contexts: EguiContexts,
    mut cards: ResMut<Cards>,
    mut foot: ResMut<FootPanel>,
    preferences: Res<Preferences>,
    mut changes: MessageWriter<ChangePreferences>,
) {
    let Some(card) = cards.shown.filter(|_| !foot.is_taken()) else { return };
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let (head, says) = card.words();
    let names = [text::word("card-understood"), text::word("card-no-more")];
    match foot.show(ctx, &PanelContent { name: "card", head, text: says, buttons: &names, lit: 0.6 }) {
        Some(0) => cards.shown = None,
        Some(_) => {
            cards.shown = None;
            changes.write_batch(ChangePreferences::by(&preferences, |wanted| wanted.cards = false));
        }
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(line: &str, moves: &str) -> Game {
        Game::from_text("nine", Some(line), Some(moves)).expect("a legal game")
    }

    #[test]
    fn three_men_fly_a_running_mill_runs_and_two_turns_are_few() {
        assert_eq!(worth_a_card(&game("a7,d7,b2/d5,e3,f4,c4 w 0-0", ""), true, false), [Card::Flying]);
        assert_eq!(worth_a_card(&game("a7,d7,b2/d5,e3,f4,c4 w 0-0", ""), false, false), [], "the other side flies");
        let ran = game("b6,d6,f6,a7,g7/d2,f2,e3,a1,c4,c5 w 0-0", "d6-d7xd2");
        assert_eq!(worth_a_card(&ran, false, true), [Card::DoubleMill]);
        let shut = game("a7,d7,g7,g4/a4,d6,f4,b4 w 0-0", "");
        assert_eq!(shut.legal_moves().len(), 1);
        assert_eq!(worth_a_card(&shut, true, false), [Card::NearlyBlocked]);
        assert_eq!(worth_a_card(&game("-/- w 9-9", ""), true, false), []);
    }
}
