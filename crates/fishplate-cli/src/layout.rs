//! `fishplate layout`: computes with layouts and draws them. Needs no runtime.

use std::process::ExitCode;

use fishplate_layout::{AnyLayout, Picture, draw, operations, table};

use crate::args::{self, Form};
use crate::failure::{Failure, Result};
use crate::inspect::print;
use crate::style::{faint, heading};

pub(crate) fn run(arguments: &args::Layout) -> Result<ExitCode> {
    let given = apply("parse", &[&arguments.layout])?;
    let result = match operation(arguments) {
        Some((name, operand)) => {
            let operands: Vec<&str> = [given.as_str()].into_iter().chain(operand).collect();
            apply(&name, &operands)?
        }
        None => given,
    };
    let layout: AnyLayout = result.parse().map_err(Failure::Layout)?;
    let picture = picture(arguments)?;
    let sizes = format!("size {}, cosize {}", size("size", &result), size("cosize", &result));
    let mut text = format!("{} {}\n", heading(&result), faint(sizes));
    match table(&layout, &picture) {
        Ok(grid) => text.push_str(&grid),
        // A layout that is too large for a grid is still printed, unless a picture was requested.
        Err(error) if arguments.svg.is_some() => return Err(Failure::Layout(error)),
        Err(error) => text.push_str(&format!("{}\n", faint(error.reason.to_string()))),
    }
    print(&text)?;
    if let Some(path) = &arguments.svg {
        let picture = draw(&layout, &picture).map_err(Failure::Layout)?;
        let written = std::fs::write(path, picture);
        written.map_err(|cause| Failure::File { path: path.clone(), doing: "write", cause })?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The name of the requested operation, and its operand.
fn operation(arguments: &args::Layout) -> Option<(String, Option<&str>)> {
    let form = match arguments.form {
        Form::Logical => "logical",
        Form::Zipped => "zipped",
        Form::Tiled => "tiled",
        Form::Flat => "flat",
    };
    let with_operand = [
        (format!("{form}_divide"), &arguments.divide),
        (format!("{form}_product"), &arguments.product),
        ("blocked_product".to_owned(), &arguments.blocked_product),
        ("raked_product".to_owned(), &arguments.raked_product),
        ("composition".to_owned(), &arguments.compose),
        ("complement".to_owned(), &arguments.complement),
    ];
    let alone = [
        ("coalesce", arguments.coalesce),
        ("left_inverse", arguments.left_inverse),
        ("right_inverse", arguments.right_inverse),
    ];
    let found = with_operand
        .into_iter()
        .find_map(|(name, operand)| operand.as_deref().map(|operand| (name, Some(operand))));
    found.or_else(|| alone.into_iter().find(|row| row.1).map(|(name, _)| (name.to_owned(), None)))
}

fn picture(arguments: &args::Layout) -> Result<Picture> {
    if let Some(bits) = &arguments.banks {
        let bits: fishplate_layout::Int = bits.parse().map_err(Failure::Layout)?;
        return Ok(Picture::Banks(bits.known().unwrap_or(0)));
    }
    match &arguments.threads {
        Some(shape) => shape.parse().map(Picture::Threads).map_err(Failure::Layout),
        None => Ok(Picture::Offsets),
    }
}

fn apply(name: &str, operands: &[&str]) -> Result<String> {
    operations::apply(name, operands).map_err(Failure::Layout)
}

/// A size, or a mark if there is none.
fn size(name: &str, layout: &str) -> String {
    operations::apply(name, &[layout]).unwrap_or_else(|_| "-".to_owned())
}
