// launch: block 8
gpu.module @index_arithmetic_module {
  gpu.func @index_arithmetic(%a: memref<8xindex>, %o: memref<8xindex>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xindex>
    %c3 = index.constant 3
    %c7 = index.constant -7
    %0 = index.add %x, %c3
    %1 = index.mul %0, %c7
    %2 = index.divs %1, %c3
    %3 = index.remu %x, %c3
    %4 = index.maxs %2, %3
    %5 = index.shl %4, %c3
    %6 = index.shrs %5, %3
    %7 = index.xor %6, %x
    memref.store %7, %o[%i] : memref<8xindex>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @rounding_division_module {
  gpu.func @rounding_division(%o: memref<8xindex>) kernel {
    %i = gpu.thread_id x
    %c5 = index.constant 5
    %x = index.sub %i, %c5
    %c2 = index.constant 2
    %d = index.ceildivs %x, %c2
    %f = index.floordivs %x, %c2
    %u = index.ceildivu %i, %c2
    %0 = index.mul %d, %f
    %1 = index.add %0, %u
    memref.store %1, %o[%i] : memref<8xindex>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @comparisons_module {
  gpu.func @comparisons(%o: memref<8xi32>, %n: index) kernel {
    %i = gpu.thread_id x
    %lt = index.cmp slt(%i, %n)
    %t = index.bool.constant true
    %p = arith.xori %lt, %t : i1
    %k = index.casts %i : index to i32
    %u = index.castu %k : i32 to index
    %m = index.minu %u, %n
    %v = index.casts %m : index to i32
    %r = arith.select %p, %k, %v : i32
    memref.store %r, %o[%i] : memref<8xi32>
    gpu.return
  }
}
