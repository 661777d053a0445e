//! Symbol tables, locations, blocks, values and their uses, and printing, from Rust.

use fishplate::ir::{
    AsmOptions, BlockArgument, ErrorKind, IndexType, InsertionPoint, IntegerType, Location, Module,
    OpResult, Operation, Result, StringAttr, SymbolTable, Type, Value, ValueOrAttribute,
    Visibility,
};

use crate::{context, unknown};

const TWO: &str = "
func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  return %b : i32
}
func.func private @g() {
  %0 = func.call @f(%1) : (i32) -> i32
  return
}";

fn two() -> String {
    TWO.replace("  %0 = func", "  %1 = arith.constant 1 : i32\n  %0 = func")
}

#[test]
fn symbols_are_found_inserted_renamed_and_erased() -> Result<()> {
    let ctx = context();
    let module = Module::parse(&ctx, &two())?;
    let table = SymbolTable::new(&module.operation()?)?;
    assert_eq!(table.operation()?, module.operation()?);
    let f = table.get("f")?;
    assert!(table.contains("g")? && !table.contains("h")?);
    assert_eq!((table.find("f")?, table.find("h")?), (Some(f.clone()), None));
    assert_eq!(table.get("h").unwrap_err().kind(), ErrorKind::Key);
    let another = Operation::parse(&ctx, "func.func private @f()")?;
    assert_eq!(table.insert(&another)?, "f_0");
    assert_eq!(table.get("f_0")?, another);
    table.rename(&f, "main")?;
    assert_eq!(SymbolTable::symbol_name(&f)?, "main");
    assert!(module.to_string().contains("call @main("), "{module}");
    assert_eq!(table.rename(&f, "g").unwrap_err().kind(), ErrorKind::Value);
    assert_eq!(SymbolTable::visibility(&f)?, Visibility::Public);
    SymbolTable::set_visibility(&f, Visibility::Nested)?;
    assert_eq!(SymbolTable::visibility(&f)?, Visibility::Nested);
    SymbolTable::replace_all_symbol_uses("main", "other", &module.operation()?)?;
    assert!(module.to_string().contains("@other"), "{module}");
    SymbolTable::set_symbol_name(&f, "other")?;
    assert_eq!(table.get("other")?, f);
    table.erase(&another)?;
    assert!(!another.is_valid() && !table.contains("f_0")?);
    assert_eq!(SymbolTable::new(&f).unwrap_err().kind(), ErrorKind::Type);
    let nested = Module::parse(&ctx, "module @inner {}")?;
    let names: Vec<bool> = SymbolTable::tables_inside(&nested.operation()?, true)?
        .into_iter()
        .map(|(_, visible)| visible)
        .collect();
    assert_eq!(names, [true]);
    Ok(())
}

#[test]
fn locations_are_made_and_read() -> Result<()> {
    let ctx = context();
    let place = Location::file(&ctx, "a.rs", 3, 4)?;
    let range = Location::file_range(&ctx, "a.rs", (3, 4), (5, 6))?;
    assert_eq!((range.start_line()?, range.start_col()?), (3, 4));
    assert_eq!((range.filename()?, range.end_line()?, range.end_col()?), ("a.rs".into(), 5, 6));
    let name = Location::name("x", place)?;
    assert_eq!((name.name_str()?, name.child()?), ("x".into(), place));
    let call = Location::callsite(place, &[name])?;
    assert_eq!((call.callee()?, call.caller()?), (place, name));
    let note = StringAttr::get(&ctx, "why")?;
    let fused = Location::fused(&ctx, &[place, name], Some(note.into()))?;
    assert_eq!(fused.locations()?, [place, name]);
    assert_eq!(fused.metadata()?, Some(note.into()));
    let kinds = |of: Location<'_>| -> Result<[bool; 4]> {
        Ok([of.is_file()?, of.is_name()?, of.is_callsite()?, of.is_fused()?])
    };
    assert_eq!(kinds(place)?, [true, false, false, false]);
    assert_eq!(kinds(name)?, [false, true, false, false]);
    assert_eq!(kinds(call)?, [false, false, true, false]);
    assert_eq!(kinds(fused)?, [false, false, false, true]);
    assert_eq!(kinds(unknown(&ctx))?, [false; 4]);
    assert_eq!(Location::from_attribute(call.attribute()?)?, call);
    assert!(Location::callsite(place, &[]).is_err());
    Ok(())
}

#[test]
fn blocks_and_values_are_changed() -> Result<()> {
    let ctx = context();
    let module = Module::parse(&ctx, &two())?;
    let f = SymbolTable::new(&module.operation()?)?.get("f")?;
    let region = f.regions()?.remove(0);
    let block = region.blocks()?.remove(0);
    assert_eq!((block.region()?, block.owner()?), (region.clone(), f.clone()));
    let (place, index) = (unknown(&ctx), Type::from(IndexType::get(&ctx)?));
    let extra = block.insert_argument(0, index, place)?;
    assert_eq!(BlockArgument::try_from(extra.clone())?.number()?, 0);
    assert_eq!(extra.defining_block()?.as_ref(), Some(&block));
    BlockArgument::try_from(extra.clone())?.set_location(Location::name("i", place)?)?;
    assert_eq!(extra.location()?.name_str()?, "i");
    extra.set_type(IntegerType::get(&ctx, 8)?)?;
    assert_eq!(extra.ty()?.to_string(), "i8");
    block.erase_argument(0)?;
    assert!(!extra.is_valid());
    let a = block.argument(0)?;
    let add = block.operations()?.remove(0);
    let uses = a.uses()?;
    let mut numbers: Vec<u32> = uses.iter().map(|each| each.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [0, 1]);
    assert!(uses.iter().all(|each| each.owner == add));
    assert_eq!(add.op_operands()?.len(), 2);
    assert_eq!(OpResult::try_from(add.result()?)?.number()?, 0);
    let wrong = OpResult::try_from(a.clone()).unwrap_err();
    assert_eq!(wrong.kind(), ErrorKind::Type);
    assert!(a.name()?.starts_with('%') && add.is_attached()? && add.num_uses()? == 1);
    let after = block.create_after(&[(index, place)])?;
    let before = after.create_before(&[])?;
    assert_eq!(region.blocks()?, [block.clone(), before.clone(), after.clone()]);
    assert!(before.successors()?.is_empty() && before.predecessors()?.is_empty());
    after.append_to(&SymbolTable::new(&module.operation()?)?.get("g")?.regions()?[0])?;
    assert_eq!(region.blocks()?.len(), 2);
    let copy = add.clone_at(&mut InsertionPoint::before(&add)?)?;
    assert!(copy.is_before_in_block(&add)?);
    let (old, new): (Value<'_>, Value<'_>) = (add.result()?, copy.result()?);
    old.replace_all_uses_except(&new, &[])?;
    add.replace_uses_of_with(&a, &new)?;
    assert_eq!(add.operands()?, [new.clone(), new]);
    assert_eq!(InsertionPoint::before(&add)?.ref_operation()?, Some(add.clone()));
    assert_eq!(InsertionPoint::at_end(&block)?.ref_operation()?, None);
    Ok(())
}

#[test]
fn operations_are_printed_as_asked() -> Result<()> {
    let ctx = context();
    let module = Module::parse(&ctx, &two())?;
    let top = module.operation()?;
    let f = SymbolTable::new(&top)?.get("f")?;
    let generic = top.to_asm(&AsmOptions { generic: true, ..Default::default() })?;
    assert!(generic.contains("\"arith.addi\"(%arg0, %arg0)"), "{generic}");
    f.set_location(Location::file(&ctx, "a.rs", 3, 4)?)?;
    let places = f.to_asm(&AsmOptions { debug_info: true, ..Default::default() })?;
    assert!(places.contains("a.rs"), "{places}");
    let short = f.to_asm(&AsmOptions { skip_regions: true, ..Default::default() })?;
    assert!(!short.contains("addi"), "{short}");
    let names: Vec<String> = f.attributes()?.into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["function_type", "sym_name"]);
    let again = Module::from_operation(&top)?;
    assert_eq!(again.operation()?, top);
    assert_eq!(Module::from_operation(&f).unwrap_err().kind(), ErrorKind::Value);
    assert!(ctx.live_operations()? >= 2 && ctx.loaded_dialects()? <= ctx.registered_dialects()?);
    ctx.load_all_available_dialects()?;
    assert_eq!(ctx.loaded_dialects()?, ctx.registered_dialects()?);
    Ok(())
}

#[test]
fn interfaces_answer() -> Result<()> {
    let ctx = context();
    let text = "
func.func @f(%m: memref<4xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %x = memref.load %m[%i] : memref<4xf32>
    func.call @g(%x) : (f32) -> ()
  }
  return
}
func.func private @g(f32)";
    let module = Module::parse(&ctx, text)?;
    let f = SymbolTable::new(&module.operation()?)?.get("f")?;
    let inside = f.regions()?[0].blocks()?[0].operations()?;
    let the_loop = inside.iter().find(|op| op.name() == "scf.for").unwrap();
    let steps = the_loop.interface_values("loop_steps", 0)?.unwrap();
    assert!(matches!(&steps[..], [ValueOrAttribute::Value(step)] if *step == inside[1].result()?));
    assert!(inside[0].interface_values("loop_steps", 0)?.is_none());
    assert_eq!(inside[0].interface_values("nonsense", 0).unwrap_err().kind(), ErrorKind::Value);
    let body = the_loop.regions()?[0].blocks()?[0].operations()?;
    let effects = body[0].memory_effects(false)?.unwrap();
    assert_eq!((effects[0].kind.as_str(), effects[0].operand_number), ("read", Some(0)));
    assert_eq!(effects[0].value, Some(body[0].operands()?[0].clone()));
    assert!(effects[0].symbol.is_none());
    let callee = body[1].interface_values("call_callee", 0)?.unwrap();
    assert!(matches!(&callee[..], [ValueOrAttribute::Attribute(name)] if name.to_string() == "@g"));
    assert!(the_loop.memory_effects(true)?.is_none());
    Ok(())
}
