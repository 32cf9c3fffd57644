// The body of a launch: what it uses from around it are the kernel's parameters.
module attributes {gpu.container_module} {
  func.func @scale(%data: memref<?xf32>, %by: f32, %n: index) {
    %c1 = arith.constant 1 : index
    %c256 = arith.constant 256 : index
    %groups = arith.ceildivui %n, %c256 : index
    gpu.launch blocks(%bx, %by_, %bz) in (%gx = %groups, %gy = %c1, %gz = %c1)
               threads(%tx, %ty, %tz) in (%sx = %c256, %sy = %c1, %sz = %c1) {
      %base = arith.muli %bx, %sx : index
      %i = arith.addi %base, %tx : index
      %inside = arith.cmpi ult, %i, %n : index
      scf.if %inside {
        %x = memref.load %data[%i] : memref<?xf32>
        %y = arith.mulf %x, %by : f32
        memref.store %y, %data[%i] : memref<?xf32>
      }
      gpu.terminator
    }
    return
  }
}
