//! The camera: a rig that moves smoothly between composed shots, orbits the board within limits, and plays a film.

pub mod moments;
pub mod orbit;
mod picture;
mod shots;
mod snapshot;

use bevy::camera::SubCameraView;
use bevy::prelude::*;

use crate::preferences::Preferences;
use crate::view::place::cloister::plan::{ARCADE_Z, FLOOR_Y, WALL_Z, ends};
use crate::view::schedule::PictureSystems;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CameraRig>()
        .add_plugins((picture::plugin, snapshot::plugin))
        .add_systems(Startup, spawn_camera)
        .add_systems(PostUpdate, move_camera.in_set(PictureSystems::MoveCamera));
}

/// The camera that shows the scene.
#[derive(Component)]
pub struct MainCamera;

/// What the camera is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum CameraShot {
    /// Over the board, for playing; orbits and zooms.
    Play,
    /// The place and the board, behind the title.
    #[default]
    Title,
    /// A film: over the grooves, under the arches, along the walk.
    Attract,
    /// Slowly about the board when a game is over.
    Victory,
}

/// Where the camera is and where it looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// The eye.
    pub eye: Vec3,
    /// The direction of the optical axis, unit length.
    pub look: Vec3,
    /// Vertical field of view of the whole, unshifted picture, radians.
    pub fov: f32,
    /// How much of the picture's height the lens is shifted down: the upright stays upright while the board is in view.
    pub shift: f32,
}

impl Pose {
    /// The same picture shown higher in the window, by this share of the window's height.
    fn lifted(self, share: f32) -> Self {
        let shift = self.shift + 2.0 * share;
        let half = (self.fov * 0.5).tan() * (1.0 + shift) / (1.0 + self.shift);
        Self { fov: 2.0 * half.atan(), shift, ..self }
    }
}

/// Moves the camera; shots may be changed at any time.
#[derive(Resource, Debug)]
pub struct CameraRig {
    /// The shot the camera is in or moving to.
    pub shot: CameraShot,
    yaw: f32,
    pitch: f32,
    distance: f32,
    /// Whose side the camera is wanted on: 0 is in front of rank 1, 1 opposite; and how far it has come.
    side: (f32, f32),
    flat: bool,
    /// How much of the window's height the play shot is shown higher.
    lift: f32,
    focus: Option<Vec3>,
    pose: Pose,
    playing: CameraShot,
    elapsed: f32,
    snapped: bool,
    still: bool,
}

impl Default for CameraRig {
    fn default() -> Self {
        Self {
            shot: CameraShot::default(),
            yaw: 0.0,
            pitch: shots::PLAY_PITCH,
            distance: shots::PLAY_DISTANCE,
            side: (0.0, 0.0),
            flat: false,
            lift: 0.0,
            focus: None,
            pose: shots::title(0.0),
            playing: CameraShot::default(),
            elapsed: 0.0,
            snapped: true,
            still: false,
        }
    }
}

impl CameraRig {
    /// Turns about the board by radians (x: to the right, y: upwards); only the play shot follows.
    pub fn orbit(&mut self, delta: Vec2) {
        self.yaw = (self.yaw + delta.x).clamp(-shots::WIDEST_YAW, shots::WIDEST_YAW);
        self.pitch = (self.pitch + delta.y).clamp(shots::LOWEST_PITCH, shots::HIGHEST_PITCH);
    }

    /// Walks round to the side opposite rank 1, or back; `at_once` without the way.
    pub fn sit(&mut self, opposite: bool, at_once: bool) {
        self.side.0 = if opposite { 1.0 } else { 0.0 };
        if at_once {
            self.side.1 = self.side.0;
        }
    }

    /// Looks straight down, like a board between two people at a table, or no longer.
    pub fn lie_flat(&mut self, flat: bool) {
        if self.flat != flat {
            self.flat = flat;
            self.pitch = if flat { shots::HIGHEST_PITCH } else { shots::PLAY_PITCH };
            self.yaw = 0.0;
        }
    }

    /// Moves closer (negative) or away, in steps of about a tenth of the distance for 1.0.
    pub fn zoom(&mut self, delta: f32) {
        self.distance = (self.distance * (1.0 + 0.1 * delta).clamp(0.5, 2.0)).clamp(shots::NEAREST, shots::FARTHEST);
    }

    /// Shows the play shot higher in the window, by this share of its height.
    pub fn lift(&mut self, share: f32) {
        self.lift = share.clamp(0.0, 0.5);
    }

    /// In the film: looks closely at a place until told `None`.
    pub fn focus(&mut self, place: Option<Vec3>) {
        self.focus = place;
    }

    /// The next frame shows the shot at once, without moving there.
    pub fn snap(&mut self) {
        self.snapped = true;
    }

    /// Where the camera is now.
    pub fn pose(&self) -> Pose {
        self.pose
    }

    /// Seconds since the shot began.
    pub fn elapsed(&self) -> f32 {
        self.elapsed
    }

    /// Sets the seconds since the shot began: a still of the film.
    pub fn seek(&mut self, seconds: f32) {
        self.elapsed = seconds;
        self.playing = self.shot;
        self.snapped = true;
    }

    /// Whether the camera only ever cuts from one composed view to the next.
    pub fn is_still(&self) -> bool {
        self.still
    }

    /// Makes the camera cut instead of moving, and the title stand still: for those whom motion troubles.
    pub fn keep_still(&mut self, still: bool) {
        self.still = still;
    }

    /// Whether the camera is still on its way, so that a new picture is needed.
    pub fn is_moving(&self) -> bool {
        let plays = matches!(self.shot, CameraShot::Attract | CameraShot::Victory) && !self.still;
        // Behind the title the camera breathes so slowly that a few pictures a second show it.
        let near = if self.shot == CameraShot::Title { BREATH } else { 1e-3 };
        plays || self.distance_to(&self.wanted()) > near
    }

    fn distance_to(&self, other: &Pose) -> f32 {
        self.pose.eye.distance(other.eye) + self.pose.look.distance(other.look) + (self.pose.fov - other.fov).abs()
    }

    fn wanted(&self) -> Pose {
        let now = if self.still { 0.0 } else { self.elapsed };
        let pose = match self.shot {
            CameraShot::Play => shots::play_from(self.side.1, self.yaw, self.pitch, self.distance).lifted(self.lift),
            CameraShot::Title => shots::title(now),
            CameraShot::Attract => match self.focus {
                Some(place) => shots::close_to(place, now),
                None if self.still => shots::still(self.elapsed),
                None => shots::film(self.elapsed).0,
            },
            CameraShot::Victory if self.still => shots::victory(12.0),
            CameraShot::Victory => shots::victory(self.elapsed),
        };
        Pose { eye: indoors(pose.eye), ..pose }
    }

    /// One step in time.
    fn advance(&mut self, seconds: f32) {
        let (wanted, now) = self.side;
        self.side.1 = now + (wanted - now).clamp(-0.75 * seconds, 0.75 * seconds);
        let before = self.elapsed;
        if self.playing != self.shot {
            self.playing = self.shot;
            self.elapsed = 0.0;
        } else {
            self.elapsed += seconds;
        }
        let wanted = self.wanted();
        let cut = self.shot == CameraShot::Attract
            && self.focus.is_none()
            && shots::film(before).1 != shots::film(self.elapsed).1;
        let jumps = self.still && self.shot != CameraShot::Play;
        if self.snapped || cut || jumps {
            self.snapped = false;
            self.pose = wanted;
            return;
        }
        let pace = match self.shot {
            CameraShot::Play => 6.0,
            CameraShot::Title | CameraShot::Victory => 1.6,
            CameraShot::Attract => 1.4,
        };
        let share = 1.0 - (-pace * seconds).exp();
        self.pose = Pose {
            eye: indoors(self.pose.eye.lerp(wanted.eye, share)),
            look: self.pose.look.lerp(wanted.look, share).normalize_or(wanted.look),
            fov: self.pose.fov + (wanted.fov - self.pose.fov) * share,
            shift: self.pose.shift + (wanted.shift - self.pose.shift) * share,
        };
    }
}

/// Keeps an eye within the walk: above bench and floor, before the wall, behind the columns, under the vault.
fn indoors(eye: Vec3) -> Vec3 {
    let (left, right) = ends();
    let ground = if eye.z < 4.2 { 0.25 } else { FLOOR_Y + 0.8 };
    Vec3::new(
        eye.x.clamp(left + 2.0, right - 2.0),
        eye.y.clamp(ground, 10.5),
        eye.z.clamp(ARCADE_Z + 1.5, WALL_Z - 1.2),
    )
}

/// The camera behind the title lags no further than this behind its breathing.
const BREATH: f32 = 0.06;

fn spawn_camera(mut commands: Commands) {
    commands.spawn((Name::new("Camera"), MainCamera, Camera3d::default(), Transform::default()));
}

fn move_camera(
    time: Res<Time>,
    preferences: Option<Res<Preferences>>,
    mut rig: ResMut<CameraRig>,
    mut cameras: Query<(&mut Camera, &mut Transform, &mut Projection), With<MainCamera>>,
) {
    if let Some(preferences) = preferences.filter(|preferences| preferences.is_changed()) {
        rig.bypass_change_detection().keep_still(preferences.reduced_motion);
    }
    rig.bypass_change_detection().advance(time.delta_secs());
    let pose = rig.pose;
    for (mut camera, mut transform, mut projection) in &mut cameras {
        let size = camera.physical_target_size().unwrap_or(UVec2::new(1280, 720)).max(UVec2::ONE);
        let placed = Transform::from_translation(pose.eye).looking_to(pose.look, Vec3::Y);
        if *transform != placed {
            *transform = placed;
        }
        let shift = (pose.shift * 1000.0).round() / 1000.0;
        let full = UVec2::new(size.x, (size.y as f32 * (1.0 + shift)) as u32);
        let view = (shift > 0.0).then(|| SubCameraView {
            full_size: full,
            offset: Vec2::new(0.0, (full.y - size.y) as f32),
            size,
        });
        if camera.sub_camera_view != view {
            camera.sub_camera_view = view;
        }
        let fov = widened(pose.fov, full.x as f32 / full.y as f32);
        let fits =
            matches!(&*projection, Projection::Perspective(lens) if (lens.fov - fov).abs() < 1e-6 && lens.near == NEAR);
        if !fits {
            *projection = Projection::Perspective(PerspectiveProjection { fov, near: NEAR, far: 400.0, ..default() });
        }
    }
}

/// The near plane, small enough for the closest shots.
const NEAR: f32 = 0.08;

/// A tall window opens the lens until the board's width fits.
fn widened(fov: f32, aspect: f32) -> f32 {
    const COMPOSED_FOR: f32 = 1.28;
    let half = (fov * 0.5).tan() * (COMPOSED_FOR / aspect).max(1.0);
    2.0 * half.atan()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_orbit_leaves_the_walk() {
        let mut rig = CameraRig { shot: CameraShot::Play, ..default() };
        for step in 0..400 {
            rig.orbit(Vec2::new((step as f32 * 0.7).sin(), (step as f32 * 0.9).cos()));
            rig.zoom((step as f32 * 1.3).sin() * 3.0);
            rig.advance(0.1);
            assert_eq!(indoors(rig.pose().eye), rig.pose().eye);
            assert!(rig.pose().eye.y > 0.2);
        }
    }

    #[test]
    fn behind_the_title_the_camera_comes_to_rest_and_breathes() {
        let mut rig = CameraRig { shot: CameraShot::Play, playing: CameraShot::Play, ..default() };
        rig.advance(0.1);
        rig.shot = CameraShot::Title;
        assert!(rig.is_moving());
        for _ in 0..300 {
            rig.advance(0.033);
        }
        let before = rig.pose();
        assert!(!rig.is_moving());
        rig.advance(1.0);
        assert!(rig.pose() != before && !rig.is_moving());
    }

    #[test]
    fn the_film_depends_only_on_its_own_time() {
        let mut a = CameraRig { shot: CameraShot::Attract, ..default() };
        let mut b = CameraRig { shot: CameraShot::Attract, ..default() };
        a.seek(12.5);
        b.seek(3.0);
        b.seek(12.5);
        a.advance(0.0);
        b.advance(0.0);
        assert_eq!(a.pose(), b.pose());
    }
}
