/**
 * Literals and aggregates: numbers, strings, tuples, arrays, struct expressions, references, casts,
 * assignments.
 */

import { append } from '../../base/index.ts';
import { memo } from '../../db/index.ts';

import type * as ast from '../../syntax/index.ts';
import { type LiteralValue, literalValue } from '../../syntax/index.ts';
import type { CastKind, TExpr, TPat, TStmt } from '../body.ts';
import type { StructDef, UnionDef, VariantDef } from '../defs.ts';
import { resolvePath } from '../names/index.ts';
import { HAS_INFER, type Ty, type TyOf } from '../ty.ts';
import { constFromExpr } from '../types/const-expr.ts';
import { displayTy } from '../types/display.ts';
import { substTy } from '../types/fold.ts';
import {
  BOOL,
  CHAR,
  ERROR,
  mkAdt,
  mkArray,
  mkPtr,
  mkRef,
  mkTuple,
  mkUsize,
  primitive,
  STR,
  U8,
  UNIT,
  USIZE,
} from '../types/intern.ts';
import { fieldsOf } from '../types/items.ts';
import { predicatesOf } from '../types/predicates.ts';
import { CoerceMany, coerce, fnPtrOf, moveRef, tryCoerce } from './coerce.ts';
import type { Infer } from './ctx.ts';
import { isAssignable, makeMutable } from './deref.ts';
import { recordOfPath } from './paths.ts';
import { valueHint } from './value-hint.ts';

export function checkLiteral(ic: Infer, expr: ast.LitExpr, expected: Ty | undefined): TExpr {
  const v = literalValue(expr.lit, expr.text);
  const want = expected === undefined ? undefined : ic.shallow(expected);
  switch (v.kind) {
    case 'int': {
      const suffix = primitive(v.suffix);
      if (suffix?.kind === 'float') {
        const lit: TExpr = { kind: 'lit', bits: 0n, ty: suffix, node: expr };
        ic.floatTexts.set(lit, String(v.value));
        return lit;
      }
      const hinted =
        want !== undefined &&
        (want.kind === 'int' || (want.kind === 'infer' && want.flavor === 'int'))
          ? want
          : undefined;
      return {
        kind: 'lit',
        bits: v.value,
        ty: suffix ?? hinted ?? ic.table.newVar('int'),
        node: expr,
      };
    }
    case 'float': {
      const suffix = primitive(v.suffix);
      const hinted = want?.kind === 'float' ? want : undefined;
      const lit: TExpr = {
        kind: 'lit',
        bits: 0n,
        ty: suffix ?? hinted ?? ic.table.newVar('float'),
        node: expr,
      };
      ic.floatTexts.set(lit, v.text);
      return lit;
    }
    case 'bool':
      return { kind: 'lit', bits: v.value ? 1n : 0n, ty: BOOL, node: expr };
    case 'char':
      return { kind: 'lit', bits: BigInt(v.value), ty: CHAR, node: expr };
    case 'byte':
      return { kind: 'lit', bits: BigInt(v.value), ty: U8, node: expr };
    case 'str':
      return { kind: 'lit-bytes', bytes: textBytes(v), ty: mkRef(STR, false), node: expr };
    case 'byteStr': {
      const bytes = v.value;
      return {
        kind: 'lit-bytes',
        bytes,
        ty: mkRef(mkArray(U8, mkUsize(bytes.length)), false),
        node: expr,
      };
    }
    case 'cStr': {
      const def = ic.cx.langItems.get('CStr');
      if (def?.kind !== 'struct') return ic.bogus('unsupported', 'C string literals', expr);
      return {
        kind: 'lit-bytes',
        bytes: Uint8Array.from([...v.value, 0]),
        ty: mkRef(mkAdt(def, []), false),
        node: expr,
      };
    }
    default:
      return ic.bogus('invalid', 'a broken literal', expr);
  }
}

/** UTF-8 of a string literal; of a long one the same bytes each time, as its value is the same. */
function textBytes(v: LiteralValue & { readonly kind: 'str' }): Uint8Array {
  let bytes = ofTexts.get(v);
  if (bytes === undefined) ofTexts.set(v, (bytes = new TextEncoder().encode(v.value)));
  return bytes;
}

const ofTexts = memo<object, Uint8Array>('hir.infer.text-bytes');

export function checkTuple(ic: Infer, expr: ast.TupleExpr, expected: Ty | undefined): TExpr {
  const want = expected === undefined ? undefined : ic.structurally(expected);
  const hints = want?.kind === 'tuple' ? want.elems : [];
  const elems = expr.elems.map((e, i) => {
    const hint = hints[i];
    const value = ic.check(e, hint);
    if (hint !== undefined) return tryCoerce(ic, value, hint) ?? value;
    moveRef(ic, value);
    return value;
  });
  return { kind: 'tuple', elems, ty: mkTuple(elems.map((e) => e.ty)), node: expr };
}

function elemHint(ic: Infer, expected: Ty | undefined): Ty | undefined {
  const want = expected === undefined ? undefined : ic.structurally(expected);
  return want?.kind === 'array' || want?.kind === 'slice' ? want.elem : undefined;
}

export function checkArray(ic: Infer, expr: ast.ArrayExpr, expected: Ty | undefined): TExpr {
  const hint = elemHint(ic, expected);
  const many = new CoerceMany(ic, hint);
  for (const e of expr.elems) many.push(ic.check(e, many.hint(hint)));
  const { ty, exprs } = many.finish();
  const elem = expr.elems.length === 0 ? (hint ?? ic.table.newVar()) : ty;
  return { kind: 'array', elems: exprs, ty: mkArray(elem, mkUsize(exprs.length)), node: expr };
}

/** Is a length the name of a variable, which is known when the code runs? */
function namesLocal(ic: Infer, len: ast.AnyExpr): boolean {
  if (len.kind !== 'PathExpr' || len.path.segments.length !== 1) return false;
  return ic.lookupLocal(len.path.segments[0]!.name) !== undefined;
}

export function checkRepeat(ic: Infer, expr: ast.RepeatExpr, expected: Ty | undefined): TExpr {
  const hint = elemHint(ic, expected);
  const value = ic.check(expr.elem, hint);
  const elem = hint === undefined ? value : coerce(ic, value, hint);
  if (namesLocal(ic, expr.len))
    return ic.bogus(
      'invalid',
      'attempt to use a non-constant value in a constant',
      expr.len,
      'E0435',
    );
  const len = ic.solver.const(constFromExpr(ic.cx, ic.scope, expr.len, USIZE));
  return { kind: 'repeat', elem, len, ty: mkArray(elem.ty, len), node: expr };
}

export function checkStruct(ic: Infer, expr: ast.StructExpr, expected: Ty | undefined): TExpr {
  const found = recordOfPath(ic, expr.path, expr);
  const def: StructDef | VariantDef | UnionDef | undefined =
    found?.def ??
    (found?.ty.kind === 'adt' && found.ty.def.kind === 'union' ? found.ty.def : undefined);
  if (found === undefined || def === undefined || found.ty.kind !== 'adt') {
    for (const f of expr.fields) ic.check(f.value);
    return found === undefined
      ? { kind: 'bogus', ty: ERROR, node: expr }
      : ic.bogus('invalid', 'an enum used as a struct', expr, 'E0574');
  }
  if (expected !== undefined) {
    const want = ic.shallow(expected);
    if (want.kind === 'adt' && want.def === found.ty.def) ic.unify(found.ty, want);
  }
  const { args } = found.ty;
  // Bounds of the type tell closures in its fields their signature.
  ic.require(predicatesOf(ic.cx, found.ty.def), args, expr);
  const infos = fieldsOf(ic.cx, def);
  const fields = expr.fields
    .filter((f) => ic.enabled(f.attrs))
    .map((f) => {
      const index = infos.findIndex((info) => info.name === f.name.text);
      const info = infos[index];
      if (info === undefined) {
        ic.problem(
          'unresolved',
          `field \`${f.name.text}\``,
          f,
          def.kind === 'variant' ? 'E0559' : 'E0560',
        );
        return { index: 0, value: ic.check(f.value) };
      }
      const ty = ic.solver.normalize(substTy(info.ty, args));
      return { index, value: coerce(ic, ic.check(f.value, ty), ty) };
    });
  const twice = fields.findIndex(
    ({ index }, at) => fields.findIndex((f) => f.index === index) < at,
  );
  if (twice >= 0 && ic.problems.length === 0) {
    const { name } = expr.fields[twice]!;
    ic.problem(
      'invalid',
      `field \`${name.text}\` specified more than once`,
      expr.fields[twice]!,
      'E0062',
    );
  }
  let base: TExpr | undefined;
  if (expr.base !== undefined) {
    base = ic.check(expr.base, found.ty);
    ic.demand(found.ty, base.ty, expr.base);
  } else if (def.kind !== 'union' && !expr.rest && fields.length < infos.length) {
    ic.problem('invalid', `missing fields of \`${def.name}\``, expr, 'E0063');
  }
  return {
    kind: 'adt',
    variant: def.kind === 'variant' ? def : undefined,
    fields,
    base,
    ty: found.ty,
    node: expr,
  };
}

export function checkRef(ic: Infer, expr: ast.RefExpr, expected: Ty | undefined): TExpr {
  const want = expected === undefined ? undefined : ic.shallow(expected);
  const hint = want?.kind === 'ref' || want?.kind === 'ptr' ? want.inner : undefined;
  const place = ic.check(expr.expr, hint && valueHint(ic, expr.expr, hint));
  if (expr.mut) makeMutable(ic, place);
  if (expr.raw)
    return { kind: 'raw-borrow', mut: expr.mut, place, ty: mkPtr(place.ty, expr.mut), node: expr };
  return { kind: 'borrow', mut: expr.mut, place, ty: mkRef(place.ty, expr.mut), node: expr };
}

function isNumber(expr: ast.AnyExpr): boolean {
  if (expr.kind === 'ParenExpr') return isNumber(expr.expr);
  if (expr.kind === 'UnaryExpr') return expr.op !== '*' && isNumber(expr.operand);
  return expr.kind === 'LitExpr' && (expr.lit === 'int' || expr.lit === 'float');
}

function isBranching(expr: ast.AnyExpr): boolean {
  if (expr.kind === 'ParenExpr') return isBranching(expr.expr);
  if (expr.kind === 'BlockExpr') return expr.label !== undefined;
  return expr.kind === 'MatchExpr' || expr.kind === 'IfExpr' || expr.kind === 'LoopExpr';
}

/** `expr as type`: which cast it is is decided at the end, when both types are known. */
export function checkCast(ic: Infer, expr: ast.CastExpr, expected: Ty | undefined): TExpr {
  const to = ic.lower(expr.type);
  // `as _`: to what the place wants, or to what turns out later.
  if (expected !== undefined && ic.shallow(to).kind === 'infer') ic.unify(to, expected);
  const target = ic.shallow(to);
  const numeric = target.kind === 'int' || target.kind === 'float';
  const isPointer = target.kind === 'ref' || target.kind === 'ptr' || target.kind === 'fn-ptr';
  // Branches need not be of the type: their value is cast.
  const hint =
    (isPointer && !isBranching(expr.expr)) || (numeric && isNumber(expr.expr)) ? target : undefined;
  const operand = ic.check(expr.expr, hint);
  const cast = {
    kind: 'cast' as const,
    cast: 'int-int' as CastKind,
    operand,
    ty: to,
    node: expr as ast.AnyNode,
  };
  const decide = (force: boolean): boolean => {
    const from = ic.structurally(cast.operand.ty);
    if (from.kind === 'infer' && from.flavor === 'any' && !force) return false;
    const coerced = isTrivial(from, ic.shallow(to)) ? undefined : tryCoerce(ic, cast.operand, to);
    if (coerced !== undefined && coerced !== cast.operand) {
      Object.assign(cast, { operand: coerced, cast: 'same' });
      return true;
    }
    const kind = castKind(ic, from, ic.shallow(to));
    if (kind === undefined) {
      // A coercion that changes nothing is left of one that drops `Send` and its like.
      if (coerced !== undefined || ic.unify(from, to)) Object.assign(cast, { cast: 'same' });
      else if (from.kind !== 'error') {
        ic.problem(
          'invalid',
          `a cast from \`${displayTy(ic.table.ty(from))}\` to \`${displayTy(ic.table.ty(to))}\``,
          expr,
          codeOfCast(ic.table.ty(from), ic.table.ty(to)),
        );
      }
    } else {
      cast.cast = kind;
      // What has an address is the function behind the item.
      if (from.kind === 'fn-def') cast.operand = reified(ic, cast.operand, from);
    }
    return true;
  };
  // `as *const _` takes from the operand only what nothing else says.
  const isOpen = ((ic.table.ty(to).flags | ic.table.ty(operand.ty).flags) & HAS_INFER) !== 0;
  if (isOpen) ic.deferred.push(() => decide(true));
  else decide(false);
  return cast;
}

/** rustc's code for a cast that there is not (`CastCheck`). */
function codeOfCast(from: Ty, to: Ty): string {
  const isNumber = (t: Ty): boolean => t.kind === 'int' || t.kind === 'float' || t.kind === 'infer';
  if (to.kind === 'char' && isNumber(from)) return 'E0604';
  if (to.kind === 'bool' && isNumber(from)) return 'E0054';
  const isPointer = (t: Ty): boolean => t.kind === 'ptr' || t.kind === 'fn-ptr';
  const isPrimitive = (t: Ty): boolean =>
    isNumber(t) || isPointer(t) || t.kind === 'bool' || t.kind === 'char' || t.kind === 'fn-def';
  if (to.kind === 'slice' || to.kind === 'str' || to.kind === 'dyn') return 'E0620';
  return (isPrimitive(from) || from.kind === 'ref') && isPrimitive(to) ? 'E0606' : 'E0605';
}

function reified(ic: Infer, operand: TExpr, from: TyOf<'fn-def'>): TExpr {
  const ptr = fnPtrOf(ic, from);
  return ptr === undefined
    ? operand
    : { kind: 'cast', cast: 'reify', operand, ty: ptr, node: operand.node };
}

function isTrivial(from: Ty, to: Ty): boolean {
  const scalar = (t: Ty): boolean =>
    t.kind === 'int' ||
    t.kind === 'float' ||
    t.kind === 'bool' ||
    t.kind === 'char' ||
    (t.kind === 'infer' && t.flavor !== 'any');
  return scalar(from) && scalar(to);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a table of `as` by the source's type, in the order of rustc's `CastCheck`
function castKind(ic: Infer, from: Ty, to: Ty): CastKind | undefined {
  const intLike = (t: Ty): boolean =>
    t.kind === 'int' ||
    t.kind === 'bool' ||
    t.kind === 'char' ||
    (t.kind === 'infer' && t.flavor === 'int');
  const floatLike = (t: Ty): boolean =>
    t.kind === 'float' || (t.kind === 'infer' && t.flavor === 'float');
  if (intLike(from)) {
    if (to.kind === 'int' || to.kind === 'char') return 'int-int';
    if (floatLike(to)) return 'int-float';
    if (to.kind === 'ptr') {
      if (from.kind === 'infer') ic.unify(from, USIZE);
      return 'int-ptr';
    }
    return undefined;
  }
  if (floatLike(from))
    return to.kind === 'int' ? 'float-int' : to.kind === 'float' ? 'float-float' : undefined;
  if (from.kind === 'ptr' || from.kind === 'ref') {
    if (to.kind === 'int') return 'ptr-int';
    if (to.kind === 'ptr') {
      const inner = ic.shallow(from.inner);
      const want = ic.shallow(to.inner);
      if (want.kind === 'infer') ic.unify(want, inner);
      // `&[T; N]` as `*const T`.
      if (from.kind === 'ref' && inner.kind === 'array') ic.unify(inner.elem, to.inner);
      return 'ptr-ptr';
    }
    return undefined;
  }
  if (from.kind === 'fn-ptr')
    return to.kind === 'int' ? 'fn-ptr-int' : to.kind === 'ptr' ? 'fn-ptr-ptr' : undefined;
  if (from.kind === 'fn-def')
    return to.kind === 'int' ? 'fn-ptr-int' : to.kind === 'ptr' ? 'fn-ptr-ptr' : undefined;
  if (from.kind === 'adt' && from.def.kind === 'enum' && to.kind === 'int') return 'enum-int';
  return undefined;
}

export function checkAssign(ic: Infer, expr: ast.AssignExpr): TExpr {
  if (isFunctionCall(ic, expr.lhs))
    return ic.bogus('invalid', 'invalid left-hand side of assignment', expr.lhs, 'E0070');
  if (isDestructuring(expr.lhs)) return destructure(ic, expr);
  const place = ic.check(expr.lhs);
  if (!isAssignable(place))
    ic.problem('invalid', 'invalid left-hand side of assignment', expr, 'E0070');
  makeMutable(ic, place);
  const value = coerce(ic, ic.check(expr.rhs, place.ty), place.ty);
  return { kind: 'assign', place, value, ty: UNIT, node: expr };
}

function isDestructuring(lhs: ast.AnyExpr): boolean {
  switch (lhs.kind) {
    case 'TupleExpr':
    case 'ArrayExpr':
    case 'StructExpr':
    case 'CallExpr':
    case 'UnderscoreExpr':
      return true;
    case 'ParenExpr':
      return isDestructuring(lhs.expr);
    default:
      return false;
  }
}

/** A call of what is surely no constructor. */
function isFunctionCall(ic: Infer, lhs: ast.AnyExpr): boolean {
  if (lhs.kind !== 'CallExpr' || lhs.callee.kind !== 'PathExpr') return false;
  const { path } = lhs.callee;
  const found = resolvePath(ic.module, path, 'value');
  return found?.def.kind === 'fn' && found.rest === path.segments.length;
}

/** `(a, b) = rhs` as `{ let (x, y) = rhs; a = x; b = y; }`. */
function destructure(ic: Infer, expr: ast.AssignExpr): TExpr {
  const value = ic.check(expr.rhs);
  const stmts: TStmt[] = [];
  const assigns: TStmt[] = [];
  const pat = assigneePat(ic, expr.lhs, value.ty, assigns);
  append(stmts, [
    { kind: 'let', pat, ty: value.ty, init: value, else: undefined, node: expr },
    ...assigns,
  ]);
  return { kind: 'block', stmts, tail: undefined, label: undefined, ty: UNIT, node: expr };
}

function assigneePat(ic: Infer, lhs: ast.AnyExpr, ty: Ty, assigns: TStmt[]): TPat {
  const isRest = (e: ast.AnyExpr): boolean =>
    e.kind === 'RangeExpr' && e.lo === undefined && e.hi === undefined;
  const spread = (
    list: readonly ast.AnyExpr[],
    count: number,
    tyOf: (i: number) => Ty,
  ): { index: number; pat: TPat }[] => {
    const rest = list.findIndex(isRest);
    return list.flatMap((e, i) => {
      if (isRest(e)) return [];
      const index = rest >= 0 && i > rest ? count - (list.length - i) : i;
      return [{ index, pat: assigneePat(ic, e, tyOf(index), assigns) }];
    });
  };
  switch (lhs.kind) {
    case 'UnderscoreExpr':
      return { kind: 'wild', ty, node: lhs };
    case 'ParenExpr':
      return assigneePat(ic, lhs.expr, ty, assigns);
    case 'TupleExpr': {
      const known = ic.structurally(ty);
      const count = known.kind === 'tuple' ? known.elems.length : lhs.elems.length;
      const elems = known.kind === 'tuple' ? known.elems : lhs.elems.map(() => ic.table.newVar());
      ic.demand(ty, mkTuple(elems), lhs);
      return {
        kind: 'fields',
        fields: spread(lhs.elems, count, (i) => elems[i] ?? ERROR),
        ty,
        node: lhs,
      };
    }
    case 'ArrayExpr': {
      const known = ic.structurally(ty);
      const elem =
        known.kind === 'array' || known.kind === 'slice' ? known.elem : ic.table.newVar();
      const rest = lhs.elems.findIndex(isRest);
      const part = (list: readonly ast.AnyExpr[]): TPat[] =>
        list.map((e) => assigneePat(ic, e, elem, assigns));
      if (rest < 0)
        return {
          kind: 'slice',
          prefix: part(lhs.elems),
          rest: undefined,
          hasRest: false,
          suffix: [],
          ty,
          node: lhs,
        };
      return {
        kind: 'slice',
        prefix: part(lhs.elems.slice(0, rest)),
        rest: undefined,
        hasRest: true,
        suffix: part(lhs.elems.slice(rest + 1)),
        ty,
        node: lhs,
      };
    }
    case 'CallExpr':
    case 'StructExpr': {
      const path =
        lhs.kind === 'StructExpr'
          ? lhs.path
          : lhs.callee.kind === 'PathExpr'
            ? lhs.callee.path
            : undefined;
      const found = path === undefined ? undefined : recordOfPath(ic, path, lhs);
      if (found?.def === undefined || found.ty.kind !== 'adt') break;
      const { def } = found;
      const { args } = found.ty;
      ic.demand(ty, found.ty, lhs);
      const infos = fieldsOf(ic.cx, def);
      const tyOf = (i: number): Ty => {
        const info = infos[i];
        return info === undefined ? ERROR : ic.solver.normalize(substTy(info.ty, args));
      };
      const fields =
        lhs.kind === 'CallExpr'
          ? spread(lhs.args, infos.length, tyOf)
          : lhs.fields.map((f) => {
              const index = infos.findIndex((info) => info.name === f.name.text);
              return { index, pat: assigneePat(ic, f.value, tyOf(index), assigns) };
            });
      return def.kind === 'variant'
        ? { kind: 'variant', variant: def, fields, ty, node: lhs }
        : { kind: 'fields', fields, ty, node: lhs };
    }
    default:
      break;
  }
  const place = ic.check(lhs);
  makeMutable(ic, place);
  const local = ic.newLocal(undefined, place.ty, false, lhs);
  ic.demand(place.ty, ty, lhs);
  const value: TExpr = { kind: 'local', local, ty: place.ty, node: lhs };
  assigns.push({
    kind: 'expr',
    node: lhs,
    expr: { kind: 'assign', place, value, ty: UNIT, node: lhs },
  });
  return { kind: 'binding', local, mode: 'move', sub: undefined, ty, node: lhs };
}
