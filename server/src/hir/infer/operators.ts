/**
 * Operators: builtin on scalars, else calls of the operator traits' methods. Also assignment and
 * ranges.
 */
import type * as ast from '../../syntax/index.ts';
import type { CmpOp, IntBinOp, TExpr } from '../body.ts';
import type { TraitDef } from '../defs.ts';
import type { Ty } from '../ty.ts';
import { displayTy } from '../types/display.ts';
import { BOOL, ERROR, mkAdt, mkProj, mkRef, UNIT } from '../types/intern.ts';
import { fieldsOf } from '../types/items.ts';
import { langFn, langTrait } from '../types/lang.ts';
import { coerce } from './coerce.ts';
import type { Infer } from './ctx.ts';
import { derefOnce, isAssignable, makeMutable, traitCall } from './deref.ts';
import { fnRef } from './paths.ts';

/** Operator traits: lang item, method. */
const ARITH: Record<ast.ArithOp, readonly [string, string]> = {
  '+': ['add', 'add'],
  '-': ['sub', 'sub'],
  '*': ['mul', 'mul'],
  '/': ['div', 'div'],
  '%': ['rem', 'rem'],
  '&': ['bitand', 'bitand'],
  '|': ['bitor', 'bitor'],
  '^': ['bitxor', 'bitxor'],
  '<<': ['shl', 'shl'],
  '>>': ['shr', 'shr'],
};
const COMPARE: Record<string, readonly [string, string]> = {
  '==': ['eq', 'eq'],
  '!=': ['eq', 'ne'],
  '<': ['partial_ord', 'lt'],
  '<=': ['partial_ord', 'le'],
  '>': ['partial_ord', 'gt'],
  '>=': ['partial_ord', 'ge'],
};

function isNumeric(ty: Ty): boolean {
  return ty.kind === 'int' || ty.kind === 'float' || (ty.kind === 'infer' && ty.flavor !== 'any');
}

function isIntegral(ty: Ty): boolean {
  return ty.kind === 'int' || (ty.kind === 'infer' && ty.flavor === 'int');
}

function isFloating(ty: Ty): boolean {
  return ty.kind === 'float' || (ty.kind === 'infer' && ty.flavor === 'float');
}

/** Is `lhs op rhs` builtin for these types (rustc's `is_builtin_binop`)? */
function isBuiltinBinary(op: string, a: Ty, b: Ty): boolean {
  if (op === '<<' || op === '>>') return isIntegral(a) && isIntegral(b);
  if (op === '&' || op === '|' || op === '^')
    return (isIntegral(a) && isIntegral(b)) || (a === BOOL && b === BOOL);
  if (op in ARITH) return isNumeric(a) && isNumeric(b) && isFloating(a) === isFloating(b);
  const scalar = (t: Ty): boolean =>
    isNumeric(t) ||
    t.kind === 'bool' ||
    t.kind === 'char' ||
    t.kind === 'ptr' ||
    t.kind === 'fn-ptr';
  return scalar(a) && scalar(b);
}

export function checkBinary(ic: Infer, expr: ast.BinaryExpr, expected: Ty | undefined): TExpr {
  const { op } = expr;
  if (op === '&&' || op === '||') {
    const lhs = coerce(ic, ic.check(expr.lhs, BOOL), BOOL);
    // It is not certain that the right side runs.
    const rhs = ic.apart(() => coerce(ic, ic.check(expr.rhs, BOOL), BOOL)).value;
    return { kind: 'logical', op, lhs, rhs, ty: BOOL, node: expr };
  }
  const isCompare = op in COMPARE;
  const literal =
    expected !== undefined && !isCompare && isLiteral(expr.lhs) ? expected : undefined;
  const lhs = ic.check(expr.lhs, literal);
  const a = ic.structurally(lhs.ty);
  if (a.kind === 'error') {
    ic.check(expr.rhs);
    return { kind: 'bogus', ty: isCompare ? BOOL : ERROR, node: expr };
  }
  const hint = isNumeric(a) && op !== '<<' && op !== '>>' && isLiteral(expr.rhs) ? a : undefined;
  if (isNumeric(a) || a.kind === 'bool' || a.kind === 'char' || a.kind === 'ptr') {
    const rhs = ic.check(expr.rhs, hint);
    const b = ic.structurally(rhs.ty);
    // What is wrong stands elsewhere.
    if (b.kind === 'error') return { kind: 'bogus', ty: isCompare ? BOOL : ERROR, node: expr };
    if (isBuiltinBinary(op, a, b)) return builtinBinary(ic, op, lhs, rhs, expr);
    if (b.kind === 'never') return builtinBinary(ic, op, lhs, coerce(ic, rhs, a), expr);
    return overloadedBinary(ic, op, lhs, a, () => rhs, expr);
  }
  return overloadedBinary(ic, op, lhs, a, (want) => ic.check(expr.rhs, want), expr);
}

function isLiteral(expr: ast.AnyExpr): boolean {
  return (
    expr.kind === 'LitExpr' ||
    (expr.kind === 'ParenExpr' && isLiteral(expr.expr)) ||
    (expr.kind === 'UnaryExpr' && expr.op === '-' && isLiteral(expr.operand))
  );
}

function builtinBinary(
  ic: Infer,
  op: ast.BinaryOp,
  lhs: TExpr,
  rhs: TExpr,
  node: ast.AnyNode,
): TExpr {
  const isShift = op === '<<' || op === '>>';
  if (!isShift) {
    const merged =
      op in COMPARE && ic.shallow(lhs.ty).kind === 'ptr' ? coerce(ic, rhs, lhs.ty) : rhs;
    ic.demand(lhs.ty, merged.ty, node);
    return {
      kind: 'binary',
      op: op as IntBinOp | CmpOp,
      lhs,
      rhs: merged,
      ty: op in COMPARE ? BOOL : lhs.ty,
      node,
    };
  }
  return { kind: 'binary', op: op as IntBinOp, lhs, rhs, ty: lhs.ty, node };
}

function overloadedBinary(
  ic: Infer,
  op: ast.BinaryOp,
  lhs: TExpr,
  a: Ty,
  rhsOf: (want: Ty) => TExpr,
  node: ast.BinaryExpr,
): TExpr {
  const compare = COMPARE[op];
  const [lang, method] = compare ?? ARITH[op as ast.ArithOp];
  const trait = langTrait(ic.cx, lang);
  if (trait === undefined) return ic.bogus('unsupported', `operator \`${op}\``, node);
  const want = ic.table.newVar();
  if (lacks(ic, a, trait, [want])) {
    rhsOf(want);
    const what = `cannot apply binary operator \`${op}\` to type \`${displayTy(ic.table.ty(a))}\``;
    return ic.bogus('invalid', what, node, 'E0369');
  }
  ic.solver.register({ kind: 'trait', ref: { trait, args: [a, want] } }, node);
  if (a.kind !== 'infer') ic.solver.selectPending();
  let rhs = rhsOf(want);
  rhs = coerce(ic, rhs, want);
  let args: TExpr[] = [lhs, rhs];
  let ret: Ty = BOOL;
  if (compare !== undefined) {
    args = [lhs, rhs].map((e) => ({
      kind: 'borrow',
      mut: false,
      place: e,
      ty: mkRef(e.ty, false),
      node: e.node,
    }));
  } else {
    const output = trait.items.types.get('Output');
    ret = output === undefined ? ERROR : ic.solver.normalize(mkProj(output, trait, [a, want]));
  }
  enforceBuiltin(ic, op, a, rhs.ty, ret);
  const call = traitCall(ic, { lang, method, of: [a, want] }, args, ret, node);
  return call ?? ic.bogus('unsupported', `operator \`${op}\``, node);
}

/** Is it certain that a type lacks an operator, whatever its other operand is? */
function lacks(ic: Infer, ty: Ty, trait: TraitDef, others: readonly Ty[]): boolean {
  return ty.kind !== 'infer' && ic.solver.implements(ic.table.ty(ty), trait, others) === 'no';
}

/**
 * What the builtin operations tell about operands that are scalars or references to such (rustc's
 * `enforce_builtin_binop_types`): `1 << x` has the type of the 1, whatever the traits could say
 * later.
 */
function enforceBuiltin(ic: Infer, op: ast.BinaryOp, lhs: Ty, rhs: Ty, ret: Ty): void {
  const a = behindRef(ic, lhs);
  const b = behindRef(ic, rhs);
  if (!isBuiltinBinary(op, a, b)) return;
  if (op !== '<<' && op !== '>>' && !ic.table.tryUnify(a, b)) return;
  if (!(op in COMPARE)) ic.table.tryUnify(ret, a);
}

function behindRef(ic: Infer, ty: Ty): Ty {
  const outer = ic.structurally(ty);
  return outer.kind === 'ref' ? ic.structurally(outer.inner) : outer;
}

/**
 * A call of an operator method whose operands turned out to be scalars, as the builtin operation.
 */
export function asBuiltin(ic: Infer, call: TExpr): TExpr | undefined {
  if (call.kind !== 'call' || call.callee.kind !== 'fn-ref' || call.callee.def.kind !== 'fn')
    return undefined;
  const container = call.callee.def.container;
  if (container?.kind !== 'trait' || container.lang === undefined) return undefined;
  const node = call.node;
  if (node.kind === 'BinaryExpr') {
    const compare = COMPARE[node.op];
    const [lhs, rhs] = call.args;
    if (
      lhs === undefined ||
      rhs === undefined ||
      container.lang !== (compare ?? ARITH[node.op as ast.ArithOp])?.[0]
    )
      return undefined;
    const [l, r] = compare === undefined ? [lhs, rhs] : [unborrow(lhs), unborrow(rhs)];
    if (
      l === undefined ||
      r === undefined ||
      !isBuiltinBinary(node.op, ic.shallow(l.ty), ic.shallow(r.ty))
    )
      return undefined;
    return { kind: 'binary', op: node.op as IntBinOp | CmpOp, lhs: l, rhs: r, ty: call.ty, node };
  }
  if (node.kind === 'CompoundAssignExpr' && container.lang === `${ARITH[node.op][0]}_assign`) {
    const place = unborrow(call.args[0]!);
    const value = call.args[1]!;
    if (
      place === undefined ||
      !isBuiltinBinary(node.op, ic.shallow(place.ty), ic.shallow(value.ty))
    )
      return undefined;
    return { kind: 'assign-op', op: node.op, place, value, ty: UNIT, node };
  }
  if (node.kind === 'UnaryExpr' && (container.lang === 'neg' || container.lang === 'not')) {
    const operand = call.args[0]!;
    const ty = ic.shallow(operand.ty);
    if (!isNumeric(ty) && ty !== BOOL) return undefined;
    return { kind: 'unary', op: node.op as '-' | '!', operand, ty: call.ty, node };
  }
  return undefined;
}

function unborrow(expr: TExpr): TExpr | undefined {
  return expr.kind === 'borrow' ? expr.place : undefined;
}

export function checkCompoundAssign(ic: Infer, expr: ast.CompoundAssignExpr): TExpr {
  const place = ic.check(expr.lhs);
  if (!isAssignable(place))
    ic.problem('invalid', 'invalid left-hand side of assignment', expr, 'E0067');
  makeMutable(ic, place);
  const a = ic.structurally(place.ty);
  const hint =
    isNumeric(a) && expr.op !== '<<' && expr.op !== '>>' && isLiteral(expr.rhs) ? a : undefined;
  const [base] = ARITH[expr.op];
  const lang = `${base}_assign`;
  let value: TExpr;
  if (isNumeric(a) || a === BOOL) {
    value = ic.check(expr.rhs, hint);
    const b = ic.structurally(value.ty);
    if (isBuiltinBinary(expr.op, a, b)) {
      if (expr.op !== '<<' && expr.op !== '>>') ic.demand(a, b, expr.rhs);
      return { kind: 'assign-op', op: expr.op, place, value, ty: UNIT, node: expr };
    }
  } else if (a.kind === 'error') {
    ic.check(expr.rhs);
    return { kind: 'bogus', ty: UNIT, node: expr };
  } else {
    value = { kind: 'bogus', ty: ERROR, node: expr };
  }
  const trait = langTrait(ic.cx, lang);
  if (trait === undefined) return ic.bogus('unsupported', `operator \`${expr.op}=\``, expr);
  const want = ic.table.newVar();
  if (lacks(ic, a, trait, [want])) {
    if (value.kind === 'bogus') ic.check(expr.rhs);
    const what = `binary assignment operation \`${expr.op}=\` cannot be applied to type \`${displayTy(ic.table.ty(a))}\``;
    return ic.bogus('invalid', what, expr, 'E0368');
  }
  ic.solver.register({ kind: 'trait', ref: { trait, args: [a, want] } }, expr);
  ic.solver.selectPending();
  if (value.kind === 'bogus') value = ic.check(expr.rhs, want);
  value = coerce(ic, value, want);
  const self: TExpr = {
    kind: 'borrow',
    mut: true,
    place,
    ty: mkRef(place.ty, true),
    node: expr.lhs,
  };
  return (
    traitCall(ic, { lang, method: lang, of: [a, want] }, [self, value], UNIT, expr) ??
    ic.bogus('unsupported', `operator \`${expr.op}=\``, expr)
  );
}

export function checkUnary(ic: Infer, expr: ast.UnaryExpr, expected: Ty | undefined): TExpr {
  if (expr.op === '*') {
    const inner = ic.check(expr.operand);
    const place = derefOnce(ic, inner, false, expr);
    if (place === undefined) {
      if (ic.shallow(inner.ty).kind === 'error') return { kind: 'bogus', ty: ERROR, node: expr };
      return ic.bogus('invalid', 'a value of this type cannot be dereferenced', expr, 'E0614');
    }
    Object.assign(place, { node: expr });
    return place;
  }
  const operand = ic.check(expr.operand, expected);
  const ty = ic.structurally(operand.ty);
  if (ty.kind === 'error') return { kind: 'bogus', ty: ERROR, node: expr };
  if (isNumeric(ty) || (expr.op === '!' && ty === BOOL))
    return { kind: 'unary', op: expr.op, operand, ty, node: expr };
  // `!` implements `Not` with itself as the output.
  if (ty.kind === 'never') return operand;
  const lang = expr.op === '-' ? 'neg' : 'not';
  const trait = langTrait(ic.cx, lang);
  const output = trait?.items.types.get('Output');
  if (trait === undefined || output === undefined)
    return ic.bogus('unsupported', `operator \`${expr.op}\``, expr);
  if (lacks(ic, ty, trait, [])) {
    const what = `cannot apply unary operator \`${expr.op}\` to type \`${displayTy(ic.table.ty(ty))}\``;
    return ic.bogus('invalid', what, expr, 'E0600');
  }
  ic.solver.register({ kind: 'trait', ref: { trait, args: [ty] } }, expr);
  const ret = ic.solver.normalize(mkProj(output, trait, [ty]));
  return (
    traitCall(ic, { lang, method: lang, of: [ty] }, [operand], ret, expr) ??
    ic.bogus('unsupported', `operator \`${expr.op}\``, expr)
  );
}

/** `a..b` and its kin as values of the range types of `core::ops`. */
export function checkRange(ic: Infer, expr: ast.RangeExpr, expected: Ty | undefined): TExpr {
  const want = expected === undefined ? undefined : ic.shallow(expected);
  const elem = want?.kind === 'adt' && want.args.length === 1 ? (want.args[0] as Ty) : undefined;
  const bounds = [expr.lo, expr.hi].map((e) => (e === undefined ? undefined : ic.check(e, elem)));
  const present = bounds.filter((b): b is TExpr => b !== undefined);
  const ty = present.length === 0 ? undefined : ic.table.newVar();
  const values = present.map((b) => coerce(ic, b, ty!));
  if (expr.inclusive && expr.lo !== undefined && expr.hi !== undefined) {
    const def = langFn(ic.cx, 'range_inclusive_new');
    const adt = ic.cx.langItems.get('RangeInclusive');
    if (def === undefined || adt?.kind !== 'struct')
      return ic.bogus('unsupported', 'inclusive ranges', expr);
    const callee = fnRef(ic, def, [ty!], expr);
    return { kind: 'call', callee, args: values, ty: mkAdt(adt, [ty!]), node: expr };
  }
  const lang = expr.inclusive
    ? 'RangeToInclusive'
    : expr.lo !== undefined
      ? expr.hi !== undefined
        ? 'Range'
        : 'RangeFrom'
      : expr.hi !== undefined
        ? 'RangeTo'
        : 'RangeFull';
  const def = ic.cx.langItems.get(lang);
  if (def?.kind !== 'struct') return ic.bogus('unsupported', 'ranges', expr);
  const names = fieldsOf(ic.cx, def).map((f) => f.name);
  const order = [
    expr.lo === undefined ? undefined : 'start',
    expr.hi === undefined ? undefined : 'end',
  ].filter((n) => n !== undefined);
  const fields = values.map((value, i) => ({ index: names.indexOf(order[i]!), value }));
  return {
    kind: 'adt',
    variant: undefined,
    fields,
    base: undefined,
    ty: mkAdt(def, ty === undefined ? [] : [ty]),
    node: expr,
  };
}
