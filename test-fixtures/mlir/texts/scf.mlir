// launch: block 4
gpu.module @for_with_carried_module {
  gpu.func @for_with_carried(%a: memref<4x8xf32>, %o: memref<4xf32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %z = arith.constant 0.0 : f32
    %m = arith.constant -1000.0 : f32
    %r:2 = scf.for %j = %c0 to %c8 step %c1 iter_args(%sum = %z, %max = %m) -> (f32, f32) {
      %x = memref.load %a[%i, %j] : memref<4x8xf32>
      %s = arith.addf %sum, %x : f32
      %n = arith.maxnumf %max, %x : f32
      scf.yield %s, %n : f32, f32
    }
    %d = arith.subf %r#1, %r#0 : f32
    memref.store %d, %o[%i] : memref<4xf32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @for_over_i32_module {
  gpu.func @for_over_i32(%a: memref<4xi32>, %n: i32) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : i32
    %c2 = arith.constant 2 : i32
    %c20 = arith.constant 20 : i32
    %init = memref.load %a[%i] : memref<4xi32>
    %r = scf.for %j = %c0 to %c20 step %c2 iter_args(%acc = %init) -> (i32)  : i32 {
      %x = arith.muli %acc, %c2 : i32
      %y = arith.xori %x, %j : i32
      scf.yield %y : i32
    }
    memref.store %r, %a[%i] : memref<4xi32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @while_collatz_module {
  gpu.func @while_collatz(%a: memref<8xi32>) kernel {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c3 = arith.constant 3 : i32
    %k = arith.index_cast %i : index to i32
    %start = arith.addi %k, %c1 : i32
    %r:2 = scf.while (%n = %start, %steps = %c0) : (i32, i32) -> (i32, i32) {
      %go = arith.cmpi ugt, %n, %c1 : i32
      scf.condition(%go) %n, %steps : i32, i32
    } do {
    ^bb0(%n: i32, %steps: i32):
      %bit = arith.andi %n, %c1 : i32
      %odd = arith.trunci %bit : i32 to i1
      %next = scf.if %odd -> (i32) {
        %t = arith.muli %n, %c3 : i32
        %u = arith.addi %t, %c1 : i32
        scf.yield %u : i32
      } else {
        %h = arith.shrui %n, %c1 : i32
        scf.yield %h : i32
      }
      %more = arith.addi %steps, %c1 : i32
      scf.yield %next, %more : i32, i32
    }
    memref.store %r#1, %a[%i] : memref<8xi32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @do_while_module {
  gpu.func @do_while(%a: memref<4xf32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<4xf32>
    %half = arith.constant 0.5 : f32
    %one = arith.constant 1.0 : f32
    %r = scf.while (%v = %x) : (f32) -> f32 {
      %w = arith.mulf %v, %half : f32
      %big = arith.cmpf ogt, %w, %one : f32
      scf.condition(%big) %w : f32
    } do {
    ^bb0(%v: f32):
      scf.yield %v : f32
    }
    memref.store %r, %a[%i] : memref<4xf32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @if_nested_module {
  gpu.func @if_nested(%a: memref<8xi32>, %b: i1) kernel {
    %i = gpu.thread_id x
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %lt = arith.cmpi ult, %i, %c3 : index
    scf.if %lt {
      scf.if %b {
        %v = arith.constant 1 : i32
        memref.store %v, %a[%i] : memref<8xi32>
      }
    } else {
      %eq = arith.cmpi eq, %i, %c5 : index
      scf.if %eq {
        %v = arith.constant 2 : i32
        memref.store %v, %a[%i] : memref<8xi32>
      } else {
        %v = arith.constant 3 : i32
        memref.store %v, %a[%i] : memref<8xi32>
      }
    }
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @if_two_results_module {
  gpu.func @if_two_results(%a: memref<8xf32>, %o: memref<8xi32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<8xf32>
    %z = arith.constant 0.0 : f32
    %neg = arith.cmpf olt, %x, %z : f32
    %r:2 = scf.if %neg -> (f32, i32) {
      %n = arith.negf %x : f32
      %c = arith.constant -1 : i32
      scf.yield %n, %c : f32, i32
    } else {
      %c = arith.constant 1 : i32
      scf.yield %x, %c : f32, i32
    }
    memref.store %r#0, %a[%i] : memref<8xf32>
    memref.store %r#1, %o[%i] : memref<8xi32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @index_switch_module {
  gpu.func @index_switch(%a: memref<8xi32>) kernel {
    %i = gpu.thread_id x
    %r = scf.index_switch %i -> i32
    case 0 {
      %c = arith.constant 100 : i32
      scf.yield %c : i32
    }
    case 3 {
      %x = memref.load %a[%i] : memref<8xi32>
      scf.yield %x : i32
    }
    default {
      %k = arith.index_cast %i : index to i32
      scf.yield %k : i32
    }
    memref.store %r, %a[%i] : memref<8xi32>
    gpu.return
  }
}
// -----
gpu.module @parallel_loop_module {
  gpu.func @parallel_loop(%a: memref<4x4xf32>, %b: memref<4x4xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
      %x = memref.load %a[%i, %j] : memref<4x4xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %b[%j, %i] : memref<4x4xf32>
      scf.reduce
    }
    gpu.return
  }
}
// -----
gpu.module @parallel_reduction_module {
  gpu.func @parallel_reduction(%a: memref<16xi32>, %o: memref<1xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %z = arith.constant 5 : i32
    %r = scf.parallel (%i) = (%c0) to (%c16) step (%c1) init (%z) -> i32 {
      %x = memref.load %a[%i] : memref<16xi32>
      scf.reduce(%x : i32) {
      ^bb0(%lhs: i32, %rhs: i32):
        %s = arith.addi %lhs, %rhs : i32
        scf.reduce.return %s : i32
      }
    }
    memref.store %r, %o[%c0] : memref<1xi32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @execute_region_module {
  gpu.func @execute_region(%a: memref<4xi32>) kernel {
    %i = gpu.thread_id x
    %c2 = arith.constant 2 : index
    %r = scf.execute_region -> i32 {
      %lt = arith.cmpi ult, %i, %c2 : index
      cf.cond_br %lt, ^small, ^big
    ^small:
      %c = arith.constant 7 : i32
      scf.yield %c : i32
    ^big:
      %x = memref.load %a[%i] : memref<4xi32>
      scf.yield %x : i32
    }
    memref.store %r, %a[%i] : memref<4xi32>
    gpu.return
  }
}
// -----
gpu.module @carried_vector_and_index_module {
  gpu.func @carried_vector_and_index(%a: memref<16xf32>, %o: memref<1xvector<2xf32>>, %p: memref<1xindex>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %z = arith.constant dense<0.0> : vector<2xf32>
    %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%v = %z, %at = %c0) -> (vector<2xf32>, index) {
      %x = vector.load %a[%at] : memref<16xf32>, vector<2xf32>
      %s = arith.addf %v, %x : vector<2xf32>
      %n = arith.addi %at, %c2 : index
      scf.yield %s, %n : vector<2xf32>, index
    }
    memref.store %r#0, %o[%c0] : memref<1xvector<2xf32>>
    memref.store %r#1, %p[%c0] : memref<1xindex>
    gpu.return
  }
}
// -----
gpu.module @loop_over_memrefs_module {
  gpu.func @loop_over_memrefs(%a: memref<4xi32>, %b: memref<4xi32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %a, %y = %b) -> (memref<4xi32>, memref<4xi32>) {
      %v = memref.load %x[%i] : memref<4xi32>
      memref.store %v, %y[%c3] : memref<4xi32>
      scf.yield %y, %x : memref<4xi32>, memref<4xi32>
    }
    %w = memref.load %r#0[%c0] : memref<4xi32>
    memref.store %w, %a[%c1] : memref<4xi32>
    gpu.return
  }
}
