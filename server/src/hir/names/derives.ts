/** Derives of a definition: the impls of those that we know, and a note of those that we do not. */

import type * as ast from '../../syntax/index.ts';
import { parseItemsFromTokens } from '../../syntax/index.ts';
import { attrName, splitCommas } from '../cfg/index.ts';
import type { AdtDef } from '../defs.ts';
import { deriveImpl, Marker, newBudget } from '../macros/index.ts';
import type { Expansion, ModuleData } from './state.ts';

/** The impl items that the `derive` attributes stand for. */
export function addDerives(def: AdtDef, module: ModuleData): readonly ast.AnyItem[] {
  const wanted: { name: string; path: readonly ast.TokenTree[]; attr: ast.Attr }[] = [];
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
  if (wanted.length === 0) return [];
  const { crate } = module;
  const core = crate.isPrelude ? crate : crate.deps.get('core');
  if (core === undefined) return [];
  const names = new Set(wanted.map((w) => w.name));
  const marker = new Marker({
    macro: undefined,
    crate: core,
    call: def.node,
    file: def.file,
    depth: 1,
    budget: newBudget(),
    root: undefined,
  });
  const items: ast.AnyItem[] = [];
  const trees: ast.TokenTree[] = [];
  for (const { name, path, attr } of wanted) {
    const first = path[0];
    const place = {
      start: first?.start ?? attr.start,
      end: path.at(-1)?.end ?? attr.end,
      file: first?.file ?? def.file,
      ctxt: marker.mark(),
    };
    const made = deriveImpl(name, def.node, { path, all: names, place, attrs: def.attrs });
    if (made === undefined) {
      const list = crate.unknownDerives.get(def);
      if (list === undefined) crate.unknownDerives.set(def, [name]);
      else list.push(name);
      continue;
    }
    trees.push(...made);
    items.push(...parseItemsFromTokens(made, { edition: 2021, callSite: place }).node);
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
  return items;
}

function pathEnd(node: ast.AnyNode): string {
  return node.kind === 'Path' ? (node.segments.at(-1)?.name.text ?? '') : '';
}
