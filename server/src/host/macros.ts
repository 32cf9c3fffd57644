/**
 * Calls of the crate's own `macro_rules!` in host code. What they make is parsed with places in the
 * pieces of both texts, the macro's and the call's.
 */
import type { FileId, Span } from '../base/index.ts';
import { memo } from '../db/index.ts';
import { expandPlain } from '../hir/index.ts';
import {
  type AnyExpr,
  type AnyStmt,
  type Fn,
  type MacroCall,
  type MacroRules,
  makeGroup,
  makeToken,
  parseStmtsFromTokens,
  type TokenTree,
  walk,
} from '../syntax/index.ts';
import { type Around, placeIn, type Range } from './around.ts';
import type { Found, HostItems } from './items.ts';
import { changesOf, joinedChanges } from './scope.ts';

/** What a call stands for. */
export interface Expansion {
  readonly stmts: readonly AnyStmt[];
  readonly tail: AnyExpr | undefined;
  /** Around its statements. */
  readonly around: Around;
}

/** So deep calls in what macros make are followed. */
const MOST_LEVELS = 8;

/** Macros by the functions that they stand in. */
const localMacros = memo<Fn, ReadonlyMap<string, MacroRules>>('host.macros.local');

function localMacro(fn: Fn | undefined, name: string): MacroRules | undefined {
  if (fn?.body === undefined) return undefined;
  let known = localMacros.get(fn);
  if (known === undefined) {
    const found = new Map<string, MacroRules>();
    walk(fn.body, (node) => {
      if (node.kind === 'MacroRules') found.set(node.name.text, node);
    });
    localMacros.set(fn, (known = found));
  }
  return known.get(name);
}

/** Copies of macros whose tokens have places in their pieces. */
const placed = memo<MacroRules, { readonly file: FileId; readonly node: MacroRules }>(
  'host.macros.placed',
);

function placedMacro({ node, file, base }: Pick<Found<MacroRules>, 'node' | 'file' | 'base'>) {
  const known = placed.get(node);
  if (known?.file === file) return known.node;
  const [body] = copied([node.body], file, base);
  const made = { ...node, body: body as MacroRules['body'] };
  placed.set(node, { file, node: made });
  return made;
}

/** Trees whose places count in a piece. */
function copied(trees: readonly TokenTree[], file: FileId, base: number): TokenTree[] {
  const token = (one: Extract<TokenTree, { kind: 'Token' }>) =>
    makeToken(one.token, one.text, one.spacing, one.start - base, one.end - base, file);
  return trees.map((tree): TokenTree => {
    if (tree.kind === 'Token') return token(tree);
    if (tree.kind === 'Interpolated') return tree;
    const inside = copied(tree.trees, file, base);
    return makeGroup(
      tree.delim,
      inside,
      token(tree.close),
      tree.start - base,
      tree.end - base,
      file,
    );
  });
}

/** What a call of one of the crate's own macros stands for; undefined for other macros. */
export function expandedCall(
  call: MacroCall,
  items: HostItems,
  around: Around,
): Expansion | undefined {
  const name = call.path.segments.at(-1)?.name.text;
  const outer = around.expansion;
  if (name === undefined || (outer?.ranges.length ?? 0) >= MOST_LEVELS) return undefined;
  const local = localMacro(around.fn, name);
  const { file, base } = around;
  const found = local === undefined ? items.macro(name) : { node: local, file, base };
  if (found === undefined) return undefined;
  const macro = placedMacro(found);
  // Tokens of what another macro made have their places already.
  const given = outer === undefined ? copied(call.body.trees, file, base) : call.body.trees;
  const trees = expandPlain(macro, given, call);
  if (trees === undefined) return undefined;
  const at = placeIn(call, around);
  const range = placeIn(found.node, { file: found.file, base: found.base });
  let parsed = parseStmtsFromTokens(trees, { callSite: at });
  const clashing = clashes(parsed, given, range);
  if (clashing.size > 0)
    parsed = parseStmtsFromTokens(apart(trees, clashing, range), { callSite: at });
  const { stmts, tail, errors } = parsed;
  if (errors.length > 0) return undefined;
  const made = joinedChanges([around.changes, changesOf([...stmts, ...(tail ? [tail] : [])])]);
  return {
    stmts,
    tail,
    around: {
      ...around,
      changes: made,
      within: `${around.within}/${at.file}:${at.start}`,
      expansion: {
        ranges: [...(outer?.ranges ?? []), range],
        call: outer?.call ?? at,
      },
    },
  };
}

export function isIn({ file, start, end }: Span, range: Span): boolean {
  return file === range.file && range.start <= start && end <= range.end;
}

/** Variables of the macro that are called as something in the call is: they are not the same. */
function clashes(
  { stmts, tail }: Pick<Expansion, 'stmts' | 'tail'>,
  given: readonly TokenTree[],
  range: Span,
): ReadonlySet<string> {
  const words = new Set<string>();
  const note = (trees: readonly TokenTree[]): void => {
    for (const tree of trees) {
      if (tree.kind === 'Token') words.add(tree.text);
      else if (tree.kind === 'Group') note(tree.trees);
    }
  };
  note(given);
  const out = new Set<string>();
  for (const node of [...stmts, ...(tail === undefined ? [] : [tail])])
    walk(node, (inner) => {
      if (inner.kind === 'IdentPat' && words.has(inner.name.text) && isWritten(inner.name, range))
        out.add(inner.name.text);
    });
  return out;
}

function isWritten({ file, start, end }: Range, range: Span): boolean {
  return file !== undefined && isIn({ file: file as FileId, start, end }, range);
}

/** The trees with other names for these variables of the macro. */
function apart(
  trees: readonly TokenTree[],
  names: ReadonlySet<string>,
  range: Span,
): readonly TokenTree[] {
  const textAt = (at: number): string => {
    const tree = trees[at];
    return tree?.kind === 'Token' ? tree.text : '';
  };
  return trees.map((tree, at) => {
    if (tree.kind === 'Group') {
      const { delim, close, start, end, file, ctxt } = tree;
      return makeGroup(delim, apart(tree.trees, names, range), close, start, end, file, ctxt);
    }
    if (tree.kind !== 'Token' || !names.has(tree.text) || !isWritten(tree, range)) return tree;
    if (/^(?:\.|::)$/.test(textAt(at - 1)) || textAt(at + 1) === '::') return tree;
    const { token, text, spacing, start, end, file } = tree;
    return makeToken(token, `${text}'`, spacing, start, end, file);
  });
}
