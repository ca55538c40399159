//! The composed shots, each a function of its own time.

use bevy::math::Vec3;
use bevy::math::curve::{Curve, EaseFunction};

use super::Pose;

/// The middle of what is played with.
const PIVOT: Vec3 = Vec3::new(0.0, -0.1, -0.10);
/// The play view looks down this steeply, radians.
pub const PLAY_PITCH: f32 = 0.565;
/// The play view stands this far from the board.
pub const PLAY_DISTANCE: f32 = 6.2;
/// The play view's lens, before it is shifted.
const PLAY_FOV: f32 = 1.12;
/// The optical axis points this much above the board, radians: the lens is shifted down to it.
const LIFT: f32 = 0.225;

/// Limits of the orbit.
pub const WIDEST_YAW: f32 = 1.20;
/// Lowest view over the board.
pub const LOWEST_PITCH: f32 = 0.22;
/// Highest view over the board.
pub const HIGHEST_PITCH: f32 = 1.40;
/// Closest to the board.
pub const NEAREST: f32 = 3.0;
/// Farthest from the board.
pub const FARTHEST: f32 = 10.5;

/// Over the board.
pub fn play(yaw: f32, pitch: f32, distance: f32) -> Pose {
    let from = |pitch: f32| Vec3::new(yaw.sin() * pitch.cos(), pitch.sin(), yaw.cos() * pitch.cos());
    Pose { eye: PIVOT + from(pitch) * distance, look: -from(pitch - LIFT), fov: PLAY_FOV, shift: 0.25 }
}

/// Over the board from a place between the side of rank 1 (0) and the opposite one (1). Opposite the columns leave less
/// room, so one looks down more steeply there.
pub fn play_from(side: f32, yaw: f32, pitch: f32, distance: f32) -> Pose {
    let side = EaseFunction::SmoothStep.sample_clamped(side);
    let steep = pitch.max(pitch + (STEEP - pitch).max(0.0) * side);
    play(yaw + side * std::f32::consts::PI, steep, distance)
}

/// The least pitch opposite rank 1, radians.
const STEEP: f32 = 0.98;

/// The place and the board behind the title; the camera breathes.
pub fn title(time: f32) -> Pose {
    let sway = Vec3::new((time * 0.11).sin() * 0.22, (time * 0.083).sin() * 0.10, (time * 0.071).sin() * 0.12);
    toward(Vec3::new(-4.6, 2.35, 7.3) + sway, Vec3::new(2.3, 2.0, -5.4), 1.0)
}

/// Slowly about the board, rising.
pub fn victory(time: f32) -> Pose {
    let angle = -0.35 + time * 0.045;
    let rise = 1.0 - (-time * 0.25).exp();
    let distance = 4.7 + 1.5 * rise;
    let pitch: f32 = 0.26 + 0.14 * rise;
    let swing = angle.sin() * 0.9;
    let eye = PIVOT + Vec3::new(swing.sin() * pitch.cos(), pitch.sin(), swing.cos() * pitch.cos()) * distance;
    toward(eye, PIVOT + Vec3::Y * 0.55, 0.80)
}

/// Close to a place on the board.
pub fn close_to(place: Vec3, time: f32) -> Pose {
    let side = if place.x > 0.0 { -1.0 } else { 1.0 };
    let angle = side * (0.55 + 0.05 * (time * 0.3).sin());
    let eye = place + Vec3::new(angle.sin() * 2.9, 1.75, angle.cos() * 2.9);
    toward(eye, place + Vec3::Y * 0.05, 0.66)
}

/// The film and the number of its cut at a time.
pub fn film(time: f32) -> (Pose, usize) {
    let whole: f32 = CUTS.iter().map(|c| c.seconds).sum();
    let mut left = time.max(0.0) % whole;
    for (i, cut) in CUTS.iter().enumerate() {
        if left < cut.seconds {
            return (cut.at(left / cut.seconds), i);
        }
        left -= cut.seconds;
    }
    (CUTS[0].at(0.0), 0)
}

/// The middle of the cut that the film is in: the film as a row of stills.
pub fn still(time: f32) -> Pose {
    CUTS[film(time).1].at(0.5)
}

/// One camera move of the film: from eye and target to eye and target.
struct Cut {
    seconds: f32,
    from: (Vec3, Vec3),
    to: (Vec3, Vec3),
    fov: f32,
}

impl Cut {
    fn at(&self, t: f32) -> Pose {
        // Begins moving and ends moving, only softer, as a dolly does.
        let s = t + 0.10 * (t * std::f32::consts::TAU).sin() * -0.5;
        toward(self.from.0.lerp(self.to.0, s), self.from.1.lerp(self.to.1, s), self.fov)
    }
}

const CUTS: [Cut; 6] = [
    // Low over the grooves, towards the light.
    Cut {
        seconds: 11.0,
        from: (Vec3::new(-1.9, 0.62, 2.9), Vec3::new(0.3, 0.0, -0.6)),
        to: (Vec3::new(1.1, 0.78, 2.5), Vec3::new(0.1, 0.0, -0.8)),
        fov: 0.62,
    },
    // The game from above, turning.
    Cut {
        seconds: 13.0,
        from: (Vec3::new(-3.6, 4.6, 4.9), Vec3::new(0.0, -0.1, -0.3)),
        to: (Vec3::new(2.6, 5.2, 5.2), Vec3::new(0.0, -0.1, -0.3)),
        fov: 0.80,
    },
    // Along the walk under the vault.
    Cut {
        seconds: 12.0,
        from: (Vec3::new(-21.0, 1.0, 7.6), Vec3::new(6.0, 2.6, 0.5)),
        to: (Vec3::new(-13.5, 1.4, 7.4), Vec3::new(8.0, 2.4, 0.0)),
        fov: 0.95,
    },
    // Out into the garth, past a column.
    Cut {
        seconds: 11.0,
        from: (Vec3::new(-7.4, 2.2, 1.2), Vec3::new(-1.0, 1.3, -24.0)),
        to: (Vec3::new(-3.6, 2.6, -0.6), Vec3::new(1.0, 2.2, -24.0)),
        fov: 0.86,
    },
    // Across the board from the right, the men against the sun.
    Cut {
        seconds: 12.0,
        from: (Vec3::new(4.3, 1.15, 3.2), Vec3::new(-0.6, 0.0, -0.7)),
        to: (Vec3::new(3.3, 1.55, 4.2), Vec3::new(-0.2, 0.0, -0.5)),
        fov: 0.66,
    },
    // Up to the vault and down again to the stone.
    Cut {
        seconds: 11.0,
        from: (Vec3::new(-8.5, 1.6, 9.0), Vec3::new(0.0, 7.5, -1.5)),
        to: (Vec3::new(-5.5, 2.4, 8.0), Vec3::new(0.6, 0.7, -1.4)),
        fov: 0.95,
    },
];

fn toward(eye: Vec3, target: Vec3, fov: f32) -> Pose {
    Pose { eye, look: (target - eye).normalize_or(Vec3::NEG_Z), fov, shift: 0.0 }
}
