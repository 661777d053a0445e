//! `ir.AsmPrinter`: MLIR's printer as users' hooks see it. It works until the hook returns.
//!
//! Operands, regions and successors are numbers: their places in the operation.

use std::sync::Arc;

use fishplate::{Array, Object, ObjectRef, Result, Str};
use fishplate_mlir as mlir;
use fishplate_mlir::asm::{AttributeSet, LentPrinter, OpPrinter, Printing, RegionStyle};

use crate::error::{type_error, value_error};
use crate::{Attribute, Context, Type};

/// A printer, while a hook runs.
#[derive(Object)]
#[object(key = "ir.AsmPrinter", opaque)]
pub struct AsmPrinter {
    #[field(skip)]
    context: ObjectRef<Context>,
    #[field(skip)]
    lent: Arc<LentPrinter>,
}

impl AsmPrinter {
    pub(super) fn new(context: &ObjectRef<Context>, lent: &Arc<LentPrinter>) -> ObjectRef<Self> {
        AsmPrinter { context: context.clone(), lent: lent.clone() }.into_ref()
    }

    fn with<R>(
        &self,
        work: impl for<'p, 'm> FnOnce(&mut Printing<'p, 'm>) -> Result<R>,
    ) -> Result<R> {
        let _held = self.context.lock();
        let gone = || {
            value_error(
                "the printer can be used only while its hook runs, and not inside of itself",
            )
        };
        self.lent.with(work).unwrap_or_else(|| Err(gone()))
    }

    fn of_op<R>(
        &self,
        work: impl for<'a, 'p, 'm> FnOnce(&'a mut OpPrinter<'p>, mlir::OpRef<'m>) -> Result<R>,
    ) -> Result<R> {
        self.with(|printing| match printing.of() {
            Some((printer, op)) => work(printer, op),
            None => Err(type_error("the text of a type or attribute has no operands or regions")),
        })
    }
}

fn none(what: &str, index: i64) -> fishplate::Error {
    value_error(format!("the operation has no {what} {index}"))
}

#[fishplate::methods(nonblocking)]
impl AsmPrinter {
    /// The context.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }

    /// Prints text unchanged.
    fn print(&self, text: &str) -> Result<()> {
        self.with(|printing| {
            printing.asm().text(text);
            Ok(())
        })
    }

    /// Starts a new line with the current indentation.
    fn print_newline(&self) -> Result<()> {
        self.with(|printing| {
            printing.asm().newline();
            Ok(())
        })
    }

    /// Indents the following lines more, or less.
    fn indent(&self, #[default = true] more: bool) -> Result<()> {
        self.with(|printing| {
            printing.asm().indent(more);
            Ok(())
        })
    }

    /// Prints a string in quotes.
    fn print_string(&self, text: &str) -> Result<()> {
        self.with(|printing| {
            printing.asm().string(text);
            Ok(())
        })
    }

    /// Prints a keyword, in quotes if it is not one.
    fn print_keyword_or_string(&self, text: &str) -> Result<()> {
        self.with(|printing| {
            printing.asm().keyword_or_string(text);
            Ok(())
        })
    }

    /// Prints the name of a symbol, with `@`.
    fn print_symbol_name(&self, name: &str) -> Result<()> {
        self.with(|printing| {
            printing.asm().symbol_name(name);
            Ok(())
        })
    }

    /// Prints an attribute.
    fn print_attribute(&self, attribute: ObjectRef<Attribute>) -> Result<()> {
        self.with(|printing| {
            printing.asm().attribute(attribute.mlir());
            Ok(())
        })
    }

    /// Prints an attribute without its type.
    fn print_attribute_without_type(&self, attribute: ObjectRef<Attribute>) -> Result<()> {
        self.with(|printing| {
            printing.asm().attribute_without_type(attribute.mlir());
            Ok(())
        })
    }

    /// Prints an attribute of a dialect without C++ without its dialect and name.
    fn print_stripped_attribute(&self, attribute: ObjectRef<Attribute>) -> Result<()> {
        self.with(|printing| {
            printing.asm().stripped_attribute(attribute.mlir());
            Ok(())
        })
    }

    /// Prints a type.
    fn print_type(&self, ty: ObjectRef<Type>) -> Result<()> {
        self.with(|printing| {
            printing.asm().ty(ty.mlir());
            Ok(())
        })
    }

    /// Prints types, separated by commas.
    fn print_types(&self, types: Array<ObjectRef<Type>>) -> Result<()> {
        self.with(|printing| {
            for (index, ty) in types.iter().enumerate() {
                if index > 0 {
                    printing.asm().text(", ");
                }
                printing.asm().ty(ty.mlir());
            }
            Ok(())
        })
    }

    /// Prints sizes such as `2x?x4`.
    fn print_dimension_list(&self, sizes: Array<i64>) -> Result<()> {
        self.with(|printing| {
            let sizes = sizes.iter().map(|size| (size != i64::MIN).then_some(size));
            printing.asm().dimension_list(&sizes.collect::<Vec<_>>());
            Ok(())
        })
    }

    /// Prints an operand by its place.
    fn print_operand(&self, operand: i64) -> Result<()> {
        self.of_op(|printer, op| {
            let found = usize::try_from(operand).ok().and_then(|at| op.operand(at));
            printer.operand(found.ok_or_else(|| none("operand", operand))?);
            Ok(())
        })
    }

    /// Prints operands by their places, separated by commas.
    fn print_operands(&self, operands: Array<i64>) -> Result<()> {
        for (index, operand) in operands.iter().enumerate() {
            if index > 0 {
                self.print(", ")?;
            }
            self.print_operand(operand)?;
        }
        Ok(())
    }

    /// Prints a region by its place, with the arguments of its first block and its last terminator unless told otherwise. With
    /// `empty_block`, a block without operations is printed too.
    fn print_region(
        &self,
        region: i64,
        #[default = true] entry_arguments: bool,
        #[default = true] terminators: bool,
        #[default = false] empty_block: bool,
    ) -> Result<()> {
        self.of_op(|printer, op| {
            let found = usize::try_from(region).ok().and_then(|at| op.regions().nth(at));
            let style = RegionStyle { entry_arguments, terminators, empty_block };
            printer.region(found.ok_or_else(|| none("region", region))?, style);
            Ok(())
        })
    }

    /// Prints an argument of a region's first block, with its type unless told otherwise.
    fn print_region_argument(
        &self,
        region: i64,
        argument: i64,
        #[default = false] omit_type: bool,
    ) -> Result<()> {
        self.of_op(|printer, op| {
            let block = usize::try_from(region)
                .ok()
                .and_then(|at| op.regions().nth(at))
                .and_then(|region| region.blocks().next());
            let place = usize::try_from(argument).ok();
            let found = block.zip(place).and_then(|(block, at)| block.arguments().nth(at));
            printer.region_argument(found.ok_or_else(|| none("argument", argument))?, omit_type);
            Ok(())
        })
    }

    /// Prints a successor by its place.
    fn print_successor(&self, successor: i64) -> Result<()> {
        self.of_op(|printer, op| {
            let found = usize::try_from(successor).ok().and_then(|at| op.successor(at));
            printer.successor(found.ok_or_else(|| none("successor", successor))?);
            Ok(())
        })
    }

    /// Prints the operation in the generic form, without its name.
    fn print_generic_op(&self) -> Result<()> {
        self.of_op(|printer, op| {
            printer.generic_op(op, false);
            Ok(())
        })
    }

    /// Prints the attributes of the operation after a space, except those that are elided; `keyword` prints the word
    /// `attributes` before them.
    fn print_optional_attr_dict(
        &self,
        #[default = Array::new()] elided: Array<Str>,
        #[default = false] keyword: bool,
    ) -> Result<()> {
        self.of_op(|printer, op| {
            let elided: Vec<Str> = elided.iter().collect();
            let elided: Vec<&str> = elided.iter().map(|name| &**name).collect();
            printer.attribute_dictionary(op, AttributeSet::All, &elided, keyword);
            Ok(())
        })
    }
}
