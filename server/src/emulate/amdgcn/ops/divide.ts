/** The steps of exact division that read or write a mask of lanes. */

import type { Slot } from '../decoder.ts';
import { joinF64, maskBit, splitF64 } from '../loops.ts';
import { assemble, prepareResult, prepareSources } from '../prepare.ts';
import { type Op, SReg } from '../state.ts';
import { divFmas32, divFmas64, divScale32, divScale64 } from './float.ts';
import type { Builder, OpTable } from './table.ts';

/** `d, mask, a, b, c`. */
function scale(wide: boolean): Builder {
  return (d) => {
    const mask = d.layout.scalarBase + d.scalarDest(d.operand(1));
    const type = wide ? 'd' : 'f';
    const { slots, before } = prepareSources(
      d,
      [d.operand(2), d.operand(3), d.operand(4)],
      type.repeat(3),
    );
    const [a, b, c] = slots as [Slot, Slot, Slot];
    const out = d.dest(d.operand(0), wide ? 2 : 1);
    const both = d.lanes === 64;
    const main: Op = (w) => {
      const { R, F, lanes, n } = w;
      let lo = 0;
      let hi = 0;
      const get = (s: Slot, l: number): number => {
        const at = s.off + l * s.step;
        return wide ? joinF64(R[at]!, R[at + s.wide]!) : F[at]!;
      };
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const r = (wide ? divScale64 : divScale32)(get(a, l), get(b, l), get(c, l));
        if (wide) splitF64(R, out.off + l, out.off + out.wide + l, r.value);
        else F[out.off + l] = r.value;
        if (r.flag) {
          if (l < 32) lo |= 1 << l;
          else hi |= 1 << (l - 32);
        }
      }
      R[mask] = lo;
      if (both) R[mask + 1] = hi;
    };
    return assemble(before, main, [], undefined);
  };
}

function multiplyAdd(wide: boolean): Builder {
  return (d) => {
    const vcc = d.layout.scalarBase + SReg.VccLo;
    const type = wide ? 'd' : 'f';
    const { slots, before } = prepareSources(
      d,
      [d.operand(1), d.operand(2), d.operand(3)],
      type.repeat(3),
    );
    const [a, b, c] = slots as [Slot, Slot, Slot];
    const { slot: out, after } = prepareResult(d, d.operand(0), type);
    const main: Op = (w) => {
      const { R, F, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const flag = maskBit(R, vcc, l);
        if (wide) {
          const get = (s: Slot): number =>
            joinF64(R[s.off + l * s.step]!, R[s.off + l * s.step + s.wide]!);
          splitF64(R, out.off + l, out.off + out.wide + l, divFmas64(get(a), get(b), get(c), flag));
        } else {
          F[out.off + l] = divFmas32(
            F[a.off + l * a.step]!,
            F[b.off + l * b.step]!,
            F[c.off + l * c.step]!,
            flag,
          );
        }
      }
    };
    return assemble(before, main, after, undefined);
  };
}

export const divideOps: OpTable = {
  v_div_scale_f32: scale(false),
  v_div_scale_f64: scale(true),
  v_div_fmas_f32: multiplyAdd(false),
  v_div_fmas_f64: multiplyAdd(true),
};
