//! The dialect `tk` from Rust: types, operations and passes through the FFI, without linking MLIR.
//! `fishplate bindgen Toy.td --rust src` wrote `tk.rs`; the file is crates/fishplate-dialect/tests/toy/Toy.td. The same
//! program in C is use.c, in Python use.py; lib.rs has functions in Rust for other languages.

#[rustfmt::skip]
mod tk;

use fishplate::ir::{
    Context, IndexType, InsertionPoint, Location, Module, PassManager, RankedTensorType, Result,
    Type,
};

fn main() -> Result<()> {
    if let Some(path) = std::env::args().nth(1) {
        fishplate::ir::load(path)?;
    }
    let ctx = Context::new();
    tk::register(&ctx)?;
    let loc = Location::unknown(&ctx)?;

    let t = tk::TileType::get(&ctx, &[32, 32], tk::DataType::BFloat16)?;
    let cb = tk::CbType::builder(RankedTensorType::get(&[2, 4], t.into())).pages(4).get()?;
    println!("{t} {:?} {}", t.shape(), t.data_type());
    println!("{cb} {}", cb.pages());
    let ty: Type = t.into();
    let back: tk::TileType = ty.try_into()?;
    assert_eq!(back, t);
    if let Err(error) = tk::TileType::try_from(Type::from(cb)) {
        println!("{}", error.message());
    }

    let module = Module::create(loc)?;
    let mut ip = InsertionPoint::at_end(&module.body()?)?;
    let arg = tk::ArgAttr::get(&ctx, 0, true, "x")?;
    let kernel = tk::KernelOp::builder(loc).sym_name("main").args(&[arg]).insert(&mut ip)?;
    let block = kernel.body()?.new_block(&[cb.into(), IndexType::get(&ctx)?.into()])?;
    let (c, i) = (block.argument(0)?, block.argument(1)?);
    let mut ip = InsertionPoint::at_end(&block)?;
    let load = tk::LoadOp::builder(loc).buffer(c).index(i).results(&[ty]).insert(&mut ip)?;
    let (a, b) = (load.tile()?, load.tile()?);
    let add = tk::AddOp::builder(loc).lhs(a).rhs(b).insert(&mut ip)?;
    println!("acc is {}", add.acc()?);
    module.operation()?.verify()?;
    print!("{module}");

    // Nothing uses the sum: the canonicalizer removes it, and the handle becomes invalid.
    PassManager::parse(&ctx, "builtin.module(canonicalize)")?.run(&module)?;
    println!("{:?}", add.lhs().map_err(|error| error.kind()));
    for op in module.body()?.operations()? {
        match tk::TkOp::from_op(&op) {
            Some(tk::TkOp::Kernel(kernel)) => println!("kernel {}", kernel.sym_name()?),
            _ => println!("{}", op.name()),
        }
    }
    Ok(())
}
