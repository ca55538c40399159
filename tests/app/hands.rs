//! A hand with any device at the whole table: pages, panels and board. What it presses it finds by name, as a screen
//! reader would, and reaches as its device does: a pointer goes there, keys and a pad walk there.

use std::collections::HashSet;

use accesskit::Role;
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::camera::{ComputedCameraValues, RenderTargetInfo};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input::mouse::{MouseButtonInput, MouseMotion};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_input_focus::InputFocus;
use nine_mens_morris::game::{Cursor, GameSystems, Menu};
use nine_mens_morris::rules::Point;
use nine_mens_morris::ui::accessibility::{PageControl, PageFrame};
use nine_mens_morris::view::MainCamera;
use nine_mens_morris::view::board::layout::BoardLayout;
use nine_mens_morris::view::input::drag::{Carried, carry};
use nine_mens_morris::view::input::picking::{Target, release};

use crate::devices::{connect, key, pad_press, route, table_with};
use crate::harness::{game, lay_targets, settle};

/// A device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    Mouse,
    Keys,
    Pad(Entity),
    Touch,
}

/// The size of the window, in pixels.
const WINDOW: UVec2 = UVec2::new(1280, 720);
/// Game time in which a page has opened, in frames.
const OPENS: usize = 20;

/// Each device at a table of its own, at the title.
pub fn each(test: impl Fn(&mut App, Hand)) {
    for place in 0..4 {
        let mut app = sat_down(|_| {});
        let hand = match place {
            0 => Hand::Mouse,
            1 => Hand::Keys,
            2 => Hand::Pad(connect(&mut app)),
            _ => Hand::Touch,
        };
        println!("{hand:?}");
        test(&mut app, hand);
    }
}

/// The table with its board under a camera that looks straight down, so that pointers find the points.
pub fn sat_down(add: impl FnOnce(&mut App)) -> App {
    let mut app = table_with(|app| {
        lay_targets(app);
        app.init_resource::<Carried>();
        app.add_systems(Update, carry.before(release).before(GameSystems::Judge));
        app.add_systems(PreUpdate, feel.in_set(PickingSystems::Backend));
        let requested = AccessibilityRequested::default();
        requested.set(true);
        app.insert_resource(requested);
        add(app);
    });
    let camera = app.world_mut().query_filtered::<Entity, With<Camera>>().single(app.world()).expect("one camera");
    let clip_from_view = Mat4::perspective_infinite_reverse_rh(0.6, WINDOW.as_vec2().x / WINDOW.as_vec2().y, 0.1);
    let target_info = Some(RenderTargetInfo { physical_size: WINDOW, scale_factor: 1.0 });
    let computed = ComputedCameraValues { clip_from_view, target_info, ..default() };
    let above = Transform::from_xyz(0.0, 11.0, 0.0).looking_at(Vec3::ZERO, Vec3::NEG_Z);
    let parts = (MainCamera, above, GlobalTransform::from(above));
    app.world_mut().entity_mut(camera).insert(parts).get_mut::<Camera>().expect("a camera").computed = computed;
    wait(&mut app, OPENS);
    app
}

pub fn wait(app: &mut App, frames: usize) {
    (0..frames).for_each(|_| app.update());
}

pub fn menu(app: &App) -> Menu {
    *app.world().resource::<State<Menu>>().get()
}

/// Stands in for the ray through the picture: a pointer is over the point that lies nearest on the board's plane.
fn feel(
    pointers: Query<(&PointerId, &PointerLocation)>,
    cameras: Query<(&Camera, &GlobalTransform), With<MainCamera>>,
    layout: Option<Res<BoardLayout>>,
    targets: Query<(Entity, &Target)>,
    mut hits: MessageWriter<PointerHits>,
) {
    let (Some(layout), Ok((camera, transform))) = (layout, cameras.single()) else { return };
    for (&pointer, location) in &pointers {
        let at = location.location().and_then(|location| camera.viewport_to_world(transform, location.position).ok());
        let Some(ray) = at else { continue };
        let Some(distance) = ray.intersect_plane(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y)) else { continue };
        let over = layout.nearest_point(ray.get_point(distance), 0.4 * layout.pitch());
        if let Some((entity, _)) = over.and_then(|point| targets.iter().find(|(_, target)| target.point == point)) {
            let hit = HitData::new(Entity::PLACEHOLDER, 1.0, None, None);
            hits.write(PointerHits::new(pointer, vec![(entity, hit)], 0.0));
        }
    }
}

/// Where a point lies in the window.
pub fn place(app: &mut App, point: Point) -> Vec2 {
    let at = app.world().resource::<BoardLayout>().point(point);
    let mut cameras = app.world_mut().query_filtered::<(&Camera, &GlobalTransform), With<MainCamera>>();
    let (camera, transform) = cameras.single(app.world()).expect("one camera");
    camera.world_to_viewport(transform, at).expect("in sight")
}

/// What can be pressed by this name, and the middle of it in the window.
fn find(app: &mut App, name: &str) -> Option<(Entity, Vec2)> {
    let mut all = app.world_mut().query_filtered::<(Entity, &AccessibilityNode), With<PageControl>>();
    let pressed = |role| matches!(role, Role::Button | Role::RadioButton | Role::CheckBox | Role::TextInput);
    let named = |node: &accesskit::Node| pressed(node.role()) && !node.is_disabled() && node.label() == Some(name);
    let (entity, node) = all.iter(app.world()).find(|(_, node)| named(&node.0))?;
    let bounds = node.bounds().expect("it lies somewhere");
    Some((entity, Vec2::new((bounds.x0 + bounds.x1) as f32, (bounds.y0 + bounds.y1) as f32) / 2.0))
}

/// Whether there is something to press by this name.
pub fn offers(app: &mut App, name: &str) -> bool {
    find(app, name).is_some()
}

/// All that is written on the page or beside the board.
pub fn written(app: &mut App) -> String {
    let mut frames = app.world_mut().query_filtered::<&Children, With<PageFrame>>();
    let inside: Vec<Entity> =
        frames.iter(app.world()).flat_map(|children| children.iter().collect::<Vec<_>>()).collect();
    let says = |&entity: &Entity| {
        let node = &app.world().get::<AccessibilityNode>(entity)?.0;
        Some([node.label(), node.value(), node.description()].into_iter().flatten().collect::<Vec<_>>().join(" "))
    };
    inside.iter().filter_map(says).collect::<Vec<_>>().join("\n")
}

fn window(app: &mut App) -> Entity {
    app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("one window")
}

/// The mouse goes somewhere.
pub fn mouse_to(app: &mut App, position: Vec2) {
    let window = window(app);
    let moved = CursorMoved { window, position, delta: Some(Vec2::splat(5.0)) };
    app.world_mut().write_message(moved.clone());
    app.world_mut().write_message(WindowEvent::CursorMoved(moved));
    app.world_mut().write_message(MouseMotion { delta: Vec2::splat(5.0) });
    app.update();
}

/// The mouse's button goes down or up.
pub fn mouse_button(app: &mut App, state: ButtonState) {
    let window = window(app);
    let input = MouseButtonInput { button: MouseButton::Left, state, window };
    app.world_mut().write_message(input);
    app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
    app.update();
}

/// A finger comes down, moves or goes.
pub fn finger(app: &mut App, phase: TouchPhase, position: Vec2) {
    let window = window(app);
    let touch = TouchInput { phase, position, window, force: None, id: 7 };
    app.world_mut().write_message(touch);
    app.world_mut().write_message(WindowEvent::TouchInput(touch));
    app.update();
}

const CROSS: [(Key, GamepadButton); 4] = [
    (Key::ArrowUp, GamepadButton::DPadUp),
    (Key::ArrowDown, GamepadButton::DPadDown),
    (Key::ArrowLeft, GamepadButton::DPadLeft),
    (Key::ArrowRight, GamepadButton::DPadRight),
];

impl Hand {
    /// Whether it points rather than walks.
    pub fn points(self) -> bool {
        matches!(self, Self::Mouse | Self::Touch)
    }

    /// Presses a place in the window.
    fn tap(self, app: &mut App, at: Vec2) {
        match self {
            Self::Mouse => {
                mouse_to(app, at);
                mouse_button(app, ButtonState::Pressed);
                mouse_button(app, ButtonState::Released);
            }
            Self::Touch => {
                finger(app, TouchPhase::Started, at);
                finger(app, TouchPhase::Ended, at);
            }
            Self::Keys | Self::Pad(_) => panic!("{self:?} does not point"),
        }
    }

    fn stroke(self, app: &mut App, stroke: (Key, GamepadButton)) {
        match self {
            Self::Keys => key(app, stroke.0),
            Self::Pad(pad) => pad_press(app, pad, stroke.1),
            Self::Mouse | Self::Touch => panic!("{self:?} does not walk"),
        }
    }

    /// Presses what has this name on the page, wherever it is.
    pub fn press(self, app: &mut App, name: &str) {
        let Some((entity, at)) = find(app, name) else {
            panic!("{self:?} finds no '{name}' in {:?} among:\n{}", menu(app), written(app))
        };
        if self.points() {
            self.tap(app, at);
        } else {
            self.walk_to(app, entity, name);
            self.stroke(app, (Key::Enter, GamepadButton::South));
        }
        wait(app, OPENS);
    }

    /// Walks to a control of the page: where it lies, or another way where that leads nowhere.
    fn walk_to(self, app: &mut App, target: Entity, name: &str) {
        let middle = |app: &App, entity: Entity| {
            let bounds = app.world().get::<AccessibilityNode>(entity)?.0.bounds()?;
            Some(Vec2::new((bounds.x0 + bounds.x1) as f32, (bounds.y0 + bounds.y1) as f32) / 2.0)
        };
        let mut tried: HashSet<(Option<Entity>, usize)> = HashSet::new();
        for _ in 0..60 {
            let focus = app.world().resource::<InputFocus>().get();
            if focus == Some(target) {
                return;
            }
            let from = focus.and_then(|focus| middle(app, focus)).unwrap_or_default();
            let way = middle(app, target).expect("it is still there") - from;
            let mut ways = [0, 1, 2, 3];
            let along = [-way.y, way.y, -way.x, way.x];
            ways.sort_by(|&a, &b| along[b].total_cmp(&along[a]));
            let Some(next) = ways.into_iter().find(|&next| !tried.contains(&(focus, next))) else { break };
            tried.insert((focus, next));
            self.stroke(app, CROSS[next].clone());
        }
        panic!("{self:?} cannot walk to '{name}' in {:?}", menu(app));
    }

    /// One step back, or the menu: what Escape and its like do. Pointers press what leads there.
    pub fn back(self, app: &mut App, button: &str) {
        match self {
            Self::Keys => key(app, Key::Escape),
            Self::Pad(pad) if menu(app) == Menu::None => pad_press(app, pad, GamepadButton::Start),
            Self::Pad(pad) => pad_press(app, pad, GamepadButton::East),
            Self::Mouse | Self::Touch => self.press(app, button),
        }
        wait(app, OPENS);
    }

    /// Touches a point of the board.
    pub fn touch(self, app: &mut App, label: &str) {
        let point = game(app).rules().geometry().find(label).expect("a point");
        if self.points() {
            let at = place(app, point);
            self.tap(app, at);
            settle(app);
            return;
        }
        if app.world().resource::<Cursor>().shown().is_none() {
            self.stroke(app, CROSS[0].clone());
        }
        let from = app.world().resource::<Cursor>().shown().expect("the cursor shows itself");
        for way in route(app, from, point) {
            self.stroke(app, CROSS[way].clone());
        }
        assert_eq!(app.world().resource::<Cursor>().shown(), Some(point));
        self.stroke(app, (Key::Enter, GamepadButton::South));
        settle(app);
    }

    /// Pulls a man from point to point, as pointers can.
    pub fn pull(self, app: &mut App, from: Point, to: Point) {
        let (from, to) = (place(app, from), place(app, to));
        match self {
            Self::Mouse => {
                mouse_to(app, from);
                mouse_button(app, ButtonState::Pressed);
                [0.4, 0.8, 1.0].into_iter().for_each(|share| mouse_to(app, from.lerp(to, share)));
                mouse_button(app, ButtonState::Released);
            }
            Self::Touch => {
                finger(app, TouchPhase::Started, from);
                [0.4, 0.8, 1.0].into_iter().for_each(|share| finger(app, TouchPhase::Moved, from.lerp(to, share)));
                finger(app, TouchPhase::Ended, to);
            }
            Self::Keys | Self::Pad(_) => panic!("{self:?} does not pull"),
        }
        settle(app);
    }
}
