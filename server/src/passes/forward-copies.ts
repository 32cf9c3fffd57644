/**
 * `forward-copies`: a stack slot that is only a copy of memory nobody writes (a kernel's by-value
 * parameter, a constant) is read where it came from. Without this, an array parameter indexed by a
 * variable would be copied to the stack first.
 */
import {
  AliasAnalysis,
  computeDominators,
  computeFlowGraph,
  type DominatorTree,
  type FlowGraph,
} from '../analysis/index.ts';
import {
  computeUses,
  type Func,
  type Inst,
  isPtr,
  spaceOf,
  type Use,
  type Value,
} from '../mir/index.ts';
import { definePass } from './define-pass.ts';

export const forwardCopies = definePass({
  name: 'forward-copies',
  doc: 'Reads copies of constant memory at their source.',
  run(fn) {
    const allocas = fn.blocks.flatMap((b) => b.insts.filter((i) => i.op === 'alloca'));
    if (allocas.length === 0 || !fn.blocks.some((b) => b.insts.some((i) => i.op === 'mem.copy')))
      return false;
    const graph = computeFlowGraph(fn);
    const dom = computeDominators(graph);
    const alias = new AliasAnalysis(fn);
    const uses = computeUses(fn);
    let changed = false;
    for (const alloca of allocas) {
      const found = copyOf(alloca, uses, alias);
      if (found === undefined || !found.reads.every((r) => isBefore(graph, dom, found.copy, r)))
        continue;
      // Addresses may have been computed before the copy; the source must be known there.
      const { def } = found.source;
      if ('op' in def && !found.derived.every((d) => isBefore(graph, dom, def, d))) continue;
      forward(fn, found);
      changed = true;
    }
    return changed;
  },
});

interface Copy {
  readonly copy: Inst;
  /** The fixed memory it comes from, in its own space. */
  readonly source: Value;
  readonly alloca: Inst;
  readonly derived: readonly Inst[];
  readonly reads: readonly Inst[];
  readonly markers: readonly Inst[];
}

/** The one copy that fills the slot, when everything else only reads it. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each use that leaves the copy a copy
function copyOf(
  alloca: Inst,
  uses: readonly (readonly Use[])[],
  alias: AliasAnalysis,
): Copy | undefined {
  let copy: Inst | undefined;
  const derived: Inst[] = [];
  const reads: Inst[] = [];
  const markers: Inst[] = [];
  const isWhole = new Set<Value>([alloca.results[0]]);
  const work: Value[] = [alloca.results[0]];
  while (work.length > 0) {
    const value = work.pop()!;
    for (const { inst, index, edge } of uses[value.id]!) {
      if (edge >= 0) return undefined;
      if (inst.op === 'ptr.cast' || (inst.op === 'ptr.add' && index === 0)) {
        if (inst.op === 'ptr.cast' && isWhole.has(value)) isWhole.add(inst.results[0]);
        derived.push(inst);
        work.push(inst.results[0]);
      } else if (inst.op === 'mem.load' && inst.attrs.volatile !== true) reads.push(inst);
      else if (inst.op === 'mem.copy' && index === 1 && inst.attrs.volatile !== true)
        reads.push(inst);
      else if (inst.op === 'mem.set' && isUndef(inst.args[1])) markers.push(inst);
      else if (inst.op === 'mem.copy' && index === 0 && copy === undefined && isWhole.has(value))
        copy = inst;
      else return undefined;
    }
  }
  if (
    copy === undefined ||
    copy.attrs.volatile === true ||
    constant(copy.args[2]) !== BigInt(alloca.attrs.size!)
  )
    return undefined;
  const source = root(copy.args[1]);
  const space = isPtr(source.type) ? spaceOf(source.type) : 'generic';
  const isFixed =
    space === 'kernarg' ||
    space === 'constant' ||
    (copy.attrs.readonly === true && alias.space(source) === 'global');
  return isFixed ? { copy, source, alloca, derived, reads, markers } : undefined;
}

/** Through casts only. */
function root(value: Value): Value {
  for (let v = value; ; ) {
    const def = v.def;
    if (!('op' in def) || def.op !== 'ptr.cast') return v;
    v = def.args[0];
  }
}

function isUndef(value: Value): boolean {
  return 'op' in value.def && value.def.op === 'const.undef';
}

function constant(value: Value): bigint | undefined {
  return 'op' in value.def && value.def.op === 'const.int' ? value.def.attrs.bits : undefined;
}

function isBefore(graph: FlowGraph, dom: DominatorTree, first: Inst, second: Inst): boolean {
  if (first.block === second.block)
    return first.block.insts.indexOf(first) < first.block.insts.indexOf(second);
  return dom.dominates(graph.numberOf(first.block), graph.numberOf(second.block));
}

/**
 * Addresses derived from the slot become addresses derived from the source, in the source's space.
 */
function forward(fn: Func, { copy, source, alloca, derived, reads, markers }: Copy): void {
  // The slot is aligned as its type; the source may be a field of a packed struct.
  const align = copy.attrs.align!;
  for (const read of reads) if (read.attrs.align! > align) read.attrs = { ...read.attrs, align };
  const gone = new Set<Inst>([copy, alloca, ...markers]);
  const map = new Map<Value, Value>([[alloca.results[0], source]]);
  for (const inst of derived) {
    if (inst.op === 'ptr.cast') {
      // Of the slot itself or of an address inside it.
      map.set(inst.results[0], inst.args[0]);
      gone.add(inst);
    } else inst.results[0].type = source.type;
  }
  const resolve = (value: Value): Value => {
    let at = value;
    for (let next = map.get(at); next !== undefined; next = map.get(at)) at = next;
    return at;
  };
  for (const block of fn.blocks) {
    block.insts = block.insts.filter((inst) => !gone.has(inst));
    for (const inst of block.insts)
      for (let i = 0; i < inst.args.length; i++) inst.args[i] = resolve(inst.args[i]!);
  }
}
