// Jumps between blocks instead of regions.
gpu.module @kernels {
  gpu.func @collatz(%in: memref<?xi64>, %out: memref<?xi32>) kernel {
    %i = gpu.global_id x
    %c0 = arith.constant 0 : index
    %n = memref.dim %in, %c0 : memref<?xi64>
    %inside = arith.cmpi ult, %i, %n : index
    cf.cond_br %inside, ^start, ^end
  ^start:
    %first = memref.load %in[%i] : memref<?xi64>
    %zero = arith.constant 0 : i32
    cf.br ^loop(%first, %zero : i64, i32)
  ^loop(%x: i64, %steps: i32):
    %one = arith.constant 1 : i64
    %done = arith.cmpi sle, %x, %one : i64
    cf.cond_br %done, ^store(%steps : i32), ^step
  ^even:
    %half = arith.shrui %x, %one : i64
    cf.br ^loop(%half, %next : i64, i32)
  ^odd:
    %three = arith.constant 3 : i64
    %triple = arith.muli %x, %three overflow<nsw> : i64
    %plus = arith.addi %triple, %one : i64
    cf.br ^loop(%plus, %next : i64, i32)
  ^step:
    %inc = arith.constant 1 : i32
    %next = arith.addi %steps, %inc : i32
    %bit = arith.andi %x, %one : i64
    %bit32 = arith.trunci %bit : i64 to i32
    cf.switch %bit32 : i32, [
      default: ^even,
      1: ^odd
    ]
  ^store(%result: i32):
    memref.store %result, %out[%i] : memref<?xi32>
    cf.br ^end
  ^end:
    gpu.return
  }
}
