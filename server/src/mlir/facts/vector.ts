/** Facts of the operations of `vector`, one line each, in the notation of `row.ts`. */
export const VECTOR = `
bitcast (source:vec) -> (result:vec) | rank=source,result := $source dict ': T:source 'to T:result
broadcast (source:any) -> (vector:vec) | elements=source,vector := $source dict ': T:source 'to T:vector
compressstore (base:memref, indices*:index, mask:"fixed-length vector of 1-bit signless integer values", valueToStore:vec) -> () {alignment?:i64} := $base '[ $indices '] ', $mask ', $valueToStore dict ': T:base ', T:mask ', T:valueToStore
constant_mask () -> (r0:mask) {mask_dim_sizes:i64s} := $mask_dim_sizes dict ': T:results
contract (lhs:vec, rhs:vec, acc:any) -> (r0:any) {indexing_maps:array, iterator_types:other, kind?:enum:CombiningKind} | elements=lhs,rhs elements=acc,r0
create_mask (operands*:index) -> (r0:mask) := $operands dict ': T:results
deinterleave (source:vec) -> (res1:vec, res2:vec) | res1=half(source) =res1,res2 := $source dict ': T:source '-> T:res1
expandload (base:memref, indices*:index, mask:"fixed-length vector of 1-bit signless integer values", pass_thru:vec) -> (result:vec) {alignment?:i64} := $base '[ $indices '] ', $mask ', $pass_thru dict ': T:base ', T:mask ', T:pass_thru 'into T:result
extract (source:vec, dynamic_position*:index) -> (result:any) {static_position:i64s} | elements=source,result := $source @DynamicIndexList ( $dynamic_position , $static_position ) dict ': T:result 'from T:source
extract_strided_slice (source:vec) -> (r0:vec) {offsets:i64-array, sizes:i64-array, strides:i64-array} | elements=source,r0 := $source dict ': T:source 'to T:results
fma (lhs:float-vec, rhs:float-vec, acc:float-vec) -> (result:float-vec) | =lhs,rhs,acc,result elementwise := $lhs ', $rhs ', $acc dict ': T:lhs
from_elements (elements*:any) -> (dest:fixed-vec) := $elements dict ': T:dest
gather (base:"Tensor or MemRef of any type values", offsets*:index, indices:int-vec, mask:mask, pass_thru:vec) -> (result:vec) {alignment?:i64} := $base '[ $offsets '] '[ $indices '] ', $mask ', $pass_thru dict ': T:base ', T:indices ', T:mask ', T:pass_thru 'into T:result
insert (valueToStore:any, dest:vec, dynamic_position*:index) -> (result:vec) {static_position:i64s} | elements=valueToStore,result =dest,result := $valueToStore ', $dest @DynamicIndexList ( $dynamic_position , $static_position ) dict ': T:valueToStore 'into T:dest
insert_strided_slice (valueToStore:vec, dest:vec) -> (result:vec) {offsets:i64-array, strides:i64-array} | elements=valueToStore,result =dest,result := $valueToStore ', $dest dict ': T:valueToStore 'into T:dest
interleave (lhs:vec, rhs:vec) -> (result:vec) | =lhs,rhs result=double(lhs) := $lhs ', $rhs dict ': T:lhs '-> T:result
load (base:memref, indices*:index) -> (result:vec) {nontemporal?:bool, alignment?:i64} := $base '[ $indices '] dict ': T:base ', T:result
mask (mask:mask, passthru?:any) -> (results*:any) <maskRegion!> | no-arguments
maskedload (base:memref, indices*:index, mask:mask, pass_thru:vec) -> (result:vec) {alignment?:i64} := $base '[ $indices '] ', $mask ', $pass_thru dict ': T:base ', T:mask ', T:pass_thru 'into T:result
maskedstore (base:memref, indices*:index, mask:mask, valueToStore:vec) -> () {alignment?:i64} := $base '[ $indices '] ', $mask ', $valueToStore dict ': T:base ', T:mask ', T:valueToStore
multi_reduction (source:vec, acc:any) -> (dest:any) {kind:enum:CombiningKind, reduction_dims:i64s} | =dest,acc elements=source,dest := $kind ', $source ', $acc dict $reduction_dims ': T:source 'to T:dest
outerproduct (lhs:vec, rhs:any, acc?:vec) -> (r0:vec) {kind?:enum:CombiningKind} | elements=lhs,r0 elements=rhs,r0
print (source?:tuple) -> () {punctuation?:enum:PrintPunctuation, stringLiteral?:other} := ( $source^ ': T:source )? oilist ( 'str $stringLiteral | 'punctuation $punctuation ) dict
reduction (vector:vec, acc?:any) -> (dest:any) {kind:enum:CombiningKind, fastmath?:fastmath} | elements=vector,dest =dest,acc := $kind ', $vector ( ', $acc^ )? ( 'fastmath $fastmath^ )? dict ': T:vector 'into T:dest
scalable.extract (source:" of ranks 1") -> (result:" of ranks 1") {pos:i64} | elements=source,result := $source '[ $pos '] dict ': T:result 'from T:source
scalable.insert (valueToStore:" of ranks 1", dest:" of ranks 1") -> (result:" of ranks 1") {pos:i64} | elements=valueToStore,dest =dest,result := $valueToStore ', $dest '[ $pos '] dict ': T:valueToStore 'into T:dest
scan (source:vec, initial_value:vec) -> (dest:vec, accumulated_value:vec) {kind:enum:CombiningKind, reduction_dim:i64, inclusive:bool} | =source,dest =initial_value,accumulated_value := $kind ', $source ', $initial_value dict ': T:source ', T:initial_value
scatter (base:"Tensor or MemRef of any type values", offsets*:index, indices:int-vec, mask:mask, valueToStore:vec) -> (result?:"ranked tensor of any type values") {alignment?:i64} := $base '[ $offsets '] '[ $indices '] ', $mask ', $valueToStore dict ': T:base ', T:indices ', T:mask ', T:valueToStore ( '-> T:result^ )?
shape_cast (source:vec) -> (result:vec) := $source dict ': T:source 'to T:result
shuffle (v1:fixed-vec, v2:fixed-vec) -> (vector:vec) {mask:i64s} | elements=v1,vector elements=v2,vector := operands $mask dict ': T:operands
step () -> (result:"vector of index values of ranks 1") := dict ': T:result
store (valueToStore:vec, base:memref, indices*:index) -> () {nontemporal?:bool, alignment?:i64} := $valueToStore ', $base '[ $indices '] dict ': T:base ', T:valueToStore
to_elements (source:vec) -> (elements*:any) := $source dict ': T:source
transfer_read (base:"shaped of any type values", indices*:index, padding:any, mask?:mask) -> (vector:vec) {permutation_map:map, in_bounds:bool-array} | segments
transfer_write (valueToStore:vec, base:"shaped of any type values", indices*:index, mask?:mask) -> (result?:"ranked tensor of any type values") {permutation_map:map, in_bounds:bool-array} | segments
transpose (vector:vec) -> (result:vec) {permutation:i64s} | elements=vector,result := $vector ', $permutation dict ': T:vector 'to T:result
type_cast (memref:static-memref) -> (result:memref) := $memref dict ': T:memref 'to T:result
vscale () -> (res:index) := dict
yield (operands*:any) -> () | end := dict ( $operands^ ': T:operands )?
`;
