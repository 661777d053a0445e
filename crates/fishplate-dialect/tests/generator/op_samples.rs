//! Sample operations: operands and types that satisfy the constraints as far as these are known, and attributes by
//! their kinds.

use fishplate_dialect::format::operation::{From, OpParts};
use fishplate_dialect::format::{Catalog, Element, Known, Of, Plan, Value, text};
use fishplate_dialect::model::{AttrSlot, Constraint, Kind, Signedness, ValueSlot, Variadicity};

use crate::samples;

pub(crate) type Parts = OpParts<String, String, String, String, String>;

/// Maximum number of samples per operation.
const LIMIT: usize = 3;

/// Types to try, simple ones first.
const POOL: [&str; 30] = [
    "i32",
    "f32",
    "index",
    "i1",
    "i64",
    "f64",
    "i8",
    "i16",
    "f16",
    "bf16",
    "vector<4xf32>",
    "vector<4xi32>",
    "vector<4xi1>",
    "tensor<4xf32>",
    "tensor<4xi32>",
    "memref<4xf32>",
    "memref<4x4xf32>",
    "complex<f32>",
    "!llvm.ptr",
    "vector<8xf32>",
    "vector<16xf32>",
    "vector<8xi16>",
    "vector<16xi8>",
    "vector<[4]xf32>",
    "vector<[4]xi32>",
    "tensor<4x4xf32>",
    "tensor<*xf32>",
    "none",
    "vector<4x4xf32>",
    "tensor<?xf32>",
];

/// The operations to try: with equal types as far as possible, and with optional parts present and absent.
pub(crate) fn of(catalog: &Catalog, plan: &Plan) -> Vec<Parts> {
    let mut found = Vec::new();
    if !plan.op.regions.is_empty() || !plan.op.successors.is_empty() {
        return found;
    }
    for (round, base) in POOL.iter().enumerate() {
        if found.len() >= LIMIT {
            break;
        }
        let optional = round % 2 == 1;
        if let Some(parts) = one(catalog, plan, base, optional, round)
            && !found.contains(&parts)
        {
            found.push(parts);
        }
    }
    found
}

fn one(catalog: &Catalog, plan: &Plan, base: &str, optional: bool, round: usize) -> Option<Parts> {
    let mut next = 0;
    let (mut operands, mut operand_types) = (Vec::new(), Vec::new());
    for slot in &plan.op.operands {
        let of = pick(catalog, slot, base)?;
        let count = match slot.variadicity {
            Variadicity::One => 1,
            Variadicity::Optional => usize::from(optional),
            Variadicity::Variadic => usize::from(optional) * 2,
            Variadicity::VariadicOfVariadic(_) => return None,
        };
        operands.push((0..count).map(|at| format!("%arg{}", next + at)).collect());
        operand_types.push(vec![of; count]);
        next += count;
    }
    let mut result_types = Vec::new();
    for (slot, from) in plan.op.results.iter().zip(&plan.result_types) {
        let count = match slot.variadicity {
            Variadicity::One => 1,
            _ if *from == From::Text => usize::from(optional),
            _ => 0,
        };
        result_types.push(vec![pick(catalog, slot, base)?; count]);
    }
    let mut attrs = Vec::new();
    let lists = index_lists(plan);
    for (at, slot) in plan.op.attrs.iter().enumerate() {
        if let Some((operands_at, _)) = lists.iter().find(|(_, sizes)| *sizes == at) {
            let sizes = vec![i64::MIN.to_string(); operands_of(&operands, *operands_at)];
            let sizes = if sizes.is_empty() { "4".to_owned() } else { sizes.join(", ") };
            attrs.push((slot.name.clone(), format!("array<i64: {sizes}>")));
            continue;
        }
        // MLIR fills in defaults, and a dictionary of properties prints them.
        let shown = slot.default.is_some() && plan.format.elements.contains(&Element::PropDict);
        if slot.property || (!shown && (slot.optional || slot.default.is_some()) && !optional) {
            if slot.property && !slot.optional && slot.default.is_none() {
                return None;
            }
            continue;
        }
        let all = attr(catalog, slot);
        let attr = all.get(round % all.len().max(1)).cloned();
        match attr {
            Some(attr) => attrs.push((slot.name.clone(), attr)),
            None if slot.optional => {}
            None => return None,
        }
    }
    let empty = Vec::new;
    Some(Parts {
        operands,
        operand_types,
        result_types,
        attrs,
        regions: empty(),
        successors: Vec::new(),
    })
}

fn operands_of(operands: &[Vec<String>], at: usize) -> usize {
    operands.get(at).map_or(0, Vec::len)
}

/// Lists of sizes: the operands, and the attribute with the static sizes.
fn index_lists(plan: &Plan) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    plan.format.each(&mut |element| {
        if let Element::Custom { args, .. } = element
            && let [Element::Variable(Of::Operand(operands)), Element::Variable(Of::Attr(sizes))] =
                args.as_slice()
        {
            found.push((*operands, *sizes));
        }
    });
    found
}

/// The base type if it fits, otherwise the first one that does.
fn pick(catalog: &Catalog, slot: &ValueSlot, base: &str) -> Option<String> {
    if let Some(only) = &slot.only_type {
        return Some(only.clone());
    }
    let fit = |text: &&str| fits(&slot.constraint, text);
    if let Some(text) = std::iter::once(base).chain(POOL).find(fit) {
        return Some(text.to_owned());
    }
    classes(&slot.constraint).into_iter().find_map(|class| {
        let known: &Known = catalog.type_of_class(class)?;
        let samples = samples::of(catalog, known);
        samples.iter().find_map(|sample| text::print(catalog, known, sample).ok())
    })
}

fn classes(of: &Constraint) -> Vec<&str> {
    match of {
        Constraint::Isa(class) => vec![class],
        Constraint::AllOf(parts) | Constraint::AnyOf(parts) => {
            parts.iter().flat_map(classes).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a type of the pool fits, as far as is known.
fn fits(of: &Constraint, text: &str) -> bool {
    let shaped = ["vector", "tensor", "memref"].iter().any(|name| text.starts_with(name));
    let element = || {
        let inner = text.split_once('<').map_or("", |(_, rest)| rest.trim_end_matches('>'));
        inner.rsplit('x').next().unwrap_or_default()
    };
    let dims = text.matches('x').count() - usize::from(text == "index");
    match of {
        Constraint::Any => true,
        Constraint::Isa(class) => match class.rsplit("::").next().unwrap_or_default() {
            "IntegerType" => text.starts_with('i') && text != "index",
            "FloatType" => text.starts_with('f') || text == "bf16",
            "IndexType" => text == "index",
            "VectorType" => text.starts_with("vector"),
            "RankedTensorType" => text.starts_with("tensor") && !text.contains('*'),
            "TensorType" => text.starts_with("tensor"),
            "UnrankedTensorType" => text.starts_with("tensor<*"),
            "MemRefType" | "BaseMemRefType" => text.starts_with("memref"),
            "ShapedType" => shaped,
            "ComplexType" => text.starts_with("complex"),
            "NoneType" => text == "none",
            "LLVMPointerType" => text == "!llvm.ptr",
            "ValueSemantics" => text.starts_with("vector") || text.starts_with("tensor"),
            _ => false,
        },
        Constraint::AllOf(parts) => parts.iter().all(|part| fits(part, text)),
        Constraint::AnyOf(parts) => parts.iter().any(|part| fits(part, text)),
        Constraint::Not(part) => !fits(part, text),
        Constraint::Element(part) => shaped && fits(part, element()),
        Constraint::Integer { bits, sign } => {
            let width = text.strip_prefix('i').and_then(|width| width.parse::<u16>().ok());
            width.is_some_and(|width| bits.is_none_or(|bits| bits == width))
                && sign.is_none_or(|sign| sign == Signedness::Signless)
        }
        Constraint::Float(name) => text == name,
        Constraint::Index => text == "index",
        Constraint::Ranked => shaped && !text.contains('*'),
        Constraint::StaticShape => shaped && !text.contains(['*', '?']),
        Constraint::Rank { min, max } => {
            let rank = u32::try_from(dims).unwrap_or(0);
            shaped && rank >= *min && max.is_none_or(|max| rank <= max)
        }
        _ => true,
    }
}

/// Texts for an attribute.
fn attr(catalog: &Catalog, slot: &AttrSlot) -> Vec<String> {
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    if let Some(known) = catalog.attr_of_class(&slot.storage).filter(|k| k.def.mnemonic.is_some()) {
        let samples = samples::of(catalog, known);
        return samples.iter().filter_map(|s| text::print(catalog, known, s).ok()).collect();
    }
    let dense = slot.storage.contains("Dense");
    match &slot.kind {
        Kind::Array(of) => match (&**of, dense) {
            (Kind::Bool, true) => texts(&["array<i1: true>"]),
            (Kind::Int { bits, .. }, true) => {
                vec![format!("array<i{bits}: 1>"), format!("array<i{bits}: 0>")]
            }
            (Kind::Float { bits }, true) => vec![format!("array<f{bits}: 1.5>")],
            (Kind::Int { bits, .. }, false) => vec![format!("[1 : i{bits}]")],
            _ => texts(&["[]"]),
        },
        Kind::Int { bits: 1, .. } => texts(&["true", "false"]),
        Kind::Int { bits, sign } => {
            let sign = match sign {
                Signedness::Signless => "",
                Signedness::Signed => "s",
                Signedness::Unsigned => "u",
            };
            vec![format!("4 : {sign}i{bits}"), format!("1 : {sign}i{bits}")]
        }
        Kind::Index => texts(&["4 : index"]),
        Kind::Bool => texts(&["true", "false"]),
        Kind::Unit => texts(&["unit"]),
        Kind::Float { bits: 32 } => texts(&["1.500000e+00 : f32"]),
        Kind::Float { .. } => texts(&["1.500000e+00 : f64"]),
        Kind::Str => texts(&["\"abc\""]),
        Kind::Symbol { .. } => texts(&["@a"]),
        Kind::Type(_) => texts(&["i32"]),
        Kind::Enum(def) => {
            let Some(of) = catalog.enum_(def) else { return Vec::new() };
            of.cases.iter().map(|case| format!("{} : i{}", case.value, of.bits)).collect()
        }
        Kind::AffineMap => texts(&["affine_map<(d0) -> (d0)>"]),
        kind => samples::kind(catalog, kind, 1)
            .into_iter()
            .filter_map(|value| match value {
                Value::Attr(attr) => Some(attr),
                _ => None,
            })
            .collect(),
    }
}
