/**
 * Does a launch end in the middle of a workgroup or a warp? Where host code says how many there
 * are of each and what it passes, a comparison with a parameter is computed for the threads.
 */
import {
  computeDominators,
  computeFlowGraph,
  computeLoops,
  type FlowGraph,
} from '../../analysis/index.ts';
import { type Func, foldInst, type Inst, terminator, type Value } from '../../mir/index.ts';
import type { SizedLaunch, Triple } from '../launches/passed.ts';
import { ThreadConditions } from './thread-conditions.ts';

/** Threads that are computed for one question; what more of them do is not known. */
const MOST_THREADS = 1 << 14;
const MAX_DEPTH = 24;
const WARP = 32;

/** The index of a workgroup and that of a thread in it. */
interface Thread {
  readonly group: Triple;
  readonly thread: Triple;
}

/** A branch, and the threads that are asked about. */
interface Question {
  readonly fn: Func;
  readonly branch: Inst;
  readonly unit: 'workgroup' | 'warp';
  /** It compares a thread's number with one bound: the first and the last of a row decide. */
  readonly isEdge: boolean;
}

/**
 * Do all threads of each workgroup or warp take one way at a branch, in each of the launches?
 * False where they do not or it is not known.
 */
export function neverParts(question: Question, launches: readonly SizedLaunch[]): boolean {
  const budget = { left: MOST_THREADS };
  return launches.length > 0 && launches.every((launch) => isWhole(question, launch, budget));
}

/** Do lanes that do not come to an instruction with the others do so as whole warps? */
export function comesAsWarps(fn: Func, inst: Inst, launches: readonly SizedLaunch[]): boolean {
  if (launches.length === 0) return false;
  const graph = computeFlowGraph(fn);
  const to = graph.numberOf(inst.block);
  const loops = computeLoops(graph, computeDominators(graph));
  const conditions = new ThreadConditions(graph, loops, undefined);
  return graph.order.every((block, number) => {
    const branch = terminator(block)!;
    const sides = [...new Set(graph.succs[number])];
    if (sides.length < 2) return true;
    const leading = sides.filter((side) => isReached(graph, side, to));
    if (leading.length === 0 || leading.length === sides.length) return true;
    const isEdge = conditions.ofBranch(branch) === 'edge';
    return neverParts({ fn, branch, unit: 'warp', isEdge }, launches);
  });
}

function isReached({ succs }: FlowGraph, from: number, to: number): boolean {
  const seen = new Set<number>();
  const work = [from];
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (b === to) return true;
    if (seen.has(b)) continue;
    seen.add(b);
    for (const next of succs[b]!) work.push(next);
  }
  return false;
}

function isWhole(
  { fn, branch, unit, isEdge }: Question,
  launch: SizedLaunch,
  budget: { left: number },
): boolean {
  const { grid, block } = launch;
  const condition = branch.args[0];
  const count = block[0] * block[1] * block[2];
  const size = unit === 'warp' ? Math.min(WARP, count) : count;
  // Along one axis nothing lies between the first and the last that is not between their numbers.
  const isRow = isEdge && (unit === 'workgroup' || block[0] === count);
  const groups = grid[0] * grid[1] * grid[2];
  budget.left -= groups * (isRow ? 2 * Math.ceil(count / size) : count);
  if (budget.left < 0 || condition === undefined) return false;
  for (let at = 0; at < groups; at++) {
    const group = indexIn(grid, at);
    let way: bigint | undefined;
    for (let number = 0; number < count; number++) {
      const lane = number % size;
      if (isRow && lane !== 0 && lane !== size - 1 && number !== count - 1) continue;
      const thread = { group, thread: indexIn(block, number) };
      const own = new ThreadValues(fn, launch, thread).valueOf(condition, 0);
      if (own === undefined || (lane !== 0 && own !== way)) return false;
      way = own;
    }
  }
  return true;
}

function indexIn([width, height]: Triple, at: number): Triple {
  const row = Math.floor(at / width);
  return [at % width, row % height, Math.floor(row / height)];
}

const AXES = ['x', 'y', 'z'];

/** What a thread computes from its place in the launch and from numbers that are passed. */
class ThreadValues {
  private readonly fn: Func;
  private readonly launch: SizedLaunch;
  private readonly at: Thread;
  private readonly known = new Map<Value, bigint | undefined>();

  constructor(fn: Func, launch: SizedLaunch, at: Thread) {
    this.fn = fn;
    this.launch = launch;
    this.at = at;
  }

  valueOf(value: Value, depth: number): bigint | undefined {
    if (this.known.has(value)) return this.known.get(value);
    this.known.set(value, undefined);
    const bits = depth > MAX_DEPTH ? undefined : this.compute(value, depth);
    this.known.set(value, bits);
    return bits;
  }

  private compute(value: Value, depth: number): bigint | undefined {
    const { def } = value;
    if (!('op' in def)) {
      const [entry] = this.fn.blocks;
      const at = def === entry ? entry.params.indexOf(value) : -1;
      const bits = this.launch.passed[at];
      const isWhole = this.launch.passed.length === entry?.params.length;
      return bits === undefined || !isWhole ? undefined : BigInt(bits);
    }
    if (def.op === 'const.int') return def.attrs.bits;
    const of = this.sizesOf(def);
    if (of !== undefined) return BigInt(of[AXES.indexOf(def.attrs.dim ?? 'x')]!);
    const bits: bigint[] = [];
    for (const arg of def.args) {
      const part = this.valueOf(arg, depth + 1);
      if (part === undefined) return undefined;
      bits.push(part);
    }
    return bits.length === 0 ? undefined : foldInst(def, bits)?.[def.results.indexOf(value)];
  }

  private sizesOf({ op }: Inst): Triple | undefined {
    if (op === 'gpu.thread.id') return this.at.thread;
    if (op === 'gpu.workgroup.id') return this.at.group;
    if (op === 'gpu.workgroup.size') return this.launch.block;
    return op === 'gpu.grid.size' ? this.launch.grid : undefined;
  }
}
