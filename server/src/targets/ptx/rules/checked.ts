/** Saturating and overflow-reporting arithmetic of 8 to 64 bits. */
import { bitWidth, type Inst, type Value } from '../../../mir/index.ts';
import { R32, R64 } from '../classes.ts';
import { type Selector, SIGN, type Use, ZERO } from '../select.ts';
import { commute, isWide } from './ints.ts';
import type { Rule, RuleRows } from './rule.ts';

const maxOf = (width: number, signed: boolean): string =>
  (signed ? (1n << BigInt(width - 1)) - 1n : (1n << BigInt(width)) - 1n).toString();
const minOf = (width: number): string => (-(1n << BigInt(width - 1))).toString();

type Sum = 'add' | 'sub';

/** Bit pattern whose sign says whether `a op b = sum` overflowed as signed. */
function signedOverflow(s: Selector, op: Sum, bits: '32' | '64', a: Use, b: Use, sum: Use): Use {
  const cls = bits === '64' ? R64 : R32;
  const x = s.into(cls, `xor.b${bits}`, [a, op === 'add' ? sum : b]);
  const y = s.into(cls, `xor.b${bits}`, op === 'add' ? [b, sum] : [a, sum]);
  return s.into(cls, `and.b${bits}`, [x, y]);
}

const unsignedSat =
  (op: Sum): Rule =>
  (s, inst) => {
    const [a, b] = op === 'add' ? commute(s, inst) : (inst.args as [Value, Value]);
    const width = bitWidth(a.type);
    const out = inst.results[0];
    const bits = width === 64 ? '64' : '32';
    const cls = width === 64 ? R64 : R32;
    const x = width < 32 ? s.extended(a, ZERO) : s.use(a);
    const y = width < 32 ? s.extended(b, ZERO) : s.use(b);
    if (op === 'sub') {
      s.set(out, s.into(cls, `sub.s${bits}`, [s.into(cls, `max.u${bits}`, [x, y]), y]), ZERO);
    } else if (width < 32) {
      s.set(out, s.r32('min.u32', s.r32('add.s32', x, y), maxOf(width, false)), ZERO);
    } else {
      const sum = s.into(cls, `add.s${bits}`, [x, y]);
      const wrapped = s.pred(`setp.lt.u${bits}`, sum, x);
      s.set(out, s.into(cls, `selp.b${bits}`, ['-1', sum, wrapped]));
    }
  };

const signedSat =
  (op: Sum): Rule =>
  (s, inst) => {
    const [a, b] = op === 'add' ? commute(s, inst) : (inst.args as [Value, Value]);
    const width = bitWidth(a.type);
    const out = inst.results[0];
    if (width === 32) s.set(out, s.r32(`${op}.sat.s32`, s.use(a), s.use(b)));
    else if (width < 32) {
      const sum = s.r32(`${op}.s32`, s.extended(a, SIGN), s.extended(b, SIGN));
      s.set(out, s.r32('min.s32', s.r32('max.s32', sum, minOf(width)), maxOf(width, true)), SIGN);
    } else {
      const x = s.use(a);
      const y = s.use(b);
      const sum = s.r64(`${op}.s64`, x, y);
      const over = s.pred('setp.lt.s64', signedOverflow(s, op, '64', x, y, sum), '0');
      // On overflow the sum has the wrong sign: MAX when it is negative, MIN when it is not.
      const limit = s.r64('xor.b64', s.r64('shr.s64', sum, '63'), minOf(64));
      s.set(out, s.r64('selp.b64', limit, sum, over));
    }
  };

const unsignedOvf =
  (op: Sum): Rule =>
  (s, inst) => {
    const [a, b] = op === 'add' ? commute(s, inst) : (inst.args as [Value, Value]);
    const [out, flag] = inst.results;
    const width = bitWidth(a.type);
    const bits = width === 64 ? '64' : '32';
    const x = width < 32 ? s.extended(a, ZERO) : s.use(a);
    const y = width < 32 ? s.extended(b, ZERO) : s.use(b);
    const sum = s.into(width === 64 ? R64 : R32, `${op}.s${bits}`, [x, y]);
    s.set(out, sum);
    if (op === 'sub') s.set(flag, s.pred(`setp.lt.u${bits}`, x, y));
    else if (width < 32) s.set(flag, s.pred('setp.gt.u32', sum, maxOf(width, false)));
    else s.set(flag, s.pred(`setp.lt.u${bits}`, sum, x));
  };

const signedOvf =
  (op: Sum): Rule =>
  (s, inst) => {
    const [a, b] = op === 'add' ? commute(s, inst) : (inst.args as [Value, Value]);
    const [out, flag] = inst.results;
    const width = bitWidth(a.type);
    if (width < 32) {
      const sum = s.r32(`${op}.s32`, s.extended(a, SIGN), s.extended(b, SIGN));
      setNarrowSigned(s, inst, sum, width);
      return;
    }
    const bits = width === 64 ? '64' : '32';
    const x = s.use(a);
    const y = s.use(b);
    const sum = s.into(isWide(a) ? R64 : R32, `${op}.s${bits}`, [x, y]);
    s.set(out, sum);
    const known = s.constant(b);
    if (known !== undefined) {
      // With a constant the sum moves in a known direction.
      const negative = BigInt.asIntN(width, known) < 0n;
      const grows = op === 'add' ? !negative : negative;
      s.set(flag, s.pred(`setp.${grows ? 'lt' : 'gt'}.s${bits}`, sum, x));
    } else s.set(flag, s.pred(`setp.lt.s${bits}`, signedOverflow(s, op, bits, x, y, sum), '0'));
  };

/** A result computed exactly in 32 bits overflows a narrow type when its extension differs. */
function setNarrowSigned(s: Selector, inst: Inst, exact: Use, width: number): void {
  const narrow = s.r32(width === 8 ? 'cvt.s32.s8' : 'cvt.s32.s16', exact);
  s.set(inst.results[0], narrow, SIGN);
  s.set(inst.results[1], s.pred('setp.ne.b32', narrow, exact));
}

const mulOvf =
  (signed: boolean): Rule =>
  (s, inst) => {
    const [a, b] = commute(s, inst);
    const [out, flag] = inst.results;
    const width = bitWidth(a.type);
    if (width < 32) {
      const ext = signed ? SIGN : ZERO;
      const product = s.r32('mul.lo.s32', s.extended(a, ext), s.extended(b, ext));
      if (signed) setNarrowSigned(s, inst, product, width);
      else {
        s.set(out, product);
        s.set(flag, s.pred('setp.gt.u32', product, maxOf(width, false)));
      }
      return;
    }
    const bits = width === 64 ? '64' : '32';
    const cls = width === 64 ? R64 : R32;
    const x = s.use(a);
    const y = s.use(b);
    const low = s.into(cls, `mul.lo.s${bits}`, [x, y]);
    const high = s.into(cls, `mul.hi.${signed ? 's' : 'u'}${bits}`, [x, y]);
    s.set(out, low);
    const expected = signed ? s.into(cls, `shr.s${bits}`, [low, String(width - 1)]) : '0';
    s.set(flag, s.pred(`setp.ne.b${bits}`, high, expected));
  };

export const CHECKED_RULES = {
  'int.sadd.sat': signedSat('add'),
  'int.uadd.sat': unsignedSat('add'),
  'int.ssub.sat': signedSat('sub'),
  'int.usub.sat': unsignedSat('sub'),
  'int.sadd.ovf': signedOvf('add'),
  'int.uadd.ovf': unsignedOvf('add'),
  'int.ssub.ovf': signedOvf('sub'),
  'int.usub.ovf': unsignedOvf('sub'),
  'int.smul.ovf': mulOvf(true),
  'int.umul.ovf': mulOvf(false),
} satisfies RuleRows;
