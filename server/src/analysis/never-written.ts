/**
 * Reads of workgroup memory that no thread of a known workgroup ever writes, before or after. All
 * threads are walked; where one may do something that is not known, nothing is certain and nothing
 * is found.
 */
import { type Func, type Global, type Inst, isPtr } from '../mir/index.ts';
import { askOf } from './dynamic-lds-request.ts';
import { accessesOf, type MemoryAccess } from './memory-access.ts';
import { type ThreadIndex, walkThreads } from './thread-walk.ts';

export interface UnwrittenRead {
  readonly access: MemoryAccess;
  readonly thread: ThreadIndex;
  /** Bytes from the start of the region. */
  readonly offset: number;
}

const UNDECIDED = { unwritten: [], isDecided: false } as const;

/** Reads that are remembered; a kernel with more is not looked into. */
const MOST_READS = 200_000;

/**
 * @param threads all threads of the workgroup
 * @returns for each instruction the first thread that reads what nobody writes
 */
export function unwrittenReads(
  fn: Func,
  globals: ReadonlyMap<string, Global>,
  block: readonly [number, number, number],
  threads: readonly ThreadIndex[],
): readonly UnwrittenRead[] {
  return decidedReads(fn, globals, block, threads).unwritten;
}

/** Likewise; `isDecided`: all that is read was seen, and all that is written. */
export function decidedReads(
  fn: Func,
  globals: ReadonlyMap<string, Global>,
  block: readonly [number, number, number],
  threads: readonly ThreadIndex[],
): { readonly unwritten: readonly UnwrittenRead[]; readonly isDecided: boolean } {
  const wanted = new Set<Inst>();
  for (const { insts } of fn.blocks)
    for (const inst of insts) {
      if (mayReachMemory(inst)) return UNDECIDED;
      if (accessesOf(inst).length > 0) wanted.add(inst);
    }
  const written = new Map<string, Set<number>>();
  const reads: (UnwrittenRead & { readonly region: string })[] = [];
  let [isWhole, areReadsKnown] = [true, true];
  walkThreads({
    fn,
    globals,
    shape: { block },
    threads,
    wanted,
    judge: () => 'right',
    found: () => undefined,
    leftOut() {
      isWhole = false;
      wanted.clear();
    },
    touch({ access, thread, address, sure }) {
      if (access.writes) {
        if (address?.offset === undefined || access.size === undefined) {
          isWhole = false;
          wanted.clear();
          return;
        }
        let bytes = written.get(address.region);
        if (bytes === undefined) written.set(address.region, (bytes = new Set()));
        for (let i = 0; i < access.size; i++) bytes.add(address.offset + i);
      } else if (sure && address?.offset !== undefined && access.size !== undefined) {
        reads.push({ access, thread, offset: address.offset, region: address.region });
        if (reads.length > MOST_READS) this.leftOut?.();
      } else areReadsKnown = false;
    },
  });
  if (!isWhole) return UNDECIDED;
  const out = new Map<Inst, UnwrittenRead>();
  for (const { access, thread, offset, region } of reads) {
    if (out.has(access.inst)) continue;
    const bytes = written.get(region);
    // Where nobody writes at all, the memory may be meant for something else.
    if (bytes === undefined) continue;
    const size = access.size!;
    const isUnwritten = Array.from({ length: size }, (_, i) => offset + i).every(
      (at) => !bytes.has(at),
    );
    if (isUnwritten) out.set(access.inst, { access, thread, offset });
  }
  return { unwritten: [...out.values()], isDecided: areReadsKnown };
}

/**
 * Instructions of a target that may write to workgroup memory in ways that are not looked into,
 * such as asynchronous copies.
 */
function mayReachMemory(inst: Inst): boolean {
  if (askOf(inst) !== undefined) return false;
  if (inst.op === 'gpu.asm') return `${inst.attrs.imm?.[0] ?? ''}`.includes('[');
  return inst.op === 'gpu.intrinsic' && inst.args.some((arg) => isPtr(arg.type));
}
