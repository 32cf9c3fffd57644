/**
 * What patterns ask of a value: rows of tests and bindings, with everything that always matches
 * taken off.
 */
import type { TExpr, TPat, Ty } from '../../hir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { constPattern } from './const-pattern.ts';
import type { Occurrence } from './occurrence.ts';
import { type BindingAt, type Row, type ScalarTest, type Test, testOfBytes } from './row.ts';

interface Work {
  tests: { occ: Occurrence; test: Test }[];
  bindings: BindingAt[];
}

/**
 * Rows of one pattern against an occurrence: several for or-patterns, none when it can never match.
 */
export function rowsOf(
  cx: FnCx,
  occ: Occurrence,
  pat: TPat,
  arm: number,
  guard: TExpr | undefined,
): Row[] {
  return expand(cx, [{ tests: [], bindings: [] }], occ, pat).map((work) => ({
    arm,
    guard,
    ...work,
  }));
}

/** Adds a pattern to each of the rows. */
export function expand(cx: FnCx, rows: Work[], occ: Occurrence, pat: TPat): Work[] {
  switch (pat.kind) {
    case 'wild':
      return rows;
    case 'never':
      return [];
    case 'binding': {
      for (const row of rows) row.bindings.push({ occ, pat });
      return pat.sub === undefined ? rows : expand(cx, rows, occ, pat.sub);
    }
    case 'deref':
      return expand(cx, rows, occ.child({ kind: 'deref' }, cx.ty(pat.pat.ty)), pat.pat);
    case 'fields':
      return expandFields(cx, rows, occ, -1, pat.fields);
    case 'or':
      return expandOr(cx, rows, occ, pat.pats);
    case 'variant':
      return expandVariant(cx, rows, occ, pat);
    case 'slice':
      return expandSlice(cx, rows, occ, pat);
    case 'range': {
      const lo = pat.lo === undefined ? undefined : cx.lw.patternBits(cx, pat.lo);
      const hi = pat.hi === undefined ? undefined : cx.lw.patternBits(cx, pat.hi);
      return addTest(rows, occ, { kind: 'range', lo, hi, open: !pat.inclusive });
    }
    case 'value':
      return expandValue(cx, rows, occ, pat.value, cx.ty(pat.ty));
  }
}

/** Rows beyond which values of a place are asked about together, and rows that a pattern may be. */
const MANY_ROWS = 256;
const MOST_ROWS = 16_384;

/** Of two lists of alternatives the second is gone through for each of the first. */
function expandOr(cx: FnCx, rows: Work[], occ: Occurrence, pats: readonly TPat[]): Work[] {
  if (rows.length * pats.length > MANY_ROWS) {
    const tests = scalarTests(cx, occ, pats);
    if (tests !== undefined) return addTest(rows, occ, { kind: 'any', tests });
  }
  const copy = (row: Work): Work => ({ tests: [...row.tests], bindings: [...row.bindings] });
  const out = rows.flatMap((row) => pats.flatMap((sub) => expand(cx, [copy(row)], occ, sub)));
  return out.length <= MOST_ROWS
    ? out
    : cx.unsupported(`patterns that are more than ${MOST_ROWS} without alternatives in them`);
}

/** What alternatives ask, when each asks for values of this place and nothing else. */
function scalarTests(
  cx: FnCx,
  occ: Occurrence,
  pats: readonly TPat[],
): readonly ScalarTest[] | undefined {
  const out: ScalarTest[] = [];
  for (const { tests, bindings } of pats.flatMap((sub) =>
    expand(cx, [{ tests: [], bindings: [] }], occ, sub),
  )) {
    const [only, ...others] = tests;
    if (only?.occ !== occ || others.length > 0 || bindings.length > 0) return undefined;
    if (only.test.kind !== 'int' && only.test.kind !== 'range') return undefined;
    out.push(only.test);
  }
  return out;
}

function addTest(rows: Work[], occ: Occurrence, test: Test): Work[] {
  for (const row of rows) row.tests.push({ occ, test });
  return rows;
}

function expandFields(
  cx: FnCx,
  rows: Work[],
  occ: Occurrence,
  variant: number,
  fields: readonly { readonly index: number; readonly pat: TPat }[],
): Work[] {
  let out = rows;
  for (const { index, pat } of fields) {
    if (pat.kind === 'wild') continue;
    out = expand(cx, out, occ.child({ kind: 'field', variant, index }, cx.ty(pat.ty)), pat);
  }
  return out;
}

/**
 * No value has another variant: nothing is tested, and a closure need not have captured the value,
 * even where `repr` gives the variant a tag in memory.
 */
export function isOnlyVariant(cx: FnCx, occ: Occurrence, index: number): boolean {
  const { variants } = cx.layout(occ.ty);
  if (variants.kind === 'single') return variants.index === index;
  return variants.layouts.every((layout, at) => at === index || layout.uninhabited);
}

function expandVariant(
  cx: FnCx,
  rows: Work[],
  occ: Occurrence,
  pat: TPat & { kind: 'variant' },
): Work[] {
  const { variants } = cx.layout(occ.ty);
  const { variant } = pat;
  if (isOnlyVariant(cx, occ, variant.index))
    return expandFields(cx, rows, occ, variant.index, pat.fields);
  // A variant that cannot exist is never there.
  if (variants.kind === 'single' || variants.layouts[variant.index]!.uninhabited) return [];
  return addTest(rows, occ, { kind: 'variant', variant, pat });
}

/** The tests of a variant's fields, once it is known to be there. */
export function variantTests(
  cx: FnCx,
  row: Row,
  occ: Occurrence,
  pat: TPat & { kind: 'variant' },
): Row[] {
  const work: Work = { tests: row.tests.filter((t) => t.occ !== occ), bindings: [...row.bindings] };
  return expandFields(cx, [work], occ, pat.variant.index, pat.fields).map((done) => ({
    ...row,
    ...done,
  }));
}

function expandSlice(
  cx: FnCx,
  rows: Work[],
  occ: Occurrence,
  pat: TPat & { kind: 'slice' },
): Work[] {
  const count = pat.prefix.length + pat.suffix.length;
  if (occ.ty.kind === 'array') return expandElements(cx, rows, occ, pat);
  if (pat.hasRest && count === 0) return expandElements(cx, rows, occ, pat);
  return addTest(rows, occ, { kind: 'length', count, atLeast: pat.hasRest, pat });
}

function expandElements(
  cx: FnCx,
  rows: Work[],
  occ: Occurrence,
  pat: TPat & { kind: 'slice' },
): Work[] {
  let out = rows;
  const { prefix, rest, suffix } = pat;
  for (const [at, sub] of prefix.entries()) {
    if (sub.kind === 'wild') continue;
    out = expand(cx, out, occ.child({ kind: 'element', at, fromEnd: false }, cx.ty(sub.ty)), sub);
  }
  if (rest !== undefined && rest.kind !== 'wild') {
    const step = { kind: 'rest', from: prefix.length, drop: suffix.length } as const;
    out = expand(cx, out, occ.child(step, cx.ty(rest.ty)), rest);
  }
  // As rustc does it; which of several alternatives that match is taken depends on the order.
  for (const [i, sub] of [...suffix].reverse().entries()) {
    if (sub.kind === 'wild') continue;
    const step = { kind: 'element', at: i + 1, fromEnd: true } as const;
    out = expand(cx, out, occ.child(step, cx.ty(sub.ty)), sub);
  }
  return out;
}

/** The tests of a slice's elements, once its length is known to fit. */
export function lengthTests(
  cx: FnCx,
  row: Row,
  occ: Occurrence,
  pat: TPat & { kind: 'slice' },
): Row[] {
  const work: Work = { tests: row.tests.filter((t) => t.occ !== occ), bindings: [...row.bindings] };
  return expandElements(cx, [work], occ, pat).map((done) => ({ ...row, ...done }));
}

function expandValue(cx: FnCx, rows: Work[], occ: Occurrence, value: TExpr, ty: Ty): Work[] {
  if (ty.kind === 'int' || ty.kind === 'bool' || ty.kind === 'char') {
    return addTest(rows, occ, { kind: 'int', bits: cx.lw.patternBits(cx, value) });
  }
  if (ty.kind === 'float') {
    return addTest(rows, occ, { kind: 'float', bits: cx.lw.patternBits(cx, value) });
  }
  if (value.kind === 'lit-bytes') {
    const at = ty.kind === 'ref' ? occ.child({ kind: 'deref' }, ty.inner) : occ;
    return addTest(rows, at, testOfBytes(value.bytes));
  }
  return expandConst(cx, rows, occ, value, ty);
}

/** A constant of a structured type is compared part by part. */
function expandConst(cx: FnCx, rows: Work[], occ: Occurrence, value: TExpr, ty: Ty): Work[] {
  let out = rows;
  for (const part of constPattern(cx, value, ty)) {
    let at = occ;
    for (const { step, ty: stepTy } of part.path) at = at.child(step, stepTy);
    if (part.test.kind === 'variant' && cx.layout(at.ty).variants.kind === 'single') continue;
    out = addTest(out, at, part.test);
  }
  return out;
}
