//! What is drawn by hand: frames, ornaments, icons, men and boards, all as shapes, so that they are sharp at any size.

mod board;
mod dress;
mod frame;
mod glyph;
mod icon;
mod inscription;
mod ornament;
mod parchment;
mod scene;
mod shapes;
pub mod theme;
mod worth;

pub use board::{Field, board_preview, board_with_men, man_radius};
pub use dress::plugin;
pub use frame::{carved_button, page, plate, veil};
pub use glyph::{PadButton, key_cap, key_cap_width, pad_button};
pub use icon::{Icon, icon, man, pebble};
pub use inscription::{carved, inscribed};
pub use ornament::{lozenge, rule};
pub use scene::moving_board;
pub use shapes::{ease, faded};
pub use worth::worth_label;
