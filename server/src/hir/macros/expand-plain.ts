/**
 * One level of a `macro_rules!` call for who needs its tokens and no names resolved: no hygiene, no
 * crate, no problems.
 */
import type * as ast from '../../syntax/index.ts';
import { flattenTrees } from './flat.ts';
import type { Marks } from './hygiene.ts';
import { matchRule } from './match.ts';
import { compileMacro } from './rules.ts';
import { transcribe } from './transcribe.ts';

/** Tokens that one call may come to. */
const MOST_TOKENS = 20_000;

/** The edition whose fragments are read: newer ones match more. */
const EDITION = 2021;

/**
 * What a macro makes of these tokens; undefined where no rule matches. Files of tokens are those
 * that they were given.
 */
export function expandPlain(
  macro: ast.MacroRules,
  given: readonly ast.TokenTree[],
  call: ast.MacroCall,
): readonly ast.TokenTree[] | undefined {
  const { rules } = compileMacro(macro, EDITION);
  const input = flattenTrees(given, undefined);
  for (const rule of rules) {
    const outcome = matchRule(rule, input, EDITION, EDITION);
    if (outcome.kind === 'error') return undefined;
    if (outcome.kind === 'failed') continue;
    const marks: Marks = {
      origin: { budget: { left: MOST_TOKENS }, call },
      mark: (old) => old,
    };
    const output = transcribe(rule.template, outcome.vars, marks);
    return output.problem === undefined ? output.trees : undefined;
  }
  return undefined;
}
