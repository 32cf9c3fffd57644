/**
 * Vector arithmetic that reads or writes a mask of lanes: carries, selection by a mask, 64-bit
 * multiply-add.
 */
import { type Decoder, type Slot, withExec } from '../decoder.ts';
import { assemble, prepareResult, prepareSources } from '../prepare.ts';
import { type Op, SReg } from '../state.ts';
import { mulHigh, mulHighSigned } from './integer.ts';
import type { Builder, OpTable } from './table.ts';

/**
 * Sum or difference with carries. Text: `d, carry-out, a, b[, carry-in]`. `swap` exchanges the
 * operands, `sign` is -1 for differences.
 */
function carrying(sign: 1 | -1, swap: boolean, carryIn: boolean): Builder {
  return (d) => {
    const { layout } = d;
    const out = d.scalarDest(d.operand(1));
    const wide = d.lanes === 64;
    const { slots, before, limit } = prepareSources(d, [d.operand(2), d.operand(3)], 'uu');
    const [a, b] = swap ? [slots[1]!, slots[0]!] : [slots[0]!, slots[1]!];
    const result = prepareResult(d, d.operand(0), 'u');
    const { off: o } = result.slot;
    const outAt = layout.scalarBase + out;
    const inAt = carryIn ? d.source(d.operand(4), 'u').off : -1;
    const clamp = d.flag('clamp');
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the body of one instruction: calls in it would cost at each step of a wave
    const main: Op = (w) => {
      const { R, lanes, n } = w;
      const inLo = inAt < 0 ? 0 : R[inAt]!;
      const inHi = inAt < 0 || !wide ? 0 : R[inAt + 1]!;
      let lo = 0;
      let hi = 0;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const c = l < 32 ? (inLo >>> l) & 1 : (inHi >>> (l - 32)) & 1;
        const v = R[a.off + l * a.step]! + sign * (R[b.off + l * b.step]! + c);
        const over = v < 0 || v > 0xffffffff;
        R[o + l] = clamp && over ? (v < 0 ? 0 : 0xffffffff) : v;
        if (over) {
          if (l < 32) lo |= 1 << l;
          else hi |= 1 << (l - 32);
        }
      }
      R[outAt] = lo;
      if (wide) R[outAt + 1] = hi;
    };
    return withExec(assemble(before, main, result.after, limit), out, wide ? 2 : 1);
  };
}

/** `v_cndmask`: the mask is the last operand, or vcc when the text leaves it out. */
function conditional(type: 'u' | 'w'): Builder {
  return (d) => {
    const { slots, before, limit } = prepareSources(d, [d.operand(1), d.operand(2)], type + type);
    const mask = d.count > 3 ? d.source(d.operand(3), 'u').off : d.layout.scalarBase + SReg.VccLo;
    const result = prepareResult(d, d.operand(0), type);
    const [a, b] = slots as [Slot, Slot];
    const { off: o } = result.slot;
    const main: Op = (w) => {
      const { R, lanes, n } = w;
      const lo = R[mask]!;
      const hi = R[mask + 1]!;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const c = l < 32 ? (lo >>> l) & 1 : (hi >>> (l - 32)) & 1;
        R[o + l] = c ? R[b.off + l * b.step]! : R[a.off + l * a.step]!;
      }
    };
    return assemble(before, main, result.after, limit);
  };
}

/** `d64, carry, a32, b32, c64`: full product plus addend; without the carry since gfx1250. */
function multiplyAdd64(signed: boolean, carries = true): Builder {
  return (d: Decoder) => {
    const wide = d.lanes === 64;
    const outAt = carries ? d.layout.scalarBase + d.scalarDest(d.operand(1)) : -1;
    const first = carries ? 2 : 1;
    const sources = [0, 1, 2].map((at) => d.operand(first + at));
    const { slots, before } = prepareSources(d, sources, 'uuU');
    const [a, b, c] = slots as [Slot, Slot, Slot];
    const result = d.dest(d.operand(0), 2);
    const main: Op = (w) => {
      const { R, lanes, n } = w;
      let lo = 0;
      let hi = 0;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const x = R[a.off + l * a.step]!;
        const y = R[b.off + l * b.step]!;
        const low = (Math.imul(x, y) >>> 0) + R[c.off + l * c.step]!;
        const carry = low > 0xffffffff ? 1 : 0;
        let over: boolean;
        let high: number;
        const addend = R[c.off + c.wide + l * c.step]!;
        if (signed) {
          high = mulHighSigned(x, y) + (addend | 0) + carry;
          over = high > 0x7fffffff || high < -0x80000000;
        } else {
          high = mulHigh(x, y) + addend + carry;
          over = high > 0xffffffff;
        }
        R[result.off + l] = low;
        R[result.off + result.wide + l] = high;
        if (over) {
          if (l < 32) lo |= 1 << l;
          else hi |= 1 << (l - 32);
        }
      }
      if (outAt < 0) return;
      R[outAt] = lo;
      if (wide) R[outAt + 1] = hi;
    };
    return assemble(before, main, [], undefined);
  };
}

export const carryOps: OpTable = {
  v_add_co_u32: carrying(1, false, false),
  v_sub_co_u32: carrying(-1, false, false),
  v_subrev_co_u32: carrying(-1, true, false),
  v_add_co_ci_u32: carrying(1, false, true),
  v_sub_co_ci_u32: carrying(-1, false, true),
  v_subrev_co_ci_u32: carrying(-1, true, true),
  v_cndmask_b32: conditional('u'),
  v_cndmask_b16: conditional('w'),
  v_mad_u64_u32: multiplyAdd64(false),
  v_mad_i64_i32: multiplyAdd64(true),
  v_mad_nc_u64_u32: multiplyAdd64(false, false),
  v_mad_nc_i64_i32: multiplyAdd64(true, false),
};
