/** The optimiser on one function with a set of rules, and what it did. */
import assert from 'node:assert/strict';
import { computeCallGraph } from '../../../src/analysis/index.ts';
import {
  type Func,
  type Module,
  parseMir,
  printFunc,
  verifyModule,
} from '../../../src/mir/index.ts';
import { Combiner } from '../../../src/passes/combine/engine.ts';
import { EXPAND_RULE_TEXTS, RULE_TEXTS, sourcesOf } from '../../../src/passes/combine/index.ts';
import { RuleSet, type RuleSource } from '../../../src/passes/combine/rule-set.ts';
import { LOAD_RULES } from '../../../src/passes/combine/rules/loads.ts';
import { MAGIC_DIVISION_RULES } from '../../../src/passes/combine/rules/magic-division.ts';
import { PASSES, runFuncPass } from '../../../src/passes/index.ts';

export const COMBINE_SOURCES = sourcesOf(RULE_TEXTS);
export const EXPAND_SOURCES = sourcesOf(EXPAND_RULE_TEXTS);
export const ALL_SOURCES: readonly RuleSource[] = [...COMBINE_SOURCES, ...EXPAND_SOURCES];

/** The rules of `combine` or `expand-division`, with one put in the place of another. */
export function rulesWith(expand: boolean, old?: RuleSource, by?: RuleSource): RuleSet {
  const put = (list: readonly RuleSource[]): RuleSource[] =>
    list.map((source) => (source === old ? by! : source));
  const combine = new RuleSet(put(COMBINE_SOURCES), LOAD_RULES);
  return expand ? new RuleSet(put(EXPAND_SOURCES), MAGIC_DIVISION_RULES, combine) : combine;
}

export interface Rewritten {
  /** Names of the rules that were applied. */
  readonly applied: ReadonlySet<string>;
  /** The code, without dead instructions. */
  readonly code: string;
  readonly module: Module;
}

/** Parses a text with one function, which must be valid. */
export function parsed(text: string): { module: Module; fn: Func } {
  const { module, errors } = parseMir(text);
  assert.deepEqual([...errors.map((e) => e.message), ...problems(module)], [], text);
  const fns = [...module.funcs.values()];
  return { module, fn: fns[fns.length - 1]! };
}

function problems(module: Module): string[] {
  return verifyModule(module).map((problem) => problem.message);
}

export function rewrite(text: string, rules: RuleSet): Rewritten {
  const { module, fn } = parsed(text);
  const applied = new Set<string>();
  new Combiner(fn, rules, module, (rule) => applied.add(rule.name)).run();
  const ctx = { module, calls: computeCallGraph(module, [fn.name]) };
  runFuncPass(PASSES.get('dce')!, fn, ctx, {});
  return { applied, code: problems(module).join('\n') || bodyOf(printFunc(fn)), module };
}

/** The instructions alone. */
function bodyOf(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim())
    .join('\n');
}
