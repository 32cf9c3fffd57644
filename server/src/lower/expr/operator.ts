/**
 * Builtin operators with Rust's exact semantics: overflow wraps or traps as the build says,
 * division checks always, shift amounts are masked or checked, comparisons follow the type.
 */
import type { CmpOp, IntBinOp, TExprOf, Ty } from '../../hir/index.ts';
import { isSignedInt } from '../../layout/index.ts';
import {
  bitWidth,
  type FloatPred,
  type IntPred,
  isFloat,
  isPtr,
  type MirType,
  type OpName,
  type Value,
} from '../../mir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { constBits, valuesOf } from '../memory.ts';
import { type Operand, scalar } from '../operand.ts';
import { resize, scalarValue } from '../shape.ts';

/** Is the type compared and divided as signed? */
export function isSigned(ty: Ty): boolean {
  return ty.kind === 'int' && isSignedInt(ty.name);
}

const COMPARISONS = new Set<string>(['==', '!=', '<', '<=', '>', '>=']);

export function lowerBinary(cx: FnCx, expr: TExprOf<'binary'>): Operand {
  const ty = cx.ty(expr.lhs.ty);
  const lhs = cx.lowerExpr(expr.lhs);
  const rhs = cx.lowerExpr(expr.rhs);
  cx.at(expr.node);
  if (COMPARISONS.has(expr.op)) return scalar(compare(cx, expr.op as CmpOp, lhs, rhs, ty));
  const rhsTy = cx.ty(expr.rhs.ty);
  const a = scalarValue(cx, lhs);
  const b = scalarValue(cx, rhs);
  return scalar(arithmetic(cx, expr.op as IntBinOp, a, b, ty, rhsTy));
}

const SIGNED: Readonly<Record<CmpOp, IntPred>> = {
  '==': 'eq',
  '!=': 'ne',
  '<': 'slt',
  '<=': 'sle',
  '>': 'sgt',
  '>=': 'sge',
};
const UNSIGNED: Readonly<Record<CmpOp, IntPred>> = {
  '==': 'eq',
  '!=': 'ne',
  '<': 'ult',
  '<=': 'ule',
  '>': 'ugt',
  '>=': 'uge',
};
const FLOAT: Readonly<Record<CmpOp, FloatPred>> = {
  '==': 'oeq',
  '!=': 'une',
  '<': 'olt',
  '<=': 'ole',
  '>': 'ogt',
  '>=': 'oge',
};

/** Compares two values of one type; fat pointers by address, then by length or vtable. */
export function compare(cx: FnCx, op: CmpOp, lhs: Operand, rhs: Operand, ty: Ty): Value {
  const { b } = cx;
  const x = valuesOf(lhs);
  const y = valuesOf(rhs);
  const [x0, x1] = x;
  const [y0, y1] = y;
  if (x0 === undefined || y0 === undefined) {
    if (lhs.kind === 'memory') return cx.unsupported('a comparison of this type');
    return b.int('i1', op === '==' || op === '<=' || op === '>=');
  }
  if (isFloat(x0.type)) return b.fcmp(FLOAT[op], x0, y0);
  const preds = isSigned(ty) ? SIGNED : UNSIGNED;
  if (x1 === undefined || y1 === undefined) return b.icmp(preds[op], x0, y0);
  const sameAddress = b.icmp('eq', x0, y0);
  if (op === '==') return b.value('int.and', [sameAddress, b.icmp('eq', x1, y1)], 'i1');
  if (op === '!=') {
    return b.value('int.or', [b.icmp('ne', x0, y0), b.icmp('ne', x1, y1)], 'i1');
  }
  const strict: CmpOp = op === '<' || op === '<=' ? '<' : '>';
  return b.value(
    'select',
    [sameAddress, b.icmp(preds[op], x1, y1), b.icmp(preds[strict], x0, y0)],
    'i1',
  );
}

const PLAIN: Readonly<Partial<Record<IntBinOp, OpName>>> = {
  '+': 'int.add',
  '-': 'int.sub',
  '*': 'int.mul',
  '&': 'int.and',
  '|': 'int.or',
  '^': 'int.xor',
};
const FLOAT_OPS: Readonly<Partial<Record<IntBinOp, OpName>>> = {
  '+': 'float.add',
  '-': 'float.sub',
  '*': 'float.mul',
  '/': 'float.div',
  '%': 'float.rem',
};
const CHECKED: Readonly<
  Partial<Record<IntBinOp, readonly [signed: OpName, unsigned: OpName, verb: string]>>
> = {
  '+': ['int.sadd.ovf', 'int.uadd.ovf', 'add'],
  '-': ['int.ssub.ovf', 'int.usub.ovf', 'subtract'],
  '*': ['int.smul.ovf', 'int.umul.ovf', 'multiply'],
};

/**
 * An arithmetic, bit or shift operation on values of type `ty`; only shifts have another type on
 * the right.
 */
export function arithmetic(cx: FnCx, op: IntBinOp, x: Value, y: Value, ty: Ty, rhsTy: Ty): Value {
  const { b } = cx;
  const type = x.type;
  if (isFloat(type)) {
    const name = FLOAT_OPS[op];
    return name === undefined ? cx.unsupported(`\`${op}\` on floats`) : b.value(name, [x, y], type);
  }
  if (isPtr(type)) return cx.unsupported(`\`${op}\` on pointers`);
  if (op === '<<' || op === '>>') return shift(cx, op, x, y, ty, rhsTy);
  if (op === '/' || op === '%') return divide(cx, op, x, y, isSigned(ty));
  const checked = CHECKED[op];
  if (checked !== undefined && cx.overflowChecks) {
    const [result, overflow] = b.emit(
      isSigned(ty) ? checked[0] : checked[1],
      [x, y],
      [type, 'i1'],
    ).results;
    cx.trapIf(overflow!, `attempt to ${checked[2]} with overflow`);
    return result!;
  }
  return b.value(PLAIN[op]!, [x, y], type);
}

function shift(cx: FnCx, op: '<<' | '>>', x: Value, y: Value, ty: Ty, rhsTy: Ty): Value {
  const { b } = cx;
  const width = bitWidth(x.type);
  const fixed = constBits(y);
  if (cx.overflowChecks && !(fixed !== undefined && fixed < BigInt(width))) {
    const max = b.int(y.type, width - 1);
    const verb = op === '<<' ? 'left' : 'right';
    cx.trapIf(b.icmp('ugt', y, max), `attempt to shift ${verb} with overflow`);
  }
  const amount = resize(cx, y, x.type, isSigned(rhsTy) && bitWidth(y.type) < width);
  const name = op === '<<' ? 'int.shl' : isSigned(ty) ? 'int.ashr' : 'int.lshr';
  return b.value(name, [x, amount], x.type);
}

function divide(cx: FnCx, op: '/' | '%', x: Value, y: Value, signed: boolean): Value {
  const { b } = cx;
  const type = x.type;
  const divisor = constBits(y);
  if (divisor === undefined || divisor === 0n) {
    const message =
      op === '/'
        ? 'attempt to divide by zero'
        : 'attempt to calculate the remainder with a divisor of zero';
    cx.trapIf(b.icmp('eq', y, b.int(type, 0)), message);
  }
  const minusOne = BigInt.asUintN(bitWidth(type), -1n);
  if (signed && (divisor === undefined || divisor === minusOne)) {
    const message =
      op === '/'
        ? 'attempt to divide with overflow'
        : 'attempt to calculate the remainder with overflow';
    const least = b.int(type, 1n << BigInt(bitWidth(type) - 1));
    const both = b.value(
      'int.and',
      [b.icmp('eq', y, b.int(type, -1)), b.icmp('eq', x, least)],
      'i1',
    );
    cx.trapIf(both, message);
  }
  const names: readonly [OpName, OpName] =
    op === '/' ? ['int.sdiv', 'int.udiv'] : ['int.srem', 'int.urem'];
  return b.value(names[signed ? 0 : 1], [x, y], type);
}

export function lowerUnary(cx: FnCx, expr: TExprOf<'unary'>): Operand {
  const ty = cx.ty(expr.ty);
  const value = scalarValue(cx, cx.lowerExpr(expr.operand));
  cx.at(expr.node);
  return scalar(expr.op === '!' ? not(cx, value) : negate(cx, value, ty));
}

export function not(cx: FnCx, value: Value): Value {
  return cx.b.value('int.xor', [value, cx.b.int(value.type, -1)], value.type);
}

function negate(cx: FnCx, value: Value, ty: Ty): Value {
  const { b } = cx;
  const type: MirType = value.type;
  if (isFloat(type)) return b.value('float.neg', [value], type);
  const fixed = constBits(value);
  const least = 1n << BigInt(bitWidth(type) - 1);
  if (fixed !== undefined && fixed !== least) return b.int(type, -fixed);
  if (cx.overflowChecks && isSigned(ty)) {
    cx.trapIf(b.icmp('eq', value, b.int(type, least)), 'attempt to negate with overflow');
  }
  return b.value('int.sub', [b.int(type, 0), value], type);
}
