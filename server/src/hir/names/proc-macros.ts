/**
 * Macros that are programs of their own. They are never run: a crate of them is known by the names
 * it gives, so that code that does not use them compiles and code that does is refused by name.
 */
import type * as ast from '../../syntax/index.ts';
import { attrArgs, attrName, findAttr } from '../cfg/index.ts';
import type { AttrList, Crate, FnDef, MacroDef, ModuleDef } from '../defs.ts';
import { walkPath } from './lookup.ts';
import { crateData, dataOf } from './state.ts';

/** What is said of code that needs a macro of such a crate. */
export function procMacroProblem(crate: Crate): string {
  return `proc macro crate \`${crate.name}\``;
}

/** Names of the macros that the root file of such a crate defines. */
export function procMacroNames(file: ast.SourceFile): readonly string[] {
  return file.items.flatMap((item): readonly string[] => {
    if (item.kind !== 'Fn') return [];
    const derive = findAttr(item.attrs, 'proc_macro_derive');
    if (derive !== undefined)
      return attrArgs(derive)
        .slice(0, 1)
        .map(({ name }) => name);
    const isMacro =
      findAttr(item.attrs, 'proc_macro') ?? findAttr(item.attrs, 'proc_macro_attribute');
    return isMacro === undefined ? [] : [item.name.text];
  });
}

/** The crate of the first attribute macro on a function, its impl or its trait. */
export function attributeMacroOn(def: FnDef): Crate | undefined {
  if (!crateData(def.crate).reachesProcMacros) return undefined;
  return crateOfAttrs(def.attrs, def) ?? (def.container && crateOfAttrs(def.container.attrs, def));
}

function crateOfAttrs(attrs: AttrList, { module }: FnDef): Crate | undefined {
  for (const attr of attrs) {
    if (attr.isDoc || attrName(attr) === 'derive') continue;
    const crate = macroCrate(attr, module);
    if (crate?.isProcMacro) return crate;
  }
  return undefined;
}

/**
 * The crate that defines the macro which an attribute names; undefined for built-in attributes and
 * unknown ones.
 */
export function macroCrate(attr: ast.Attr, module: ModuleDef): Crate | undefined {
  return attrMacro(attr, module)?.crate;
}

/** The macro that an attribute names, under whatever name it was imported. */
export function attrMacro(attr: ast.Attr, module: ModuleDef): MacroDef | undefined {
  const names = attr.path.map(
    (text): ast.Name => ({ kind: 'Name', text, start: attr.start, end: attr.end }),
  );
  const found = walkPath(dataOf(module), { global: false, names }, 'macro');
  if (found === undefined || found === 'pending' || found.rest < names.length) return undefined;
  return found.def.kind === 'macro' ? found.def : undefined;
}
