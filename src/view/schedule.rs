//! The order of a frame of the picture: every set of systems that it has, and when each runs.
//!
//! In `Update` the sets of [`ViewSystems`] run one after the other; the other sets there are parts of one of them and run
//! one after the other within it. [`PictureSystems`] follow in `PostUpdate`, about Bevy's own work on places and cameras.
//! A condition that holds for a whole set stands here. The exceptions are systems that read messages: they must see each
//! message when it is fresh, and decide inside.

use bevy::camera::CameraUpdateSystems;
use bevy::prelude::*;

use crate::game::{GameSystems, PointsMoved, Screen};
use crate::view::board::layout::BoardLayout;
use crate::view::place::setting::Setting;
use crate::view::quality::Quality;

/// The order of the picture's part of a frame. [`Point`](Self::Point) runs before all of [`GameSystems`], the others run
/// after them.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ViewSystems {
    /// What the pointer does becomes touches of points ([`PointSystems`]).
    Point,
    /// The board in play is laid; men and points get what is seen and touched of them ([`DressSystems`]).
    Dress,
    /// The place, its light and the carved board follow the board in play and the quality ([`PlaceSystems`]).
    Place,
    /// Men travel.
    Motion,
    /// Fragments, dust, rain, what moves in the air. Each moves entities of its own, so that their order does not matter.
    Effects,
    /// Marks of light on the board are chosen.
    Highlight,
    /// The camera's shot is chosen and turned by hand ([`CameraSystems`]).
    Camera,
    /// Sounds follow what moved.
    Sound,
}

/// The parts of [`ViewSystems::Point`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PointSystems {
    /// A press that is pulled takes up a man: before the same press could count as a click.
    Drag,
    /// A press that is let go near its place is a click.
    Click,
}

/// The parts of [`ViewSystems::Dress`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DressSystems {
    /// The quality follows the preferences.
    Quality,
    /// The board on the bench becomes that of the game.
    Board,
    /// New men get their meshes.
    Men,
    /// The points get targets that a pointer can be over.
    Targets,
    /// A man is dropped that may no longer be dragged.
    Drop,
}

/// The parts of [`ViewSystems::Place`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlaceSystems {
    /// Place and hour are those of the board. When another board is laid.
    Setting,
    /// What is built around the board. When place or quality change.
    Build,
    /// What hangs and flies in the air there. When place or quality change.
    Air,
    /// Materials, models and shadows follow the quality. When it changes.
    Quality,
    /// A board begins to be carved in the background. When the layout or the quality change.
    Carve,
    /// The carved board is laid once it is done.
    Lay,
    /// Sun and sky take the colours of the hour. When place and hour change.
    Hour,
    /// The sun wanders; new cameras are given the sky; the air of the walk comes and goes with the shot.
    Light,
    /// What the building throws into the sun's light is drawn. When place or quality change.
    Shade,
    /// Materials are given the shade that was drawn.
    Shaded,
}

/// The parts of [`ViewSystems::Camera`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CameraSystems {
    /// The shot and the side follow the game.
    Choose,
    /// A person turns the camera. While a game is played or shown in the theatre.
    Turn,
    /// The board is shown higher in the window where panels stand below it.
    Lift,
    /// Depth, shafts and edges follow quality and shot.
    Finish,
}

/// The order of the picture's part of `PostUpdate`.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PictureSystems {
    /// The camera moves: before Bevy works out where everything is.
    MoveCamera,
    /// Marks and the shade of men are laid on the board, once it is known where everything is. With a board.
    Marks,
    /// Sheets over the stone are drawn anew: whoever lays them does so before.
    Sheets,
    /// The game is told where the points are seen on the screen. With a board.
    Sight,
}

/// Puts the sets in order.
pub(super) fn plugin(app: &mut App) {
    order_update(app);
    order_picture(app);
}

fn order_update(app: &mut App) {
    app.configure_sets(Update, ViewSystems::Point.before(GameSystems::Judge));
    app.configure_sets(
        Update,
        (
            ViewSystems::Dress,
            ViewSystems::Place,
            ViewSystems::Motion,
            ViewSystems::Effects.ambiguous_with(ViewSystems::Effects),
            ViewSystems::Highlight,
            ViewSystems::Camera,
            ViewSystems::Sound,
        )
            .chain()
            .after(GameSystems::Offer),
    );
    app.configure_sets(Update, (PointSystems::Drag, PointSystems::Click).chain().in_set(ViewSystems::Point));
    app.configure_sets(
        Update,
        (DressSystems::Quality, DressSystems::Board, DressSystems::Men, DressSystems::Targets, DressSystems::Drop)
            .chain()
            .in_set(ViewSystems::Dress),
    );
    let new_place = resource_changed::<Setting>.or_else(resource_changed::<Quality>);
    let new_board = resource_exists_and_changed::<BoardLayout>
        .or_else(resource_exists::<BoardLayout>.and_then(resource_changed::<Quality>));
    app.configure_sets(
        Update,
        (
            PlaceSystems::Setting.run_if(resource_exists_and_changed::<BoardLayout>),
            PlaceSystems::Build.run_if(new_place.clone()),
            PlaceSystems::Air.run_if(new_place.clone()),
            PlaceSystems::Quality.run_if(resource_changed::<Quality>),
            PlaceSystems::Carve.run_if(new_board),
            PlaceSystems::Lay,
            PlaceSystems::Hour.run_if(resource_changed::<Setting>),
            PlaceSystems::Light,
            PlaceSystems::Shade.run_if(new_place),
            PlaceSystems::Shaded,
        )
            .chain()
            .in_set(ViewSystems::Place),
    );
    let turns = in_state(Screen::Playing).or_else(in_state(Screen::Theatre));
    app.configure_sets(
        Update,
        (CameraSystems::Choose, CameraSystems::Turn.run_if(turns), CameraSystems::Lift, CameraSystems::Finish)
            .chain()
            .in_set(ViewSystems::Camera),
    );
}

fn order_picture(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        (
            PictureSystems::MoveCamera.before(TransformSystems::Propagate).before(CameraUpdateSystems),
            (PictureSystems::Marks.run_if(resource_exists::<BoardLayout>), PictureSystems::Sheets)
                .chain()
                .after(TransformSystems::Propagate),
            PictureSystems::Sight
                .after(TransformSystems::Propagate)
                .after(CameraUpdateSystems)
                .run_if(resource_exists::<BoardLayout>.and_then(resource_exists::<Messages<PointsMoved>>)),
        ),
    );
}
