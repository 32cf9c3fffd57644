/**
 * Records of variables that say nothing new: at one place, what a later record says again; over a
 * function, that something is unknown which is not known on any way there.
 */
import { reversePostOrder, successors } from './cfg.ts';
import type { Block, DebugRecord, Func } from './function.ts';

/** Records of a function above which its variables are given up: debuggers say "optimised out". */
export const MAX_RECORDS = 250_000;

/** Names the part of a variable that a record is about. */
export function recordKey({ variable, fragment }: DebugRecord): string {
  return fragment === undefined ? `${variable}` : `${variable} ${fragment[0]} ${fragment[1]}`;
}

/** Without what a later record at the same place says anew. */
export function latestRecords(list: readonly DebugRecord[]): DebugRecord[] {
  const out: DebugRecord[] = [];
  const seen = new Set<string>();
  for (let i = list.length - 1; i >= 0; i--) {
    const record = list[i]!;
    const key = recordKey(record);
    if (seen.has(key) || seen.has(`${record.variable}`)) continue;
    seen.add(key);
    out.push(record);
  }
  return out.reverse();
}

/**
 * Takes out each record by which a variable is unknown where no way leads from one that has a
 * value. What is known at each place stays the same. Returns how many are left.
 */
export function pruneRecords(fn: Func): number {
  const { records } = fn;
  if (records === undefined) return 0;
  const order = reversePostOrder(fn);
  const known = knownAtStart(fn, order);
  let total = 0;
  for (const block of order) {
    const now = known[block.id]!;
    for (const inst of block.insts) {
      const list = records.get(inst);
      if (list === undefined) continue;
      const left = list.filter((record) => {
        const isNeeded = record.value !== undefined || has(now, record.variable);
        step(now, record);
        return isNeeded;
      });
      total += left.length;
      if (left.length === 0) records.delete(inst);
      else if (left.length < list.length) records.set(inst, left);
    }
  }
  return total;
}

/** By block, a bit for each variable that may be known where it begins. */
function knownAtStart(fn: Func, order: readonly Block[]): (Uint32Array | undefined)[] {
  const words = (fn.vars.length + 31) >>> 5;
  const starts: (Uint32Array | undefined)[] = [];
  for (const { id } of order) starts[id] = new Uint32Array(words);
  // Bits are only ever added, so this ends.
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const block of order) {
      const now = starts[block.id]!.slice();
      for (const inst of block.insts)
        for (const record of fn.records!.get(inst) ?? []) step(now, record);
      for (const { block: next } of successors(block))
        if (addAll(starts[next.id]!, now)) isChanged = true;
    }
  }
  return starts;
}

/** Comes behind a record. Of a part that is unknown the other parts may still be known. */
function step(now: Uint32Array, { variable, fragment, value }: DebugRecord): void {
  const word = variable >>> 5;
  const bit = 1 << (variable & 31);
  if (value !== undefined) now[word]! |= bit;
  else if (fragment === undefined) now[word]! &= ~bit;
}

function has(now: Uint32Array, variable: number): boolean {
  return ((now[variable >>> 5]! >>> (variable & 31)) & 1) === 1;
}

/** True when it added one. */
function addAll(to: Uint32Array, from: Uint32Array): boolean {
  let isChanged = false;
  for (let i = 0; i < to.length; i++) {
    const all = (to[i]! | from[i]!) >>> 0;
    if (all === to[i]!) continue;
    to[i] = all;
    isChanged = true;
  }
  return isChanged;
}
