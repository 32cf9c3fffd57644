/**
 * Structs that kernels take by value, with their layout: what the host has to write byte by byte.
 */
import type { Span } from '../base/index.ts';
import { displayTy, type StructDef, type Ty } from '../hir/index.ts';
import type { Layouts } from '../layout/index.ts';
import type { TypeLayout } from './api.ts';

/** Layouts of the structs among these types, and of those inside them, outermost first. */
export function valueTypes(
  layouts: Layouts,
  types: readonly Ty[],
  current: (span: Span) => Span,
): readonly TypeLayout[] {
  const out = new Map<string, TypeLayout>();
  const add = (ty: Ty): void => {
    if (ty.kind === 'array') add(ty.elem);
    if (ty.kind === 'tuple') for (const elem of ty.elems) add(elem);
    if (ty.kind !== 'adt' || ty.def.kind !== 'struct') return;
    const name = displayTy(ty);
    if (out.has(name)) return;
    out.set(name, describe(layouts, ty, ty.def, name, current));
    for (const field of layouts.of(ty).fieldTys) add(field);
  };
  for (const ty of types) add(ty);
  return [...out.values()];
}

function describe(
  layouts: Layouts,
  ty: Ty,
  def: StructDef,
  type: string,
  current: (span: Span) => Span,
): TypeLayout {
  const { size, align, offsets, fieldTys } = layouts.of(ty);
  const { node } = def;
  const names =
    node.fields?.kind === 'RecordFields'
      ? node.fields.fields.map((field) => field.name.text)
      : fieldTys.map((_, index) => String(index));
  const fields = fieldTys.map((field, index) => {
    const inner = layouts.of(field);
    return {
      name: names[index] ?? String(index),
      type: displayTy(field),
      offset: offsets[index] ?? 0,
      size: inner.size,
      align: inner.align,
    };
  });
  const file = (node.file ?? def.file) as Span['file'];
  return {
    type,
    name: def.name,
    nameSpan: current({ file, start: node.name.start, end: node.name.end }),
    size,
    align,
    fields: fields.sort((a, b) => a.offset - b.offset),
  };
}
