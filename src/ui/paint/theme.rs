//! The look: fonts, and the two materials (slate over the scene, parchment for pages).
//!
//! Every size in `ui` is in points of a picture 720 points high; `dress` scales them to the window.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, FontFamily, FontId, RichText, TextureHandle};

/// Whether fonts and style are set up. Nothing is drawn before.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FontsReady(pub bool);

/// The colours of one material.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Writing.
    pub text: Color32,
    /// Less important text.
    pub faint: Color32,
    /// Headings, and what is chosen.
    pub accent: Color32,
    /// Hairlines.
    pub line: Color32,
    /// The ground of a button.
    pub fill: Color32,
    /// The ground of a button under the pointer.
    pub hover: Color32,
    /// The ground of a pressed or chosen button.
    pub press: Color32,
    /// The ring around the control that has the keyboard.
    pub focus: Color32,
}

/// Dark stone over the scene.
pub const SLATE: Palette = Palette {
    text: Color32::from_rgb(243, 233, 211),
    faint: Color32::from_rgb(196, 181, 150),
    accent: Color32::from_rgb(228, 190, 112),
    line: Color32::from_rgb(146, 116, 66),
    fill: Color32::from_rgba_premultiplied(12, 9, 6, 60),
    hover: Color32::from_rgba_premultiplied(58, 44, 22, 90),
    press: Color32::from_rgba_premultiplied(86, 66, 32, 130),
    focus: Color32::from_rgb(255, 218, 140),
};

/// A page.
pub const PARCHMENT: Palette = Palette {
    text: Color32::from_rgb(48, 33, 20),
    faint: Color32::from_rgb(106, 82, 54),
    accent: Color32::from_rgb(146, 38, 26),
    line: Color32::from_rgb(148, 116, 70),
    fill: Color32::from_rgba_premultiplied(40, 33, 20, 44),
    hover: Color32::from_rgba_premultiplied(92, 62, 22, 96),
    press: Color32::from_rgba_premultiplied(96, 52, 26, 120),
    focus: Color32::from_rgb(160, 92, 20),
};

/// Dark stone in high contrast.
const SLATE_BOLD: Palette = Palette {
    text: Color32::WHITE,
    faint: Color32::from_rgb(236, 228, 208),
    accent: Color32::from_rgb(255, 214, 120),
    line: Color32::from_rgb(240, 226, 190),
    fill: Color32::BLACK,
    hover: Color32::from_rgb(58, 44, 16),
    press: Color32::from_rgb(96, 72, 24),
    focus: Color32::from_rgb(255, 236, 90),
};

/// A page in high contrast.
const PARCHMENT_BOLD: Palette = Palette {
    text: Color32::BLACK,
    faint: Color32::from_rgb(46, 34, 20),
    accent: Color32::from_rgb(116, 10, 4),
    line: Color32::from_rgb(60, 42, 20),
    fill: Color32::from_rgb(255, 252, 242),
    hover: Color32::from_rgb(250, 232, 186),
    press: Color32::from_rgb(244, 212, 150),
    focus: Color32::from_rgb(0, 60, 160),
};

/// The palette of the material that `ui` lies on.
pub fn palette(ui: &egui::Ui) -> &'static Palette {
    palette_for(ui.visuals().dark_mode, is_bold(ui.ctx()))
}

pub(super) const fn palette_for(dark: bool, bold: bool) -> &'static Palette {
    match (dark, bold) {
        (true, false) => &SLATE,
        (true, true) => &SLATE_BOLD,
        (false, false) => &PARCHMENT,
        (false, true) => &PARCHMENT_BOLD,
    }
}

/// Whether high contrast is on.
pub fn is_bold(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(bold_id())).unwrap_or(false)
}

pub(super) fn bold_id() -> egui::Id {
    egui::Id::new("high contrast")
}

/// Sets the style of what follows in `ui` to parchment.
pub fn on_parchment(ui: &mut egui::Ui) {
    ui.set_style(ui.ctx().style_of(egui::Theme::Light));
}

/// The typefaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Running text.
    Body,
    /// Asides.
    Italic,
    /// What must be seen.
    Strong,
    /// Headings and buttons: small capitals.
    Caps,
    /// Inscriptions.
    Stone,
}

impl Face {
    /// The font at a size in points.
    pub fn font(self, size: f32) -> FontId {
        let family = match self {
            Self::Body => FontFamily::Proportional,
            Self::Italic => FontFamily::Name("italic".into()),
            Self::Strong => FontFamily::Name("strong".into()),
            Self::Caps => FontFamily::Name("fell".into()),
            Self::Stone => FontFamily::Name("cinzel".into()),
        };
        FontId::new(size, family)
    }

    /// Text in this face.
    pub fn text(self, size: f32, text: impl Into<String>) -> RichText {
        RichText::new(text).font(self.font(size))
    }
}

/// The usual size of running text, in points.
pub const BODY: f32 = 17.0;
/// The usual size of small text, in points.
pub const SMALL: f32 = 14.5;

/// The parchment's picture.
pub fn parchment(ctx: &egui::Context) -> Option<TextureHandle> {
    ctx.data(|data| data.get_temp(parchment_id()))
}

pub(super) fn parchment_id() -> egui::Id {
    egui::Id::new("parchment")
}
