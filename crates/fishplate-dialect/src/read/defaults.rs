//! Default values: a small evaluator for the C++ expressions that `.td` files use as defaults. Other
//! expressions stay C++ code, and the report lists them.

use super::index::{Index, Named};
use super::{cpp, kinds};
use crate::model::{Kind, Literal};

/// Evaluates an expression that should give a value of `kind`.
pub(super) fn read(index: &Index<'_>, text: &str, kind: &Kind) -> Literal {
    evaluate(index, text.trim(), kind).unwrap_or_else(|| Literal::Cpp(text.trim().to_owned()))
}

fn evaluate(index: &Index<'_>, text: &str, kind: &Kind) -> Option<Literal> {
    if matches!(cpp::short(text), "nullptr" | "nullopt") {
        return Some(Literal::Null);
    }
    if let Kind::Optional(of) = kind {
        return match value_initialised(text) {
            true => Some(Literal::Null),
            false => evaluate(index, text, of),
        };
    }
    if value_initialised(text) {
        return zero(index, kind);
    }
    if let Some(inner) = unwrapped(text) {
        return evaluate(index, inner, kind);
    }
    if let Some(items) = cpp::braces(text) {
        let of = match kind {
            Kind::Array(of) => of,
            _ => &Kind::Int { bits: 64, sign: crate::model::Signedness::Signed },
        };
        let items: Option<Vec<_>> =
            items.into_iter().map(|item| evaluate(index, item, of)).collect();
        return items.map(Literal::List);
    }
    literal(index, text, kind).or_else(|| built(index, text, kind))
}

/// Matches `{}` and `T()`, where the name is that of a type and not of a function.
fn value_initialised(text: &str) -> bool {
    let of_type = |name: &str| {
        let tail = cpp::last(name.split('<').next().unwrap_or(name));
        let standard = matches!(tail, "optional" | "vector" | "string");
        standard
            || kinds::scalar(cpp::short(name)).is_some()
            || tail.starts_with(|c: char| c.is_ascii_uppercase())
    };
    let made = cpp::call(text).filter(|(_, args)| args.is_empty()).map(|(name, _)| name);
    text.trim() == "{}" || made.is_some_and(|name| !name.contains(['.', '$']) && of_type(name))
}

/// The default-initialised value of a kind in C++.
fn zero(index: &Index<'_>, kind: &Kind) -> Option<Literal> {
    Some(match kind {
        Kind::Int { .. } | Kind::Index | Kind::BigInt => Literal::Int(0),
        Kind::Bool | Kind::Unit => Literal::Bool(false),
        Kind::Float { .. } => Literal::Float(0.0),
        Kind::Str => Literal::Str(String::new()),
        Kind::Array(_) => Literal::List(Vec::new()),
        Kind::Enum(def) => {
            let case = index.cases(def).iter().find(|(_, value)| *value == 0);
            case.map_or(Literal::Int(0), |(symbol, _)| Literal::Case(symbol.clone()))
        }
        Kind::Attr(_)
        | Kind::Type(_)
        | Kind::AffineMap
        | Kind::IntegerSet
        | Kind::Location
        | Kind::Dict => Literal::Null,
        Kind::Symbol { .. } | Kind::Bytes | Kind::Optional(_) => Literal::Null,
        Kind::Opaque(_) => return None,
    })
}

/// The inside of casts and calls that only wrap a value.
fn unwrapped(text: &str) -> Option<&str> {
    let (name, args) = cpp::call(text)?;
    let [arg] = args.as_slice() else { return None };
    let wraps = name.is_empty()
        || name.starts_with("static_cast<")
        || matches!(
            name.strip_prefix("$_builder."),
            Some(
                "getBoolAttr"
                    | "getStringAttr"
                    | "getI32IntegerAttr"
                    | "getI64IntegerAttr"
                    | "getIndexAttr"
                    | "getDenseI32ArrayAttr"
                    | "getDenseI64ArrayAttr"
                    | "getI64ArrayAttr"
                    | "getArrayAttr"
            )
        );
    wraps.then_some(*arg)
}

/// Evaluates literals and enum cases.
fn literal(index: &Index<'_>, text: &str, kind: &Kind) -> Option<Literal> {
    match (kind, text) {
        (Kind::Enum(def), _) => {
            let symbol = cpp::last(text);
            if let Some(value) = cpp::integer(text) {
                let case =
                    index.cases(def).iter().find(|(_, known)| *known == value.cast_unsigned());
                return Some(
                    case.map_or(Literal::Int(value), |(symbol, _)| Literal::Case(symbol.clone())),
                );
            }
            let known = index.cases(def).iter().any(|(known, _)| known == symbol);
            known.then(|| Literal::Case(symbol.to_owned()))
        }
        (Kind::Bool | Kind::Unit | Kind::Attr(_), "true") => Some(Literal::Bool(true)),
        (Kind::Bool | Kind::Unit | Kind::Attr(_), "false") => Some(Literal::Bool(false)),
        (Kind::Bool, "1") => Some(Literal::Bool(true)),
        (Kind::Bool, "0") => Some(Literal::Bool(false)),
        (Kind::Str | Kind::Symbol { .. } | Kind::Attr(_), _) if text.starts_with('"') => {
            cpp::string(text).map(Literal::Str)
        }
        (Kind::Attr(Some(_)), _) if text.contains("::") && !text.contains('(') => {
            case_of_any(index, text)
        }
        (Kind::Int { .. } | Kind::Index | Kind::BigInt | Kind::Attr(_), _) => {
            cpp::integer(text).map(Literal::Int)
        }
        (Kind::Float { .. }, _) => {
            let number = text.trim_end_matches(['f', 'F']);
            let plain = number
                .chars()
                .all(|c| c.is_ascii_digit() || matches!(c, '.' | '-' | '+' | 'e' | 'E'));
            number.parse().ok().filter(|_| plain).map(Literal::Float)
        }
        _ => None,
    }
}

/// A case of the enumeration that the expression itself names; the attribute that wraps it is built from it.
fn case_of_any(index: &Index<'_>, text: &str) -> Option<Literal> {
    let (class, symbol) = cpp::normal(text).rsplit_once("::")?;
    let Some(Named::Enum(def)) = index.find(class, "mlir") else { return None };
    let known = index.cases(&def).iter().any(|(known, _)| known == symbol);
    known.then(|| Literal::Case(symbol.to_owned()))
}

/// Evaluates types and attributes that are built by well-known calls.
fn built(index: &Index<'_>, text: &str, kind: &Kind) -> Option<Literal> {
    let (name, args) = cpp::call(text)?;
    let class = name.strip_suffix("::get").map(cpp::short);
    match (class, args.as_slice()) {
        (Some("NoneType"), [_]) => Some(Literal::Text("none".into())),
        (Some("IndexType"), [_]) => Some(Literal::Text("index".into())),
        (Some("StringAttr"), [_, text]) => cpp::string(text).map(Literal::Str),
        (Some("BoolAttr"), [_, value]) => evaluate(index, value, &Kind::Bool),
        (Some("IntegerType"), [_, bits]) => {
            cpp::integer(bits).map(|bits| Literal::Text(format!("i{bits}")))
        }
        (Some("IntegerAttr"), [of, value]) => {
            let value = cpp::integer(value)?;
            match built(index, of, &Kind::Type(None))? {
                Literal::Text(of) => Some(Literal::Text(format!("{value} : {of}"))),
                _ => None,
            }
        }
        // For an attribute that wraps an enumeration, the case is sufficient.
        (Some(class), [_, case]) if class.ends_with("Attr") && case.contains("::") => match kind {
            Kind::Attr(_) => Some(Literal::Case(cpp::last(case).to_owned())),
            kind => evaluate(index, case, kind),
        },
        (None, []) => match name.strip_prefix("$_builder.")? {
            "getEmptyAffineMap" | "getEmptyAffineMapAttr" => {
                Some(Literal::Text("affine_map<() -> ()>".into()))
            }
            "getUnitAttr" => Some(Literal::Bool(true)),
            "getNoneType" => Some(Literal::Text("none".into())),
            "getIndexType" => Some(Literal::Text("index".into())),
            _ => None,
        },
        _ => None,
    }
}
