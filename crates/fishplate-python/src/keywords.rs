//! Arguments of functions written in Rust: by position or by name, put in order.

use pyo3_ffi as py;

use crate::python::{PyObject, Result, expect_str, str_utf8, type_error};

/// What a function takes.
pub(crate) struct Parameters<const N: usize> {
    /// Its name, for messages.
    pub(crate) function: &'static str,
    /// The names of its parameters.
    pub(crate) names: [&'static str; N],
    /// How many of them may be given by position.
    pub(crate) positional: usize,
    /// How many of them must be given.
    pub(crate) required: usize,
}

impl<const N: usize> Parameters<N> {
    /// The arguments in the order of the names, borrowed; null where one is left out.
    ///
    /// # Safety
    /// The arguments are those that Python passes by `METH_FASTCALL | METH_KEYWORDS`.
    pub(crate) unsafe fn bind(
        &self,
        args: *const *mut PyObject,
        count: isize,
        keywords: *mut PyObject,
    ) -> Result<[*mut PyObject; N]> {
        let mut bound = [std::ptr::null_mut(); N];
        let count = count as usize;
        if count > self.positional {
            return Err(self.too_many(count));
        }
        // SAFETY: `count` arguments, then the values of as many keywords as the tuple has names.
        unsafe {
            for (index, slot) in bound.iter_mut().enumerate().take(count) {
                *slot = *args.add(index);
            }
            let named = if keywords.is_null() { 0 } else { py::PyTuple_GET_SIZE(keywords) };
            for index in 0..named as usize {
                let name = expect_str(py::PyTuple_GET_ITEM(keywords, index as isize), "a keyword")?;
                self.place(&mut bound, name, *args.add(count + index))?;
            }
        }
        self.check_required(&bound)?;
        Ok(bound)
    }

    /// The same for a slot that gets a tuple and a dictionary, such as `tp_init`.
    ///
    /// # Safety
    /// `args` is a live tuple, `keywords` null or a live dictionary.
    pub(crate) unsafe fn bind_tuple(
        &self,
        args: *mut PyObject,
        keywords: *mut PyObject,
    ) -> Result<[*mut PyObject; N]> {
        let mut bound = [std::ptr::null_mut(); N];
        // SAFETY: live (see above); nothing changes them meanwhile.
        unsafe {
            let count = py::PyTuple_GET_SIZE(args) as usize;
            if count > self.positional {
                return Err(self.too_many(count));
            }
            for (index, slot) in bound.iter_mut().enumerate().take(count) {
                *slot = py::PyTuple_GET_ITEM(args, index as isize);
            }
            let (mut position, mut name) = (0, std::ptr::null_mut());
            let mut value = std::ptr::null_mut();
            while !keywords.is_null()
                && py::PyDict_Next(keywords, &raw mut position, &raw mut name, &raw mut value) != 0
            {
                self.place(&mut bound, str_utf8(name)?, value)?;
            }
        }
        self.check_required(&bound)?;
        Ok(bound)
    }

    fn place(
        &self,
        bound: &mut [*mut PyObject; N],
        name: &[u8],
        value: *mut PyObject,
    ) -> Result<()> {
        let function = self.function;
        let Some(index) = self.names.iter().position(|known| known.as_bytes() == name) else {
            let name = String::from_utf8_lossy(name);
            return Err(type_error(format!(
                "{function}() got an unexpected keyword argument '{name}'"
            )));
        };
        if !bound[index].is_null() {
            let name = self.names[index];
            return Err(type_error(format!("{function}() got '{name}' twice")));
        }
        bound[index] = value;
        Ok(())
    }

    fn check_required(&self, bound: &[*mut PyObject; N]) -> Result<()> {
        match bound.iter().take(self.required).position(|value| value.is_null()) {
            None => Ok(()),
            Some(index) => Err(type_error(format!(
                "{}() misses its argument '{}'",
                self.function, self.names[index]
            ))),
        }
    }

    #[cold]
    fn too_many(&self, count: usize) -> crate::python::Raised {
        type_error(format!(
            "{}() takes at most {} positional arguments, got {count}",
            self.function, self.positional
        ))
    }
}
