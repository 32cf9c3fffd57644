/** Facts of the operations of `gpu`, one line each, in the notation of `row.ts`. */
export const GPU = `
all_reduce (value:number) -> (result:number) {op?:enum:AllReduceOperation, uniform?:unit} <body> | same isolated := @AllReduceOperation ( $op ) $value ( 'uniform $uniform^ )? $body dict ': F:operands:results
alloc (asyncDependencies*:token, dynamicSizes*:index, symbolOperands*:index) -> (memref:memref, asyncToken?:token) {hostShared?:unit} | segments := @AsyncDependencies ( T:asyncToken , $asyncDependencies ) ( 'host_shared $hostShared^ )? '( $dynamicSizes ') ( '[ $symbolOperands^ '] )? dict ': T:memref
barrier () -> () := dict
binary () -> () {sym_name:string, offloadingHandler?:any, objects:other} := $sym_name @OffloadingHandler ( $offloadingHandler ) dict $objects
block_dim () -> (r0:index) {dimension:enum:Dimension, upper_bound?:index} := $dimension ( 'upper_bound $upper_bound^ )? dict
block_id () -> (r0:index) {dimension:enum:Dimension, upper_bound?:index} := $dimension ( 'upper_bound $upper_bound^ )? dict
cluster_block_id () -> (r0:index) {dimension:enum:Dimension, upper_bound?:index} := $dimension ( 'upper_bound $upper_bound^ )? dict
cluster_dim () -> (r0:index) {dimension:enum:Dimension, upper_bound?:index} := $dimension ( 'upper_bound $upper_bound^ )? dict
cluster_dim_blocks () -> (r0:index) {dimension:enum:Dimension, upper_bound?:index} := $dimension ( 'upper_bound $upper_bound^ )? dict
cluster_id () -> (r0:index) {dimension:enum:Dimension, upper_bound?:index} := $dimension ( 'upper_bound $upper_bound^ )? dict
dealloc (asyncDependencies*:token, memref:memref) -> (asyncToken?:token) := @AsyncDependencies ( T:asyncToken , $asyncDependencies ) $memref dict ': T:memref
dynamic_shared_memory () -> (resultMemref:"1D memref of 8-bit signless integer values") := dict ': T:resultMemref
func () -> () {function_type:function, arg_attrs?:dicts, res_attrs?:dicts, workgroup_attrib_attrs?:dicts, private_attrib_attrs?:dicts, known_block_size?:i32s, known_grid_size?:i32s, known_cluster_size?:i32s} <body> | in(gpu.module) isolated
global_id () -> (r0:index) {dimension:enum:Dimension, upper_bound?:index} := $dimension ( 'upper_bound $upper_bound^ )? dict
grid_dim () -> (r0:index) {dimension:enum:Dimension, upper_bound?:index} := $dimension ( 'upper_bound $upper_bound^ )? dict
host_register (value:"unranked.memref of any type values") -> () := $value dict ': T:value
host_unregister (value:"unranked.memref of any type values") -> () := $value dict ': T:value
lane_id () -> (result:index) {upper_bound?:index} := ( 'upper_bound $upper_bound^ )? dict
launch (asyncDependencies*:token, gridSizeX:index, gridSizeY:index, gridSizeZ:index, blockSizeX:index, blockSizeY:index, blockSizeZ:index, clusterSizeX?:index, clusterSizeY?:index, clusterSizeZ?:index, dynamicSharedMemorySize?:i32) -> (asyncToken?:token) {module?:flat, function?:flat} <body> | segments
launch_func (asyncDependencies*:token, gridSizeX:size, gridSizeY:size, gridSizeZ:size, blockSizeX:size, blockSizeY:size, blockSizeZ:size, clusterSizeX?:size, clusterSizeY?:size, clusterSizeZ?:size, dynamicSharedMemorySize?:i32, kernelOperands*:any, asyncObject?:any) -> (asyncToken?:token) {kernel:symbol} | segments =gridSizeX,gridSizeY,gridSizeZ,blockSizeX,blockSizeY,blockSizeZ := @AsyncDependencies ( T:asyncToken , $asyncDependencies ) ( '< $asyncObject^ ': T:asyncObject '> )? $kernel ( 'clusters 'in '( $clusterSizeX^ ', $clusterSizeY ', $clusterSizeZ ') )? 'blocks 'in '( $gridSizeX ', $gridSizeY ', $gridSizeZ ') 'threads 'in '( $blockSizeX ', $blockSizeY ', $blockSizeZ ') @LaunchDimType ( T:gridSizeX , ref:$clusterSizeX , T:clusterSizeX , T:clusterSizeY , T:clusterSizeZ ) ( 'dynamic_shared_memory_size $dynamicSharedMemorySize^ )? @LaunchFuncOperands ( $kernelOperands , T:kernelOperands ) dict
memcpy (asyncDependencies*:token, dst:memref, src:memref) -> (asyncToken?:token) := @AsyncDependencies ( T:asyncToken , $asyncDependencies ) $dst ', $src ': T:dst ', T:src dict
memset (asyncDependencies*:token, dst:memref, value:any) -> (asyncToken?:token) | elements=dst,value := @AsyncDependencies ( T:asyncToken , $asyncDependencies ) $dst ', $value ': T:dst ', T:value dict
module () -> () {sym_name:string, targets?:other, offloadingHandler?:any} <bodyRegion!> | isolated no-arguments table no-end one-block graph := $sym_name ( '< $offloadingHandler^ '> )? ( $targets^ )? dict+ $bodyRegion
num_subgroups () -> (result:index) {upper_bound?:index} := ( 'upper_bound $upper_bound^ )? dict ': T:result
printf (args*:scalar) -> () {format:string} := $format dict ( ', $args^ ': T:args )?
return (operands*:any) -> () | in(gpu.func) end := dict ( $operands^ ': T:operands )?
rotate (value:number-or-vec) -> (rotateResult:number-or-vec, valid:i1) {offset:i32, width:i32} | =value,rotateResult := $value ', $offset ', $width dict ': T:value
set_default_device (devIndex:i32) -> () := dict $devIndex
shuffle (value:number-or-vec, offset:i32, width:i32) -> (shuffleResult:number-or-vec, valid:i1) {mode:enum:ShuffleMode} | =value,shuffleResult := $mode $value ', $offset ', $width dict ': T:value
subgroup_broadcast (src:any, lane?:i32) -> (result:any) {broadcast_type:enum:BroadcastType} | =result,src elementwise := $src ', $broadcast_type ( $lane^ )? dict ': T:result
subgroup_id () -> (result:index) {upper_bound?:index} := ( 'upper_bound $upper_bound^ )? dict ': T:result
subgroup_mma_compute (opA:"gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float values", opB:"gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float values", opC:"gpu.mma_matrix of 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values") -> (res:mma) {a_transpose?:unit, b_transpose?:unit} | =opC,res := $opA ', $opB ', $opC dict ': T:opA ', T:opB '-> T:res
subgroup_mma_constant_matrix (value:"8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or 32-bit float") -> (res:mma) | value=element(res) := $value dict ': T:res
subgroup_mma_elementwise (args*:mma) -> (res:mma) {opType:enum:MMAElementWise} | =args := $opType $args dict ': F:args:res
subgroup_mma_extract_thread_local (matrix:mma, indices*:index) -> (res:number) | res=element(matrix) := $matrix '[ $indices '] dict ': T:matrix '-> T:res
subgroup_mma_insert_thread_local (value:number, matrix:mma, indices*:index) -> (res:mma) | value=element(matrix) := $value ', $matrix '[ $indices '] dict ': T:value ', T:matrix '-> T:res
subgroup_mma_load_matrix (srcMemref:"memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values of ranks 1 values", indices*:index) -> (res:mma) {leadDimension:index, transpose?:unit} := $srcMemref '[ $indices '] dict ': T:srcMemref '-> T:res
subgroup_mma_store_matrix (src:"gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values", dstMemref:"memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values of ranks 1 values", indices*:index) -> () {leadDimension:index, transpose?:unit} := $src ', $dstMemref '[ $indices '] dict ': T:src ', T:dstMemref
subgroup_reduce (value:number-or-vec) -> (result:number-or-vec) {op:enum:AllReduceOperation, uniform?:unit, cluster_size?:i32, cluster_stride?:i32} | same := @AllReduceOperation ( $op ) $value ( 'uniform $uniform^ )? ( 'cluster '( 'size '= $cluster_size^ ( ', 'stride '= $cluster_stride^ )? ') )? dict ': F:operands:results
subgroup_size () -> (result:index) {upper_bound?:index} := ( 'upper_bound $upper_bound^ )? dict ': T:result
terminator () -> () | in(gpu.launch) end := dict
thread_id () -> (r0:index) {dimension:enum:Dimension, upper_bound?:index} := $dimension ( 'upper_bound $upper_bound^ )? dict
wait (asyncDependencies*:token) -> (asyncToken?:token) := @AsyncDependencies ( T:asyncToken , $asyncDependencies ) dict
warp_execute_on_lane_0 (laneid:index, args*:any) -> (results*:any) {warp_size:i64} <warpRegion!>
yield (values*:any) -> () | end := dict ( $values^ ': T:values )?
`;
