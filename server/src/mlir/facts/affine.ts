/** Facts of the operations of `affine`, one line each, in the notation of `row.ts`. */
export const AFFINE = `
apply (mapOperands*:index) -> (r0:index) {map:map}
delinearize_index (linear_index:index, dynamic_basis*:index) -> (multi_index*:index) {static_basis:i64s} := $linear_index 'into @DynamicIndexList ( $dynamic_basis , $static_basis , paren ) dict ': T:multi_index
for (lowerBoundOperands*:index, upperBoundOperands*:index, inits*:any) -> (results*:any) {lowerBoundMap:map, upperBoundMap:map, step:index} <region!> | segments
if (o0*:any) -> (results*:any) {condition:set} <thenRegion!, elseRegion> | no-arguments
linearize_index (multi_index*:index, dynamic_basis*:index) -> (linear_index:index) {static_basis:i64s, disjoint?:unit} | segments := ( 'disjoint $disjoint^ )? '[ $multi_index '] 'by @DynamicIndexList ( $dynamic_basis , $static_basis , paren ) dict ': T:linear_index
load (memref:memref, indices*:index) -> (result:any) {map:map}
max (operands*:index) -> (r0:index) {map:map}
min (operands*:index) -> (r0:index) {map:map}
parallel (mapOperands*:index) -> (results*:any) {reductions:other, lowerBoundsMap:map, lowerBoundsGroups:i32-elements, upperBoundsMap:map, upperBoundsGroups:i32-elements, steps:i64-array} <region!>
prefetch (memref:memref, indices*:index) -> () {isWrite:bool, localityHint:i32, isDataCache:bool, map:map}
store (value:any, memref:memref, indices*:index) -> () {map:map}
vector_load (memref:memref, indices*:index) -> (result:vec) {map:map}
vector_store (value:vec, memref:memref, indices*:index) -> () {map:map}
yield (operands*:any) -> () | end := dict ( $operands^ ': T:operands )?
`;
