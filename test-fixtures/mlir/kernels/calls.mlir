// Functions beside the kernel, a table of constants, a private array, a switch over numbers.
gpu.module @kernels {
  memref.global "private" constant @table : memref<2x3xi32> = dense<[[2, 3, 5], [7, 11, 13]]>
  func.func private @poly(%x: i32, %by: index) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %table = memref.get_global @table : memref<2x3xi32>
    %row = arith.remui %by, %c2 : index
    %a = memref.load %table[%row, %c0] : memref<2x3xi32>
    %b = memref.load %table[%row, %c1] : memref<2x3xi32>
    %c = memref.load %table[%row, %c2] : memref<2x3xi32>
    %ax = arith.muli %a, %x : i32
    %axb = arith.addi %ax, %b : i32
    %axbx = arith.muli %axb, %x : i32
    %y = arith.addi %axbx, %c : i32
    return %y : i32
  }
  func.func private @pick(%n: index, %v: i32) -> i32 {
    %seven = arith.constant 7 : i32
    %r = scf.index_switch %n -> i32
    case 1 {
      scf.yield %v : i32
    }
    case 3 {
      %d = arith.muli %v, %seven : i32
      scf.yield %d : i32
    }
    default {
      %m = arith.subi %seven, %v : i32
      scf.yield %m : i32
    }
    return %r : i32
  }
  gpu.func @calls(%out: memref<?xi32>) private(%own: memref<4xi32, #gpu.address_space<private>>) kernel {
    %i = gpu.global_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %scratch = memref.alloca() : memref<4xi32>
    scf.for %k = %c0 to %c4 step %c1 {
      %ki = arith.index_cast %k : index to i32
      %p = func.call @poly(%ki, %i) : (i32, index) -> i32
      memref.store %p, %own[%k] : memref<4xi32, #gpu.address_space<private>>
      %q = func.call @pick(%k, %p) : (index, i32) -> i32
      memref.store %q, %scratch[%k] : memref<4xi32>
    }
    %which = arith.remui %i, %c4 : index
    %a = memref.load %own[%which] : memref<4xi32, #gpu.address_space<private>>
    %b = memref.load %scratch[%which] : memref<4xi32>
    %s = arith.addi %a, %b : i32
    memref.store %s, %out[%i] : memref<?xi32>
    gpu.return
  }
}
