/** Patterns as parts of places: what is tested, and what their parts are matched with. */
import type { TPat } from '../../hir/index.ts';
import type { AnyNode } from '../../syntax/index.ts';
import { derefKey, fieldKey, join, type Path } from './path.ts';

/** The patterns directly within one, each with the step from its place to theirs. */
export function partsOf(pat: TPat): (readonly [TPat, string])[] {
  switch (pat.kind) {
    case 'fields':
      return pat.fields.map((field) => [field.pat, fieldKey(field.index)]);
    case 'variant':
      return pat.fields.map((field) => [field.pat, fieldKey(field.index, pat.variant)]);
    case 'deref':
      return [[pat.pat, derefKey(pat.ty)]];
    case 'slice': {
      const { prefix, rest, suffix } = pat;
      return [
        ...prefix.map((one, at) => [one, `[${at}]`] as const),
        ...(rest === undefined ? [] : [[rest, '[rest]'] as const]),
        ...suffix.map((one, at) => [one, `[-${suffix.length - at}]`] as const),
      ];
    }
    default:
      return [];
  }
}

/** Calls with each place that a pattern reads to decide whether it matches. */
export function visitTests(
  pat: TPat,
  path: Path,
  tested: (path: Path, node: AnyNode) => void,
): void {
  switch (pat.kind) {
    case 'variant':
    case 'deref':
    case 'value':
    case 'range':
      tested(path, pat.node);
      break;
    case 'binding':
      if (pat.sub !== undefined) visitTests(pat.sub, path, tested);
      break;
    case 'or':
      for (const one of pat.pats) visitTests(one, path, tested);
      break;
    default:
  }
  for (const [part, key] of partsOf(pat)) visitTests(part, join(path, key, pat.ty), tested);
}
