//! Starts the game.

use std::process::ExitCode;

use bevy::app::AppExit;
use nine_mens_morris::app::{self, Options};
use nine_mens_morris::preferences::Language;
use nine_mens_morris::ui;

fn main() -> ExitCode {
    app::tell_in_a_sentence();
    // Panics in the middle of a frame end here as well; what is to be said has been said by then.
    let status = std::panic::catch_unwind(start).unwrap_or(ExitCode::from(101));
    app::relaunch().unwrap_or(status)
}

fn start() -> ExitCode {
    let mut options = Options::from_command_line();
    if let Some(folder) = &options.translation {
        match Language::try_out(folder) {
            Ok(language) => {
                ui::text::flaws(language).iter().for_each(|flaw| eprintln!("{flaw}"));
                options.language = Some(language);
            }
            Err(error) => {
                eprintln!("morris: {error}");
                return ExitCode::from(2);
            }
        }
    }
    if let Some(names) = &options.measure {
        let rest = std::env::args().skip(1).filter(|argument| argument != "--measure" && argument != names);
        return app::measure_table(names, rest);
    }
    let opening = match options.opening() {
        Ok(opening) => opening,
        Err(error) => {
            eprintln!("morris: {error}");
            return ExitCode::from(2);
        }
    };
    if options.page.as_deref() == Some("all") && options.gallery.is_none() {
        println!("{}", ui::tour::TOUR.map(|stop| stop.name).join(" "));
        return ExitCode::SUCCESS;
    }
    if let Some(folder) = &options.gallery {
        app::build_gallery(&options, folder).run();
        return ExitCode::SUCCESS;
    }
    if options.headless {
        let mut app = if options.attract { app::build_attract(opening) } else { app::build_headless(opening) };
        app.run();
        return ExitCode::SUCCESS;
    }
    match app::build(&options, opening) {
        Ok(mut app) => match app.run() {
            AppExit::Success => ExitCode::SUCCESS,
            AppExit::Error(code) => ExitCode::from(code.get()),
        },
        Err(error) => {
            eprintln!("morris: {error}");
            ExitCode::FAILURE
        }
    }
}
