/**
 * Patterns that fit no value: of arrays with another number of elements (E0527, E0528), ranges
 * without a value (E0030, E0579), and variables with the name of a static or a constructor (E0530).
 */
import { type AnyDef, lookupName, type TPat } from '../hir/index.ts';
import { isInteger, ordered, scalarValue } from './scalars.ts';
import type { BodyView } from './violation.ts';
import { forEachPattern, patternsOf } from './walk-body.ts';

export function checkPatternShapes(view: BodyView): void {
  const look = (pat: TPat): void =>
    forEachPattern(pat, (one) => {
      if (one.kind === 'slice') checkLength(view, one);
      else if (one.kind === 'binding') checkName(view, one);
      else if (one.kind === 'range') checkRange(view, one);
    });
  for (const { pat } of view.body.params) look(pat);
  for (const expr of view.exprs) patternsOf(expr).forEach(look);
}

function checkLength(view: BodyView, pat: TPat & { kind: 'slice' }): void {
  if (pat.ty.kind !== 'array' || pat.ty.len.kind !== 'value') return;
  const wanted = pat.prefix.length + pat.suffix.length;
  const has = Number(pat.ty.len.bits);
  if (!pat.hasRest && wanted !== has)
    view.report('E0527', `pattern requires ${wanted} elements but array has ${has}`, pat.node);
  else if (pat.hasRest && wanted > has)
    view.report(
      'E0528',
      `pattern requires at least ${wanted} elements but array has ${has}`,
      pat.node,
    );
}

function checkRange({ program, report }: BodyView, pat: TPat & { kind: 'range' }): void {
  const { ty, lo, hi, inclusive, node } = pat;
  if (lo === undefined || hi === undefined || !isInteger(ty)) return;
  const [from, to] = [scalarValue(program, lo), scalarValue(program, hi)];
  if (from === undefined || to === undefined) return;
  const [first, last] = [ordered(ty, from), ordered(ty, to)];
  if (inclusive && first > last) {
    const what = 'lower bound for range pattern must be less than or equal to upper bound';
    report('E0030', what, node);
  } else if (!inclusive && first >= last)
    report('E0579', 'lower bound for range pattern must be less than upper bound', node);
}

function checkName({ owner, report }: BodyView, { node, sub }: TPat & { kind: 'binding' }): void {
  // What a macro names has a scope of its own.
  if (node.kind !== 'IdentPat' || !('module' in owner)) return;
  const { name } = node;
  if (name.ctxt !== undefined) return;
  // Else it would be the constant itself.
  const isBinding = sub !== undefined || node.ref || node.mut;
  const what = unshadowable(lookupName(owner.module, name.text, 'value')?.def, isBinding);
  if (what !== undefined) report('E0530', `bindings cannot shadow ${what}`, node);
}

/** What a variable must not have the name of (rustc's `try_resolve_as_non_binding`). */
function unshadowable(def: AnyDef | undefined, isBinding: boolean): string | undefined {
  if (def?.kind === 'static') return 'statics';
  if (def?.kind === 'const') return isBinding ? 'constants' : undefined;
  if (def?.kind !== 'struct' && def?.kind !== 'variant') return undefined;
  const fields = def.node.fields?.kind;
  if (fields === 'TupleFields') return `tuple ${def.kind}s`;
  return isBinding && fields === undefined ? `unit ${def.kind}s` : undefined;
}
