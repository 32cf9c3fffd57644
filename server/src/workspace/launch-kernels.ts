/** The kernels of a crate as launches see them. */
import type { Span } from '../base/index.ts';
import {
  attrArgs,
  attrNumber,
  attrNumbers,
  blockShape,
  dialectAttr,
  displayTy,
  type FnDef,
  type ModuleDef,
  type StructDef,
  type Ty,
} from '../hir/index.ts';
import type { LaunchKernel, LaunchParam, LaunchSlot, SlotField } from '../host/index.ts';
import { classifyKernelParams, type KernelSlot, LayoutError, Layouts } from '../layout/index.ts';
import type { KernelRoot } from '../lower/index.ts';
import type { CheckedCrate } from './front-end.ts';
import type { FoundKernel } from './kernels.ts';

/** A kernel, and where its code begins. */
export interface LaunchedKernel {
  readonly kernel: LaunchKernel;
  readonly root: KernelRoot;
}

/**
 * What a crate's kernels say about their launches; instances of a generic kernel are distinguished
 * by the kernel itself. Places count in the texts of the definitions: they do not change with edits
 * elsewhere.
 */
export function launchKernels(
  checked: CheckedCrate,
  found: readonly FoundKernel[],
  textOf: (span: Span) => string,
): readonly LaunchedKernel[] {
  const layouts = new Layouts(checked.program);
  const seen = new Set<FnDef>();
  return found.flatMap(({ def, info, root }) => {
    if (seen.has(def)) return [];
    seen.add(def);
    return [{ kernel: launchKernel(checked, layouts, def, info, textOf), root }];
  });
}

function launchKernel(
  checked: CheckedCrate,
  layouts: Layouts,
  def: FnDef,
  info: FoundKernel['info'],
  textOf: (span: Span) => string,
): LaunchKernel {
  const { program } = checked;
  const generics = program.generics(def).params.length;
  const nameOf = (index: number): string => {
    const param = def.node.paramList.params[index];
    if (param?.kind !== 'Param' || param.pat === undefined) return '_';
    const { pat } = param;
    if (pat.kind === 'IdentPat') return pat.name.text;
    return textOf({ file: (pat.file ?? def.file) as Span['file'], start: pat.start, end: pat.end });
  };
  const types = program.fnSig(def).params;
  const params = types.map((declared, at): LaunchParam => {
    const name = nameOf(at);
    const ty = passedFor(declared);
    return {
      name,
      type: displayTy(ty),
      mut: mayWrite(ty),
      slice: isSlice(ty),
      slots: slotsOf(layouts, name, ty, info.dialect),
    };
  });
  const name = info.instanceOf ?? info.name;
  return {
    root: checked.modules[0]!,
    crate: checked.crate.name,
    name,
    symbol: generics > 0 ? name : info.symbol,
    exported: info.exported || (generics > 0 && info.dialect !== 'rustc'),
    dialect: info.dialect,
    generic: generics > 0,
    modules: modulesOf(def.module),
    nameSpan: info.nameSpan,
    span: info.span,
    signature: `fn ${name}(${params.map((param) => `${param.name}: ${param.type}`).join(', ')})`,
    params,
    ...attributes(checked, def),
  };
}

function modulesOf(module: ModuleDef): readonly string[] {
  const out: string[] = [];
  for (let at: ModuleDef | undefined = module; at?.parent !== undefined; at = at.parent)
    if (!at.isBlock && at.name !== undefined) out.unshift(at.name);
  return out;
}

/** What the attributes of cuda-oxide say about each launch. */
function attributes(
  checked: CheckedCrate,
  def: FnDef,
): Pick<LaunchKernel, 'maxThreads' | 'block' | 'dynamic' | 'domain' | 'cluster'> {
  const { program } = checked;
  const spanOf = (at: { start: number; end: number; file?: number | undefined }): Span => ({
    file: (at.file ?? def.file) as Span['file'],
    start: at.start,
    end: at.end,
  });
  const bounds = dialectAttr(def, 'launch_bounds');
  const [first] = bounds === undefined ? [] : attrArgs(bounds);
  const most = first?.isField === false ? attrNumber(program, def.module, first) : undefined;
  const contract = dialectAttr(def, 'launch_contract');
  const args = contract === undefined ? [] : attrArgs(contract);
  const arg = (name: string) => args.find((one) => one.name === name);
  const block = blockShape(attrNumbers(program, def.module, arg('block')));
  const exact = attrNumber(program, def.module, arg('dynamic_shared'));
  const range = attrNumbers(program, def.module, arg('dynamic_shared_range'));
  const domain = attrNumber(program, def.module, arg('domain'));
  const at = (name: string): Span => spanOf(arg(name) ?? contract!);
  return {
    maxThreads:
      bounds === undefined || most === undefined
        ? undefined
        : { value: most, span: spanOf(bounds) },
    block: block && { value: block, span: at('block') },
    dynamic:
      exact !== undefined
        ? { least: exact, most: exact, span: at('dynamic_shared') }
        : range?.length === 2
          ? { least: range[0]!, most: range[1]!, span: at('dynamic_shared_range') }
          : undefined,
    domain: domain === undefined ? undefined : { value: domain, span: at('domain') },
    cluster: dialectAttr(def, 'cluster_launch') !== undefined,
  };
}

/**
 * What a launch passes for a parameter: the number itself for a type of a device library that says
 * by `#[kernel_scalar]` that it only vouches for it.
 */
function passedFor(ty: Ty): Ty {
  if (ty.kind !== 'adt' || !ty.def.attrs.some(({ path }) => path.at(-1) === 'kernel_scalar'))
    return ty;
  return ty.args.find((arg): arg is Ty => isType(arg)) ?? ty;
}

/** `&[T]`, or a device library's type that stands for a slice. */
function isSlice(ty: Ty): boolean {
  if (ty.kind === 'ref') return ty.inner.kind === 'slice';
  return ty.kind === 'adt' && ty.def.attrs.some(({ path }) => path.at(-1) === 'kernel_slice');
}

function mayWrite(ty: Ty): boolean {
  if (ty.kind === 'ref' || ty.kind === 'ptr') return ty.mut;
  return ty.kind === 'adt' && isSlice(ty);
}

function slotsOf(
  layouts: Layouts,
  name: string,
  ty: Ty,
  dialect: FoundKernel['info']['dialect'],
): readonly LaunchSlot[] {
  try {
    const [param] = classifyKernelParams(
      layouts,
      [{ name, ty }],
      dialect === 'offload' ? 'rustc' : dialect,
    );
    if (param === undefined || param.pass === 'ignore') return [];
    return param.slots.map((slot, at) => slotOf(layouts, ty, slot, at));
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error;
    // Of a generic type the shape is known all the same.
    if (isSlice(ty)) return [pointer(undefined, mayWrite(ty)), { kind: 'length' }];
    if (ty.kind === 'ptr' || ty.kind === 'ref') return [pointer(undefined, mayWrite(ty))];
    return [{ kind: 'unknown' }];
  }
}

function pointer(elem: Ty | undefined, mut: boolean): LaunchSlot {
  return {
    kind: 'pointer',
    elem: elem && displayTy(elem),
    scalar: elem && innermost(elem),
    mut,
  };
}

/** The scalar of which arrays and pointers to uninitialised memory are made. */
function innermost(ty: Ty): string | undefined {
  switch (ty.kind) {
    case 'int':
    case 'float':
    case 'bool':
    case 'char':
      return displayTy(ty);
    case 'array':
    case 'slice':
      return innermost(ty.elem);
    default:
      return undefined;
  }
}

function slotOf(layouts: Layouts, ty: Ty, slot: KernelSlot, at: number): LaunchSlot {
  if (isSlice(ty) && slot.pass === 'scalar') {
    if (at === 0) return pointer(elementOf(ty), mayWrite(ty));
    if (at === 1) return { kind: 'length' };
    return { kind: 'scalar', type: rustName(slot.type) };
  }
  if (ty.kind === 'ref' || ty.kind === 'ptr') {
    if (slot.pass === 'blob') return bytes(layouts, ty, slot);
    if (at === 0) return pointer(ty.inner, mayWrite(ty));
    return { kind: 'length' };
  }
  const scalar = innermost(ty);
  if (scalar !== undefined && ty.kind !== 'array') return { kind: 'scalar', type: scalar };
  if (slot.type.startsWith('ptr') && slot.pass === 'scalar') return pointer(undefined, true);
  return bytes(layouts, ty, slot);
}

/** The elements of what stands for a slice. */
function elementOf(ty: Ty): Ty | undefined {
  if (ty.kind === 'ref') return ty.inner.kind === 'slice' ? ty.inner.elem : undefined;
  if (ty.kind !== 'adt') return undefined;
  return ty.args.find((arg): arg is Ty => 'kind' in arg && isType(arg));
}

const TYPES = new Set(['int', 'float', 'bool', 'char', 'adt', 'array', 'tuple', 'ptr', 'ref']);

function isType(arg: { readonly kind: string }): boolean {
  return TYPES.has(arg.kind);
}

/** The integer that a slot of MIR holds. */
function rustName(type: string): string {
  return type.startsWith('i') ? `u${type.slice(1)}` : type;
}

function bytes(layouts: Layouts, ty: Ty, slot: KernelSlot): LaunchSlot {
  const def = ty.kind === 'adt' && ty.def.kind === 'struct' ? ty.def : undefined;
  const layout = layouts.of(ty);
  const { size, align } = layout;
  const file = def && ((def.node.file ?? def.file) as Span['file']);
  return {
    kind: 'bytes',
    type: displayTy(ty),
    size: slot.pass === 'by-pointer' ? size : Math.max(size, slot.size),
    align,
    name: def?.name,
    fields: def === undefined ? [] : fieldsOf(layouts, ty, def),
    nameSpan: def && { file: file!, start: def.node.name.start, end: def.node.name.end },
    stable:
      def === undefined ||
      def.attrs.some(({ path, text }) => path.at(-1) === 'repr' && /\bC\b|transparent/.test(text)),
  };
}

function fieldsOf(layouts: Layouts, ty: Ty, { node }: StructDef): readonly SlotField[] {
  const { offsets, fieldTys } = layouts.of(ty);
  const names =
    node.fields?.kind === 'RecordFields' ? node.fields.fields.map(({ name }) => name.text) : [];
  return fieldTys
    .map((field, at) => ({
      name: names[at] ?? `${at}`,
      type: displayTy(field),
      offset: offsets[at] ?? 0,
      size: layouts.of(field).size,
    }))
    .sort((a, b) => a.offset - b.offset);
}
