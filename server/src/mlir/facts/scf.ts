/** Facts of the operations of `scf`, one line each, in the notation of `row.ts`. */
export const SCF = `
condition (condition:i1, args*:any) -> () | in(scf.while) end := '( $condition ') dict ( $args^ ': T:args )?
execute_region () -> (r0*:any) {no_inline?:unit} <region>
for (lowerBound:int-or-index, upperBound:int-or-index, step:int-or-index, initArgs*:any) -> (results*:any) {unsignedCmp?:unit} <region!> | =lowerBound,upperBound,step
forall (dynamicLowerBound*:index, dynamicUpperBound*:index, dynamicStep*:index, outputs*:"ranked tensor of any type values") -> (results*:any) {staticLowerBound:i64s, staticUpperBound:i64s, staticStep:i64s, mapping?:other} <region!> | segments
forall.in_parallel () -> () <region!> | end in(scf.forall) no-end one-block graph
if (condition:i1) -> (results*:any) <thenRegion!, elseRegion> | no-arguments
index_switch (arg:index) -> (results*:any) {cases:i64s} <defaultRegion!, caseRegions*!> := $arg dict ( '-> T:results^ )? @SwitchCases ( $cases , $caseRegions ) 'default $defaultRegion
parallel (lowerBound*:index, upperBound*:index, step*:index, initVals*:any) -> (results*:any) <region!> | segments
reduce (operands*:any) -> () <reductions*!> | end in(scf.parallel) := ( '( $operands^ ': T:operands ') )? $reductions dict
reduce.return (result:any) -> () | in(scf.reduce) end := $result dict ': T:result
while (inits*:any) -> (results*:any) <before!, after!> | one-block
yield (results*:any) -> () | end in(scf.execute_region,scf.for,scf.if,scf.index_switch,scf.while) := dict ( $results^ ': T:results )?
`;
