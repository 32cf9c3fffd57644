// Functions of the module: structures and arrays as arguments and results, recursion, switches.
module {
  llvm.func internal fastcc @minmax(%a: !llvm.struct<(i32, i32)>, %b: i32) -> !llvm.struct<(i32, i32, i32, i32)> attributes {no_inline} {
    %x = llvm.extractvalue %a[0] : !llvm.struct<(i32, i32)>
    %y = llvm.extractvalue %a[1] : !llvm.struct<(i32, i32)>
    %lo = llvm.intr.smin(%x, %b) : (i32, i32) -> i32
    %hi = llvm.intr.smax(%y, %b) : (i32, i32) -> i32
    %0 = llvm.mlir.poison : !llvm.struct<(i32, i32, i32, i32)>
    %1 = llvm.insertvalue %lo, %0[0] : !llvm.struct<(i32, i32, i32, i32)>
    %2 = llvm.insertvalue %hi, %1[1] : !llvm.struct<(i32, i32, i32, i32)>
    %3 = llvm.insertvalue %x, %2[2] : !llvm.struct<(i32, i32, i32, i32)>
    %4 = llvm.insertvalue %y, %3[3] : !llvm.struct<(i32, i32, i32, i32)>
    llvm.return %4 : !llvm.struct<(i32, i32, i32, i32)>
  }
  llvm.func @name(%x: i32) -> i32 attributes {no_inline} {
    %c10 = llvm.mlir.constant(10 : i32) : i32
    %c20 = llvm.mlir.constant(20 : i32) : i32
    %c30 = llvm.mlir.constant(30 : i32) : i32
    llvm.switch %x : i32, ^other(%x : i32) [
      0: ^done(%c10 : i32),
      -1: ^done(%c20 : i32),
      7: ^done(%c30 : i32)
    ]
  ^other(%y: i32):
    %z = llvm.mul %y, %y : i32
    llvm.br ^done(%z : i32)
  ^done(%r: i32):
    llvm.return %r : i32
  }
  llvm.func @put(%p: !llvm.ptr<1>, %v: i32) {
    llvm.store %v, %p : i32, !llvm.ptr<1>
    llvm.return
  }
  llvm.func @k(%in: !llvm.ptr<1>, %out: !llvm.ptr<1>, %n: i32) attributes {gpu.kernel, KERNEL} {
    %c1 = llvm.mlir.constant(1 : i32) : i32
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %s0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
    %first = llvm.load %in : !llvm.ptr<1> -> i32
    %s1 = llvm.insertvalue %first, %s0[0] : !llvm.struct<(i32, i32)>
    %s2 = llvm.insertvalue %first, %s1[1] : !llvm.struct<(i32, i32)>
    llvm.br ^head(%c0, %s2 : i32, !llvm.struct<(i32, i32)>)
  ^head(%i: i32, %s: !llvm.struct<(i32, i32)>):
    %p = llvm.getelementptr %in[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
    %v = llvm.load %p : !llvm.ptr<1> -> i32
    %m = llvm.call fastcc @minmax(%s, %v) : (!llvm.struct<(i32, i32)>, i32) -> !llvm.struct<(i32, i32, i32, i32)>
    %lo = llvm.extractvalue %m[0] : !llvm.struct<(i32, i32, i32, i32)>
    %hi = llvm.extractvalue %m[1] : !llvm.struct<(i32, i32, i32, i32)>
    %n1 = llvm.insertvalue %lo, %s0[0] : !llvm.struct<(i32, i32)>
    %n2 = llvm.insertvalue %hi, %n1[1] : !llvm.struct<(i32, i32)>
    %w = llvm.call @name(%v) {no_unwind} : (i32) -> i32
    %q = llvm.getelementptr %out[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
    llvm.call @put(%q, %w) : (!llvm.ptr<1>, i32) -> ()
    %next = llvm.add %i, %c1 : i32
    %more = llvm.icmp "slt" %next, %n : i32
    llvm.cond_br %more weights([99, 1]), ^head(%next, %n2 : i32, !llvm.struct<(i32, i32)>), ^done(%n2 : !llvm.struct<(i32, i32)>)
  ^done(%last: !llvm.struct<(i32, i32)>):
    %e = llvm.getelementptr %out[%n] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
    llvm.store %last, %e : !llvm.struct<(i32, i32)>, !llvm.ptr<1>
    llvm.return
  }
}
