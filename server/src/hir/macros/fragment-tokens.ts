/**
 * Interpolated tokens that remember what they were parsed from: `stringify!` and messages print
 * that, and a macro that is made by a macro gives its names marks of their own.
 */
import type * as ast from '../../syntax/index.ts';
import { isWord, makeGroup, parseFragment, remarked, T } from '../../syntax/index.ts';
import type { Marks } from './hygiene.ts';

/** A fragment with its tokens, where whoever made it has them. */
interface FragmentToken extends ast.Interpolated {
  readonly tokens: readonly ast.TokenTree[] | undefined;
  readonly editions: Editions | undefined;
}

/**
 * The edition of the crate that parses the fragment, and that of the macro with the fragment's
 * specifier.
 */
export interface Editions {
  readonly edition: ast.Edition;
  readonly written: ast.Edition;
}

/** An already parsed node as one token, with what it was parsed from. */
// biome-ignore lint/complexity/useMaxParams: the fields in their order
export function makeFragment(
  fragment: ast.FragmentKind,
  node: ast.AnyNode,
  tokens: readonly ast.TokenTree[] | undefined,
  start: number,
  end: number,
  file: number | undefined,
  editions?: Editions,
): ast.Interpolated {
  const made: FragmentToken = {
    kind: 'Interpolated',
    fragment,
    node,
    tokens,
    editions,
    start,
    end,
    file,
  };
  return made;
}

/** The tokens of a fragment, if whoever made it kept them. */
export function tokensOfFragment(tree: ast.Interpolated): readonly ast.TokenTree[] | undefined {
  return (tree as Partial<FragmentToken>).tokens;
}

/**
 * A fragment of the macro that made a macro, as that one puts it out: its names get the marks of
 * this expansion.
 */
export function remarkFragment(tree: ast.Interpolated, marker: Marks): ast.Interpolated {
  const { tokens, editions } = tree as Partial<FragmentToken>;
  if (tokens === undefined || editions === undefined) return tree;
  const marked = tokens.map((token) => remarkTree(token, marker));
  const { fragment, start, end, file } = tree;
  const parsed = parseFragment(fragment, marked, 0, editions.edition, editions.written);
  return parsed === undefined
    ? tree
    : makeFragment(fragment, parsed.node, marked, start, end, file, editions);
}

function remarkTree(tree: ast.TokenTree, marker: Marks): ast.TokenTree {
  switch (tree.kind) {
    case 'Token':
      return isWord(tree.token) || tree.token === T.Lifetime
        ? remarked(tree, marker.mark(tree.ctxt))
        : tree;
    case 'Group': {
      const { delim, trees, close, start, end, file, ctxt } = tree;
      const inside = trees.map((inner) => remarkTree(inner, marker));
      return makeGroup(delim, inside, close, start, end, file, marker.mark(ctxt));
    }
    case 'Interpolated':
      return remarkFragment(tree, marker);
  }
}
