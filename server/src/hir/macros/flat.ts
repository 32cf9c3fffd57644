/**
 * Token trees of a macro call laid flat for matching: one entry for each token, groups opened.
 * Every token gets the file it stands in, because the output mixes files.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { T } from '../../syntax/index.ts';

/** Input of a matcher. Index `count` is the end. */
export interface FlatTokens {
  readonly trees: readonly ast.TokenTree[];
  /** `T.Eof` behind the end; delimiters have their own kinds, fragments `T.Interpolated`. */
  readonly kinds: readonly number[];
  /**
   * The list that the entry stands in, and its index there. For a closing delimiter: its list's
   * end.
   */
  readonly lists: readonly (readonly ast.TokenTree[])[];
  readonly places: readonly number[];
  /** Index of the closing delimiter for an opening one. */
  readonly partner: ReadonlyMap<number, number>;
  readonly count: number;
}

const OPEN: Readonly<Record<string, number>> = { '(': T.LParen, '[': T.LBracket, '{': T.LBrace };
const CLOSE: Readonly<Record<string, number>> = { '(': T.RParen, '[': T.RBracket, '{': T.RBrace };

/** Lays `list` flat. `file` is where tokens without a file of their own stand. */
export function flattenTrees(list: readonly ast.TokenTree[], file: FileId | undefined): FlatTokens {
  const trees: ast.TokenTree[] = [];
  const kinds: number[] = [];
  const lists: (readonly ast.TokenTree[])[] = [];
  const places: number[] = [];
  const partner = new Map<number, number>();
  const push = (
    tree: ast.TokenTree,
    kind: number,
    from: readonly ast.TokenTree[],
    at: number,
  ): void => {
    trees.push(tree);
    kinds.push(kind);
    lists.push(from);
    places.push(at);
  };
  const walk = (written: readonly ast.TokenTree[]): void => {
    const inner = openInvisible(written);
    for (let i = 0; i < inner.length; i++) {
      const tree = inner[i]!;
      if (file !== undefined && tree.file === undefined) tree.file = file;
      if (tree.kind === 'Token') push(tree, tree.token, inner, i);
      else if (tree.kind === 'Interpolated') push(tree, T.Interpolated, inner, i);
      else {
        const open = trees.length;
        push(tree, OPEN[tree.delim]!, inner, i);
        walk(tree.trees);
        partner.set(open, trees.length);
        push(tree, CLOSE[tree.delim]!, tree.trees, tree.trees.length);
      }
    }
  };
  walk(list);
  kinds.push(T.Eof);
  lists.push(list);
  places.push(list.length);
  return { trees, kinds, lists, places, partner, count: trees.length };
}

/** Replaces groups without delimiters by what they hold. The same list when there are none. */
function openInvisible(trees: readonly ast.TokenTree[]): readonly ast.TokenTree[] {
  if (!trees.some((t) => t.kind === 'Group' && t.delim === '')) return trees;
  return trees.flatMap((t) =>
    t.kind === 'Group' && t.delim === '' ? openInvisible(t.trees) : [t],
  );
}
