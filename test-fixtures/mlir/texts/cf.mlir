// launch: block 8
gpu.module @branches_module {
  gpu.func @branches(%a: memref<8xi32>) kernel {
      %i = gpu.thread_id x
      %c4 = arith.constant 4 : index
      %lt = arith.cmpi ult, %i, %c4 : index
      %one = arith.constant 1 : i32
      %two = arith.constant 2 : i32
      cf.cond_br %lt, ^then(%one : i32), ^else
    ^then(%x: i32):
      cf.br ^join(%x : i32)
    ^else:
      %s = arith.addi %one, %two : i32
      cf.br ^join(%s : i32)
    ^join(%r: i32):
      memref.store %r, %a[%i] : memref<8xi32>
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @loop_of_blocks_module {
  gpu.func @loop_of_blocks(%a: memref<4xi32>) kernel {
      %i = gpu.thread_id x
      %c0 = arith.constant 0 : i32
      %c1 = arith.constant 1 : i32
      %n = arith.index_cast %i : index to i32
      cf.br ^head(%c0, %c1 : i32, i32)
    ^head(%k: i32, %acc: i32):
      %more = arith.cmpi slt, %k, %n : i32
      cf.cond_br %more, ^body, ^exit
    ^body:
      %twice = arith.addi %acc, %acc : i32
      %next = arith.addi %k, %c1 : i32
      cf.br ^head(%next, %twice : i32, i32)
    ^exit:
      memref.store %acc, %a[%i] : memref<4xi32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @switch_module {
  gpu.func @switch(%a: memref<8xi32>) kernel {
      %i = gpu.thread_id x
      %k = arith.index_cast %i : index to i32
      %c10 = arith.constant 10 : i32
      cf.switch %k : i32, [
        default: ^other(%k : i32),
        1: ^one,
        5: ^five(%c10 : i32)
      ]
    ^one:
      %c = arith.constant 11 : i32
      cf.br ^other(%c : i32)
    ^five(%x: i32):
      %y = arith.muli %x, %x : i32
      cf.br ^other(%y : i32)
    ^other(%v: i32):
      memref.store %v, %a[%i] : memref<8xi32>
    gpu.return
  }
}
// -----
// launch: block 8
gpu.module @early_return_module {
  gpu.func @early_return(%a: memref<8xi32>, %n: index) kernel {
    %i = gpu.thread_id x
    %c = arith.cmpi uge, %i, %n : index
    cf.cond_br %c, ^out, ^work
  ^work:
    %v = arith.constant 77 : i32
    memref.store %v, %a[%i] : memref<8xi32>
    gpu.return
  ^out:
    gpu.return
  }
}
// -----
// launch: block 4
gpu.module @pass_with_assert_module {
  gpu.func @pass_with_assert(%a: memref<4xi32>, %n: index) kernel {
    %i = gpu.thread_id x
    %ok = arith.cmpi ult, %i, %n : index
    cf.assert %ok, "inside"
    %v = arith.constant 5 : i32
    memref.store %v, %a[%i] : memref<4xi32>
    gpu.return
  }
}
