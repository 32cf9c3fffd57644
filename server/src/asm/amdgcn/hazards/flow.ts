/**
 * Which instructions may run before another: the control flow of one function's text, as far as its
 * own labels tell.
 */
import type { AmdgcnInstruction, AmdgcnModule } from '../ast.ts';
import { eachInstructionSymbol } from '../symbols.ts';
import type { AmdgcnFunction } from '../walk.ts';
import { type AmdgcnFacts, factsOf } from './facts.ts';

/** Instructions of a function in their order, with those that may come right before each. */
export interface AmdgcnCode {
  readonly facts: readonly AmdgcnFacts[];
  /** Instructions that may come right before one, and right behind. */
  preds(at: number): readonly number[];
  succs(at: number): readonly number[];
  /** Only the instruction above comes before this one. */
  falls(at: number): boolean;
  readonly isKernel: boolean;
}

/** Undefined where jumps go to places that cannot be told: nothing is said of such code. */
export function codeOf(module: AmdgcnModule, fn: AmdgcnFunction): AmdgcnCode | undefined {
  const facts: AmdgcnFacts[] = [];
  const labels = new Map<string, number>();
  for (let i = fn.first; i < fn.end; i++) {
    const s = module.statements[i]!;
    if (s.kind === 'label') labels.set(s.name, facts.length);
    else if (s.kind === 'instr') facts.push(factsOf(s));
  }
  const preds: number[][] = facts.map(() => []);
  const succs: number[][] = facts.map(() => []);
  const edge = (from: number, to: number): void => {
    if (to >= facts.length) return;
    succs[from]!.push(to);
    preds[to]!.push(from);
  };
  for (const [i, { name, instruction }] of facts.entries()) {
    if (/^s_(?:c?branch|cbranch_\w+)/.test(name)) {
      const to = targetOf(instruction, labels);
      if (to === undefined) return undefined;
      edge(i, to);
    }
    if (!/^s_(?:branch|endpgm|setpc_b64|rfe_b64|set_pc)/.test(name)) edge(i, i + 1);
  }
  return {
    facts,
    preds: (at) => preds[at]!,
    succs: (at) => succs[at]!,
    falls: (at) => preds[at]!.length === 1 && preds[at]![0] === at - 1,
    isKernel: fn.kernel,
  };
}

function targetOf(
  instruction: AmdgcnInstruction,
  labels: ReadonlyMap<string, number>,
): number | undefined {
  let target: number | undefined;
  eachInstructionSymbol(instruction, (name) => {
    target ??= labels.get(name);
  });
  return target;
}

/** What a search backwards asks of each instruction it meets. */
export interface AmdgcnSearch {
  /** Is a hit at this distance too near? The search goes on only from where that is so. */
  within(distance: number): boolean;
  /** What is looked for. */
  hit(facts: AmdgcnFacts): boolean;
  /** What makes the hazard harmless: the search ends here on this way. */
  expires?(facts: AmdgcnFacts): boolean;
  /** Looks at straight code only, where there is one way. */
  readonly straight?: boolean;
  /** Distance that an instruction adds; its wait states unless given. */
  cost?(facts: AmdgcnFacts): number;
}

/**
 * The nearest hit before an instruction, over all ways that lead there, with the distance between.
 * Calls hide what is before them.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: hot: straight code is walked without the work list that paths need
export function nearestBefore(
  { facts, preds, falls }: AmdgcnCode,
  at: number,
  search: AmdgcnSearch,
): { readonly at: number; readonly distance: number } | undefined {
  const cost = search.cost ?? ((one: AmdgcnFacts) => one.states);
  // Straight code first, where there is one way only.
  let first = at;
  let straight = 0;
  while (falls(first)) {
    first--;
    if (!search.within(straight)) return undefined;
    const one = facts[first]!;
    if (search.hit(one)) return { at: first, distance: straight };
    if (one.calls || search.expires?.(one) === true) return undefined;
    straight += cost(one);
  }
  if (search.straight) return undefined;
  const best = new Map<number, number>();
  let found: { at: number; distance: number } | undefined;
  let work: [number, number][] = preds(first).map((pred) => [pred, straight]);
  while (work.length > 0) {
    const next: [number, number][] = [];
    for (const [i, distance] of work) {
      if (!search.within(distance) || distance >= (found?.distance ?? Number.POSITIVE_INFINITY))
        continue;
      if (distance >= (best.get(i) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(i, distance);
      const one = facts[i]!;
      if (search.hit(one)) {
        found = { at: i, distance };
        continue;
      }
      if (one.calls || search.expires?.(one) === true) continue;
      for (const pred of preds(i)) next.push([pred, distance + cost(one)]);
    }
    work = next;
  }
  return found;
}
