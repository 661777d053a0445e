//! Passes in other languages. A pass is an FFI function `f(op, pass)`, or a factory `f(pass)` that returns such a
//! function for each instance.
//!
//! Such a pass runs on the thread that called `run` and holds the lock, so its pipeline uses no other threads. An error
//! that it raises ends the pipeline, and `run` raises it. Handles that it leaves behind are invalidated. It may remove
//! only operations inside its own operation.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use fishplate::{Any, Array, Function, Map, Object, ObjectRef, Result, Str};
use fishplate_mlir as mlir;
use fishplate_mlir::external_pass::{self, PassBody, PassDefinition, PassOption};

use super::running::{self, Run};
use crate::Operation;
use crate::error::value_error;

/// The second argument of a pass in another language, next to its operation.
#[derive(Object)]
#[object(key = "ir.Pass", opaque, repr = show)]
pub struct Pass {
    /// The name of the pass in pipelines.
    argument: String,
    /// The values of its options as text, by name.
    option_texts: Map<Str, Str>,
    #[field(skip)]
    failed: AtomicBool,
}

fn show(pass: &Pass) -> String {
    format!("Pass({})", pass.argument)
}

#[fishplate::methods(nonblocking)]
impl Pass {
    /// Makes the pipeline fail when the pass returns.
    fn signal_failure(&self) {
        self.failed.store(true, Ordering::Release);
    }

    /// Whether `signal_failure` was called.
    #[getter]
    fn failed(&self) -> bool {
        self.failed.load(Ordering::Acquire)
    }
}

/// The definition of a pass in another language.
pub(super) struct Source {
    pub(super) argument: String,
    pub(super) class: String,
    pub(super) description: String,
    pub(super) anchor: String,
    pub(super) options: Vec<(String, String)>,
    pub(super) function: Function,
    /// Whether `function` is a factory for the code of one instance, instead of being the code.
    pub(super) makes: bool,
}

impl Source {
    /// Converts to a definition for MLIR.
    pub(super) fn into_definition(self) -> PassDefinition {
        let option = |(name, default): &(String, String)| PassOption {
            name: name.clone(),
            default: default.clone(),
        };
        let source = Arc::new(self);
        PassDefinition {
            argument: source.argument.clone(),
            class: source.class.clone(),
            description: source.description.clone(),
            anchor: source.anchor.clone(),
            options: source.options.iter().map(option).collect(),
            make: Box::new(move || body(source.clone())),
        }
    }

    fn pass(&self, values: &[String]) -> Result<ObjectRef<Pass>> {
        let names = self.options.iter().map(|(name, _)| Str::from(name.as_str()));
        let values = values.iter().map(|value| Str::from(value.as_str()));
        let option_texts = Map::try_from_iter(names.zip(values))?;
        let (argument, failed) = (self.argument.clone(), AtomicBool::new(false));
        Ok(Pass { argument, option_texts, failed }.into_ref())
    }
}

/// Returns the code of one instance.
fn body(source: Arc<Source>) -> PassBody {
    let mut made: Option<Function> = None;
    Box::new(move |op, values| {
        let Some(run) = running::current() else {
            refuse_thread(op, &source.argument);
            return false;
        };
        let before = run.current.replace(op.address());
        let outcome = call(&run, &source, &mut made, op, values);
        run.current.set(before);
        run.tidy();
        outcome.unwrap_or_else(|error| {
            run.error.borrow_mut().get_or_insert(error);
            false
        })
    })
}

fn call(
    run: &Run,
    source: &Source,
    made: &mut Option<Function>,
    op: mlir::OpRef<'_>,
    values: &[String],
) -> Result<bool> {
    let pass = source.pass(values)?;
    if source.makes && made.is_none() {
        *made = Some(source.function.call::<Function>((&pass,))?);
    }
    let function = made.as_ref().unwrap_or(&source.function);
    let held = run.context().lock();
    let op = Operation::wrap(run.context(), &held, op, None)?;
    drop(held);
    function.call::<Any>((&op, &pass))?;
    Ok(!pass.failed())
}

/// Reports that a pass cannot run on one of MLIR's own threads: it would wait forever for the context.
fn refuse_thread(op: mlir::OpRef<'_>, argument: &str) {
    op.location().emit_error(&format!(
        "the pass `{argument}` is not written in C++ and cannot run on a thread of MLIR's: turn them off \
         with `context.enable_multithreading(False)`"
    ));
}

/// Refuses names that cannot be written in a pipeline.
fn check_word(what: &str, word: &str) -> Result<()> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    if word.is_empty() || !word.bytes().all(fits) {
        let expected = "letters, digits, `-`, `_` and `.`";
        return Err(value_error(format!("{what}: expected {expected}, got `{word}`")));
    }
    Ok(())
}

/// Registers a pass under a name for textual pipelines.
///
/// `function` is the pass. With `makes`, it is a function from an `ir.Pass` to the pass, called once for each place in
/// a pipeline. `options` maps names to default values, as text. `anchor` is the only operation that the pass runs on;
/// it is empty for any.
#[expect(clippy::too_many_arguments, reason = "one per thing that a pass has")]
#[fishplate::function("ir.register_pass", nonblocking)]
pub fn register_pass(
    argument: &str,
    function: Function,
    #[default = false] makes: bool,
    #[default = ""] anchor: &str,
    #[default = None] options: Option<Array<(String, String)>>,
    #[default = ""] description: &str,
    #[default = ""] class: &str,
    #[default = false] replace: bool,
) -> Result<()> {
    check_word("argument", argument)?;
    let options: Vec<_> = options.map(|options| options.iter().collect()).unwrap_or_default();
    options.iter().try_for_each(|(name, _)| check_word("option", name))?;
    let source = Source {
        argument: argument.to_owned(),
        class: if class.is_empty() { argument.to_owned() } else { class.to_owned() },
        description: description.to_owned(),
        anchor: anchor.to_owned(),
        options,
        function,
        makes,
    };
    external_pass::register(source.into_definition(), replace).map_err(value_error)
}
