/** Facts of the operations of `memref`, one line each, in the notation of `row.ts`. */
export const MEMREF = `
alloc (dynamicSizes*:index, symbolOperands*:index) -> (memref:memref) {alignment?:i64} | segments := '( $dynamicSizes ') ( '[ $symbolOperands^ '] )? dict ': T:memref
alloca (dynamicSizes*:index, symbolOperands*:index) -> (memref:memref) {alignment?:i64} | segments := '( $dynamicSizes ') ( '[ $symbolOperands^ '] )? dict ': T:memref
alloca_scope () -> (results*:any) <bodyRegion!> | no-arguments
alloca_scope.return (results*:any) -> () | in(memref.alloca_scope) end := dict ( $results^ ': T:results )?
assume_alignment (memref:memref) -> (result:memref) {alignment:i32} | same := $memref ', $alignment dict ': T:memref
atomic_rmw (value:int-or-float, memref:"memref of signless integer or floating-point values", indices*:index) -> (result:int-or-float) {kind:enum:Kind} | =value,result value=element(memref) := $kind $value ', $memref '[ $indices '] dict ': '( T:value ', T:memref ') '-> T:result
atomic_yield (result:any) -> () | in(memref.generic_atomic_rmw) end := $result dict ': T:result
cast (source:any-memref) -> (dest:any-memref) | shape := $source dict ': T:source 'to T:dest
collapse_shape (src:strided-memref) -> (result:strided-memref) {reassociation:other} := $src $reassociation dict ': T:src 'into T:result
copy (source:any-memref, target:any-memref) -> () | elements-operands shape-operands := $source ', $target dict ': T:source 'to T:target
dealloc (memref:any-memref) -> () := $memref dict ': T:memref
dim (source:"unranked.memref of any type values or non-0-ranked.memref of any type values", index:index) -> (result:index) := dict $source ', $index ': T:source
distinct_objects (operands*:memref) -> (results*:memref) := $operands dict ': T:operands
dma_start (operands*:any) -> ()
dma_wait (tagMemRef:memref, tagIndices*:index, numElements:index) -> () := $tagMemRef '[ $tagIndices '] ', $numElements dict ': T:tagMemRef
expand_shape (src:strided-memref, output_shape*:index) -> (result:strided-memref) {reassociation:other, static_output_shape:i64s} := $src $reassociation 'output_shape @DynamicIndexList ( $output_shape , $static_output_shape ) dict ': T:src 'into T:result
extract_aligned_pointer_as_index (source:any-memref) -> (aligned_pointer:index) | equal-result-segments := $source ': T:source '-> T:results dict
extract_strided_metadata (source:strided-memref) -> (base_buffer:"strided memref of any type values of rank 0", offset:index, sizes*:index, strides*:index) | equal-result-segments := $source ': T:source '-> T:results dict
generic_atomic_rmw (memref:"memref of signless integer or floating-point values", indices*:index) -> (result:int-or-float) <atomic_body> | result=element(memref)
get_global () -> (result:static-memref) {name:flat} := $name ': T:result dict
global () -> () {sym_name:string, sym_visibility?:string, type:memref-type, initial_value?:any, constant?:unit, alignment?:i64} := ( $sym_visibility^ )? ( 'constant $constant^ )? $sym_name ': @GlobalMemrefOpTypeAndInitialValue ( $type , $initial_value ) dict
load (memref:memref, indices*:index) -> (result:any) {nontemporal?:bool, alignment?:i64} | result=element(memref) := $memref '[ $indices '] dict ': T:memref
memory_space_cast (source:any-memref) -> (dest:any-memref) | elements shape := $source dict ': T:source 'to T:dest
prefetch (memref:memref, indices*:index) -> () {isWrite:bool, localityHint:i32, isDataCache:bool}
rank (memref:any-memref) -> (r0:index) := $memref dict ': T:memref
realloc (source:"1D memref of any type values", dynamicResultSize?:index) -> (r0:"1D memref of any type values") {alignment?:i64} := $source ( '( $dynamicResultSize^ ') )? dict ': T:source 'to T:results
reinterpret_cast (source:any-memref, offsets*:index, sizes*:index, strides*:index) -> (result:strided-memref) {static_offsets:i64s, static_sizes:i64s, static_strides:i64s} | segments := $source 'to 'offset ': @DynamicIndexList ( $offsets , $static_offsets ) ', 'sizes ': @DynamicIndexList ( $sizes , $static_sizes ) ', 'strides ': @DynamicIndexList ( $strides , $static_strides ) dict ': T:source 'to T:result
reshape (source:any-memref, shape:"1D memref of signless integer or index values") -> (result:any-memref) := $source '( $shape ') dict ': F:operands:results
store (value:any, memref:memref, indices*:index) -> () {nontemporal?:bool, alignment?:i64} | value=element(memref) := $value ', $memref '[ $indices '] dict ': T:memref
subview (source:memref, offsets*:index, sizes*:index, strides*:index) -> (result:memref) {static_offsets:i64s, static_sizes:i64s, static_strides:i64s} | segments := $source @DynamicIndexList ( $offsets , $static_offsets ) @DynamicIndexList ( $sizes , $static_sizes ) @DynamicIndexList ( $strides , $static_strides ) dict ': T:source 'to T:result
transpose (in:strided-memref) -> (r0:strided-memref) {permutation:map}
view (source:"1D memref of 8-bit signless integer values", byte_shift:index, sizes*:index) -> (r0:memref) := $source '[ $byte_shift '] '[ $sizes '] dict ': T:source 'to T:results
`;
