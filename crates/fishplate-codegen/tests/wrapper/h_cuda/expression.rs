//! Expressions: parsed, printed, computed.

use fishplate_codegen::{
    Source,
    provider::{CudaLaunch, Expr},
    spec::Param,
};

use super::stub::stub;
use crate::harness::{Wrapper, int, pointer, var};

fn parse(text: &str) -> Expr {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn printed_expressions_read_back() {
    for text in [
        "(n + 255) // 256",
        "n + 255 // 256",
        "a - b - c",
        "a - (b - c)",
        "(a + b) * (c - d)",
        "a // b // c",
        "a // (b * c)",
        "ceildiv(n, 256)",
        "min(max(n, 1), ceildiv(m, 2) * 3)",
        "-5 + n.x",
        "n * 2 % (m % 3)",
        "0 - n",
        "-9223372036854775808",
    ] {
        assert_eq!(parse(text).to_string(), text);
        assert_eq!(parse(&parse(text).to_string()), parse(text));
    }
    assert_eq!(parse(" ( (n)+ 1_000 )").to_string(), "n + 1000");
    assert_eq!(parse("min(a, b, c)").to_string(), "min(min(a, b), c)");
    assert_eq!(parse("-(n)").to_string(), "0 - n");
    let n = var("n", "int32");
    let built = (Expr::from(&n) + 255).floor_div(256).max(Expr::from(&n).ceil_div(3) - 1) * 2;
    assert_eq!(built.min(7).to_string(), "min(max((n + 255) // 256, ceildiv(n, 3) - 1) * 2, 7)");
}

#[test]
fn text_that_is_no_expression() {
    for (text, at, expected) in [
        ("", 0, "a number, a variable or `(`"),
        ("n +", 3, "a number, a variable or `(`"),
        ("n m", 2, "an operator or the end"),
        ("n / 2", 2, "an operator or the end"),
        ("(n", 2, "`)`"),
        ("f(n)", 0, "`ceildiv`, `min` or `max` before `(`"),
        ("ceildiv(n)", 9, "two arguments"),
        ("ceildiv(n, 1, 2)", 15, "two arguments"),
        ("min(n", 5, "two arguments"),
        ("min(n, 2", 8, "`,` or `)`"),
        ("99999999999999999999", 0, "a number of 64 bits"),
    ] {
        let error = text.parse::<Expr>().unwrap_err().to_string();
        assert_eq!(
            error,
            format!("cannot read the expression `{text}`: expected {expected} at byte {at}")
        );
    }
    for opening in ["(", "-", "min(1, ("] {
        assert!(opening.repeat(100_000).parse::<Expr>().is_err());
    }
}

/// Computes an expression as the grid of a launch, for positive values.
fn computed(text: &str, n: i64, m: i64) -> Option<i64> {
    let stub = stub();
    let ptx = ".version 8.0\n.target sm_90\n.entry k() { ret; }";
    let provider = CudaLaunch { params: Some(vec![]), ..CudaLaunch::new(ptx, "k", parse(text), 1) };
    let params = [var("n", "int64").into(), var("m", "int16").into(), Param::data_pointer("p", 0)];
    let wrapper = Wrapper::make(Source::None, "f", &params, &provider, &[]);
    wrapper.call(&[int(n), int(m), pointer(0)]).ok()?;
    let line = stub.log().into_iter().find(|line| line.starts_with("cuLaunchKernelEx")).unwrap();
    let grid = line.split("grid=[").nth(1).unwrap().split(',').next().unwrap();
    Some(grid.parse().unwrap())
}

#[test]
fn expressions_are_computed_as_python_does() {
    assert_eq!(computed("(n + 255) // 256", 257, 0), Some(2));
    assert_eq!(computed("ceildiv(n, m)", 7, 2), Some(4));
    assert_eq!(computed("ceildiv(n, m)", -7, -2), Some(4));
    assert_eq!(computed("10 + ceildiv(n, m)", -7, 2), Some(7));
    assert_eq!(computed("10 + n // m", -7, 2), Some(6));
    assert_eq!(computed("10 + n // m", 7, -2), Some(6));
    assert_eq!(computed("n // m", -7, -2), Some(3));
    assert_eq!(computed("10 + n // m", -8, 2), Some(6));
    assert_eq!(computed("10 + ceildiv(n, m)", 8, -2), Some(6));
    assert_eq!(computed("min(n, 5) * max(m, 2) - 1", 9, 1), Some(9));
    assert_eq!(computed("m - n", -3, 4), Some(7));
    assert_eq!(computed("n % m", 7, 4), Some(3));
    assert_eq!(computed("n % m", -7, 4), Some(1));
    assert_eq!(computed("10 + n % m", 7, -4), Some(9));
    assert_eq!(computed("10 + n % m", -8, 4), Some(10));
    assert_eq!(computed("n % m", 1, 0), None);
    let (low, high) = (i64::MIN, i64::MAX);
    assert_eq!(computed("n // m", 1, 0), None);
    assert_eq!(computed("n // m", low, -1), None);
    assert_eq!(computed("ceildiv(n, m)", low, -1), None);
    assert_eq!(computed("n + m", high, 1), None);
    assert_eq!(computed("n * m", high, 2), None);
    assert_eq!(computed("n - m", low, 1), None);
    assert_eq!(computed("n", 1 << 32, 0), None, "no bits are dropped");
    assert_eq!(computed("n", (1 << 32) + 1, 0), None, "no bits are dropped");
}
