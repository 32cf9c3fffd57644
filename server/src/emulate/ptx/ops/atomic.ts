/** `atom` and `red` (PTX ISA 9.7.13): read, combine, write, one lane after the other. */

import { addToOdd, BF16, bf16Value, encodeFloat, F16, f16Value } from '../../../numeric/index.ts';
import type { Bytes } from '../../memory.ts';
import { AccessKind, place, resolve } from '../access.ts';
import {
  bitsOf,
  isSigned,
  type OpContext,
  type OpTable,
  type WideSlot,
  wordsOf,
} from '../context.ts';
import type { Exec, Frame } from '../state.ts';
import { reduceAsync } from './mbarrier.ts';
import {
  accessSpace,
  addressOut,
  elementsOf,
  loadElement,
  readAddress,
  spaceAt,
} from './memory.ts';

/** Combines the value in memory with a lane's operands, in place. `at` is a byte offset. */
type Combine = (bytes: Bytes, at: number, f: Frame, lane: number) => void;

const OPERATIONS = ['and', 'or', 'xor', 'cas', 'exch', 'add', 'inc', 'dec', 'min', 'max'] as const;

function word(c: OpContext, op: string, b: WideSlot, e: WideSlot): Combine {
  const signed = isSigned(c.type);
  const B = b.slot;
  const C = e.slot;
  const simple = (fn: (old: number, v: number) => number): Combine => {
    return (bytes, at, f, l) => {
      bytes.i32[at >> 2] = fn(bytes.i32[at >> 2]!, f.i32[B + l]!);
    };
  };
  switch (op) {
    case 'and':
      return simple((x, y) => x & y);
    case 'or':
      return simple((x, y) => x | y);
    case 'xor':
      return simple((x, y) => x ^ y);
    case 'exch':
      return simple((_x, y) => y);
    case 'inc':
      return simple((x, y) => (x >>> 0 >= y >>> 0 ? 0 : x + 1));
    case 'dec':
      return simple((x, y) => (x === 0 || x >>> 0 > y >>> 0 ? y : x - 1));
    case 'min':
      return signed
        ? simple((x, y) => Math.min(x, y))
        : simple((x, y) => (x >>> 0 < y >>> 0 ? x : y));
    case 'max':
      return signed
        ? simple((x, y) => Math.max(x, y))
        : simple((x, y) => (x >>> 0 > y >>> 0 ? x : y));
    case 'cas':
      return (bytes, at, f, l) => {
        if (bytes.i32[at >> 2] === f.i32[B + l]) bytes.i32[at >> 2] = f.i32[C + l]!;
      };
    default:
      return simple((x, y) => x + y);
  }
}

function double(c: OpContext, op: string, b: WideSlot, e: WideSlot): Combine {
  const signed = isSigned(c.type);
  const B = b.slot / 2;
  const C = e.slot / 2;
  const simple = (fn: (old: bigint, v: bigint) => bigint): Combine => {
    return (bytes, at, f, l) => {
      bytes.u64[at >> 3] = BigInt.asUintN(64, fn(bytes.u64[at >> 3]!, f.u64[B + l]!));
    };
  };
  const less = (x: bigint, y: bigint): boolean =>
    signed ? BigInt.asIntN(64, x) < BigInt.asIntN(64, y) : x < y;
  switch (op) {
    case 'and':
      return simple((x, y) => x & y);
    case 'or':
      return simple((x, y) => x | y);
    case 'xor':
      return simple((x, y) => x ^ y);
    case 'exch':
      return simple((_x, y) => y);
    case 'min':
      return simple((x, y) => (less(x, y) ? x : y));
    case 'max':
      return simple((x, y) => (less(x, y) ? y : x));
    case 'cas':
      return (bytes, at, f, l) => {
        if (bytes.u64[at >> 3] === f.u64[B + l]) bytes.u64[at >> 3] = f.u64[C + l]!;
      };
    default:
      return simple((x, y) => x + y);
  }
}

function quad(c: OpContext, op: string, b: WideSlot, e: WideSlot): Combine {
  const same = (bytes: Bytes, at: number, f: Frame, l: number): boolean => {
    for (let w = 0; w < 4; w++)
      if (bytes.i32[(at >> 2) + w] !== f.i32[b.slot + 4 * l + w]) return false;
    return true;
  };
  const put = (bytes: Bytes, at: number, f: Frame, l: number, s: number): void => {
    for (let w = 0; w < 4; w++) bytes.i32[(at >> 2) + w] = f.i32[s + 4 * l + w]!;
  };
  if (op === 'exch') return (bytes, at, f, l) => put(bytes, at, f, l, b.slot);
  if (op !== 'cas') c.fail(`\`atom.${op}.b128\` does not exist`);
  return (bytes, at, f, l) => {
    if (same(bytes, at, f, l)) put(bytes, at, f, l, e.slot);
  };
}

/** Half precision, one or two halves. */
function halves(c: OpContext, op: string, b: WideSlot, e: WideSlot): Combine {
  const brain = c.type.startsWith('bf');
  const decode = brain ? bf16Value : f16Value;
  const format = brain ? BF16 : F16;
  const packed = c.type.endsWith('x2');
  const count = packed ? 2 : 1;
  if (op === 'cas') {
    return (bytes, at, f, l) => {
      if (bytes.u16[at >> 1] === (f.i32[b.slot + l]! & 0xffff))
        bytes.u16[at >> 1] = f.i32[e.slot + l]!;
    };
  }
  const fn = (x: number, y: number): number =>
    op === 'min' ? Math.min(x, y) : op === 'max' ? Math.max(x, y) : addToOdd(x, y);
  return (bytes, at, f, l) => {
    for (let k = 0; k < count; k++) {
      const operand = f.i32[b.slot + l]! >>> (16 * k);
      const i = (at >> 1) + k;
      if (op === 'exch') bytes.u16[i] = operand;
      else bytes.u16[i] = encodeFloat(fn(decode(bytes.u16[i]!), decode(operand)), format, 'rn');
    }
  };
}

function combiner(c: OpContext, op: string, b: WideSlot, e: WideSlot): Combine {
  const { type } = c;
  if (type === 'f32' || type === 'f64') {
    const wide = type === 'f64';
    if (op === 'exch') return wide ? double(c, op, b, e) : word(c, op, b, e);
    const fn =
      op === 'min' ? Math.min : op === 'max' ? Math.max : (x: number, y: number): number => x + y;
    if (wide) {
      return (bytes, at, f, l) => {
        bytes.f64[at >> 3] = fn(bytes.f64[at >> 3]!, f.f64[b.slot / 2 + l]!);
      };
    }
    return (bytes, at, f, l) => {
      const v = fn(bytes.f32[at >> 2]!, f.f32[b.slot + l]!);
      if (!Number.isNaN(v)) bytes.f32[at >> 2] = v;
      else bytes.i32[at >> 2] = 0x7fffffff;
    };
  }
  if (type.includes('f16')) return halves(c, op, b, e);
  switch (bitsOf(type)) {
    case 16:
      if (op === 'cas') return halves(c, op, b, e);
      if (op === 'exch') {
        return (bytes, at, f, l) => {
          bytes.u16[at >> 1] = f.i32[b.slot + l]!;
        };
      }
      return c.fail(`\`atom.${op}.${type}\` does not exist`);
    case 64:
      return double(c, op, b, e);
    case 128:
      return quad(c, op, b, e);
    default:
      return word(c, op, b, e);
  }
}

/** Registers of 16-bit atomics may be declared wider, and vectors work element by element. */
function compile(c: OpContext, returns: boolean): Exec {
  const op = OPERATIONS.find((o) => c.has(o)) ?? c.fail('an atomic operation is missing');
  const at = returns ? 1 : 0;
  const address = c.address(at);
  const size = bitsOf(c.type) / 8;
  const space = accessSpace(c, address);
  const values = elementsOf(c.operand(at + 1)).map((o) => c.wide(o, c.type));
  const others =
    op === 'cas' ? elementsOf(c.operand(at + 2)).map((o) => c.wide(o, c.type)) : values;
  const targets = returns ? elementsOf(c.operand(0)).map((o) => c.wide(o, c.type)) : [];
  const combines = values.map((v, i) => combiner(c, op, v, others[i] ?? v));
  const total = size * values.length;
  const nowhere = returns && targets.length === 0;
  if (nowhere || wordsOf(c.type) === 0) c.fail('an atomic operation needs operands');
  return (f, n, lanes) => {
    const where = spaceAt(f, space);
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      readAddress(f, address, l);
      resolve(f.warp, l, where, addressOut.hi, addressOut.lo, total, total, AccessKind.Atomic);
      const { bytes, offset } = place;
      // A destination may be one of the operands, so the old value waits until memory is written.
      const old = returns ? bytes.u8.slice(offset, offset + total) : undefined;
      for (let k = 0; k < combines.length; k++) combines[k]!(bytes, offset + k * size, f, l);
      bytes.init?.fill(1, offset, offset + total);
      if (old) deliver(f, targets, l, old, size);
    }
  };
}

const scratch = new ArrayBuffer(32);
const scratchBytes = {
  u8: new Uint8Array(scratch),
  u16: new Uint16Array(scratch),
  i32: new Int32Array(scratch),
} as unknown as Bytes;

function deliver(
  f: Frame,
  targets: readonly WideSlot[],
  lane: number,
  old: Uint8Array,
  size: number,
): void {
  scratchBytes.u8.set(old);
  place.bytes = scratchBytes;
  place.offset = 0;
  for (let k = 0; k < targets.length; k++) loadElement(f, targets[k]!, lane, k * size, size, false);
}

export const atomicOps: OpTable = {
  atom: (c) => compile(c, true),
  red: (c) => (c.has('async') ? reduceAsync(c) : compile(c, false)),
};
