// Litmus tests of LLVM's memory model for AMDGPU (AMDGPUUsage, "Memory Model" and its table of
// synchronisation scopes: `agent`, `workgroup`, `wavefront`, each with `-one-as`): an operation that
// releases synchronises with one that acquires what it wrote when each scope has the other's thread.
gpu.module @m {
  // Message passing between workgroups (MP+rel+acq).
  // spec {"kernel":"mp","grid":2,"block":1,"args":{"data":"[0; 16]","flag":"[0; 16]","out":"[0; 16]"}}
  llvm.func @mp(%data: !llvm.ptr<1>, %flag: !llvm.ptr<1>, %out: !llvm.ptr<1>) attributes {gpu.kernel, rocdl.kernel} {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %b = rocdl.workgroup.id.x : i32
    %first = llvm.icmp "eq" %b, %zero : i32
    llvm.cond_br %first, ^write, ^wait
  ^write:
    llvm.store %one, %data : i32, !llvm.ptr<1> // %mp_data
    llvm.store %one, %flag atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr<1> // %mp_flag
    //% llvm.store %one, %flag atomic syncscope("agent-one-as") release {alignment = 4 : i64} : i32, !llvm.ptr<1> => nothing
    //% llvm.store %one, %flag atomic release {alignment = 4 : i64} : i32, !llvm.ptr<1> => nothing
    //% llvm.store %one, %flag atomic syncscope("agent") monotonic {alignment = 4 : i64} : i32, !llvm.ptr<1> => global-race@mp_got
    //% llvm.store %one, %flag atomic syncscope("workgroup") release {alignment = 4 : i64} : i32, !llvm.ptr<1> => global-race@mp_wait, global-race@mp_got
    //% llvm.store %one, %flag atomic syncscope("wavefront") release {alignment = 4 : i64} : i32, !llvm.ptr<1> => global-race@mp_wait, global-race@mp_got
    //% llvm.store volatile %one, %flag {alignment = 4 : i64} : i32, !llvm.ptr<1> => global-race@mp_wait, global-race@mp_got
    //% llvm.fence syncscope("agent") release llvm.store %one, %flag atomic syncscope("agent") monotonic {alignment = 4 : i64} : i32, !llvm.ptr<1> => nothing
    //% llvm.fence syncscope("workgroup") release llvm.store %one, %flag atomic syncscope("agent") monotonic {alignment = 4 : i64} : i32, !llvm.ptr<1> => global-race@mp_got
    //% llvm.fence syncscope("agent") acquire llvm.store %one, %flag atomic syncscope("agent") monotonic {alignment = 4 : i64} : i32, !llvm.ptr<1> => global-race@mp_got
    //% %x = llvm.atomicrmw xchg %flag, %one syncscope("agent") release : !llvm.ptr<1>, i32 => nothing
    //% %x = llvm.atomicrmw xchg %flag, %one syncscope("agent") monotonic : !llvm.ptr<1>, i32 => global-race@mp_got
    //% %x = llvm.atomicrmw xchg %flag, %one syncscope("agent") acquire : !llvm.ptr<1>, i32 => global-race@mp_got
    llvm.return
  ^wait:
    %f = llvm.load %flag atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr<1> -> i32 // %mp_wait
    //% %f = llvm.load %flag atomic acquire {alignment = 4 : i64} : !llvm.ptr<1> -> i32 => nothing
    //% %f = llvm.load %flag atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr<1> -> i32 => global-race@mp_got
    //% %f = llvm.load %flag atomic syncscope("workgroup") acquire {alignment = 4 : i64} : !llvm.ptr<1> -> i32 => global-race@here, global-race@mp_got
    //% %f = llvm.load %flag atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr<1> -> i32 llvm.fence syncscope("agent") acquire => nothing
    //% %f = llvm.load %flag atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr<1> -> i32 llvm.fence syncscope("workgroup") acquire => global-race@mp_got
    //% %f = llvm.atomicrmw add %flag, %zero syncscope("agent") acquire : !llvm.ptr<1>, i32 => nothing
    %done = llvm.icmp "eq" %f, %one : i32
    llvm.cond_br %done, ^read, ^wait
  ^read:
    %v = llvm.load %data : !llvm.ptr<1> -> i32 // %mp_got
    llvm.store %v, %out : i32, !llvm.ptr<1>
    llvm.return
  }

  // The same between two waves of a workgroup: its scope suffices, that of a wave does not.
  // spec {"kernel":"mp_group","grid":1,"block":128,"args":{"data":"[0; 16]","flag":"[0; 16]","out":"[0; 16]"}}
  llvm.func @mp_group(%data: !llvm.ptr<1>, %flag: !llvm.ptr<1>, %out: !llvm.ptr<1>) attributes {gpu.kernel, rocdl.kernel} {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %other = llvm.mlir.constant(64 : i32) : i32
    %t = rocdl.workitem.id.x : i32
    %first = llvm.icmp "eq" %t, %zero : i32
    llvm.cond_br %first, ^write, ^second
  ^write:
    llvm.store %one, %data : i32, !llvm.ptr<1> // %group_data
    llvm.store %one, %flag atomic syncscope("workgroup") release {alignment = 4 : i64} : i32, !llvm.ptr<1> // %group_flag
    //% llvm.store %one, %flag atomic syncscope("agent") release {alignment = 4 : i64} : i32, !llvm.ptr<1> => nothing
    //% llvm.store %one, %flag atomic syncscope("workgroup") monotonic {alignment = 4 : i64} : i32, !llvm.ptr<1> => global-race@group_got
    //% llvm.store %one, %flag atomic syncscope("wavefront") release {alignment = 4 : i64} : i32, !llvm.ptr<1> => global-race@group_wait, global-race@group_got
    llvm.return
  ^second:
    %is = llvm.icmp "eq" %t, %other : i32
    llvm.cond_br %is, ^wait, ^end
  ^wait:
    %f = llvm.load %flag atomic syncscope("workgroup") acquire {alignment = 4 : i64} : !llvm.ptr<1> -> i32 // %group_wait
    //% %f = llvm.load %flag atomic syncscope("wavefront") acquire {alignment = 4 : i64} : !llvm.ptr<1> -> i32 => global-race@here, global-race@group_got
    %done = llvm.icmp "eq" %f, %one : i32
    llvm.cond_br %done, ^read, ^wait
  ^read:
    %v = llvm.load %data : !llvm.ptr<1> -> i32 // %group_got
    llvm.store %v, %out : i32, !llvm.ptr<1>
    llvm.br ^end
  ^end:
    llvm.return
  }

  // Between the lanes of a wave, its scope suffices; without any order two lanes race.
  // spec {"kernel":"mp_wave","grid":1,"block":32,"args":{"data":"[0; 16]","flag":"[0; 16]","out":"[0; 16]"}}
  llvm.func @mp_wave(%data: !llvm.ptr<1>, %flag: !llvm.ptr<1>, %out: !llvm.ptr<1>) attributes {gpu.kernel, rocdl.kernel} {
    %one = llvm.mlir.constant(1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %other = llvm.mlir.constant(7 : i32) : i32
    %t = rocdl.workitem.id.x : i32
    %first = llvm.icmp "eq" %t, %zero : i32
    llvm.cond_br %first, ^write, ^second
  ^write:
    llvm.store %one, %data : i32, !llvm.ptr<1> // %wave_data
    llvm.store %one, %flag atomic syncscope("wavefront") release {alignment = 4 : i64} : i32, !llvm.ptr<1>
    //% llvm.store %one, %flag atomic syncscope("wavefront") monotonic {alignment = 4 : i64} : i32, !llvm.ptr<1> => global-race@wave_got
    //% llvm.store %one, %flag atomic syncscope("workgroup") release {alignment = 4 : i64} : i32, !llvm.ptr<1> => nothing
    //% llvm.fence syncscope("wavefront") release llvm.store %one, %flag atomic syncscope("wavefront") monotonic {alignment = 4 : i64} : i32, !llvm.ptr<1> => nothing
    llvm.return
  ^second:
    %is = llvm.icmp "eq" %t, %other : i32
    llvm.cond_br %is, ^wait, ^end
  ^wait:
    %f = llvm.load %flag atomic syncscope("wavefront") acquire {alignment = 4 : i64} : !llvm.ptr<1> -> i32
    //% %f = llvm.load %flag atomic syncscope("wavefront") monotonic {alignment = 4 : i64} : !llvm.ptr<1> -> i32 => global-race@wave_got
    %done = llvm.icmp "eq" %f, %one : i32
    llvm.cond_br %done, ^read, ^wait
  ^read:
    %v = llvm.load %data : !llvm.ptr<1> -> i32 // %wave_got
    llvm.store %v, %out : i32, !llvm.ptr<1>
    llvm.br ^end
  ^end:
    llvm.return
  }

  // Store buffering, coherence: atomic operations of a scope that has both never race (SB, CoRR).
  // spec {"kernel":"sb","grid":2,"block":1,"args":{"x":"[0; 16]","y":"[0; 16]","out":"[0; 16]"}}
  llvm.func @sb(%x: !llvm.ptr<1>, %y: !llvm.ptr<1>, %out: !llvm.ptr<1>) attributes {gpu.kernel, rocdl.kernel} {
    %one = llvm.mlir.constant(1 : i32) : i32
    %b = rocdl.workgroup.id.x : i32
    %zero = llvm.mlir.constant(0 : i32) : i32
    %first = llvm.icmp "eq" %b, %zero : i32
    %mine = llvm.select %first, %x, %y : i1, !llvm.ptr<1>
    %their = llvm.select %first, %y, %x : i1, !llvm.ptr<1>
    llvm.store %one, %mine atomic syncscope("agent") monotonic {alignment = 4 : i64} : i32, !llvm.ptr<1> // %sb_put
    //% llvm.store %one, %mine atomic syncscope("agent") seq_cst {alignment = 4 : i64} : i32, !llvm.ptr<1> => nothing
    //% llvm.store %one, %mine atomic syncscope("workgroup") monotonic {alignment = 4 : i64} : i32, !llvm.ptr<1> => global-race@here
    //% llvm.store %one, %mine : i32, !llvm.ptr<1> => global-race@here
    %v = llvm.load %their atomic syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr<1> -> i32
    //% %v = llvm.load %their atomic syncscope("workgroup") seq_cst {alignment = 4 : i64} : !llvm.ptr<1> -> i32 => global-race@sb_put
    //% %v = llvm.load %their : !llvm.ptr<1> -> i32 => global-race@sb_put
    %at = llvm.getelementptr %out[%b] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
    llvm.store %v, %at : i32, !llvm.ptr<1>
    llvm.return
  }
}
