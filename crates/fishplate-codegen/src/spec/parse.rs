//! Parses signatures. Accepts the output of [`super::signature`]; a name that occurs twice is one variable. A tensor
//! may specify more than is printed: `strides=[1, 8*n]`, `device=cpu`, `align=16`. Tensors on one kind of GPU are on
//! the same GPU. `-> int32` after the parameters is the type of the result.

use std::collections::HashMap;

use fishplate_abi::DLDeviceType;

use super::{Dim, Param, Product, Returned, Tensor, Var, parse_device, parse_dtype};
use crate::error::{Error, Result};

/// The description of an extent or stride in errors.
const DIM: &str = "a number, a name or a product such as 8*n";

/// The function's name and its parameters. A result type is refused.
pub fn parse_signature(text: &str) -> Result<(String, Vec<Param>)> {
    let (name, params, result) = parse_function(text)?;
    match result {
        None => Ok((name, params)),
        Some(result) => {
            let at = text.len() - result.len();
            Err(Error::Signature { text: text.to_owned(), at, expected: "no result" })
        }
    }
}

/// The function's name, its parameters, and the type of its result as written.
pub fn parse_function(text: &str) -> Result<(String, Vec<Param>, Option<&str>)> {
    let (text, result) = match text.rsplit_once("->") {
        Some((before, result)) => (before, Some(result.trim())),
        None => (text, None),
    };
    if let Some(result) = result
        && Returned::parse(result).is_none()
    {
        let whole = format!("{text}-> {result}");
        let expected = "a type such as int32, or None,";
        return Err(Error::Signature { at: text.len() + 3, text: whole, expected });
    }
    let mut reader = Reader { text, at: 0, vars: HashMap::new(), gpus: Vec::new() };
    let (name, params) = reader.function()?;
    // A dimension may come before the scalar of the same name, which has the type. So the text is read again with that
    // type.
    reader.at = 0;
    reader.vars = scalars(&params);
    reader.gpus.clear();
    let (_, params) =
        if reader.vars.is_empty() { (String::new(), params) } else { reader.function()? };
    Ok((name, params, result.filter(|result| *result != "None")))
}

fn scalars(params: &[Param]) -> HashMap<String, Var> {
    let integers = params.iter().filter_map(|param| match param {
        Param::Var(var) if var.check_dim().is_ok() => Some((var.name().to_owned(), var.clone())),
        _ => None,
    });
    integers.collect()
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    vars: HashMap<String, Var>,
    /// The device index variable, per device type.
    gpus: Vec<(DLDeviceType, Var)>,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn fail<T>(&self, expected: &'static str) -> Result<T> {
        Err(Error::Signature { text: self.text.to_owned(), at: self.at, expected })
    }

    fn space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn eat(&mut self, token: &str) -> bool {
        self.space();
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn expect(&mut self, token: &'static str) -> Result<()> {
        if self.eat(token) { Ok(()) } else { self.fail(token) }
    }

    /// Reads a name or number, up to the next delimiter.
    fn word(&mut self) -> Result<&'a str> {
        self.space();
        let rest = self.rest();
        let end = rest.find(|c: char| ",:()[]=`*".contains(c) || c.is_whitespace());
        let word = &rest[..end.unwrap_or(rest.len())];
        if word.is_empty() {
            return self.fail("a name");
        }
        self.at += word.len();
        Ok(word)
    }

    fn list<T>(
        &mut self,
        close: &'static str,
        mut item: impl FnMut(&mut Self) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.eat(close) {
                return Ok(items);
            }
            self.expect(",")?;
        }
    }

    fn function(&mut self) -> Result<(String, Vec<Param>)> {
        let name = self.word()?.to_owned();
        self.expect("(")?;
        let params = self.list(")", |reader| {
            let name = reader.word()?;
            reader.expect(":")?;
            reader.param(name)
        })?;
        self.space();
        if !self.rest().is_empty() {
            return self.fail("the end");
        }
        Ok((name, params))
    }

    fn param(&mut self, name: &str) -> Result<Param> {
        self.space();
        let start = self.at;
        let kind = self.word()?;
        let known = match kind {
            "Stream" => Param::stream(name),
            "EnvStream" => Param::env_stream(name),
            "DataPointer" => Param::data_pointer(name, 0),
            "None" => Param::const_none(name),
            "Int" => Param::const_int(name, self.literal("an integer")?),
            "Float" => Param::const_float(name, self.literal("a number")?),
            "Bool" => Param::const_bool(name, self.boolean()?),
            "Shape" => {
                self.expect("(")?;
                let dims = self.dims()?;
                self.expect(")")?;
                Param::shape(name, dims)
            }
            "Tensor" => self.tensor(name)?,
            "Tuple" => {
                self.expect("[")?;
                let mut index = 0;
                let params = self.list("]", |reader| {
                    index += 1;
                    reader.param(&format!("{name}[{}]", index - 1))
                })?;
                Param::tuple(name, params)
            }
            dtype => match parse_dtype(dtype) {
                Ok(dtype) => Param::Var(self.scalar(name, dtype)),
                Err(_) => {
                    self.at = start;
                    return self.fail("a type");
                }
            },
        };
        Ok(known)
    }

    fn scalar(&mut self, name: &str, dtype: fishplate_abi::DLDataType) -> Var {
        match self.vars.get(name) {
            Some(var) if var.dtype() == dtype => var.clone(),
            _ => Var::of(name, dtype),
        }
    }

    fn literal<T: std::str::FromStr>(&mut self, expected: &'static str) -> Result<T> {
        self.expect("(")?;
        let start = self.at;
        let Ok(value) = self.word()?.parse() else {
            self.at = start;
            return self.fail(expected);
        };
        self.expect(")")?;
        Ok(value)
    }

    fn boolean(&mut self) -> Result<bool> {
        self.expect("(")?;
        let value = match self.word()? {
            "True" => true,
            "False" => false,
            _ => return self.fail("True or False"),
        };
        self.expect(")")?;
        Ok(value)
    }

    fn dims(&mut self) -> Result<Vec<Dim>> {
        self.expect("[")?;
        self.list("]", Self::dim)
    }

    /// Reads a number, a variable, or a product of both: `8*n*m`.
    fn dim(&mut self) -> Result<Dim> {
        let (mut number, mut vars) = (None, Vec::new());
        loop {
            self.space();
            let start = self.at;
            let word = self.word()?;
            if is_number(word) {
                let value = word.parse::<i64>().ok();
                match value.and_then(|value| number.unwrap_or(1_i64).checked_mul(value)) {
                    Some(product) => number = Some(product),
                    None => return self.fail("a product within int64"),
                }
            } else if is_name(word) {
                vars.push(self.dim_var(word)?);
            } else {
                // As a name, `n-1` would be a variable that nothing is compared with.
                self.at = start;
                return self.fail(DIM);
            }
            if !self.eat("*") {
                break;
            }
        }
        Ok(match (number, vars.as_slice()) {
            (Some(number), []) => Dim::Static(number),
            (None, [var]) => Dim::Var(var.clone()),
            (number, vars) => {
                Product::new(number.unwrap_or(1), &vars.iter().collect::<Vec<_>>()).into()
            }
        })
    }

    fn dim_var(&mut self, name: &str) -> Result<Var> {
        if let Some(var) = self.vars.get(name) {
            return Ok(var.clone());
        }
        let var = Var::new(name, "int32")?;
        self.vars.insert(name.to_owned(), var.clone());
        Ok(var)
    }

    fn tensor(&mut self, name: &str) -> Result<Param> {
        self.expect("(")?;
        let shape = self.dims()?;
        self.expect(",")?;
        let mut tensor = Tensor::new(name, shape, self.word()?)?;
        while !self.eat(")") {
            self.expect(",")?;
            let key = self.word()?;
            self.expect("=")?;
            match key {
                "strides" => tensor.strides = Some(self.dims()?),
                "device" => tensor.device_type = parse_device(self.word()?)?,
                "align" => match self.word()?.parse() {
                    Ok(bytes) => tensor.data_alignment = Some(bytes),
                    Err(_) => return self.fail("a number of bytes"),
                },
                _ => return self.fail("strides, device or align"),
            }
        }
        self.share_gpu(&mut tensor);
        Ok(Param::Tensor(tensor))
    }

    fn share_gpu(&mut self, tensor: &mut Tensor) {
        let kind = tensor.device_type;
        match self.gpus.iter().find(|(known, _)| *known == kind) {
            _ if kind == DLDeviceType::CPU => {}
            Some((_, number)) => tensor.device_id = number.clone(),
            None => self.gpus.push((kind, tensor.device_id.clone())),
        }
    }
}

/// Whether this is an integer. A negative one is accepted here, and refused where it has no meaning.
fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix('-').unwrap_or(word);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether this can be the name of a variable: letters, digits and `_`, not starting with a digit.
fn is_name(word: &str) -> bool {
    word.chars().all(|letter| letter.is_alphanumeric() || letter == '_')
        && !word.starts_with(|letter: char| letter.is_numeric())
}
