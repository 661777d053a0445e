//! Launches from Rust on the stub of the CUDA driver.

use std::ffi::{CString, c_char};

use fishplate::{DType, Device, Tensor, cuda};

use super::load;

const PTX: &str = "
.version 7.8
.target sm_80
.address_size 64
.visible .entry add_one(.param .u64 x, .param .u64 y, .param .u32 n) { ret; }
";
const SIGNATURE: &str =
    "add_one(x: Tensor([n], float32, device=cuda), y: Tensor([n], float32, device=cuda))";

/// The calls of the stub, which is next to the test program. It is the driver of this process.
fn log() -> Vec<String> {
    let path = std::env::current_exe().unwrap().with_file_name("libfishplate_cuda_stub.so");
    let name = CString::new(path.to_str().unwrap()).unwrap();
    // SAFETY: the library is ours and has a function with this signature; the buffer has the size that it asked for.
    unsafe {
        std::env::set_var("FISHPLATE_CUDA_LIBRARY", &path);
        let library = libc::dlopen(name.as_ptr(), libc::RTLD_NOW);
        assert!(!library.is_null(), "{}", path.display());
        let log = libc::dlsym(library, c"fishplate_cuda_stub_log".as_ptr());
        assert!(!log.is_null());
        type Log = unsafe extern "C" fn(*mut c_char, usize) -> usize;
        let log = std::mem::transmute::<*mut libc::c_void, Log>(log);
        let mut text = vec![0_u8; log(std::ptr::null_mut(), 0)];
        log(text.as_mut_ptr().cast(), text.len());
        String::from_utf8(text).unwrap().lines().map(str::to_owned).collect()
    }
}

#[test]
fn a_kernel_is_launched_from_rust() {
    load();
    log();
    let device = Device::cuda(1);
    let (x, y) = (cuda::empty(&[600], DType::F32, device), cuda::empty(&[600], DType::F32, device));
    let (x, y) = (x.unwrap(), y.unwrap());
    let host = Tensor::full(&[600], 2.5_f32).unwrap();
    cuda::copy(&x, &host).unwrap();
    let back = Tensor::zeros(&[600], DType::F32).unwrap();
    cuda::copy(&back, &x).unwrap();
    assert_eq!(back.to_vec::<f32>().unwrap(), vec![2.5; 600]);
    let launch = cuda::Module::new(PTX).kernel(SIGNATURE).grid(["ceildiv(n, 256)"]).block([256]);
    let add_one = launch.clone().args(["x", "y", "n"]).shared_bytes(64).build().unwrap();
    add_one.call::<()>((x.clone(), y.clone())).unwrap();
    let clustered = launch.clone().args(["x", "y", "n"]).grid([4]).cluster([2]).build().unwrap();
    clustered.call::<()>((x.clone(), y.clone())).unwrap();
    cuda::synchronize(device).unwrap();
    let log = log();
    let launches: Vec<_> = log.iter().filter(|line| line.starts_with("cuLaunch")).collect();
    assert!(launches[0].contains("add_one grid=[3, 1, 1] block=[256, 1, 1] shared=64"), "{log:?}");
    assert!(launches[1].ends_with("cluster=[2, 1, 1]"), "{log:?}");
    assert_eq!(cuda::device_count().unwrap(), 2);

    let error = launch.build().unwrap_err();
    assert_eq!(error.message(), "the kernel `add_one` takes 3 parameters, got 4");
    let error = cuda::Module::read("/nowhere/kernels.cubin").unwrap_err();
    assert!(error.message().starts_with("cannot read /nowhere/kernels.cubin: "), "{error}");
    let error = cuda::empty(&[8], DType::F32, Device::cuda(9)).unwrap_err();
    assert_eq!(error.message(), "no CUDA device 9: the driver has 2");
}
