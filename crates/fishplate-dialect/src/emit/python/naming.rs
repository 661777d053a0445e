//! Unique names for the contents of a generated module, whatever the names in the dialect.

use std::collections::HashMap;

use crate::model::{Case, Def, Dialect, Enum, Op};
use crate::names::{self, Taken};

/// Names that stubs use themselves. A function with one of these names would hide them.
const USED: [&str; 13] = [
    "bool",
    "bytes",
    "classmethod",
    "dict",
    "float",
    "int",
    "list",
    "property",
    "register",
    "staticmethod",
    "str",
    "tuple",
    "type",
];

/// Names at the level of the module.
pub struct Naming {
    classes: HashMap<String, String>,
    ops: HashMap<String, (String, String)>,
}

impl Naming {
    /// The names of a dialect's module.
    pub fn new(model: &Dialect) -> Naming {
        let mut taken = Taken::with(&USED);
        let mut classes = HashMap::new();
        let enums = model.enums.iter().map(|e| &e.name);
        let defs = model.attrs.iter().chain(&model.types).map(|def| &def.name);
        for name in enums.chain(defs) {
            classes.insert(name.clone(), taken.claim(names::python(name)));
        }
        let mut ops: HashMap<String, (String, String)> = HashMap::new();
        for op in &model.ops {
            // Two operations of a dialect may have classes with the same name, in two C++ namespaces.
            let class = taken.claim_either(names::python(&op.class), names::camel(&op.name) + "Op");
            ops.insert(op.name.clone(), (class, String::new()));
        }
        for op in &model.ops {
            let function = taken.claim(names::python(&op.name));
            if let Some(entry) = ops.get_mut(&op.name) {
                entry.1 = function;
            }
        }
        Naming { classes, ops }
    }

    /// The class of an enumeration, type or attribute.
    pub fn class(&self, name: &str) -> String {
        self.classes.get(name).cloned().unwrap_or_else(|| names::python(name))
    }

    /// The class of an operation.
    pub fn op_class<'a>(&'a self, op: &'a Op) -> &'a str {
        self.ops.get(&op.name).map_or(op.class.as_str(), |(class, _)| class)
    }

    /// The function that builds an operation.
    pub fn function<'a>(&'a self, op: &'a Op) -> &'a str {
        self.ops.get(&op.name).map_or(op.name.as_str(), |(_, function)| function)
    }
}

/// The cases of an enumeration by Python name.
pub fn cases(e: &Enum) -> Vec<(String, &Case)> {
    let mut taken = Taken::default();
    e.cases.iter().map(|case| (taken.claim(names::python_case(&case.symbol)), case)).collect()
}

/// The parameters of a type or attribute by Python name.
pub fn params(def: &Def) -> Vec<String> {
    let mut taken = Taken::default();
    def.params.iter().map(|param| taken.claim(names::python_def_member(&param.name))).collect()
}

/// The name of a builder's parameter.
pub fn param_name(name: &str) -> String {
    names::python(name)
}

/// The members of an operation's class, in the order of the model.
pub struct Members {
    /// Names for its operands.
    pub operands: Vec<String>,
    /// Names for its attributes.
    pub attrs: Vec<String>,
    /// Names for its results.
    pub results: Vec<String>,
    /// Names for its regions.
    pub regions: Vec<String>,
    /// Names for its successors.
    pub successors: Vec<String>,
}

/// The names of an operation's members.
pub fn members(op: &Op) -> Members {
    let mut taken = Taken::default();
    let mut claim = |name: &str, kind: &str, position: usize| {
        let name = if name.is_empty() { format!("{kind}{position}") } else { name.to_owned() };
        taken.claim(names::python_op_member(&name))
    };
    let slots = |slots: &[crate::model::ValueSlot]| -> Vec<String> {
        slots.iter().map(|s| s.name.clone()).collect()
    };
    let mut all = |kind: &str, names: Vec<String>| -> Vec<String> {
        names.iter().enumerate().map(|(at, name)| claim(name, kind, at)).collect()
    };
    Members {
        operands: all("operand", slots(&op.operands)),
        attrs: all("attribute", op.attrs.iter().map(|slot| slot.name.clone()).collect()),
        results: all("result", slots(&op.results)),
        regions: all("region", op.regions.iter().map(|slot| slot.name.clone()).collect()),
        successors: all("successor", op.successors.iter().map(|slot| slot.name.clone()).collect()),
    }
}
