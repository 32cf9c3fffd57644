/** Facts of the operations of `llvm`, one line each, in the notation of `row.ts`. */
export const LLVM = `
add (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) {overflowFlags?:enum:IntegerOverflowFlags} | same := $lhs ', $rhs ( $overflowFlags^ )? dict ': T:res
addrspacecast (arg:"LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type") -> (res:"LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type") := $arg dict ': T:arg 'to T:res
alloca (arraySize:int) -> (res:ptr) {alignment?:i64, elem_type:type, inalloca?:unit}
and (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) | same := $lhs ', $rhs dict ': T:res
ashr (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) {isExact?:unit} | same := ( 'exact $isExact^ )? $lhs ', $rhs dict ': T:res
atomicrmw (ptr:ptr, val:"floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type") -> (res:"floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type") {bin_op:enum:AtomicBinOp, ordering:enum:AtomicOrdering, syncscope?:string, alignment?:i64, volatile_?:unit, access_groups?:other, alias_scopes?:other, noalias_scopes?:other, tbaa?:other} | =val,res := ( 'volatile $volatile_^ )? $bin_op $ptr ', $val ( 'syncscope '( $syncscope^ ') )? $ordering dict ': T:ptr ', T:val
bitcast (arg:"LLVM-compatible non-aggregate type") -> (res:"LLVM-compatible non-aggregate type") := $arg dict ': T:arg 'to T:res
br (destOperands*:llvm) -> () {loop_annotation?:other} [dest] | end := $dest ( '( $destOperands^ ': T:destOperands ') )? dict
call (callee_operands*:llvm, op_bundle_operands**:llvm) -> (result?:llvm) {var_callee_type?:llvm-function, callee?:flat, fastmathFlags?:fastmath, CConv?:other, TailCallKind?:other, memory_effects?:other, convergent?:unit, no_unwind?:unit, will_return?:unit, op_bundle_sizes:i32s, op_bundle_tags?:array, arg_attrs?:dicts, res_attrs?:dicts, no_inline?:unit, always_inline?:unit, inline_hint?:unit, access_groups?:other, alias_scopes?:other, noalias_scopes?:other, tbaa?:other} | segments
cmpxchg (ptr:ptr, cmp:int|ptr, val:int|ptr) -> (res:struct) {success_ordering:enum:AtomicOrdering, failure_ordering:enum:AtomicOrdering, syncscope?:string, alignment?:i64, weak?:unit, volatile_?:unit, access_groups?:other, alias_scopes?:other, noalias_scopes?:other, tbaa?:other} | =val,cmp res=val-and-i1(val) := ( 'weak $weak^ )? ( 'volatile $volatile_^ )? $ptr ', $cmp ', $val ( 'syncscope '( $syncscope^ ') )? $success_ordering $failure_ordering dict ': T:ptr ', T:val
cond_br (condition:i1, trueDestOperands*:llvm, falseDestOperands*:llvm) -> () {branch_weights?:i32s, loop_annotation?:other} [trueDest, falseDest] | segments end := $condition ( 'weights '( $branch_weights^ ') )? ', $trueDest ( '( $trueDestOperands^ ': T:trueDestOperands ') )? ', $falseDest ( '( $falseDestOperands^ ': T:falseDestOperands ') )? dict
dso_local_equivalent () -> (res:ptr) {function_name:flat} := $function_name dict ': T:res
extractelement (vector:llvm-vec, position:int) -> (res:llvm) | res=element(vector) := $vector '[ $position ': T:position '] dict ': T:vector
extractvalue (container:"LLVM aggregate type") -> (res:llvm) {position:i64s} := $container $position dict ': T:container @InsertExtractValueElementType ( T:res , ref:T:container , ref:$position )
fadd (lhs:float-or-vec, rhs:float-or-vec) -> (res:float-or-vec) {fastmathFlags?:fastmath} | same := $lhs ', $rhs dict ': T:res
fcmp (lhs:float-or-vec, rhs:float-or-vec) -> (res:"1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer") {predicate:enum:FCmpPredicate, fastmathFlags?:fastmath} | same-operands res=i1(lhs)
fdiv (lhs:float-or-vec, rhs:float-or-vec) -> (res:float-or-vec) {fastmathFlags?:fastmath} | same := $lhs ', $rhs dict ': T:res
fence () -> () {ordering:enum:AtomicOrdering, syncscope?:string} := ( 'syncscope '( $syncscope^ ') )? $ordering dict
fmul (lhs:float-or-vec, rhs:float-or-vec) -> (res:float-or-vec) {fastmathFlags?:fastmath} | same := $lhs ', $rhs dict ': T:res
fneg (operand:float-or-vec) -> (res:float-or-vec) {fastmathFlags?:fastmath} | same := $operand dict ': T:res
fpext (arg:float-or-vec) -> (res:float-or-vec) := $arg dict ': T:arg 'to T:res
fptosi (arg:float-or-vec) -> (res:int-or-vec) := $arg dict ': T:arg 'to T:res
fptoui (arg:float-or-vec) -> (res:int-or-vec) := $arg dict ': T:arg 'to T:res
fptrunc (arg:float-or-vec) -> (res:float-or-vec) := $arg dict ': T:arg 'to T:res
freeze (val:llvm) -> (res:llvm) | same := $val dict ': T:val
frem (lhs:float-or-vec, rhs:float-or-vec) -> (res:float-or-vec) {fastmathFlags?:fastmath} | same := $lhs ', $rhs dict ': T:res
fsub (lhs:float-or-vec, rhs:float-or-vec) -> (res:float-or-vec) {fastmathFlags?:fastmath} | same := $lhs ', $rhs dict ': T:res
func () -> () {sym_name:string, sym_visibility?:string, function_type:llvm-function, linkage?:other, dso_local?:unit, CConv?:other, comdat?:symbol, convergent?:unit, personality?:flat, garbageCollector?:string, passthrough?:array, arg_attrs?:dicts, res_attrs?:dicts, function_entry_count?:i64, memory_effects?:other, visibility_?:enum:Visibility, arm_streaming?:unit, arm_locally_streaming?:unit, arm_streaming_compatible?:unit, arm_new_za?:unit, arm_in_za?:unit, arm_out_za?:unit, arm_inout_za?:unit, arm_preserves_za?:unit, section?:string, unnamed_addr?:enum:UnnamedAddr, alignment?:i64, vscale_range?:other, frame_pointer?:other, target_cpu?:string, tune_cpu?:string, reciprocal_estimates?:string, prefer_vector_width?:string, target_features?:other, no_infs_fp_math?:bool, no_nans_fp_math?:bool, no_signed_zeros_fp_math?:bool, denormal_fp_math?:string, denormal_fp_math_f32?:string, fp_contract?:string, instrument_function_entry?:string, instrument_function_exit?:string, no_inline?:unit, always_inline?:unit, inline_hint?:unit, no_unwind?:unit, will_return?:unit, optimize_none?:unit, vec_type_hint?:other, work_group_size_hint?:i32s, reqd_work_group_size?:i32s, intel_reqd_sub_group_size?:i32, uwtable_kind?:other} <body> | isolated
getelementptr (base:"LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", dynamicIndices*:int-or-vec) -> (res:"LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type") {rawConstantIndices:i32s, elem_type:type, noWrapFlags?:enum:GEPNoWrapFlags} := ( $noWrapFlags^ )? $base '[ @GEPIndices ( $dynamicIndices , $rawConstantIndices ) '] dict ': F:operands:results ', $elem_type
icmp (lhs:"signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", rhs:"signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type") -> (res:"1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer") {predicate:enum:ICmpPredicate} | same-operands res=i1(lhs)
inline_asm (operands*:llvm) -> (res?:llvm) {asm_string:string, constraints:string, has_side_effects?:unit, is_align_stack?:unit, tail_call_kind?:other, asm_dialect?:enum:AsmATTOrIntel, operand_attrs?:array} := ( 'has_side_effects $has_side_effects^ )? ( 'is_align_stack $is_align_stack^ )? ( 'tail_call_kind '= $tail_call_kind^ )? ( 'asm_dialect '= $asm_dialect^ )? ( 'operand_attrs '= $operand_attrs^ )? dict $asm_string ', $constraints operands ': F:operands:results
insertelement (vector:llvm-vec, value:"primitive LLVM type", position:int) -> (res:llvm-vec) | value=element(vector) =res,vector := $value ', $vector '[ $position ': T:position '] dict ': T:vector
insertvalue (container:"LLVM aggregate type", value:"primitive LLVM type") -> (res:"LLVM aggregate type") {position:i64s} | =container,res := $value ', $container $position dict ': T:container @InsertExtractValueElementType ( T:value , ref:T:container , ref:$position )
intr.abs (in:int-or-vec) -> (res:llvm) {is_int_min_poison:i1}
intr.acos (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.asin (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.assume (cond:i1, op_bundle_operands**:llvm) -> () {op_bundle_sizes:i32s, op_bundle_tags?:array} := $cond ( @OpBundles ( $op_bundle_operands , T:op_bundle_operands , $op_bundle_tags )^ )? ': T:cond dict
intr.atan (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.atan2 (a:float-or-vec, b:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.bitreverse (in:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.bswap (in:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.ceil (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.copysign (a:float-or-vec, b:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.cos (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.cosh (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.ctlz (in:int-or-vec) -> (res:llvm) {is_zero_poison:i1} | same
intr.ctpop (in:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.cttz (in:int-or-vec) -> (res:llvm) {is_zero_poison:i1} | same
intr.dbg.declare (addr:ptr) -> () {varInfo:any, locationExpr?:any}
intr.dbg.label () -> () {label:any}
intr.dbg.value (value:llvm) -> () {varInfo:any, locationExpr?:any}
intr.debugtrap () -> () := dict
intr.exp (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.exp10 (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.exp2 (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.expect (val:int, expected:int) -> (res:llvm) | same := $val ', $expected dict ': T:val
intr.expect.with.probability (val:int, expected:int) -> (res:llvm) {prob:f64} | =val,expected,res := $val ', $expected ', $prob dict ': T:val
intr.fabs (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.floor (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.fma (a:float-or-vec, b:float-or-vec, c:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.fmuladd (a:float-or-vec, b:float-or-vec, c:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.frexp (val:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} := '( operands ') dict ': F:operands:results
intr.fshl (a:int-or-vec, b:int-or-vec, c:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.fshr (a:int-or-vec, b:int-or-vec, c:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.is.fpclass (in:float-or-vec) -> (res:llvm) {bit:i32}
intr.ldexp (val:float-or-vec, power:int) -> (res:llvm) {fastmathFlags?:fastmath} := '( operands ') dict ': F:operands:results
intr.lifetime.end (ptr:ptr) -> ()
intr.lifetime.start (ptr:ptr) -> ()
intr.llrint (val:float-or-vec) -> (res:llvm) := '( operands ') dict ': F:operands:results
intr.llround (val:llvm-float) -> (res:llvm) := '( operands ') dict ': F:operands:results
intr.log (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.log10 (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.log2 (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.lrint (val:float-or-vec) -> (res:llvm) := '( operands ') dict ': F:operands:results
intr.lround (val:float-or-vec) -> (res:llvm) := '( operands ') dict ': F:operands:results
intr.maximum (a:float-or-vec, b:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.maxnum (a:float-or-vec, b:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.memcpy (dst:ptr, src:ptr, len:int) -> () {isVolatile:i1, access_groups?:other, alias_scopes?:other, noalias_scopes?:other, tbaa?:other, arg_attrs?:dicts, res_attrs?:dicts}
intr.memcpy.inline (dst:ptr, src:ptr) -> () {len:integer, isVolatile:i1, access_groups?:other, alias_scopes?:other, noalias_scopes?:other, tbaa?:other, arg_attrs?:dicts, res_attrs?:dicts}
intr.memmove (dst:ptr, src:ptr, len:int) -> () {isVolatile:i1, access_groups?:other, alias_scopes?:other, noalias_scopes?:other, tbaa?:other, arg_attrs?:dicts, res_attrs?:dicts}
intr.memset (dst:ptr, val:i8, len:int) -> () {isVolatile:i1, access_groups?:other, alias_scopes?:other, noalias_scopes?:other, tbaa?:other, arg_attrs?:dicts, res_attrs?:dicts}
intr.memset.inline (dst:ptr, val:i8) -> () {len:integer, isVolatile:i1, access_groups?:other, alias_scopes?:other, noalias_scopes?:other, tbaa?:other, arg_attrs?:dicts, res_attrs?:dicts}
intr.minimum (a:float-or-vec, b:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.minnum (a:float-or-vec, b:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.nearbyint (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.pow (a:float-or-vec, b:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.powi (val:float-or-vec, power:int) -> (res:llvm) {fastmathFlags?:fastmath} := '( operands ') dict ': F:operands:results
intr.prefetch (addr:ptr) -> () {rw:i32, hint:i32, cache:i32}
intr.rint (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.round (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.roundeven (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.sadd.sat (a:int-or-vec, b:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.sadd.with.overflow (o0:int-or-vec, o1:int-or-vec) -> (res:llvm) | elements-operands
intr.scmp (a:int-or-vec, b:int-or-vec) -> (res:int-or-vec) | same-operands := '( operands ') dict ': F:operands:results
intr.sin (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.sincos (val:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} := '( operands ') dict ': F:operands:results
intr.sinh (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.smax (a:int-or-vec, b:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.smin (a:int-or-vec, b:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.smul.with.overflow (o0:int-or-vec, o1:int-or-vec) -> (res:llvm) | elements-operands
intr.sqrt (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.sshl.sat (a:int-or-vec, b:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.ssub.sat (a:int-or-vec, b:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.ssub.with.overflow (o0:int-or-vec, o1:int-or-vec) -> (res:llvm) | elements-operands
intr.stackrestore (ptr:ptr) -> () := $ptr dict ': T:ptr
intr.stacksave () -> (res:llvm) := dict ': T:res
intr.tan (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.tanh (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.trap () -> () := dict
intr.trunc (in:float-or-vec) -> (res:llvm) {fastmathFlags?:fastmath} | same := '( operands ') dict ': F:operands:results
intr.uadd.sat (a:int-or-vec, b:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.uadd.with.overflow (o0:int-or-vec, o1:int-or-vec) -> (res:llvm) | elements-operands
intr.ubsantrap () -> () {failureKind:i8} := props dict
intr.ucmp (a:int-or-vec, b:int-or-vec) -> (res:int-or-vec) | same-operands := '( operands ') dict ': F:operands:results
intr.umax (a:int-or-vec, b:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.umin (a:int-or-vec, b:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.umul.with.overflow (o0:int-or-vec, o1:int-or-vec) -> (res:llvm) | elements-operands
intr.ushl.sat (a:int-or-vec, b:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.usub.sat (a:int-or-vec, b:int-or-vec) -> (res:llvm) | same := '( operands ') dict ': F:operands:results
intr.usub.with.overflow (o0:int-or-vec, o1:int-or-vec) -> (res:llvm) | elements-operands
intr.vector.extract (srcvec:llvm-vec) -> (res:llvm-vec) {pos:i64} := $srcvec '[ $pos '] dict ': T:res 'from T:srcvec
intr.vector.insert (dstvec:llvm-vec, srcvec:llvm-vec) -> (res:llvm-vec) {pos:i64} | =dstvec,res := $srcvec ', $dstvec '[ $pos '] dict ': T:srcvec 'into T:res
intr.vector.reduce.add (in:llvm-int-vec) -> (res:llvm) | elements
intr.vector.reduce.and (in:llvm-int-vec) -> (res:llvm) | elements
intr.vector.reduce.fadd (start_value:float, input:llvm-float-vec) -> (res:llvm) {fastmathFlags?:fastmath} | elements
intr.vector.reduce.fmax (in:llvm-float-vec) -> (res:llvm) {fastmathFlags?:fastmath} | elements := '( operands ') dict ': F:operands:results
intr.vector.reduce.fmaximum (in:llvm-float-vec) -> (res:llvm) {fastmathFlags?:fastmath} | elements := '( operands ') dict ': F:operands:results
intr.vector.reduce.fmin (in:llvm-float-vec) -> (res:llvm) {fastmathFlags?:fastmath} | elements := '( operands ') dict ': F:operands:results
intr.vector.reduce.fminimum (in:llvm-float-vec) -> (res:llvm) {fastmathFlags?:fastmath} | elements := '( operands ') dict ': F:operands:results
intr.vector.reduce.fmul (start_value:float, input:llvm-float-vec) -> (res:llvm) {fastmathFlags?:fastmath} | elements
intr.vector.reduce.mul (in:llvm-int-vec) -> (res:llvm) | elements
intr.vector.reduce.or (in:llvm-int-vec) -> (res:llvm) | elements
intr.vector.reduce.smax (in:llvm-int-vec) -> (res:llvm) | elements
intr.vector.reduce.smin (in:llvm-int-vec) -> (res:llvm) | elements
intr.vector.reduce.umax (in:llvm-int-vec) -> (res:llvm) | elements
intr.vector.reduce.umin (in:llvm-int-vec) -> (res:llvm) | elements
intr.vector.reduce.xor (in:llvm-int-vec) -> (res:llvm) | elements
inttoptr (arg:int-or-vec) -> (res:"LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type") {dereferenceable?:other} := $arg ( 'dereferenceable $dereferenceable^ )? dict ': T:arg 'to T:res
load (addr:ptr) -> (res:"LLVM type with size") {alignment?:i64, volatile_?:unit, nontemporal?:unit, invariant?:unit, invariantGroup?:unit, ordering?:enum:AtomicOrdering, syncscope?:string, dereferenceable?:other, access_groups?:other, alias_scopes?:other, noalias_scopes?:other, tbaa?:other} := ( 'volatile $volatile_^ )? $addr ( 'atomic ( 'syncscope '( $syncscope^ ') )? $ordering^ )? ( 'invariant $invariant^ )? ( 'invariant_group $invariantGroup^ )? ( 'dereferenceable $dereferenceable^ )? dict ': T:addr '-> T:res
lshr (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) {isExact?:unit} | same := ( 'exact $isExact^ )? $lhs ', $rhs dict ': T:res
mlir.addressof () -> (res:ptr) {global_name:flat} := $global_name dict ': T:res
mlir.constant () -> (res:llvm) {value:any} := '( $value ') dict ': T:res
mlir.global () -> () {global_type:type, constant?:unit, sym_name:string, linkage:other, dso_local?:unit, thread_local_?:unit, externally_initialized?:unit, value?:any, alignment?:i64, addr_space?:i32, unnamed_addr?:enum:UnnamedAddr, section?:string, comdat?:symbol, dbg_exprs?:other, visibility_?:enum:Visibility, target_specific_attrs?:array} <initializer> | isolated
mlir.poison () -> (res:llvm) := dict ': T:res
mlir.undef () -> (res:llvm) := dict ': T:res
mlir.zero () -> (res:llvm) := dict ': T:res
mul (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) {overflowFlags?:enum:IntegerOverflowFlags} | same := $lhs ', $rhs ( $overflowFlags^ )? dict ': T:res
or (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) {isDisjoint?:unit} | same := ( 'disjoint $isDisjoint^ )? $lhs ', $rhs dict ': T:res
ptrtoint (arg:"LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type") -> (res:int-or-vec) := $arg dict ': T:arg 'to T:res
return (arg?:llvm) -> () | end := dict ( $arg^ ': T:arg )?
sdiv (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) {isExact?:unit} | same := ( 'exact $isExact^ )? $lhs ', $rhs dict ': T:res
select (condition:"1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer", trueValue:llvm, falseValue:llvm) -> (res:llvm) {fastmathFlags?:fastmath} | =trueValue,falseValue,res := operands dict ': T:condition ', T:res
sext (arg:int-or-vec) -> (res:int-or-vec) := $arg dict ': T:arg 'to T:res
shl (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) {overflowFlags?:enum:IntegerOverflowFlags} | same := $lhs ', $rhs ( $overflowFlags^ )? dict ': T:res
shufflevector (v1:llvm-vec, v2:llvm-vec) -> (res:llvm-vec) {mask:i32s} | =v1,v2 := $v1 ', $v2 $mask dict ': T:v1 @ShuffleType ( ref:T:v1 , T:res , ref:$mask )
sitofp (arg:int-or-vec) -> (res:float-or-vec) := $arg dict ': T:arg 'to T:res
srem (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) | same := $lhs ', $rhs dict ': T:res
store (value:"LLVM type with size", addr:ptr) -> () {alignment?:i64, volatile_?:unit, nontemporal?:unit, invariantGroup?:unit, ordering?:enum:AtomicOrdering, syncscope?:string, access_groups?:other, alias_scopes?:other, noalias_scopes?:other, tbaa?:other} := ( 'volatile $volatile_^ )? $value ', $addr ( 'atomic ( 'syncscope '( $syncscope^ ') )? $ordering^ )? ( 'invariant_group $invariantGroup^ )? dict ': T:value ', T:addr
sub (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) {overflowFlags?:enum:IntegerOverflowFlags} | same := $lhs ', $rhs ( $overflowFlags^ )? dict ': T:res
switch (value:int, defaultOperands*:any, caseOperands**:any) -> () {case_values?:int-elements, case_operand_segments:i32s, branch_weights?:i32s} [defaultDestination, caseDestinations*] | segments end := $value ': T:value ', $defaultDestination ( '( $defaultOperands^ ': T:defaultOperands ') )? @SwitchOpCases ( ref:T:value , $case_values , $caseDestinations , $caseOperands , T:caseOperands ) dict
trunc (arg:int-or-vec) -> (res:int-or-vec) {overflowFlags?:enum:IntegerOverflowFlags} := $arg ( $overflowFlags^ )? dict ': T:arg 'to T:res
udiv (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) {isExact?:unit} | same := ( 'exact $isExact^ )? $lhs ', $rhs dict ': T:res
uitofp (arg:int-or-vec) -> (res:float-or-vec) {nonNeg?:unit} := ( 'nneg $nonNeg^ )? $arg dict ': T:arg 'to T:res
unreachable () -> () | end := dict
urem (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) | same := $lhs ', $rhs dict ': T:res
xor (lhs:int-or-vec, rhs:int-or-vec) -> (res:int-or-vec) | same := $lhs ', $rhs dict ': T:res
zext (arg:int-or-vec) -> (res:int-or-vec) {nonNeg?:unit} := ( 'nneg $nonNeg^ )? $arg dict ': T:arg 'to T:res
`;
