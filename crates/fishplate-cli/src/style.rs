//! Colours. Output goes through `anstream`, which removes them if it is not a terminal or if
//! `NO_COLOR` is set.

use std::fmt::Display;

use anstyle::{AnsiColor, Style};

fn paint(style: Style, text: impl Display) -> String {
    format!("{style}{text}{style:#}")
}

pub(crate) fn heading(text: impl Display) -> String {
    paint(Style::new().bold(), text)
}

pub(crate) fn name(text: impl Display) -> String {
    paint(AnsiColor::Cyan.on_default().bold(), text)
}

pub(crate) fn kind(text: impl Display) -> String {
    paint(AnsiColor::Yellow.on_default(), text)
}

pub(crate) fn faint(text: impl Display) -> String {
    paint(Style::new().dimmed(), text)
}

pub(crate) fn good(text: impl Display) -> String {
    paint(AnsiColor::Green.on_default().bold(), text)
}

pub(crate) fn warning(text: impl Display) -> String {
    paint(AnsiColor::Yellow.on_default().bold(), text)
}

pub(crate) fn error(text: impl Display) -> String {
    paint(AnsiColor::Red.on_default().bold(), text)
}
