/**
 * The way from a kernel to one of the functions that it reaches, in its code before anything is
 * inlined.
 */
import type { Related } from '../diag/index.ts';
import type { SourceLoc } from '../mir/index.ts';
import type { RuleContext } from './context.ts';
import { type DeviceCode, remember } from './device-code.ts';

interface Step {
  readonly caller: string;
  readonly loc: SourceLoc | undefined;
}

/** Each reached function's first caller on a shortest way. */
const callersOf = remember((code: DeviceCode): ReadonlyMap<string, Step> => {
  const callers = new Map<string, Step>();
  const queue = [code.symbol];
  for (const caller of queue) {
    for (const block of code.parts.funcs.get(caller)?.blocks ?? []) {
      for (const inst of block.insts) {
        const symbol =
          inst.op === 'call' || inst.op === 'func.addr' ? inst.attrs.symbol : undefined;
        if (symbol === undefined || symbol === code.symbol || callers.has(symbol)) continue;
        callers.set(symbol, { caller, loc: inst.loc });
        queue.push(symbol);
      }
    }
  }
  return callers;
});

/**
 * Related places from the kernel to a function, outermost first; the kernel's name is the first.
 */
export function callChain(ctx: RuleContext, code: DeviceCode, symbol: string): Related[] {
  const callers = callersOf(code);
  const chain: Related[] = [];
  for (let at = symbol; at !== code.symbol; ) {
    const step = callers.get(at);
    if (step === undefined) break;
    const span = ctx.ownPlaces(step.loc)[0];
    const name = code.parts.funcs.get(at)?.display ?? at;
    if (span !== undefined) chain.unshift({ span, message: `calls '${name}'` });
    at = step.caller;
  }
  const { def } = code;
  if (def === undefined) return chain;
  const kernel = ctx.span(def.node.name, def.file);
  return [{ span: kernel, message: `kernel '${def.name}'` }, ...chain];
}

/**
 * The place in the crate's own text that stands for an instruction of a function: its own, or that
 * of a call above.
 */
export function placeInCrate(
  ctx: RuleContext,
  code: DeviceCode,
  symbol: string,
  loc: SourceLoc | undefined,
) {
  const callers = callersOf(code);
  for (let at = symbol, here = loc; ; ) {
    const span = ctx.ownPlaces(here)[0];
    if (span !== undefined) return span;
    const step = callers.get(at);
    if (step === undefined) return undefined;
    at = step.caller;
    here = step.loc;
  }
}
