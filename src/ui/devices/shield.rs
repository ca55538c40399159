//! Keeps pointers over pages and panels from the board under them. `bevy_egui` does so for a pointer that rests over a
//! panel; a finger that comes down was nowhere before, and its tap would reach both.

use bevy::camera::NormalizedRenderTarget;
use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

/// Adds the shield.
pub fn plugin(app: &mut App) {
    app.add_message::<PointerHits>();
    app.add_systems(PreUpdate, shield.in_set(PickingSystems::Backend));
}

/// Nearer than anything of the scene.
const NEAREST: f32 = 1_000_000.0;

fn shield(
    pointers: Query<(&PointerId, &PointerLocation)>,
    windows: Query<&Window>,
    mut contexts: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut hits: MessageWriter<PointerHits>,
) {
    let Ok((entity, mut context)) = contexts.single_mut() else { return };
    for (&pointer, location) in &pointers {
        let Some(location) = location.location() else { continue };
        let NormalizedRenderTarget::Window(window) = location.target else { continue };
        let Ok(window) = windows.get(window.entity()) else { continue };
        let context = context.get_mut();
        // Logical pixels become the panels' points, which grow with the size of text.
        let at = location.position * window.scale_factor() / context.pixels_per_point();
        let over = context.layer_id_at(egui::pos2(at.x, at.y));
        if over.is_some_and(|layer| layer.order != egui::Order::Background) {
            let hit = HitData::new(entity, 0.0, None, None);
            hits.write(PointerHits::new(pointer, vec![(entity, hit)], NEAREST));
        }
    }
}
