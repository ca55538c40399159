//! The lessons are true: every position can be, every accepted turn is legal and does what the coach says, every turn
//! that the coach answers is another, and the search agrees that the answer is the best there is.

use std::collections::BTreeSet;

use nine_mens_morris::ai::{Limits, Score, Stop, analyse};
use nine_mens_morris::learn::{CHRONICLE, COURSE, Feedback, Objective, PupilAct, Stage};
use nine_mens_morris::rules::{Color, Game, Move, Position};

/// Every stage with the game it begins with, however the stages before were met.
fn stages() -> Vec<(&'static str, &'static Stage, Vec<Game>)> {
    let mut all = Vec::new();
    for lesson in &COURSE {
        let mut games: Vec<Game> = Vec::new();
        for stage in lesson.stages {
            if let Some(game) = stage.game() {
                games = vec![game.unwrap_or_else(|error| panic!("{}: {error}", stage.task))];
            }
            assert!(!games.is_empty(), "{} begins with a position", lesson.key);
            all.push((lesson.key, stage, games.clone()));
            games = games.iter().flat_map(|game| after(stage, game)).collect();
        }
    }
    all
}

/// The games after a stage was met and Black has answered.
fn after(stage: &Stage, game: &Game) -> Vec<Game> {
    let met = game.legal_moves().into_iter().filter_map(|mv| {
        let mut next = game.clone();
        next.play_unchecked(mv);
        let right = matches!(stage.judge(&next, game.ply(), PupilAct::Step), Feedback::Right(_));
        right.then_some(next)
    });
    met.map(|mut next| {
        if !stage.reply.is_empty() {
            let answer = stage.answer(&next).unwrap_or_else(|| panic!("{}: no answer is legal", stage.task));
            next.play_unchecked(answer);
        }
        next
    })
    .collect()
}

fn action(game: &Game, mv: Move) -> String {
    game.position().text(game.rules(), mv).split('x').next().unwrap_or_default().to_owned()
}

#[test]
fn every_stage_can_be_met_and_missed_and_says_something_each_time() {
    let mut missed = BTreeSet::new();
    for (lesson, stage, games) in stages() {
        for game in games {
            assert_eq!(game.position().turn(), Color::White, "{lesson} {}", stage.task);
            let mut right = 0;
            let mut wrong = BTreeSet::new();
            for mv in game.legal_moves() {
                let mut next = game.clone();
                next.play_unchecked(mv);
                match stage.judge(&next, game.ply(), PupilAct::Step) {
                    Feedback::Right(_) => right += 1,
                    Feedback::Wrong(key) => drop(wrong.insert((action(&game, mv), key))),
                    Feedback::Open => panic!("{lesson} {}: a whole turn leaves nothing open", stage.task),
                }
            }
            assert!(right > 0, "{lesson} {}: nothing meets it", stage.task);
            let free = matches!(stage.objective, Objective::Any | Objective::MeetProtection);
            assert!(free || !wrong.is_empty(), "{lesson} {}: nothing misses it", stage.task);
            missed.extend(wrong.into_iter().map(|(turn, key)| (stage.task, turn, key)));
            if let Objective::Turns(turns) = stage.objective {
                let legal: BTreeSet<_> = game.legal_moves().into_iter().map(|mv| action(&game, mv)).collect();
                let found = turns.iter().filter(|turn| legal.contains(**turn)).count();
                let enough = if stage.position.is_some() { turns.len() } else { 1 };
                assert!(found >= enough, "{lesson} {}: {turns:?}", stage.task);
            }
        }
    }
    for stage in COURSE.iter().flat_map(|lesson| lesson.stages) {
        for (turn, key) in stage.tries {
            assert!(missed.contains(&(stage.task, (*turn).to_owned(), *key)), "{}: '{turn}' is no miss", stage.task);
        }
    }
}

#[test]
fn the_protected_man_is_met_in_the_first_lesson() {
    let stage =
        COURSE[0].stages.iter().find(|stage| stage.objective == Objective::MeetProtection).expect("a stage about it");
    let game = stage.game().expect("a position").expect("a legal one");
    assert!(game.position().pending() > 0);
    assert_eq!(stage.judge(&game, 0, PupilAct::Protected), Feedback::Right(stage.right));
    assert_eq!(stage.judge(&game, 0, PupilAct::Step), Feedback::Open, "nothing has been taken yet");
}

#[test]
fn the_first_lesson_goes_through_all_phases_and_both_ways_of_winning() {
    use nine_mens_morris::rules::{Outcome, Phase, WinReason};
    let phases = COURSE[0].phases();
    for phase in [Phase::Placing, Phase::Moving, Phase::Flying] {
        assert!(phases.contains(&phase), "{phase:?}");
    }
    let mut ways = BTreeSet::new();
    for (_, stage, games) in stages().into_iter().filter(|(lesson, ..)| *lesson == COURSE[0].key) {
        for game in games.iter().flat_map(|game| after(stage, game)) {
            if let Some(Outcome::Win { winner: Color::White, reason }) = game.outcome() {
                ways.insert(format!("{reason:?}"));
            }
        }
    }
    assert_eq!(
        ways.into_iter().collect::<Vec<_>>(),
        [format!("{:?}", WinReason::Blocked), format!("{:?}", WinReason::FewMen)]
    );
}

/// Worth of a turn for White, in hundredths of a man; decided games lie beyond a thousand men.
fn worth(game: &Game, mv: Move) -> i64 {
    let mut next = game.clone();
    next.play_unchecked(mv);
    if let Some(outcome) = next.outcome() {
        return if outcome.winner() == Some(Color::White) { 1_000_000 } else { -1_000_000 };
    }
    let limits = Limits { nodes: Some(300_000), ..Limits::depth(9) };
    let thought = analyse(&next, limits, &Stop::default(), &mut |_, _| {}).expect("a game that goes on has a turn");
    match thought.score {
        Score::Estimate(value) => -i64::from(value),
        Score::Draw => 0,
        Score::Win(plies) => -900_000 + i64::from(plies),
        Score::Loss(plies) => 900_000 - i64::from(plies),
    }
}

/// The best that each action is worth, over what it may take.
fn ranking(game: &Game) -> Vec<(String, i64)> {
    let mut best: Vec<(String, i64)> = Vec::new();
    for mv in game.legal_moves() {
        let (name, value) = (action(game, mv), worth(game, mv));
        match best.iter_mut().find(|(other, _)| *other == name) {
            Some((_, other)) => *other = value.max(*other),
            None => best.push((name, value)),
        }
    }
    best
}

#[test]
fn the_search_agrees_with_every_strategic_answer() {
    for lesson in &COURSE[1..] {
        let stage = &lesson.stages[0];
        let game = stage.game().expect("a position").expect("a legal one");
        let ranking = ranking(&game);
        let met = |name: &str| {
            let mv = game.legal_moves().into_iter().find(|&mv| action(&game, mv) == name).expect("it was ranked");
            let mut next = game.clone();
            next.play_unchecked(mv);
            matches!(stage.judge(&next, game.ply(), PupilAct::Step), Feedback::Right(_))
        };
        let (right, wrong): (Vec<_>, Vec<_>) = ranking.iter().partition(|(name, _)| met(name));
        let worst_right = right.iter().map(|&(_, value)| value).min().expect("an answer");
        let best_wrong = wrong.iter().map(|&(_, value)| value).max().expect("a miss");
        if lesson.key == "lesson-crossings" {
            // With a man each on the board nothing is forced: no point is better than the best crossing, and every crossing
            // is better than the corners that the coach warns of.
            let best_right = right.iter().map(|&(_, value)| value).max().expect("an answer");
            let best_corner = wrong.iter().filter(|(name, _)| stage.tries.iter().any(|(corner, _)| corner == name));
            let best_corner = best_corner.map(|&(_, value)| value).max().expect("a corner");
            assert!(best_right >= best_wrong && worst_right > best_corner, "{right:?} against {wrong:?}");
            continue;
        }
        assert!(worst_right > best_wrong, "{}: {right:?} against {wrong:?}", lesson.key);
    }
}

#[test]
fn two_threats_at_once_win_by_force_and_one_does_not() {
    let flyer = COURSE.last().expect("the flyer").stages[0];
    let game = flyer.game().expect("a position").expect("a legal one");
    let ranking = ranking(&game);
    for (name, value) in ranking {
        assert_eq!(value > 800_000, name == "d7-g7", "{name}: {value}");
    }
}

#[test]
fn the_lessons_words_are_in_the_catalogue() {
    let path = |file: &str| std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales/en").join(file);
    let read = |file| std::fs::read_to_string(path(file)).expect("the catalogue");
    let (lessons, chronicle) = (read("lessons.ftl"), read("chronicle.ftl"));
    let has = |text: &str, key: &str| text.lines().any(|line| line.starts_with(&format!("{key} = ")));
    for lesson in &COURSE {
        let stages = lesson.stages.iter();
        let keys = stages.flat_map(|stage| {
            [stage.task, stage.right, stage.wrong].into_iter().chain(stage.tries.iter().map(|&(_, key)| key))
        });
        for key in keys.chain([lesson.key, lesson.about]) {
            assert!(has(&lessons, key), "{}: no words for '{key}'", lesson.key);
        }
    }
    for chapter in &CHRONICLE {
        for key in chapter.paragraphs.iter().copied().chain([chapter.key]) {
            assert!(has(&chronicle, key), "no words for '{key}'");
        }
        let rules = chapter.board.rules();
        assert!(Position::from_line(&rules, chapter.men).is_ok(), "{}: {}", chapter.key, chapter.men);
    }
}
