//! `ir.AsmParser`: MLIR's parser as users' hooks see it. It works until the hook returns.
//!
//! Operands, regions and successors that were parsed are numbers, which the parser takes back.

use std::sync::Arc;

use fishplate::{Any, Array, Map, Object, ObjectRef, Result, Str};
use fishplate_mlir::asm::{Argument, Failed, LentParser, OpParser, Parsing, Position};
use fishplate_mlir::dynamic::DynamicDialect;

use crate::error::{MLIR_ERROR, other_context, type_error, value_error};
use crate::{Attribute, Context, Type};

/// A parser, while a hook runs.
#[derive(Object)]
#[object(key = "ir.AsmParser", opaque)]
pub struct AsmParser {
    #[field(skip)]
    context: ObjectRef<Context>,
    #[field(skip)]
    lent: Arc<LentParser>,
}

/// The error for what MLIR has reported already.
fn reported(parsing: &mut Parsing<'_>) -> fishplate::Error {
    parsing.failed = true;
    fishplate::Error::new(MLIR_ERROR, "the text cannot be parsed; MLIR has reported why")
}

/// The error for a missing token.
fn expected(parsing: &mut Parsing<'_>, what: &str) -> fishplate::Error {
    parsing.error_at = Some(parsing.asm().position().number());
    value_error(format!("expected {what}"))
}

fn read<T>(parsing: &mut Parsing<'_>, outcome: std::result::Result<T, Failed>) -> Result<T> {
    outcome.map_err(|_| reported(parsing))
}

fn op<'a, 'p>(parsing: &'a mut Parsing<'p>) -> Result<&'a mut OpParser<'p>> {
    let none = || type_error("the text of a type or attribute has no operands, regions or results");
    parsing.op().ok_or_else(none)
}

fn at<T: Clone>(list: &[T], index: usize, what: &str) -> Result<T> {
    let none = || value_error(format!("the parser has no {what} {index}"));
    list.get(index).cloned().ok_or_else(none)
}

impl AsmParser {
    pub(super) fn new(context: &ObjectRef<Context>, lent: &Arc<LentParser>) -> ObjectRef<Self> {
        AsmParser { context: context.clone(), lent: lent.clone() }.into_ref()
    }

    fn with<R>(&self, work: impl for<'p> FnOnce(&mut Parsing<'p>) -> Result<R>) -> Result<R> {
        let _held = self.context.lock();
        let gone = || {
            value_error("the parser can be used only while its hook runs, and not inside of itself")
        };
        self.lent.with(work).unwrap_or_else(|| Err(gone()))
    }

    fn attribute_object(&self, raw: fishplate_mlir::Attribute<'_>) -> Result<Any> {
        Ok(Attribute::wrap(&self.context, raw)?.into())
    }

    fn type_object(&self, raw: fishplate_mlir::Type<'_>) -> Result<Any> {
        Ok(Type::wrap(&self.context, raw)?.into())
    }

    fn entries(&self, dictionary: fishplate_mlir::Attribute<'_>) -> Result<Map<Str, Any>> {
        let row = |(name, value): (String, _)| Ok((Str::from(name), self.attribute_object(value)?));
        Map::try_from_iter(dictionary.entries().map(row).collect::<Result<Vec<_>>>()?)
    }
}

fn type_in<'p>(parsing: &mut Parsing<'p>, ty: &Type) -> Result<fishplate_mlir::Type<'p>> {
    let context = parsing.asm().context();
    ty.mlir().in_context(context).ok_or_else(|| other_context("the type"))
}

#[fishplate::methods(nonblocking)]
impl AsmParser {
    /// The context.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }

    /// The position of the next token.
    #[getter]
    fn position(&self) -> Result<i64> {
        self.with(|parsing| Ok(parsing.asm().position().number().cast_signed() as i64))
    }

    /// The first character of the next token; empty at the end of the text.
    fn peek(&self) -> Result<Str> {
        self.with(|parsing| match parsing.asm().peek() {
            0 => Ok(Str::from("")),
            byte => Ok(Str::from(char::from(byte).to_string())),
        })
    }

    /// Raises an error at a position, by default that of the next token.
    fn emit_error(&self, message: &str, #[default = None] position: Option<i64>) -> Result<()> {
        self.with(|parsing| {
            let here = parsing.asm().position().number();
            let at = position.and_then(|at| usize::try_from(at).ok()).unwrap_or(here);
            parsing.error_at = Some(at);
            Err(value_error(message))
        })
    }

    /// Parses a keyword, which may be any if none is given. Returns it, or none if another token comes next.
    fn parse_optional_keyword(&self, #[default = None] word: Option<Str>) -> Result<Option<Str>> {
        self.with(|parsing| {
            Ok(match word {
                Some(word) => parsing.asm().optional_keyword(&word).then_some(word),
                None => parsing.asm().any_keyword().map(Str::from),
            })
        })
    }

    /// Parses a keyword.
    fn parse_keyword(&self, #[default = None] word: Option<Str>) -> Result<Str> {
        let what = word.as_ref().map_or("a keyword".to_owned(), |word| format!("'{word}'"));
        match self.parse_optional_keyword(word)? {
            Some(word) => Ok(word),
            None => self.with(|parsing| Err(expected(parsing, &what))),
        }
    }

    /// Parses punctuation such as `<`, `->` or `:`, if it comes next.
    fn parse_optional_punctuation(&self, token: &str) -> Result<bool> {
        self.with(|parsing| {
            let outcome = parsing.asm().optional_punctuation(token);
            read(parsing, outcome)
        })
    }

    /// Parses punctuation.
    fn parse_punctuation(&self, token: &str) -> Result<()> {
        match self.parse_optional_punctuation(token)? {
            true => Ok(()),
            false => self.with(|parsing| Err(expected(parsing, &format!("'{token}'")))),
        }
    }

    /// Parses an integer, if one comes next.
    fn parse_optional_integer(&self) -> Result<Any> {
        self.with(|parsing| {
            let outcome = parsing.asm().optional_integer();
            Ok(read(parsing, outcome)?.map_or(Any::NONE, super::value::int_any))
        })
    }

    /// Parses an integer.
    fn parse_integer(&self) -> Result<Any> {
        match self.parse_optional_integer()? {
            none if none.is_none() => self.with(|parsing| Err(expected(parsing, "an integer"))),
            found => Ok(found),
        }
    }

    /// Parses a number.
    fn parse_float(&self) -> Result<f64> {
        self.with(|parsing| {
            let outcome = parsing.asm().float();
            read(parsing, outcome)
        })
    }

    /// Parses a string in quotes, if one comes next.
    fn parse_optional_string(&self) -> Result<Option<Str>> {
        self.with(|parsing| {
            let found = parsing.asm().optional_string();
            Ok(found.map(|bytes| Str::from(String::from_utf8_lossy(&bytes).into_owned())))
        })
    }

    /// Parses a string in quotes.
    fn parse_string(&self) -> Result<Str> {
        match self.parse_optional_string()? {
            Some(text) => Ok(text),
            None => self.with(|parsing| Err(expected(parsing, "a string"))),
        }
    }

    /// Parses an attribute, if one comes next. A number or string without a type gets the given one.
    fn parse_optional_attribute(
        &self,
        #[default = None] ty: Option<ObjectRef<Type>>,
    ) -> Result<Any> {
        self.with(|parsing| {
            let ty = ty.map(|ty| type_in(parsing, &ty)).transpose()?;
            let outcome = parsing.asm().optional_attribute(ty);
            read(parsing, outcome)?.map_or(Ok(Any::NONE), |raw| self.attribute_object(raw))
        })
    }

    /// Parses an attribute.
    fn parse_attribute(&self, #[default = None] ty: Option<ObjectRef<Type>>) -> Result<Any> {
        self.with(|parsing| {
            let ty = ty.map(|ty| type_in(parsing, &ty)).transpose()?;
            let outcome = parsing.asm().attribute(ty);
            let raw = read(parsing, outcome)?;
            self.attribute_object(raw)
        })
    }

    /// Parses an attribute of a dialect without C++, with or without its dialect and name in front.
    fn parse_stripped_attribute(&self, name: &str) -> Result<Any> {
        self.with(|parsing| {
            let context = parsing.asm().context();
            let known = name.split_once('.').and_then(|(dialect, mnemonic)| {
                DynamicDialect::find(context, dialect)?.find_attribute(mnemonic)
            });
            let known = known.ok_or_else(|| value_error(format!("no model has `{name}`")))?;
            let outcome = parsing.asm().stripped_attribute(known, None);
            let raw = read(parsing, outcome)?;
            self.attribute_object(raw)
        })
    }

    /// Parses a type, if one comes next.
    fn parse_optional_type(&self) -> Result<Any> {
        self.with(|parsing| {
            let outcome = parsing.asm().optional_type();
            read(parsing, outcome)?.map_or(Ok(Any::NONE), |raw| self.type_object(raw))
        })
    }

    /// Parses a type.
    fn parse_type(&self) -> Result<Any> {
        self.with(|parsing| {
            let outcome = parsing.asm().ty();
            let raw = read(parsing, outcome)?;
            self.type_object(raw)
        })
    }

    /// Parses an affine map, such as `(d0) -> (d0)`, and returns the attribute around it.
    fn parse_affine_map(&self) -> Result<Any> {
        self.with(|parsing| {
            let outcome = parsing.asm().affine_map();
            let raw = read(parsing, outcome)?;
            self.attribute_object(raw)
        })
    }

    /// Parses sizes such as `2x?x4`, and the last `x` with `trailing`. `dynamic` stands for `?`.
    fn parse_dimension_list(
        &self,
        #[default = true] allow_dynamic: bool,
        #[default = false] trailing: bool,
    ) -> Result<Array<i64>> {
        self.with(|parsing| {
            let outcome = parsing.asm().dimension_list(allow_dynamic, trailing);
            let sizes = read(parsing, outcome)?;
            Ok(sizes.into_iter().map(|size| size.unwrap_or(i64::MIN)).collect())
        })
    }

    /// Parses `@name`, if it comes next, and returns the name.
    fn parse_optional_symbol_name(&self) -> Result<Option<Str>> {
        self.with(|parsing| {
            let outcome = parsing.asm().optional_symbol_name();
            Ok(read(parsing, outcome)?.and_then(|raw| raw.as_string()).map(Str::from))
        })
    }

    /// Parses `@name`, and returns the name.
    fn parse_symbol_name(&self) -> Result<Str> {
        match self.parse_optional_symbol_name()? {
            Some(name) => Ok(name),
            None => self.with(|parsing| Err(expected(parsing, "a symbol name"))),
        }
    }

    /// Parses `{a = 1}`, after the word `attributes` with `keyword`. Empty if it is missing.
    fn parse_optional_attr_dict(&self, #[default = false] keyword: bool) -> Result<Map<Str, Any>> {
        self.with(|parsing| {
            let outcome = parsing.asm().attribute_dictionary(keyword);
            let found = read(parsing, outcome)?;
            self.entries(found)
        })
    }

    /// Parses `loc(...)`, if it comes next, and returns whether it was there.
    fn parse_optional_location(&self) -> Result<bool> {
        self.with(|parsing| {
            let outcome = op(parsing)?.optional_location();
            Ok(read(parsing, outcome)?.is_some())
        })
    }

    /// The number of names before the operation's `=`.
    #[getter]
    fn num_results(&self) -> Result<i64> {
        self.with(|parsing| Ok(op(parsing)?.result_count() as i64))
    }

    /// Parses `%name`, if it comes next.
    fn parse_optional_operand(&self) -> Result<Option<i64>> {
        self.with(|parsing| {
            let outcome = op(parsing)?.optional_operand();
            let found = read(parsing, outcome)?;
            Ok(found.map(|operand| {
                parsing.operands.push(operand);
                parsing.operands.len() as i64 - 1
            }))
        })
    }

    /// Parses `%name`.
    fn parse_operand(&self) -> Result<i64> {
        match self.parse_optional_operand()? {
            Some(operand) => Ok(operand),
            None => self.with(|parsing| Err(expected(parsing, "an operand"))),
        }
    }

    /// Parses a region, if one comes next. `arguments` are operands that were parsed, which become the arguments of its
    /// first block with these types.
    fn parse_optional_region(
        &self,
        #[default = Array::new()] arguments: Array<i64>,
        #[default = Array::new()] types: Array<ObjectRef<Type>>,
    ) -> Result<Option<i64>> {
        self.with(|parsing| {
            let mut all = Vec::new();
            for (index, ty) in arguments.iter().zip(types.iter()) {
                let name = at(&parsing.operands, index as usize, "operand")?;
                let ty = Some(type_in(parsing, &ty)?);
                all.push(Argument { name, ty, attributes: None });
            }
            let outcome = op(parsing)?.optional_region(&all, false);
            let found = read(parsing, outcome)?;
            Ok(found.map(|region| {
                parsing.regions.push(Some(region));
                parsing.regions.len() as i64 - 1
            }))
        })
    }

    /// Parses a region.
    fn parse_region(
        &self,
        #[default = Array::new()] arguments: Array<i64>,
        #[default = Array::new()] types: Array<ObjectRef<Type>>,
    ) -> Result<i64> {
        match self.parse_optional_region(arguments, types)? {
            Some(region) => Ok(region),
            None => self.with(|parsing| Err(expected(parsing, "'{'"))),
        }
    }

    /// Adds an operation without operands to the end of a region's only block, unless the block has a terminator.
    fn ensure_terminator(&self, region: i64, name: &str) -> Result<()> {
        self.with(|parsing| {
            let here = parsing.asm().position();
            let location = parsing.asm().location(here);
            let none = || value_error(format!("the parser has no region {region}"));
            let place = parsing.regions.get_mut(region as usize).and_then(Option::as_mut);
            let region = place.ok_or_else(none)?;
            region.ensure_block();
            region.ensure_terminator(name, location);
            Ok(())
        })
    }

    /// Makes a region from the text of its contents, in the generic form. It is verified with the operation.
    fn region_of_text(&self, contents: &str) -> Result<i64> {
        self.with(|parsing| {
            let context = parsing.asm().context();
            match fishplate_mlir::asm::OwnedRegion::of_text(context, contents) {
                Some(region) => {
                    parsing.regions.push(Some(region));
                    Ok(parsing.regions.len() as i64 - 1)
                }
                None => Err(reported(parsing)),
            }
        })
    }

    /// Parses `^block`, if it comes next.
    fn parse_optional_successor(&self) -> Result<Option<i64>> {
        self.with(|parsing| {
            let outcome = op(parsing)?.optional_successor();
            let found = read(parsing, outcome)?;
            Ok(found.map(|block| {
                parsing.successors.push(block);
                parsing.successors.len() as i64 - 1
            }))
        })
    }

    /// Adds an operand that was parsed to the operation.
    fn add_operand(&self, operand: i64, ty: ObjectRef<Type>) -> Result<()> {
        self.with(|parsing| {
            let operand = at(&parsing.operands, operand as usize, "operand")?;
            let ty = type_in(parsing, &ty)?;
            let outcome = op(parsing)?.add_operand(operand, ty);
            read(parsing, outcome)
        })
    }

    /// Adds an attribute to the operation.
    fn add_attribute(&self, name: &str, value: ObjectRef<Attribute>) -> Result<()> {
        self.with(|parsing| {
            let context = parsing.asm().context();
            let foreign = || other_context(&format!("attribute `{name}`"));
            let value = value.mlir().in_context(context).ok_or_else(foreign)?;
            let here: Position = parsing.asm().position();
            let outcome = op(parsing)?.add_attribute(here, name, value);
            read(parsing, outcome)
        })
    }

    /// Adds results with these types to the operation.
    fn add_types(&self, types: Array<ObjectRef<Type>>) -> Result<()> {
        self.with(|parsing| {
            let all: Result<Vec<_>> = types.iter().map(|ty| type_in(parsing, &ty)).collect();
            op(parsing)?.add_results(&all?);
            Ok(())
        })
    }

    /// Adds a region to the operation: one that was parsed, or an empty one.
    fn add_region(&self, #[default = None] region: Option<i64>) -> Result<()> {
        self.with(|parsing| {
            let region = match region {
                None => fishplate_mlir::asm::OwnedRegion::new(),
                Some(index) => {
                    let none = || value_error(format!("the parser has no region {index} any more"));
                    let place = parsing.regions.get_mut(index as usize).and_then(Option::take);
                    place.ok_or_else(none)?
                }
            };
            op(parsing)?.add_region(region);
            Ok(())
        })
    }

    /// Adds a successor that was parsed to the operation.
    fn add_successor(&self, block: i64) -> Result<()> {
        self.with(|parsing| {
            let block = at(&parsing.successors, block as usize, "successor")?;
            op(parsing)?.add_successor(block);
            Ok(())
        })
    }
}
