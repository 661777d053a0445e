//! Dialect models at run time. Some describe dialects that are linked in (`models/`, written by `make bindings`).
//! Others are loaded by programs as JSON or IRDL, or declared as Python classes.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use fishplate::Result;
use fishplate_dialect::emit::python::naming::Naming;
use fishplate_dialect::format::Catalog;
use fishplate_dialect::model::{Def, Dialect, Enum, Op};

use super::embedded::EMBEDDED;
use super::lines::{Lines, Words};
use super::user_hooks;
use super::verify::Names;
use crate::error::value_error;

/// One dialect.
pub struct Model {
    /// Its name.
    pub name: String,
    /// The origin of the model, for messages.
    pub origin: String,
    /// Whether MLIR has the dialect's C++ linked in.
    pub linked: bool,
    /// A sequence number that grows with every model that is read.
    order: usize,
    text: Box<str>,
    /// Everything except the definitions.
    pub(crate) head: Dialect,
    pub(crate) enums: Lines<Enum>,
    pub(crate) types: Lines<Def>,
    pub(crate) attrs: Lines<Def>,
    pub(crate) ops: Lines<Op>,
    outline: OnceLock<Outline>,
}

/// The meaning of a name in the bindings: the place of a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Member {
    /// An enumeration.
    Enum(usize),
    /// A type.
    Type(usize),
    /// An attribute.
    Attr(usize),
    /// The class of an operation.
    Op(usize),
    /// The builder of an operation.
    Builder(usize),
}

/// The names of all definitions.
struct Outline {
    /// The dialect with names only.
    dialect: Dialect,
    naming: Naming,
    members: BTreeMap<String, Member>,
}

impl Model {
    fn read(text: &str, origin: &str, linked: bool) -> Result<Model> {
        let bad = |what: String| value_error(format!("{origin} is not a dialect model: {what}"));
        let plain = if text.contains("\n\"ops\":[") || text.contains("\n\"enums\":[") {
            text.to_owned()
        } else {
            // Not in our layout of one definition per line.
            Dialect::from_json(text).map_err(|error| bad(error.to_string()))?.to_json()
        };
        let head = plain.split("\n\"enums\":").next().unwrap_or("").trim_end_matches(',');
        let head: Dialect =
            serde_json::from_str(&format!("{head}\n}}")).map_err(|error| bad(error.to_string()))?;
        if head.schema != fishplate_dialect::model::SCHEMA {
            let (got, want) = (head.schema, fishplate_dialect::model::SCHEMA);
            return Err(bad(format!("its schema is {got}, this library reads {want}")));
        }
        head.check().map_err(|refused| bad(refused.to_string()))?;
        let by_name = |words: &Words<'_>| words.text("name");
        let by_mnemonic = |words: &Words<'_>| {
            words.get("mnemonic").map_or_else(|| words.text("name"), str::to_owned)
        };
        Ok(Model {
            name: head.name.clone(),
            origin: origin.to_owned(),
            linked,
            order: READ.fetch_add(1, Ordering::Relaxed),
            enums: Lines::of(&plain, "enums", by_name),
            types: Lines::of(&plain, "types", by_mnemonic),
            attrs: Lines::of(&plain, "attrs", by_mnemonic),
            ops: Lines::of(&plain, "ops", by_name),
            text: plain.into(),
            head,
            outline: OnceLock::new(),
        })
    }

    fn outline(&self) -> &Outline {
        self.outline.get_or_init(|| {
            let def = |words: Words<'_>| Def { name: words.text("name"), ..Def::default() };
            let op = |words: Words<'_>| Op {
                name: words.text("name"),
                class: words.text("class"),
                ..Op::default()
            };
            let enums = self.enums.words();
            let dialect = Dialect {
                name: self.name.clone(),
                enums: enums.map(|w| Enum { name: w.text("name"), ..Enum::default() }).collect(),
                types: self.types.words().map(def).collect(),
                attrs: self.attrs.words().map(def).collect(),
                ops: self.ops.words().map(op).collect(),
                ..Dialect::default()
            };
            let naming = Naming::new(&dialect);
            let mut members = BTreeMap::new();
            for (at, e) in dialect.enums.iter().enumerate() {
                members.insert(naming.class(&e.name), Member::Enum(at));
            }
            // Builtin types and attributes have hand-written classes.
            let own = dialect.name != "builtin";
            for (at, def) in dialect.types.iter().enumerate().filter(|_| own) {
                members.insert(naming.class(&def.name), Member::Type(at));
            }
            for (at, def) in dialect.attrs.iter().enumerate().filter(|_| own) {
                members.insert(naming.class(&def.name), Member::Attr(at));
            }
            for (at, op) in dialect.ops.iter().enumerate() {
                members.insert(naming.op_class(op).to_owned(), Member::Op(at));
                members.insert(naming.function(op).to_owned(), Member::Builder(at));
            }
            Outline { dialect, naming, members }
        })
    }

    /// The names of the definitions in the bindings.
    pub fn naming(&self) -> &Naming {
        &self.outline().naming
    }

    /// The dialect with only the names of its definitions.
    pub(crate) fn names(&self) -> &Dialect {
        &self.outline().dialect
    }

    /// The names in the bindings, and what they refer to.
    pub(crate) fn members(&self) -> &BTreeMap<String, Member> {
        &self.outline().members
    }

    /// C++ classes of the dialects that this one loads.
    pub(crate) fn dependencies(&self) -> impl Iterator<Item = &str> {
        // MLIR's own files sometimes put two names into one text.
        self.head.depends_on.iter().flat_map(|text| text.split(',')).map(str::trim)
    }

    /// The error for a definition that cannot be read.
    pub(crate) fn unreadable(&self, what: String) -> fishplate::Error {
        value_error(format!("the model of dialect `{}` ({}): {what}", self.name, self.origin))
    }

    /// Returns the dialect with all definitions read.
    pub(crate) fn whole(&self) -> Result<Dialect> {
        Dialect::from_json(&self.text).map_err(|error| self.unreadable(error.to_string()))
    }

    /// Returns the dialect with its types, attributes and enumerations read.
    pub(crate) fn definitions(&self) -> Result<Dialect> {
        fn own<T: Clone>(all: Vec<Arc<T>>) -> Vec<T> {
            all.into_iter().map(Arc::unwrap_or_clone).collect()
        }
        Ok(Dialect {
            enums: own(self.enums.all().map_err(|e| self.unreadable(e))?),
            types: own(self.types.all().map_err(|e| self.unreadable(e))?),
            attrs: own(self.attrs.all().map_err(|e| self.unreadable(e))?),
            ..self.head.clone()
        })
    }
}

/// Number of models read so far.
static READ: AtomicUsize = AtomicUsize::new(0);
static MODELS: RwLock<Option<HashMap<String, Arc<Model>>>> = RwLock::new(None);
/// The types and attributes of all models, built on first use.
static CATALOG: Mutex<Option<Arc<Catalog>>> = Mutex::new(None);
/// Their names by C++ class, with the catalog that they were built from.
static NAMES: Mutex<Option<(Arc<Catalog>, Arc<Names>)>> = Mutex::new(None);

/// Returns the model of a dialect, if there is one.
pub fn find(dialect: &str) -> Result<Option<Arc<Model>>> {
    let known = MODELS.read().unwrap_or_else(PoisonError::into_inner);
    if let Some(model) = known.as_ref().and_then(|models| models.get(dialect)) {
        return Ok(Some(model.clone()));
    }
    drop(known);
    let Some((_, text)) = EMBEDDED.iter().find(|(name, _)| *name == dialect) else {
        return Ok(None);
    };
    let model = Arc::new(Model::read(text, "the library", true)?);
    let mut models = MODELS.write().unwrap_or_else(PoisonError::into_inner);
    Ok(Some(models.get_or_insert_default().entry(dialect.to_owned()).or_insert(model).clone()))
}

/// Whether the library links the dialect's C++, and has its model.
pub(super) fn is_linked(dialect: &str) -> bool {
    EMBEDDED.iter().any(|(name, _)| *name == dialect)
}

/// Returns the model of a dialect, or an error if there is none.
pub fn get(dialect: &str) -> Result<Arc<Model>> {
    find(dialect)?.ok_or_else(|| value_error(format!("there is no model of a dialect `{dialect}`")))
}

/// Adds a model. Adding the same one again returns the existing one; a different one with the same name is an error.
/// With `strict`, a format that cannot be read is an error; otherwise its type or attribute gets a plain form.
pub fn add(text: &str, origin: &str, strict: bool) -> Result<Arc<Model>> {
    let model = Model::read(text, origin, false)?;
    if let Some(known) = find(&model.name)? {
        if known.text == model.text {
            return Ok(known);
        }
        return Err(value_error(format!(
            "dialect `{}` has another model already: that of {}; {origin} differs from it",
            model.name, known.origin
        )));
    }
    let definitions = model.definitions()?;
    if strict {
        Catalog::check(&definitions).map_err(|failure| model.unreadable(failure.message))?;
    }
    let model = Arc::new(model);
    let mut models = MODELS.write().unwrap_or_else(PoisonError::into_inner);
    let entry = models.get_or_insert_default().entry(model.name.clone());
    let kept = entry.or_insert_with(|| model.clone()).clone();
    drop(models);
    let mut catalog = CATALOG.lock().unwrap_or_else(PoisonError::into_inner);
    *catalog = None;
    Ok(kept)
}

/// Returns the model of the dialect whose C++ class is named in `dependentDialects` of TableGen.
pub(crate) fn of_class(class: &str) -> Result<Option<Arc<Model>>> {
    for (name, _) in EMBEDDED {
        find(name)?;
    }
    let wanted: Vec<&str> = class.split("::").filter(|part| !part.is_empty()).collect();
    let is_it = |model: &&Arc<Model>| {
        let (space, class) = (&model.head.cpp_namespace, model.head.cpp_class.as_str());
        let whole: Vec<&str> =
            space.split("::").filter(|part| !part.is_empty()).chain([class]).collect();
        !wanted.is_empty() && whole.ends_with(&wanted)
    };
    let known = MODELS.read().unwrap_or_else(PoisonError::into_inner);
    Ok(known.iter().flat_map(HashMap::values).find(is_it).cloned())
}

/// Builds the catalog again when it is next used, because users' hooks have changed.
pub(super) fn forget_catalog() {
    *CATALOG.lock().unwrap_or_else(PoisonError::into_inner) = None;
}

/// The types and attributes of all models.
pub(crate) fn catalog() -> Result<Arc<Catalog>> {
    let mut catalog = CATALOG.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(catalog) = &*catalog {
        return Ok(catalog.clone());
    }
    for (name, _) in EMBEDDED {
        find(name)?;
    }
    let known = MODELS.read().unwrap_or_else(PoisonError::into_inner);
    let mut made = Catalog::default();
    // If two models have a C++ class with the same name, the later model wins.
    let mut models: Vec<&Arc<Model>> = known.iter().flat_map(HashMap::values).collect();
    models.sort_by_key(|model| model.order);
    for model in models {
        let definitions = model.definitions()?;
        match model.linked {
            true => made.add(&definitions),
            false => made.add_without_cpp(&definitions, &user_hooks::has_text),
        }
    }
    Ok(catalog.insert(Arc::new(made)).clone())
}

/// The names of all types and attributes by C++ class.
pub(crate) fn names() -> Result<Arc<Names>> {
    let catalog = catalog()?;
    let mut known = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((of, names)) = &*known
        && Arc::ptr_eq(of, &catalog)
    {
        return Ok(names.clone());
    }
    let names = Arc::new(Names::of(&catalog));
    *known = Some((catalog, names.clone()));
    Ok(names)
}
