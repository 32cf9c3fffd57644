// Numbers of LLVM's dialect: what every intrinsic gives for pairs of words of the input.
llvm.func @k(%in: !llvm.ptr<1>, %out: !llvm.ptr<1>, %n: i32) attributes {gpu.kernel, KERNEL} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c31 = llvm.mlir.constant(31 : i32) : i32
  %width = llvm.mlir.constant(24 : i32) : i32
  llvm.br ^head(%c0 : i32)
^head(%i: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^done
^body:
  %pa = llvm.getelementptr %in[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
  %next = llvm.add %i, %c1 overflow<nsw> : i32
  %pb = llvm.getelementptr inbounds %in[%next] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
  %a = llvm.load %pa {alignment = 4 : i64} : !llvm.ptr<1> -> i32
  %b = llvm.load %pb : !llvm.ptr<1> -> i32
  %base = llvm.mul %i, %width : i32
  %po = llvm.getelementptr %out[%base] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
  %0 = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> i32
  %1 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %2 = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i32) -> i32
  %3 = llvm.intr.fshl(%a, %b, %b) : (i32, i32, i32) -> i32
  %4 = llvm.intr.fshr(%a, %b, %a) : (i32, i32, i32) -> i32
  %5 = llvm.intr.sadd.sat(%a, %b) : (i32, i32) -> i32
  %6 = llvm.intr.usub.sat(%a, %b) : (i32, i32) -> i32
  %small = llvm.and %b, %c31 : i32
  %7 = llvm.intr.sshl.sat(%a, %small) : (i32, i32) -> i32
  %8 = llvm.intr.ushl.sat(%a, %small) : (i32, i32) -> i32
  %s9 = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %v9 = llvm.extractvalue %s9[0] : !llvm.struct<(i32, i1)>
  %f9 = llvm.extractvalue %s9[1] : !llvm.struct<(i32, i1)>
  %9 = llvm.select %f9, %v9, %a : i1, i32
  %s10 = "llvm.intr.uadd.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %f10 = llvm.extractvalue %s10[1] : !llvm.struct<(i32, i1)>
  %10 = llvm.zext %f10 : i1 to i32
  %11 = llvm.intr.scmp(%a, %b) : (i32, i32) -> i32
  %12 = llvm.intr.ucmp(%a, %b) : (i32, i32) -> i32
  %fa = llvm.bitcast %a : i32 to f32
  %b13 = "llvm.intr.is.fpclass"(%fa) <{bit = 263 : i32}> : (f32) -> i1
  %b14 = "llvm.intr.is.fpclass"(%fa) <{bit = 152 : i32}> : (f32) -> i1
  %b15 = "llvm.intr.is.fpclass"(%fa) <{bit = 608 : i32}> : (f32) -> i1
  %13 = llvm.zext %b13 : i1 to i32
  %14 = llvm.zext %b14 : i1 to i32
  %15 = llvm.zext %b15 : i1 to i32
  %v0 = llvm.mlir.undef : vector<4xi32>
  %v1 = llvm.insertelement %a, %v0[%c0 : i32] : vector<4xi32>
  %v2 = llvm.insertelement %b, %v1[%c1 : i32] : vector<4xi32>
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %v3 = llvm.insertelement %i, %v2[%c2 : i32] : vector<4xi32>
  %v4 = llvm.insertelement %6, %v3[%c3 : i32] : vector<4xi32>
  %16 = "llvm.intr.vector.reduce.add"(%v4) : (vector<4xi32>) -> i32
  %17 = "llvm.intr.vector.reduce.smax"(%v4) : (vector<4xi32>) -> i32
  %18 = "llvm.intr.vector.reduce.xor"(%v4) : (vector<4xi32>) -> i32
  %halves = llvm.bitcast %v4 : vector<4xi32> to vector<8xi16>
  %19 = "llvm.intr.vector.reduce.umin"(%halves) : (vector<8xi16>) -> i16
  %w19 = llvm.zext %19 : i16 to i32
  %two = llvm.intr.vector.extract %v4[2] : vector<2xi32> from vector<4xi32>
  %20 = llvm.extractelement %two[%c1 : i32] : vector<2xi32>
  %frozen = llvm.freeze %a : i32
  %21 = llvm.urem %frozen, %n : i32
  %odd = llvm.trunc %a : i32 to i24
  %22 = llvm.sext %odd : i24 to i32
  %big = llvm.sext %a : i32 to i64
  %prod = llvm.mul %big, %big : i64
  %c32 = llvm.mlir.constant(32 : i64) : i64
  %hi = llvm.lshr exact %prod, %c32 : i64
  %23 = llvm.trunc %hi : i64 to i32
  %all0 = llvm.mlir.zero : !llvm.array<24 x i32>
  %a0 = llvm.insertvalue %0, %all0[0] : !llvm.array<24 x i32>
  %a1 = llvm.insertvalue %1, %a0[1] : !llvm.array<24 x i32>
  %a2 = llvm.insertvalue %2, %a1[2] : !llvm.array<24 x i32>
  %a3 = llvm.insertvalue %3, %a2[3] : !llvm.array<24 x i32>
  %a4 = llvm.insertvalue %4, %a3[4] : !llvm.array<24 x i32>
  %a5 = llvm.insertvalue %5, %a4[5] : !llvm.array<24 x i32>
  %a6 = llvm.insertvalue %6, %a5[6] : !llvm.array<24 x i32>
  %a7 = llvm.insertvalue %7, %a6[7] : !llvm.array<24 x i32>
  %a8 = llvm.insertvalue %8, %a7[8] : !llvm.array<24 x i32>
  %a9 = llvm.insertvalue %9, %a8[9] : !llvm.array<24 x i32>
  %a10 = llvm.insertvalue %10, %a9[10] : !llvm.array<24 x i32>
  %a11 = llvm.insertvalue %11, %a10[11] : !llvm.array<24 x i32>
  %a12 = llvm.insertvalue %12, %a11[12] : !llvm.array<24 x i32>
  %a13 = llvm.insertvalue %13, %a12[13] : !llvm.array<24 x i32>
  %a14 = llvm.insertvalue %14, %a13[14] : !llvm.array<24 x i32>
  %a15 = llvm.insertvalue %15, %a14[15] : !llvm.array<24 x i32>
  %a16 = llvm.insertvalue %16, %a15[16] : !llvm.array<24 x i32>
  %a17 = llvm.insertvalue %17, %a16[17] : !llvm.array<24 x i32>
  %a18 = llvm.insertvalue %18, %a17[18] : !llvm.array<24 x i32>
  %a19 = llvm.insertvalue %w19, %a18[19] : !llvm.array<24 x i32>
  %a20 = llvm.insertvalue %20, %a19[20] : !llvm.array<24 x i32>
  %a21 = llvm.insertvalue %21, %a20[21] : !llvm.array<24 x i32>
  %a22 = llvm.insertvalue %22, %a21[22] : !llvm.array<24 x i32>
  %a23 = llvm.insertvalue %23, %a22[23] : !llvm.array<24 x i32>
  llvm.store %a23, %po {alignment = 4 : i64} : !llvm.array<24 x i32>, !llvm.ptr<1>
  llvm.br ^head(%next : i32)
^done:
  llvm.return
}
