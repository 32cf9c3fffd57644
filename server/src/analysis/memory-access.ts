/** The accesses to memory that an instruction makes, in one shape: which address, how many bytes, how aligned, read or written. */
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
}

/** None for instructions that touch no memory, and for calls. A copy makes two: what it writes, then what it reads. */
export function accessesOf(inst: Inst): readonly MemoryAccess[] {
  const [a, b, c] = inst.args;
  const make = (
    ptr: Value,
    size: number | undefined,
    more: Partial<MemoryAccess>,
  ): MemoryAccess => ({
    inst,
    ptr,
    size,
    align: inst.attrs.align ?? 1,
    reads: false,
    writes: false,
    atomic: false,
    volatile: inst.attrs.volatile === true,
    stored: undefined,
    ...more,
  });
  switch (inst.op) {
    case 'mem.load':
      return [make(a!, byteSize(inst.results[0]!.type), { reads: true })];
    case 'mem.store':
      return [make(b!, byteSize(a!.type), { writes: true, stored: a! })];
    case 'mem.copy':
    case 'mem.move':
      return [make(a!, constant(c!), { writes: true }), make(b!, constant(c!), { reads: true })];
    case 'mem.set':
      return [make(a!, constant(c!), { writes: true })];
    case 'atomic.load':
      return [make(a!, byteSize(inst.results[0]!.type), { reads: true, atomic: true })];
    case 'atomic.store':
      return [make(b!, byteSize(a!.type), { writes: true, atomic: true })];
    case 'atomic.rmw':
    case 'atomic.cmpxchg':
      return [
        make(a!, byteSize(inst.results[0]!.type), { reads: true, writes: true, atomic: true }),
      ];
    default:
      return [];
  }
}

function constant(value: Value): number | undefined {
  const def = defInst(value);
  return def?.op === 'const.int' ? Number(BigInt.asUintN(64, def.attrs.bits!)) : undefined;
}
