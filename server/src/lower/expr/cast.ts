/** Casts and coercions. */
import type { TExprOf, Ty } from '../../hir/index.ts';
import { bitWidth, type MirType, type Value } from '../../mir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { generic, mirType, reinterpret, undefOperand, valuesOf } from '../memory.ts';
import { type Operand, type Place, scalar } from '../operand.ts';
import { discriminantOf, resize, scalarValue } from '../shape.ts';
import { unsizeValue } from '../unsize.ts';
import { isSigned } from './operator.ts';

export function lowerCast(cx: FnCx, expr: TExprOf<'cast'>, dest: Place | undefined): Operand {
  const from = cx.ty(expr.operand.ty);
  const to = cx.ty(expr.ty);
  if (expr.cast === 'never') {
    cx.lowerExpr(expr.operand);
    return undefOperand(cx, to);
  }
  const op = cx.lowerExpr(expr.operand, from === to ? dest : undefined);
  cx.at(expr.node);
  switch (expr.cast) {
    case 'int-int':
      return scalar(intCast(cx, scalarValue(cx, op), isSigned(from), typeOf(cx, to)));
    case 'int-float': {
      const value = scalarValue(cx, op);
      const name = isSigned(from) ? 'float.from.sint' : 'float.from.uint';
      return scalar(cx.b.value(name, [value], typeOf(cx, to)));
    }
    case 'float-int': {
      const name = isSigned(to) ? 'float.to.sint' : 'float.to.uint';
      return scalar(cx.b.value(name, [scalarValue(cx, op)], typeOf(cx, to)));
    }
    case 'float-float': {
      const value = scalarValue(cx, op);
      const type = typeOf(cx, to);
      return scalar(value.type === type ? value : cx.b.value('float.cast', [value], type));
    }
    case 'enum-int':
      return scalar(discriminantOf(cx, op, cx.layout(from), from, to));
    case 'ptr-ptr':
      return pointerCast(cx, op, to);
    case 'ptr-int': {
      const address = valuesOf(op)[0]!;
      const bits = cx.b.value('ptr.to.int', [generic(cx, address)], 'i64');
      return scalar(resize(cx, bits, typeOf(cx, to), false));
    }
    case 'fn-ptr-int':
      return scalar(resize(cx, reinterpret(cx, scalarValue(cx, op), 'i64'), typeOf(cx, to), false));
    case 'int-ptr': {
      const bits = resize(cx, scalarValue(cx, op), 'i64', isSigned(from));
      return scalar(cx.b.value('int.to.ptr', [bits], 'ptr'));
    }
    case 'fn-ptr-ptr':
      return op;
    case 'reify':
      return scalar(reify(cx, from, to));
    case 'closure-fn-ptr':
      return scalar(closurePointer(cx, from, to));
    case 'unsize':
      return unsizeValue(cx, op, from, to);
  }
}

function typeOf(cx: FnCx, ty: Ty): MirType {
  const { repr } = cx.layout(ty);
  return repr.kind === 'scalar' ? mirType(cx, repr.a) : cx.unsupported('a cast to this type');
}

/** Truncates, or extends by the sign of the source. */
function intCast(cx: FnCx, value: Value, signed: boolean, to: MirType): Value {
  if (value.type === to) return value;
  if (bitWidth(value.type) >= bitWidth(to)) return cx.b.value('int.trunc', [value], to);
  return resize(cx, value, to, signed);
}

/** Thin from fat drops the metadata; anything else keeps its registers. */
function pointerCast(cx: FnCx, op: Operand, to: Ty): Operand {
  const values = valuesOf(op);
  const layout = cx.layout(to);
  if (layout.repr.kind === 'scalar' && values.length === 2) return scalar(values[0]!);
  return op;
}

/** Address of a function item. */
function reify(cx: FnCx, from: Ty, to: Ty): Value {
  if (from.kind !== 'fn-def' || to.kind !== 'fn-ptr')
    return cx.unsupported('this function pointer');
  const instance = cx.hir.resolveCallee(from);
  if (instance === undefined) return cx.unsupported('a function without implementation');
  return functionAddress(cx, cx.lw.pointee(instance, to.sig.params, to.sig.ret).symbol);
}

function closurePointer(cx: FnCx, from: Ty, to: Ty): Value {
  if (from.kind !== 'closure' || to.kind !== 'fn-ptr')
    return cx.unsupported('this function pointer');
  return functionAddress(cx, cx.lw.closureShim(from, to.sig.params, to.sig.ret).symbol);
}

export function functionAddress(cx: FnCx, symbol: string): Value {
  cx.use(symbol);
  return cx.b.value('func.addr', [], 'ptr', { symbol });
}
