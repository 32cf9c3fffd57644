/** Facts of the operations of `nvvm`, one line each, in the notation of `row.ts`. */
export const NVVM = `
bar.warp.sync (mask:i32) -> () := $mask dict ': T:mask
barrier (barrierId?:i32, numberOfThreads?:i32, reductionPredicate?:i32) -> (res?:i32) {reductionOp?:enum:BarrierReduction} | segments := ( 'id '= $barrierId^ )? ( 'number_of_threads '= $numberOfThreads^ )? ( $reductionOp^ $reductionPredicate )? ( '-> T:res^ )? dict
barrier.arrive (barrierId?:i32, numberOfThreads:i32) -> () := ( 'id '= $barrierId^ )? 'number_of_threads '= $numberOfThreads dict
barrier0 () -> () := dict
breakpoint () -> () := dict
cluster.arrive () -> () {aligned?:unit} := dict
cluster.arrive.relaxed () -> () {aligned?:unit} := dict
cluster.wait () -> () {aligned?:unit} := dict
clusterlaunchcontrol.query.cancel (try_cancel_response:i128) -> (res:i1|i32) {query_type:enum:ClusterLaunchControlQueryType} := 'query '= $query_type ', $try_cancel_response dict ': T:res
clusterlaunchcontrol.try.cancel (smemAddress:ptr3, mbarrier:ptr3) -> () {multicast?:unit} := ( 'multicast $multicast^ ', )? $smemAddress ', $mbarrier dict
convert.bf16x2.to.f8x2 (a:vec:bf16x2) -> (dst:"16-bit signless integer or vector of 8-bit signless integer values of length 2") {rnd?:enum:FPRoundingMode, sat?:enum:SaturationMode, dstTy:type} := $a dict ': T:a '-> T:dst '( $dstTy ')
convert.f16x2.to.f8x2 (a:vec:f16x2) -> (dst:"16-bit signless integer or vector of 8-bit signless integer values of length 2") {relu?:bool, dstTy:type} := $a dict ': T:a '-> T:dst '( $dstTy ')
convert.f32x2.to.bf16x2 (src_hi:f32, src_lo:f32, random_bits?:i32) -> (dst:vec:bf16x2) {rnd?:enum:FPRoundingMode, sat?:enum:SaturationMode, relu?:bool} := $src_hi ', $src_lo ( ', $random_bits^ )? dict ': T:dst
convert.f32x2.to.f16x2 (src_hi:f32, src_lo:f32, random_bits?:i32) -> (dst:vec:f16x2) {rnd?:enum:FPRoundingMode, sat?:enum:SaturationMode, relu?:bool} := $src_hi ', $src_lo ( ', $random_bits^ )? dict ': T:dst
convert.f32x2.to.f4x2 (a:f32, b:f32) -> (dst:i8) {relu?:bool, dstTy:type} := $a ', $b dict ': T:dst '( $dstTy ')
convert.f32x2.to.f6x2 (a:f32, b:f32) -> (dst:"16-bit signless integer or vector of 8-bit signless integer values of length 2") {relu?:bool, dstTy:type} := $a ', $b dict ': T:dst '( $dstTy ')
convert.f32x2.to.f8x2 (a:f32, b:f32) -> (dst:"16-bit signless integer or vector of 8-bit signless integer values of length 2") {rnd?:enum:FPRoundingMode, sat?:enum:SaturationMode, relu?:bool, dstTy:type} := $a ', $b dict ': T:dst '( $dstTy ')
convert.f32x4.to.f4x4 (src:vec:f32x4, rbits:i32) -> (dst:i16) {relu?:bool, dstTy:type} := $src ', $rbits dict ': T:src '-> T:dst '( $dstTy ')
convert.f32x4.to.f6x4 (src:vec:f32x4, rbits:i32) -> (dst:vec:i8x4) {relu?:bool, dstTy:type} := $src ', $rbits dict ': T:src '-> T:dst '( $dstTy ')
convert.f32x4.to.f8x4 (src:vec:f32x4, rbits:i32) -> (dst:vec:i8x4) {relu?:bool, dstTy:type} := $src ', $rbits dict ': T:src '-> T:dst '( $dstTy ')
convert.f4x2.to.f16x2 (src:i8) -> (dst:vec:f16x2) {relu?:bool, srcType:type} := $src dict ': T:src '( $srcType ') '-> T:dst
convert.f6x2.to.f16x2 (src:vec:i8x2) -> (dst:vec:f16x2) {relu?:bool, srcType:type} := $src dict ': T:src '( $srcType ') '-> T:dst
convert.f8x2.to.bf16x2 (src:vec:i8x2) -> (dst:vec:bf16x2) {srcType:type} := $src dict ': T:src '( $srcType ') '-> T:dst
convert.f8x2.to.f16x2 (src:vec:i8x2) -> (dst:vec:f16x2) {relu?:bool, srcType:type} := $src dict ': T:src '( $srcType ') '-> T:dst
convert.float.to.tf32 (src:f32) -> (res:i32) {rnd?:enum:FPRoundingMode, sat?:enum:SaturationMode, relu?:bool} := $src dict
cp.async.bulk.commit.group () -> () := dict
cp.async.bulk.global.shared.cta (dstMem:ptr1, srcMem:ptr3, size:i32, l2CacheHint?:i64, byteMask?:i16) -> () | segments := $dstMem ', $srcMem ', $size ( 'l2_cache_hint '= $l2CacheHint^ )? ( 'byte_mask '= $byteMask^ )? dict ': T:dstMem ', T:srcMem
cp.async.bulk.prefetch (srcMem:ptr1, size:i32, l2CacheHint?:i64) -> () := $srcMem ', $size ( 'l2_cache_hint '= $l2CacheHint^ )? dict ': T:srcMem
cp.async.bulk.shared.cluster.global (dstMem:ptr3|ptr7, srcMem:ptr1, mbar:ptr3, size:i32, multicastMask?:i16, l2CacheHint?:i64) -> () | segments := $dstMem ', $srcMem ', $mbar ', $size ( 'multicast_mask '= $multicastMask^ )? ( 'l2_cache_hint '= $l2CacheHint^ )? dict ': T:dstMem ', T:srcMem
cp.async.bulk.shared.cluster.shared.cta (dstMem:ptr7, srcMem:ptr3, mbar:ptr3, size:i32) -> () := $dstMem ', $srcMem ', $mbar ', $size dict ': T:dstMem ', T:srcMem
cp.async.bulk.tensor.global.shared.cta (tmaDescriptor:ptr0, srcMem:ptr3, coordinates*:i32, l2CacheHint?:i64, predicate?:i1) -> () {mode?:enum:TMAStoreMode} | segments := $tmaDescriptor ', $srcMem ', 'box '[ $coordinates '] ( 'l2_cache_hint '= $l2CacheHint^ )? ( ', 'predicate '= $predicate^ )? dict ': T:tmaDescriptor ', T:srcMem
cp.async.bulk.tensor.prefetch (tmaDescriptor:ptr0, coordinates*:i32, im2colOffsets*:i16, l2CacheHint?:i64) -> () {mode?:enum:TMALoadMode} | segments := $tmaDescriptor ', 'box '[ $coordinates '] ( 'im2col '[ $im2colOffsets^ '] )? ( 'l2_cache_hint '= $l2CacheHint^ )? dict ': T:tmaDescriptor
cp.async.bulk.tensor.reduce (tmaDescriptor:ptr, srcMem:ptr3, coordinates*:i32, l2CacheHint?:i64) -> () {redKind:enum:TMAReduxKind, mode?:enum:TMAStoreMode} | segments := $tmaDescriptor ', $srcMem ', 'box '[ $coordinates '] ( 'l2_cache_hint '= $l2CacheHint^ )? dict ': T:tmaDescriptor ', T:srcMem
cp.async.bulk.tensor.shared.cluster.global (dstMem:ptr3|ptr7, tmaDescriptor:ptr0, coordinates*:i32, mbar:ptr3, im2colOffsets*:i16, multicastMask?:i16, l2CacheHint?:i64, predicate?:i1) -> () {mode?:enum:TMALoadMode, isCTAOnly?:bool, group?:enum:CTAGroupKind} | segments := $dstMem ', $tmaDescriptor ', $mbar ', 'box '[ $coordinates '] ( 'im2col '[ $im2colOffsets^ '] )? ( 'multicast_mask '= $multicastMask^ )? ( 'l2_cache_hint '= $l2CacheHint^ )? ( 'predicate '= $predicate^ )? dict ': T:dstMem ', T:tmaDescriptor
cp.async.bulk.wait_group () -> () {group:i32, read?:unit} := $group dict
cp.async.commit.group () -> () := dict
cp.async.mbarrier.arrive (addr:ptr0|ptr3) -> () {noinc?:i1} := $addr dict ': T:operands
cp.async.shared.global (dst:ptr3, src:ptr1, cpSize?:i32) -> () {size:i32, modifier:enum:LoadCacheModifierKind} := $dst ', $src ', $size ', 'cache '= $modifier ( ', $cpSize^ )? dict ': T:operands
cp.async.wait.group () -> () {n:i32} := $n dict
dot.accumulate.2way (a:vec:i16x2, b:vec:i8x4, c:i32) -> (res:i32) {a_type:enum:DotAccumulateType, b_type:enum:DotAccumulateType, b_hi:bool} := $a $a_type ', $b $b_type ', $c dict ': T:a ', T:b
dot.accumulate.4way (a:vec:i8x4, b:vec:i8x4, c:i32) -> (res:i32) {a_type:enum:DotAccumulateType, b_type:enum:DotAccumulateType} := $a $a_type ', $b $b_type ', $c dict ': T:a ', T:b
elect.sync (membermask?:i32) -> (pred:i1) := ( $membermask^ )? dict '-> T:results
exit () -> () := dict
fence.mbarrier.init () -> () := dict
fence.proxy () -> () {kind:enum:ProxyKind, space?:enum:SharedSpace} := dict
fence.proxy.acquire (addr:ptr0, size:i32) -> () {scope:enum:MemScopeKind, fromProxy?:enum:ProxyKind, toProxy?:enum:ProxyKind} := $scope $addr ', $size ( 'from_proxy '= $fromProxy^ )? ( 'to_proxy '= $toProxy^ )? dict
fence.proxy.release () -> () {scope:enum:MemScopeKind, fromProxy?:enum:ProxyKind, toProxy?:enum:ProxyKind} := $scope ( 'from_proxy '= $fromProxy^ )? ( 'to_proxy '= $toProxy^ )? dict
fence.proxy.sync_restrict () -> () {order:enum:MemOrderKind, fromProxy?:enum:ProxyKind, toProxy?:enum:ProxyKind} := dict
fence.sc.cluster () -> () := dict
fence.sync_restrict () -> () {order:enum:MemOrderKind} := dict
griddepcontrol () -> () {kind:enum:GridDepActionKind} := $kind dict
inline_ptx (readOnlyArgs*:any, readWriteArgs*:any, predicate?:i1) -> (writeOnlyArgs*:any) {ptxCode:string} | segments := $ptxCode ( 'ro '( $readOnlyArgs^ ': T:readOnlyArgs ') )? ( 'rw '( $readWriteArgs^ ': T:readWriteArgs ') )? ( ', 'predicate '= $predicate^ )? dict ( '-> T:writeOnlyArgs^ )?
ldmatrix (ptr:ptr3) -> (res:any) {num:i32, layout:enum:MMALayout, shape:other, eltType:enum:LdStMatrixEltType} := $ptr dict ': F:ptr:res
mapa (a:ptr0|ptr3, b:i32) -> (res:ptr0|ptr7) := $a ', $b dict ': T:a '-> T:res
match.sync (thread_mask:i32, val:i32|i64) -> (res:"32-bit signless integer or LLVM struct type") {kind:enum:MatchSyncKind} := $kind $thread_mask ', $val dict ': T:val '-> T:res
mbarrier.arrive (addr:ptr0|ptr3|ptr7, count?:i32) -> (res?:i64) {scope?:enum:MemScopeKind, relaxed?:bool} := $addr ( ', $count^ )? dict ': T:addr ( '-> T:res^ )?
mbarrier.arrive.expect_tx (addr:ptr0|ptr3|ptr7, txcount:i32, predicate?:i1) -> (res?:i64) {scope?:enum:MemScopeKind, relaxed?:bool} := $addr ', $txcount ( ', 'predicate '= $predicate^ )? dict ': T:operands ( '-> T:res^ )?
mbarrier.arrive.nocomplete (addr:ptr0|ptr3, count:i32) -> (res:i64) := $addr ', $count dict ': T:operands '-> T:res
mbarrier.arrive_drop (addr:ptr0|ptr3|ptr7, count?:i32) -> (res?:i64) {scope?:enum:MemScopeKind, relaxed?:bool} := $addr ( ', $count^ )? dict ': T:addr ( '-> T:res^ )?
mbarrier.arrive_drop.expect_tx (addr:ptr0|ptr3|ptr7, txcount:i32) -> (res?:i64) {scope?:enum:MemScopeKind, relaxed?:bool} := $addr ', $txcount dict ': T:operands ( '-> T:res^ )?
mbarrier.arrive_drop.nocomplete (addr:ptr0|ptr3, count:i32) -> (res:i64) := $addr ', $count dict ': T:operands '-> T:res
mbarrier.complete_tx (addr:ptr3|ptr7, txcount:i32) -> () {scope?:enum:MemScopeKind} := $addr ', $txcount dict ': T:operands
mbarrier.expect_tx (addr:ptr3|ptr7, txcount:i32) -> () {scope?:enum:MemScopeKind} := $addr ', $txcount dict ': T:operands
mbarrier.init (addr:ptr0|ptr3, count:i32, predicate?:i1) -> () := $addr ', $count ( ', 'predicate '= $predicate^ )? dict ': T:operands
mbarrier.inval (addr:ptr0|ptr3) -> () := $addr dict ': T:operands
mbarrier.test.wait (addr:ptr0|ptr3, stateOrPhase:i64|i32) -> (res:i1) {scope?:enum:MemScopeKind, relaxed?:bool} := $addr ', $stateOrPhase dict ': T:operands '-> T:res
mbarrier.try_wait (addr:ptr0|ptr3, stateOrPhase:i64|i32, ticks?:i32) -> (res:i1) {scope?:enum:MemScopeKind, relaxed?:bool} := $addr ', $stateOrPhase ( ', $ticks^ )? dict ': T:operands '-> T:res
mbarrier.try_wait.parity (addr:ptr0|ptr3, phase:i32, ticks:i32) -> () := $addr ', $phase ', $ticks dict ': T:operands
memory.barrier () -> () {scope:enum:MemScopeKind} := $scope dict
mma.block_scale (operandA*:llvm, operandB*:llvm, operandC*:llvm, scaleAData:i32, byteIdA:i16, threadIdA:i16, scaleBData:i32, byteIdB:i16, threadIdB:i16) -> (res:struct) {shape:other, multiplicandAPtxType?:enum:MMATypes, multiplicandBPtxType?:enum:MMATypes, scaleVecSize:enum:ScaleVecSize, blockScaleFormat:enum:BlockScaleFormat, kind:enum:MMABlockScaleKind} | segments
mma.sp.block_scale (operandA*:llvm, operandB*:llvm, operandC*:llvm, sparseMetadata:i32, sparsitySelector:i32, scaleAData:i32, byteIdA:i16, threadIdA:i16, scaleBData:i32, byteIdB:i16, threadIdB:i16) -> (res:struct) {shape:other, multiplicandAPtxType?:enum:MMATypes, multiplicandBPtxType?:enum:MMATypes, scaleVecSize:enum:ScaleVecSize, blockScaleFormat:enum:BlockScaleFormat, kind:enum:MMABlockScaleKind, orderedMetadata?:unit} | segments
mma.sp.sync (operandA*:llvm, operandB*:llvm, operandC*:llvm, sparseMetadata:i32, sparsitySelector:i32) -> (res:struct) {shape:other, intOverflowBehavior?:enum:MMAIntOverflow, multiplicandAPtxType?:enum:MMATypes, multiplicandBPtxType?:enum:MMATypes, orderedMetadata?:unit, kind?:enum:MMAKind} | segments
mma.sync (operandA*:llvm, operandB*:llvm, operandC*:llvm) -> (res:struct) {shape:other, b1Op?:enum:MMAB1Op, intOverflowBehavior?:enum:MMAIntOverflow, layoutA:enum:MMALayout, layoutB:enum:MMALayout, multiplicandAPtxType?:enum:MMATypes, multiplicandBPtxType?:enum:MMATypes} | segments
nanosleep (duration:i32) -> () := dict $duration
pmevent () -> () {maskedEventId?:i16, eventId?:i32} := dict ( 'id '= $eventId^ )? ( 'mask '= $maskedEventId^ )?
prefetch (addr:ptr1|ptr5|ptr0|ptr4, predicate?:i1) -> () {cacheLevel?:enum:PrefetchCacheLevel, evictPriority?:enum:CacheEvictionPriority, tensormap?:unit, uniform?:unit, in_param_space?:unit} := ( 'level '= $cacheLevel^ ( 'uniform $uniform^ )? ', )? ( 'tensormap $tensormap^ ( 'in_param_space $in_param_space^ )? ', )? ( 'evict_priority '= $evictPriority^ ', )? $addr ( ', 'predicate '= $predicate^ )? dict ': T:operands
prmt (lo:i32, hi?:i32, selector:i32) -> (res:i32) {mode:enum:PermuteMode} := $mode $selector ', $lo ( ', $hi^ )? dict ': T:res
rcp.approx.ftz.f (arg:f32) -> (res:f32) := $arg dict ': T:res
read.ptx.sreg.aggr.smem.size () -> (res:llvm) := dict ': T:res
read.ptx.sreg.clock () -> (res:llvm) := dict ': T:res
read.ptx.sreg.clock64 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.cluster.ctaid.x () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.cluster.ctaid.y () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.cluster.ctaid.z () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.cluster.ctarank () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.cluster.nctaid.x () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.cluster.nctaid.y () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.cluster.nctaid.z () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.cluster.nctarank () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.clusterid.x () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.clusterid.y () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.clusterid.z () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.ctaid.x () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.ctaid.y () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.ctaid.z () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.dynamic.smem.size () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg0 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg1 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg10 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg11 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg12 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg13 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg14 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg15 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg16 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg17 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg18 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg19 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg2 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg20 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg21 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg22 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg23 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg24 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg25 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg26 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg27 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg28 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg29 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg3 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg30 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg31 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg4 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg5 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg6 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg7 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg8 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.envreg9 () -> (res:llvm) := dict ': T:res
read.ptx.sreg.globaltimer () -> (res:llvm) := dict ': T:res
read.ptx.sreg.globaltimer.lo () -> (res:llvm) := dict ': T:res
read.ptx.sreg.gridid () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.laneid () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.lanemask.eq () -> (res:llvm) := dict ': T:res
read.ptx.sreg.lanemask.ge () -> (res:llvm) := dict ': T:res
read.ptx.sreg.lanemask.gt () -> (res:llvm) := dict ': T:res
read.ptx.sreg.lanemask.le () -> (res:llvm) := dict ': T:res
read.ptx.sreg.lanemask.lt () -> (res:llvm) := dict ': T:res
read.ptx.sreg.nclusterid.x () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.nclusterid.y () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.nclusterid.z () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.nctaid.x () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.nctaid.y () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.nctaid.z () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.nsmid () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.ntid.x () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.ntid.y () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.ntid.z () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.nwarpid () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.smid () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.tid.x () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.tid.y () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.tid.z () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.total.smem.size () -> (res:llvm) := dict ': T:res
read.ptx.sreg.warpid () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
read.ptx.sreg.warpsize () -> (res:llvm) {range?:other} := ( 'range $range^ )? dict ': T:res
redux.sync (val:i32|f32, mask_and_clamp:i32) -> (res:i32|f32) {kind:enum:ReduxKind, abs?:bool, nan?:bool} | =res,val := $kind $val ', $mask_and_clamp dict ': T:val '-> T:res
setmaxregister () -> () {regCount:i32, action:enum:SetMaxRegisterAction} := $action $regCount dict
shfl.sync (thread_mask:i32, val:i32|f32, offset:i32, mask_and_clamp:i32) -> (res:"32-bit signless integer or 32-bit float or LLVM struct type") {kind:enum:ShflKind, return_value_and_is_valid?:unit} := $kind $thread_mask ', $val ', $offset ', $mask_and_clamp dict ': T:val '-> T:res
st.bulk (addr:ptr0|ptr3, size:i64) -> () {initVal?:i64} := $addr ', 'size '= $size ( ', 'init '= $initVal^ )? dict ': T:addr
stmatrix (ptr:ptr3, sources*:i32) -> () {layout:enum:MMALayout, shape:other, eltType:enum:LdStMatrixEltType} := $ptr ', $sources dict ': T:operands
tcgen05.alloc (addr:ptr|ptr3, nCols:i32) -> () {group?:enum:CTAGroupKind} := $addr ', $nCols dict ': T:operands
tcgen05.commit (addr:ptr|ptr3, multicastMask?:i16) -> () {group?:enum:CTAGroupKind} := $addr ( ', 'multicast_mask '= $multicastMask^ )? dict ': T:operands
tcgen05.cp (taddr:ptr6, smem_desc:i64) -> () {shape:enum:Tcgen05CpShape, group?:enum:CTAGroupKind, multicast?:enum:Tcgen05CpMulticast, srcFormat?:enum:Tcgen05CpSrcFormat} := $taddr ', $smem_desc dict
tcgen05.dealloc (taddr:ptr6, nCols:i32) -> () {group?:enum:CTAGroupKind} := $taddr ', $nCols dict ': T:operands
tcgen05.fence () -> () {kind:enum:Tcgen05FenceKind} := $kind dict
tcgen05.ld (tmemAddr:ptr6, offset?:i64) -> (res:"32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128") {pack?:unit, shape:enum:Tcgen05LdStShape} := $tmemAddr ( ', $offset^ )? ( 'pack $pack^ )? dict ': T:res
tcgen05.mma (matrixD:ptr6, matrixA:ptr6|i64, matrixB:i64, idesc:i32, enableInputD:i1, scaleInputD?:i64, disableOutputLane?:fixed:i32x4/8) -> () {kind:enum:Tcgen05MMAKind, ctaGroup:enum:CTAGroupKind, collectorOp?:enum:Tcgen05MMACollectorOp, aShift?:unit} | segments := $matrixD ', $matrixA ', $matrixB ', $idesc ', $enableInputD ( 'scale '= $scaleInputD^ )? ( 'mask '= $disableOutputLane^ )? dict ': '( T:operands ')
tcgen05.mma.block_scale (matrixD:ptr6, matrixA:ptr6|i64, matrixB:i64, idesc:i32, enableInputD:i1, scaleA:ptr6, scaleB:ptr6) -> () {kind:enum:MMABlockScaleKind, ctaGroup:enum:CTAGroupKind, blockScale?:enum:Tcgen05MMABlockScale, collectorOp?:enum:Tcgen05MMACollectorOp} := $matrixD ', $matrixA ', $matrixB ', $idesc ', $enableInputD ', $scaleA ', $scaleB dict ': '( T:operands ')
tcgen05.mma.sp (matrixD:ptr6, matrixA:ptr6|i64, matrixB:i64, idesc:i32, enableInputD:i1, sparseMetadata:ptr6, scaleInputD?:i64, disableOutputLane?:fixed:i32x4/8) -> () {kind:enum:Tcgen05MMAKind, ctaGroup:enum:CTAGroupKind, collectorOp?:enum:Tcgen05MMACollectorOp, aShift?:unit} | segments := $matrixD ', $matrixA ', $matrixB ', $idesc ', $enableInputD ', $sparseMetadata ( 'scale '= $scaleInputD^ )? ( 'mask '= $disableOutputLane^ )? dict ': '( T:operands ')
tcgen05.mma.sp.block_scale (matrixD:ptr6, matrixA:ptr6|i64, matrixB:i64, idesc:i32, enableInputD:i1, sparseMetadata:ptr6, scaleA:ptr6, scaleB:ptr6) -> () {kind:enum:MMABlockScaleKind, ctaGroup:enum:CTAGroupKind, blockScale?:enum:Tcgen05MMABlockScale, collectorOp?:enum:Tcgen05MMACollectorOp} := $matrixD ', $matrixA ', $matrixB ', $idesc ', $enableInputD ', $sparseMetadata ', $scaleA ', $scaleB dict ': '( T:operands ')
tcgen05.mma.ws (matrixD:ptr6, matrixA:ptr6|i64, matrixB:i64, idesc:i32, enableInputD:i1, zeroColMask?:i64) -> () {kind:enum:Tcgen05MMAKind, collectorBBuffer?:enum:Tcgen05MMACollectorBBuffer, collectorOp?:enum:Tcgen05MMACollectorOp} := $matrixD ', $matrixA ', $matrixB ', $idesc ', $enableInputD ( ', $zeroColMask^ )? dict ': '( T:operands ')
tcgen05.mma.ws.sp (matrixD:ptr6, matrixA:ptr6|i64, matrixB:i64, idesc:i32, enableInputD:i1, sparseMetadata:ptr6, zeroColMask?:i64) -> () {kind:enum:Tcgen05MMAKind, collectorBBuffer?:enum:Tcgen05MMACollectorBBuffer, collectorOp?:enum:Tcgen05MMACollectorOp} := $matrixD ', $matrixA ', $matrixB ', $idesc ', $enableInputD ', $sparseMetadata ( ', $zeroColMask^ )? dict ': '( T:operands ')
tcgen05.mma_smem_desc (startAddr:i32, leadingDimOffset:i32, strideDimOffset:i32, baseOffset:i8, leadingDimMode:i1, swizzleMode:i8) -> (res:i64) := '( operands ') dict ': '( T:operands ') '-> T:res
tcgen05.relinquish_alloc_permit () -> () {group?:enum:CTAGroupKind} := dict
tcgen05.shift (taddr:ptr6) -> () {group?:enum:CTAGroupKind} := $taddr dict ': T:operands
tcgen05.st (tmemAddr:ptr6, val:"32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128", offset?:i64) -> () {unpack?:unit, shape:enum:Tcgen05LdStShape} := $tmemAddr ', $val ( ', $offset^ )? ( 'unpack $unpack^ )? dict ': T:val
tcgen05.wait () -> () {kind:enum:Tcgen05WaitKind} := $kind dict
vote.sync (mask:i32, pred:i1) -> (res:i32|i1) {kind:enum:VoteSyncKind} := $kind $mask ', $pred dict '-> T:res
wgmma.commit.group.sync.aligned () -> () := dict
wgmma.fence.aligned () -> () := dict
wgmma.mma_async (inouts:struct, descriptorA:i64, descriptorB:i64) -> (results:struct) {shape:other, typeA:enum:WGMMATypes, typeB:enum:WGMMATypes, typeD:enum:WGMMATypes, scaleD:enum:WGMMAScaleOut, scaleA:enum:WGMMAScaleIn, scaleB:enum:WGMMAScaleIn, layoutA:enum:MMALayout, layoutB:enum:MMALayout, satfinite?:enum:MMAIntOverflow} := $descriptorA ', $descriptorB ', $inouts ', $shape ', 'D '[ $typeD ', $scaleD ( ', $satfinite^ )? '] ', 'A '[ $typeA ', $scaleA ', $layoutA '] ', 'B '[ $typeB ', $scaleB ', $layoutB '] dict ': T:inouts '-> T:results
wgmma.wait.group.sync.aligned () -> () {group:i64} := dict $group
wmma.load (ptr:ptr, stride:i32) -> (res:struct|f64) {m:i32, n:i32, k:i32, layout:enum:MMALayout, eltype:enum:MMATypes, frag:enum:MMAFrag} := $ptr ', $stride dict ': F:ptr:res
wmma.mma (args*:llvm) -> (res:struct) {m:i32, n:i32, k:i32, layoutA:enum:MMALayout, layoutB:enum:MMALayout, eltypeA:enum:MMATypes, eltypeB:enum:MMATypes} := $args dict ': F:args:res
wmma.store (ptr:ptr, args*:llvm, stride:i32) -> () {m:i32, n:i32, k:i32, layout:enum:MMALayout, eltype:enum:MMATypes} := $ptr ', $stride ', $args dict ': T:ptr ', T:args
`;
