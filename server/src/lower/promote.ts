/**
 * Which borrowed values become constants of the program (`&[1, 2, 3]`, `&CONST`), so that they live
 * for ever.
 */
import { isTy, type TExpr, type TExprOf, type Ty } from '../hir/index.ts';
import type { FnCx } from './fn-cx.ts';

/**
 * Can `&expr` be an address of constant memory? Only values without interior mutability and without
 * drop.
 */
export function isPromotable(cx: FnCx, expr: TExpr, ty: Ty): boolean {
  return isConstant(cx, expr) && isPlain(cx, expr) && cx.layout(ty).size > 0;
}

/** What an element or a field of one is part of. */
export function wholeOf(expr: TExpr): TExpr {
  let at = expr;
  while (at.kind === 'field' || at.kind === 'index') at = at.base;
  return at;
}

/** Of `TABLE[i]` the constant, where it can be one that is never copied. */
export function promotableBase(cx: FnCx, expr: TExpr): TExpr | undefined {
  const whole = wholeOf(expr);
  return whole !== expr && isPromotable(cx, whole, cx.ty(whole.ty)) ? whole : undefined;
}

/** Is `&expr`, or `&mut expr`, an address behind which nothing lies? It is valid for ever, too. */
export function isEmptyConstant(cx: FnCx, expr: TExpr, ty: Ty, mut: boolean): boolean {
  return (
    (!mut || (expr.kind === 'array' && expr.elems.length === 0)) &&
    isConstant(cx, expr) &&
    isPlain(cx, expr) &&
    cx.layout(ty).size === 0
  );
}

/**
 * Neither drop nor interior mutability, by what the value is and not by its type alone: `None` has
 * neither. A part is dropped with the whole temporary that it is a part of.
 */
function isPlain(cx: FnCx, expr: TExpr): boolean {
  let whole = expr;
  while (whole.kind === 'field' || whole.kind === 'index') whole = whole.base;
  return !mayHave(cx, cx, whole, 'drop') && !mayHave(cx, cx, whole, 'cell');
}

/** Types of a body as they are for its arguments. */
interface Instance {
  ty(ty: Ty): Ty;
}

/**
 * Could the value that this makes need drop, or have something in a cell (rustc's qualifs of
 * constants)?
 */
function mayHave(cx: FnCx, of: Instance, expr: TExpr, what: 'drop' | 'cell'): boolean {
  const { hir } = cx;
  const ty = of.ty(expr.ty);
  if (what === 'drop' ? !hir.needsDrop(ty) : hir.isFreeze(ty)) return false;
  const has = (part: TExpr): boolean => mayHave(cx, of, part, what);
  switch (expr.kind) {
    case 'tuple':
    case 'array':
      return expr.elems.some(has);
    case 'repeat':
      return has(expr.elem);
    case 'adt':
      return (
        hasItself(cx, ty, what) || expr.base !== undefined || expr.fields.some((f) => has(f.value))
      );
    case 'call':
      if (expr.callee.kind !== 'fn-ref' || expr.callee.def.kind === 'fn') return true;
      return hasItself(cx, ty, what) || expr.args.some(has);
    case 'block':
      return expr.stmts.length > 0 || expr.tail === undefined || has(expr.tail);
    case 'const':
      return constMayHave(cx, of, expr, what);
    default:
      return true;
  }
}

/** Of a type whose constructor is seen: is it that type that has it, and not its fields? */
function hasItself(cx: FnCx, ty: Ty, what: 'drop' | 'cell'): boolean {
  if (ty.kind !== 'adt' || ty.def.kind === 'union') return true;
  if (what === 'drop') return cx.hir.dropImpl(ty) !== undefined;
  return ty.def.crate.isPrelude && ty.def.name === 'UnsafeCell';
}

function constMayHave(
  cx: FnCx,
  of: Instance,
  { def, args }: TExprOf<'const'>,
  what: 'drop' | 'cell',
): boolean {
  const { hir } = cx;
  const own = args.map((arg) => (isTy(arg) ? of.ty(arg) : arg));
  // What a constant of a trait is depends on the implementation: its type decides.
  if (def.container?.kind === 'trait') return true;
  const body = hir.body(def);
  if (body === undefined) return true;
  return mayHave(cx, { ty: (ty) => hir.instantiate(ty, own) }, body.value, what);
}

function isConstant(cx: FnCx, expr: TExpr): boolean {
  switch (expr.kind) {
    case 'lit':
    case 'lit-bytes':
    case 'fn-ref':
    case 'const':
    case 'const-param':
    case 'const-block':
      return true;
    case 'tuple':
    case 'array':
      return expr.elems.every((elem) => isConstant(cx, elem));
    case 'repeat':
      return isConstant(cx, expr.elem);
    case 'adt':
      return expr.base === undefined && expr.fields.every((field) => isConstant(cx, field.value));
    case 'call':
      // Constructors of tuple structs and variants only: calls of `const fn` are not promoted.
      return (
        expr.callee.kind === 'fn-ref' &&
        expr.callee.def.kind !== 'fn' &&
        expr.args.every((arg) => isConstant(cx, arg))
      );
    case 'borrow':
      return (
        !expr.mut &&
        isConstant(cx, expr.place) &&
        isPromotable(cx, expr.place, cx.ty(expr.place.ty))
      );
    case 'unary':
      return isConstant(cx, expr.operand);
    case 'binary':
      return (
        (!isDivision(expr.op) || isHarmlessDivisor(cx, expr.rhs)) &&
        isConstant(cx, expr.lhs) &&
        isConstant(cx, expr.rhs)
      );
    case 'cast':
      return expr.cast !== 'never' && isConstant(cx, expr.operand);
    case 'field':
      return isConstant(cx, expr.base);
    case 'index':
      return isConstant(cx, expr.base) && isInside(cx, expr);
    default:
      return false;
  }
}

const isDivision = (op: string): boolean => op === '/' || op === '%';

/** A literal that can neither divide by zero nor overflow. */
function isHarmlessDivisor(cx: FnCx, expr: TExpr): boolean {
  return expr.kind === 'lit' && (expr.bits !== 0n || cx.ty(expr.ty).kind === 'float');
}

/** An element of an array at a literal index that is inside. */
function isInside(cx: FnCx, { base, index }: TExprOf<'index'>): boolean {
  const ty = cx.ty(base.ty);
  const count = ty.kind === 'array' ? cx.hir.constValue(ty.len) : undefined;
  return index.kind === 'lit' && count !== undefined && index.bits < count;
}
