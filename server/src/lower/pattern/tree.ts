/**
 * Decision trees: which test to make next, and which rows stay possible after it. Tests are taken
 * from the first row, so that earlier arms win; a test that several rows share is made once.
 */
import { append, LIMITS } from '../../base/index.ts';
import type { Ty, VariantDef } from '../../hir/index.ts';
import { isSigned } from '../expr/operator.ts';
import type { FnCx } from '../fn-cx.ts';
import type { Occurrence } from './occurrence.ts';
import type { Row, Test } from './row.ts';
import { lengthTests, variantTests } from './tests.ts';

export type Tree =
  /** No row matches. */
  | { readonly kind: 'fail' }
  /** The row matches; when its guard says no, `next`. */
  | { readonly kind: 'leaf'; readonly row: Row; readonly next: Tree | undefined }
  | {
      readonly kind: 'variant';
      readonly occ: Occurrence;
      readonly cases: readonly (readonly [VariantDef, Tree])[];
      readonly otherwise: Tree | undefined;
    }
  | {
      readonly kind: 'int';
      readonly occ: Occurrence;
      readonly cases: readonly (readonly [bigint, Tree])[];
      readonly otherwise: Tree;
    }
  | {
      readonly kind: 'if';
      readonly occ: Occurrence;
      readonly test: Test;
      readonly yes: Tree;
      readonly no: Tree;
    }
  /** Where `first` fails, `rest` goes on. */
  | { readonly kind: 'chain'; readonly first: Tree; readonly rest: Tree };

const FAIL: Tree = Object.freeze({ kind: 'fail' });

/** Nodes that a tree may still have, and rows that may still be looked at for them. */
interface Room {
  left: number;
  visits: number;
}

const TOO_LARGE = new Error('a decision tree far larger than its rows');

/**
 * The tree of the rows. Tests that rows do not share multiply, so a tree that grows far beyond its
 * rows is made of two: that of the first half, and that of the others where the first fails.
 */
export function treeOf(cx: FnCx, rows: readonly Row[]): Tree {
  const tests = rows.reduce((sum, row) => sum + row.tests.length + 1, 0);
  // Tests that are answered by yes and no look at all rows each.
  const visits = LIMITS.patternVisits.limit + LIMITS.patternVisitsEach.limit * rows.length;
  const room = { left: 64 + 4 * tests, visits };
  try {
    return buildTree(cx, rows, rows.length > 1 ? room : { left: Infinity, visits: Infinity });
  } catch (error) {
    if (error !== TOO_LARGE) throw error;
  }
  const half = rows.length >> 1;
  return {
    kind: 'chain',
    first: treeOf(cx, rows.slice(0, half)),
    rest: treeOf(cx, rows.slice(half)),
  };
}

function buildTree(cx: FnCx, rows: readonly Row[], room: Room): Tree {
  if (room.left-- <= 0) throw TOO_LARGE;
  const first = rows[0];
  if (first === undefined) return FAIL;
  const next = first.tests[0];
  if (next === undefined) {
    return {
      kind: 'leaf',
      row: first,
      next: first.guard === undefined ? undefined : buildTree(cx, rows.slice(1), room),
    };
  }
  const { occ, test } = next;
  if (test.kind === 'variant') return variantTree(cx, rows, occ, room);
  if (test.kind === 'int') return intTree(cx, rows, occ, room);
  return ifTree(cx, rows, occ, test, room);
}

function testOn(row: Row, occ: Occurrence): Test | undefined {
  return row.tests.find((t) => t.occ === occ)?.test;
}

const without = (row: Row, occ: Occurrence, test: Test): Row => ({
  ...row,
  tests: row.tests.filter((t) => t.occ !== occ || t.test !== test),
});

function variantTree(cx: FnCx, rows: readonly Row[], occ: Occurrence, room: Room): Tree {
  // A row that asks for one variant is of interest to that alone: an enum may have thousands.
  const byVariant = new Map<VariantDef, number[]>();
  const general: number[] = [];
  for (const [at, row] of rows.entries()) {
    const test = testOn(row, occ);
    if (test?.kind !== 'variant') general.push(at);
    else {
      const list = byVariant.get(test.variant);
      if (list === undefined) byVariant.set(test.variant, [at]);
      else list.push(at);
    }
  }
  const cases = [...byVariant].map(([variant, own]): readonly [VariantDef, Tree] => {
    const kept: Row[] = [];
    for (const at of [...own, ...general].sort((x, y) => x - y)) {
      const row = rows[at]!;
      const test = testOn(row, occ);
      if (test?.kind !== 'variant') kept.push(row);
      else append(kept, variantTests(cx, row, occ, test.pat));
    }
    return [variant, buildTree(cx, kept, room)];
  });
  const isEach = byVariant.size >= possibleVariants(cx, occ.ty, byVariant.size);
  const others = isEach ? [] : rows.filter((row) => testOn(row, occ) === undefined);
  const otherwise = isEach ? undefined : buildTree(cx, others, room);
  return { kind: 'variant', occ, cases, otherwise };
}

/** How many variants of a type have values; no more than one above `most` are counted. */
function possibleVariants(cx: FnCx, ty: Ty, most: number): number {
  const { variants } = cx.layout(ty);
  if (variants.kind !== 'multiple') return 1;
  let count = 0;
  for (const { uninhabited } of variants.layouts) {
    if (!uninhabited) count++;
    if (count > most) break;
  }
  return count;
}

function intTree(cx: FnCx, rows: readonly Row[], occ: Occurrence, room: Room): Tree {
  const values = new Set<bigint>();
  for (const row of rows) {
    const test = testOn(row, occ);
    // Behind a row that needs a range test first the order of rows decides.
    if (test?.kind === 'range' || test?.kind === 'any') break;
    if (test?.kind === 'int') values.add(test.bits);
  }
  // A row that asks for one value is of interest to that alone: a match may have thousands of arms.
  const byValue = new Map<bigint, number[]>();
  const general: number[] = [];
  for (const [at, row] of rows.entries()) {
    const test = testOn(row, occ);
    if (test?.kind !== 'int') general.push(at);
    else {
      const list = byValue.get(test.bits);
      if (list === undefined) byValue.set(test.bits, [at]);
      else list.push(at);
    }
  }
  const cases = [...values].map((bits): readonly [bigint, Tree] => {
    const kept: Row[] = [];
    for (const at of [...byValue.get(bits)!, ...general].sort((x, y) => x - y)) {
      const row = rows[at]!;
      const tests = row.tests.filter((t) => t.occ === occ).map((t) => t.test);
      if (tests.every((test) => accepts(cx, occ, test, bits))) {
        kept.push({ ...row, tests: row.tests.filter((t) => t.occ !== occ) });
      }
    }
    return [bits, buildTree(cx, kept, room)];
  });
  const others = rows.filter((row) => {
    const test = testOn(row, occ);
    return !(test?.kind === 'int' && values.has(test.bits));
  });
  return { kind: 'int', occ, cases, otherwise: buildTree(cx, others, room) };
}

function accepts(cx: FnCx, occ: Occurrence, test: Test, bits: bigint): boolean {
  if (test.kind === 'int') return test.bits === bits;
  if (test.kind === 'any') return test.tests.some((one) => accepts(cx, occ, one, bits));
  if (test.kind !== 'range') return false;
  const width = cx.layout(occ.ty).size * 8;
  const order = (value: bigint): bigint => (isSigned(occ.ty) ? BigInt.asIntN(width, value) : value);
  const at = order(bits);
  if (test.lo !== undefined && at < order(test.lo)) return false;
  if (test.hi === undefined) return true;
  const hi = order(test.hi);
  return test.open ? at < hi : at <= hi;
}

/** What a test that came out one way tells about another test of the same place. */
function implied(known: Test, holds: boolean, other: Test): boolean | undefined {
  if (sameTest(known, other)) return holds;
  if (known.kind === 'length' && other.kind === 'length') {
    if (holds && !known.atLeast) {
      return other.atLeast ? known.count >= other.count : known.count === other.count;
    }
    if (holds && !other.atLeast && other.count < known.count) return false;
    if (holds && other.atLeast && other.count <= known.count) return true;
    if (!holds && known.atLeast && other.count >= known.count) return false;
    return undefined;
  }
  // Equal to one value is not equal to another.
  if (holds && known.kind === 'bytes' && other.kind === 'bytes') return false;
  return undefined;
}

function sameTest(a: Test, b: Test): boolean {
  if (a === b) return true;
  if (a.kind === 'range' && b.kind === 'range') {
    return a.lo === b.lo && a.hi === b.hi && a.open === b.open;
  }
  if (a.kind === 'any' && b.kind === 'any')
    return (
      a.tests.length === b.tests.length && a.tests.every((one, at) => sameTest(one, b.tests[at]!))
    );
  if (a.kind === 'int' && b.kind === 'int') return a.bits === b.bits;
  if (a.kind === 'float' && b.kind === 'float') return a.bits === b.bits;
  if (a.kind === 'length' && b.kind === 'length') {
    return a.count === b.count && a.atLeast === b.atLeast;
  }
  if (a.kind === 'bytes' && b.kind === 'bytes') {
    return (
      a.bytes.length === b.bytes.length &&
      a.digest === b.digest &&
      a.bytes.every((byte, at) => byte === b.bytes[at])
    );
  }
  return false;
}

function ifTree(cx: FnCx, rows: readonly Row[], occ: Occurrence, test: Test, room: Room): Tree {
  room.visits -= rows.length;
  if (room.visits < 0) throw TOO_LARGE;
  const side = (holds: boolean): Row[] => {
    const out: Row[] = [];
    for (const row of rows) {
      let kept: Row[] = [row];
      for (const { occ: at, test: other } of row.tests) {
        if (at !== occ) continue;
        const known = implied(test, holds, other);
        if (known === undefined) continue;
        if (!known) kept = [];
        else if (other.kind === 'length')
          kept = kept.flatMap((one) => lengthTests(cx, one, occ, other.pat));
        else kept = kept.map((one) => without(one, occ, other));
      }
      append(out, kept);
    }
    return out;
  };
  return {
    kind: 'if',
    occ,
    test,
    yes: buildTree(cx, side(true), room),
    no: buildTree(cx, side(false), room),
  };
}

/** Counts how often each arm is reached. */
export function countLeaves(tree: Tree, counts: number[]): void {
  switch (tree.kind) {
    case 'fail':
      return;
    case 'leaf':
      counts[tree.row.arm] = (counts[tree.row.arm] ?? 0) + 1;
      if (tree.next !== undefined) countLeaves(tree.next, counts);
      return;
    case 'variant':
    case 'int':
      for (const [, sub] of tree.cases) countLeaves(sub, counts);
      if (tree.otherwise !== undefined) countLeaves(tree.otherwise, counts);
      return;
    case 'chain':
      countLeaves(tree.first, counts);
      countLeaves(tree.rest, counts);
      return;
    case 'if':
      countLeaves(tree.yes, counts);
      countLeaves(tree.no, counts);
      return;
  }
}
