/**
 * How a kernel's parameters arrive, for each target exactly as rustc passes them, and the table of
 * it for people.
 *
 * nvptx64: scalars by value, everything else as bytes in parameter space. amdgcn: what
 * `abi-amdgpu.ts` says for the crate's compiler.
 *
 * Rust-CUDA and cuda-oxide know nvptx64 only and differ from rustc in one thing: a slice, and what
 * their device library says is one, comes as two parameters, pointer and length, and what else the
 * library's type has behind them, each as one more.
 *
 * Offload kernels are rustc's, made over for LLVM's offload runtime: a pointer that the runtime
 * fills comes first, and each number fills 64 bits.
 */
import { greatest } from '../base/index.ts';
import { hasAttr, type Ty } from '../hir/index.ts';
import { type AggregatePlace, aggregatePlace, amdgpuParam } from './abi-amdgpu.ts';
import {
  type KernelParam,
  type KernelSlot,
  POINTER,
  pairParam,
  scalarSlot,
  slotOf,
} from './abi-slots.ts';
import { alignTo } from './layout.ts';
import { LayoutError, type Layouts } from './layouts.ts';

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
  place: AggregatePlace = aggregatePlace(layouts),
): KernelParam[] {
  const isNvptx = layouts.hir.target.arch === 'nvptx64';
  const classify = (name: string, ty: Ty): KernelParam =>
    isNvptx ? nvptxParam(layouts, name, ty) : amdgpuParam(layouts, name, ty, place);
  // rustc takes a first parameter of this name for the one that it adds.
  if (convention === 'offload' && params[0]?.name !== RUNTIME_POINTER) {
    return offloadParams(
      params.map(({ name, ty }) => wholeScalar(layouts, name, ty) ?? classify(name, ty)),
    );
  }
  return params.map(({ name, ty }) => {
    const apart = SLICES_APART.has(convention) && isSliceLike(ty);
    return (apart ? pairParam(layouts, name, ty) : undefined) ?? classify(name, ty);
  });
}

/**
 * Where aggregates lie, of kernels that compilers from before and after the change pass in
 * different ways; undefined of all others.
 */
export function dependsOnCompiler(
  layouts: Layouts,
  params: readonly { readonly name: string; readonly ty: Ty }[],
  convention: KernelConvention = 'rustc',
): AggregatePlace | undefined {
  if (layouts.hir.target.arch === 'nvptx64') return undefined;
  const [one, other] = (['by address', 'inline'] as const).map((place) =>
    classifyKernelParams(layouts, params, convention, place)
      .flatMap(({ slots }) => slots)
      .map(({ pass, size, align }) => `${pass} ${size} ${align}`)
      .join(),
  );
  return one === other ? undefined : aggregatePlace(layouts);
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
  const widths = lines[0]!.map((_, col) => greatest(lines.map((line) => line[col]!.length)));
  const text = lines.map((line) =>
    line
      .map((cell, col) => (col < 3 ? cell.padStart(widths[col]!) : cell.padEnd(widths[col]!)))
      .join('  ')
      .trimEnd(),
  );
  return `${text.join('\n')}\ntotal ${table.size} bytes, aligned to ${table.align}\n`;
}
