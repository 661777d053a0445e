//! Appends operations of the llvm dialect to the current block. Providers use it too.

use fishplate_mlir::{
    Attribute, Block, Context, Location, Module, OpBuilder, OpRef, Region, Type, Value,
};

use crate::error::{Error, Result};

/// Integer comparisons, with MLIR's numbers.
#[derive(Clone, Copy)]
#[expect(missing_docs, reason = "LLVM's names")]
pub enum Compare {
    Eq = 0,
    Ne = 1,
    Slt = 2,
    Sge = 5,
    Ult = 6,
    Ule = 7,
    Ugt = 8,
}

/// The likelihood of the first branch.
#[derive(Clone, Copy)]
pub enum Likelihood {
    /// Almost always taken: the other branch is an error.
    Likely,
    /// Almost never taken.
    Unlikely,
    /// Unknown.
    Even,
}

/// A successor block with its arguments.
pub type Successor<'m, 'v> = (Block<'m>, &'v [Value<'m>]);

/// A function that is being built.
pub struct Emit<'m> {
    module: &'m Module<'m>,
    region: Region<'m>,
    entry: Block<'m>,
    block: Block<'m>,
    here: Location<'m>,
    /// `i1`.
    pub i1: Type<'m>,
    /// `i32`.
    pub i32: Type<'m>,
    /// `i64`.
    pub i64: Type<'m>,
    /// `f64`.
    pub f64: Type<'m>,
    /// `!llvm.ptr`.
    pub ptr: Type<'m>,
}

impl<'m> Emit<'m> {
    /// Adds a function of the ABI to a module: `int32_t symbol(void *, const TVMFFIAny *, int32_t, TVMFFIAny *)`.
    pub(crate) fn ffi_function(
        module: &'m Module<'m>,
        symbol: &str,
        here: Location<'m>,
    ) -> Result<Self> {
        let context = module.context();
        let (i32, ptr) = (Type::int(context, 32), Type::ptr(context, 0));
        let arguments = [ptr, ptr, i32, ptr];
        let function = OpBuilder::new("llvm.func", here)
            .attribute("sym_name", Attribute::string(context, symbol.as_bytes()))
            .attribute("function_type", Attribute::ty(Type::function(i32, &arguments, false)))
            .attribute("linkage", Attribute::linkage_external(context))
            .region()
            .append_to(module.body())?;
        Self::new(module, function, &arguments, here)
    }

    /// Starts in a new block of `function` after `entry`, which is reserved for allocas.
    pub(crate) fn new(
        module: &'m Module<'m>,
        function: OpRef<'m>,
        arguments: &[Type<'m>],
        here: Location<'m>,
    ) -> Result<Self> {
        let context = module.context();
        let region = function.region(0).ok_or(Error::Internal("a function without a region"))?;
        let entry = region.append_block(arguments, here);
        let block = region.append_block(&[], here);
        Ok(Self {
            module,
            region,
            entry,
            block,
            here,
            i1: Type::int(context, 1),
            i32: Type::int(context, 32),
            i64: Type::int(context, 64),
            f64: Type::f64(context),
            ptr: Type::ptr(context, 0),
        })
    }

    /// Ends the entry block. No allocas can be added after this.
    pub(crate) fn finish(&self, first: Block<'m>) -> Result<()> {
        self.op("llvm.br").successors(&[first]).append_to(self.entry)?;
        Ok(())
    }

    /// The context.
    pub fn context(&self) -> &'m Context {
        self.module.context()
    }

    /// The location of the operations.
    pub(crate) fn location(&self) -> Location<'m> {
        self.here
    }

    /// The module that contains the function.
    pub fn module(&self) -> &'m Module<'m> {
        self.module
    }

    /// An argument of the function.
    pub(crate) fn argument(&self, index: usize) -> Result<Value<'m>> {
        self.entry.argument(index).ok_or(Error::Internal("a function without its arguments"))
    }

    /// The current block.
    pub fn block(&self) -> Block<'m> {
        self.block
    }

    /// Continues in another block.
    pub fn move_to(&mut self, block: Block<'m>) {
        self.block = block;
    }

    /// Creates a block of the function, with arguments.
    pub fn new_block(&self, arguments: &[Type<'m>]) -> Block<'m> {
        self.region.append_block(arguments, self.here)
    }

    /// Argument `index` of a block that [`Emit::new_block`] created.
    pub fn block_argument(&self, block: Block<'m>, index: usize) -> Result<Value<'m>> {
        block.argument(index).ok_or(Error::Internal("a block without its arguments"))
    }

    /// Starts an operation.
    pub fn op<'a>(&self, name: &'a str) -> OpBuilder<'a, 'm> {
        OpBuilder::new(name, self.here)
    }

    /// Adds an operation and returns its only result.
    pub fn value(&self, op: OpBuilder<'_, 'm>) -> Result<Value<'m>> {
        let op = op.append_to(self.block)?;
        op.result(0).ok_or(Error::Internal("an operation without a result"))
    }

    /// An integer constant.
    pub fn int(&self, ty: Type<'m>, value: i64) -> Result<Value<'m>> {
        let op = self.op("llvm.mlir.constant").attribute("value", Attribute::int(ty, value));
        self.value(op.results(&[ty]))
    }

    /// A constant of 32 bits.
    pub fn const_i32(&self, value: i32) -> Result<Value<'m>> {
        self.int(self.i32, value.into())
    }

    /// A constant of 64 bits.
    pub fn const_i64(&self, value: i64) -> Result<Value<'m>> {
        self.int(self.i64, value)
    }

    /// A constant float of 64 bits.
    pub fn const_f64(&self, value: f64) -> Result<Value<'m>> {
        let value = Attribute::float(self.context(), self.f64, value);
        let op = self.op("llvm.mlir.constant").attribute("value", value);
        self.value(op.results(&[self.f64]))
    }

    /// The zero of a type; null for a pointer.
    pub fn zero(&self, ty: Type<'m>) -> Result<Value<'m>> {
        self.value(self.op("llvm.mlir.zero").results(&[ty]))
    }

    /// The address `bytes` after `pointer`.
    pub fn offset(&self, pointer: Value<'m>, bytes: i32) -> Result<Value<'m>> {
        if bytes == 0 {
            return Ok(pointer);
        }
        let (context, byte) = (self.context(), Type::int(self.context(), 8));
        let op = self
            .op("llvm.getelementptr")
            .operands(&[pointer])
            .attribute("elem_type", Attribute::ty(byte))
            .attribute("noWrapFlags", Attribute::int(self.i32, 3))
            .attribute("rawConstantIndices", Attribute::i32s(context, &[bytes]));
        self.value(op.results(&[pointer.ty()]))
    }

    /// The address `bytes` after `pointer`, for a number known at run time.
    pub fn offset_by(&self, pointer: Value<'m>, bytes: Value<'m>) -> Result<Value<'m>> {
        let (context, byte) = (self.context(), Type::int(self.context(), 8));
        let op = self
            .op("llvm.getelementptr")
            .operands(&[pointer, bytes])
            .attribute("elem_type", Attribute::ty(byte))
            .attribute("noWrapFlags", Attribute::int(self.i32, 0))
            .attribute("rawConstantIndices", Attribute::i32s(context, &[i32::MIN]));
        self.value(op.results(&[pointer.ty()]))
    }

    /// Loads the value `bytes` after `pointer`.
    pub fn load(&self, ty: Type<'m>, pointer: Value<'m>, bytes: usize) -> Result<Value<'m>> {
        let bytes = i32::try_from(bytes).map_err(|_| Error::Internal("an offset beyond 2 GiB"))?;
        let address = self.offset(pointer, bytes)?;
        self.value(self.op("llvm.load").operands(&[address]).results(&[ty]))
    }

    /// Writes `value` to `pointer`.
    pub fn store(&self, value: Value<'m>, pointer: Value<'m>) -> Result<()> {
        self.op("llvm.store").operands(&[value, pointer]).append_to(self.block)?;
        Ok(())
    }

    /// Allocates a `ty` on the stack.
    pub fn alloca(&self, ty: Type<'m>) -> Result<Value<'m>> {
        let one = self
            .op("llvm.mlir.constant")
            .attribute("value", Attribute::int(self.i32, 1))
            .results(&[self.i32])
            .append_to(self.entry)?;
        let one = one.result(0).ok_or(Error::Internal("a constant without a value"))?;
        let room = self
            .op("llvm.alloca")
            .operands(&[one])
            .attribute("elem_type", Attribute::ty(ty))
            .results(&[self.ptr])
            .append_to(self.entry)?;
        room.result(0).ok_or(Error::Internal("an alloca without an address"))
    }

    /// Compares integers.
    pub fn compare(&self, how: Compare, a: Value<'m>, b: Value<'m>) -> Result<Value<'m>> {
        let op = self
            .op("llvm.icmp")
            .operands(&[a, b])
            .attribute("predicate", Attribute::int(self.i64, how as i64));
        self.value(op.results(&[self.i1]))
    }

    /// Compares an integer with a constant.
    pub fn compare_to(&self, how: Compare, a: Value<'m>, b: i64) -> Result<Value<'m>> {
        let b = self.int(a.ty(), b)?;
        self.compare(how, a, b)
    }

    /// Whether a pointer is null.
    pub fn is_null(&self, pointer: Value<'m>) -> Result<Value<'m>> {
        let null = self.zero(pointer.ty())?;
        self.compare(Compare::Eq, pointer, null)
    }

    /// Whether a pointer is not null.
    pub fn is_not_null(&self, pointer: Value<'m>) -> Result<Value<'m>> {
        let null = self.zero(pointer.ty())?;
        self.compare(Compare::Ne, pointer, null)
    }

    /// An operation with two operands and a result of the same type, such as `llvm.and`.
    pub fn binary(&self, name: &str, a: Value<'m>, b: Value<'m>) -> Result<Value<'m>> {
        self.value(self.op(name).operands(&[a, b]).results(&[a.ty()]))
    }

    /// An operation with an operand and a constant.
    pub fn binary_const(&self, name: &str, a: Value<'m>, b: i64) -> Result<Value<'m>> {
        let b = self.int(a.ty(), b)?;
        self.binary(name, a, b)
    }

    /// Negates a boolean.
    pub fn not(&self, a: Value<'m>) -> Result<Value<'m>> {
        self.binary_const("llvm.xor", a, 1)
    }

    /// A conversion such as `llvm.trunc`.
    pub fn cast(&self, name: &str, a: Value<'m>, to: Type<'m>) -> Result<Value<'m>> {
        self.value(self.op(name).operands(&[a]).results(&[to]))
    }

    /// `a` if `condition`, else `b`.
    pub fn select(&self, condition: Value<'m>, a: Value<'m>, b: Value<'m>) -> Result<Value<'m>> {
        self.value(self.op("llvm.select").operands(&[condition, a, b]).results(&[a.ty()]))
    }

    /// A struct with one field replaced.
    pub fn insert(&self, into: Value<'m>, field: Value<'m>, at: &[i64]) -> Result<Value<'m>> {
        let op = self
            .op("llvm.insertvalue")
            .operands(&[into, field])
            .attribute("position", Attribute::i64s(self.context(), at));
        self.value(op.results(&[into.ty()]))
    }

    /// A field of a struct.
    pub fn extract(&self, from: Value<'m>, at: i64, ty: Type<'m>) -> Result<Value<'m>> {
        let op = self
            .op("llvm.extractvalue")
            .operands(&[from])
            .attribute("position", Attribute::i64s(self.context(), &[at]));
        self.value(op.results(&[ty]))
    }

    /// A struct of the given values.
    pub fn structure(&self, fields: &[Value<'m>]) -> Result<Value<'m>> {
        let types: Vec<Type<'m>> = fields.iter().map(|field| field.ty()).collect();
        let ty = Type::structure(self.context(), &types);
        let mut whole = self.value(self.op("llvm.mlir.undef").results(&[ty]))?;
        for (index, field) in (0..).zip(fields) {
            whole = self.insert(whole, *field, &[index])?;
        }
        Ok(whole)
    }

    /// The address of a global or function.
    pub fn address_of(&self, symbol: &str) -> Result<Value<'m>> {
        let symbol = Attribute::symbol(self.context(), symbol);
        let op = self.op("llvm.mlir.addressof").attribute("global_name", symbol);
        self.value(op.results(&[self.ptr]))
    }

    /// Calls a function by its symbol; `result` is `None` for `void`.
    pub fn call(
        &self,
        symbol: &str,
        arguments: &[Value<'m>],
        result: Option<Type<'m>>,
    ) -> Result<Option<Value<'m>>> {
        self.call_with(symbol, arguments, result, None)
    }

    /// Like [`Emit::call`], with the attributes of the callee's arguments.
    pub fn call_with(
        &self,
        symbol: &str,
        arguments: &[Value<'m>],
        result: Option<Type<'m>>,
        argument_attributes: Option<Attribute<'m>>,
    ) -> Result<Option<Value<'m>>> {
        let context = self.context();
        let count = i32::try_from(arguments.len())
            .map_err(|_| Error::Internal("more arguments than a call can have"))?;
        let mut op = self
            .op("llvm.call")
            .operands(arguments)
            .attribute("callee", Attribute::symbol(context, symbol))
            .attribute("op_bundle_sizes", Attribute::i32s(context, &[]))
            .attribute("operandSegmentSizes", Attribute::i32s(context, &[count, 0]));
        if let Some(attributes) = argument_attributes {
            op = op.attribute("arg_attrs", attributes);
        }
        match result {
            Some(ty) => self.value(op.results(&[ty])).map(Some),
            None => op.append_to(self.block).map(|_| None).map_err(Error::from),
        }
    }

    /// Jumps.
    pub fn branch(&self, (block, arguments): Successor<'m, '_>) -> Result<()> {
        self.op("llvm.br").operands(arguments).successors(&[block]).append_to(self.block)?;
        Ok(())
    }

    /// Jumps one way or the other.
    pub fn branch_if(
        &self,
        condition: Value<'m>,
        (yes, yes_arguments): Successor<'m, '_>,
        (no, no_arguments): Successor<'m, '_>,
        odds: Likelihood,
    ) -> Result<()> {
        let count = |list: &[Value<'m>]| i32::try_from(list.len()).unwrap_or(i32::MAX);
        let sizes = [1, count(yes_arguments), count(no_arguments)];
        let mut op = self
            .op("llvm.cond_br")
            .operands(&[condition])
            .operands(yes_arguments)
            .operands(no_arguments)
            .successors(&[yes, no])
            .attribute("operandSegmentSizes", Attribute::i32s(self.context(), &sizes));
        let weights = match odds {
            Likelihood::Likely => Some([2000, 1]),
            Likelihood::Unlikely => Some([1, 2000]),
            Likelihood::Even => None,
        };
        if let Some(weights) = weights {
            op = op.attribute("branch_weights", Attribute::i32s(self.context(), &weights));
        }
        op.append_to(self.block)?;
        Ok(())
    }

    /// Leaves the function.
    pub fn ret(&self, value: Value<'m>) -> Result<()> {
        self.op("llvm.return").operands(&[value]).append_to(self.block)?;
        Ok(())
    }
}
