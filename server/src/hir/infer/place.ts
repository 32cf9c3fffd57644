/** Fields and indexing, builtin and through `Index`, with auto-deref. */
import type * as ast from '../../syntax/index.ts';
import type { TExpr } from '../body.ts';
import { isFieldVisible } from '../names/index.ts';
import { inherentImpls } from '../traits/impl-index.ts';
import type { Ty } from '../ty.ts';
import { displayTy } from '../types/display.ts';
import { substTy } from '../types/fold.ts';
import { mkProj, mkRef, mkSlice, USIZE } from '../types/intern.ts';
import { fieldsOf } from '../types/items.ts';
import { langTrait } from '../types/lang.ts';
import { tryCoerce } from './coerce.ts';
import type { Infer } from './ctx.ts';
import { derefOnce, MOST_DEREFS, traitCall } from './deref.ts';

/**
 * `base.name` with auto-deref. A field that is private here hides none of those further on, as in
 * rustc; it is meant where there is no other.
 */
export function checkField(ic: Infer, expr: ast.FieldExpr): TExpr {
  const name = expr.name.text;
  const base = ic.check(expr.base);
  let hidden: TExpr | undefined;
  let place: TExpr | undefined = base;
  for (let steps = 0; place !== undefined && steps < MOST_DEREFS; steps++) {
    const ty = ic.structurally(place.ty);
    if (ty.kind === 'tuple' && /^\d+$/.test(name)) {
      const elem = ty.elems[Number(name)];
      if (elem !== undefined)
        return { kind: 'field', base: place, index: Number(name), ty: elem, node: expr };
    }
    if (ty.kind === 'adt' && ty.def.kind !== 'enum') {
      const fields = fieldsOf(ic.cx, ty.def);
      const index = fields.findIndex((f) => f.name === name);
      if (index >= 0) {
        const fieldTy = ic.solver.normalize(substTy(fields[index]!.ty, ty.args));
        const field: TExpr = { kind: 'field', base: place, index, ty: fieldTy, node: expr };
        if (isFieldVisible(ty.def, fields[index]!, ic.module)) return field;
        hidden ??= field;
      }
    }
    if (ty.kind === 'error') return hidden ?? { kind: 'bogus', ty, node: expr };
    place = derefOnce(ic, place, false);
  }
  if (hidden !== undefined) return hidden;
  return ic.bogus('unresolved', `field \`${name}\``, expr.name, fieldCode(ic, base, name));
}

/** rustc's code for a field that is not there. */
function fieldCode(ic: Infer, base: TExpr, name: string): string {
  const ty = ic.structurally(base.ty);
  if (inherentImpls(ic.cx, ty, name).some(({ def }) => def.items.fns.has(name))) return 'E0615';
  const isPrimitive = ['int', 'float', 'bool', 'char'].includes(ty.kind);
  return isPrimitive ? 'E0610' : 'E0609';
}

/** `base[index]`: arrays and slices by `usize` directly, everything else through `Index`. */
export function checkIndex(ic: Infer, expr: ast.IndexExpr): TExpr {
  const base = ic.check(expr.base);
  const index = ic.check(expr.index);
  let place: TExpr | undefined = base;
  for (let steps = 0; place !== undefined && steps < MOST_DEREFS; steps++) {
    const ty = ic.structurally(place.ty);
    if (ty.kind === 'error') return { kind: 'bogus', ty, node: expr };
    const at = ic.structurally(index.ty);
    const isInt = at === USIZE || (at.kind === 'infer' && at.flavor === 'int');
    if ((ty.kind === 'array' || ty.kind === 'slice') && isInt) {
      ic.demand(USIZE, at, expr.index);
      return { kind: 'index', base: place, index, ty: ty.elem, node: expr };
    }
    const found = overloadedIndex(ic, place, ty, index, expr);
    if (found !== undefined) return found;
    if (ty.kind === 'array') {
      // Arrays are indexed as slices by ranges.
      const slice = mkSlice(ty.elem);
      const borrowed: TExpr = {
        kind: 'borrow',
        mut: false,
        place,
        ty: mkRef(ty, false),
        node: expr.base,
      };
      const unsized = tryCoerce(ic, borrowed, mkRef(slice, false));
      if (unsized !== undefined) {
        const through: TExpr = { kind: 'deref', operand: unsized, ty: slice, node: expr.base };
        const viaSlice = overloadedIndex(ic, through, slice, index, expr);
        if (viaSlice !== undefined) return viaSlice;
      }
    }
    place = derefOnce(ic, place, false);
  }
  const list = ic.structurally(base.ty);
  const inner = list.kind === 'ref' ? ic.structurally(list.inner) : list;
  if (inner.kind === 'array' || inner.kind === 'slice') {
    const what = `the type \`${displayTy(inner)}\` cannot be indexed by \`${displayTy(ic.table.ty(index.ty))}\``;
    return ic.bogus('invalid', what, expr.index, 'E0277');
  }
  return ic.bogus('invalid', 'a value of this type cannot be indexed', expr, 'E0608');
}

function overloadedIndex(
  ic: Infer,
  place: TExpr,
  ty: Ty,
  written: TExpr,
  expr: ast.IndexExpr,
): TExpr | undefined {
  const trait = langTrait(ic.cx, 'index');
  const item = trait?.items.types.get('Output');
  if (trait === undefined || item === undefined || ty.kind === 'infer') return undefined;
  const idx = ic.table.newVar();
  if (ic.solver.implements(ty, trait, [idx]) === 'no') return undefined;
  let index = written;
  let want = ic.table.ty(index.ty);
  if (ic.solver.implements(ty, trait, [want]) === 'no') {
    // The only impl says what the index is made: `s[f]` where `S: Index<fn()>`.
    const mark = ic.table.snapshot();
    const selection = ic.solver.select({ trait, args: [ty, idx] });
    const coerced =
      selection.kind === 'ambiguous' || ic.shallow(idx).kind === 'infer'
        ? undefined
        : tryCoerce(ic, index, idx);
    if (coerced === undefined) {
      ic.table.rollback(mark);
      return undefined;
    }
    index = coerced;
    want = ic.table.ty(idx);
  }
  ic.demand(want, idx, expr.index);
  ic.solver.register({ kind: 'trait', ref: { trait, args: [ty, want] } }, expr);
  const output = ic.solver.normalize(mkProj(item, trait, [ty, want]));
  const self: TExpr = { kind: 'borrow', mut: false, place, ty: mkRef(ty, false), node: expr };
  const method = { lang: 'index', method: 'index', of: [ty, want] };
  const call = traitCall(ic, method, [self, index], mkRef(output, false), expr);
  if (call === undefined) return undefined;
  const out: TExpr = { kind: 'deref', operand: call, ty: output, node: expr };
  ic.overloaded.set(out, { op: 'index', call });
  return out;
}
