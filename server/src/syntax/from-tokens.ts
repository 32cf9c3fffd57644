/**
 * Parsing out of macro tokens instead of text.
 *
 * Places: a node reaches from the start of its first token to the end of its last one when both
 * come from the same text (same `file`, same hygiene mark, in order). Otherwise, as with `$e + 1`
 * where `$e` stands at the call, it gets the place of the call if the caller gave one, and else
 * that of its first token. `file` is set when the token has one. Nodes inside interpolated tokens
 * keep their places.
 */
import { memo } from '../db/index.ts';
import type {
  AnyExpr,
  AnyItem,
  AnyNode,
  AnyPat,
  AnyStmt,
  AnyType,
  Attr,
  Edition,
  FragmentKind,
  NodeBase,
  ParseError,
  SyntaxMark,
  Token,
  TokenTree,
  Visibility,
} from './ast.ts';
import { metaItem, outerAttrs } from './grammar/attributes.ts';
import { statementFragment } from './grammar/blocks.ts';
import { grammar } from './grammar/index.ts';
import { insertedNode } from './grammar/inserted.ts';
import { parseItemFragment, parseItems } from './grammar/items.ts';
import { literal } from './grammar/literals.ts';
import { atPathStart, path } from './grammar/paths.ts';
import { parsePatNoTop } from './grammar/patterns.ts';
import { canStartExpr } from './grammar/primary.ts';
import { optVisibility } from './grammar/visibility.ts';
import { type LexedText, lexFragment } from './lexer.ts';
import { respelt } from './make-tree.ts';
import { Parser } from './parser.ts';
import { treesOfRange } from './token-group.ts';
import { inputOfTrees, TextInput, type TokenInput } from './token-input.ts';
import { isCloseDelim, isLiteral, isOpenDelim, T } from './token-kind.ts';
import { forEachChild } from './walk.ts';

/** Where a macro was called. */
export interface CallSite {
  readonly start: number;
  readonly end: number;
  readonly file?: number | undefined;
}

export interface TokenOptions {
  readonly edition?: Edition;
  readonly callSite?: CallSite;
}

/** A syntax error in tokens: `file` is that of the token it stands at. */
export interface TokenParseError extends ParseError {
  readonly file?: number | undefined;
}

export interface FromTokens<N> {
  readonly node: N;
  readonly errors: readonly TokenParseError[];
}

export interface StmtsFromTokens {
  readonly stmts: readonly AnyStmt[];
  readonly tail: AnyExpr | undefined;
  readonly errors: readonly TokenParseError[];
}

/** An expression that is all of `tokens`; a `;` behind it is forgiven, as rustc does. */
export function parseExprFromTokens(
  tokens: readonly TokenTree[],
  options: TokenOptions = {},
): FromTokens<AnyExpr> {
  return whole(tokens, options, (p) => {
    const expr = grammar.expr(p, 0);
    p.eat(T.Semi);
    return expr;
  });
}

export function parsePatFromTokens(
  tokens: readonly TokenTree[],
  options: TokenOptions = {},
): FromTokens<AnyPat> {
  return whole(tokens, options, grammar.pat);
}

export function parseTypeFromTokens(
  tokens: readonly TokenTree[],
  options: TokenOptions = {},
): FromTokens<AnyType> {
  return whole(tokens, options, grammar.type);
}

/** The inside of an attribute (`cfg_attr`'s second part): an outer `Attr`. */
export function parseAttrFromTokens(
  tokens: readonly TokenTree[],
  options: TokenOptions = {},
): FromTokens<Attr> {
  return whole(tokens, options, metaAttr);
}

export function parseItemsFromTokens(
  tokens: readonly TokenTree[],
  options: TokenOptions = {},
): FromTokens<readonly AnyItem[]> {
  const run = start(tokens, options);
  const items = parseItems(run.p, true);
  run.place(items);
  return { node: items, errors: run.errors() };
}

/** Statements and the value behind them, as the inside of a block. */
export function parseStmtsFromTokens(
  tokens: readonly TokenTree[],
  options: TokenOptions = {},
): StmtsFromTokens {
  const run = start(tokens, options);
  const { stmts, tail } = grammar.stmts(run.p);
  run.rejectRest();
  run.place(tail === undefined ? stmts : [...stmts, tail]);
  return { stmts, tail, errors: run.errors() };
}

/** The token trees of a text that is no file: for code that the front end writes itself. */
export function tokenTrees(text: string, edition: Edition = 2021): TokenTree[] {
  const relex = (): LexedText => lexFragment(text, edition);
  const input = new TextInput(relex(), relex);
  return treesOfRange(input, 0, input.count);
}

export interface Fragment {
  readonly node: AnyNode;
  /** Index in the same list of the first tree that does not belong to the fragment. */
  readonly next: number;
  /**
   * When the fragment took only the front of a glued token (`>` of `>>`): what stands at `next`
   * instead.
   */
  readonly rest?: Token;
}

/** Flattened lists, since one list is asked for many fragments. */
const flattened = memo<readonly TokenTree[], { input: TokenInput; places: number[] }>(
  'syntax.from-tokens.flattened',
);

/**
 * Parses one macro fragment at `tokens[pos]`. Undefined when there is none or it has an error. An
 * empty `vis` matches with `next === pos` and a `Visibility` of scope `inherited`. The list must
 * not be changed between calls.
 */
export function parseFragment(
  kind: FragmentKind,
  tokens: readonly TokenTree[],
  pos: number,
  edition: Edition = 2021,
  written: Edition = edition,
): Fragment | undefined {
  const first = tokens[pos];
  if (kind === 'tt' || kind === 'ident' || kind === 'lifetime') {
    if (first === undefined || !matchesLeaf(kind, first)) return undefined;
    return { node: first, next: pos + 1 };
  }
  let flat = flattened.get(tokens);
  if (flat === undefined) {
    flat = flatten(tokens);
    flattened.set(tokens, flat);
  }
  const { input, places } = flat;
  const p = new Parser(input, grammar, edition);
  p.jump(places[pos] ?? input.count);
  p.prevEnd = p.start;
  const node = fragment(p, kind, written);
  let result: Fragment | undefined;
  if (node !== undefined && p.errors.length === 0) {
    const next = indexOf(places, p.pos);
    placeNodes([node], p, undefined);
    const half = p.splits.includes(p.pos) ? splitRest(p) : undefined;
    result = half === undefined ? { node, next } : { node, next, rest: half };
  }
  for (let i = p.splits.length - 2; i >= 0; i -= 2) {
    const at = p.splits[i]!;
    input.kinds[at] = p.splits[i + 1]!;
    input.starts[at] = 4 * at;
  }
  return result;
}

function matchesLeaf(kind: 'tt' | 'ident' | 'lifetime', tree: TokenTree): boolean {
  if (kind === 'tt') return true;
  if (tree.kind !== 'Token') return false;
  if (kind === 'lifetime') return tree.token === T.Lifetime;
  return tree.token >= T.Ident && tree.token < T.Underscore;
}

function flatten(tokens: readonly TokenTree[]): { input: TokenInput; places: number[] } {
  const input = inputOfTrees(tokens);
  const places: number[] = [];
  let at = 0;
  for (const tree of tokens) {
    places.push(at);
    at += flatLength(input, tree, at);
  }
  places.push(at);
  return { input, places };
}

/** How many flat tokens a tree is. */
function flatLength(input: TokenInput, tree: TokenTree, at: number): number {
  if (tree.kind !== 'Group') return 1;
  if (tree.delim !== '') return input.partner[at]! - at + 1;
  let length = 0;
  for (const inner of tree.trees) length += flatLength(input, inner, at + length);
  return length;
}

/** The first tree at or behind a flat index. */
function indexOf(places: readonly number[], flatIndex: number): number {
  let lo = 0;
  let hi = places.length - 1;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (places[mid]! < flatIndex) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}

function splitRest(p: Parser): Token | undefined {
  const tree = p.input.trees?.[p.pos];
  if (tree?.kind !== 'Token') return undefined;
  const cut = p.starts[p.pos]! & 3;
  return respelt(tree, p.kind, tree.text.slice(cut), tree.start + cut, tree.end);
}

function fragment(p: Parser, kind: FragmentKind, written: Edition): AnyNode | undefined {
  switch (kind) {
    case 'expr':
    case 'expr_2021':
      return canStartExpr(p, 0) || p.kind === T.KwLet ? grammar.expr(p, 0) : undefined;
    case 'ty':
      return grammar.type(p);
    case 'pat':
      return written >= 2021 ? grammar.pat(p) : parsePatNoTop(p);
    case 'pat_param':
      return parsePatNoTop(p);
    case 'stmt':
      return statementFragment(p);
    case 'block':
      return p.kind === T.LBrace || p.kind === T.Interpolated ? grammar.block(p) : undefined;
    case 'item':
      return parseItemFragment(p);
    case 'path':
      return atPathStart(p) || p.atSplit(T.Lt) ? path(p, 'type') : undefined;
    case 'meta':
      return metaAttr(p);
    case 'vis': {
      const at = p.start;
      const none: Visibility = {
        kind: 'Visibility',
        start: at,
        end: at,
        scope: 'inherited',
        path: undefined,
      };
      return optVisibility(p) ?? none;
    }
    case 'literal': {
      // Who asks has looked at what the fragment holds.
      const made = p.interpolated('literal', 'expr', 'expr_2021');
      if (made !== undefined) return insertedNode(p, made.node);
      const next = p.kind === T.Minus ? p.nth(1) : p.kind;
      const isLit =
        isLiteral(next) || (p.kind !== T.Minus && (next === T.KwTrue || next === T.KwFalse));
      return isLit ? literal(p) : undefined;
    }
    case 'ident':
    case 'lifetime':
    case 'tt':
      return undefined;
  }
}

function metaAttr(p: Parser): Attr {
  const { start } = p;
  const from = p.pos;
  const made = p.interpolated('meta');
  if (made?.node.kind === 'Attr') {
    p.bump();
    p.inserted.add(made.node);
    return made.node;
  }
  outerAttrs(p);
  const meta = metaItem(p);
  let text = '';
  for (let i = from; i < p.pos; i++) text += p.tokenText(i);
  return { kind: 'Attr', start, end: p.prevEnd, style: 'outer', ...meta, isDoc: false, text };
}

function whole<N extends AnyNode>(
  tokens: readonly TokenTree[],
  options: TokenOptions,
  parse: (p: Parser) => N,
): FromTokens<N> {
  const run = start(tokens, options);
  const node = parse(run.p);
  run.rejectRest();
  run.place([node]);
  return { node, errors: run.errors() };
}

function start(tokens: readonly TokenTree[], options: TokenOptions) {
  const p = new Parser(inputOfTrees(tokens), grammar, options.edition ?? 2021);
  const { callSite } = options;
  return {
    p,
    rejectRest: (): void => {
      if (p.kind !== T.Eof) p.errorMissing('the end of the macro');
    },
    place: (nodes: readonly AnyNode[]): void => placeNodes(nodes, p, callSite),
    errors: (): TokenParseError[] =>
      p.errors.map(({ message, start: from, end: to }) => {
        const { start, end, file } = placeOf(p, from, to, callSite);
        return { message, start, end, file };
      }),
  };
}

/** Gives all nodes but the inserted ones their places in the texts. */
function placeNodes(roots: readonly AnyNode[], p: Parser, callSite: CallSite | undefined): void {
  const stack: AnyNode[] = [...roots];
  for (;;) {
    const node = stack.pop();
    if (node === undefined) return;
    if (node.kind === 'Group' || p.inserted.has(node)) continue;
    // A node that stands in two lists (inner attributes of a body) is placed once.
    p.inserted.add(node);
    const { start: from, end, file } = placeOf(p, node.start, node.end, callSite);
    const base: NodeBase = node;
    base.start = from;
    base.end = end;
    if (file !== undefined) base.file = file;
    forEachChild(node, (child) => stack.push(child));
  }
}

interface Place {
  start: number;
  end: number;
  file?: number | undefined;
}

function placeOf(p: Parser, from: number, to: number, callSite: CallSite | undefined): Place {
  const a = from >> 2;
  const b = to >> 2;
  const trees = p.input.trees ?? [];
  const first = trees[a];
  const last = trees[b];
  if (first === undefined || last === undefined) return { start: 0, end: 0, ...callSite };
  const start = offsetOf(p, a, from & 3);
  const end = offsetOf(p, b, to & 3);
  const { file } = first;
  if (file === last.file && markOf(first) === markOf(last) && start <= end) {
    return { start, end, file };
  }
  if (callSite !== undefined) return callSite;
  return { start, end: Math.max(start, offsetOf(p, a, 3)), file };
}

const ELSEWHERE: SyntaxMark = { id: -1 };

/** Interpolated nodes come from elsewhere than the tokens around them. */
function markOf(tree: TokenTree): SyntaxMark | undefined {
  return tree.kind === 'Interpolated' ? ELSEWHERE : tree.ctxt;
}

function offsetOf(p: Parser, index: number, part: number): number {
  const tree = p.input.trees![index]!;
  const kind = p.kinds[index]!;
  if (tree.kind === 'Group') {
    if (isOpenDelim(kind)) return part === 3 ? tree.start + 1 : tree.start + part;
    if (isCloseDelim(kind)) return part === 3 ? tree.close.end : tree.close.start;
  }
  return part === 3 ? tree.end : Math.min(tree.start + part, tree.end);
}
