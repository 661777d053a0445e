//! The functions that Python calls: one per shape of slot. Each creates the token and the handles from raw pointers,
//! calls the safe function behind it, and turns a raised exception or a panic into the slot's error value.
//!
//! The safe function is a type parameter without a value: `conjure` creates it, and the builders in `class.rs` make
//! sure that one was passed.

use std::borrow::Cow;
use std::ffi::{c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::{NonNull, null_mut};

use pyo3_ffi as ffi;

use super::{Borrowed, Class, Owned, PyObject, Python, Raised, Result, aside, system_error};
use crate::class::{Layout, Visitor, free};

/// The arguments of a vectorcall.
#[derive(Clone, Copy)]
pub(crate) struct Arguments<'a> {
    /// Positional arguments.
    pub(crate) positional: &'a [Borrowed<'a>],
    /// Values of the keywords, in the order of `names`.
    pub(crate) named: &'a [Borrowed<'a>],
    /// A tuple of `str`; `None` when there are no keywords.
    pub(crate) names: Option<Borrowed<'a>>,
}

impl<'a> Arguments<'a> {
    /// Splits the array of a vectorcall.
    ///
    /// # Safety
    /// `args` has `count` live objects, and behind them one for each item of the tuple `names`, which may be null.
    #[inline(always)]
    pub(crate) unsafe fn from_raw(
        args: *const *mut PyObject,
        count: usize,
        names: *mut PyObject,
    ) -> Arguments<'a> {
        // SAFETY: the caller passes null or a live tuple.
        let names: Option<Borrowed<'a>> = unsafe { Borrowed::from_nullable(names) };
        // SAFETY: the caller guarantees `count` live objects at the start of `args`.
        let positional = unsafe { slice(args, count) };
        let named = match names.map_or(0, Borrowed::tuple_len) {
            0 => &[],
            // SAFETY: the caller guarantees that the values of the keywords follow the positional arguments.
            named => unsafe { slice(args.wrapping_add(count), named) },
        };
        Arguments { positional, named, names }
    }

    /// The name of a keyword argument.
    pub(crate) fn name(&self, index: usize) -> Option<Borrowed<'a>> {
        self.names?.tuple_items().get(index).copied()
    }

    /// All values: positional arguments, then keywords.
    pub(crate) fn all(&self) -> Cow<'a, [Borrowed<'a>]> {
        match self.named {
            [] => Cow::Borrowed(self.positional),
            named => Cow::Owned([self.positional, named].concat()),
        }
    }
}

/// The arguments of a call.
///
/// # Safety
/// `args` has `count` live objects for `'a`; it may be null when there are none.
#[inline(always)]
unsafe fn slice<'a>(args: *const *mut PyObject, count: usize) -> &'a [Borrowed<'a>] {
    match count {
        0 => &[],
        // SAFETY: the caller guarantees live objects; a borrowed object is its address.
        _ => unsafe { std::slice::from_raw_parts(args.cast(), count) },
    }
}

/// Creates the value of a zero-sized type: a function, or a closure that captures nothing.
#[inline(always)]
fn conjure<F: Copy>() -> F {
    const { assert!(size_of::<F>() == 0, "only functions and closures without captures") };
    // SAFETY: a zero-sized type needs no memory, and the builders were passed a value of it, which is `Copy`.
    unsafe { NonNull::<F>::dangling().read() }
}

/// Runs the body of a function that Python calls: a panic becomes a SystemError, and after an exception it returns
/// `failed`.
#[inline(always)]
pub(crate) fn guard<T>(failed: T, body: impl FnOnce() -> Result<T>) -> T {
    #[cfg(Py_GIL_DISABLED)]
    let _entered = crate::argument::Entered::new();
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(value)) => value,
        Ok(Err(raised)) => {
            let _: Raised = raised;
            failed
        }
        Err(panic) => {
            // SAFETY: Python calls only on an attached thread.
            let _ = raise_panic(unsafe { Python::assume() }, panic);
            failed
        }
    }
}

/// Raises a SystemError for a panic. It takes the payload by value: dropping it would be code in every trampoline.
#[cold]
#[inline(never)]
fn raise_panic(py: Python<'_>, panic: Box<dyn std::any::Any + Send>) -> Raised {
    let message = panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "unknown cause".to_owned());
    system_error(py, format!("fishplate panicked: {message}"))
}

/// Defines a trampoline: the raw arguments of the slot, the handles made from them, and the result of a failed call.
///
/// Python passes objects that are live for the call, on an attached thread. The first of them is an instance of the
/// class that the slot belongs to. The conversions below rely on these facts.
macro_rules! trampolines {
    ($(
        $(#[$doc:meta])*
        $name:ident<$($generic:ident),*>($($raw:ident: $raw_type:ty),*) -> $output:ty, else $failed:expr;
        F: ($($argument:ty),*) -> $result:ty = |$f:ident| $call:expr;
    )*) => {$(
        $(#[$doc])*
        pub(crate) unsafe extern "C" fn $name<$($generic,)* F>($($raw: $raw_type),*) -> $output
        where F: for<'a> Fn($($argument),*) -> $result + Copy {
            guard($failed, || {
                let $f = conjure::<F>();
                // SAFETY: the macro's documentation lists the facts: live objects of the right class, on an attached
                // thread.
                unsafe { $call }
            })
        }
    )*};
}

/// A raw object as a handle: `this!(pointer)`.
macro_rules! this {
    ($pointer:ident) => {
        Borrowed::from_ptr($pointer)
    };
}

/// A raw object that may be null.
macro_rules! maybe {
    ($pointer:ident) => {
        Borrowed::from_nullable($pointer)
    };
}

type Object = *mut PyObject;

trampolines! {
    /// `repr`, `str`, `iter`.
    unary<T>(this: Object) -> Object, else null_mut();
    F: (Borrowed<'a, T>) -> Result<Owned> = |f| f(this!(this)).map(Owned::into_ptr);

    /// `__next__`: null without an exception ends the iteration.
    next<T>(this: Object) -> Object, else null_mut();
    F: (Borrowed<'a, T>) -> Result<Option<Owned>> =
        |f| f(this!(this)).map(|item| item.map_or(null_mut(), Owned::into_ptr));

    /// A method without arguments.
    no_args<T>(this: Object, _unused: Object) -> Object, else null_mut();
    F: (Borrowed<'a, T>) -> Result<Owned> = |f| f(this!(this)).map(Owned::into_ptr);

    /// A method with one argument, and `self[key]`.
    binary<T>(this: Object, other: Object) -> Object, else null_mut();
    F: (Borrowed<'a, T>, Borrowed<'a>) -> Result<Owned> =
        |f| f(this!(this), this!(other)).map(Owned::into_ptr);

    /// A method with positional arguments.
    fast<T>(this: Object, args: *mut Object, count: isize) -> Object, else null_mut();
    F: (Borrowed<'a, T>, &'a [Borrowed<'a>]) -> Result<Owned> =
        |f| f(this!(this), slice(args, count as usize)).map(Owned::into_ptr);

    /// A method with positional and keyword arguments.
    keywords<T>(this: Object, args: *const Object, count: isize, names: Object) -> Object, else null_mut();
    F: (Borrowed<'a, T>, Arguments<'a>) -> Result<Owned> =
        |f| f(this!(this), Arguments::from_raw(args, count as usize, names)).map(Owned::into_ptr);

    /// A call of an instance.
    vectorcall<T>(this: Object, args: *const Object, count: usize, names: Object) -> Object, else null_mut();
    F: (Borrowed<'a, T>, Arguments<'a>) -> Result<Owned> = |f| {
        let count = ffi::PyVectorcall_NARGS(count) as usize;
        f(this!(this), Arguments::from_raw(args, count, names)).map(Owned::into_ptr)
    };

    /// A function of the module without arguments.
    function_no_args<>(_module: Object, _unused: Object) -> Object, else null_mut();
    F: (Python<'a>) -> Result<Owned> = |f| f(Python::assume()).map(Owned::into_ptr);

    /// A function of the module with one argument.
    function_one<>(_module: Object, argument: Object) -> Object, else null_mut();
    F: (Borrowed<'a>) -> Result<Owned> = |f| f(this!(argument)).map(Owned::into_ptr);

    /// A function of the module with positional arguments.
    function_fast<>(_module: Object, args: *mut Object, count: isize) -> Object, else null_mut();
    F: (Python<'a>, &'a [Borrowed<'a>]) -> Result<Owned> =
        |f| f(Python::assume(), slice(args, count as usize)).map(Owned::into_ptr);

    /// A function of the module with positional and keyword arguments.
    function_keywords<>(_module: Object, args: *const Object, count: isize, names: Object) -> Object, else null_mut();
    F: (Python<'a>, Arguments<'a>) -> Result<Owned> =
        |f| f(Python::assume(), Arguments::from_raw(args, count as usize, names)).map(Owned::into_ptr);

    /// A getter of a property.
    getter<T>(this: Object, _closure: *mut c_void) -> Object, else null_mut();
    F: (Borrowed<'a, T>) -> Result<Owned> = |f| f(this!(this)).map(Owned::into_ptr);

    /// A setter of a property; without a value it is `del`.
    setter<T>(this: Object, value: Object, _closure: *mut c_void) -> c_int, else -1;
    F: (Borrowed<'a, T>, Option<Borrowed<'a>>) -> Result<()> =
        |f| f(this!(this), maybe!(value)).map(|()| 0);

    /// `self[key] = value`, `descriptor.__set__`; without a value it is `del`.
    assign<T>(this: Object, key: Object, value: Object) -> c_int, else -1;
    F: (Borrowed<'a, T>, Borrowed<'a>, Option<Borrowed<'a>>) -> Result<()> =
        |f| f(this!(this), this!(key), maybe!(value)).map(|()| 0);

    /// `descriptor.__get__`; without an object it is called on the class itself.
    descr_get<T>(this: Object, object: Object, _class: Object) -> Object, else null_mut();
    F: (Borrowed<'a, T>, Option<Borrowed<'a>>) -> Result<Owned> =
        |f| f(this!(this), maybe!(object)).map(Owned::into_ptr);

    /// `__init__`: a tuple, and a dictionary if there are keywords.
    init<T>(this: Object, args: Object, names: Object) -> c_int, else -1;
    F: (Borrowed<'a, T>, Borrowed<'a>, Option<Borrowed<'a>>) -> Result<()> =
        |f| f(this!(this), this!(args), maybe!(names)).map(|()| 0);

    /// `__new__`: a class, a tuple, and a dictionary if there are keywords.
    new<>(class: *mut ffi::PyTypeObject, args: Object, names: Object) -> Object, else null_mut();
    F: (Class<'a>, Borrowed<'a>, Option<Borrowed<'a>>) -> Result<Owned> =
        |f| f(Class::from_ptr(class), this!(args), maybe!(names)).map(Owned::into_ptr);

    /// Comparisons, by the number of the operation.
    rich_compare<T>(this: Object, other: Object, operation: c_int) -> Object, else null_mut();
    F: (Borrowed<'a, T>, Borrowed<'a>, c_int) -> Result<Owned> =
        |f| f(this!(this), this!(other), operation).map(Owned::into_ptr);

    /// `hash`: -1 is reserved for errors.
    hash<T>(this: Object) -> ffi::Py_hash_t, else -1;
    F: (Borrowed<'a, T>) -> ffi::Py_hash_t = |f| Ok(f(this!(this)));

    /// `len`.
    length<T>(this: Object) -> isize, else -1;
    F: (Borrowed<'a, T>) -> Result<isize> = |f| f(this!(this));

    /// The item of a sequence.
    item<T>(this: Object, index: isize) -> Object, else null_mut();
    F: (Borrowed<'a, T>, isize) -> Result<Owned> = |f| f(this!(this), index).map(Owned::into_ptr);

    /// A conversion, see [`convert`].
    convert_object<O>(object: *mut c_void, out: *mut O) -> c_int, else -1;
    F: (Borrowed<'a>) -> Result<O> = |f| {
        out.write(f(Borrowed::from_ptr(object.cast()))?);
        Ok(0)
    };

    /// `key in self`.
    contains<T>(this: Object, key: Object) -> c_int, else -1;
    F: (Borrowed<'a, T>, Borrowed<'a>) -> Result<bool> = |f| f(this!(this), this!(key)).map(c_int::from);
}

/// A function of a C table that converts an object on an attached thread. It returns a status, and writes the result to
/// an address.
pub(crate) const fn convert<O, F>(_: F) -> unsafe extern "C" fn(*mut c_void, *mut O) -> c_int
where
    F: for<'a> Fn(Borrowed<'a>) -> Result<O> + Copy,
{
    convert_object::<O, F>
}

/// Frees an instance: its content, then its memory.
pub(crate) unsafe extern "C" fn dealloc<T: Layout>(this: *mut PyObject) {
    if T::COLLECTED {
        // SAFETY: Python passes an instance that the collector tracks.
        unsafe { ffi::PyObject_GC_UnTrack(this.cast()) };
    }
    // SAFETY: Python passes an instance whose last reference is gone; its memory is valid until `free`.
    let instance: Borrowed<'_, T> = unsafe { Borrowed::from_ptr(this) };
    aside(instance.py(), || {
        guard((), || {
            T::release(instance);
            Ok(())
        })
    });
    // SAFETY: the last action of the slot.
    unsafe { free(instance.object()) };
}

/// Shows the collector the objects that an instance holds.
pub(crate) unsafe extern "C" fn traverse<T: Layout>(
    this: *mut PyObject,
    visit: ffi::visitproc,
    argument: *mut c_void,
) -> c_int {
    let visitor = Visitor::new(visit, argument);
    // SAFETY: the collector passes a live instance.
    let this: Borrowed<'_, T> = unsafe { Borrowed::from_ptr(this) };
    match visitor.show(this.class().object()).and_then(|()| T::traverse(this, &visitor)) {
        Ok(()) => 0,
        Err(stop) => stop.0,
    }
}

/// Breaks the cycles that an instance is part of.
pub(crate) unsafe extern "C" fn clear<T: Layout>(this: *mut PyObject) -> c_int {
    guard((), || {
        // SAFETY: the collector passes a live instance.
        T::clear(unsafe { Borrowed::from_ptr(this) });
        Ok(())
    });
    0
}
