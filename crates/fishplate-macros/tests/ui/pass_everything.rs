#![forbid(unsafe_code)]
#![deny(warnings, missing_docs)]
//! Every option of every macro, without a warning.

use fishplate::{Any, Array, Dict, Field, Function, List, Map, Object, ObjectRef, Result, Str, Tensor};

/// A parent.
#[derive(Object)]
#[object(key = "ui.Base", structural = "tree")]
pub struct Base {
    /// Documented.
    #[field(default = 1, name = "other", structural = "ignore")]
    pub number: i64,
}

/// A child.
#[derive(Object)]
#[repr(C)]
#[object(key = "ui.Child", parent = Base, final, repr = show, eq = equal, hash = hash)]
pub struct Child {
    base: Base,
    r#type: Field<Str>,
    #[field(default_factory = Array::default, doc = "Elements.")]
    array: Array<i64>,
    #[field(init = false, repr = false, compare = false, hash = false)]
    any: Option<Str>,
    #[field(kw_only, frozen, default = 2.0)]
    float: Field<f32>,
    #[field(skip, default = Vec::new())]
    kept: Vec<u8>,
}

fn show(child: &Child) -> String {
    format!("{}{}{:?}", child.base.number, child.kept.len(), child.any)
}

fn equal(a: &Child, b: &Child) -> bool {
    a.float.get() == b.float.get()
}

fn hash(child: &Child) -> u64 {
    child.array.len() as u64
}

/// Without a thread of its own.
#[derive(Object)]
#[object(key = "ui.Held", init = false)]
pub struct Held {
    any: Any,
    list: List<Any>,
    map: Map<Str, Any>,
    dict: Field<Dict<Str, Any>>,
    tensor: Option<Tensor>,
    function: Function,
    child: ObjectRef<Child>,
}

#[fishplate::methods]
impl Child {
    const ONE: i64 = 1;

    /// Makes one.
    #[constructor]
    pub fn new(#[default = Self::ONE] number: i64) -> Result<Self> {
        let base = Base { number };
        let (array, any, kept) = (Array::default(), None, vec![]);
        Ok(Child { base, r#type: Str::from("t").into(), array, any, float: 1.0.into(), kept })
    }

    fn text(&self) -> Str {
        self.r#type.get()
    }

    fn other<'a>(&self, text: &'a str, _child: &Child) -> &'a str {
        text
    }

    fn this(this: ObjectRef<Self>) -> ObjectRef<Self> {
        this
    }

    #[method(name = "renamed")]
    fn all(held: ObjectRef<Held>) -> i64 {
        let _ = (&held.any, &held.map, &held.dict, &held.tensor, &held.function, &held.child);
        held.list.len() as i64
    }

    #[method(skip)]
    fn generic<T>(value: T) -> T {
        value
    }
}

/// Registered.
#[fishplate::function("ui.function")]
fn function(mut x: i64, _y: Option<&str>, #[default = Some(1)] z: Option<i64>) -> Result<i64> {
    x += z.unwrap_or(0);
    Ok(Child::generic(x))
}

/// Exported.
#[fishplate::export(name = "exported")]
pub fn export(array: Array<f64>) -> (i64, f64) {
    (array.len() as i64, 0.0)
}

fn shared<T: Send + Sync>() {}

fn main() {
    shared::<ObjectRef<Base>>();
    shared::<ObjectRef<Child>>();
    let _ = function(1, None, None);
}
