/** Loads and stores (PTX ISA 9.7.9), and the hints around them, which change no value. */
import type { PtxOperand } from '../../../asm/index.ts';
import { AccessKind, place, resolve, Space } from '../access.ts';
import {
  type AddressSlot,
  bitsOf,
  isSigned,
  type OpCompiler,
  type OpContext,
  type OpTable,
  type WideSlot,
} from '../context.ts';
import type { Frame } from '../state.ts';
import { tell } from '../tell.ts';
import { spaceOfModifiers } from './move.ts';

/**
 * Upper and lower word of an address operand in one lane; a module-level pair saves an object for
 * each.
 */
export const addressOut = { hi: 0, lo: 0 };

export function readAddress(f: Frame, a: AddressSlot, lane: number): void {
  const r = f.i32;
  if (a.wide) {
    const low = (r[a.slot + 2 * lane]! >>> 0) + a.offset;
    addressOut.lo = low >>> 0;
    addressOut.hi = (r[a.slot + 2 * lane + 1]! + Math.floor(low / 4294967296)) | 0;
  } else {
    addressOut.lo = (r[a.slot + lane]! + a.offset) >>> 0;
    addressOut.hi = 0;
  }
}

/**
 * The space of an access: a modifier's, with `.param` of a function being the thread's local
 * memory.
 */
export function accessSpace(c: OpContext, address: AddressSlot): number {
  const named = spaceOfModifiers(c);
  if (named === Space.Param) {
    if (c.has('param::func')) return Space.Local;
    if (address.space >= 0) return address.space;
    return c.has('param::entry') ? Space.Param : PARAM_OF_REGISTER;
  }
  // `[variable]` without a space means the variable's own one.
  if (named === Space.Generic && address.space >= 0) return address.space;
  return named;
}

/**
 * A register holding the address of a parameter: which one it is depends on the function that runs.
 */
const PARAM_OF_REGISTER = 6;

export function spaceAt(f: Frame, space: number): number {
  return space === PARAM_OF_REGISTER ? (f.code.entry ? Space.Param : Space.Local) : space;
}

export function elementsOf(operand: PtxOperand): readonly PtxOperand[] {
  return operand.kind === 'vec' ? operand.elements : [operand];
}

/** The word of the type: a vector modifier multiplies it. */
function shape(c: OpContext): { size: number; count: number } {
  const size = bitsOf(c.type) / 8;
  const vector = c.mods.find((m) => /^v[248]$/.test(m));
  return { size, count: vector ? Number(vector.slice(1)) : 1 };
}

/** Puts what lies at `place` plus `at` into a register at least as wide. */
export function loadElement(
  f: Frame,
  d: WideSlot,
  lane: number,
  at: number,
  size: number,
  signed: boolean,
): void {
  const { bytes, offset } = place;
  const p = offset + at;
  const r = f.i32;
  let v: number;
  if (size === 4) v = bytes.i32[p >> 2]!;
  else if (size === 8) {
    r[d.slot + 2 * lane] = bytes.i32[p >> 2]!;
    r[d.slot + 2 * lane + 1] = bytes.i32[(p >> 2) + 1]!;
    return;
  } else if (size === 1) v = signed ? (bytes.u8[p]! << 24) >> 24 : bytes.u8[p]!;
  else if (size === 2) v = signed ? (bytes.u16[p >> 1]! << 16) >> 16 : bytes.u16[p >> 1]!;
  else {
    for (let w = 0; w < 4; w++) r[d.slot + 4 * lane + w] = bytes.i32[(p >> 2) + w]!;
    return;
  }
  if (d.words === 1) r[d.slot + lane] = d.bits === 16 ? v & 0xffff : v;
  else {
    r[d.slot + 2 * lane] = v;
    r[d.slot + 2 * lane + 1] = signed ? v >> 31 : 0;
  }
}

/** Puts a register's value at `place` plus `at`. */
export function storeElement(f: Frame, s: WideSlot, lane: number, at: number, size: number): void {
  const { bytes, offset } = place;
  const p = offset + at;
  const r = f.i32;
  const low = r[s.slot + lane * s.words]!;
  if (size === 4) bytes.i32[p >> 2] = low;
  else if (size === 8) {
    bytes.i32[p >> 2] = low;
    bytes.i32[(p >> 2) + 1] = s.words === 1 ? 0 : r[s.slot + 2 * lane + 1]!;
  } else if (size === 1) bytes.u8[p] = low;
  else if (size === 2) bytes.u16[p >> 1] = low;
  else for (let w = 0; w < 4; w++) bytes.i32[(p >> 2) + w] = r[s.slot + 4 * lane + w]!;
}

const ld: OpCompiler = (c) => {
  const { size, count } = shape(c);
  const targets = elementsOf(c.operand(0)).map((e) => c.wide(e, c.type));
  if (targets.length !== count) c.fail('the vector has another number of elements than the type');
  const address = c.address(1);
  const space = accessSpace(c, address);
  const signed = isSigned(c.type);
  const total = size * count;
  const first = targets[0]!;
  if (count === 1) {
    return (f, n, lanes) => {
      const where = spaceAt(f, space);
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        readAddress(f, address, l);
        resolve(f.warp, l, where, addressOut.hi, addressOut.lo, total, total, AccessKind.Load);
        loadElement(f, first, l, 0, size, signed);
      }
    };
  }
  return (f, n, lanes) => {
    const where = spaceAt(f, space);
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      readAddress(f, address, l);
      resolve(f.warp, l, where, addressOut.hi, addressOut.lo, total, total, AccessKind.Load);
      for (let k = 0; k < count; k++) loadElement(f, targets[k]!, l, k * size, size, signed);
    }
  };
};

const st: OpCompiler = (c) => {
  if (c.has('bulk')) {
    return c.fail(`the simulator does not run \`st.${c.mods.join('.')}\``);
  }
  const { size, count } = shape(c);
  const sources = elementsOf(c.operand(1)).map((e) => c.wide(e, c.type));
  if (sources.length !== count) c.fail('the vector has another number of elements than the type');
  const address = c.address(0);
  const space = accessSpace(c, address);
  const total = size * count;
  return (f, n, lanes) => {
    const where = spaceAt(f, space);
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      readAddress(f, address, l);
      resolve(f.warp, l, where, addressOut.hi, addressOut.lo, total, total, AccessKind.Store);
      for (let k = 0; k < count; k++) storeElement(f, sources[k]!, l, k * size, size);
    }
  };
};

const nothing: OpCompiler = () => () => {};

/** Threads run one at a time: a fence only concerns who watches. */
const fence: OpCompiler = (c) => {
  const kind = c.has('proxy') ? 'proxy-fence' : 'fence';
  return (f, n, lanes) => {
    if (f.warp.block.grid.sync !== undefined) tell(f.warp, [...lanes.subarray(0, n)], { kind });
  };
};

export const memoryOps: OpTable = {
  ld,
  ldu: ld,
  st,
  prefetch: nothing,
  prefetchu: nothing,
  applypriority: nothing,
  discard: nothing,
  createpolicy: (c) => {
    const d = c.dst(0, 'b64');
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) f.u64[d / 2 + lanes[i]!] = 0n;
    };
  },
  membar: fence,
  fence,
  pmevent: nothing,
  nanosleep: nothing,
  setmaxnreg: nothing,
  griddepcontrol: nothing,
};
