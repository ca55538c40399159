//! The order of systems leaves nothing to chance.

use std::collections::HashMap;

use bevy::ecs::schedule::{ScheduleLabel, SystemKey};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use clap::Parser;
use nine_mens_morris::app::{self, Options};

use crate::harness::headless;

/// The pairs of systems in a schedule that touch the same thing, at least one of them to change it, and have no order. Only
/// those of which both are ours: the engine's are the engine's business.
fn ambiguities(app: &mut App, label: impl ScheduleLabel) -> Vec<String> {
    let label = label.intern();
    app.world_mut().schedule_scope(label, |world, schedule| {
        schedule.initialize(world).expect("the schedule can be built");
        let systems = schedule.systems().expect("it was built");
        let names: HashMap<SystemKey, String> = systems.map(|(key, system)| (key, system.name().to_string())).collect();
        let ours = |key: &SystemKey| names[key].contains("nine_mens_morris::") || names[key].starts_with("app::");
        let conflicts = schedule.graph().conflicting_systems().iter();
        conflicts
            .filter(|(first, second, _)| ours(first) && ours(second))
            .map(|(first, second, what)| {
                let what = what.iter().filter_map(|&id| world.components().get_name(id)).map(|name| name.to_string());
                format!("{} and {}: {}", names[first], names[second], what.collect::<Vec<_>>().join(", "))
            })
            .collect()
    })
}

fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{} pairs of systems have no order:\n{}", found.len(), found.join("\n"));
}

#[test]
fn no_two_systems_of_the_game_conflict_without_an_order() {
    assert_none(&ambiguities(&mut headless(), Update));
}

#[test]
fn no_two_systems_of_the_whole_program_conflict_without_an_order() {
    // As it takes pictures: everything but the window.
    let options = Options::parse_from(["morris", "--shot", "never-taken.png"]).with_shots();
    let mut app = app::build(&options, options.opening().expect("a start")).expect("its folders are found");
    let mut found = ambiguities(&mut app, Update);
    found.extend(ambiguities(&mut app, EguiPrimaryContextPass));
    assert_none(&found);
}

#[test]
fn an_ambiguity_would_be_found() {
    #[derive(Resource, Default)]
    struct Shared(u32);
    let mut app = headless();
    app.init_resource::<Shared>();
    app.add_systems(Update, (|mut shared: ResMut<Shared>| shared.0 += 1, |mut shared: ResMut<Shared>| shared.0 *= 2));
    assert_eq!(ambiguities(&mut app, Update).len(), 1);
}
