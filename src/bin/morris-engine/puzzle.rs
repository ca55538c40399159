//! `morris-engine puzzle`: the puzzle of the day or another one, a try at it, and how the set was made.

use std::io::{self, Write};

use nine_mens_morris::platform;
use nine_mens_morris::puzzle::{self, Attempt, Feedback, Judges, Puzzle};
use nine_mens_morris::rules::Game;

use crate::failure::Failure;
use crate::picture;
use crate::start::StartArgs;

/// Which puzzle, and what to do with it.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The puzzle's name, as --list shows it
    #[arg(value_name = "ID", conflicts_with_all = ["list", "daily", "make", "certify"])]
    id: Option<String>,
    /// List all puzzles, one a line
    #[arg(long)]
    list: bool,
    /// The puzzle of a day, as in 2031-05-27 or 2031.05.27; today's (UTC) if none is given
    #[arg(long, value_name = "YYYY-MM-DD", num_args = 0..=1, default_missing_value = "today")]
    daily: Option<String>,
    /// Turns to try one after the other: the other side answers each right one
    #[arg(
        long = "try",
        value_name = "TURNS",
        allow_hyphen_values = true,
        conflicts_with_all = ["list", "make", "certify"]
    )]
    tries: Option<String>,
    /// Print the solution
    #[arg(long, conflicts_with_all = ["list", "make", "certify"])]
    solution: bool,
    /// Check every puzzle afresh
    #[arg(long, conflicts_with_all = ["list", "daily", "make"])]
    certify: bool,
    /// Make a set of so many puzzles and print it
    #[arg(long, value_name = "N", conflicts_with_all = ["list", "daily"])]
    make: Option<usize>,
    /// What the lot begins with when a set is made
    #[arg(long, value_name = "S", default_value_t = 1, requires = "make")]
    seed: u64,
}

/// Shows, tries, lists, checks or makes puzzles.
pub(crate) fn run(start: &StartArgs, args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    start.refuse("puzzle")?;
    if let Some(count) = args.make {
        let mut report = |line: &str| drop(writeln!(io::stderr(), "{line}"));
        let set = puzzle::make(count, args.seed, &Judges::new(), &mut report);
        return Ok(write!(out, "{}", puzzle::text_of(&set))?);
    }
    if args.certify {
        return certify(out);
    }
    if args.list {
        for puzzle in puzzle::all() {
            let Puzzle { id, goal, theme, level, .. } = puzzle;
            writeln!(out, "{id} level {level} {}: {} to play, {goal}", theme.name(), puzzle.side())?;
        }
        return Ok(());
    }
    let puzzle = choose(args)?;
    show(puzzle, out)?;
    if let Some(tries) = &args.tries {
        attempt(puzzle, tries, out)?;
    }
    if args.solution {
        let mut game = puzzle.game();
        let mut texts = Vec::new();
        for &mv in &puzzle.solution {
            texts.push(game.position().text(&puzzle.rules, mv));
            game.play_unchecked(mv);
        }
        writeln!(out, "solution: {}", texts.join(" "))?;
    }
    Ok(())
}

fn choose(args: &Args) -> Result<&'static Puzzle, Failure> {
    if let Some(id) = &args.id {
        return puzzle::find(id).ok_or_else(|| Failure::Input(format!("there is no puzzle '{id}': see puzzle --list")));
    }
    let day = match args.daily.as_deref() {
        None | Some("today") => day_number(platform::today()),
        Some(date) => {
            read_date(date).ok_or_else(|| Failure::Input(format!("'{date}' is not a date as in 2031-05-27")))?
        }
    };
    puzzle::daily(day).ok_or_else(|| Failure::Input("there are no puzzles".to_owned()))
}

fn read_date(text: &str) -> Option<i64> {
    let text = text.replace('.', "-");
    let mut parts = text.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let (year, month, day): (i16, i8, i8) = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
    let date = jiff::civil::Date::new(year, month, day).ok().filter(|_| year > 0 && parts.next().is_none())?;
    Some(day_number(date))
}

fn day_number(date: jiff::civil::Date) -> i64 {
    let (month, day) = (date.month().unsigned_abs(), date.day().unsigned_abs());
    puzzle::day_number(i32::from(date.year()), u32::from(month), u32::from(day))
}

fn show(puzzle: &Puzzle, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "puzzle: {}", puzzle.id)?;
    writeln!(out, "rules: {}", puzzle.rules)?;
    writeln!(out, "position: {}", puzzle.start.short_line(&puzzle.rules))?;
    writeln!(out, "board:")?;
    for line in picture::draw(&puzzle.start, puzzle.rules.geometry()) {
        writeln!(out, "  {line}")?;
    }
    writeln!(out, "goal: {} to play, {}", puzzle.side(), puzzle.goal)?;
    writeln!(out, "theme: {}\nlevel: {}", puzzle.theme.name(), puzzle.level)?;
    Ok(())
}

fn attempt(puzzle: &Puzzle, tries: &str, out: &mut impl Write) -> Result<(), Failure> {
    let mut attempt = Attempt::new(puzzle);
    for turn in nine_mens_morris::rules::split_turns(tries).map_err(Failure::input)? {
        if attempt.is_solved() {
            return Err(Failure::Input(format!("'{turn}' comes after the solution")));
        }
        let game: Game = attempt.game().clone();
        let text = |game: &Game, mv| game.position().text(game.rules(), mv);
        let mv = game.parse_move(&turn).map_err(Failure::input)?;
        match attempt.play(mv) {
            Feedback::Solved => writeln!(out, "{turn}: right, solved")?,
            Feedback::Right { reply } => {
                let mut next = game.clone();
                next.play_unchecked(mv);
                writeln!(out, "{turn}: right, answered by {}", text(&next, reply))?;
            }
            Feedback::Wrong { worth } => {
                let worth = worth.map(|worth| format!(" ({worth})")).unwrap_or_default();
                let mut next = game.clone();
                next.play_unchecked(mv);
                let reply = attempt.refutation(mv).map(|reply| format!(", answered by {}", text(&next, reply)));
                writeln!(out, "{turn}: wrong{worth}{}", reply.unwrap_or_default())?;
                return Ok(());
            }
            Feedback::Illegal(error) => return Err(Failure::input(error)),
        }
    }
    Ok(())
}

fn certify(out: &mut impl Write) -> Result<(), Failure> {
    let judges = Judges::new();
    for puzzle in puzzle::all() {
        puzzle::certify(puzzle, &judges).map_err(Failure::Input)?;
    }
    writeln!(out, "{} puzzles, each with one right first turn", puzzle::all().len())?;
    Ok(())
}
