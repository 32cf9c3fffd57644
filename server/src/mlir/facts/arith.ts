/** Facts of the operations of `arith`, one line each, in the notation of `row.ts`. */
export const ARITH = `
addf (lhs:float-like, rhs:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
addi (lhs:int-like, rhs:int-like) -> (result:int-like) {overflowFlags?:enum:IntegerOverflowFlags} | same elementwise := $lhs ', $rhs ( 'overflow $overflowFlags^ )? dict ': T:result
addui_extended (lhs:int-like, rhs:int-like) -> (sum:int-like, overflow:bool-like) | =lhs,rhs,sum elementwise := $lhs ', $rhs dict ': T:sum ', T:overflow
andi (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
bitcast (in:"signless-integer-or-float-like or memref of signless-integer or float") -> (out:"signless-integer-or-float-like or memref of signless-integer or float") | shape dims elementwise := $in dict ': T:in 'to T:out
ceildivsi (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
ceildivui (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
cmpf (lhs:float-like, rhs:float-like) -> (result:bool-like) {predicate:enum:CmpFPredicate, fastmath?:fastmath} | same-operands result=i1(lhs) elementwise := $predicate ', $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:lhs
cmpi (lhs:int-like, rhs:int-like) -> (result:bool-like) {predicate:enum:CmpIPredicate} | same-operands result=i1(lhs) elementwise := $predicate ', $lhs ', $rhs dict ': T:lhs
constant () -> (result:any) {value:typed} | =value,result := dict $value
divf (lhs:float-like, rhs:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
divsi (lhs:int-like, rhs:int-like) -> (result:int-like) {isExact?:unit} | same elementwise := $lhs ', $rhs ( 'exact $isExact^ )? dict ': T:result
divui (lhs:int-like, rhs:int-like) -> (result:int-like) {isExact?:unit} | same elementwise := $lhs ', $rhs ( 'exact $isExact^ )? dict ': T:result
extf (in:float-like) -> (out:float-like) {fastmath?:fastmath} | shape dims elementwise := $in ( 'fastmath $fastmath^ )? dict ': T:in 'to T:out
extsi (in:fixed-int-like) -> (out:fixed-int-like) | shape dims elementwise := $in dict ': T:in 'to T:out
extui (in:fixed-int-like) -> (out:fixed-int-like) | shape dims elementwise := $in dict ': T:in 'to T:out
floordivsi (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
fptosi (in:float-like) -> (out:fixed-int-like) | shape dims elementwise := $in dict ': T:in 'to T:out
fptoui (in:float-like) -> (out:fixed-int-like) | shape dims elementwise := $in dict ': T:in 'to T:out
index_cast (in:"signless-integer-like or memref of signless-integer") -> (out:"signless-integer-like or memref of signless-integer") | shape dims elementwise := $in dict ': T:in 'to T:out
index_castui (in:"signless-integer-like or memref of signless-integer") -> (out:"signless-integer-like or memref of signless-integer") | shape dims elementwise := $in dict ': T:in 'to T:out
maximumf (lhs:float-like, rhs:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
maxnumf (lhs:float-like, rhs:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
maxsi (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
maxui (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
minimumf (lhs:float-like, rhs:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
minnumf (lhs:float-like, rhs:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
minsi (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
minui (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
mulf (lhs:float-like, rhs:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
muli (lhs:int-like, rhs:int-like) -> (result:int-like) {overflowFlags?:enum:IntegerOverflowFlags} | same elementwise := $lhs ', $rhs ( 'overflow $overflowFlags^ )? dict ': T:result
mulsi_extended (lhs:int-like, rhs:int-like) -> (low:int-like, high:int-like) | =lhs,rhs,low,high elementwise := $lhs ', $rhs dict ': T:lhs
mului_extended (lhs:int-like, rhs:int-like) -> (low:int-like, high:int-like) | =lhs,rhs,low,high elementwise := $lhs ', $rhs dict ': T:lhs
negf (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
ori (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
remf (lhs:float-like, rhs:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
remsi (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
remui (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
scaling_extf (in:float-like, scale:float-like) -> (out:float-like) {fastmath?:fastmath} | dims elementwise := $in ', $scale ( 'fastmath $fastmath^ )? dict ': T:in ', T:scale 'to T:out
scaling_truncf (in:float-like, scale:float-like) -> (out:float-like) {roundingmode?:enum:RoundingMode, fastmath?:fastmath} | dims elementwise := $in ', $scale ( $roundingmode^ )? ( 'fastmath $fastmath^ )? dict ': T:in ', T:scale 'to T:out
select (condition:bool-like, true_value:any, false_value:any) -> (result:any) | =true_value,false_value,result elementwise
shli (lhs:int-like, rhs:int-like) -> (result:int-like) {overflowFlags?:enum:IntegerOverflowFlags} | same elementwise := $lhs ', $rhs ( 'overflow $overflowFlags^ )? dict ': T:result
shrsi (lhs:int-like, rhs:int-like) -> (result:int-like) {isExact?:unit} | same elementwise := $lhs ', $rhs ( 'exact $isExact^ )? dict ': T:result
shrui (lhs:int-like, rhs:int-like) -> (result:int-like) {isExact?:unit} | same elementwise := $lhs ', $rhs ( 'exact $isExact^ )? dict ': T:result
sitofp (in:fixed-int-like) -> (out:float-like) | shape dims elementwise := $in dict ': T:in 'to T:out
subf (lhs:float-like, rhs:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
subi (lhs:int-like, rhs:int-like) -> (result:int-like) {overflowFlags?:enum:IntegerOverflowFlags} | same elementwise := $lhs ', $rhs ( 'overflow $overflowFlags^ )? dict ': T:result
truncf (in:float-like) -> (out:float-like) {roundingmode?:enum:RoundingMode, fastmath?:fastmath} | shape dims elementwise := $in ( $roundingmode^ )? ( 'fastmath $fastmath^ )? dict ': T:in 'to T:out
trunci (in:fixed-int-like) -> (out:fixed-int-like) {overflowFlags?:enum:IntegerOverflowFlags} | shape dims elementwise := $in ( 'overflow $overflowFlags^ )? dict ': T:in 'to T:out
uitofp (in:fixed-int-like) -> (out:float-like) | shape dims elementwise := $in dict ': T:in 'to T:out
xori (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
`;
