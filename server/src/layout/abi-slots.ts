/** Slots of kernel parameters, and what both targets make of scalars and of pairs of them. */
import type { Ty } from '../hir/index.ts';
import type { Layout } from './layout.ts';
import type { Layouts } from './layouts.ts';
import { type Scalar, type ScalarType, scalarType } from './scalar.ts';

/** One slot of a kernel's parameter memory. Has the shape of MIR's `ParamDecl`. */
export interface KernelSlot {
  readonly name: string;
  readonly pass: 'scalar' | 'blob' | 'by-pointer';
  readonly type: Exclude<ScalarType, 'f128'> | 'ptr.global' | 'ptr.kernarg';
  readonly size: number;
  readonly align: number;
  /** Of pointers: the alignment that the type guarantees for what they point to. */
  readonly pointeeAlign: number | undefined;
  /** In a slot that is wider than the value: what its low bits are. */
  readonly holds: Exclude<ScalarType, 'f128' | 'ptr'> | undefined;
  readonly display: string;
}

/** How one Rust parameter maps to slots. */
export interface KernelParam {
  readonly name: string;
  readonly ty: Ty;
  readonly layout: Layout;
  /**
   * `ignore`: no bytes; `pair`: two slots, one for each half; `fields`: a slot for each field that
   * has bytes.
   */
  readonly pass: 'ignore' | 'scalar' | 'pair' | 'fields' | 'blob' | 'by-pointer';
  readonly slots: readonly KernelSlot[];
  /** The compiler adds it: no parameter of the source. */
  readonly implicit?: true;
}

/** Size and alignment of addresses and of the runtime's slots. */
export const POINTER = { size: 8, align: 8 } as const;

/**
 * All slots are made here: a JavaScript engine reads objects faster when all have the same fields
 * in the same order.
 */
// biome-ignore lint/complexity/useMaxParams: the fields in their order
export function slotOf(
  name: string,
  pass: KernelSlot['pass'],
  type: KernelSlot['type'],
  { size, align }: { readonly size: number; readonly align: number },
  display: string,
  pointeeAlign?: number,
  holds?: KernelSlot['holds'],
): KernelSlot {
  return { name, pass, type, size, align, pointeeAlign, holds, display };
}

export function scalarSlot(
  layouts: Layouts,
  name: string,
  ty: Ty,
  scalar: Scalar,
  offset: number,
  display: string,
): KernelSlot | undefined {
  const type = scalarType(scalar);
  if (type === 'f128') return undefined;
  if (type !== 'ptr') return slotOf(name, 'scalar', type, scalar, display);
  const promised = pointeeAlign(layouts, ty, offset);
  return slotOf(name, 'scalar', 'ptr.global', scalar, display, promised);
}

/** A pair of scalars as two slots. */
export function pairParam(layouts: Layouts, name: string, ty: Ty): KernelParam | undefined {
  const layout = layouts.of(ty);
  const { repr } = layout;
  if (repr.kind !== 'pair') return ty.kind === 'adt' ? fieldsParam(layouts, name, ty) : undefined;
  const display = layouts.hir.display(ty);
  const a = scalarSlot(layouts, `${name}.0`, ty, repr.a, 0, display);
  const b = scalarSlot(layouts, `${name}.1`, ty, repr.b, repr.bOffset, display);
  if (a === undefined || b === undefined) return undefined;
  return { name, ty, layout, pass: 'pair', slots: [a, b] };
}

/** A struct of scalars as a slot for each. */
function fieldsParam(layouts: Layouts, name: string, ty: Ty): KernelParam | undefined {
  const layout = layouts.of(ty);
  const display = layouts.hir.display(ty);
  const slots: KernelSlot[] = [];
  for (const [index, fieldTy] of layout.fieldTys.entries()) {
    const { repr, size } = layouts.of(fieldTy);
    if (size === 0) continue;
    if (repr.kind !== 'scalar') return undefined;
    const offset = layout.offsets[index]!;
    const slot = scalarSlot(layouts, `${name}.${slots.length}`, ty, repr.a, offset, display);
    if (slot === undefined) return undefined;
    slots.push(slot);
  }
  return { name, ty, layout, pass: 'fields', slots };
}

/** Alignment promised by the reference that lies at `offset` in the type; 1 for raw pointers. */
function pointeeAlign(layouts: Layouts, ty: Ty, offset: number): number {
  if (ty.kind === 'ref') return offset === 0 ? layouts.of(ty.inner).align : 1;
  if (ty.kind !== 'adt' && ty.kind !== 'tuple' && ty.kind !== 'closure') return 1;
  const layout = layouts.of(ty);
  let { offsets, fieldTys } = layout;
  if (layout.variants.kind === 'multiple') {
    // `Option<&T>`: the variant that fills the enum.
    const { encoding, layouts: variants } = layout.variants;
    if (encoding.kind !== 'niche') return 1;
    ({ offsets, fieldTys } = variants[encoding.untagged]!);
  }
  for (const [index, at] of offsets.entries()) {
    const field = layouts.of(fieldTys[index]!);
    if (field.size === 0 || offset < at || offset >= at + field.size) continue;
    return pointeeAlign(layouts, field.ty, offset - at);
  }
  return 1;
}
