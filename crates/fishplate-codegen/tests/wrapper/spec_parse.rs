//! Signatures from text, and meaningless specs.

use fishplate_abi::DLDeviceType;
use fishplate_codegen::{
    SpecError,
    spec::{
        DefaultConfig, Dim, Param, Tensor, dtype_name, parse_device, parse_dtype, parse_function,
        parse_signature, signature, validate,
    },
};

use crate::harness::{tensor, var};

#[test]
fn what_is_printed_is_read_back() {
    for text in [
        "f()",
        "f(a: Tensor([n0, 8], float32), k: int32)",
        "g(s: Shape([n, 4]), st: Stream, p: DataPointer, no: None, i: Int(-3), b: Bool(True), x: Float(1.5))",
        "g(t: Tuple[bool, Tuple[], Tuple[Shape([m]), Tensor([], float4_e2m1fnx2)]], h: handle)",
        "f(z: Float(1e-05), w: Float(inf), v: Float(nan))",
    ] {
        let (name, params) = parse_signature(text).unwrap();
        assert_eq!(signature(&name, &params), text);
    }
}

#[test]
fn one_name_is_one_variable() {
    let (_, params) =
        parse_signature("f(a: Tensor([n, m], int8), b: Tensor([n], int8), n: int64)").unwrap();
    let [Param::Tensor(a), Param::Tensor(b), Param::Var(n)] = &params[..] else { panic!() };
    assert_eq!(a.shape[0], Dim::Var(n.clone()));
    assert_eq!(a.shape[0], b.shape[0]);
    assert_ne!(a.shape[0], a.shape[1]);
    assert_eq!(dtype_name(n.dtype()), "int64");
}

#[test]
fn more_than_is_printed() {
    let text = "f(a: Tensor([n, 4], int8, strides=[s, 1], device=cpu, align=16))";
    let (_, params) = parse_signature(text).unwrap();
    let Param::Tensor(a) = &params[0] else { panic!() };
    assert_eq!((a.device_type, a.data_alignment), (DLDeviceType::CPU, Some(16)));
    assert_eq!(a.strides.as_ref().unwrap()[1], Dim::Static(1));
}

#[test]
fn text_that_is_no_signature() {
    for (text, expected) in [
        ("", "expected a name at byte 0"),
        ("f", "expected ( at byte 1"),
        ("f(a)", "expected : at byte 3"),
        ("f(a: Matrix)", "expected a type at byte 5"),
        ("f(a: Tensor([n], float32)", "expected , at byte 25"),
        ("f(a: int32) b", "expected the end at byte 12"),
        ("f(a: Int(x))", "expected an integer at byte 9"),
        ("f(a: Tensor([n], int8, colour=red))", "expected strides, device or align at byte 30"),
    ] {
        let error = parse_signature(text).unwrap_err().to_string();
        assert!(error.ends_with(expected), "{error}");
    }
}

#[test]
fn names_of_types_and_devices() {
    for name in [
        "float32",
        "int8x4",
        "bool",
        "handle",
        "bfloat16",
        "float8_e4m3fn",
        "float8_e4m3b11fnuz",
        "uint64",
        "float4_e2m1fnx2",
        "float6_e3m2fn",
    ] {
        assert_eq!(dtype_name(parse_dtype(name).unwrap()), name);
        assert_eq!(name.parse::<fishplate::DType>().unwrap().as_raw(), parse_dtype(name).unwrap());
        assert_eq!(fishplate::DType::from_raw(parse_dtype(name).unwrap()).to_string(), name);
    }
    for name in ["", "float", "int", "f32", "int+8", "int8x", "int8x0", "float32 "] {
        if let Ok(known) = parse_dtype(name) {
            assert_eq!(name.parse::<fishplate::DType>().unwrap().as_raw(), known, "{name}");
        }
    }
    assert_eq!(parse_device("cuda"), Ok(DLDeviceType::CUDA));
    assert_eq!(parse_device("gpu"), Err(SpecError::UnknownDevice("gpu".to_owned())));
}

#[test]
fn defaults_nest() {
    let device = || Tensor::new("a", vec![], "int8").unwrap().device_type;
    assert_eq!(device(), DLDeviceType::CUDA);
    DefaultConfig { device_type: DLDeviceType::CPU }.with(|| {
        assert_eq!(device(), DLDeviceType::CPU);
        DefaultConfig { device_type: DLDeviceType::METAL }
            .with(|| assert_eq!(device(), DLDeviceType::METAL));
        assert_eq!(device(), DLDeviceType::CPU);
    });
    assert_eq!(device(), DLDeviceType::CUDA);
}

#[test]
fn specs_that_mean_nothing() {
    let duplicate = [Param::stream("a"), var("a", "int32").into()];
    assert_eq!(validate("f", &duplicate), Err(SpecError::DuplicateName("a".to_owned())));
    assert_eq!(validate("f", &[Param::stream("")]), Err(SpecError::BadName(String::new())));
    assert!(validate("f`", &[]).is_err());
    assert!(validate("f", &[Param::stream("a\0")]).is_err());
    let rank = tensor("a", vec![1.into()], "int8").with_strides(vec![]);
    let error = validate("f", &[rank.into()]).unwrap_err().to_string();
    assert_eq!(error, "`a` has 1 extents, but 0 strides");
    let mut void = tensor("a", vec![], "handle");
    (void.dtype.bits, void.dtype.lanes) = (0, 0);
    let error = validate("f", &[void.into()]).unwrap_err().to_string();
    assert_eq!(error, "Unsupported Tensor dtype: handle0x0 of `a`");
    let float = tensor("a", vec![Dim::from(&var("n", "float32"))], "int8");
    let error = validate("f", &[Param::tuple("t", vec![float.into()])]).unwrap_err().to_string();
    assert!(error.starts_with("Unsupported Var dtype: float32 of `n`"), "{error}");
}

#[test]
fn products_are_read_and_printed() {
    let text = "f(a: Tensor([n, 8, 2*n], int8, strides=[1, n, 8 * n], device=cpu))";
    let (name, params) = parse_signature(text).unwrap();
    assert_eq!(signature(&name, &params), "f(a: Tensor([n, 8, 2*n], int8))");
    let Param::Tensor(tensor) = &params[0] else { panic!("{params:?}") };
    let Some([_, n, Dim::Product(product)]) = tensor.strides.as_deref() else {
        panic!("{:?}", tensor.strides)
    };
    assert_eq!((product.number(), product.factors()), (8, &[n.var().unwrap().clone()][..]));
    let (_, params) = parse_signature("f(a: Tensor([2*3], int8))").unwrap();
    assert_eq!(signature("f", &params), "f(a: Tensor([6], int8))");
    for wrong in ["n*", "*n", "n**m", "9223372036854775807*2*n"] {
        assert!(parse_signature(&format!("f(a: Tensor([n, {wrong}], int8))")).is_err(), "{wrong}");
    }
}

#[test]
fn what_is_no_extent_is_an_error() {
    // As a name, each would be a variable that nothing is compared with.
    for wrong in [
        "n-1", "n+1", "n//2", "n/2", "n%8", "8n", "1.5", "2e3", "+5", "1_000", "0x10", "n.m", "-n",
        "n!", "8*n-1", "n-1*8", "'n'", "\"n\"", "n|m", "n&m", "n<4", "{n}", "?", "$n", "n;m", "-",
        "--1",
    ] {
        for text in [
            format!("f(a: Tensor([n, {wrong}], int8))"),
            format!("f(a: Tensor([n, 4], int8, strides=[{wrong}, 1]))"),
            format!("f(a: Shape([n, {wrong}]))"),
        ] {
            let error = parse_signature(&text).unwrap_err().to_string();
            assert!(error.contains("cannot read the signature"), "{error}");
        }
        let text = format!("f(a: Tensor([{wrong}], int8))");
        let error = parse_signature(&text).unwrap_err().to_string();
        let wanted = "expected a number, a name or a product such as 8*n at byte ";
        assert!(error.contains(wanted) || error.contains("a name"), "{wrong}: {error}");
    }
    assert!(parse_signature("f(a: Tensor([größe, _n1], int8))").is_ok());
}

#[test]
fn results_are_read() {
    let parse = |text| parse_function(text).map(|(_, _, result)| result);
    assert_eq!(parse("f(a: int32)").unwrap(), None);
    assert_eq!(parse("f(a: int32) -> None").unwrap(), None);
    assert_eq!(parse("f(a: int32) -> int32").unwrap(), Some("int32"));
    assert_eq!(
        parse("f() -> Tuple[int, Tuple[float, bool]] ").unwrap(),
        Some("Tuple[int, Tuple[float, bool]]")
    );
    for wrong in ["f() ->", "f() -> int33", "f() -> Tuple[int", "f() -> int8x4", "f() -> ]["] {
        let error = parse(wrong).unwrap_err().to_string();
        assert!(error.contains("expected a type such as int32, or None,"), "{error}");
    }
    let error = parse_signature("f(a: int32) -> int32").unwrap_err().to_string();
    assert!(error.contains("expected no result"), "{error}");
    let many = format!("f() -> {}int{}", "Tuple[".repeat(100), "]".repeat(100));
    assert!(parse(&many).is_err());
}
