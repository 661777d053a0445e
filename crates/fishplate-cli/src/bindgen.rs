//! `fishplate bindgen`: bindings of MLIR dialects. `fishplate-dialect` does the work; the command line here selects
//! inputs and outputs.

use std::process::ExitCode;

use fishplate_dialect::emit::report::{Count, Report};
use fishplate_dialect::generate::{self, Targets};
use fishplate_dialect::tablegen::TableGen;
use fishplate_dialect::{Dialect, Error, input, library, output};

use crate::args::Bindgen;
use crate::failure::{Failure, Result};
use crate::style;

pub(crate) fn run(arguments: &Bindgen) -> Result<ExitCode> {
    let models = models(arguments).map_err(Failure::Bindgen)?;
    let report = generate::report_of(&models);
    let missing: Vec<String> = report
        .not_generated
        .iter()
        .filter(|omission| omission.kind.is_definition())
        .map(|omission| format!("{} ({})", omission.name, omission.reason))
        .collect();
    if arguments.strict && !missing.is_empty() {
        return Err(Failure::NotGenerated(missing));
    }
    generate::check(&models).map_err(Failure::Bindgen)?;
    let targets = targets(arguments);
    if arguments.check {
        let mut stale = Vec::new();
        let compare = |file: output::File| {
            if file.is_stale() {
                stale.push(file.path);
            }
            Ok(())
        };
        generate::each_file(&models, &targets, compare).map_err(Failure::Bindgen)?;
        return if stale.is_empty() {
            Ok(ExitCode::SUCCESS)
        } else {
            Err(Failure::OutOfDate(stale))
        };
    }
    let mut writer = output::Writer::default();
    generate::each_file(&models, &targets, |file| writer.add(&file)).map_err(Failure::Bindgen)?;
    let files = writer.files();
    let written = writer.finish().map_err(Failure::Bindgen)?;
    anstream::eprintln!("{}", summary(&report, files, written));
    for what in missing {
        anstream::eprintln!("{}: not generated: {what}", style::warning("warning"));
    }
    Ok(ExitCode::SUCCESS)
}

fn models(arguments: &Bindgen) -> fishplate_dialect::Result<Vec<Dialect>> {
    if !arguments.upstream {
        return input::dialects(&arguments.inputs, &arguments.include, &arguments.dialect);
    }
    let tool = TableGen::find()?;
    let include = tool
        .include()
        .ok_or_else(|| Error::NoTableGen { tried: vec!["llvm-config-22 --includedir".into()] })?;
    input::chosen(library::dialects(&tool, include)?, &arguments.dialect)
}

fn targets(arguments: &Bindgen) -> Targets {
    Targets {
        python: arguments.python.clone(),
        rust: arguments.rust.clone(),
        c: arguments.c.clone(),
        shim: arguments.shim.clone(),
        shim_headers: arguments.shim_include.clone(),
        model: arguments.model.clone(),
        irdl: arguments.irdl.clone(),
        report: arguments.report.clone(),
        package: arguments.package.clone(),
        linked: arguments.linked,
    }
}

/// A one-line summary: the contents, and the number of changed files.
fn summary(report: &Report, files: usize, written: usize) -> String {
    let count = |count: Count, what: &str| match count.generated == count.total {
        true => format!("{} {what}", count.total),
        false => format!("{} of {} {what}", count.generated, count.total),
    };
    let what = match report.dialects.len() {
        0 => report.dialect.clone(),
        dialects => format!("{dialects} dialects"),
    };
    let files = match files {
        0 => "nothing was written: name a place with --python, --rust or --c".to_owned(),
        _ => format!("{written} of {files} files written"),
    };
    format!(
        "{}: {}, {}, {}, {}; {files}",
        style::name(what),
        count(report.ops, "operations"),
        count(report.types, "types"),
        count(report.attrs, "attributes"),
        count(report.enums, "enumerations"),
    )
}
