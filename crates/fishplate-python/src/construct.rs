//! Constructors: `__init__` and `__ffi_init__` of reflected types.
//!
//! Keyword arguments are put into their positions here, where that is possible. The rest goes to
//! the type's `__ffi_init__` behind a marker, as alternating names and values. The runtime resolves
//! these, fills in defaults and words the errors.

use pyo3_ffi as py;

use crate::argument::{self, Frame, Rooms};
use crate::class::{Method, Stop, Visitor, method_def, vectorcall};
use crate::ffi_object::FfiRef;
use crate::function::{self, FunctionObject};
use crate::method::{self, MethodObject};
use crate::object::{CObject, adopt, wrapper_of};
use crate::python::trampoline::Arguments;
use crate::python::{
    Borrowed, Class, Kept, Owned, Python, Raised, Result, Slot, call, call_method0, clear_error,
    expect_str, gathered, get_attr, name, room, text_of, type_error, type_name,
};

/// Up to this many arguments are resolved and packed without an allocation.
const ON_STACK: usize = 16;

/// Marker before keyword arguments.
static KWARGS: Kept = Kept::new();
/// Marker for an argument that was not given.
static MISSING: Kept = Kept::new();

/// Whether an object is the marker for "not given".
pub(crate) fn is_missing(object: Borrowed<'_>) -> bool {
    object.as_ptr() == MISSING.as_ptr()
}

/// The work of a constructor besides creating the object.
#[derive(Clone, Copy, PartialEq)]
enum ConstructorKind {
    /// `__init__` of a native type: only for its own class.
    Init,
    /// `__init__` of a type defined in Python: does nothing when the object exists already.
    PyClassInit,
    /// `__ffi_init__`, which a handwritten `__init__` calls: only creates the object.
    FfiInit,
}

/// How a constructor resolves its arguments.
pub(crate) struct Plan {
    kind: ConstructorKind,
    /// The class that the constructor was made for, and the type information of that class.
    class: Held,
    type_info: Held,
    /// Names by position, interned.
    names: Vec<Owned>,
    /// The function takes its arguments by position only.
    by_position_only: bool,
    /// `{name: f}` for arguments that are converted first.
    normalizers: Held,
    /// `[(name, f)]` of fields computed from the finished object.
    properties: Held,
    post_init: bool,
}

/// A reference that only the collector clears.
type Held = Slot;

impl Plan {
    /// Shows the collector what the plan holds.
    pub(crate) fn traverse(
        &self,
        py: Python<'_>,
        visitor: &Visitor,
    ) -> std::result::Result<(), Stop> {
        [&self.class, &self.type_info, &self.normalizers, &self.properties]
            .into_iter()
            .filter_map(|held| held.peek(py))
            .try_for_each(|held| visitor.show(held))
    }

    /// Drops the references that may lead back to the constructor.
    pub(crate) fn clear(&self, py: Python<'_>) {
        for held in [&self.class, &self.type_info, &self.normalizers, &self.properties] {
            held.clear(py);
        }
    }

    fn class_name(&self, py: Python<'_>) -> String {
        let class = self.class.peek(py).and_then(Class::of);
        class.map_or_else(|| "?".to_owned(), Class::name)
    }

    fn method_name(&self) -> &'static str {
        if self.kind == ConstructorKind::FfiInit { "__ffi_init__" } else { "__init__" }
    }

    #[cold]
    fn fault(&self, py: Python<'_>, what: &str) -> Raised {
        type_error(py, format!("{}.{}() {what}", self.class_name(py), self.method_name()))
    }

    /// Whether this may construct `self`. A derived class needs its own constructor, because this
    /// one would create an object of the base type.
    #[inline(always)]
    fn check_owner(&self, this: Borrowed<'_>) -> Result<()> {
        let class = this.class().object();
        match self.class.peek(class.py()).is_some_and(|own| own == class) {
            true => Ok(()),
            false => self.check_other_class(class),
        }
    }

    #[cold]
    fn check_other_class(&self, class: Borrowed<'_>) -> Result<()> {
        let py = class.py();
        let theirs = get_attr(class, name!(py, "__tvm_ffi_type_info__")?)?;
        if self.type_info.peek(py).is_some_and(|own| own == theirs.borrow()) {
            return Ok(());
        }
        let got = get_attr(class, name!(py, "__name__")?)?;
        let got = text_of(got.borrow())?;
        let hint = match self.kind {
            ConstructorKind::FfiInit => format!("define `{got}` with init=True"),
            _ => format!("use @py_class for that, or define `{got}` with init=True"),
        };
        Err(self.fault(
            py,
            &format!(
                "is not supported on an instance of the derived class `{got}`: it would make an \
             object of the base type; {hint}"
            ),
        ))
    }

    /// The position of a parameter.
    fn position(&self, key: Borrowed<'_>) -> Option<usize> {
        // A name that was built at run time is another object with the same text.
        let same = |name: &Owned| name.borrow().same_text(key);
        let names = &self.names;
        names.iter().position(|name| name.borrow() == key).or_else(|| names.iter().position(same))
    }

    /// Puts keyword arguments into their positions. Returns the number of arguments, or `None` when
    /// they leave a gap.
    fn place<'a>(
        &self,
        given: &Arguments<'a>,
        slots: &mut [Borrowed<'a>; ON_STACK],
    ) -> Option<usize> {
        let by_position = given.positional.len();
        if self.names.len() > ON_STACK || by_position > self.names.len() {
            return None;
        }
        slots[..by_position].copy_from_slice(given.positional);
        let mut filled = (1_usize << by_position) - 1;
        for (key, new) in named(given) {
            let at = self.position(key)?;
            if filled & 1 << at != 0 {
                return None;
            }
            slots[at] = new;
            filled |= 1 << at;
        }
        // No gap: all bits up to the highest are set.
        (filled & filled.wrapping_add(1) == 0).then(|| filled.count_ones() as usize)
    }

    /// Words the error for keyword arguments that do not fit a function with positional parameters
    /// only.
    #[cold]
    fn misplaced(&self, py: Python<'_>, given: &Arguments<'_>) -> Raised {
        let by_position = given.positional.len();
        if by_position > self.names.len() {
            let most = self.names.len();
            return self.fault(
                py,
                &format!(
                    "takes at most {most} positional argument(s), but {by_position} were given"
                ),
            );
        }
        let mut bound = vec![false; self.names.len()];
        bound[..by_position].fill(true);
        for (key, _) in named(given) {
            let (at, shown) = (self.position(key), shown(key));
            match at {
                Some(at) if !bound[at] => bound[at] = true,
                Some(_) => {
                    return self.fault(py, &format!("got multiple values for argument '{shown}'"));
                }
                None => {
                    return self
                        .fault(py, &format!("got an unexpected keyword argument '{shown}'"));
                }
            }
        }
        let missing = bound.iter().position(|bound| !bound).unwrap_or_default();
        let shown = self.names.get(missing).map(|name| shown(name.borrow()));
        self.fault(py, &format!("missing required argument: '{}'", shown.unwrap_or_default()))
    }

    /// Calls `body` with the arguments for the function.
    #[inline(always)]
    fn resolve<R>(
        &self,
        py: Python<'_>,
        given: &Arguments<'_>,
        body: impl FnOnce(&[Borrowed<'_>]) -> Result<R>,
    ) -> Result<R> {
        if given.named.is_empty() {
            return body(given.positional);
        }
        let mut slots = [py.none(); ON_STACK];
        if let Some(count) = self.place(given, &mut slots) {
            return body(&slots[..count]);
        }
        if self.by_position_only {
            return Err(self.misplaced(py, given));
        }
        let mut flat = room(py, given.positional.len() + 1 + 2 * given.named.len())?;
        flat.extend_from_slice(given.positional);
        flat.push(KWARGS.get(py).unwrap_or(py.none()));
        flat.extend(named(given).flat_map(|(key, new)| [key, new]));
        body(&flat)
    }

    /// Returns the arguments, converted where their fields have a converter.
    #[cold]
    fn normalize(&self, normalizers: &Owned, given: &Arguments<'_>) -> Result<Vec<Owned>> {
        let names = self.names.iter().map(|name| Some(name.borrow()));
        let by_position = given.positional.iter().zip(names.chain(std::iter::repeat(None)));
        let by_name = given.named.iter().enumerate().map(|(at, new)| (new, given.name(at)));
        let mut converted = room(normalizers.py(), given.positional.len() + given.named.len())?;
        for (new, name) in by_position.chain(by_name) {
            let convert = match name.filter(|_| !is_missing(*new)) {
                Some(name) => normalizers.borrow().dict_get(name)?,
                None => None,
            };
            converted.push(match convert {
                Some(convert) => call(convert.borrow(), &[*new])?,
                None => new.share(),
            });
        }
        Ok(converted)
    }

    /// Finishes the new object: computed fields and `__post_init__`.
    fn finish(&self, this: Borrowed<'_>) -> Result<()> {
        let py = this.py();
        let properties = self.properties.share(py);
        if let Some(properties) = properties {
            let class = this.class().object();
            let mut at = 0;
            while let Some(row) = properties.borrow().list_item(at) {
                let [field, compute] = row.borrow().tuple_items() else { break };
                let new = call(*compute, &[this])?;
                let descriptor = get_attr(class, *field)?;
                let set = get_attr(descriptor.borrow(), name!(py, "set")?)?;
                call(set.borrow(), &[this, new.borrow()])?;
                at += 1;
            }
        }
        if self.post_init {
            call_method0(this, name!(py, "__post_init__")?)?;
        }
        Ok(())
    }
}

/// A name, for messages.
fn shown(name: Borrowed<'_>) -> String {
    text_of(name).unwrap_or_else(|_| {
        clear_error(name.py());
        "?".to_owned()
    })
}

/// Names and values, without those marked as "not given".
fn named<'a>(given: &Arguments<'a>) -> impl Iterator<Item = (Borrowed<'a>, Borrowed<'a>)> {
    let names = given.names.map_or(&[][..], Borrowed::tuple_items);
    names.iter().copied().zip(given.named.iter().copied()).filter(|(_, new)| !is_missing(*new))
}

/// Calls `__ffi_init__` and returns the new object.
#[inline(always)]
fn make_object(
    init: Borrowed<'_, FunctionObject>,
    plan: &Plan,
    args: &[Borrowed<'_>],
) -> Result<FfiRef> {
    let py = init.py();
    let (mut frame, mut rooms) = (Frame::new(), Rooms::<ON_STACK>::new());
    let (_, packed) = argument::pack_all(py, &mut frame, args, &mut rooms)?;
    let Some(handle) = init.handle() else {
        return Err(plan.fault(py, "has lost its function: it was moved"));
    };
    let result = function::call_packed(py, handle, packed)?;
    let index = result.view().type_index;
    result.into_object().ok_or_else(|| {
        let key = crate::reflection::type_key(index);
        plan.fault(py, &format!("must make an object, got a value of type {key}"))
    })
}

/// The entry of constructors.
#[inline(always)]
fn construct(constructor: Borrowed<'_, MethodObject>, call: Arguments<'_>) -> Result<Owned> {
    let py = constructor.py();
    let Some(plan) = constructor.plan() else {
        return Err(type_error(py, "the constructor has no plan"));
    };
    let this = call.positional.first().and_then(|this| wrapper_of(*this));
    let (Some(this), [_, positional @ ..]) = (this, call.positional) else {
        let got = call.positional.first().map_or("nothing".to_owned(), |got| type_name(*got));
        return Err(plan.fault(py, &format!("needs an FFI object as self, got {got}")));
    };
    if plan.kind != ConstructorKind::PyClassInit {
        plan.check_owner(this.object())?;
    } else if this.handle().is_some() {
        return Ok(Owned::none(py));
    }
    run(constructor, plan, this, Arguments { positional, ..call })
}

#[inline(always)]
fn run(
    constructor: Borrowed<'_, MethodObject>,
    plan: &Plan,
    this: Borrowed<'_, CObject>,
    given: Arguments<'_>,
) -> Result<Owned> {
    let py = constructor.py();
    let init = constructor.function()?;
    let make = |args: &[Borrowed<'_>]| make_object(init, plan, args);
    let normalizers = plan.normalizers.share(py);
    let object = match normalizers {
        None => plan.resolve(py, &given, make)?,
        Some(normalizers) => {
            let converted = plan.normalize(&normalizers, &given)?;
            let objects = gathered(py, converted.iter().map(Owned::borrow))?;
            let (positional, named) = objects.split_at(given.positional.len());
            plan.resolve(py, &Arguments { positional, named, names: given.names }, make)?
        }
    };
    adopt(this, object)?;
    if plan.post_init || !plan.properties.is_empty() {
        plan.finish(this.object())?;
    }
    Ok(Owned::none(py))
}

/// Turns Python's `None` into an empty reference.
fn some(object: Borrowed<'_>) -> Held {
    Slot::new((!object.is_none()).then(|| object.share()))
}

/// Names of parameters, interned like the keywords of calls.
fn interned(names: Borrowed<'_>) -> Result<Vec<Owned>> {
    let tuple = names.to_tuple()?;
    let items = tuple.borrow().tuple_items().iter();
    items
        .map(|item| {
            expect_str(*item, "the name of a parameter")?;
            item.interned()
        })
        .collect()
}

fn make_constructor(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [
        function,
        signature,
        attributes,
        kind,
        class,
        type_info,
        names,
        by_position_only,
        normalizers,
        properties,
        post_init,
    ] = args
    else {
        let count = args.len();
        return Err(type_error(py, format!("_make_constructor takes 11 arguments, got {count}")));
    };
    let kind = match expect_str(*kind, "the kind of a constructor")? {
        b"init" => ConstructorKind::Init,
        b"py_class" => ConstructorKind::PyClassInit,
        b"ffi_init" => ConstructorKind::FfiInit,
        other => {
            let other = String::from_utf8_lossy(other);
            return Err(type_error(py, format!("no constructor is of the kind {other}")));
        }
    };
    if !class.is_class() {
        return Err(type_error(py, format!("expected a class, got {}", type_name(*class))));
    }
    let plan = Plan {
        kind,
        class: some(*class),
        type_info: some(*type_info),
        names: interned(*names)?,
        by_position_only: by_position_only.is_true()?,
        normalizers: some(*normalizers),
        properties: some(*properties),
        post_init: post_init.is_true()?,
    };
    let entry = vectorcall(construct);
    method::make(*function, *signature, *attributes, entry, Some(plan))
}

fn set_markers(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [kwargs, missing] = args else {
        return Err(type_error(py, "expected (kwargs, missing)"));
    };
    KWARGS.set(kwargs.share());
    MISSING.set(missing.share());
    Ok(Owned::none(py))
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(c"_make_constructor", Method::function_fast(make_constructor), 0, c"_make_constructor(function, signature, attributes, kind, cls, type_info, names, by_position_only, normalizers, properties, post_init, /)\n--\n\nAn __init__ or __ffi_init__ over a type's constructor function."),
        method_def(c"_set_constructor_markers", Method::function_fast(set_markers), 0, c"_set_constructor_markers(kwargs, missing, /)\n--\n\nMarkers before keyword arguments, and for an argument that was not given."),
    ]
}
