"""Modules to parse and print: templates filled with types, shapes and constants of many kinds.

Covers MLIR's text form: locations of every kind, aliases, dense and resource elements, affine maps, layouts, regions,
successors, symbols, properties, unregistered operations.
"""

from __future__ import annotations

from collections.abc import Iterator

INTEGERS = ["i1", "i8", "i16", "i32", "i64", "si32", "ui8", "index"]
SIGNLESS = ["i8", "i16", "i32", "i64"]
FLOATS = ["f16", "bf16", "f32", "f64"]
SMALL_FLOATS = ["f8E4M3FN", "f8E5M2", "f8E4M3", "tf32", "f80", "f128"]
SHAPES = ["", "4x", "?x", "2x3x", "?x4x?x"]


def modules() -> Iterator[tuple[str, str]]:
    """Name and text of each module."""
    for part in (_arithmetic, _memory, _control, _types, _attributes, _locations, _symbols):
        for number, text in enumerate(part()):
            yield f"{part.__name__[1:]}-{number}", text
    for number, text in enumerate(_dialects()):
        yield f"dialects-{number}", text


def _arithmetic() -> Iterator[str]:
    for ty in SIGNLESS + ["index"]:
        yield f"""
func.func @ints(%a: {ty}, %b: {ty}) -> ({ty}, i1) {{
  %0 = arith.addi %a, %b : {ty}
  %1 = arith.muli %0, %b overflow<nsw, nuw> : {ty}
  %2 = arith.divsi %1, %a : {ty}
  %3 = arith.cmpi ult, %2, %a : {ty}
  %4 = arith.select %3, %1, %2 : {ty}
  %c = arith.constant 7 : {ty}
  %5 = arith.xori %4, %c : {ty}
  return %5, %3 : {ty}, i1
}}"""
    for ty in FLOATS:
        yield f"""
func.func @floats(%a: {ty}, %b: vector<4x{ty}>) -> vector<4x{ty}> {{
  %c = arith.constant 1.500000e+00 : {ty}
  %0 = arith.mulf %a, %c fastmath<nnan,contract> : {ty}
  %1 = math.exp %0 : {ty}
  %2 = arith.negf %1 : {ty}
  %3 = vector.broadcast %2 : {ty} to vector<4x{ty}>
  %4 = vector.fma %3, %b, %b : vector<4x{ty}>
  %5 = arith.cmpf ogt, %a, %c : {ty}
  return %4 : vector<4x{ty}>
}}"""
    for wide, narrow in [("i64", "i32"), ("i32", "i8"), ("i16", "i1")]:
        yield f"""
func.func @casts(%a: {wide}, %x: f64) -> f32 {{
  %0 = arith.trunci %a : {wide} to {narrow}
  %1 = arith.extui %0 : {narrow} to {wide}
  %2 = arith.sitofp %1 : {wide} to f64
  %3 = arith.addf %2, %x : f64
  %4 = arith.truncf %3 : f64 to f32
  return %4 : f32
}}"""
    for predicate in ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]:
        yield f"""
func.func @compare(%a: vector<2x3xi16>, %b: vector<2x3xi16>) -> vector<2x3xi1> {{
  %0 = arith.cmpi {predicate}, %a, %b : vector<2x3xi16>
  return %0 : vector<2x3xi1>
}}"""


def _memory() -> Iterator[str]:
    for ty in ["i8", "f32", "bf16", "index"]:
        for shape, index in [("4x", "%i"), ("?x4x", "%i, %i"), ("2x?x3x", "%i, %i, %i"), ("", "")]:
            memref = f"memref<{shape}{ty}>"
            yield f"""
func.func @memory(%m: {memref}, %i: index) -> {ty} {{
  %0 = memref.load %m[{index}] : {memref}
  memref.store %0, %m[{index}] : {memref}
  return %0 : {ty}
}}"""
    for layout in [
        "strided<[4, 1]>",
        "strided<[?, 1], offset: ?>",
        "strided<[1, 2], offset: 3>",
        "affine_map<(d0, d1) -> (d1, d0)>",
        "affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>",
    ]:
        yield f"""
func.func private @take(memref<2x4xf32, {layout}>, memref<2x4xf32, {layout}, 3>)
func.func @layout(%m: memref<2x4xf32, {layout}>, %n: memref<2x4xf32, {layout}, 3>) {{
  call @take(%m, %n) : (memref<2x4xf32, {layout}>, memref<2x4xf32, {layout}, 3>) -> ()
  return
}}"""
    yield """
func.func @allocate(%n: index) {
  %a = memref.alloc(%n) {alignment = 64 : i64} : memref<?x8xf32>
  %b = memref.alloca() : memref<16xi8>
  %c = memref.reinterpret_cast %a to offset: [0], sizes: [%n], strides: [1]
    : memref<?x8xf32> to memref<?xf32, strided<[1]>>
  %v = memref.subview %a[0, 2] [%n, 4] [1, 1]
    : memref<?x8xf32> to memref<?x4xf32, strided<[8, 1], offset: 2>>
  memref.dealloc %a : memref<?x8xf32>
  return
}"""
    for visibility in ["", '"private" ']:
        yield f"""
memref.global {visibility}@table : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
memref.global {visibility}constant @zero : memref<f64> = dense<0.0>
memref.global {visibility}@free : memref<4xi8> = uninitialized
func.func @read() -> memref<2x2xi32> {{
  %0 = memref.get_global @table : memref<2x2xi32>
  return %0 : memref<2x2xi32>
}}"""


def _control() -> Iterator[str]:
    for ty in ["i32", "f64", "index"]:
        zero = "0.0" if ty == "f64" else "0"
        yield f"""
func.func @branches(%a: {ty}, %c: i1) -> {ty} {{
  cf.cond_br %c, ^yes(%a : {ty}), ^no
^yes(%x: {ty}):
  cf.br ^end(%x : {ty})
^no:
  %z = arith.constant {zero} : {ty}
  cf.br ^end(%z : {ty})
^end(%r: {ty}):
  return %r : {ty}
}}"""
        yield f"""
func.func @loops(%n: index, %a: {ty}) -> {ty} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> ({ty}) {{
    %c = arith.cmpi ult, %i, %c1 : index
    %y = scf.if %c -> ({ty}) {{
      scf.yield %x : {ty}
    }} else {{
      scf.yield %a : {ty}
    }}
    scf.yield %y : {ty}
  }}
  return %r : {ty}
}}"""
    for count in range(1, 6):
        cases = "".join(f",\n    {n}: ^b(%x : i32)" for n in range(count))
        yield f"""
func.func @switch(%f: i32, %x: i32) -> i32 {{
  cf.switch %f : i32, [
    default: ^a{cases}
  ]
^a:
  return %f : i32
^b(%r: i32):
  return %r : i32
}}"""
    yield """
func.func @while(%n: i32) -> i32 {
  %r = scf.while (%i = %n) : (i32) -> i32 {
    %z = arith.constant 0 : i32
    %go = arith.cmpi ne, %i, %z : i32
    scf.condition(%go) %i : i32
  } do {
  ^body(%j: i32):
    %k = arith.constant -1 : i32
    %l = arith.addi %j, %k : i32
    scf.yield %l : i32
  }
  return %r : i32
}"""
    yield """
func.func @parallel(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %m[%i] : memref<?xf32>
    memref.store %x, %m[%i] : memref<?xf32>
    scf.reduce
  }
  scf.index_switch %n
  case 2 {
    scf.yield
  }
  default {
  }
  return
}"""


def _types() -> Iterator[str]:
    for ty in INTEGERS + FLOATS + SMALL_FLOATS:
        for shape in SHAPES:
            yield f'"corp.type"() {{a = tensor<{shape}{ty}>}} : () -> ()'
    for ty in [
        "tensor<*xf32>",
        "memref<*xi8>",
        "memref<*xi8, 1>",
        "vector<[4]xf32>",
        "vector<2x[4]xi1>",
        "tuple<i32, tuple<>, f16>",
        "complex<f32>",
        "tensor<2xcomplex<i8>>",
        "none",
        "() -> ()",
        "(i32, f32) -> (i1, index)",
        "() -> (() -> i32)",
        'tensor<2x2xf32, "row">',
        "!corp.opaque<[1, 2], {a = 3}>",
        "!llvm.ptr<3>",
        "!llvm.struct<(i32, ptr)>",
        '!llvm.struct<"named", (i32, array<4 x f32>)>',
        "!llvm.func<i32 (ptr, ...)>",
        "!llvm.array<2 x vector<4xf32>>",
        "!gpu.async.token",
    ]:
        yield (
            f'%0 = "corp.make"() : () -> ({ty})'
            if "->" in ty
            else f'%0 = "corp.make"() : () -> {ty}'
        )


def _attributes() -> Iterator[str]:
    for attribute in [
        "unit",
        "true",
        "-5 : i8",
        "255 : ui8",
        "-9223372036854775808 : i64",
        "12345678901234567890123 : i128",
        "3 : index",
        "1.0 : f16",
        "-0.0 : f32",
        "1.000000e+300 : f64",
        "0x7FC00000 : f32",
        "0x7F800000 : f32",
        '"text"',
        r'"a\"b\\c\0A\F0\9F\8E\89"',
        '"typed" : i32',
        "[]",
        "[1, 2.0 : f32, [true]]",
        "{}",
        '{a, b = 1 : i8, "odd key" = unit, nested = {c = [unit]}}',
        "i32",
        "tensor<4xf32>",
        "@sym",
        '@"odd name"',
        "@outer::@inner::@leaf",
        "affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 4, d0 floordiv 3, d1 ceildiv 5)>",
        "affine_map<() -> (0)>",
        "affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 == 0)>",
        "array<i8: 1, -2>",
        "array<i1: true, false>",
        "array<i64>",
        "array<f32: 1.000000e+00, -2.500000e+00>",
        "array<f64: 3.0>",
        "dense<5> : tensor<2x2xi8>",
        "dense<[1, 2, 3]> : tensor<3xi16>",
        "dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>",
        "dense<true> : vector<8xi1>",
        "dense<[true, false, true]> : tensor<3xi1>",
        "dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>",
        'dense<["a", "b"]> : tensor<2x!corp.string>',
        "dense<> : tensor<0xf32>",
        '"0x0100000002000000" : tensor<2xi32>',
        "sparse<[[0, 1], [1, 0]], [5, 6]> : tensor<2x2xi32>",
        "strided<[1, ?, 3], offset: 4>",
        "#corp.opaque<some text>",
        "#arith.overflow<nsw, nuw>",
        "#gpu.address_space<workgroup>",
        "#llvm.linkage<internal>",
        "#dlti.dl_spec<index = 32 : i32>",
        "loc(unknown)",
        'loc("file.py":3:4)',
    ]:
        yield f'"corp.attribute"() {{value = {attribute}}} : () -> ()'
    yield """
"corp.resource"() {value = dense_resource<blob> : tensor<3xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob: "0x08000000010000000200000003000000"
    }
  }
#-}"""


def _locations() -> Iterator[str]:
    for location in [
        "unknown",
        '"file.py":3:4',
        '"file.py":3:4 to :9',
        '"file.py":3:4 to 5:6',
        '"name"',
        '"name"("file.py":1:2)',
        'callsite("callee" at "caller.py":10:3)',
        'fused["a", "b.py":1:1, unknown]',
        'fused<"metadata">["a", "b"]',
        'fused<#arith.overflow<nsw>>["x.py":7:7]',
    ]:
        yield f"""
func.func @located(%a: i32 loc({location})) -> i32 {{
  %0 = arith.addi %a, %a : i32 loc({location})
  return %0 : i32 loc(unknown)
}} loc({location})"""
    yield """
#alias = loc("shared.py":1:1)
#map = affine_map<(d0) -> (d0 * 2)>
!pair = tuple<i32, i32>
"corp.aliases"() {map = #map, again = #map, type = !pair} : () -> () loc(#alias)
"corp.aliases"() {map = #map} : () -> () loc(#alias)"""


def _symbols() -> Iterator[str]:
    for attributes in [
        "",
        " attributes {a = 1 : i32}",
        ' attributes {llvm.emit_c_interface, "b c"}',
    ]:
        yield f"""
func.func private @declared(i32, f32 {{corp.x = 1 : i8}}) -> (i64 {{corp.y}}){attributes}
func.func public @caller(%a: i32, %b: f32) -> i64{attributes} {{
  %0 = call @declared(%a, %b) : (i32, f32) -> i64
  %f = constant @declared : (i32, f32) -> i64
  %1 = call_indirect %f(%a, %b) : (i32, f32) -> i64
  return %0 : i64
}}"""
    yield """
module @outer attributes {corp.note = "outer"} {
  module @inner {
    func.func @leaf() { return }
  }
  "corp.use"() {to = @inner::@leaf} : () -> ()
  builtin.module { }
}"""
    yield """
%0:3 = "corp.many"() ({
^bb0(%a: i32, %b: i32):
  "corp.end"(%a)[^bb1, ^bb1] : (i32) -> ()
^bb1:
  "corp.end"(%b) : (i32) -> ()
}, {
}) {k = 1 : i8} : () -> (i32, f32, index)
%1 = "corp.use"(%0#0, %0#2) <{property = "p"}> : (i32, index) -> f64"""
    yield "%0 = builtin.unrealized_conversion_cast to !corp.thing"


def _dialects() -> Iterator[str]:
    for ty in ["i32", "i64", "f32"]:
        yield f"""
llvm.mlir.global internal constant @bytes("hi\\00") {{addr_space = 0 : i32, dso_local}} : !llvm.array<3 x i8>
llvm.mlir.global external @number() : {ty}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @llvm(%a: {ty}, %p: !llvm.ptr {{llvm.noalias}}) -> {ty} attributes {{passthrough = ["nounwind"]}} {{
  %0 = llvm.load %p {{alignment = 4 : i64}} : !llvm.ptr -> {ty}
  %1 = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, {ty}
  llvm.store %a, %1 : {ty}, !llvm.ptr
  %2 = llvm.mlir.addressof @bytes : !llvm.ptr
  %3 = llvm.call @printf(%2, %0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, {ty}) -> i32
  %4 = llvm.mlir.undef : !llvm.struct<({ty}, ptr)>
  %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<({ty}, ptr)>
  llvm.return %0 : {ty}
}}"""
    yield """
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @k(%m: memref<?xf32>) workgroup(%s: memref<32xf32, 3>) kernel {
      %t = gpu.thread_id x
      %b = gpu.block_id y
      %x = memref.load %m[%t] : memref<?xf32>
      gpu.barrier
      %w = arith.constant 16 : i32
      %m1 = arith.constant 32 : i32
      %sh, %ok = gpu.shuffle xor %x, %w, %m1 : f32
      memref.store %sh, %m[%b] : memref<?xf32>
      gpu.return
    }
  }
  func.func @launch(%m: memref<?xf32>, %n: index) {
    gpu.launch_func @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%m : memref<?xf32>)
    return
  }
}"""
    yield """
llvm.func @nvvm() -> i32 {
  %0 = nvvm.read.ptx.sreg.tid.x : i32
  %1 = nvvm.read.ptx.sreg.ntid.x range <i32, 1, 1025> : i32
  nvvm.barrier0
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}"""
    yield """
func.func @vectors(%m: memref<?x8xf32>, %i: index, %v: vector<4x8xf32>) -> vector<8xf32> {
  %z = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %z {in_bounds = [true]} : memref<?x8xf32>, vector<8xf32>
  %1 = vector.extract %v[2] : vector<8xf32> from vector<4x8xf32>
  %2 = vector.insert %0, %v[1] : vector<8xf32> into vector<4x8xf32>
  %3 = vector.reduction <add>, %1 : vector<8xf32> into f32
  %4 = vector.shuffle %0, %1 [0, 9, 2, 11, 4, 13, 6, 15] : vector<8xf32>, vector<8xf32>
  vector.store %4, %m[%i, %i] : memref<?x8xf32>, vector<8xf32>
  return %4 : vector<8xf32>
}"""
    yield """
func.func @indices(%a: index) -> i1 {
  %0 = index.constant 4
  %1 = index.add %a, %0
  %2 = index.cmp slt(%1, %a)
  %3 = ub.poison : i32
  return %2 : i1
}"""
