//! Passes written in Rust.

use std::collections::BTreeMap;

use super::context::Context;
use super::error::{Result, to_ffi};
use super::handle::Handle;
use super::operation::Operation;
use crate::{Any, AnyView, Array, Function, Map, Str};

/// The context of a running pass.
#[derive(Debug)]
pub struct Pass(Handle);

impl Pass {
    /// Name of the pass in pipelines.
    pub fn argument(&self) -> Result<String> {
        Ok(property!("ir.Pass", "argument", self.0.object())?.get()?)
    }

    /// The values of its options by name, as pipelines spell them.
    pub fn options(&self) -> Result<BTreeMap<String, String>> {
        let texts: Map<Str, Str> = property!("ir.Pass", "option_texts", self.0.object())?.get()?;
        Ok(texts.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect())
    }

    /// Makes the pipeline fail when the pass returns.
    pub fn signal_failure(&self) -> Result<()> {
        invoke!("ir.Pass", "signal_failure", self.0).map(drop)
    }

    /// Whether [`Pass::signal_failure`] was called.
    pub fn has_failed(&self) -> Result<bool> {
        Ok(property!("ir.Pass", "failed", self.0.object())?.get()?)
    }
}

/// Wraps a pass in the function that the library calls.
pub(super) fn function<F>(pass: F) -> Function
where
    F: for<'a> Fn(Operation<'a>, &Pass) -> Result<()> + Send + Sync + 'static,
{
    Function::packed(move |args: &[AnyView<'_>]| {
        to_ffi((|| {
            let operation = args.first().copied().unwrap_or(AnyView::NONE);
            let running = args.get(1).copied().unwrap_or(AnyView::NONE);
            let handle = Handle::new(operation.to_owned()?, "ir.Operation")?;
            let running = Pass(Handle::new(running.to_owned()?, "ir.Pass")?);
            let context = property!("ir.Operation", "context", handle.object())?;
            let context = Context::from_any(&context.view())?;
            pass(Operation::wrap(&context, handle.object().clone().into())?, &running)
        })())
    })
}

/// Description of a pass for textual pipelines.
#[derive(Clone, Debug, Default)]
pub struct PassInfo<'a> {
    /// The only operation that it runs on; empty for any.
    pub anchor: &'a str,
    /// Its options with their default values.
    pub options: &'a [(&'a str, &'a str)],
    /// Description of the pass.
    pub description: &'a str,
    /// Whether it replaces a pass that was registered under the same name.
    pub replace: bool,
}

/// Registers a pass by name for the textual pipelines of the process: `argument{option=value}`.
///
/// ```no_run
/// # use fishplate::ir::{PassInfo, Result, register_pass};
/// # fn main() -> Result<()> {
/// let info = PassInfo { options: &[("limit", "8")], ..Default::default() };
/// register_pass("count-ops", &info, |operation, pass| {
///     let limit: usize = pass.options()?["limit"].parse().unwrap_or(8);
///     let inside = operation.regions()?.len();
///     if inside > limit { pass.signal_failure() } else { Ok(()) }
/// })?;
/// # Ok(())
/// # }
/// ```
pub fn register_pass<F>(argument: &str, info: &PassInfo<'_>, pass: F) -> Result<()>
where
    F: for<'a> Fn(Operation<'a>, &Pass) -> Result<()> + Send + Sync + 'static,
{
    let pair = |&(name, value): &(&str, &str)| {
        Any::from(Array::from(vec![Str::from(name), Str::from(value)]))
    };
    let options: Array<Any> = info.options.iter().map(pair).collect();
    let (function, makes) = (function(pass), false);
    let PassInfo { anchor, description, replace, .. } = *info;
    invoke!(
        global "ir.register_pass",
        argument,
        function,
        makes,
        anchor,
        options,
        description,
        argument,
        replace
    )
    .map(drop)
}
