//! G. Call providers.

use std::ffi::c_void;

use fishplate_abi::DLDeviceType;
use fishplate_codegen::{
    CodeOptions, Error, Form, Source,
    provider::{CallProvider, CuteCall, PackedCall, PlainCall},
    spec::{Dim, Param},
};

use crate::harness::{
    Wrapper, array, float, host, int, pointer, request, see, see_from_kernel, seen, shape, tensor,
    var,
};

fn text_of(
    params: &[Param],
    provider: &dyn CallProvider,
    source: Source<'_>,
) -> fishplate_codegen::Result<String> {
    let code = CodeOptions::default();
    let request = request(source, params, provider, &code);
    fishplate_codegen::emit(&request, Form::Mlir).map(|text| String::from_utf8(text).unwrap())
}

fn dim(name: &str, dtype: &str) -> Dim {
    Dim::from(&var(name, dtype))
}

#[test]
fn t072_nop_only_checks() {
    let wrapper = Wrapper::checks(&[var("k", "int32").into()]);
    wrapper.accepts(&[int(1)]);
    assert!(wrapper.call(&[float(1.0)]).is_err());
    assert_eq!(seen(), [0; 0]);
}

#[test]
fn t073_addresses_and_their_number() {
    #[repr(C)]
    struct Matrix {
        data: usize,
        n: i32,
        stride: i64,
    }
    extern "C" fn kernel(args: *const *const c_void, count: i32) {
        see(count.into());
        // SAFETY: the wrapper passes three structs of these types.
        unsafe {
            let matrix = &*(*args).cast::<Matrix>();
            [matrix.data as i64, matrix.n.into(), matrix.stride].into_iter().for_each(see);
            see((*(*args.add(1)).cast::<i16>()).into());
            see(*(*args.add(2)).cast::<i64>());
        }
    }
    let matrix = tensor("a", vec![dim("n", "int32"), 4.into()], "int8")
        .with_strides(vec![dim("s", "int64"), 1.into()]);
    let params = [matrix.into(), var("k", "int16").into(), Param::stream("st")];
    let provider = PackedCall { include_num_args: true, external: true, ..PackedCall::default() };
    let kernels = [("f", kernel as *const c_void)];
    let wrapper = Wrapper::make(Source::External, "f", &params, &provider, &kernels);
    wrapper.accepts(&[host(&[3, 4], "int8").strides(&[9, 1]).arg(), int(-5), pointer(0x42)]);
    assert_eq!(seen(), [3, 0x1000, 3, 9, -5, 0x42]);
    let provider = PackedCall { external: true, ..PackedCall::default() };
    let text = text_of(&params, &provider, Source::External).unwrap();
    assert!(text.contains("llvm.func @f(!llvm.ptr)\n"), "{text}");
    assert!(text_of(&[], &provider, Source::External).is_ok());
}

#[test]
fn structs_by_value() {
    let matrix = tensor("a", vec![dim("n", "int32"), 4.into()], "int8");
    let params = [matrix.into(), Param::shape("s", vec![dim("k", "int64"), 2.into()])];
    let provider = PackedCall { struct_call: true, external: true, ..PackedCall::default() };
    let text = text_of(&params, &provider, Source::External).unwrap();
    assert!(text.contains("llvm.func @f(!llvm.struct<(ptr, i32)>, !llvm.struct<(i64)>)"), "{text}");
}

fn cute(params: &[Param]) -> String {
    let provider = CuteCall { external: true, ..CuteCall::default() };
    let text = text_of(params, &provider, Source::External).unwrap();
    let line = text.lines().find(|line| line.contains("llvm.func @f(")).unwrap();
    line.trim().to_owned()
}

#[test]
fn t074_cute_tensor_of_0_1_2_dynamic_entries() {
    let a = tensor("a", vec![2.into(), 4.into()], "int8");
    assert_eq!(
        cute(&[a.into()]),
        "llvm.func @f(!llvm.struct<(ptr, struct<(struct<()>, struct<()>)>)>) -> i32"
    );
    let a = tensor("a", vec![dim("n", "int32"), 4.into()], "int8")
        .with_strides(vec![dim("s", "int64"), 1.into()]);
    assert_eq!(cute(&[a.into()]), "llvm.func @f(!llvm.struct<(ptr, struct<(i32, i64)>)>) -> i32");
    let a = tensor("a", vec![dim("n", "int32"), dim("m", "int64")], "int8")
        .with_strides(vec![dim("s", "int32"), dim("t", "int32")]);
    assert_eq!(
        cute(&[a.into()]),
        "llvm.func @f(!llvm.struct<(ptr, struct<(struct<(i32, i64)>, struct<(i32, i32)>)>)>) -> i32"
    );
}

#[test]
fn t075_address_space_of_tensors() {
    let a = tensor("a", vec![dim("n", "int32")], "int8").on(DLDeviceType::CUDA);
    let b = tensor("b", vec![dim("n", "int32")], "int8");
    assert_eq!(
        cute(&[a.into(), b.into()]),
        "llvm.func @f(!llvm.struct<(ptr<1>, struct<(i32, struct<()>)>)>, \
         !llvm.struct<(ptr, struct<(i32, struct<()>)>)>) -> i32"
    );
}

#[test]
fn t076_fault_02_mixed_widths_arrive_right() {
    let a = tensor("a", vec![dim("n", "int64"), dim("m", "int32")], "int8")
        .with_strides(vec![dim("s", "int32"), 1.into()]);
    let ty = "!llvm.struct<(ptr, struct<(struct<(i64, i32)>, i32)>)>";
    let mlir = format!(
        "llvm.func @see(i64)
         llvm.func @f(%t: {ty}) -> i32 {{
           %n = llvm.extractvalue %t[1, 0, 0] : {ty}
           %m = llvm.extractvalue %t[1, 0, 1] : {ty}
           %s = llvm.extractvalue %t[1, 1] : {ty}
           %m64 = llvm.sext %m : i32 to i64
           %s64 = llvm.sext %s : i32 to i64
           llvm.call @see(%n) : (i64) -> ()
           llvm.call @see(%m64) : (i64) -> ()
           llvm.call @see(%s64) : (i64) -> ()
           %zero = llvm.mlir.constant(0 : i32) : i32
           llvm.return %zero : i32
         }}"
    );
    let symbols = [("see", see_from_kernel as *const c_void)];
    let wrapper = Wrapper::over(&mlir, &[a.into()], &CuteCall::default(), &symbols);
    wrapper.accepts(&[host(&[5, 6], "int8").strides(&[7, 1]).arg()]);
    assert_eq!(seen(), [5, 6, 7]);
}

#[test]
fn t077_tuples_are_flattened_in_order() {
    extern "C" fn kernel(a: i32, b: i64, c: i32, d: i64, e: i8) -> i32 {
        [a.into(), b, c.into(), d, e.into()].into_iter().for_each(see);
        0
    }
    let inner = Param::tuple("u", vec![var("b", "int64").into(), var("c", "int32").into()]);
    let params = [
        Param::tuple("t", vec![var("a", "int32").into(), inner, var("d", "int64").into()]),
        var("e", "int8").into(),
    ];
    let wrapper = Wrapper::calls(&params, kernel as *const c_void);
    wrapper.accepts(&[array(&[int(1), array(&[int(2), int(3)]), int(4)]), int(-5)]);
    assert_eq!(seen(), [1, 2, 3, 4, -5]);
}

#[test]
fn t078_entries_of_a_shape_are_operands() {
    let params = [Param::shape("s", vec![dim("n", "int32"), 3.into(), dim("m", "int64")])];
    assert_eq!(cute(&params), "llvm.func @f(i32, i64) -> i32");
    extern "C" fn kernel(n: i32, m: i64) -> i32 {
        see(n.into());
        see(m);
        0
    }
    let provider = CuteCall { external: true, ..CuteCall::default() };
    let kernels = [("f", kernel as *const c_void)];
    let wrapper = Wrapper::make(Source::External, "f", &params, &provider, &kernels);
    wrapper.accepts(&[shape(&[1, 3, 2])]);
    assert_eq!(seen(), [1, 2]);
}

#[test]
fn t079_native_struct_behind_a_pointer() {
    let params = [var("p", "handle").with_native_struct("!llvm.struct<(i32, i64)>").into()];
    assert_eq!(cute(&params), "llvm.func @f(!llvm.struct<(i32, i64)>) -> i32");
    #[repr(C)]
    struct Native(i32, i64);
    extern "C" fn kernel(args: *const *const Native) {
        // SAFETY: the wrapper passes the address that the test passes.
        let native = unsafe { &**args };
        see(native.0.into());
        see(native.1);
    }
    let provider = PackedCall { external: true, ..PackedCall::default() };
    let kernels = [("f", kernel as *const c_void)];
    let wrapper = Wrapper::make(Source::External, "f", &params, &provider, &kernels);
    let native = Native(7, 8);
    wrapper.accepts(&[pointer((&raw const native).expose_provenance())]);
    assert_eq!(seen(), [7, 8]);
}

#[test]
fn t080_bits_of_a_float_as_an_integer() {
    let params = [var("x", "float32").with_callee_type("i32").into()];
    assert_eq!(cute(&params), "llvm.func @f(i32) -> i32");
    extern "C" fn kernel(bits: i32) -> i32 {
        see(bits.into());
        0
    }
    Wrapper::calls(&params, kernel as *const c_void).accepts(&[float(1.5)]);
    assert_eq!(seen(), [i64::from(1.5f32.to_bits())]);
}

#[test]
fn small_integers_are_extended() {
    extern "C" fn kernel(a: i8, b: u8, c: i16, d: u16, e: bool) -> i32 {
        [a.into(), b.into(), c.into(), d.into(), e.into()].into_iter().for_each(see);
        0
    }
    let params: Vec<Param> =
        [("a", "int8"), ("b", "uint8"), ("c", "int16"), ("d", "uint16"), ("e", "bool")]
            .map(|(name, dtype)| var(name, dtype).into())
            .to_vec();
    let wrapper = Wrapper::calls(&params, kernel as *const c_void);
    let external = PlainCall { external: true, ..PlainCall::default() };
    let text = text_of(&params, &external, Source::External).unwrap();
    assert!(text.contains("llvm.func @f(i8 {llvm.signext}, i8 {llvm.zeroext}, i16 {llvm.signext}, i16 {llvm.zeroext}, i1 {llvm.zeroext}) -> i32"), "{text}");
    wrapper.accepts(&[int(-1), int(255), int(-2), int(65535), int(256)]);
    assert_eq!(seen(), [-1, 255, -2, 65535, 1]);
}

#[test]
fn t087_status_of_the_kernel() {
    extern "C" fn kernel(status: i32) -> i32 {
        if status == -1 {
            let parts = [c"from the ".as_ptr(), c"kernel".as_ptr()];
            // SAFETY: passes NUL-terminated strings, and their number.
            unsafe { raise(c"KeyError".as_ptr(), parts.as_ptr(), 2) };
        }
        status
    }
    unsafe fn raise(
        kind: *const std::ffi::c_char,
        parts: *const *const std::ffi::c_char,
        count: i32,
    ) {
        let address = crate::harness::runtime_symbol("TVMFFIErrorSetRaisedFromCStrParts");
        type Raise =
            unsafe extern "C" fn(*const std::ffi::c_char, *const *const std::ffi::c_char, i32);
        // SAFETY: the symbol is the ABI's function, and `kernel` passes two texts and their number.
        unsafe { std::mem::transmute::<*const c_void, Raise>(address)(kind, parts, count) };
    }
    let wrapper = Wrapper::calls(&[var("k", "int32").into()], kernel as *const c_void);
    wrapper.accepts(&[int(0)]);
    wrapper.rejects(&[int(-1)], "KeyError", "from the kernel");
    wrapper.rejects(&[int(7)], "RuntimeError", "`f` failed, expected status 0, got 7");
}

#[test]
fn kernels_that_do_not_fit_are_refused() {
    let params = [var("k", "int32").into()];
    let text = |mlir: &str| text_of(&params, &PlainCall::default(), Source::Mlir(mlir.as_bytes()));
    let error = text("llvm.func @g()").unwrap_err();
    assert!(matches!(error, Error::MissingCallee { .. }), "{error}");
    assert_eq!(error.to_string(), "the module does not define the function `f`");
    let error = text("llvm.func @f(i64) -> i32").unwrap_err().to_string();
    assert_eq!(
        error,
        "the function `f` does not fit its parameters: \
         expected !llvm.func<i32 (i32)>, got !llvm.func<i32 (i64)>"
    );
    assert!(text("llvm.func @f(i32) -> f32").is_err());
    assert!(text("llvm.func @f()").is_err());
    assert!(text("llvm.mlir.global @f(0 : i32) : i32").is_err());
    assert!(text("llvm.func @f(i32)").is_ok());
    let taken = text("llvm.func @f(i32)\nllvm.func @__tvm_ffi_f()").unwrap_err();
    assert!(matches!(taken, Error::SymbolTaken { .. }), "{taken}");
}
