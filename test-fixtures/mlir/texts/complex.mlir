// launch: block 4
gpu.module @complex_arithmetic_module {
  gpu.func @complex_arithmetic(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<4xcomplex<f32>>
    %y = memref.load %b[%i] : memref<4xcomplex<f32>>
    %s = complex.sub %x, %y : complex<f32>
    %re = complex.re %s : complex<f32>
    %im = complex.im %s : complex<f32>
    %t = complex.create %im, %re : complex<f32>
    %u = complex.mul %t, %x : complex<f32>
    memref.store %u, %b[%i] : memref<4xcomplex<f32>>
    gpu.return
  }
}
// -----
// launch: block 2
gpu.module @constant_sum_module {
  gpu.func @constant_sum(%a: memref<2xcomplex<f64>>) kernel {
    %i = gpu.thread_id x
    %c = complex.constant [1.5, -2.5] : complex<f64>
    %x = memref.load %a[%i] : memref<2xcomplex<f64>>
    %s = complex.add %x, %c : complex<f64>
    memref.store %s, %a[%i] : memref<2xcomplex<f64>>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @complex_division_module {
  gpu.func @complex_division(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f32>>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<4xcomplex<f32>>
    %y = memref.load %b[%i] : memref<4xcomplex<f32>>
    %q = complex.div %x, %y : complex<f32>
    memref.store %q, %a[%i] : memref<4xcomplex<f32>>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @complex_magnitude_module {
  gpu.func @complex_magnitude(%a: memref<4xcomplex<f64>>, %o: memref<4xf64>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<4xcomplex<f64>>
    %m = complex.abs %x : complex<f64>
    memref.store %m, %o[%i] : memref<4xf64>
    gpu.return
  }
}
