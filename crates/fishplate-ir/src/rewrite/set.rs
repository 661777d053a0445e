//! `ir.RewritePatternSet` and `ir.FrozenRewritePatternSet`.

use std::sync::{Arc, Mutex, PoisonError};

use fishplate::{Array, Function, Object, ObjectRef, Result};
use fishplate_mlir::rewrite::{MOST_BENEFIT, Pattern};

use super::TypeConverter;
use super::pdl::Patterns;
use crate::error::value_error;
use crate::{Context, current};

/// A pattern and its code.
#[derive(Clone)]
pub(super) struct Entry {
    pub(super) pattern: Pattern,
    /// Its name, for records and counters.
    pub(super) name: String,
    pub(super) code: Code,
    /// Whether the code is Python's: a driver then keeps the GIL from one call to the next.
    pub(super) is_python: bool,
}

/// The code of a pattern.
#[derive(Clone)]
pub(super) enum Code {
    /// A function `f(op, rewriter)`, for every driver.
    Plain(Function),
    /// A function `f(op, operands, converter, rewriter)`, for conversions. With `many`, each operand is a list of values.
    Conversion { function: Function, converter: Option<ObjectRef<TypeConverter>>, many: bool },
    /// Converts the types of a function, with its arguments.
    FunctionType(ObjectRef<TypeConverter>),
}

/// Patterns for the operations of a context.
#[derive(Object)]
#[object(key = "ir.RewritePatternSet", opaque)]
pub struct RewritePatternSet {
    #[field(skip)]
    context: ObjectRef<Context>,
    #[field(skip)]
    entries: Mutex<Vec<Entry>>,
}

/// Patterns that drivers can apply.
#[derive(Object)]
#[object(key = "ir.FrozenRewritePatternSet", opaque)]
pub struct FrozenRewritePatternSet {
    #[field(skip)]
    pub(super) context: ObjectRef<Context>,
    #[field(skip)]
    pub(super) entries: Arc<[Entry]>,
    #[field(skip)]
    pub(super) pdl: Option<Arc<Patterns>>,
}

impl FrozenRewritePatternSet {
    /// The patterns of a PDL module.
    pub(super) fn of_pdl(
        context: ObjectRef<Context>,
        pdl: Arc<Patterns>,
    ) -> ObjectRef<FrozenRewritePatternSet> {
        FrozenRewritePatternSet { context, entries: Arc::new([]), pdl: Some(pdl) }.into_ref()
    }
}

impl RewritePatternSet {
    fn push(
        &self,
        root: &str,
        benefit: i64,
        name: &str,
        code: Code,
        is_python: bool,
    ) -> Result<()> {
        let benefit = u16::try_from(benefit)
            .ok()
            .filter(|benefit| *benefit <= MOST_BENEFIT)
            .ok_or_else(|| {
                value_error(format!(
                    "benefit: expected a number from 0 to {MOST_BENEFIT}, got {benefit}"
                ))
            })?;
        let held = self.context.lock();
        if let Some((dialect, _)) = root.split_once('.') {
            self.context.load_dialect(dialect);
        }
        let mlir = self.context.mlir(&held);
        let known = mlir.is_registered_operation(root) || mlir.allows_unregistered_dialects();
        if !root.is_empty() && !known {
            return Err(value_error(format!(
                "root: the context has no operation `{root}`; register its dialect first"
            )));
        }
        drop(held);
        let pattern = Pattern { root: root.to_owned(), benefit };
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let name = match name.is_empty() {
            true => format!("{} #{}", if root.is_empty() { "any" } else { root }, entries.len()),
            false => name.to_owned(),
        };
        entries.push(Entry { pattern, name, code, is_python });
        Ok(())
    }
}

#[fishplate::methods(nonblocking)]
impl RewritePatternSet {
    /// A set without patterns.
    #[constructor]
    fn new(#[default = None] context: Option<ObjectRef<Context>>) -> Result<RewritePatternSet> {
        Ok(RewritePatternSet { context: current::context(context)?, entries: Mutex::default() })
    }

    /// Adds a pattern for operations named `root`; for all if that is empty.
    ///
    /// The function gets the operation and an `ir.PatternRewriter`. It returns nothing or False if it was applied, and True
    /// if it does not match. Patterns with a higher benefit are tried first. The name is for records and counters. With
    /// `is_python` the function is one of Python's.
    #[method(name = "_add")]
    fn add(
        &self,
        root: &str,
        function: Function,
        #[default = 1] benefit: i64,
        #[default = ""] name: &str,
        #[default = false] is_python: bool,
    ) -> Result<()> {
        self.push(root, benefit, name, Code::Plain(function), is_python)
    }

    /// Adds a pattern for conversions.
    ///
    /// The function gets the operation, its operands with converted types, the converter and an `ir.PatternRewriter`. With
    /// `many` each operand is a list of values. Without a converter operands have the types that they were replaced by.
    #[method(name = "_add_conversion")]
    fn add_conversion(
        &self,
        root: &str,
        function: Function,
        converter: Option<ObjectRef<TypeConverter>>,
        #[default = 1] benefit: i64,
        #[default = false] many: bool,
        #[default = ""] name: &str,
    ) -> Result<()> {
        self.push(root, benefit, name, Code::Conversion { function, converter, many }, false)
    }

    /// Adds a pattern for conversions that converts the attribute `function_type` of operations named `root`, and the arguments
    /// of their blocks.
    #[method(name = "_add_function_type_conversion")]
    fn add_function_type_conversion(
        &self,
        root: &str,
        converter: ObjectRef<TypeConverter>,
        #[default = 1] benefit: i64,
    ) -> Result<()> {
        self.push(root, benefit, "", Code::FunctionType(converter), false)
    }

    /// The patterns that are in the set now, for drivers.
    fn freeze(&self) -> ObjectRef<FrozenRewritePatternSet> {
        let entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (context, entries) = (self.context.clone(), entries.into());
        FrozenRewritePatternSet { context, entries, pdl: None }.into_ref()
    }

    /// The context.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }
}

#[fishplate::methods(nonblocking)]
impl FrozenRewritePatternSet {
    /// The patterns whose names are in `enabled`, or all if that is empty, without those in `disabled`.
    fn only(
        &self,
        enabled: Array<String>,
        disabled: Array<String>,
    ) -> Result<ObjectRef<FrozenRewritePatternSet>> {
        let (enabled, disabled) = (enabled.to_vec(), disabled.to_vec());
        let unknown = |name: &&String| !self.entries.iter().any(|entry| entry.name == **name);
        if let Some(name) = enabled.iter().chain(&disabled).find(unknown) {
            return Err(value_error(format!("the set has no pattern `{name}`")));
        }
        let fits = |entry: &&Entry| {
            (enabled.is_empty() || enabled.contains(&entry.name)) && !disabled.contains(&entry.name)
        };
        let entries = self.entries.iter().filter(fits).cloned().collect();
        let (context, pdl) = (self.context.clone(), self.pdl.clone());
        Ok(FrozenRewritePatternSet { context, entries, pdl }.into_ref())
    }

    /// The names of its patterns.
    #[getter]
    fn names(&self) -> Array<String> {
        self.entries.iter().map(|entry| entry.name.clone()).collect()
    }

    /// The context.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }
}
