//! The builder as an FFI object, with the operations that a tracer needs beyond operators: functions and their
//! parameters, blocks and branches, scopes, memory, math functions, and the module as text.

use std::sync::{Arc, Mutex, PoisonError};

use fishplate::{Any, AnyView, Array, BigInt, Object, ObjectRef, Result, abi::TypeIndex};

use crate::{
    cast::Operand,
    fault::{self, Fault},
    format::Piece,
    memory::NO_WRAP,
    operate::Compare,
    program::{Checkpoint, End, Id, Program},
    result::Given,
    scalar::Scalar,
    value::Value,
};

/// A program that is being built.
#[derive(Object)]
#[object(key = "fishplate.kernel.Builder", init = false, final)]
pub struct Builder {
    #[field(skip)]
    pub(crate) program: Shared,
    #[field(skip)]
    checkpoints: Mutex<Vec<Checkpoint>>,
}

/// A program that a builder and its values share.
#[derive(Clone, Default)]
pub(crate) struct Shared(Arc<Mutex<Program>>);

impl Shared {
    pub(crate) fn with<T>(&self, body: impl FnOnce(&mut Program) -> fault::Result<T>) -> Result<T> {
        let mut program = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(body(&mut program)?)
    }

    /// A value of this program.
    pub(crate) fn made(
        &self,
        make: impl FnOnce(&mut Program) -> fault::Result<Id>,
    ) -> Result<ObjectRef<Value>> {
        let (id, scalar) = self.with(|program| {
            let id = make(program)?;
            Ok((id, program.scalar(id)))
        })?;
        Ok(ObjectRef::new(Value { program: self.clone(), id, scalar: Some(scalar) }))
    }

    pub(crate) fn operand(&self, any: &AnyView<'_>) -> Result<Operand> {
        match any.type_index() {
            TypeIndex::INT => return Ok(Operand::Int(any.get()?)),
            TypeIndex::FLOAT => return Ok(Operand::Float(any.get()?)),
            TypeIndex::BOOL => return Ok(Operand::Bool(any.get()?)),
            _ => {}
        }
        let Ok(value) = any.get::<&Value>() else {
            let got = any.type_key();
            let Ok(big) = any.get::<BigInt>() else { return Err(Fault::NoNumber { got }.into()) };
            let word = big.to_i128().and_then(|number| u64::try_from(number).ok());
            return word.map(Operand::Word).ok_or_else(|| Fault::Huge.into());
        };
        if !Arc::ptr_eq(&value.program.0, &self.0) {
            return Err(Fault::Foreign.into());
        }
        Ok(Operand::Value(value.id))
    }

    pub(crate) fn operands(&self, list: &Array<Any>) -> Result<Vec<Operand>> {
        list.iter().map(|any| self.operand(&any.view())).collect()
    }

    fn given(&self, any: &AnyView<'_>) -> Result<Given> {
        let Ok(parts) = any.get::<Array<Any>>() else {
            return Ok(Given::Number(self.operand(any)?));
        };
        parts.iter().map(|part| self.given(&part.view())).collect::<Result<_>>().map(Given::Tuple)
    }

    fn pieces(&self, list: &Array<Any>) -> Result<Vec<Piece>> {
        list.iter().map(|piece| self.piece(&piece.view())).collect()
    }

    fn piece(&self, any: &AnyView<'_>) -> Result<Piece> {
        if let Ok(text) = any.get::<&str>() {
            return Ok(Piece::Text(text.to_owned()));
        }
        let Ok(pair) = any.get::<Array<Any>>() else {
            return Ok(Piece::Number(self.operand(any)?, String::new()));
        };
        let parts: Vec<Any> = pair.iter().collect();
        let [number, spec] = parts.as_slice() else {
            return Err(Fault::Handle { what: "piece" }.into());
        };
        Ok(Piece::Number(self.operand(&number.view())?, spec.view().get::<&str>()?.to_owned()))
    }
}

/// Creates a builder without functions.
#[fishplate::function("fishplate.kernel.builder", nonblocking)]
fn builder() -> ObjectRef<Builder> {
    ObjectRef::new(Builder { program: Shared::default(), checkpoints: Mutex::default() })
}

/// A prefix of type names.
const WEAK: &str = "weak ";
/// Separates the name of a type from the number of elements, for vectors.
const TIMES: &str = " x ";

pub(crate) fn scalar(name: &str) -> Result<Scalar> {
    Scalar::parse(name).ok_or_else(|| Fault::NoType { name: name.to_owned() }.into())
}

pub(crate) fn id(number: i64) -> Result<Id> {
    Id::try_from(number).map_err(|_| Fault::Handle { what: "number" }.into())
}

#[fishplate::methods(nonblocking)]
impl Builder {
    /// Starts a function. Everything that follows is written into it.
    fn start(&self, name: &str) -> Result<i64> {
        self.program.with(|program| Ok(i64::from(program.start(name))))
    }

    /// Adds a parameter to the function, with attributes as MLIR writes them.
    fn param(&self, type_name: &str, #[default = ""] attributes: &str) -> Result<ObjectRef<Value>> {
        let scalar = scalar(type_name)?;
        self.program.made(|program| {
            let entry = program.function()?.entry;
            program.function()?.param_attributes.push(attributes.to_owned());
            program.add_param(entry, scalar)
        })
    }

    /// Sets the source location of everything that follows: the number of a file, a line, a column.
    fn place(&self, file: i64, line: i64, column: i64) -> Result<()> {
        self.program.with(|program| {
            program.set_place(file as usize, line as u32, column as u32);
            Ok(())
        })
    }

    /// The number of a file.
    fn file(&self, name: &str) -> Result<i64> {
        self.program.with(|program| {
            let known = program.files.iter().position(|file| file == name);
            Ok(known.unwrap_or_else(|| {
                program.files.push(name.to_owned());
                program.files.len() - 1
            }) as i64)
        })
    }

    /// Converts a number to a value of a type.
    fn constant(&self, type_name: &str, number: AnyView<'_>) -> Result<ObjectRef<Value>> {
        let (scalar, number) = (scalar(type_name)?, self.program.operand(&number)?);
        self.program.made(|program| program.convert(number, scalar))
    }

    /// Name of the common type of numbers; prefixed by `weak` if all of them are values that
    /// take the type of the other operand.
    fn common(&self, numbers: Array<Any>) -> Result<String> {
        let numbers = self.program.operands(&numbers)?;
        self.program.with(|program| {
            let name = match numbers.as_slice() {
                // A pointer cannot be promoted with a number.
                [Operand::Value(first), rest @ ..]
                    if rest.iter().all(|other| other.own_scalar(program) == Scalar::Pointer)
                        && program.scalar(*first) == Scalar::Pointer =>
                {
                    Scalar::Pointer.name()
                }
                numbers => program.common_of("=", numbers)?.name(),
            };
            let weak = numbers.iter().all(|number| number.is_weak(program))
                && numbers.iter().any(|number| matches!(number, Operand::Value(_)));
            let lanes = numbers.iter().map(|number| number.elements(program)).max().unwrap_or(1);
            let name = if lanes == 1 { name.to_owned() } else { format!("{name}{TIMES}{lanes}") };
            Ok(if weak { format!("{WEAK}{name}") } else { name })
        })
    }

    /// Creates a block of the function.
    fn block(&self) -> Result<i64> {
        self.program.with(|program| Ok(i64::from(program.new_block())))
    }

    /// The block that is being written.
    fn current(&self) -> Result<i64> {
        self.program.with(|program| Ok(i64::from(program.current())))
    }

    /// Continues at the end of a block.
    fn move_to(&self, block: i64) -> Result<()> {
        let block = id(block)?;
        self.program.with(|program| program.move_to(block))
    }

    /// Adds a parameter to a block.
    fn block_param(&self, block: i64, type_name: &str) -> Result<ObjectRef<Value>> {
        let (name, weak) = match type_name.strip_prefix(WEAK) {
            Some(name) => (name, true),
            None => (type_name, false),
        };
        let (name, lanes) = match name.split_once(TIMES) {
            Some((name, lanes)) => (name, lanes.parse().unwrap_or(1)),
            None => (name, 1),
        };
        let (block, scalar) = (id(block)?, scalar(name)?);
        self.program.made(|program| {
            let param = program.add_param(block, scalar)?;
            program.set_elements(param, lanes);
            if weak {
                program.weaken(param);
            }
            Ok(param)
        })
    }

    /// Ends block `from` with a branch to block `to`, which receives the numbers in its parameters' types.
    fn branch(&self, from: i64, to: i64, numbers: Array<Any>) -> Result<()> {
        let (from, to, numbers) = (id(from)?, id(to)?, self.program.operands(&numbers)?);
        self.program.with(|program| {
            let here = program.current();
            program.move_to(from)?;
            let params = program.block(to)?.params.clone();
            let mut args = Vec::with_capacity(params.len());
            for (param, number) in params.iter().zip(numbers) {
                let scalar = program.scalar(*param);
                let arg = match number {
                    Operand::Value(value) => {
                        let value = program.reach_at_end(value)?;
                        program.cast(value, scalar)?
                    }
                    number => program.convert(number, scalar)?,
                };
                args.push(program.broadcast(arg, program.elements(*param))?);
            }
            program.end(from, End::Branch(to, args))?;
            program.move_to(here)
        })
    }

    /// Lets the compiler unroll the loop whose iterations end in a block.
    fn unroll(&self, block: i64) -> Result<()> {
        let block = id(block)?;
        self.program.with(|program| {
            program.block(block)?.unrolled = true;
            Ok(())
        })
    }

    /// Ends the current block with a branch to one of two blocks, which have no parameters.
    fn cond_branch(&self, condition: AnyView<'_>, yes: i64, no: i64) -> Result<()> {
        let (condition, yes, no) = (self.program.operand(&condition)?, id(yes)?, id(no)?);
        self.program.with(|program| {
            let condition = program.convert(condition, Scalar::Boolean)?;
            program.end(program.current(), End::CondBranch(condition, yes, no))
        })
    }

    /// Ends the current block with a return, of a status if the function returns one.
    fn ret(&self, #[default = 0] status: i64) -> Result<()> {
        self.program.with(|program| {
            let status = program.number(Scalar::Int32, status)?;
            program.end(program.current(), End::Return(Some(status)))
        })
    }

    /// Ends the current block with an error. The function returns a status from now on. The message consists of pieces,
    /// like printed text.
    fn fail(&self, kind: &str, message: Array<Any>) -> Result<()> {
        let message = self.program.pieces(&message)?;
        self.program.with(|program| program.fail(kind, &message))
    }

    /// Makes a number, or an array of numbers, the result of the function, which gets one more parameter for it.
    fn give(&self, result: AnyView<'_>) -> Result<()> {
        let result = self.program.given(&result)?;
        self.program.with(|program| program.give(&result))
    }

    /// Prints pieces: texts, numbers, and arrays of a number and its format specification.
    fn print(&self, pieces: Array<Any>) -> Result<()> {
        let pieces = self.program.pieces(&pieces)?;
        self.program.with(|program| program.print(&pieces))
    }

    /// Opens a scope. Values created in it cannot be used after it is closed.
    fn open_scope(&self) -> Result<i64> {
        self.program.with(|program| Ok(i64::from(program.open_scope())))
    }

    /// Closes a scope.
    fn close_scope(&self, scope: i64) -> Result<()> {
        let scope = id(scope)?;
        self.program.with(|program| {
            program.close_scope(scope);
            Ok(())
        })
    }

    /// Marks the current state of the program.
    fn checkpoint(&self) -> Result<i64> {
        let checkpoint = self.program.with(Program::checkpoint)?;
        let mut kept = self.checkpoints.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push(checkpoint);
        Ok(kept.len() as i64 - 1)
    }

    /// Discards everything written since a checkpoint.
    fn rollback(&self, checkpoint: i64) -> Result<()> {
        let kept = self.checkpoints.lock().unwrap_or_else(PoisonError::into_inner);
        let index = usize::try_from(checkpoint).unwrap_or(usize::MAX);
        let to = *kept.get(index).ok_or(Fault::Handle { what: "checkpoint" })?;
        drop(kept);
        self.program.with(|program| program.rollback(to))
    }

    /// Sets whether float sums may be reordered from here on; returns the previous setting.
    fn reassociate(&self, allowed: bool) -> Result<bool> {
        self.program.with(|program| Ok(std::mem::replace(&mut program.reassociate, allowed)))
    }

    /// Sets whether products and sums of floats may be fused from here on; returns the previous setting.
    fn fuse(&self, allowed: bool) -> Result<bool> {
        self.program.with(|program| Ok(std::mem::replace(&mut program.fuse, allowed)))
    }

    /// Starts the body of a parallel loop; returns its function, the first iteration and the end.
    fn start_body(&self) -> Result<Array<Any>> {
        let (body, first, last) = self.program.with(Program::start_body)?;
        let value = |id| self.program.made(|_| Ok(id)).map(Any::from);
        Ok(Array::from_iter([Any::from(i64::from(body)), value(first)?, value(last)?]))
    }

    /// Returns to a block, and there runs a body on threads for a number of iterations.
    fn run_body(
        &self,
        body: i64,
        block: i64,
        count: AnyView<'_>,
        grain: AnyView<'_>,
    ) -> Result<()> {
        let (body, block) = (id(body)?, id(block)?);
        let (count, grain) = (self.program.operand(&count)?, self.program.operand(&grain)?);
        self.program.with(|program| program.run_body(body, block, count, grain))
    }

    /// Index of the next iteration of a loop.
    fn step(&self, index: &Value, step: AnyView<'_>) -> Result<ObjectRef<Value>> {
        let step = self.program.operand(&step)?;
        self.program.made(|program| {
            let (index, step) = (program.reach(index.id)?, program.convert(step, Scalar::Int64)?);
            program.op("llvm.add", vec![index, step], NO_WRAP, Scalar::Int64)
        })
    }

    /// The index of a loop in a narrower type, which is known to be large enough.
    fn shorten(&self, index: &Value, type_name: &str) -> Result<ObjectRef<Value>> {
        let scalar = scalar(type_name)?;
        self.program.made(|program| match scalar.bits() {
            64 => program.cast(index.id, scalar),
            _ if scalar.is_signed() => program.op("llvm.trunc", vec![index.id], NO_WRAP, scalar),
            _ => program.cast(index.id, scalar),
        })
    }

    /// Prefetches the cache line of an address.
    fn prefetch(&self, address: &Value, writes: bool) -> Result<()> {
        self.program.with(|program| program.prefetch(address.id, writes))
    }

    /// Whether an address is below another one.
    fn precedes(&self, first: &Value, second: &Value) -> Result<ObjectRef<Value>> {
        self.program.made(|program| {
            let (first, second) = (program.reach(first.id)?, program.reach(second.id)?);
            program.compare_as(Compare::Lt, first, second)
        })
    }

    /// The address of an element.
    fn address(
        &self,
        base: &Value,
        indices: Array<Any>,
        strides: Array<Any>,
        type_name: &str,
    ) -> Result<ObjectRef<Value>> {
        let (indices, strides) =
            (self.program.operands(&indices)?, self.program.operands(&strides)?);
        let scalar = scalar(type_name)?;
        self.program.made(|program| program.address(base.id, &indices, &strides, scalar))
    }

    /// An element of a tensor.
    fn load(
        &self,
        base: &Value,
        indices: Array<Any>,
        strides: Array<Any>,
        type_name: &str,
    ) -> Result<ObjectRef<Value>> {
        let address = self.address(base, indices, strides, type_name)?;
        let scalar = scalar(type_name)?;
        self.program.made(|program| program.load(address.id, scalar))
    }

    /// Sets an element of a tensor.
    fn store(
        &self,
        base: &Value,
        indices: Array<Any>,
        strides: Array<Any>,
        type_name: &str,
        number: AnyView<'_>,
    ) -> Result<()> {
        let (indices, strides) =
            (self.program.operands(&indices)?, self.program.operands(&strides)?);
        let (scalar, number) = (scalar(type_name)?, self.program.operand(&number)?);
        self.program.with(|program| {
            let address = program.address(base.id, &indices, &strides, scalar)?;
            program.store(address, number, scalar)
        })
    }

    /// Allocates local memory of the function.
    fn local(&self, type_name: &str, count: i64) -> Result<ObjectRef<Value>> {
        let scalar = scalar(type_name)?;
        self.program.made(|program| program.local(scalar, count))
    }

    /// Calls a math function by its name.
    fn math(&self, name: &str, numbers: Array<Any>) -> Result<ObjectRef<Value>> {
        let numbers = self.program.operands(&numbers)?;
        self.program.made(|program| match (name, numbers.as_slice()) {
            ("min" | "max", [a, b]) => program.extreme(name == "max", *a, *b),
            ("isnan" | "isinf" | "isfinite", [a]) => program.classify(name, *a),
            _ => program.math(name, &numbers),
        })
    }

    /// Selects one of two numbers.
    fn select(
        &self,
        condition: &Value,
        a: AnyView<'_>,
        b: AnyView<'_>,
    ) -> Result<ObjectRef<Value>> {
        let (a, b) = (self.program.operand(&a)?, self.program.operand(&b)?);
        self.program.made(|program| program.select(condition.id, a, b))
    }

    /// The module, as MLIR in the llvm dialect.
    fn text(&self) -> Result<String> {
        self.program.with(|program| program.check_locals().map(|()| program.to_string()))
    }
}
