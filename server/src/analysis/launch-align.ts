/**
 * Accesses to launch-sized workgroup memory whose alignment nothing guarantees. All calls give the same address; it is aligned for
 * `T` from the moment a call with that `T` has run (documentation of `gpu_launch_sized_workgroup_mem`), whichever call the
 * pointer came from.
 *
 * What is certain: the strictest call that has run on every path to an access guarantees less than it needs. Paths that
 * contradict themselves do not count.
 */
import {
  type Block,
  compareInts,
  defInst,
  type Func,
  type Inst,
  type IntPred,
  OPPOSITE_PRED,
  terminator,
  type Value,
} from '../mir/index.ts';
import { computeFlowGraph, type FlowGraph } from './flow-graph.ts';
import { askOf } from './launch-ask.ts';
import { accessesOf, type MemoryAccess } from './memory-access.ts';
import { computeResidues, type Residue } from './residues.ts';

export interface MisalignedAccess {
  readonly access: MemoryAccess;
  /** What calls that ran on every path guarantee, in bytes. */
  readonly guaranteed: number;
  /** Offset from the region's start, modulo `modulus`. */
  readonly residue: number;
  readonly modulus: number;
  /** `start`: the region may begin at a looser boundary. `offset`: wrong wherever the region begins. */
  readonly kind: 'start' | 'offset';
}

/** Calls that were not inlined may ask for anything. */
const ANYTHING = Number.MAX_SAFE_INTEGER;

/** Steps of a search for a path, after which nothing is certain. */
const MAX_STEPS = 400;

export function misalignedAccesses(fn: Func): MisalignedAccess[] {
  const graph = computeFlowGraph(fn);
  if (!graph.order.some((block) => block.insts.some((inst) => askOf(inst) !== undefined)))
    return [];
  const residues = computeResidues(fn);
  const certain = atEntry(graph, Math.min);
  const possible = atEntry(graph, Math.max);
  const out: MisalignedAccess[] = [];
  graph.order.forEach((block, b) => {
    let sure = certain[b]!;
    let most = possible[b]!;
    for (const inst of block.insts) {
      sure = Math.max(sure, asked(inst));
      most = Math.max(most, asked(inst));
      for (const access of accessesOf(inst)) {
        const { align } = access;
        if (align <= 1 || access.size === 0) continue;
        const where = residues.of(access.ptr);
        if (where.region !== 'launch') continue;
        const modulus = 2 ** where.bits;
        const found = { access, guaranteed: sure, residue: where.residue, modulus };
        if (sure !== ANYTHING && breaksAlignment(where, sure, align)) {
          out.push({ ...found, kind: 'offset' });
        } else if (sure < align && !residues.addressObserved) {
          if (most < align || reachableWithout(graph, inst, align))
            out.push({ ...found, kind: 'start' });
        }
      }
    }
  });
  return out;
}

/** The region starts at a multiple of `start`; can `start + offset` never be a multiple of `align`? */
function breaksAlignment({ bits, residue }: Residue, start: number, align: number): boolean {
  return residue % Math.min(2 ** bits, start, align) !== 0;
}

function asked(inst: Inst): number {
  if (inst.op === 'call' || inst.op === 'call.indirect') return ANYTHING;
  return askOf(inst)?.align ?? 0;
}

/** By block number: the strictest alignment asked for before the block, with `meet` where paths meet. */
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

/** Is there a path to the access on which no call asked for `align` or more, as far as its own tests tell? */
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
    if (!dead) work.push(...continuations(graph, path, block));
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
  if (def.op === 'int.xor' && constant(def.args[1]!) === 1n) {
    const inner = truth(def.args[0]!, path);
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
  const { type } = def.args[0]!;
  return type.startsWith('i') ? compareInts(def.attrs.pred as IntPred, a, b, type) : undefined;
}
