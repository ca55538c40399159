//! How men travel: along the carved line, in an arc, or broken and carried off. A man on its way carries
//! [`Travelling`], which holds the turn until it has arrived; every journey ends exactly on the man's true place,
//! whatever interrupted it.

use bevy::prelude::*;

use crate::game::{Choices, GameStarted, Man, Station, Travelling};
use crate::preferences::Preferences;
use crate::rules::Point;
use crate::view::board::layout::BoardLayout;
use crate::view::input::drag::Carried;
use crate::view::men::capture::{self, BreakUp};
use crate::view::men::{Shown, resting_place};
use crate::view::schedule::ViewSystems;

/// Adds the motions.
pub fn plugin(app: &mut App) {
    app.add_message::<SetOut>().add_message::<Landed>();
    app.add_systems(Update, (set_out, travel, rest).chain().in_set(ViewSystems::Motion));
}

/// How a man travels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Way {
    /// Along the groove.
    Slide,
    /// Through the air, so high above the straight line at its middle, in world units.
    Hop(f32),
    /// Broken on the board, carried to the heap.
    Broken,
}

/// Fact: a man began to travel.
#[derive(Message, Clone, Copy, Debug)]
pub struct SetOut {
    /// How.
    pub way: Way,
    /// From where, in the world.
    pub at: Vec3,
    /// For how long, in seconds.
    pub seconds: f32,
}

/// Fact: a man arrived.
#[derive(Message, Clone, Copy, Debug)]
pub struct Landed {
    /// Where it belongs now.
    pub station: Station,
    /// Where that is in the world.
    pub at: Vec3,
    /// How it came.
    pub way: Way,
}

/// A journey under way.
#[derive(Component, Clone, Copy, Debug)]
pub struct Journey {
    way: Way,
    from: (Vec3, Quat),
    to: (Vec3, Quat),
    delay: f32,
    elapsed: f32,
    seconds: f32,
}

/// A man that has landed rocks a little before it lies still; it holds nobody up.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Rocking {
    elapsed: f32,
}

/// How far a man is taken up, and how far the hand that carries it has moved it aside, in world units.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Lift {
    height: f32,
    aside: Vec3,
}

/// How high a man that is taken up hovers, in world units.
const LIFTED: f32 = 0.30;
/// How far the next man of the hand rises when one is to be placed.
const OFFERED: f32 = 0.09;
/// The longest that a journey takes with reduced motion, in seconds.
const REDUCED: f32 = 0.12;

fn set_out(
    layout: Option<Res<BoardLayout>>,
    preferences: Res<Preferences>,
    mut started: MessageReader<GameStarted>,
    mut men: Query<(Entity, &Man, &Station, &mut Shown, &Transform), Changed<Station>>,
    mut out: MessageWriter<SetOut>,
    mut breaks: MessageWriter<BreakUp>,
    mut commands: Commands,
) {
    let Some(layout) = layout else { return };
    let dealt = started.read().count() > 0;
    for (entity, &man, &station, mut shown, transform) in &mut men {
        let before = shown.0;
        if before == station {
            continue;
        }
        shown.0 = station;
        let from = (transform.translation, transform.rotation);
        let to = resting_place(&layout, man, station);
        let distance = from.0.distance(to.0);
        let way = choose_way(&layout, before, station);
        let mut seconds = match way {
            Way::Slide => 0.22 + 0.30 * distance,
            Way::Hop(_) => 0.46 + 0.07 * distance,
            Way::Broken => capture::SECONDS,
        };
        let mut way = way;
        if preferences.reduced_motion {
            (way, seconds) = (Way::Slide, REDUCED);
        }
        let delay = if dealt && !preferences.reduced_motion { 0.035 * f32::from(man.number) } else { 0.0 };
        if way == Way::Broken {
            breaks.write(BreakUp { man: entity, color: man.color, at: from.0, to: to.0 });
        }
        out.write(SetOut { way, at: from.0, seconds });
        commands
            .entity(entity)
            .remove::<Rocking>()
            .insert((Journey { way, from, to, delay, elapsed: 0.0, seconds }, Travelling));
    }
}

fn choose_way(layout: &BoardLayout, before: Station, after: Station) -> Way {
    let joined = |a: Point, b: Point| layout.geometry().neighbours(a).contains(b);
    match (before, after) {
        (Station::On(a), Station::On(b)) if joined(a, b) => Way::Slide,
        (Station::On(_), Station::On(_)) => Way::Hop(1.15),
        (Station::On(_), Station::Captured(_)) => Way::Broken,
        (Station::Hand(_), Station::Hand(_)) | (Station::Captured(_), Station::Captured(_)) => Way::Hop(0.15),
        _ => Way::Hop(0.70),
    }
}

fn travel(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut men: Query<(Entity, &mut Journey, &mut Transform, &mut Visibility, &Shown)>,
    mut landed: MessageWriter<Landed>,
    mut commands: Commands,
) {
    let step = time.delta_secs() * preferences.animation_speed.max(0.1);
    for (entity, mut journey, mut transform, mut visibility, shown) in &mut men {
        journey.elapsed += step;
        let t = ((journey.elapsed - journey.delay) / journey.seconds).clamp(0.0, 1.0);
        let (at, turn, seen) = pose(&journey, t);
        transform.translation = at;
        transform.rotation = turn;
        visibility.set_if_neq(if seen { Visibility::Inherited } else { Visibility::Hidden });
        if t >= 1.0 {
            landed.write(Landed { station: shown.0, at: journey.to.0, way: journey.way });
            commands.entity(entity).remove::<(Journey, Travelling)>().insert(Rocking::default());
        }
    }
}

/// Where a man is at `t` (0 to 1) of its journey, how it is turned, and whether it is seen whole.
fn pose(journey: &Journey, t: f32) -> (Vec3, Quat, bool) {
    let ((from, turn_from), (to, turn_to)) = (journey.from, journey.to);
    match journey.way {
        Way::Slide => {
            let s = EaseFunction::SmoothStep.sample_clamped(t);
            let mut at = from.lerp(to, s);
            // A man that was taken up comes down first and then runs in its groove.
            at.y = from.y + (to.y - from.y) * EaseFunction::QuadraticOut.sample_clamped(t / 0.35);
            (at, turn_from.slerp(turn_to, s), true)
        }
        Way::Hop(height) => {
            let s = EaseFunction::SmoothStep.sample_clamped(t);
            let arc = 4.0 * t * (1.0 - t) * height;
            let at = from.lerp(to, s) + Vec3::Y * arc;
            (at, turn_from.slerp(turn_to, s), true)
        }
        Way::Broken => capture::pose(journey.from, journey.to, t),
    }
}

/// Men at rest: the one that is taken up hovers, the next of the hand offers itself, one that has just landed rocks.
fn rest(
    time: Res<Time>,
    layout: Option<Res<BoardLayout>>,
    choices: Res<Choices>,
    turn: Res<crate::game::CurrentGame>,
    carried: Option<Res<Carried>>,
    mut men: Query<
        (Entity, &Man, &Shown, &mut Transform, &mut Visibility, Option<&mut Lift>, Option<&mut Rocking>),
        Without<Journey>,
    >,
    mut commands: Commands,
) {
    let Some(layout) = layout else { return };
    let position = turn.game().position();
    let mover = position.turn();
    let offered = Station::Hand(position.in_hand(mover).wrapping_sub(1));
    for (entity, &man, &Shown(station), mut transform, mut visibility, lift, rocking) in &mut men {
        let Some(mut lift) = lift else {
            commands.entity(entity).insert(Lift::default());
            continue;
        };
        let wanted = match station {
            Station::On(point) if choices.lifted == Some(point) => LIFTED,
            station if choices.placing && choices.lifted.is_none() && man.color == mover && station == offered => {
                OFFERED
            }
            _ => 0.0,
        };
        let (mut at, mut turn) = resting_place(&layout, man, station);
        let held = carried.as_deref().and_then(Carried::over).filter(|&(from, _)| station == Station::On(from));
        let aside = held.map_or(Vec3::ZERO, |(_, over)| Vec3::new(over.x - at.x, 0.0, over.z - at.z));
        let pace: f32 = if held.is_some() { 30.0 } else { 11.0 };
        let before = lift.aside;
        lift.aside = before.lerp(aside, 1.0 - (-pace * time.delta_secs()).exp());
        lift.height += (wanted - lift.height) * (1.0 - (-11.0 * time.delta_secs()).exp());
        if (lift.height - wanted).abs() < 0.0005 {
            lift.height = wanted;
        }
        if lift.aside.distance(aside) < 0.0005 {
            lift.aside = aside;
        }
        if wanted >= LIFTED {
            at.y += 0.012 * (time.elapsed_secs() * 2.6).sin();
        }
        at.y += lift.height;
        at += lift.aside;
        if let Some(mut rocking) = rocking {
            rocking.elapsed += time.delta_secs();
            let swing = 0.075 * (-6.5 * rocking.elapsed).exp();
            let phase = rocking.elapsed * 24.0 + f32::from(man.number);
            turn = Quat::from_euler(EulerRot::XZY, swing * phase.sin(), swing * phase.cos(), 0.0) * turn;
            if rocking.elapsed > 0.8 {
                commands.entity(entity).remove::<Rocking>();
            }
        }
        // The change is written only where there is one, so that a still board costs nothing.
        if transform.translation != at || transform.rotation != turn {
            transform.translation = at;
            transform.rotation = turn;
        }
        visibility.set_if_neq(Visibility::Inherited);
    }
}
