/**
 * Source locations of inlined code: the chain of calls, one object per (location, call) and not one
 * per instruction.
 */
import type { SourceLoc } from '../mir/index.ts';

/** A function that rewrites the locations of one inlined body. `call` is where the call stood. */
export function inlinedLocs(
  call: SourceLoc | undefined,
): (loc: SourceLoc | undefined) => SourceLoc | undefined {
  if (call === undefined) return (loc) => loc;
  const seen = new Map<SourceLoc, SourceLoc>();
  const under = (loc: SourceLoc): SourceLoc => {
    let out = seen.get(loc);
    if (out === undefined) {
      const inlinedAt = loc.inlinedAt === undefined ? call : under(loc.inlinedAt);
      out = { span: loc.span, fn: loc.fn, inlinedAt };
      seen.set(loc, out);
    }
    return out;
  };
  // Instructions without a place of their own belong to the call.
  return (loc) => (loc === undefined ? call : under(loc));
}
