//! The command as its users see it: output, files and exit codes.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod bindgen;
mod cache;
mod doctor;
mod fixture;
mod inspect;
mod layout;
mod new;
mod opt;
mod peer;
mod rust_library;
mod stubgen;
