gpu.module @numbers {
  gpu.func @narrow(%a: bf16, %b: i4, %c: i24, %m: memref<?xbf16>, %n: memref<?xi24>, %i: index) kernel {
    %x = arith.addf %a, %a : bf16
    %y = arith.extf %x : bf16 to f32
    %z = arith.truncf %y : f32 to bf16
    %k = arith.constant 1.5 : bf16
    %l = arith.cmpf olt, %z, %k : bf16
    %s = arith.select %l, %z, %k : bf16
    memref.store %s, %m[%i] : memref<?xbf16>
    %d = arith.muli %b, %b : i4
    %e = arith.extsi %d : i4 to i24
    %f = arith.divsi %e, %c : i24
    %g = arith.cmpi slt, %f, %c : i24
    %h = arith.select %g, %f, %c : i24
    memref.store %h, %n[%i] : memref<?xi24>
    gpu.return
  }
  gpu.func @wide(%a: i64, %b: i64, %x: f32, %v: vector<4xi32>, %m: memref<?xi64>, %i: index) kernel {
    %s, %o = arith.addui_extended %a, %b : i64, i1
    %l, %h = arith.mulsi_extended %a, %b : i64
    %c = arith.ceildivsi %l, %b : i64
    %d = arith.floordivsi %h, %b : i64
    %e = arith.remui %c, %d : i64
    %f = arith.shli %e, %b overflow<nsw, nuw> : i64
    %g = arith.bitcast %x : f32 to i32
    %j = arith.extui %g : i32 to i64
    %k = arith.addi %f, %j : i64
    %n = arith.cmpi sgt, %v, %v : vector<4xi32>
    %p = arith.select %n, %v, %v : vector<4xi1>, vector<4xi32>
    %q = arith.divf %x, %x fastmath<arcp, nnan> : f32
    %r = arith.fptosi %q : f32 to i64
    %t = arith.addi %k, %r : i64
    %u = arith.extui %o : i1 to i64
    %w = arith.addi %t, %u : i64
    %y = arith.addi %w, %s : i64
    memref.store %y, %m[%i] : memref<?xi64>
    gpu.return
  }
}
gpu.module @pairs {
  gpu.func @complex(%m: memref<?xcomplex<f32>>, %i: index, %x: f32) kernel {
    %a = memref.load %m[%i] : memref<?xcomplex<f32>>
    %b = complex.create %x, %x : complex<f32>
    %c = complex.mul %a, %b : complex<f32>
    %d = complex.add %c, %a : complex<f32>
    %e = complex.re %d : complex<f32>
    %f = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
    %g = complex.eq %d, %f : complex<f32>
    %h = complex.neg %d : complex<f32>
    %j = complex.create %e, %x : complex<f32>
    %k = arith.select %g, %h, %j : complex<f32>
    memref.store %k, %m[%i] : memref<?xcomplex<f32>>
    gpu.return
  }
}
