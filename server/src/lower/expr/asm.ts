/** Inline assembly: the template with its operands, for targets that print it. */
import type { TExprOf } from '../../hir/index.ts';
import type { MirType, Value } from '../../mir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { mirType, storePlace } from '../memory.ts';
import { type Operand, type Place, scalar, ZST } from '../operand.ts';
import { scalarValue } from '../shape.ts';
import { lowerExpr } from './index.ts';
import { lowerPlace } from './place.ts';

/**
 * `gpu.asm` with `imm` = the template, the options joined by commas, then for each operand `kind:reg:name`. Operands of
 * the instruction are the inputs in order, its results the outputs in order.
 */
export function lowerAsm(cx: FnCx, expr: TExprOf<'asm'>): Operand {
  const imm: string[] = [expr.template, expr.options.join(',')];
  const inputs: Value[] = [];
  const outputs: Place[] = [];
  const types: MirType[] = [];
  for (const operand of expr.operands) {
    imm.push(`${operand.kind}:${operand.reg}:${operand.name ?? ''}`);
    if (operand.kind === 'sym') return cx.unsupported('`sym` operands of `asm!`');
    if (operand.in !== undefined) inputs.push(scalarValue(cx, lowerExpr(cx, operand.in)));
    if (operand.out === undefined) continue;
    const place = lowerPlace(cx, operand.out);
    const { repr } = place.layout;
    if (repr.kind !== 'scalar') return cx.unsupported('an `asm!` operand of this type');
    outputs.push(place);
    types.push(mirType(cx, repr.a));
  }
  cx.at(expr.node);
  const { results } = cx.b.emit('gpu.asm', inputs, types, { imm });
  for (const [index, place] of outputs.entries()) storePlace(cx, scalar(results[index]!), place);
  if (expr.options.includes('noreturn')) {
    cx.b.emit('unreachable', [], []);
    cx.startDead();
  }
  return ZST;
}
