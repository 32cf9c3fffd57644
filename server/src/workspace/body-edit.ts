/**
 * Is the difference between two versions of a file only inside one function's body? Then nothing outside that body needs to be
 * looked at again. The answer is found by comparing the trees' shapes, so a brace that swallows the next item is seen.
 */
import type * as ast from '../syntax/index.ts';
import { forEachChild, type ParseResult } from '../syntax/index.ts';
import { editBetween } from './files.ts';

/** A file's text at a version, and its tree. */
export interface SeenTree {
  readonly version: number;
  readonly text: string;
  readonly result: ParseResult;
}

interface Change {
  readonly start: number;
  readonly oldEnd: number;
  readonly delta: number;
}

/** The function whose body changed, as the new tree has it; undefined when more than a body changed. */
export function bodyEdit(
  before: SeenTree,
  after: SeenTree,
): { readonly after: ast.Fn } | undefined {
  const { start, oldEnd, newEnd } = editBetween(before.text, after.text);
  const change = { start, oldEnd, delta: newEnd - oldEnd };
  const found = inItems(before.result.file.items, after.result.file.items, change);
  return found === undefined ? undefined : { after: found };
}

/** Where an old place must be in the new text when it is outside the change. */
function place(offset: number, change: Change): number {
  return offset <= change.start ? offset : offset + change.delta;
}

function sameExtent(a: ast.NodeBase, b: ast.NodeBase, change: Change): boolean {
  return a.kind === b.kind && place(a.start, change) === b.start && place(a.end, change) === b.end;
}

function inItems(
  before: readonly ast.AnyItem[],
  after: readonly ast.AnyItem[],
  change: Change,
): ast.Fn | undefined {
  if (before.length !== after.length) return undefined;
  let found: ast.Fn | undefined;
  for (let i = 0; i < before.length; i++) {
    const a = before[i]!;
    const b = after[i]!;
    if (!sameExtent(a, b, change)) return undefined;
    // The item that holds the change is looked into; text outside it is the same, and so are the other items.
    if (a.start < change.start && change.oldEnd < a.end) found = inItem(a, b, change);
  }
  return found;
}

function inItem(a: ast.AnyItem, b: ast.AnyItem, change: Change): ast.Fn | undefined {
  if (a.kind === 'Fn' && b.kind === 'Fn') return inFn(a, b, change);
  if (
    (a.kind === 'Mod' && b.kind === 'Mod') ||
    (a.kind === 'Impl' && b.kind === 'Impl') ||
    (a.kind === 'Trait' && b.kind === 'Trait')
  ) {
    return a.items === undefined || b.items === undefined
      ? undefined
      : inItems(a.items, b.items, change);
  }
  return undefined;
}

function inFn(a: ast.Fn, b: ast.Fn, change: Change): ast.Fn | undefined {
  if (a.body === undefined || b.body === undefined) return undefined;
  // Values of constants, and what `impl Trait` hides, are seen outside the body.
  if (a.const !== undefined || hidesType(a)) return undefined;
  const inside = a.body.start < change.start && change.oldEnd < a.body.end;
  if (!inside || !sameExtent(a.body, b.body, change)) return undefined;
  return hasItems(a.body) || hasItems(b.body) ? undefined : b;
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
function hasItems(body: ast.Block): boolean {
  let found = false;
  const look = (node: ast.AnyNode): void => {
    if (node.kind === 'ItemStmt') found = true;
    else if (!found) forEachChild(node, look);
  };
  look(body);
  return found;
}
