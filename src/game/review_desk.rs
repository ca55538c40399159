//! x
use bevy::prelude::*;
/// x
#[derive(Resource, Default)]
pub struct ReviewDesk { curve: Vec<f32> }
impl ReviewDesk {
    /// x
    pub fn curve(&self) -> &[f32] { &self.curve }
}
/// x
pub fn plugin(app: &mut App) { app.init_resource::<ReviewDesk>(); }
