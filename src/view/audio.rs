//! The sound of stone: men landing, scraping, cracking, and a bell at the end. Works without an audio device.

use bevy::audio::Volume;
use bevy::prelude::*;

use super::ViewSystems;
use super::camera::MainCamera;
use super::motion::{Landed, SetOut, Way};
use crate::game::{GameEnded, Rejected, Screen, Station};
use crate::preferences::Preferences;

/// Adds the sounds.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, (load_sounds, grow_ears));
    app.add_systems(Update, turn_ears.before(play_motion).in_set(ViewSystems::Sound));
    app.add_systems(
        Update,
        (
            play_motion,
            scrape,
            play_moments.run_if(in_state(Screen::Playing).or_else(in_state(Screen::Theatre))),
            keep_ambience,
        )
            .chain()
            .run_if(resource_exists::<Sounds>)
            .in_set(ViewSystems::Sound),
    );
}

/// The sounds, several of a kind.
#[derive(Resource)]
struct Sounds {
    place: Vec<Handle<AudioSource>>,
    slide: Vec<Handle<AudioSource>>,
    crumble: Vec<Handle<AudioSource>>,
    bell: Handle<AudioSource>,
    ambience: Handle<AudioSource>,
    played: usize,
}

/// The endless wind and birds.
#[derive(Component)]
struct Ambience;

/// One unit of the scene is ten centimetres, but ears here are as far apart as the board is wide: the pan is gentle.
const SPATIAL_SCALE: f32 = 0.25;

/// The ears of whoever plays: over the board, for the pan matters and not the distance, turned as the picture is.
#[derive(Component)]
struct Ears;

/// How loud the air is against the stones: it lasts, they are short.
pub const AIR: f32 = 0.6;

/// Between the ears, world units.
const EARS_APART: f32 = 4.0;

fn grow_ears(mut commands: Commands) {
    commands.spawn((Ears, SpatialListener::new(EARS_APART), Transform::default()));
}

fn turn_ears(
    camera: Query<&Transform, (With<MainCamera>, Without<Ears>)>,
    mut ears: Query<&mut Transform, With<Ears>>,
) {
    let (Ok(camera), Ok(mut ears)) = (camera.single(), ears.single_mut()) else { return };
    let turned = heading(camera.rotation);
    if ears.rotation.angle_between(turned) > 0.01 {
        ears.rotation = turned;
    }
}

/// Which way a camera faces, without its tilt.
fn heading(camera: Quat) -> Quat {
    let right = camera * Vec3::X;
    Quat::from_rotation_y((-right.z).atan2(right.x))
}

fn load_sounds(assets: Option<Res<AssetServer>>, sources: Option<Res<Assets<AudioSource>>>, mut commands: Commands) {
    let (Some(assets), Some(_)) = (assets, sources) else { return };
    let several = |name: &str, count: usize| {
        (0..count).map(|index| assets.load(format!("audio/{name}_{index}.ogg"))).collect::<Vec<_>>()
    };
    commands.insert_resource(Sounds {
        place: several("place", 4),
        slide: several("slide", 3),
        crumble: several("crumble", 2),
        bell: assets.load("audio/bell.ogg"),
        ambience: assets.load("audio/ambience_loop.ogg"),
        played: 0,
    });
}

impl Sounds {
    /// The next sound of a kind: never the same twice running.
    fn next(&mut self, kind: fn(&Self) -> &Vec<Handle<AudioSource>>) -> Handle<AudioSource> {
        self.played += 1;
        let kind = kind(self);
        kind[(self.played * 7 / 3) % kind.len()].clone()
    }

    /// Playing speed, a little different each time.
    fn pitch(&self) -> f32 {
        0.95 + 0.1 * ((self.played * 37 % 101) as f32 / 100.0)
    }
}

/// How loud stones and bell are, 0 to 1.
fn effects(preferences: &Preferences) -> f32 {
    preferences.master_volume * preferences.effects_volume
}

/// A scrape, which lasts as long as its slide.
#[derive(Component)]
struct Scrape {
    elapsed: f32,
    seconds: f32,
    loudness: f32,
}

/// A scrape swells and dies away within this long, so that its ends make no click, in seconds.
const EDGE: f32 = 0.07;

/// How much of a scrape is heard at a moment, 0 to 1.
fn swell(elapsed: f32, seconds: f32) -> f32 {
    let edge = EDGE.min(seconds * 0.4).max(1e-3);
    (elapsed / edge).min((seconds - elapsed) / edge).clamp(0.0, 1.0)
}

fn scrape(
    time: Res<Time>,
    mut scrapes: Query<(Entity, &mut Scrape, Option<&mut SpatialAudioSink>)>,
    mut commands: Commands,
) {
    for (entity, mut scrape, sink) in &mut scrapes {
        scrape.elapsed += time.delta_secs();
        if let Some(mut sink) = sink {
            sink.set_volume(Volume::Linear(scrape.loudness * swell(scrape.elapsed, scrape.seconds)));
        }
        if scrape.elapsed > scrape.seconds {
            commands.entity(entity).despawn();
        }
    }
}

fn play_motion(
    preferences: Res<Preferences>,
    mut sounds: ResMut<Sounds>,
    mut out: MessageReader<SetOut>,
    mut landed: MessageReader<Landed>,
    mut commands: Commands,
) {
    let loudness = effects(&preferences);
    let at_place = |loud: f32, pitch: f32, settings: PlaybackSettings| {
        settings
            .with_spatial(true)
            .with_spatial_scale(bevy::audio::SpatialScale::new(SPATIAL_SCALE))
            .with_volume(Volume::Linear(loud))
            .with_speed(pitch)
    };
    let mut play = |sound: Handle<AudioSource>, at: Vec3, loud: f32, pitch: f32| {
        if loudness * loud <= 0.001 {
            return;
        }
        commands.spawn((
            AudioPlayer(sound),
            at_place(loudness * loud, pitch, PlaybackSettings::DESPAWN),
            Transform::from_translation(at),
        ));
    };
    let mut slides = Vec::new();
    for set_out in out.read() {
        match set_out.way {
            Way::Slide => slides.push(*set_out),
            Way::Broken => {
                let sound = sounds.next(|sounds| &sounds.crumble);
                play(sound, set_out.at, 0.9, sounds.pitch());
            }
            Way::Hop(_) => {}
        }
    }
    for landing in landed.read() {
        let loud = match (landing.station, landing.way) {
            (Station::On(_), Way::Slide) => 0.45,
            (Station::On(_), _) => 1.0,
            (Station::Captured(_), _) => 0.5,
            (Station::Hand(_), _) => 0.25,
        };
        let sound = sounds.next(|sounds| &sounds.place);
        play(sound, landing.at, loud, sounds.pitch());
    }
    for slide in slides.into_iter().filter(|_| loudness > 0.001) {
        let sound = sounds.next(|sounds| &sounds.slide);
        let seconds = slide.seconds / preferences.animation_speed.max(0.1);
        commands.spawn((
            Scrape { elapsed: 0.0, seconds, loudness: 0.7 * loudness },
            AudioPlayer(sound),
            // It begins unheard and swells.
            at_place(0.0, sounds.pitch(), PlaybackSettings::LOOP),
            Transform::from_translation(slide.at),
        ));
    }
}

fn play_moments(
    preferences: Res<Preferences>,
    mut sounds: ResMut<Sounds>,
    mut ended: MessageReader<GameEnded>,
    mut rejected: MessageReader<Rejected>,
    mut commands: Commands,
) {
    let loudness = effects(&preferences);
    if loudness <= 0.001 {
        ended.clear();
        rejected.clear();
        return;
    }
    let plain = |loud: f32, pitch: f32| {
        PlaybackSettings::DESPAWN.with_volume(Volume::Linear(loudness * loud)).with_speed(pitch)
    };
    if ended.read().count() > 0 {
        commands.spawn((AudioPlayer(sounds.bell.clone()), plain(0.9, 1.0)));
    }
    if rejected.read().count() > 0 {
        let sound = sounds.next(|sounds| &sounds.place);
        commands.spawn((AudioPlayer(sound), plain(0.35, 0.6)));
    }
}

fn keep_ambience(
    preferences: Res<Preferences>,
    sounds: Res<Sounds>,
    playing: Query<Entity, With<Ambience>>,
    mut sinks: Query<&mut AudioSink, With<Ambience>>,
    mut commands: Commands,
) {
    let loudness = Volume::Linear(AIR * preferences.master_volume * preferences.ambience_volume);
    if playing.is_empty() {
        let settings = PlaybackSettings::LOOP.with_volume(loudness);
        commands.spawn((Ambience, AudioPlayer(sounds.ambience.clone()), settings));
    }
    if preferences.is_changed() {
        sinks.iter_mut().for_each(|mut sink| sink.set_volume(loudness));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scrape_is_silent_at_both_ends_and_whole_between() {
        for seconds in [0.05, 0.4, 3.0] {
            assert_eq!(swell(0.0, seconds), 0.0);
            assert!(swell(seconds, seconds) < 1e-3);
            assert_eq!(swell(seconds * 0.5, seconds), 1.0);
        }
    }

    #[test]
    fn what_lies_right_in_the_picture_is_heard_on_the_right_from_either_side() {
        let stone = Vec3::new(1.5, 0.0, 0.3);
        for (eye, sign) in [(Vec3::new(0.0, 3.2, 5.1), 1.0), (Vec3::new(0.0, 5.0, -3.5), -1.0)] {
            let camera = Transform::from_translation(eye).looking_at(Vec3::ZERO, Vec3::Y);
            let ears = heading(camera.rotation);
            assert!((ears * Vec3::Y).y > 0.999, "the head is held upright");
            let heard = (ears.inverse() * stone).x;
            let seen = (camera.rotation.inverse() * (stone - eye)).x;
            assert!(heard * sign > 1.0 && heard * seen > 0.0, "{heard} {seen}");
        }
    }
}
