//! The sound of stone: men landing, scraping, cracking, and a bell at the end. Works without an audio device.

use bevy::audio::Volume;
use bevy::prelude::*;

use crate::game::{GameEnded, Rejected, Screen, Station};
use crate::preferences::Preferences;
use crate::view::camera::MainCamera;
use crate::view::men::motion::{Landed, SetOut, Way};
use crate::view::schedule::ViewSystems;

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
            follow_preferences,
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

/// A sound of stones or the bell: how loud it is against the others, 0 to 1.
#[derive(Component)]
struct Effect(f32);

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

/// How loud the air is, 0 to 1.
fn ambience(preferences: &Preferences) -> f32 {
    AIR * preferences.master_volume * preferences.ambience_volume
}

/// A scrape, which lasts as long as its slide.
#[derive(Component)]
struct Scrape {
    elapsed: f32,
    seconds: f32,
    /// How loud it is against other sounds of stones, 0 to 1.
    share: f32,
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
    preferences: Res<Preferences>,
    mut scrapes: Query<(Entity, &mut Scrape, Option<&mut SpatialAudioSink>)>,
    mut commands: Commands,
) {
    for (entity, mut scrape, sink) in &mut scrapes {
        scrape.elapsed += time.delta_secs();
        if let Some(mut sink) = sink {
            sink.set_volume(Volume::Linear(
                effects(&preferences) * scrape.share * swell(scrape.elapsed, scrape.seconds),
            ));
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
            Effect(loud),
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
            Scrape { elapsed: 0.0, seconds, share: 0.7 },
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
        commands.spawn((Effect(0.9), AudioPlayer(sounds.bell.clone()), plain(0.9, 1.0)));
    }
    if rejected.read().count() > 0 {
        let sound = sounds.next(|sounds| &sounds.place);
        commands.spawn((Effect(0.35), AudioPlayer(sound), plain(0.35, 0.6)));
    }
}

fn keep_ambience(
    preferences: Res<Preferences>,
    sounds: Res<Sounds>,
    playing: Query<Entity, With<Ambience>>,
    mut commands: Commands,
) {
    if playing.is_empty() {
        let settings = PlaybackSettings::LOOP.with_volume(Volume::Linear(ambience(&preferences)));
        commands.spawn((Ambience, AudioPlayer(sounds.ambience.clone()), settings));
    }
}

/// Whatever sounds is as loud as the preferences say now. A sound begins a while after it was asked for, when its file is
/// there: it was asked for with the loudness of then.
fn follow_preferences(
    preferences: Res<Preferences>,
    mut air: Query<&mut AudioSink, (With<Ambience>, Without<Effect>)>,
    mut plain: Query<(&Effect, &mut AudioSink)>,
    mut at_place: Query<(&Effect, &mut SpatialAudioSink)>,
) {
    let due = |is_new: bool| is_new || preferences.is_changed();
    for mut sink in air.iter_mut().filter(|sink| due(sink.is_added())) {
        sink.set_volume(Volume::Linear(ambience(&preferences)));
    }
    let loudness = |effect: &Effect| Volume::Linear(effects(&preferences) * effect.0);
    for (effect, mut sink) in plain.iter_mut().filter(|(_, sink)| due(sink.is_added())) {
        sink.set_volume(loudness(effect));
    }
    for (effect, mut sink) in at_place.iter_mut().filter(|(_, sink)| due(sink.is_added())) {
        sink.set_volume(loudness(effect));
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;

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
    fn sounds_switched_off_stay_off_whenever_they_begin() {
        let mut app = App::new();
        app.init_resource::<Preferences>().add_systems(Update, follow_preferences);
        let (channels, rate) = (NonZero::new(2).expect("two"), NonZero::new(48_000).expect("many"));
        // No device is needed for a player that nobody connects.
        let sink = || AudioSink::new(rodio::Player::new().0);
        let (mixer, _source) = rodio::mixer::mixer(channels, rate);
        let at_place = || {
            let ears = ([0.0; 3], [-1.0, 0.0, 0.0], [1.0, 0.0, 0.0]);
            SpatialAudioSink::new(rodio::SpatialPlayer::connect_new(&mixer, ears.0, ears.1, ears.2))
        };
        // The air is asked for, then everything is switched off, and only then its file has come.
        let air = app.world_mut().spawn(Ambience).id();
        let bell = app.world_mut().spawn((Effect(0.9), sink())).id();
        let stone = app.world_mut().spawn((Effect(0.5), at_place())).id();
        app.update();
        let volume = |app: &App, entity: Entity| match app.world().get::<AudioSink>(entity) {
            Some(sink) => sink.volume().to_linear(),
            None => app.world().get::<SpatialAudioSink>(entity).map_or(-1.0, |sink| sink.volume().to_linear()),
        };
        assert!((volume(&app, bell) - 0.9 * 0.8).abs() < 1e-6);
        assert!((volume(&app, stone) - 0.5 * 0.8).abs() < 1e-6);
        app.world_mut().resource_mut::<Preferences>().master_volume = 0.0;
        app.update();
        app.world_mut().entity_mut(air).insert(sink());
        app.update();
        assert_eq!([air, bell, stone].map(|entity| volume(&app, entity)), [0.0; 3]);
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
