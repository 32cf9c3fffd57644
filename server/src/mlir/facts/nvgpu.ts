/** Facts of the operations of `nvgpu`, one line each, in the notation of `row.ts`. */
export const NVGPU = `
device_async_copy (dst:memref, dstIndices*:index, src:memref, srcIndices*:index, srcElements?:index) -> (asyncToken:device-token) {dstElements:index, bypassL1?:unit} | segments := $src '[ $srcIndices '] ', $dst '[ $dstIndices '] ', $dstElements ( ', $srcElements^ )? dict ': T:src 'to T:dst
device_async_create_group (inputTokens*:device-token) -> (asyncToken:device-token) := $inputTokens dict
device_async_wait (asyncDependencies:device-token) -> () {numGroups?:i32} := $asyncDependencies dict
ldmatrix (srcMemref:memref, indices*:index) -> (res:vec) {transpose:bool, numTiles:i32} | elements=srcMemref,res := $srcMemref '[ $indices '] dict ': T:srcMemref '-> T:res
mbarrier.arrive (barriers:mbarrier, mbarId:index) -> (token:tuple) := $barriers '[ $mbarId '] dict ': T:barriers '-> T:token
mbarrier.arrive.expect_tx (barriers:mbarrier, txcount:index, mbarId:index, predicate?:i1) -> () := $barriers '[ $mbarId '] ', $txcount ( ', 'predicate '= $predicate^ )? dict ': T:barriers
mbarrier.arrive.nocomplete (barriers:mbarrier, mbarId:index, count:index) -> (token:tuple) := $barriers '[ $mbarId '] ', $count dict ': T:barriers '-> T:token
mbarrier.create () -> (barriers:mbarrier) := dict '-> T:barriers
mbarrier.get (barriers:mbarrier, mbarId:index) -> (mbarrierPointer:i32|i64) := $barriers '[ $mbarId '] dict ': T:barriers '-> T:mbarrierPointer
mbarrier.init (barriers:mbarrier, count:index, mbarId:index, predicate?:i1) -> () := $barriers '[ $mbarId '] ', $count ( ', 'predicate '= $predicate^ )? dict ': T:barriers
mbarrier.test.wait (barriers:mbarrier, token:tuple, mbarId:index) -> (waitComplete:i1) := $barriers '[ $mbarId '] ', $token dict ': T:barriers ', T:token
mbarrier.try_wait.parity (barriers:mbarrier, phaseParity:i1, ticks:index, mbarId:index) -> () := $barriers '[ $mbarId '] ', $phaseParity ', $ticks dict ': T:barriers
mma.sp.sync (matrixA:vec, matrixB:vec, matrixC:vec, sparseMetadata:fixed:i16x2) -> (res:vec) {mmaShape:i64-array, sparsitySelector?:i32, tf32Enabled?:unit} | elements=matrixA,matrixB := '( $matrixA ', $matrixB ', $matrixC ') 'metadata '( $sparseMetadata ') dict ': '( T:matrixA ', T:matrixB ', T:matrixC ') '-> T:res
mma.sync (matrixA:vec, matrixB:vec, matrixC:vec) -> (res:vec) {mmaShape:i64-array, tf32Enabled?:unit} | elements=matrixA,matrixB := '( $matrixA ', $matrixB ', $matrixC ') dict ': '( T:matrixA ', T:matrixB ', T:matrixC ') '-> T:res
rcp (in:"vector of 32-bit float values") -> (out:"vector of 32-bit float values") {rounding?:enum:RcpRoundingMode, ftz?:unit} | same := $in '{ 'rounding '= $rounding ( ', 'ftz $ftz^ )? '} dict ': T:out
tma.async.load (dst:memref, barriers:mbarrier, tensorMapDescriptor:tensormap, coordinates*:index, mbarId:index, multicastMask?:i16, predicate?:i1) -> () | segments := $tensorMapDescriptor '[ $coordinates '] ', $barriers '[ $mbarId '] 'to $dst ( 'multicast_mask '= $multicastMask^ )? ( ', 'predicate '= $predicate^ )? dict ': T:tensorMapDescriptor ', T:barriers '-> T:dst
tma.async.store (src:memref, tensorMapDescriptor:tensormap, coordinates*:index, predicate?:i1) -> () | segments := $src 'to $tensorMapDescriptor '[ $coordinates '] ( ', 'predicate '= $predicate^ )? dict ': T:src '-> T:tensorMapDescriptor
tma.create.descriptor (tensor:"unranked.memref of any type values", boxDimensions*:index) -> (tensorMap:tensormap) := $tensor 'box '[ $boxDimensions '] dict ': T:tensor '-> T:tensorMap
tma.fence.descriptor (tensorMapDescriptor:tensormap) -> () := $tensorMapDescriptor dict ': T:tensorMapDescriptor
tma.prefetch.descriptor (tensorMapDescriptor:tensormap, predicate?:i1) -> () := $tensorMapDescriptor ( ', 'predicate '= $predicate^ )? dict ': T:tensorMapDescriptor
warpgroup.generate.descriptor (tensor:memref, tensorMap:tensormap) -> (descriptor:"Warpgroup matrix descriptor type") := $tensor ', $tensorMap dict ': T:tensor ', T:tensorMap '-> T:descriptor
warpgroup.mma (descriptorA:"Warpgroup matrix descriptor type", descriptorB:"Warpgroup matrix descriptor type", matrixC:tuple) -> (matrixD:tuple) {waitGroup?:i64, transposeA?:unit, transposeB?:unit} := $descriptorA ', $descriptorB ', $matrixC dict ': T:descriptorA ', T:descriptorB ', T:matrixC '-> T:matrixD
warpgroup.mma.init.accumulator () -> (matrixC:tuple) := dict '-> T:matrixC
warpgroup.mma.store (matrixD:tuple, dstMemref:memref) -> () := $matrixD ', $dstMemref dict ': T:matrixD 'to T:dstMemref
`;
