/**
 * How a kernel's parameters arrive, for each target exactly as rustc passes them (nvptx64 and
 * amdgcn of rustc 1.97), and the table of it for people.
 *
 * nvptx64: scalars by value, everything else as bytes in parameter space. amdgcn: scalars by value,
 * pairs of scalars as two arguments, everything else as the address of a copy that the host
 * prepares.
 *
 * Rust-CUDA and cuda-oxide know nvptx64 only and differ from rustc in one thing: a slice, and what
 * their device library says is one, comes as two parameters, pointer and length, and what else the
 * library's type has behind them, each as one more.
 *
 * Offload kernels are rustc's, made over for LLVM's offload runtime: a pointer that the runtime
 * fills comes first, and each number fills 64 bits.
 */
import { hasAttr, type Ty } from '../hir/index.ts';
import { alignTo, type Layout } from './layout.ts';
import { LayoutError, type Layouts } from './layouts.ts';
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

/** Who decides how parameters are passed. */
export type KernelConvention = 'rustc' | 'offload' | 'rust-cuda' | 'cuda-oxide';

/** Where a slice comes as pointer and length. */
const SLICES_APART: ReadonlySet<KernelConvention> = new Set(['rust-cuda', 'cuda-oxide']);

/**
 * Classifies the parameters of a kernel in order, with those that the compiler adds. Throws
 * `LayoutError` for types without layout.
 */
export function classifyKernelParams(
  layouts: Layouts,
  params: readonly { readonly name: string; readonly ty: Ty }[],
  convention: KernelConvention = 'rustc',
): KernelParam[] {
  const classify = layouts.hir.target.arch === 'nvptx64' ? nvptxParam : amdgpuParam;
  // rustc takes a first parameter of this name for the one that it adds.
  if (convention === 'offload' && params[0]?.name !== RUNTIME_POINTER) {
    return offloadParams(
      params.map(({ name, ty }) => {
        return wholeScalar(layouts, name, ty) ?? classify(layouts, name, ty);
      }),
    );
  }
  return params.map(({ name, ty }) => {
    const apart = SLICES_APART.has(convention) && isSliceLike(ty);
    return (apart ? pairParam(layouts, name, ty) : undefined) ?? classify(layouts, name, ty);
  });
}

/**
 * A scalar of LLVM's as one slot. The runtime has 64 bits for each, and no way to pass wider ones.
 */
function wholeScalar(layouts: Layouts, name: string, ty: Ty): KernelParam | undefined {
  const layout = layouts.of(ty);
  const { repr } = layout;
  if (repr.kind !== 'scalar') return undefined;
  const display = layouts.hir.display(ty);
  if (repr.a.prim === 'int' && repr.a.size > 8) {
    throw new LayoutError(`\`${display}\` as a parameter of an offload kernel`);
  }
  const slot = scalarSlot(layouts, name, ty, repr.a, 0, display);
  return slot && { name, ty, layout, pass: 'scalar', slots: [slot] };
}

/** The parameter that LLVM's offload runtime fills. */
const RUNTIME_POINTER = 'dyn_ptr';

/**
 * What rustc makes of a kernel's parameters for LLVM's offload runtime. A kernel without any stays
 * as it is.
 */
function offloadParams(params: readonly KernelParam[]): KernelParam[] {
  const [first] = params.flatMap(({ slots }) => slots);
  if (first === undefined) return [...params];
  const widened = params.map((param): KernelParam => {
    const { name, ty, layout, pass, slots } = param;
    return { name, ty, layout, pass, slots: slots.map(widen) };
  });
  const slot = slotOf(RUNTIME_POINTER, 'scalar', 'ptr.global', POINTER, 'of the runtime', 1);
  const { ty, layout } = params[0]!;
  return [
    { name: RUNTIME_POINTER, ty, layout, pass: 'scalar', slots: [slot], implicit: true },
    ...widened,
  ];
}

function widen(slot: KernelSlot): KernelSlot {
  const { pass, type } = slot;
  if (type === 'ptr' || type === 'i64') return slot;
  if (pass !== 'scalar' || type === 'ptr.global' || type === 'ptr.kernarg') {
    return slot;
  }
  return slotOf(slot.name, pass, 'i64', POINTER, slot.display, undefined, type);
}

/** `&[T]`, and types of the device libraries that stand for one and say so by `#[kernel_slice]`. */
function isSliceLike(ty: Ty): boolean {
  if (ty.kind === 'ref') return ty.inner.kind === 'slice';
  return ty.kind === 'adt' && hasAttr(ty.def.attrs, 'kernel_slice');
}

/** A pair of scalars as two slots. */
function pairParam(layouts: Layouts, name: string, ty: Ty): KernelParam | undefined {
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

function nvptxParam(layouts: Layouts, name: string, ty: Ty): KernelParam {
  const layout = layouts.of(ty);
  const display = layouts.hir.display(ty);
  if (layout.size === 0) return { name, ty, layout, pass: 'ignore', slots: [] };
  const { repr } = layout;
  if (repr.kind === 'scalar') {
    const slot = scalarSlot(layouts, name, ty, repr.a, 0, display);
    // LLVM has no parameter types for these, so they travel as bytes.
    const odd = repr.a.size === 16 || (repr.a.prim === 'float' && repr.a.size === 2);
    if (slot !== undefined && !odd) return { name, ty, layout, pass: 'scalar', slots: [slot] };
  }
  const slot = slotOf(name, 'blob', 'ptr.kernarg', layout, display);
  return { name, ty, layout, pass: 'blob', slots: [slot] };
}

function amdgpuParam(layouts: Layouts, name: string, ty: Ty): KernelParam {
  const layout = layouts.of(ty);
  const display = layouts.hir.display(ty);
  if (layout.size === 0) return { name, ty, layout, pass: 'ignore', slots: [] };
  const { repr } = layout;
  if (repr.kind === 'scalar') {
    const slot = scalarSlot(layouts, name, ty, repr.a, 0, display);
    if (slot !== undefined) return { name, ty, layout, pass: 'scalar', slots: [slot] };
  }
  const both = repr.kind === 'pair' ? pairParam(layouts, name, ty) : undefined;
  if (both !== undefined) return both;
  if (isVector(layouts, ty)) {
    const slot = slotOf(name, 'blob', 'ptr.kernarg', layout, display);
    return { name, ty, layout, pass: 'blob', slots: [slot] };
  }
  const slot = slotOf(name, 'by-pointer', 'ptr.global', POINTER, display, layout.align);
  return { name, ty, layout, pass: 'by-pointer', slots: [slot] };
}

/**
 * Is it a `repr(simd)` type, or one that only wraps it? LLVM has types for these, so their values
 * go into the kernarg segment.
 */
function isVector(layouts: Layouts, ty: Ty): boolean {
  if (ty.kind !== 'adt' || ty.def.kind !== 'struct') return false;
  if (layouts.hir.repr(ty.def).simd) return true;
  const fields = layouts.of(ty).fieldTys.filter((field) => layouts.of(field).size > 0);
  return (
    fields.length === 1 && layouts.hir.repr(ty.def).transparent && isVector(layouts, fields[0]!)
  );
}

function scalarSlot(
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

/** Size and alignment of addresses and of the runtime's slots. */
const POINTER = { size: 8, align: 8 } as const;

/**
 * All slots are made here: a JavaScript engine reads objects faster when all have the same fields
 * in the same order.
 */
// biome-ignore lint/complexity/useMaxParams: the fields in their order
function slotOf(
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

/** A row of a kernel's parameter table. */
export interface AbiRow {
  readonly name: string;
  readonly type: string;
  readonly offset: number;
  readonly size: number;
  readonly align: number;
  readonly pass: KernelSlot['pass'];
  /** The register or pointer type in which the value arrives. */
  readonly slotType: KernelSlot['type'];
}

export interface AbiTable {
  readonly rows: readonly AbiRow[];
  /** Bytes of the whole parameter memory, without what a runtime appends. */
  readonly size: number;
  readonly align: number;
}

/** Offsets of all slots: each at its natural alignment after the one before, on both targets. */
export function computeAbiTable(params: readonly KernelParam[]): AbiTable {
  const rows: AbiRow[] = [];
  let offset = 0;
  let align = 1;
  for (const param of params) {
    for (const slot of param.slots) {
      offset = alignTo(offset, slot.align);
      align = Math.max(align, slot.align);
      rows.push({
        name: slot.name,
        type: slot.display,
        offset,
        size: slot.size,
        align: slot.align,
        pass: slot.pass,
        slotType: slot.type,
      });
      offset += slot.size;
    }
  }
  return { rows, size: offset, align };
}

/** The table as text with aligned columns. */
export function printAbiTable(table: AbiTable): string {
  const lines = [['offset', 'size', 'align', 'name', 'passed as', 'type']];
  for (const row of table.rows) {
    const how = row.pass === 'scalar' ? row.slotType : row.pass;
    lines.push([`${row.offset}`, `${row.size}`, `${row.align}`, row.name, how, row.type]);
  }
  const widths = lines[0]!.map((_, col) => Math.max(...lines.map((line) => line[col]!.length)));
  const text = lines.map((line) =>
    line
      .map((cell, col) => (col < 3 ? cell.padStart(widths[col]!) : cell.padEnd(widths[col]!)))
      .join('  ')
      .trimEnd(),
  );
  return `${text.join('\n')}\ntotal ${table.size} bytes, aligned to ${table.align}\n`;
}
