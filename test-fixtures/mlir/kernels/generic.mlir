// The generic form of everything.
"builtin.module"() ({
  "gpu.module"() <{sym_name = "kernels"}> ({
    "gpu.func"() <{function_type = (memref<?xi32>, i32) -> (), known_block_size = array<i32: 32, 1, 1>}> ({
    ^bb0(%arg0: memref<?xi32>, %arg1: i32, %wg: memref<32xi32, #gpu.address_space<workgroup>>):
      %0 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> index
      %1 = "memref.load"(%arg0, %0) : (memref<?xi32>, index) -> i32
      %2 = "arith.cmpi"(%1, %arg1) <{predicate = 2 : i64}> : (i32, i32) -> i1
      %3:2 = "scf.if"(%2) ({
        %5 = "arith.addi"(%1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%5, %1) : (i32, i32) -> ()
      }, {
        "scf.yield"(%1, %arg1) : (i32, i32) -> ()
      }) : (i1) -> (i32, i32)
      %4 = "arith.muli"(%3#0, %3#1) : (i32, i32) -> i32
      "memref.store"(%4, %wg, %0) : (i32, memref<32xi32, #gpu.address_space<workgroup>>, index) -> ()
      "gpu.barrier"() : () -> ()
      %c31 = "arith.constant"() <{value = 31 : index}> : () -> index
      %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
      %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
      %m = "arith.subi"(%c31, %0) : (index, index) -> index
      %r = "memref.load"(%wg, %m) : (memref<32xi32, #gpu.address_space<workgroup>>, index) -> i32
      %s = "scf.for"(%c0, %0, %c1, %r) ({
      ^bb0(%k: index, %acc: i32):
        %n = "arith.addi"(%acc, %arg1) : (i32, i32) -> i32
        "scf.yield"(%n) : (i32) -> ()
      }) : (index, index, index, i32) -> i32
      "cf.cond_br"(%2, %s, %r)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
    ^bb1(%a: i32):
      "cf.br"(%a)[^bb2] : (i32) -> ()
    ^bb2(%b: i32):
      "memref.store"(%b, %arg0, %0) : (i32, memref<?xi32>, index) -> ()
      "gpu.return"() : () -> ()
    }) {gpu.kernel, sym_name = "generic", workgroup_attributions = 1 : i64} : () -> ()
  }) : () -> ()
}) : () -> ()
