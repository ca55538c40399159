//! The course: a first lesson with hands on the stone, and six short ones of strategy. Every claim in them is checked
//! against the rules and the search by a test.

use super::lesson::{Lesson, Objective, Stage};

/// A stage without anything special, to fill in.
const PLAIN: Stage = Stage {
    position: None,
    objective: Objective::Any,
    task: "",
    right: "",
    tries: &[],
    wrong: "lesson-try-again",
    reply: &[],
};

/// All lessons, in the order in which they are best taken.
pub const COURSE: [Lesson; 7] = [
    Lesson { key: "lesson-first", about: "lesson-first-about", stages: &FIRST },
    Lesson { key: "lesson-crossings", about: "lesson-crossings-about", stages: &CROSSINGS },
    Lesson { key: "lesson-together", about: "lesson-together-about", stages: &TOGETHER },
    Lesson { key: "lesson-running", about: "lesson-running-about", stages: &RUNNING },
    Lesson { key: "lesson-block", about: "lesson-block-about", stages: &BLOCK },
    Lesson { key: "lesson-room", about: "lesson-room-about", stages: &ROOM },
    Lesson { key: "lesson-flyer", about: "lesson-flyer-about", stages: &FLYER },
];

const FIRST: [Stage; 10] = [
    Stage {
        position: Some("-/- w 9-9"),
        objective: Objective::Turns(&["d6", "f4", "d2", "b4"]),
        task: "first-place",
        right: "first-place-right",
        wrong: "first-place-wrong",
        ..PLAIN
    },
    Stage {
        position: Some("a7,d7/d2,b4 w 7-7"),
        objective: Objective::Mill,
        task: "first-mill",
        right: "first-mill-right",
        wrong: "first-mill-wrong",
        ..PLAIN
    },
    Stage {
        position: Some("a7,d7,g7/a1,d1,g1,b4 w 6-5 x1"),
        objective: Objective::MeetProtection,
        task: "first-protected",
        right: "first-protected-right",
        ..PLAIN
    },
    Stage {
        position: Some("a7,d7,g7/a1,d1,g1,b4 w 6-5 x1"),
        objective: Objective::Any,
        task: "first-take",
        right: "first-take-right",
        ..PLAIN
    },
    Stage {
        position: Some("a7,d5,f4,b2,g1/d6,b4,c3,e3,d1 w 0-0"),
        objective: Objective::Any,
        task: "first-slide",
        right: "first-slide-right",
        ..PLAIN
    },
    Stage {
        position: Some("a7,d7,g7,b4,f2/d2,e4,c3,b6,f6 w 0-0"),
        objective: Objective::Turns(&["g7-g4", "a7-a4", "d7-d6"]),
        task: "first-open",
        right: "first-open-right",
        wrong: "first-open-wrong",
        reply: &["e4-e5", "d2-d3"],
        ..PLAIN
    },
    Stage {
        objective: Objective::Mill,
        task: "first-close",
        right: "first-close-right",
        wrong: "first-close-wrong",
        ..PLAIN
    },
    Stage {
        position: Some("a7,g7,b2/d5,e3,f4,c4,d2 w 0-0"),
        objective: Objective::Mill,
        task: "first-fly",
        right: "first-fly-right",
        wrong: "first-fly-wrong",
        ..PLAIN
    },
    Stage {
        position: Some("a7,d7,g4,f2/b4,e3,d2 w 0-0"),
        objective: Objective::Win,
        task: "first-win-men",
        right: "first-win-men-right",
        wrong: "first-win-men-wrong",
        ..PLAIN
    },
    Stage {
        position: Some("a1,g4,b4,d2,g7/g1,d1,a4,a7 w 0-0"),
        objective: Objective::Win,
        task: "first-win-block",
        right: "first-win-block-right",
        wrong: "first-win-block-wrong",
        ..PLAIN
    },
];

const CROSSINGS: [Stage; 1] = [Stage {
    position: Some("d6/f4 w 8-8"),
    objective: Objective::Turns(&["b4", "d2"]),
    task: "crossings-task",
    right: "crossings-right",
    tries: &[
        ("a7", "crossings-corner"),
        ("g7", "crossings-corner"),
        ("a1", "crossings-corner"),
        ("g1", "crossings-corner"),
        ("b6", "crossings-corner"),
        ("f6", "crossings-corner"),
        ("b2", "crossings-corner"),
        ("f2", "crossings-corner"),
        ("c5", "crossings-corner"),
        ("e5", "crossings-corner"),
        ("c3", "crossings-corner"),
        ("e3", "crossings-corner"),
    ],
    wrong: "crossings-wrong",
    ..PLAIN
}];

const TOGETHER: [Stage; 2] = [
    Stage {
        position: Some("b6,d5/e3,b2 w 7-7"),
        objective: Objective::Turns(&["d6"]),
        task: "together-task",
        right: "together-right",
        tries: &[("g1", "together-far"), ("g4", "together-far"), ("a1", "together-far"), ("d1", "together-far")],
        wrong: "together-wrong",
        reply: &["d7"],
    },
    Stage {
        objective: Objective::Mill,
        task: "together-close",
        right: "together-close-right",
        wrong: "together-close-wrong",
        ..PLAIN
    },
];

const RUNNING: [Stage; 3] = [
    Stage {
        position: Some("b6,d6,f6,a7,g4/d2,f2,e3,a1,c4,c5 w 0-0"),
        objective: Objective::Turns(&["g4-g7", "d6-d7"]),
        task: "running-task",
        right: "running-right",
        tries: &[("d6-d5", "running-once"), ("b6-b4", "running-once"), ("f6-f4", "running-once")],
        wrong: "running-wrong",
        reply: &["e3-d3"],
    },
    Stage {
        objective: Objective::Turns(&["d6-d7", "g4-g7"]),
        task: "running-swing",
        right: "running-swing-right",
        tries: &[("d7-d6", "running-old")],
        wrong: "running-swing-wrong",
        reply: &["a1-a4", "f2-f4", "a1-d1", "c4-b4", "d3-e3"],
        ..PLAIN
    },
    Stage {
        objective: Objective::Mill,
        task: "running-back",
        right: "running-back-right",
        wrong: "running-swing-wrong",
        ..PLAIN
    },
];

const BLOCK: [Stage; 1] = [Stage {
    position: Some("d3,f4,d6,b4,g7/b2,f2,d1,e5,a7 w 0-0"),
    objective: Objective::Turns(&["d3-d2"]),
    task: "block-task",
    right: "block-right",
    tries: &[
        ("g7-d7", "block-too-slow"),
        ("d6-d5", "block-too-slow"),
        ("d3-c3", "block-away"),
        ("d3-e3", "block-away"),
    ],
    wrong: "block-wrong",
    ..PLAIN
}];

const ROOM: [Stage; 1] = [Stage {
    position: Some("g7,a4,f4,d6,b6,a1/a7,d7,g4,g1 w 0-0"),
    objective: Objective::Win,
    task: "room-task",
    right: "room-right",
    tries: &[("f4-f6", "room-greedy")],
    wrong: "room-wrong",
    ..PLAIN
}];

const FLYER: [Stage; 2] = [
    Stage {
        position: Some("a7,d7,d6,g1,f4/b4,e3,d2 w 0-0"),
        objective: Objective::Turns(&["d7-g7"]),
        task: "flyer-task",
        right: "flyer-right",
        tries: &[("g1-g4", "flyer-single"), ("f4-g4", "flyer-single")],
        wrong: "flyer-wrong",
        reply: &["e3-d7", "e3-d5"],
    },
    Stage {
        objective: Objective::Win,
        task: "flyer-finish",
        right: "flyer-finish-right",
        wrong: "flyer-finish-wrong",
        ..PLAIN
    },
];
