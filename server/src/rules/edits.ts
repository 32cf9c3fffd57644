/**
 * Pieces that fixes are made of: indentation, free names, lists of parameters, the form of
 * attributes.
 */
import type { FileId, TextEdit } from '../base/index.ts';
import { type FnDef, findAttr, lookupName } from '../hir/index.ts';
import type { Param } from '../syntax/index.ts';
import type { RuleContext } from './context.ts';

/** An edit that only adds. */
export function insert(file: FileId, at: number, newText: string): TextEdit {
  return { span: { file, start: at, end: at }, newText };
}

/** The space before the first word of the line that holds `offset`. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))![0];
}

/**
 * `base`, or `base_2`, ... until nothing in the module and no local of the words given has the
 * name.
 */
export function freeName(base: string, taken: (name: string) => boolean): string {
  let name = base;
  for (let n = 2; taken(name); n += 1) name = `${base}_${n}`;
  return name;
}

/** A value's name that is free in the module of `def`. */
export function freeValueName(def: FnDef, base: string): string {
  return freeName(base, (name) => lookupName(def.module, name, 'value') !== undefined);
}

/** A parameter's name that is free among the parameters of `def`. */
export function freeParamName(def: FnDef, base: string): string {
  const names = new Set(
    def.node.paramList.params.flatMap((p) =>
      p.kind === 'Param' && p.pat?.kind === 'IdentPat' ? [p.pat.name.text] : [],
    ),
  );
  return freeName(base, (name) => names.has(name));
}

/** The plain name that a parameter binds, undefined for other patterns. */
export function plainName(param: Param): string | undefined {
  const { pat } = param;
  return pat?.kind === 'IdentPat' && !pat.ref && pat.sub === undefined ? pat.name.text : undefined;
}

/**
 * Does the attribute need `unsafe(..)`? Edition 2024 says so; a crate that writes it elsewhere
 * wants it everywhere.
 */
export function attributeText(ctx: RuleContext, inner: string): string {
  const modern =
    ctx.crate.edition >= 2024 ||
    ctx.fns.some((fn) => {
      const attr = findAttr(fn.attrs, 'no_mangle') ?? findAttr(fn.attrs, 'export_name');
      return attr?.unsafe === true;
    });
  return modern ? `#[unsafe(${inner})]` : `#[${inner}]`;
}
