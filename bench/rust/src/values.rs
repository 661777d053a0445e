//! Values, references, strings, big integers, tensors and data types, compared with Apache's crate.

use std::hint::black_box;

use fishplate::{Any, BigInt, Bytes, DType, Device, Function, Shape, Str, Tensor};
use peer::DLDataTypeExt;
use tvm_ffi as peer;

use crate::timing::Bench;

pub fn rows(bench: &Bench) {
    anys(bench);
    texts(bench);
    tensors(bench);
    small(bench);
}

fn anys(bench: &Bench) {
    bench.row(
        "value from an int and back",
        2_000_000,
        || _ = black_box(i64::try_from(black_box(peer::Any::from(black_box(3_i64)))).unwrap()),
        || _ = black_box(black_box(Any::from(black_box(3_i64))).get::<i64>().unwrap()),
    );
    let (theirs, ours) =
        (peer::Function::from_packed(|_| Ok(peer::Any::new())), Function::packed(|_| ()));
    bench.row(
        "object reference, clone + drop",
        1_000_000,
        || _ = black_box(black_box(&theirs).clone()),
        || _ = black_box(black_box(&ours).clone()),
    );
    let (theirs, ours) = (peer::Any::from(theirs), Any::from(ours));
    bench.row(
        "value of an object, clone + drop",
        1_000_000,
        || _ = black_box(black_box(&theirs).clone()),
        || _ = black_box(black_box(&ours).clone()),
    );
    bench.row(
        "object out of a value + drop",
        1_000_000,
        || _ = black_box(black_box(&theirs).try_as::<peer::Function>().unwrap()),
        || _ = black_box(black_box(&ours).try_get::<Function>().unwrap()),
    );
}

fn texts(bench: &Bench) {
    for len in [6, 64, 4096] {
        let text = "x".repeat(len);
        bench.row(
            &format!("string of {len} bytes made + drop"),
            500_000,
            || _ = black_box(peer::String::from(black_box(&text))),
            || _ = black_box(Str::from(black_box(&text).as_str())),
        );
    }
    let data = [7_u8; 64];
    bench.row(
        "bytes of 64 made + drop",
        500_000,
        || _ = black_box(peer::Bytes::from(black_box(&data))),
        || _ = black_box(Bytes::from(&black_box(&data)[..])),
    );
    let (theirs, ours) = (peer::String::from("x".repeat(64)), Str::from("x".repeat(64)));
    bench.row(
        "string of 64 bytes, its bytes",
        2_000_000,
        || _ = black_box(black_box(&theirs).as_bytes()),
        || _ = black_box(black_box(&ours).as_bytes()),
    );
    let (their_twin, twin) = (peer::String::from("x".repeat(64)), Str::from("x".repeat(64)));
    bench.row(
        "strings of 64 bytes compared",
        1_000_000,
        || _ = black_box(black_box(&theirs) == black_box(&their_twin)),
        || _ = black_box(black_box(&ours) == black_box(&twin)),
    );
    let (theirs, ours) = (peer::Any::from(theirs), Any::from(ours));
    bench.row(
        "string out of a value + drop",
        1_000_000,
        || _ = black_box(black_box(&theirs).try_as::<peer::String>().unwrap()),
        || _ = black_box(black_box(&ours).try_get::<Str>().unwrap()),
    );
}

fn tensors(bench: &Bench) {
    let data: Vec<f32> = (0..1024).map(|i| i as f32).collect();
    for len in [16, 1024] {
        let (data, shape) = (&data[..len], [4, len as i64 / 4]);
        bench.row(
            &format!("tensor with a copy of {len} floats + drop"),
            200_000,
            || _ = black_box(peer::Tensor::from_slice(black_box(data), &shape).unwrap()),
            || _ = black_box(Tensor::from_slice(black_box(data), &shape).unwrap()),
        );
    }
    let (theirs, ours) = (
        peer::Tensor::from_slice(&data, &[4, 256]).unwrap(),
        Tensor::from_slice(&data, &[4, 256]).unwrap(),
    );
    bench.row(
        "tensor's elements as a slice",
        1_000_000,
        || _ = black_box(black_box(&theirs).data_as_slice::<f32>().unwrap()),
        // SAFETY: nobody writes them. The peer's function does not check either.
        || _ = black_box(unsafe { black_box(&ours).as_slice_unchecked::<f32>() }.unwrap()),
    );
    bench.row(
        "tensor's elements as a slice, borrow-checked",
        1_000_000,
        || _ = black_box(black_box(&theirs).data_as_slice::<f32>().unwrap()),
        || _ = black_box(&*black_box(&ours).as_slice::<f32>().unwrap()),
    );
    let their_rank =
        peer::Function::from_typed(|t: peer::Tensor| -> peer::Result<i64> { Ok(t.ndim() as i64) });
    let our_rank = Function::new("rank", |t: Tensor| t.ndim());
    bench.row(
        "typed call, a tensor",
        1_000_000,
        || {
            _ = black_box(
                i64::try_from(their_rank.call_tuple((black_box(&theirs),)).unwrap()).unwrap(),
            )
        },
        || _ = black_box(our_rank.call::<i64>((black_box(&ours),)).unwrap()),
    );
}

fn small(bench: &Bench) {
    bench.row(
        "shape of 3 made + drop",
        500_000,
        || _ = black_box(peer::Shape::from(black_box([1_i64, 2, 3]))),
        || _ = black_box(Shape::from(black_box([1_i64, 2, 3]))),
    );
    bench.row(
        "data type from text",
        500_000,
        || _ = black_box(peer::DLDataType::try_from_str(black_box("float32")).unwrap()),
        || _ = black_box(black_box("float32").parse::<DType>().unwrap()),
    );
    let (theirs, ours) = (
        peer::DLDataType::try_from_str("float32x4").unwrap(),
        "float32x4".parse::<DType>().unwrap(),
    );
    bench.row(
        "data type to text",
        200_000,
        || _ = black_box(DLDataTypeExt::to_string(black_box(&theirs))),
        || _ = black_box(black_box(ours).to_string()),
    );
    let (their_device, device) = (peer::DLDevice::new(peer::DLDeviceType::kDLCPU, 0), Device::CPU);
    bench.row(
        "current stream",
        1_000_000,
        || _ = black_box(peer::current_stream(black_box(&their_device))),
        || _ = black_box(fishplate::stream::get(black_box(device))),
    );
    bench.row(
        "big integer from i128 + drop",
        500_000,
        || _ = black_box(peer::BigInt::from(black_box(1_i128 << 100))),
        || _ = black_box(BigInt::from(black_box(1_i128 << 100))),
    );
    let (theirs, ours) = (peer::BigInt::from(1_i128 << 100), BigInt::from(1_i128 << 100));
    bench.row(
        "big integer to i128",
        1_000_000,
        || _ = black_box(black_box(&theirs).to_i128()),
        || _ = black_box(black_box(&ours).to_i128()),
    );
}
