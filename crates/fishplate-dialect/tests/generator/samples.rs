//! Sample parameters for the types and attributes of a catalog. There are several per definition, because verifiers in
//! C++ refuse some of them.

use fishplate_dialect::format::{Catalog, Known, Value, text};
use fishplate_dialect::model::{DefRef, Enum, Kind, Param, Signedness};

pub(crate) type Sample = Value<String, String>;

/// Deepest nesting of definitions in samples.
const DEPTH: usize = 3;

/// The samples of a definition: each parameter goes through its candidates, and an optional one is absent in one
/// sample.
pub(crate) fn of(catalog: &Catalog, def: &Known) -> Vec<Vec<Sample>> {
    of_depth(catalog, def, DEPTH)
}

fn of_depth(catalog: &Catalog, def: &Known, depth: usize) -> Vec<Vec<Sample>> {
    let params = &def.def.params;
    let candidates: Vec<Vec<Sample>> =
        params.iter().map(|param| candidates(catalog, &def.dialect, param, depth)).collect();
    if candidates.iter().any(Vec::is_empty) {
        return Vec::new();
    }
    let count = candidates.iter().map(Vec::len).max().unwrap_or(1).clamp(1, 24);
    let round = |round: usize, step: usize| {
        let pick = |(at, all): (usize, &Vec<Sample>)| all[(round + at * step) % all.len()].clone();
        candidates.iter().enumerate().map(pick).collect::<Vec<_>>()
    };
    let mut samples: Vec<Vec<Sample>> = (0..count).map(|at| round(at, 0)).collect();
    if params.len() > 1 {
        // Parameters of the same kind with different values.
        samples.extend((0..3).map(|at| round(at, 1)));
    }
    if params.iter().any(|param| param.optional) {
        let absent = |(param, all): (&Param, &Vec<Sample>)| match param.optional {
            true => Value::None,
            false => all[0].clone(),
        };
        samples.push(params.iter().zip(&candidates).map(absent).collect());
        // One optional parameter at a time, for those that exclude each other.
        for (at, _) in params.iter().enumerate().filter(|(_, param)| param.optional) {
            let mut one: Vec<Sample> = params.iter().zip(&candidates).map(absent).collect();
            one[at] = candidates[at][0].clone();
            samples.push(one);
        }
    }
    samples
}

/// Texts for interfaces and base classes, which the model does not distinguish from any attribute or type.
const OF_CLASS: [(&str, &str); 13] = [
    ("MemorySpaceAttrInterface", "#ptr.generic_space"),
    ("PtrType", "!ptr.ptr<#ptr.generic_space>"),
    ("TBAANodeAttr", "#llvm.tbaa_root<id = \"a\">"),
    ("DITypeAttr", "#llvm.di_null_type"),
    ("DINodeAttr", "#llvm.di_null_type"),
    ("DIScopeAttr", "#llvm.di_file<\"a\" in \"b\">"),
    ("DILocalScopeAttr", "#llvm.di_subprogram<line = 4>"),
    ("DIVariableAttr", "#llvm.di_local_variable<scope = #llvm.di_subprogram<line = 4>>"),
    ("DistributeLayoutAttr", "#xegpu.layout<lane_layout = [1, 2], lane_data = [1, 1]>"),
    ("SparseTensorEncodingAttr", "#sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>"),
    ("smt", "!smt.int"),
    ("wasmssa", "!wasmssa.funcref"),
    ("TargetAttrInterface", "#nvvm.target"),
];

/// The candidates for a parameter of a definition.
fn candidates(catalog: &Catalog, dialect: &str, param: &Param, depth: usize) -> Vec<Sample> {
    let class = param.cpp_type.rsplit("::").next().unwrap_or_default().trim_end_matches('>');
    let any = matches!(element(&param.kind), Kind::Type(None)).then_some(dialect);
    let known = OF_CLASS.iter().find(|(name, _)| *name == class || Some(*name) == any);
    let is_type = matches!(element(&param.kind), Kind::Type(_));
    let known = known.map(|(_, text)| match is_type {
        true => Value::Type((*text).to_owned()),
        false => Value::Attr((*text).to_owned()),
    });
    let of_kind = match (known, param.kind.bare()) {
        (Some(known), Kind::Array(_)) => vec![Value::Array(vec![known])],
        (Some(known), _) => vec![known],
        (None, _) => kind(catalog, &param.kind, depth),
    };
    match of_kind.is_empty() && param.optional {
        true => vec![Value::None],
        false => of_kind,
    }
}

/// The kind itself, or the element kind of a list.
fn element(of: &Kind) -> &Kind {
    match of.bare() {
        Kind::Array(of) => element(of),
        kind => kind,
    }
}

pub(crate) fn kind(catalog: &Catalog, of: &Kind, depth: usize) -> Vec<Sample> {
    let attrs = |texts: &[&str]| texts.iter().map(|t| Value::Attr((*t).to_owned())).collect();
    let types = |texts: &[&str]| texts.iter().map(|t| Value::Type((*t).to_owned())).collect();
    match of {
        Kind::Bool | Kind::Unit => vec![Value::Bool(true), Value::Bool(false)],
        Kind::Int { sign: Signedness::Unsigned, .. } | Kind::Index => {
            [64, 1, 32, 4].map(Value::Int).to_vec()
        }
        Kind::Int { .. } | Kind::BigInt => [4, -3, 32, 1].map(Value::Int).to_vec(),
        Kind::Float { .. } => vec![Value::Float(1.5)],
        Kind::Str | Kind::Bytes => {
            ["abc", "+a", "a \"quoted\" \\ text\n"].map(|text| Value::Str(text.into())).to_vec()
        }
        Kind::Enum(def) => catalog.enum_(def).map(cases).unwrap_or_default(),
        Kind::AffineMap => ["(d0) -> (d0)", "(d0, d1)[s0] -> (d0 + s0, d1)"]
            .map(|map| Value::AffineMap(format!("affine_map<{map}>")))
            .to_vec(),
        Kind::IntegerSet => vec![Value::IntegerSet("affine_set<(d0) : (d0 - 1 >= 0)>".into())],
        Kind::Dict => attrs(&["{a = 1 : i32, b}"]),
        Kind::Location => attrs(&["loc(unknown)"]),
        Kind::Symbol { .. } => attrs(&["@a"]),
        Kind::Array(of) => {
            let items = kind(catalog, of, depth);
            let first = items.first().cloned();
            let mut lists: Vec<Sample> =
                first.into_iter().map(|item| Value::Array(vec![item])).collect();
            if items.len() > 1 {
                lists.push(Value::Array(items.into_iter().take(3).collect()));
            }
            lists
        }
        Kind::Optional(of) => kind(catalog, of, depth),
        Kind::Attr(None) => attrs(&["1 : i32", "\"x\"", "#llvm.di_file<\"a\" in \"b\">", "@a"]),
        Kind::Attr(Some(def)) => attr(catalog, def, depth),
        Kind::Type(None) => types(&["i32", "f32", "memref<4xf32>", "!llvm.ptr"]),
        Kind::Type(Some(def)) => type_(catalog, def, depth),
        Kind::Opaque(_) => Vec::new(),
    }
}

fn cases(of: &Enum) -> Vec<Sample> {
    let mut values: Vec<u64> = of.cases.iter().map(|case| case.value).collect();
    if of.bit_enum {
        values.push(values.iter().fold(0, |bits, value| bits | value));
        values.extend(of.cases.windows(2).map(|two| two[0].value | two[1].value));
    }
    values.sort_unstable();
    values.dedup();
    values.into_iter().map(Value::Enum).collect()
}

fn attr(catalog: &Catalog, def: &DefRef, depth: usize) -> Vec<Sample> {
    if def.dialect == "builtin" {
        let text = match def.name.as_str() {
            "IntegerAttr" => return ["4 : i64", "8 : i64"].map(|t| Value::Attr(t.into())).to_vec(),
            "FloatAttr" => "1.500000e+00 : f32",
            "ArrayAttr" => "[1 : i32, \"b\"]",
            "DictionaryAttr" => "{a = 1 : i32}",
            "SymbolRefAttr" => "@a::@b",
            "FlatSymbolRefAttr" => "@a",
            "DistinctAttr" => "distinct[0]<>",
            "TypeAttr" => "i32",
            "StringAttr" => "\"x\"",
            "DenseI32ArrayAttr" => "array<i32: 1, 2>",
            "DenseI64ArrayAttr" => "array<i64: 0>",
            _ => return Vec::new(),
        };
        return vec![Value::Attr(text.to_owned())];
    }
    nested(catalog, catalog.attr(def), depth).into_iter().map(Value::Attr).collect()
}

fn type_(catalog: &Catalog, def: &DefRef, depth: usize) -> Vec<Sample> {
    if def.dialect == "builtin" {
        let text = match def.name.as_str() {
            "MemRefType" | "ShapedType" => "memref<4x4xf32>",
            "VectorType" => "vector<64x32xf32>",
            "RankedTensorType" | "TensorType" => "tensor<4xf32>",
            "IntegerType" => "i32",
            _ => return Vec::new(),
        };
        return vec![Value::Type(text.to_owned())];
    }
    nested(catalog, catalog.type_(def), depth).into_iter().map(Value::Type).collect()
}

/// The texts of another definition.
fn nested(catalog: &Catalog, known: Option<&Known>, depth: usize) -> Vec<String> {
    let (Some(known), true) = (known, depth > 0) else { return Vec::new() };
    let samples = of_depth(catalog, known, depth - 1);
    samples.iter().rev().filter_map(|s| text::print(catalog, known, s).ok()).take(4).collect()
}
