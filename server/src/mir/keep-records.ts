/**
 * Keeps what debuggers are told of variables where it belongs while passes change a function.
 * Records stand beside the code, so no pass sees them: before one runs the order of instructions is
 * noted, and behind it each record whose instruction is gone, or has moved to where it runs under
 * other conditions, goes to the place between those that are left. Values that are replaced are
 * followed by `replaceValues`, clones by `cloneBlocksInto`. What cannot be placed is unknown from
 * there on; a wrong value is never shown for it.
 */

import { append } from '../base/index.ts';
import { terminator } from './builder.ts';
import { type Cfg, computeCfg, computeIdoms, reversePostOrder, successors } from './cfg.ts';
import { addRecords } from './debug.ts';
import type { Block, DebugRecord, DebugRecords, Func, Inst, Value } from './function.ts';
import { latestRecords, MAX_RECORDS, pruneRecords, recordKey } from './needless-records.ts';
import { hasEffect } from './op-facts.ts';

interface OldBlock {
  readonly block: Block;
  readonly insts: readonly Inst[];
  readonly next: readonly Block[];
}

/** A place in the new code: before instruction `index` of `block`. */
interface Cursor {
  block: Block;
  index: number;
}

/**
 * Runs a pass over a function, and puts the records where they belong behind it. A pass that
 * returns `false` has changed nothing, unless instructions tell otherwise.
 */
export function keepRecords<T>(fn: Func, pass: () => T): T {
  if (fn.records === undefined) return pass();
  const keeper = new RecordKeeper(fn);
  const result = pass();
  if (result !== false || !keeper.isSame()) keeper.settle();
  return result;
}

/** The order of a function's instructions before a pass. */
class RecordKeeper {
  private readonly fn: Func;
  private readonly old: readonly OldBlock[];
  private readonly blocks: ReadonlySet<Block>;
  private readonly byBlock = new Map<Block, OldBlock>();
  /** How many edges come to a block. */
  private readonly ways = new Map<Block, number>();
  private readonly places = new Map<Inst, Cursor>();
  private readonly homes = new Map<Block, Block | undefined>();
  private readonly behind = new Map<Block, ReadonlySet<Block>>();
  private alive: ReadonlySet<Block> = new Set();
  /** What is unknown where a removed block was, by `recordKey`. */
  private readonly carried = new Map<Block, Map<string, DebugRecord>>();
  private carries = 0;
  /** The first record that stood at each instruction: what is in front of it now came there. */
  private readonly firsts = new Map<Inst, DebugRecord | undefined>();

  constructor(fn: Func) {
    this.fn = fn;
    this.old = reversePostOrder(fn).map((block) => ({
      block,
      insts: [...block.insts],
      next: successors(block).map((edge) => edge.block),
    }));
    this.blocks = new Set(fn.blocks);
    for (const [inst, [first]] of fn.records ?? []) this.firsts.set(inst, first);
  }

  /** Are the instructions that were there the same ones, in the same order? */
  isSame(): boolean {
    const { blocks } = this.fn;
    return (
      blocks.length === this.blocks.size &&
      blocks.every((block) => this.blocks.has(block)) &&
      this.old.every(
        ({ block, insts }) =>
          block.insts.length === insts.length && insts.every((inst, i) => block.insts[i] === inst),
      )
    );
  }

  /** Puts the records where they belong now. */
  settle(): void {
    const { fn } = this;
    const { records } = fn;
    if (records === undefined || records.size === 0) return;
    for (const old of this.old) {
      this.byBlock.set(old.block, old);
      for (const next of old.next) this.ways.set(next, (this.ways.get(next) ?? 0) + 1);
    }
    this.alive = new Set(fn.blocks);
    for (const block of fn.blocks)
      for (const [index, inst] of block.insts.entries()) this.places.set(inst, { block, index });
    for (const old of this.old) this.settleBlock(old);
    if (this.carries <= MAX_RECORDS) this.settleCarried();
    if (this.carries > MAX_RECORDS) {
      records.clear();
      return;
    }
    // Of what the pass has added, or of code that nothing reaches any more.
    for (const inst of records.keys()) if (!this.places.has(inst)) records.delete(inst);
    let total = this.forgetLost(records);
    if (this.carries > 0) total = pruneRecords(fn);
    // Without records nothing is known.
    if (total > MAX_RECORDS) records.clear();
  }

  /** Makes unknown what is not computed any more; returns how many records there are. */
  private forgetLost(records: DebugRecords): number {
    const above = dominates(computeCfg(this.fn));
    let total = 0;
    for (const [inst, list] of records) {
      for (const record of list)
        if (record.value !== undefined && !this.isThere(record.value, inst, above))
          record.value = undefined;
      const left = list.length > 1 ? latestRecords(list) : list;
      if (left !== list) records.set(inst, left);
      total += left.length;
    }
    return total;
  }

  private settleBlock(old: OldBlock): void {
    const records = this.fn.records!;
    let open: DebugRecord[] = [];
    let cursor = this.begin(old);
    for (const inst of old.insts) {
      const own = records.get(inst);
      if (own === undefined && open.length === 0 && cursor === undefined) continue;
      const place = this.places.get(inst);
      const isThere =
        place !== undefined && cursor !== undefined && this.isInPlace(old, place, cursor);
      if (isThere) {
        if (open.length > 0) this.insert(inst, open);
        open = [];
        cursor = { block: place.block, index: place.index + 1 };
        continue;
      }
      if (own === undefined) continue;
      records.delete(inst);
      append(open, own);
    }
    if (open.length === 0) return;
    const at = cursor?.block.insts[cursor.index];
    if (at !== undefined) {
      this.insert(at, open);
      return;
    }
    const unknown = latestRecords(open).map(
      (record): DebugRecord => ({ ...record, value: undefined }),
    );
    const left = old.insts.find((inst) => this.places.has(inst));
    if (left !== undefined) this.insert(left, unknown);
    for (const next of old.next) this.carry(next, unknown);
  }

  /**
   * Puts records in front of those of an instruction, and behind those that came there from code
   * before.
   */
  private insert(inst: Inst, list: readonly DebugRecord[]): void {
    const records = this.fn.records!;
    const known = records.get(inst) ?? [];
    const first = this.firsts.get(inst);
    const found = first === undefined ? -1 : known.indexOf(first);
    const at = found < 0 ? known.length : found;
    records.set(inst, [...known.slice(0, at), ...list, ...known.slice(at)]);
  }

  /** Something is unknown where a block begins, or where it would, had it not been removed. */
  private carry(to: Block, unknown: readonly DebugRecord[]): DebugRecord[] {
    let known = this.carried.get(to);
    if (known === undefined) this.carried.set(to, (known = new Map()));
    const fresh: DebugRecord[] = [];
    for (const record of unknown) {
      const key = recordKey(record);
      if (known.has(key)) continue;
      known.set(key, record);
      fresh.push(record);
    }
    this.carries += fresh.length;
    return fresh;
  }

  /** Takes what is unknown through removed blocks, each variable once, to code that is there. */
  private settleCarried(): void {
    const records = this.fn.records!;
    const work = [...this.carried].map(([block, list]) => [block, [...list.values()]] as const);
    for (let item = work.pop(); item !== undefined; item = work.pop()) {
      const [block, unknown] = item;
      const [first] = block.insts;
      if (this.alive.has(block) && first !== undefined) {
        addRecords(records, first, unknown);
        continue;
      }
      const old = this.byBlock.get(block);
      if (old === undefined) continue;
      const cursor = this.begin(old);
      const at = cursor?.block.insts[cursor.index];
      const left = at ?? old.insts.find((inst) => this.places.has(inst));
      if (left !== undefined) this.insert(left, unknown);
      if (at !== undefined || this.carries > MAX_RECORDS) continue;
      for (const next of old.next) {
        const fresh = this.carry(next, unknown);
        if (fresh.length > 0) work.push([next, fresh]);
      }
    }
  }

  /**
   * Is a value still computed on all ways to an instruction? Where code was doubled the old value
   * is only that of one of the ways. Constants are what they are without that.
   */
  private isThere(value: Value, at: Inst, above: (a: Block, b: Block) => boolean): boolean {
    const { def } = value;
    const place = this.places.get(at);
    if (!('op' in def))
      return def.params.includes(value) && (place === undefined || above(def, place.block));
    if (def.op.startsWith('const.')) return true;
    const home = this.places.get(def);
    if (home === undefined || place === undefined) return home !== undefined;
    // Before it in the same block is fine: where it is known from, targets see.
    return above(home.block, place.block);
  }

  /** Where the code of a block begins now. */
  private begin({ block, insts }: OldBlock): Cursor | undefined {
    if (this.alive.has(block)) return { block, index: 0 };
    const home = this.homeOf(block);
    if (home === undefined) return undefined;
    for (const inst of insts) {
      const place = this.places.get(inst);
      if (place?.block === home) return { ...place };
    }
    return undefined;
  }

  /**
   * The block that has the end of an old one now. A jump to a block that nothing else came to goes
   * when both become one. What writes memory is never moved out of its block.
   */
  private homeOf(block: Block): Block | undefined {
    if (!this.homes.has(block)) this.homes.set(block, this.findHome(block));
    return this.homes.get(block);
  }

  private findHome(block: Block): Block | undefined {
    const fixed = this.byBlock.get(block)?.insts.findLast(({ op }) => hasEffect(op, 'write'));
    const own = fixed && this.places.get(fixed)?.block;
    if (own !== undefined) return own;
    let at = this.byBlock.get(block);
    for (let i = 0; at !== undefined && i < this.old.length; i++) {
      const end = at.insts.at(-1);
      const home = end && this.places.get(end)?.block;
      if (home !== undefined) return home;
      const [next] = at.next;
      if (next === undefined || at.next.length > 1 || this.ways.get(next) !== 1) return undefined;
      at = this.byBlock.get(next);
    }
    return undefined;
  }

  /** Does an instruction still run exactly when its block would? */
  private isInPlace(old: OldBlock, place: Cursor, cursor: Cursor): boolean {
    if (place.block === cursor.block) return place.index >= cursor.index;
    if (this.homeOf(old.block) === place.block) return true;
    return !this.blocks.has(place.block) && this.leadsTo(old.block, place.block);
  }

  /** By new blocks alone, as where a block is cut in two. */
  private leadsTo(from: Block, to: Block): boolean {
    let seen = this.behind.get(from);
    if (seen === undefined) this.behind.set(from, (seen = this.newBehind(from)));
    return seen.has(to);
  }

  private newBehind(from: Block): Set<Block> {
    const seen = new Set<Block>();
    const work = [from];
    for (let at = work.pop(); at !== undefined; at = work.pop())
      for (const { block } of terminator(at)?.targets ?? []) {
        if (seen.has(block) || this.blocks.has(block)) continue;
        seen.add(block);
        work.push(block);
      }
    return seen;
  }
}

/**
 * Does every way to `b` go through `a`? A block does so itself. Of blocks that nothing reaches
 * nothing is known. In constant time: those below a block in the tree have numbers in a row.
 */
function dominates(cfg: Cfg): (a: Block, b: Block) => boolean {
  const idom = computeIdoms(cfg);
  const size = new Int32Array(idom.length).fill(1);
  for (let i = idom.length - 1; i > 0; i--) size[idom[i]!]! += size[i]!;
  const first = new Int32Array(idom.length);
  const next = new Int32Array(idom.length).fill(1);
  for (let i = 1; i < idom.length; i++) {
    const above = idom[i]!;
    first[i] = next[above]!;
    next[i] = first[i]! + 1;
    next[above]! += size[i]!;
  }
  return (a, b) => {
    const to = cfg.order[a.id] ?? -1;
    const at = cfg.order[b.id] ?? -1;
    if (to < 0 || at < 0) return false;
    return first[at]! >= first[to]! && first[at]! < first[to]! + size[to]!;
  };
}
