/** Loads and stores of workgroup memory, and the permutations that go through its crossbar. */
import { AccessKind, place, resolveShared } from '../access.ts';
import { type Element, read32, readSmall, withLoaded, write16, write32 } from '../bytes-access.ts';
import type { Decoder } from '../decoder.ts';
import { SReg } from '../state.ts';
import { Counter } from '../waits.ts';
import type { Builder, OpTable } from './table.ts';

const counter = (d: Decoder): number => (d.cpu.generation >= 12 ? Counter.Ds : Counter.Lgkm);

const LOADS: Readonly<Record<string, Element>> = {
  ds_load_u8: { bytes: 1, words: 1 },
  ds_load_i8: { bytes: 1, words: 1, signed: true },
  ds_load_u16: { bytes: 2, words: 1 },
  ds_load_i16: { bytes: 2, words: 1, signed: true },
  ds_load_u8_d16: { bytes: 1, words: 1, half: 'low' },
  ds_load_u8_d16_hi: { bytes: 1, words: 1, half: 'high' },
  ds_load_i8_d16: { bytes: 1, words: 1, signed: true, half: 'low' },
  ds_load_i8_d16_hi: { bytes: 1, words: 1, signed: true, half: 'high' },
  ds_load_u16_d16: { bytes: 2, words: 1, half: 'low' },
  ds_load_u16_d16_hi: { bytes: 2, words: 1, half: 'high' },
  ds_load_b32: { bytes: 4, words: 1 },
  ds_load_b64: { bytes: 4, words: 2 },
  ds_load_b96: { bytes: 4, words: 3 },
  ds_load_b128: { bytes: 4, words: 4 },
};

const STORES: Readonly<Record<string, Element>> = {
  ds_store_b8: { bytes: 1, words: 1 },
  ds_store_b16: { bytes: 2, words: 1 },
  ds_store_b8_d16_hi: { bytes: 1, words: 1, half: 'high' },
  ds_store_b16_d16_hi: { bytes: 2, words: 1, half: 'high' },
  ds_store_b32: { bytes: 4, words: 1 },
  ds_store_b64: { bytes: 4, words: 2 },
  ds_store_b96: { bytes: 4, words: 3 },
  ds_store_b128: { bytes: 4, words: 4 },
};

function noGlobal(d: Decoder): void {
  if (d.flag('gds')) d.fail('global data share is not simulated');
}

function load(e: Element): Builder {
  return (d) => {
    noGlobal(d);
    const address = d.source(d.operand(1), 'u');
    const out = d.dest(d.operand(0), e.words);
    const imm = d.numberModifier('offset');
    d.waits = {
      counters: [counter(d)],
      writes: d.loaded(d.operand(0), e.words),
      outOfOrder: false,
    };
    return (w) => {
      const { R, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const at = out.off + l;
        resolveShared(
          w,
          l,
          (R[address.off + l * address.step]! + imm) >>> 0,
          e.bytes * e.words,
          AccessKind.Load,
        );
        const { bytes, offset } = place;
        if (e.bytes === 4) {
          for (let k = 0; k < e.words; k++) R[at + k * out.wide] = read32(bytes, offset + 4 * k);
          continue;
        }
        R[at] = withLoaded(R[at]!, readSmall(bytes, offset, e), e.half);
      }
    };
  };
}

function store(e: Element): Builder {
  return (d) => {
    noGlobal(d);
    const address = d.source(d.operand(0), 'u');
    const operand = d.operand(1);
    const data = d.source(operand, 'u');
    const imm = d.numberModifier('offset');
    const high = e.half === 'high' || (operand.kind === 'reg' && operand.half === 'h');
    d.waits = { counters: [counter(d)], writes: [], outOfOrder: false };
    return (w) => {
      const { R, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        resolveShared(
          w,
          l,
          (R[address.off + l * address.step]! + imm) >>> 0,
          e.bytes * e.words,
          AccessKind.Store,
        );
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

/** Two elements at two offsets, counted in elements, or in 64 elements. */
function loadTwo(words: 1 | 2, stride: 1 | 64): Builder {
  return (d) => {
    const address = d.source(d.operand(1), 'u');
    const out = d.dest(d.operand(0), 2 * words);
    const unit = 4 * words * stride;
    const offsets = [d.numberModifier('offset0') * unit, d.numberModifier('offset1') * unit];
    d.waits = {
      counters: [counter(d)],
      writes: d.loaded(d.operand(0), 2 * words),
      outOfOrder: false,
    };
    return (w) => {
      const { R, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const base = R[address.off + l * address.step]!;
        for (let half = 0; half < 2; half++) {
          resolveShared(w, l, (base + offsets[half]!) >>> 0, 4 * words, AccessKind.Load);
          for (let k = 0; k < words; k++) {
            R[out.off + l + (half * words + k) * out.wide] = read32(
              place.bytes,
              place.offset + 4 * k,
            );
          }
        }
      }
    };
  };
}

function storeTwo(words: 1 | 2, stride: 1 | 64): Builder {
  return (d) => {
    const address = d.source(d.operand(0), 'u');
    const data = [d.source(d.operand(1), 'u'), d.source(d.operand(2), 'u')];
    const unit = 4 * words * stride;
    const offsets = [d.numberModifier('offset0') * unit, d.numberModifier('offset1') * unit];
    d.waits = { counters: [counter(d)], writes: [], outOfOrder: false };
    return (w) => {
      const { R, lanes, n } = w;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const base = R[address.off + l * address.step]!;
        for (let half = 0; half < 2; half++) {
          resolveShared(w, l, (base + offsets[half]!) >>> 0, 4 * words, AccessKind.Store);
          const s = data[half]!;
          for (let k = 0; k < words; k++) {
            write32(place.bytes, place.offset + 4 * k, R[s.off + l * s.step + k * s.wide]!);
          }
        }
      }
    };
  };
}

/** Lane exchange by byte index: `back` reads from the named lane, the other form sends to it. */
function permuteLanes(back: boolean, inactive = false): Builder {
  return (d) => {
    const address = d.source(d.operand(1), 'u');
    const data = d.source(d.operand(2), 'u');
    const out = d.dest(d.operand(0));
    const imm = d.numberModifier('offset');
    const exec = d.layout.scalarBase + SReg.ExecLo;
    const result = new Uint32Array(d.lanes);
    d.waits = { counters: [counter(d)], writes: d.loaded(d.operand(0), 1), outOfOrder: false };
    return (w) => {
      const { R, lanes, n } = w;
      result.fill(0);
      const mask = w.width - 1;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const other = ((R[address.off + l * address.step]! + imm) >>> 2) & mask;
        if (back) {
          const active =
            inactive ||
            ((other < 32 ? R[exec]! >>> other : R[exec + 1]! >>> (other - 32)) & 1) === 1;
          result[l] = active ? R[data.off + other * data.step]! : 0;
        } else result[other] = R[data.off + l * data.step]!;
      }
      for (let i = 0; i < n; i++) R[out.off + lanes[i]!] = result[lanes[i]!]!;
    };
  };
}

/** Source lane of a swizzle pattern (GCN3 ISA, DS_SWIZZLE_B32), within groups of 32. */
function swizzleSource(pattern: number, lane: number): number {
  const base = lane & ~31;
  const at = lane & 31;
  if (pattern & 0x8000) {
    if ((pattern & 0x7c00) === 0x4000) {
      // Rotation within 32 lanes.
      const by = (pattern >> 5) & 31;
      const fixed = pattern & 31;
      const turned = (pattern & 0x400 ? at - by : at + by) & 31;
      return base + ((at & fixed) | (turned & ~fixed & 31));
    }
    return (lane & ~3) + ((pattern >> (2 * (lane & 3))) & 3);
  }
  const and = pattern & 31;
  const or = (pattern >> 5) & 31;
  const xor = (pattern >> 10) & 31;
  return base + (((at & and) | or) ^ xor);
}

/** The number a `swizzle(...)` macro stands for. */
function swizzlePattern(d: Decoder): number {
  const given = d.modifier('offset');
  if (typeof given === 'number') return given;
  if (typeof given !== 'string') return 0;
  const [mode = '', ...args] = given.replace(/^swizzle\(|\)$/g, '').split(',');
  const n = args.map(Number);
  switch (mode.trim()) {
    case 'QUAD_PERM':
      return 0x8000 | n.reduce((bits, lane, i) => bits | ((lane & 3) << (2 * i)), 0);
    case 'SWAP':
      return (n[0]! << 10) | 31;
    case 'REVERSE':
      return ((n[0]! - 1) << 10) | 31;
    case 'BROADCAST': {
      const [group = 1, lane = 0] = n;
      return (lane << 5) | (32 - group);
    }
    case 'BITMASK_PERM': {
      let and = 0;
      let or = 0;
      let xor = 0;
      for (const c of args[0]!.trim().replaceAll('"', '')) {
        and <<= 1;
        or <<= 1;
        xor <<= 1;
        if (c === 'p') and |= 1;
        else if (c === 'i') {
          and |= 1;
          xor |= 1;
        } else if (c === '1') or |= 1;
      }
      return and | (or << 5) | (xor << 10);
    }
    case 'ROTATE':
      return 0xc000 | (n[0]! << 10) | (n[1]! << 5);
  }
  return d.fail(`the swizzle \`${given}\` is unknown`);
}

const swizzle: Builder = (d) => {
  const data = d.source(d.operand(1), 'u');
  const out = d.dest(d.operand(0));
  const pattern = swizzlePattern(d);
  const exec = d.layout.scalarBase + SReg.ExecLo;
  const result = new Uint32Array(d.lanes);
  d.waits = { counters: [counter(d)], writes: d.loaded(d.operand(0), 1), outOfOrder: false };
  return (w) => {
    const { R, lanes, n } = w;
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const from = swizzleSource(pattern, l);
      const active = ((from < 32 ? R[exec]! >>> from : R[exec + 1]! >>> (from - 32)) & 1) === 1;
      result[l] = active ? R[data.off + from * data.step]! : 0;
    }
    for (let i = 0; i < n; i++) R[out.off + lanes[i]!] = result[lanes[i]!]!;
  };
};

export const groupMemoryOps: OpTable = {
  ds_nop: () => () => {},
  ...Object.fromEntries(Object.entries(LOADS).map(([name, e]) => [name, load(e)])),
  ...Object.fromEntries(Object.entries(STORES).map(([name, e]) => [name, store(e)])),
  ds_load_2addr_b32: loadTwo(1, 1),
  ds_load_2addr_b64: loadTwo(2, 1),
  ds_load_2addr_stride64_b32: loadTwo(1, 64),
  ds_load_2addr_stride64_b64: loadTwo(2, 64),
  ds_store_2addr_b32: storeTwo(1, 1),
  ds_store_2addr_b64: storeTwo(2, 1),
  ds_store_2addr_stride64_b32: storeTwo(1, 64),
  ds_store_2addr_stride64_b64: storeTwo(2, 64),
  ds_permute_b32: permuteLanes(false),
  ds_bpermute_b32: permuteLanes(true),
  ds_bpermute_fi_b32: permuteLanes(true, true),
  ds_swizzle_b32: swizzle,
};
