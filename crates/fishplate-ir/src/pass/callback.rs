//! Passes in other languages. An FFI function `f(op, pass)` is one; a factory `f(pass)` that returns such
//! a function for each instance is another.
//!
//! Such a pass runs on the thread that called `run` and holds the lock, so its pipeline uses no other thread. An error that it
//! raises ends the pipeline and is raised by `run`; handles that it leaves behind are invalidated. It may remove only
//! operations inside its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use fishplate::{Any, Array, Function, Map, Object, ObjectRef, Result, Str};
use fishplate_mlir as mlir;
use fishplate_mlir::external_pass::{self, PassBody, PassDefinition, PassOption};

use super::running::{self, Run};
use crate::Operation;
use crate::error::value_error;

/// What a pass in another language is given beside its operation.
#[derive(Object)]
#[object(key = "ir.Pass", opaque, repr = show)]
pub struct Pass {
    /// What pipelines call it.
    argument: String,
    /// The values of its options, as texts by their names.
    option_texts: Map<Str, Str>,
    #[field(skip)]
    failed: AtomicBool,
}

fn show(pass: &Pass) -> String {
    format!("Pass({})", pass.argument)
}

#[fishplate::methods(nonblocking)]
impl Pass {
    /// Lets the pipeline fail when the pass returns.
    fn signal_failure(&self) {
        self.failed.store(true, Ordering::Release);
    }

    /// Whether `signal_failure` was called.
    #[getter]
    fn failed(&self) -> bool {
        self.failed.load(Ordering::Acquire)
    }
}

/// Where the code of a pass comes from.
pub(super) struct Source {
    pub(super) argument: String,
    pub(super) class: String,
    pub(super) description: String,
    pub(super) anchor: String,
    pub(super) options: Vec<(String, String)>,
    pub(super) function: Function,
    /// Whether `function` makes the code of one instance instead of being it.
    pub(super) makes: bool,
}

impl Source {
    /// The definition for MLIR.
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

/// The code of one instance.
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

/// Says that a pass cannot run on a thread of MLIR's own: it would wait for ever for the context.
fn refuse_thread(op: mlir::OpRef<'_>, argument: &str) {
    op.location().emit_error(&format!(
        "the pass `{argument}` is not written in C++ and cannot run on a thread of MLIR's: turn them off \
         with `context.enable_multithreading(False)`"
    ));
}

/// Refuses names that pipelines could not spell.
fn check_word(what: &str, word: &str) -> Result<()> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    if word.is_empty() || !word.bytes().all(fits) {
        let expected = "letters, digits, `-`, `_` and `.`";
        return Err(value_error(format!("{what}: expected {expected}, got `{word}`")));
    }
    Ok(())
}

/// Lets textual pipelines name a pass.
///
/// `function` is the pass, or with `makes` a function from an `ir.Pass` to it, called once for each place
/// in a pipeline. `options` are names with their default values, as texts. `anchor` is the only operation
/// that the pass runs on; empty for any.
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
