//! How matches begin, and how they end without a last turn.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::pages::Pages;
use crate::ai::Score;
use crate::game::{
    CallGame, Clocks, CurrentGame, Evening, NewGame, Occasion, Pairing, Seats, Theatre, Thinking, Verdict,
};
use crate::preferences::Preferences;
use crate::rules::Color;
use crate::ui::game_plan::{ChosenRules, GamePlan, Opponent, Pick, PlanGame, rematch, seated};
use crate::ui::text;
use crate::ui::toasts::board::ShowBoardToast;

/// Begins and ends matches.
#[derive(SystemParam)]
pub struct Matches<'w> {
    chosen: Res<'w, ChosenRules>,
    plan: Res<'w, GamePlan>,
    current: Res<'w, CurrentGame>,
    seats: Res<'w, Seats>,
    thinking: Res<'w, Thinking>,
    theatre: Res<'w, Theatre>,
    evening: Res<'w, Evening>,
    clocks: Res<'w, Clocks>,
    plans: MessageWriter<'w, PlanGame>,
    toasts: MessageWriter<'w, ShowBoardToast>,
    games: MessageWriter<'w, NewGame>,
    calls: MessageWriter<'w, CallGame>,
}

impl Matches<'_> {
    /// The next match is against such an opponent.
    pub fn plan_against(&mut self, opponent: Opponent) {
        self.plans.write(PlanGame(GamePlan { opponent, ..*self.plan }));
    }

    /// Whether the lot has to be drawn before the match that is planned begins.
    pub fn needs_lot(&self) -> bool {
        self.plan.needs_lot()
    }

    /// Whether two people play.
    pub fn is_between_two(&self) -> bool {
        self.seats.humans() == 2
    }

    /// Begins the match that is planned. `lot`: the side that the lot gave, if it was drawn.
    pub fn begin(&mut self, lot: Color, preferences: &Preferences, pages: &mut Pages) {
        let request = self.plan.request(self.chosen.0, lot, rand::random());
        let clock = self.plan.clock.filter(|_| self.plan.opponent != Opponent::Watch);
        let pairing = Pairing::New(preferences.names.clone());
        self.play(request.with_clock(clock).with_pairing(pairing), pages);
    }

    /// The same again, with the sides swapped.
    pub fn rematch(&mut self, pages: &mut Pages) {
        let pairing = if self.is_between_two() { Pairing::Swapped } else { Pairing::AsBefore };
        let request = rematch(&self.current, &self.seats, rand::random());
        self.play(request.with_clock(self.clocks.control()).with_pairing(pairing), pages);
    }

    /// A person takes this side's seat in the game of the attract screen.
    pub fn take_seat(&mut self, color: Color, pages: &mut Pages) {
        self.play(seated(&self.current, &self.seats, color), pages);
    }

    /// Plays on from the position that the theatre shows. The side to move is the person's, if a computer player
    /// answers.
    pub fn play_on(&mut self, opponent: Opponent, pages: &mut Pages) {
        let game = self.theatre.so_far();
        let own = if game.position().turn() == Color::White { Pick::White } else { Pick::Black };
        let plan = GamePlan { opponent, own, ..*self.plan };
        let seats = plan.request(*game.rules(), Color::White, 0).seats;
        self.play(NewGame::new(game, seats, rand::random(), Occasion::Match), pages);
    }

    fn play(&mut self, request: NewGame, pages: &mut Pages) {
        let names = self.evening.names_for(&request.seats, &request.pairing);
        self.games.write(request.with_names(names));
        pages.to_board();
    }

    /// Offers a draw to the computer player, which takes it if neither side stands better.
    pub fn offer_draw_to_computer(&mut self, pages: &mut Pages) {
        let level = self.thinking.thought().is_some_and(|thought| is_level(thought.score));
        if self.seats.humans() == 1 && level {
            self.calls.write(CallGame(Verdict::Agreed));
        } else {
            self.toasts.write(ShowBoardToast(text::word("draw-declined").to_owned()));
        }
        pages.close();
    }

    /// Both agree on a draw.
    pub fn agree_draw(&mut self, pages: &mut Pages) {
        self.calls.write(CallGame(Verdict::Agreed));
        pages.close();
    }

    /// The person who is to move gives the game up; against a computer player, the person does.
    pub fn resign(&mut self, pages: &mut Pages) {
        let turn = self.current.game().position().turn();
        let loser = if self.seats.is_human(turn) { turn } else { !turn };
        self.calls.write(CallGame(Verdict::Resigned { loser }));
        pages.close();
    }
}

/// Whether a computer player takes a draw: it sees no more than half a man between the sides.
const fn is_level(score: Score) -> bool {
    matches!(score, Score::Draw | Score::Estimate(-50..=50))
}
