/**
 * Coercions: what happens silently where a type is expected (rustc's `coercion.rs`): never to
 * anything, `&mut` to `&`, references to raw pointers, auto-deref of references, unsizing, function
 * items and closures to function pointers.
 */
import { splice } from '../../base/index.ts';
import type { AnyNode } from '../../syntax/index.ts';
import type { TExpr } from '../body.ts';
import type { StructDef } from '../defs.ts';
import { callableSig } from '../traits/callable.ts';
import { traitImpls } from '../traits/impl-index.ts';
import { type GenericArg, HAS_INFER, type Ty, type TyOf } from '../ty.ts';
import type { Pred } from '../types/cx.ts';
import { substTy } from '../types/fold.ts';
import { mkDyn, mkFnPtr, mkPtr, mkRef, NEVER } from '../types/intern.ts';
import { fieldsOf, fnSigOf } from '../types/items.ts';
import { langTrait } from '../types/lang.ts';
import { supertraits } from '../types/predicates.ts';
import type { Infer } from './ctx.ts';
import { derefOnce, isPlace, MOST_DEREFS, makeMutable } from './deref.ts';

/** `expr` as a value of type `target`; reports a mismatch when there is no coercion. */
export function coerce(ic: Infer, expr: TExpr, target: Ty): TExpr {
  const out = tryCoerce(ic, expr, target);
  if (out !== undefined) return out;
  ic.mismatch(target, expr.ty, valueNode(ic, expr));
  return { ...expr, ty: target };
}

/**
 * Where a value of the wrong type is: the end of a block, or the result type of a function that has
 * no such end.
 */
function valueNode(ic: Infer, expr: TExpr): AnyNode {
  if (expr.kind !== 'block' || expr.label !== undefined) return expr.node;
  if (expr.tail !== undefined) return valueNode(ic, expr.tail);
  const fn = ic.owner.kind === 'fn' ? ic.owner.node : undefined;
  const isBody = fn?.body !== undefined && fn.body.start === expr.node.start;
  return isBody && fn.body?.end === expr.node.end ? (fn.ret ?? expr.node) : expr.node;
}

/** Like `coerce`, but gives undefined and changes nothing when it fails. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the coercions in the order in which rustc tries them
export function tryCoerce(ic: Infer, expr: TExpr, target: Ty): TExpr | undefined {
  const from = ic.shallow(expr.ty);
  const to = ic.shallow(target);
  if (from === to) {
    if (to.kind === 'ref' && to.mut) reborrow(ic, expr);
    return expr;
  }
  if (from === NEVER) {
    ic.table.noteDiverging(to);
    return { kind: 'cast', cast: 'never', operand: expr, ty: target, node: expr.node };
  }
  if (from.kind === 'infer' || to.kind === 'infer') {
    // A variable may still turn out to need a coercion; work on what is pending first.
    if (from.kind === 'infer' && to.kind !== 'infer') {
      const known = ic.structurally(from);
      if (known.kind !== 'infer') return tryCoerce(ic, expr, target);
    }
    if (!ic.unify(from, to)) return undefined;
    if (to.kind === 'infer') moveRef(ic, expr);
    return expr;
  }
  // Whether a pointer loses the size of its target depends on what that is.
  if ((to.kind === 'ref' || to.kind === 'ptr') && (from.kind === 'ref' || from.kind === 'ptr')) {
    const { kind } = ic.shallow(to.inner);
    if (kind === 'dyn' || kind === 'slice') ic.structurally(from.inner);
  }
  if (to.kind === 'ref' && from.kind === 'ref') return coerceRef(ic, expr, from, to);
  if (to.kind === 'ptr' && (from.kind === 'ref' || from.kind === 'ptr'))
    return coercePtr(ic, expr, from, to);
  if (to.kind === 'fn-ptr') {
    const fn = coerceFnPtr(ic, expr, from, to);
    if (fn !== undefined) return fn;
  }
  if (to.kind === 'adt' && from.kind === 'adt' && aroundUnsized(ic, from, to, expr))
    return { kind: 'cast', cast: 'unsize', operand: expr, ty: to, node: expr.node };
  return ic.unify(from, to) ? expr : undefined;
}

/**
 * Whether a struct around a pointer becomes one around a pointer to something without a size: it
 * has `CoerceUnsized`, and the one field that differs does so. Where the types are parameters, a
 * bound says it.
 */
function aroundUnsized(ic: Infer, from: TyOf<'adt'>, to: TyOf<'adt'>, expr: TExpr): boolean {
  const { def } = from;
  if (def !== to.def || def.kind !== 'struct' || from.args.length === 0) return false;
  if (from.args.every((arg, i) => arg === to.args[i])) return false;
  const trait = langTrait(ic.cx, 'coerce_unsized');
  if (trait === undefined) return false;
  const isPromised = ic.solver.env.some(
    (pred) =>
      pred.kind === 'trait' &&
      pred.ref.trait === trait &&
      ic.shallow(pred.ref.args[0] as Ty) === from &&
      ic.unify(pred.ref.args[1] as Ty, to),
  );
  if (isPromised) return true;
  const has = traitImpls(ic.cx, trait, from).some(
    ({ selfTy }) => selfTy.kind === 'adt' && selfTy.def === def,
  );
  if (!has) return false;
  // What is pending may say what is pointed to; found after the snapshot, it would be taken back
  // with it.
  if ((ic.table.ty(from).flags & HAS_INFER) !== 0) ic.solver.selectPending();
  return fieldUnsizes(ic, from, to, expr);
}

function fieldUnsizes(ic: Infer, from: TyOf<'adt'>, to: TyOf<'adt'>, expr: TExpr): boolean {
  const mark = ic.table.snapshot();
  let unsized = false;
  for (const { ty } of fieldsOf(ic.cx, from.def as StructDef)) {
    const a = ic.shallow(ic.solver.normalize(substTy(ty, from.args)));
    const b = ic.shallow(ic.solver.normalize(substTy(ty, to.args)));
    if (a === b || isPhantom(b)) continue;
    if (!unsized && pointsUnsized(ic, a, b, expr)) unsized = true;
    else if (!ic.unify(a, b)) {
      ic.table.rollback(mark);
      return false;
    }
  }
  if (!unsized) ic.table.rollback(mark);
  return unsized;
}

const isPhantom = (ty: Ty): boolean => ty.kind === 'adt' && ty.def.name === 'PhantomData';

/** Whether a field that is a pointer, or is around one, loses the size of what it points to. */
function pointsUnsized(ic: Infer, a: Ty, b: Ty, expr: TExpr): boolean {
  if (a.kind === 'adt' && b.kind === 'adt') return aroundUnsized(ic, a, b, expr);
  if ((a.kind !== 'ref' && a.kind !== 'ptr') || b.kind !== a.kind || b.mut !== a.mut) return false;
  return becomesUnsized(ic, a.inner, b.inner) && loses(ic, a.inner, b.inner, expr);
}

/**
 * A mutable reference that is to be of a type which is not known yet is moved: rustc reborrows
 * where a reference is wanted (`coerce_borrowed_pointer`).
 */
export function moveRef(ic: Infer, expr: TExpr): void {
  forEachValue(expr, (one) => {
    const ty = ic.shallow(one.ty);
    if (ty.kind !== 'ref' || !ty.mut || !isPlace(one) || ic.reborrowedRefs.has(one)) return;
    ic.movedRefs.add(one);
  });
}

/** A reference is wanted of what is moved otherwise. */
export function keepRef(ic: Infer, expr: TExpr): void {
  forEachValue(expr, (one) => {
    ic.reborrowedRefs.add(one);
    ic.movedRefs.delete(one);
  });
}

/** The expressions that may be the value of one with blocks and branches. */
function forEachValue(expr: TExpr, f: (one: TExpr) => void): void {
  switch (expr.kind) {
    case 'block':
      if (expr.tail !== undefined) forEachValue(expr.tail, f);
      return;
    case 'if':
      forEachValue(expr.then, f);
      if (expr.else !== undefined) forEachValue(expr.else, f);
      return;
    case 'match':
      for (const arm of expr.arms) forEachValue(arm.body, f);
      return;
    default:
      f(expr);
  }
}

/**
 * What a mutable reference is reborrowed from is reached for writing, also where it is the value of
 * blocks and branches.
 */
function reborrow(ic: Infer, expr: TExpr): void {
  keepRef(ic, expr);
  forEachValue(expr, (one) => makeMutable(ic, one));
}

function coerceRef(
  ic: Infer,
  expr: TExpr,
  from: Ty & { kind: 'ref' },
  to: Ty & { kind: 'ref' },
): TExpr | undefined {
  if (to.mut && !from.mut) return undefined;
  if (to.mut) reborrow(ic, expr);
  const unsized = unsize(ic, expr, from.inner, to.inner, (t) => mkRef(t, to.mut));
  if (unsized !== undefined) return unsized;
  // Reborrow through as many derefs as it takes.
  let place: TExpr = { kind: 'deref', operand: expr, ty: from.inner, node: expr.node };
  const wanted = ic.shallow(to.inner);
  for (let steps = 0; steps < MOST_DEREFS; steps++) {
    const at = ic.shallow(place.ty);
    if (ic.unify(at, wanted)) {
      if (steps === 0 && from.mut === to.mut) return expr;
      return { kind: 'borrow', mut: to.mut, place, ty: mkRef(wanted, to.mut), node: expr.node };
    }
    const borrowed: TExpr = {
      kind: 'borrow',
      mut: to.mut,
      place,
      ty: mkRef(at, to.mut),
      node: expr.node,
    };
    const sized =
      steps === 0 ? undefined : unsize(ic, borrowed, at, to.inner, (t) => mkRef(t, to.mut));
    if (sized !== undefined) return sized;
    const next = derefOnce(ic, place, to.mut);
    if (next === undefined) return undefined;
    place = next;
  }
  return undefined;
}

function coercePtr(
  ic: Infer,
  expr: TExpr,
  from: Ty & { kind: 'ref' | 'ptr' },
  to: Ty & { kind: 'ptr' },
): TExpr | undefined {
  if (to.mut && !from.mut) return undefined;
  const unsized = unsize(ic, expr, from.inner, to.inner, (t) => mkPtr(t, to.mut));
  if (unsized !== undefined) return unsized;
  if (ic.unify(from.inner, to.inner)) {
    if (from.kind === 'ptr' && from.mut === to.mut) return expr;
    return {
      kind: 'cast',
      cast: 'ptr-ptr',
      operand: expr,
      ty: mkPtr(to.inner, to.mut),
      node: expr.node,
    };
  }
  return undefined;
}

/** `&[T; N]` to `&[T]`, `&T` to `&dyn Trait`, and structs whose last field does so. */
function unsize(
  ic: Infer,
  expr: TExpr,
  fromInner: Ty,
  toInner: Ty,
  wrap: (ty: Ty) => Ty,
): TExpr | undefined {
  const from = ic.shallow(fromInner);
  const to = ic.shallow(toInner);
  if (to.kind === 'dyn' && from.kind === 'dyn') {
    if (from === to || from.principal === undefined) return undefined;
    // Dropping auto traits, or upcasting to a supertrait.
    if (ic.unify(from, to)) return expr;
    if (from.principal.trait === to.principal?.trait)
      return ic.unify(mkDyn(from.principal, to.auto), to) ? expr : undefined;
    const ref = { trait: from.principal.trait, args: [from, ...from.principal.args] };
    const wanted = to.principal?.trait;
    if (wanted !== undefined && !supertraits(ic.cx, ref).some(({ trait }) => trait === wanted))
      return undefined;
  } else if (!loses(ic, from, to, expr)) return undefined;
  return { kind: 'cast', cast: 'unsize', operand: expr, ty: wrap(to), node: expr.node };
}

/**
 * Whether `from` becomes `to` by forgetting its size, or its type behind `dyn`; what follows from
 * that is registered.
 */
function loses(ic: Infer, fromTy: Ty, toTy: Ty, expr: TExpr): boolean {
  const from = ic.shallow(fromTy);
  const to = ic.shallow(toTy);
  if (to.kind === 'slice') return from.kind === 'array' && ic.unify(from.elem, to.elem);
  if (to.kind === 'dyn') {
    if (isOpen(from)) return false;
    const p = to.principal;
    if (p === undefined || from.kind === 'dyn') return true;
    const ref = { trait: p.trait, args: [from, ...p.args] };
    ic.solver.register({ kind: 'trait', ref }, expr.node);
    for (const { item, ty } of p.assoc) {
      // The type may be a supertrait's, as `Output` of `dyn Fn() -> u32` is that of `FnOnce`.
      const owner = supertraits(ic.cx, ref).find(({ trait }) => trait === item.container) ?? ref;
      const pred: Pred = { kind: 'proj', item, trait: owner.trait, args: owner.args, ty };
      ic.solver.register(ic.solver.normalizePred(pred), expr.node);
    }
    return true;
  }
  const at = shrinkingArg(ic, from, to);
  if (at === undefined || from.kind !== 'adt' || to.kind !== 'adt') return false;
  const rest = (args: readonly GenericArg[]): GenericArg[] => args.filter((_, i) => i !== at);
  return (
    loses(ic, from.args[at] as Ty, to.args[at] as Ty, expr) &&
    ic.table.unifyArgs(rest(from.args), rest(to.args))
  );
}

/**
 * Which argument of a struct, the type of its tail, has a size in `from` and none in `to`, or is
 * another `dyn`.
 */
function shrinkingArg(ic: Infer, from: Ty, to: Ty): number | undefined {
  if (from.kind !== 'adt' || to.kind !== 'adt') return undefined;
  if (to.def !== from.def || to.def.kind !== 'struct') return undefined;
  const at = to.args.findLastIndex((arg, i) => becomesUnsized(ic, from.args[i] as Ty, arg as Ty));
  return at < 0 ? undefined : at;
}

function becomesUnsized(ic: Infer, fromTy: Ty, toTy: Ty): boolean {
  const from = ic.shallow(fromTy);
  const to = ic.shallow(toTy);
  if (to.kind === 'slice') return from.kind === 'array';
  if (to.kind === 'dyn') return !isOpen(from) && (from.kind !== 'dyn' || isOther(from, to));
  return shrinkingArg(ic, from, to) !== undefined;
}

/** Not known at all: of a number without a type it is known that it is none behind `dyn`. */
const isOpen = (ty: Ty): boolean => ty.kind === 'infer' && ty.flavor === 'any';

const isOther = (a: TyOf<'dyn'>, b: TyOf<'dyn'>): boolean =>
  a.principal?.trait !== b.principal?.trait || a.auto.length !== b.auto.length;

function coerceFnPtr(
  ic: Infer,
  expr: TExpr,
  from: Ty,
  to: Ty & { kind: 'fn-ptr' },
): TExpr | undefined {
  if (from.kind === 'fn-def') {
    const ptr = fnPtrOf(ic, from, to.sig.unsafe);
    if (ptr === undefined || !ic.unify(ptr, to)) return undefined;
    return { kind: 'cast', cast: 'reify', operand: expr, ty: ptr, node: expr.node };
  }
  if (from.kind === 'closure') {
    const sig = callableSig(ic.cx, from)!;
    const ptr = mkFnPtr({ ...sig, unsafe: to.sig.unsafe, abi: 'Rust', variadic: false });
    if (!ic.unify(ptr, to)) return undefined;
    return { kind: 'cast', cast: 'closure-fn-ptr', operand: expr, ty: ptr, node: expr.node };
  }
  if (from.kind === 'fn-ptr' && to.sig.unsafe && !from.sig.unsafe) {
    if (!ic.unify(mkFnPtr({ ...from.sig, unsafe: true }), to)) return undefined;
    return { kind: 'cast', cast: 'ptr-ptr', operand: expr, ty: to, node: expr.node };
  }
  return undefined;
}

/** The function pointer type of a function item. */
export function fnPtrOf(
  ic: Infer,
  ty: Ty & { kind: 'fn-def' },
  forceUnsafe = false,
): Ty | undefined {
  const sig = callableSig(ic.cx, ty);
  if (sig === undefined) return undefined;
  const full = ty.def.kind === 'fn' ? fnSigOf(ic.cx, ty.def) : undefined;
  return ic.solver.normalize(
    mkFnPtr({
      params: sig.params,
      ret: sig.ret,
      unsafe: forceUnsafe || (full?.unsafe ?? false),
      abi: full?.abi ?? 'Rust',
      variadic: full?.variadic ?? false,
    }),
  );
}

/** Brings the values of several branches to one type. */
export class CoerceMany {
  private readonly ic: Infer;
  private merged: Ty | undefined;
  private readonly hard: Ty | undefined;
  private readonly exprs: TExpr[] = [];

  constructor(ic: Infer, expected: Ty | undefined) {
    this.ic = ic;
    const known = expected === undefined ? undefined : ic.shallow(expected);
    // Only of an integer or only of a float is something known: the first branch says which.
    const open = known === undefined || (known.kind === 'infer' && known.flavor === 'any');
    this.hard = open ? undefined : known;
    this.merged = this.hard;
  }

  /** What the next branch should expect. */
  hint(expected: Ty | undefined): Ty | undefined {
    return this.merged ?? expected;
  }

  push(expr: TExpr): void {
    const { ic } = this;
    if (ic.isNever(expr.ty)) {
      this.exprs.push(expr);
      return;
    }
    if (this.merged === undefined) {
      moveRef(ic, expr);
      this.merged = expr.ty;
      this.exprs.push(expr);
      return;
    }
    const out = tryCoerce(ic, expr, this.merged);
    if (out !== undefined) {
      this.exprs.push(out);
      return;
    }
    if (this.mergeFns(expr)) return;
    // A later branch may be the more general one: `&[T; N]` first, `&[T]` after; or `&mut` then
    // `&`.
    const redone = this.exprs.map((e) => (ic.isNever(e.ty) ? e : tryCoerce(ic, e, expr.ty)));
    if (this.hard === undefined && redone.every((e) => e !== undefined)) {
      splice(this.exprs, 0, this.exprs.length, [...(redone as TExpr[]), expr]);
      this.merged = expr.ty;
      return;
    }
    ic.mismatch(this.merged, expr.ty, expr.node);
    this.exprs.push({ ...expr, ty: this.merged } as TExpr);
  }

  /** Two different function items or closures meet as function pointers. */
  private mergeFns(expr: TExpr): boolean {
    const { ic } = this;
    if (this.hard !== undefined) return false;
    const first = ic.shallow(this.merged!);
    const second = ic.shallow(expr.ty);
    const ptr =
      [first, second]
        .map((t) => (t.kind === 'fn-def' ? fnPtrOf(ic, t) : undefined))
        .find((t) => t !== undefined) ?? closurePtr(ic, first);
    if (ptr === undefined) return false;
    const all = [...this.exprs, expr].map((e) => (ic.isNever(e.ty) ? e : tryCoerce(ic, e, ptr)));
    if (all.some((e) => e === undefined)) return false;
    splice(this.exprs, 0, this.exprs.length, all as TExpr[]);
    this.merged = ptr;
    return true;
  }

  /** The common type and the branches as values of it. All diverging: `!`. */
  finish(): { ty: Ty; exprs: TExpr[] } {
    const merged = this.merged;
    const live = this.exprs.some((e) => !this.ic.isNever(e.ty));
    if (merged !== undefined && this.exprs.some((e) => this.ic.isNever(e.ty)))
      this.ic.table.noteDiverging(merged);
    if (merged === undefined || (!live && this.exprs.length > 0 && this.hard === undefined)) {
      return { ty: NEVER, exprs: this.exprs };
    }
    return {
      ty: merged,
      exprs: this.exprs.map((e) =>
        this.ic.isNever(e.ty) && !this.ic.isNever(merged)
          ? { kind: 'cast', cast: 'never', operand: e, ty: merged, node: e.node }
          : e,
      ),
    };
  }
}

function closurePtr(ic: Infer, ty: Ty): Ty | undefined {
  if (ty.kind !== 'closure') return undefined;
  const sig = callableSig(ic.cx, ty)!;
  return mkFnPtr({ ...sig, unsafe: false, abi: 'Rust', variadic: false });
}
