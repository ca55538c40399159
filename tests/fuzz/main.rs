//! Bad input of every kind, by the million: mutated and made-up texts and bytes are fed to everything that reads them.
//! Nothing may panic, hang, or take more memory than a bound, and what is accepted must be read back as written.
//!
//! `MORRIS_FUZZ` is the number of inputs in all, 30,000 where it is not set; the long run takes ten million. Inputs follow
//! from their number alone, so that a failure is found again. What was once found wrong lies in `found/` and is fed first.

mod bytes;
mod feed;
mod mutate;
mod texts;
mod uci;

#[global_allocator]
static MEMORY: cap::Cap<std::alloc::System> = cap::Cap::new(std::alloc::System, usize::MAX);
