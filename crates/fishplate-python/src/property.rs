//! `FFIProperty`: a `property` over a reflected field that calls the field's C getter and setter directly.
//!
//! It derives from Python's `property`, so tools treat it as one; the storage of the base stays empty. Our own fields
//! lie behind it, at an offset that only the running Python knows.

use std::sync::atomic::{AtomicUsize, Ordering};

use pyo3_ffi as py;

use crate::class::{ClassBuilder, ClassCell, Layout, Method, Setter, Stop, Visitor, add_class};
use crate::field::{Access, FieldObject, GETTER, SETTER};
use crate::keywords::Parameters;
use crate::python::{
    Borrowed, Class, Owned, PyObject, Python, Result, Shared, Slot, attribute_error, call, new_str,
    type_error, type_name,
};

/// The layout of an instance as far as it is known at compile time: a `property`, of which only the head is read.
#[repr(C)]
pub(crate) struct PropertyObject {
    base: PyObject,
}

pub(crate) static PROPERTY: ClassCell<PropertyObject> = ClassCell::new();

/// The fields of an instance besides the empty `property`; all zero until `__init__`.
#[repr(C)]
struct Own {
    getter: Slot<FieldObject>,
    /// A `FieldSetter`, or a callable that replaces it.
    setter: Slot,
    doc: Slot,
    frozen: Shared<bool>,
}

static OFFSET: AtomicUsize = AtomicUsize::new(0);

impl<'a> Borrowed<'a, PropertyObject> {
    #[inline(always)]
    fn own(self) -> &'a Own {
        let place = self.as_ptr().cast::<u8>();
        // SAFETY: the memory of an instance is large enough for both parts.
        let own = unsafe { place.add(OFFSET.load(Ordering::Relaxed)) };
        // SAFETY: our part, which starts as zeros and lives as long as the instance.
        unsafe { &*own.cast::<Own>() }
    }

    /// The getter of the field.
    #[inline(always)]
    fn getter(self) -> Result<Borrowed<'a, FieldObject>> {
        self.own().getter.peek(self.py()).ok_or_else(|| {
            type_error(self.py(), "the FFIProperty is empty: its __init__ has not run")
        })
    }

    /// The field that an instance reads and writes. Its getter is set once, and keeps the field alive.
    #[inline(always)]
    fn field(self) -> Result<&'a Access> {
        self.getter()?.access()
    }
}

// SAFETY: starts with an object; `Own` lies behind it, in memory that starts as zeros.
unsafe impl Layout for PropertyObject {
    const COLLECTED: bool = true;

    fn traverse(
        this: Borrowed<'_, PropertyObject>,
        visitor: &Visitor,
    ) -> std::result::Result<(), Stop> {
        let own = this.own();
        let getter = own.getter.peek(this.py()).map(Borrowed::object);
        let held = [getter, own.setter.peek(this.py()), own.doc.peek(this.py())];
        visitor.show_all(held.into_iter().flatten())?;
        visitor.pass_to(base(this.py()), this.object())
    }

    /// Empties an instance, which is useless afterwards.
    fn clear(this: Borrowed<'_, PropertyObject>) {
        let own = this.own();
        own.getter.clear(this.py());
        own.setter.set(this.py(), None);
        own.doc.set(this.py(), None);
    }
}

/// `property`.
fn base(py: Python<'_>) -> Class<'_> {
    py.property_class()
}

fn init(
    this: Borrowed<'_, PropertyObject>,
    args: Borrowed<'_>,
    keywords: Option<Borrowed<'_>>,
) -> Result<()> {
    const PARAMETERS: Parameters<5> = Parameters {
        function: "FFIProperty",
        names: ["fget", "fset", "frozen", "fdel", "doc"],
        positional: 5,
        required: 3,
    };
    let py = this.py();
    let [Some(getter), Some(setter), Some(frozen), _, doc] =
        PARAMETERS.bind_tuple(args, keywords)?
    else {
        return Err(type_error(py, "FFIProperty() misses an argument"));
    };
    let frozen = frozen.is_true()?;
    // A call that reads the field may be running: what it uses must stay alive.
    if !this.own().getter.is_empty() {
        return Err(type_error(py, "FFIProperty: __init__ has run already"));
    }
    let Some(known_getter) = GETTER.cast_exact(getter) else {
        let got = type_name(getter);
        return Err(type_error(py, format!("FFIProperty: fget must be a FieldGetter, got {got}")));
    };
    if !setter.is_callable() {
        let got = type_name(setter);
        return Err(type_error(py, format!("FFIProperty: fset must be callable, got {got}")));
    }
    let own = this.own();
    own.frozen.set(frozen);
    own.setter.set(py, Some(setter.share()));
    own.doc.set(py, Some(doc.unwrap_or(py.none()).share()));
    // The last one, because an instance with a getter is complete.
    own.getter.hold(known_getter);
    Ok(())
}

#[inline(always)]
fn descr_get(this: Borrowed<'_, PropertyObject>, object: Option<Borrowed<'_>>) -> Result<Owned> {
    match object {
        Some(object) => this.field()?.read(object),
        None => Ok(this.share()),
    }
}

#[inline(always)]
fn descr_set(
    this: Borrowed<'_, PropertyObject>,
    object: Borrowed<'_>,
    new: Option<Borrowed<'_>>,
) -> Result<()> {
    let name = this.field()?.name();
    match new.filter(|_| !this.own().frozen.get()) {
        Some(new) => force(this, object, new),
        None => {
            let class = type_name(object);
            let lack = if new.is_none() { "deleter" } else { "setter" };
            let text = format!("property '{name}' of '{class}' object has no {lack}");
            Err(attribute_error(this.py(), text))
        }
    }
}

/// Sets the field, frozen or not.
#[inline(always)]
fn force(
    this: Borrowed<'_, PropertyObject>,
    object: Borrowed<'_>,
    new: Borrowed<'_>,
) -> Result<()> {
    let py = this.py();
    let setter = this.own().setter.peek(py);
    if let Some(setter) = setter.and_then(|setter| SETTER.cast_exact(setter)) {
        return setter.access()?.write(object, new);
    }
    match setter.map(Borrowed::share) {
        Some(setter) => call(setter.borrow(), &[object, new]).map(drop),
        None => Err(type_error(py, "the FFIProperty is empty: its __init__ has not run")),
    }
}

fn set(this: Borrowed<'_, PropertyObject>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let py = this.py();
    let [object, new] = args else {
        let count = args.len();
        return Err(type_error(py, format!("set() takes an object and a value, got {count}")));
    };
    this.field()?;
    force(this, *object, *new)?;
    Ok(Owned::none(py))
}

/// The content of a slot, or Python's None.
fn or_none<T>(this: Borrowed<'_, PropertyObject>, slot: &Slot<T>) -> Result<Owned> {
    Ok(slot.share(this.py()).unwrap_or_else(|| Owned::none(this.py())))
}

fn get_setter(this: Borrowed<'_, PropertyObject>) -> Result<Owned> {
    match this.own().frozen.get() {
        true => Ok(Owned::none(this.py())),
        false => or_none(this, &this.own().setter),
    }
}

fn set_doc(this: Borrowed<'_, PropertyObject>, new: Option<Borrowed<'_>>) -> Result<()> {
    this.own().doc.set(this.py(), new.map(Borrowed::share));
    Ok(())
}

/// Frees an instance. The dealloc slot of `property` expects a tracked object and frees the memory; this function drops
/// the reference to the class.
unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: Python passes an instance whose last reference is gone, and which the collector tracks.
    unsafe { py::PyObject_GC_UnTrack(this.cast()) };
    // SAFETY: an instance, whose memory is valid until the base frees it.
    let instance: Borrowed<'_, PropertyObject> = unsafe { Borrowed::from_ptr(this) };
    let class = instance.class_ptr();
    PropertyObject::clear(instance);
    let free = base(instance.py()).fields().tp_dealloc;
    // SAFETY: all fields of the instance are valid.
    unsafe { py::PyObject_GC_Track(this.cast()) };
    if let Some(free) = free {
        // SAFETY: the slot of the base class, called as it expects.
        unsafe { free(this) };
    }
    // SAFETY: instances of heap classes own a reference to the class.
    unsafe { py::Py_DECREF(class.cast()) };
}

/// Adds the class to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    let offset = (base(py).fields().tp_basicsize as usize).next_multiple_of(align_of::<Own>());
    OFFSET.store(offset, Ordering::Relaxed);
    // The class has no docstring: it would hide those of the instances.
    let builder = ClassBuilder::<PropertyObject>::new(c"fishplate._core.FFIProperty")
        .size(offset + size_of::<Own>())
        .init(init)
        .descr_get(descr_get)
        .descr_set(descr_set)
        .method(
            c"set",
            Method::fast(set),
            c"set($self, obj, value, /)\n--\n\nSets the field, even a frozen one.",
        )
        .property(
            c"fget",
            |this| or_none(this, &this.own().getter),
            None,
            c"The getter of the field.",
        )
        .property(c"fset", get_setter, None, c"The setter of the field; None when it is frozen.")
        .property(
            c"fdel",
            |this| Ok(Owned::none(this.py())),
            None,
            c"None: a field cannot be deleted.",
        )
        .property(
            c"__name__",
            |this| new_str(this.py(), this.field()?.name()),
            None,
            c"The name of the field.",
        )
        .property(
            c"__doc__",
            |this| or_none(this, &this.own().doc),
            Setter::new(set_doc),
            c"The documentation of the field.",
        );
    // SAFETY: frees an instance.
    unsafe { builder.dealloc(dealloc) }.build(py, Some(base(py)), &PROPERTY)?;
    add_class(module, &PROPERTY)
}
