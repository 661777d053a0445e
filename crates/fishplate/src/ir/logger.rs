//! The log of passes and their changes.

use std::path::{Path, PathBuf};

use super::context::Context;
use super::error::{Error, Result, to_ffi};
use super::handle::Handle;
use super::rewrite::{AppliedPattern, read_patterns, read_statistics};
use crate::{Any, AnyView, Array, Function, Str};

/// When the IR is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum When {
    /// Before each pass.
    Before,
    /// After each pass.
    #[default]
    After,
    /// Before and after.
    Both,
}

/// The part of the IR that is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scope {
    /// The operation of the pass manager; MLIR uses only one thread meanwhile.
    #[default]
    Module,
    /// The operation of the pass.
    Op,
}

/// Options of a log.
#[derive(Clone, Debug, Default)]
pub struct LogOptions<'a> {
    /// Arguments (`canonicalize`) or classes (`Canonicalizer`) of passes; empty for all passes.
    pub passes: &'a [&'a str],
    /// When the IR is printed.
    pub when: When,
    /// The part of the IR that is printed.
    pub scope: Scope,
    /// Whether passes that change nothing are left out.
    pub only_changed: bool,
    /// Whether locations are printed.
    pub debug_info: bool,
}

impl LogOptions<'_> {
    pub(super) fn words(&self) -> (&'static str, &'static str) {
        let when = match self.when {
            When::Before => "before",
            When::After => "after",
            When::Both => "both",
        };
        (when, if self.scope == Scope::Op { "op" } else { "module" })
    }
}

/// Record of one pass.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LogEntry {
    /// The position in the log, from 0.
    pub index: usize,
    /// Number of the pass manager's run, from 0.
    pub run: usize,
    /// The names of the operations from the pass manager's operation down to that of the pass, joined by `/`.
    pub pipeline: String,
    /// Name of the pass in pipelines; `PRE-PIPELINE` for the entry before the first pass.
    pub pass_argument: String,
    /// The class of the pass; empty for `PRE-PIPELINE`.
    pub pass_class: String,
    /// The operation that the pass ran on, with its symbol.
    pub anchor: String,
    /// When the IR was printed.
    pub when: When,
    /// Duration of the pass in milliseconds.
    pub ms: f64,
    /// Whether it changed its operation.
    pub changed: bool,
    /// Whether it failed.
    pub failed: bool,
    /// The IR before the pass.
    pub before: String,
    /// The IR.
    pub ir: String,
    /// The patterns of other languages than C++, and of PDL, that were applied, in order.
    pub patterns: Vec<AppliedPattern>,
    /// How often these patterns were tried and applied, and numbers of their drivers.
    pub statistics: Vec<(String, i64)>,
}

impl LogEntry {
    fn read(value: Any) -> Result<LogEntry> {
        let entry = Handle::new(value, "ir.LogEntry")?;
        let object = entry.object();
        let when: String = property!("ir.LogEntry", "when", object)?.get()?;
        Ok(LogEntry {
            index: property!("ir.LogEntry", "index", object)?.get()?,
            run: property!("ir.LogEntry", "run", object)?.get()?,
            pipeline: property!("ir.LogEntry", "pipeline", object)?.get()?,
            pass_argument: property!("ir.LogEntry", "pass_argument", object)?.get()?,
            pass_class: property!("ir.LogEntry", "pass_class", object)?.get()?,
            anchor: property!("ir.LogEntry", "anchor", object)?.get()?,
            when: if when == "before" { When::Before } else { When::After },
            ms: property!("ir.LogEntry", "ms", object)?.get()?,
            changed: property!("ir.LogEntry", "changed", object)?.get()?,
            failed: property!("ir.LogEntry", "failed", object)?.get()?,
            before: property!("ir.LogEntry", "before", object)?.get()?,
            ir: property!("ir.LogEntry", "ir", object)?.get()?,
            patterns: read_patterns(property!("ir.LogEntry", "patterns", object)?)?,
            statistics: read_statistics(property!("ir.LogEntry", "statistics", object)?)?,
        })
    }
}

/// A function for the library that passes entries on.
pub(super) fn sink_function<F>(sink: F) -> Function
where
    F: Fn(LogEntry) -> Result<()> + Send + Sync + 'static,
{
    Function::packed(move |args: &[AnyView<'_>]| {
        let entry = args.first().copied().unwrap_or(AnyView::NONE);
        to_ffi(entry.to_owned().map_err(Error::from).and_then(LogEntry::read).and_then(&sink))
    })
}

/// Records the passes of every pass manager in the contexts that it is attached to, until it is dropped.
///
/// ```no_run
/// # use fishplate::ir::{Context, LogOptions, Module, ModuleLogger, PassManager, Result};
/// # fn main() -> Result<()> {
/// # let context = Context::new();
/// # let module = Module::parse(&context, "")?;
/// let log = ModuleLogger::new()?;
/// log.attach(&context, &LogOptions::default())?;
/// PassManager::parse(&context, "builtin.module(canonicalize,cse)")?.run(&module)?;
/// println!("{}", log.save("passes", "Two passes")?.display()); // a page to open in a browser
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct ModuleLogger(Handle);

impl ModuleLogger {
    /// A logger that is not attached yet.
    pub fn new() -> Result<ModuleLogger> {
        let made = invoke!(new "ir.ModuleLogger")?;
        Handle::new(made, "ir.ModuleLogger").map(ModuleLogger)
    }

    fn attach_to(&self, at: &Context, of: &LogOptions<'_>, sink: Option<Function>) -> Result<()> {
        let names = || of.passes.iter().map(|name| Str::from(*name)).collect::<Array<Str>>();
        let passes = (!of.passes.is_empty()).then(names);
        let (when, scope) = of.words();
        let (changed, debug) = (of.only_changed, of.debug_info);
        let context = at.handle()?;
        let log = &self.0;
        invoke!(
            "ir.ModuleLogger",
            "attach",
            log,
            context,
            passes,
            when,
            scope,
            changed,
            sink,
            debug
        )
        .map(drop)
    }

    /// Records the passes that run in a context from now on.
    pub fn attach(&self, context: &Context, options: &LogOptions<'_>) -> Result<()> {
        self.attach_to(context, options, None)
    }

    /// Does the same, and passes each entry to a function. An error of the function fails the run of the pass manager.
    pub fn attach_with<F>(&self, context: &Context, options: &LogOptions<'_>, sink: F) -> Result<()>
    where
        F: Fn(LogEntry) -> Result<()> + Send + Sync + 'static,
    {
        self.attach_to(context, options, Some(sink_function(sink)))
    }

    /// Whether it is attached to a context.
    pub fn is_attached(&self) -> Result<bool> {
        Ok(property!("ir.ModuleLogger", "attached", self.0.object())?.get()?)
    }

    /// Returns the recorded entries, in order.
    pub fn entries(&self) -> Result<Vec<LogEntry>> {
        let all: Array<Any> = property!("ir.ModuleLogger", "entries", self.0.object())?.get()?;
        all.iter().map(LogEntry::read).collect()
    }

    /// Stops recording; the entries are kept.
    pub fn detach(&self) -> Result<()> {
        invoke!("ir.ModuleLogger", "detach", self.0).map(drop)
    }

    /// Removes all entries.
    pub fn clear(&self) -> Result<()> {
        invoke!("ir.ModuleLogger", "clear", self.0).map(drop)
    }

    /// Writes a page with the passes, their times and their changes into a folder, which is created if it is missing.
    /// Returns the path of the page.
    pub fn save(&self, directory: impl AsRef<Path>, title: &str) -> Result<PathBuf> {
        let directory = directory.as_ref();
        let Some(text) = directory.to_str() else {
            let shown = directory.display();
            return Err(Error::value(format!("directory: expected UTF-8, got {shown}")));
        };
        let page: String = invoke!("ir.ModuleLogger", "save", self.0, text, title)?.get()?;
        Ok(PathBuf::from(page))
    }
}
