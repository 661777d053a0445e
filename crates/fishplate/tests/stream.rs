//! The current stream: set per device and thread, and restored.

use fishplate::stream::{self, Stream};
use fishplate::{Device, abi::DLDeviceType};

fn handle(n: usize) -> Stream {
    // SAFETY: no kernel runs in these tests.
    unsafe { Stream::from_raw(std::ptr::without_provenance_mut(n)) }
}

#[test]
fn streams_nest_and_come_back() {
    let device = Device::cuda(3);
    assert_eq!(stream::set(device, handle(8)).unwrap(), Stream::DEFAULT);
    let seen = stream::with(device, handle(16), || {
        let _inner = stream::enter(device, handle(24)).unwrap();
        stream::get(device)
    });
    assert_eq!(seen.unwrap(), handle(24));
    assert_eq!(stream::get(device), handle(8));
    assert_eq!(stream::get(Device::cuda(4)), Stream::DEFAULT);
    let elsewhere = std::thread::spawn(move || stream::get(device) == Stream::DEFAULT);
    assert!(elsewhere.join().unwrap());
    stream::set(device, Stream::DEFAULT).unwrap();
}

#[test]
fn a_panic_brings_the_stream_back() {
    let device = Device::new(DLDeviceType::ROCM, 0);
    let outcome = std::panic::catch_unwind(|| {
        stream::with(device, handle(8), || panic!("in the body")).unwrap()
    });
    assert!(outcome.is_err());
    assert_eq!(stream::get(device), Stream::DEFAULT);
}

#[test]
fn devices_that_cannot_be() {
    let device = Device::cuda(-1);
    assert!(stream::set(device, handle(8)).is_err());
    assert_eq!(stream::get(device), Stream::DEFAULT);
}
