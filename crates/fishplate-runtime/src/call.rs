//! Builtin functions: a row with name, signature and body, and the entry that checks and calls it.
//!
//! A call allocates nothing. `call_checked` takes moved references (type index 10) out of their slots, and
//! checks the number of arguments and each argument against the row's `Signature`. The body then gets `Args`
//! and returns a `Result<Any>`.

use std::ffi::{c_int, c_void};

use fishplate_abi::{RawAny, TypeIndex};

use crate::any::{Any, AnyView};
use crate::containers::{ListObj, MapObj, SeqObj};
use crate::error::{Error, Result};
use crate::function::{Function, FunctionObj, as_function, new_function, store_result};
use crate::object::{self, ObjectType, Ref};
use crate::raised;
use crate::signature::{Signature, Ty};

/// A function that the runtime itself provides.
pub(crate) struct Builtin {
    /// Registered name, also shown in errors.
    pub(crate) name: &'static str,
    /// The signature that is checked before `body` runs.
    pub(crate) signature: Signature,
    /// The code. Its arguments match the signature.
    pub(crate) body: fn(&Args<'_>) -> Result<Any>,
    /// Whether it may take long or wait for another thread: it loads or calls foreign code, or works on a whole
    /// document. The other functions declare in their metadata that they do not, so that callers may keep their locks;
    /// Python's GIL guards the containers, which several of its threads may share.
    waits: bool,
}

impl Builtin {
    /// A row with fixed parameters.
    pub(crate) const fn new(
        name: &'static str,
        params: &'static [Ty],
        result: Ty,
        body: fn(&Args<'_>) -> Result<Any>,
    ) -> Builtin {
        Builtin { name, signature: Signature::new(params, result), body, waits: false }
    }

    /// A row that accepts any arguments.
    pub(crate) const fn packed(name: &'static str, body: fn(&Args<'_>) -> Result<Any>) -> Builtin {
        Builtin { name, signature: Signature::PACKED, body, waits: false }
    }

    /// Does the same as [`Builtin::new`] for a function that may take long or wait for another thread.
    pub(crate) const fn waiting(
        name: &'static str,
        params: &'static [Ty],
        result: Ty,
        body: fn(&Args<'_>) -> Result<Any>,
    ) -> Builtin {
        Builtin { waits: true, ..Builtin::new(name, params, result, body) }
    }

    /// Metadata for the registry.
    pub(crate) fn metadata(&self) -> String {
        let schema = self.signature.metadata();
        match schema.strip_suffix('}') {
            Some(members) if !self.waits => format!("{members},\"nonblocking\":true}}"),
            _ => schema,
        }
    }
}

/// A function object over a [`Builtin`], or over a closure with a signature.
#[repr(C)]
struct CheckedObj<F: 'static> {
    base: FunctionObj,
    name: std::borrow::Cow<'static, str>,
    signature: Signature,
    body: F,
}

// SAFETY: starts with `FunctionObj`. Never used to downcast.
unsafe impl<F: 'static> ObjectType for CheckedObj<F> {
    const INDEX: TypeIndex = TypeIndex::FUNCTION;
}

/// A function whose arguments are checked against a signature before `body` runs.
pub(crate) fn checked_function<F>(
    name: impl Into<std::borrow::Cow<'static, str>>,
    signature: Signature,
    body: F,
) -> Function
where
    F: Fn(&Args<'_>) -> Result<Any> + Send + Sync + 'static,
{
    let base = new_function(call_checked::<F>);
    as_function(object::allocate(CheckedObj { base, name: name.into(), signature, body }))
}

unsafe extern "C" fn call_checked<F: Fn(&Args<'_>) -> Result<Any> + 'static>(
    function: *mut c_void,
    args: *const RawAny,
    num_args: i32,
    result: *mut RawAny,
) -> c_int {
    // SAFETY: only `CheckedObj<F>`s carry this entry, and a caller holds the function.
    let function = unsafe { &*function.cast::<CheckedObj<F>>() };
    raised::guard("a builtin function", || {
        // SAFETY: the calling convention passes `num_args` valid values.
        let views = unsafe { AnyView::slice_from_raw(args, num_args) };
        if views.iter().any(|v| v.type_index() == TypeIndex::OBJECT_RVALUE_REF) {
            return call_with_moved(function, views, result);
        }
        check_and_call(function, &Args { views, moved: 0 }, result)
    })
}

/// Takes moved references out of their slots first, so that bodies see plain objects.
#[cold]
fn call_with_moved<F: Fn(&Args<'_>) -> Result<Any> + 'static>(
    function: &CheckedObj<F>,
    views: &[AnyView<'_>],
    result: *mut RawAny,
) -> Result<()> {
    let owned = views.iter().map(|v| match v.type_index() {
        TypeIndex::OBJECT_RVALUE_REF => v.take_moved_reference().map(|o| Some(Any::from(o))),
        _ => Ok(None),
    });
    let owned = owned.collect::<Result<Vec<_>>>()?;
    let views: Vec<AnyView<'_>> =
        views.iter().zip(&owned).map(|(v, o)| o.as_ref().map_or(*v, Any::view)).collect();
    let is_moved = owned.iter().take(64).enumerate();
    let moved = is_moved.fold(0, |bits, (i, o)| bits | (u64::from(o.is_some()) << i));
    check_and_call(function, &Args { views: &views, moved }, result)
}

#[inline]
fn check_and_call<F: Fn(&Args<'_>) -> Result<Any> + 'static>(
    function: &CheckedObj<F>,
    args: &Args<'_>,
    result: *mut RawAny,
) -> Result<()> {
    if let Some(params) = function.signature.params {
        if params.len() != args.len() {
            return Err(wrong_count(&function.name, &function.signature, args.len()));
        }
        for (i, (ty, view)) in params.iter().zip(args.views).enumerate() {
            if !ty.accepts(view) {
                return Err(wrong_type(&function.name, &function.signature, i, view));
            }
        }
    }
    let value = (function.body)(args)?;
    // SAFETY: the calling convention passes a slot that owns nothing.
    unsafe { store_result(result, value) };
    Ok(())
}

#[cold]
fn wrong_count(name: &str, signature: &Signature, got: usize) -> Error {
    let want = signature.params.map_or(0, <[Ty]>::len);
    Error::type_error(format!(
        "Mismatched number of arguments when calling: `{name}{}`. \
         Expected {want} but got {got} arguments",
        signature.text()
    ))
}

#[cold]
fn wrong_type(name: &str, signature: &Signature, i: usize, value: &AnyView<'_>) -> Error {
    let ty = signature.params.map_or(Ty::Any, |params| params[i]);
    Error::type_error(format!(
        "Mismatched type on argument #{i} when calling: `{name}{}`. Expected `{}` but got `{}`",
        signature.text(),
        ty.name(),
        ty.describe_mismatch(value)
    ))
}

/// The arguments of a builtin function, already checked against its signature.
///
/// The accessors still return an error instead of trusting the row. So if a row promises less than its body reads, the
/// result is a wrong message and not a fault.
pub(crate) struct Args<'a> {
    views: &'a [AnyView<'a>],
    /// Bit `i` is set if argument `i` was moved into the call.
    moved: u64,
}

impl<'a> Args<'a> {
    /// All arguments.
    pub(crate) fn all(&self) -> &'a [AnyView<'a>] {
        self.views
    }

    /// Number of arguments.
    pub(crate) fn len(&self) -> usize {
        self.views.len()
    }

    /// Whether the argument was moved into the call: its only reference ends with the call.
    pub(crate) fn is_moved(&self, i: usize) -> bool {
        i < 64 && self.moved >> i & 1 != 0
    }

    /// The argument as passed; None when there are fewer.
    pub(crate) fn view(&self, i: usize) -> AnyView<'a> {
        self.views.get(i).copied().unwrap_or(AnyView::NONE)
    }

    fn mismatch(&self, i: usize, ty: Ty) -> Error {
        let view = self.view(i);
        Error::type_error(format!(
            "Mismatched type on argument #{i}. Expected `{}` but got `{}`",
            ty.name(),
            ty.describe_mismatch(&view)
        ))
    }

    /// An owned copy of the argument.
    pub(crate) fn any(&self, i: usize) -> Result<Any> {
        self.view(i).to_owned()
    }

    /// An integer.
    pub(crate) fn int(&self, i: usize) -> Result<i64> {
        self.view(i).as_int().ok_or_else(|| self.mismatch(i, Ty::Int))
    }

    /// A boolean.
    pub(crate) fn bool(&self, i: usize) -> Result<bool> {
        self.view(i).as_bool().ok_or_else(|| self.mismatch(i, Ty::Bool))
    }

    /// The bytes of a string.
    pub(crate) fn str(&self, i: usize) -> Result<&'a [u8]> {
        self.views.get(i).and_then(AnyView::as_str).ok_or_else(|| self.mismatch(i, Ty::Str))
    }

    /// An opaque pointer.
    pub(crate) fn ptr(&self, i: usize) -> Result<*mut c_void> {
        self.view(i).as_ptr().ok_or_else(|| self.mismatch(i, Ty::OpaquePtr))
    }

    /// An object of type `T`.
    pub(crate) fn object<T: ObjectType>(&self, i: usize) -> Result<&'a T> {
        self.view(i).as_object().ok_or_else(|| self.mismatch(i, Ty::Object(T::INDEX)))
    }

    /// An array or list.
    pub(crate) fn seq(&self, i: usize) -> Result<&'a SeqObj> {
        self.object(i)
    }

    /// A list; an array is copied into a new one.
    pub(crate) fn list(&self, i: usize) -> Result<Ref<ListObj>> {
        match self.view(i).as_object::<ListObj>() {
            Some(list) => Ok(Ref::from_borrowed(list)),
            None => ListObj::from_values(self.seq(i)?.iter().map(|v| v.to_owned())),
        }
    }

    /// A map or dict.
    pub(crate) fn map(&self, i: usize) -> Result<&'a MapObj> {
        self.object(i)
    }
}

/// The function object of a row.
pub(crate) fn builtin_function(row: &'static Builtin) -> Function {
    checked_function(row.name, row.signature, row.body)
}
