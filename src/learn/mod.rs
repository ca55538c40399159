//! What the program teaches: lessons as data, and the judge of a pupil's turns. Plain Rust on top of the rules; whoever
//! shows a lesson looks its words up by the keys that stand here.

mod chronicle;
mod course;
mod lesson;

pub use chronicle::{CHRONICLE, Leaf};
pub use course::COURSE;
pub use lesson::{Feedback, Lesson, Objective, PupilAct, Stage};
