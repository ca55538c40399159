//! The rules, the computer player and the endgames from the command line. No Bevy.

fn main() {}
