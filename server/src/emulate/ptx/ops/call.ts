/** `call`: the plan of a call, and the system functions a device program expects to find. */
import type { PtxOperand } from '../../../asm/index.ts';
import { builtins } from '../builtins.ts';
import type { ControlOp, OpCompiler, OpContext, OpTable } from '../context.ts';
import { type CallPlan, type CallValue, type FunctionCode, OpKind } from '../state.ts';

/** What a call needs to know beyond the usual; the decoder's context offers it. */
export interface CallContext extends OpContext {
  callValue(operand: PtxOperand): CallValue;
  directCallee(
    operand: PtxOperand,
  ): { readonly name: string; readonly code: FunctionCode | undefined } | undefined;
}

const call: OpCompiler = (base): ControlOp | ReturnType<OpCompiler> => {
  const c = base as CallContext;
  const parts = c.instr.call ?? c.fail('`call` has no target');
  const args = parts.args.map((a) => c.callValue(a));
  const returns = parts.returns.map((r) => c.callValue(r));
  const direct = c.directCallee(parts.target);
  if (direct && !direct.code) {
    const builtin = Object.hasOwn(builtins, direct.name) ? builtins[direct.name] : undefined;
    const { name } = direct;
    if (builtin) return (f, n, lanes) => builtin(f, n, lanes, args, returns);
    return (f, _n, lanes) => {
      f.warp.fault(
        lanes[0] ?? 0,
        'bad-call',
        `\`${name}\` is called, which has no body in this module`,
      );
    };
  }
  const plan: CallPlan = direct
    ? { callee: direct.code, target: -1, targetWide: false, args, returns, name: direct.name }
    : { callee: undefined, ...indirect(c, parts.target), args, returns, name: 'an address' };
  return { kind: OpKind.Call, call: plan };
};

function indirect(c: CallContext, target: PtxOperand): { target: number; targetWide: boolean } {
  if (!c.isRegister(target)) c.fail('the called function is not declared');
  const slot = c.wide(target, 'b64');
  return { target: slot.slot, targetWide: slot.words === 2 };
}

export const callOps: OpTable = { call };
