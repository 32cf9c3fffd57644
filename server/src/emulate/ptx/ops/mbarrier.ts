/**
 * Barrier objects in shared memory (PTX ISA 9.7.13.15) and the bulk copies that report to them.
 * Copies happen at once; a waiting thread polls, and the runner's fairness lets the others arrive.
 */
import { BULK_OPERATIONS } from '../../../base/index.ts';
import { Bytes } from '../../memory.ts';
import { combineBytes } from '../../tensors/index.ts';
import { AccessKind, place, resolve, Space } from '../access.ts';
import { OFFSET, RANK_SHIFT } from '../clusters.ts';
import { bitsOf, type OpCompiler, type OpContext, type OpTable } from '../context.ts';
import type { Block, Exec, Frame } from '../state.ts';
import { actAs, tell, watched } from '../tell.ts';
import {
  accessSpace,
  addressOut,
  elementsOf,
  readAddress,
  spaceAt,
  storeElement,
} from './memory.ts';

/**
 * One object: arrivals of a phase, arrivals still missing, bytes still expected, phases completed.
 */
interface Barrier {
  expected: number;
  pending: number;
  bytes: number;
  phase: number;
  /** Questions in this phase. */
  asked: number;
}

/** So many questions in a phase are told to who watches; the others say nothing new. */
const TOLD = 128;

const objects = new WeakMap<Block, Map<number, Barrier>>();

function barriersOf(block: Block): Map<number, Barrier> {
  let map = objects.get(block);
  if (!map) {
    map = new Map();
    objects.set(block, map);
  }
  return map;
}

/** The object at the address last resolved, which must have been made. */
function objectAt(f: Frame, lane: number): Barrier {
  const barrier = barriersOf(place.owner).get(place.offset);
  if (!barrier) {
    return f.warp.fault(
      lane,
      'memory-use',
      'this mbarrier object was never initialised',
      BigInt(place.offset),
    );
  }
  return barrier;
}

/** Where an object is: its offset, and the block in whose memory it is. */
interface Place {
  readonly barrier: number;
  readonly owner: number;
}

const placeOf = (): Place => ({ barrier: place.offset, owner: place.owner.index });

/** A phase of the object at an offset ends when neither arrivals nor bytes are missing. */
function settle(barrier: Barrier, { warp }: Frame, lane: number, at: Place): void {
  warp.block.grid.window?.change();
  if (barrier.pending > 0 || barrier.bytes !== 0) return;
  barrier.phase++;
  barrier.asked = 0;
  barrier.pending = barrier.expected;
  tell(warp, [lane], { kind: 'mbarrier-phase', ...at });
}

function locate(c: OpContext, index: number): (f: Frame, lane: number, kind: number) => void {
  const address = c.address(index);
  const space = accessSpace(c, address);
  return (f, lane, kind) => {
    readAddress(f, address, lane);
    resolve(f.warp, lane, spaceAt(f, space), addressOut.hi, addressOut.lo, 8, 8, kind);
  };
}

/** The number operand at an index, or 1. */
function countAt(c: OpContext, index: number): number {
  return c.operandCount > index ? c.src(index, 'b32') : c.constant(1n, 1);
}

const init: OpCompiler = (c) => {
  const find = locate(c, 0);
  const count = c.src(1, 'b32');
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      find(f, l, AccessKind.Store);
      const expected = f.i32[count + l]!;
      f.warp.block.grid.window?.change();
      barriersOf(place.owner).set(place.offset, {
        expected,
        pending: expected,
        bytes: 0,
        phase: 0,
        asked: 0,
      });
    }
  };
};

const inval: OpCompiler = (c) => {
  const find = locate(c, 0);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      find(f, lanes[i]!, AccessKind.Store);
      barriersOf(place.owner).delete(place.offset);
    }
  };
};

/** `expect_tx` and `complete_tx` change the bytes a phase waits for. */
const transfer =
  (sign: 1 | -1): OpCompiler =>
  (c) => {
    const find = locate(c, 0);
    const bytes = c.src(1, 'b32');
    return (f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        find(f, l, AccessKind.Atomic);
        const barrier = objectAt(f, l);
        barrier.bytes += sign * f.i32[bytes + l]!;
        f.warp.block.grid.window?.change();
        if (sign < 0) settle(barrier, f, l, placeOf());
      }
    };
  };

/**
 * The state handed out is the number of the phase; only `test_wait` and `pending_count` look at it.
 */
const arrive: OpCompiler = (c) => {
  const drops = c.has('arrive_drop');
  const releases = !c.has('relaxed');
  const expects = c.has('expect_tx');
  const target = c.operand(0);
  // `mbarrier.arrive` on another block's object gives no state back and may lack the operand
  // altogether.
  const given = target.kind !== 'addr';
  const d = given ? c.dst(0, 'b64') : c.temp(2);
  const at = given ? 1 : 0;
  const find = locate(c, at);
  const bytes = expects ? c.src(at + 1, 'b32') : -1;
  const count = expects ? c.constant(1n, 1) : countAt(c, at + 1);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      find(f, l, AccessKind.Atomic);
      const barrier = objectAt(f, l);
      f.u64[d / 2 + l] = (BigInt(barrier.pending) << 32n) | BigInt(barrier.phase);
      if (bytes >= 0) barrier.bytes += f.i32[bytes + l]!;
      const arrivals = f.i32[count + l]!;
      barrier.pending -= arrivals;
      if (drops) barrier.expected -= arrivals;
      if (barrier.pending < 0)
        f.warp.fault(l, 'memory-use', 'more arrivals at an mbarrier than it expects');
      if (releases) tell(f.warp, [l], { kind: 'mbarrier-arrive', ...placeOf() });
      settle(barrier, f, l, placeOf());
    }
  };
};

const wait: OpCompiler = (c) => {
  const d = c.dst(0, 'pred');
  const find = locate(c, 1);
  const parity = c.has('parity');
  const acquires = !c.has('relaxed');
  const state = parity ? c.src(2, 'b32') : c.src(2, 'b64');
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      watched(f.warp, false);
      find(f, l, AccessKind.Atomic);
      watched(f.warp, true);
      const barrier = objectAt(f, l);
      const { phase } = barrier;
      if (barrier.asked++ < TOLD) find(f, l, AccessKind.Atomic);
      const done = parity
        ? (phase & 1) !== (f.i32[state + l]! & 1)
        : phase !== f.i32[state + 2 * l];
      f.i32[d + l] = done ? 1 : 0;
      if (done && acquires) tell(f.warp, [l], { kind: 'mbarrier-wait', ...placeOf() });
    }
  };
};

const pendingCount: OpCompiler = (c) => {
  const d = c.dst(0, 'b32');
  const state = c.src(1, 'b64');
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      f.i32[d + l] = f.i32[state + 2 * l + 1]!;
    }
  };
};

const mbarrier: OpCompiler = (c) => {
  if (c.has('init')) return init(c);
  if (c.has('inval')) return inval(c);
  if (c.has('arrive') || c.has('arrive_drop')) return arrive(c);
  if (c.has('expect_tx')) return transfer(1)(c);
  if (c.has('complete_tx')) return transfer(-1)(c);
  if (c.has('test_wait') || c.has('try_wait')) return wait(c);
  if (c.has('pending_count')) return pendingCount(c);
  return c.fail('this form of `mbarrier` is not simulated');
};

/**
 * `cp.async.mbarrier.arrive`: the copies before it are done, so only `.noinc` leaves something to
 * count.
 */
export const arriveAfterCopies: OpCompiler = (c) => {
  const find = locate(c, 0);
  const counts = c.has('noinc');
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      find(f, l, AccessKind.Atomic);
      const barrier = objectAt(f, l);
      tell(f.warp, [l], { kind: 'mbarrier-copies', ...placeOf() });
      if (!counts) continue;
      barrier.pending--;
      settle(barrier, f, l, placeOf());
    }
  };
};

/** Bytes of a copy have come; their barrier is at the place last resolved. */
export function reportBytes(f: Frame, lane: number, bytes: number, isBulk: boolean): void {
  const object = objectAt(f, lane);
  object.bytes -= bytes;
  const at = placeOf();
  tell(f.warp, [lane], { kind: 'mbarrier-copies', ...at, isBulk });
  settle(object, f, lane, at);
}

/** Numbers of the bits that are set in a mask of blocks. */
export function ranksOf(mask: number): readonly number[] {
  return Array.from({ length: 16 }, (_, rank) => rank).filter((rank) => ((mask >> rank) & 1) !== 0);
}

/** An offset in shared memory, or the same one in the block of a rank. */
export function inBlock(lo: number, rank: number | undefined): number {
  return rank === undefined ? lo : ((lo & OFFSET) | ((rank + 1) << RANK_SHIFT)) >>> 0;
}

/** `st.async`: a store beside the thread, which reports its bytes at a barrier. */
export const storeAsync: OpCompiler = (c) => {
  if (c.has('mmio')) return c.fail(`the simulator does not run \`st.${c.mods.join('.')}\``);
  const target = c.address(0);
  const values = elementsOf(c.operand(1)).map((one) => c.wide(one, c.type));
  const barrier = c.address(2);
  const size = bitsOf(c.type) / 8;
  const bytes = size * values.length;
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      readAddress(f, target, l);
      actAs(f.warp, 'copy');
      resolve(
        f.warp,
        l,
        Space.Shared,
        addressOut.hi,
        addressOut.lo,
        bytes,
        bytes,
        AccessKind.Store,
      );
      actAs(f.warp, undefined);
      for (const [k, value] of values.entries()) storeElement(f, value, l, k * size, size);
      readAddress(f, barrier, l);
      resolve(f.warp, l, Space.Shared, addressOut.hi, addressOut.lo, 8, 8, AccessKind.Atomic);
      reportBytes(f, l, bytes, false);
    }
  };
};

/** `cp.async.bulk` between global and shared memory, and between blocks of a cluster. */
export const copyBulk: OpCompiler = (c) => {
  const named = c.mods.filter((m) => m === 'global' || m.startsWith('shared'));
  const [to = 'global', from = 'global'] = named;
  const spaceOf = (name: string): number => (name === 'global' ? Space.Global : Space.Shared);
  const target = c.address(0);
  const source = c.address(1);
  const size = c.src(2, 'b32');
  const reports = c.mods.some((m) => m.startsWith('mbarrier'));
  const barrier = reports ? c.address(3) : undefined;
  const mask = c.has('multicast::cluster') ? c.src(4, 'b16') : -1;
  const exec: Exec = (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      const bytes = f.u32[size + l]!;
      // What leaves shared memory for global memory has been read before it is over.
      actAs(f.warp, reports ? 'bulk' : 'bulkRead');
      readAddress(f, source, l);
      resolve(f.warp, l, spaceOf(from), addressOut.hi, addressOut.lo, bytes, 16, AccessKind.Load);
      const copy = place.bytes.u8.slice(place.offset, place.offset + bytes);
      actAs(f.warp, undefined);
      // To the same places of the blocks of the mask, each of which has its own barrier.
      for (const rank of mask < 0 ? [undefined] : ranksOf(f.u32[mask + l]!)) {
        readAddress(f, target, l);
        actAs(f.warp, 'bulk');
        const lo = inBlock(addressOut.lo, rank);
        resolve(f.warp, l, spaceOf(to), addressOut.hi, lo, bytes, 16, AccessKind.Store);
        place.bytes.u8.set(copy, place.offset);
        actAs(f.warp, undefined);
        if (!barrier) continue;
        readAddress(f, barrier, l);
        const { hi } = addressOut;
        resolve(f.warp, l, Space.Shared, hi, inBlock(addressOut.lo, rank), 8, 8, AccessKind.Atomic);
        reportBytes(f, l, bytes, true);
      }
    }
  };
  return exec;
};

/** `red.async`: an operation on shared memory beside the thread, which reports its bytes. */
export const reduceAsync: OpCompiler = (c) => {
  const operation = BULK_OPERATIONS.find((one) => c.has(one));
  if (operation === undefined || c.operandCount < 3)
    return c.fail(`the simulator does not run \`red.${c.mods.join('.')}\``);
  const target = c.address(0);
  const value = c.wide(c.operand(1), c.type);
  const barrier = c.address(2);
  const size = bitsOf(c.type) / 8;
  const own = new Bytes(16, false);
  return (f, n, lanes) => {
    for (let i = 0; i < n; i++) {
      const l = lanes[i]!;
      place.bytes = own;
      place.offset = 0;
      storeElement(f, value, l, 0, size);
      readAddress(f, target, l);
      const { hi, lo } = addressOut;
      actAs(f.warp, 'copy');
      resolve(f.warp, l, Space.Shared, hi, lo, size, size, AccessKind.Atomic);
      actAs(f.warp, undefined);
      const to = place.bytes.u8.subarray(place.offset, place.offset + size);
      if (!combineBytes(operation, c.type, to, own.u8.subarray(0, size)))
        f.warp.fault(l, 'unsupported', `\`red.async.${operation}.${c.type}\` is not simulated`);
      readAddress(f, barrier, l);
      resolve(f.warp, l, Space.Shared, addressOut.hi, addressOut.lo, 8, 8, AccessKind.Atomic);
      reportBytes(f, l, size, false);
    }
  };
};

export const mbarrierOps: OpTable = { mbarrier };
