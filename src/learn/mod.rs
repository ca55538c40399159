//! What the program teaches: lessons as data, and the judgement of a pupil's turns. Plain Rust on top of the rules; the
//! words of a lesson are looked up by the keys given here.

mod chronicle;
mod course;
mod lesson;

pub use chronicle::{CHRONICLE, Chapter};
pub use course::COURSE;
pub use lesson::{Feedback, Lesson, Objective, PupilAct, Stage};
