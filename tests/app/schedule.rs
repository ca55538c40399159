//! The order of systems leaves nothing to chance.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};
use bevy::prelude::*;

use crate::harness::headless;

#[test]
fn no_two_systems_of_the_game_conflict_without_an_order() {
    let mut app = headless();
    app.edit_schedule(Update, |schedule| {
        schedule.set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..default() });
    });
    // Building the schedule fails on an ambiguity, and a failure to build panics.
    app.update();
}

#[test]
#[should_panic = "ambiguity"]
fn an_ambiguity_would_be_found() {
    #[derive(Resource, Default)]
    struct Shared(u32);
    let mut app = headless();
    app.init_resource::<Shared>();
    app.add_systems(Update, (|mut shared: ResMut<Shared>| shared.0 += 1, |mut shared: ResMut<Shared>| shared.0 *= 2));
    app.edit_schedule(Update, |schedule| {
        schedule.set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Error, ..default() });
    });
    app.update();
}
