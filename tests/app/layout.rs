//! Every page at every size, in every language and with the largest text: nothing that is written lies outside the window,
//! is cut at the side, runs over an edge or over other words, or is too small to read; everything that can be pressed has
//! a name and room for a finger.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use bevy::camera::{ComputedCameraValues, RenderTargetInfo};
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::{self, Color32, Rect, Shape};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, EguiPrimaryContextPass};
use nine_mens_morris::app;
use nine_mens_morris::game::Storage;
use nine_mens_morris::preferences::{Language, Preferences};
use nine_mens_morris::ui::tour::{Stop, TOUR};

use crate::devices::table_with;
use crate::harness::in_a_program_of_its_own;

/// What was drawn in the newest frame.
#[derive(Resource)]
struct Drawn {
    shapes: Vec<egui::epaint::ClippedShape>,
    widgets: Vec<(String, egui::WidgetRect)>,
    screen: Rect,
    pixels: f32,
    wanted: bool,
}

/// Something that could be pressed has at least this many pixels each way.
const FINGER: f32 = 18.0;
/// The smallest writing, in pixels.
const LEGIBLE: f32 = 8.5;

fn collect(mut contexts: Query<(&mut EguiContext, &EguiFullOutput)>, mut drawn: ResMut<Drawn>) {
    let Ok((mut context, output)) = contexts.single_mut() else { return };
    let Some(output) = &output.0 else { return };
    let context = context.get_mut();
    if !drawn.wanted {
        context.disable_accesskit();
        return;
    }
    context.enable_accesskit();
    drawn.shapes.clone_from(&output.shapes);
    drawn.pixels = output.pixels_per_point;
    drawn.screen = context.viewport_rect();
    // What screen readers are told has everything's name.
    let nodes = output.platform_output.accesskit_update.iter().flat_map(|update| &update.nodes);
    let names: HashMap<_, _> = nodes.filter_map(|(id, node)| Some((*id, node.label()?.to_owned()))).collect();
    drawn.widgets = context.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, all)| all);
        let pressed = widgets.filter(|widget| widget.sense.senses_click());
        let named = |widget: &egui::WidgetRect| names.get(&widget.id.accesskit_id()).cloned().unwrap_or_default();
        pressed.map(|widget| (named(widget), *widget)).collect()
    });
}

/// The game at a window of this size, with some games kept.
fn gallery(kept: Storage) -> App {
    table_with(|app| {
        let drawn = Drawn { shapes: Vec::new(), widgets: Vec::new(), screen: Rect::ZERO, pixels: 1.0, wanted: false };
        app.insert_resource(drawn).insert_resource(kept);
        // Frames of small systems are quicker on one thread.
        for label in [PreUpdate.intern(), Update.intern(), PostUpdate.intern(), EguiPrimaryContextPass.intern()] {
            app.edit_schedule(label, |schedule| {
                schedule.set_executor(SingleThreadedExecutor::new());
            });
        }
        let between = (EguiPostUpdateSet::EndPass, EguiPostUpdateSet::ProcessOutput);
        app.add_systems(PostUpdate, collect.after(between.0).before(between.1));
    })
}

fn resize(app: &mut App, size: UVec2) {
    let target_info = Some(RenderTargetInfo { physical_size: size, scale_factor: 1.0 });
    let mut cameras = app.world_mut().query::<&mut Camera>();
    cameras.single_mut(app.world_mut()).expect("one camera").computed =
        ComputedCameraValues { target_info, ..default() };
}

fn go_to(app: &mut App, stop: &Stop) {
    let step = |seconds: f32| TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(seconds));
    app.insert_resource(step(0.05));
    app.world_mut().resource_mut::<Drawn>().wanted = false;
    stop.set_out(app.world_mut());
    (0..3).for_each(|_| app.update());
    stop.arrive(app.world_mut());
    (0..6).for_each(|_| app.update());
    app.insert_resource(step(stop.seconds / 3.0));
    (0..3).for_each(|_| app.update());
    app.world_mut().resource_mut::<Drawn>().wanted = true;
    (0..2).for_each(|_| app.update());
}

/// A piece of writing: what it says, where its ink is, where it may be seen, and its size in pixels.
#[derive(Clone)]
struct Writing {
    says: String,
    ink: Rect,
    clip: Rect,
    pixels: f32,
    elided: bool,
}

/// What is drawn, in order.
enum Piece {
    Writing(Writing),
    /// A ground that hides what lies under it.
    Ground(Rect),
    /// Something with an edge that words should not cross.
    Box(Rect),
}

fn pieces(drawn: &Drawn) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for clipped in &drawn.shapes {
        read(&clipped.shape, clipped.clip_rect, drawn, &mut pieces);
    }
    pieces
}

fn read(shape: &Shape, clip: Rect, drawn: &Drawn, pieces: &mut Vec<Piece>) {
    match shape {
        Shape::Vec(all) => all.iter().for_each(|shape| read(shape, clip, drawn, pieces)),
        Shape::Text(text) => {
            let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
            if !ink.is_positive() || !ink.intersects(clip) {
                return;
            }
            let points = text.galley.job.sections.iter().map(|section| section.format.font_id.size);
            let pixels = points.fold(f32::INFINITY, f32::min) * drawn.pixels;
            let (says, elided) = (text.galley.text().to_owned(), text.galley.elided);
            pieces.push(Piece::Writing(Writing { says, ink, clip, pixels, elided }));
        }
        Shape::Path(path) if path.closed && path.points.len() >= 4 => {
            block(path.visual_bounding_rect().intersect(clip), path.fill, drawn, pieces);
        }
        Shape::Rect(rect) => block(rect.rect.intersect(clip), rect.fill, drawn, pieces),
        Shape::Mesh(mesh) if mesh.calc_bounds().width() > 0.2 * drawn.screen.width() => {
            let opaque = mesh.vertices.iter().all(|vertex| vertex.color.a() > 200);
            if opaque {
                pieces.push(Piece::Ground(mesh.calc_bounds()));
            }
        }
        _ => {}
    }
}

fn block(rect: Rect, fill: Color32, drawn: &Drawn, pieces: &mut Vec<Piece>) {
    let veils = fill.a() > 100 && rect.contains_rect(drawn.screen.shrink(1.0));
    if veils || (fill.a() > 200 && rect.width() > 60.0 && rect.height() > 24.0) {
        pieces.push(Piece::Ground(rect));
    }
    if rect.width() > 24.0 && rect.height() > 16.0 {
        pieces.push(Piece::Box(rect));
    }
}

/// What is wrong with a page.
fn faults(drawn: &Drawn) -> BTreeSet<String> {
    let mut faults = BTreeSet::new();
    let mut seen: Vec<Writing> = Vec::new();
    let mut boxes: Vec<Rect> = Vec::new();
    let screen = drawn.screen.expand(0.5);
    for piece in pieces(drawn) {
        match piece {
            Piece::Ground(rect) => {
                let part = |ink: Rect| ink.intersect(rect).is_positive() && !rect.expand(2.0).contains_rect(ink);
                for writing in seen.iter().filter(|writing| part(writing.ink.shrink(2.0))) {
                    faults.insert(format!("'{}' is covered in part", writing.says));
                }
                seen.retain(|writing| !rect.expand(2.0).contains_rect(writing.ink));
                boxes.retain(|known| !rect.contains_rect(*known));
                boxes.push(rect);
            }
            Piece::Box(rect) => boxes.push(rect),
            Piece::Writing(writing) => {
                let Writing { says, ink, clip, pixels, elided } = &writing;
                let scrolls = clip.height() < screen.height() - 2.0;
                let (left, right) = (ink.left() < clip.left() - 1.0, ink.right() > clip.right() + 1.0);
                if left || right || (!scrolls && !clip.expand(1.0).contains_rect(*ink)) || !screen.intersects(*ink) {
                    faults.insert(format!("'{says}' is cut"));
                }
                if scrolls && clip.height() < 70.0 && !clip.expand2(egui::vec2(0.0, 1.0)).contains_rect(*ink) {
                    faults.insert(format!("'{says}' has no room to scroll"));
                }
                if *elided {
                    faults.insert(format!("'{says}' is shortened"));
                }
                if *pixels < LEGIBLE {
                    faults.insert(format!("'{says}' is {pixels:.1} pixels high"));
                }
                let shown = ink.intersect(*clip);
                for edge in &boxes {
                    let inside = edge.intersect(shown);
                    let share = if inside.is_positive() { inside.area() / shown.area() } else { 0.0 };
                    if share > 0.12 && share < 0.93 && !scrolls {
                        faults.insert(format!("'{says}' crosses an edge ({:.0}%)", 100.0 * share));
                    }
                }
                for other in &seen {
                    let both = other.ink.intersect(other.clip).intersect(shown);
                    if other.says != *says && both.width() > 2.5 && both.height() > 3.5 {
                        faults.insert(format!("'{says}' lies over '{}'", other.says));
                    }
                }
                seen.push(writing);
            }
        }
    }
    for (name, widget) in &drawn.widgets {
        if widget.rect.intersect(widget.interact_rect).is_negative() {
            continue;
        }
        if !screen.contains_rect(widget.interact_rect) {
            faults.insert(format!("{name} reaches out of the window"));
        }
        let least = widget.rect.size().min_elem() * drawn.pixels;
        if name.is_empty() && widget.sense.is_focusable() {
            faults.insert(format!("something at {:?} has no name", widget.rect));
        } else if !name.is_empty() && least < FINGER {
            faults.insert(format!("{name} is {least:.0} pixels"));
        }
    }
    faults
}

/// Walks the whole tour, and gives what is wrong with its pages.
fn walk(app: &mut App, size: UVec2, language: Language, text_scale: f32) -> Vec<String> {
    resize(app, size);
    let mut preferences = app.world_mut().resource_mut::<Preferences>();
    preferences.language = Some(language);
    preferences.text_scale = text_scale;
    let mut all = Vec::new();
    for stop in &TOUR {
        go_to(app, stop);
        let drawn = app.world().resource::<Drawn>();
        assert!(!drawn.shapes.is_empty(), "{} shows nothing", stop.name);
        let setting = format!("{}x{} {} {text_scale}", size.x, size.y, language.name());
        all.extend(faults(drawn).into_iter().map(|fault| format!("{} at {setting}: {fault}", stop.name)));
    }
    all
}

/// Walks through all pages at each setting: the window, the language, the size of text.
fn walk_all(settings: &[(UVec2, Language, f32)]) {
    let folder = std::env::temp_dir().join(format!("morris-layout-{}", std::process::id()));
    let mut app = gallery(app::furnish(&folder).expect("a temporary folder"));
    let faults: Vec<String> =
        settings.iter().flat_map(|&(size, language, text_scale)| walk(&mut app, size, language, text_scale)).collect();
    let _ = std::fs::remove_dir_all(folder);
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

const SIZES: [UVec2; 3] = [UVec2::new(1024, 600), UVec2::new(1920, 1080), UVec2::new(3840, 2160)];

fn settings() -> impl Iterator<Item = (UVec2, Language, f32)> {
    let languages = move |size| Language::all().into_iter().map(move |language| (size, language));
    SIZES.into_iter().flat_map(languages).flat_map(|(size, language)| [1.0, 2.0].map(|scale| (size, language, scale)))
}

/// Every language on the smallest window with the largest text, some with the usual one; the longest words on a larger window,
/// too. In points the two large windows are alike. With
/// `MORRIS_PAGES=all` every window, language and size of text, which takes some minutes.
#[test]
fn every_page_fits_its_window_in_every_language_and_with_the_largest_text() {
    let all = std::env::var("MORRIS_PAGES").is_ok_and(|which| which == "all");
    let read_first = [Language::ENGLISH, Language::GERMAN, Language::FRENCH, Language::STRETCHED];
    let hard = |size: UVec2, language, scale: f32| match size.x {
        1024 => scale > 1.0 || read_first.contains(&language),
        1920 => language == Language::STRETCHED,
        _ => false,
    };
    let chosen: Vec<_> = settings().filter(|&(size, language, scale)| all || hard(size, language, scale)).collect();
    in_a_program_of_its_own("layout::every_page_fits_its_window_in_every_language_and_with_the_largest_text", || {
        walk_all(&chosen);
    });
}
