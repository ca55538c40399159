//! Dresses the logical men: each gets its mesh, its material and its place.

pub mod capture;
pub mod dust;
pub mod models;
pub mod motion;

use bevy::prelude::*;

use crate::game::{Man, Station};
use crate::rules::Color;
use crate::view::board::layout::BoardLayout;
use crate::view::men::models::{MenModels, VARIANTS};
use crate::view::schedule::DressSystems;

/// Adds the dressing room.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, dress_men.in_set(DressSystems::Men));
}

/// The station that a man was last set out for, or stands at.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown(pub Station);

/// Where a man lies at a station, and how it is turned: each man has its own yaw, so that none looks copied.
pub fn resting_place(layout: &BoardLayout, man: Man, station: Station) -> (Vec3, Quat) {
    let yaw = Quat::from_rotation_y(f32::from(man.number) * 2.4 + if man.color == Color::White { 0.3 } else { 1.1 });
    match station {
        Station::Hand(place) => (layout.hand_slot(man.color, usize::from(place)), yaw),
        Station::On(point) => (layout.point(point), yaw),
        Station::Captured(place) => {
            let (at, lean) = layout.captured_slot(man.color, usize::from(place));
            (at, lean * yaw)
        }
    }
}

fn dress_men(
    models: Option<Res<MenModels>>,
    layout: Option<Res<BoardLayout>>,
    men: Query<(Entity, &Man, &Station), Without<Shown>>,
    mut commands: Commands,
) {
    let (Some(models), Some(layout)) = (models, layout) else { return };
    for (entity, &man, &station) in &men {
        let variant = usize::from(man.number) % VARIANTS;
        let (at, turn) = resting_place(&layout, man, station);
        commands.entity(entity).insert((
            Name::new(format!("{} man {}", man.color, man.number + 1)),
            Mesh3d(models.mesh(man.color, variant)),
            MeshMaterial3d(models.material(man.color, variant)),
            Transform::from_translation(at).with_rotation(turn),
            Visibility::default(),
            Shown(station),
        ));
    }
}
