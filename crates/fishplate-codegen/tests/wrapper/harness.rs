//! Compiles wrappers, calls them with raw arguments, and collects what they raise or pass on.

use std::{
    cell::RefCell,
    ffi::{CString, c_void},
    sync::OnceLock,
};

use fishplate::{AnyView, Shape};
use fishplate_abi::{
    DLDataType, DLDevice, DLDeviceType, DLManagedTensor, DLTensor, ObjectHandle, RawAny, RawValue,
    SafeCall, TypeIndex,
};
use fishplate_codegen::{
    CodeOptions, Engine, Loaded, RUNTIME_SYMBOLS, Request, Source, compile,
    provider::{CallProvider, Nop, PlainCall},
    spec::{Param, Tensor, Var, parse_dtype},
};

/// The engine of this process, with the runtime that the `fishplate` crate found.
pub(crate) fn engine() -> &'static Engine {
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    ENGINE.get_or_init(|| engine_with(&[]))
}

/// An engine whose code also finds functions of this program.
pub(crate) fn engine_with(more: &[(&str, *const c_void)]) -> Engine {
    let mut symbols: Vec<(&str, *const c_void)> =
        RUNTIME_SYMBOLS.iter().map(|symbol| (*symbol, runtime_symbol(symbol))).collect();
    symbols.extend(more);
    // SAFETY: the addresses are those of the loaded runtime and of this program, which are never
    // unloaded.
    unsafe { Engine::new(&symbols) }.unwrap()
}

/// The address of a function of the runtime.
pub(crate) fn runtime_symbol(symbol: &str) -> *const c_void {
    fishplate::runtime::ensure().unwrap();
    let path = fishplate::runtime::path().unwrap();
    let path = CString::new(path.to_str().unwrap()).unwrap();
    // SAFETY: the library is already loaded; this only finds it.
    let library = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW) };
    assert!(!library.is_null());
    let name = CString::new(symbol).unwrap();
    // SAFETY: the library is loaded, and the name is NUL-terminated.
    let address = unsafe { libc::dlsym(library, name.as_ptr()) };
    assert!(!address.is_null(), "{symbol}");
    address
}

/// A loaded wrapper.
pub(crate) struct Wrapper(Loaded);

/// Kind and message of an error.
pub(crate) type Raised = (String, String);

impl Wrapper {
    /// A wrapper that only checks.
    pub(crate) fn checks(params: &[Param]) -> Self {
        Self::make(Source::None, "f", params, &Nop, &[])
    }

    /// A wrapper that calls a function of this process.
    pub(crate) fn calls(params: &[Param], kernel: *const c_void) -> Self {
        let provider = PlainCall { external: true, ..PlainCall::default() };
        Self::make(Source::External, "f", params, &provider, &[("f", kernel)])
    }

    /// A wrapper over MLIR whose kernel may call functions of this process.
    pub(crate) fn over(
        mlir: &str,
        params: &[Param],
        provider: &dyn CallProvider,
        symbols: &[(&str, *const c_void)],
    ) -> Self {
        Self::make(Source::Mlir(mlir.as_bytes()), "f", params, provider, symbols)
    }

    pub(crate) fn make(
        source: Source<'_>,
        symbol: &str,
        params: &[Param],
        provider: &dyn CallProvider,
        kernels: &[(&str, *const c_void)],
    ) -> Self {
        let code = CodeOptions::default();
        let request = Request {
            source,
            symbol,
            display_name: symbol,
            params,
            provider,
            code: &code,
            hook: None,
        };
        let compiled = compile(&request).unwrap_or_else(|error| panic!("{error}"));
        // SAFETY: each test passes kernels with the types that its spec and provider require.
        let loaded = unsafe { engine().load(&compiled, kernels) };
        Self(loaded.unwrap_or_else(|error| panic!("{error}")))
    }

    /// Calls it, and returns the error if one was raised.
    pub(crate) fn call(&self, args: &[RawAny]) -> Result<(), Raised> {
        call(&self.0, args)
    }

    /// Calls it with these pointers, whatever they are.
    pub(crate) fn call_raw(
        &self,
        args: *const RawAny,
        count: i32,
        result: *mut RawAny,
    ) -> Result<(), Raised> {
        call_pointers(self.0.entry(), args, count, result)
    }

    /// Calls it, and expects success.
    pub(crate) fn accepts(&self, args: &[RawAny]) {
        if let Err((kind, message)) = self.call(args) {
            panic!("{kind}: {message}");
        }
    }

    /// Calls it, and expects this error.
    #[track_caller]
    pub(crate) fn rejects(&self, args: &[RawAny], kind: &str, message: &str) {
        match self.call(args) {
            Ok(()) => panic!("accepted, expected {kind}: {message}"),
            Err(raised) => assert_eq!(raised, (kind.to_owned(), message.to_owned())),
        }
    }
}

pub(crate) fn call(loaded: &Loaded, args: &[RawAny]) -> Result<(), Raised> {
    call_entry(loaded.entry(), args)
}

/// Calls a wrapper that stays loaded while it runs.
pub(crate) fn call_entry(entry: SafeCall, args: &[RawAny]) -> Result<(), Raised> {
    let mut result = RawAny::NONE;
    let count = i32::try_from(args.len()).unwrap();
    call_pointers(entry, args.as_ptr(), count, &raw mut result)?;
    assert_eq!(result.type_index, TypeIndex::NONE);
    Ok(())
}

fn call_pointers(
    entry: SafeCall,
    args: *const RawAny,
    count: i32,
    result: *mut RawAny,
) -> Result<(), Raised> {
    // SAFETY: the wrapper is live, and the arguments match their tags, or are null.
    let status = unsafe { entry(std::ptr::null_mut(), args, count, result) };
    if status == 0 {
        return Ok(());
    }
    assert_eq!(status, -1);
    let mut handle: ObjectHandle = std::ptr::null_mut();
    // SAFETY: there is room for one handle.
    unsafe { (fishplate::runtime::api().TVMFFIErrorMoveFromRaised)(&raw mut handle) };
    // SAFETY: the handle was moved out of the slot, so it is owned here.
    let error = unsafe { fishplate::Error::from_handle(handle) }.unwrap();
    Err((error.kind().to_owned(), error.message().to_owned()))
}

fn raw(type_index: TypeIndex, value: RawValue) -> RawAny {
    RawAny { type_index, small_len: 0, value }
}

pub(crate) fn int(value: i64) -> RawAny {
    raw(TypeIndex::INT, RawValue { v_int64: value })
}

pub(crate) fn boolean(value: bool) -> RawAny {
    raw(TypeIndex::BOOL, RawValue { v_int64: value.into() })
}

pub(crate) fn float(value: f64) -> RawAny {
    raw(TypeIndex::FLOAT, RawValue { v_float64: value })
}

pub(crate) fn none() -> RawAny {
    RawAny::NONE
}

pub(crate) fn pointer(address: usize) -> RawAny {
    raw(TypeIndex::OPAQUE_PTR, RawValue { v_ptr: std::ptr::without_provenance_mut(address) })
}

/// A short string, which is stored in the value.
pub(crate) fn text() -> RawAny {
    let mut value = raw(TypeIndex::SMALL_STR, RawValue { v_bytes: *b"text\0\0\0\0" });
    value.small_len = 4;
    value
}

/// The value of an object that stays alive.
pub(crate) fn object(value: impl Into<fishplate::Any>) -> RawAny {
    // Leaked, because the test's values live as long as the test program.
    *Box::leak(Box::new(value.into())).view().as_raw()
}

pub(crate) fn shape(dims: &[i64]) -> RawAny {
    object(Shape::from(dims))
}

/// An argument that may be moved from.
pub(crate) fn moved(value: RawAny) -> RawAny {
    // SAFETY: callers pass objects.
    let object = Box::leak(Box::new(unsafe { value.value.v_obj }));
    raw(TypeIndex::OBJECT_RVALUE_REF, RawValue { v_ptr: (&raw mut *object).cast() })
}

fn owned(values: &[RawAny]) -> Vec<fishplate::Any> {
    // SAFETY: the values match their tags, and are live.
    values.iter().map(|value| unsafe { AnyView::from_raw(*value) }.to_owned().unwrap()).collect()
}

/// `ffi.Array` of values.
pub(crate) fn array(values: &[RawAny]) -> RawAny {
    object(fishplate::Array::from(owned(values)))
}

/// `ffi.List` of values.
pub(crate) fn list(values: &[RawAny]) -> RawAny {
    object(fishplate::List::from(owned(values)))
}

/// A `DLTensor` that is being built.
pub(crate) struct TestTensor {
    pub(crate) shape: Vec<i64>,
    pub(crate) strides: Option<Vec<i64>>,
    pub(crate) dtype: DLDataType,
    pub(crate) device: DLDevice,
    pub(crate) data: usize,
    pub(crate) byte_offset: u64,
}

/// A row-major tensor in host memory. Its data is never accessed.
pub(crate) fn host(shape: &[i64], dtype: &str) -> TestTensor {
    let mut strides = vec![1i64; shape.len()];
    for index in (1..shape.len()).rev() {
        strides[index - 1] = strides[index].wrapping_mul(shape[index]);
    }
    TestTensor {
        shape: shape.to_vec(),
        strides: Some(strides),
        dtype: parse_dtype(dtype).unwrap(),
        device: DLDevice { device_type: DLDeviceType::CPU, device_id: 0 },
        data: 0x1000,
        byte_offset: 0,
    }
}

impl TestTensor {
    pub(crate) fn strides(mut self, strides: &[i64]) -> Self {
        self.strides = Some(strides.to_vec());
        self
    }

    pub(crate) fn without_strides(mut self) -> Self {
        self.strides = None;
        self
    }

    pub(crate) fn on(mut self, device_type: DLDeviceType, device_id: i32) -> Self {
        self.device = DLDevice { device_type, device_id };
        self
    }

    pub(crate) fn at(mut self, data: usize, byte_offset: u64) -> Self {
        (self.data, self.byte_offset) = (data, byte_offset);
        self
    }

    /// The tensor as `ffi.Tensor`.
    pub(crate) fn object(self) -> RawAny {
        // SAFETY: `dl_tensor` returns a tensor that is never freed.
        let dl_tensor = unsafe { *self.dl_tensor() };
        let managed = Box::leak(Box::new(DLManagedTensor {
            dl_tensor,
            manager_ctx: std::ptr::null_mut(),
            deleter: None,
        }));
        let mut handle: ObjectHandle = std::ptr::null_mut();
        let make = fishplate::runtime::api().TVMFFITensorFromDLPack;
        // SAFETY: passes a complete tensor without a deleter, and room for one handle.
        assert_eq!(unsafe { make(managed, 0, 0, &raw mut handle) }, 0);
        raw(TypeIndex::TENSOR, RawValue { v_ptr: handle })
    }

    /// The tensor as a `DLTensor*` whose shape is null.
    pub(crate) fn without_shape(self) -> RawAny {
        let tensor = self.dl_tensor();
        // SAFETY: `dl_tensor` returns a tensor that is never freed, and nobody else has it.
        unsafe { (*tensor).shape = std::ptr::null_mut() };
        raw(TypeIndex::DL_TENSOR_PTR, RawValue { v_ptr: tensor.cast() })
    }

    /// The tensor as `DLTensor*`.
    pub(crate) fn arg(self) -> RawAny {
        raw(TypeIndex::DL_TENSOR_PTR, RawValue { v_ptr: self.dl_tensor().cast() })
    }

    fn dl_tensor(self) -> *mut DLTensor {
        let TestTensor { shape, strides, dtype, device, data, byte_offset } = self;
        let (ndim, shape) = (shape.len() as i32, shape.leak());
        let strides = strides.map_or(std::ptr::null_mut(), |strides| strides.leak().as_mut_ptr());
        Box::leak(Box::new(DLTensor {
            data: std::ptr::without_provenance_mut(data),
            device,
            ndim,
            dtype,
            shape: shape.as_mut_ptr(),
            strides,
            byte_offset,
        }))
    }
}

pub(crate) fn var(name: &str, dtype: &str) -> Var {
    Var::new(name, dtype).unwrap()
}

/// A spec of a tensor in host memory.
pub(crate) fn tensor(name: &str, shape: Vec<fishplate_codegen::spec::Dim>, dtype: &str) -> Tensor {
    Tensor::new(name, shape, dtype).unwrap().on(DLDeviceType::CPU)
}

thread_local! {
    static SEEN: RefCell<Vec<i64>> = const { RefCell::new(Vec::new()) };
}

/// Records a number that a kernel received.
pub(crate) fn see(value: i64) {
    SEEN.with_borrow_mut(|seen| seen.push(value));
}

/// For kernels in MLIR: `llvm.func @see(i64)`.
pub(crate) extern "C" fn see_from_kernel(value: i64) {
    see(value);
}

/// The numbers that kernels have recorded on this thread since the last call.
pub(crate) fn seen() -> Vec<i64> {
    SEEN.take()
}

/// A request to compile `f`.
pub(crate) fn request<'a>(
    source: Source<'a>,
    params: &'a [Param],
    provider: &'a dyn CallProvider,
    code: &'a CodeOptions,
) -> Request<'a> {
    let (symbol, display_name, hook) = ("f", "f", None);
    Request { source, symbol, display_name, params, provider, code, hook }
}
