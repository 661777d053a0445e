//! A program under construction: functions of blocks of operations, each with its source location.
//!
//! Value numbers are never reused, so a value that a tracer discarded (`rollback`) cannot be
//! mistaken for another one. A value may be used while its scope is open. Scopes nest like the
//! branches and loops of the source, so an open scope dominates the current position.

use std::collections::HashMap;

use fishplate::abi::symbols::TEXT;

use crate::{
    device::Kernel,
    fault::{Fault, Result},
    scalar::Scalar,
};

/// A value, a block, or a scope.
pub(crate) type Id = u32;

/// Facts about a value.
#[derive(Clone, Copy)]
struct Info {
    scalar: Scalar,
    /// Whether it takes the type of the other operand, like a Python number.
    weak: bool,
    /// Number of elements: 1, or that of a vector.
    lanes: u32,
    scope: Id,
    function: Id,
    memory: MemorySpace,
}

/// Which side, host or device, may access the memory at an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MemorySpace {
    /// Both sides.
    Anywhere,
    /// Host functions only.
    Host,
    /// GPU kernels only.
    Device,
    /// Neither side: a tensor map, which bulk copies use.
    Map,
}

/// An operation, as in MLIR's generic form.
pub(crate) struct Op {
    pub(crate) name: &'static str,
    pub(crate) operands: Vec<Id>,
    pub(crate) attributes: String,
    pub(crate) result: Option<Id>,
    /// The members of the result, if it is a structure.
    pub(crate) parts: Vec<Id>,
    pub(crate) place: usize,
}

/// The control flow at the end of a block.
pub(crate) enum End {
    Branch(Id, Vec<Id>),
    CondBranch(Id, Id, Id),
    Return(Option<Id>),
}

/// The largest number of values in a program: compiling more takes hours.
const MOST_VALUES: usize = 1 << 19;

/// A block: its parameters, its operations, its end.
pub(crate) struct Block {
    pub(crate) function: Id,
    pub(crate) params: Vec<Id>,
    pub(crate) ops: Vec<Op>,
    pub(crate) end: Option<(End, usize)>,
    /// Whether it ends an iteration of a loop that the compiler unrolls.
    pub(crate) unrolled: bool,
}

/// A function: its parameters are those of its first block.
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) entry: Id,
    /// The MLIR attributes of each parameter, such as `llvm.noalias`.
    pub(crate) param_attributes: Vec<String>,
    /// Whether it returns a status.
    pub(crate) returns_status: bool,
    /// Whether the status may differ from 0.
    pub(crate) fails: bool,
    /// Values of the outer function that this one uses, and their counterparts here.
    pub(crate) captures: Vec<(Id, Id)>,
    /// Local memory, allocated at its start, with its size in bytes.
    pub(crate) locals: Vec<(Op, i64)>,
    /// Properties as a kernel, if it is one.
    pub(crate) kernel: Option<Kernel>,
    /// Memory for the message of an error, if one contains numbers.
    pub(crate) message: Option<Id>,
    /// The scope that is open while the function is being written.
    scope: Id,
}

impl Function {
    /// The scope that is open while the function is being written.
    pub(crate) fn scope(&self) -> Id {
        self.scope
    }
}

/// A function that is declared here and defined in the process.
pub(crate) struct External {
    pub(crate) name: String,
    pub(crate) inputs: Vec<Scalar>,
    pub(crate) result: Option<Scalar>,
    pub(crate) variadic: bool,
}

/// A line and column of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) file: usize,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

/// The state to which a rollback returns.
#[derive(Clone, Copy)]
pub(crate) struct Checkpoint {
    functions: usize,
    blocks: usize,
    current: Id,
    ops: usize,
    scopes: usize,
    shared: usize,
}

/// Functions that are being built.
#[derive(Default)]
pub(crate) struct Program {
    pub(crate) functions: Vec<Function>,
    pub(crate) blocks: Vec<Block>,
    pub(crate) constants: HashMap<(Scalar, u64), Id>,
    pub(crate) externals: Vec<External>,
    /// The functions of `math_text.rs` that are used, by symbol.
    pub(crate) math: Vec<String>,
    pub(crate) strings: Vec<Vec<u8>>,
    pub(crate) files: Vec<String>,
    pub(crate) places: Vec<Place>,
    /// Whether kernels on GPUs may call NVIDIA's libdevice.
    pub(crate) libdevice: bool,
    /// Whether float sums may be reordered.
    pub(crate) reassociate: bool,
    /// Whether a product and a sum of floats may become one operation, and `min` and `max` are NaN if an operand is.
    pub(crate) fuse: bool,
    values: Vec<Info>,
    open: Vec<bool>,
    scopes: Vec<Id>,
    current: Id,
    function: Id,
}

impl Program {
    /// Starts a function. Everything that follows is written into it.
    pub(crate) fn start(&mut self, name: &str) -> Id {
        let id = self.functions.len() as Id;
        self.function = id;
        let entry = self.new_block();
        self.current = entry;
        let scope = self.open_scope();
        self.functions.push(Function {
            name: name.to_owned(),
            entry,
            param_attributes: Vec::new(),
            returns_status: false,
            fails: false,
            captures: Vec::new(),
            locals: Vec::new(),
            kernel: None,
            message: None,
            scope,
        });
        id
    }

    /// Continues at the end of a block.
    pub(crate) fn move_to(&mut self, block: Id) -> Result<()> {
        self.function = self.block(block)?.function;
        self.current = block;
        Ok(())
    }

    /// The block that is being written.
    pub(crate) fn current(&self) -> Id {
        self.current
    }

    /// The function that is being written.
    pub(crate) fn function(&mut self) -> Result<&mut Function> {
        self.functions.get_mut(self.function as usize).ok_or(Fault::Handle { what: "function" })
    }

    pub(crate) fn new_block(&mut self) -> Id {
        let id = self.blocks.len() as Id;
        let function = self.function;
        self.blocks.push(Block {
            function,
            params: Vec::new(),
            ops: Vec::new(),
            end: None,
            unrolled: false,
        });
        id
    }

    pub(crate) fn block(&mut self, block: Id) -> Result<&mut Block> {
        self.blocks.get_mut(block as usize).ok_or(Fault::Handle { what: "block" })
    }

    /// Adds a parameter to a block.
    pub(crate) fn add_param(&mut self, block: Id, scalar: Scalar) -> Result<Id> {
        let id = self.new_value(scalar);
        self.block(block)?.params.push(id);
        Ok(id)
    }

    fn new_value(&mut self, scalar: Scalar) -> Id {
        let id = self.values.len() as Id;
        let scope = self.scopes.last().copied().unwrap_or(0);
        let (function, memory) = (self.function, MemorySpace::Anywhere);
        self.values.push(Info { scalar, weak: false, lanes: 1, scope, function, memory });
        id
    }

    /// The number of elements of a value: 1, or that of a vector.
    pub(crate) fn elements(&self, value: Id) -> u32 {
        self.values[value as usize].lanes
    }

    /// Makes a new value a vector.
    pub(crate) fn set_elements(&mut self, value: Id, lanes: u32) {
        self.values[value as usize].lanes = lanes;
    }

    /// The type of a value.
    pub(crate) fn scalar(&self, value: Id) -> Scalar {
        self.values[value as usize].scalar
    }

    /// Whether a value takes the type of the other operand.
    pub(crate) fn is_weak(&self, value: Id) -> bool {
        self.values[value as usize].weak
    }

    /// Marks a value as weak: it takes the type of the other operand.
    pub(crate) fn weaken(&mut self, value: Id) {
        self.values[value as usize].weak = true;
    }

    /// Returns which side may access the memory at an address.
    pub(crate) fn memory(&self, value: Id) -> MemorySpace {
        self.values[value as usize].memory
    }

    /// Sets which side may access the memory at an address.
    pub(crate) fn set_memory(&mut self, value: Id, memory: MemorySpace) {
        self.values[value as usize].memory = memory;
    }

    /// The number of values created so far.
    pub(crate) fn value_count(&self) -> usize {
        self.values.len()
    }

    /// A constant, given by its bits.
    pub(crate) fn constant(&mut self, scalar: Scalar, bits: u64) -> Id {
        if let Some(id) = self.constants.get(&(scalar, bits)) {
            return *id;
        }
        let id = self.values.len() as Id;
        let (scope, function, memory) = (Id::MAX, Id::MAX, MemorySpace::Anywhere);
        self.values.push(Info { scalar, weak: false, lanes: 1, scope, function, memory });
        self.constants.insert((scalar, bits), id);
        id
    }

    /// The value as seen by the function that is being written. A value of an outer function is captured.
    pub(crate) fn reach(&mut self, value: Id) -> Result<Id> {
        let info = *self.values.get(value as usize).ok_or(Fault::Foreign)?;
        if info.scope == Id::MAX {
            return Ok(value);
        }
        if !self.open.get(info.scope as usize).copied().unwrap_or(false) {
            return Err(Fault::OutOfReach { scalar: info.scalar });
        }
        if info.function == self.function {
            return Ok(value);
        }
        self.capture(value, info.scalar)
    }

    /// Like [`Program::reach`], for a value that is known to be available at the end of the current block.
    pub(crate) fn reach_at_end(&mut self, value: Id) -> Result<Id> {
        let info = *self.values.get(value as usize).ok_or(Fault::Foreign)?;
        if info.scope == Id::MAX || info.function == self.function {
            return Ok(value);
        }
        self.reach(value)
    }

    fn capture(&mut self, value: Id, scalar: Scalar) -> Result<Id> {
        self.refuse_vectors("a function on other threads", &[value])?;
        let known = &self.function()?.captures;
        if let Some((_, here)) = known.iter().find(|(outer, _)| *outer == value) {
            return Ok(*here);
        }
        let here = self.entry_value(scalar)?;
        self.set_memory(here, self.memory(value));
        self.function()?.captures.push((value, here));
        Ok(here)
    }

    /// A value that is available from the start of the function.
    pub(crate) fn entry_value(&mut self, scalar: Scalar) -> Result<Id> {
        let scope = self.function()?.scope;
        let id = self.new_value(scalar);
        self.values[id as usize].scope = scope;
        Ok(id)
    }

    /// Writes an operation without a result.
    pub(crate) fn act(
        &mut self,
        name: &'static str,
        operands: Vec<Id>,
        attributes: impl Into<String>,
    ) -> Result<()> {
        self.refuse_vectors(name, &operands)?;
        self.act_on(name, operands, attributes)
    }

    /// Like [`Program::act`], for operations that take vectors.
    pub(crate) fn act_on(
        &mut self,
        name: &'static str,
        operands: Vec<Id>,
        attributes: impl Into<String>,
    ) -> Result<()> {
        let (attributes, place) = (attributes.into(), self.place());
        let current = self.current;
        let (result, parts) = (None, Vec::new());
        self.block(current)?.ops.push(Op { name, operands, attributes, result, parts, place });
        Ok(())
    }

    /// Writes an operation whose result is a structure; returns its members.
    pub(crate) fn op_parts(
        &mut self,
        name: &'static str,
        operands: Vec<Id>,
        attributes: impl Into<String>,
        scalars: &[Scalar],
    ) -> Result<Vec<Id>> {
        self.refuse_vectors(name, &operands)?;
        let (attributes, place) = (attributes.into(), self.place());
        let parts: Vec<Id> = scalars.iter().map(|scalar| self.new_value(*scalar)).collect();
        let current = self.current;
        let op = Op { name, operands, attributes, result: None, parts: parts.clone(), place };
        self.block(current)?.ops.push(op);
        Ok(parts)
    }

    /// Writes an operation with a result. If an operand is a vector, the operation works element by element.
    pub(crate) fn op(
        &mut self,
        name: &'static str,
        operands: Vec<Id>,
        attributes: impl Into<String>,
        scalar: Scalar,
    ) -> Result<Id> {
        let (operands, lanes) = self.spread(name, operands)?;
        self.op_of(name, operands, attributes, scalar, lanes)
    }

    /// Writes an operation with a result of this many elements.
    pub(crate) fn op_of(
        &mut self,
        name: &'static str,
        operands: Vec<Id>,
        attributes: impl Into<String>,
        scalar: Scalar,
        lanes: u32,
    ) -> Result<Id> {
        if self.values.len() >= MOST_VALUES {
            return Err(Fault::TooLong { most: MOST_VALUES });
        }
        let (attributes, place) = (attributes.into(), self.place());
        let result = self.new_value(scalar);
        self.set_elements(result, lanes);
        let current = self.current;
        let (result_of, parts) = (Some(result), Vec::new());
        let op = Op { name, operands, attributes, result: result_of, parts, place };
        self.block(current)?.ops.push(op);
        Ok(result)
    }

    /// Ends a block, unless it already has an end.
    pub(crate) fn end(&mut self, block: Id, end: End) -> Result<()> {
        let place = self.place();
        let block = self.block(block)?;
        if block.end.is_none() {
            block.end = Some((end, place));
        }
        Ok(())
    }

    /// Declares a function of the process, once.
    pub(crate) fn declare(&mut self, name: &str, inputs: &[Scalar], result: Option<Scalar>) {
        self.declare_as(name, inputs, result, false);
    }

    /// Like [`Program::declare`], for a function with variable arguments.
    pub(crate) fn declare_variadic(
        &mut self,
        name: &str,
        inputs: &[Scalar],
        result: Option<Scalar>,
    ) {
        self.declare_as(name, inputs, result, true);
    }

    fn declare_as(
        &mut self,
        name: &str,
        inputs: &[Scalar],
        result: Option<Scalar>,
        variadic: bool,
    ) {
        if !self.externals.iter().any(|known| known.name == name) {
            let (name, inputs) = (name.to_owned(), inputs.to_vec());
            self.externals.push(External { name, inputs, result, variadic });
        }
    }

    /// The address of a NUL-terminated text.
    pub(crate) fn text(&mut self, text: &str) -> Result<Id> {
        let mut bytes = text.as_bytes().to_vec();
        bytes.push(0);
        let known = self.strings.iter().position(|known| *known == bytes);
        let number = known.unwrap_or_else(|| {
            self.strings.push(bytes);
            self.strings.len() - 1
        });
        let attributes = format!("global_name = @{TEXT}{number}");
        self.op("llvm.mlir.addressof", Vec::new(), attributes, Scalar::Pointer)
    }

    /// The address of the current source location as a text, for errors at run time.
    pub(crate) fn place_text(&mut self) -> Result<Id> {
        let place = self.places.last().map(|place| {
            let file = self.files.get(place.file).map_or("?", String::as_str);
            format!("{file}:{}", place.line)
        });
        self.text(&place.unwrap_or_else(|| "unknown".to_owned()))
    }

    /// Opens a scope inside the open ones.
    pub(crate) fn open_scope(&mut self) -> Id {
        let id = self.open.len() as Id;
        self.open.push(true);
        self.scopes.push(id);
        id
    }

    /// Closes a scope and all scopes inside it.
    pub(crate) fn close_scope(&mut self, scope: Id) {
        while let Some(last) = self.scopes.last().copied().filter(|last| *last >= scope) {
            self.open[last as usize] = false;
            self.scopes.pop();
        }
    }

    pub(crate) fn checkpoint(&mut self) -> Result<Checkpoint> {
        let (blocks, current, scopes) = (self.blocks.len(), self.current, self.scopes.len());
        let ops = self.block(current)?.ops.len();
        let functions = self.functions.len();
        let shared = self.kernel().map_or(0, |kernel| kernel.shared.len());
        Ok(Checkpoint { functions, blocks, current, ops, scopes, shared })
    }

    /// Discards everything written since then. Values created meanwhile become invalid.
    pub(crate) fn rollback(&mut self, to: Checkpoint) -> Result<()> {
        self.functions.truncate(to.functions);
        self.blocks.truncate(to.blocks);
        self.move_to(to.current)?;
        let block = self.block(to.current)?;
        block.ops.truncate(to.ops);
        block.end = None;
        block.unrolled = false;
        if let Ok(kernel) = self.kernel() {
            kernel.shared.truncate(to.shared);
        }
        while self.scopes.len() > to.scopes {
            let scope = self.scopes.pop().unwrap_or_default();
            self.open[scope as usize] = false;
        }
        Ok(())
    }

    /// Sets the source location of everything that follows.
    pub(crate) fn set_place(&mut self, file: usize, line: u32, column: u32) {
        let place = Place { file, line, column };
        if self.places.last() != Some(&place) {
            self.places.push(place);
        }
    }

    fn place(&self) -> usize {
        self.places.len()
    }
}
