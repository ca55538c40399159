// Choices that depend on a material's numbers alone. Mesa's software driver (before 23) would compile the whole shader anew,
// and keep the old one, at every draw for such a choice: an hour of play would fill the memory of the machine.

// The number itself; `w` is the fragment's `position.w`, never negative, so that no driver can foresee the choice.
fn unforeseen(number: f32, w: f32) -> f32 {
    return number + min(w, 0.0);
}
