//! `ir.ModuleLogger`: records what each pass did. Once attached to a context, it sees every pass manager that runs
//! there, until it is detached or dropped. Its records are plain data, and need neither module nor context.

mod entry;
mod print;
mod save;
mod trace;

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use fishplate::{Array, Function, Object, ObjectRef, Result};

pub use entry::LogEntry;
pub(crate) use trace::{Trace, Watch};

use crate::Context;
use crate::error::value_error;

/// When a logger records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum When {
    Before,
    After,
    Both,
}

/// The operation that a logger prints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// The operation that the pass manager runs on.
    Module,
    /// The operation that the pass runs on.
    Op,
}

/// The settings of a logger.
#[derive(Debug, Clone)]
pub(crate) struct LogSettings {
    /// Arguments or classes of passes; `None` for all.
    pub(crate) passes: Option<Vec<String>>,
    pub(crate) when: When,
    pub(crate) scope: Scope,
    pub(crate) only_changed: bool,
    pub(crate) debug_info: bool,
}

impl LogSettings {
    pub(crate) fn new(
        passes: Option<Array<String>>,
        when: &str,
        scope: &str,
    ) -> Result<LogSettings> {
        let when = match when {
            "before" => When::Before,
            "after" => When::After,
            "both" => When::Both,
            _ => {
                let expected = "expected `before`, `after` or `both`";
                return Err(value_error(format!("when: {expected}, got `{when}`")));
            }
        };
        let scope = match scope {
            "module" => Scope::Module,
            "op" => Scope::Op,
            _ => {
                let expected = "expected `module` or `op`";
                return Err(value_error(format!("scope: {expected}, got `{scope}`")));
            }
        };
        let passes = passes.map(|passes| passes.iter().collect());
        Ok(LogSettings { passes, when, scope, only_changed: false, debug_info: false })
    }

    /// Whether a pass is one of the requested ones.
    fn wants(&self, argument: &str, class: &str) -> bool {
        let named = |name: &String| name == argument || name == class;
        self.passes.as_ref().is_none_or(|passes| passes.iter().any(named))
    }
}

/// The entries of a logger.
#[derive(Default)]
pub(crate) struct Log {
    entries: Mutex<Vec<ObjectRef<LogEntry>>>,
    runs: AtomicI64,
}

/// A logger on a context, or on one pass manager.
pub(crate) struct Attachment {
    pub(crate) settings: LogSettings,
    /// The log that receives the entries. It stays empty for `enable_ir_printing`, where only the sink gets them.
    log: Arc<Log>,
    keeps: bool,
    /// Called with each entry.
    sink: Option<Function>,
    attached: AtomicBool,
}

impl Attachment {
    /// Creates an attachment that passes its entries to a function and stores none.
    pub(crate) fn printing(settings: LogSettings, sink: Function) -> Arc<Attachment> {
        let log = Arc::default();
        let attached = AtomicBool::new(true);
        Arc::new(Attachment { settings, log, keeps: false, sink: Some(sink), attached })
    }

    fn is_attached(&self) -> bool {
        self.attached.load(Ordering::Acquire)
    }
}

/// The loggers of a context.
#[derive(Default)]
pub(crate) struct Loggers(Mutex<Vec<Weak<Attachment>>>);

impl Loggers {
    /// Returns the loggers that are attached now.
    pub(crate) fn attached(&self) -> Vec<Arc<Attachment>> {
        let mut list = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        list.retain(|attachment| attachment.strong_count() > 0);
        let live = list.iter().filter_map(Weak::upgrade);
        live.filter(|attachment| attachment.is_attached()).collect()
    }

    fn add(&self, attachment: &Arc<Attachment>) {
        let mut list = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        list.push(Arc::downgrade(attachment));
    }
}

/// Records what passes do to the modules of the contexts to which it is attached.
#[derive(Object)]
#[object(key = "ir.ModuleLogger", opaque, repr = show)]
pub struct ModuleLogger {
    #[field(skip)]
    log: Arc<Log>,
    #[field(skip)]
    attachments: Mutex<Vec<Arc<Attachment>>>,
}

fn show(logger: &ModuleLogger) -> String {
    let (entries, attached) = (logger.list().len(), logger.attached());
    let state = if attached { "attached" } else { "detached" };
    format!("ModuleLogger({entries} entries, {state})")
}

impl Drop for ModuleLogger {
    fn drop(&mut self) {
        self.detach();
    }
}

impl ModuleLogger {
    fn list(&self) -> Vec<ObjectRef<LogEntry>> {
        self.log.entries.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

#[fishplate::methods(nonblocking)]
impl ModuleLogger {
    /// A logger that is attached to nothing yet.
    #[constructor]
    fn new() -> ModuleLogger {
        ModuleLogger { log: Arc::default(), attachments: Mutex::default() }
    }

    /// Records the passes that run in a context from now on.
    ///
    /// `passes` lists arguments (`canonicalize`) or classes (`Canonicalizer`); without it, all passes are recorded.
    /// `when` is `after`, `before` or `both`. `scope` is `module` to print the operation that the pass manager runs on,
    /// or `op` to print the one that the pass runs on. With `only_changed`, passes that change nothing are left out.
    /// `sink` is called with each entry.
    #[expect(clippy::too_many_arguments, reason = "one per thing to choose")]
    fn attach(
        &self,
        context: ObjectRef<Context>,
        #[default = None] passes: Option<Array<String>>,
        #[default = "after"] when: &str,
        #[default = "module"] scope: &str,
        #[default = false] only_changed: bool,
        #[default = None] sink: Option<Function>,
        #[default = false] enable_debug_info: bool,
    ) -> Result<()> {
        let settings = LogSettings {
            only_changed,
            debug_info: enable_debug_info,
            ..LogSettings::new(passes, when, scope)?
        };
        let (log, attached) = (self.log.clone(), AtomicBool::new(true));
        let attachment = Arc::new(Attachment { settings, log, keeps: true, sink, attached });
        context.loggers().add(&attachment);
        self.attachments.lock().unwrap_or_else(PoisonError::into_inner).push(attachment);
        Ok(())
    }

    /// Stops recording. The entries stay.
    fn detach(&self) {
        let gone =
            std::mem::take(&mut *self.attachments.lock().unwrap_or_else(PoisonError::into_inner));
        gone.iter().for_each(|attachment| attachment.attached.store(false, Ordering::Release));
    }

    /// Whether it is attached to a context.
    #[getter]
    fn attached(&self) -> bool {
        !self.attachments.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// The entries, in order.
    #[getter]
    pub fn entries(&self) -> Array<ObjectRef<LogEntry>> {
        self.list().into_iter().collect()
    }

    /// Deletes the entries.
    fn clear(&self) {
        let gone =
            std::mem::take(&mut *self.log.entries.lock().unwrap_or_else(PoisonError::into_inner));
        drop(gone);
    }

    /// Writes a page that shows the passes, their times and their changes into `directory`, which is created if it is
    /// missing. Returns the path of the page.
    fn save(&self, directory: &str, title: &str) -> Result<String> {
        save::write(directory, title, &self.list())
    }
}
