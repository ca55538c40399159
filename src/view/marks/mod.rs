//! What the board says. Whoever knows the rules writes `BoardMarks`; this file draws it into the stone.
//!
//! Marks fade in and out by themselves, so a writer may set the whole resource anew every frame. Men standing or moving
//! over the stone are shown by the soft shade they press into it.

pub mod highlight;
pub mod sheets;

use bevy::prelude::*;

use crate::preferences::Preferences;
use crate::rules::Point;
use crate::view::board::CarvedBoard;
use crate::view::board::layout::{BENCH_DEPTH, BoardLayout, MAN_HEIGHT, MAN_RADIUS};
use crate::view::marks::sheets::{Contact, Sheets};
use crate::view::materials::{BoardMaterial, CONTACTS, GROOVES, ManMaterial, PlaceMaterial, PlaceMaterials};
use crate::view::place::lighting::Sun;
use crate::view::quality::{Detail, Quality};
use crate::view::schedule::PictureSystems;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<BoardMarks>()
        .init_resource::<Preferences>()
        .add_systems(PostUpdate, (draw_marks, draw_contacts).chain().in_set(PictureSystems::Marks));
}

/// How one point is marked; every mark has a shape of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PointMark {
    /// Nothing.
    #[default]
    None,
    /// The pointer rests here: a faint ring.
    Hover,
    /// The man in hand: a ring of warm light.
    Chosen,
    /// A move may end here: a spark in the cup within a dotted ring.
    Legal,
    /// The last turn came from here: a ring of dust.
    LastFrom,
    /// The last turn went here: four arcs of dust.
    LastTo,
    /// This man may be removed: four red wedges pointing at him.
    Removable,
    /// A hint: a double ring of cool light that spreads.
    Hint,
    /// Refused: a dull red cross.
    Refused,
}

/// One marked groove, drawn from `from` to `to`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GrooveMark {
    /// Where it starts.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// What it says.
    pub kind: GrooveKind,
    /// Seconds since it began.
    pub since: f32,
}

/// What a marked groove says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GrooveKind {
    /// A closed mill: light runs along.
    Mill,
    /// The way of the last turn: dust.
    LastTurn,
    /// The way of a hint: beads of cool light.
    Hint,
}

/// Everything the board says.
#[derive(Resource, Debug, PartialEq)]
pub struct BoardMarks {
    /// The cursor of keyboard and gamepad: the corners of a square around whatever else is marked there.
    pub cursor: Option<Point>,
    /// By point index.
    pub points: [PointMark; 24],
    /// At most twelve are drawn.
    pub grooves: Vec<GrooveMark>,
    /// Whether the letters and numbers on the rim are filled with dark.
    pub coordinates: bool,
}

impl Default for BoardMarks {
    fn default() -> Self {
        Self { cursor: None, points: [PointMark::None; 24], grooves: Vec::new(), coordinates: true }
    }
}

impl BoardMarks {
    /// Whether any mark glows, breathes or runs: marks of dust lie still.
    pub fn is_alive(&self) -> bool {
        let lives = |mark: &PointMark| {
            matches!(mark, PointMark::Chosen | PointMark::Legal | PointMark::Removable | PointMark::Hint)
        };
        self.points.iter().any(lives) || self.grooves.iter().any(|groove| groove.kind != GrooveKind::LastTurn)
    }
}

/// Put this on a stone that presses no shade into the board: fragments, dust.
#[derive(Component, Default)]
pub struct NoContact;

/// A mark on its way in or out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Shown {
    mark: PointMark,
    strength: f32,
    cursor: f32,
}

/// The number of the cursor's mark in `board_marks.wgsl`.
const CURSOR: f32 = 9.0;
/// How much stronger marks are for those who need more contrast.
const CLEARER: f32 = 1.7;
/// Seconds a mark takes to come and to go.
const RISE: f32 = 0.12;
const FALL: f32 = 0.16;

fn draw_marks(
    time: Res<Time>,
    marks: Res<BoardMarks>,
    layout: Res<BoardLayout>,
    board: Query<Ref<MeshMaterial3d<BoardMaterial>>, With<CarvedBoard>>,
    mut materials: ResMut<Assets<BoardMaterial>>,
    quality: Res<Quality>,
    preferences: Res<Preferences>,
    mut sheets: ResMut<Sheets>,
    mut shown: Local<[Shown; 24]>,
) {
    let Ok(handle) = board.single() else { return };
    let mut moving = false;
    for (index, (now, &wanted)) in shown.iter_mut().zip(&marks.points).enumerate() {
        let here = marks.cursor.is_some_and(|point| point.index() == index);
        let step = if here { time.delta_secs() / RISE } else { -time.delta_secs() / FALL };
        let cursor = (now.cursor + step).clamp(0.0, 1.0);
        let next = Shown { cursor, ..eased(*now, wanted, time.delta_secs()) };
        moving |= next != *now;
        *now = next;
    }
    if !moving && !marks.is_changed() && !handle.is_added() && !quality.is_changed() && !preferences.is_changed() {
        return;
    }
    let clear = if preferences.high_contrast { CLEARER } else { 1.0 };
    let geometry = layout.geometry();
    // A board without fine detail leaves its marks to sheets that lie over it.
    if quality.detail() == Detail::Fine {
        sheets.points.clear();
        sheets.grooves.clear();
    } else {
        lay_sheets(&mut sheets, &marks, &layout, &shown, clear);
    }
    let mut nodes = [Vec4::ZERO; 49];
    for p in geometry.points() {
        let (file, rank) = geometry.grid(p);
        let mark = shown[p.index()];
        nodes[usize::from(rank) * 7 + usize::from(file)] =
            Vec4::new(mark.mark as u8 as f32, mark.strength * clear, mark.cursor * clear, 0.0);
    }
    let mut grooves = [Vec4::ZERO; GROOVES];
    let mut kinds = [Vec4::ZERO; GROOVES];
    for (i, groove) in marks.grooves.iter().take(GROOVES).enumerate() {
        let (a, b) = (layout.point(groove.from), layout.point(groove.to));
        grooves[i] = Vec4::new(a.x, a.z, b.x, b.z);
        kinds[i] = Vec4::new(groove.kind as u8 as f32, groove.since.max(0.0), clear, 0.0);
    }
    let count = marks.grooves.len().min(GROOVES) as f32;
    let letters = if marks.coordinates { 1.0 } else { 0.12 };
    let Some(current) = materials.get(&handle.0).map(|m| &m.extension.board) else { return };
    let same = current.nodes == nodes
        && current.grooves == grooves
        && current.groove_kinds == kinds
        && current.extra.y == count
        && current.plan.w == letters;
    if !same && let Some(mut material) = materials.get_mut(&handle.0) {
        let board = &mut material.extension.board;
        (board.nodes, board.grooves, board.groove_kinds) = (nodes, grooves, kinds);
        board.extra.y = count;
        board.plan.w = letters;
    }
}

fn lay_sheets(sheets: &mut Sheets, marks: &BoardMarks, layout: &BoardLayout, shown: &[Shown; 24], clear: f32) {
    let points = layout.geometry().points().map(|p| (layout.point(p), shown[p.index()]));
    let marked = points.filter(|(_, mark)| mark.mark != PointMark::None && mark.strength > 0.001);
    sheets.points = marked.map(|(at, mark)| (at, mark.mark as u8 as f32, mark.strength * clear)).collect();
    let corners = layout.geometry().points().map(|p| (layout.point(p), shown[p.index()].cursor));
    let corners = corners.filter(|&(_, cursor)| cursor > 0.001);
    sheets.points.extend(corners.map(|(at, cursor)| (at, CURSOR, cursor * clear)));
    let ends = |g: &GrooveMark| (layout.point(g.from), layout.point(g.to));
    let strip = |g: &GrooveMark| (ends(g).0, ends(g).1, g.kind as u8 as f32, clear, g.since.max(0.0));
    sheets.grooves = marks.grooves.iter().take(GROOVES).map(strip).collect();
}

/// One step of a mark towards the wanted one: the old one goes before the new one comes.
fn eased(now: Shown, wanted: PointMark, seconds: f32) -> Shown {
    if now.mark == wanted {
        Shown { strength: (now.strength + seconds / RISE).min(1.0), ..now }
    } else if now.mark == PointMark::None || now.strength <= seconds / FALL {
        Shown { mark: wanted, strength: (seconds / RISE).min(1.0), ..now }
    } else {
        Shown { strength: now.strength - seconds / FALL, ..now }
    }
}

/// The height of a man whose shade his crown throws: his shoulders stand lower than his top.
const CROWN: f32 = MAN_HEIGHT * 0.72;

fn draw_contacts(
    men: Query<(&GlobalTransform, &Visibility), (With<MeshMaterial3d<ManMaterial>>, Without<NoContact>)>,
    layout: Res<BoardLayout>,
    board: Query<&MeshMaterial3d<BoardMaterial>, With<CarvedBoard>>,
    places: Res<PlaceMaterials>,
    mut boards: ResMut<Assets<BoardMaterial>>,
    mut surfaces: ResMut<Assets<PlaceMaterial>>,
    quality: Res<Quality>,
    suns: Query<&Transform, With<Sun>>,
    mut sheets: ResMut<Sheets>,
) {
    let reach = layout.half_size() + MAN_RADIUS;
    let (mut on_board, mut on_bench) = (Vec::new(), Vec::new());
    for (man, _) in men.iter().filter(|&(_, &visibility)| visibility != Visibility::Hidden) {
        let (size, _, at) = man.to_scale_rotation_translation();
        let spot = |ground: f32| Vec4::new(at.x, at.y - ground, at.z, MAN_RADIUS * size.x);
        if at.x.abs() < reach && at.z.abs() < reach && at.y > -0.2 {
            on_board.push(spot(-0.012));
        } else if at.y < 0.6 - BENCH_DEPTH {
            on_bench.push(spot(-BENCH_DEPTH));
        }
    }
    let contacts = if quality.detail() == Detail::Fine {
        Vec::new()
    } else {
        // Where no shadow map does, the shade of foot and crown is thrown here.
        let away = suns.single().ok().filter(|_| quality.detail() != Detail::Fine).map(|sun| {
            let ray = sun.forward();
            Vec2::new(ray.x, ray.z) / (-ray.y).max(0.1)
        });
        let sheet = |at: &Vec4, ground: f32, fall: f32, most: f32| {
            let strength = most * (-at.y.max(0.0) * fall).exp();
            let cast = away.map(|away| [at.y.max(0.0), at.y.max(0.0) + CROWN].map(|height| away * height / at.w));
            let contact = Contact { at: Vec3::new(at.x, ground, at.z), radius: at.w, strength, cast };
            (strength > 0.01 || cast.is_some()).then_some(contact)
        };
        let over_board = on_board.iter().filter_map(|at| sheet(at, 0.0, 6.0, 0.80));
        over_board.chain(on_bench.iter().filter_map(|at| sheet(at, -BENCH_DEPTH, 7.0, 0.74))).collect()
    };
    if sheets.contacts != contacts {
        sheets.contacts = contacts;
    }
    let (on_board, on_bench) = (packed(on_board), packed(on_bench));
    if let Ok(handle) = board.single()
        && boards.get(&handle.0).is_some_and(|m| (m.extension.board.contacts, m.extension.board.extra.x) != on_board)
        && let Some(mut material) = boards.get_mut(&handle.0)
    {
        (material.extension.board.contacts, material.extension.board.extra.x) = on_board;
    }
    if surfaces.get(&places.bench).is_some_and(|m| (m.extension.place.contacts, m.extension.place.extra.x) != on_bench)
        && let Some(mut material) = surfaces.get_mut(&places.bench)
    {
        (material.extension.place.contacts, material.extension.place.extra.x) = on_bench;
    }
}

/// The lowest men first, as many as the shader takes, and their number.
fn packed(mut spots: Vec<Vec4>) -> ([Vec4; CONTACTS], f32) {
    spots.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)).then(a.z.total_cmp(&b.z)));
    spots.truncate(CONTACTS);
    let mut all = [Vec4::ZERO; CONTACTS];
    all[..spots.len()].copy_from_slice(&spots);
    (all, spots.len() as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_leaves_before_the_next_one_comes() {
        let mut now = eased(Shown::default(), PointMark::Chosen, 1.0);
        assert_eq!(now, Shown { mark: PointMark::Chosen, strength: 1.0, cursor: 0.0 });
        now = eased(now, PointMark::None, 0.05);
        assert!(now.mark == PointMark::Chosen && now.strength < 1.0);
        now = eased(now, PointMark::None, 0.5);
        assert_eq!(now.mark, PointMark::None);
    }
}
