//! Classes written in Rust: their layout, and a builder over `PyType_FromSpec` that takes safe functions.

use std::ffi::{CStr, c_int, c_uint, c_void};
use std::marker::PhantomData;
#[cfg(Py_GIL_DISABLED)]
use std::mem::offset_of;
use std::ptr::null_mut;
#[cfg(Py_GIL_DISABLED)]
use std::sync::atomic::{AtomicUsize, Ordering};

use pyo3_ffi as py;

#[cfg(Py_GIL_DISABLED)]
use crate::python::new_list;
use crate::python::trampoline::{self, Arguments};
use crate::python::{
    Borrowed, Class, Kept, Owned, PyObject, Python, Result, c, capi, check, raised,
};

/// The layout of the instances of a class, and how they are released.
///
/// # Safety
/// `Self` is `repr(C)` and starts with a Python object, or with another layout. All-zero bytes behind the head are a
/// valid value, because new instances look like that. Fields that change are cells, because instances are shared.
pub(crate) unsafe trait Layout: Sized + 'static {
    /// Whether the garbage collector tracks instances.
    const COLLECTED: bool = false;

    /// Drops everything that an instance holds; called once, before its memory is freed.
    fn release(this: Borrowed<'_, Self>) {
        Self::clear(this);
    }

    /// Shows the collector the objects that an instance holds, except the class.
    fn traverse(_this: Borrowed<'_, Self>, _visitor: &Visitor) -> std::result::Result<(), Stop> {
        Ok(())
    }

    /// Drops the references that may lead back to the instance.
    fn clear(_this: Borrowed<'_, Self>) {}
}

// SAFETY: a bare object.
unsafe impl Layout for PyObject {}

/// The collector has seen enough; the number is the collector's.
pub(crate) struct Stop(pub(crate) c_int);

/// The function that the collector passes to `tp_traverse`.
pub(crate) struct Visitor {
    visit: py::visitproc,
    argument: *mut c_void,
}

impl Visitor {
    pub(crate) fn new(visit: py::visitproc, argument: *mut c_void) -> Visitor {
        Visitor { visit, argument }
    }

    /// The function itself, which tells the phases of a collection apart.
    pub(crate) fn function(&self) -> py::visitproc {
        self.visit
    }

    /// Shows an object.
    pub(crate) fn show(&self, object: Borrowed<'_>) -> std::result::Result<(), Stop> {
        // SAFETY: the collector's own function and argument, and a live object.
        match unsafe { (self.visit)(object.as_ptr(), self.argument) } {
            0 => Ok(()),
            status => Err(Stop(status)),
        }
    }

    /// Shows some objects.
    pub(crate) fn show_all<'a>(
        &self,
        objects: impl IntoIterator<Item = Borrowed<'a>>,
    ) -> std::result::Result<(), Stop> {
        objects.into_iter().try_for_each(|object| self.show(object))
    }

    /// Calls the `tp_traverse` of a base class.
    pub(crate) fn pass_to(
        &self,
        base: Class<'_>,
        this: Borrowed<'_>,
    ) -> std::result::Result<(), Stop> {
        let Some(traverse) = base.fields().tp_traverse.filter(|_| this.is_instance_of(base)) else {
            return Ok(());
        };
        // SAFETY: the slot of a base class of the instance, called as the collector does.
        match unsafe { traverse(this.as_ptr(), self.visit, self.argument) } {
            0 => Ok(()),
            status => Err(Stop(status)),
        }
    }
}

/// Last step of a dealloc slot: frees the memory, and drops the instance's reference to its class.
///
/// # Safety
/// `object` is an instance of a heap class, its last reference is gone, and it is not used afterwards.
#[inline]
pub(crate) unsafe fn free(object: Borrowed<'_>) {
    let class = object.class();
    if let Some(free) = class.fields().tp_free {
        // SAFETY: the caller passes an instance of the class, whose allocator made the memory.
        unsafe { free(object.as_ptr().cast()) };
    }
    // SAFETY: instances of heap classes own a reference to the class.
    unsafe { py::Py_DECREF(class.as_ptr().cast()) };
}

/// A class that is created at import and never freed, and whose instances have the layout `T`.
pub(crate) struct ClassCell<T = PyObject>(Kept, PhantomData<fn() -> T>);

impl<T> ClassCell<T> {
    pub(crate) const fn new() -> ClassCell<T> {
        ClassCell(Kept::new(), PhantomData)
    }

    /// The class. It is created at import, before anything else runs.
    #[inline]
    pub(crate) fn class<'py>(&self, py: Python<'py>) -> Class<'py> {
        let _: Python<'py> = py;
        // SAFETY: set once, by the builder, before any function of the module can be called; never freed.
        unsafe { Class::from_ptr(self.as_type()) }
    }

    /// The class as an object.
    #[inline]
    pub(crate) fn get<'py>(&self, py: Python<'py>) -> Borrowed<'py> {
        self.class(py).object()
    }

    /// The address of the class, for comparisons; null before the module is created.
    #[inline(always)]
    pub(crate) fn as_type(&self) -> *mut py::PyTypeObject {
        self.0.as_ptr().cast()
    }

    /// Whether an object is an instance, subclasses included.
    #[inline(always)]
    pub(crate) fn is_instance(&self, object: Borrowed<'_>) -> bool {
        object.class_ptr() == self.as_type() || self.is_above(object.class())
    }

    /// Whether a class derives from this one. Nothing derives from a class that does not exist yet. The size of
    /// instances rules out most other classes, without a look at their ancestors.
    #[inline]
    fn is_above(&self, class: Class<'_>) -> bool {
        if (class.fields().tp_basicsize as usize) < size_of::<T>() {
            return false;
        }
        self.0.get(class.py()).and_then(Class::of).is_some_and(|base| class.derives_from(base))
    }

    /// Casts the object to an instance; `None` if it is not one.
    #[inline(always)]
    pub(crate) fn cast<'a>(&self, object: Borrowed<'a>) -> Option<Borrowed<'a, T>> {
        match self.is_instance(object) {
            // SAFETY: an instance of the class, all of which have the layout.
            true => Some(unsafe { Borrowed::from_ptr(object.as_ptr()) }),
            false => None,
        }
    }

    /// Does the same as [`ClassCell::cast`], but not for subclasses.
    #[inline(always)]
    pub(crate) fn cast_exact<'a>(&self, object: Borrowed<'a>) -> Option<Borrowed<'a, T>> {
        match object.class_ptr() == self.as_type() {
            // SAFETY: an instance of the class, all of which have the layout.
            true => Some(unsafe { Borrowed::from_ptr(object.as_ptr()) }),
            false => None,
        }
    }

    fn set(&self, class: Owned) -> Result<()> {
        keep_forever(class.borrow())?;
        self.0.set(class);
        Ok(())
    }
}

/// Lets a class live forever, and ends the counting of references to it. Without the GIL the count would take its cache line from core to core
/// when several threads create and free instances, or read the class from a module. A class that another thread made is
/// still counted: that thread may be changing the count. With the GIL this does nothing.
pub(crate) fn keep_forever(class: Borrowed<'_>) -> Result<()> {
    #[cfg(Py_GIL_DISABLED)]
    if owner(class) == owner(new_list(class.py())?.borrow()) {
        // SAFETY: the class belongs to this thread, as a new object does.
        unsafe { capi::_Py_SetImmortal(class) };
    }
    #[cfg(not(Py_GIL_DISABLED))]
    let _: Borrowed<'_> = class;
    Ok(())
}

/// The thread that made an object.
#[cfg(Py_GIL_DISABLED)]
fn owner(object: Borrowed<'_>) -> usize {
    let word = object.as_ptr().wrapping_byte_add(offset_of!(PyObject, ob_tid));
    // SAFETY: a word in the head of a live object; all threads change it atomically.
    unsafe { &*word.cast::<AtomicUsize>() }.load(Ordering::Relaxed)
}

/// A function in the form that Python's method tables need.
pub(crate) struct Method {
    function: py::PyMethodDefPointer,
    convention: c_int,
}

/// Constructors of [`Method`]: one per calling convention.
macro_rules! methods {
    ($($(#[$doc:meta])* $name:ident<$($generic:ident),*>($($argument:ty),*), $field:ident, $convention:expr;)*) => {
        impl Method {$(
            $(#[$doc])*
            pub(crate) fn $name<$($generic: 'static,)* F>(_: F) -> Method
            where F: for<'a> Fn($($argument),*) -> Result<Owned> + Copy + 'static {
                let function = py::PyMethodDefPointer { $field: trampoline::$name::<$($generic,)* F> };
                Method { function, convention: $convention }
            }
        )*}
    };
}

methods! {
    /// `f(self)`
    no_args<T>(Borrowed<'a, T>), PyCFunction, py::METH_NOARGS;
    /// `f(self, x)`
    binary<T>(Borrowed<'a, T>, Borrowed<'a>), PyCFunction, py::METH_O;
    /// `f(self, *args)`
    fast<T>(Borrowed<'a, T>, &'a [Borrowed<'a>]), PyCFunctionFast, py::METH_FASTCALL;
    /// `f(self, *args, **kwargs)`
    keywords<T>(Borrowed<'a, T>, Arguments<'a>), PyCFunctionFastWithKeywords, py::METH_FASTCALL | py::METH_KEYWORDS;
    /// `f()`
    function_no_args<>(Python<'a>), PyCFunction, py::METH_NOARGS;
    /// `f(x)`
    function_one<>(Borrowed<'a>), PyCFunction, py::METH_O;
    /// `f(*args)`
    function_fast<>(Python<'a>, &'a [Borrowed<'a>]), PyCFunctionFast, py::METH_FASTCALL;
    /// `f(*args, **kwargs)`
    function_keywords<>(Python<'a>, Arguments<'a>), PyCFunctionFastWithKeywords, py::METH_FASTCALL | py::METH_KEYWORDS;
}

/// A row of a method table; `extra` is `METH_STATIC`, `METH_CLASS` or 0.
pub(crate) fn method_def(
    name: &'static CStr,
    method: Method,
    extra: c_int,
    doc: &'static CStr,
) -> py::PyMethodDef {
    let Method { function, convention } = method;
    py::PyMethodDef {
        ml_name: c(name),
        ml_meth: function,
        ml_flags: convention | extra,
        ml_doc: c(doc),
    }
}

/// Creates a function object over a row that is never freed; `this` is passed as its first argument.
pub(crate) fn function_object(
    py: Python<'_>,
    row: &'static py::PyMethodDef,
    this: Option<Borrowed<'_>>,
) -> Result<Owned> {
    let _: Python<'_> = py;
    raised(capi::PyCFunction_NewEx(row, this, None))
}

/// A setter of a property written in Rust.
pub(crate) struct Setter<T>(py::setter, PhantomData<fn() -> T>);

impl<T: 'static> Setter<T> {
    pub(crate) fn new<F>(_: F) -> Option<Setter<T>>
    where
        F: for<'a> Fn(Borrowed<'a, T>, Option<Borrowed<'a>>) -> Result<()> + Copy + 'static,
    {
        Some(Setter(trampoline::setter::<T, F>, PhantomData))
    }
}

/// Builder for a class whose instances have the layout `T`. Everything that does not depend on the layout is in
/// [`Parts`], so that it is compiled once.
pub(crate) struct ClassBuilder<T>(Box<Parts>, PhantomData<fn() -> T>);

/// The parts of a class. Tables are never freed.
struct Parts {
    name: &'static CStr,
    size: usize,
    flags: u64,
    slots: Vec<py::PyType_Slot>,
    methods: Vec<py::PyMethodDef>,
    getsets: Vec<py::PyGetSetDef>,
    members: Vec<py::PyMemberDef>,
}

impl Parts {
    /// Fills a slot, replacing what was there.
    #[inline(never)]
    fn slot(&mut self, slot: c_int, function: *mut c_void) {
        self.slots.retain(|filled| filled.slot != slot);
        self.slots.push(py::PyType_Slot { slot, pfunc: function });
    }

    #[inline(never)]
    fn method(&mut self, name: &'static CStr, method: Method, extra: c_int, doc: &'static CStr) {
        self.methods.push(method_def(name, method, extra, doc));
    }

    #[inline(never)]
    fn property(
        &mut self,
        name: &'static CStr,
        get: py::getter,
        set: Option<py::setter>,
        doc: &'static CStr,
    ) {
        let (name, doc) = (c(name), c(doc));
        self.getsets.push(py::PyGetSetDef { name, get: Some(get), set, doc, closure: null_mut() });
    }

    #[inline(never)]
    fn offset(&mut self, name: &'static CStr, offset: usize) {
        self.members.push(py::PyMemberDef {
            name: c(name),
            type_code: py::Py_T_PYSSIZET,
            offset: offset as isize,
            flags: py::Py_READONLY,
            doc: std::ptr::null(),
        });
    }

    #[inline(never)]
    fn build(mut self, _: Python<'_>, base: Option<Class<'_>>) -> Result<Owned> {
        self.methods.push(py::PyMethodDef::zeroed());
        self.getsets.push(py::PyGetSetDef::default());
        self.members.push(py::PyMemberDef::default());
        let methods: *mut c_void = self.methods.leak().as_mut_ptr().cast();
        let getsets: *mut c_void = self.getsets.leak().as_mut_ptr().cast();
        let members: *mut c_void = self.members.leak().as_mut_ptr().cast();
        self.slots.push(py::PyType_Slot { slot: py::Py_tp_methods, pfunc: methods });
        self.slots.push(py::PyType_Slot { slot: py::Py_tp_getset, pfunc: getsets });
        self.slots.push(py::PyType_Slot { slot: py::Py_tp_members, pfunc: members });
        self.slots.push(py::PyType_Slot { slot: 0, pfunc: null_mut() });
        let mut spec = py::PyType_Spec {
            name: c(self.name),
            basicsize: self.size as c_int,
            itemsize: 0,
            flags: self.flags as c_uint,
            slots: self.slots.leak().as_mut_ptr(),
        };
        let base = base.map(Class::object);
        // SAFETY: the spec names tables that are never freed, and functions that fit their slots.
        raised(unsafe { capi::PyType_FromSpecWithBases(&raw mut spec, base) })
    }
}

/// Methods of [`ClassBuilder`] that fill a slot with a safe function.
macro_rules! slots {
    ($($(#[$doc:meta])* $name:ident: $trampoline:ident<$($generic:ident),*>($($argument:ty),*) -> $result:ty, $slot:ident;)*) => {
        impl<T: Layout> ClassBuilder<T> {$(
            $(#[$doc])*
            pub(crate) fn $name<F>(self, _: F) -> Self
            where F: for<'a> Fn($($argument),*) -> $result + Copy + 'static {
                self.slot(py::$slot, trampoline::$trampoline::<$($generic,)* F> as *mut c_void)
            }
        )*}
    };
}

slots! {
    /// `__repr__`
    repr: unary<T>(Borrowed<'a, T>) -> Result<Owned>, Py_tp_repr;
    /// `__str__`
    str: unary<T>(Borrowed<'a, T>) -> Result<Owned>, Py_tp_str;
    /// `__iter__`
    iter: unary<T>(Borrowed<'a, T>) -> Result<Owned>, Py_tp_iter;
    /// `__next__`
    next: next<T>(Borrowed<'a, T>) -> Result<Option<Owned>>, Py_tp_iternext;
    /// `__hash__`
    hash: hash<T>(Borrowed<'a, T>) -> py::Py_hash_t, Py_tp_hash;
    /// `__eq__` and the other comparisons
    rich_compare: rich_compare<T>(Borrowed<'a, T>, Borrowed<'a>, c_int) -> Result<Owned>, Py_tp_richcompare;
    /// `__new__`
    new_slot: new<>(Class<'a>, Borrowed<'a>, Option<Borrowed<'a>>) -> Result<Owned>, Py_tp_new;
    /// `__init__`
    init: init<T>(Borrowed<'a, T>, Borrowed<'a>, Option<Borrowed<'a>>) -> Result<()>, Py_tp_init;
    /// `__len__` of a mapping
    length: length<T>(Borrowed<'a, T>) -> Result<isize>, Py_mp_length;
    /// `__len__` of a sequence
    sequence_length: length<T>(Borrowed<'a, T>) -> Result<isize>, Py_sq_length;
    /// `__getitem__`
    subscript: binary<T>(Borrowed<'a, T>, Borrowed<'a>) -> Result<Owned>, Py_mp_subscript;
    /// `__getitem__` of a sequence, by number
    item: item<T>(Borrowed<'a, T>, isize) -> Result<Owned>, Py_sq_item;
    /// `__setitem__` and `__delitem__`
    assign: assign<T>(Borrowed<'a, T>, Borrowed<'a>, Option<Borrowed<'a>>) -> Result<()>, Py_mp_ass_subscript;
    /// `__contains__`
    contains: contains<T>(Borrowed<'a, T>, Borrowed<'a>) -> Result<bool>, Py_sq_contains;
    /// `__get__`
    descr_get: descr_get<T>(Borrowed<'a, T>, Option<Borrowed<'a>>) -> Result<Owned>, Py_tp_descr_get;
    /// `__set__` and `__delete__`
    descr_set: assign<T>(Borrowed<'a, T>, Borrowed<'a>, Option<Borrowed<'a>>) -> Result<()>, Py_tp_descr_set;
}

impl<T: Layout> ClassBuilder<T> {
    /// A class by its full name, whose instances have the layout `T`. It may be subclassed.
    pub(crate) fn new(name: &'static CStr) -> ClassBuilder<T> {
        let parts = Parts {
            name,
            size: size_of::<T>(),
            flags: py::Py_TPFLAGS_DEFAULT | py::Py_TPFLAGS_BASETYPE,
            slots: Vec::new(),
            methods: Vec::new(),
            getsets: Vec::new(),
            members: Vec::new(),
        };
        let builder = ClassBuilder(Box::new(parts), PhantomData);
        match T::COLLECTED {
            true => builder
                .flags(py::Py_TPFLAGS_HAVE_GC)
                .slot(py::Py_tp_traverse, trampoline::traverse::<T> as *mut c_void)
                .slot(py::Py_tp_clear, trampoline::clear::<T> as *mut c_void),
            false => builder,
        }
        .slot(py::Py_tp_dealloc, trampoline::dealloc::<T> as *mut c_void)
    }

    /// Sets the size of an instance, for bases whose size only the running Python knows.
    pub(crate) fn size(mut self, size: usize) -> Self {
        self.0.size = size;
        self
    }

    /// Adds flags.
    pub(crate) fn flags(mut self, flags: u64) -> Self {
        self.0.flags |= flags;
        self
    }

    /// Fills a slot, replacing what was there. Only functions that fit the slot are passed here: functions of this
    /// file, of `trampoline.rs`, and of the interpreter.
    fn slot(mut self, slot: c_int, function: *mut c_void) -> Self {
        self.0.slot(slot, function);
        self
    }

    /// Leaves a slot to the base class.
    pub(crate) fn inherit(mut self, slot: c_int) -> Self {
        self.0.slots.retain(|filled| filled.slot != slot);
        self
    }

    /// Frees instances with this function, instead of the one of their layout.
    ///
    /// # Safety
    /// The function frees an instance.
    pub(crate) unsafe fn dealloc(self, function: py::destructor) -> Self {
        self.slot(py::Py_tp_dealloc, function as *mut c_void)
    }

    /// Creates instances with `object.__new__`, which takes any arguments.
    pub(crate) fn generic_new(self) -> Self {
        self.slot(py::Py_tp_new, py::PyType_GenericNew as *mut c_void)
    }

    /// Calls instances through the function pointer at this offset in them, see [`vectorcall`].
    pub(crate) fn vectorcall_at(self, offset: usize) -> Self {
        self.flags(py::Py_TPFLAGS_HAVE_VECTORCALL)
            .slot(py::Py_tp_call, py::PyVectorcall_Call as *mut c_void)
            .offset(c"__vectorcalloffset__", offset)
    }

    /// Sets the docstring.
    pub(crate) fn doc(self, doc: &'static CStr) -> Self {
        self.slot(py::Py_tp_doc, doc.as_ptr().cast_mut().cast())
    }

    /// Adds a method.
    pub(crate) fn method(self, name: &'static CStr, method: Method, doc: &'static CStr) -> Self {
        self.method_with(name, method, 0, doc)
    }

    /// Adds a method with `METH_STATIC` or `METH_CLASS`.
    pub(crate) fn method_with(
        mut self,
        name: &'static CStr,
        method: Method,
        extra: c_int,
        doc: &'static CStr,
    ) -> Self {
        self.0.method(name, method, extra, doc);
        self
    }

    /// Adds a property.
    pub(crate) fn property<F>(
        mut self,
        name: &'static CStr,
        _: F,
        set: Option<Setter<T>>,
        doc: &'static CStr,
    ) -> Self
    where
        F: for<'a> Fn(Borrowed<'a, T>) -> Result<Owned> + Copy + 'static,
    {
        self.0.property(name, trampoline::getter::<T, F>, set.map(|set| set.0), doc);
        self
    }

    /// Sets one of the offsets that Python reads from the member table, such as `__dictoffset__`.
    pub(crate) fn offset(mut self, name: &'static CStr, offset: usize) -> Self {
        self.0.offset(name, offset);
        self
    }

    /// Creates the class, derived from `base` (`object` without one), and stores it in `cell`.
    pub(crate) fn build(
        self,
        py: Python<'_>,
        base: Option<Class<'_>>,
        cell: &ClassCell<T>,
    ) -> Result<()> {
        cell.set(self.0.build(py, base)?)
    }
}

/// Returns the function that Python calls when an instance is called. The field at `__vectorcalloffset__` holds it.
pub(crate) fn vectorcall<T: 'static, F>(_: F) -> py::vectorcallfunc
where
    F: for<'a> Fn(Borrowed<'a, T>, Arguments<'a>) -> Result<Owned> + Copy + 'static,
{
    trampoline::vectorcall::<T, F>
}

/// Adds a class to the module under the last part of its name.
pub(crate) fn add_class<T>(module: Borrowed<'_>, cell: &ClassCell<T>) -> Result<()> {
    check(capi::PyModule_AddType(module, cell.class(module.py())))
}
