/**
 * What item macros and derives became, as tokens: for the tool that writes a crate out without
 * them.
 */
import type * as ast from '../../syntax/index.ts';
import type { ModuleDef } from '../defs.ts';
import { dataOf } from './state.ts';

/**
 * Tokens of the expansion of a call, or of the derives of a definition, when the crate was
 * collected with `keepTokens`; undefined for what was not expanded.
 */
export function expansionTrees(
  module: ModuleDef,
  call: ast.MacroCall | ast.Struct | ast.Enum | ast.Union,
): readonly ast.TokenTree[] | undefined {
  const expansion = dataOf(module).expansions.get(call);
  return expansion === undefined ||
    expansion.included !== undefined ||
    expansion.problems.length > 0
    ? undefined
    : expansion.trees;
}
