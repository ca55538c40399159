//! Puzzles on the board: right turns are answered, wrong ones said and taken back, what is solved is remembered.

use bevy::prelude::*;
use nine_mens_morris::game::{
    CurrentGame, Occasion, PuzzleCue, PuzzleSaid, PuzzleTable, Solved, Storage, TurnPhase, UndoTurn,
};
use nine_mens_morris::puzzle::{self, Puzzle};

use crate::harness::{game, headless_with, play_turn, settle};

fn at_table(puzzle: &Puzzle) -> App {
    let mut app = headless_with(|_| {});
    app.world_mut().write_message(PuzzleCue::Begin(puzzle.id.clone()));
    settle(&mut app);
    assert_eq!(app.world().resource::<CurrentGame>().occasion(), Occasion::Puzzle);
    assert_eq!(game(&app).position(), &puzzle.start);
    app
}

fn wait(app: &mut App) {
    (0..200).for_each(|_| app.update());
    settle(app);
}

fn table(app: &App) -> &PuzzleTable {
    app.world().resource::<PuzzleTable>()
}

#[test]
fn every_puzzle_can_be_solved_by_its_line() {
    for puzzle in puzzle::all() {
        let mut app = at_table(puzzle);
        for mv in puzzle.solution.iter().step_by(2) {
            assert!(!table(&app).is_solved(), "{}", puzzle.id);
            play_turn(&mut app, *mv);
            // An answer with a removal takes two steps, each with its pause.
            (0..90).for_each(|_| app.update());
        }
        assert_eq!(table(&app).said(), Some(&PuzzleSaid::Solved), "{}", puzzle.id);
        assert_eq!(
            game(&app).moves().collect::<Vec<_>>(),
            puzzle.solution,
            "{}: the answers are the line's",
            puzzle.id
        );
        assert_eq!(app.world().resource::<Solved>().tries(&puzzle.id), Some(0));
    }
}

#[test]
fn a_wrong_turn_is_said_and_taken_back_and_counts() {
    let puzzle = puzzle::all().iter().find(|puzzle| puzzle.depth() > 1).expect("there are long ones");
    let right = puzzle.right().expect("it has a solution");
    let mut app = at_table(puzzle);
    let wrong = game(&app).legal_moves().into_iter().find(|&mv| mv != right).expect("there are other turns");
    play_turn(&mut app, wrong);
    let Some(PuzzleSaid::Wrong { tried, .. }) = table(&app).said() else { panic!("{:?}", table(&app).said()) };
    assert_eq!(*tried, puzzle.start.text(&puzzle.rules, wrong));
    wait(&mut app);
    assert_eq!(game(&app).position(), &puzzle.start, "taken back");
    assert_eq!(*app.world().resource::<TurnPhase>(), TurnPhase::Choosing);
    for mv in puzzle.solution.iter().step_by(2) {
        play_turn(&mut app, *mv);
        wait(&mut app);
    }
    assert_eq!(app.world().resource::<Solved>().tries(&puzzle.id), Some(1));
}

#[test]
fn a_person_may_take_back_and_be_shown_the_turn() {
    let puzzle = puzzle::all().iter().find(|puzzle| puzzle.depth() > 1).expect("there are long ones");
    let mut app = at_table(puzzle);
    play_turn(&mut app, puzzle.solution[0]);
    wait(&mut app);
    assert_eq!(game(&app).ply(), 2, "answered");
    app.world_mut().write_message(UndoTurn);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 0);
    for _ in 0..puzzle.depth() {
        app.world_mut().write_message(PuzzleCue::ShowTurn);
        wait(&mut app);
        wait(&mut app);
    }
    assert_eq!(table(&app).said(), Some(&PuzzleSaid::Solved));
    assert_eq!(app.world().resource::<Solved>().tries(&puzzle.id), None, "what was shown is not solved");
}

#[test]
fn what_is_solved_is_kept() {
    let folder = std::env::temp_dir().join(format!("morris-puzzles-{}", std::process::id()));
    let puzzle = puzzle::all().iter().find(|puzzle| puzzle.depth() == 1).expect("there are short ones");
    let solve = |app: &mut App| {
        app.world_mut().write_message(PuzzleCue::Begin(puzzle.id.clone()));
        settle(app);
        play_turn(app, puzzle.solution[0]);
        app.world().resource::<Storage>().settle();
    };
    let with_folder = || {
        headless_with(|app| {
            app.insert_resource(Storage::in_folder(&folder));
        })
    };
    let mut app = with_folder();
    assert_eq!(app.world().resource::<Solved>().count(), 0);
    solve(&mut app);
    drop(app);
    let app = with_folder();
    assert_eq!(app.world().resource::<Solved>().tries(&puzzle.id), Some(0));
    std::fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn the_next_puzzle_is_one_that_is_not_solved() {
    let all = puzzle::all();
    let mut app = at_table(&all[0]);
    for mv in all[0].solution.iter().step_by(2) {
        play_turn(&mut app, *mv);
        wait(&mut app);
    }
    app.world_mut().write_message(PuzzleCue::Next);
    settle(&mut app);
    assert_eq!(table(&app).puzzle().map(|puzzle| &puzzle.id), Some(&all[1].id));
}
