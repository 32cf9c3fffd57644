/**
 * How rustc passes a kernel's parameters on amdgcn.
 *
 * Scalars and `repr(simd)` vectors lie in the kernarg segment in all versions. What else there is
 * differs by the compiler's age. Until rust-lang/rust pull request 162177 pairs of scalars, slices
 * among them, are two arguments, and everything else is the address of a copy that the host
 * prepares. Since then the bytes of each aggregate lie in the segment themselves (`byref`), and a
 * struct around nothing but one scalar or vector is passed as a register of that size.
 *
 * What holds until then is compared with a nightly in a test; what holds since then was read in
 * the pull request, `compiler/rustc_target/src/callconv/amdgpu.rs`, and in its tests.
 */
import type { Ty } from '../hir/index.ts';
import { type KernelParam, POINTER, pairParam, scalarSlot, slotOf } from './abi-slots.ts';
import type { Layout } from './layout.ts';
import type { Layouts } from './layouts.ts';

/** The `cfg` of targets whose compiler passes aggregates inside the kernarg segment. */
export const AGGREGATES_INLINE = 'warplens_aggregates_inline';

/** Where the host puts aggregates. */
export type AggregatePlace = 'by address' | 'inline';

/** Size and alignment of a register, or of bytes. */
interface Extent {
  readonly size: number;
  readonly align: number;
}

/** How the compiler of the crate passes aggregates on AMD. */
export function aggregatePlace({ hir }: Layouts): AggregatePlace {
  return hir.target.cfg.has(AGGREGATES_INLINE) ? 'inline' : 'by address';
}

/** Classifies one parameter. */
export function amdgpuParam(
  layouts: Layouts,
  name: string,
  ty: Ty,
  place: AggregatePlace = aggregatePlace(layouts),
): KernelParam {
  const layout = layouts.of(ty);
  const display = layouts.hir.display(ty);
  if (layout.size === 0) return { name, ty, layout, pass: 'ignore', slots: [] };
  const { repr } = layout;
  if (repr.kind === 'scalar') {
    const slot = scalarSlot(layouts, name, ty, repr.a, 0, display);
    if (slot !== undefined) return { name, ty, layout, pass: 'scalar', slots: [slot] };
  }
  const inside = inSegment(layouts, layout, place);
  if (inside !== undefined) {
    const slot = slotOf(name, 'blob', 'ptr.kernarg', inside, display);
    return { name, ty, layout, pass: 'blob', slots: [slot] };
  }
  const both = repr.kind === 'pair' ? pairParam(layouts, name, ty) : undefined;
  if (both !== undefined) return both;
  const slot = slotOf(name, 'by-pointer', 'ptr.global', POINTER, display, layout.align);
  return { name, ty, layout, pass: 'by-pointer', slots: [slot] };
}

/** The bytes of a value that lies in the kernarg segment. */
function inSegment(layouts: Layouts, layout: Layout, place: AggregatePlace): Extent | undefined {
  // LLVM has types for vectors and for `f128`.
  if (layout.repr.kind === 'scalar' || isVector(layouts, layout)) return layout;
  return place === 'inline' ? (onlyRegister(layouts, layout) ?? layout) : undefined;
}

/**
 * The register that a struct, array or union around one value is passed in; undefined where the
 * value does not fill it. What is inside inner ones is measured against those alone.
 */
function onlyRegister(layouts: Layouts, layout: Layout): Extent | undefined {
  if (layout.variants.kind === 'multiple') return registerOf(layout.variants.tag, layout);
  const ty = onlyField(layouts, layout);
  if (ty === undefined) return undefined;
  const field = layouts.of(ty);
  if (isVector(layouts, field)) return field.size === layout.size ? field : undefined;
  if (field.repr.kind === 'scalar') return registerOf(field.repr.a, layout);
  return field.repr.kind === 'memory' ? onlyRegister(layouts, field) : undefined;
}

/** The integer in which a scalar that fills the whole value is passed. */
function registerOf({ size }: Extent, whole: Layout): Extent | undefined {
  return size === whole.size ? { size, align: Math.min(size, POINTER.align) } : undefined;
}

function onlyField(layouts: Layouts, { ty, size, fieldTys }: Layout): Ty | undefined {
  if (ty.kind === 'array') return layouts.of(ty.elem).size === size ? ty.elem : undefined;
  return fieldTys.length === 1 ? fieldTys[0] : undefined;
}

/** Is it a `repr(simd)` type, or one that rustc takes for it because it only wraps it? */
function isVector(layouts: Layouts, { ty, size, align, fieldTys, variants }: Layout): boolean {
  if (variants.kind === 'multiple') return false;
  if (ty.kind === 'adt') {
    const repr = layouts.hir.repr(ty.def);
    // Packed vectors of three elements go through memory.
    if (repr.simd) return size === align;
    if (repr.c || repr.packed !== undefined) return false;
  } else if (ty.kind !== 'tuple') return false;
  const fields = fieldTys.map((field) => layouts.of(field)).filter((field) => field.size > 0);
  const isUnion = ty.kind === 'adt' && ty.def.kind === 'union';
  return (
    (fields.length === 1 || (isUnion && fields.length > 0)) &&
    fields.every(
      (field) => field.size === size && field.align === align && isVector(layouts, field),
    )
  );
}
