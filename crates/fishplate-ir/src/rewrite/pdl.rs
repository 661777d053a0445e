//! `ir.PDLModule`: patterns as a module of the dialects `pdl` or `pdl_interp`, with native functions of any language.
//!
//! MLIR takes for granted that each native function is known and returns the kinds of results that the module says, and that no
//! operation that a pattern has matched goes away. Both are checked here. `pdl_check` looks at the operations that rewrites
//! create.

use std::sync::{Arc, Mutex, PoisonError};

use fishplate::{Any, Array, Function, Object, ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::pdl::{Kind, NativeFunction, PATTERN, PdlModule, PdlValue, Results};

use super::apply::lost;
use super::pdl_check::Check;
use super::{FrozenRewritePatternSet, PatternRewriter};
use crate::error::{type_error, value_error};
use crate::lock::Guard;
use crate::{Attribute, Context, Module, Operation, Type, Value, diagnostic};

/// Patterns as a PDL module.
#[derive(Object)]
#[object(key = "ir.PDLModule", opaque)]
pub struct PDLModule {
    /// A copy of the module, lowered for the interpreter.
    #[field(skip)]
    module: ObjectRef<Operation>,
    #[field(skip)]
    functions: Mutex<Vec<(String, bool, Function)>>,
}

/// A PDL module with the native functions that it uses.
pub(super) struct Patterns {
    module: ObjectRef<Operation>,
    functions: Vec<NativeFunction>,
    code: Vec<Native>,
}

/// The code of a native function.
enum Native {
    /// A function `f(rewriter, values)`.
    Given(Function),
    /// A function that lowering has put in.
    Check(Check),
    /// A rewrite of the pattern with this name begins.
    Begin(String),
}

/// The kind of a result of a native function, by its type.
fn kind_of(ty: mlir::Type<'_>) -> Result<Kind> {
    Ok(match ty.to_string().as_str() {
        "!pdl.attribute" => Kind::Attribute,
        "!pdl.operation" => Kind::Operation,
        "!pdl.type" => Kind::Type,
        "!pdl.value" => Kind::Value,
        "!pdl.range<type>" => Kind::Types,
        "!pdl.range<value>" => Kind::Values,
        other => {
            return Err(value_error(format!(
                "a native function cannot return a result of `{other}`"
            )));
        }
    })
}

/// A native function that a module uses: the name, whether it is a constraint, the kinds of results, and whether lowering has put
/// it in.
struct Use {
    name: String,
    is_constraint: bool,
    results: Vec<Kind>,
    check: Option<Check>,
}

/// Whether lowering puts in a function of this name.
fn is_reserved(of: &Use) -> bool {
    of.check.is_some() || of.name.starts_with(PATTERN)
}

/// The native functions that a module uses.
fn uses(raw: mlir::OpRef<'_>) -> Result<Vec<Use>> {
    let mut all: Vec<mlir::OpRef<'_>> = Vec::new();
    raw.all(&mut |op| {
        all.push(op);
        true
    });
    let mut found: Vec<Use> = Vec::new();
    for op in all {
        let is_constraint = match op.name().as_str() {
            "pdl.apply_native_constraint" | "pdl_interp.apply_constraint" => true,
            "pdl.apply_native_rewrite" | "pdl_interp.apply_rewrite" | "pdl.rewrite" => false,
            _ => continue,
        };
        let Some(name) = op.attribute("name").and_then(mlir::Attribute::as_string) else {
            continue;
        };
        let results: Vec<Kind> =
            op.results().map(|result| kind_of(result.ty())).collect::<Result<_>>()?;
        match found.iter().find(|of| of.name == name && of.is_constraint == is_constraint) {
            Some(known) if known.results == results => {}
            Some(_) => {
                return Err(value_error(format!(
                    "the native function `{name}` is used with different results in one module"
                )));
            }
            None => {
                let check = Check::new(&name, op);
                found.push(Use { name, is_constraint, results, check });
            }
        }
    }
    Ok(found)
}

/// Loads the dialects of the operations that a module names. Lowering asks them which types can be inferred.
fn load_named(context: &Context, raw: mlir::OpRef<'_>) {
    let mut named: Vec<String> = Vec::new();
    raw.all(&mut |op| {
        if let Some(name) = op.attribute("opName").and_then(mlir::Attribute::as_string) {
            named.push(name);
        }
        true
    });
    for (dialect, _) in named.iter().filter_map(|name| name.split_once('.')) {
        context.load_dialect(dialect);
    }
}

/// Refuses an interpreter's module without the parts that MLIR looks up by name.
fn check_interpreter(raw: mlir::OpRef<'_>) -> Result<()> {
    let inside: Vec<_> = raw.blocks().flat_map(mlir::Block::operations).collect();
    if !inside.is_empty() && inside.iter().all(|op| op.name() == "pdl.pattern") {
        return Ok(());
    }
    let find = |name: &str, symbol: &str| {
        inside
            .iter()
            .copied()
            .find(|op| op.name() == name && op.symbol().as_deref() == Some(symbol))
    };
    let (matcher, rewriters) =
        (find("pdl_interp.func", "matcher"), find("builtin.module", "rewriters"));
    let (Some(matcher), Some(rewriters)) = (matcher, rewriters) else {
        return Err(value_error(
            "expected a module of `pdl.pattern`, or one with `pdl_interp.func @matcher` and `module @rewriters`",
        ));
    };
    let known: Vec<String> = rewriters
        .blocks()
        .flat_map(mlir::Block::operations)
        .filter_map(|op| op.symbol().map(|name| format!("@rewriters::@{name}")))
        .collect();
    let mut missing = None;
    matcher.all(&mut |op| {
        let rewriter = op.attribute("rewriter").map(|rewriter| rewriter.to_string());
        missing = rewriter.filter(|rewriter| !known.contains(rewriter));
        missing.is_none()
    });
    match missing {
        None => Ok(()),
        Some(name) => Err(value_error(format!("the module has no rewriter `{name}`"))),
    }
}

#[fishplate::methods(nonblocking)]
impl PDLModule {
    /// Patterns as a module, which is copied.
    #[constructor]
    fn new(module: ObjectRef<Module>) -> Result<PDLModule> {
        let op = module.operation();
        let context = op.context();
        let held = context.lock();
        // The driver cannot load dialects while a pipeline runs.
        context.load_dialect("pdl");
        context.load_dialect("pdl_interp");
        let raw = op.mlir(&held)?;
        op.expect_verifiable(raw)?;
        let what = "the PDL module does not verify:";
        diagnostic::step(context, what, || context.roomy(|| raw.verify()).then_some(()))?;
        check_interpreter(raw)?;
        if let Some(Use { name, .. }) = uses(raw)?.iter().find(|of| is_reserved(of)) {
            return Err(value_error(format!("the name `{name}` is reserved: choose another one")));
        }
        load_named(context, raw);
        let mut fatal = None;
        let lowered = diagnostic::step(context, "the PDL module cannot be lowered:", || {
            mlir::pdl::lower(raw).map_err(|message| fatal = Some(message)).ok()?
        });
        if let Some(message) = fatal {
            return Err(lost(op, &format!("lowering the PDL module failed: {message}")));
        }
        let module = Operation::own(context, &held, lowered?, false)?;
        Ok(PDLModule { module, functions: Mutex::default() })
    }

    /// Adds a native function `f(rewriter, values)`. It returns the list of its results, or None if it does not match.
    #[method(name = "_register")]
    fn register(&self, name: &str, is_constraint: bool, function: Function) -> Result<()> {
        let mut functions = self.functions.lock().unwrap_or_else(PoisonError::into_inner);
        if functions.iter().any(|(known, of, _)| known == name && *of == is_constraint) {
            let what = if is_constraint { "constraint" } else { "rewrite" };
            return Err(value_error(format!("the {what} function `{name}` is registered already")));
        }
        functions.push((name.to_owned(), is_constraint, function));
        Ok(())
    }

    /// The patterns, for drivers.
    fn freeze(&self) -> Result<ObjectRef<FrozenRewritePatternSet>> {
        let context = self.module.context();
        let known = self.functions.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let held = context.lock();
        let (mut functions, mut code) = (Vec::new(), Vec::new());
        for Use { name, is_constraint, results, check } in uses(self.module.mlir(&held)?)? {
            if let Some(pattern) = name.strip_prefix(PATTERN) {
                code.push(Native::Begin(pattern.to_owned()));
                functions.push(NativeFunction { name, is_constraint, results });
                continue;
            }
            if let Some(check) = check {
                functions.push(NativeFunction { name, is_constraint, results });
                code.push(Native::Check(check));
                continue;
            }
            let found = known.iter().find(|(of, kind, _)| *of == name && *kind == is_constraint);
            let Some((_, _, function)) = found else {
                let what = if is_constraint { "constraint" } else { "rewrite" };
                return Err(value_error(format!(
                    "the PDL module uses the {what} function `{name}`, which is not registered: call \
                     register_{what}_function"
                )));
            };
            functions.push(NativeFunction { name, is_constraint, results });
            code.push(Native::Given(function.clone()));
        }
        let patterns = Patterns { module: self.module.clone(), functions, code };
        Ok(FrozenRewritePatternSet::of_pdl(context.clone(), Arc::new(patterns)))
    }

    /// The context.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.module.context().clone()
    }
}

impl Patterns {
    /// The module, for the driver.
    pub(super) fn lend<'h>(&'h self, held: &'h Guard<'_>) -> Result<PdlModule<'h>> {
        Ok(PdlModule { module: self.module.mlir(held)?, functions: &self.functions })
    }

    /// The name of the pattern whose rewrite begins with a call of this function.
    pub(super) fn pattern(&self, function: usize) -> Option<&str> {
        match &self.code[function] {
            Native::Begin(name) => Some(name),
            _ => None,
        }
    }

    /// Calls a native function.
    pub(super) fn call(
        &self,
        function: usize,
        root: &ObjectRef<Operation>,
        rewriter: &ObjectRef<PatternRewriter>,
        values: &[PdlValue<'_>],
    ) -> Result<Option<Results>> {
        let context = root.context();
        let held = context.lock();
        let function_code = match &self.code[function] {
            Native::Given(function) => function,
            Native::Check(check) => return check.call(root, &held, values),
            Native::Begin(_) => return Ok(Some(Results::new(&[]))),
        };
        let inside = root.mlir(&held)?.root();
        if values.iter().any(|value| !is_inside(inside, value)) {
            return Err(value_error(format!(
                "the native function `{}` gets an operation that the rewrite has erased, or a value of one",
                self.functions[function].name
            )));
        }
        let values: Array<Any> =
            values.iter().map(|value| to_any(context, &held, value)).collect::<Result<_>>()?;
        drop(held);
        let answer: Option<Array<Any>> = function_code.call((rewriter, values))?;
        let Some(answer) = answer else { return Ok(None) };
        let NativeFunction { name, results, .. } = &self.functions[function];
        if answer.values().len() != results.len() {
            return Err(value_error(format!(
                "the native function `{name}` must return {} results, got {}",
                results.len(),
                answer.values().len()
            )));
        }
        let held = context.lock();
        let mut given = Vec::with_capacity(results.len());
        for (index, (kind, answer)) in results.iter().zip(answer.values()).enumerate() {
            let Some(each) = from_any(*kind, answer) else {
                return Err(type_error(format!(
                    "result {index} of the native function `{name}`: expected {}, got {}",
                    word(*kind),
                    answer.view().type_key()
                )));
            };
            given.push(each);
        }
        let inside = root.mlir(&held)?.root();
        let lent: Vec<PdlValue<'_>> =
            given.iter().map(|each| each.lend(&held, inside, name)).collect::<Result<_>>()?;
        Ok(Some(Results::new(&lent)))
    }
}

fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Attribute => "an attribute",
        Kind::Operation => "an operation",
        Kind::Type => "a type",
        Kind::Value => "a value",
        Kind::Types => "a list of types",
        Kind::Values => "a list of values",
    }
}

fn to_any(context: &ObjectRef<Context>, held: &Guard<'_>, value: &PdlValue<'_>) -> Result<Any> {
    Ok(match value {
        PdlValue::Null => Any::NONE,
        PdlValue::Attribute(one) => Attribute::wrap(context, *one)?.into(),
        PdlValue::Operation(one) => Operation::wrap(context, held, *one, None)?.into(),
        PdlValue::Type(one) => Type::wrap(context, *one)?.into(),
        PdlValue::Value(one) => Value::wrap(context, held, *one)?.into(),
        PdlValue::Types(all) => {
            let wrap = |one: &mlir::Type<'_>| Type::wrap(context, *one);
            all.iter().map(wrap).collect::<Result<Array<_>>>()?.into()
        }
        PdlValue::Values(all) => {
            let wrap = |one: &mlir::Value<'_>| Value::wrap(context, held, *one);
            all.iter().map(wrap).collect::<Result<Array<_>>>()?.into()
        }
    })
}

/// Whether operations and values are inside of what patterns are applied to.
fn is_inside(root: mlir::OpRef<'_>, value: &PdlValue<'_>) -> bool {
    let of_value = |value: &mlir::Value<'_>| {
        let block = value.argument_block();
        let owner = value.defining_op().or_else(|| block.and_then(mlir::Block::parent));
        owner.is_some_and(|owner| owner.root() == root)
    };
    match value {
        PdlValue::Operation(one) => one.root() == root,
        PdlValue::Value(one) => of_value(one),
        PdlValue::Values(all) => all.iter().all(of_value),
        _ => true,
    }
}

/// A result of a native function.
enum Given {
    Attribute(ObjectRef<Attribute>),
    Operation(ObjectRef<Operation>),
    Type(ObjectRef<Type>),
    Value(ObjectRef<Value>),
    Types(Vec<ObjectRef<Type>>),
    Values(Vec<ObjectRef<Value>>),
}

fn from_any(kind: Kind, answer: &Any) -> Option<Given> {
    match kind {
        Kind::Attribute => answer.get().ok().map(Given::Attribute),
        Kind::Operation => answer.get().ok().map(Given::Operation),
        Kind::Type => answer.get().ok().map(Given::Type),
        Kind::Value => crate::operation::operand_of(&answer.view()).ok().map(Given::Value),
        Kind::Types => {
            answer.get::<Array<ObjectRef<Type>>>().ok().map(|all| Given::Types(all.to_vec()))
        }
        Kind::Values => {
            answer.get::<Array<ObjectRef<Value>>>().ok().map(|all| Given::Values(all.to_vec()))
        }
    }
}

impl Given {
    /// The form that MLIR reads. Operations and values must be inside of `root`: nothing else keeps them.
    fn lend<'h>(
        &'h self,
        held: &'h Guard<'_>,
        root: mlir::OpRef<'_>,
        name: &str,
    ) -> Result<PdlValue<'h>> {
        let outside = || {
            value_error(format!(
                "the native function `{name}` returned something that is not inside of what patterns are applied to: put \
                 new operations into a block"
            ))
        };
        let value = |one: &'h ObjectRef<Value>| {
            let raw = one.mlir(held)?;
            if is_inside(root, &PdlValue::Value(raw)) { Ok(raw) } else { Err(outside()) }
        };
        Ok(match self {
            Given::Attribute(one) => PdlValue::Attribute(one.mlir()),
            Given::Type(one) => PdlValue::Type(one.mlir()),
            Given::Types(all) => PdlValue::Types(all.iter().map(|one| one.mlir()).collect()),
            Given::Operation(one) => match one.mlir(held)? {
                raw if raw.root() == root => PdlValue::Operation(raw),
                _ => return Err(outside()),
            },
            Given::Value(one) => PdlValue::Value(value(one)?),
            Given::Values(all) => {
                PdlValue::Values(all.iter().map(value).collect::<Result<Vec<_>>>()?)
            }
        })
    }
}
