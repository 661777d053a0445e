//! Builds a kernel from operations of MLIR's dialects, by their names; looks it up, runs MLIR's passes and a pass in
//! Rust over it, and compiles and calls it. MLIR is not linked. The same program in Python is build.py.

use fishplate::ir::{
    Attribute, Context, FloatType, FunctionType, InsertionPoint, Location, LogOptions, Module,
    ModuleLogger, NewOperation, Operation, PassManager, Result, StringAttr, SymbolTable, Type,
    TypeAttr, Value,
};
use fishplate::{Function, Tensor};

/// Builds operations at one insertion point, all with the same location.
struct Builder<'c> {
    location: Location<'c>,
    at: InsertionPoint<'c>,
}

impl<'c> Builder<'c> {
    fn build(&mut self, name: &str, new: &NewOperation<'_, 'c>) -> Result<Operation<'c>> {
        Operation::create(name, self.location, new, Some(&mut self.at))
    }

    /// The only result of an operation.
    fn value(&mut self, name: &str, operands: &[Value<'c>], ty: Type<'c>) -> Result<Value<'c>> {
        let new = NewOperation { operands, results: &[ty], ..Default::default() };
        self.build(name, &new)?.result()
    }

    /// An operation without results.
    fn effect(&mut self, name: &str, operands: &[Value<'c>]) -> Result<()> {
        self.build(name, &NewOperation { operands, ..Default::default() }).map(drop)
    }
}

/// A module with `y[0] *= a`, with the calling convention of a C function.
fn build(context: &Context) -> Result<Module<'_>> {
    let location = Location::unknown(context)?;
    let module = Module::create(location)?;
    let f32_ = Type::from(FloatType::f32(context)?);
    let inputs = [f32_, Type::parse(context, "!llvm.ptr")?];
    let name = StringAttr::get(context, "scale")?;
    let ty = TypeAttr::get(FunctionType::get(context, &inputs, &[])?)?;
    let attributes: [(&str, Attribute<'_>); 2] =
        [("sym_name", name.into()), ("function_type", ty.into())];
    let mut outer = Builder { location, at: InsertionPoint::at_end(&module.body()?)? };
    let new = NewOperation { attributes: &attributes, regions: 1, ..Default::default() };
    let function = outer.build("func.func", &new)?;
    let block = function.regions()?[0].new_block(&inputs)?;
    let [a, y] = [block.argument(0)?, block.argument(1)?];
    let mut inner = Builder { location, at: InsertionPoint::at_end(&block)? };
    let old = inner.value("llvm.load", std::slice::from_ref(&y), f32_)?;
    let new = inner.value("arith.mulf", &[a, old.clone()], f32_)?;
    inner.value("arith.addf", &[old.clone(), old], f32_)?; // nothing uses it
    inner.effect("llvm.store", &[new, y])?;
    inner.effect("func.return", &[])?;
    module.operation()?.verify()?;
    Ok(module)
}

fn main() -> Result<()> {
    if let Some(path) = std::env::args().nth(1) {
        fishplate::ir::load(path)?;
    }
    let context = Context::new();
    let module = build(&context)?;
    let table = SymbolTable::new(&module.operation()?)?;
    println!("{} {:?}", table.contains("scale")?, SymbolTable::visibility(&table.get("scale")?)?);

    let log = ModuleLogger::new()?;
    log.attach(&context, &LogOptions::default())?;
    let manager = PassManager::parse(&context, "builtin.module(canonicalize,cse)")?;
    manager.add_pass("count-blocks", "func.func", |function, _| {
        println!("blocks: {}", function.regions()?[0].blocks()?.len());
        Ok(())
    })?;
    manager.run(&module)?;
    for entry in log.entries()? {
        println!(
            "{} {}",
            entry.pass_argument,
            if entry.changed { "changed" } else { "did nothing" }
        );
    }
    print!("{module}");

    let wrap = Function::get("fishplate.compiler.wrap")?;
    let signature = "scale(a: float32, y: Tensor([1], float32, device=cpu))";
    let scale: Function = wrap.call((module.to_string(), signature))?;
    let y = Tensor::from_slice(&[21f32], &[1])?;
    scale.call::<()>((2.0, &y))?;
    println!("{:?}", y.to_vec::<f32>()?);
    Ok(())
}
