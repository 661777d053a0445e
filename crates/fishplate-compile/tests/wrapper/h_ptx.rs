//! H. Device code made in process, and launched.

use fishplate_compile::{Error, ptx};
use fishplate_mlir::OptLevel;

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

#[test]
fn what_is_no_device_code() {
    let error = ptx(SCALE.as_bytes(), "sm_999", OptLevel::O3).unwrap_err().to_string();
    assert!(error.starts_with("compile option `--gpu-arch sm_999`: no such GPU architecture"));
    let error = ptx(b"llvm.func @f() { llvm.return }", "sm_90", OptLevel::O3).unwrap_err();
    assert!(matches!(error, Error::NoKernel), "{error}");
    assert!(ptx(b"llvm.func @f(", "sm_90", OptLevel::O3).is_err());
}
