/**
 * Accesses to launch-sized workgroup memory whose alignment nothing guarantees. All calls give the
 * same address; it is aligned for `T` from the moment a call with that `T` has run (documentation
 * of `gpu_launch_sized_workgroup_mem`), whichever call the pointer came from.
 *
 * What is certain: the strictest call that has run on every path to an access guarantees less than
 * it needs. Paths that contradict themselves do not count.
 */
import { append } from '../base/index.ts';
import {
  type Block,
  compareInts,
  defInst,
  type Func,
  type Global,
  type Inst,
  type IntPred,
  OPPOSITE_PRED,
  terminator,
  type Value,
} from '../mir/index.ts';
import { computeResidues, type Residue } from './congruences.ts';
import { askOf } from './dynamic-lds-request.ts';
import { computeFlowGraph, type FlowGraph } from './flow-graph.ts';
import { accessesOf, type MemoryAccess } from './memory-access.ts';
import { type ThreadIndex, walkThreads } from './thread-walk.ts';

export interface MisalignedAccess {
  readonly access: MemoryAccess;
  /** What calls that ran on every path guarantee, in bytes. */
  readonly guaranteed: number;
  /**
   * Offset from the region's start, modulo `modulus`; both are 0 where only threads were looked at.
   */
  readonly residue: number;
  readonly modulus: number;
  /**
   * One thread that makes the access there; undefined where all of them do. Offset in bytes from
   * the region's start.
   */
  readonly thread?: { readonly id: ThreadIndex; readonly offset: number };
  /** The thread comes there only where its own data say so. */
  readonly maybe?: boolean;
  /**
   * `start`: the region may begin at a looser boundary. `offset`: wrong wherever the region begins.
   */
  readonly kind: 'start' | 'offset';
}

/** What is known of the launch, and of the module around the function. */
export interface AlignInput {
  readonly block: readonly [number, number, number] | undefined;
  readonly globals: ReadonlyMap<string, Global>;
  /** What is called, where calls are left. */
  readonly funcs?: ReadonlyMap<string, Func>;
}

/** Calls that were not inlined may ask for anything. */
const ANYTHING = Number.MAX_SAFE_INTEGER;

/** Steps of a search for a path, after which nothing is certain. */
const MAX_STEPS = 400;

/**
 * Accesses of workgroup memory that break the alignment that their instructions rely on: by
 * congruences for all threads at once, and where these do not decide by walking threads.
 */
export function misalignedAccesses(fn: Func, input?: AlignInput): MisalignedAccess[] {
  const graph = computeFlowGraph(fn);
  const asks = graph.order.some((block) => block.insts.some((inst) => askOf(inst) !== undefined));
  const isWorkgroup = ({ space, launchSized }: Global): boolean =>
    space === 'workgroup' && launchSized !== true;
  if (!asks && ![...(input?.globals.values() ?? [])].some(isWorkgroup)) return [];
  const residues = computeResidues(fn);
  const certain = atEntry(graph, Math.min);
  const possible = atEntry(graph, Math.max);
  const out: MisalignedAccess[] = [];
  const open = new Set<Inst>();
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the cases of an alignment, the certain ones first
  const judge = (access: MemoryAccess, inst: Inst, sure: number, most: number): void => {
    const { align } = access;
    if (align <= 1 || access.size === 0) return;
    const where = residues.of(access.ptr);
    const isLaunch = where.region === 'launch';
    if (where.region === 'unknown') open.add(inst);
    const global = input?.globals.get(where.region?.slice(1) ?? '');
    const start = isLaunch ? sure : global && isWorkgroup(global) ? global.align : undefined;
    if (start === undefined) return;
    const modulus = 2 ** where.bits;
    const found = { access, guaranteed: start, residue: where.residue, modulus };
    if (start !== ANYTHING && breaksAlignment(where, start, align))
      out.push({ ...found, kind: 'offset' });
    else if (isLaunch && sure < align && !residues.addressObserved) {
      if (most < align || reachableWithout(graph, inst, align))
        out.push({ ...found, kind: 'start' });
      else if (modulus < align) open.add(inst);
    } else if (modulus < align || (isLaunch && residues.addressObserved)) open.add(inst);
  };
  graph.order.forEach((block, b) => {
    let sure = certain[b]!;
    let most = possible[b]!;
    for (const inst of block.insts) {
      sure = Math.max(sure, asked(inst));
      most = Math.max(most, asked(inst));
      for (const access of accessesOf(inst)) judge(access, inst, sure, most);
    }
  });
  for (const { access } of out) open.delete(access.inst);
  if (input !== undefined && open.size > 0) append(out, walked(fn, input, open));
  return out;
}

/** Indices that workgroups have which are not tiny, along each dimension that the code asks for. */
const ROW = 16;
const ROWS = 4;
/** No workgroup has more threads. */
const MOST_THREADS = 1024;

function walked(
  fn: Func,
  { block, globals, funcs }: AlignInput,
  wanted: Set<Inst>,
): MisalignedAccess[] {
  const found = new Map<Inst, MisalignedAccess>();
  walkThreads({
    fn,
    globals,
    ...(funcs && { funcs }),
    shape: { block },
    threads: threadsOf(fn, block),
    wanted,
    judge({ access: { align }, address: { region, offset }, start }) {
      if (offset !== undefined && offset % Math.min(start, align) !== 0) return 'wrong';
      return region === 'launch' && start < align ? 'always' : 'right';
    },
    found({ access, thread, address: { offset }, start, maybe }) {
      const { align, inst } = access;
      if (!maybe) wanted.delete(inst);
      else if (found.has(inst)) return;
      const isOff = offset !== undefined && offset % Math.min(start, align) !== 0;
      found.set(inst, {
        access,
        guaranteed: start,
        residue: 0,
        modulus: 0,
        kind: isOff ? 'offset' : 'start',
        ...(isOff && { thread: { id: thread, offset } }),
        ...(maybe && { maybe }),
      });
    },
  });
  return [...found.values()];
}

/** All threads of a workgroup, as far as its shape is known; else those that most have. */
export function threadsOf(fn: Func, block: AlignInput['block']): ThreadIndex[] {
  const asks = (dim: string): boolean =>
    fn.blocks.some(({ insts }) =>
      insts.some(({ op, attrs }) => op === 'gpu.thread.id' && attrs.dim === dim),
    );
  const [width, height, depth] = block ?? [ROW, asks('y') ? ROWS : 1, asks('z') ? 2 : 1];
  const count = Math.min(MOST_THREADS, width * height * depth);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / width);
    return [i % width, row % height, Math.floor(row / height)] as const;
  });
}

/**
 * The region starts at a multiple of `start`; can `start + offset` never be a multiple of `align`?
 */
function breaksAlignment({ bits, residue }: Residue, start: number, align: number): boolean {
  return residue % Math.min(2 ** bits, start, align) !== 0;
}

function asked(inst: Inst): number {
  if (inst.op === 'call' || inst.op === 'call.indirect') return ANYTHING;
  return askOf(inst)?.align ?? 0;
}

/**
 * By block number: the strictest alignment asked for before the block, with `meet` where paths
 * meet.
 */
function atEntry(graph: FlowGraph, meet: (a: number, b: number) => number): number[] {
  const out: (number | undefined)[] = new Array(graph.order.length).fill(undefined);
  out[0] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    graph.order.forEach((block, b) => {
      let now = out[b];
      if (now === undefined) return;
      for (const inst of block.insts) now = Math.max(now, asked(inst));
      for (const s of graph.succs[b]!) {
        const old = out[s];
        const next = old === undefined ? now : meet(old, now);
        if (next === old) continue;
        out[s] = next;
        changed = true;
      }
    });
  }
  return out.map((x) => x ?? 0);
}

/** What a path has settled: conditions by value, and constants that block parameters stand for. */
interface Path {
  readonly block: number;
  readonly truths: ReadonlyMap<Value, boolean>;
  readonly values: ReadonlyMap<Value, Value>;
  readonly visits: ReadonlyMap<number, number>;
}

/**
 * Is there a path to the access on which no call asked for `align` or more, as far as its own tests
 * tell?
 */
function reachableWithout(graph: FlowGraph, goal: Inst, align: number): boolean {
  const work: Path[] = [{ block: 0, truths: new Map(), values: new Map(), visits: new Map() }];
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const path = work.pop();
    if (path === undefined) return false;
    const block = graph.order[path.block]!;
    let dead = false;
    for (const inst of block.insts) {
      if (inst === goal) return true;
      if (asked(inst) >= align) {
        dead = true;
        break;
      }
    }
    if (!dead) append(work, continuations(graph, path, block));
  }
  return false;
}

function continuations(graph: FlowGraph, path: Path, block: Block): Path[] {
  const end = terminator(block);
  const seen = path.visits.get(path.block) ?? 0;
  if (end?.targets === undefined || seen >= 2) return [];
  const visits = new Map(path.visits).set(path.block, seen + 1);
  const [cond] = end.args;
  return end.targets.flatMap((edge, i): Path[] => {
    let { truths } = path;
    if (end.op === 'br.if') {
      const wanted = i === 0;
      const known = truth(cond!, path);
      if (known !== undefined && known !== wanted) return [];
      truths = new Map(truths).set(resolve(cond!, path), wanted);
    } else if (end.op === 'switch') {
      const value = constant(resolve(cond!, path));
      const cases = end.attrs.cases!;
      if (value !== undefined && (i === 0 ? cases.includes(value) : cases[i - 1] !== value))
        return [];
    }
    const values = new Map(path.values);
    edge.args.forEach((arg, k) => {
      values.set(edge.block.params[k]!, resolve(arg, path));
    });
    return [{ block: graph.numberOf(edge.block), truths, values, visits }];
  });
}

function resolve(value: Value, path: Path): Value {
  return path.values.get(value) ?? value;
}

function constant(value: Value): bigint | undefined {
  const def = defInst(value);
  return def?.op === 'const.int' ? def.attrs.bits : undefined;
}

/** What the path already says about a condition. Equal comparisons of equal operands agree. */
function truth(cond: Value, path: Path): boolean | undefined {
  const value = resolve(cond, path);
  const bit = constant(value);
  if (bit !== undefined) return bit === 1n;
  const known = path.truths.get(value);
  if (known !== undefined) return known;
  const def = defInst(value);
  if (def === undefined) return undefined;
  if (def.op === 'int.xor' && constant(def.args[1]) === 1n) {
    const inner = truth(def.args[0], path);
    return inner === undefined ? undefined : !inner;
  }
  if (def.op !== 'int.cmp') return undefined;
  const operands = def.args.map((arg) => resolve(arg, path));
  const [a, b] = operands.map(constant);
  if (a !== undefined && b !== undefined) return compare(def, a, b);
  for (const [other, answer] of path.truths) {
    const twin = defInst(other);
    if (twin?.op !== 'int.cmp') continue;
    if (!twin.args.every((arg, i) => sameValue(resolve(arg, path), operands[i]!))) continue;
    if (twin.attrs.pred === def.attrs.pred) return answer;
    if (OPPOSITE_PRED[twin.attrs.pred as IntPred] === def.attrs.pred) return !answer;
  }
  return undefined;
}

function sameValue(a: Value, b: Value): boolean {
  const x = constant(a);
  return a === b || (x !== undefined && x === constant(b) && a.type === b.type);
}

function compare(def: Inst, a: bigint, b: bigint): boolean | undefined {
  const { type } = def.args[0];
  return type.startsWith('i') ? compareInts(def.attrs.pred as IntPred, a, b, type) : undefined;
}
