//! How finely the parts of a place are built.

/// How finely a part is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Detail {
    /// Sides of a column.
    pub sides: usize,
    /// Steps along half an arch.
    pub steps: usize,
    /// Mouldings, cusps and leaves.
    pub fine: bool,
}

impl Detail {
    /// For the walk itself.
    pub const FULL: Self = Self { sides: 20, steps: 14, fine: true };
    /// For the walk on machines in between.
    pub const MIDDLE: Self = Self { sides: 12, steps: 9, fine: true };
    /// For the walk on slow machines.
    pub const SPARE: Self = Self { sides: 8, steps: 6, fine: false };
    /// For what stands far away.
    pub const DISTANT: Self = Self { sides: 6, steps: 5, fine: false };
}
