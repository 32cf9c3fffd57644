/**
 * Lang items: definitions of the prelude that the language itself refers to, marked `#[lang =
 * "name"]`.
 */

import type * as ast from '../../syntax/index.ts';
import type { AnyDef, Crate, FnDef, ModuleDef, TraitDef, TypeAliasDef } from '../defs.ts';
import { isLazy } from '../names/index.ts';
import type { Cx } from './cx.ts';
import { stringValue } from './literal.ts';

function langName(attrs: readonly ast.Attr[]): string | undefined {
  for (const attr of attrs) {
    if (attr.path.length === 1 && attr.path[0] === 'lang' && attr.value?.kind === 'LitExpr') {
      return stringValue(attr.value.text);
    }
  }
  return undefined;
}

/**
 * Fills `cx.langItems` from the prelude crate: items, variants, trait and inherent associated
 * items.
 */
export function collectLangItems(cx: Cx, core: Crate): void {
  const seen = new Set<object>();
  const note = (def: AnyDef): void => {
    if (def.kind === 'builtin-type') return;
    const name = langName(def.attrs);
    if (name !== undefined && !cx.langItems.has(name)) cx.langItems.set(name, def);
  };
  const noteAll = (def: AnyDef): void => {
    note(def);
    if (def.kind === 'enum') def.variants.forEach(note);
    if (def.kind === 'trait') def.items.order.forEach(note);
  };
  const visit = (module: ModuleDef): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const table of [module.types, module.values]) {
      for (const { def } of table.values()) {
        if (def.kind === 'builtin-type' || def.crate !== core || seen.has(def)) continue;
        if (def.kind === 'module') {
          if (!isLazy(module, def.attrs)) visit(def);
          continue;
        }
        seen.add(def);
        noteAll(def);
      }
    }
  };
  visit(core.root);
  // None stands in an impl or a lazy module: nobody wants to read all those for this.
}

export function langTrait(cx: Cx, name: string): TraitDef | undefined {
  const def = cx.langItems.get(name);
  return def?.kind === 'trait' ? def : undefined;
}

export function langFn(cx: Cx, name: string): FnDef | undefined {
  const def = cx.langItems.get(name);
  return def?.kind === 'fn' ? def : undefined;
}

export function langAssocTy(cx: Cx, name: string): TypeAliasDef | undefined {
  const def = cx.langItems.get(name);
  return def?.kind === 'type-alias' ? def : undefined;
}
