//! Random edits of IR through fresh and stale handles, in two contexts (behaviour 56). A step may be refused with an
//! error of a known kind. Under valgrind, it must touch no freed memory. FISHPLATE_MUTATIONS sets the number of steps.

use std::collections::HashMap;

use fishplate::reflect::{Field, Method, Type as Class};
use fishplate::{Any, Array, Error, Function, Map, Object, ObjectRef, Result};
use fishplate_ir::{
    Block, Context, Location, Module, Operation, PassManager, Region, SymbolTable, Type, Value,
};

const STEPS: usize = 20_000;
const POOL: usize = 40;
const KINDS: [&str; 6] =
    ["ValueError", "InvalidHandleError", "MLIRError", "IndexError", "TypeError", "KeyError"];
const SOURCE: &str = "
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  cf.cond_br %c, ^yes(%1 : i32), ^no
^yes(%x: i32):
  %2 = scf.if %c -> (i32) {
    %3 = arith.subi %x, %0 : i32
    scf.yield %3 : i32
  } else {
    scf.yield %x : i32
  }
  return %2 : i32
^no:
  return %0 : i32
}";

/// A pseudo-random number generator that gives the same numbers in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % sides as u64) as usize
    }
}

/// Methods by class and name, each looked up once.
#[derive(Default)]
struct Methods(HashMap<(&'static str, &'static str), Function>);

impl Methods {
    fn get(&mut self, key: &'static str, name: &'static str) -> Function {
        let found = || Method::get(key, name).unwrap().function().unwrap();
        self.0.entry((key, name)).or_insert_with(found).clone()
    }
}

/// A context and handles into it, some of them stale.
struct World {
    context: ObjectRef<Context>,
    location: ObjectRef<Location>,
    types: Vec<ObjectRef<Type>>,
    modules: Vec<ObjectRef<Module>>,
    operations: Vec<ObjectRef<Operation>>,
    blocks: Vec<ObjectRef<Block>>,
    values: Vec<ObjectRef<Value>>,
    regions: Vec<ObjectRef<Region>>,
    tables: Vec<ObjectRef<SymbolTable>>,
}

impl World {
    fn new(methods: &mut Methods) -> Result<World> {
        let context: ObjectRef<Context> =
            Any::from(Class::get("ir.Context")?.create(&[])?).get()?;
        let object: ObjectRef<Object> = Any::from(context.clone()).get()?;
        Field::get("ir.Context", "allow_unregistered_dialects")?.write(&object, true)?;
        let location = methods.get("ir.Location", "unknown").call((&context,))?;
        let parse = methods.get("ir.Type", "parse");
        let types = ["i32", "i1", "f32"].map(|text| parse.call((text, &context)));
        let types = types.into_iter().collect::<Result<Vec<_>>>()?;
        let empty = (vec![], vec![], vec![], vec![], vec![], vec![]);
        let (modules, operations, blocks, values, regions, tables) = empty;
        Ok(World { context, location, types, modules, operations, blocks, values, regions, tables })
    }
}

fn keep<T>(dice: &mut Dice, pool: &mut Vec<T>, item: T) {
    if pool.len() < POOL {
        pool.push(item);
    } else {
        let place = dice.roll(POOL);
        pool[place] = item;
    }
}

fn pick<T: Clone>(dice: &mut Dice, pool: &[T]) -> Result<T> {
    match pool.len() {
        0 => Err(Error::new("IndexError", "nothing to pick from")),
        length => Ok(pool[dice.roll(length)].clone()),
    }
}

fn read<R: for<'a> fishplate::FromView<'a>>(key: &str, name: &str, object: Any) -> Result<R> {
    Field::get(key, name)?.read(&object.get::<ObjectRef<Object>>()?)
}

/// Adds everything that can be reached from an operation to the pools.
fn explore(
    dice: &mut Dice,
    m: &mut Methods,
    world: &mut World,
    op: &ObjectRef<Operation>,
) -> Result<()> {
    let all = m.get("ir.List", "all");
    for (name, results) in [("results", true), ("operands", true), ("regions", false)] {
        let list: Any = read("ir.Operation", name, Any::from(op.clone()))?;
        let items: Array<Any> = all.call((&list,))?;
        for item in items.values() {
            if results {
                keep(dice, &mut world.values, item.get()?);
            } else {
                keep(dice, &mut world.regions, item.get()?);
            }
        }
    }
    let block: Option<ObjectRef<Block>> = read("ir.Operation", "block", Any::from(op.clone()))?;
    if let Some(block) = block {
        keep(dice, &mut world.blocks, block);
    }
    keep(dice, &mut world.operations, op.clone());
    Ok(())
}

fn create(dice: &mut Dice, m: &mut Methods, world: &mut World) -> Result<()> {
    let results: Array<ObjectRef<Type>> = (0..dice.roll(3))
        .map(|_| pick(dice, &world.types))
        .collect::<Result<Vec<_>>>()?
        .into_iter()
        .collect();
    let operands: Array<Any> =
        (0..dice.roll(3)).filter_map(|_| pick(dice, &world.values).ok()).map(Any::from).collect();
    let successors: Option<Array<ObjectRef<Block>>> =
        (dice.roll(4) == 0).then(|| pick(dice, &world.blocks).into_iter().collect());
    let name = ["corp.a", "corp.b", "arith.addi", "func.return"][dice.roll(4)];
    let none: Option<Map<fishplate::Str, ObjectRef<fishplate_ir::Attribute>>> = None;
    let regions = i64::from(dice.roll(3) == 0);
    let op: ObjectRef<Operation> = m.get("ir.Operation", "_create").call((
        name,
        &results,
        &operands,
        none,
        successors,
        regions,
        &world.location,
        false,
    ))?;
    explore(dice, m, world, &op)?;
    if dice.roll(3) > 0 {
        let block = pick(dice, &world.blocks)?;
        m.get("ir.Block", "append").call::<()>((&block, &op))?;
    }
    Ok(())
}

/// Returns the name of a symbol; `None` if the operation is not a symbol.
fn symbol(m: &mut Methods, op: &ObjectRef<Operation>) -> Result<Option<String>> {
    let attributes: Any = read("ir.Operation", "attributes", Any::from(op.clone()))?;
    let name: Any = m.get("ir.OpAttributeMap", "find_item").call((&attributes, "sym_name"))?;
    if name.is_none() {
        return Ok(None);
    }
    read("ir.StringAttr", "value", name).map(Some)
}

/// Checks the cached names of a table against a scan of the operations.
fn check_names(m: &mut Methods, table: &ObjectRef<SymbolTable>) -> Result<()> {
    let has = m.get("ir.SymbolTable", "__contains__");
    let _: bool = has.call((table, "f"))?;
    let op: ObjectRef<Operation> = read("ir.SymbolTable", "operation", Any::from(table.clone()))?;
    let regions: Any = read("ir.Operation", "regions", Any::from(op))?;
    let region: Any = m.get("ir.List", "__getitem__").call((&regions, 0))?;
    let blocks: Array<ObjectRef<Block>> = m.get("ir.Region", "all").call((&region,))?;
    let ops: Array<ObjectRef<Operation>> = m.get("ir.Block", "all").call((&blocks.get(0)?,))?;
    let mut first = HashMap::<String, ObjectRef<Operation>>::new();
    for op in ops.iter() {
        if let Some(name) = symbol(m, &op)? {
            first.entry(name).or_insert(op);
        }
    }
    for name in ["f", "f_0", "f_1", "g"] {
        assert_eq!(has.call::<bool>((table, name))?, first.contains_key(name), "{name}");
    }
    for (name, op) in &first {
        let found: ObjectRef<Operation> =
            m.get("ir.SymbolTable", "__getitem__").call((table, name.as_str()))?;
        assert!(found.same_as(op), "{name}");
    }
    Ok(())
}

/// Does one step on symbol tables.
fn symbols(dice: &mut Dice, m: &mut Methods, world: &mut World) -> Result<()> {
    if world.tables.len() < 4 || dice.roll(8) == 0 {
        let module = pick(dice, &world.modules)?;
        let class: ObjectRef<Object> = Any::from(module.operation().clone()).get()?;
        let table = Class::get("ir.SymbolTable")?.create(&[("operation", Some(class.into()))])?;
        keep(dice, &mut world.tables, Any::from(table).get()?);
        world.tables.truncate(8);
    }
    let table = pick(dice, &world.tables)?;
    check_names(m, &table)?;
    let op = pick(dice, &world.operations)?;
    let outcome = match dice.roll(4) {
        0..2 => m.get("ir.SymbolTable", "insert").call::<Any>((&table, &op)),
        2 => m.get("ir.SymbolTable", "rename").call::<Any>((&table, &op, "g")),
        _ => m.get("ir.SymbolTable", "erase").call::<Any>((&table, &op)),
    };
    check_names(m, &table)?;
    outcome.map(drop)
}

/// Does one step on one of two worlds.
fn step(dice: &mut Dice, m: &mut Methods, worlds: &mut [World; 2]) -> Result<()> {
    let which = dice.roll(2);
    // Sometimes passes something from the other context, which must be refused.
    let stranger = worlds[1 - which].values.last().cloned();
    let world = &mut worlds[which];
    let action = dice.roll(29);
    if action == 0 || world.modules.is_empty() {
        let module: ObjectRef<Module> =
            m.get("ir.Module", "parse").call((SOURCE, &world.context))?;
        let body: ObjectRef<Block> = read("ir.Module", "body", Any::from(module.clone()))?;
        keep(dice, &mut world.blocks, body);
        let operation: ObjectRef<Operation> = module.operation().clone();
        explore(dice, m, world, &operation)?;
        if world.modules.len() < 3 {
            world.modules.push(module);
        } else {
            world.modules[dice.roll(3)] = module;
        }
        return Ok(());
    }
    match action {
        1..=4 => return create(dice, m, world),
        5 => {
            let region = pick(dice, &world.regions)?;
            let types: Array<ObjectRef<Type>> =
                (0..dice.roll(3)).filter_map(|_| pick(dice, &world.types).ok()).collect();
            let block: ObjectRef<Block> =
                m.get("ir.Region", "_add_block").call((&region, &types))?;
            keep(dice, &mut world.blocks, block);
        }
        6..=7 => {
            let block = pick(dice, &world.blocks)?;
            let operations: Array<ObjectRef<Operation>> =
                m.get("ir.Block", "all").call((&block,))?;
            let operations = operations.to_vec();
            let op = pick(dice, &operations)?;
            explore(dice, m, world, &op)?;
        }
        8 => {
            let block = pick(dice, &world.blocks)?;
            let list: Any = read("ir.Block", "arguments", Any::from(block))?;
            let arguments: Array<Any> = m.get("ir.List", "all").call((&list,))?;
            for argument in arguments.values() {
                keep(dice, &mut world.values, argument.get()?);
            }
        }
        9..=11 => {
            let op = pick(dice, &world.operations)?;
            m.get("ir.Operation", "erase").call::<()>((&op,))?;
        }
        12..=13 => {
            let (op, other) = (pick(dice, &world.operations)?, pick(dice, &world.operations)?);
            let name = if dice.roll(2) == 0 { "move_before" } else { "move_after" };
            m.get("ir.Operation", name).call::<()>((&op, &other))?;
        }
        14 => {
            let op = pick(dice, &world.operations)?;
            m.get("ir.Operation", "detach_from_parent").call::<Any>((&op,))?;
        }
        15 => {
            let op = pick(dice, &world.operations)?;
            // Copies of copies would grow without bound.
            let text: String = m.get("ir.Operation", "to_asm").call((&op,))?;
            if text.len() > 4000 {
                return Ok(());
            }
            let copy: ObjectRef<Operation> = m.get("ir.Operation", "_clone").call((&op,))?;
            explore(dice, m, world, &copy)?;
        }
        16..=17 => {
            let value = pick(dice, &world.values)?;
            let with = match (dice.roll(8), stranger) {
                (0, Some(stranger)) => stranger,
                _ => pick(dice, &world.values)?,
            };
            m.get("ir.Value", "replace_all_uses_with").call::<()>((&value, &with))?;
        }
        18 => {
            let op = pick(dice, &world.operations)?;
            let with = pick(dice, &world.values)?;
            let list: Any = read("ir.Operation", "operands", Any::from(op))?;
            m.get("ir.List", "__setitem__").call::<()>((&list, dice.roll(3) as i64, &with))?;
        }
        19 => {
            let block = pick(dice, &world.blocks)?;
            if dice.roll(2) == 0 {
                let ty = pick(dice, &world.types)?;
                let value: ObjectRef<Value> =
                    m.get("ir.Block", "_add_argument").call((&block, &ty, &world.location))?;
                keep(dice, &mut world.values, value);
            } else {
                m.get("ir.Block", "erase_argument").call::<()>((&block, dice.roll(3) as i64))?;
            }
        }
        20 => {
            let op = pick(dice, &world.operations)?;
            let text: String = m.get("ir.Operation", "to_asm").call((&op,))?;
            assert!(!text.is_empty());
        }
        21 => {
            let value = pick(dice, &world.values)?;
            let owner: Any = read("ir.Value", "owner", Any::from(value))?;
            if let Ok(op) = owner.get::<ObjectRef<Operation>>() {
                explore(dice, m, world, &op)?;
            }
        }
        22 => {
            let module = pick(dice, &world.modules)?;
            let manager: ObjectRef<PassManager> =
                m.get("ir.PassManager", "parse").call(("any(cse)", &world.context))?;
            m.get("ir.PassManager", "run").call::<()>((&manager, &module))?;
        }
        23 => {
            let op = pick(dice, &world.operations)?;
            let verify = m.get("ir.Operation", "verify");
            verify.call::<bool>((&op,))?;
        }
        24 => {
            let (block, region) = (pick(dice, &world.blocks)?, pick(dice, &world.regions)?);
            m.get("ir.Block", "append_to").call::<()>((&block, &region))?;
        }
        25..=27 => return symbols(dice, m, world),
        _ => {
            // Handles are dropped in any order, including the module's; sometimes everything at once.
            world.modules.truncate(dice.roll(3));
            let from = dice.roll(POOL);
            world.operations.truncate(from);
            world.values.truncate(POOL - from);
            world.tables.truncate(dice.roll(8));
            if dice.roll(10) == 0 {
                *world = World::new(m)?;
            }
        }
    }
    Ok(())
}

#[test]
fn test_56_random_changes_are_made_or_refused() {
    fishplate::register_all().unwrap();
    let steps = std::env::var("FISHPLATE_MUTATIONS").map_or(STEPS, |text| text.parse().unwrap());
    let (mut dice, mut methods) = (Dice(7), Methods::default());
    let mut worlds = [World::new(&mut methods).unwrap(), World::new(&mut methods).unwrap()];
    let mut refused = HashMap::<String, usize>::new();
    for number in 0..steps {
        if let Err(error) = step(&mut dice, &mut methods, &mut worlds) {
            let kind = error.kind().to_owned();
            assert!(KINDS.contains(&kind.as_str()), "step {number}: {kind}: {}", error.message());
            *refused.entry(kind).or_default() += 1;
        }
    }
    let refusals: usize = refused.values().sum();
    println!("{steps} steps, refused: {refused:?}");
    // Most steps succeed, and some are refused because of stale handles.
    assert!(refusals < steps * 4 / 5, "{refused:?}");
    assert!(steps < 1000 || refused.contains_key("InvalidHandleError"), "{refused:?}");
}
