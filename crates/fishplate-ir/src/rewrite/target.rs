//! `ir.ConversionTarget`: which operations may be left after a conversion.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use fishplate::{Function, Object, ObjectRef, Result, Variant2};

use crate::error::value_error;
use crate::{Context, Operation, current};

/// Whether operations are legal: always, never, or if a function says so.
#[derive(Clone)]
enum Rule {
    Fixed(bool),
    Dynamic(Function),
}

#[derive(Default)]
struct Rules {
    operations: HashMap<String, Rule>,
    dialects: HashMap<String, Rule>,
    others: Option<Rule>,
    /// Operations whose inside is legal too, whenever they are.
    recursive: HashMap<String, Option<Function>>,
}

/// Rules for operations by their name, for those of a dialect, and for all others.
#[derive(Object)]
#[object(key = "ir.ConversionTarget", opaque)]
pub struct ConversionTarget {
    #[field(skip)]
    pub(super) context: ObjectRef<Context>,
    #[field(skip)]
    rules: Mutex<Rules>,
}

/// The answer of a target for an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Legality {
    Legal,
    /// With everything inside.
    LegalWithInside,
    Illegal,
    /// No rule is about it.
    Unknown,
}

impl ConversionTarget {
    pub(super) fn legality(&self, op: &ObjectRef<Operation>) -> Result<Legality> {
        let name = op.node().name();
        let (rule, recursive) = {
            let rules = self.rules.lock().unwrap_or_else(PoisonError::into_inner);
            let dialect = name.split('.').next().unwrap_or(name);
            let rule = rules.operations.get(&**name).or_else(|| rules.dialects.get(dialect));
            (rule.or(rules.others.as_ref()).cloned(), rules.recursive.get(&**name).cloned())
        };
        let is_legal = match rule {
            None => None,
            Some(Rule::Fixed(is_legal)) => Some(is_legal),
            Some(Rule::Dynamic(function)) => function.call::<Option<bool>>((op,))?,
        };
        Ok(match (is_legal, recursive) {
            (None, _) => Legality::Unknown,
            (Some(false), _) => Legality::Illegal,
            (Some(true), None) => Legality::Legal,
            (Some(true), Some(None)) => Legality::LegalWithInside,
            (Some(true), Some(Some(function))) => {
                match function.call::<Option<bool>>((op,))?.unwrap_or(false) {
                    true => Legality::LegalWithInside,
                    false => Legality::Legal,
                }
            }
        })
    }
}

#[fishplate::methods(nonblocking)]
impl ConversionTarget {
    /// A target without rules.
    #[constructor]
    fn new(#[default = None] context: Option<ObjectRef<Context>>) -> Result<ConversionTarget> {
        Ok(ConversionTarget { context: current::context(context)?, rules: Mutex::default() })
    }

    /// Adds a rule. `kind` is `op`, `dialect` or `unknown`; the last one has no name. `legal` is a function that gets an
    /// operation and returns whether it is legal, or None for an operation that it does not know.
    #[method(name = "_add")]
    fn add(&self, kind: &str, name: &str, legal: Variant2<bool, Function>) -> Result<()> {
        let rule = match legal {
            Variant2::A(legal) => Rule::Fixed(legal),
            Variant2::B(function) => Rule::Dynamic(function),
        };
        let mut rules = self.rules.lock().unwrap_or_else(PoisonError::into_inner);
        let before = match kind {
            "op" => rules.operations.insert(name.to_owned(), rule),
            "dialect" => rules.dialects.insert(name.to_owned(), rule),
            "unknown" => rules.others.replace(rule),
            _ => {
                return Err(value_error(format!(
                    "kind: expected op, dialect or unknown, got `{kind}`"
                )));
            }
        };
        // The function that was replaced may run code when it goes.
        drop(rules);
        drop(before);
        Ok(())
    }

    /// Makes everything inside of operations with this name legal whenever they are, or when a function says so.
    #[method(name = "_mark_recursively_legal")]
    fn mark_recursively_legal(&self, name: &str, #[default = None] legal: Option<Function>) {
        let mut rules = self.rules.lock().unwrap_or_else(PoisonError::into_inner);
        let before = rules.recursive.insert(name.to_owned(), legal);
        drop(rules);
        drop(before);
    }

    /// The context.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }
}
