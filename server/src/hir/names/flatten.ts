/** What a macro call in item position became, as tokens: for the tool that writes a crate out without its item macros. */
import type * as ast from '../../syntax/index.ts';
import type { ModuleDef } from '../defs.ts';
import { dataOf } from './state.ts';

/** Tokens of the expansion, when the crate was collected with `keepTokens`; undefined for calls that were not expanded. */
export function expansionTrees(
  module: ModuleDef,
  call: ast.MacroCall,
): readonly ast.TokenTree[] | undefined {
  const expansion = dataOf(module).expansions.get(call);
  return expansion === undefined ||
    expansion.included !== undefined ||
    expansion.problems.length > 0
    ? undefined
    : expansion.trees;
}
