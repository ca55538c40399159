//! A value for each side.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::color::Color;

/// What each side has, indexed by [`Color`]. Saved as a list of two, White's first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByColor<T>([T; 2]);

impl<T> ByColor<T> {
    /// From White's value and Black's.
    pub const fn new(white: T, black: T) -> Self {
        Self([white, black])
    }

    /// Asks `value` for each side's value, White's first.
    pub fn from_fn(mut value: impl FnMut(Color) -> T) -> Self {
        Self([value(Color::White), value(Color::Black)])
    }

    /// One side's value. The same as indexing, for `const` functions.
    #[inline]
    pub const fn get(&self, color: Color) -> &T {
        &self.0[color.index()]
    }

    /// Each side with its value, White first.
    pub fn iter(&self) -> impl Iterator<Item = (Color, &T)> {
        Color::ALL.into_iter().zip(&self.0)
    }

    /// Both values, White's first.
    pub const fn values(&self) -> &[T; 2] {
        &self.0
    }

    /// Both values, White's first, to be changed.
    pub const fn values_mut(&mut self) -> &mut [T; 2] {
        &mut self.0
    }

    /// Turns each side's value into another.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor(self.0.map(change))
    }

    /// Exchanges the two values.
    pub const fn swap(&mut self) {
        let [white, black] = &mut self.0;
        std::mem::swap(white, black);
    }
}

impl<T: Copy> ByColor<T> {
    /// The same for both sides.
    pub const fn both(value: T) -> Self {
        Self([value; 2])
    }
}

impl<T> From<[T; 2]> for ByColor<T> {
    /// White's value, then Black's.
    fn from(values: [T; 2]) -> Self {
        Self(values)
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;
    #[inline]
    fn index(&self, color: Color) -> &T {
        self.get(color)
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::{ByColor, Color};

    #[test]
    fn each_side_has_its_own() {
        let mut men = ByColor::new(3, 4);
        men[Color::Black] += 1;
        assert_eq!((men[Color::White], *men.get(Color::Black)), (3, 5));
        men.swap();
        assert_eq!(men, ByColor::from_fn(|color| if color == Color::White { 5 } else { 3 }));
        assert_eq!(
            men.iter().map(|(color, &men)| (color, men)).collect::<Vec<_>>(),
            [(Color::White, 5), (Color::Black, 3)]
        );
    }
}
