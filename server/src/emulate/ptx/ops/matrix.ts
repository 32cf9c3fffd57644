/**
 * Matrices that a warp holds together (PTX ISA 9.7.15): `ldmatrix`, `stmatrix`, `mma.sync` and
 * `wmma`. Which lane has which element is the ISA's for all but `wmma`, whose fragments are opaque.
 * A sum is rounded once, but that of `f64`; machines may round in between.
 */

import {
  BF16,
  decodeFloat,
  encodeFloat,
  F16,
  type FloatFormat,
  fma64,
} from '../../../numeric/index.ts';
import { AccessKind, place, resolve } from '../access.ts';
import type { AddressSlot, ControlOp, OpCompiler, OpContext, OpTable } from '../context.ts';
import { type CollectivePlan, type Frame, OpKind } from '../state.ts';
import { accessSpace, addressOut, elementsOf, readAddress, spaceAt } from './memory.ts';

type Run = CollectivePlan['run'];

const LANES = 32;

/**
 * All lanes of the warp take part. Where some have ended or never were the result is undefined (PTX
 * ISA, `mma`: "all threads in the warp must execute the same instruction"): that is reported, and
 * the registers stay.
 */
function collective(c: OpContext, run: Run): ControlOp {
  const mask = c.constant(0xffffffffn, 1);
  const { opcode } = c.instr;
  const whole: Run = (frames, members, lanes) => {
    if (lanes.length === LANES) return run(frames, members, lanes);
    const [first] = lanes;
    const { warp } = frames[first!]!;
    const count =
      lanes.length === 1 ? '1 thread of it executes' : `${lanes.length} threads of it execute`;
    warp.warn(first!, 'sync-mask', `\`${opcode}\` needs a whole warp, and ${count} it`);
  };
  return { kind: OpKind.Collective, collective: { mask, anyPlace: false, run: whole } };
}

// ---- elements -----------------------------------------------------------------------------------

/** Bits of an element, and the number that they are. */
interface Element {
  readonly bits: number;
  readonly decode: (bits: number) => number;
  readonly encode: (value: number) => number;
}

const word = new DataView(new ArrayBuffer(4));

const ofFloat = (format: FloatFormat): Element => ({
  bits: 16,
  decode: (bits) => decodeFloat(bits, format),
  encode: (value) => encodeFloat(value, format, 'rn'),
});

/** Factors are read by 10 bits of their fraction. */
const single = (kept: number): Element => ({
  bits: 32,
  decode: (bits) => {
    word.setInt32(0, bits & kept);
    return word.getFloat32(0);
  },
  encode: (value) => {
    word.setFloat32(0, value);
    return word.getInt32(0);
  },
});

const ELEMENTS: Readonly<Record<string, Element>> = {
  f16: ofFloat(F16),
  bf16: ofFloat(BF16),
  f32: single(-1),
  tf32: single(~0x1fff),
  s32: { bits: 32, decode: (bits) => bits, encode: (value) => value | 0 },
  s8: { bits: 8, decode: (bits) => (bits << 24) >> 24, encode: (value) => value & 255 },
  u8: { bits: 8, decode: (bits) => bits & 255, encode: (value) => value & 255 },
  // Two words: they are read and written as what they are.
  f64: { bits: 64, decode: Number, encode: Number },
};

/** How many elements a register has. */
const perRegister = ({ bits }: Element): number => Math.max(1, 32 / bits);

function elementOf(c: OpContext, type: string | undefined): Element {
  return (
    ELEMENTS[type ?? ''] ??
    c.fail(`the simulator does not run \`${c.instr.opcode}\` of \`.${type}\``)
  );
}

/** Types among the modifiers, in their order. */
function typesOf(c: OpContext): string[] {
  return c.mods.filter((word) => /^(?:b?f16|tf32|f32|f64|[su]8|s32)$/.test(word));
}

/** Slots of the registers in braces. */
const sources = (c: OpContext, index: number, { bits }: Element): number[] =>
  elementsOf(c.operand(index)).map((one) => c.srcOf(one, bits === 64 ? 'f64' : 'b32'));
const targets = (c: OpContext, index: number, { bits }: Element): number[] =>
  elementsOf(c.operand(index)).map((one) => c.dstOf(one, bits === 64 ? 'f64' : 'b32'));

/** Registers of the instructions that know no types. */
const WORD = ELEMENTS['s32']!;

/** Which element of a matrix stands at a place of a register of a lane. */
type Place = (lane: number, register: number, at: number) => readonly [row: number, column: number];

interface Fragment {
  readonly slots: readonly number[];
  readonly element: Element;
  readonly place: Place;
  readonly columns: number;
}

function each(
  { slots, element, place: placeOf, columns }: Fragment,
  visit: (lane: number, slot: number, shift: number, index: number) => void,
): void {
  for (let lane = 0; lane < LANES; lane++)
    slots.forEach((slot, register) => {
      for (let at = 0; at < perRegister(element); at++) {
        const [row, column] = placeOf(lane, register, at);
        if (row >= 0) visit(lane, slot, at * element.bits, row * columns + column);
      }
    });
}

function gather(
  frames: readonly (Frame | undefined)[],
  size: number,
  from: Fragment,
): Float64Array {
  const out = new Float64Array(size);
  each(from, (lane, slot, shift, index) => {
    const f = frames[lane]!;
    out[index] =
      from.element.bits === 64
        ? f.f64[slot / 2 + lane]!
        : from.element.decode(f.i32[slot + lane]! >>> shift);
  });
  return out;
}

function scatter(frames: readonly (Frame | undefined)[], values: Float64Array, to: Fragment): void {
  each(to, (lane, slot, shift, index) => {
    const f = frames[lane]!;
    if (to.element.bits === 64) {
      f.f64[slot / 2 + lane] = values[index]!;
      return;
    }
    const bits = to.element.encode(values[index]!);
    const kept = to.element.bits === 32 ? 0 : f.i32[slot + lane]! & ~(mask(to.element) << shift);
    f.i32[slot + lane] = kept | (bits << shift);
  });
}

const mask = ({ bits }: Element): number => (bits === 32 ? -1 : 2 ** bits - 1);

/** How products are summed up, and whether sums of integers stop at their ends. */
interface Sum {
  readonly add: (a: number, b: number, sum: number) => number;
  readonly saturates: boolean;
}

/** Those of `f64` are rounded at each step, as `fma` is (PTX ISA, `mma`, semantics). */
function sumOf(c: OpContext, { bits }: Element): Sum {
  const add = bits === 64 ? fma64 : (a: number, b: number, sum: number) => sum + a * b;
  return { add, saturates: c.has('satfinite') };
}

/** `a * b + c` of whole matrices. */
function product(
  a: Float64Array,
  b: Float64Array,
  c: Float64Array,
  [m, n, k]: readonly [number, number, number],
  how: Sum,
): Float64Array {
  const out = new Float64Array(m * n);
  const { add, saturates } = how;
  for (let row = 0; row < m; row++)
    for (let column = 0; column < n; column++) {
      let sum = c[row * n + column]!;
      for (let at = 0; at < k; at++) sum = add(a[row * k + at]!, b[at * n + column]!, sum);
      out[row * n + column] = saturates ? Math.min(Math.max(sum, -(2 ** 31)), 2 ** 31 - 1) : sum;
    }
  return out;
}

const notRun = (c: OpContext): string =>
  `the simulator does not run \`${c.instr.opcode}.${c.mods.join('.')}\``;

function shapeOf(c: OpContext): readonly [number, number, number] {
  for (const word of c.mods) {
    const found = /^m(\d+)n(\d+)k(\d+)$/.exec(word);
    if (found !== null) return [Number(found[1]), Number(found[2]), Number(found[3])];
  }
  return c.fail(`\`${c.instr.opcode}\` needs a shape`);
}

// ---- mma ----------------------------------------------------------------------------------------

/** Places of `mma`: groups of four lanes have a row, or a column of the second factor. */
function mmaPlaces(bits: number, rows: number): Readonly<Record<'a' | 'b' | 'c', Place>> {
  const own = Math.max(1, 32 / bits);
  const depth = (lane: number, at: number, block: number): number =>
    (lane % 4) * own + at + 4 * own * block;
  const halves = rows === 16 ? 2 : 1;
  return {
    a: (lane, register, at) => [
      (lane >> 2) + 8 * (register % halves),
      depth(lane, at, Math.floor(register / halves)),
    ],
    b: (lane, register, at) => [depth(lane, at, register), lane >> 2],
    c: (lane, register) => [(lane >> 2) + 8 * (register >> 1), (lane % 4) * 2 + (register % 2)],
  };
}

/** A sum of halves has two columns in a register. */
const packedSum: Place = (lane, register, at) => [(lane >> 2) + 8 * register, (lane % 4) * 2 + at];

const mma: OpCompiler = (c) => {
  const types = typesOf(c);
  if (
    !c.has('row') ||
    !c.has('col') ||
    c.mods.some((word) => word.startsWith('sp')) ||
    types.length !== 4
  )
    c.fail(notRun(c));
  const [d, a, b, sum] = types;
  const shape = shapeOf(c);
  const [m, n, k] = shape;
  const [left, right, to, from] = [a, b, d, sum].map((type) => elementOf(c, type)) as [
    Element,
    Element,
    Element,
    Element,
  ];
  if (k === 4 && left.bits === 16) c.fail(notRun(c));
  const places = mmaPlaces(left.bits, m);
  const sumPlace = (element: Element): Place => (element.bits === 16 ? packedSum : places.c);
  const fragments = {
    d: { slots: targets(c, 0, to), element: to, place: sumPlace(to), columns: n },
    a: { slots: sources(c, 1, left), element: left, place: places.a, columns: k },
    b: { slots: sources(c, 2, right), element: right, place: places.b, columns: n },
    c: { slots: sources(c, 3, from), element: from, place: sumPlace(from), columns: n },
  };
  const how = sumOf(c, to);
  return collective(c, (frames) => {
    const x = gather(frames, m * k, fragments.a);
    const y = gather(frames, k * n, fragments.b);
    const z = gather(frames, m * n, fragments.c);
    scatter(frames, product(x, y, z, shape, how), fragments.d);
  });
};

// ---- ldmatrix -----------------------------------------------------------------------------------

/** Bytes of a row that a lane names. */
const ROW = 16;

function tilesOf(c: OpContext): number {
  const found = c.mods.find((word) => /^x[124]$/.test(word));
  if (found === undefined || !c.has('m8n8') || c.type !== 'b16') return c.fail(notRun(c));
  return Number(found.slice(1));
}

/** The row that a lane names, in `place`. */
function rowOf(f: Frame, address: AddressSlot, lane: number, space: number, kind: number): void {
  readAddress(f, address, lane);
  resolve(f.warp, lane, spaceAt(f, space), addressOut.hi, addressOut.lo, ROW, ROW, kind);
}

/** The two elements of a tile that a lane has. */
function pairOf(lane: number, isTransposed: boolean): readonly (readonly [number, number])[] {
  const [row, column] = [lane >> 2, (lane % 4) * 2];
  return isTransposed
    ? [
        [column, row],
        [column + 1, row],
      ]
    : [
        [row, column],
        [row, column + 1],
      ];
}

const ldmatrix: OpCompiler = (c) => {
  const tiles = tilesOf(c);
  const slots = targets(c, 0, WORD);
  const address = c.address(1);
  const space = accessSpace(c, address);
  const isTransposed = c.has('trans');
  return collective(c, (frames) => {
    for (let tile = 0; tile < tiles; tile++) {
      const rows = Array.from({ length: 8 }, (_, row) => {
        const lane = tile * 8 + row;
        rowOf(frames[lane]!, address, lane, space, AccessKind.Load);
        return place.bytes.u16.slice(place.offset >> 1, (place.offset >> 1) + 8);
      });
      for (let lane = 0; lane < LANES; lane++) {
        const [low, high] = pairOf(lane, isTransposed).map(([row, column]) => rows[row]![column]!);
        frames[lane]!.i32[slots[tile]! + lane] = low! | (high! << 16);
      }
    }
  });
};

const stmatrix: OpCompiler = (c) => {
  const tiles = tilesOf(c);
  const address = c.address(0);
  const slots = sources(c, 1, WORD);
  const space = accessSpace(c, address);
  const isTransposed = c.has('trans');
  return collective(c, (frames) => {
    for (let tile = 0; tile < tiles; tile++)
      for (let lane = 0; lane < LANES; lane++) {
        const bits = frames[lane]!.i32[slots[tile]! + lane]!;
        pairOf(lane, isTransposed).forEach(([row, column], at) => {
          const names = tile * 8 + row;
          rowOf(frames[names]!, address, names, space, AccessKind.Store);
          place.bytes.u16[(place.offset >> 1) + column] = bits >>> (16 * at);
        });
      }
  });
};

/** Transposes a tile that lies in registers (PTX ISA, `movmatrix`). */
const movmatrix: OpCompiler = (c) => {
  if (!c.has('m8n8') || !c.has('trans') || c.type !== 'b16') c.fail(notRun(c));
  const to = c.dst(0, 'b32');
  const from = c.src(1, 'b32');
  return collective(c, (frames) => {
    const halves = new Uint16Array(8 * 8);
    for (let lane = 0; lane < LANES; lane++) {
      const bits = frames[lane]!.i32[from + lane]!;
      pairOf(lane, false).forEach(([row, column], at) => {
        halves[row * 8 + column] = bits >>> (16 * at);
      });
    }
    for (let lane = 0; lane < LANES; lane++) {
      const [low, high] = pairOf(lane, true).map(([row, column]) => halves[row * 8 + column]!);
      frames[lane]!.i32[to + lane] = low! | (high! << 16);
    }
  });
};

// ---- wmma ---------------------------------------------------------------------------------------

/** Elements of a fragment lie one behind the other, row by row, an equal share to each lane. */
function fragmentOf(
  c: OpContext,
  slotsOf: (element: Element) => readonly number[],
  type: string | undefined,
  [rows, columns]: readonly [number, number],
): Fragment {
  const element = elementOf(c, type);
  const slots = slotsOf(element);
  const share = (rows * columns) / LANES;
  const own = perRegister(element);
  return {
    slots,
    element,
    columns,
    place: (lane, register, at) => {
      const index = register * own + at;
      // Factors have room for each element twice.
      if (index >= share) return [-1, 0];
      const whole = lane * share + index;
      return [Math.floor(whole / columns), whole % columns];
    },
  };
}

/** Address and size of an element in memory. */
function access(c: OpContext, at: number, stride: number, element: Element, isColumns: boolean) {
  const address = c.address(at);
  const space = accessSpace(c, address);
  const step = stride < 0 ? -1 : c.src(stride, 'b32');
  const size = element.bits / 8;
  return (
    frames: readonly (Frame | undefined)[],
    index: number,
    columns: number,
    kind: number,
  ): void => {
    const f = frames[0]!;
    const [row, column] = [Math.floor(index / columns), index % columns];
    const [line, inside] = isColumns ? [column, row] : [row, column];
    const width = step < 0 ? columns : f.i32[step]!;
    readAddress(f, address, 0);
    const lo = (addressOut.lo + (line * width + inside) * size) >>> 0;
    resolve(f.warp, 0, spaceAt(f, space), addressOut.hi, lo, size, size, kind);
  };
}

function moved(element: Element, value: number | undefined): number {
  const { bytes, offset } = place;
  if (element.bits === 32) {
    if (value !== undefined) bytes.i32[offset >> 2] = value;
    return bytes.i32[offset >> 2]!;
  }
  const view = element.bits === 16 ? bytes.u16 : bytes.u8;
  const at = element.bits === 16 ? offset >> 1 : offset;
  if (value !== undefined) view[at] = value;
  return view[at]!;
}

function wmmaMatrix(c: OpContext): readonly [number, number] {
  const [m, n, k] = shapeOf(c);
  if (c.has('a')) return [m, k];
  return c.has('b') ? [k, n] : [m, n];
}

const wmma: OpCompiler = (c) => {
  if (c.has('load') || c.has('store')) {
    const isLoad = c.has('load');
    const size = wmmaMatrix(c);
    const slotsOf = isLoad
      ? (element: Element) => targets(c, 0, element)
      : (element: Element) => sources(c, 1, element);
    const fragment = fragmentOf(c, slotsOf, c.type, size);
    const { slots } = fragment;
    const isWide = fragment.element.bits === 64;
    const at = isLoad ? 1 : 0;
    const go = access(c, at, c.operandCount > 2 ? 2 : -1, fragment.element, c.has('col'));
    return collective(c, (frames) => {
      if (isLoad && !isWide)
        for (let lane = 0; lane < LANES; lane++)
          for (const slot of slots) frames[lane]!.i32[slot + lane] = 0;
      each(fragment, (lane, slot, shift, index) => {
        const f = frames[lane]!;
        go(frames, index, size[1], isLoad ? AccessKind.Load : AccessKind.Store);
        if (isWide) {
          const [bytes, at] = [place.bytes.f64, place.offset >> 3];
          if (isLoad) f.f64[slot / 2 + lane] = bytes[at]!;
          else bytes[at] = f.f64[slot / 2 + lane]!;
          return;
        }
        const bits = f.i32[slot + lane]!;
        if (isLoad) f.i32[slot + lane] = bits | (moved(fragment.element, undefined) << shift);
        else moved(fragment.element, bits >>> shift);
      });
    });
  }
  const shape = shapeOf(c);
  const [m, n, k] = shape;
  const types = typesOf(c);
  const [d, a, b, sum] = types.length === 2 ? [types[0], 'f16', 'f16', types[1]] : types;
  const to = fragmentOf(c, (element) => targets(c, 0, element), d, [m, n]);
  const left = fragmentOf(c, (element) => sources(c, 1, element), a, [m, k]);
  const right = fragmentOf(c, (element) => sources(c, 2, element), b, [k, n]);
  const from = fragmentOf(c, (element) => sources(c, 3, element), sum, [m, n]);
  const how = sumOf(c, to.element);
  return collective(c, (frames) => {
    const x = gather(frames, m * k, left);
    const y = gather(frames, k * n, right);
    const z = gather(frames, m * n, from);
    scatter(frames, product(x, y, z, shape, how), to);
  });
};

export const matrixOps: OpTable = { ldmatrix, stmatrix, movmatrix, mma, wmma };
