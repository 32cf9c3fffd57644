/**
 * Heads of derived impls of items without generics. They differ in a name and a place, so each is
 * parsed once and copied: in a crate of small structs that is most of what derives cost.
 */
import type * as ast from '../../syntax/index.ts';
import { cloneTree, parseItemsFromTokens } from '../../syntax/index.ts';
import { type QuotePlace, quoteOnce } from './quote.ts';

/** A name that no item has. */
const SELF = '__Self';

/** Where copies begin: nowhere. A place of the first crate would keep that crate. */
const NOWHERE: QuotePlace = { start: 0, end: 0, file: 0, ctxt: { id: -1 } };

/** By their text: as many as there are derives. */
const heads = new Map<string, ast.AnyItem>();

/**
 * The item `before name {}`, every node of it at `place`. `before` is a constant of the program;
 * `name` is not raw.
 */
export function plainHead(before: string, name: string, place: QuotePlace): ast.AnyItem {
  let head = heads.get(before);
  if (head === undefined) {
    const tokens = quoteOnce(`${before} ${SELF} {}`, NOWHERE);
    [head] = parseItemsFromTokens(tokens, { edition: 2021, callSite: NOWHERE }).node;
    heads.set(before, head!);
  }
  const { start, end, file, ctxt } = place;
  return cloneTree(head!, (node) => {
    node.start = start;
    node.end = end;
    node.file = file;
    if (node.kind !== 'Name') return;
    node.ctxt = ctxt;
    if (node.text === SELF) (node as { text: string }).text = name;
  });
}
