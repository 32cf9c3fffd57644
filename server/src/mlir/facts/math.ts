/** Facts of the operations of `math`, one line each, in the notation of `row.ts`. */
export const MATH = `
absf (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
absi (operand:int-like) -> (result:int-like) | same elementwise := $operand dict ': T:result
acos (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
acosh (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
asin (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
asinh (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
atan (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
atan2 (lhs:float-like, rhs:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
atanh (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
cbrt (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
ceil (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
clampf (value:float-like, min:float-like, max:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $value 'to '[ $min ', $max '] ( 'fastmath $fastmath^ )? dict ': T:result
copysign (lhs:float-like, rhs:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
cos (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
cosh (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
ctlz (operand:int-like) -> (result:int-like) | same elementwise := $operand dict ': T:result
ctpop (operand:int-like) -> (result:int-like) | same elementwise := $operand dict ': T:result
cttz (operand:int-like) -> (result:int-like) | same elementwise := $operand dict ': T:result
erf (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
erfc (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
exp (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
exp2 (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
expm1 (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
floor (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
fma (a:float-like, b:float-like, c:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $a ', $b ', $c ( 'fastmath $fastmath^ )? dict ': T:result
fpowi (lhs:float-like, rhs:int-like) -> (result:float-like) {fastmath?:fastmath} | shape =lhs,result elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:lhs ', T:rhs
ipowi (lhs:int-like, rhs:int-like) -> (result:int-like) | same elementwise := $lhs ', $rhs dict ': T:result
isfinite (operand:float-like) -> (result:bool-like) {fastmath?:fastmath} | result=i1(operand) elementwise := $operand dict ': T:operand
isinf (operand:float-like) -> (result:bool-like) {fastmath?:fastmath} | result=i1(operand) elementwise := $operand dict ': T:operand
isnan (operand:float-like) -> (result:bool-like) {fastmath?:fastmath} | result=i1(operand) elementwise := $operand dict ': T:operand
isnormal (operand:float-like) -> (result:bool-like) {fastmath?:fastmath} | result=i1(operand) elementwise := $operand dict ': T:operand
log (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
log10 (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
log1p (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
log2 (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
powf (lhs:float-like, rhs:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
round (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
roundeven (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
rsqrt (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
sin (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
sincos (operand:float-like) -> (sin:float-like, cos:float-like) {fastmath?:fastmath} | shape =operand,sin,cos elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:operand
sinh (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
sqrt (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
tan (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
tanh (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
trunc (operand:float-like) -> (result:float-like) {fastmath?:fastmath} | same elementwise := $operand ( 'fastmath $fastmath^ )? dict ': T:result
`;
