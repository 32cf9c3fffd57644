/**
 * Source locations of inlined code: the chain of calls, one object per (location, call) and not one
 * per instruction.
 */
import { LIMITS } from '../base/index.ts';
import type { SourceLoc } from './function.ts';

/** What maps the locations of one body to those in its caller. */
export type MapLoc = (loc: SourceLoc | undefined) => SourceLoc | undefined;

/**
 * A function that rewrites the locations of one inlined body. `call` is the location of the call.
 * A chain that is as long as `LIMITS.inlinedCalls` loses its outermost call before it gets another
 * one: in a long chain of small functions the locations would otherwise take the square of its
 * length.
 */
export function inlinedLocs(call: SourceLoc | undefined): MapLoc {
  if (call === undefined) return (loc) => loc;
  const whole = new Map<SourceLoc, SourceLoc>();
  const shortened = new Map<SourceLoc, SourceLoc>();
  const under = (loc: SourceLoc, seen: Map<SourceLoc, SourceLoc>): SourceLoc => {
    let out = seen.get(loc);
    if (out === undefined) {
      const caller = loc.inlinedAt;
      const isLast = caller === undefined || (seen === shortened && caller.inlinedAt === undefined);
      const inlinedAt = isLast ? call : under(caller, seen);
      const { span, fn, scope } = loc;
      out = scope === undefined ? { span, fn, inlinedAt } : { span, fn, inlinedAt, scope };
      seen.set(loc, out);
    }
    return out;
  };
  return (loc) => {
    // Instructions without a place of their own belong to the call.
    if (loc === undefined) return call;
    return whole.get(loc) ?? under(loc, isLong(loc) ? shortened : whole);
  };
}

/** Has its chain as many calls as are kept? */
function isLong(loc: SourceLoc): boolean {
  let left = LIMITS.inlinedCalls.limit;
  for (let at = loc.inlinedAt; at !== undefined; at = at.inlinedAt) if (--left <= 0) return true;
  return false;
}
