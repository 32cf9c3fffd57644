/**
 * Data-parallel primitives: a vector source read from other lanes (GFX9 ISA 6.3.8, RDNA 6.6.2).
 * Produces an op that moves the source into a temporary and says which lanes take part.
 */
import type { Decoder, Slot } from './decoder.ts';
import { SReg, type Wave } from './state.ts';

/** For each lane the lane it reads, -1 when it reads outside. */
function sourceLanes(d: Decoder): Int32Array {
  const W = d.lanes;
  const out = new Int32Array(W).fill(-1);
  const fill = (f: (lane: number, row: number, at: number) => number): Int32Array => {
    for (let l = 0; l < W; l++) out[l] = f(l, l & ~15, l & 15);
    return out;
  };
  for (const m of d.instr.modifiers) {
    const k = typeof m.value === 'number' ? m.value : 0;
    switch (m.name) {
      case 'quad_perm': {
        const p = d.listModifier('quad_perm') ?? [];
        return fill((l) => (l & ~3) + (p[l & 3] ?? 0));
      }
      case 'dpp8': {
        const p = d.listModifier('dpp8') ?? [];
        return fill((l) => (l & ~7) + (p[l & 7] ?? 0));
      }
      case 'row_shl':
        return fill((_l, row, at) => (at + k < 16 ? row + at + k : -1));
      case 'row_shr':
        return fill((_l, row, at) => (at - k >= 0 ? row + at - k : -1));
      case 'row_ror':
        return fill((_l, row, at) => row + ((at - k + 16) & 15));
      case 'wave_shl':
        return fill((l) => (l + 1 < W ? l + 1 : -1));
      case 'wave_rol':
        return fill((l) => (l + 1) % W);
      case 'wave_shr':
        return fill((l) => l - 1);
      case 'wave_ror':
        return fill((l) => (l + W - 1) % W);
      case 'row_mirror':
        return fill((_l, row, at) => row + 15 - at);
      case 'row_half_mirror':
        return fill((l) => (l & ~7) + 7 - (l & 7));
      case 'row_bcast':
        // 15: the last lane of each row to the next row; 31: lane 31 to the upper half.
        return k === 15
          ? fill((_l, row) => (row >= 16 ? row - 1 : -1))
          : fill((l) => (l >= 32 ? 31 : -1));
      case 'row_newbcast':
      case 'row_share':
        return fill((_l, row) => row + k);
      case 'row_xmask':
        return fill((_l, row, at) => row + (at ^ k));
    }
  }
  return d.fail('this data-parallel move is unknown');
}

/**
 * Moves `from` into `to` across lanes. The returned function makes the lanes active that take part:
 * rows and banks of the masks, minus lanes without a source unless `bound_ctrl` gives them zero.
 * True when the active lanes changed.
 */
export function crossLane(d: Decoder, from: Slot, to: Slot, wide: boolean): (w: Wave) => boolean {
  const map = sourceLanes(d);
  const rows = d.numberModifier('row_mask', 15);
  const banks = d.numberModifier('bank_mask', 15);
  const zero = d.flag('bound_ctrl');
  const inactive = d.numberModifier('fi', 0) !== 0;
  const exec = d.layout.scalarBase + SReg.ExecLo;
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the body of one instruction: calls in it would cost at each step of a wave
  return (w) => {
    const { R, lanes, n } = w;
    const lo = R[exec]!;
    const hi = R[exec + 1]!;
    let takeLo = 0;
    let takeHi = 0;
    let taken = 0;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      if (((rows >>> (l >> 4)) & 1) === 0 || ((banks >>> ((l >> 2) & 3)) & 1) === 0) continue;
      const from0 = map[l]!;
      const valid =
        from0 >= 0 &&
        (inactive || (from0 < 32 ? (lo >>> from0) & 1 : (hi >>> (from0 - 32)) & 1) === 1);
      if (!valid && !zero) continue;
      R[to.off + l] = valid ? R[from.off + from0 * from.step]! : 0;
      if (wide) R[to.off + to.wide + l] = valid ? R[from.off + from.wide + from0 * from.step]! : 0;
      if (l < 32) takeLo |= 1 << l;
      else takeHi |= 1 << (l - 32);
      taken++;
    }
    if (taken === n) return false;
    w.listLanes(takeLo >>> 0, takeHi >>> 0);
    return true;
  };
}
