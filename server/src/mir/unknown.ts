/**
 * Unknown values and effects: where code cannot be compiled, its analysis form calls a function
 * that nothing defines. What such a call gives may be anything, and it may do anything to the
 * memory that it can reach. Code that is emitted has none.
 */
import type { Func, Inst } from './function.ts';

/** Begins the names of such functions; no symbol of Rust can. */
const UNKNOWN = '{unknown}';
/** Likewise of those whose answer decides whether the function around them returns there. */
const UNKNOWN_EXIT = '{unknown exit}';

/** The name of the unknown with this number in a function. */
export function unknownSymbol(of: Func, number: number, exits = false): string {
  return `${exits ? UNKNOWN_EXIT : UNKNOWN} ${number} in ${of.name}`;
}

/** Does the instruction stand for code that is not known? */
export function isUnknown(inst: Inst): boolean {
  return (
    (inst.op === 'call' && (inst.attrs.symbol ?? '').startsWith(UNKNOWN)) || isUnknownExit(inst)
  );
}

/** Does code that is not known decide here whether the function returns? */
export function isUnknownExit(inst: Inst): boolean {
  return inst.op === 'call' && (inst.attrs.symbol ?? '').startsWith(UNKNOWN_EXIT);
}
