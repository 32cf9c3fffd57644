/**
 * Keeps what debuggers are told of variables where it belongs while passes change a function.
 * Records stand beside the code, so no pass sees them: before one runs the order of instructions is
 * noted, and behind it each record whose instruction is gone, or has moved to where it runs under
 * other conditions, goes to the place between those that are left. Values that are replaced are
 * followed by `replaceValues`, clones by `cloneBlocksInto`. What cannot be placed is unknown from
 * there on; a wrong value is never shown for it.
 */

import { terminator } from './builder.ts';
import { type Cfg, computeCfg, computeIdoms, reversePostOrder, successors } from './cfg.ts';
import { addRecords } from './debug.ts';
import type { Block, DebugRecord, Func, Inst, Value } from './function.ts';
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

/** Of larger functions no variables are followed: they count as optimised out. */
const MOST_INSTRUCTIONS = 600;

/** Runs a pass over a function, and puts the records where they belong behind it. */
export function keepRecords<T>(fn: Func, pass: () => T): T {
  if (fn.records === undefined) return pass();
  if (fn.blocks.reduce((sum, { insts }) => sum + insts.length, 0) > MOST_INSTRUCTIONS) {
    fn.records = undefined;
    return pass();
  }
  const keeper = new RecordKeeper(fn);
  const result = pass();
  keeper.settle();
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
  private alive: ReadonlySet<Block> = new Set();

  constructor(fn: Func) {
    this.fn = fn;
    this.old = reversePostOrder(fn).map((block) => ({
      block,
      insts: [...block.insts],
      next: successors(block).map((edge) => edge.block),
    }));
    this.blocks = new Set(fn.blocks);
    for (const old of this.old) {
      this.byBlock.set(old.block, old);
      for (const next of old.next) this.ways.set(next, (this.ways.get(next) ?? 0) + 1);
    }
  }

  /** Puts the records where they belong now. */
  settle(): void {
    const { fn } = this;
    const { records } = fn;
    if (records === undefined) return;
    this.alive = new Set(fn.blocks);
    for (const block of fn.blocks)
      for (const [index, inst] of block.insts.entries()) this.places.set(inst, { block, index });
    const carried = new Map<Block, DebugRecord[]>();
    const known = new Set<Inst>();
    for (const old of this.old) {
      for (const inst of old.insts) known.add(inst);
      this.settleBlock(old, carried);
    }
    // Of what the pass has added, or of code that nothing reaches any more.
    const cfg = computeCfg(fn);
    const above = dominates(cfg);
    for (const [inst, list] of records) {
      for (const record of list)
        if (record.value !== undefined && !this.isThere(record.value, inst, above))
          record.value = undefined;
      if (list.length > 1) records.set(inst, lastOf(list));
    }
    for (const inst of records.keys())
      if (!known.has(inst) && !this.places.has(inst)) records.delete(inst);
  }

  private settleBlock(old: OldBlock, carried: Map<Block, DebugRecord[]>): void {
    const records = this.fn.records!;
    let open = carried.get(old.block) ?? [];
    let cursor = this.begin(old);
    for (const inst of old.insts) {
      const own = records.get(inst);
      const place = this.places.get(inst);
      const isThere =
        place !== undefined && cursor !== undefined && this.isInPlace(old, place, cursor);
      if (isThere) {
        if (open.length > 0) records.set(inst, [...open, ...(own ?? [])]);
        open = [];
        cursor = { block: place.block, index: place.index + 1 };
        continue;
      }
      if (own === undefined) continue;
      records.delete(inst);
      open = [...open, ...own];
    }
    if (open.length === 0) return;
    const at = cursor?.block.insts[cursor.index];
    if (at !== undefined) {
      records.set(at, [...open, ...(records.get(at) ?? [])]);
      return;
    }
    const unknown = lastOf(open).map((record): DebugRecord => ({ ...record, value: undefined }));
    const left = old.insts.find((inst) => this.places.has(inst));
    if (left !== undefined) records.set(left, [...unknown, ...(records.get(left) ?? [])]);
    for (const next of old.next) {
      const first = next.insts[0];
      if (first !== undefined && this.alive.has(next)) addRecords(records, first, unknown);
      else carried.set(next, lastOf([...(carried.get(next) ?? []), ...unknown]));
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
    const seen = new Set<Block>([from]);
    const work = [from];
    for (let at = work.pop(); at !== undefined; at = work.pop())
      for (const { block } of terminator(at)?.targets ?? []) {
        if (block === to) return true;
        if (seen.has(block) || this.blocks.has(block)) continue;
        seen.add(block);
        work.push(block);
      }
    return false;
  }
}

/** Without what a later record at the same place says anew. */
function lastOf(list: readonly DebugRecord[]): DebugRecord[] {
  const out: DebugRecord[] = [];
  const seen = new Set<string>();
  for (let i = list.length - 1; i >= 0; i--) {
    const { variable, fragment } = list[i]!;
    const key =
      fragment === undefined ? `${variable}` : `${variable} ${fragment[0]} ${fragment[1]}`;
    if (seen.has(key) || seen.has(`${variable}`)) continue;
    seen.add(key);
    out.push(list[i]!);
  }
  return out.reverse();
}

/** Does every way to `b` go through `a`? A block does so itself. */
function dominates(cfg: Cfg): (a: Block, b: Block) => boolean {
  const idom = computeIdoms(cfg);
  return (a, b) => {
    const to = cfg.order[a.id] ?? -1;
    let at = cfg.order[b.id] ?? -1;
    if (to < 0 || at < 0) return false;
    while (at > to) at = idom[at]!;
    return at === to;
  };
}
