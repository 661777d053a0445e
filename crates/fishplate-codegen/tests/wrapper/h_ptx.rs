//! H. Device code compiled in process, and launched.

use std::{fs, path::Path};

use fishplate_codegen::{
    CodeOptions, Description, Error, Export, Request, Source, export,
    provider::{CallProvider, CudaLaunch, LaunchError, Nop},
    spec::{Param, Tensor, Var},
};
use fishplate_mlir::OptLevel;

fn ptx(source: &[u8], arch: &str, opt_level: OptLevel) -> Result<String, Error> {
    let gpu_arch = arch.to_owned();
    fishplate_codegen::ptx(source, &CodeOptions { gpu_arch, opt_level, ..CodeOptions::default() })
}

const SCALE: &str = "
llvm.func @scale(%a: !llvm.ptr<1>, %n: i32, %k: f32) attributes {nvvm.kernel} {
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %size = nvvm.read.ptx.sreg.ntid.x : i32
  %thread = nvvm.read.ptx.sreg.tid.x : i32
  %start = arith.muli %block, %size : i32
  %i = arith.addi %start, %thread : i32
  %inside = arith.cmpi slt, %i, %n : i32
  scf.if %inside {
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
    %x = llvm.load %p : !llvm.ptr<1> -> f32
    %y = arith.mulf %x, %k : f32
    llvm.store %y, %p : f32, !llvm.ptr<1>
  }
  llvm.return
}";

#[test]
fn kernels_become_ptx() {
    for (arch, version) in [("sm_80", "8.0"), ("sm_90a", "8.0"), ("sm_120", "8.7")] {
        let text = ptx(SCALE.as_bytes(), arch, OptLevel::O3).unwrap();
        assert!(text.contains(&format!(".version {version}\n")), "{text}");
        assert!(text.contains(&format!(".target {arch}\n")), "{text}");
        assert!(text.contains(".visible .entry scale("), "{text}");
        assert!(text.contains("%ctaid.x") && text.contains("st.global"), "{text}");
    }
}

/// The same kernel in the gpu dialect, next to host code.
const GPU_MODULE: &str = "
module {
  func.func @host() { return }
  gpu.module @device {
    func.func private @twice(%x: f32) -> f32 {
      %y = arith.addf %x, %x : f32
      return %y : f32
    }
    gpu.func @double(%a: memref<1024xf32>, %n: i32) kernel {
      %block = gpu.block_id x
      %size = gpu.block_dim x
      %thread = gpu.thread_id x
      %start = arith.muli %block, %size : index
      %i = arith.addi %start, %thread : index
      %end = arith.index_cast %n : i32 to index
      %inside = arith.cmpi slt, %i, %end : index
      scf.if %inside {
        %x = memref.load %a[%i] : memref<1024xf32>
        %y = func.call @twice(%x) : (f32) -> f32
        memref.store %y, %a[%i] : memref<1024xf32>
      }
      gpu.return
    }
  }
}";

#[test]
fn gpu_modules_become_ptx() {
    for (arch, version) in [("sm_80", "8.0"), ("sm_90", "8.0"), ("sm_100", "8.6")] {
        let text = ptx(GPU_MODULE.as_bytes(), arch, OptLevel::O3).unwrap();
        assert!(text.contains(&format!(".version {version}\n")), "{text}");
        assert!(text.contains(&format!(".target {arch}\n")), "{text}");
        assert!(text.contains(".visible .entry double(") && !text.contains("host"), "{text}");
        assert!(text.contains("%ctaid.x") && text.contains("%tid.x"), "{text}");
    }
    // It fits a launch with the parameters of the kernel: a pointer and an integer.
    let text = ptx(GPU_MODULE.as_bytes(), "sm_90", OptLevel::O2).unwrap();
    let a = Tensor::new("a", vec![1024.into()], "float32").unwrap();
    let n = Var::new("n", "int32").unwrap();
    let launch = |names: &[&str]| {
        let params: Vec<Param> = vec![a.clone().into(), n.clone().into()];
        let provider = CudaLaunch {
            params: Some(names.iter().map(|name| (*name).to_owned()).collect()),
            ..CudaLaunch::parse(text.as_bytes(), "double", &["4"], &["256"], "").unwrap()
        };
        let code = CodeOptions::default();
        let request = Request {
            source: Source::None,
            symbol: "double",
            display_name: "double",
            params: &params,
            provider: &provider,
            code: &code,
            hook: None,
        };
        fishplate_codegen::compile(&request).map(drop)
    };
    launch(&["a", "n"]).unwrap();
    assert!(matches!(launch(&["a"]), Err(Error::Launch(LaunchError::ParamCount { .. }))));
    assert!(matches!(launch(&["n", "a"]), Err(Error::Launch(LaunchError::ParamSize { .. }))));
    let error = ptx(b"gpu.module @empty {}", "sm_90", OptLevel::O3).unwrap_err();
    assert!(matches!(error, Error::NoKernel), "{error}");
}

#[test]
fn what_is_no_device_code() {
    let error = ptx(SCALE.as_bytes(), "sm_999", OptLevel::O3).unwrap_err().to_string();
    assert!(error.starts_with("compile option `--gpu-arch sm_999`: unknown GPU architecture"));
    let error = ptx(b"llvm.func @f() { llvm.return }", "sm_90", OptLevel::O3).unwrap_err();
    assert!(matches!(error, Error::NoKernel), "{error}");
    assert!(ptx(b"llvm.func @f(", "sm_90", OptLevel::O3).is_err());
}

#[test]
fn what_a_gpu_cannot_do_is_an_error() {
    let foreign = "llvm.func @k(%p: !llvm.ptr<1>) attributes {nvvm.kernel} {
        %x = llvm.call_intrinsic \"llvm.x86.rdtsc\"() : () -> i64
        llvm.store %x, %p : i64, !llvm.ptr<1>
        llvm.return }";
    let error = ptx(foreign.as_bytes(), "sm_90", OptLevel::O3).unwrap_err().to_string();
    assert!(error.contains("Cannot select: intrinsic %llvm.x86.rdtsc"), "{error}");
    assert!(ptx(SCALE.as_bytes(), "sm_90", OptLevel::O3).is_ok());
}

/// Exports `f` to a file in a separate folder, and reads it.
fn exported(
    source: Source<'_>,
    provider: &dyn CallProvider,
    gpu_arch: &str,
) -> Result<String, Error> {
    let params = match provider.launches() {
        true => vec![Var::new("n", "int32").unwrap().into()],
        false => Vec::new(),
    };
    let code = CodeOptions { gpu_arch: gpu_arch.to_owned(), ..CodeOptions::default() };
    let request = Request {
        source,
        symbol: "host",
        display_name: "host",
        params: &params,
        provider,
        code: &code,
        hook: None,
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("export_ptx");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let (path, description) = (folder.join("f.ptx"), Description::default());
    let how = Export { path: &path, name: "f", description: &description, only_ffi_symbols: false };
    let result = export(&request, &how);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), usize::from(result.is_ok()));
    result.map(|()| fs::read_to_string(&path).unwrap())
}

#[test]
fn t111_ptx_as_a_file() {
    let source = Source::Mlir(GPU_MODULE.as_bytes());
    let text = exported(source, &Nop, "sm_90").unwrap();
    assert!(text.contains(".target sm_90\n") && text.contains(".entry double("), "{text}");
    let image = ".version 8.0\n.target sm_80\n.address_size 64\n\
        .visible .entry k(.param .u32 n) { ret; }\n";
    let launch = CudaLaunch::new(format!("{image}\0"), "k", 1, 1);
    assert_eq!(exported(Source::None, &launch, "sm_90").unwrap(), image);
    let cubin = CudaLaunch::new(b"\x7fELF\xff\xfe".to_vec(), "k", 1, 1);
    assert!(matches!(exported(Source::None, &cubin, "sm_90"), Err(Error::NoKernel)));
    assert!(matches!(exported(Source::None, &Nop, "sm_90"), Err(Error::NoKernel)));
    let error = exported(source, &Nop, "sm_1").unwrap_err().to_string();
    assert!(error.contains("`--gpu-arch sm_1`: unknown GPU architecture"), "{error}");
}
