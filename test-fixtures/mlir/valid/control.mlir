#set = affine_set<(d0)[s0] : (d0 - 4 >= 0, s0 - d0 - 1 >= 0)>
#map = affine_map<(d0)[s0] -> (d0 floordiv 2 + s0)>
gpu.module @flow {
  gpu.func @affine(%m: memref<16x16xf32>, %n: index) kernel {
    affine.for %i = 0 to 16 step 2 {
      affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%i)[%n] {
        %v = affine.load %m[%i, %j mod 16] : memref<16x16xf32>
        affine.if #set(%j)[%n] {
          affine.store %v, %m[%j floordiv 2, %i] : memref<16x16xf32>
        } else {
          affine.store %v, %m[0, symbol(%n) - 1] : memref<16x16xf32>
        }
      }
    }
    %a = affine.apply #map(%n)[%n]
    %b = affine.min affine_map<(d0) -> (d0, 7)>(%a)
    %c = affine.max affine_map<(d0)[s0] -> (d0, s0 ceildiv 3)>(%b)[%n]
    %init = arith.constant 0.0 : f32
    %sum = affine.for %i = 0 to 8 iter_args(%acc = %init) -> (f32) {
      %v = affine.load %m[%i, 0] : memref<16x16xf32>
      %s = arith.addf %acc, %v : f32
      affine.yield %s : f32
    }
    affine.parallel (%x, %y) = (0, 0) to (4, 4) step (2, 1) {
      affine.store %sum, %m[%x, %y] : memref<16x16xf32>
    }
    %w = affine.vector_load %m[0, 4] : memref<16x16xf32>, vector<4xf32>
    affine.vector_store %w, %m[1, 4] : memref<16x16xf32>, vector<4xf32>
    %d:2 = affine.delinearize_index %c into (4, 8) : index, index
    %e = affine.linearize_index [%d#0, %d#1] by (4, 8) : index
    affine.store %sum, %m[0, symbol(%e)] : memref<16x16xf32>
    gpu.return
  }
  gpu.func @loops(%m: memref<?xf32>, %n: index, %c: i1, %k: i32) kernel {
    %z = arith.constant 0 : index
    %o = arith.constant 1 : index
    %f = arith.constant 0.0 : f32
    scf.parallel (%i, %j) = (%z, %z) to (%n, %n) step (%o, %o) {
      %s = arith.addi %i, %j : index
      memref.store %f, %m[%s] : memref<?xf32>
      scf.reduce
    }
    %p = scf.parallel (%i) = (%z) to (%n) step (%o) init (%f) -> f32 {
      %v = memref.load %m[%i] : memref<?xf32>
      scf.reduce(%v : f32) {
      ^bb0(%l: f32, %r: f32):
        %t = arith.addf %l, %r : f32
        scf.reduce.return %t : f32
      }
    }
    scf.forall (%i, %j) in (%n, 4) {
      memref.store %p, %m[%i] : memref<?xf32>
    }
    scf.forall (%i) = (%z) to (%n) step (2) {
      memref.store %p, %m[%i] : memref<?xf32>
    }
    %e = scf.execute_region -> f32 {
      cf.cond_br %c, ^a, ^b
    ^a:
      scf.yield %p : f32
    ^b:
      %q = arith.negf %p : f32
      scf.yield %q : f32
    }
    %x = scf.index_switch %n -> f32
    case 1 {
      scf.yield %e : f32
    }
    case 4 {
      scf.yield %p : f32
    }
    default {
      scf.yield %f : f32
    }
    %w:2 = scf.while (%u = %x, %t = %k) : (f32, i32) -> (f32, i32) {
      %h = arith.constant 10.0 : f32
      %g = arith.cmpf olt, %u, %h : f32
      scf.condition(%g) %u, %t : f32, i32
    } do {
    ^bb0(%u: f32, %t: i32):
      %h = arith.addf %u, %u : f32
      scf.yield %h, %t : f32, i32
    }
    scf.for unsigned %i = %k to %w#1 step %k : i32 {
      cf.assert %c, "never"
    }
    cf.switch %k : i32, [
      default: ^done(%x : f32),
      1: ^one,
      -2: ^done(%f : f32)
    ]
  ^one:
    cf.br ^done(%p : f32)
  ^done(%last: f32):
    memref.store %last, %m[%z] : memref<?xf32>
    gpu.return
  }
}
