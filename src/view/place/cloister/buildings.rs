//! What closes the view: the arcades on the other three sides, their roofs, the church with its tower.

use bevy::math::Vec3;

use super::detail::Detail;
use super::kit::{Kit, pointed_arch, round};
use super::plan::{ARCADE_HALF, EAVES_Y, FAR_Z, LAWN_Y, SIDE_X, SILL_Y};

/// Depth of the far walks.
const WALK: f32 = 9.0;
/// The church stands this far behind the far arcade.
const NAVE_Z: f32 = FAR_Z - WALK - 1.0;
/// The tower's middle.
const TOWER: Vec3 = Vec3::new(-21.0, 0.0, NAVE_Z - 7.0);

/// Parapets, back walls of the far walks, the nave and the tower, in coursed stone.
pub fn walls() -> Kit {
    let mut kit = Kit::new();
    let out = ARCADE_HALF + 0.5;
    // Parapets.
    kit.block(Vec3::new(-SIDE_X, LAWN_Y - 0.5, FAR_Z - out), Vec3::new(SIDE_X, SILL_Y, FAR_Z + out), 0.06);
    for x in [-SIDE_X, SIDE_X] {
        kit.block(Vec3::new(x - out, LAWN_Y - 0.5, FAR_Z), Vec3::new(x + out, SILL_Y, -6.0), 0.06);
    }
    // Back walls.
    kit.block(
        Vec3::new(-SIDE_X - WALK, LAWN_Y - 1.0, FAR_Z - WALK - 1.0),
        Vec3::new(SIDE_X + WALK, EAVES_Y + 4.0, FAR_Z - WALK),
        0.0,
    );
    for (near, far) in [(-SIDE_X - WALK, -SIDE_X - WALK - 1.0), (SIDE_X + WALK, SIDE_X + WALK + 1.0)] {
        kit.block(
            Vec3::new(near.min(far), LAWN_Y - 1.0, FAR_Z - WALK),
            Vec3::new(near.max(far), EAVES_Y + 4.0, 0.0),
            0.0,
        );
    }
    // Nave with its clerestory, tower with a belfry.
    kit.block(Vec3::new(-16.0, 10.0, NAVE_Z - 16.0), Vec3::new(SIDE_X + 14.0, 33.0, NAVE_Z), 0.0);
    let half = 6.2;
    kit.block(TOWER + Vec3::new(-half, 0.0, -half), TOWER + Vec3::new(half, 47.0, half), 0.15);
    kit
}

/// String courses, buttresses, window frames: the limestone of the church.
pub fn dressings(detail: Detail) -> Kit {
    let mut kit = Kit::new();
    let mut x = -10.0;
    while x < SIDE_X + 12.0 {
        kit.block(Vec3::new(x - 5.6, 14.0, NAVE_Z - 0.2), Vec3::new(x - 4.4, 29.0, NAVE_Z + 1.5), 0.2);
        let arch: Vec<Vec3> = window_outline(x, 20.0, 6.0, 1.55, NAVE_Z + 0.12);
        kit.sweep(&arch, Vec3::Z, &round(0.26, if detail.fine { 8 } else { 4 }), false);
        x += 10.0;
    }
    for (y, grow) in [(32.6, 0.5), (18.5, 0.3)] {
        kit.block(Vec3::new(-16.2, y, NAVE_Z - 0.2), Vec3::new(SIDE_X + 14.0, y + 0.6, NAVE_Z + grow), 0.1);
    }
    for (y, grow) in [(26.0, 0.35), (36.0, 0.45), (46.6, 0.8)] {
        let reach = 6.2 + grow;
        kit.block(TOWER + Vec3::new(-reach, y, -reach), TOWER + Vec3::new(reach, y + 0.8, reach), 0.15);
    }
    for dx in [-2.4, 2.4] {
        let outline = window_outline(TOWER.x + dx, 38.0, 4.6, 1.3, TOWER.z + 6.3);
        kit.sweep(&outline, Vec3::Z, &round(0.30, 6), false);
    }
    kit
}

/// The dark panes of the church's windows and the openings of the belfry.
pub fn openings() -> Kit {
    let mut kit = Kit::new();
    let mut pane = |outline: Vec<Vec3>| {
        let base = (outline[0] + outline[outline.len() - 1]) * 0.5;
        for pair in outline.windows(2) {
            kit.face([base, pair[0], pair[1], base]);
        }
    };
    let mut x = -10.0;
    while x < SIDE_X + 12.0 {
        pane(window_outline(x, 20.0, 6.0, 1.55, NAVE_Z + 0.06));
        x += 10.0;
    }
    for dx in [-2.4, 2.4] {
        pane(window_outline(TOWER.x + dx, 38.0, 4.6, 1.3, TOWER.z + 6.24));
    }
    kit
}

/// The outline of a lancet in the plane z, from its right foot over the point to its left foot.
fn window_outline(x: f32, sill: f32, height: f32, half: f32, z: f32) -> Vec<Vec3> {
    let mut path = vec![Vec3::new(x + half, sill, z)];
    path.extend(pointed_arch(half, half * 2.1, 6).into_iter().map(|p| Vec3::new(x + p.x, sill + height + p.y, z)));
    path.push(Vec3::new(x - half, sill, z));
    path
}

/// Lean-to roofs over the far walks, the roofs of nave and tower.
pub fn roofs() -> Kit {
    let mut kit = Kit::new();
    let (eave, ridge) = (EAVES_Y - 0.2, EAVES_Y + 5.5);
    let (out, back) = (ARCADE_HALF + 0.9, WALK + 1.0);
    let mut slope = |a: Vec3, b: Vec3, c: Vec3, d: Vec3| {
        kit.face([a, b, c, d]);
        let drop = Vec3::Y * 0.35;
        kit.face([a - drop, b - drop, b, a]);
    };
    let far = FAR_Z + out;
    slope(
        Vec3::new(-SIDE_X + out, eave, far),
        Vec3::new(SIDE_X - out, eave, far),
        Vec3::new(SIDE_X + back, ridge, FAR_Z - back),
        Vec3::new(-SIDE_X - back, ridge, FAR_Z - back),
    );
    slope(
        Vec3::new(-SIDE_X + out, eave, 0.0),
        Vec3::new(-SIDE_X + out, eave, far),
        Vec3::new(-SIDE_X - back, ridge, FAR_Z - back),
        Vec3::new(-SIDE_X - back, ridge, 0.0),
    );
    slope(
        Vec3::new(SIDE_X - out, eave, far),
        Vec3::new(SIDE_X - out, eave, 0.0),
        Vec3::new(SIDE_X + back, ridge, 0.0),
        Vec3::new(SIDE_X + back, ridge, FAR_Z - back),
    );
    slope(
        Vec3::new(-16.4, 33.0, NAVE_Z + 0.9),
        Vec3::new(SIDE_X + 15.0, 33.0, NAVE_Z + 0.9),
        Vec3::new(SIDE_X + 15.0, 43.0, NAVE_Z - 8.0),
        Vec3::new(-16.4, 43.0, NAVE_Z - 8.0),
    );
    let tip = TOWER + Vec3::Y * 58.0;
    let corner = |x: f32, z: f32| TOWER + Vec3::new(x * 7.0, 47.2, z * 7.0);
    for (a, b) in
        [((-1.0, 1.0), (1.0, 1.0)), ((1.0, 1.0), (1.0, -1.0)), ((1.0, -1.0), (-1.0, -1.0)), ((-1.0, -1.0), (-1.0, 1.0))]
    {
        kit.face([corner(a.0, a.1), corner(b.0, b.1), tip, tip]);
    }
    kit
}
