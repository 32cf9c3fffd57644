/**
 * Reads of workgroup memory that no thread of a known workgroup writes, or only behind a barrier
 * that comes after the read. All threads are walked; where one may do something that is not known,
 * nothing is certain and nothing is found.
 */
import { append } from '../base/index.ts';
import {
  defInst,
  type Func,
  type Global,
  hasEffect,
  type Inst,
  isPtr,
  type Value,
} from '../mir/index.ts';
import { AliasAnalysis } from './alias.ts';
import { askOf } from './dynamic-lds-request.ts';
import { incoming } from './flow-graph.ts';
import { accessesOf, type MemoryAccess } from './memory-access.ts';
import { type LockstepPlan, planLockstep } from './simt-interpreter.ts';
import { isRegion } from './simt-slice.ts';
import { SurelyBefore } from './surely-before.ts';
import { type ThreadIndex, walkThreads } from './thread-walk.ts';

export interface UnwrittenRead {
  readonly access: MemoryAccess;
  readonly thread: ThreadIndex;
  /** Bytes from the start of the region. */
  readonly offset: number;
  /** Threads write there, but later. */
  readonly isLater: boolean;
}

/** Instructions that write to a byte; those that one alone writes share one list. */
type Writers = readonly Inst[];

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
  const written = new Map<string, Map<number, Writers>>();
  const alone = new Map<Inst, Writers>();
  const reads: (Omit<UnwrittenRead, 'isLater'> & { readonly region: string })[] = [];
  let [isWhole, areReadsKnown] = [true, true];
  const slice = sliceOf(fn);
  walkThreads({
    fn,
    ...(slice && { slice }),
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
      // What reads and writes in one leaves what it has read in the result: it begins nothing.
      if (access.atomic && access.reads && access.writes) return;
      if (access.writes) {
        if (address?.offset === undefined || access.size === undefined) {
          isWhole = false;
          wanted.clear();
          return;
        }
        let bytes = written.get(address.region);
        if (bytes === undefined) written.set(address.region, (bytes = new Map()));
        let own = alone.get(access.inst);
        if (own === undefined) alone.set(access.inst, (own = [access.inst]));
        for (let i = 0; i < access.size; i++) addTo(bytes, address.offset + i, own);
      } else if (sure && address?.offset !== undefined && access.size !== undefined) {
        reads.push({ access, thread, offset: address.offset, region: address.region });
        if (reads.length > MOST_READS) this.leftOut?.();
      } else areReadsKnown = false;
    },
  });
  if (!isWhole) return UNDECIDED;
  const out = new Map<Inst, UnwrittenRead>();
  const order = new SurelyBefore(fn);
  for (const { access, thread, offset, region } of reads) {
    if (out.has(access.inst)) continue;
    const bytes = written.get(region);
    // Where nobody writes at all, the memory may be meant for something else.
    if (bytes === undefined && !hasStore(fn, region)) continue;
    const size = access.size!;
    // What lies past the end is another mistake.
    const end = globals.get(region.slice(1))?.size;
    if (end !== undefined && end > 0 && offset + size > end) continue;
    const writers = Array.from({ length: size }, (_, i) => bytes?.get(offset + i) ?? NOBODY);
    const isLater = writers.some((by) => by.length > 0);
    if (isLater && !writers.every((by) => by.every((one) => order.of(access.inst, one)))) continue;
    out.set(access.inst, { access, thread, offset, isLater });
  }
  return { unwritten: [...out.values()], isDecided: areReadsKnown };
}

const NOBODY: Writers = [];

/** Is there a store to the region, though no thread comes to it? */
function hasStore(fn: Func, region: string): boolean {
  const alias = new AliasAnalysis(fn);
  return fn.blocks.some(({ insts }) =>
    insts.some((inst) =>
      accessesOf(inst).some(({ ptr, writes }) => {
        const base = defInst(alias.address(ptr).base);
        return writes && base?.op === 'global.addr' && region === `@${base.attrs.symbol}`;
      }),
    ),
  );
}

function addTo(bytes: Map<number, Writers>, at: number, own: Writers): void {
  const known = bytes.get(at);
  if (known === undefined) bytes.set(at, own);
  else if (known !== own && !known.includes(own[0]!)) bytes.set(at, [...known, ...own]);
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

/**
 * What decides where workgroup memory is touched; undefined where that may be told by stack slots,
 * tables, or addresses that come from memory.
 */
function sliceOf(fn: Func): LockstepPlan | undefined {
  const hasMore = fn.blocks.some(({ insts }) =>
    insts.some(
      (inst) =>
        inst.op.startsWith('call') ||
        (inst.op === 'global.addr' && !isRegion(inst)) ||
        (isLoad(inst) && inst.results.some(({ type }) => isPtr(type))),
    ),
  );
  if (hasMore) return undefined;
  const plan = planLockstep(fn);
  return readsSlots(plan) ? undefined : plan;
}

function isLoad(inst: Inst): boolean {
  return hasEffect(inst.op, 'read') && askOf(inst) === undefined;
}

/** Does what a stack slot holds decide where threads go or what they touch? */
function readsSlots({ graph, slice }: LockstepPlan): boolean {
  if (!graph.order.some(({ insts }) => insts.some(({ op }) => op === 'alloca'))) return false;
  const work: Value[] = [];
  graph.order.forEach(({ insts }, at) => {
    for (const inst of insts) {
      for (const { ptr } of accessesOf(inst)) if (slice.values.has(ptr)) work.push(ptr);
      const isBranch = (inst.targets?.length ?? 0) > 1 && !slice.idle.has(at);
      if (isBranch) work.push(inst.args[0]!);
    }
  });
  const seen = new Set<Value>();
  for (let value = work.pop(); value !== undefined; value = work.pop()) {
    if (seen.has(value)) continue;
    seen.add(value);
    const def = defInst(value);
    if (def?.op === 'alloca') return true;
    append(work, def === undefined ? incoming(graph, value) : def.args);
  }
  return false;
}
