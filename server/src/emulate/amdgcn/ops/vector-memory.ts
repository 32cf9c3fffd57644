/** Vector loads and stores in global, flat, private and buffer addressing. */
import { AccessKind, place } from '../access.ts';
import { type Element, read32, readSmall, withLoaded, write16, write32 } from '../bytes-access.ts';
import type { Decoder } from '../decoder.ts';
import type { Op } from '../state.ts';
import { Counter } from '../waits.ts';
import { type Addresser, addresser, type MemorySpace, scalarBase } from './addressing.ts';
import type { Builder, OpTable } from './table.ts';

/** What one element is: bytes, how it becomes 32 bits, which half it fills. */
const LOADS: Readonly<Record<string, Element>> = {
  u8: { bytes: 1, words: 1 },
  i8: { bytes: 1, signed: true, words: 1 },
  u16: { bytes: 2, words: 1 },
  i16: { bytes: 2, signed: true, words: 1 },
  b32: { bytes: 4, words: 1 },
  b64: { bytes: 4, words: 2 },
  b96: { bytes: 4, words: 3 },
  b128: { bytes: 4, words: 4 },
  d16_u8: { bytes: 1, half: 'low', words: 1 },
  d16_i8: { bytes: 1, signed: true, half: 'low', words: 1 },
  d16_b16: { bytes: 2, half: 'low', words: 1 },
  d16_hi_u8: { bytes: 1, half: 'high', words: 1 },
  d16_hi_i8: { bytes: 1, signed: true, half: 'high', words: 1 },
  d16_hi_b16: { bytes: 2, half: 'high', words: 1 },
};

const STORES: Readonly<Record<string, Element>> = {
  b8: { bytes: 1, words: 1 },
  b16: { bytes: 2, words: 1 },
  b32: { bytes: 4, words: 1 },
  b64: { bytes: 4, words: 2 },
  b96: { bytes: 4, words: 3 },
  b128: { bytes: 4, words: 4 },
  d16_hi_b8: { bytes: 1, half: 'high', words: 1 },
  d16_hi_b16: { bytes: 2, half: 'high', words: 1 },
};

/**
 * Counters of an access, by generation: the later ones count stores apart, and workgroup memory
 * apart.
 */
export function countersOf(d: Decoder, space: MemorySpace, isStore: boolean): number[] {
  const { generation } = d.cpu;
  const memory = isStore && generation >= 10 ? Counter.Vs : Counter.Vm;
  if (space !== 'flat') return [memory];
  return [memory, generation >= 12 ? Counter.Ds : Counter.Lgkm];
}

/** Operands of a load, by addressing: destination, address, base, scalar offset. */
function loadAddress(d: Decoder, space: MemorySpace): Addresser {
  if (space === 'buffer') return addresser(d, space, d.operand(1), d.operand(2), d.operand(3));
  return addresser(d, space, d.operand(1), scalarBase(d, space, 2));
}

function storeAddress(d: Decoder, space: MemorySpace): Addresser {
  if (space === 'buffer') return addresser(d, space, d.operand(1), d.operand(2), d.operand(3));
  return addresser(d, space, d.operand(0), scalarBase(d, space, 2));
}

function load(space: MemorySpace, e: Element): Builder {
  return (d) => {
    if (d.flag('lds')) return d.fail('loads into workgroup memory are not simulated');
    const address = loadAddress(d, space);
    const out = d.dest(d.operand(0), e.words);
    d.waits = {
      counters: countersOf(d, space, false),
      writes: d.loaded(d.operand(0), e.words),
      outOfOrder: space === 'flat' && d.cpu.generation < 10,
    };
    const size = e.bytes * e.words;
    const op: Op = (w) => {
      const { R, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const at = out.off + l;
        if (!address(w, l, 0, size, AccessKind.Load)) {
          for (let k = 0; k < e.words; k++) R[at + k * out.wide] = 0;
          continue;
        }
        const { bytes, offset } = place;
        if (e.bytes === 4) {
          // Addresses may lie in the registers that are loaded: all of them are read by now.
          for (let k = 0; k < e.words; k++) R[at + k * out.wide] = read32(bytes, offset + 4 * k);
          continue;
        }
        R[at] = withLoaded(R[at]!, readSmall(bytes, offset, e), e.half);
      }
    };
    return op;
  };
}

function store(space: MemorySpace, e: Element): Builder {
  return (d) => {
    const address = storeAddress(d, space);
    const dataOperand = d.operand(space === 'buffer' ? 0 : 1);
    const data = d.source(dataOperand, 'u');
    d.waits = { counters: countersOf(d, space, true), writes: [], outOfOrder: false };
    const size = e.bytes * e.words;
    const high = e.half === 'high' || (dataOperand.kind === 'reg' && dataOperand.half === 'h');
    return (w) => {
      const { R, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        if (!address(w, l, 0, size, AccessKind.Store)) continue;
        const { bytes, offset } = place;
        const at = data.off + l * data.step;
        if (e.bytes === 4) {
          for (let k = 0; k < e.words; k++) write32(bytes, offset + 4 * k, R[at + k * data.wide]!);
          continue;
        }
        const v = high ? R[at]! >>> 16 : R[at]!;
        if (e.bytes === 1) bytes.u8[offset] = v;
        else write16(bytes, offset, v);
      }
    };
  };
}

function all(): OpTable {
  const out: Record<string, Builder> = {};
  for (const space of ['global', 'flat', 'scratch', 'buffer'] as const) {
    for (const [name, e] of Object.entries(LOADS)) out[`${space}_load_${name}`] = load(space, e);
    for (const [name, e] of Object.entries(STORES)) out[`${space}_store_${name}`] = store(space, e);
  }
  return out;
}

export const vectorMemoryOps: OpTable = all();
