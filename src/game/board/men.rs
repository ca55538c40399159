//! The men as entities. Where each stands follows from the board; how it gets there is the picture's business.

use bevy::prelude::*;

use super::current::CurrentGame;
use crate::game::messages::GameStarted;
use crate::game::schedule::FollowSystems;
use crate::rules::{Color, Point};

/// Adds the men.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (renew_men, reconcile_men).chain().in_set(FollowSystems::Men));
}

/// A man.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    /// Whose.
    pub color: Color,
    /// Which of its side's men, from 0: men of a side may look different.
    pub number: u8,
}

/// Where a man belongs.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[component(immutable)]
pub enum Station {
    /// Waiting beside the board; the place in its row, from 0.
    Hand(u8),
    /// On a point.
    On(Point),
    /// Taken; the place in the heap, from 0.
    Captured(u8),
}

/// A new game may have other numbers of men: they are made anew.
fn renew_men(
    mut started: MessageReader<GameStarted>,
    current: Res<CurrentGame>,
    men: Query<(Entity, &Man)>,
    mut commands: Commands,
) {
    let count = usize::from(current.game().rules().men());
    let fits = men.iter().count() == 2 * count;
    if started.read().count() == 0 && fits {
        return;
    }
    if !fits {
        men.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
        for color in Color::ALL {
            for number in 0..count as u8 {
                commands.spawn((Man { color, number }, Station::Hand(number)));
            }
        }
    }
}

/// Gives every man whose place no longer agrees with the board one of the places that lack a man. Men that need not
/// move do not.
fn reconcile_men(
    current: Res<CurrentGame>,
    men: Query<(Entity, &Man, &Station)>,
    added: Query<(), Added<Man>>,
    mut commands: Commands,
) {
    if !current.is_changed() && added.is_empty() {
        return;
    }
    let position = current.game().position();
    for color in Color::ALL {
        let mut open: Vec<Station> = position.men(color).into_iter().map(Station::On).collect();
        open.extend((0..position.in_hand(color)).map(Station::Hand));
        let missing = usize::from(current.game().rules().men()).saturating_sub(position.total(color));
        open.extend((0..missing as u8).map(Station::Captured));
        let mut loose: Vec<(Entity, Station)> = Vec::new();
        for (entity, _, &station) in men.iter().filter(|(_, man, _)| man.color == color) {
            match open.iter().position(|&place| place == station) {
                Some(index) => drop(open.swap_remove(index)),
                None => loose.push((entity, station)),
            }
        }
        // Later places of a row first, on both sides, so that the last waiting man is the next to be placed.
        loose.sort_by_key(|&(entity, station)| (std::cmp::Reverse(rank(station)), entity));
        open.sort_by_key(|&station| std::cmp::Reverse(rank(station)));
        for ((entity, _), station) in loose.into_iter().zip(open) {
            commands.entity(entity).insert(station);
        }
    }
}

const fn rank(station: Station) -> usize {
    match station {
        Station::Hand(place) | Station::Captured(place) => place as usize,
        Station::On(point) => point.index(),
    }
}
