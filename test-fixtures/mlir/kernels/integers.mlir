// Each operation on whole numbers, one after the other.
gpu.module @kernels {
  gpu.func @integers(%xs: memref<?xi32>, %ys: memref<?xi32>, %out: memref<?x24xi32>) kernel {
    %i = gpu.global_id x
    %a = memref.load %xs[%i] : memref<?xi32>
    %b = memref.load %ys[%i] : memref<?xi32>
    %c0 = arith.constant 0 : index
    %r0 = arith.divsi %a, %b : i32
    %r1 = arith.divui %a, %b : i32
    %r2 = arith.remsi %a, %b : i32
    %r3 = arith.remui %a, %b : i32
    %r4 = arith.ceildivsi %a, %b : i32
    %r5 = arith.floordivsi %a, %b : i32
    %r6 = arith.ceildivui %a, %b : i32
    %r7 = arith.maxsi %a, %b : i32
    %r8 = arith.minui %a, %b : i32
    %five = arith.constant 5 : i32
    %r9 = arith.shli %a, %five : i32
    %r10 = arith.shrsi %a, %five : i32
    %r11 = arith.shrui %a, %five : i32
    %r12 = arith.xori %a, %b : i32
    %low, %r13 = arith.mulsi_extended %a, %b : i32
    %low2, %r14 = arith.mului_extended %a, %b : i32
    %r15, %carry = arith.addui_extended %a, %b : i32, i1
    %r16 = arith.extui %carry : i1 to i32
    %byte = arith.trunci %a : i32 to i8
    %r17 = arith.extsi %byte : i8 to i32
    %r18 = arith.extui %byte : i8 to i32
    %less = arith.cmpi slt, %a, %b : i32
    %under = arith.cmpi ult, %a, %b : i32
    %both = arith.xori %less, %under : i1
    %r19 = arith.extsi %both : i1 to i32
    %r20 = arith.select %less, %a, %b : i32
    %r21 = math.ctpop %a : i32
    %r22 = math.ctlz %b : i32
    %r23 = math.absi %a : i32
    %all = vector.from_elements %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23 : vector<24xi32>
    vector.store %all, %out[%i, %c0] : memref<?x24xi32>, vector<24xi32>
    gpu.return
  }
}
