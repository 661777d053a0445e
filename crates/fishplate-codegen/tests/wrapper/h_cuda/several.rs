//! Images with machine code for several GPUs: which part is loaded, and the error if none fits.

use std::{
    ffi::{CStr, CString, c_char},
    fs,
    os::unix::fs::PermissionsExt as _,
    path::PathBuf,
    ptr,
    sync::OnceLock,
};

use fishplate_codegen::{CodeOptions, Options, Source, compile, provider::CudaLaunch};

use super::{PTX, args, launches, scale, scale_params, stub::Stub, stub::stub};
use crate::harness::{call, engine_with, request};

/// The driver's attribute numbers for the two parts of an architecture.
const MAJOR_MINOR: [i32; 2] = [75, 76];

/// A stub of `ptxas`: makes machine code that the driver stub understands. Only the code for one architecture has the
/// kernel under its name.
fn assembler(wanted: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("several");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(wanted);
    let program = format!(
        "#!/bin/sh\nto='.entry wrong_'; [ \"$1\" = -arch={wanted} ] && to='.entry '\n\
         {{ printf '\\177ELF'; sed \"s/\\.entry /$to/\" \"$4\"; }} > \"$3\"\n"
    );
    fs::write(&path, program).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

fn launch(architectures: &str, wanted: &str) -> CudaLaunch {
    let mut options = Options::parse(&format!("--gpu-arch {architectures}")).unwrap();
    options.ptxas = Some(assembler(wanted));
    CudaLaunch { image: options.code().image(&PTX.replace("sm_90", "sm_80")).unwrap(), ..scale() }
}

fn be(stub: &Stub, gpu: [i32; 2]) {
    MAJOR_MINOR.iter().zip(gpu).for_each(|(which, part)| stub.attribute(*which, part));
}

#[test]
fn a_gpu_gets_the_machine_code_that_fits_it_best() {
    let stub = stub();
    let all = "sm_80,sm_86,sm_90,sm_90a,sm_120";
    for (gpu, wanted, compiled) in [
        ([9, 0], "sm_90a", 0),
        ([8, 0], "sm_80", 0),
        ([8, 9], "sm_86", 0),
        ([12, 1], "sm_120", 0),
        ([10, 0], "none", 1),
        ([7, 5], "none", 1),
    ] {
        be(&stub, gpu);
        let before = stub.compiled();
        launches(&launch(all, wanted)).accepts(&args(3, 0));
        assert_eq!(stub.compiled() - before, compiled, "{gpu:?}");
    }
}

#[test]
fn machine_code_that_is_refused_is_as_good_as_none() {
    let stub = stub();
    let provider = launch("sm_80,sm_90", "sm_90");
    stub.fail("cuModuleLoadDataEx", 200, 1);
    launches(&provider).accepts(&args(3, 0));
    assert_eq!(stub.compiled(), 1);
    // The PTX is refused too.
    let wrapper = launches(&provider);
    stub.fail("cuModuleLoadDataEx", 209, 2);
    let (_, message) = wrapper.call(&args(3, 0)).unwrap_err();
    assert!(
        message.ends_with(
            "in cuModuleLoadDataEx: the code is for newer GPUs than this one; this GPU is sm_90, and the image holds \
             machine code for sm_80, machine code for sm_90, PTX for sm_80"
        ),
        "{}",
        message
    );
    // Other errors are not caused by the code.
    stub.fail("cuModuleLoadDataEx", 2, 1);
    assert!(wrapper.call(&args(3, 0)).unwrap_err().1.contains("out of memory"));
    wrapper.accepts(&args(3, 0));
}

/// The cache of the process: machine code of the PTX for the first device.
unsafe extern "C" fn kept(ptx: *const c_char, device: i32) -> *const c_char {
    static CODE: OnceLock<CString> = OnceLock::new();
    // SAFETY: images of PTX end in a NUL.
    let ptx = unsafe { CStr::from_ptr(ptx) };
    let code = CODE.get_or_init(|| CString::new([b"\x7fELF", ptx.to_bytes()].concat()).unwrap());
    if device == 0 { code.as_ptr() } else { ptr::null() }
}

#[test]
fn machine_code_that_the_process_keeps_is_loaded_in_place_of_ptx() {
    let stub = stub();
    let engine = engine_with(&[]).with_machine_code(kept);
    let (code, params, provider) = (CodeOptions::default(), scale_params(), scale());
    let compiled = compile(&request(Source::None, &params, &provider, &code)).unwrap();
    // SAFETY: the wrapper calls only the kernel in its image.
    let loaded = unsafe { engine.load(&compiled, &[]) }.unwrap();
    call(&loaded, &args(3, 0)).unwrap();
    assert_eq!((stub.compiled(), stub.modules()), (0, 1));
    call(&loaded, &args(3, 1)).unwrap();
    assert_eq!((stub.compiled(), stub.modules()), (1, 2), "there is none for that device");
}
