/** Races in words: both accesses, what would order them, and what they can change. */
import { dimText } from '../base/index.ts';
import { bitsText, type Inst, isFloat, type MirType } from '../mir/index.ts';
import type { Dim3, ExecuteFrame, Fault } from './api.ts';
import type { MemoryObject } from './objects.ts';

/** One of the two accesses. */
export interface Access {
  readonly inst: Inst;
  /** By a copy that the thread has begun and that runs beside it. */
  readonly isCopy: boolean;
  readonly thread: Dim3;
  readonly block: Dim3;
  readonly writes: boolean;
}

export interface RacePair {
  readonly first: Access;
  /** The one during which it was found. */
  readonly second: Access;
  /** The chain of the first. */
  readonly frames: readonly ExecuteFrame[];
  /** As messages name it. */
  readonly element: string;
  readonly object: Pick<MemoryObject, 'kind'>;
  /** What the bytes hold before the second access, and an access that says of which type. */
  readonly old: { readonly bits: bigint; readonly inst: Inst };
  /** What the second writes, where it is known. */
  readonly written: bigint | undefined;
  /** In order, but not for a bulk copy, which no fence of the proxies comes before. */
  readonly isProxy: boolean;
  readonly isSameBlock: boolean;
  readonly isSameWave: boolean;
  readonly isSameCluster: boolean;
  readonly isAmd: boolean;
}

/** What orders two threads of a block, without lines. */
export const BARRIER_HELP = {
  workgroup: 'put a barrier between the two accesses that all threads of the workgroup reach',
  block: 'a barrier between the two accesses that all threads of the block reach orders them',
  warp: 'the lanes of a warp do not run in lockstep, and shuffles and votes order no memory: `bar.warp.sync` or a barrier between the two accesses orders them',
  wave: 'the lanes of a wave run in lockstep on this GPU, which the language does not promise: a barrier between the two accesses orders them',
} as const;

type RaceFault = Required<
  Pick<Fault, 'kind' | 'severity' | 'message' | 'values' | 'related' | 'help'>
>;

const isAtomic = ({ inst }: Access): boolean => inst.op.startsWith('atomic.');
const isVolatile = ({ inst }: Access): boolean => inst.attrs.volatile === true;

/** A finding about two accesses that nothing orders. */
export function raceFault(pair: RacePair): RaceFault {
  const { first, second, frames, object, old } = pair;
  const isWorkgroup = object.kind === 'workgroup' || object.kind === 'dynamic';
  const type = typeOf(old.inst);
  const before = valueText(old.bits, type);
  const after = pair.written === undefined ? undefined : valueText(pair.written, type);
  // A read-modify-write does not store its operand.
  const stores = second.inst.op === 'mem.store' || second.inst.op === 'atomic.store';
  const isSame = second.writes && stores && after !== undefined && before === after;
  const bothWrite = first.writes && second.writes;
  const values = [
    ...(before === undefined || (first.inst.op === 'atomic.rmw' && !first.writes)
      ? []
      : [{ name: bothWrite || !second.writes ? 'written' : 'read', value: before }]),
    ...(second.writes && stores && after !== undefined ? [{ name: 'written', value: after }] : []),
  ];
  const verb = first.writes ? 'write' : 'read';
  return {
    kind: isWorkgroup ? 'workgroup-race' : 'global-race',
    severity: isWorkgroup || !isSame ? 'error' : 'warning',
    message: messageOf(pair, isWorkgroup, isSame),
    values,
    related: [{ message: `the other ${verb}, by ${nameOf(pair, first)}`, frames }],
    help: helpOf(pair, isWorkgroup),
  };
}

function messageOf(pair: RacePair, isWorkgroup: boolean, isSame: boolean): string {
  const { first, second, element, isSameBlock } = pair;
  const x = nameOf(pair, first);
  const y = isOneThread(pair)
    ? nameOf(pair, second).replace(/^a copy/, 'another copy')
    : nameOf(pair, second);
  const where = isWorkgroup && !element.endsWith('workgroup memory') ? ' of workgroup memory' : '';
  const what = `${element}${where}`;
  if (pair.isProxy)
    return `race: ${y} ${second.writes ? 'writes to' : 'reads'} ${what}, which ${x} writes, and no fence of the proxies comes between`;
  const isCopy = first.isCopy || second.isCopy;
  const inBlock = isCopy ? 'with nothing that waits between' : 'with no barrier between';
  const nothing = isSameBlock ? inBlock : 'and nothing orders the blocks';
  const reason = reasonOf(pair) ?? nothing;
  if (first.writes && second.writes) {
    const same = isSame ? 'the same value ' : '';
    return `race: ${x} and ${y} both write ${same}to ${what} ${reason}`;
  }
  return second.writes
    ? `race: ${y} writes to ${what}, which ${x} reads ${reason}`
    : `race: ${y} reads ${what}, which ${x} writes ${reason}`;
}

/** Why two accesses of which at least one is atomic race all the same. */
function reasonOf({ first, second, isSameBlock }: RacePair): string | undefined {
  if (isAtomic(first) && isAtomic(second)) {
    if (first.inst.attrs.scope !== second.inst.attrs.scope || !isSameBlock) {
      const scope = [first, second].find(({ inst }) =>
        ['cluster', 'workgroup', 'wave'].includes(inst.attrs.scope ?? ''),
      )?.inst.attrs.scope;
      if (scope !== undefined)
        return `atomically, in the scope of a ${scope} that does not have both`;
    }
    return 'atomically, but with another size';
  }
  if (isAtomic(first) !== isAtomic(second)) {
    const atomic = isAtomic(first) ? first : second;
    const nothing = isSameBlock ? 'no barrier between' : 'nothing that orders the blocks';
    return `with ${nothing}; the ${atomic.writes ? 'write' : 'read'}${atomic === second ? '' : ' of the other thread'} is atomic, the other access is not`;
  }
  return undefined;
}

/** Are both copies that the same thread began? */
function isOneThread({ first, second, isSameBlock }: RacePair): boolean {
  if (!first.isCopy || !second.isCopy || !isSameBlock) return false;
  return first.thread.every((one, i) => one === second.thread[i]);
}

/** What would order the two. */
function helpOf(pair: RacePair, isWorkgroup: boolean): string {
  const { first, second, isSameBlock, isSameWave, isAmd } = pair;
  if (pair.isProxy)
    return 'bulk copies see plain writes behind a `fence.proxy.async` only: put one between the write and the copy';
  if (isOneThread(pair))
    return 'copies that one thread begins are not in order: wait for the first, by its group or its mbarrier, before the second begins';
  if (first.isCopy || second.isCopy)
    return 'a copy that runs beside its thread is over when the thread has waited for its group (`cp.async.wait_group`) or for its mbarrier; other threads need a barrier after that';
  if (isVolatile(first) || isVolatile(second))
    return 'volatile accesses order nothing and are not atomic: use atomic operations for both';
  if (isAtomic(first) !== isAtomic(second))
    return 'make both accesses atomic, or order them by a barrier or by an operation that releases and one that acquires';
  if (isAtomic(first) && isAtomic(second)) return 'use one size and a scope that has both threads';
  if (!isSameBlock && pair.isSameCluster)
    return 'a barrier of the cluster between the two accesses orders them: `barrier.cluster.arrive` and `barrier.cluster.wait`, which is `cluster_sync`';
  if (!isSameBlock)
    return 'the blocks of a launch are ordered by operations that release and acquire only, or by two launches';
  if (isSameWave) return isAmd ? BARRIER_HELP.wave : BARRIER_HELP.warp;
  return isWorkgroup ? BARRIER_HELP.workgroup : BARRIER_HELP.block;
}

function nameOf({ isSameBlock }: RacePair, { thread, block, isCopy }: Access): string {
  const own = `thread ${dimText(thread)}`;
  const of = isSameBlock ? '' : ` of block ${dimText(block)}`;
  return isCopy ? `a copy that ${own}${of} began` : `${own}${of}`;
}

/** The type of the value of an access; undefined for copies and fills. */
function typeOf(inst: Inst): MirType | undefined {
  if (inst.op.endsWith('.load')) return inst.results[0].type;
  if (inst.op.endsWith('.store')) return inst.args[0].type;
  return inst.op.startsWith('atomic.') ? inst.args[1].type : undefined;
}

/** A value as Rust writes it; undefined for what is no number. */
function valueText(bits: bigint, type: MirType | undefined): string | undefined {
  if (type === undefined || type.startsWith('ptr') || type === 'i128') return undefined;
  if (isFloat(type)) return bitsText(bits, type);
  return `${bits}`;
}
