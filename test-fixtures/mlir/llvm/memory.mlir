// Globals, structures in memory, private arrays, copies and atomics.
module {
  llvm.mlir.global internal constant @table(dense<[3, 1, 4, 1, 5, 9, 2, 6]> : tensor<8xi32>) {addr_space = 4 : i32, alignment = 16 : i64} : !llvm.array<8 x i32>
  llvm.mlir.global internal constant @text("hello\0A") {addr_space = 4 : i32} : !llvm.array<6 x i8>
  llvm.mlir.global internal @shared() {addr_space = 3 : i32, alignment = 64 : i64} : !llvm.array<64 x i32>
  llvm.mlir.global internal constant @pair() {addr_space = 4 : i32} : !llvm.struct<(i8, i32, array<2 x i16>)> {
    %0 = llvm.mlir.zero : !llvm.struct<(i8, i32, array<2 x i16>)>
    %1 = llvm.mlir.constant(7 : i8) : i8
    %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i8, i32, array<2 x i16>)>
    %3 = llvm.mlir.constant(-5 : i32) : i32
    %4 = llvm.insertvalue %3, %2[1] : !llvm.struct<(i8, i32, array<2 x i16>)>
    %5 = llvm.mlir.constant(513 : i16) : i16
    %6 = llvm.insertvalue %5, %4[2, 1] : !llvm.struct<(i8, i32, array<2 x i16>)>
    llvm.return %6 : !llvm.struct<(i8, i32, array<2 x i16>)>
  }
  llvm.mlir.global internal @counter(41 : i32) {addr_space = 1 : i32} : i32

  llvm.func @k(%in: !llvm.ptr<1>, %out: !llvm.ptr<1>, %n: i32) attributes {gpu.kernel, KERNEL} {
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %c1 = llvm.mlir.constant(1 : i32) : i32
    %c5 = llvm.mlir.constant(5 : i32) : i32
    %t = llvm.mlir.addressof @table : !llvm.ptr<4>
    %p5 = llvm.getelementptr inbounds|nuw %t[0, %c5] : (!llvm.ptr<4>, i32) -> !llvm.ptr<4>, !llvm.array<8 x i32>
    %nine = llvm.load %p5 invariant : !llvm.ptr<4> -> i32
    llvm.store %nine, %out : i32, !llvm.ptr<1>

    %s = llvm.mlir.addressof @text : !llvm.ptr<4>
    %ps = llvm.getelementptr %s[4] : (!llvm.ptr<4>) -> !llvm.ptr<4>, i8
    %o = llvm.load %ps : !llvm.ptr<4> -> i8
    %o1 = llvm.getelementptr %out[1] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
    %oi = llvm.zext %o : i8 to i32
    llvm.store %oi, %o1 : i32, !llvm.ptr<1>

    %pp = llvm.mlir.addressof @pair : !llvm.ptr<4>
    %whole = llvm.load %pp : !llvm.ptr<4> -> !llvm.struct<(i8, i32, array<2 x i16>)>
    %w1 = llvm.extractvalue %whole[1] : !llvm.struct<(i8, i32, array<2 x i16>)>
    %w2 = llvm.extractvalue %whole[2, 1] : !llvm.struct<(i8, i32, array<2 x i16>)>
    %o2 = llvm.getelementptr %out[2] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
    llvm.store %w1, %o2 {alignment = 8 : i64} : i32, !llvm.ptr<1>
    %o4 = llvm.getelementptr %out[4] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
    %w2i = llvm.zext %w2 : i16 to i32
    llvm.store %w2i, %o4 : i32, !llvm.ptr<1>
    %p21 = llvm.getelementptr %pp[0, 2, 1] : (!llvm.ptr<4>) -> !llvm.ptr<4>, !llvm.struct<(i8, i32, array<2 x i16>)>
    %w3 = llvm.load %p21 : !llvm.ptr<4> -> i16
    %w3i = llvm.sext %w3 : i16 to i32
    %o5 = llvm.getelementptr %out[5] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
    llvm.store %w3i, %o5 : i32, !llvm.ptr<1>

    %local = llvm.alloca %c5 x !llvm.struct<(i32, f32)> {alignment = 8 : i64} : (i32) -> !llvm.LOCAL
    %l2 = llvm.getelementptr %local[2, 1] : (!llvm.LOCAL) -> !llvm.LOCAL, !llvm.struct<(i32, f32)>
    %x = llvm.load %in : !llvm.ptr<1> -> f32
    llvm.store %x, %l2 : f32, !llvm.LOCAL
    %len = llvm.mlir.constant(16 : i64) : i64
    %o6 = llvm.getelementptr %out[6] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
    "llvm.intr.memcpy"(%o6, %in, %len) <{isVolatile = false}> : (!llvm.ptr<1>, !llvm.ptr<1>, i64) -> ()
    %o10 = llvm.getelementptr %out[10] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
    %byte = llvm.mlir.constant(90 : i8) : i8
    "llvm.intr.memset"(%o10, %byte, %len) <{isVolatile = false}> : (!llvm.ptr<1>, i8, i64) -> ()
    %back = llvm.load %l2 : !llvm.LOCAL -> f32
    %o14 = llvm.getelementptr %out[14] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
    llvm.store %back, %o14 : f32, !llvm.ptr<1>

    %sh = llvm.mlir.addressof @shared : !llvm.ptr<3>
    %sh9 = llvm.getelementptr %sh[0, 9] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<64 x i32>
    llvm.store %nine, %sh9 : i32, !llvm.ptr<3>
    %old = llvm.atomicrmw max %sh9, %n syncscope("GROUP") acq_rel : !llvm.ptr<3>, i32
    llvm.fence syncscope("DEVICE") release
    %now = llvm.load %sh9 atomic syncscope("GROUP") acquire {alignment = 4 : i64} : !llvm.ptr<3> -> i32
    %o15 = llvm.getelementptr %out[15] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
    llvm.store %now, %o15 : i32, !llvm.ptr<1>
    %cnt = llvm.mlir.addressof @counter : !llvm.ptr<1>
    %before = llvm.atomicrmw add %cnt, %c1 monotonic : !llvm.ptr<1>, i32
    %o16 = llvm.getelementptr %out[16] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
    llvm.store %before, %o16 atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr<1>
    %cx = llvm.cmpxchg %o16, %before, %n acq_rel monotonic : !llvm.ptr<1>, i32
    %done = llvm.extractvalue %cx[1] : !llvm.struct<(i32, i1)>
    %donei = llvm.zext %done : i1 to i32
    %o17 = llvm.getelementptr %out[17] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
    llvm.store %donei, %o17 : i32, !llvm.ptr<1>
    %generic = llvm.addrspacecast %sh9 : !llvm.ptr<3> to !llvm.ptr
    %gv = llvm.load %generic : !llvm.ptr -> i32
    %o18 = llvm.getelementptr %out[18] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i32
    llvm.store %gv, %o18 : i32, !llvm.ptr<1>
    %int = llvm.ptrtoint %o18 : !llvm.ptr<1> to i64
    %c4 = llvm.mlir.constant(4 : i64) : i64
    %int2 = llvm.add %int, %c4 : i64
    %o19 = llvm.inttoptr %int2 : i64 to !llvm.ptr<1>
    llvm.store %n, %o19 : i32, !llvm.ptr<1>
    llvm.return
  }
}
