/**
 * The text that `stringify!` gives for tokens: rustc's `print_tts`. Tokens that touch in the source
 * stay together; between others there is a space but for a few pairs. The text of a macro does not
 * say what touches in it.
 */
import type * as ast from '../../syntax/index.ts';
import { isLiteral, isWord, T } from '../../syntax/index.ts';
import { tokensOfFragment } from './fragment-tokens.ts';

/** The tokens of a group as `stringify!` prints them. */
export function stringifyTokens(group: ast.TokenGroup): string {
  return listText(group.trees, group);
}

function listText(trees: readonly ast.TokenTree[], around: ast.TokenGroup | undefined): string {
  let out = '';
  let last: ast.TokenTree | undefined;
  for (const tree of trees) {
    if (
      last !== undefined &&
      !staysTogether(last, tree, around) &&
      spaceBetween(last, tree, around)
    )
      out += ' ';
    out += treeText(tree);
    last = tree;
  }
  return out;
}

function treeText(tree: ast.TokenTree): string {
  if (tree.kind === 'Token') return tree.text;
  if (tree.kind === 'Interpolated') return listText(tokensOfFragment(tree) ?? [], undefined);
  const inner = listText(tree.trees, tree);
  if (tree.delim === '(') return `(${inner})`;
  if (tree.delim === '[') return `[${inner}]`;
  if (tree.delim !== '{') return inner;
  const spaced = tree.trees.length > 0 && !touches(tree.start + 1, tree.file, tree.trees[0]!);
  return spaced ? `{ ${inner} }` : `{${inner}}`;
}

const touches = (end: number, file: number | undefined, next: ast.TokenTree): boolean =>
  next.start === end && next.file === file;

function staysTogether(
  left: ast.TokenTree,
  right: ast.TokenTree,
  around: ast.TokenGroup | undefined,
): boolean {
  if (left.kind === 'Interpolated' || !touches(left.end, left.file, right)) return false;
  if (left.kind === 'Group') return true;
  const marked = left.ctxt ?? (right.kind === 'Interpolated' ? undefined : right.ctxt);
  return marked === undefined && !isOfMacro(left, around);
}

/** Does a token stand in a macro's text together with the group around it? */
function isOfMacro(token: ast.TokenTree, group: ast.TokenGroup | undefined): boolean {
  if (group?.ctxt === undefined || token.file !== group.file) return false;
  return token.start >= group.start && token.end <= group.end;
}

function spaceBetween(
  left: ast.TokenTree,
  right: ast.TokenTree,
  around: ast.TokenGroup | undefined,
): boolean {
  const kind = left.kind === 'Token' ? left.token : undefined;
  if (kind === T.Dot && !isPunct(right)) return false;
  if (right.kind === 'Token') {
    const { token } = right;
    if (kind === T.Dollar && isWord(token)) return false;
    if (token === T.Bang && isPlainWord(left)) return isGiven(left, right, around);
    const leans = token === T.Comma || token === T.Semi || token === T.Dot;
    return !leans || isPunct(left);
  }
  if (right.kind === 'Interpolated' || kind === undefined) return true;
  if (right.delim === '(') {
    if (isPlainWord(left)) return isGiven(left, right, around);
    return !CALLED.has(kind);
  }
  return right.delim !== '[' || kind !== T.Pound;
}

/** Keywords that parentheses follow without a space. */
const CALLED: ReadonlySet<number> = new Set([T.KwFn, T.KwSelfType, T.KwPub]);

/**
 * Is the word what `$name:ident` stands for, before something from elsewhere? rustc takes it for no
 * identifier.
 */
function isGiven(
  left: ast.Token,
  right: ast.TokenTree,
  around: ast.TokenGroup | undefined,
): boolean {
  if (around?.ctxt === undefined || isOfMacro(left, around)) return false;
  return isOfMacro(right, around) || right.file !== left.file || right.start < left.end;
}

function isPlainWord(tree: ast.TokenTree): tree is ast.Token {
  return tree.kind === 'Token' && isWord(tree.token) && tree.token < T.KwAs;
}

function isPunct(tree: ast.TokenTree): boolean {
  if (tree.kind !== 'Token') return false;
  const { token } = tree;
  return !isWord(token) && token !== T.Underscore && !isLiteral(token) && token !== T.Lifetime;
}
