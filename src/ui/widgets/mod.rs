//! What is pressed, chosen and written, in the game's own style: buttons, choices, fields, text, and pages to lay them
//! on. Each is reached by mouse, touch and keyboard, shows where the keyboard is, and has a name for screen readers.

mod buttons;
mod choices;
mod fitted;
mod press;
mod prose;
pub mod sheet;
mod text_field;

pub use buttons::{
    button, button_with, icon_button, key_button, name_button, share_row, size_together, title_entry, title_hand,
    title_size,
};
pub use choices::{segments, slider, switch};
pub use fitted::{fitted, fitted_lines, fitting_size};
pub use press::{focus_first, is_lit, touch};
pub use prose::{aside, paragraph, ruled, subheading};
pub use text_field::{MAX_LETTERS, text_field};
