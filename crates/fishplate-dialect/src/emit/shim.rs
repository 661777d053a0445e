//! The C API of a dialect that has its own C++: a header in the style of MLIR's C API and the C++ source behind it, for
//! the author's build. It has a registration handle, and for each type and attribute `Get`, `IsA`, `GetTypeID` and
//! getters. Members without a C form are omitted, with a comment that says so. A third file exports each function to
//! the FFI, with one line each on top of `fishplate/mlir_capi.h`. The resulting library has its own copy of MLIR, so it
//! exchanges IR with `ir` as text.

use crate::emit::{NOTE, Text};
use crate::model::{Def, Dialect, Kind, Param, Signedness};
use crate::names::{self, Taken};

/// Header and sources.
#[derive(Clone, Debug)]
pub struct Shim {
    /// The header's text.
    pub header: String,
    /// The C++ source's text.
    pub source: String,
    /// The text of the C++ source that exports the functions to the FFI.
    pub exports: String,
}

/// Writes the shim. `dialect_headers` are the author's headers that declare the C++ classes.
pub fn shim(model: &Dialect, dialect_headers: &[String]) -> Shim {
    let class = names::camel(&model.name);
    let guard = format!("FISHPLATE_{}_CAPI_H", names::shout(&model.name));
    let (mut header, mut source, mut exports) = (Text::default(), Text::default(), Text::default());
    header.line(format!("/* {NOTE} */"));
    header.line(format!("#ifndef {guard}"));
    header.line(format!("#define {guard}"));
    header.gap();
    header.line("#include \"mlir-c/AffineMap.h\"");
    header.line("#include \"mlir-c/IR.h\"");
    header.line("#include \"mlir-c/IntegerSet.h\"");
    header.gap();
    header.line("#ifdef __cplusplus\nextern \"C\" {\n#endif");
    header.gap();
    header.line(format!("MLIR_DECLARE_CAPI_DIALECT_REGISTRATION({class}, {});", model.name));
    source.line(format!("// {NOTE}"));
    source.line(format!("#include \"{}_capi.h\"", model.name));
    source.gap();
    for include in dialect_headers {
        source.line(format!("#include \"{include}\""));
    }
    for include in ["AffineMap", "IR", "IntegerSet", "Registration", "Wrap"] {
        source.line(format!("#include \"mlir/CAPI/{include}.h\""));
    }
    source.line("#include \"mlir/IR/BuiltinAttributes.h\"");
    source.line("#include \"mlir/IR/BuiltinTypes.h\"");
    source.gap();
    source.line("using namespace mlir;");
    let namespace = crate::read::normal(&model.cpp_namespace);
    if !namespace.is_empty() && namespace != "mlir" {
        source.line(format!("using namespace ::{namespace};"));
    }
    source.gap();
    let dialect = match namespace {
        "" => model.cpp_class.clone(),
        namespace => format!("::{namespace}::{}", model.cpp_class),
    };
    source
        .line(format!("MLIR_DEFINE_CAPI_DIALECT_REGISTRATION({class}, {}, {dialect})", model.name));
    exports.line(format!("// {NOTE}"));
    exports.line(format!("#include \"{}_capi.h\"", model.name));
    exports.gap();
    exports.line("#include <fishplate/mlir_capi.h>");
    exports.gap();
    exports.line(format!("FISHPLATE_MLIR_LIBRARY({})", model.name));
    let mut taken = Taken::default();
    for (is_type, defs) in [(false, &model.attrs), (true, &model.types)] {
        for def in defs {
            let mut files =
                Files { header: &mut header, source: &mut source, exports: &mut exports };
            definition(&mut files, model, def, is_type, &mut taken);
        }
    }
    header.gap();
    header.line("#ifdef __cplusplus\n}\n#endif");
    header.gap();
    header.line(format!("#endif // {guard}"));
    Shim { header: header.finish(), source: source.finish(), exports: exports.finish() }
}

/// Header and sources that are being written.
struct Files<'a> {
    header: &'a mut Text,
    source: &'a mut Text,
    exports: &'a mut Text,
}

impl Files<'_> {
    /// Declares a function, and defines it with its return expression.
    fn function(&mut self, signature: &str, returned: &str) {
        self.header.line(format!("MLIR_CAPI_EXPORTED {signature};"));
        self.source.gap();
        self.source.line(format!("{signature} {{"));
        self.source.line(format!("  return {returned};"));
        self.source.line("}");
    }
}

/// The functions of one type or attribute.
fn definition(files: &mut Files<'_>, model: &Dialect, def: &Def, is_type: bool, taken: &mut Taken) {
    let (handle, word, suffix) =
        if is_type { ("MlirType", "Type", "Type") } else { ("MlirAttribute", "Attribute", "Attr") };
    let class = names::capital(&def.name);
    let short = class.strip_suffix(suffix).unwrap_or(&class);
    let dialect = names::camel(&model.name);
    let stem = format!("mlir{dialect}{class}");
    let cpp = format!("::{}", def.cpp_class);
    files.header.gap();
    files.header.line(format!("// {}", model.key(def)));
    let is_a = taken.claim(format!("mlir{word}IsA{dialect}{short}"));
    files.function(
        &format!("bool {is_a}({handle} value)"),
        &format!("llvm::isa_and_present<{cpp}>(unwrap(value))"),
    );
    files.exports.gap();
    files.exports.line(format!("FISHPLATE_MLIR_EXPORT({is_a})"));
    let id = taken.claim(format!("{stem}GetTypeID"));
    files.function(&format!("MlirTypeID {id}(void)"), &format!("wrap({cpp}::getTypeID())"));
    let mut names = Taken::with(&["context", "value"]);
    let params: Vec<(String, &Param)> =
        def.params.iter().map(|p| (names.claim(names::c(&p.name)), p)).collect();
    let get = taken.claim(format!("{stem}Get"));
    let passed: Option<Vec<(Vec<String>, String)>> =
        params.iter().map(|(name, p)| passed(name, &p.kind, &p.cpp_type)).collect();
    match passed.filter(|_| !def.cpp_get_differs) {
        Some(passed) => {
            let mut args = vec!["MlirContext context".to_owned()];
            args.extend(passed.iter().flat_map(|(args, _)| args.clone()));
            let mut values = vec!["unwrap(context)".to_owned()];
            values.extend(passed.into_iter().map(|(_, value)| value));
            let signature = format!("{handle} {get}({})", args.join(", "));
            let made = format!("wrap({cpp}::get({}))", values.join(", "));
            let checks: Vec<String> =
                params.iter().filter_map(|(name, p)| check(name, &p.kind, &p.cpp_type)).collect();
            let made = match checks.is_empty() {
                true => made,
                false => format!("{} ? {made} : {handle}{{nullptr}}", checks.join(" && ")),
            };
            files.function(&signature, &made);
            files.exports.line(format!("FISHPLATE_MLIR_EXPORT({get})"));
        }
        None if def.cpp_get_differs => {
            files.header.line(format!("// {get}: the class has builders of its own only."));
        }
        None => files.header.line(format!("// {get}: a parameter has no C form.")),
    }
    if def.cpp_getters_differ && !params.is_empty() {
        files.header.line(format!("// {stem}: the class has getters of its own only."));
        return;
    }
    for (_, param) in &params {
        let name = taken.claim(format!("{stem}Get{}", names::camel(&param.name)));
        let value = format!("llvm::cast<{cpp}>(unwrap(value)).get{}()", accessor(&param.name));
        getter(files, param, &name, &value, handle, &is_a);
    }
}

/// Writes the function, or for an array the two functions, that read a parameter.
fn getter(files: &mut Files<'_>, param: &Param, name: &str, value: &str, handle: &str, is_a: &str) {
    let read = match &param.kind {
        Kind::Array(of) => element(&param.cpp_type)
            .and_then(|element| returned(&format!("{value}[position]"), of, element))
            .map(|read| (read, true)),
        kind => returned(value, kind, &param.cpp_type).map(|read| (read, false)),
    };
    match read {
        Some(((c, read), true)) => {
            let size = format!("static_cast<intptr_t>({value}.size())");
            files.function(&format!("intptr_t {name}Size({handle} value)"), &size);
            files.function(&format!("{c} {name}({handle} value, intptr_t position)"), &read);
            files.exports.line(format!("FISHPLATE_MLIR_LIST({name}, {is_a})"));
        }
        Some(((c, read), false)) => {
            files.function(&format!("{c} {name}({handle} value)"), &read);
            files.exports.line(format!("FISHPLATE_MLIR_GETTER({name}, {is_a})"));
        }
        None => files.header.line(format!("// {name}: {} has no C form.", param.name)),
    }
}

/// The text between the angle brackets of `ArrayRef<...>`.
fn element(cpp: &str) -> Option<&str> {
    let (_, rest) = cpp.split_once('<')?;
    rest.rsplit_once('>').map(|(of, _)| of.trim())
}

/// The name that MLIR gives an accessor: letters after underscores are capitalised.
fn accessor(name: &str) -> String {
    name.split('_').map(names::capital).collect()
}

fn integer(bits: u16, sign: Signedness) -> String {
    let bits = [8, 16, 32].into_iter().find(|wide| *wide >= bits).unwrap_or(64);
    format!("{}int{bits}_t", if sign == Signedness::Unsigned { "u" } else { "" })
}

/// The last part of a C++ name.
fn tail(cpp: &str) -> &str {
    cpp.rsplit_once("::").map_or(cpp, |(_, tail)| tail)
}

/// The C parameters of a value, and the C++ expression that uses them.
fn passed(name: &str, kind: &Kind, cpp: &str) -> Option<(Vec<String>, String)> {
    let one = |c: &str, value: String| Some((vec![format!("{c} {name}")], value));
    match kind {
        Kind::Int { bits, sign } => {
            one(&integer(*bits, *sign), format!("static_cast<{cpp}>({name})"))
        }
        Kind::Bool if tail(cpp) == "BoolAttr" => {
            one("bool", format!("BoolAttr::get(unwrap(context), {name})"))
        }
        Kind::Bool => one("bool", name.to_owned()),
        Kind::Float { bits: 32 | 64 } => one("double", format!("static_cast<{cpp}>({name})")),
        Kind::Str if tail(cpp) == "StringAttr" => {
            one("MlirStringRef", format!("StringAttr::get(unwrap(context), unwrap({name}))"))
        }
        Kind::Str if tail(cpp) == "string" => one("MlirStringRef", format!("unwrap({name}).str()")),
        Kind::Str => one("MlirStringRef", format!("unwrap({name})")),
        Kind::Enum(_) => one("uint64_t", format!("static_cast<{cpp}>({name})")),
        Kind::AffineMap => one("MlirAffineMap", format!("unwrap({name})")),
        Kind::IntegerSet => one("MlirIntegerSet", format!("unwrap({name})")),
        Kind::Location => one("MlirLocation", format!("unwrap({name})")),
        // A dictionary may also be a list of pairs, which has no C form.
        Kind::Dict if tail(cpp) != "DictionaryAttr" => None,
        Kind::Attr(_) | Kind::Dict => one("MlirAttribute", cast(name, cpp, "Attribute")),
        Kind::Type(_) => one("MlirType", cast(name, cpp, "Type")),
        Kind::Optional(of) => match of.as_ref() {
            Kind::Attr(_) | Kind::Dict => one("MlirAttribute", cast(name, cpp, "Attribute")),
            Kind::Type(_) => one("MlirType", cast(name, cpp, "Type")),
            Kind::AffineMap => one("MlirAffineMap", format!("unwrap({name})")),
            Kind::IntegerSet => one("MlirIntegerSet", format!("unwrap({name})")),
            Kind::Str if tail(cpp) == "StringAttr" => one(
                "MlirStringRef",
                format!(
                    "{name}.data ? StringAttr::get(unwrap(context), unwrap({name})) : StringAttr()"
                ),
            ),
            _ => None,
        },
        Kind::Array(of) => array(name, of, element(cpp)?),
        _ => None,
    }
}

/// Precondition of a handle for its C++ class.
fn check(name: &str, kind: &Kind, cpp: &str) -> Option<String> {
    let base = match kind.bare() {
        Kind::Attr(_) => "Attribute",
        Kind::Type(_) => "Type",
        _ => return None,
    };
    let given = format!("mlir{base}IsNull({name})");
    match (kind, tail(cpp) == base) {
        (Kind::Optional(_), true) => None,
        (Kind::Optional(_), false) => {
            Some(format!("({given} || llvm::isa<{cpp}>(unwrap({name})))"))
        }
        (_, true) => Some(format!("!{given}")),
        (_, false) => Some(format!("llvm::isa_and_present<{cpp}>(unwrap({name}))")),
    }
}

/// Casts a handle to the C++ class; null stays null.
fn cast(name: &str, cpp: &str, base: &str) -> String {
    match tail(cpp) == base {
        true => format!("unwrap({name})"),
        false => format!("llvm::cast_if_present<{cpp}>(unwrap({name}))"),
    }
}

fn array(name: &str, of: &Kind, element: &str) -> Option<(Vec<String>, String)> {
    let size = format!("n{}", names::capital(name));
    let with = |c: &str, value: String| {
        Some((vec![format!("intptr_t {size}"), format!("const {c} *{name}")], value))
    };
    match of {
        Kind::Int { bits, sign } => {
            with(&integer(*bits, *sign), format!("llvm::ArrayRef<{element}>({name}, {size})"))
        }
        Kind::Bool => with("bool", format!("llvm::ArrayRef<bool>({name}, {size})")),
        kind => {
            let (args, value) = passed("item", kind, element)?;
            let [arg] = args.as_slice() else { return None };
            let (c, _) = arg.rsplit_once(' ')?;
            let map = format!(
                "llvm::map_to_vector(llvm::ArrayRef<{c}>({name}, {size}), [&]({c} item) -> {element} {{ (void)context; return {value}; }})"
            );
            with(c, map)
        }
    }
}

/// The C type of a value and the expression that returns it.
fn returned(value: &str, kind: &Kind, cpp: &str) -> Option<(String, String)> {
    let one = |c: &str, value: String| Some((c.to_owned(), value));
    match kind {
        Kind::Int { bits, sign } => one(&integer(*bits, *sign), value.to_owned()),
        Kind::Bool if tail(cpp) == "BoolAttr" => one("bool", format!("{value}.getValue()")),
        Kind::Bool => one("bool", value.to_owned()),
        Kind::Float { bits: 32 | 64 } => one("double", value.to_owned()),
        Kind::Str if tail(cpp) == "StringAttr" => {
            one("MlirStringRef", format!("wrap({value}.getValue())"))
        }
        Kind::Str => one("MlirStringRef", format!("wrap({value})")),
        Kind::Enum(_) => one("uint64_t", format!("static_cast<uint64_t>({value})")),
        Kind::AffineMap => one("MlirAffineMap", format!("wrap({value})")),
        Kind::IntegerSet => one("MlirIntegerSet", format!("wrap({value})")),
        Kind::Location => one("MlirLocation", format!("wrap({value})")),
        Kind::Dict if tail(cpp) != "DictionaryAttr" => None,
        Kind::Attr(_) | Kind::Dict => one("MlirAttribute", format!("wrap(Attribute({value}))")),
        Kind::Type(_) => one("MlirType", format!("wrap(Type({value}))")),
        Kind::Optional(of) => match of.as_ref() {
            Kind::Attr(_) | Kind::Dict | Kind::Type(_) | Kind::AffineMap | Kind::IntegerSet => {
                returned(value, of, cpp)
            }
            _ => None,
        },
        _ => None,
    }
}
