/**
 * Addresses. A generic address is a 64-bit number whose upper word names the window and whose lower
 * word is the offset in it; `cvta` adds and removes the window. Global addresses are generic ones
 * already. `resolve` turns an address into a byte memory and an offset or ends the launch with a
 * report.
 */
import type { Arena, Bytes } from '../memory.ts';
import type { StallWindow } from '../stalls.ts';
import { OFFSET, ownerOf } from './clusters.ts';
import { countAccess } from './profile.ts';
import { type Block, LANES, type Warp } from './state.ts';

export const Space = { Global: 0, Shared: 1, Local: 2, Const: 3, Param: 4, Generic: 5 } as const;

/** Upper words of the windows, and of the addresses of functions. */
export const WINDOW = [0x7000, 0x7001, 0x7002, 0x7003, 0x7004] as const;
export const CODE_WINDOW = 0x7010;

export const SPACE_NAMES = ['global', 'shared', 'local', 'const', 'param', 'generic'] as const;

/**
 * Where the last resolved access goes. A module-level record: one allocation fewer for each access.
 */
export const place: { bytes: Bytes; offset: number; owner: Block } = {
  bytes: undefined as unknown as Bytes,
  offset: 0,
  /** Of shared memory the block whose it is. */
  owner: undefined as unknown as Block,
};

export const AccessKind = { Load: 0, Store: 1, Atomic: 2 } as const;

function hex(hi: number, lo: number): string {
  const value = (BigInt(hi >>> 0) << 32n) | BigInt(lo >>> 0);
  return `0x${value.toString(16)}`;
}

/**
 * Resolves `size` bytes at `hi:lo` (`lo` unsigned) in `space`, aligned to `align`. `kind` is an
 * `AccessKind`. Leaves the answer in `place`.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: hot: every access of the simulator comes through here, one branch for each state space
// biome-ignore lint/complexity/useMaxParams: runs for each lane of each access
export function resolve(
  warp: Warp,
  lane: number,
  space: number,
  hi: number,
  lo: number,
  size: number,
  align: number,
  kind: number,
): void {
  let where = space;
  if (where === Space.Generic) {
    where = hi - 0x7000;
    if (where < 0 || where > Space.Param) outside(warp, lane, hi, lo, size, kind, space);
  } else if (where === Space.Global ? hi !== WINDOW[0] : hi !== 0) {
    outside(warp, lane, hi, lo, size, kind, space);
  }
  if (lo % align !== 0) {
    const name = SPACE_NAMES[where]!;
    warp.fault(
      lane,
      'misaligned',
      `${VERBS[kind]} of ${size} bytes at ${name} address ${hex(hi, lo)}, which is not a multiple of ${align}`,
      (BigInt(hi >>> 0) << 32n) | BigInt(lo),
    );
  }
  const { block } = warp;
  let bytes: Bytes;
  let offset = lo;
  if (where === Space.Global) {
    const { arena } = block.grid;
    bytes = arena.bytes;
    if (
      !arena.contains(lo, size) &&
      (kind === AccessKind.Store || !arena.containsWordEnd(lo, size))
    ) {
      outside(warp, lane, hi, lo, size, kind, space);
    }
  } else if (where === Space.Shared) {
    const owner = lo <= OFFSET ? block : ownerOf(block, lo);
    if (owner === undefined) outside(warp, lane, hi, lo, size, kind, space);
    bytes = owner.shared;
    place.owner = owner;
    offset = lo & OFFSET;
    if (offset + size > bytes.size) outside(warp, lane, hi, lo, size, kind, space);
  } else if (where === Space.Local) {
    const frame = warp.frames[lane];
    if (!warp.local || !frame || lo + size > frame.localTop)
      outside(warp, lane, hi, lo, size, kind, space);
    bytes = warp.local;
    offset = lane * warp.localCapacity + lo;
  } else {
    bytes = where === Space.Const ? block.grid.constants : block.grid.params;
    if (lo + size > bytes.size || kind !== AccessKind.Load)
      outside(warp, lane, hi, lo, size, kind, space);
  }
  place.bytes = bytes;
  place.offset = offset;
  const { init } = bytes;
  if (init) {
    if (kind === AccessKind.Store) init.fill(1, offset, offset + size);
    else checkInitialised(warp, lane, where, hi, lo, init, offset, size);
  }
  const { observer, isWatched, profile, window } = block.grid;
  if (window !== undefined) watch(window, warp, lane, where, lo, size, kind);
  if (profile !== undefined && isWatched) countAccess(warp, profile, lane, where, lo, size, kind);
  if (observer && isWatched) {
    observer({
      launch: block.grid.launch,
      block: block.index,
      thread: warp.index * LANES + lane,
      space: SPACE_NAMES[where] as 'global',
      offset: where === Space.Shared ? offset : lo,
      ...(where === Space.Shared && place.owner !== block && { owner: place.owner.index }),
      size,
      kind: KINDS[kind]!,
      line: warp.op?.line ?? 0,
      phase: block.phase,
      ...(block.grid.agent && { agent: block.grid.agent }),
    });
  }
}

/** Tells of an access to `place` while it is looked whether threads wait for ever. */
// biome-ignore lint/complexity/useMaxParams: runs for each lane of each access
function watch(
  window: StallWindow,
  warp: Warp,
  lane: number,
  where: number,
  lo: number,
  size: number,
  kind: number,
): void {
  const { bytes, offset, owner } = place;
  const isShared = where === Space.Shared;
  window.touch(
    {
      block: warp.block.index,
      thread: warp.index * LANES + lane,
      space: SPACE_NAMES[where]!,
      offset: isShared ? offset : lo,
      size,
      kind: KINDS[kind]!,
      line: warp.op?.line ?? 0,
      ...(isShared && { owner: owner.index }),
    },
    bytes,
    offset,
  );
}

const KINDS = ['load', 'store', 'atomic'] as const;
const VERBS = ['read', 'write', 'atomic operation'] as const;

/**
 * Only an access whose bytes are all unwritten is reported: copies of structures move padding and
 * the unused parts of enums around, and that is no mistake. They may do so piece by piece: a load
 * is silent if all that becomes of its values is that they are stored.
 */
// biome-ignore lint/complexity/useMaxParams: runs for each lane of each access
function checkInitialised(
  warp: Warp,
  lane: number,
  space: number,
  hi: number,
  lo: number,
  init: Uint8Array,
  offset: number,
  size: number,
): void {
  if (warp.op?.copies === true) return;
  for (let i = offset; i < offset + size; i++) if (init[i] !== 0) return;
  const { grid } = warp.block;
  const name = SPACE_NAMES[space]!;
  if (!grid.firstTime(`uninitialised ${warp.op?.line} ${name}`)) return;
  warp.warn(
    lane,
    'uninitialised',
    `read of ${size} bytes of ${name} memory at ${hex(hi, lo)} that nothing has written`,
    (BigInt(hi >>> 0) << 32n) | BigInt(lo),
  );
}

/** Says what the address misses. Never returns. */
// biome-ignore lint/complexity/useMaxParams: runs for each lane of each access
function outside(
  warp: Warp,
  lane: number,
  hi: number,
  lo: number,
  size: number,
  kind: number,
  space: number,
): never {
  const address = (BigInt(hi >>> 0) << 32n) | BigInt(lo);
  const verb = VERBS[kind]!;
  const named = SPACE_NAMES[space]!;
  if (hi === 0 && lo < 4096 && (space === Space.Generic || space === Space.Global)) {
    warp.fault(
      lane,
      'null-pointer',
      `${verb} of ${size} bytes through a null pointer (${hex(hi, lo)})`,
      address,
    );
  }
  let detail = '';
  const where = space === Space.Generic || space === Space.Global ? hi - 0x7000 : space;
  if (where === Space.Global) {
    detail = describeGlobal(warp.block.grid.arena, lo);
  } else if (where === Space.Shared) {
    detail = `: the block has ${warp.block.shared.size} bytes of shared memory`;
  } else if (where === Space.Local) {
    detail = `: the thread has ${warp.frames[lane]?.localTop ?? 0} bytes of local memory`;
  } else if (where === Space.Const || where === Space.Param) {
    const { size: have } =
      where === Space.Const ? warp.block.grid.constants : warp.block.grid.params;
    detail = kind === AccessKind.Load ? `: there are ${have} bytes` : ': this memory is read-only';
  } else {
    detail = ': no memory has this address';
  }
  warp.fault(
    lane,
    'out-of-bounds',
    `${verb} of ${size} bytes outside ${named} memory at ${hex(hi, lo)}${detail}`,
    address,
  );
}

/** Which buffer an address misses, and by how much. */
function describeGlobal(arena: Arena, offset: number): string {
  const below = arena.nearest(offset);
  const above = arena.following(offset);
  // Between two buffers the nearer one is the likelier to be meant.
  if (above && (!below || above.base - offset < offset - (below.base + below.size))) {
    return `: ${above.base - offset} bytes before \`${above.name}\``;
  }
  if (!below) return ': no buffer is near';
  const at = offset - below.base;
  return below.live
    ? `: byte ${at} of \`${below.name}\`, which has ${below.size} bytes`
    : `: byte ${at} of \`${below.name}\`, which was freed`;
}
