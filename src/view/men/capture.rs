//! A capture: the man trembles, cracks into fragments that tumble over the stone, and the pieces are gathered to the
//! heap of the side that took it, where the man lies whole again as a token of the score.

use bevy::prelude::*;

use crate::game::{Man, Travelling};
use crate::preferences::Preferences;
use crate::rules::Color;
use crate::view::materials::noise::hash;
use crate::view::men::models::MenModels;
use crate::view::schedule::ViewSystems;

/// Adds the fragments.
pub fn plugin(app: &mut App) {
    app.add_message::<BreakUp>();
    app.add_systems(Update, (break_up, tumble, sweep_up).chain().in_set(ViewSystems::Effects));
}

/// A capture from the first tremble to the man lying in the heap, in seconds.
pub const SECONDS: f32 = 1.7;
/// The man trembles until this part of the capture.
const CRACK: f32 = 0.10;
/// The pieces lie still until this part, then they are gathered.
const GATHER: f32 = 0.62;
/// The man is whole again from this part on.
const WHOLE: f32 = 0.90;
/// Gravity for fragments, in world units (10 cm) per second squared: gentler than true, so that the eye can follow.
const GRAVITY: f32 = 16.0;

/// Order: a man breaks.
#[derive(Message, Clone, Copy, Debug)]
pub struct BreakUp {
    /// Which.
    pub man: Entity,
    /// Whose.
    pub color: Color,
    /// Where, in the world.
    pub at: Vec3,
    /// Where its pieces are gathered.
    pub to: Vec3,
}

/// A piece of a broken man.
#[derive(Component, Clone, Copy, Debug)]
struct Fragment {
    of: Entity,
    velocity: Vec3,
    spin: Vec3,
    floor: f32,
    elapsed: f32,
    lain: Option<Vec3>,
    to: Vec3,
}

/// Where the captured man itself is at `t` (0 to 1), how it is turned, and whether it is seen.
pub fn pose(from: (Vec3, Quat), to: (Vec3, Quat), t: f32) -> (Vec3, Quat, bool) {
    if t < CRACK {
        let tremble = 0.012 * (t * 900.0).sin() * (t / CRACK);
        return (from.0 + Vec3::new(tremble, tremble.abs() * 0.5, 0.0), from.1, true);
    }
    let fall = ((1.0 - t) / (1.0 - WHOLE)).clamp(0.0, 1.0);
    (to.0 + Vec3::Y * 0.22 * fall * fall, to.1, t >= WHOLE)
}

/// A number from -1 to 1 that depends on `n` alone.
fn noise(n: u32) -> f32 {
    hash(n, 0, 0) * 2.0 - 1.0
}

fn break_up(
    mut breaks: MessageReader<BreakUp>,
    models: Option<Res<MenModels>>,
    men: Query<&Man>,
    mut commands: Commands,
) {
    let Some(models) = models else { return };
    for &BreakUp { man, color, at, to } in breaks.read() {
        let seed = men.get(man).map_or(0, |man| u32::from(man.number) * 97 + man.color.index() as u32 * 13);
        for (index, (mesh, offset)) in models.fragments(color).iter().enumerate() {
            let n = seed + index as u32 * 7;
            let outward = Vec3::new(offset.x, 0.0, offset.z).normalize_or(Vec3::new(noise(n), 0.0, noise(n + 1)));
            let velocity = outward * (0.75 + 0.45 * noise(n + 2)) + Vec3::Y * (1.9 + 0.8 * noise(n + 3));
            commands.spawn((
                Mesh3d(mesh.clone()),
                MeshMaterial3d(models.material(color, 0)),
                Transform::from_translation(at + *offset),
                Visibility::Hidden,
                Fragment {
                    of: man,
                    velocity,
                    spin: Vec3::new(noise(n + 4), noise(n + 5), noise(n + 6)) * 9.0,
                    floor: at.y.max(0.0) + 0.045,
                    elapsed: 0.0,
                    lain: None,
                    to: to + Vec3::new(noise(n + 7), 0.35 + 0.3 * noise(n + 8).abs(), noise(n + 9)) * 0.12,
                },
            ));
        }
    }
}

fn tumble(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut fragments: Query<(Entity, &mut Fragment, &mut Transform, &mut Visibility)>,
    mut commands: Commands,
) {
    let step = time.delta_secs() * preferences.animation_speed.max(0.1);
    for (entity, mut fragment, mut transform, mut visibility) in &mut fragments {
        fragment.elapsed += step;
        let t = fragment.elapsed / SECONDS;
        if t < CRACK {
            continue;
        }
        visibility.set_if_neq(Visibility::Inherited);
        if t < GATHER {
            fall(&mut fragment, &mut transform, step.min(0.05));
        } else if t < WHOLE {
            let lain = *fragment.lain.get_or_insert(transform.translation);
            let s = EaseFunction::SmoothStep.sample_clamped((t - GATHER) / (WHOLE - GATHER));
            transform.translation = lain.lerp(fragment.to, s) + Vec3::Y * 1.6 * s * (1.0 - s);
            transform.rotate_local_y(step * 3.0);
        } else {
            commands.entity(entity).despawn();
        }
    }
}

fn fall(fragment: &mut Fragment, transform: &mut Transform, step: f32) {
    fragment.velocity.y -= GRAVITY * step;
    transform.translation += fragment.velocity * step;
    if transform.translation.y < fragment.floor {
        transform.translation.y = fragment.floor;
        fragment.velocity *= Vec3::new(0.55, -0.32, 0.55);
        fragment.spin *= 0.5;
    }
    let turn = fragment.spin * step;
    transform.rotation = Quat::from_scaled_axis(turn) * transform.rotation;
}

/// Pieces of a man that is back on the board or in the hand (taken back, a new game) are gone at once.
fn sweep_up(fragments: Query<(Entity, &Fragment)>, broken: Query<(), With<Travelling>>, mut commands: Commands) {
    for (entity, fragment) in &fragments {
        if fragment.elapsed > 0.1 && !broken.contains(fragment.of) {
            commands.entity(entity).despawn();
        }
    }
}
