// A module that path_above.rs names by a path that goes up.

// What tells whether the types of the crate are known: rustc alone says how they lie in memory.
#[derive(Clone, Copy)]
pub enum Step {
    Add(u16),
    Scale { by: u32, first: bool },
    Nothing,
}

pub fn apply(step: Option<Step>, v: u32) -> u32 {
    match step {
        Some(Step::Add(n)) => v + n as u32,
        Some(Step::Scale { by, first: true }) => v * by,
        Some(Step::Scale { by, .. }) => v ^ by,
        Some(Step::Nothing) => v,
        None => !v,
    }
}
