//! Syntax tree of a format.

/// A format: elements in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Format {
    /// The elements.
    pub elements: Vec<Element>,
}

/// Target of a variable, by its position in the definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Of {
    /// A parameter of a type or attribute.
    Param(usize),
    /// A group of operands.
    Operand(usize),
    /// An attribute or property.
    Attr(usize),
    /// A region or group of regions.
    Region(usize),
    /// A successor or group of successors.
    Successor(usize),
    /// A group of results.
    Result(usize),
}

/// One element of a format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    /// A keyword or punctuation.
    Literal(String),
    /// `` ` ` ``: a space that would otherwise be missing.
    Space,
    /// Two backticks: suppresses a space.
    NoSpace,
    /// `` `\n` ``.
    Newline,
    /// `$name`.
    Variable(Of),
    /// `qualified(...)`: with dialect and mnemonic.
    Qualified(Box<Element>),
    /// `params`: all parameters that are not named elsewhere, separated by commas.
    Params(Vec<usize>),
    /// `struct(...)`: parameters as `name = value`, in any order.
    Struct(Vec<Field>),
    /// `custom<Hook>(...)`.
    Custom {
        /// The name of the hook.
        hook: String,
        /// Its arguments.
        args: Vec<Element>,
    },
    /// `ref(...)`: an argument of a hook that was already parsed.
    Ref(Box<Element>),
    /// C++ code, an argument of a hook.
    Code(String),
    /// `(... ^ ...)? ` with its alternative.
    Group(Group),
    /// `oilist(a | b)`: clauses in any order, each at most once.
    AnyOrder(Vec<Vec<Element>>),
    /// `attr-dict`, `attr-dict-with-keyword`.
    AttrDict {
        /// Whether `attributes` precedes it.
        keyword: bool,
    },
    /// `prop-dict`.
    PropDict,
    /// `operands`: all of them.
    Operands,
    /// `regions`: all of them.
    Regions,
    /// `successors`: all of them.
    Successors,
    /// `results`, inside `type` and `functional-type`.
    Results,
    /// `type(...)`.
    Type(Box<Element>),
    /// `functional-type(inputs, results)`.
    FunctionalType(Box<Element>, Box<Element>),
}

/// A parameter in `struct(...)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its position.
    pub param: usize,
    /// Whether it is printed with dialect and mnemonic.
    pub qualified: bool,
}

/// An optional group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Elements if the anchor is present.
    pub then: Vec<Element>,
    /// Elements if the anchor is absent.
    pub otherwise: Vec<Element>,
    /// The position of the anchor in its list.
    pub anchor: usize,
    /// Whether the anchor is in `otherwise`, which is then the branch that is used if the anchor is
    /// present.
    pub inverted: bool,
}

impl Group {
    /// The element whose presence decides which branch is used.
    pub fn anchor(&self) -> Option<&Element> {
        if self.inverted { &self.otherwise } else { &self.then }.get(self.anchor)
    }
}

impl Element {
    /// Calls `visit` with this element and all elements inside it.
    pub fn each<'a>(&'a self, visit: &mut dyn FnMut(&'a Element)) {
        visit(self);
        match self {
            Element::Qualified(of) | Element::Ref(of) | Element::Type(of) => of.each(visit),
            Element::FunctionalType(inputs, results) => {
                inputs.each(visit);
                results.each(visit);
            }
            Element::Custom { args, .. } => args.iter().for_each(|arg| arg.each(visit)),
            Element::Group(group) => {
                group.then.iter().chain(&group.otherwise).for_each(|e| e.each(visit));
            }
            Element::AnyOrder(clauses) => clauses.iter().flatten().for_each(|e| e.each(visit)),
            _ => {}
        }
    }
}

impl Format {
    /// Calls `visit` with every element.
    pub fn each<'a>(&'a self, visit: &mut dyn FnMut(&'a Element)) {
        self.elements.iter().for_each(|element| element.each(visit));
    }

    /// The names of the hooks in the format, without duplicates.
    pub fn hooks(&self) -> Vec<&str> {
        let mut found = Vec::new();
        self.each(&mut |element| {
            if let Element::Custom { hook, .. } = element
                && !found.contains(&hook.as_str())
            {
                found.push(hook);
            }
        });
        found
    }
}
