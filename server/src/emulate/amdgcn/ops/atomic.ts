/**
 * Atomic operations on memory of every addressing, and those of workgroup memory. Waves run one at
 * a time.
 */
import {
  encodeFloat,
  F16,
  f16Value,
  f32Bits,
  f32FromBits,
  f64Bits,
  f64FromBits,
} from '../../../numeric/index.ts';
import { AccessKind, place, resolveShared } from '../access.ts';
import { read32, write32 } from '../bytes-access.ts';
import type { Decoder } from '../decoder.ts';
import { joinU64 } from '../loops.ts';
import type { Op } from '../state.ts';
import { Counter } from '../waits.ts';
import { type Addresser, addresser, isScalar, type MemorySpace, scalarBase } from './addressing.ts';
import { maxNum, minNum } from './float.ts';
import type { Builder, OpTable } from './table.ts';
import { countersOf } from './vector-memory.ts';

/** New value from the old one and the operand; unsigned 32-bit numbers. */
type Change32 = (old: number, data: number) => number;
type Change64 = (old: bigint, data: bigint) => bigint;

const float32 =
  (f: (a: number, b: number) => number): Change32 =>
  (a, b) =>
    f32Bits(f(f32FromBits(a), f32FromBits(b)));
const float64 =
  (f: (a: number, b: number) => number): Change64 =>
  (a, b) =>
    f64Bits(f(f64FromBits(a), f64FromBits(b)));
const bf16 = (bits: number): number => f32FromBits(bits << 16);
const toBf16 = (x: number): number => {
  const bits = f32Bits(x);
  return Number.isNaN(x) ? 0x7fc0 : ((bits + 0x7fff + ((bits >>> 16) & 1)) >>> 16) & 0xffff;
};

const WORD: Readonly<Record<string, Change32>> = {
  swap_b32: (_old, data) => data,
  add_u32: (old, data) => old + data,
  sub_u32: (old, data) => old - data,
  rsub_u32: (old, data) => data - old,
  csub_u32: (old, data) => (old < data ? 0 : old - data),
  sub_clamp_u32: (old, data) => (old < data ? 0 : old - data),
  cond_sub_u32: (old, data) => (old < data ? old : old - data),
  min_i32: (old, data) => Math.min(old | 0, data | 0),
  max_i32: (old, data) => Math.max(old | 0, data | 0),
  min_u32: (old, data) => Math.min(old, data),
  max_u32: (old, data) => Math.max(old, data),
  and_b32: (old, data) => old & data,
  or_b32: (old, data) => old | data,
  xor_b32: (old, data) => old ^ data,
  inc_u32: (old, data) => (old >= data ? 0 : old + 1),
  dec_u32: (old, data) => (old === 0 || old > data ? data : old - 1),
  add_f32: float32((a, b) => a + b),
  min_f32: float32(minNum),
  max_f32: float32(maxNum),
  pk_add_f16: (old, data) =>
    encodeFloat(f16Value(old) + f16Value(data), F16, 'rn') |
    (encodeFloat(f16Value(old >>> 16) + f16Value(data >>> 16), F16, 'rn') << 16),
  pk_add_bf16: (old, data) =>
    toBf16(bf16(old & 0xffff) + bf16(data & 0xffff)) |
    (toBf16(bf16(old >>> 16) + bf16(data >>> 16)) << 16),
};

const signed = (v: bigint): bigint => BigInt.asIntN(64, v);

const LONG: Readonly<Record<string, Change64>> = {
  swap_b64: (_old, data) => data,
  add_u64: (old, data) => old + data,
  sub_u64: (old, data) => old - data,
  rsub_u64: (old, data) => data - old,
  min_i64: (old, data) => (signed(old) < signed(data) ? old : data),
  max_i64: (old, data) => (signed(old) > signed(data) ? old : data),
  min_u64: (old, data) => (old < data ? old : data),
  max_u64: (old, data) => (old > data ? old : data),
  and_b64: (old, data) => old & data,
  or_b64: (old, data) => old | data,
  xor_b64: (old, data) => old ^ data,
  inc_u64: (old, data) => (old >= data ? 0n : old + 1n),
  dec_u64: (old, data) => (old === 0n || old > data ? data : old - 1n),
  add_f64: float64((a, b) => a + b),
  min_f64: float64(minNum),
  max_f64: float64(maxNum),
};

interface Shape {
  readonly wide: boolean;
  /** Comparison first: the data holds the new value and what the old one must be. */
  readonly compares: boolean;
  readonly change32: Change32 | undefined;
  readonly change64: Change64 | undefined;
}

/**
 * The read-modify-write of one lane whose access is resolved. `data`, `expected` are register
 * offsets.
 */
// biome-ignore lint/complexity/useMaxParams: runs for each lane of each access
function modify(
  R: Uint32Array,
  shape: Shape,
  data: number,
  dataWide: number,
  expected: number,
  out: number,
  outWide: number,
): void {
  const { bytes, offset } = place;
  if (!shape.wide) {
    const old = read32(bytes, offset) >>> 0;
    const value = R[data]!;
    if (shape.compares) {
      if (old === R[expected]) write32(bytes, offset, value);
    } else write32(bytes, offset, shape.change32!(old, value));
    if (out >= 0) R[out] = old;
    return;
  }
  const lo = read32(bytes, offset) >>> 0;
  const hi = read32(bytes, offset + 4) >>> 0;
  const old = joinU64(lo, hi);
  const value = joinU64(R[data]!, R[data + dataWide]!);
  let next = old;
  if (shape.compares) {
    if (lo === R[expected] && hi === R[expected + dataWide]) next = value;
  } else next = BigInt.asUintN(64, shape.change64!(old, value));
  write32(bytes, offset, Number(next & 0xffffffffn));
  write32(bytes, offset + 4, Number(next >> 32n));
  if (out >= 0) {
    R[out] = lo;
    R[out + outWide] = hi;
  }
}

function returns(d: Decoder, space: MemorySpace): boolean {
  if (d.flag('glc') || d.flag('sc0')) return true;
  const th = d.modifier('th');
  if (typeof th === 'string' && th.includes('RETURN')) return true;
  // Without the flag the number of operands tells.
  if (space === 'flat') return d.count > 2 && !isScalar(d.operand(2));
  return space === 'global' && d.count > 3;
}

function memoryAtomic(space: MemorySpace, shape: Shape): Builder {
  return (d) => {
    const back = returns(d, space);
    const size = shape.wide ? 8 : 4;
    const words = shape.wide ? 2 : 1;
    let address: Addresser;
    let dataOperand = d.operand(0);
    if (space === 'buffer') address = addresser(d, space, d.operand(1), d.operand(2), d.operand(3));
    else {
      const first = back ? 1 : 0;
      dataOperand = d.operand(first + 1);
      address = addresser(d, space, d.operand(first), scalarBase(d, space, first + 2));
    }
    const data = d.source(dataOperand, 'u');
    const out = back ? d.dest(d.operand(0), words) : undefined;
    const dropsPrivate = space === 'flat' && shape.wide;
    d.waits = {
      counters: countersOf(d, space, !back),
      writes: back ? d.loaded(d.operand(0), words) : [],
      outOfOrder: false,
    };
    return (w) => {
      const { R, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        if (!address(w, l, 0, size, AccessKind.Atomic)) continue;
        if (place.offset % size !== 0) misaligned(w, l, size);
        if (dropsPrivate && place.bytes === w.scratch) droppedIn(w, l);
        const at = data.off + l * data.step;
        modify(
          R,
          shape,
          at,
          data.wide,
          at + words * data.wide,
          out ? out.off + l : -1,
          out?.wide ?? 0,
        );
      }
    };
  };
}

/** The hardware drops these silently (LLVM's `shouldExpandAtomicRMWInIR` of AMDGPU says so). */
function droppedIn(w: Parameters<Op>[0], lane: number): never {
  return w.fault(
    lane,
    'memory-use',
    'a flat atomic operation of 8 bytes reaches private memory, where the hardware drops it',
  );
}

function misaligned(w: Parameters<Op>[0], lane: number, size: number): never {
  return w.fault(
    lane,
    'misaligned',
    `an atomic operation of ${size} bytes at an address that is not a multiple of ${size}`,
  );
}

/**
 * Workgroup memory: address, data, and for comparisons the expected value in an order that changed
 * with GFX11.
 */
function groupAtomic(shape: Shape, back: boolean, newFirst: boolean): Builder {
  return (d) => {
    const first = back ? 1 : 0;
    const address = d.source(d.operand(first), 'u');
    const a = d.source(d.operand(first + 1), 'u');
    const b = shape.compares ? d.source(d.operand(first + 2), 'u') : a;
    const [data, expected] = newFirst ? [a, b] : [b, a];
    const size = shape.wide ? 8 : 4;
    const out = back ? d.dest(d.operand(0), shape.wide ? 2 : 1) : undefined;
    const imm = d.numberModifier('offset');
    d.waits = {
      counters: [d.cpu.generation >= 12 ? Counter.Ds : Counter.Lgkm],
      writes: back ? d.loaded(d.operand(0), shape.wide ? 2 : 1) : [],
      outOfOrder: false,
    };
    return (w) => {
      const { R, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        resolveShared(
          w,
          l,
          (R[address.off + l * address.step]! + imm) >>> 0,
          size,
          AccessKind.Atomic,
        );
        if (place.offset % size !== 0) misaligned(w, l, size);
        const from = (shape.compares ? data : a).off + l;
        modify(R, shape, from, a.wide, expected.off + l, out ? out.off + l : -1, out?.wide ?? 0);
      }
    };
  };
}

const shapes: readonly (readonly [string, Shape])[] = [
  ...Object.entries(WORD).map(
    ([name, f]) =>
      [name, { wide: false, compares: false, change32: f, change64: undefined }] as const,
  ),
  ...Object.entries(LONG).map(
    ([name, f]) =>
      [name, { wide: true, compares: false, change32: undefined, change64: f }] as const,
  ),
];
const COMPARE_WORD: Shape = {
  wide: false,
  compares: true,
  change32: undefined,
  change64: undefined,
};
const COMPARE_LONG: Shape = {
  wide: true,
  compares: true,
  change32: undefined,
  change64: undefined,
};

/** Which operations are not in every space: from 10.3 on `csub` is for memory by its own kind. */
function exists(space: 'global' | 'flat' | 'buffer' | 'ds', name: string): boolean {
  if (name === 'csub_u32') return space === 'global' || space === 'buffer';
  return space === 'ds' || !name.startsWith('rsub_');
}

function all(): OpTable {
  const out: Record<string, Builder> = {};
  for (const space of ['global', 'flat', 'buffer'] as const) {
    for (const [name, shape] of shapes)
      if (exists(space, name)) out[`${space}_atomic_${name}`] = memoryAtomic(space, shape);
    out[`${space}_atomic_cmpswap_b32`] = memoryAtomic(space, COMPARE_WORD);
    out[`${space}_atomic_cmpswap_b64`] = memoryAtomic(space, COMPARE_LONG);
  }
  for (const [name, shape] of shapes) {
    if (!exists('ds', name)) continue;
    const exchange = name.startsWith('swap_');
    const width = name.slice(-3);
    const [op, type] = splitType(name);
    if (exchange) out[`ds_storexchg_rtn_${width}`] = groupAtomic(shape, true, true);
    else {
      out[`ds_${op}_${type}`] = groupAtomic(shape, false, true);
      out[`ds_${op}_rtn_${type}`] = groupAtomic(shape, true, true);
    }
  }
  for (const [width, shape] of [
    ['b32', COMPARE_WORD],
    ['b64', COMPARE_LONG],
  ] as const) {
    out[`ds_cmpst_${width}`] = groupAtomic(shape, false, false);
    out[`ds_cmpst_rtn_${width}`] = groupAtomic(shape, true, false);
    out[`ds_cmpstore_${width}`] = groupAtomic(shape, false, true);
    out[`ds_cmpstore_rtn_${width}`] = groupAtomic(shape, true, true);
  }
  return out;
}

function splitType(name: string): readonly [string, string] {
  const at = name.lastIndexOf('_');
  return [name.slice(0, at), name.slice(at + 1)];
}

export const atomicOps: OpTable = all();
