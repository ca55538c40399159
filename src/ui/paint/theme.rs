//! The look: fonts, the two materials (slate over the scene, parchment for pages), and how large everything is.
//!
//! Every size in `ui` is in points of a picture 720 points high; [`prepare`] scales them to the window.

use std::sync::Arc;

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, FontData, FontDefinitions, FontFamily, FontId, RichText, TextureHandle};
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass};

use super::parchment_image;
use crate::preferences::Preferences;
use crate::ui::UiSystems;

/// Adds the look.
pub fn plugin(app: &mut App) {
    app.init_resource::<Dressed>();
    app.add_systems(EguiPrimaryContextPass, prepare.in_set(UiSystems::Prepare));
    // Letters that are written for the first time reach the graphics card with the frame that they stand in; a frame later
    // words would have gaps at first.
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
}

/// Whether fonts and style are in place; nothing is drawn before.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dressed(pub bool);

/// The colours of one material.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Writing.
    pub text: Color32,
    /// Writing that stands back.
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
    /// The ring around what the keyboard is at.
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

const fn palette_for(dark: bool, bold: bool) -> &'static Palette {
    match (dark, bold) {
        (true, false) => &SLATE,
        (true, true) => &SLATE_BOLD,
        (false, false) => &PARCHMENT,
        (false, true) => &PARCHMENT_BOLD,
    }
}

/// Whether writing and lines stand out as much as they can.
pub fn is_bold(ctx: &egui::Context) -> bool {
    ctx.data(|data| data.get_temp(bold_id())).unwrap_or(false)
}

fn bold_id() -> egui::Id {
    egui::Id::new("high contrast")
}

/// Makes what follows in `ui` writing on parchment.
pub fn on_parchment(ui: &mut egui::Ui) {
    ui.set_style(ui.ctx().style_of(egui::Theme::Light));
}

/// The kinds of writing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
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

impl Hand {
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

    /// Text in this hand.
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

fn parchment_id() -> egui::Id {
    egui::Id::new("parchment")
}

/// Lays out fonts and style once, and follows the window's size and the text size.
fn prepare(
    mut contexts: EguiContexts,
    mut dressed: ResMut<Dressed>,
    preferences: Res<Preferences>,
    mut laid_out: Local<bool>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    // Fonts are known from the pass after the one that sets them.
    dressed.0 = *laid_out;
    if !*laid_out {
        ctx.set_fonts(fonts());
        ctx.set_theme(egui::Theme::Dark);
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            // However slowly frames come, a press let go in its place is a click.
            options.input_options.max_click_duration = 30.0;
        });
        let options = egui::TextureOptions { wrap_mode: egui::TextureWrapMode::MirroredRepeat, ..default() };
        let texture = ctx.load_texture("parchment", parchment_image(384), options);
        ctx.data_mut(|data| data.insert_temp(parchment_id(), texture));
    }
    let bold = preferences.high_contrast;
    if !*laid_out || bold != is_bold(&ctx) {
        ctx.data_mut(|data| data.insert_temp(bold_id(), bold));
        ctx.style_mut_of(egui::Theme::Dark, |style| dress(style, palette_for(true, bold)));
        ctx.style_mut_of(egui::Theme::Light, |style| dress(style, palette_for(false, bold)));
    }
    *laid_out = true;
    let window = ctx.viewport_rect().size() * ctx.zoom_factor();
    let zoom = zoom_for(window, preferences.text_scale);
    if (zoom - ctx.zoom_factor()).abs() > 0.004 {
        ctx.set_zoom_factor(zoom);
    }
}

/// How many of the window's logical pixels a point takes: everything grows with the window, small windows keep their
/// text legible, and large text leaves at least [`LEAST`] points to lay out.
fn zoom_for(window: egui::Vec2, text_scale: f32) -> f32 {
    let fitted = (window.x / 1280.0).min(window.y / 720.0);
    let wanted = fitted.max(0.76) * text_scale.clamp(0.5, 3.0);
    wanted.min(window.x / LEAST.x).min(window.y / LEAST.y).max(0.25)
}

/// The least size of the picture in points at which every page still fits.
pub const LEAST: egui::Vec2 = egui::vec2(800.0, 450.0);

fn fonts() -> FontDefinitions {
    const FACES: [(&str, &[u8]); 5] = [
        ("garamond", include_bytes!("../../../assets/fonts/EBGaramond_400Regular.ttf")),
        ("garamond-italic", include_bytes!("../../../assets/fonts/EBGaramond_400Regular_Italic.ttf")),
        ("garamond-semibold", include_bytes!("../../../assets/fonts/EBGaramond_600SemiBold.ttf")),
        ("fell-caps", include_bytes!("../../../assets/fonts/IMFellEnglishSC_400Regular.ttf")),
        ("cinzel-semibold", include_bytes!("../../../assets/fonts/Cinzel_600SemiBold.ttf")),
    ];
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in FACES {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let families = [
        (FontFamily::Proportional, "garamond"),
        (FontFamily::Monospace, "garamond"),
        (FontFamily::Name("italic".into()), "garamond-italic"),
        (FontFamily::Name("strong".into()), "garamond-semibold"),
        (FontFamily::Name("fell".into()), "fell-caps"),
        (FontFamily::Name("cinzel".into()), "cinzel-semibold"),
    ];
    for (family, face) in families {
        fonts.families.insert(family, vec![face.to_owned(), "garamond".to_owned()]);
    }
    fonts
}

fn dress(style: &mut egui::Style, palette: &Palette) {
    use egui::TextStyle;
    style.text_styles = [
        (TextStyle::Small, Hand::Body.font(SMALL)),
        (TextStyle::Body, Hand::Body.font(BODY)),
        (TextStyle::Monospace, Hand::Body.font(BODY)),
        (TextStyle::Button, Hand::Caps.font(19.0)),
        (TextStyle::Heading, Hand::Caps.font(30.0)),
    ]
    .into();
    style.interaction.selectable_labels = false;
    style.spacing.item_spacing = egui::vec2(8.0, 6.0);
    style.spacing.scroll = egui::style::ScrollStyle {
        bar_width: 5.0,
        floating_width: 3.0,
        floating_allocated_width: 10.0,
        dormant_handle_opacity: 0.55,
        foreground_color: false,
        ..egui::style::ScrollStyle::floating()
    };
    let visuals = &mut style.visuals;
    visuals.override_text_color = Some(palette.text);
    visuals.weak_text_color = Some(palette.faint);
    visuals.selection.bg_fill = palette.press;
    visuals.selection.stroke = egui::Stroke::new(1.0, palette.accent);
    visuals.extreme_bg_color = Color32::TRANSPARENT;
    visuals.window_fill = Color32::from_rgb(30, 25, 20);
    visuals.window_stroke = egui::Stroke::new(1.0, SLATE.line);
    visuals.menu_corner_radius = egui::CornerRadius::same(2);
    visuals.disabled_alpha = 0.45;
    let widgets = &mut visuals.widgets;
    for widget in [
        &mut widgets.noninteractive,
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
        &mut widgets.open,
    ] {
        widget.bg_fill = palette.line;
        widget.weak_bg_fill = palette.fill;
        widget.bg_stroke = egui::Stroke::new(1.0, palette.line);
        widget.fg_stroke = egui::Stroke::new(1.0, palette.text);
        widget.corner_radius = egui::CornerRadius::same(2);
        widget.expansion = 0.0;
    }
    widgets.hovered.bg_fill = palette.accent;
    widgets.active.bg_fill = palette.accent;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_grows_with_the_window_and_stays_legible_when_it_shrinks() {
        assert!((zoom_for(egui::vec2(1280.0, 720.0), 1.0) - 1.0).abs() < 1e-6);
        assert!((zoom_for(egui::vec2(3840.0, 2160.0), 1.0) - 3.0).abs() < 1e-6);
        assert!(zoom_for(egui::vec2(640.0, 360.0), 1.0) >= 0.75);
        for (size, scale) in [((640.0, 360.0), 2.0), ((1024.0, 600.0), 2.5), ((3840.0, 2160.0), 3.0)] {
            let window = egui::vec2(size.0, size.1);
            let points = window / zoom_for(window, scale);
            assert!(points.x >= LEAST.x - 1.0 && points.y >= LEAST.y - 1.0, "{points:?}");
        }
    }

    #[test]
    fn a_window_without_size_does_no_harm() {
        assert!(zoom_for(egui::Vec2::ZERO, 1.0) > 0.0);
    }
}
