//! The pages and panels for screen readers. The panels' own tree of controls is copied, control by control, to entities
//! beside the points of the board, because the system is told of entities only; what a reader asks of such an entity
//! goes back to the control that it stands for. Nothing is copied while nobody listens.

use std::collections::{HashMap, HashSet};

use accesskit::{Action, Node, NodeId, Role};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested, AccessibilitySystems, ActionRequest};
use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext, egui};
use bevy_input_focus::{FocusCause, InputFocus, InputFocusPlugin};

use super::PointControl;
use super::describe::PAGE;
use crate::game::{Cursor, Menu};

/// Adds the copy.
pub fn plugin(app: &mut App) {
    // Without a focus the engine tells the system nothing at all.
    if !app.is_plugin_added::<InputFocusPlugin>() {
        app.add_plugins(InputFocusPlugin);
    }
    app.init_resource::<Copied>();
    app.add_systems(Update, obey.in_set(crate::ui::UiInput::Devices));
    app.add_systems(
        PostUpdate,
        (listen, copy, follow_focus)
            .chain()
            .after(EguiPostUpdateSet::ProcessOutput)
            .before(AccessibilitySystems::Update)
            .before(bevy_input_focus::InputFocusSystems::FocusChangeEvents),
    );
}

/// The entity that stands for a control of a page or a panel.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PageControl(NodeId);

/// The entity that all of them are in: a page, or what stands beside the board.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PageFrame;

/// What was copied last.
#[derive(Resource, Default)]
struct Copied {
    order: Vec<NodeId>,
    entities: HashMap<NodeId, Entity>,
    focus: Option<NodeId>,
}

/// The panels build their tree only while somebody listens.
fn listen(
    requested: Option<Res<AccessibilityRequested>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut on: Local<bool>,
) {
    let wanted = requested.is_some_and(|requested| requested.get());
    if wanted == *on {
        return;
    }
    let Ok(mut context) = contexts.single_mut() else { return };
    *on = wanted;
    if wanted {
        context.get_mut().enable_accesskit();
    } else {
        context.get_mut().disable_accesskit();
    }
}

fn copy(
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    menu: Res<State<Menu>>,
    frames: Query<(Entity, &AccessibilityNode), With<PageFrame>>,
    mut controls: Query<&mut AccessibilityNode, (With<PageControl>, Without<PageFrame>)>,
    mut copied: ResMut<Copied>,
    mut commands: Commands,
) {
    let output = outputs.single().ok();
    let update = output.and_then(|output| output.platform_output.accesskit_update.as_ref());
    let Some((output, update)) = output.zip(update) else {
        if !copied.entities.is_empty() {
            frames.iter().for_each(|(frame, _)| commands.entity(frame).despawn());
            *copied = Copied::default();
        }
        return;
    };
    let (described, modal) = outline(update, f64::from(output.pixels_per_point));
    let frame_node = frame(&described, *menu.get() != Menu::None, modal);
    let frame = match frames.single() {
        Ok((frame, node)) if node.0 == frame_node => frame,
        Ok((frame, _)) => commands.entity(frame).insert(AccessibilityNode(frame_node)).id(),
        Err(_) => commands.spawn((PageFrame, AccessibilityNode(frame_node))).id(),
    };
    let order: Vec<NodeId> = described.iter().map(|&(id, _)| id).collect();
    let there: HashSet<NodeId> = order.iter().copied().collect();
    copied.entities.retain(|id, entity| {
        let stays = there.contains(id);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for (id, node) in described {
        match copied.entities.get(&id).map(|&entity| controls.get_mut(entity)) {
            Some(Ok(mut known)) if known.0 != node => known.0 = node,
            Some(_) => {}
            None => {
                let entity = commands.spawn((PageControl(id), AccessibilityNode(node))).id();
                copied.entities.insert(id, entity);
            }
        }
    }
    if order != copied.order {
        let entities: Vec<Entity> = order.iter().filter_map(|id| copied.entities.get(id).copied()).collect();
        commands.entity(frame).replace_children(&entities);
        copied.order = order;
    }
    copied.focus = Some(update.focus).filter(|id| copied.entities.contains_key(id));
}

/// What the controls are in: a dialog with the page's heading for a name, or a group.
fn frame(described: &[(NodeId, Node)], is_page: bool, modal: bool) -> Node {
    let mut node = Node::new(if is_page { Role::Dialog } else { Role::Group });
    let heading = described.iter().find(|(_, node)| node.role() == Role::Heading).and_then(|(_, node)| node.label());
    if let Some(heading) = heading.filter(|_| is_page) {
        node.set_label(heading);
    }
    if modal {
        node.set_modal();
    }
    node
}

/// Everything that says something, in the order of reading, and whether that is a page over everything else: then only
/// what is on it, and what comes and goes.
fn outline(update: &accesskit::TreeUpdate, scale: f64) -> (Vec<(NodeId, Node)>, bool) {
    let nodes: HashMap<NodeId, &Node> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let Some(root) = update.tree.as_ref().map(|tree| tree.root) else { return default() };
    let mut pages = Vec::new();
    walk(root, &nodes, &mut HashSet::new(), &mut |id, node| {
        if node.class_name() == Some(PAGE) {
            pages.push(id);
        }
    });
    let modal = !pages.is_empty();
    let tops = if modal { pages } else { vec![root] };
    let (mut seen, mut described) = (HashSet::new(), Vec::new());
    for &top in &tops {
        walk(top, &nodes, &mut seen, &mut |id, node| described.extend(speaks(node, scale).map(|node| (id, node))));
    }
    // What comes and goes belongs to no page.
    walk(root, &nodes, &mut seen, &mut |id, node| {
        if node.live().is_some() {
            described.extend(speaks(node, scale).map(|node| (id, node)));
        }
    });
    (join_paintings(described), modal)
}

/// Visits a node and all below it, in order, each once.
fn walk<'a>(
    id: NodeId,
    nodes: &HashMap<NodeId, &'a Node>,
    seen: &mut HashSet<NodeId>,
    visit: &mut impl FnMut(NodeId, &'a Node),
) {
    let Some(&node) = nodes.get(&id).filter(|_| seen.insert(id)) else { return };
    visit(id, node);
    for &child in node.children() {
        walk(child, nodes, seen, visit);
    }
}

/// What can be asked of a control here.
const ACTIONS: [Action; 5] = [Action::Click, Action::Focus, Action::Increment, Action::Decrement, Action::SetValue];

/// A node that says something, without what binds it to its old tree.
fn speaks(node: &Node, scale: f64) -> Option<Node> {
    let silent = node.label().is_none_or(str::is_empty) && node.value().is_none_or(str::is_empty);
    let frame = matches!(node.role(), Role::Unknown | Role::GenericContainer | Role::Window | Role::TextRun);
    if silent || frame {
        return None;
    }
    let mut copy = Node::new(node.role());
    if let Some(label) = node.label() {
        copy.set_label(label);
    }
    if let Some(value) = node.value() {
        copy.set_value(value);
    }
    if let Some(bounds) = node.bounds() {
        copy.set_bounds(accesskit::Rect {
            x0: bounds.x0 * scale,
            y0: bounds.y0 * scale,
            x1: bounds.x1 * scale,
            y1: bounds.y1 * scale,
        });
    }
    if let Some(toggled) = node.toggled() {
        copy.set_toggled(toggled);
    }
    if let Some(value) = node.numeric_value() {
        copy.set_numeric_value(value);
        node.min_numeric_value().into_iter().for_each(|least| copy.set_min_numeric_value(least));
        node.max_numeric_value().into_iter().for_each(|most| copy.set_max_numeric_value(most));
        node.numeric_value_step().into_iter().for_each(|step| copy.set_numeric_value_step(step));
    }
    if let Some(placeholder) = node.placeholder() {
        copy.set_placeholder(placeholder);
    }
    if let Some(live) = node.live() {
        copy.set_live(live);
    }
    if node.is_disabled() {
        copy.set_disabled();
    }
    // Writing can be marked with the mouse, which is nothing to press.
    let actions = ACTIONS.into_iter().filter(|&action| node.supports_action(action) && node.role() != Role::Label);
    actions.for_each(|action| copy.add_action(action));
    Some(copy)
}

/// What is painted on a control describes the control instead of standing for itself; what is painted on a heading is
/// the heading.
fn join_paintings(described: Vec<(NodeId, Node)>) -> Vec<(NodeId, Node)> {
    let pressed: Vec<(usize, accesskit::Rect)> = described
        .iter()
        .enumerate()
        .filter(|(_, (_, node))| node.supports_action(Action::Click) || node.role() == Role::Heading)
        .filter_map(|(place, (_, node))| Some((place, node.bounds()?)))
        .collect();
    let (mut on, mut alone) = (HashMap::<usize, Vec<String>>::new(), HashSet::new());
    for (place, (_, node)) in described.iter().enumerate().filter(|(_, (_, node))| node.role() == Role::Label) {
        let middle = node.bounds().map(|bounds| {
            let (x, y) = ((bounds.x0 + bounds.x1) / 2.0, (bounds.y0 + bounds.y1) / 2.0);
            accesskit::Point::new(x, y)
        });
        let under = middle.and_then(|middle| pressed.iter().rfind(|(_, bounds)| bounds.contains(middle)));
        match (under, node.value()) {
            (Some(&(control, _)), Some(words)) => on.entry(control).or_default().push(words.to_owned()),
            _ => drop(alone.insert(place)),
        }
    }
    // What stands before a control and says its name is said by the control.
    let names: Vec<Option<String>> = described.iter().map(|(_, node)| node.label().map(str::to_owned)).collect();
    let mut kept = Vec::new();
    for (place, (id, mut node)) in described.into_iter().enumerate() {
        let named = names.get(place + 1).is_some_and(|name| name.as_deref() == node.value());
        if node.role() == Role::Label && (named || !alone.contains(&place)) {
            continue;
        }
        if let Some(words) = on.get(&place) {
            let known = node.label().unwrap_or_default().to_lowercase();
            let more: Vec<&str> =
                words.iter().map(String::as_str).filter(|words| !known.contains(&words.to_lowercase())).collect();
            if !more.is_empty() {
                node.set_description(more.join(", "));
            }
        }
        kept.push((id, node));
    }
    kept
}

/// Tells the system where the keyboard is: at a control, or at the point under the cursor.
fn follow_focus(
    copied: Res<Copied>,
    cursor: Option<Res<Cursor>>,
    points: Query<(Entity, &PointControl)>,
    mut focus: ResMut<InputFocus>,
) {
    let control = copied.focus.and_then(|id| copied.entities.get(&id).copied());
    let at_point = || {
        let at = cursor.as_ref()?.shown()?;
        points.iter().find(|(_, control)| control.0 == at).map(|(entity, _)| entity)
    };
    let wanted = control.or_else(at_point);
    if focus.get() == wanted {
        return;
    }
    match wanted {
        Some(entity) => focus.set(entity, FocusCause::Navigated),
        None => focus.clear(),
    }
}

/// What a reader asks of a copy, the control itself is asked.
fn obey(
    mut requests: MessageReader<ActionRequest>,
    controls: Query<&PageControl>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    for request in requests.read() {
        let control = Entity::try_from_bits(request.target_node.0).and_then(|entity| controls.get(entity).ok());
        let (Some(&PageControl(id)), Ok(context)) = (control, contexts.single()) else { continue };
        let asked = accesskit::ActionRequest {
            action: request.action,
            target_tree: accesskit::TreeId::ROOT,
            target_node: id,
            data: request.data.clone(),
        };
        events.write(EguiInputEvent { context, event: egui::Event::AccessKitActionRequest(asked) });
    }
}
