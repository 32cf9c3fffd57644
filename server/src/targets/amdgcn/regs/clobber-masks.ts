/**
 * Which registers a call may overwrite: those that the function itself writes, and what the
 * functions write that it may reach. Only what is known is of use; while a function of a recursion
 * is compiled, nobody knows, and every register counts.
 */
import { countOf, type MFunc, S, type Tuple, unitOf, V, VCC_PHYS } from '../code.ts';

/** Physical registers by bank. */
export interface Registers {
  readonly [V]: ReadonlySet<number>;
  readonly [S]: ReadonlySet<number>;
}

/** What a call of the symbol, or through a pointer, may overwrite; undefined when nobody knows. */
export type Overwritten = (symbol: string | undefined) => Registers | undefined;

/** Of allocated code; `pinned` registers come back from calls as they were. */
export function findWritten(
  fn: MFunc,
  alloc: { readonly phys: Int32Array; readonly usesVcc: boolean },
  pinned: readonly Tuple[],
): Registers {
  const out = { [V]: new Set<number>(), [S]: new Set<number>() };
  const kept = new Set(pinned);
  if (alloc.usesVcc) for (const reg of [VCC_PHYS, VCC_PHYS + 1]) out[S].add(reg);
  for (const { insts } of fn.blocks) {
    for (const { ops, defs } of insts) {
      for (let i = 0; i < defs; i++) {
        const op = ops[i]!;
        if (typeof op !== 'number') continue;
        for (let u = unitOf(op), end = u + countOf(op); u < end; u++) {
          const tuple = fn.tupleOf[u]!;
          if (!kept.has(tuple)) out[tuple.bank].add(alloc.phys[u]!);
        }
      }
    }
  }
  return out;
}

/** A compiled function: what it writes and where it goes. */
export interface Callee {
  readonly written: Registers;
  readonly callees: readonly string[];
  /** It calls through pointers. */
  readonly indirect: boolean;
}

/**
 * What the functions write that `symbols` reach, themselves included. `known` is what was found for
 * a symbol before, or for calls through pointers as a whole: that is not walked again. Undefined
 * when something that they reach is not known, or not compiled yet.
 */
export function findOverwritten(
  symbols: readonly string[],
  find: (symbol: string) => Callee | undefined,
  addressTaken: readonly string[],
  known: (symbol: string | undefined) => Registers | undefined,
): Registers | undefined {
  if (symbols.length === 0) return undefined;
  const parts = new Set<Registers>();
  const seen = new Set(symbols);
  let followed = false;
  // A set may grow while it is walked.
  for (const symbol of seen) {
    const whole = known(symbol);
    if (whole !== undefined) {
      parts.add(whole);
      continue;
    }
    const callee = find(symbol);
    if (callee === undefined) return undefined;
    parts.add(callee.written);
    for (const next of callee.callees) seen.add(next);
    if (!callee.indirect || followed) continue;
    if (addressTaken.length === 0) return undefined;
    followed = true;
    const pointed = known(undefined);
    if (pointed !== undefined) parts.add(pointed);
    else for (const next of addressTaken) seen.add(next);
  }
  const out = { [V]: new Set<number>(), [S]: new Set<number>() };
  for (const { [V]: vector, [S]: scalar } of parts) {
    for (const reg of vector) out[V].add(reg);
    for (const reg of scalar) out[S].add(reg);
  }
  return out;
}
