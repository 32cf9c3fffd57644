/**
 * What is different between two versions of a file, where that can be put right in place: the
 * inside of one function's body, some functions and constants of one module or impl, or nothing
 * that has a meaning. The answer is found by comparing the trees' shapes, so a brace that swallows
 * the next item is seen.
 */
import { hasPlainAttrs, type LooseItem } from '../../hir/index.ts';
import type * as ast from '../../syntax/index.ts';
import { forEachChild, fullStart, type ParseResult } from '../../syntax/index.ts';
import { editBetween } from '../text-edit.ts';

/** A file's text, and its tree. */
export interface TextAndTree {
  readonly text: string;
  readonly result: ParseResult;
}

/** What holds items beside the file itself. */
export type Holder = ast.Mod | ast.Impl | ast.Trait;

/** Items of one list that went and came. An item that changed in its head is among both. */
export interface ItemEdit {
  /**
   * What the list stands in, outermost first, as the new tree has it; empty for the file's own
   * list.
   */
  readonly holders: readonly Holder[];
  /** The list as it was and as it is. */
  readonly oldList: readonly ast.AnyItem[];
  readonly list: readonly ast.AnyItem[];
  /** Where in both what changed begins, and all that stood and stands there. */
  readonly first: number;
  readonly allGone: readonly ast.AnyItem[];
  readonly allCome: readonly ast.AnyItem[];
  readonly gone: readonly LooseItem[];
  readonly come: readonly LooseItem[];
}

/**
 * `between`: comments or spaces between items. `body`: the function whose body changed, as the new
 * tree has it.
 */
export type TreeEdit =
  | { readonly kind: 'between' }
  | { readonly kind: 'body'; readonly fn: ast.Fn }
  | { readonly kind: 'items'; readonly items: ItemEdit };

interface Change {
  readonly start: number;
  readonly oldEnd: number;
  readonly delta: number;
  /** The new text. */
  readonly text: string;
}

/**
 * What changed from one version to the next; undefined when it is more than a `TreeEdit` can say.
 */
export function treeEdit(before: TextAndTree, after: TextAndTree): TreeEdit | undefined {
  const { start, oldEnd, newEnd } = editBetween(before.text, after.text);
  const change = { start, oldEnd, delta: newEnd - oldEnd, text: after.text };
  const [old, now] = [before.result.file, after.result.file];
  if (!sameAttrs(old.attrs, now.attrs, change)) return undefined;
  return inList(old.items, now.items, change, []);
}

/**
 * Does the change come behind the brace that opens a list? Where that is not plain to see, it may
 * belong to the head.
 */
function isInBraces(
  first: ast.AnyItem | undefined,
  holder: Holder | undefined,
  { start, text }: Change,
): boolean {
  if (holder === undefined || (first !== undefined && fullStart(first) <= start)) return true;
  const end = headEnd(holder);
  const brace = /^\s*\{/.exec(text.slice(end));
  return brace !== null && end + brace[0].length <= start;
}

/** Where the last part of what stands before the brace ends. */
function headEnd(holder: Holder): number {
  if (holder.kind === 'Mod') return holder.name.end;
  const own = new Set<ast.AnyNode>([...(holder.items ?? []), ...holder.attrs]);
  let end = holder.start;
  forEachChild(holder, (child) => {
    if (!own.has(child)) end = Math.max(end, child.end);
  });
  return end;
}

/** Is no attribute touched? Documentation counts as one for the parser, and means nothing to us. */
function sameAttrs(a: readonly ast.Attr[], b: readonly ast.Attr[], change: Change): boolean {
  const [old, now] = [a, b].map((list) => list.filter((attr) => !attr.isDoc));
  return old!.length === now!.length && old!.every((attr, i) => isOutside(attr, now![i]!, change));
}

/** Does the change leave a node alone, so that it only moved? */
function isOutside(a: ast.NodeBase, b: ast.NodeBase, change: Change): boolean {
  return (liesBehind(a, change) || a.end <= change.start) && sameExtent(a, b, change);
}

function liesBehind(a: ast.NodeBase, change: Change): boolean {
  return change.oldEnd <= a.start && change.start < a.start;
}

/** Where an old place must be in the new text when it is outside the change. */
function place(offset: number, change: Change): number {
  return offset <= change.start ? offset : offset + change.delta;
}

function sameExtent(a: ast.NodeBase, b: ast.NodeBase, change: Change): boolean {
  return a.kind === b.kind && place(a.start, change) === b.start && place(a.end, change) === b.end;
}

/** Is the item, with what is written in front of it, as it was? */
function isSame(a: ast.AnyItem, b: ast.AnyItem, change: Change): boolean {
  return isOutside(a, b, change) && sameAttrs(outerAttrs(a), outerAttrs(b), change);
}

/** Attributes in front of an item; those inside are compared where its items are. */
function outerAttrs(item: ast.AnyItem): readonly ast.Attr[] {
  return item.attrs.filter((attr) => attr.start < item.start);
}

function inList(
  before: readonly ast.AnyItem[],
  after: readonly ast.AnyItem[],
  change: Change,
  holders: readonly Holder[],
): TreeEdit | undefined {
  const [n, m] = [before.length, after.length];
  let first = 0;
  while (first < Math.min(n, m)) {
    const [a, b] = [before[first]!, after[first]!];
    if (a.end > change.start || !isSame(a, b, change)) break;
    first++;
  }
  let last = 0;
  while (last < Math.min(n, m) - first) {
    const [a, b] = [before[n - 1 - last]!, after[m - 1 - last]!];
    if (!liesBehind(a, change) || !isSame(a, b, change)) break;
    last++;
  }
  const gone = before.slice(first, n - last);
  const come = after.slice(first, m - last);
  const [a, b] = [gone[0], come[0]];
  if (a !== undefined && b !== undefined && gone.length === 1 && come.length === 1) {
    const inside = a.start < change.start && change.oldEnd < a.end && sameExtent(a, b, change);
    if (inside && sameAttrs(outerAttrs(a), outerAttrs(b), change)) {
      const found = inItem(a, b, change, holders);
      if (found !== undefined) return found;
    }
  }
  if (first === 0 && !isInBraces(a, holders.at(-1), change)) return undefined;
  if (gone.length === 0 && come.length === 0) return { kind: 'between' };
  const at = { holders, oldList: before, list: after, first, allGone: gone, allCome: come };
  return swapped(at);
}

function inItem(
  a: ast.AnyItem,
  b: ast.AnyItem,
  change: Change,
  holders: readonly Holder[],
): TreeEdit | undefined {
  if (a.kind === 'Fn' && b.kind === 'Fn') return inFn(a, b, change);
  if (
    (a.kind === 'Mod' && b.kind === 'Mod') ||
    (a.kind === 'Impl' && b.kind === 'Impl') ||
    (a.kind === 'Trait' && b.kind === 'Trait')
  ) {
    const [old, now] = [a.items, b.items];
    if (old === undefined || now === undefined) return undefined;
    const found = inList(old, now, change, [...holders, b]);
    return found?.kind === 'body' || sameAttrs(a.attrs, b.attrs, change) ? found : undefined;
  }
  return undefined;
}

function inFn(a: ast.Fn, b: ast.Fn, change: Change): TreeEdit | undefined {
  if (a.body === undefined || b.body === undefined) return undefined;
  if (isOpaque(a)) return undefined;
  const inside = a.body.start < change.start && change.oldEnd < a.body.end;
  if (!inside || !sameExtent(a.body, b.body, change)) return undefined;
  return hasItems(a.body) || hasItems(b.body) ? undefined : { kind: 'body', fn: b };
}

function swapped(at: Omit<ItemEdit, 'gone' | 'come'>): TreeEdit | undefined {
  const holder = at.holders.at(-1);
  // Items of traits and of their impls belong to each other.
  if (holder?.kind === 'Trait' || (holder?.kind === 'Impl' && holder.trait !== undefined))
    return undefined;
  const inImpl = holder?.kind === 'Impl';
  const [old, now] = [at.allGone, at.allCome].map((list) => looseItems(list, inImpl));
  if (old === undefined || now === undefined || !sameSymbols(old, now)) return undefined;
  return { kind: 'items', items: { ...at, gone: old, come: now } };
}

/** The items when all can come and go; what the parser could not read is nothing. */
function looseItems(items: readonly ast.AnyItem[], inImpl: boolean): LooseItem[] | undefined {
  const out: LooseItem[] = [];
  for (const item of items) {
    if (item.kind === 'BogusItem') continue;
    const loose = asLoose(item, inImpl);
    if (loose === undefined) return undefined;
    out.push(loose);
  }
  return out;
}

function asLoose(item: ast.AnyItem, inImpl: boolean): LooseItem | undefined {
  if (item.kind === 'Fn') {
    return item.body !== undefined && hasItems(item.body) ? undefined : item;
  }
  if (inImpl) return undefined;
  switch (item.kind) {
    case 'Const':
      return item.name.text === '_' ? undefined : item;
    case 'Struct':
    case 'Enum':
    case 'TypeAlias':
      return hasPlainAttrs(item.attrs) && !hasItems(item) ? item : undefined;
    case 'Use':
      return item;
    default:
      return undefined;
  }
}

/** Attributes that let a function be known by something else than its name. */
const NAMING = /\b(?:export_name|link_name|lang|panic_handler)\b/;

function sameSymbols(gone: readonly LooseItem[], come: readonly LooseItem[]): boolean {
  const [old, now] = [gone, come].map((items) =>
    items.flatMap(({ attrs }) =>
      attrs.filter(({ isDoc, text }) => !isDoc && NAMING.test(text)).map(({ text }) => text),
    ),
  );
  return old!.sort().join('\n') === now!.sort().join('\n');
}

/**
 * Values of constants, what `impl Trait` hides, and how large a future is, are seen outside the
 * body.
 */
export function isOpaque(fn: ast.Fn): boolean {
  const { async, gen } = fn;
  return fn.const !== undefined || async !== undefined || gen !== undefined || hidesType(fn);
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

/** Items in code can be impls and macros, which reach further than the code. */
export function hasItems(body: ast.AnyNode): boolean {
  let found = false;
  const look = (node: ast.AnyNode): void => {
    if (node.kind === 'ItemStmt') found = true;
    else if (!found) forEachChild(node, look);
  };
  look(body);
  return found;
}
