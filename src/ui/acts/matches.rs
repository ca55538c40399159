//! How matches begin, and how they end without a last turn.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::pages::Pages;
use crate::ai::Score;
use crate::game::{
    CallGame, Clocks, CurrentGame, Evening, Names, NewGame, Occasion, Seats, Theatre, Thinking, Verdict,
};
use crate::preferences::Preferences;
use crate::rules::{ByColor, Color};
use crate::ui::game_plan::{ChosenRules, GamePlan, Opponent, Pick, rematch, seated};
use crate::ui::text;
use crate::ui::toasts::board::BoardToasts;

/// Begins and ends matches.
#[derive(SystemParam)]
pub struct Matches<'w> {
    chosen: Res<'w, ChosenRules>,
    plan: ResMut<'w, GamePlan>,
    current: Res<'w, CurrentGame>,
    seats: Res<'w, Seats>,
    thinking: Res<'w, Thinking>,
    theatre: Res<'w, Theatre>,
    evening: ResMut<'w, Evening>,
    names: ResMut<'w, Names>,
    clocks: ResMut<'w, Clocks>,
    toasts: ResMut<'w, BoardToasts>,
    games: MessageWriter<'w, NewGame>,
    calls: MessageWriter<'w, CallGame>,
}

impl Matches<'_> {
    /// The next match is against such an opponent.
    pub fn plan_against(&mut self, opponent: Opponent) {
        self.plan.opponent = opponent;
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
        if self.evening.names != preferences.names {
            self.evening.names = preferences.names.clone();
            self.evening.clear();
        }
        self.evening.seat(false);
        let clock = self.plan.clock.filter(|_| self.plan.opponent != Opponent::Watch);
        self.clocks.arm(clock);
        self.play(request, pages);
    }

    /// The same again, with the sides swapped.
    pub fn rematch(&mut self, pages: &mut Pages) {
        if self.is_between_two() {
            self.evening.swap();
        }
        let control = self.clocks.control();
        self.clocks.arm(control);
        self.play(rematch(&self.current, &self.seats, rand::random()), pages);
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
        self.play(NewGame { game, seats, seed: rand::random(), occasion: Occasion::Match }, pages);
    }

    fn play(&mut self, request: NewGame, pages: &mut Pages) {
        let named = request.seats.humans() == 2;
        let name = |color| if named { self.evening.name(color).to_owned() } else { String::new() };
        *self.names = Names(ByColor::from_fn(name));
        self.games.write(request);
        pages.to_board();
    }

    /// Offers a draw to the computer player, which takes it if neither side stands better.
    pub fn offer_draw_to_computer(&mut self, pages: &mut Pages) {
        let level = self.thinking.thought().is_some_and(|thought| is_level(thought.score));
        if self.seats.humans() == 1 && level {
            self.calls.write(CallGame(Verdict::Agreed));
        } else {
            self.toasts.say(text::word("draw-declined"));
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
    matches!(score, Score::Estimate(-50..=50))
}
