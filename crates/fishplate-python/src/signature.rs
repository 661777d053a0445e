//! `Signature`: names and defaults of a function's parameters, and the binding of calls to them.
//!
//! Calls with keywords are resolved here, without a Python wrapper: names are compared by address first, because most
//! strings are interned.

use crate::class::{ClassBuilder, ClassCell, Layout, Method, Stop, Visitor, add_class};
use crate::dataclass;
use crate::python::trampoline::Arguments;
use crate::python::{
    Borrowed, BoxSlot, Class, Owned, PyObject, Python, Raised, Result, as_i64, expect_str,
    gathered, new_dict, new_list, room, text_of, type_error, type_name, value_error,
};

/// A parameter.
struct Parameter {
    /// Its name, an interned `str`.
    name: Owned,
    /// The value passed when the caller gives none.
    default: Missing,
    /// Instances of dataclasses are passed as tuples of their fields.
    flatten: bool,
}

/// Treatment of a parameter that the caller leaves out.
enum Missing {
    /// It is an error.
    Error,
    /// This value is passed.
    Value(Owned),
    /// The callee fills it in: only trailing parameters may be left out.
    Callee,
}

/// The content of an instance.
pub(crate) struct Signature {
    parameters: Vec<Parameter>,
    /// Number of parameters that may be given by position.
    positional: usize,
    /// Whether any parameter is flattened.
    flattens: bool,
}

/// The layout of an instance; empty until `__new__` has filled it.
#[repr(C)]
pub(crate) struct SignatureObject {
    base: PyObject,
    /// From `Box::into_raw`, or null.
    inner: BoxSlot<Signature>,
}

// SAFETY: starts with an object; an empty instance has a null pointer.
unsafe impl Layout for SignatureObject {
    const COLLECTED: bool = true;

    fn release(this: Borrowed<'_, SignatureObject>) {
        // SAFETY: called once, when the instance is freed.
        drop(unsafe { this.inner.take() });
    }

    fn traverse(
        this: Borrowed<'_, SignatureObject>,
        visitor: &Visitor,
    ) -> std::result::Result<(), Stop> {
        let parameters = this.inner().map_or(&[][..], |inner| &inner.parameters);
        visitor.show_all(parameters.iter().filter_map(|parameter| match &parameter.default {
            Missing::Value(value) => Some(value.borrow()),
            _ => None,
        }))
    }
}

pub(crate) static SIGNATURE: ClassCell<SignatureObject> = ClassCell::new();

impl<'a> Borrowed<'a, SignatureObject> {
    fn inner(self) -> Option<&'a Signature> {
        self.get().inner.get()
    }

    /// The content of a `Signature`.
    pub(crate) fn content(self) -> Result<&'a Signature> {
        self.inner().ok_or_else(|| value_error(self.py(), "the Signature is empty"))
    }
}

/// Up to this many arguments are put in order on the stack.
pub(crate) const PLACED: usize = 8;

/// The arguments of one call in the order of the parameters.
pub(crate) struct Bound {
    objects: Vec<Owned>,
}

impl Bound {
    /// The arguments, borrowed.
    pub(crate) fn objects(&self, py: Python<'_>) -> Result<Vec<Borrowed<'_>>> {
        gathered(py, self.objects.iter().map(Owned::borrow))
    }
}

impl Signature {
    /// Number of positional arguments, if a call with exactly that many may be passed on unchanged; `None` otherwise.
    pub(crate) fn taken_as_given(&self) -> Option<usize> {
        let count = self.parameters.len();
        (count == self.positional && !self.flattens).then_some(count)
    }

    /// Puts the arguments of a call in order, without references of their own; returns their number. `None` if there are too
    /// many, if some are to be flattened, or if the call is wrong: [`Signature::bind`] says why.
    pub(crate) fn place<'a>(
        &'a self,
        given: &Arguments<'a>,
        slots: &mut [Borrowed<'a>; PLACED],
    ) -> Option<usize> {
        let (count, by_position) = (self.parameters.len(), given.positional.len());
        if self.flattens || count > PLACED || by_position > self.positional {
            return None;
        }
        slots[..by_position].copy_from_slice(given.positional);
        let mut filled = (1_usize << by_position) - 1;
        for (position, &value) in given.named.iter().enumerate() {
            let index = self.find(given.name(position)?)?;
            if filled & 1 << index != 0 {
                return None;
            }
            slots[index] = value;
            filled |= 1 << index;
        }
        let mut used = count;
        for (index, parameter) in self.parameters.iter().enumerate().rev() {
            match &parameter.default {
                _ if filled & 1 << index != 0 => {}
                Missing::Value(value) => slots[index] = value.borrow(),
                Missing::Callee if index + 1 == used => used -= 1,
                _ => return None,
            }
        }
        Some(used)
    }

    /// Puts the arguments of a call in order; `function` gives the name for messages.
    pub(crate) fn bind(
        &self,
        py: Python<'_>,
        given: Arguments<'_>,
        function: &dyn Fn() -> String,
    ) -> Result<Bound> {
        if given.positional.len() > self.positional {
            return Err(self.too_many(py, given.positional.len(), &function()));
        }
        let mut objects = room(py, self.parameters.len())?;
        objects.extend(given.positional.iter().map(|value| Some(value.share())));
        objects.resize(self.parameters.len(), None);
        for (position, &value) in given.named.iter().enumerate() {
            let Some(name) = given.name(position) else { continue };
            let Some(index) = self.find(name) else {
                return Err(self.unexpected(name, &function()));
            };
            if objects[index].is_some() {
                let (function, name) = (function(), self.name(index));
                return Err(type_error(
                    py,
                    format!("{function}() got multiple values for argument '{name}'"),
                ));
            }
            objects[index] = Some(value.share());
        }
        self.fill(py, &mut objects, function)?;
        let given = objects.into_iter().flatten();
        let mut objects: Vec<Owned> = room(py, self.parameters.len())?;
        objects.extend(given);
        for (object, parameter) in objects.iter_mut().zip(&self.parameters) {
            if parameter.flatten {
                *object = dataclass::flatten(object.borrow())?;
            }
        }
        Ok(Bound { objects })
    }

    /// Fills in defaults for missing arguments; trailing parameters that the callee fills in are dropped.
    fn fill(
        &self,
        py: Python<'_>,
        objects: &mut Vec<Option<Owned>>,
        function: &dyn Fn() -> String,
    ) -> Result<()> {
        for index in (0..self.parameters.len()).rev() {
            if objects[index].is_some() {
                continue;
            }
            match &self.parameters[index].default {
                Missing::Value(value) => objects[index] = Some(value.clone()),
                Missing::Callee if index + 1 == objects.len() => {
                    objects.pop();
                }
                Missing::Callee => {
                    let (function, name) = (function(), self.name(index));
                    return Err(type_error(
                        py,
                        format!(
                            "{function}() needs a value for '{name}', because later arguments are given"
                        ),
                    ));
                }
                Missing::Error => return Err(self.missing(py, objects, &function())),
            }
        }
        Ok(())
    }

    #[inline]
    fn find(&self, name: Borrowed<'_>) -> Option<usize> {
        let by_address = |parameter: &Parameter| parameter.name.borrow() == name;
        let by_text = |parameter: &Parameter| parameter.name.borrow().same_text(name);
        let parameters = &self.parameters;
        parameters.iter().position(by_address).or_else(|| parameters.iter().position(by_text))
    }

    /// The name of the parameter at `index`, if there is one.
    pub(crate) fn name_at(&self, index: usize) -> Option<String> {
        (index < self.parameters.len()).then(|| self.name(index))
    }

    fn name(&self, index: usize) -> String {
        text_of(self.parameters[index].name.borrow()).unwrap_or_else(|_| String::from("?"))
    }

    #[cold]
    fn too_many(&self, py: Python<'_>, given: usize, function: &str) -> Raised {
        let takes = self.positional;
        let noun = if takes == 1 { "argument" } else { "arguments" };
        let verb = if given == 1 { "was" } else { "were" };
        type_error(
            py,
            format!("{function}() takes {takes} positional {noun} but {given} {verb} given"),
        )
    }

    #[cold]
    fn missing(&self, py: Python<'_>, objects: &[Option<Owned>], function: &str) -> Raised {
        let names: Vec<String> = (0..objects.len())
            .filter(|&index| {
                objects[index].is_none() && matches!(self.parameters[index].default, Missing::Error)
            })
            .map(|index| format!("'{}'", self.name(index)))
            .collect();
        let noun = if names.len() == 1 { "argument" } else { "arguments" };
        let (count, names) = (names.len(), names.join(", "));
        type_error(py, format!("{function}() missing {count} required {noun}: {names}"))
    }

    #[cold]
    fn unexpected(&self, name: Borrowed<'_>, function: &str) -> Raised {
        let py = name.py();
        let name = text_of(name).unwrap_or_else(|_| String::from("?"));
        let known: Vec<String> = (0..self.parameters.len()).map(|i| self.name(i)).collect();
        let hint = crate::nearest::nearest(&name, known.iter().map(String::as_str))
            .map_or_else(String::new, |near| format!(". Did you mean '{near}'?"));
        type_error(py, format!("{function}() got an unexpected keyword argument '{name}'{hint}"))
    }
}

/// `Signature(names, defaults, keyword_only, flatten)`: `defaults` is a dict by name; the marker `Signature.CALLEE`
/// (Ellipsis) means that the callee fills it in; `keyword_only` counts the trailing parameters without a position;
/// `flatten` is a collection of names.
fn new(class: Class<'_>, args: Borrowed<'_>, keywords: Option<Borrowed<'_>>) -> Result<Owned> {
    let py = class.py();
    let (None, [names, defaults, keyword_only, flatten]) = (keywords, args.tuple_items()) else {
        return Err(type_error(py, "expected (names, defaults, keyword_only, flatten)"));
    };
    let names = names.to_tuple()?;
    if !defaults.is_dict() {
        let got = type_name(*defaults);
        return Err(type_error(py, format!("defaults must be a dict, got {got}")));
    }
    let count = names.borrow().tuple_len();
    let Some(positional) =
        usize::try_from(as_i64(*keyword_only)?).ok().and_then(|few| count.checked_sub(few))
    else {
        return Err(value_error(py, "keyword_only must be between 0 and the number of names"));
    };
    let mut parameters = room(py, count)?;
    for name in names.borrow().tuple_items() {
        parameters.push(parameter(*name, *defaults, *flatten)?);
    }
    let flattens = parameters.iter().any(|parameter| parameter.flatten);
    let made = class.allocate(0)?;
    if let Some(this) = SIGNATURE.cast(made.borrow()) {
        this.inner.fill(Signature { parameters, positional, flattens });
    }
    Ok(made)
}

fn parameter(
    name: Borrowed<'_>,
    defaults: Borrowed<'_>,
    flatten: Borrowed<'_>,
) -> Result<Parameter> {
    expect_str(name, "the name of a parameter")?;
    let name = name.interned()?;
    let default = match defaults.dict_get(name.borrow())? {
        None => Missing::Error,
        Some(default) if default.borrow() == default.py().ellipsis() => Missing::Callee,
        Some(default) => Missing::Value(default),
    };
    let flatten = flatten.contains(name.borrow())?;
    Ok(Parameter { name, default, flatten })
}

fn names(this: Borrowed<'_, SignatureObject>) -> Result<Owned> {
    let names = this.content()?.parameters.iter().map(|parameter| parameter.name.clone());
    Owned::tuple(this.py(), names)
}

/// `__reduce__()`: the class and its constructor arguments, for pickle.
fn reduce(this: Borrowed<'_, SignatureObject>) -> Result<Owned> {
    let py = this.py();
    let signature = this.content()?;
    let (defaults, flatten) = (new_dict(py)?, new_list(py)?);
    for parameter in &signature.parameters {
        let name = parameter.name.borrow();
        match &parameter.default {
            Missing::Error => {}
            Missing::Value(value) => defaults.borrow().dict_set(name, value.borrow())?,
            Missing::Callee => defaults.borrow().dict_set(name, py.ellipsis())?,
        }
        if parameter.flatten {
            flatten.borrow().list_append(name)?;
        }
    }
    let keyword_only = signature.parameters.len() - signature.positional;
    let keyword_only = Owned::int(py, keyword_only as i64)?;
    let args = Owned::tuple(py, [names(this)?, defaults, keyword_only, flatten])?;
    Owned::tuple(py, [SIGNATURE.get(py).share(), args])
}

/// Adds the class to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    ClassBuilder::<SignatureObject>::new(c"fishplate._core.Signature")
        .doc(c"Signature(names, defaults, keyword_only, flatten, /)\n--\n\nNames and defaults of a function's parameters.")
        .new_slot(new)
        .property(c"names", names, None, c"The names, in order.")
        .method(c"__reduce__", Method::no_args(reduce), c"__reduce__($self, /)\n--\n\nThe constructor arguments, for pickle.")
        .build(module.py(), None, &SIGNATURE)?;
    add_class(module, &SIGNATURE)
}
