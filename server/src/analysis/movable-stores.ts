/**
 * Stores of a block that may still be moved down to a later one, as merging into wide stores does:
 * none of them overlaps a store that came after it. Serves both targets.
 */
import type { Func, Inst } from '../mir/index.ts';
import { AliasAnalysis, accessSize } from './alias.ts';

/**
 * More pending stores than this are given up: comparing each with each would no longer be cheap.
 */
const MOST_PENDING = 64;

export class MovableStores {
  private readonly fn: Func;
  private alias: AliasAnalysis | undefined;
  private pending: Inst[] = [];

  constructor(fn: Func) {
    this.fn = fn;
  }

  /** May `store` stay behind every pending store, whichever of them moves down past it? */
  admits(store: Inst): boolean {
    if (this.pending.length === 0) return true;
    if (this.pending.length >= MOST_PENDING) return false;
    this.alias ??= new AliasAnalysis(this.fn);
    const size = accessSize(store);
    for (const before of this.pending)
      if (this.alias.mayAlias(before.args[1], accessSize(before), store.args[1], size))
        return false;
    return true;
  }

  add(store: Inst): void {
    this.pending.push(store);
  }

  /** Forgets the pending stores: they have been placed. */
  clear(): void {
    this.pending = [];
  }
}
