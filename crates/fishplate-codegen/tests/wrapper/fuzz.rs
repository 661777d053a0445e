//! Random arguments: a wrapper returns 0 or raises an error, whatever it receives.

use fishplate_abi::{DLDeviceType, RawAny};
use fishplate_codegen::spec::{Dim, Param};

use crate::harness::{
    Wrapper, array, boolean, float, host, int, list, moved, none, pointer, shape, tensor, text, var,
};

/// xorshift: gives the same numbers every time.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[(self.next() % from.len() as u64) as usize]
    }
}

/// Values to draw from: valid, nearly valid, and others.
fn values(random: &mut Random) -> Vec<RawAny> {
    let numbers = [0, 1, -1, 2, 3, 4, 5, 8, 16, 127, 128, 255, 1 << 31, i64::MAX, i64::MIN];
    let mut values: Vec<RawAny> = numbers.iter().map(|number| int(*number)).collect();
    values.extend([none(), boolean(true), float(0.5), float(f64::NAN), text(), pointer(0x40)]);
    let dtypes = ["float32", "int8", "uint8", "bool", "float16", "float32x2"];
    let devices =
        [DLDeviceType::CPU, DLDeviceType::CUDA, DLDeviceType::CUDA_HOST, DLDeviceType(77)];
    for _ in 0..400 {
        let rank = random.next() % 4;
        let extents: Vec<i64> = (0..rank).map(|_| *random.pick(&numbers)).collect();
        let mut made = host(&extents, random.pick::<&str>(&dtypes)).on(*random.pick(&devices), 0);
        match random.next() % 4 {
            0 => made = made.without_strides(),
            1 => {
                let strides: Vec<i64> = (0..rank).map(|_| *random.pick(&numbers)).collect();
                made = made.strides(&strides);
            }
            _ => {}
        }
        values.push(made.arg());
        values.push(shape(&extents));
    }
    for extents in [[4, 8], [5, 8], [4, 4]] {
        values.push(host(&extents, "float32").arg());
        values.push(host(&extents, "float32").object());
    }
    for _ in 0..200 {
        let parts: Vec<RawAny> = (0..random.next() % 4)
            .map(|_| *random.pick(&values))
            .filter(|value| value.type_index != fishplate_abi::TypeIndex::DL_TENSOR_PTR)
            .filter(|value| value.type_index != fishplate_abi::TypeIndex::OBJECT_RVALUE_REF)
            .collect();
        let made = if random.next().is_multiple_of(2) { array(&parts) } else { list(&parts) };
        values.push(made);
        values.push(moved(made));
    }
    values
}

#[test]
fn a_hundred_thousand_argument_lists() {
    let (n, m) = (var("n", "int32"), var("m", "int64").divisible_by(4));
    let dims = || vec![Dim::from(&n), Dim::from(&m)];
    let strided =
        tensor("b", dims(), "float32").with_strides(vec![Dim::from(&var("s", "int32")), 1.into()]);
    let tuple = Param::tuple("t", vec![var("x", "float16").into(), Param::shape("u", dims())]);
    let wrappers = [
        Wrapper::checks(&[tensor("a", dims(), "float32").aligned(16).into(), strided.into()]),
        Wrapper::checks(&[tuple, n.clone().into()]),
        Wrapper::checks(&[
            Param::stream("p"),
            Param::const_float("c", 0.5),
            var("k", "uint8").into(),
        ]),
        Wrapper::checks(&[]),
    ];
    let mut random = Random(0x1234_5678_9abc_def1);
    let values = values(&mut random);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..100_000 {
        let args: Vec<RawAny> = (0..random.next() % 4).map(|_| *random.pick(&values)).collect();
        match random.pick(&wrappers).call(&args) {
            Ok(()) => accepted += 1,
            Err((kind, message)) => {
                assert!(["TypeError", "ValueError"].contains(&kind.as_str()), "{kind}");
                assert!(message.contains(" when calling: `f(") && message.contains(", got "));
                refused += 1;
            }
        }
    }
    assert!(accepted > 1_000 && refused > 50_000, "{accepted} {refused}");
}
