/** Interpolated tokens that remember what they were parsed from: `stringify!` and messages print that. */
import type * as ast from '../../syntax/index.ts';

/** A fragment with its tokens, where whoever made it has them. */
interface FragmentToken extends ast.Interpolated {
  readonly tokens: readonly ast.TokenTree[] | undefined;
}

/** An already parsed node as one token, with what it was parsed from. */
export function makeFragment(
  fragment: ast.FragmentKind,
  node: ast.AnyNode,
  tokens: readonly ast.TokenTree[] | undefined,
  start: number,
  end: number,
  file: number | undefined,
): ast.Interpolated {
  const made: FragmentToken = { kind: 'Interpolated', fragment, node, tokens, start, end, file };
  return made;
}

/** The tokens of a fragment, if whoever made it kept them. */
export function tokensOfFragment(tree: ast.Interpolated): readonly ast.TokenTree[] | undefined {
  return (tree as Partial<FragmentToken>).tokens;
}
