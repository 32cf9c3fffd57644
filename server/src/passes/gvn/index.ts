/**
 * `gvn`: equal computations are done once. Blocks are visited in reverse postorder; a computation
 * is replaced by an equal one in a dominating block. Loads take part through states of memory (load
 * elimination, store-to-load forwarding), and comparisons and conditions through the facts of
 * dominating branches.
 */
import {
  AliasAnalysis,
  accessSize,
  computeDominators,
  computeFlowGraph,
} from '../../analysis/index.ts';
import {
  defInst,
  type Func,
  type Inst,
  type IntPred,
  isPure,
  removeUnreachableBlocks,
  replaceValues,
  resolveValue,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { definePass } from '../define-pass.ts';
import { Constants, isConstant } from '../support/constants.ts';
import { hasBytes, partOf } from '../support/extract-bytes.ts';
import { commonFlags, sameValueKey } from '../support/same-value.ts';
import { Facts } from './facts.ts';
import { FIXED, type MemoryState, MemoryStates } from './memory.ts';

export const gvn = definePass({
  name: 'gvn',
  doc: 'Does equal computations and loads once, and decides conditions from dominating branches.',
  run(fn) {
    removeUnreachableBlocks(fn);
    return new Numbering(fn).run();
  },
});

/** A value that is available in the blocks dominated by `block`. */
interface Entry {
  readonly inst: Inst;
  readonly value: Value;
  readonly block: number;
  /** For loads: the address, and the state of memory that the value belongs to. */
  readonly address?: Value;
  readonly size?: number;
  readonly state?: number;
}

/** Values and loads with one key that are looked at, the latest first. */
const MOST_EQUAL = 2048;
const MOST_LOADS = 256;

/** Accesses of one object that are looked through for a wider one, the latest first. */
const MAX_WIDER = 16;

class Numbering {
  private readonly fn: Func;
  private readonly graph;
  private readonly dom;
  private readonly alias: AliasAnalysis;
  private readonly memory: MemoryStates;
  private readonly constants: Constants;
  private readonly facts: Facts;
  private readonly table = new Map<string, Entry[]>();
  private readonly replaced = new Map<Value, Value>();
  private changed = false;
  /** Accesses by object, for loads of a part of what was accessed. */
  private readonly objects = new Map<string, Entry[]>();
  /** What takes a part out of a wider value, to stand in front of the current instruction. */
  private parts: Inst[] = [];

  constructor(fn: Func) {
    this.fn = fn;
    this.graph = computeFlowGraph(fn);
    this.dom = computeDominators(this.graph);
    this.alias = new AliasAnalysis(fn);
    this.memory = new MemoryStates(this.graph, this.dom, this.alias);
    this.constants = new Constants(fn);
    this.facts = new Facts(this.dom, (value) => this.constants.bool(value));
  }

  run(): boolean {
    const { order } = this.graph;
    for (let b = 0; b < order.length; b++) {
      this.noteEdge(b);
      let state = this.memory.enter(b);
      const block = order[b]!;
      const kept: Inst[] = [];
      for (const inst of block.insts) {
        this.resolveArgs(inst, b);
        const next = this.visit(inst, b, state);
        if (this.parts.length > 0) {
          for (const part of this.parts) kept.push(part);
          this.parts = [];
        }
        if (next === undefined) {
          this.changed = true;
          continue;
        }
        state = next;
        kept.push(inst);
      }
      block.insts = kept;
      this.memory.leave(b, state);
    }
    this.constants.flush();
    replaceValues(this.fn, this.replaced);
    return this.changed;
  }

  /** A block with one edge in knows which way its predecessor went. */
  private noteEdge(b: number): void {
    const preds = this.graph.preds[b]!;
    if (preds.length !== 1) return;
    const end = terminator(this.graph.order[preds[0]!]!)!;
    const block = this.graph.order[b]!;
    if (end.op === 'br.if') this.facts.assume(end.args[0], end.targets![0]!.block === block, b);
    else if (end.op === 'switch') {
      const at = end.targets!.findIndex((t) => t.block === block);
      if (at > 0)
        this.facts.noteEqual(
          end.args[0],
          this.constants.int(end.args[0].type, end.attrs.cases![at - 1]!),
          b,
        );
    }
  }

  private resolveArgs(inst: Inst, b: number): void {
    const fix = (args: Value[]): void => {
      for (let i = 0; i < args.length; i++) {
        const old = args[i]!;
        let value = resolveValue(this.replaced, old);
        value = this.facts.valueAt(value, b) ?? value;
        if (value !== old) {
          args[i] = value;
          this.changed = true;
        }
      }
    };
    fix(inst.args);
    if (inst.targets === undefined) return;
    inst.targets.forEach((edge, t) => {
      fix(edge.args);
      if (edge.args.length === 0) return;
      for (const [value, is] of this.knownAlong(inst, t)) {
        for (let i = 0; i < edge.args.length; i++) if (edge.args[i] === value) edge.args[i] = is();
      }
    });
  }

  /** What a value is along one edge of a branch, besides what holds in its block. */
  private knownAlong(inst: Inst, t: number): readonly (readonly [Value, () => Value])[] {
    if (inst.op === 'br.if') {
      const [cond] = inst.args;
      const truth = t === 0;
      const own = [cond, () => this.constants.bool(truth)] as const;
      const equal = defInst(cond);
      if (equal?.op !== 'int.cmp' || equal.attrs.pred !== (truth ? 'eq' : 'ne')) return [own];
      const [value, is] = equal.args;
      return defInst(is)?.op === 'const.int' ? [own, [value, () => is]] : [own];
    }
    if (inst.op !== 'switch' || t === 0) return [];
    const [value] = inst.args;
    return [[value, () => this.constants.int(value.type, inst.attrs.cases![t - 1]!)]];
  }

  /** Memory behind the instruction, or undefined when it goes. */
  private visit(inst: Inst, b: number, state: MemoryState): MemoryState | undefined {
    if (inst.op === 'mem.load') return this.load(inst, b, state);
    if (inst.op === 'mem.store') return this.store(inst, b, state);
    if (inst.op === 'assume') {
      const def = inst.args[0].def;
      if ('op' in def && def.op === 'const.int' && def.attrs.bits === 1n) return undefined;
      // Holds behind this point, and what stands before it in the block has been looked at already.
      this.facts.assume(inst.args[0], true, b);
      return state;
    }
    if (isPure(inst.op) && !isConstant(inst)) return this.compute(inst, b) ? undefined : state;
    return this.memory.behind(inst, state);
  }

  /** True when the instruction was replaced by an earlier one. */
  private compute(inst: Inst, b: number): boolean {
    if (inst.op === 'int.cmp') {
      const known = this.facts.compare(inst.attrs.pred as IntPred, inst.args[0], inst.args[1], b);
      if (known !== undefined) {
        this.replaced.set(inst.results[0], this.constants.bool(known));
        return true;
      }
    }
    if (inst.op === 'int.umin' && this.isSmallest(inst, b)) return true;
    const key = sameValueKey(inst);
    const entry = this.find(key, b);
    if (entry === undefined) {
      this.insert(key, { inst, value: inst.results[0], block: b });
      return false;
    }
    entry.inst.attrs = commonFlags(entry.inst.attrs, inst.attrs);
    inst.results.forEach((r, i) => {
      this.replaceBy(r, entry.inst.results[i]!);
    });
    return true;
  }

  /** `min(x, 1)` of what is not zero here, as a loop counts that was asked before it is entered. */
  private isSmallest(inst: Inst, b: number): boolean {
    const [value, most] = inst.args;
    const def = defInst(most);
    if (def?.op !== 'const.int' || def.attrs.bits !== 1n) return false;
    const zero = this.constants.int(value.type, 0n);
    if (this.facts.compare('eq', value, zero, b) !== false) return false;
    this.replaced.set(inst.results[0], most);
    return true;
  }

  private replaceBy(old: Value, now: Value): void {
    if (now.name === undefined && old.name !== undefined) now.name = old.name;
    this.replaced.set(old, now);
  }

  private load(inst: Inst, b: number, state: MemoryState): MemoryState | undefined {
    if (inst.attrs.volatile === true) return state;
    const address = inst.args[0];
    const result = inst.results[0];
    const key = `L${result.type},${address.id}`;
    const size = accessSize(inst);
    const from = inst.attrs.readonly === true ? FIXED : this.memory.stateFor(address, size, state);
    const entry = this.find(key, b, from);
    if (entry !== undefined) {
      this.replaceBy(result, entry.value);
      return undefined;
    }
    const part = this.partOfWider(inst, b, from);
    if (part !== undefined) {
      this.replaceBy(result, part);
      return undefined;
    }
    this.remember(key, { inst, value: result, block: b, address, size, state: from });
    return state;
  }

  private store(inst: Inst, b: number, state: MemoryState): MemoryState | undefined {
    const next = this.memory.behind(inst, state);
    if (inst.attrs.volatile === true) return next;
    const [value, address] = inst.args;
    const key = `L${value.type},${address.id}`;
    const size = accessSize(inst);
    const before = this.find(key, b, this.memory.stateFor(address, size, state));
    // Writing back what is there already.
    if (before !== undefined && before.value === value) return undefined;
    const entry = { inst, value, block: b, address, size };
    this.remember(key, { ...entry, state: this.memory.stateFor(address, size, next) });
    return next;
  }

  /**
   * What a load reads of a wider value that is known to be there: LLVM's GVN has it as
   * `analyzeLoadFromClobberingStore` and `getStoreValueForLoad`. Pointers and values wider than a
   * register are left alone.
   */
  private partOfWider(load: Inst, b: number, state: number): Value | undefined {
    const [address] = load.args;
    const { type } = load.results[0];
    const object = this.objectOf(address);
    if (object === undefined || !hasBytes(type)) return undefined;
    const list = this.objects.get(object);
    if (list === undefined) return undefined;
    const { offset } = this.alias.address(address);
    const size = accessSize(load);
    for (let i = list.length - 1; i >= 0 && i >= list.length - MAX_WIDER; i--) {
      const entry = list[i]!;
      const skipped = offset - this.alias.address(entry.address!).offset;
      if (skipped < 0 || skipped + size > entry.size! || entry.state !== state) continue;
      if (!this.dom.dominates(entry.block, b)) continue;
      return partOf(this.fn, load, entry.value, skipped, this.parts);
    }
    return undefined;
  }

  /** A name for the object and variable offset of an address. */
  private objectOf(address: Value): string | undefined {
    const { base, variable, complex } = this.alias.address(address);
    return complex ? undefined : `${base.id},${variable?.id ?? ''}`;
  }

  private remember(key: string, entry: Entry): void {
    this.insert(key, entry);
    const object = hasBytes(entry.value.type) ? this.objectOf(entry.address!) : undefined;
    if (object === undefined) return;
    const list = this.objects.get(object);
    if (list === undefined) this.objects.set(object, [entry]);
    else list.push(entry);
  }

  private insert(key: string, entry: Entry): void {
    const list = this.table.get(key);
    if (list === undefined) this.table.set(key, [entry]);
    else list.push(entry);
  }

  private find(key: string, b: number, state?: number): Entry | undefined {
    const list = this.table.get(key);
    if (list === undefined) return undefined;
    const end = Math.max(0, list.length - (state === undefined ? MOST_EQUAL : MOST_LOADS));
    for (let i = list.length - 1; i >= end; i--) {
      const entry = list[i]!;
      if (entry.state === state && this.dom.dominates(entry.block, b)) return entry;
    }
    return undefined;
  }
}
