//! Dialects created at run time. Their types, attributes and operations are full members of MLIR,
//! with parser, printer and verifier in Rust.
//!
//! A dialect is registered with a function that defines its contents; MLIR calls it when the dialect is first
//! needed, or [`load`] does. Operations have real traits, memory effects and properties, so passes treat
//! them like operations defined in C++. Hooks run inside MLIR: they may be called from any thread, and a panic in them
//! becomes a diagnostic.
//!
//! The C++ side builds on MLIR's lowest layer and not on its extensible dialects, whose operations have neither traits
//! nor properties: `cpp/dynamic.cc` is the dialect, `dynamic_op.cc` the model of an operation, `dynamic_traits.cc` the
//! table of traits and interfaces, `dynamic_interfaces.cc` the interfaces that ask the hooks, `dynamic_answers.cc` how they ask. Parameters of types and attributes are attributes, null where omitted; inherent
//! attributes are properties, one slot per name.

mod answers;
mod constant;
mod definition;
mod hooks;
mod op;
mod shim;

use std::{
    ffi::c_void,
    marker::PhantomData,
    panic::{AssertUnwindSafe, catch_unwind},
    ptr::NonNull,
    sync::{Arc, Mutex, PoisonError},
};

pub use answers::{AnswerScope, Interfaces, Part, Query, Question};
pub use constant::{Constant, Constants, fits_constant};
pub use definition::{AttributeDef, Definition, TypeDef};
pub use hooks::{DefinitionHooks, OpHooks, Params};
pub use op::{Effect, EffectKind, EffectTarget, OpDef, is_known_trait};
pub(crate) use shim::{RawDefinition, RawParser, RawPrinter};

use crate::{ContextRef, Error, Result, text};
use hooks::StorageTable;
use shim::RawDialect;

/// Containers of which a type may be an element, besides tensors, which accept any.
#[derive(Clone, Copy, Default, Debug)]
pub struct TypeOptions {
    /// Elements of memrefs.
    pub memref_element: bool,
    /// Elements of vectors.
    pub vector_element: bool,
}

/// A dynamic dialect that is loaded in a context.
#[derive(Clone, Copy)]
pub struct DynamicDialect<'c> {
    raw: NonNull<RawDialect>,
    context: PhantomData<ContextRef<'c>>,
}

impl<'c> DynamicDialect<'c> {
    /// Returns the dialect with that name, and loads it if it is registered. `None` if there is none, or if it is a C++
    /// dialect.
    pub fn find(context: ContextRef<'c>, name: &str) -> Option<Self> {
        // SAFETY: the context is live, and the name lives for the call.
        let raw = unsafe { shim::fishplateDialectGet(context.raw(), text::string_ref(name)) };
        NonNull::new(raw).map(|raw| Self { raw, context: PhantomData })
    }

    /// The context.
    pub fn context(self) -> ContextRef<'c> {
        // SAFETY: the dialect is live.
        let raw = unsafe { shim::fishplateDialectContext(self.raw.as_ptr()) };
        // SAFETY: the context owns the dialect, which lives for `'c`; whoever created this handle has the context.
        unsafe { ContextRef::from_raw(raw) }
    }

    /// The type with that mnemonic.
    pub fn find_type(self, mnemonic: &str) -> Option<TypeDef<'c>> {
        self.find_definition(mnemonic, true).map(TypeDef::new)
    }

    /// The attribute with that mnemonic.
    pub fn find_attribute(self, mnemonic: &str) -> Option<AttributeDef<'c>> {
        self.find_definition(mnemonic, false).map(AttributeDef::new)
    }

    fn find_definition(self, mnemonic: &str, is_type: bool) -> Option<NonNull<RawDefinition>> {
        let mnemonic = text::string_ref(mnemonic);
        // SAFETY: the dialect is live, and the mnemonic lives for the call.
        let raw = unsafe { shim::fishplateDialectFind(self.raw.as_ptr(), mnemonic, is_type) };
        NonNull::new(raw)
    }

    /// Defines the type `mnemonic`.
    pub fn define_type(
        self,
        mnemonic: &str,
        options: TypeOptions,
        hooks: impl DefinitionHooks,
    ) -> Result<TypeDef<'c>> {
        self.define(mnemonic, true, -1, options, Box::new(hooks)).map(TypeDef::new)
    }

    /// Defines the attribute `mnemonic`. `type_param` is the parameter, a type, that is the type of the attribute
    /// itself: MLIR prints it after a colon, and the hooks do not. `layout` tells whether it can be the layout of a
    /// memref.
    pub fn define_attribute(
        self,
        mnemonic: &str,
        type_param: Option<usize>,
        layout: bool,
        hooks: impl DefinitionHooks,
    ) -> Result<AttributeDef<'c>> {
        let index = type_param.and_then(|index| isize::try_from(index).ok()).unwrap_or(-1);
        let options = TypeOptions { memref_element: layout, vector_element: false };
        self.define(mnemonic, false, index, options, Box::new(hooks)).map(AttributeDef::new)
    }

    fn define(
        self,
        mnemonic: &str,
        is_type: bool,
        type_param: isize,
        options: TypeOptions,
        hooks: Box<dyn DefinitionHooks>,
    ) -> Result<NonNull<RawDefinition>> {
        check_name(mnemonic)?;
        let table = StorageTable::new(hooks);
        // SAFETY: the dialect is live; the call copies the mnemonic and takes ownership of the hooks.
        let raw = unsafe {
            shim::fishplateDefine(
                self.raw.as_ptr(),
                text::string_ref(mnemonic),
                &raw const table,
                is_type,
                type_param,
                options.memref_element,
                options.vector_element,
            )
        };
        NonNull::new(raw).ok_or_else(|| Error::Defined { name: mnemonic.to_owned() })
    }

    /// Defines an operation.
    pub fn define_op(self, def: &OpDef<'_, 'c>, hooks: impl OpHooks) -> Result<()> {
        check_op_name(def.mnemonic)?;
        // SAFETY: the dialect is live.
        unsafe { op::define(self.raw.as_ptr(), def, Box::new(hooks)) }
    }

    /// Lets hooks choose the operations of the constants that folding makes.
    pub fn set_constants(self, constants: impl Constants) {
        // SAFETY: the dialect is live.
        unsafe { constant::set(self.raw.as_ptr(), Box::new(constants)) };
    }

    /// Warns whoever loads the dialect that a part of it is missing.
    pub fn warn(self, message: &str) {
        // SAFETY: the dialect is live, and the message lives for the call.
        unsafe { shim::fishplateDialectWarn(self.raw.as_ptr(), text::string_ref(message)) };
    }

    /// Sets whether functions with operations of this dialect may be inlined. They may by default.
    pub fn set_inlinable(self, inlinable: bool) {
        // SAFETY: the dialect is live.
        unsafe { shim::fishplateDialectSetInlinable(self.raw.as_ptr(), inlinable) };
    }
}

/// Checks that MLIR's parser reads a name as one word.
fn check_name(name: &str) -> Result<()> {
    let mut letters = name.bytes();
    let first = letters.next().is_some_and(|b| b.is_ascii_alphabetic() || b == b'_');
    if first && letters.all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.')) {
        return Ok(());
    }
    Err(Error::Name { name: name.to_owned() })
}

/// Checks the name of an operation, which may contain more characters: the generic form quotes it.
fn check_op_name(name: &str) -> Result<()> {
    let allowed = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.' | b'-');
    match !name.is_empty() && name.bytes().all(allowed) {
        true => Ok(()),
        false => Err(Error::Name { name: name.to_owned() }),
    }
}

type Populate = Box<dyn FnOnce(DynamicDialect<'_>) -> Result<()> + Send>;

/// The data that the context keeps until the dialect is loaded.
struct Recipe {
    populate: Mutex<Option<Populate>>,
    failure: Arc<Mutex<Option<Error>>>,
}

/// The outcome of loading a dialect.
#[derive(Clone)]
pub struct Outcome(Arc<Mutex<Option<Error>>>);

impl Outcome {
    /// Whether its contents could not be defined. The parts that were defined must not be used.
    pub fn failed(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_some()
    }
}

/// Registers a dialect with a context; `populate` defines its contents on first use. A dialect must not be loaded while
/// there are operations with its name that were created without it. An error in `populate` becomes a diagnostic and is
/// recorded in the [`Outcome`].
pub fn register(
    context: ContextRef<'_>,
    name: &str,
    populate: impl FnOnce(DynamicDialect<'_>) -> Result<()> + Send + 'static,
) -> Result<Outcome> {
    register_recipe(context, name, Box::new(populate)).map(Outcome)
}

/// Registers a dialect with a context and loads it.
pub fn load<'c>(
    context: ContextRef<'c>,
    name: &str,
    populate: impl FnOnce(DynamicDialect<'_>) -> Result<()> + Send + 'static,
) -> Result<DynamicDialect<'c>> {
    let failure = register_recipe(context, name, Box::new(populate))?;
    let dialect = DynamicDialect::find(context, name);
    let problem = failure.lock().unwrap_or_else(PoisonError::into_inner).take();
    match (dialect, problem) {
        (_, Some(problem)) => Err(problem),
        (Some(dialect), None) => Ok(dialect),
        (None, None) => Err(Error::DialectTaken { name: name.to_owned() }),
    }
}

fn register_recipe(
    context: ContextRef<'_>,
    name: &str,
    populate: Populate,
) -> Result<Arc<Mutex<Option<Error>>>> {
    check_name(name)?;
    if name.contains('.') {
        return Err(Error::Name { name: name.to_owned() });
    }
    let failure = Arc::<Mutex<Option<Error>>>::default();
    let recipe = Recipe { populate: Mutex::new(Some(populate)), failure: Arc::clone(&failure) };
    let data = Box::into_raw(Box::new(recipe)).cast::<c_void>();
    // SAFETY: the context is live; the call takes ownership of the recipe, and the functions expect it.
    let new = unsafe {
        shim::fishplateDialectRegister(
            context.raw(),
            text::string_ref(name),
            data,
            populate_dialect,
            drop_recipe,
        )
    };
    if new { Ok(failure) } else { Err(Error::DialectTaken { name: name.to_owned() }) }
}

unsafe extern "C" fn drop_recipe(data: *mut c_void) {
    // SAFETY: `register_recipe` created the box, and MLIR gives it back once.
    let recipe = unsafe { Box::from_raw(data.cast::<Recipe>()) };
    let _ = catch_unwind(AssertUnwindSafe(|| drop(recipe)));
}

unsafe extern "C" fn populate_dialect(data: *mut c_void, dialect: *mut RawDialect) {
    // SAFETY: `register_recipe` created the recipe, which lives until `drop_recipe`.
    let recipe = unsafe { &*data.cast::<Recipe>() };
    let Some(raw) = NonNull::new(dialect) else { return };
    let dialect = DynamicDialect { raw, context: PhantomData };
    let populate = recipe.populate.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(populate) = populate else { return };
    let outcome = catch_unwind(AssertUnwindSafe(|| populate(dialect)));
    let problem = match outcome {
        Ok(Ok(())) => return,
        Ok(Err(problem)) => problem,
        Err(panic) => Error::Hook { message: hooks::panic_text(&*panic) },
    };
    hooks::report(dialect.context(), &problem.to_string());
    *recipe.failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(problem);
}
