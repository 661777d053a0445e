//! Types without elements: integers, indices, functions, tuples, complex numbers and types that are only text.

use super::{
    ComplexType, FunctionType, GraphType, IndexType, IntegerType, NoneType, OpaqueType, TupleType,
};
use crate::ir::block::types_any;
use crate::ir::context::Context;
use crate::ir::error::Result;
use crate::ir::interned::Type;
use crate::ir::invoke::read;

impl<'c> IntegerType<'c> {
    /// The type of signless integers of a width.
    pub fn get(context: &'c Context, width: u32) -> Result<IntegerType<'c>> {
        read(context, invoke!("ir.IntegerType", "get_signless", width, context.handle()?))
    }

    /// The type of signed integers of a width.
    pub fn signed(context: &'c Context, width: u32) -> Result<IntegerType<'c>> {
        read(context, invoke!("ir.IntegerType", "get_signed", width, context.handle()?))
    }

    /// The type of unsigned integers of a width.
    pub fn unsigned(context: &'c Context, width: u32) -> Result<IntegerType<'c>> {
        read(context, invoke!("ir.IntegerType", "get_unsigned", width, context.handle()?))
    }
}

properties! { IntegerType {
    width: "ir.IntegerType", "width" -> u32, "The number of bits.";
    is_signless: "ir.IntegerType", "is_signless" -> bool, "Whether it says nothing about signs.";
    is_signed: "ir.IntegerType", "is_signed" -> bool, "Whether it is of signed integers.";
    is_unsigned: "ir.IntegerType", "is_unsigned" -> bool, "Whether it is of unsigned integers.";
} }

impl<'c> IndexType<'c> {
    /// The type of indices.
    pub fn get(context: &'c Context) -> Result<IndexType<'c>> {
        read(context, invoke!("ir.IndexType", "get", context.handle()?))
    }
}

impl<'c> NoneType<'c> {
    /// The type without a value.
    pub fn get(context: &'c Context) -> Result<NoneType<'c>> {
        read(context, invoke!("ir.NoneType", "get", context.handle()?))
    }
}

impl<'c> ComplexType<'c> {
    /// The type of complex numbers with this element type.
    pub fn get(element: impl Into<Type<'c>>) -> Result<ComplexType<'c>> {
        let element = element.into();
        read(element.context(), invoke!("ir.ComplexType", "get", element))
    }
}

properties! { ComplexType {
    element_type: "ir.ComplexType", "element_type" -> Type<'c>, "The type of both parts.";
} }

impl<'c> TupleType<'c> {
    /// The type of tuples of these types.
    pub fn get(context: &'c Context, types: &[Type<'c>]) -> Result<TupleType<'c>> {
        let types = types_any(types);
        read(context, invoke!("ir.TupleType", "get_tuple", types, context.handle()?))
    }
}

properties! { TupleType {
    types: "ir.TupleType", "types" -> Vec<Type<'c>>, "The types.";
} }

impl<'c> FunctionType<'c> {
    /// The type of functions from `inputs` to `results`.
    pub fn get(
        context: &'c Context,
        inputs: &[Type<'c>],
        results: &[Type<'c>],
    ) -> Result<FunctionType<'c>> {
        let (inputs, results) = (types_any(inputs), types_any(results));
        read(context, invoke!("ir.FunctionType", "get", inputs, results, context.handle()?))
    }
}

properties! { FunctionType {
    inputs: "ir.FunctionType", "inputs" -> Vec<Type<'c>>, "The types of the inputs.";
    results: "ir.FunctionType", "results" -> Vec<Type<'c>>, "The types of the results.";
} }

properties! { GraphType {
    inputs: "ir.GraphType", "inputs" -> Vec<Type<'c>>, "The types of the inputs.";
    results: "ir.GraphType", "results" -> Vec<Type<'c>>, "The types of the results.";
} }

impl<'c> OpaqueType<'c> {
    /// A type of a dialect that the context does not know.
    pub fn get(context: &'c Context, dialect: &str, data: &str) -> Result<OpaqueType<'c>> {
        let (of, nowhere) = (context.handle()?, None::<i64>);
        read(context, invoke!("ir.OpaqueType", "get", dialect, data, of, nowhere))
    }
}

properties! { OpaqueType {
    dialect_namespace: "ir.OpaqueType", "dialect_namespace" -> String, "The dialect.";
    data: "ir.OpaqueType", "data" -> String, "The text after the dialect.";
} }
