//! Constructors: `__init__` and `__ffi_init__` of reflected types.
//!
//! Arguments by keyword are put into their positions here, where that is possible. What is left
//! goes to the type's `__ffi_init__` behind a marker, as names and values in turn; the runtime
//! resolves those, fills in defaults and words the errors.

use std::mem::MaybeUninit;
use std::ptr::null_mut;

use fishplate_abi::{ObjectHeader, RawAny};
use pyo3_ffi as py;

use crate::argument::{self, Frame};
use crate::class::{ClassCell, Method, method_def};
use crate::object::{adopt, handle_of, is_wrapper};
use crate::python::{
    Owned, PyObject, Raised, Result, call, call_method0, check, expect_str, fence, filled,
    gathered, get_attr, name, room, type_error, type_name,
};
use crate::{function, method};

/// Arguments up to this number are resolved and packed without an allocation.
const ON_STACK: usize = 16;

/// Stands before keyword arguments.
static KWARGS: ClassCell = ClassCell::new();
/// Stands for an argument that was not given.
static MISSING: ClassCell = ClassCell::new();

/// What stands for "not given"; null before Python has named it.
pub(crate) fn missing() -> *mut PyObject {
    MISSING.get()
}

/// What a constructor does besides making the object.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// `__init__` of a native type: for its own class only.
    Init,
    /// `__init__` of a type defined in Python: nothing to do when the object is there already.
    PyClassInit,
    /// `__ffi_init__`, which an `__init__` written by hand calls: just the object.
    FfiInit,
}

/// How a constructor resolves its arguments.
pub(crate) struct Plan {
    kind: Kind,
    /// The class that it was made for, and that class's type information.
    class: Option<Owned>,
    type_info: Option<Owned>,
    /// Names by position, interned.
    names: Vec<Owned>,
    /// The function takes its arguments by position only.
    by_position_only: bool,
    /// `{name: f}` for arguments that are converted first.
    normalizers: Option<Owned>,
    /// `[(name, f)]` of fields computed from the finished object.
    properties: Option<Owned>,
    post_init: bool,
}

impl Plan {
    /// What the collector has to see.
    pub(crate) fn references(&self) -> Vec<*mut PyObject> {
        [&self.class, &self.type_info, &self.normalizers, &self.properties]
            .into_iter()
            .filter_map(|held| held.as_ref().map(Owned::as_ptr))
            .collect()
    }

    /// Lets go of what may lead back to the constructor.
    pub(crate) fn clear(&mut self) {
        let held = (self.class.take(), self.type_info.take(), self.normalizers.take());
        let properties = self.properties.take();
        drop((held, properties));
    }

    fn class_name(&self) -> String {
        match &self.class {
            // SAFETY: a class, which has a name for as long as it lives.
            Some(class) => unsafe {
                let class: *mut py::PyTypeObject = class.as_ptr().cast();
                std::ffi::CStr::from_ptr((*class).tp_name).to_string_lossy().into_owned()
            },
            None => "?".to_owned(),
        }
    }

    fn method_name(&self) -> &'static str {
        if self.kind == Kind::FfiInit { "__ffi_init__" } else { "__init__" }
    }

    #[cold]
    fn fault(&self, what: &str) -> Raised {
        type_error(format!("{}.{}() {what}", self.class_name(), self.method_name()))
    }

    /// Whether `self` may be constructed by this; a derived class needs a constructor of its own,
    /// because this one would make an object of the base type.
    #[inline(always)]
    unsafe fn check_owner(&self, this: *mut PyObject) -> Result<()> {
        // SAFETY: the caller passes a live object.
        let class: *mut PyObject = unsafe { py::Py_TYPE(this) }.cast();
        match &self.class {
            Some(own) if own.as_ptr() == class => Ok(()),
            // SAFETY: as above.
            _ => unsafe { self.check_other_class(class) },
        }
    }

    #[cold]
    unsafe fn check_other_class(&self, class: *mut PyObject) -> Result<()> {
        // SAFETY: the caller passes a live class.
        let theirs = unsafe { get_attr(class, name!("__tvm_ffi_type_info__")?) }?;
        if self.type_info.as_ref().is_some_and(|own| own.as_ptr() == theirs.as_ptr()) {
            return Ok(());
        }
        // SAFETY: as above.
        let got = unsafe { get_attr(class, name!("__name__")?) }?;
        // SAFETY: the name of a class is a str.
        let got = unsafe { expect_str(got.as_ptr(), "the name of a class") }?;
        let got = String::from_utf8_lossy(got);
        let hint = match self.kind {
            Kind::FfiInit => format!("define `{got}` with init=True"),
            _ => format!("use @py_class for that, or define `{got}` with init=True"),
        };
        Err(self.fault(&format!(
            "is not supported on an instance of the derived class `{got}`: it would make an \
             object of the base type; {hint}"
        )))
    }

    /// The position of a parameter.
    unsafe fn position(&self, key: *mut PyObject) -> Option<usize> {
        self.names.iter().position(|name| name.as_ptr() == key).or_else(|| {
            // A name that was put together at run time is another object with the same text.
            // SAFETY: both are str.
            let same = |name: &Owned| unsafe { py::PyUnicode_Compare(name.as_ptr(), key) == 0 };
            self.names.iter().position(same)
        })
    }

    /// Puts keyword arguments into their positions; the number of arguments then, or none when
    /// they do not fill the positions without a gap.
    unsafe fn place(
        &self,
        given: &Given<'_>,
        slots: &mut [*mut PyObject; ON_STACK],
    ) -> Option<usize> {
        let by_position = given.positional.len();
        if self.names.len() > ON_STACK || by_position > self.names.len() {
            return None;
        }
        slots[..by_position].copy_from_slice(given.positional);
        let mut end = by_position;
        for (key, new) in given.named() {
            // SAFETY: keywords are str.
            let at = unsafe { self.position(key) }?;
            if !slots[at].is_null() {
                return None;
            }
            slots[at] = new;
            end = end.max(at + 1);
        }
        (!slots[..end].contains(&null_mut())).then_some(end)
    }

    /// Why the keyword arguments do not fit a function that knows positions only.
    #[cold]
    unsafe fn misplaced(&self, given: &Given<'_>) -> Raised {
        let by_position = given.positional.len();
        if by_position > self.names.len() {
            return self.fault(&format!(
                "takes at most {} positional argument(s), but {by_position} were given",
                self.names.len()
            ));
        }
        let mut bound = vec![false; self.names.len()];
        bound[..by_position].fill(true);
        for (key, _) in given.named() {
            // SAFETY: keywords are str.
            let (at, shown) = unsafe { (self.position(key), text_of(key)) };
            match at {
                Some(at) if !bound[at] => bound[at] = true,
                Some(_) => {
                    return self.fault(&format!("got multiple values for argument '{shown}'"));
                }
                None => {
                    return self.fault(&format!("got an unexpected keyword argument '{shown}'"));
                }
            }
        }
        let missing = bound.iter().position(|bound| !bound).unwrap_or_default();
        // SAFETY: names are str.
        let shown = self.names.get(missing).map(|name| unsafe { text_of(name.as_ptr()) });
        self.fault(&format!("missing required argument: '{}'", shown.unwrap_or_default()))
    }

    /// Calls `body` with the arguments for the function.
    #[inline(always)]
    unsafe fn resolve<R>(
        &self,
        given: &Given<'_>,
        body: impl FnOnce(&[*mut PyObject]) -> Result<R>,
    ) -> Result<R> {
        if given.values.is_empty() {
            return body(given.positional);
        }
        let mut slots = [null_mut(); ON_STACK];
        // SAFETY: the arguments are live, and keywords are str.
        unsafe {
            if let Some(count) = self.place(given, &mut slots) {
                return body(&slots[..count]);
            }
            if self.by_position_only {
                return Err(self.misplaced(given));
            }
        }
        let mut flat = room(given.positional.len() + 1 + 2 * given.values.len())?;
        flat.extend_from_slice(given.positional);
        flat.push(KWARGS.get());
        flat.extend(given.named().flat_map(|(key, new)| [key, new]));
        body(&flat)
    }

    /// The arguments with those converted that the fields want converted.
    #[cold]
    unsafe fn normalize(&self, normalizers: &Owned, given: &Given<'_>) -> Result<Vec<Owned>> {
        let names = self.names.iter().map(Owned::as_ptr).chain(std::iter::repeat(null_mut()));
        let by_position = given.positional.iter().copied().zip(names);
        let by_name = (0..given.values.len()).map(|at| (given.values[at], given.key(at)));
        let mut converted = room(given.positional.len() + given.values.len())?;
        for (new, name) in by_position.chain(by_name) {
            // SAFETY: live objects; the function is borrowed from the dictionary, so shared.
            converted.push(unsafe {
                let convert = match name.is_null() || new == MISSING.get() {
                    true => null_mut(),
                    false => py::PyDict_GetItemWithError(normalizers.as_ptr(), name),
                };
                match convert.is_null() {
                    true => Owned::share(new),
                    false => call(Owned::share(convert).as_ptr(), &[new])?,
                }
            });
        }
        Ok(converted)
    }

    /// What comes after the object: computed fields and `__post_init__`.
    unsafe fn finish(&self, this: *mut PyObject) -> Result<()> {
        // SAFETY: live objects; items of the list are borrowed while it is held.
        unsafe {
            if let Some(properties) = self.properties.clone() {
                let class: *mut PyObject = py::Py_TYPE(this).cast();
                for at in 0..py::PyList_Size(properties.as_ptr()) {
                    let row = Owned::share(py::PyList_GetItem(properties.as_ptr(), at));
                    let field = py::PyTuple_GetItem(row.as_ptr(), 0);
                    let compute = py::PyTuple_GetItem(row.as_ptr(), 1);
                    let new = call(compute, &[this])?;
                    let descriptor = get_attr(class, field)?;
                    let set = get_attr(descriptor.as_ptr(), name!("set")?)?;
                    call(set.as_ptr(), &[this, new.as_ptr()])?;
                }
            }
            if self.post_init {
                call_method0(this, name!("__post_init__")?)?;
            }
        }
        Ok(())
    }
}

unsafe fn text_of(text: *mut PyObject) -> String {
    // SAFETY: the caller passes a live object.
    match unsafe { expect_str(text, "a name") } {
        Ok(text) => String::from_utf8_lossy(text).into_owned(),
        Err(_) => {
            // SAFETY: an exception was set just now; the one to come matters more.
            unsafe { py::PyErr_Clear() };
            "?".to_owned()
        }
    }
}

/// The arguments of a call, without `self`.
struct Given<'a> {
    positional: &'a [*mut PyObject],
    /// Values of the keyword arguments.
    values: &'a [*mut PyObject],
    /// Their names: a tuple, or null when there are none.
    keywords: *mut PyObject,
}

impl Given<'_> {
    fn key(&self, at: usize) -> *mut PyObject {
        // SAFETY: the tuple has a name for every value.
        unsafe { py::PyTuple_GET_ITEM(self.keywords, at as isize) }
    }

    /// Names and values, without those that stand for "not given".
    fn named(&self) -> impl Iterator<Item = (*mut PyObject, *mut PyObject)> {
        let missing = MISSING.get();
        let rows = self.values.iter().enumerate().filter(move |&(_, &new)| new != missing);
        rows.map(|(at, &new)| (self.key(at), new))
    }
}

/// Calls `__ffi_init__` and returns the new object.
#[inline(always)]
unsafe fn make_object(
    init: *mut PyObject,
    plan: &Plan,
    args: &[*mut PyObject],
) -> Result<*mut ObjectHeader> {
    let mut frame = Frame::new();
    let mut stack = [const { MaybeUninit::<RawAny>::uninit() }; ON_STACK];
    let mut heap;
    let packed: *mut RawAny = if args.len() <= ON_STACK {
        stack.as_mut_ptr().cast()
    } else {
        heap = filled(args.len(), RawAny::NONE)?;
        heap.as_mut_ptr()
    };
    // SAFETY: live arguments, a slot for each, and every slot is written before the call.
    unsafe {
        argument::set_all(&mut frame, args, packed)?;
        let handle = handle_of(init);
        if handle.is_null() {
            return Err(plan.fault("has lost its function: it was moved"));
        }
        let packed = std::slice::from_raw_parts(packed, args.len());
        let result = function::call_packed(handle, packed)?;
        if !result.type_index.is_object() || result.value.v_obj.is_null() {
            argument::release(result);
            return Err(plan.fault(&format!(
                "must make an object, got a value of type {}",
                crate::reflection::type_key(result.type_index)
            )));
        }
        Ok(result.value.v_obj)
    }
}

/// The entry of constructors.
unsafe extern "C" fn vectorcall(
    constructor: *mut PyObject,
    args: *const *mut PyObject,
    count_and_flag: usize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live constructor, as many live arguments, and behind them a
        // value for every keyword.
        unsafe {
            let plan = method::plan_of(constructor);
            let count = py::PyVectorcall_NARGS(count_and_flag) as usize;
            if count == 0 || !is_wrapper(*args) {
                let got = if count == 0 { "nothing".to_owned() } else { type_name(*args) };
                return Err(plan.fault(&format!("needs an FFI object as self, got {got}")));
            }
            let this = *args;
            if plan.kind != Kind::PyClassInit {
                plan.check_owner(this)?;
            } else if !handle_of(this).is_null() {
                return Ok(Owned::none());
            }
            let named =
                if keywords.is_null() { 0 } else { py::PyTuple_GET_SIZE(keywords) as usize };
            let given = Given {
                positional: std::slice::from_raw_parts(args.add(1), count - 1),
                values: std::slice::from_raw_parts(args.add(count), named),
                keywords,
            };
            run(constructor, plan, this, given)
        }
    })
}

#[inline(always)]
unsafe fn run(
    constructor: *mut PyObject,
    plan: &Plan,
    this: *mut PyObject,
    given: Given<'_>,
) -> Result<Owned> {
    // SAFETY: the caller passes live objects.
    unsafe {
        let init = method::function_of(constructor);
        let make = |args: &[*mut PyObject]| make_object(init, plan, args);
        let handle = match plan.normalizers.clone() {
            None => plan.resolve(&given, make)?,
            Some(normalizers) => {
                let converted = plan.normalize(&normalizers, &given)?;
                let objects = gathered(converted.iter().map(Owned::as_ptr))?;
                let (positional, values) = objects.split_at(given.positional.len());
                plan.resolve(&Given { positional, values, keywords: given.keywords }, make)?
            }
        };
        adopt(this, handle)?;
        if plan.post_init || plan.properties.is_some() {
            plan.finish(this)?;
        }
        Ok(Owned::none())
    }
}

/// `None` as nothing.
unsafe fn some(object: *mut PyObject) -> Option<Owned> {
    // SAFETY: the caller passes a live object.
    unsafe { (object != py::Py_None()).then(|| Owned::share(object)) }
}

/// Names of parameters, interned as keywords of calls are.
unsafe fn interned(names: *mut PyObject) -> Result<Vec<Owned>> {
    // SAFETY: the caller passes a live object; items are borrowed while the tuple is held.
    unsafe {
        let tuple = Owned::steal(py::PySequence_Tuple(names))?;
        (0..py::PyTuple_GET_SIZE(tuple.as_ptr()))
            .map(|at| {
                let item = py::PyTuple_GET_ITEM(tuple.as_ptr(), at);
                expect_str(item, "the name of a parameter")?;
                let mut name = Owned::share(item).into_ptr();
                py::PyUnicode_InternInPlace(&raw mut name);
                Owned::steal(name)
            })
            .collect()
    }
}

unsafe extern "C" fn make_constructor(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 11 {
            return Err(type_error(format!("_make_constructor takes 11 arguments, got {count}")));
        }
        // SAFETY: Python passes eleven live arguments.
        unsafe {
            let args = std::slice::from_raw_parts(args, 11);
            let kind = match expect_str(args[3], "the kind of a constructor")? {
                b"init" => Kind::Init,
                b"py_class" => Kind::PyClassInit,
                b"ffi_init" => Kind::FfiInit,
                other => {
                    let other = String::from_utf8_lossy(other);
                    return Err(type_error(format!("no constructor is of the kind {other}")));
                }
            };
            if py::PyType_Check(args[4]) == 0 {
                return Err(type_error(format!("expected a class, got {}", type_name(args[4]))));
            }
            let by_position_only = py::PyObject_IsTrue(args[7]);
            let post_init = py::PyObject_IsTrue(args[10]);
            check(by_position_only)?;
            check(post_init)?;
            let plan = Plan {
                kind,
                class: some(args[4]),
                type_info: some(args[5]),
                names: interned(args[6])?,
                by_position_only: by_position_only == 1,
                normalizers: some(args[8]),
                properties: some(args[9]),
                post_init: post_init == 1,
            };
            method::make(args[0], args[1], args[2], vectorcall, Some(Box::new(plan)))
        }
    })
}

unsafe extern "C" fn set_markers(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 2 {
            return Err(type_error("expected (kwargs, missing)"));
        }
        // SAFETY: Python passes two live arguments.
        unsafe {
            KWARGS.set(Owned::share(*args));
            MISSING.set(Owned::share(*args.add(1)));
        }
        Ok(Owned::none())
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(c"_make_constructor", Method::Fast(make_constructor), 0, c"_make_constructor(function, signature, attributes, kind, cls, type_info, names, by_position_only, normalizers, properties, post_init, /)\n--\n\nAn __init__ or __ffi_init__ over a type's constructor function."),
        method_def(c"_set_constructor_markers", Method::Fast(set_markers), 0, c"_set_constructor_markers(kwargs, missing, /)\n--\n\nWhat stands before keyword arguments, and for one that was not given."),
    ]
}
