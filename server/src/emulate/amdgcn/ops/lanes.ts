/** Instructions that move values between lanes, or between lanes and scalar registers. */
import { type Decoder, type Slot, withExec } from '../decoder.ts';
import { prepareSources } from '../prepare.ts';
import { type Op, SReg, type Wave } from '../state.ts';
import { countBits } from './integer.ts';
import type { Builder, OpTable } from './table.ts';

/** Masked bit count below this lane; `high` counts the upper half of a wave of 64. */
function maskedCount(high: boolean): Builder {
  return (d) => {
    const { slots, before } = prepareSources(d, [d.operand(1), d.operand(2)], 'uu');
    const [a, b] = slots as [Slot, Slot];
    const out = d.dest(d.operand(0));
    const main: Op = (w) => {
      for (const op of before) op(w);
      const { R, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const below = high ? (l <= 32 ? 0 : 2 ** (l - 32) - 1) : l >= 32 ? 0xffffffff : 2 ** l - 1;
        R[out.off + l] = countBits(R[a.off + l * a.step]! & below) + R[b.off + l * b.step]!;
      }
    };
    return main;
  };
}

/** The lane a lane-select operand names. */
function laneOf(w: Wave, s: Slot): number {
  return w.R[s.off]! & (w.width - 1);
}

const readFirst: Builder = (d) => {
  const source = d.source(d.operand(1), 'u');
  const dest = d.scalarDest(d.operand(0));
  const at = d.layout.scalarBase + dest;
  return withExec(
    (w) => {
      const lane = w.n > 0 ? w.lanes[0]! : 0;
      w.R[at] = w.R[source.off + lane * source.step]!;
    },
    dest,
    1,
  );
};

const readLane: Builder = (d) => {
  const source = d.source(d.operand(1), 'u');
  const select = d.source(d.operand(2), 'u');
  const dest = d.scalarDest(d.operand(0));
  const at = d.layout.scalarBase + dest;
  return withExec(
    (w) => {
      w.R[at] = w.R[source.off + laneOf(w, select) * source.step]!;
    },
    dest,
    1,
  );
};

const writeLane: Builder = (d) => {
  const value = d.source(d.operand(1), 'u');
  const select = d.source(d.operand(2), 'u');
  const out = d.dest(d.operand(0));
  return (w) => {
    w.R[out.off + laneOf(w, select)] = w.R[value.off]!;
  };
};

/** `v_permlane16` and its crossing twin: lanes of a row chosen by two selector registers. */
function permlane16(cross: boolean, variable: boolean): Builder {
  return (d) => {
    const source = d.source(d.operand(1), 'u');
    const first = d.source(d.operand(2), 'u');
    const second = variable ? first : d.source(d.operand(3), 'u');
    const out = d.dest(d.operand(0));
    const opSel = d.listModifier('op_sel') ?? [];
    const inactive = opSel[0] === 1;
    const zero = opSel[1] === 1;
    const exec = d.layout.scalarBase + SReg.ExecLo;
    const copy = new Uint32Array(d.lanes);
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the body of one instruction: calls in it would cost at each step of a wave
    return (w) => {
      const { R, lanes, n } = w;
      for (let l = 0; l < w.width; l++) copy[l] = R[source.off + l * source.step]!;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const at = l & 15;
        const word = at < 8 ? R[first.off]! : R[second.off]!;
        const pick = variable ? R[first.off + l]! & 15 : (word >>> (4 * (at & 7))) & 15;
        const from = ((l & ~15) ^ (cross ? 16 : 0)) + pick;
        const active =
          (from < 32 ? (R[exec]! >>> from) & 1 : (R[exec + 1]! >>> (from - 32)) & 1) === 1;
        if (active || inactive) R[out.off + l] = copy[from]!;
        else if (zero) R[out.off + l] = 0;
      }
    };
  };
}

const permlane64: Builder = (d) => {
  const source = d.source(d.operand(1), 'u');
  const out = d.dest(d.operand(0));
  const copy = new Uint32Array(d.lanes);
  return (w) => {
    if (w.width === 32) return;
    const { R, lanes, n } = w;
    for (let l = 0; l < 64; l++) copy[l] = R[source.off + l * source.step]!;
    for (let i = 0; i < n; i++) R[out.off + lanes[i]!] = copy[lanes[i]! ^ 32]!;
  };
};

/** Exchanges two registers, or rows of them (gfx950). */
function swap(rows: 0 | 16 | 32): Builder {
  return (d: Decoder) => {
    const a = d.dest(d.operand(0));
    const b = d.dest(d.operand(1));
    return (w) => {
      const { R, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        if (rows !== 0) {
          // The odd rows of the first register change places with the even rows of the second.
          if ((l & rows) === 0) continue;
          const other = l - rows;
          const t = R[a.off + l]!;
          R[a.off + l] = R[b.off + other]!;
          R[b.off + other] = t;
          continue;
        }
        const t = R[a.off + l]!;
        R[a.off + l] = R[b.off + l]!;
        R[b.off + l] = t;
      }
    };
  };
}

export const laneOps: OpTable = {
  v_mbcnt_lo_u32_b32: maskedCount(false),
  v_mbcnt_hi_u32_b32: maskedCount(true),
  v_readfirstlane_b32: readFirst,
  v_readlane_b32: readLane,
  v_writelane_b32: writeLane,
  v_permlane16_b32: permlane16(false, false),
  v_permlanex16_b32: permlane16(true, false),
  v_permlane16_var_b32: permlane16(false, true),
  v_permlanex16_var_b32: permlane16(true, true),
  v_permlane64_b32: permlane64,
  v_swap_b32: swap(0),
  v_permlane16_swap_b32: swap(16),
  v_permlane32_swap_b32: swap(32),
};
