/**
 * Loops over the active lanes: a scalar function of 1 to 3 operands becomes an op on whole
 * registers. The common shapes have loops of their own on the typed arrays; the rest reads and
 * writes through small accessors.
 */
import { encodeFloat, F16, f16Value } from '../../numeric/index.ts';
import type { OperandType, Slot } from './decoder.ts';
import type { Op, Wave } from './state.ts';

// biome-ignore lint/suspicious/noExplicitAny: functions of every operand type meet in one table.
export type LaneFunction = (...args: any[]) => any;

const buffer = new ArrayBuffer(8);
const f64 = new Float64Array(buffer);
const u32 = new Uint32Array(buffer);

export function joinF64(lo: number, hi: number): number {
  u32[0] = lo;
  u32[1] = hi;
  return f64[0]!;
}

/** Writes a binary64 into two places of a register array. */
export function splitF64(R: Uint32Array, lo: number, hi: number, value: number): void {
  f64[0] = value;
  R[lo] = u32[0]!;
  R[hi] = u32[1]!;
}

export const joinU64 = (lo: number, hi: number): bigint => (BigInt(hi) << 32n) | BigInt(lo);

type Reader = (w: Wave, lane: number) => number | bigint;
// biome-ignore lint/suspicious/noExplicitAny: numbers or big integers, as the operand's type says.
type Writer = (w: Wave, lane: number, value: any) => void;

function reader(type: OperandType, s: Slot): Reader {
  const { off, step, wide } = s;
  switch (type) {
    case 'f':
      return (w, l) => w.F[off + l * step]!;
    case 'd':
      return (w, l) => joinF64(w.R[off + l * step]!, w.R[off + wide + l * step]!);
    case 'U':
    case 'P':
      return (w, l) => joinU64(w.R[off + l * step]!, w.R[off + wide + l * step]!);
    case 'w':
      return (w, l) => w.R[off + l * step]! & 0xffff;
    case 'h':
      return (w, l) => f16Value(w.R[off + l * step]!);
    default:
      return (w, l) => w.R[off + l * step]!;
  }
}

function writer(type: OperandType, d: Slot): Writer {
  const { off, step, wide } = d;
  switch (type) {
    case 'f':
      return (w, l, v) => {
        w.F[off + l * step] = v;
      };
    case 'd':
      return (w, l, v) => splitF64(w.R, off + l * step, off + wide + l * step, v);
    case 'U':
    case 'P':
      return (w, l, v) => {
        w.R[off + l * step] = Number(BigInt.asUintN(32, v));
        w.R[off + wide + l * step] = Number(BigInt.asUintN(32, v >> 32n));
      };
    case 'w':
      return (w, l, v) => {
        w.R[off + l * step] = v & 0xffff;
      };
    case 'h':
      return (w, l, v) => {
        w.R[off + l * step] = encodeFloat(v, F16, 'rn');
      };
    default:
      return (w, l, v) => {
        w.R[off + l * step] = v;
      };
  }
}

/**
 * An op that applies `fn` lane by lane. `types` is the destination's letter and those of the
 * sources.
 */
export function laneLoop(
  dst: OperandType,
  srcTypes: string,
  fn: LaneFunction,
  d: Slot,
  s: readonly Slot[],
): Op {
  const shape = dst + srcTypes;
  const { off: o } = d;
  const a = s[0]!;
  const ao = a.off;
  const as = a.step;
  if (s.length === 1) {
    if (shape === 'uu') {
      return (w) => {
        const { R, lanes, n } = w;
        for (let i = 0; i < n; i++) {
          const l = lanes[i]!;
          R[o + l] = fn(R[ao + l * as]);
        }
      };
    }
    if (shape === 'ff') {
      return (w) => {
        const { F, lanes, n } = w;
        for (let i = 0; i < n; i++) {
          const l = lanes[i]!;
          F[o + l] = fn(F[ao + l * as]);
        }
      };
    }
  } else if (s.length === 2) {
    const { off: bo, step: bs } = s[1]!;
    if (shape === 'uuu') {
      return (w) => {
        const { R, lanes, n } = w;
        for (let i = 0; i < n; i++) {
          const l = lanes[i]!;
          R[o + l] = fn(R[ao + l * as], R[bo + l * bs]);
        }
      };
    }
    if (shape === 'fff') {
      return (w) => {
        const { F, lanes, n } = w;
        for (let i = 0; i < n; i++) {
          const l = lanes[i]!;
          F[o + l] = fn(F[ao + l * as], F[bo + l * bs]);
        }
      };
    }
  } else if (s.length === 3) {
    const { off: bo, step: bs } = s[1]!;
    const { off: co, step: cs } = s[2]!;
    if (shape === 'uuuu') {
      return (w) => {
        const { R, lanes, n } = w;
        for (let i = 0; i < n; i++) {
          const l = lanes[i]!;
          R[o + l] = fn(R[ao + l * as], R[bo + l * bs], R[co + l * cs]);
        }
      };
    }
    if (shape === 'ffff') {
      return (w) => {
        const { F, lanes, n } = w;
        for (let i = 0; i < n; i++) {
          const l = lanes[i]!;
          F[o + l] = fn(F[ao + l * as], F[bo + l * bs], F[co + l * cs]);
        }
      };
    }
  }
  return generalLoop(dst, srcTypes, fn, d, s);
}

function generalLoop(
  dst: OperandType,
  srcTypes: string,
  fn: LaneFunction,
  d: Slot,
  s: readonly Slot[],
): Op {
  const put = writer(dst, d);
  const read = s.map((slot, i) => reader(srcTypes[i] as OperandType, slot));
  const [ra, rb, rc] = read;
  if (rc) {
    return (w) => {
      const { lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        put(w, l, fn(ra!(w, l), rb!(w, l), rc(w, l)));
      }
    };
  }
  if (rb) {
    return (w) => {
      const { lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        put(w, l, fn(ra!(w, l), rb(w, l)));
      }
    };
  }
  return (w) => {
    const { lanes, n } = w;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      put(w, l, fn(ra!(w, l)));
    }
  };
}

/**
 * An op that asks `fn` for one bit of each active lane and writes the mask to a scalar register
 * pair; bits of inactive lanes become zero.
 */
export function maskLoop(
  srcTypes: string,
  fn: LaneFunction,
  dest: number,
  wide: boolean,
  s: readonly Slot[],
): Op {
  const a = s[0]!;
  const b = s[1]!;
  if (srcTypes === 'uu') {
    const { off: ao, step: as } = a;
    const { off: bo, step: bs } = b;
    return (w) => {
      const { R, lanes, n } = w;
      let lo = 0;
      let hi = 0;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        if (fn(R[ao + l * as], R[bo + l * bs])) {
          if (l < 32) lo |= 1 << l;
          else hi |= 1 << (l - 32);
        }
      }
      R[dest] = lo;
      if (wide) R[dest + 1] = hi;
    };
  }
  const ra = reader(srcTypes[0] as OperandType, a);
  const rb = reader(srcTypes[1] as OperandType, b);
  return (w) => {
    const { R, lanes, n } = w;
    let lo = 0;
    let hi = 0;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      if (fn(ra(w, l), rb(w, l))) {
        if (l < 32) lo |= 1 << l;
        else hi |= 1 << (l - 32);
      }
    }
    R[dest] = lo;
    if (wide) R[dest + 1] = hi;
  };
}

/** Bit of a lane in a mask register pair. */
export function maskBit(R: Uint32Array, at: number, lane: number): number {
  return lane < 32 ? (R[at]! >>> lane) & 1 : (R[at + 1]! >>> (lane - 32)) & 1;
}
