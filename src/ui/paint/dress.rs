//! Sets up fonts and style, and scales everything to the window and to the text size of the settings.

use std::sync::Arc;

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, FontData, FontDefinitions, FontFamily};
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPrimaryContextPass};

use super::parchment::parchment_image;
use super::theme::{BODY, Face, FontsReady, Palette, SLATE, SMALL, bold_id, is_bold, palette_for, parchment_id};
use crate::preferences::Preferences;
use crate::ui::UiSystems;

/// Adds the look.
pub fn plugin(app: &mut App) {
    app.init_resource::<FontsReady>();
    app.add_systems(EguiPrimaryContextPass, prepare.in_set(UiSystems::Prepare));
    // Letters that are written for the first time reach the graphics card with the frame that they stand in; a frame later
    // words would have gaps at first.
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
}

/// Lays out fonts and style once, and follows the window's size and the text size.
fn prepare(
    mut contexts: EguiContexts,
    mut ready: ResMut<FontsReady>,
    preferences: Res<Preferences>,
    mut laid_out: Local<bool>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let ctx = ctx.clone();
    // Fonts are known from the pass after the one that sets them.
    ready.0 = *laid_out;
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

/// The size of a point in logical pixels of the window. Everything grows with the window; small windows keep their text
/// legible; large text leaves at least [`MIN_SIZE`] points of room.
fn zoom_for(window: egui::Vec2, text_scale: f32) -> f32 {
    let fitted = (window.x / 1280.0).min(window.y / 720.0);
    let wanted = fitted.max(0.76) * text_scale.clamp(0.5, 3.0);
    wanted.min(window.x / MIN_SIZE.x).min(window.y / MIN_SIZE.y).max(0.25)
}

/// The least size of the window, in points, at which every page still fits.
pub const MIN_SIZE: egui::Vec2 = egui::vec2(800.0, 450.0);

fn fonts() -> FontDefinitions {
    const FACES: [(&str, &[u8]); 7] = [
        ("garamond", include_bytes!("../../../assets/fonts/EBGaramond_400Regular.ttf")),
        ("garamond-italic", include_bytes!("../../../assets/fonts/EBGaramond_400Regular_Italic.ttf")),
        ("garamond-semibold", include_bytes!("../../../assets/fonts/EBGaramond_600SemiBold.ttf")),
        ("fell-caps", include_bytes!("../../../assets/fonts/IMFellEnglishSC_400Regular.ttf")),
        ("cinzel-semibold", include_bytes!("../../../assets/fonts/Cinzel_600SemiBold.ttf")),
        ("cormorant-cyrillic", include_bytes!("../../../assets/fonts/CormorantSC_600SemiBold_Cyrillic.ttf")),
        ("forum-cyrillic", include_bytes!("../../../assets/fonts/Forum_400Regular_Cyrillic.ttf")),
    ];
    // Capitals of one height, whichever of the two has the letter.
    const SCALES: [(&str, f32); 2] = [("cormorant-cyrillic", 1.11), ("forum-cyrillic", 1.06)];
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in FACES {
        let scale = SCALES.iter().find(|&&(scaled, _)| scaled == name).map_or(1.0, |&(_, scale)| scale);
        let data = FontData::from_static(bytes).tweak(egui::FontTweak { scale, ..default() });
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    }
    // Each with those that have the letters which it lacks.
    let families: [(FontFamily, &[&str]); 6] = [
        (FontFamily::Proportional, &["garamond"]),
        (FontFamily::Monospace, &["garamond"]),
        (FontFamily::Name("italic".into()), &["garamond-italic", "garamond"]),
        (FontFamily::Name("strong".into()), &["garamond-semibold", "garamond"]),
        (FontFamily::Name("fell".into()), &["fell-caps", "cormorant-cyrillic", "garamond"]),
        (FontFamily::Name("cinzel".into()), &["cinzel-semibold", "forum-cyrillic", "garamond"]),
    ];
    for (family, faces) in families {
        fonts.families.insert(family, faces.iter().map(|&face| face.to_owned()).collect());
    }
    fonts
}

fn dress(style: &mut egui::Style, palette: &Palette) {
    use egui::TextStyle;
    style.text_styles = [
        (TextStyle::Small, Face::Body.font(SMALL)),
        (TextStyle::Body, Face::Body.font(BODY)),
        (TextStyle::Monospace, Face::Body.font(BODY)),
        (TextStyle::Button, Face::Caps.font(19.0)),
        (TextStyle::Heading, Face::Caps.font(30.0)),
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
            assert!(points.x >= MIN_SIZE.x - 1.0 && points.y >= MIN_SIZE.y - 1.0, "{points:?}");
        }
    }

    #[test]
    fn a_window_without_size_does_no_harm() {
        assert!(zoom_for(egui::Vec2::ZERO, 1.0) > 0.0);
    }
}
