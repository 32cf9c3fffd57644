/**
 * What is remembered of each granule of memory that several threads can see: its last write and two
 * other accesses, reads or atomic operations, each as a segment and a site. A segment is what one
 * thread does between two places that order memory; its number is a phase, which counts up in the
 * launch, and the thread in its block. So most answers need no table: of two segments of one block
 * the one before the last barrier comes first.
 */
import { isAsync, isTensorCopy } from '../analysis/index.ts';
import { byteSize, type Func, type Inst, type Value } from '../mir/index.ts';
import type { Site } from './environment.ts';

/** Offsets in a cell. The write and the first read are loaded as one word of 64 bits. */
export const CELL = { write: 0, read: 4, writeSite: 8, readSite: 12, bytes: 16 } as const;

/**
 * Offsets of the second reader, in a table of its own: most granules have none, and what is never
 * touched costs no pages. The entry of the cell at `c` is at
 * `raceFar + c / CELL.bytes * FAR.bytes`, wherever that is.
 */
export const FAR = { segment: 0, site: 4, bytes: 5 } as const;

/**
 * The site of a second reader. The low byte of its number is in the table, the next one in the
 * site of the write, in the bits of `SITE.middle`, `middleShift` further up. The rest is in the
 * site of the first read, in the bits of `SITE.rest`: of these the lowest is the last bit of the
 * number (`bit` there, `numberBit` here), the others are bits of `says`, `shift` further down.
 */
export const SHORT = {
  middle: 0xff00,
  middleShift: 9,
  numberBit: 0x0001_0000,
  bit: 0x0002_0000,
  says: 0x7e00_0000,
  shift: 7,
} as const;

/** The site of a second reader, from its byte in the table and the sites of its cell. */
export function longSite(low: number, writeSite: number, readSite: number): number {
  const middle = (writeSite >>> SHORT.middleShift) & SHORT.middle;
  const says = (readSite << SHORT.shift) & SHORT.says;
  const atomic = (says & SITE.size) === 0 ? 0 : SITE.atomic;
  return low | middle | ((readSite & SHORT.bit) >>> 1) | says | atomic;
}

/** A segment and its site in what is remembered of a granule. */
export interface CellSlot {
  readonly segment: number;
  readonly site: number;
  /** Is it in the table of second readers? */
  readonly isFar: boolean;
}

export const SLOT = {
  write: { segment: CELL.write, site: CELL.writeSite, isFar: false },
  read: { segment: CELL.read, site: CELL.readSite, isFar: false },
  far: { segment: FAR.segment, site: FAR.site, isFar: true },
} as const satisfies Readonly<Record<string, CellSlot>>;

/**
 * Parts of a site in a cell: its number, whether it writes, of atomic ones the scope and size.
 * Kernels with more sites are not checked.
 */
export const SITE = {
  atomic: 0x8000_0000,
  /** Of atomic ones one more than the binary logarithm of the bytes; 0 of others. */
  size: 0x7000_0000,
  writes: 0x0200_0000,
  /** In the site of the first read: there may be a second one. */
  far: 0x0100_0000,
  /** In the site of the first read: the rest of the site of the second one. */
  rest: 0x00fe_0000,
  /** In the site of the write: a part of the site of the second reader. */
  middle: 0x01fe_0000,
  number: 0x0001_ffff,
  /** What must be the same of two atomic operations. */
  kind: 0xfc00_0000,
  sizeShift: 28,
  scopeShift: 26,
} as const;

/** What an access meets. */
export const MEETS = { readAfterWrite: 0, writeAfterWrite: 1, writeAfterRead: 2 } as const;

/** Scopes by number; the threads of the first include all others. */
const SCOPE_NUMBER = { device: 0, system: 0, workgroup: 1, wave: 2, cluster: 3 } as const;

/** A site as cells hold it. */
export function siteWord(
  site: number,
  { inst, size, writes }: Pick<Site, 'inst' | 'size'> & { readonly writes: boolean },
): number {
  const number = site | (writes ? SITE.writes : 0);
  if (!inst.op.startsWith('atomic.')) return number;
  const scope = SCOPE_NUMBER[inst.attrs.scope ?? 'system'];
  const code = 32 - Math.clz32(size);
  return SITE.atomic | (code << SITE.sizeShift) | (scope << SITE.scopeShift) | number | 0;
}

/** The pointers of an access, each with the bytes and the alignment of what is there. */
function accessesOf(inst: Inst): readonly (readonly [Value, number])[] {
  const align = inst.attrs.align ?? 1;
  switch (inst.op) {
    case 'mem.load':
      return [[inst.args[0], Math.min(align, byteSize(inst.results[0].type))]];
    case 'mem.store':
      return [[inst.args[1], Math.min(align, byteSize(inst.args[0].type))]];
    case 'mem.copy':
    case 'mem.move':
      return [
        [inst.args[0], align],
        [inst.args[1], align],
      ];
    case 'mem.set':
      return [[inst.args[0], align]];
    case 'atomic.load':
      return [[inst.args[0], byteSize(inst.results[0].type)]];
    case 'atomic.store':
      return [[inst.args[1], byteSize(inst.args[0].type)]];
    case 'atomic.rmw':
    case 'atomic.cmpxchg':
      return [[inst.args[0], byteSize(inst.args[1].type)]];
    default:
      return [];
  }
}

/** Bytes of a granule, 1 to 8: no access to memory that others see has less of one. */
export function granuleOf(fns: Iterable<Func>): number {
  let least = 8;
  for (const fn of fns)
    for (const { insts } of fn.blocks)
      for (const inst of insts) {
        if (isTensorCopy(inst)) return 1;
        for (const [pointer, bytes] of accessesOf(inst))
          if (bytes < least && !isOwn(pointer)) least = bytes;
      }
  return least;
}

/** Does a pointer certainly lead into private memory? */
function isOwn(pointer: Value): boolean {
  let at = pointer;
  for (let depth = 0; depth < 32; depth++) {
    if (at.type === 'ptr.private') return true;
    if (!('op' in at.def)) return false;
    const { op, args } = at.def;
    if (op === 'alloca') return true;
    if (op !== 'ptr.add' && op !== 'ptr.cast') return false;
    at = args[0];
  }
  return false;
}

/** Does a kernel begin copies beside its threads, or use barriers in memory? */
export function hasAsync(fns: Iterable<Func>): boolean {
  for (const fn of fns)
    for (const { insts } of fn.blocks) if (insts.some((inst) => isAsync(inst))) return true;
  return false;
}

/** Does a kernel hold operations that order memory between single threads? */
export function hasOrders(fns: Iterable<Func>): boolean {
  for (const fn of fns)
    for (const { insts } of fn.blocks)
      for (const { op, attrs } of insts) {
        if (op === 'fence' || attrs.symbol?.startsWith('nvptx.membar.')) return true;
        if (op.startsWith('atomic.') && attrs.ordering !== 'relaxed') return true;
      }
  return false;
}
