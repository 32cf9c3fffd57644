/** Facts of the operations of `complex`, one line each, in the notation of `row.ts`. */
export const COMPLEX = `
abs (complex:complex) -> (result:float) {fastmath?:fastmath} | result=element(complex) elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
add (lhs:complex, rhs:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
angle (complex:complex) -> (result:float) {fastmath?:fastmath} | result=element(complex) elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
atan2 (lhs:complex, rhs:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
bitcast (operand:any) -> (result:any) := $operand dict ': T:operand 'to T:result
conj (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
constant () -> (complex:"complex-type") {value:array} := $value dict ': T:complex
cos (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
create (real:float, imaginary:float) -> (complex:complex) | =real,imaginary real=element(complex) imaginary=element(complex) := $real ', $imaginary dict ': T:complex
div (lhs:complex, rhs:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
eq (lhs:complex, rhs:complex) -> (result:i1) | =lhs,rhs elementwise := $lhs ', $rhs dict ': T:lhs
exp (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
expm1 (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
im (complex:complex) -> (imaginary:float) {fastmath?:fastmath} | imaginary=element(complex) elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
log (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
log1p (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
mul (lhs:complex, rhs:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
neg (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
neq (lhs:complex, rhs:complex) -> (result:i1) | =lhs,rhs elementwise := $lhs ', $rhs dict ': T:lhs
pow (lhs:complex, rhs:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
powi (lhs:complex, rhs:int) -> (result:complex) {fastmath?:fastmath} | elementwise shape =lhs,result := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result ', T:rhs
re (complex:complex) -> (real:float) {fastmath?:fastmath} | real=element(complex) elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
rsqrt (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
sign (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
sin (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
sqrt (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
sub (lhs:complex, rhs:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $lhs ', $rhs ( 'fastmath $fastmath^ )? dict ': T:result
tan (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
tanh (complex:complex) -> (result:complex) {fastmath?:fastmath} | same elementwise := $complex ( 'fastmath $fastmath^ )? dict ': T:complex
`;
