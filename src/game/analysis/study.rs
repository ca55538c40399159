//! Study: what every legal turn of a position is worth, for people who look at the board together. It rates the board of a
//! match between two people, the position that the theatre stands still at, or the position of the set-up page; never a
//! match against the computer.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::analyst::Analyst;
use super::endgames::SolveEndgames;
use super::queue::{Answer, Purpose, Ticket};
use crate::ai::{Limits, RateOptions, Ratings, Score, rate_moves};
use crate::game::messages::Occasion;
use crate::game::players::Seats;
use crate::game::schedule::ThinkSystems;
use crate::game::states::{Menu, Screen};
use crate::game::theatre::Theatre;
use crate::rules::{Game, Point, Position, RuleSet};

/// Adds the study.
pub fn plugin(app: &mut App) {
    app.init_resource::<Study>().add_message::<SwitchStudy>().add_message::<StudyPosition>();
    app.add_systems(Update, (take_requests, rate).chain().in_set(ThinkSystems::Study));
}

/// Positions searched for the turns of one position: about a second.
const POSITIONS: u64 = 600_000;

/// Request: the turns are rated, or no longer.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwitchStudy(pub bool);

/// Request: on the set-up page this is the position to be rated; `None` where no game can begin from what stands there.
#[derive(Message, Clone, Debug)]
pub struct StudyPosition(pub Option<Box<Game>>);

/// The ratings of the position on show, and whether anybody wants them.
#[derive(Resource, Default)]
pub struct Study {
    wanted: bool,
    /// The position of the set-up page.
    set_up: Option<Box<Game>>,
    /// What is rated, or was last.
    subject: Option<Subject>,
    /// How many subspaces were solved when it was.
    solved: usize,
    job: Ticket<Ratings>,
    ratings: Option<Ratings>,
}

/// What is rated: a position, at a revision of the board.
type Subject = (u64, RuleSet, Position);

/// What a turn that begins at a point is worth, as far as a person wants to know it at a glance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointWorth {
    /// It wins in so many plies, where the number is known.
    Won(Option<u32>),
    /// It draws.
    Drawn,
    /// It loses in so many plies, where the number is known.
    Lost(Option<u32>),
    /// As far as the search sees nothing is better.
    Best,
    /// As far as the search sees it is so many hundredths of a man worse than the best turn.
    Worse(u32),
    /// Another turn wins for certain; this one does not, as far as the search sees.
    Unclear,
}

impl Study {
    /// Whether turns are rated.
    pub const fn is_wanted(&self) -> bool {
        self.wanted
    }

    /// Whether the position on show is being rated.
    pub fn is_busy(&self) -> bool {
        self.job.is_pending()
    }

    /// The position that is rated, with its rules; `None` where there is nothing to study.
    pub fn position(&self) -> Option<(&RuleSet, &Position)> {
        self.subject.as_ref().map(|(_, rules, position)| (rules, position))
    }

    /// The ratings of that position, once they are there.
    pub const fn ratings(&self) -> Option<&Ratings> {
        self.ratings.as_ref()
    }

    /// The best that can come of each point: with a man lifted, of the points that it may go to; else of the men that may
    /// move, the points where a man may be placed, and the men that may be taken.
    pub fn labels(&self, lifted: Option<Point>) -> Vec<(Point, PointWorth)> {
        let (Some(ratings), Some((_, position))) = (&self.ratings, self.position()) else { return Vec::new() };
        labels(ratings, position.pending() > 0, lifted)
    }
}

fn labels(ratings: &Ratings, removing: bool, lifted: Option<Point>) -> Vec<(Point, PointWorth)> {
    let Some(best) = ratings.moves.first().map(|rated| rated.score) else { return Vec::new() };
    let mut scores = BTreeMap::<Point, Score>::new();
    for rated in &ratings.moves {
        let points: Vec<Point> = match lifted {
            _ if removing => rated.mv.removed().into_iter().collect(),
            Some(from) if rated.mv.from() == Some(from) => rated.mv.to().into_iter().collect(),
            Some(_) => Vec::new(),
            None => rated.mv.from().or(rated.mv.to()).into_iter().collect(),
        };
        // The best comes first.
        for point in points {
            scores.entry(point).or_insert(rated.score);
        }
    }
    scores.into_iter().map(|(point, score)| (point, worth(score, best))).collect()
}

fn worth(score: Score, best: Score) -> PointWorth {
    let known = |plies: u32| (plies < Score::FAR).then_some(plies);
    let value = match score {
        Score::Win(plies) => return PointWorth::Won(known(plies)),
        Score::Draw => return PointWorth::Drawn,
        Score::Loss(plies) => return PointWorth::Lost(known(plies)),
        Score::Estimate(value) => value,
    };
    match best {
        Score::Win(_) => PointWorth::Unclear,
        Score::Draw => PointWorth::Worse(value.min(0).unsigned_abs()),
        Score::Estimate(best) if best > value => PointWorth::Worse(best.abs_diff(value)),
        Score::Estimate(_) | Score::Loss(_) => PointWorth::Best,
    }
}

fn take_requests(
    mut switched: MessageReader<SwitchStudy>,
    mut set_up: MessageReader<StudyPosition>,
    mut study: ResMut<Study>,
) {
    if let Some(&SwitchStudy(wanted)) = switched.read().last() {
        study.wanted = wanted;
    }
    if let Some(StudyPosition(game)) = set_up.read().last() {
        study.set_up.clone_from(game);
    }
}

fn rate(
    states: (Res<State<Screen>>, Res<State<Menu>>),
    seats: Res<Seats>,
    theatre: Res<Theatre>,
    mut analyst: Analyst,
    mut study: ResMut<Study>,
    mut solve: MessageWriter<SolveEndgames>,
) {
    let current = &analyst.current;
    let game = match (*states.0.get(), *states.1.get()) {
        _ if !study.wanted => None,
        (_, Menu::SetUp) => study.set_up.as_deref(),
        (Screen::Playing, Menu::None) if seats.humans() == 2 && current.occasion() == Occasion::Match => {
            Some(current.game()).filter(|_| current.verdict().is_none())
        }
        (Screen::Theatre, Menu::None) if !theatre.is_playing() => Some(current.game()),
        _ => None,
    };
    let Some(game) = game.filter(|game| game.outcome().is_none()).cloned() else {
        if study.subject.is_some() {
            analyst.cancel(Purpose::Study);
            (study.subject, study.ratings) = (None, None);
        }
        return;
    };
    let rules = *game.rules();
    if !analyst.endgames.are_of(&rules) {
        solve.write(SolveEndgames(rules));
    }
    let subject = (analyst.current.revision(), rules, *game.position());
    let solved = analyst.endgames.database().map_or(0, |database| database.tables().count());
    if study.subject != Some(subject) {
        analyst.cancel(Purpose::Study);
        (study.subject, study.ratings) = (Some(subject), None);
    }
    // Estimates are worked out again when more has been solved meanwhile: they may be truths now.
    let exact = |ratings: &Ratings| ratings.moves.iter().all(|rated| rated.score.is_exact());
    let stands = study.ratings.as_ref().is_some_and(|ratings| exact(ratings) || study.solved == solved);
    if !study.is_busy() && !stands {
        study.solved = solved;
        let (memory, blocking) = (analyst.memory(), analyst.mode.blocking);
        let nodes = if blocking { POSITIONS / 10 } else { POSITIONS };
        let options = RateOptions::every_move(Limits::nodes(nodes));
        study.job = analyst.ask(Purpose::Study, move |stop| rate_moves(&game, &options, &memory, stop, &mut |_, _| {}));
    }
    if let Answer::Found(ratings) = study.bypass_change_detection().job.take() {
        study.ratings = Some(ratings);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Memory, RatedMove, Stop};
    use crate::rules::{Move, Preset};

    fn point(label: &str) -> Point {
        Preset::Nine.rules().geometry().find(label).expect("a point")
    }

    fn rated(mv: Move, score: Score) -> RatedMove {
        RatedMove { mv, score, depth: 0, pv: Vec::new() }
    }

    #[test]
    fn a_point_bears_the_best_that_can_come_of_it() {
        let [a, b, c, d] = ["a1", "d1", "g1", "a4"].map(point);
        let ratings = |moves| Ratings { moves, depth: 1, nodes: 1 };
        let slides = ratings(vec![
            rated(Move::slide(a, b), Score::Estimate(50)),
            rated(Move::slide(c, b), Score::Draw),
            rated(Move::slide(a, d), Score::Estimate(-20)),
            rated(Move::slide(d, a), Score::Loss(7)),
        ]);
        assert_eq!(
            labels(&slides, false, None),
            [(a, PointWorth::Best), (c, PointWorth::Drawn), (d, PointWorth::Lost(Some(7)))]
                .into_iter()
                .collect::<BTreeMap<_, _>>()
                .into_iter()
                .collect::<Vec<_>>()
        );
        let of_a: BTreeMap<_, _> = labels(&slides, false, Some(a)).into_iter().collect();
        assert_eq!(of_a, BTreeMap::from([(b, PointWorth::Best), (d, PointWorth::Worse(70))]));
        let taking = ratings(vec![
            rated(Move::remove(a.set()), Score::Win(5)),
            rated(Move::remove(b.set()), Score::Win(Score::FAR)),
            rated(Move::remove(c.set()), Score::Estimate(300)),
        ]);
        let taken: BTreeMap<_, _> = labels(&taking, true, None).into_iter().collect();
        let known = [(a, PointWorth::Won(Some(5))), (b, PointWorth::Won(None)), (c, PointWorth::Unclear)];
        assert_eq!(taken, BTreeMap::from(known));
    }

    #[test]
    fn every_turn_of_a_position_has_a_label() {
        let game = Game::from_text("nine", Some("a7,d7,g4,b2/a4,b4,g1 w 0-0"), None).expect("a position");
        let options = RateOptions::every_move(Limits::nodes(20_000));
        let ratings = rate_moves(&game, &options, &Memory::NONE, &Stop::default(), &mut |_, _| {}).expect("turns");
        let all: BTreeMap<_, _> = labels(&ratings, false, None).into_iter().collect();
        let men = game.legal_moves().into_iter().filter_map(Move::from).collect::<std::collections::BTreeSet<_>>();
        assert_eq!(all.keys().copied().collect::<std::collections::BTreeSet<_>>(), men);
        assert_eq!(all[&point("g4")], PointWorth::Won(Some(1)), "it closes a mill and leaves Black two men");
    }
}
