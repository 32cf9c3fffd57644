/** Facts of the operations of `cf`, one line each, in the notation of `row.ts`. */
export const CF = `
assert (arg:i1) -> () {msg:string} := $arg ', $msg dict
br (destOperands*:any) -> () [dest] | end := $dest ( '( $destOperands^ ': T:destOperands ') )? dict
cond_br (condition:i1, trueDestOperands*:any, falseDestOperands*:any) -> () {branch_weights?:i32s} [trueDest, falseDest] | segments end := $condition ( 'weights '( $branch_weights^ ') )? ', $trueDest ( '( $trueDestOperands^ ': T:trueDestOperands ') )? ', $falseDest ( '( $falseDestOperands^ ': T:falseDestOperands ') )? dict
switch (flag:integer, defaultOperands*:any, caseOperands**:any) -> () {case_values?:int-elements, case_operand_segments:i32s} [defaultDestination, caseDestinations*] | segments end := $flag ': T:flag ', '[ @SwitchOpCases ( ref:T:flag , $defaultDestination , $defaultOperands , T:defaultOperands , $case_values , $caseDestinations , $caseOperands , T:caseOperands ) '] dict
`;
