//! Compares each operation with its definition, over all small layouts, and with published
//! examples.
//!
//! `LAYOUTS=large` enumerates more layouts: millions of pairs, for `make soak`.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod definitions;
mod dynamic;
mod functions;
mod laws;
mod published;
mod small;
mod texts;
