/** Interpolated tokens that remember what they were parsed from: `stringify!` and messages print that. */
import type * as ast from '../../syntax/index.ts';

/** A fragment with its tokens. */
export interface FragmentToken extends ast.Interpolated {
  readonly tokens: readonly ast.TokenTree[];
}

/** The tokens of a fragment, if whoever made it kept them. */
export function tokensOfFragment(tree: ast.Interpolated): readonly ast.TokenTree[] | undefined {
  return (tree as Partial<FragmentToken>).tokens;
}
