//! The table of Python classes by FFI type, and the Python code that the extension calls on cold paths.

use std::collections::HashMap;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::TypeIndex;
use pyo3_ffi as py;

use crate::class::{self, Method};
use crate::object::C_OBJECT;
use crate::python::{
    Borrowed, Class, GilCell, Kept, Owned, Python, Result, as_i64, call, runtime_error, type_error,
    type_name, value_error,
};
use crate::{instance_memory, layout};

/// A registered class.
#[derive(Clone, Copy)]
struct Registered {
    /// The class. The reference is never dropped.
    class: *mut py::PyTypeObject,
    /// Instances are not wrappers but independent values, made by `__from_tvm_ffi_object__`.
    native: bool,
    /// Such values create their FFI object on demand: the class has `__getattr__`.
    late: bool,
}

impl Registered {
    fn class(self, py: Python<'_>) -> Class<'_> {
        let _: Python<'_> = py;
        // SAFETY: an entry's class is never null, and its reference is never dropped.
        unsafe { Class::from_ptr(self.class) }
    }

    /// The entry as a word: classes are aligned, so the lowest bits of an address are free.
    fn to_word(self) -> *mut py::PyTypeObject {
        const { assert!(align_of::<py::PyTypeObject>() > LATE) };
        let flags = usize::from(self.native) * NATIVE + usize::from(self.late) * LATE;
        self.class.map_addr(|address| address | flags)
    }

    /// The entry of a word; `None` for null.
    #[inline(always)]
    fn from_word(word: *mut py::PyTypeObject) -> Option<Registered> {
        let class = word.map_addr(|address| address & !(NATIVE | LATE));
        let has = |flag| word.addr() & flag != 0;
        (!word.is_null()).then(|| Registered { class, native: has(NATIVE), late: has(LATE) })
    }
}

const NATIVE: usize = 1;
const LATE: usize = 2;

/// More types than the runtime numbers.
const MOST_TYPES: usize = 1 << 16;

/// Classes by type index, each as a word of [`Registered`]; null where none is registered.
static CLASSES: [AtomicPtr<py::PyTypeObject>; MOST_TYPES] =
    [const { AtomicPtr::new(null_mut()) }; MOST_TYPES];

/// The types that a class was ever registered for, by the address of the class. Such a class is never freed.
static TYPES: GilCell<Option<HashMap<usize, Vec<TypeIndex>>>> = GilCell::new(None);

/// Whether `fit` accepts a type that the class was ever registered for; `None` if it never was.
pub(crate) fn any_type_of(class: Borrowed<'_>, fit: impl Fn(TypeIndex) -> bool) -> Option<bool> {
    TYPES.with(class.py(), |types| {
        let types = types.as_ref()?.get(&(class.as_ptr() as usize))?;
        Some(types.iter().any(|&index| fit(index)))
    })
}

/// Whether this class is the one registered for a type.
#[inline]
pub(crate) fn is_class_of(class: Class<'_>, type_index: TypeIndex) -> bool {
    registered(class.py(), type_index).is_some_and(|entry| entry.class == class.as_ptr())
}

/// `f(type_index) -> type`: creates and registers a class for a type that has none.
static MAKE_CLASS: Kept = Kept::new();

/// The registered class of a type, if any.
#[inline]
fn registered(py: Python<'_>, type_index: TypeIndex) -> Option<Registered> {
    let _: Python<'_> = py;
    Registered::from_word(CLASSES.get(type_index.0 as usize)?.load(Ordering::Acquire))
}

/// The class whose instances are values made from objects of a type, such as `String`; `None` if the type has no such
/// class.
#[inline]
pub(crate) fn native_class_of(py: Python<'_>, type_index: TypeIndex) -> Option<Class<'_>> {
    registered(py, type_index).filter(|entry| entry.native).map(|entry| entry.class(py))
}

/// Whether values of the native class of a type may arrive without their FFI object.
#[inline]
pub(crate) fn is_late(py: Python<'_>, type_index: TypeIndex) -> bool {
    registered(py, type_index).is_some_and(|entry| entry.late)
}

/// The class whose instances wrap objects of a type. It derives from `CObject`.
#[inline]
pub(crate) fn class_of(py: Python<'_>, type_index: TypeIndex) -> Result<Class<'_>> {
    match registered(py, type_index) {
        Some(entry) if !entry.native => Ok(entry.class(py)),
        Some(_) => Ok(C_OBJECT.class(py)),
        None => make_class(py, type_index),
    }
}

#[cold]
fn make_class(py: Python<'_>, type_index: TypeIndex) -> Result<Class<'_>> {
    let none = || runtime_error(py, format!("no class is registered for type {}", type_index.0));
    let maker = MAKE_CLASS.get(py).ok_or_else(none)?;
    let made = call(maker, &[Owned::int(py, type_index.0.into())?.borrow()])?;
    let class = Class::of(made.borrow()).filter(|class| class.derives_from(C_OBJECT.class(py)));
    if class.is_none() {
        let got = type_name(made.borrow());
        return Err(type_error(py, format!("expected a class derived from CObject, got {got}")));
    }
    // The maker registers the class, which keeps it alive; an unregistered one is kept alive here.
    if registered(py, type_index).is_none() {
        set_class(type_index, made)?;
    }
    registered(py, type_index).map(|entry| entry.class(py)).ok_or_else(none)
}

/// Registers a class for a type, unless its instances cannot hold objects of the type. The class is never freed.
pub(crate) fn set_class(type_index: TypeIndex, class: Owned) -> Result<()> {
    let py = class.py();
    let Some(checked) = Class::of(class.borrow()) else {
        let got = type_name(class.borrow());
        return Err(type_error(py, format!("expected a class, got {got}")));
    };
    layout::expect_class(type_index, checked)?;
    let native = !checked.derives_from(C_OBJECT.class(py));
    if !native {
        instance_memory::simplify(checked);
    }
    let late = native && class.borrow().has_attr(c"__getattr__");
    TYPES.with(py, |types| {
        let known = types.get_or_insert_default().entry(class.as_ptr() as usize).or_default();
        if !known.contains(&type_index) {
            known.push(type_index);
        }
    });
    let Some(place) = CLASSES.get(type_index.0 as usize) else {
        return Err(value_error(py, format!("no type has the index {}", type_index.0)));
    };
    // A replaced class stays alive: instances and rows may still name it.
    class::keep_forever(class.borrow())?;
    let entry = Registered { class: class.clone().into_ptr().cast(), native, late };
    place.store(entry.to_word(), Ordering::Release);
    Ok(())
}

fn set_class_of_index(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [index, class] = args else {
        return Err(type_error(py, "expected (type_index, class or None)"));
    };
    let index = as_i64(*index)?;
    let Ok(index) = u16::try_from(index).map(i32::from) else {
        return Err(value_error(py, format!("no type has the index {index}")));
    };
    if class.is_none() {
        if let Some(place) = CLASSES.get(index as usize) {
            place.store(null_mut(), Ordering::Release);
        }
        return Ok(Owned::none(py));
    }
    set_class(TypeIndex(index), class.share())?;
    Ok(Owned::none(py))
}

fn class_of_index(index: Borrowed<'_>) -> Result<Owned> {
    let py = index.py();
    let index = i32::try_from(as_i64(index)?).ok().map(TypeIndex);
    let entry = index.and_then(|index| registered(py, index)).filter(|entry| !entry.native);
    Ok(entry.map_or(py.none(), |entry| entry.class(py).object()).share())
}

fn set_class_maker(maker: Borrowed<'_>) -> Result<Owned> {
    MAKE_CLASS.set(maker.share());
    Ok(Owned::none(maker.py()))
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        class::method_def(
            c"_set_class_of_index",
            Method::function_fast(set_class_of_index),
            0,
            c"_set_class_of_index(type_index, class, /)\n--\n\nInstances of the class stand for objects of the type.",
        ),
        class::method_def(
            c"_class_of_index",
            Method::function_one(class_of_index),
            0,
            c"_class_of_index(type_index, /)\n--\n\nThe class whose instances wrap objects of the type; None if it has none yet.",
        ),
        class::method_def(
            c"_set_class_maker",
            Method::function_one(set_class_maker),
            0,
            c"_set_class_maker(maker, /)\n--\n\nmaker(type_index) gives a class to a type that has none.",
        ),
    ]
}
