/** Literals, constants, constant blocks and parameters, `offset_of!`. */
import type { TExprOf } from '../../hir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { generic } from '../memory.ts';
import { type Operand, pair, scalar } from '../operand.ts';
import { scalarConst, variantLayout } from '../shape.ts';

export function lowerLit(cx: FnCx, expr: TExprOf<'lit'>): Operand {
  const layout = cx.layout(cx.ty(expr.ty));
  if (layout.repr.kind !== 'scalar') return cx.unsupported('a literal of this type');
  return scalar(scalarConst(cx, layout.repr.a, expr.bits));
}

export function lowerLitBytes(cx: FnCx, expr: TExprOf<'lit-bytes'>): Operand {
  const ty = cx.ty(expr.ty);
  const ptr = generic(cx, cx.lw.bytesAddress(cx, expr.bytes));
  if (ty.kind === 'ref' && cx.layouts.pointerMeta(ty.inner) === 'none') return scalar(ptr);
  return pair(ptr, cx.b.int('i64', expr.bytes.length));
}

export function lowerConst(cx: FnCx, expr: TExprOf<'const'>): Operand {
  return cx.lw.constOperand(cx, expr.def, cx.hir.instantiateArgs(expr.args, cx.args));
}

export function lowerConstBlock(cx: FnCx, expr: TExprOf<'const-block'>): Operand {
  return cx.lw.anonConstOperand(cx, expr.body, cx.ty(expr.ty));
}

export function lowerConstParam(cx: FnCx, expr: TExprOf<'const-param'>): Operand {
  const bits = cx.hir.constValue(cx.hir.substituteConst(expr.value, cx.args));
  const ty = cx.ty(expr.ty);
  if (bits === undefined)
    return cx.unsupported(`a constant parameter of type \`${cx.hir.display(ty)}\``);
  const { repr } = cx.layout(ty);
  return repr.kind === 'scalar'
    ? scalar(scalarConst(cx, repr.a, bits))
    : cx.lw.bitsOperand(cx, bits, ty);
}

export function lowerOffsetOf(cx: FnCx, expr: TExprOf<'offset-of'>): Operand {
  let ty = cx.ty(expr.container);
  let offset = 0;
  for (const step of expr.path) {
    const shape = variantLayout(cx.layout(ty), step.variant?.index ?? -1);
    offset += shape.offsets[step.index]!;
    ty = shape.fieldTys[step.index]!;
  }
  return scalar(cx.b.int('i64', offset));
}
