/**
 * Changes that passes share: replacing values, moving and removing instructions, cloning blocks and
 * functions. Use lists are computed on demand and go stale with the next change.
 */

import { mapPacked, spendWork } from '../base/index.ts';
import { createDetachedBlock, createFunc, createValue } from './builder.ts';
import { inlineVars } from './debug.ts';
import type {
  Attrs,
  Block,
  DebugRecord,
  DebugRecords,
  Edge,
  Func,
  Inst,
  SourceLoc,
  Value,
} from './function.ts';
import { operandList } from './function.ts';
import { hasEffect } from './op-facts.ts';

/** One use of a value: operand `index` of `inst`, or argument `index` of `inst.targets[edge]`. */
export interface Use {
  readonly inst: Inst;
  readonly index: number;
  /** -1 for a plain operand. */
  readonly edge: number;
}

/** All uses, indexed by value id. Blocks that are not in `fn.blocks` do not count. */
export function computeUses(fn: Func): Use[][] {
  const uses: Use[][] = [];
  for (let id = 0; id < fn.nextValue; id++) uses.push([]);
  for (const block of fn.blocks) {
    spendWork(block.insts.length);
    for (const inst of block.insts) {
      for (let i = 0; i < inst.args.length; i++)
        uses[inst.args[i]!.id]!.push({ inst, index: i, edge: -1 });
      const targets = inst.targets;
      if (targets === undefined) continue;
      for (let e = 0; e < targets.length; e++) {
        const args = targets[e]!.args;
        for (let i = 0; i < args.length; i++) uses[args[i]!.id]!.push({ inst, index: i, edge: e });
      }
    }
  }
  return uses;
}

/** How often each value is used, indexed by value id. Cheaper than `computeUses`. */
export function countUses(fn: Func): Int32Array {
  const counts = new Int32Array(fn.nextValue);
  for (const block of fn.blocks) {
    spendWork(block.insts.length);
    for (const inst of block.insts) {
      for (const arg of inst.args) counts[arg.id]!++;
      for (const edge of inst.targets ?? []) for (const arg of edge.args) counts[arg.id]!++;
    }
  }
  return counts;
}

/** Puts `value` in the place of a use. */
export function setUse(use: Use, value: Value): void {
  if (use.edge < 0) use.inst.args[use.index] = value;
  else use.inst.targets![use.edge]!.args[use.index] = value;
}

/**
 * Follows replacements to the end: with `a -> b` and `b -> c`, `a` resolves to `c`. Shortens the
 * path it walked.
 */
export function resolveValue(map: Map<Value, Value>, value: Value): Value {
  let end = map.get(value);
  if (end === undefined) return value;
  for (let next = map.get(end); next !== undefined; next = map.get(end)) end = next;
  for (let at = value; at !== end; ) {
    const next = map.get(at)!;
    map.set(at, end);
    at = next;
  }
  return end;
}

/**
 * Replaces every use of a key of `map` by its (transitive) value in one sweep. Definitions stay
 * where they are. The map must not hold a cycle. True when something changed.
 */
export function replaceValues(fn: Func, map: Map<Value, Value>): boolean {
  if (map.size === 0) return false;
  let changed = false;
  if (fn.records !== undefined) replaceInRecords(fn.records, map);
  const rewrite = (args: Value[]): void => {
    for (let i = 0; i < args.length; i++) {
      const old = args[i]!;
      const now = resolveValue(map, old);
      if (now !== old) {
        args[i] = now;
        changed = true;
      }
    }
  };
  for (const block of fn.blocks) {
    spendWork(block.insts.length);
    for (const inst of block.insts) {
      rewrite(inst.args);
      if (inst.targets !== undefined) for (const edge of inst.targets) rewrite(edge.args);
    }
  }
  return changed;
}

function replaceInRecords(records: DebugRecords, map: Map<Value, Value>): void {
  for (const list of records.values())
    for (const record of list)
      if (record.value !== undefined) record.value = resolveValue(map, record.value);
}

/**
 * Moves an instruction to position `index` of `block` (default: before the terminator, or at the
 * end without one).
 */
export function moveInst(inst: Inst, block: Block, index?: number): void {
  const from = inst.block.insts.indexOf(inst);
  let at = index ?? insertionPoint(block);
  if (from >= 0) {
    inst.block.insts.splice(from, 1);
    if (inst.block === block && from < at) at--;
  }
  block.insts.splice(at, 0, inst);
  inst.block = block;
}

/** Index of the terminator of `block`, or the number of its instructions when it has none. */
export function insertionPoint(block: Block): number {
  const last = block.insts[block.insts.length - 1];
  const ends = last !== undefined && hasEffect(last.op, 'terminator');
  return ends ? block.insts.length - 1 : block.insts.length;
}

/**
 * Removes the instructions for which `dead` holds; their results must be unused. True when there
 * were any.
 */
export function removeInsts(fn: Func, dead: (inst: Inst) => boolean): boolean {
  let changed = false;
  for (const block of fn.blocks) {
    const kept = block.insts.filter((inst) => !dead(inst));
    if (kept.length !== block.insts.length) {
      block.insts = kept;
      changed = true;
    }
  }
  return changed;
}

export interface CloneResult {
  /** Originals to copies, for every cloned block. */
  readonly blocks: Map<Block, Block>;
  /** Originals to copies, for every value defined in a cloned block, and what `seed` held. */
  readonly values: Map<Value, Value>;
}

/**
 * Appends copies of `blocks` (of any function) to `target`. Uses of values that are neither cloned
 * nor in `seed` and edges to blocks outside `blocks` stay as they are, which is what unrolling
 * wants; for inlining `seed` maps the parameters of the entry. `mapLoc` rewrites locations, such as
 * by the call they are inlined at. `callee` is the function that the blocks are of where that is
 * another one: its variables become variables of `target`.
 */
export function cloneBlocksInto(
  target: Func,
  blocks: readonly Block[],
  seed?: ReadonlyMap<Value, Value>,
  mapLoc?: (loc: SourceLoc | undefined) => SourceLoc | undefined,
  callee?: Func,
): CloneResult {
  const firstVar = callee === undefined ? 0 : inlineVars(target, callee, mapLoc);
  const values = new Map<Value, Value>(seed);
  const copies = new Map<Block, Block>();
  for (const block of blocks) {
    const copy = createDetachedBlock(target, block.name);
    spendWork(block.insts.length + block.params.length);
    copies.set(block, copy);
    target.blocks.push(copy);
    for (const param of block.params) {
      const value = copyValue(target, param, copy);
      copy.params.push(value);
      values.set(param, seed?.get(param) ?? value);
    }
  }
  // Two sweeps, because a block may use a value of a block that comes later in the list.
  for (const block of blocks) {
    const copy = copies.get(block)!;
    for (const inst of block.insts) {
      const loc = mapLoc === undefined ? inst.loc : mapLoc(inst.loc);
      const twin: Inst = {
        op: inst.op,
        args: operandList(),
        results: operandList(),
        attrs: cloneAttrs(inst.attrs, firstVar),
        targets: undefined,
        loc,
        block: copy,
      };
      copy.insts.push(twin);
      twin.results = mapPacked(inst.results, (result) => {
        const value = copyValue(target, result, twin);
        values.set(result, value);
        return value;
      });
    }
  }
  const mapped = (value: Value): Value => values.get(value) ?? value;
  const records = (callee ?? target).records;
  if (records !== undefined) cloneRecords(target, records, blocks, copies, mapped, firstVar);
  for (const block of blocks) {
    const twins = copies.get(block)!.insts;
    for (let i = 0; i < twins.length; i++) {
      const inst = block.insts[i]!;
      const twin = twins[i]!;
      twin.args = mapPacked(inst.args, mapped);
      if (inst.targets === undefined) continue;
      twin.targets = mapPacked(
        inst.targets,
        (edge): Edge => ({
          block: copies.get(edge.block) ?? edge.block,
          args: mapPacked(edge.args, mapped),
        }),
      );
    }
  }
  return { blocks: copies, values };
}

function cloneRecords(
  target: Func,
  records: DebugRecords,
  blocks: readonly Block[],
  copies: ReadonlyMap<Block, Block>,
  mapped: (value: Value) => Value,
  firstVar: number,
): void {
  const into = (target.records ??= new Map());
  for (const block of blocks) {
    const twins = copies.get(block)!.insts;
    for (const [i, inst] of block.insts.entries()) {
      const own = records.get(inst)?.map(
        (record): DebugRecord => ({
          ...record,
          variable: record.variable + firstVar,
          value: record.value && mapped(record.value),
        }),
      );
      if (own !== undefined) into.set(twins[i]!, own);
    }
  }
}

function copyValue(target: Func, value: Value, def: Inst | Block): Value {
  return createValue(target, value.type, def, value.name);
}

/**
 * Attributes are shared as long as nobody may change them; `cases` is edited in place by switch
 * simplification.
 */
function cloneAttrs(attrs: Attrs, firstVar: number): Attrs {
  if (firstVar > 0 && attrs.variable !== undefined)
    return { ...attrs, variable: attrs.variable + firstVar };
  return attrs.cases === undefined ? attrs : { ...attrs, cases: [...attrs.cases] };
}

/**
 * A copy of a whole function under another link symbol; shares nothing mutable with the original.
 */
export function cloneFunc(fn: Func, name: string = fn.name): Func {
  const { kind, params, results, paramDecls } = fn;
  const copy = createFunc(name, kind, [...params], [...results], [...paramDecls]);
  copy.display = fn.display;
  copy.paramFacts = fn.paramFacts;
  copy.resultFacts = fn.resultFacts;
  copy.vars = fn.vars;
  copy.endScope = fn.endScope;
  copy.span = fn.span;
  copy.noreturn = fn.noreturn;
  copy.resultExtension = fn.resultExtension;
  copy.exactFloats = fn.exactFloats;
  copy.inline = fn.inline;
  copy.launchBounds = fn.launchBounds;
  const { blocks, values } = cloneBlocksInto(copy, fn.blocks);
  if (fn.records !== undefined)
    cloneRecords(copy, fn.records, fn.blocks, blocks, (value) => values.get(value) ?? value, 0);
  return copy;
}
