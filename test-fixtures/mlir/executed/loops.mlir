gpu.module @m {
  gpu.func @k(%a: memref<8x8xf32>, %b: memref<8x8xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %z = arith.constant 0.0 : f32
    scf.parallel (%i, %j) = (%c0, %c1) to (%c8, %c8) step (%c1, %c2) {
      %v = memref.load %a[%i, %j] : memref<8x8xf32>
      memref.store %v, %b[%j, %i] : memref<8x8xf32>
      scf.reduce
    }
    %p = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%z) -> f32 {
      %v = memref.load %a[%i, %i] : memref<8x8xf32>
      scf.reduce(%v : f32) {
      ^bb0(%l: f32, %r: f32):
        %t = arith.addf %l, %r : f32
        scf.reduce.return %t : f32
      }
    }
    memref.store %p, %b[%c0, %c0] : memref<8x8xf32>
    %cond = arith.cmpf ogt, %p, %z : f32
    %e = scf.execute_region -> f32 {
      cf.cond_br %cond, ^a, ^b
    ^a:
      scf.yield %p : f32
    ^b:
      %q = arith.negf %p : f32
      scf.yield %q : f32
    }
    memref.store %e, %b[%c0, %c2] : memref<8x8xf32>
    scf.for %i = %c0 to %c8 step %c1 {
      %x = scf.index_switch %i -> f32
      case 1 {
        scf.yield %e : f32
      }
      case 5 {
        %n = arith.negf %e : f32
        scf.yield %n : f32
      }
      default {
        scf.yield %z : f32
      }
      memref.store %x, %b[%i, %c0] : memref<8x8xf32>
    }
    %w:2 = scf.while (%u = %c0, %t = %e) : (index, f32) -> (index, f32) {
      %g = arith.cmpi ult, %u, %c8 : index
      scf.condition(%g) %u, %t : index, f32
    } do {
    ^bb0(%u: index, %t: f32):
      %n = arith.addi %u, %c2 : index
      %h = arith.addf %t, %t : f32
      scf.yield %n, %h : index, f32
    }
    memref.store %w#1, %b[%c2, %c2] : memref<8x8xf32>
    gpu.return
  }
}
