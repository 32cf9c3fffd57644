/**
 * Kernels: which functions are, and their entry code that takes parameters as the target passes
 * them.
 */
import { fileId } from '../base/index.ts';
import {
  type Crate,
  type FnDef,
  functionsOf,
  type GenericArg,
  type HirQueries,
  kernelMark,
  kernelTypes,
  type LocalId,
  launchAttrs,
  type ModuleDef,
  placeKey,
} from '../hir/index.ts';
import {
  classifyKernelParams,
  type KernelParam,
  type KernelSlot,
  LayoutError,
} from '../layout/index.ts';
import { addBlockParam, createFunc, isFloat, type Value } from '../mir/index.ts';
import { factsOf, IN_MEMORY } from './body-facts.ts';
import { FnCx } from './fn-cx.ts';
import type { FnInstance, LoweredFn } from './instance.ts';
import { type KernelRoot, rootParts } from './kernel-roots.ts';
import { bindParam, checkBody, defSpan, finishFn } from './lower-fn.ts';
import type { Lowering } from './lowering.ts';
import { generic, loadPlace, storePlace } from './memory.ts';
import { inMemory, type Operand, type Place, pair, scalar, ZST } from './operand.ts';
import { emitReturn } from './scope-exit.ts';
import { pushScope, withTempScope } from './scopes.ts';
import { fieldPlace } from './shape.ts';
import { displayOf, exportedName, hashText, mangle, pathOf } from './symbols.ts';
import { Unknowns } from './unknowns.ts';
import { Unsupported } from './unsupported.ts';
import { factsOfSlots } from './value-facts.ts';
import { setLocal, startVariables } from './variables.ts';

/** Is the function a kernel with code, in any dialect? */
export function isKernel(def: FnDef): boolean {
  return def.node.body !== undefined && kernelMark(def) !== undefined;
}

/** All kernels of a crate, in source order of their modules; generic ones are left out. */
export function findKernels(hir: HirQueries, crate: Crate): FnDef[] {
  return functionsOf(crate).filter((def) => isKernel(def) && hir.generics(def).params.length === 0);
}

/** Names of the parameters for tables and metadata. */
function paramNames(def: FnDef): string[] {
  return def.node.paramList.params.map((param, index) => {
    if (param.kind === 'SelfParam') return 'self';
    if (param.kind === 'Param' && param.pat?.kind === 'IdentPat') return param.pat.name.text;
    return `_${index + 1}`;
  });
}

/** The parameters of a kernel with their classes. Throws `Unsupported` for types without layout. */
function kernelParams(lw: Lowering, root: KernelRoot): KernelParam[] {
  const { def, args } = rootParts(root);
  const sig = lw.hir.fnSig(def);
  const names = paramNames(def);
  try {
    return classifyKernelParams(
      lw.layouts,
      sig.params.map((ty, index) => ({
        name: names[index] ?? `_${index + 1}`,
        ty: lw.hir.instantiate(ty, args),
      })),
      kernelMark(def)?.dialect,
    );
  } catch (error) {
    if (error instanceof LayoutError) throw new Unsupported(error.message, defSpan(def));
    throw error;
  }
}

/** Symbol and display name of a kernel. */
export function kernelName(
  hir: HirQueries,
  root: KernelRoot,
): { readonly symbol: string; readonly display: string } {
  const { def, args } = rootParts(root);
  const display = displayOf(hir, pathOf(hir, def), args);
  // What is asked for by name is one function: instances have names of the compiler's.
  if (args.length > 0)
    return { symbol: instanceSymbol(hir, { def, args }, distinct(def, display)), display };
  return {
    symbol: exportedName(hir, def) ?? mangle(pathOf(hir, def), distinct(def, display)),
    display,
  };
}

/**
 * cuda-oxide says which instance it is behind the kernel's name: of those that `#[kernel(f32,
 * i32)]` lists by the type as written, `scale_f32`; of others by a hash of its own.
 */
function instanceSymbol(
  hir: HirQueries,
  { def, args }: { readonly def: FnDef; readonly args: readonly GenericArg[] },
  text: string,
): string {
  const [listed] = kernelTypes(hir, def)?.filter((one) => one.ty === args[0]) ?? [];
  if (listed !== undefined && args.length === 1)
    return `${def.name}_${listed.text.replace(/[^A-Za-z0-9]+/g, '_')}`;
  if (kernelMark(def)?.dialect === 'cuda-oxide') return `${def.name}_TID_${hashText(text)}`;
  return mangle(pathOf(hir, def), text);
}

/** Kernels of one name in different blocks differ by where their block stands. */
function distinct(def: FnDef, display: string): string {
  let text = display;
  for (let m: ModuleDef | undefined = def.module; m !== undefined; m = m.parent)
    if (m.isBlock) text += `{${m.owner?.name} ${placeKey(m.node, m.owner?.node)}}`;
  return text;
}

/** Lowers a kernel with its entry code. */
export function lowerKernel(
  lw: Lowering,
  instance: FnInstance,
  root: KernelRoot,
  partial: boolean,
): LoweredFn {
  const { def, args } = rootParts(root);
  const { hir } = lw;
  const body = hir.body(def);
  if (body === undefined) throw new Unsupported('a kernel without a body', defSpan(def));
  const context = { ...lw.context(body, args, def, false), partial };
  checkBody(context);
  const params = kernelParams(lw, root);
  const decls = params.flatMap((param) => [...param.slots]);
  const func = createFunc(
    instance.symbol,
    'kernel',
    decls.map((decl) => decl.type),
    [],
    decls,
  );
  func.display = instance.display;
  // The compilers of CUDA's dialects promise nothing of a kernel's parameters.
  if (kernelMark(def)?.dialect === 'rustc') func.paramFacts = factsOfSlots(lw, params);
  func.span = defSpan(def);
  const bounds = launchAttrs(hir, def);
  if (bounds !== undefined) func.launchBounds = bounds;
  const facts = factsOf(body);
  const retTy = hir.instantiate(body.ret, args);
  const cx = new FnCx(lw, func, { args, retTy, file: fileId(def.file), body, facts });
  cx.edition = context.edition;
  cx.overflowChecks = context.overflowChecks;
  cx.crate = context.crate;
  if (partial) cx.unknowns = new Unknowns(body);
  startVariables(cx);
  const entry = func.blocks[0]!;
  const values = decls.map((decl) =>
    addBlockParam(func, entry, decl.type, decl.name.replace('.', '_')),
  );
  const depth = pushScope(cx);
  let at = 0;
  let index = 0;
  for (const param of params) {
    const own = values.slice(at, at + param.slots.length);
    at += own.length;
    if (param.implicit) continue;
    if (cx.debug !== undefined) cx.debug.arg = index;
    const { pat } = body.params[index++]!;
    cx.at(pat.node);
    const op = receive(cx, param, own);
    const local =
      pat.kind === 'binding' && pat.mode === 'move' && pat.sub === undefined
        ? pat.local
        : undefined;
    if (
      local !== undefined &&
      op.kind === 'memory' &&
      (facts.flags[local]! & IN_MEMORY) === 0 &&
      !lw.needsDrop(param.ty)
    ) {
      // Only read: used where the launch put it.
      setLocal(cx, local, { kind: 'place', place: op.place, moves: undefined });
      continue;
    }
    if (local !== undefined) noteReadonly(cx, param, local);
    bindParam(cx, pat, param.ty, op, depth);
  }
  if (cx.debug !== undefined) cx.debug.arg = undefined;
  const result = withTempScope(cx, () => cx.lowerExpr(body.value));
  cx.at(body.value.node);
  emitReturn(cx, result.kind === 'zst' ? result : ZST);
  return finishFn(cx);
}

/**
 * `#[launch_bounds(threads, blocks)]` of cuda-oxide: threads of a workgroup at most, workgroups of
 * a multiprocessor at least.
 */
/** Data behind a shared reference parameter is not written by anybody while the kernel runs. */
function noteReadonly(cx: FnCx, param: KernelParam, local: LocalId): void {
  const { ty } = param;
  if (ty.kind === 'ref' && !ty.mut && !cx.inMemory(local) && cx.hir.isFreeze(ty.inner)) {
    (cx.readonlyRefs ??= new Set()).add(local);
  }
}

/** The operand of a parameter from its slots. */
function receive(cx: FnCx, param: KernelParam, values: readonly Value[]): Operand {
  const [a, b] = values;
  const [slotA, slotB] = param.slots;
  switch (param.pass) {
    case 'ignore':
      return ZST;
    case 'scalar':
      return scalar(fromSlot(cx, a!, slotA!));
    case 'pair':
      return pair(fromSlot(cx, a!, slotA!), fromSlot(cx, b!, slotB!));
    case 'fields': {
      const place = cx.temp(param.ty);
      let at = 0;
      for (const [index, fieldTy] of param.layout.fieldTys.entries()) {
        if (cx.layout(fieldTy).size === 0) continue;
        const field = fromSlot(cx, values[at]!, param.slots[at]!);
        storePlace(cx, scalar(field), fieldPlace(cx, place, -1, index));
        at++;
      }
      return inMemory(place, true);
    }
    case 'blob':
    case 'by-pointer': {
      const { layout, ty } = param;
      const isWhole = param.pass === 'by-pointer' || slotA!.size >= layout.size;
      // A register may be aligned to more than its type, or to less.
      const align = isWhole ? layout.align : Math.min(layout.align, slotA!.align);
      const place: Place = { ptr: a!, ty, layout, align, meta: undefined, readonly: true };
      return isWhole ? loadPlace(cx, place) : inMemory(widened(cx, place, slotA!), true);
    }
  }
}

/** A copy of a value of which only the first bytes arrive: the others are padding. */
function widened(cx: FnCx, { ptr, ty, align }: Place, { size }: KernelSlot): Place {
  const place = cx.temp(ty);
  const length = cx.b.int('i64', BigInt(size));
  cx.b.emit('mem.copy', [place.ptr, ptr, length], [], { align, readonly: true });
  return place;
}

/**
 * Pointers arrive as global ones and are generic from then on; of a wide slot the low bits count.
 */
function fromSlot(cx: FnCx, value: Value, { holds }: KernelSlot): Value {
  if (value.type === 'ptr.global') return generic(cx, value);
  if (holds === undefined) return value;
  const width = isFloat(holds) ? FLOAT_BITS[holds] : holds;
  const low = width === value.type ? value : cx.b.value('int.trunc', [value], width);
  return isFloat(holds) ? cx.b.value('bitcast', [low], holds) : low;
}

/** The integer of a float's width. */
const FLOAT_BITS = { f16: 'i16', f32: 'i32', f64: 'i64' } as const;
