/**
 * Is the difference between two versions of a file only inside one function's body, or between items, where it means nothing?
 * Then nothing else needs to be looked at again. The answer is found by comparing the trees' shapes, so a brace that
 * swallows the next item is seen.
 */
import type * as ast from '../syntax/index.ts';
import { forEachChild, type ParseResult } from '../syntax/index.ts';
import { editBetween } from './files.ts';

/** A file's text, and its tree. */
export interface TextAndTree {
  readonly text: string;
  readonly result: ParseResult;
}

interface Change {
  readonly start: number;
  readonly oldEnd: number;
  readonly delta: number;
}

type Found = ast.Fn | 'between' | undefined;

/**
 * The function whose body changed, as the new tree has it; `between` when comments or spaces between items did; undefined
 * when more changed.
 */
export function bodyEdit(before: TextAndTree, after: TextAndTree): Found {
  const { start, oldEnd, newEnd } = editBetween(before.text, after.text);
  const change = { start, oldEnd, delta: newEnd - oldEnd };
  const [old, now] = [before.result.file, after.result.file];
  if (!sameAttrs(old.attrs, now.attrs, change)) return undefined;
  return inItems(old.items, now.items, change, true);
}

/** Is no attribute touched? Documentation counts as one for the parser, and means nothing to us. */
function sameAttrs(a: readonly ast.Attr[], b: readonly ast.Attr[], change: Change): boolean {
  const [old, now] = [a, b].map((list) => list.filter((attr) => !attr.isDoc));
  return old!.length === now!.length && old!.every((attr, i) => isOutside(attr, now![i]!, change));
}

/** Does the change leave a node alone, so that it only moved? */
function isOutside(a: ast.NodeBase, b: ast.NodeBase, change: Change): boolean {
  const before = change.oldEnd <= a.start && change.start < a.start;
  return (before || a.end <= change.start) && sameExtent(a, b, change);
}

/** Where an old place must be in the new text when it is outside the change. */
function place(offset: number, change: Change): number {
  return offset <= change.start ? offset : offset + change.delta;
}

function sameExtent(a: ast.NodeBase, b: ast.NodeBase, change: Change): boolean {
  return a.kind === b.kind && place(a.start, change) === b.start && place(a.end, change) === b.end;
}

/** `open`: what stands before the first item belongs to the list, and to no header of an item around it. */
function inItems(
  before: readonly ast.AnyItem[],
  after: readonly ast.AnyItem[],
  change: Change,
  open: boolean,
): Found {
  if (before.length !== after.length) return undefined;
  let found: Found;
  let outside = open || (before[0] !== undefined && before[0].end <= change.start);
  for (let i = 0; i < before.length; i++) {
    const a = before[i]!;
    const b = after[i]!;
    if (!sameExtent(a, b, change)) return undefined;
    // The item that holds the change is looked into; text outside it is the same, and so are the other items.
    if (a.start < change.start && change.oldEnd < a.end) found = inItem(a, b, change);
    outside &&= isOutside(a, b, change) && sameAttrs(outerAttrs(a), outerAttrs(b), change);
  }
  return outside ? 'between' : found;
}

/** Attributes in front of an item; those inside are compared where its items are. */
function outerAttrs(item: ast.AnyItem): readonly ast.Attr[] {
  return item.attrs.filter((attr) => attr.start < item.start);
}

function inItem(a: ast.AnyItem, b: ast.AnyItem, change: Change): Found {
  if (a.kind === 'Fn' && b.kind === 'Fn') return inFn(a, b, change);
  if (
    (a.kind === 'Mod' && b.kind === 'Mod') ||
    (a.kind === 'Impl' && b.kind === 'Impl') ||
    (a.kind === 'Trait' && b.kind === 'Trait')
  ) {
    const [old, now] = [a.items, b.items];
    if (old === undefined || now === undefined) return undefined;
    const found = inItems(old, now, change, false);
    return found === 'between' && !sameAttrs(a.attrs, b.attrs, change) ? undefined : found;
  }
  return undefined;
}

function inFn(a: ast.Fn, b: ast.Fn, change: Change): ast.Fn | undefined {
  if (a.body === undefined || b.body === undefined) return undefined;
  if (isOpaque(a)) return undefined;
  const inside = a.body.start < change.start && change.oldEnd < a.body.end;
  if (!inside || !sameExtent(a.body, b.body, change)) return undefined;
  return hasItems(a.body) || hasItems(b.body) ? undefined : b;
}

/** Values of constants, and what `impl Trait` hides, are seen outside the body. */
export function isOpaque(fn: ast.Fn): boolean {
  return fn.const !== undefined || hidesType(fn);
}

function hidesType(fn: ast.Fn): boolean {
  let found = false;
  const look = (node: ast.AnyNode): void => {
    if (node.kind === 'ImplTraitType') found = true;
    else if (!found) forEachChild(node, look);
  };
  if (fn.ret !== undefined) look(fn.ret);
  return found;
}

/** Items in a body can be impls and macros, which reach further than the body. */
export function hasItems(body: ast.Block): boolean {
  let found = false;
  const look = (node: ast.AnyNode): void => {
    if (node.kind === 'ItemStmt') found = true;
    else if (!found) forEachChild(node, look);
  };
  look(body);
  return found;
}
