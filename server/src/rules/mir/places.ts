/** Places of two instructions as seen from the innermost function that both came from. */
import type { Span } from '../../base/index.ts';

/**
 * `a` and `b` are own places as `ctx.ownPlaces` gives them, the innermost first. What was inlined
 * from elsewhere stands at the call. Undefined when one has no own place.
 */
export function commonPlaces(
  a: readonly Span[],
  b: readonly Span[],
): { readonly a: Span; readonly b: Span } | undefined {
  let found: { a: Span; b: Span } | undefined;
  for (let back = 1; back <= a.length && back <= b.length; back++) {
    const x = a[a.length - back]!;
    const y = b[b.length - back]!;
    found = { a: x, b: y };
    // From here on they are in different calls.
    if (x.file !== y.file || x.start !== y.start || x.end !== y.end) break;
  }
  return found;
}
