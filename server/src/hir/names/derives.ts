/** Derives of a definition: the impls of those that we know, and a note of those that we do not. */
import { append } from '../../base/index.ts';

import type * as ast from '../../syntax/index.ts';
import { parseItemsFromTokens, refilled } from '../../syntax/index.ts';
import { attrName, splitCommas } from '../cfg/index.ts';
import type { AdtDef } from '../defs.ts';
import {
  type DerivedImpl,
  deriveImpl,
  IMPLIED_DERIVES,
  Marker,
  newBudget,
  pathBeside,
} from '../macros/index.ts';
import type { LaterBodies } from './lazy-impls.ts';
import type { Expansion, ModuleData } from './state.ts';

interface Wanted {
  readonly name: string;
  readonly path: readonly ast.TokenTree[];
  readonly attr: ast.Attr;
  /** Not written: another derive makes it too. */
  readonly isImplied?: boolean;
}

/**
 * The impl items that the `derive` attributes stand for; what is in their braces comes apart from
 * them.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: names are gathered before the first impl, which may ask for all of them
export function addDerives(
  def: AdtDef,
  module: ModuleData,
): { readonly items: readonly ast.AnyItem[]; readonly bodies: LaterBodies } {
  const bodies = new Map<ast.AnyItem, () => readonly ast.AnyItem[]>();
  const items: ast.AnyItem[] = [];
  const wanted: Wanted[] = [];
  for (const attr of def.attrs) {
    if (attr.isDoc || attrName(attr) !== 'derive' || attr.args === undefined) continue;
    for (const path of splitCommas(attr.args.trees)) {
      const last = path.at(-1);
      const name =
        last?.kind === 'Token'
          ? last.text
          : last?.kind === 'Interpolated'
            ? pathEnd(last.node)
            : '';
      wanted.push({ name, path, attr });
    }
  }
  if (wanted.length === 0) return { items, bodies };
  const { crate } = module;
  const core = crate.isPrelude ? crate : crate.deps.get('core');
  if (core === undefined) return { items, bodies };
  const names = new Set(wanted.map((w) => w.name));
  for (const one of [...wanted]) {
    const name = IMPLIED_DERIVES.get(one.name);
    if (name !== undefined && !names.has(name)) wanted.push({ ...one, name, isImplied: true });
  }
  const marker = new Marker({
    macro: undefined,
    crate: core,
    call: def.node,
    file: def.file,
    depth: 1,
    budget: newBudget(),
    root: undefined,
  });
  const trees: ast.TokenTree[] = [];
  for (const { name, path, attr, isImplied } of wanted) {
    const first = path[0];
    const place = {
      start: first?.start ?? attr.start,
      end: path.at(-1)?.end ?? attr.end,
      file: first?.file ?? def.file,
      ctxt: marker.mark(),
    };
    const trait = isImplied === true ? pathBeside(path, name, place) : path;
    const made = deriveImpl(name, def.node, { path: trait, all: names, place, attrs: def.attrs });
    if (made === undefined) {
      const list = crate.unknownDerives.get(def);
      if (list === undefined) crate.unknownDerives.set(def, [name]);
      else list.push(name);
      continue;
    }
    const more = made.beside?.() ?? [];
    if (crate.input.keepTokens) append(trees, [...more, ...filled(made)]);
    const options = { edition: 2021, callSite: place } as const;
    const head = made.item ? [made.item()] : parseItemsFromTokens(made.head(), options).node;
    for (const item of head) {
      items.push(item);
      bodies.set(item, () => parseItemsFromTokens(made.body(), options).node);
    }
    if (more.length > 0) append(items, parseItemsFromTokens(more, options).node);
  }
  const kept = crate.input.keepTokens ? trees : undefined;
  const expansion: Expansion = {
    marker,
    trees: kept,
    included: undefined,
    problems: [],
    parsed: items,
    parsedAs: 'items',
  };
  module.expansions.set(def.node, expansion);
  return { items, bodies };
}

/** All tokens of an impl: its braces stand at the end of its head. */
function filled({ head, body }: DerivedImpl): ast.TokenTree[] {
  return head().map((tree, i, { length }) =>
    tree.kind === 'Group' && i === length - 1 ? refilled(tree, body()) : tree,
  );
}

function pathEnd(node: ast.AnyNode): string {
  return node.kind === 'Path' ? (node.segments.at(-1)?.name.text ?? '') : '';
}
