//! The options that every command shares: which rules, from which position, after which turns.

use std::fmt::Write as _;

use clap::Args;
use nine_mens_morris::rules::{FIELDS, Game, Preset, RuleSet};

use crate::failure::Failure;

/// Where the game stands.
#[derive(Args)]
pub(crate) struct StartArgs {
    /// A preset, then what differs from it: nine,flying=never
    #[arg(
        long,
        global = true,
        default_value = "nine",
        value_name = "PRESET[,FIELD=VALUE...]",
        allow_hyphen_values = true
    )]
    rules: String,
    /// The position to begin with, as a line; the empty board if none is given
    #[arg(long, global = true, value_name = "LINE", allow_hyphen_values = true)]
    position: Option<String>,
    /// Turns to play from there: "d6 f4 d6-d5xb4"
    #[arg(long, global = true, value_name = "TURNS", allow_hyphen_values = true)]
    moves: Option<String>,
}

impl StartArgs {
    /// The game as it stands after the turns.
    pub(crate) fn game(&self) -> Result<Game, Failure> {
        Game::from_text(&self.rules, self.position.as_deref(), self.moves.as_deref()).map_err(Failure::input)
    }

    /// Whether a game is given, other than the default one.
    pub(crate) fn is_given(&self) -> bool {
        self.rules != Preset::Nine.name() || self.position.is_some() || self.moves.is_some()
    }
}

impl StartArgs {
    /// The rules alone, for a command that is told its positions in another way.
    pub(crate) fn only_rules(&self, command: &str) -> Result<RuleSet, Failure> {
        self.refuse_turns(command)?;
        self.rules.parse().map_err(Failure::input)
    }

    /// Refuses all of them, for a command that knows its rules and its position.
    pub(crate) fn refuse(&self, command: &str) -> Result<(), Failure> {
        self.refuse_turns(command)?;
        if self.rules == Preset::Nine.name() {
            Ok(())
        } else {
            Err(Failure::Input(format!("{command} takes no --rules")))
        }
    }

    fn refuse_turns(&self, command: &str) -> Result<(), Failure> {
        let given = [("--position", &self.position), ("--moves", &self.moves)];
        match given.into_iter().find(|(_, value)| value.is_some()) {
            Some((option, _)) => Err(Failure::Input(format!("{command} takes no {option}"))),
            None => Ok(()),
        }
    }
}

/// The commands that are told their positions in another way and take the rules alone.
const ONLY_RULES: [&str; 8] = ["uci", "match", "solve", "keep", "fit", "import", "review", "film"];
/// The commands that take neither rules nor a position.
const NOTHING: [&str; 1] = ["puzzle"];

/// The command line with a help for each command that leaves out what the command refuses.
pub(crate) fn hide_what_is_refused(mut program: clap::Command) -> clap::Command {
    let arguments: Vec<clap::Arg> = program.get_arguments().cloned().collect();
    let hidden =
        |name: &str| arguments.iter().find(|argument| argument.get_id() == name).map(|arg| arg.clone().hide(true));
    for (commands, options) in
        [(&ONLY_RULES[..], &["position", "moves"][..]), (&NOTHING, &["rules", "position", "moves"])]
    {
        for command in commands {
            program =
                program.mut_subcommand(command, |command| command.args(options.iter().filter_map(|name| hidden(name))));
        }
    }
    program
}

/// The presets, the fields and the texts, for `--help`.
pub(crate) fn help() -> String {
    let mut help = String::from("Presets:\n");
    for preset in Preset::ALL {
        let _ = writeln!(help, "  {:<20} {}", preset.name(), preset.title());
    }
    help.push_str("\nRule fields (the first value is that of `nine`):\n");
    for field in &FIELDS {
        let default = (field.get)(&Preset::Nine.rules());
        let allowed = (field.allowed)().to_string();
        let shown = if allowed.starts_with(&default) { String::new() } else { format!("{default}; ") };
        let _ = writeln!(help, "  {:<20} {shown}{allowed}", field.name);
    }
    help.push_str(TEXTS);
    help
}

const TEXTS: &str = "
Position lines:
  On boards of 24 points, Sanmill's line:
    ********/********/******** w p p 0 9 0 9 0 0 -1 -1 -1 -1 0 0 1 ids:nodes
  On every board, a short text: white/black, side to move, white's hand-black's hand, and what else there is to say:
    -/- w 9-9                    the empty board, White to place the first of nine men
    a7,d7,g7/b4,f6 w 6-7 x1      White has just closed a mill and owes itself one removal
    a7,d7,g7/a1,d1,g1 b 0-0 q12  no men in hand, twelve turns since the last capture or placement
  Words that may follow in any order: xN removals pending for the side to move, qN quiet turns, fb Black began the
  game, bw:d5-d6 White's man on d5 may not go back to d6 to re-close the mill it left (bb: for Black's).

Turns:
  d6 places, d6-d5 slides or flies, xb4 takes: d6xb4, d6-d5xc3, d6xb4xc3; a removal may be a word of its own (d6 xb4).
  Numbers, {comments} and results are read over.";
