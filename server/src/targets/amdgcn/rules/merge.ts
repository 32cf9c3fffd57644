/**
 * Joins neighbouring loads and stores of a block into wide ones: same base, touching offsets,
 * nothing in between that matters.
 */
import type { MovableStores } from '../../../analysis/index.ts';
import {
  type Block,
  bitWidth,
  byteSize,
  hasEffect,
  type Inst,
  type Value,
} from '../../../mir/index.ts';
import { type Op, V } from '../code.ts';
import { partCount, type Selector } from '../select.ts';
import { takeApart } from './address.ts';
import { isPair, readPair, writePair } from './lds-pairs.ts';
import { loadWords, scalarWords, spaceOfAccess, storeWords } from './memory.ts';

export interface Merged {
  /** The member at whose place the wide access is made. */
  readonly at: Inst;
  emit(s: Selector): void;
}

interface Access {
  readonly inst: Inst;
  /** Where it is in its block. */
  readonly index: number;
  readonly base: Value;
  readonly offset: number;
  readonly words: number;
}

/**
 * Accesses of whole words to memory that takes wide ones, and scalar loads that touch. `movable`
 * tells which stores may come later than they stand.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of access, with three open lists
export function mergeAccesses(
  s: Selector,
  block: Block,
  movable: MovableStores,
): Map<Inst, Merged> | undefined {
  let out: Map<Inst, Merged> | undefined;
  let loads: Access[] = [];
  let scalars: Access[] = [];
  let stores: Access[] = [];
  const flush = (list: Access[], store: boolean): void => {
    const found = groups(s, list);
    const grouped = new Set(found.flat());
    const alone = list.filter((access) => !grouped.has(access));
    const note = (members: readonly Access[], merged: Merged): void => {
      out ??= new Map();
      for (const { inst } of members) out.set(inst, merged);
    };
    for (const group of found) note(group, store ? storeGroup(group) : loadGroup(group));
    for (const pair of ldsPairs(s, alone)) note(pair, store ? storePair(pair) : loadPair(pair));
  };
  const flushAll = (): void => {
    if (loads.length > 1) flush(loads, false);
    if (stores.length > 1) flush(stores, true);
    for (const group of scalarGroups(scalars)) {
      out ??= new Map();
      const merged = scalarGroup(group);
      for (const { inst } of group) out.set(inst, merged);
    }
    loads = [];
    scalars = [];
    stores = [];
    movable.clear();
  };
  for (const [index, inst] of block.insts.entries()) {
    if (inst.op === 'mem.load' && inst.attrs.volatile !== true) {
      if (stores.length > 0) flushAll();
      const access = accessOf(s, inst, index, inst.args[0], inst.results[0]);
      if (access !== undefined) (s.banks.scalarLoads.has(inst) ? scalars : loads).push(access);
    } else if (inst.op === 'mem.store' && inst.attrs.volatile !== true) {
      if (loads.length > 0 || scalars.length > 0) flushAll();
      const access = accessOf(s, inst, index, inst.args[1], inst.args[0]);
      if (access === undefined) {
        flushAll();
        continue;
      }
      if (!movable.admits(inst)) flushAll();
      stores.push(access);
      movable.add(inst);
    } else if (
      hasEffect(inst.op, 'read') ||
      hasEffect(inst.op, 'write') ||
      hasEffect(inst.op, 'sync')
    )
      flushAll();
  }
  flushAll();
  return out;
}

function accessOf(
  s: Selector,
  inst: Inst,
  index: number,
  ptr: Value,
  value: Value,
): Access | undefined {
  const size = byteSize(value.type);
  if (size < 4 || bitWidth(value.type) !== size * 8) return undefined;
  if (value.type === 'ptr.workgroup' || value.type === 'ptr.private') return undefined;
  const { base, offset } = takeApart(s, ptr);
  return { inst, index, base, offset, words: size >> 2 };
}

/** Runs of touching accesses of at most four words that the alignment allows. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the runs of one base, closed where the next access does not fit
function groups(s: Selector, list: readonly Access[]): Access[][] {
  const byBase = new Map<Value, Access[]>();
  for (const access of list) {
    const known = byBase.get(access.base);
    if (known === undefined) byBase.set(access.base, [access]);
    else known.push(access);
  }
  const out: Access[][] = [];
  for (const members of byBase.values()) {
    if (members.length < 2) continue;
    const space = spaceOfAccess(s, ptrOf(members[0]!.inst));
    if (space !== 'global' && space !== 'workgroup' && space !== 'private') continue;
    const sorted = [...members].sort((a, b) => a.offset - b.offset);
    let run: Access[] = [];
    let words = 0;
    const close = (): void => {
      if (run.length > 1) out.push(run);
      run = [];
      words = 0;
    };
    for (const access of sorted) {
      const last = run[run.length - 1];
      const touches = last !== undefined && last.offset + last.words * 4 === access.offset;
      if (!touches || words + access.words > 4) close();
      const first = run[0];
      if (space === 'workgroup' && first !== undefined) {
        const need = words + access.words > 2 ? 16 : 8;
        const total = words + access.words;
        if (alignOf(s, first) < need || total === 3) close();
      }
      run.push(access);
      words += access.words;
    }
    close();
  }
  return out;
}

type Pair = readonly [Access, Access];

const pairBytes = ({ words }: Access): 4 | 8 => (words === 1 ? 4 : 8);

/** Accesses of workgroup memory that one instruction with two offsets makes, by rising offset. */
function ldsPairs(s: Selector, list: readonly Access[]): Pair[] {
  const sorted = list
    .filter(
      ({ inst, words }) =>
        words <= 2 &&
        inst.attrs.align! >= 4 * words &&
        spaceOfAccess(s, ptrOf(inst)) === 'workgroup',
    )
    .sort((a, b) => a.offset - b.offset);
  const waiting = new Map<string, Access>();
  const out: Pair[] = [];
  for (const access of sorted) {
    const key = `${access.base.id} ${access.words}`;
    const first = waiting.get(key);
    if (first !== undefined && isPair(access.offset - first.offset, pairBytes(access))) {
      out.push([first, access]);
      waiting.delete(key);
    } else waiting.set(key, access);
  }
  return out;
}

/** Words that one scalar load may read. They need no alignment beyond that of a word. */
const SCALAR_WORDS: ReadonlySet<number> = new Set([2, 4, 8]);
const MOST_SCALAR_WORDS = 8;

/** Runs of touching scalar loads that together have as many words as one may read. */
function scalarGroups(list: readonly Access[]): Access[][] {
  if (list.length < 2) return [];
  const out: Access[][] = [];
  for (const base of new Set(list.map((access) => access.base))) {
    const members = list.filter((access) => access.base === base);
    const sorted = members.sort((a, b) => a.offset - b.offset);
    for (let from = 0; from < sorted.length; ) {
      let words = 0;
      let best = from + 1;
      for (let at = from; at < sorted.length && words < MOST_SCALAR_WORDS; at++) {
        if (at > from && sorted[at]!.offset !== sorted[from]!.offset + words * 4) break;
        words += sorted[at]!.words;
        if (SCALAR_WORDS.has(words)) best = at + 1;
      }
      if (best > from + 1) out.push(sorted.slice(from, best));
      from = best;
    }
  }
  return out;
}

function scalarGroup(group: readonly Access[]): Merged {
  const first = group[0]!;
  return {
    at: placeOf(group, false),
    emit(s) {
      const words = group.reduce((sum, a) => sum + a.words, 0);
      const parts = scalarWords(s, first.inst.args[0], words);
      let done = 0;
      for (const { inst, words: n } of group) {
        const result = inst.results[0];
        s.set(result, parts.slice(done, done + partCount(result.type)));
        done += n;
      }
    },
  };
}

function ptrOf(inst: Inst): Value {
  return inst.op === 'mem.load' ? inst.args[0] : inst.args[1];
}

/** What is known of the alignment of an access: its own, or that of its address. */
function alignOf(s: Selector, access: Access): number {
  return Math.max(
    access.inst.attrs.align!,
    2 ** Math.min(4, s.bits.trailingZeros(ptrOf(access.inst))),
  );
}

/** Loads move up to the first of them, stores down to the last. */
function placeOf(group: readonly Access[], store: boolean): Inst {
  const later = (a: Access, b: Access): boolean => a.index > b.index;
  return group.reduce((best, a) => (later(a, best) === store ? a : best)).inst;
}

function loadPair(pair: Pair): Merged {
  const [first, second] = pair;
  return {
    at: placeOf(pair, false),
    emit(s) {
      const to = s.temp(V, 2 * first.words);
      const distance = second.offset - first.offset;
      readPair(s, first.inst.args[0], to, distance, pairBytes(first));
      const parts = s.split(to);
      for (const [i, { inst, words }] of pair.entries()) {
        const result = inst.results[0];
        s.set(result, parts.slice(i * words, i * words + partCount(result.type)));
      }
    },
  };
}

function storePair(pair: Pair): Merged {
  const [first, second] = pair;
  return {
    at: placeOf(pair, true),
    emit(s) {
      const data = pair.map(({ inst }) => s.vrun(inst.args[0])) as [number, number];
      const distance = second.offset - first.offset;
      writePair(s, first.inst.args[1], data, distance, pairBytes(first));
    },
  };
}

function loadGroup(group: Access[]): Merged {
  const first = group[0]!;
  return {
    at: placeOf(group, false),
    emit(s) {
      const words = group.reduce((sum, a) => sum + a.words, 0);
      const to = s.temp(V, words);
      loadWords(s, first.inst, to, words, 16, 0);
      let done = 0;
      for (const { inst, words: n } of group) {
        const result = inst.results[0];
        s.set(result, s.split(to).slice(done, done + partCount(result.type)));
        done += n;
      }
    },
  };
}

function storeGroup(group: Access[]): Merged {
  const first = group[0]!;
  return {
    at: placeOf(group, true),
    emit(s) {
      const parts: Op[] = group.flatMap(({ inst }) => s.parts(inst.args[0]));
      storeWords(s, first.inst, first.inst.args[1], parts, 16, 0);
    },
  };
}
