/**
 * `#[track_caller]`: such a function has one parameter more, the place of its caller, and hands it
 * on to the functions of that kind that it calls itself (rustc's `caller_location`).
 * `Location::caller` is one of them, and asks for its own parameter.
 */

import type { FileId } from '../base/index.ts';
import { memo } from '../db/index.ts';
import type { Crate, FnDef, GenericArg, HirQueries, TExpr, Ty } from '../hir/index.ts';
import { forEachPart } from '../hir/index.ts';
import type { AnyNode } from '../syntax/index.ts';
import { type FnAbi, withParams } from './abi.ts';
import { writeBits } from './const-data.ts';
import type { FnCx } from './fn-cx.ts';
import { type Operand, scalar } from './operand.ts';

const LANG = 'caller_location';

const tracked = memo<FnDef, boolean>('lower.caller.tracked');

/** Does the function have the attribute, or the method of the trait that it implements? */
function isTracked(hir: HirQueries, def: FnDef): boolean {
  let answer = tracked.get(def);
  if (answer === undefined) {
    answer = hir.attr(def, 'track_caller') !== undefined || isTrackedInTrait(hir, def);
    tracked.set(def, answer);
  }
  return answer;
}

/**
 * Does the trait's declaration of the method have the attribute? Then calls through `dyn` give the
 * place as well.
 */
export function isTrackedInTrait(hir: HirQueries, def: FnDef): boolean {
  const container = hir.containerOf(def);
  const trait = container?.kind === 'impl' ? hir.implTraitRef(container)?.trait : container;
  const declared = trait?.kind === 'trait' ? trait.items.fns.get(def.name) : undefined;
  return declared !== undefined && hir.attr(declared, 'track_caller') !== undefined;
}

const NONE: ReadonlySet<FnDef> = new Set();

/**
 * Does an instance have the parameter? Those of `core` only where something that they call asks for
 * it: `?` and `into` are everywhere, and seldom lead to such a function.
 */
export function takesCaller(
  hir: HirQueries,
  def: FnDef,
  args: readonly GenericArg[],
  open: ReadonlySet<FnDef> = NONE,
): boolean {
  if (!isTracked(hir, def)) return false;
  if (!def.crate.isPrelude) return true;
  if (open.has(def)) return false;
  const body = hir.body(def);
  return body !== undefined && asks(hir, body.value, args, new Set([...open, def]));
}

function asks(
  hir: HirQueries,
  expr: TExpr,
  args: readonly GenericArg[],
  open: ReadonlySet<FnDef>,
): boolean {
  if (expr.kind === 'fn-ref') {
    const ty = hir.instantiate(expr.ty, args);
    const target = ty.kind === 'fn-def' ? hir.resolveCallee(ty) : undefined;
    if (target?.kind !== 'fn') return false;
    return hir.lang(LANG) === target.def || takesCaller(hir, target.def, target.args, open);
  }
  let found = false;
  forEachPart(expr, (part) => (found ||= asks(hir, part, args, open)), false);
  return found;
}

/** The convention with the parameter behind the others. */
export function withCaller(hir: HirQueries, abi: FnAbi): FnAbi {
  const ty = callerTy(hir);
  if (ty === undefined) return abi;
  const params = [...abi.params, { ty, class: 'scalar', types: ['ptr'] } as const];
  return withParams(abi, params, [...abi.paramTypes, 'ptr']);
}

/** `&'static Location<'static>`. */
function callerTy(hir: HirQueries): Ty | undefined {
  const def = hir.lang(LANG);
  return def?.kind === 'fn' ? hir.fnSig(def).ret : undefined;
}

/** What a call that stands here gives as its place. */
export function callerOf(cx: FnCx): Operand {
  return cx.caller ?? placeOf(cx, cx.crate, cx.file, cx.node);
}

/** A node as a place. */
function placeOf(
  cx: FnCx,
  crate: Crate | undefined,
  file: FileId,
  node: AnyNode | undefined,
): Operand {
  const ty = callerTy(cx.hir);
  const place =
    node === undefined || crate === undefined ? undefined : cx.hir.callerPlace(crate, file, node);
  if (ty?.kind !== 'ref' || ty.inner.kind !== 'adt' || ty.inner.def.kind === 'enum')
    return cx.unsupported('a source location');
  if (place === undefined) return cx.unsupported('a source location of code without a place');
  const layout = cx.layout(ty.inner);
  const bytes = new Uint8Array(layout.size);
  const path = new TextEncoder().encode(place.path);
  const name = cx.lw.bytesSymbol(path);
  const relocs: { offset: number; symbol: string; addend: bigint }[] = [];
  for (const [index, { name: field }] of cx.hir.fields(ty.inner.def).entries()) {
    const at = layout.offsets[index]!;
    if (field === 'line') writeBits(bytes, at, 4, BigInt(place.line));
    else if (field === 'col') writeBits(bytes, at, 4, BigInt(place.column));
    else {
      relocs.push({ offset: at, symbol: name, addend: 0n });
      writeBits(bytes, at + 8, 8, BigInt(path.length));
    }
  }
  return cx.lw.dataAddress(cx, { bytes, relocs, align: layout.align }, ty.inner);
}

/**
 * Where a function is defined: the place of callers that know it by its address alone. Undefined
 * where nothing asks.
 */
export function definitionPlace(
  cx: FnCx,
  { def, args }: { readonly def: FnDef; readonly args: readonly GenericArg[] },
): Operand | undefined {
  if (!takesCaller(cx.hir, def, args)) return undefined;
  return placeOf(cx, def.crate, def.file, def.node);
}

/** Function items called as `Fn*` are called from inside `core`. */
export function fnTraitPlace(cx: FnCx, via: 'Fn' | 'FnMut' | 'FnOnce'): Operand | undefined {
  const names = {
    Fn: ['fn', 'call'],
    FnMut: ['fn_mut', 'call_mut'],
    FnOnce: ['fn_once', 'call_once'],
  };
  const [lang, method] = names[via] as [string, string];
  const trait = cx.hir.lang(lang);
  const def = trait?.kind === 'trait' ? trait.items.fns.get(method) : undefined;
  return def && placeOf(cx, def.crate, def.file, def.node);
}

/** The address that came with a call. */
export function receivedCaller(params: Operand[]): Operand | undefined {
  const last = params.pop();
  return last?.kind === 'scalar' ? scalar(last.a) : undefined;
}
