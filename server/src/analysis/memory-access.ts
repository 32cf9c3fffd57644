/**
 * The accesses to memory that an instruction makes, in one shape: which address, how many bytes,
 * how aligned, read or written.
 */
import { byteSize, defInst, type Inst, type Value } from '../mir/index.ts';

export interface MemoryAccess {
  readonly inst: Inst;
  readonly ptr: Value;
  /** Bytes; undefined when only the run decides. */
  readonly size: number | undefined;
  /** The alignment that the instruction relies on. */
  readonly align: number;
  readonly writes: boolean;
  readonly reads: boolean;
  readonly atomic: boolean;
  readonly volatile: boolean;
  /** The value written, for plain stores. */
  readonly stored: Value | undefined;
  /** Who makes it beside the thread, which goes on: `cp.async`, or a bulk copy. */
  readonly agent?: 'copy' | 'bulk';
  /** All lanes of a warp make it together, once. */
  readonly together?: boolean;
  /** Another lane of the warp may make it with the address of this one, as rows of `ldmatrix`. */
  readonly ofWarp?: boolean;
  /** It is about an `mbarrier` object. */
  readonly barrier?: boolean;
  /** Its place is that of the address in another block of the cluster. */
  readonly remote?: boolean;
  /** It may be smaller than its size. */
  readonly upTo?: boolean;
}

const NONE: readonly MemoryAccess[] = [];

/**
 * None for instructions that touch no memory, and for calls. A copy makes two: what it writes, then
 * what it reads.
 */
export function accessesOf(inst: Inst): readonly MemoryAccess[] {
  const [a, b, c] = inst.args;
  switch (inst.op) {
    case 'mem.load':
      return [access(inst, a!, byteSize(inst.results[0].type), { reads: true })];
    case 'mem.store':
      return [access(inst, b!, byteSize(a!.type), { writes: true, stored: a! })];
    case 'mem.copy':
    case 'mem.move':
      return [
        access(inst, a!, constant(c!), { writes: true }),
        access(inst, b!, constant(c!), { reads: true }),
      ];
    case 'mem.set':
      return [access(inst, a!, constant(c!), { writes: true })];
    case 'atomic.load':
      return [access(inst, a!, byteSize(inst.results[0].type), { reads: true, atomic: true })];
    case 'atomic.store':
      return [access(inst, b!, byteSize(a!.type), { writes: true, atomic: true })];
    case 'atomic.rmw':
    case 'atomic.cmpxchg': {
      const size = byteSize(inst.results[0].type);
      return [access(inst, a!, size, { reads: true, writes: true, atomic: true })];
    }
    default:
      return NONE;
  }
}

function access(
  inst: Inst,
  ptr: Value,
  size: number | undefined,
  more: Partial<MemoryAccess>,
): MemoryAccess {
  return {
    inst,
    ptr,
    size,
    align: inst.attrs.align ?? 1,
    reads: more.reads === true,
    writes: more.writes === true,
    atomic: more.atomic === true,
    volatile: inst.attrs.volatile === true,
    stored: more.stored,
  };
}

function constant(value: Value): number | undefined {
  const def = defInst(value);
  return def?.op === 'const.int' ? Number(BigInt.asUintN(64, def.attrs.bits!)) : undefined;
}
