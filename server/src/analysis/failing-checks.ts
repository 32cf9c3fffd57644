/**
 * Checks that fail in some thread however the kernel is launched: what only the index of the thread
 * and constants decide, in code that this thread comes to. Code in which failing paths are cut has
 * an `assume` where the check was.
 */
import { defInst, effectBits, type Func, type Inst, type Value } from '../mir/index.ts';
import { planLockstep, runLockstep } from './simt-interpreter.ts';
import { evaluate, type Known, type LaunchShape, type Thread } from './simt-values.ts';

type ThreadId = readonly [number, number, number];

export interface FailingCheck {
  readonly inst: Inst;
  readonly thread: ThreadId;
  /** Of an index that is not below a bound. */
  readonly index: { readonly at: bigint; readonly bound: bigint } | undefined;
}

/** Conditions made of more values are not looked into. */
const MOST_PARTS = 24;
/** Threads of a workgroup that are followed. */
const MOST_THREADS = 8;

/** `block`: threads of a workgroup; without it only the first one is sure to be there. */
export function failingChecks(fn: Func, block: ThreadId | undefined): readonly FailingCheck[] {
  const shape: LaunchShape = { block };
  const ids = someThreads(block);
  const suspects = new Map<Inst, ReadonlySet<number>>();
  for (const { insts } of fn.blocks) {
    for (const inst of insts) {
      if (inst.op !== 'assume') continue;
      const cone = coneOf(inst.args[0]);
      if (cone === undefined) continue;
      const failing = ids.flatMap((id, i) => (answer(cone, id, shape) === 0n ? [i] : []));
      if (failing.length > 0) suspects.set(inst, new Set(failing));
    }
  }
  if (suspects.size === 0) return [];
  const threads = threadsOf(suspects.values(), ids);
  const found = new Map<Inst, FailingCheck>();
  runLockstep(
    {
      fn,
      shape,
      threads,
      listener: {
        access: () => undefined,
        synchronise: () => undefined,
        restart: () => undefined,
        arrive({ inst, threads: here, certain }) {
          if (!certain || !suspects.has(inst) || found.has(inst)) return;
          const failing = here.filter(({ values }) => values[inst.args[0].id] === 0n);
          const [first] = failing;
          if (first !== undefined)
            found.set(inst, { inst, thread: first.id, index: boundOf(inst, first) });
        },
      },
    },
    planLockstep(fn, new Set(suspects.keys())),
  );
  return [...found.values()];
}

/** The first thread and those at ends, where what fails for any fails most often. */
function someThreads(block: ThreadId | undefined): readonly ThreadId[] {
  if (block === undefined) return [[0, 0, 0]];
  const [x, y, z] = [block[0] - 1, block[1] - 1, block[2] - 1];
  const ids: ThreadId[] = [
    [0, 0, 0],
    [x, 0, 0],
    [0, y, 0],
    [0, 0, z],
    [x, y, z],
  ];
  return ids.filter(
    (id, i) => ids.findIndex((other) => other.every((part, dim) => part === id[dim])) === i,
  );
}

function threadsOf(
  failing: Iterable<ReadonlySet<number>>,
  ids: readonly ThreadId[],
): readonly ThreadId[] {
  const wanted = new Set([0, ...[...failing].flatMap((one) => [...one])]);
  return [...wanted]
    .sort((a, b) => a - b)
    .slice(0, MOST_THREADS)
    .map((i) => ids[i]!);
}

/**
 * The instructions behind a condition in the order of their values, when the thread's index is in
 * them and nothing unknown is.
 */
function coneOf(condition: Value): readonly Inst[] | undefined {
  const cone: Inst[] = [];
  const seen = new Set<Value>();
  let asks = false;
  const visit = (value: Value): boolean => {
    if (seen.has(value)) return true;
    seen.add(value);
    const def = defInst(value);
    if (def === undefined || seen.size > MOST_PARTS) return false;
    if (def.op === 'gpu.thread.id') asks = true;
    else if (effectBits(def.op) !== 0 || def.op === 'global.addr') return false;
    if (!def.args.every(visit)) return false;
    cone.push(def);
    return true;
  };
  return visit(condition) && asks ? cone : undefined;
}

function answer(cone: readonly Inst[], id: ThreadId, shape: LaunchShape): Known {
  const thread: Thread = { index: 0, id, values: [] };
  for (const inst of cone) evaluate(inst, thread, shape);
  return thread.values[cone.at(-1)!.results[0].id];
}

/** Index and bound of `!(index >= bound)` or `index < bound`. */
function boundOf(inst: Inst, { values }: Thread): FailingCheck['index'] {
  let condition = defInst(inst.args[0]);
  if (condition?.op === 'int.xor') condition = defInst(condition.args[0]);
  const { pred } = condition?.attrs ?? {};
  if (condition?.op !== 'int.cmp' || (pred !== 'uge' && pred !== 'ult')) return undefined;
  const [at, bound] = condition.args.map(({ id }) => values[id]);
  return typeof at === 'bigint' && typeof bound === 'bigint' ? { at, bound } : undefined;
}
