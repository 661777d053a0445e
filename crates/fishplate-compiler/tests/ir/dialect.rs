//! The generated bindings of the toy dialect (behaviours 6, 7, 9, 26, 44, 59).

use fishplate::ir::dialect::{self, ToParameter};
use fishplate::ir::{
    AffineMap, Attribute, ErrorKind, FloatType, FunctionType, IndexType, InsertionPoint,
    IntegerType, Module, PassManager, RankedTensorType, Result, Type,
};
use fishplate::{Any, AnyView, Array, Function, Object, ObjectRef, Str, reflect};

use crate::{context, here, tk, unknown};

/// Behaviour 6: the guide's text, unchanged.
#[test]
fn the_guide_runs() -> Result<()> {
    let ctx = context();
    let loc = unknown(&ctx);
    let t = tk::TileType::get(&ctx, &[32, 32], tk::DataType::BFloat16)?;
    let cb = tk::CbType::builder(RankedTensorType::get(&[2, 4], t.into())).pages(4).get()?;
    assert_eq!(t.shape(), &[32, 32]);
    assert_eq!(t.to_string(), "!tk.tile<[32, 32], bf16>");
    let ty: Type = t.into();
    let back: tk::TileType = ty.try_into()?;
    assert_eq!(back, t);
    let module = Module::create(loc)?;
    let mut ip = InsertionPoint::at_end(&module.body()?)?;
    let kernel = tk::KernelOp::builder(loc).sym_name("main").insert(&mut ip)?;
    let block = kernel.body()?.new_block(&[cb.into(), IndexType::get(&ctx)?.into()])?;
    let mut ip = InsertionPoint::at_end(&block)?;
    let load = tk::LoadOp::builder(loc)
        .buffer(block.argument(0)?)
        .index(block.argument(1)?)
        .results(&[ty])
        .insert(&mut ip)?;
    let (a, b) = (load.tile()?, load.tile()?);
    let add = tk::AddOp::builder(loc).lhs(a).rhs(b).insert(&mut ip)?; // acc defaults to Float32
    assert_eq!(add.acc()?, tk::DataType::Float32);
    assert_eq!(add.out()?.ty()?, ty);
    let op = add.operation().clone();
    match tk::TkOp::from_op(&op) {
        Some(tk::TkOp::Add(again)) => assert_eq!(again, add),
        other => panic!("{other:?}"),
    }
    assert_eq!(tk::TkOp::from_op(&module.operation()?), None);
    module.operation()?.verify()
}

#[test]
fn parameters_come_and_go() -> Result<()> {
    let ctx = context();
    let t = tk::TileType::get(&ctx, &[8], tk::DataType::BFP8)?;
    assert_eq!(t, tk::TileType::get(&ctx, &[8], tk::DataType::BFP8)?);
    assert_eq!(t.data_type(), tk::DataType::BFP8);
    let cb = tk::CbType::builder(RankedTensorType::get(&[2], t.into())).get()?;
    assert_eq!((cb.pages(), cb.to_string().contains("pages")), (2, false));
    assert_eq!(cb.underlying(), RankedTensorType::get(&[2], t.into())?.into());
    let map = AffineMap::permutation(&ctx, &[1, 0])?;
    let grid = tk::GridAttr::builder(&ctx, vec![2, 4]).map(map).get()?;
    assert_eq!((grid.shape(), grid.map()), (vec![2, 4], Some(map)));
    assert_eq!(tk::GridAttr::get(&ctx, &[2], None)?.map(), None);
    let arg = tk::ArgAttr::get(&ctx, -7, true, "näme")?;
    assert_eq!((arg.index(), arg.uniform(), arg.label()), (-7, true, "näme".to_owned()));
    Ok(())
}

/// An error inside an argument is reported by the whole call.
#[test]
fn mistakes_are_said() {
    let ctx = context();
    let function = FunctionType::get(&ctx, &[], &[]).unwrap();
    let wrong = tk::CbType::builder(RankedTensorType::get(&[2], function.into())).get();
    let wrong = wrong.unwrap_err();
    assert_eq!(wrong.kind(), ErrorKind::Mlir);
    assert!(wrong.message().contains("invalid tensor element type"), "{wrong}");
    let missing = tk::AddOp::builder(unknown(&ctx)).build().unwrap_err();
    assert!(missing.message().contains("`lhs`"), "{missing}");
    let missing = tk::KernelOp::builder(unknown(&ctx)).build().unwrap_err();
    assert!(missing.message().contains("sym_name"), "{missing}");
}

/// Operations with optional parts, groups and defaults, outside any block.
#[test]
fn operations_have_their_parts() -> Result<()> {
    let ctx = context();
    let loc = unknown(&ctx);
    let arg = tk::ArgAttr::get(&ctx, 0, false, "x")?;
    let kernel = tk::KernelOp::builder(loc)
        .sym_name("k")
        .args(&[arg])
        .access(tk::Access::READ | tk::Access::WRITE)
        .inline(true)
        .build()?;
    assert_eq!(kernel.inputs()?, []);
    assert_eq!(kernel.count()?, None);
    assert_eq!(kernel.sym_name()?, "k");
    assert_eq!(kernel.args()?, Some(vec![arg]));
    assert_eq!(kernel.access()?.to_string(), "read, write");
    assert!(kernel.inline()?);
    let plain = tk::KernelOp::builder(loc).sym_name("k").build()?;
    assert_eq!((plain.args()?, plain.access()?, plain.inline()?), (None, tk::Access::READ, false));
    let block = kernel.body()?.new_block(&[IntegerType::get(&ctx, 1)?.into()])?;
    let (one, two) = (kernel.body()?.new_block(&[])?, kernel.body()?.new_block(&[])?);
    let mut ip = InsertionPoint::at_end(&block)?;
    let branch = tk::BranchOp::builder(loc)
        .condition(block.argument(0)?)
        .to(one.clone())
        .others(&[two.clone(), one.clone()])
        .insert(&mut ip)?;
    assert_eq!((branch.to()?, branch.others()?), (one.clone(), vec![two, one]));
    Ok(())
}

/// Behaviours 7 and 9.
#[test]
fn enumerations_have_numbers_and_texts() {
    let numbers: Vec<u32> = tk::DataType::ALL.iter().map(|case| case.value()).collect();
    assert_eq!(numbers, [0, 2, 5]);
    assert_eq!(
        [tk::Access::NONE, tk::Access::READ, tk::Access::WRITE].map(tk::Access::value),
        [0, 1, 2]
    );
    assert_eq!(tk::DataType::try_from(2).unwrap(), tk::DataType::BFloat16);
    assert_eq!("bfp8".parse::<tk::DataType>().unwrap(), tk::DataType::BFP8);
    let wrong = tk::DataType::try_from(3).unwrap_err();
    assert_eq!(
        wrong.message(),
        "3 is not a DataType; expected one of: f32 (0), bf16 (2), bfp8 (5)"
    );
    assert_eq!("bf17".parse::<tk::DataType>().unwrap_err().kind(), ErrorKind::Value);
    assert_eq!(tk::Access::try_from(8).unwrap_err().kind(), ErrorKind::Value);
    assert_eq!(tk::Access::NONE.to_string(), "none");
}

/// Behaviour 26: the answers are in a file that the tests of C and Python use too.
#[test]
fn casts_agree_with_the_table() {
    let ctx = context();
    let table = std::fs::read_to_string(here().join("tests/ir/casts.txt")).unwrap();
    assert!(table.lines().count() >= 50);
    for line in table.lines() {
        let (text, name) = line.rsplit_once(" = ").unwrap();
        let (family, text) = text.split_once(' ').unwrap();
        if family == "type" {
            let ty = Type::parse(&ctx, text).unwrap();
            assert!(ty.is_a(name).unwrap(), "{line}");
            assert_eq!(tk::TileType::try_from(ty).is_ok(), name == "tk.tile", "{line}");
            assert_eq!(tk::CbType::try_from(ty).is_ok(), name == "tk.cb", "{line}");
            assert_eq!(IntegerType::try_from(ty).is_ok(), name == "builtin.integer", "{line}");
            continue;
        }
        let attribute = Attribute::parse(&ctx, text).unwrap();
        assert!(attribute.is_a(name).unwrap(), "{line}");
        assert_eq!(tk::GridAttr::try_from(attribute).is_ok(), name == "tk.grid", "{line}");
        assert_eq!(tk::ArgAttr::try_from(attribute).is_ok(), name == "tk.arg", "{line}");
        assert_eq!(tk::DataTypeAttr::try_from(attribute).is_ok(), name == "tk.data_type", "{line}");
        assert_eq!(tk::AccessAttr::try_from(attribute).is_ok(), name == "tk.access", "{line}");
    }
}

/// Behaviour 59: anyone can read an object field by field, without bindings.
#[test]
fn fields_are_reflected() {
    let ctx = context();
    let arg = Attribute::from(tk::ArgAttr::get(&ctx, 3, true, "x").unwrap()).to_any();
    let object: ObjectRef<Object> = arg.get().unwrap();
    let class = reflect::Type::of(&object).unwrap();
    assert_eq!(class.key(), "tk.ArgAttr");
    let names: Vec<String> = class.fields().iter().map(|field| field.name().to_owned()).collect();
    assert_eq!(names, ["index", "uniform", "label"]);
    assert_eq!(class.field("index").unwrap().read::<i64>(&object).unwrap(), 3);
    assert_eq!(class.field("label").unwrap().read::<String>(&object).unwrap(), "x");
    let back = Attribute::from_any(&ctx, &arg.view()).unwrap();
    assert_eq!(tk::ArgAttr::try_from(back).unwrap().label(), "x");
}

/// Behaviour 44: a dialect that a program registers at run time, by its model, is available to all.
#[test]
fn a_dialect_of_a_model_is_used_by_name() -> Result<()> {
    let ctx = context();
    let file = here().join("../../examples/07_dialect/src/tk.dialect.json");
    let model = std::fs::read_to_string(file).unwrap();
    dialect::register(&ctx, "tk", Some(&model))?;
    let renamed = model.replace("\"tk\"", "\"tk2\"").replace("tk::", "tk2::");
    dialect::register(&ctx, "tk2", Some(&renamed))?;
    let shape = ToParameter::to_parameter(vec![4_i64]);
    let kind = ToParameter::to_parameter("bfp8");
    let t = dialect::get_type(&ctx, "tk2.tile", &[shape, kind])?;
    assert_eq!(t.to_string(), "!tk2.tile<[4], bfp8>");
    assert_eq!(tk::TileType::try_from(t).unwrap_err().kind(), ErrorKind::Type);
    Ok(())
}

/// Behaviour 44: an IRDL text becomes a dialect at once, for Rust too.
#[test]
fn a_dialect_of_irdl_is_used_by_name() -> Result<()> {
    const CMATH: &str = include_str!("cmath.irdl.mlir");
    let ctx = context();
    assert_eq!(dialect::register_irdl(&ctx, CMATH)?, ["cmath"]);
    let complex =
        dialect::get_type(&ctx, "cmath.complex", &[FloatType::f32(&ctx)?.to_parameter()])?;
    assert_eq!(complex.to_string(), "!cmath.complex<f32>");
    let mul = "%0 = \"cmath.mul\"(%a, %a) : (!cmath.complex<f32>, !cmath.complex<f32>)";
    let function = |result: &str| {
        let text = format!("func.func @f(%a: !cmath.complex<f32>) {{ {mul} -> {result} return }}");
        Module::parse(&ctx, &text)
    };
    function("!cmath.complex<f32>")?.operation()?.verify()?;
    assert!(function("!cmath.complex<f64>").is_err());
    let wrong = Type::parse(&ctx, "!cmath.complex<i32>").unwrap_err().to_string();
    assert!(wrong.contains("parameter `elem`: cannot be i32"), "{wrong}");
    assert!(dialect::irdl("cmath")?.contains("irdl.parameters(elem: %2)"));
    let wrong = dialect::register_irdl(&ctx, "irdl.dialect @x {").unwrap_err();
    assert!(wrong.to_string().contains("a Rust program:1:18: expected `irdl.type`"), "{wrong}");
    Ok(())
}

/// Hooks are functions of any language; these are written in Rust.
#[test]
fn hooks_stand_in_for_cpp() -> fishplate::Result<()> {
    let ctx = context();
    let verify = Function::packed(|args: &[AnyView<'_>]| -> fishplate::Result<Any> {
        let facts: ObjectRef<Object> = args[0].get()?;
        let name: Str = reflect::Field::get("ir.OpFacts", "name")?.read(&facts)?;
        Err(fishplate::Error::new("ValueError", format!("{name} is out of stock")))
    });
    dialect::register_hook("stock.sell.verify", &verify).unwrap();
    let stock = "irdl.dialect @stock { irdl.operation @sell {} }";
    assert_eq!(dialect::register_irdl(&ctx, stock).unwrap(), ["stock"]);
    let wrong = Module::parse(&ctx, "\"stock.sell\"() : () -> ()").unwrap_err().to_string();
    assert!(wrong.contains("'stock.sell' op stock.sell is out of stock"), "{wrong}");
    Ok(())
}

/// Passes of MLIR use what hooks in Rust say about interfaces and folding.
#[test]
fn hooks_stand_behind_interfaces() -> fishplate::Result<()> {
    let ctx = context();
    let effects =
        Function::packed(|_: &[AnyView<'_>]| -> fishplate::Result<Array<Any>> { Ok(Array::new()) });
    let fold = Function::packed(|_: &[AnyView<'_>]| -> fishplate::Result<i64> { Ok(0) });
    dialect::register_hook("tally.count.effects", &effects).unwrap();
    dialect::register_hook("tally.same.fold", &fold).unwrap();
    let tally = "irdl.dialect @tally {
      irdl.operation @count { %0 = irdl.is i32 irdl.operands(a: %0) irdl.results(b: %0) }
      irdl.operation @same { %0 = irdl.is i32 irdl.operands(a: %0) irdl.results(b: %0) }
    }";
    assert_eq!(dialect::register_irdl(&ctx, tally).unwrap(), ["tally"]);
    let text = "func.func @f(%a: i32) -> (i32, i32) {
      %0 = \"tally.count\"(%a) : (i32) -> i32
      %1 = \"tally.count\"(%a) : (i32) -> i32
      %2 = \"tally.same\"(%1) : (i32) -> i32
      return %0, %2 : i32, i32
    }";
    let module = Module::parse(&ctx, text).unwrap();
    PassManager::parse(&ctx, "builtin.module(cse,canonicalize)").unwrap().run(&module).unwrap();
    let text = module.to_string();
    assert_eq!((text.matches("tally.count").count(), text.matches("tally.same").count()), (1, 0));
    Ok(())
}
