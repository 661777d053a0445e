//! B. Scalars.

use std::ffi::c_void;

use fishplate_codegen::{
    Error, SpecError,
    spec::{Param, Var},
};

use crate::harness::{Wrapper, array, boolean, float, int, none, see, seen, text, var};

fn one(dtype: &str) -> Wrapper {
    Wrapper::checks(&[var("k", dtype).into()])
}

fn out_of_bound(dtype: &str, range: &str, got: i64) -> String {
    format!(
        "Out of bound value on argument #0 when calling: `f(k: {dtype})`, \
         expected to be in {dtype} range {range}, got {got}"
    )
}

fn wrong(dtype: &str, expected: &str, got: &str) -> String {
    format!(
        "Mismatched type on argument #0 when calling: `f(k: {dtype})`, expected {expected}, got {got}"
    )
}

#[test]
fn t008_int_takes_int_and_bool() {
    extern "C" fn kernel(value: i32) -> i32 {
        see(value.into());
        0
    }
    let wrapper = Wrapper::calls(&[var("k", "int32").into()], kernel as *const c_void);
    wrapper.accepts(&[int(-7)]);
    wrapper.accepts(&[boolean(true)]);
    assert_eq!(seen(), [-7, 1]);
}

#[test]
fn t009_int_takes_nothing_else() {
    let wrapper = one("int32");
    wrapper.rejects(&[float(1.0)], "TypeError", &wrong("int32", "int", "float"));
    wrapper.rejects(&[none()], "TypeError", &wrong("int32", "int", "None"));
    wrapper.rejects(&[text()], "TypeError", &wrong("int32", "int", "ffi.String"));
    one("bool").rejects(&[float(1.0)], "TypeError", &wrong("bool", "int", "float"));
}

#[test]
fn t010_int8_range() {
    let wrapper = one("int8");
    wrapper.accepts(&[int(127)]);
    wrapper.accepts(&[int(-128)]);
    wrapper.rejects(&[int(128)], "ValueError", &out_of_bound("int8", "[-128, 127]", 128));
    wrapper.rejects(&[int(-129)], "ValueError", &out_of_bound("int8", "[-128, 127]", -129));
}

#[test]
fn t011_uint8_range() {
    let wrapper = one("uint8");
    wrapper.accepts(&[int(255)]);
    wrapper.rejects(&[int(-1)], "ValueError", &out_of_bound("uint8", "[0, 255]", -1));
    wrapper.rejects(&[int(256)], "ValueError", &out_of_bound("uint8", "[0, 255]", 256));
}

#[test]
fn t012_int32_range() {
    let wrapper = one("int32");
    let range = "[-2147483648, 2147483647]";
    wrapper.accepts(&[int(i32::MAX.into())]);
    wrapper.rejects(&[int(1 << 31)], "ValueError", &out_of_bound("int32", range, 1 << 31));
    wrapper.rejects(&[int(i64::MIN)], "ValueError", &out_of_bound("int32", range, i64::MIN));
}

#[test]
fn t013_64_bits_hold_every_integer_of_their_sign() {
    extern "C" fn kernel(value: u64) -> i32 {
        see(value.cast_signed());
        0
    }
    let signed = Wrapper::calls(&[var("k", "int64").into()], kernel as *const c_void);
    signed.accepts(&[int(-1)]);
    signed.accepts(&[int(i64::MAX)]);
    let unsigned = Wrapper::calls(&[var("k", "uint64").into()], kernel as *const c_void);
    unsigned.accepts(&[int(i64::MAX)]);
    unsigned.rejects(
        &[int(-1)],
        "ValueError",
        "Out of bound value on argument #0 when calling: `f(k: uint64)`, \
         expected to be in uint64 range [0, 18446744073709551615], got -1",
    );
    assert_eq!(seen(), [-1, i64::MAX, i64::MAX]);
}

/// Any integer is a boolean: zero is false, and everything else is true. There is no range.
#[test]
fn t014_t015_fault_07_bool_of_any_integer() {
    extern "C" fn kernel(value: bool) -> i32 {
        see(value.into());
        0
    }
    let wrapper = Wrapper::calls(&[var("k", "bool").into()], kernel as *const c_void);
    for value in [0, 1, 5, 200, -1, 256, i64::MIN] {
        wrapper.accepts(&[int(value)]);
    }
    wrapper.accepts(&[boolean(false)]);
    assert_eq!(seen(), [0, 1, 1, 1, 1, 1, 1, 0]);
}

#[test]
fn t016_float_takes_numbers() {
    extern "C" fn kernel(single: f32, double: f64) -> i32 {
        see(single.to_bits().into());
        see(double.to_bits().cast_signed());
        0
    }
    let params = [var("x", "float32").into(), var("y", "float64").into()];
    let wrapper = Wrapper::calls(&params, kernel as *const c_void);
    wrapper.accepts(&[float(0.1), float(0.1)]);
    wrapper.accepts(&[int(3), boolean(true)]);
    let bits =
        |single: f32, double: f64| [i64::from(single.to_bits()), double.to_bits().cast_signed()];
    assert_eq!(seen(), [bits(0.1, 0.1), bits(3.0, 1.0)].concat());
}

#[test]
fn t017_float_takes_nothing_else() {
    let wrapper = one("float32");
    wrapper.rejects(&[text()], "TypeError", &wrong("float32", "float", "ffi.String"));
    wrapper.rejects(&[none()], "TypeError", &wrong("float32", "float", "None"));
}

/// Bits that a kernel receives for numbers of a 16-bit type.
fn halves(dtype: &str, numbers: &[f64]) -> Vec<u16> {
    let mlir = format!(
        "llvm.func @see(i64)
         llvm.func @f(%x: {ty}) -> i32 {{
           %bits = llvm.bitcast %x : {ty} to i16
           %wide = llvm.zext %bits : i16 to i64
           llvm.call @see(%wide) : (i64) -> ()
           %zero = llvm.mlir.constant(0 : i32) : i32
           llvm.return %zero : i32
         }}",
        ty = if dtype == "bfloat16" { "bf16" } else { "f16" }
    );
    let symbols = [("see", crate::harness::see_from_kernel as *const c_void)];
    let provider = fishplate_codegen::provider::PlainCall::default();
    let wrapper = Wrapper::over(&mlir, &[var("x", dtype).into()], &provider, &symbols);
    numbers.iter().for_each(|number| wrapper.accepts(&[float(*number)]));
    seen().into_iter().map(|bits| bits as u16).collect()
}

#[test]
fn t018_float16_narrows_to_nearest() {
    // The largest number, one that rounds to it, one that rounds to infinity; ties; the smallest
    // subnormals.
    let numbers = [
        1.0,
        -2.5,
        65504.0,
        65519.9,
        65520.0,
        1e300,
        1.0 + 1.0 / 2048.0,
        1.0 + 3.0 / 2048.0,
        2f64.powi(-24),
        2f64.powi(-25),
        1.5 * 2f64.powi(-25),
        0.0,
        -0.0,
        2f64.powi(-14),
        1e-300,
    ];
    let bits = halves("float16", &numbers);
    let expected = [
        0x3c00, 0xc100, 0x7bff, 0x7bff, 0x7c00, 0x7c00, 0x3c00, 0x3c02, 1, 0, 1, 0, 0x8000, 0x0400,
        0,
    ];
    assert_eq!(bits, expected);
    let odd = halves("float16", &[f64::INFINITY, f64::NEG_INFINITY, f64::NAN]);
    assert_eq!(odd[..2], [0x7c00, 0xfc00]);
    assert!(odd[2] & 0x7c00 == 0x7c00 && odd[2] & 0x3ff != 0);
    // Rounds once: through float this would be a tie, and round down to even.
    assert_eq!(halves("float16", &[1.0 + 2f64.powi(-11) + 2f64.powi(-40)]), [0x3c01]);
}

#[test]
fn t019_fault_03_bfloat16_rounds_to_nearest_even() {
    let numbers = [
        1.0,
        1.999,
        1.0 + 1.0 / 256.0,
        1.0 + 3.0 / 256.0,
        -3.4e38,
        3.3961776e38,
        1e-45,
        2f64.powi(-133),
    ];
    let bits = halves("bfloat16", &numbers);
    // 1.999 becomes 2.0 here, where truncation would give 1.9921875.
    assert_eq!(bits, [0x3f80, 0x4000, 0x3f80, 0x3f82, 0xff80, 0x7f80, 0x0000, 0x0001]);
}

#[test]
fn t020_scalar_divisibility() {
    let message = |divisor: i64, got: i64| {
        format!(
            "Invalid value on argument #0 when calling: `f(k: int32)`, \
             expected to be divisible by {divisor}, got {got}"
        )
    };
    let by_four = Wrapper::checks(&[var("k", "int32").divisible_by(4).into()]);
    by_four.accepts(&[int(-8)]);
    by_four.rejects(&[int(6)], "ValueError", &message(4, 6));
    let by_six = Wrapper::checks(&[var("k", "int32").divisible_by(6).into()]);
    by_six.accepts(&[int(-12)]);
    by_six.rejects(&[int(8)], "ValueError", &message(6, 8));
    Wrapper::checks(&[var("k", "int32").divisible_by(1).into()]).accepts(&[int(7)]);
}

#[test]
fn t021_one_variable_twice() {
    let k = var("k", "int32");
    let params = [Param::from(k.clone()), Param::tuple("t", vec![k.into()])];
    let wrapper = Wrapper::checks(&params);
    let tuple = |value: i64| array(&[int(value)]);
    wrapper.accepts(&[int(3), tuple(3)]);
    wrapper.rejects(
        &[int(3), tuple(4)],
        "ValueError",
        "Mismatched value on t[0] in argument #1 when calling: `f(k: int32, t: Tuple[int32])`, \
         expected to match k, got 4",
    );
}

#[test]
fn unsupported_scalars_are_refused() {
    for dtype in ["float32x4", "int4", "float8_e4m3fn", "complex64"] {
        let params = [Param::from(Var::new("k", dtype).unwrap())];
        let result = fishplate_codegen::spec::validate("f", &params);
        let expected = SpecError::ScalarDType { name: "k".to_owned(), dtype: dtype.to_owned() };
        assert_eq!(result, Err(expected));
    }
    let params = [Param::from(var("k", "int32").divisible_by(0))];
    assert!(fishplate_codegen::spec::validate("f", &params).is_err());
    let error = Error::from(Var::new("k", "int33x").unwrap_err()).to_string();
    assert_eq!(error, "Unknown dtype: `int33x`");
}
