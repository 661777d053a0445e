//! Dialect conversion in Rust.

use fishplate::ir::{
    Context, ConversionTarget, ErrorKind, IntegerType, Location, Match, Module, NewOperation,
    Operation, PatternRewriter, Result, RewritePatternSet, Type, TypeConverter, Value,
};

use crate::context;

const SUM: &str =
    "func.func @f(%a: i32, %b: i32) -> i32 {\n  %c = arith.addi %a, %b : i32\n  return %c : i32\n}";

fn int(context: &Context, bits: u32) -> Result<Type<'_>> {
    Ok(IntegerType::get(context, bits)?.into())
}

/// A converter from i32 to `count` integers of `bits` bits.
fn converter(context: &Context, bits: u32, count: usize) -> TypeConverter<'_> {
    let converter = TypeConverter::new(context).unwrap();
    converter.add_conversion(|ty| Ok(Some(vec![ty]))).unwrap();
    converter
        .add_conversion(move |ty| {
            let new = int(ty.context(), bits)?;
            Ok((ty == int(ty.context(), 32)?).then(|| vec![new; count]))
        })
        .unwrap();
    converter
}

/// Replaces an operation by one of another name for each place of its operands.
fn renamed<'a>(
    name: &str,
    op: &Operation<'a>,
    operands: &[Vec<Value<'a>>],
    rewriter: &PatternRewriter<'a>,
) -> Result<Match> {
    let count = operands.first().map_or(0, Vec::len);
    let mut results = Vec::new();
    for place in 0..count {
        let operands: Vec<_> = operands.iter().map(|group| group[place].clone()).collect();
        let types = [operands[0].ty()?];
        let new = NewOperation { operands: &operands, results: &types, ..Default::default() };
        let new = Operation::create(name, op.location()?, &new, None)?;
        rewriter.insert(&new)?;
        results.push(new.result()?);
    }
    rewriter.replace_op_with_multiple(op, &[results])?;
    Ok(Match::Applied)
}

fn returned<'a>(
    op: &Operation<'a>,
    operands: &[Vec<Value<'a>>],
    rewriter: &PatternRewriter<'a>,
) -> Result<Match> {
    let new = NewOperation { operands: &operands.concat(), ..Default::default() };
    rewriter.insert(&Operation::create("func.return", op.location()?, &new, None)?)?;
    rewriter.erase_op(op)?;
    Ok(Match::Applied)
}

#[test]
fn types_and_signatures_are_converted() {
    for count in [1, 2] {
        let context = context();
        let module = Module::parse(&context, SUM).unwrap();
        let by = converter(&context, 16, count);
        assert_eq!(by.convert_type(int(&context, 32).unwrap()).unwrap().unwrap().len(), count);
        let patterns = RewritePatternSet::new(&context).unwrap();
        patterns
            .add_conversion("arith.addi", Some(&by), 1, |op, operands, rewriter| {
                renamed("arith.muli", &op, operands, rewriter)
            })
            .unwrap();
        patterns
            .add_conversion("func.return", Some(&by), 1, |op, operands, rewriter| {
                returned(&op, operands, rewriter)
            })
            .unwrap();
        patterns.add_function_type_conversion("func.func", &by).unwrap();
        let target = ConversionTarget::new(&context).unwrap();
        target.set_op("arith.addi", false).unwrap();
        target.set_dialect("arith", true).unwrap();
        target.set_op("func.func", false).unwrap();
        target
            .set_op_dynamic("func.return", |op| {
                let narrow = int(op.context(), 16)?;
                Ok(Some(op.operands()?.iter().all(|value| value.ty().is_ok_and(|ty| ty == narrow))))
            })
            .unwrap();
        target.set_unknown(|_| Ok(Some(true))).unwrap();
        let root = module.operation().unwrap();
        patterns.freeze().unwrap().apply_full_conversion(&root, &target).unwrap();
        let text = module.to_string();
        assert!(!text.contains("i32"), "{text}");
        assert_eq!(text.matches("arith.muli").count(), count, "{text}");
    }
}

fn cast<'a>(
    name: &str,
    rewriter: &PatternRewriter<'a>,
    ty: Type<'a>,
    values: &[Value<'a>],
    location: Location<'a>,
) -> Result<Option<Value<'a>>> {
    let new = NewOperation { operands: values, results: &[ty], ..Default::default() };
    let new = Operation::create(name, location, &new, None)?;
    rewriter.insert(&new)?;
    new.result().map(Some)
}

#[test]
fn materialisations_join_old_and_new_types() {
    let context = context();
    let by = converter(&context, 64, 1);
    by.add_source_materialization(|rewriter, ty, values, location| {
        cast("arith.trunci", rewriter, ty, values, location)
    })
    .unwrap();
    by.add_target_materialization(|rewriter, ty, values, location| {
        cast("arith.extsi", rewriter, ty, values, location)
    })
    .unwrap();
    let module = Module::parse(&context, SUM).unwrap();
    let patterns = RewritePatternSet::new(&context).unwrap();
    patterns
        .add_conversion("arith.addi", Some(&by), 1, |op, operands, rewriter| {
            renamed("arith.muli", &op, operands, rewriter)
        })
        .unwrap();
    let target = ConversionTarget::new(&context).unwrap();
    target.set_op("arith.addi", false).unwrap();
    let root = module.operation().unwrap();
    patterns.freeze().unwrap().apply_partial_conversion(&root, &target).unwrap();
    let text = module.to_string();
    assert_eq!(text.matches("arith.extsi").count(), 2, "{text}");
    assert_eq!(text.matches("arith.trunci").count(), 1, "{text}");
}

#[test]
fn failures_are_errors() {
    let context = context();
    let module = Module::parse(&context, SUM).unwrap();
    let root = module.operation().unwrap();
    let target = ConversionTarget::new(&context).unwrap();
    target.set_dialect("arith", false).unwrap();
    let patterns = RewritePatternSet::new(&context).unwrap();
    let error = patterns.freeze().unwrap().apply_partial_conversion(&root, &target).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Mlir);
    assert!(error.to_string().contains("'arith.addi'"), "{error}");
    target.set_op("func.func", true).unwrap();
    target.mark_recursively_legal("func.func").unwrap();
    patterns.freeze().unwrap().apply_partial_conversion(&root, &target).unwrap();
    target.set_dialect_dynamic("func", |_| Ok(None)).unwrap();
    target.set_op_dynamic("func.func", |op| op.attribute("missing").map(|_| None)).unwrap();
    patterns
        .add_conversion("arith.addi", None, 1, |op, _, _| {
            Module::parse(op.context(), "func.func @broken(").map(|_| Match::Applied)
        })
        .unwrap();
    let error = patterns.freeze().unwrap().apply_partial_conversion(&root, &target).unwrap_err();
    assert!(!error.diagnostics().is_empty(), "{error}");
}
