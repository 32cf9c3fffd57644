/** Integer arithmetic and bits. */
import type { Ty } from '../../hir/index.ts';
import { type Attrs, bitWidth, type OpName, type Value } from '../../mir/index.ts';
import { isSigned } from '../expr/operator.ts';
import type { FnCx } from '../fn-cx.ts';
import { operandOf } from '../memory.ts';
import { type Operand, scalar } from '../operand.ts';
import { resize } from '../shape.ts';
import { isExact } from '../validity.ts';
import { arg, type IntrinsicCall, type IntrinsicRow, type IntrinsicTable } from './types.ts';

/** Type that decides the sign: that of the first argument. */
const signedCall = (call: IntrinsicCall): boolean => isSigned(call.tys[0] as Ty);

/** An operation on two values of one type, by the sign of the type. */
function binary(signed: OpName, unsigned: OpName = signed, flags = false): IntrinsicRow {
  return (cx, call) => {
    const x = arg(cx, call, 0);
    const y = arg(cx, call, 1);
    const isS = signedCall(call);
    const attrs: Attrs | undefined = flags ? (isS ? { nsw: true } : { nuw: true }) : undefined;
    return scalar(cx.b.value(isS ? signed : unsigned, [x, y], x.type, attrs));
  };
}

/** Traps where the operands break the rule of an intrinsic: of code that is executed. */
function require(cx: FnCx, holds: Value, message: string, operands: Value[]): void {
  const { b } = cx;
  const fail = b.newBlock('fail');
  const next = b.newBlock();
  b.brIf(holds, next, fail);
  cx.enter(fail);
  b.emit('trap', operands, [], { message: `unsafe precondition(s) violated: ${message}` });
  cx.enter(next);
}

const DIVISION = binary('int.sdiv', 'int.udiv');

/** A division of which the code promises that it leaves no remainder. */
function exactDivision(cx: FnCx, call: IntrinsicCall): Operand {
  if (isExact(cx)) {
    const [x, y] = [arg(cx, call, 0), arg(cx, call, 1)];
    const rest = cx.b.value(signedCall(call) ? 'int.srem' : 'int.urem', [x, y], x.type);
    const none = cx.b.icmp('eq', rest, cx.b.int(x.type, 0n));
    require(cx, none, 'exact_div requires that there is no remainder', [x, y]);
  }
  return DIVISION(cx, call);
}

/** An `or` of values of which the code promises that no bit is set in both. */
function disjointOr(cx: FnCx, call: IntrinsicCall): Operand {
  const [x, y] = [arg(cx, call, 0), arg(cx, call, 1)];
  if (isExact(cx)) {
    const both = cx.b.value('int.and', [x, y], x.type);
    const none = cx.b.icmp('eq', both, cx.b.int(x.type, 0n));
    require(cx, none, 'disjoint_bitor requires that no bit is set in both', [x, y]);
  }
  return scalar(cx.b.value('int.or', [x, y], x.type));
}

/** A shift by less than all bits, as the code promises; `core` itself is trusted. */
function checkedShift(shift: IntrinsicRow): IntrinsicRow {
  return (cx, call) => {
    if (isExact(cx) && cx.crate?.isPrelude === false) {
      const [x, amount] = [arg(cx, call, 0), arg(cx, call, 1)];
      const bits = cx.b.int(amount.type, BigInt(bitWidth(x.type)));
      const message = 'the distance of an unchecked shift is less than the bits of the value';
      require(cx, cx.b.icmp('ult', amount, bits), message, [x, amount]);
    }
    return shift(cx, call);
  };
}

/** Result and overflow flag, as the tuple `(T, bool)`. */
function overflowing(signed: OpName, unsigned: OpName): IntrinsicRow {
  return (cx, call) => {
    const x = arg(cx, call, 0);
    const op = signedCall(call) ? signed : unsigned;
    return operandOf(cx.b.emit(op, [x, arg(cx, call, 1)], [x.type, 'i1']).results);
  };
}

/** An operation whose second operand is of another integer type: shifts and rotations. */
function shifting(signed: OpName, unsigned: OpName = signed): IntrinsicRow {
  return (cx, call) => {
    const x = arg(cx, call, 0);
    const amount = resize(cx, arg(cx, call, 1), x.type, false);
    return scalar(cx.b.value(signedCall(call) ? signed : unsigned, [x, amount], x.type));
  };
}

/** A count of bits as `u32`. */
function counting(op: OpName): IntrinsicRow {
  return (cx, call) => {
    const x = arg(cx, call, 0);
    return scalar(resize(cx, cx.b.value(op, [x], x.type), 'i32', false));
  };
}

function unary(op: OpName): IntrinsicRow {
  return (cx, call) => {
    const x = arg(cx, call, 0);
    return scalar(cx.b.value(op, [x], x.type));
  };
}

/** -1, 0 or 1 as `Ordering`. */
function threeWay(cx: FnCx, call: IntrinsicCall): Operand {
  const { b } = cx;
  const x = arg(cx, call, 0);
  const y = arg(cx, call, 1);
  const s = signedCall(call);
  const byte = (value: Value): Value => b.value('int.zext', [value], 'i8');
  const greater = byte(b.icmp(s ? 'sgt' : 'ugt', x, y));
  const less = byte(b.icmp(s ? 'slt' : 'ult', x, y));
  return scalar(b.value('int.sub', [greater, less], 'i8'));
}

export const INTEGERS: IntrinsicTable = {
  add_with_overflow: overflowing('int.sadd.ovf', 'int.uadd.ovf'),
  sub_with_overflow: overflowing('int.ssub.ovf', 'int.usub.ovf'),
  mul_with_overflow: overflowing('int.smul.ovf', 'int.umul.ovf'),
  wrapping_add: binary('int.add'),
  wrapping_sub: binary('int.sub'),
  wrapping_mul: binary('int.mul'),
  unchecked_add: binary('int.add', 'int.add', true),
  unchecked_sub: binary('int.sub', 'int.sub', true),
  unchecked_mul: binary('int.mul', 'int.mul', true),
  unchecked_div: binary('int.sdiv', 'int.udiv'),
  unchecked_rem: binary('int.srem', 'int.urem'),
  exact_div: exactDivision,
  unchecked_shl: checkedShift(shifting('int.shl')),
  unchecked_shr: checkedShift(shifting('int.ashr', 'int.lshr')),
  rotate_left: shifting('int.rotl'),
  rotate_right: shifting('int.rotr'),
  saturating_add: binary('int.sadd.sat', 'int.uadd.sat'),
  saturating_sub: binary('int.ssub.sat', 'int.usub.sat'),
  mul_high: binary('int.smulhi', 'int.umulhi'),
  disjoint_bitor: disjointOr,
  ctpop: counting('int.ctpop'),
  ctlz: counting('int.ctlz'),
  ctlz_nonzero: counting('int.ctlz'),
  cttz: counting('int.cttz'),
  cttz_nonzero: counting('int.cttz'),
  bswap: unary('int.bswap'),
  bitreverse: unary('int.bitrev'),
  three_way_compare: threeWay,
};
