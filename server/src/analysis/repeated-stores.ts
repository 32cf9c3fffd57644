/**
 * Stores to global memory that workgroups repeat: the place does not depend on the index of the
 * workgroup, what is stored does. Which workgroup comes last decides then what is
 * left, since nothing orders them (CUDA programming guide, "Thread Hierarchy"). Found without
 * solving anything, so in kernels of any size and in workgroups of any.
 */
import { append } from '../base/index.ts';
import {
  type Block,
  defInst,
  type Func,
  hasEffect,
  type Inst,
  isPureOp,
  terminator,
  type Value,
} from '../mir/index.ts';
import { AliasAnalysis } from './alias.ts';
import { numberedBarrier } from './barriers.ts';
import { computeDominators, computePostDominators, type DominatorTree } from './dominators.ts';
import { askOf } from './dynamic-lds-request.ts';
import { computeFlowGraph, type FlowGraph, incoming } from './flow-graph.ts';
import { accessesOf, type MemoryAccess } from './memory-access.ts';
import { shuffleOf } from './warp-shuffles.ts';
import { isAlone, isWithinWave } from './wave-operations.ts';

/** A store that workgroups repeat; what they store differs along a dimension. */
export interface RepeatedStore {
  readonly access: MemoryAccess;
  readonly dim: string;
}

/** Values that are looked at for one question. */
const MOST_VALUES = 600;

/** All such stores. */
export function repeatedStores(fn: Func): readonly RepeatedStore[] {
  const usesGroups = fn.blocks.some(({ insts }) =>
    insts.some(({ op }) => op === 'gpu.workgroup.id'),
  );
  if (!usesGroups) return [];
  const alias = new AliasAnalysis(fn);
  const isOrdered = fn.blocks.some(({ insts }) => insts.some((inst) => mayOrder(inst, fn, alias)));
  return isOrdered ? [] : new Search(fn, alias).all();
}

/** May workgroups agree on an order by it: by a ticket, a flag, or what is not looked into? */
function mayOrder(inst: Inst, { blocks }: Func, alias: AliasAnalysis): boolean {
  const { op, attrs } = inst;
  if (op === 'fence' || op.startsWith('call') || attrs.volatile === true) return true;
  if (op === 'gpu.asm' || op === 'gpu.intrinsic')
    return (
      !isWithinWave(inst) &&
      !isAlone(inst) &&
      shuffleOf(inst) === undefined &&
      numberedBarrier(inst) === undefined &&
      askOf(inst) === undefined
    );
  if (!op.startsWith('atomic.')) return false;
  // A counter that nobody reads orders nothing.
  if (op === 'atomic.load' || op === 'atomic.store') return true;
  const isShared = accessesOf(inst).every(({ ptr }) => alias.space(ptr) === 'workgroup');
  return !isShared && inst.results.some((result) => isUsed(result, blocks));
}

function isUsed(value: Value, blocks: readonly Block[]): boolean {
  return blocks.some(({ insts }) =>
    insts.some(
      ({ args, targets }) =>
        args.includes(value) || (targets ?? []).some((edge) => edge.args.includes(value)),
    ),
  );
}

/** Dimensions along which a value differs between workgroups; `?`: it is not known. */
type Dims = ReadonlySet<string>;

const UNKNOWN = '?';

class Search {
  private readonly fn: Func;
  private readonly graph: FlowGraph;
  private readonly dom: DominatorTree;
  private readonly postDom: DominatorTree;
  private readonly alias: AliasAnalysis;
  private readonly memo = new Map<Value, Dims>();
  private tile: readonly Value[] | undefined;

  constructor(fn: Func, alias: AliasAnalysis) {
    this.fn = fn;
    this.graph = computeFlowGraph(fn);
    this.dom = computeDominators(this.graph);
    this.postDom = computePostDominators(this.graph);
    this.alias = alias;
  }

  all(): readonly RepeatedStore[] {
    const out: RepeatedStore[] = [];
    for (const { insts } of this.graph.order)
      for (const inst of insts) {
        if (inst.op !== 'mem.store') continue;
        const [access] = accessesOf(inst);
        const dim = access && this.dimOf(access);
        if (access !== undefined && dim !== undefined) out.push({ access, dim });
      }
    return out;
  }

  private dimOf({ inst, ptr, stored, volatile }: MemoryAccess): string | undefined {
    if (volatile || stored === undefined || !this.isOfParameter(ptr)) return undefined;
    const where = new Set([...this.placeOf(ptr), ...this.conditionsOf(inst)]);
    // Along what else a library counts workgroups, the launch may have no more than one.
    if (where.size > 0) return undefined;
    return [...this.contentOf(stored)].find((dim) => dim !== UNKNOWN);
  }

  /** Does the address begin with what the launch passes? */
  private isOfParameter(ptr: Value): boolean {
    const { base } = this.alias.address(ptr);
    return base.def === this.graph.order[0] && this.alias.space(ptr) !== 'workgroup';
  }

  /** What indices and conditions depend on: nothing that memory holds. */
  private placeOf(value: Value): Dims {
    const known = this.memo.get(value);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const seen = new Set<Value>();
    const work = [value];
    for (let one = work.pop(); one !== undefined; one = work.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      const def = defInst(one);
      if (def === undefined) append(work, this.givenTo(one));
      else if (def.op === 'gpu.workgroup.id') found.add(def.attrs.dim ?? 'x');
      else if (isIndex(def)) append(work, def.args);
      else found.add(UNKNOWN);
      if (seen.size > MOST_VALUES) found.add(UNKNOWN);
      if (found.has(UNKNOWN)) break;
    }
    this.memo.set(value, found);
    return found;
  }

  /** What a parameter of a block is given, and the conditions that choose. */
  private givenTo(value: Value): readonly Value[] {
    const { def } = value;
    if ('op' in def || def === this.graph.order[0]) return [];
    const here = this.graph.numberOf(def);
    const top = this.dom.idom[here]!;
    const out = [...incoming(this.graph, value)];
    const seen = new Set<number>();
    const work = [...this.graph.preds[here]!];
    for (let b = work.pop(); b !== undefined; b = work.pop()) {
      if (seen.has(b)) continue;
      seen.add(b);
      const end = terminator(this.graph.order[b]!);
      if ((end?.targets?.length ?? 0) > 1) out.push(end!.args[0]!);
      if (b !== top) append(work, this.graph.preds[b]!);
    }
    return out;
  }

  /** What decides whether a workgroup comes there, beside that its index is large. */
  private conditionsOf({ block }: Inst): Dims {
    const found = new Set<string>();
    const here = this.graph.numberOf(block);
    for (let at = this.dom.idom[here]!; at >= 0; at = this.dom.idom[at]!) {
      const end = terminator(this.graph.order[at]!)!;
      if ((end.targets?.length ?? 0) < 2 || this.meetBefore(at, here)) continue;
      const way = end.targets!.findIndex((edge) =>
        this.dom.dominates(this.graph.numberOf(edge.block), here),
      );
      const isBranch = end.op === 'br.if' && way >= 0;
      if (isBranch && this.isEnd(end.args[0]!, way === 0)) continue;
      for (const dim of this.placeOf(end.args[0]!)) found.add(dim);
      if (at === 0) break;
    }
    return found;
  }

  /** Do all ways from a branch come together again on the way to a block? */
  private meetBefore(branch: number, block: number): boolean {
    const meet = this.postDom.idom[branch]!;
    return meet >= 0 && meet < this.graph.order.length && this.dom.dominates(meet, block);
  }

  /** Does the condition hold wherever a parameter is large enough: `i < n`? */
  private isEnd(cond: Value, holds: boolean): boolean {
    const def = defInst(cond);
    if (def === undefined) return false;
    if (def.op === 'int.and' || def.op === 'int.or')
      return holds === (def.op === 'int.and') && def.args.every((arg) => this.isEnd(arg, holds));
    const { pred } = def.attrs;
    if (def.op !== 'int.cmp' || pred === 'eq' || pred === 'ne') return false;
    const isLess = (pred === 'ult' || pred === 'ule' || pred === 'slt' || pred === 'sle') === holds;
    const [index, bound] = isLess ? def.args : [def.args[1], def.args[0]];
    return this.grows(index!, 0) && this.isFromLaunch(bound!, 0);
  }

  /** A sum of indices and numbers, which is small in the first workgroups. */
  private grows(value: Value, depth: number): boolean {
    const def = defInst(value);
    if (def === undefined || depth > 12) return false;
    if (def.op === 'const.int' || def.op === 'gpu.thread.id' || def.op === 'gpu.workgroup.id')
      return true;
    if (def.op === 'gpu.workgroup.size') return true;
    return GROWING.has(def.op) && def.args.every((arg) => this.grows(arg, depth + 1));
  }

  private isFromLaunch(value: Value, depth: number): boolean {
    const def = defInst(value);
    if (def === undefined) return value.def === this.graph.order[0];
    return depth < 6 && CASTS.has(def.op) && this.isFromLaunch(def.args[0]!, depth + 1);
  }

  /** What data depend on, where it is known. */
  private contentOf(value: Value): Dims {
    const found = new Set<string>();
    const seen = new Set<Value>();
    const work = [value];
    for (let one = work.pop(); one !== undefined && seen.size <= MOST_VALUES; one = work.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      const def = defInst(one);
      if (def === undefined) append(work, incoming(this.graph, one));
      else if (def.op === 'gpu.workgroup.id') found.add(def.attrs.dim ?? 'x');
      else if (def.op === 'mem.load') {
        const [ptr] = def.args;
        if (this.alias.space(ptr!) === 'workgroup') append(work, this.tileStores());
        else if (this.isOfParameter(ptr!)) for (const dim of this.placeOf(ptr!)) found.add(dim);
      } else if (isPureOp(def.op) || shuffleOf(def) !== undefined || isWithinWave(def))
        append(work, def.args);
    }
    return found;
  }

  /** What is stored in workgroup memory anywhere. */
  private tileStores(): readonly Value[] {
    this.tile ??= this.fn.blocks.flatMap(({ insts }) =>
      insts.flatMap((inst) =>
        accessesOf(inst).flatMap(({ ptr, stored, writes }) => {
          if (!writes || this.alias.space(ptr) !== 'workgroup') return [];
          // Counters differ where they are counted in other places.
          return stored === undefined ? inst.args : [stored];
        }),
      ),
    );
    return this.tile;
  }
}

const CASTS: ReadonlySet<string> = new Set(['int.zext', 'int.sext', 'int.trunc']);
const GROWING: ReadonlySet<string> = new Set([...CASTS, 'int.add', 'int.mul', 'int.shl', 'int.or']);

/** Computed from its operands, the launch, or what the thread is in its workgroup. */
function isIndex({ op }: Inst): boolean {
  if (op === 'gpu.thread.id' || op === 'gpu.workgroup.size' || op === 'gpu.grid.size') return true;
  return isPureOp(op) && !hasEffect(op, 'read') && !op.startsWith('gpu.');
}
