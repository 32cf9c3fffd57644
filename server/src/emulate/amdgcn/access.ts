/**
 * Addresses. A flat address is a 64-bit number whose upper word names the window and whose lower
 * word is the offset in it. The windows of workgroup and private memory are what the aperture
 * registers say. `resolve` turns an address into a byte memory and an offset, or ends the launch
 * with a report.
 */
import type { Bytes } from '../memory.ts';
import { Counted } from '../profile/index.ts';
import type { StallWindow } from '../stalls.ts';
import type { Wave } from './state.ts';

export const WINDOW = { Global: 0x7000, Shared: 0x7001, Private: 0x7002, Code: 0x7010 } as const;

export const AccessKind = { Load: 0, Store: 1, Atomic: 2 } as const;

const VERBS = ['read', 'write', 'atomic operation'] as const;
const EVENT_KINDS = ['load', 'store', 'atomic'] as const;

/**
 * Where the last resolved access goes. A module-level record: one allocation fewer for each access.
 */
export const place: { bytes: Bytes; offset: number } = {
  bytes: undefined as unknown as Bytes,
  offset: 0,
};

const hex = (hi: number, lo: number): string =>
  `0x${((BigInt(hi >>> 0) << 32n) | BigInt(lo >>> 0)).toString(16)}`;
const addressOf = (hi: number, lo: number): bigint => (BigInt(hi >>> 0) << 32n) | BigInt(lo >>> 0);

/**
 * Resolves `size` bytes at a flat address for one lane; lane -1 is the whole wave (scalar memory).
 */
export function resolveFlat(
  w: Wave,
  lane: number,
  hi: number,
  lo: number,
  size: number,
  kind: number,
): void {
  if (hi === WINDOW.Global) {
    const { arena } = w.machine;
    if (
      !arena.contains(lo, size) &&
      (kind === AccessKind.Store || !arena.containsWordEnd(lo, size))
    ) {
      outside(w, lane, 'global', hi, lo, size, kind);
    }
    place.bytes = arena.bytes;
    place.offset = lo;
    if (kind !== AccessKind.Load && arena.find(lo)?.writable === false) {
      w.fault(
        lane,
        'memory-use',
        `${VERBS[kind]} of ${size} bytes in read-only memory at ${hex(hi, lo)}`,
        addressOf(hi, lo),
      );
    }
    note(w, lane, 'global', hi, lo, size, kind);
  } else if (hi === WINDOW.Shared && lane >= 0) resolveShared(w, lane, lo, size, kind);
  else if (hi === WINDOW.Private && lane >= 0) resolvePrivate(w, lane, lo, size, kind);
  // gfx1250 has the number of the lane in the address.
  else if ((hi & 0xfffff) === WINDOW.Private && lane >= 0)
    resolvePrivate(w, hi >>> 20, lo, size, kind);
  else outside(w, lane, 'flat', hi, lo, size, kind);
}

/** Workgroup memory at a byte offset. */
export function resolveShared(w: Wave, lane: number, lo: number, size: number, kind: number): void {
  const { lds } = w.group;
  if (lo < 0 || lo + size > lds.size) outside(w, lane, 'workgroup', WINDOW.Shared, lo, size, kind);
  place.bytes = lds;
  place.offset = lo;
  note(w, lane, 'workgroup', WINDOW.Shared, lo, size, kind);
}

/** Private memory at a byte offset of one lane. */
export function resolvePrivate(
  w: Wave,
  lane: number,
  lo: number,
  size: number,
  kind: number,
): void {
  const { scratchSize } = w.machine;
  if (lo < 0 || lo + size > scratchSize)
    outside(w, lane, 'private', WINDOW.Private, lo, size, kind);
  place.bytes = w.scratch;
  place.offset = lane * w.scratchStride + lo;
  note(w, lane, 'private', WINDOW.Private, lo, size, kind);
}

const COUNTED = {
  global: Counted.Global,
  workgroup: Counted.Shared,
  private: Counted.Local,
} as const;
const SPACES = { global: 'global', workgroup: 'shared', private: 'local' } as const;
type SpaceName = keyof typeof SPACES;

/** Tells of an access to `place` while it is looked whether waves wait for ever. */
// biome-ignore lint/complexity/useMaxParams: runs for each lane of each access
function watch(
  window: StallWindow,
  w: Wave,
  lane: number,
  space: string,
  offset: number,
  size: number,
  kind: number,
): void {
  const { lanes, n, machine } = w;
  const first = w.index * w.width;
  const line = machine.lines[w.pc - 1] ?? 0;
  const about = { block: w.group.index, space, offset, size, kind: EVENT_KINDS[kind]!, line };
  // Scalar memory is read for all lanes.
  const count = lane < 0 ? n : 1;
  for (let i = 0; i < count; i++) {
    const thread = first + (lane < 0 ? lanes[i]! : lane);
    window.touch({ ...about, thread }, place.bytes, place.offset);
  }
}

/**
 * Initialisation flags and the observer. Only an access whose bytes are all unwritten is reported.
 */
// biome-ignore lint/complexity/useMaxParams: runs for each lane of each access
function note(
  w: Wave,
  lane: number,
  space: SpaceName,
  hi: number,
  lo: number,
  size: number,
  kind: number,
): void {
  const { init } = place.bytes;
  if (init) {
    const { offset } = place;
    if (kind === AccessKind.Store) init.fill(1, offset, offset + size);
    else {
      let written = false;
      for (let i = offset; i < offset + size; i++) if (init[i] !== 0) written = true;
      if (!written && w.machine.firstTime(`uninitialised ${w.pc} ${space}`)) {
        w.warn(
          lane,
          'uninitialised',
          `read of ${size} bytes of ${space} memory at ${hex(hi, lo)} that nothing has written`,
          addressOf(hi, lo),
        );
      }
      if (kind === AccessKind.Atomic) init.fill(1, offset, offset + size);
    }
  }
  const { observer, profile, window } = w.machine;
  if (window !== undefined) watch(window, w, lane, SPACES[space], lo, size, kind);
  if (profile !== undefined)
    profile.access(lane < 0 ? Counted.Scalar : COUNTED[space], Math.max(lane, 0), lo, size, kind);
  if (observer) {
    observer({
      launch: w.machine.launch,
      block: w.group.index,
      thread: w.index * w.width + Math.max(lane, 0),
      space: SPACES[space],
      offset: lo,
      size,
      kind: EVENT_KINDS[kind]!,
      line: w.machine.lines[w.pc - 1] ?? 0,
      phase: w.group.phase,
    });
  }
}

/** Says what the address misses. Never returns. */
// biome-ignore lint/complexity/useMaxParams: runs for each lane of each access
function outside(
  w: Wave,
  lane: number,
  space: SpaceName | 'flat',
  hi: number,
  lo: number,
  size: number,
  kind: number,
): never {
  const verb = VERBS[kind]!;
  if (hi === 0 && lo < 4096) {
    w.fault(
      lane,
      'null-pointer',
      `${verb} of ${size} bytes through a null pointer (${hex(hi, lo)})`,
      addressOf(hi, lo),
    );
  }
  let detail = ': no memory has this address';
  if (space === 'global') {
    const near = w.machine.arena.nearest(lo);
    if (near) {
      const at = lo - near.base;
      detail = near.live
        ? `: byte ${at} of \`${near.name}\`, which has ${near.size} bytes`
        : `: byte ${at} of \`${near.name}\`, which was freed`;
    }
  } else if (space === 'workgroup')
    detail = `: the group has ${w.group.lds.size} bytes of workgroup memory`;
  else if (space === 'private')
    detail = `: the work-item has ${w.machine.scratchSize} bytes of private memory`;
  w.fault(
    lane,
    'out-of-bounds',
    `${verb} of ${size} bytes outside ${space} memory at ${hex(hi, lo)}${detail}`,
    addressOf(hi, lo),
  );
}
