/**
 * Dereferencing, builtin and through `Deref`, and turning a place that was built for reading into
 * one for writing.
 */
import { LIMITS } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { TExpr, TExprOf } from '../body.ts';
import { HAS_INFER, type Ty } from '../ty.ts';
import { mkFnDef, mkProj, mkRef } from '../types/intern.ts';
import { langTrait } from '../types/lang.ts';
import type { Infer } from './ctx.ts';

/** Steps of one auto-deref: rustc's `recursion_limit` (E0055). */
export const MOST_DEREFS = LIMITS.recursion.limit;

/** A method of an operator trait, by the name of its lang item, and the trait's arguments. */
export interface TraitMethod {
  readonly lang: string;
  readonly method: string;
  /** `Self` first. */
  readonly of: readonly Ty[];
}

/**
 * A call of an operator trait's method on already adjusted operands. `site` is what the call stands
 * for, where that is more than `node`.
 */
export function traitCall(
  ic: Infer,
  { lang, method, of: substs }: TraitMethod,
  args: readonly TExpr[],
  ret: Ty,
  node: ast.AnyNode,
  site?: ast.AnyNode,
): TExpr | undefined {
  const def = langTrait(ic.cx, lang)?.items.fns.get(method);
  if (def === undefined) return undefined;
  const callee: TExpr = { kind: 'fn-ref', def, args: substs, ty: mkFnDef(def, substs), node };
  return { kind: 'call', callee, args, ty: ret, node, ...(site && { site }) };
}

/**
 * `*place` if its type can be dereferenced; `mut` asks for `DerefMut` where the operator is
 * overloaded. `explicit` is the expression with the operator, where it is written.
 */
export function derefOnce(
  ic: Infer,
  place: TExpr,
  mut: boolean,
  explicit?: ast.AnyNode,
): TExpr | undefined {
  const ty = ic.structurally(place.ty);
  const node = place.node;
  if (ty.kind === 'ref' || (ty.kind === 'ptr' && explicit !== undefined))
    return { kind: 'deref', operand: place, ty: ty.inner, node };
  switch (ty.kind) {
    case 'adt':
    case 'param':
    case 'proj':
    case 'opaque':
    case 'dyn':
      break;
    default:
      return undefined;
  }
  const trait = langTrait(ic.cx, 'deref');
  const item = trait?.items.types.get('Target');
  if (trait === undefined || item === undefined) return undefined;
  let verdict = ic.solver.implements(ty, trait);
  if (verdict === 'maybe') {
    // What is pending may say the type's open arguments, as the length of a `GenericArray` that is
    // a sum.
    ic.solver.selectPending();
    verdict = ic.solver.implements(ic.table.ty(ty), trait);
  }
  if (verdict === 'no') return undefined;
  const target = ic.solver.normalize(mkProj(item, trait, [ty]));
  // What cannot be settled yet is gone on with where the impl that fits says what comes of it, as
  // in rustc: `GenericArray<_, _>` gives a slice whatever its length is.
  if (verdict === 'maybe') {
    const known = ic.table.shallow(target);
    if (known.kind === 'proj' || (known.kind === 'infer' && known.flavor === 'any'))
      return undefined;
    ic.solver.register({ kind: 'trait', ref: { trait, args: [ty] } }, explicit ?? node);
  }
  const self: TExpr = { kind: 'borrow', mut: false, place, ty: mkRef(ty, false), node };
  const ref = mkRef(target, false);
  const call = traitCall(
    ic,
    { lang: 'deref', method: 'deref', of: [ty] },
    [self],
    ref,
    node,
    explicit,
  );
  if (call === undefined) return undefined;
  const out: TExpr = { kind: 'deref', operand: call, ty: target, node };
  ic.overloaded.set(out, { op: 'deref', call });
  if (mut) makeMutable(ic, out);
  return out;
}

/** Whether dereferencing says what is open in the type: the only `Deref` is for one form. */
export function derefDecides(ic: Infer, place: TExpr): boolean {
  const ty = ic.structurally(place.ty);
  const before = ic.table.ty(ty);
  if (ty.kind !== 'adt' || (before.flags & HAS_INFER) === 0) return false;
  const trait = langTrait(ic.cx, 'deref');
  if (trait === undefined) return false;
  const mark = ic.table.snapshot();
  ic.solver.select({ trait, args: [ty] });
  const decides = ic.table.ty(ty) !== before;
  ic.table.rollback(mark);
  return decides;
}

/**
 * The place and everything it was reached through, for writing: `Deref` becomes `DerefMut`, `Index`
 * `IndexMut`, also where a pointer lies on the way, as in `*b.pointer = 1` (rustc's
 * `convert_place_derefs_to_mutable`). What has no such trait stays.
 */
export function makeMutable(ic: Infer, place: TExpr): void {
  for (let at: TExpr | undefined = place; at !== undefined; at = below(ic, at)) {
    const over = ic.overloaded.get(at);
    if (over !== undefined) callMutably(ic, over.op, over.call);
    else if (at.kind === 'deref') borrowMutably(ic, at.operand);
  }
}

/** What a place was reached from, if that is a place. */
function below(ic: Infer, at: TExpr): TExpr | undefined {
  const over = ic.overloaded.get(at);
  if (over !== undefined) {
    const self = over.call.kind === 'call' ? over.call.args[0] : undefined;
    return self?.kind === 'borrow' ? self.place : undefined;
  }
  switch (at.kind) {
    case 'field':
    case 'index':
      return at.base;
    case 'deref': {
      const { operand } = at;
      const borrow = reborrowOf(operand);
      return borrow === undefined ? operand : borrow.place;
    }
    default:
      return undefined;
  }
}

/** The call behind an overloaded operator, of the method that gives a mutable reference. */
function callMutably(ic: Infer, op: 'deref' | 'index', over: TExpr): void {
  const call = over as Extract<TExpr, { kind: 'call' }>;
  const callee = call.callee as Extract<TExpr, { kind: 'fn-ref' }>;
  const lang = op === 'deref' ? 'deref_mut' : 'index_mut';
  const trait = langTrait(ic.cx, lang);
  const def = trait?.items.fns.get(lang);
  const self = call.args[0] as Extract<TExpr, { kind: 'borrow' }>;
  const ref = ic.shallow(call.ty);
  if (trait === undefined || def === undefined || callee.def === def) return;
  if (self.kind !== 'borrow' || ref.kind !== 'ref') return;
  const [of, ...rest] = callee.args;
  if (ic.solver.implements(of as Ty, trait, rest) === 'no') return;
  Object.assign(callee, { def, ty: mkFnDef(def, callee.args) });
  Object.assign(self, { mut: true, ty: mkRef(self.place.ty, true) });
  Object.assign(call, { ty: mkRef(ref.inner, true) });
}

/** A reborrow on the way must be a mutable one as well. */
function borrowMutably(ic: Infer, pointer: TExpr): void {
  const borrow = reborrowOf(pointer);
  if (borrow === undefined) return;
  for (const node of [pointer, borrow]) {
    const ty = ic.shallow(node.ty);
    if (ty.kind === 'ref' && !ty.mut) Object.assign(node, { ty: mkRef(ty.inner, true) });
  }
  Object.assign(borrow, { mut: true });
}

/** A borrow that nobody wrote: a reborrow, or that of an array seen as a slice. */
function reborrowOf(pointer: TExpr): TExprOf<'borrow'> | undefined {
  const isCast = pointer.kind === 'cast' && pointer.cast === 'unsize';
  const borrow = isCast ? pointer.operand : pointer;
  if (borrow.kind !== 'borrow' || borrow.node.kind === 'RefExpr') return undefined;
  return borrow;
}

/**
 * May something be assigned to the expression? To fields of anything (rustc's
 * `is_syntactic_place_expr`); what is broken may be anything.
 */
export function isAssignable(expr: TExpr): boolean {
  if (expr.kind === 'bogus') return true;
  return expr.kind === 'field' || isPlace(expr);
}

/** Is the expression a place (not a temporary)? */
export function isPlace(expr: TExpr): boolean {
  switch (expr.kind) {
    case 'local':
    case 'upvar':
    case 'parts':
    case 'static':
    case 'deref':
    case 'index':
      return true;
    case 'field':
      return isPlace(expr.base);
    default:
      return false;
  }
}
