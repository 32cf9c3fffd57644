/** Facts of the operations of `func`, one line each, in the notation of `row.ts`. */
export const FUNC = `
call (operands*:any) -> (r0*:any) {callee:flat, arg_attrs?:dicts, res_attrs?:dicts, no_inline?:unit} := $callee '( $operands ') dict ': F:operands:results
call_indirect (callee:"function type", callee_operands*:any) -> (results*:any) {arg_attrs?:dicts, res_attrs?:dicts} | callee_operands=inputs(callee) results=results(callee) := $callee '( $callee_operands ') dict ': T:callee
constant () -> (r0:any) {value:flat} := dict $value ': T:results
func () -> () {sym_name:string, function_type:function, sym_visibility?:string, arg_attrs?:dicts, res_attrs?:dicts, no_inline?:unit} <body> | isolated
return (operands*:any) -> () | in(func.func) end := dict ( $operands^ ': T:operands )?
`;
