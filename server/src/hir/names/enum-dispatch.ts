/**
 * Where `#[enum_dispatch]` stands in a crate: a trait and an enum that name each other, in either
 * order, give an impl at the second of them, as the macro's own table does.
 */
import { append, type FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { parseItemsFromTokens } from '../../syntax/index.ts';
import { splitCommas } from '../cfg/index.ts';
import type { AttrList } from '../defs.ts';
import { dispatched, fromVariants, Marker, newBudget } from '../macros/index.ts';
import type { CrateData, ModuleData } from './state.ts';

/** The macro, and the package that has it. */
const NAME = 'enum_dispatch';

/** The items that an item with the attribute adds. */
export function dispatchItems(
  item: ast.Trait | ast.Enum,
  attrs: AttrList,
  at: { readonly module: ModuleData; readonly file: FileId },
  isCompiled: (item: ast.AnyItem) => boolean,
): readonly ast.AnyItem[] {
  const { crate } = at.module;
  const { traits, enums, waiting } = crate.dispatches;
  const marks = attrs.filter((attr) => !attr.isDoc && attr.path.at(-1) === NAME);
  const core = crate.deps.get('core');
  if (marks.length === 0 || core === undefined || !crate.deps.has(NAME)) return [];
  const isNew = item.kind === 'Enum' && !enums.has(item.name.text);
  if (item.kind === 'Enum') enums.set(item.name.text, item);
  else traits.set(item.name.text, item);
  const out: ast.AnyItem[] = [];
  for (const attr of marks) {
    const named = splitCommas(attr.args?.trees ?? []).flatMap((path) => {
      const last = path.at(-1);
      return last?.kind === 'Token' ? [last.text] : [];
    });
    for (const other of named)
      waiting.push(
        item.kind === 'Enum'
          ? { trait: other, node: item.name.text }
          : { trait: item.name.text, node: other },
      );
  }
  const [attr] = marks;
  const marker = new Marker({
    macro: undefined,
    crate: core,
    call: item,
    file: at.file,
    depth: 1,
    budget: newBudget(),
    root: undefined,
  });
  const place = { start: attr!.start, end: attr!.end, file: at.file, ctxt: marker.mark() };
  const parsed = (trees: readonly ast.TokenTree[]): readonly ast.AnyItem[] =>
    parseItemsFromTokens(trees, { edition: 2021, callSite: place }).node;
  if (isNew && item.kind === 'Enum') append(out, parsed(fromVariants(item, place)));
  for (const pair of waiting.splice(0)) {
    const [trait, node] = [traits.get(pair.trait), enums.get(pair.node)];
    if (trait === undefined || node === undefined) waiting.push(pair);
    else append(out, parsed(dispatched(trait, trait.items.filter(isCompiled), node, place)));
  }
  at.module.expansions.set(attr!, {
    marker,
    trees: undefined,
    included: undefined,
    problems: [],
    parsed: out,
    parsedAs: 'items',
  });
  return out;
}

/** An enum with the macro may name types alone: each is a variant that holds one. */
export function withFields(node: ast.Enum, attrs: AttrList, crate: CrateData): ast.Enum {
  const isMarked = attrs.some((attr) => !attr.isDoc && attr.path.at(-1) === NAME);
  if (!isMarked || !crate.deps.has(NAME)) return node;
  if (node.variants.every(({ fields }) => fields !== undefined)) return node;
  const variants = node.variants.map((variant) => {
    if (variant.fields !== undefined) return variant;
    const { name, start, end, file } = variant;
    const segment = { kind: 'PathSegment', name, args: undefined, start, end, file } as const;
    const path = { kind: 'Path', global: false, qself: undefined, segments: [segment] };
    const type = { kind: 'PathType', path: { ...path, start, end, file }, start, end, file };
    const field = { kind: 'TupleField', attrs: [], vis: undefined, type, start, end, file };
    const fields = { kind: 'TupleFields', fields: [field], start, end, file };
    return { ...variant, fields } as unknown as ast.Variant;
  });
  return { ...node, variants };
}
