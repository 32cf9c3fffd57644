/** Integers of 8 to 64 bits: arithmetic, logic, shifts and bit counting. */
import { bitWidth, type Inst, type Value } from '../../../mir/index.ts';
import { R32, R64 } from '../classes.ts';
import { type Extension, type Selector, SIGN, type Use, ZERO } from '../select.ts';
import { multiplyAdd, wideProduct } from './products.ts';
import type { Rule, RuleRows } from './rule.ts';

/** Constants come second where the operation commutes. */
export function commute(s: Selector, inst: Inst): [Value, Value] {
  const [a, b] = inst.args;
  return s.constant(a) !== undefined ? [b, a] : [a, b];
}

export const isWide = (value: Value): boolean => bitWidth(value.type) === 64;

const result = (inst: Inst): Value => inst.results[0];

/** A register of the width of `like`. */
function into(s: Selector, like: Value, op: string, ...operands: Use[]): Use {
  return s.into(isWide(like) ? R64 : R32, `${op}${isWide(like) ? '64' : '32'}`, operands);
}

const add: Rule = (s, inst) => {
  const [a, b] = commute(s, inst);
  const fused = multiplyAdd(s, a, () => s.use(b)) ?? multiplyAdd(s, b, () => s.use(a));
  s.set(result(inst), fused ?? into(s, a, 'add.s', s.use(a), s.use(b)));
};

const sub: Rule = (s, inst) => {
  const [a, b] = inst.args;
  const zero = s.constant(a);
  const bits = s.constant(b);
  if (zero === 0n) s.set(result(inst), into(s, a, 'neg.s', s.use(b)));
  else if (bits !== undefined) {
    const width = bitWidth(b.type);
    s.set(result(inst), into(s, a, 'add.s', s.use(a), BigInt.asIntN(width, -bits).toString()));
  } else s.set(result(inst), into(s, a, 'sub.s', s.use(a), s.use(b)));
};

const mul: Rule = (s, inst) => {
  const wide = wideProduct(s, inst);
  if (wide !== undefined) {
    s.set(result(inst), s.r64(`mul.wide.${wide.type}`, wide.a, wide.b));
    return;
  }
  const [a, b] = commute(s, inst);
  s.set(result(inst), into(s, a, 'mul.lo.s', s.use(a), s.use(b)));
};

/** Operations that need narrow operands extended and give an extended result. */
const extended =
  (op: string, ext: Extension, commutes = false): Rule =>
  (s, inst) => {
    const [a, b] = commutes ? commute(s, inst) : (inst.args as [Value, Value]);
    if (isWide(a)) s.set(result(inst), s.r64(`${op}64`, s.use(a), s.use(b)));
    else s.set(result(inst), s.r32(`${op}32`, s.extended(a, ext), s.extended(b, ext)), ext);
  };

const logic =
  (op: 'and' | 'or' | 'xor'): Rule =>
  (s, inst) => {
    const [a, b] = commute(s, inst);
    const bits = s.constant(b);
    const width = bitWidth(a.type);
    if (op === 'xor' && bits === BigInt.asUintN(width, -1n)) {
      s.set(result(inst), into(s, a, 'not.b', s.use(a)));
      return;
    }
    if (op === 'and' && bits !== undefined && extract(s, inst, a, bits)) return;
    if (width >= 32) {
      s.set(result(inst), into(s, a, `${op}.b`, s.use(a), s.use(b)));
      return;
    }
    const known = bits !== undefined ? ZERO : s.extensionOf(b);
    const both = op === 'and' ? (s.extensionOf(a) | known) & ZERO : s.extensionOf(a) & known;
    const second = bits !== undefined ? s.extended(b, ZERO) : s.use(b);
    s.set(
      result(inst),
      s.r32(`${op}.b32`, s.use(a), second),
      bits !== undefined && op === 'and' ? ZERO : both,
    );
  };

/** `(x >> c) & (2^k - 1)` is one `bfe`. */
function extract(s: Selector, inst: Inst, a: Value, mask: bigint): boolean {
  if (mask === 0n || (mask & (mask + 1n)) !== 0n || bitWidth(a.type) < 32) return false;
  const shift = s.absorb(a, 'int.lshr');
  if (shift === undefined) return false;
  const amount = s.constant(shift.args[1]);
  if (amount === undefined) return false;
  const width = bitWidth(a.type);
  const by = Number(amount) & (width - 1);
  const length = Math.min(mask.toString(2).length, width - by);
  const operands = [s.use(shift.args[0]), String(by), String(length)];
  s.set(result(inst), s.into(isWide(a) ? R64 : R32, isWide(a) ? 'bfe.u64' : 'bfe.u32', operands));
  return true;
}

/** A shift amount below `width`, as a 32-bit operand; masks what is not known to be in range. */
export function shiftAmount(s: Selector, value: Value, width: number): Use {
  const bits = s.constant(value);
  if (bits !== undefined) return String(Number(bits & BigInt(width - 1)));
  const low = s.low32(value);
  return isBelow(s, value, width) ? low : s.r32('and.b32', low, String(width - 1));
}

/** Is `value` masked to less than `limit`? */
function isBelow(s: Selector, value: Value, limit: number): boolean {
  const def = s.defOf(value);
  if (def === undefined) return false;
  if (def.op === 'int.zext') return isBelow(s, def.args[0], limit);
  if (def.op !== 'int.and') return false;
  const bits = s.constant(def.args[1]) ?? s.constant(def.args[0]);
  return bits !== undefined && bits < BigInt(limit);
}

const shl: Rule = (s, inst) => {
  const [a, by] = inst.args;
  const width = bitWidth(a.type);
  const wide = wideProduct(s, inst);
  if (wide !== undefined) s.set(result(inst), s.r64(`mul.wide.${wide.type}`, wide.a, wide.b));
  else if (width === 32 && s.constant(by) === undefined && !isBelow(s, by, 32)) {
    s.set(result(inst), s.r32('shf.l.wrap.b32', '0', s.use(a), s.low32(by)));
  } else s.set(result(inst), into(s, a, 'shl.b', s.use(a), shiftAmount(s, by, width)));
};

const lshr: Rule = (s, inst) => {
  const [a, by] = inst.args;
  const width = bitWidth(a.type);
  const amount = s.constant(by);
  if (width === 32 && amount === undefined && !isBelow(s, by, 32)) {
    s.set(result(inst), s.r32('shf.r.wrap.b32', s.use(a), '0', s.low32(by)));
  } else if (width >= 32)
    s.set(result(inst), into(s, a, 'shr.u', s.use(a), shiftAmount(s, by, width)));
  else if (amount !== undefined && (s.extensionOf(a) & ZERO) === 0 && s.constant(a) === undefined) {
    const start = Number(amount) & (width - 1);
    s.set(result(inst), s.r32('bfe.u32', s.use(a), String(start), String(width - start)), ZERO);
  } else
    s.set(result(inst), s.r32('shr.u32', s.extended(a, ZERO), shiftAmount(s, by, width)), ZERO);
};

const ashr: Rule = (s, inst) => {
  const [a, by] = inst.args;
  const width = bitWidth(a.type);
  if (width >= 32) s.set(result(inst), into(s, a, 'shr.s', s.use(a), shiftAmount(s, by, width)));
  else s.set(result(inst), s.r32('shr.s32', s.extended(a, SIGN), shiftAmount(s, by, width)), SIGN);
};

const rotate =
  (left: boolean): Rule =>
  (s, inst) => {
    const [a, by] = inst.args;
    const width = bitWidth(a.type);
    const bits = s.constant(by);
    if (width === 32) {
      const amount = bits === undefined ? s.low32(by) : String(Number(bits & 31n));
      const value = s.use(a);
      s.set(result(inst), s.r32(left ? 'shf.l.wrap.b32' : 'shf.r.wrap.b32', value, value, amount));
      return;
    }
    if (width === 64 && bits !== undefined) {
      s.set(result(inst), rotate64(s, a, Number(left ? bits & 63n : -bits & 63n)));
      return;
    }
    // PTX clamps shift amounts, so an amount of 0 shifts everything out of the other half.
    const value = width === 64 ? s.use(a) : s.extended(a, ZERO);
    const amount = shiftAmount(s, by, width);
    const back =
      typeof amount === 'string'
        ? String(width - Number(amount))
        : s.r32('sub.s32', String(width), amount);
    const main = into(s, a, left ? 'shl.b' : 'shr.u', value, amount);
    const rest = into(s, a, left ? 'shr.u' : 'shl.b', value, back);
    s.set(result(inst), into(s, a, 'or.b', main, rest));
  };

/** Left rotation of 64 bits by a constant: two funnel shifts of the halves. */
function rotate64(s: Selector, a: Value, by: number): Use {
  const value = s.reg(a);
  if (by === 0) return value;
  const lo = s.temp(R32);
  const hi = s.temp(R32);
  s.emit('mov.b64', 1, [s.vec(lo, hi), value]);
  if (by === 32) return s.r64('mov.b64', s.vec(hi, lo));
  const [high, low] = by < 32 ? [hi, lo] : [lo, hi];
  const amount = String(by & 31);
  const top = s.r32('shf.l.wrap.b32', low, high, amount);
  const bottom = s.r32('shf.l.wrap.b32', high, low, amount);
  return s.r64('mov.b64', s.vec(bottom, top));
}

const mulHigh =
  (type: 's' | 'u'): Rule =>
  (s, inst) => {
    const [a, b] = commute(s, inst);
    const width = bitWidth(a.type);
    if (width >= 32) {
      s.set(result(inst), into(s, a, `mul.hi.${type}`, s.use(a), s.use(b)));
      return;
    }
    const ext = type === 's' ? SIGN : ZERO;
    const product = s.r32('mul.lo.s32', s.extended(a, ext), s.extended(b, ext));
    s.set(result(inst), s.r32(`shr.${type}32`, product, String(width)), ext);
  };

const abs: Rule = (s, inst) => {
  const a = inst.args[0];
  s.set(
    result(inst),
    isWide(a) ? s.r64('abs.s64', s.use(a)) : s.r32('abs.s32', s.extended(a, SIGN)),
  );
};

/** Results of `clz` and `popc` have 32 bits; an `i64` count is extended. */
function setCount(s: Selector, inst: Inst, count: Use): void {
  if (isWide(result(inst))) s.set(result(inst), s.r64('cvt.u64.u32', count));
  else s.set(result(inst), count, ZERO | SIGN);
}

const ctlz: Rule = (s, inst) => {
  const a = inst.args[0];
  const width = bitWidth(a.type);
  if (width === 64) setCount(s, inst, s.r32('clz.b64', s.use(a)));
  else {
    const count = s.r32('clz.b32', s.extended(a, ZERO));
    setCount(s, inst, width === 32 ? count : s.r32('add.s32', count, String(width - 32)));
  }
};

const cttz: Rule = (s, inst) => {
  const a = inst.args[0];
  const width = bitWidth(a.type);
  if (width === 64) setCount(s, inst, s.r32('clz.b64', s.r64('brev.b64', s.use(a))));
  else {
    // A bit above the value stops the count at its width.
    const value = width === 32 ? s.use(a) : s.r32('or.b32', s.use(a), String(1 << width));
    setCount(s, inst, s.r32('clz.b32', s.r32('brev.b32', value)));
  }
};

const ctpop: Rule = (s, inst) => {
  const a = inst.args[0];
  setCount(
    s,
    inst,
    isWide(a) ? s.r32('popc.b64', s.use(a)) : s.r32('popc.b32', s.extended(a, ZERO)),
  );
};

/** Reverses the bytes of a 64-bit register. */
export function swapBytes64(s: Selector, use: Use): Use {
  const lo = s.temp(R32);
  const hi = s.temp(R32);
  s.emit('mov.b64', 1, [s.vec(lo, hi), s.regOf(use, R64)]);
  return s.r64(
    'mov.b64',
    s.vec(s.r32('prmt.b32', hi, '0', '0x0123'), s.r32('prmt.b32', lo, '0', '0x0123')),
  );
}

const bswap: Rule = (s, inst) => {
  const a = inst.args[0];
  switch (a.type) {
    case 'i8':
      s.set(result(inst), s.use(a), s.extensionOf(a));
      break;
    case 'i16':
      s.set(result(inst), s.r32('prmt.b32', s.use(a), '0', '0x4401'), ZERO);
      break;
    case 'i32':
      s.set(result(inst), s.r32('prmt.b32', s.use(a), '0', '0x0123'));
      break;
    default:
      s.set(result(inst), swapBytes64(s, s.use(a)));
  }
};

const bitrev: Rule = (s, inst) => {
  const a = inst.args[0];
  const width = bitWidth(a.type);
  if (width >= 32) s.set(result(inst), into(s, a, 'brev.b', s.use(a)));
  else s.set(result(inst), s.r32('shr.u32', s.r32('brev.b32', s.use(a)), String(32 - width)), ZERO);
};

export const INT_RULES = {
  'int.add': add,
  'int.sub': sub,
  'int.mul': mul,
  'int.sdiv': extended('div.s', SIGN),
  'int.udiv': extended('div.u', ZERO),
  'int.srem': extended('rem.s', SIGN),
  'int.urem': extended('rem.u', ZERO),
  'int.and': logic('and'),
  'int.or': logic('or'),
  'int.xor': logic('xor'),
  'int.shl': shl,
  'int.lshr': lshr,
  'int.ashr': ashr,
  'int.rotl': rotate(true),
  'int.rotr': rotate(false),
  'int.smin': extended('min.s', SIGN, true),
  'int.smax': extended('max.s', SIGN, true),
  'int.umin': extended('min.u', ZERO, true),
  'int.umax': extended('max.u', ZERO, true),
  'int.smulhi': mulHigh('s'),
  'int.umulhi': mulHigh('u'),
  'int.abs': abs,
  'int.ctlz': ctlz,
  'int.cttz': cttz,
  'int.ctpop': ctpop,
  'int.bswap': bswap,
  'int.bitrev': bitrev,
} satisfies RuleRows;
