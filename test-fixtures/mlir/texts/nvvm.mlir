// launch: block 32
gpu.module @shuffle_and_registers_module {
  gpu.func @shuffle_and_registers(%a: memref<32xi32>) kernel {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %n = nvvm.read.ptx.sreg.ntid.x : i32
    %i = arith.index_cast %t : i32 to index
    %x = memref.load %a[%i] : memref<32xi32>
    %all = arith.constant -1 : i32
    %c4 = arith.constant 4 : i32
    %c31 = arith.constant 31 : i32
    %y = nvvm.shfl.sync bfly %all, %x, %c4, %c31 : i32 -> i32
    %s = arith.addi %y, %n : i32
    memref.store %s, %a[%i] : memref<32xi32>
    gpu.return
  }
}
