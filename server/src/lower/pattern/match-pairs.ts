/**
 * Patterns as rustc tests them: pairs of a place and a question, those of a variant's fields inside
 * its own.
 */
import { append } from '../../base/index.ts';
import type { TPat } from '../../hir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import type { Occurrence } from './occurrence.ts';
import type { BindingAt, Test } from './row.ts';
import { expand, isOnlyVariant } from './tests.ts';

export interface Testable {
  readonly kind: 'test';
  readonly occ: Occurrence;
  readonly test: Test;
  /** What is asked once the test holds. */
  readonly inside: readonly Pair[];
}

export type Pair = Testable | { readonly kind: 'or'; readonly pats: readonly Flat[] };

export interface Flat {
  readonly pairs: readonly Pair[];
  /** In the order in which they are bound; those of alternatives are the alternatives' own. */
  readonly bindings: readonly BindingAt[];
}

/** A pattern against an occurrence. */
export function flatten(cx: FnCx, occ: Occurrence, pat: TPat): Flat {
  const bindings: BindingAt[] = [];
  const pairs: Pair[] = [];
  visit(cx, occ, pat, pairs, bindings);
  return { pairs, bindings };
}

function visit(cx: FnCx, occ: Occurrence, pat: TPat, pairs: Pair[], bindings: BindingAt[]): void {
  const inner = (at: Occurrence, sub: TPat): void => visit(cx, at, sub, pairs, bindings);
  switch (pat.kind) {
    case 'wild':
    case 'never':
      return;
    case 'binding':
      if (pat.sub !== undefined) inner(occ, pat.sub);
      bindings.push({ occ, pat });
      return;
    case 'deref':
      inner(occ.child({ kind: 'deref' }, cx.ty(pat.pat.ty)), pat.pat);
      return;
    case 'fields':
      visitFields(cx, occ, -1, pat.fields, inner);
      return;
    case 'or':
      pairs.push({ kind: 'or', pats: pat.pats.map((sub) => flatten(cx, occ, sub)) });
      return;
    case 'slice':
      if (occ.ty.kind === 'array') visitElements(cx, occ, pat, inner);
      else visitTests(cx, occ, pat, pairs, bindings);
      return;
    case 'variant': {
      if (isOnlyVariant(cx, occ, pat.variant.index)) {
        visitFields(cx, occ, pat.variant.index, pat.fields, inner);
        return;
      }
      pairs.push(variantPair(cx, occ, pat, bindings));
      return;
    }
    case 'range':
    case 'value':
      visitTests(cx, occ, pat, pairs, bindings);
  }
}

function visitFields(
  cx: FnCx,
  occ: Occurrence,
  variant: number,
  fields: readonly { readonly index: number; readonly pat: TPat }[],
  inner: (at: Occurrence, sub: TPat) => void,
): void {
  for (const { index, pat } of fields)
    inner(occ.child({ kind: 'field', variant, index }, cx.ty(pat.ty)), pat);
}

/** The first elements, the rest, and what is behind it from the end. */
function visitElements(
  cx: FnCx,
  occ: Occurrence,
  { prefix, rest, suffix }: TPat & { kind: 'slice' },
  inner: (at: Occurrence, sub: TPat) => void,
): void {
  for (const [at, sub] of prefix.entries())
    inner(occ.child({ kind: 'element', at, fromEnd: false }, cx.ty(sub.ty)), sub);
  if (rest !== undefined) {
    const step = { kind: 'rest', from: prefix.length, drop: suffix.length } as const;
    inner(occ.child(step, cx.ty(rest.ty)), rest);
  }
  for (const [i, sub] of [...suffix].reverse().entries())
    inner(occ.child({ kind: 'element', at: i + 1, fromEnd: true }, cx.ty(sub.ty)), sub);
}

function variantPair(
  cx: FnCx,
  occ: Occurrence,
  pat: TPat & { kind: 'variant' },
  bindings: BindingAt[],
): Testable {
  const { variant } = pat;
  const inside: Pair[] = [];
  visitFields(cx, occ, variant.index, pat.fields, (at, sub) =>
    visit(cx, at, sub, inside, bindings),
  );
  return { kind: 'test', occ, test: { kind: 'variant', variant, pat }, inside };
}

/**
 * What the tests of a row say; those of fields and elements are inside of those of their variant or
 * length.
 */
function visitTests(
  cx: FnCx,
  occ: Occurrence,
  pat: TPat,
  pairs: Pair[],
  bindings: BindingAt[],
): void {
  const [row] = expand(cx, [{ tests: [], bindings: [] }], occ, pat);
  append(bindings, row?.bindings ?? []);
  for (const { occ: at, test } of row?.tests ?? []) {
    if (test.kind === 'variant') {
      pairs.push(variantPair(cx, at, test.pat, bindings));
      continue;
    }
    const inside: Pair[] = [];
    if (test.kind === 'length')
      visitElements(cx, at, test.pat, (place, sub) => visit(cx, place, sub, inside, bindings));
    pairs.push({ kind: 'test', occ: at, test, inside });
  }
}

/** Names a place; elements of an array count from its start, however the pattern does. */
export function placeKey(cx: FnCx, occ: Occurrence): string {
  const { parent, step } = occ;
  if (parent === undefined || step === undefined) return '';
  const above = placeKey(cx, parent);
  switch (step.kind) {
    case 'field':
      return `${above}.${step.variant}:${step.index}`;
    case 'deref':
      return `${above}*`;
    case 'rest':
      return `${above}[${step.from}..-${step.drop}]`;
    case 'element': {
      const length = parent.ty.kind === 'array' ? cx.hir.constValue(parent.ty.len) : undefined;
      const isBehind = step.fromEnd && length === undefined;
      const at = step.fromEnd && length !== undefined ? Number(length) - step.at : step.at;
      return `${above}[${isBehind ? '-' : ''}${at}]`;
    }
  }
}
