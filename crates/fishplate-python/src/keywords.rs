//! Arguments of functions written in Rust: puts positional and keyword arguments in order.

use crate::python::trampoline::Arguments;
use crate::python::{Borrowed, Python, Raised, Result, expect_str, str_utf8, type_error};

/// The parameters of a function.
pub(crate) struct Parameters<const N: usize> {
    /// Its name, for messages.
    pub(crate) function: &'static str,
    /// The names of its parameters.
    pub(crate) names: [&'static str; N],
    /// Number of parameters that may be given by position.
    pub(crate) positional: usize,
    /// Number of parameters that must be given.
    pub(crate) required: usize,
}

impl<const N: usize> Parameters<N> {
    /// The arguments in the order of the names; `None` where one is left out.
    pub(crate) fn bind<'a>(
        &self,
        py: Python<'_>,
        given: Arguments<'a>,
    ) -> Result<[Option<Borrowed<'a>>; N]> {
        let mut bound = self.by_position(py, given.positional)?;
        for (index, &value) in given.named.iter().enumerate() {
            if let Some(name) = given.name(index) {
                self.place(&mut bound, expect_str(name, "a keyword")?, value)?;
            }
        }
        self.check_required(py, &bound)?;
        Ok(bound)
    }

    /// Does the same for a slot that gets a tuple and a dictionary, such as `tp_init`.
    pub(crate) fn bind_tuple<'a>(
        &self,
        args: Borrowed<'a>,
        keywords: Option<Borrowed<'a>>,
    ) -> Result<[Option<Borrowed<'a>>; N]> {
        let mut bound = self.by_position(args.py(), args.tuple_items())?;
        let keywords = match keywords {
            // SAFETY: Python creates the dictionary of a call for this call only.
            Some(keywords) => unsafe { keywords.dict_borrowed()? },
            None => Vec::new(),
        };
        for (name, value) in keywords {
            self.place(&mut bound, str_utf8(name)?, value)?;
        }
        self.check_required(args.py(), &bound)?;
        Ok(bound)
    }

    fn by_position<'a>(
        &self,
        py: Python<'_>,
        given: &[Borrowed<'a>],
    ) -> Result<[Option<Borrowed<'a>>; N]> {
        if given.len() > self.positional {
            return Err(self.too_many(py, given.len()));
        }
        let mut bound = [None; N];
        for (slot, &value) in bound.iter_mut().zip(given) {
            *slot = Some(value);
        }
        Ok(bound)
    }

    fn place<'a>(
        &self,
        bound: &mut [Option<Borrowed<'a>>; N],
        name: &[u8],
        value: Borrowed<'a>,
    ) -> Result<()> {
        let function = self.function;
        let Some(index) = self.names.iter().position(|known| known.as_bytes() == name) else {
            let name = String::from_utf8_lossy(name);
            return Err(type_error(
                value.py(),
                format!("{function}() got an unexpected keyword argument '{name}'"),
            ));
        };
        if bound[index].is_some() {
            let name = self.names[index];
            return Err(type_error(value.py(), format!("{function}() got '{name}' twice")));
        }
        bound[index] = Some(value);
        Ok(())
    }

    fn check_required(&self, py: Python<'_>, bound: &[Option<Borrowed<'_>>; N]) -> Result<()> {
        match bound.iter().take(self.required).position(Option::is_none) {
            None => Ok(()),
            Some(index) => Err(type_error(
                py,
                format!("{}() misses its argument '{}'", self.function, self.names[index]),
            )),
        }
    }

    #[cold]
    fn too_many(&self, py: Python<'_>, count: usize) -> Raised {
        type_error(
            py,
            format!(
                "{}() takes at most {} positional arguments, got {count}",
                self.function, self.positional
            ),
        )
    }
}
