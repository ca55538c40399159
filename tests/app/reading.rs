//! What a screen reader finds on pages and panels: every control by name and state, in a frame with the page's heading; a
//! control that is pressed, moved or written into by the reader does what it does for everybody; nothing stays when the
//! page is left, and nothing is there while nobody listens.

use accesskit::{Action, ActionData, NodeId, Role, Toggled, TreeId};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy_input_focus::InputFocus;
use nine_mens_morris::game::{CurrentGame, Cursor, Menu, Screen, Seats};
use nine_mens_morris::preferences::Preferences;
use nine_mens_morris::ui::accessibility::{PageControl, PageFrame, PointControl};
use nine_mens_morris::ui::{Act, GamePlan, Opponent};

use crate::devices::{key, table};
use crate::harness::{FRIENDS, begin, game, play_turn, settle};

/// The table with a reader at it.
fn heard() -> App {
    let mut app = table();
    let requested = AccessibilityRequested::default();
    requested.set(true);
    app.insert_resource(requested);
    wait(&mut app, 3);
    app
}

fn wait(app: &mut App, frames: usize) {
    (0..frames).for_each(|_| app.update());
}

fn act(app: &mut App, act: Act) {
    app.world_mut().write_message(act);
    // The page opens, and is drawn in its place.
    wait(app, 30);
}

/// All controls in the order in which they are read.
fn controls(app: &mut App) -> Vec<(Entity, accesskit::Node)> {
    let mut frames = app.world_mut().query_filtered::<&Children, With<PageFrame>>();
    let inside: Vec<Entity> =
        frames.iter(app.world()).flat_map(|children| children.iter().collect::<Vec<_>>()).collect();
    let mut all = app.world_mut().query_filtered::<Entity, With<PageControl>>();
    assert_eq!(all.iter(app.world()).count(), inside.len(), "every control is in the frame");
    let node = |entity: Entity| app.world().get::<AccessibilityNode>(entity).expect("a control").0.clone();
    inside.into_iter().map(|entity| (entity, node(entity))).collect()
}

fn find(app: &mut App, role: Role, name: &str) -> (Entity, accesskit::Node) {
    let all = controls(app);
    let found = all.iter().find(|(_, node)| node.role() == role && node.label() == Some(name));
    let names: Vec<_> = all.iter().map(|(_, node)| (node.role(), node.label())).collect();
    found.unwrap_or_else(|| panic!("no {role:?} '{name}' among {names:#?}")).clone()
}

fn ask(app: &mut App, entity: Entity, action: Action, data: Option<ActionData>) {
    let (target_node, target_tree) = (NodeId(entity.to_bits()), TreeId::ROOT);
    app.world_mut().write_message(ActionRequest(accesskit::ActionRequest { action, target_tree, target_node, data }));
    wait(app, 4);
}

fn press(app: &mut App, role: Role, name: &str) {
    let (entity, node) = find(app, role, name);
    assert!(node.supports_action(Action::Click) && !node.is_disabled(), "{name} can be pressed");
    ask(app, entity, Action::Click, None);
    wait(app, 30);
}

fn menu(app: &App) -> Menu {
    *app.world().resource::<State<Menu>>().get()
}

fn frame(app: &mut App) -> accesskit::Node {
    let mut frames = app.world_mut().query_filtered::<&AccessibilityNode, With<PageFrame>>();
    frames.single(app.world()).expect("one frame").0.clone()
}

#[test]
fn the_title_is_read_and_leads_to_a_new_game() {
    let mut app = heard();
    wait(&mut app, 30);
    assert_eq!((frame(&mut app).role(), frame(&mut app).label()), (Role::Dialog, Some("NINE MEN’S MORRIS")));
    for name in
        ["Play the school", "Play a friend", "Watch a game", "Learn", "Puzzles", "Library", "Rules", "Settings", "Quit"]
    {
        let (_, node) = find(&mut app, Role::Button, name);
        assert!(node.bounds().is_some_and(|bounds| bounds.width() > 20.0), "{name} lies somewhere");
    }
    press(&mut app, Role::Button, "Play a friend");
    assert_eq!(menu(&app), Menu::NewGame);
    assert_eq!(app.world().resource::<GamePlan>().opponent, Opponent::Friend);
    assert!(!controls(&mut app).iter().any(|(_, node)| node.label() == Some("Quit")), "the title is gone");
}

#[test]
fn a_new_game_is_set_up_by_the_reader_alone() {
    let mut app = heard();
    act(&mut app, Act::SetUp(Opponent::Friend));
    assert_eq!(frame(&mut app).label(), Some("Play a friend"));
    let (first, node) = find(&mut app, Role::TextInput, "Who has White");
    assert_eq!(node.value().unwrap_or_default(), "");
    ask(&mut app, first, Action::SetValue, Some(ActionData::Value("Margarete".into())));
    assert_eq!(find(&mut app, Role::TextInput, "Who has White").1.value(), Some("Margarete"));
    assert_eq!(app.world().resource::<Preferences>().names[0], "Margarete");
    let (_, node) = find(&mut app, Role::RadioButton, "Who begins: By lot");
    assert_eq!(node.toggled(), Some(Toggled::True));
    press(&mut app, Role::RadioButton, "Who begins: Black");
    assert_eq!(find(&mut app, Role::RadioButton, "Who begins: Black").1.toggled(), Some(Toggled::True));
    assert_eq!(find(&mut app, Role::RadioButton, "Who begins: By lot").1.toggled(), Some(Toggled::False));
    press(&mut app, Role::Button, "Begin");
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Playing);
    assert_eq!(app.world().resource::<Seats>().humans(), 2);
    let points = game(&app).rules().geometry().len();
    let mut query = app.world_mut().query::<&PointControl>();
    assert_eq!(query.iter(app.world()).count(), points, "and the board's points are there");
}

#[test]
fn every_setting_has_its_name_and_state() {
    let mut app = heard();
    act(&mut app, Act::Open(Menu::Settings));
    let turn_to = |app: &mut App, leaf: &str| press(app, Role::RadioButton, &format!("Settings: {leaf}"));
    for leaf in ["Picture", "Sound", "Comfort", "Keys"] {
        turn_to(&mut app, leaf);
        let all = controls(&mut app);
        assert!(all.len() > 6, "{leaf}");
        for (_, node) in all {
            let named = node.label().is_some_and(|label| !label.is_empty());
            let state = match node.role() {
                Role::CheckBox | Role::RadioButton => matches!(node.toggled(), Some(Toggled::True | Toggled::False)),
                Role::Slider => node.numeric_value().is_some() && node.max_numeric_value().is_some(),
                _ => true,
            };
            assert!(node.role() == Role::Label || named && state, "{leaf}: {node:?}");
        }
    }
    let (_, undo) = find(&mut app, Role::Button, "Take back a turn");
    assert!(undo.description().is_some_and(|keys| keys.contains('U')), "its keys are told: {undo:?}");
    turn_to(&mut app, "Picture");
    let before = app.world().resource::<Preferences>().reduced_motion;
    press(&mut app, Role::CheckBox, "Less motion");
    assert_eq!(app.world().resource::<Preferences>().reduced_motion, !before);
    turn_to(&mut app, "Sound");
    let (volume, _) = find(&mut app, Role::Slider, "Everything");
    ask(&mut app, volume, Action::Decrement, None);
    assert!((app.world().resource::<Preferences>().master_volume - 0.75).abs() < 1e-3);
    ask(&mut app, volume, Action::SetValue, Some(ActionData::NumericValue(0.5)));
    assert!((app.world().resource::<Preferences>().master_volume - 0.5).abs() < 1e-3);
}

#[test]
fn over_the_board_only_the_page_is_read_and_nothing_of_it_stays() {
    let mut app = heard();
    app.world_mut().write_message(Act::Close);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    wait(&mut app, 3);
    begin(&mut app, "nine", FRIENDS, 0);
    let mv = game(&app).parse_move("d6").expect("legal");
    play_turn(&mut app, mv);
    wait(&mut app, 5);
    assert_eq!(frame(&mut app).role(), Role::Group);
    let asked =
        |app: &mut App| controls(app).iter().any(|(_, node)| node.value().is_some_and(|it| it.contains("Black")));
    assert!(asked(&mut app), "whose turn it is can be read");
    press(&mut app, Role::Button, "Menu");
    assert_eq!(menu(&app), Menu::Pause);
    assert!(frame(&mut app).is_modal());
    let names: Vec<_> = controls(&mut app).iter().filter_map(|(_, node)| node.label().map(str::to_owned)).collect();
    assert!(!names.iter().any(|name| name == "Menu"), "what lies under the page is not read: {names:?}");
    let (_, redo) = find(&mut app, Role::Button, "Take back");
    assert!(!redo.is_disabled());
    press(&mut app, Role::Button, "Take back");
    assert_eq!(game(&app).ply(), 0);
    act(&mut app, Act::Open(Menu::Pause));
    assert!(find(&mut app, Role::Button, "Take back").1.is_disabled(), "there is nothing to take back");
    press(&mut app, Role::Button, "Continue");
    assert_eq!(menu(&app), Menu::None);
    let left = controls(&mut app).iter().any(|(_, node)| node.label() == Some("Continue"));
    assert!(!left, "the page is gone");
}

#[test]
fn the_reader_is_told_where_the_keyboard_is() {
    let mut app = heard();
    key(&mut app, bevy::input::keyboard::Key::ArrowDown);
    key(&mut app, bevy::input::keyboard::Key::ArrowDown);
    let label = |app: &App| {
        let focus = app.world().resource::<InputFocus>().get().expect("somewhere");
        app.world().get::<AccessibilityNode>(focus).expect("at a control").0.label().expect("with a name").to_owned()
    };
    assert_eq!(label(&app), "Play a friend");
    let (settings, _) = find(&mut app, Role::Button, "Settings");
    ask(&mut app, settings, Action::Focus, None);
    assert_eq!(label(&app), "Settings", "and moves it");
    app.world_mut().write_message(Act::Close);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    wait(&mut app, 3);
    begin(&mut app, "nine", FRIENDS, 0);
    key(&mut app, bevy::input::keyboard::Key::ArrowUp);
    wait(&mut app, 3);
    let at = app.world().resource::<Cursor>().shown().expect("the cursor is shown");
    let current = app.world().resource::<CurrentGame>();
    let point = current.game().rules().geometry().label(at).to_owned();
    assert!(label(&app).starts_with(&point), "at the board it is the point under the cursor");
}

#[test]
fn a_point_is_played_by_the_reader() {
    let mut app = heard();
    app.world_mut().write_message(Act::Close);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Playing);
    wait(&mut app, 3);
    begin(&mut app, "nine", FRIENDS, 0);
    let d6 = game(&app).rules().geometry().find("d6").expect("a point");
    let mut points = app.world_mut().query::<(Entity, &PointControl)>();
    let (entity, _) = points.iter(app.world()).find(|(_, control)| control.0 == d6).expect("its control");
    ask(&mut app, entity, Action::Click, None);
    settle(&mut app);
    assert_eq!(game(&app).ply(), 1);
}

#[test]
fn nothing_is_copied_while_nobody_listens() {
    let mut app = table();
    let count = |app: &mut App| app.world_mut().query::<&PageControl>().iter(app.world()).count();
    assert_eq!(count(&mut app), 0);
    let requested = AccessibilityRequested::default();
    requested.set(true);
    app.insert_resource(requested.clone());
    wait(&mut app, 3);
    assert!(count(&mut app) > 0);
    requested.set(false);
    wait(&mut app, 3);
    assert_eq!(count(&mut app), 0);
}
