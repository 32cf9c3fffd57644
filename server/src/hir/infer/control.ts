/**
 * Control flow: blocks, `if`, `match`, loops, jumps, `?`. `while`, `for` and `?` are written out.
 */
import { append } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { TArm, TExpr, TPat, TStmt } from '../body.ts';
import type { VariantDef } from '../defs.ts';
import { expandStmts } from '../names/index.ts';
import type { Ty } from '../ty.ts';
import { displayTy } from '../types/display.ts';
import { BOOL, ERROR, mkAdt, mkFnDef, mkProj, mkRef, NEVER, UNIT } from '../types/intern.ts';
import { langTrait } from '../types/lang.ts';
import { predicatesOf } from '../types/predicates.ts';
import { CoerceMany, coerce, moveRef, tryCoerce } from './coerce.ts';
import type { Infer, LoopFrame } from './ctx.ts';
import { isPlace, makeMutable, traitCall } from './deref.ts';
import { bindsByRefMut, checkPat } from './patterns.ts';

const unit = (node: ast.AnyNode): TExpr => ({ kind: 'tuple', elems: [], ty: UNIT, node });

/** A block with its own scope. `label` is set for labelled blocks. */
export function checkBlock(
  ic: Infer,
  block: ast.Block,
  expected: Ty | undefined,
  node: ast.AnyNode,
  label?: ast.Lifetime,
): TExpr {
  if (label !== undefined) return labelledBlock(ic, block, expected, node, label);
  return ic.inBlock(block, () => blockBody(ic, block.stmts, block.tail, expected, node));
}

function labelledBlock(
  ic: Infer,
  block: ast.Block,
  expected: Ty | undefined,
  node: ast.AnyNode,
  name: ast.Lifetime,
): TExpr {
  const result = ic.table.newVar();
  const frame: LoopFrame = {
    label: ic.nextLabel++,
    name,
    scope: ic.frame,
    result,
    isLoop: false,
    broken: false,
    named: false,
  };
  if (expected !== undefined && ic.shallow(expected).kind !== 'infer') ic.unify(result, expected);
  ic.loops.push(frame);
  const { diverges } = ic;
  const body = ic.inBlock(block, () => blockBody(ic, block.stmts, block.tail, result, node));
  ic.loops.pop();
  if (frame.broken) ic.diverges = diverges;
  if (!frame.broken && ic.isNever(body.ty))
    return frame.named && body.kind === 'block' ? { ...body, label: frame.label } : body;
  const value = coerce(ic, body, result);
  if (value.kind === 'block' && value.label === undefined)
    return { ...value, label: frame.label, ty: result };
  return { kind: 'block', stmts: [], tail: value, label: frame.label, ty: result, node };
}

function blockBody(
  ic: Infer,
  stmts: readonly ast.AnyStmt[],
  tail: ast.AnyExpr | undefined,
  expected: Ty | undefined,
  node: ast.AnyNode,
): TExpr {
  const out: TStmt[] = [];
  const list = flatten(ic, stmts, tail);
  const end = list.at(-1);
  const last = end?.kind === 'ExprStmt' && !end.semi ? end.expr : undefined;
  if (last !== undefined) list.pop();
  for (const stmt of list) checkStmt(ic, stmt, out);
  if (last !== undefined) {
    const value = ic.check(last, expected);
    if (expected === undefined) moveRef(ic, value);
    return { kind: 'block', stmts: out, tail: value, label: undefined, ty: value.ty, node };
  }
  return {
    kind: 'block',
    stmts: out,
    tail: undefined,
    label: undefined,
    ty: ic.diverges ? NEVER : UNIT,
    node,
  };
}

/**
 * The statements of a block with macros among them replaced by what they give and those left out
 * that `#[cfg]` takes away. Only then does the last one show whether it is the block's value.
 */
function flatten(
  ic: Infer,
  stmts: readonly ast.AnyStmt[],
  tail: ast.AnyExpr | undefined,
): ast.AnyStmt[] {
  const out: ast.AnyStmt[] = [];
  const add = (stmt: ast.AnyStmt): void => {
    const attrs =
      stmt.kind === 'ExprStmt'
        ? stmt.expr.attrs
        : stmt.kind === 'ItemStmt'
          ? stmt.item.attrs
          : undefined;
    if (!ic.enabled(stmt.kind === 'LetStmt' ? stmt.attrs : (attrs ?? []))) return;
    if (stmt.kind !== 'ExprStmt' || stmt.expr.kind !== 'MacroCall') {
      out.push(stmt);
      return;
    }
    const expanded = expandStmts(stmt.expr, ic.module);
    append(ic.problems, expanded.problems);
    for (const inner of expanded.stmts) add(inner);
    if (expanded.tail !== undefined) add({ ...stmt, expr: expanded.tail });
  };
  for (const stmt of stmts) add(stmt);
  if (tail !== undefined) {
    const file = tail.file === undefined ? {} : { file: tail.file };
    add({ kind: 'ExprStmt', expr: tail, semi: false, start: tail.start, end: tail.end, ...file });
  }
  return out;
}

function checkStmt(ic: Infer, stmt: ast.AnyStmt, out: TStmt[]): void {
  switch (stmt.kind) {
    case 'LetStmt':
      checkLet(ic, stmt, out);
      return;
    case 'ExprStmt': {
      const expr = ic.check(stmt.expr, stmt.semi ? undefined : UNIT);
      out.push({ kind: 'expr', expr, node: stmt });
      if (!stmt.semi && !ic.isNever(expr.ty)) ic.demand(UNIT, expr.ty, stmt.expr);
      return;
    }
    case 'ItemStmt':
      if (stmt.item.kind === 'MacroRules' || stmt.item.kind === 'MacroDef') ic.pushMacro(stmt.item);
      return;
    case 'EmptyStmt':
      return;
  }
}

function checkLet(ic: Infer, stmt: ast.LetStmt, out: TStmt[]): void {
  const ty = stmt.type === undefined ? ic.table.newVar() : ic.lower(stmt.type);
  let init: TExpr | undefined;
  if (stmt.init !== undefined) {
    const value = ic.check(stmt.init, ty);
    // Without a written type the variable takes the type of the value as it is.
    init = stmt.type === undefined && !ic.isNever(value.ty) ? value : coerce(ic, value, ty);
    if (stmt.type === undefined) ic.demand(ty, init.ty, stmt.init);
  }
  let otherwise: TExpr | undefined;
  const { else: other } = stmt;
  if (other !== undefined)
    otherwise = ic.apart(() => coerce(ic, checkBlock(ic, other, undefined, other), NEVER)).value;
  // Closures already checked keep what they saw: later names go to a new frame.
  ic.pushFrame();
  const pat = checkPat(ic, stmt.pat, ty);
  if (init !== undefined) borrowedBy(ic, init, [pat]);
  out.push({ kind: 'let', pat, ty, init, else: otherwise, node: stmt });
}

/** What a `match` looks at: code that never ends is a value of any type. */
function matched(ic: Infer, value: TExpr): TExpr {
  if (!ic.isNever(value.ty) || isPlace(value)) return value;
  return coerce(ic, value, ic.table.newVar());
}

/** What patterns look at is reached for writing where one of them says `ref mut`. */
function borrowedBy(ic: Infer, value: TExpr, pats: readonly TPat[]): void {
  if (pats.some(bindsByRefMut)) makeMutable(ic, value);
}

/**
 * A condition: `bool`, or a chain with `let`, whose names scope over what follows in the same
 * frame.
 */
export function checkCond(ic: Infer, cond: ast.AnyExpr): TExpr {
  if (cond.kind === 'LetExpr') {
    const value = ic.check(cond.expr);
    ic.pushFrame();
    const pat = checkPat(ic, cond.pat, value.ty);
    borrowedBy(ic, value, [pat]);
    return { kind: 'let', pat, value, ty: BOOL, node: cond };
  }
  if (cond.kind === 'ParenExpr' && cond.expr.kind === 'LetExpr') return checkCond(ic, cond.expr);
  if (cond.kind === 'BinaryExpr' && cond.op === '&&') {
    const lhs = checkCond(ic, cond.lhs);
    const rhs = ic.apart(() => checkCond(ic, cond.rhs)).value;
    return { kind: 'logical', op: '&&', lhs, rhs, ty: BOOL, node: cond };
  }
  return coerce(ic, ic.check(cond, BOOL), BOOL);
}

export function checkIf(ic: Infer, expr: ast.IfExpr, expected: Ty | undefined): TExpr {
  const many = new CoerceMany(ic, expr.else === undefined ? UNIT : expected);
  const { cond, then } = ic.scoped(() => {
    const c = checkCond(ic, expr.cond);
    const t = ic.apart(() => checkBlock(ic, expr.then, many.hint(expected), expr.then));
    return { cond: c, then: t };
  });
  const wantsMore =
    expr.else === undefined && expected !== undefined && ic.shallow(expected) !== UNIT;
  if (wantsMore && tryCoerce(ic, then.value, UNIT) === undefined) {
    const what = '`if` may be missing an `else` clause';
    return ic.bogus('invalid', what, expr, 'E0317');
  }
  many.push(then.value);
  if (expr.else === undefined) {
    const { exprs } = many.finish();
    return { kind: 'if', cond, then: exprs[0]!, else: undefined, ty: UNIT, node: expr };
  }
  const { else: other } = expr;
  const otherwise = ic.apart(() => ic.check(other, many.hint(expected)));
  many.push(otherwise.value);
  if (then.diverges && otherwise.diverges) ic.diverges = true;
  const { ty, exprs } = many.finish();
  return { kind: 'if', cond, then: exprs[0]!, else: exprs[1]!, ty, node: expr };
}

export function checkMatch(ic: Infer, expr: ast.MatchExpr, expected: Ty | undefined): TExpr {
  const scrutinee = matched(ic, ic.check(expr.scrutinee));
  let allDiverge = true;
  const many = new CoerceMany(ic, expected);
  const heads: { pat: TPat; guard: TExpr | undefined }[] = [];
  const arms = expr.arms.filter((arm) => ic.enabled(arm.attrs));
  for (const arm of arms) {
    ic.scoped(() => {
      const pat = checkPat(ic, arm.pat, scrutinee.ty);
      const { guard: written, body } = arm;
      const guard =
        written === undefined ? undefined : ic.apart(() => checkCond(ic, written)).value;
      heads.push({ pat, guard });
      const { value, diverges } = ic.apart(
        (): TExpr =>
          body === undefined
            ? { kind: 'bogus', ty: NEVER, node: arm }
            : ic.check(body, many.hint(expected)),
      );
      many.push(value);
      if (!diverges) allDiverge = false;
    });
  }
  if (allDiverge) ic.diverges = true;
  borrowedBy(
    ic,
    scrutinee,
    heads.map(({ pat }) => pat),
  );
  const { ty, exprs } = many.finish();
  const typed: TArm[] = heads.map(({ pat, guard }, i) => ({ pat, guard, body: exprs[i]! }));
  return {
    kind: 'match',
    scrutinee,
    arms: typed,
    source: 'match',
    ty: arms.length === 0 ? NEVER : ty,
    node: expr,
  };
}

function enterLoop(ic: Infer, name: ast.Lifetime | undefined, result: Ty | undefined): LoopFrame {
  const frame: LoopFrame = {
    label: ic.nextLabel++,
    name,
    scope: ic.frame,
    result,
    isLoop: true,
    broken: false,
    named: false,
  };
  ic.loops.push(frame);
  return frame;
}

export function checkLoop(ic: Infer, expr: ast.LoopExpr, expected: Ty | undefined): TExpr {
  const result = ic.table.newVar();
  if (expected !== undefined && ic.shallow(expected).kind !== 'infer') ic.unify(result, expected);
  const frame = enterLoop(ic, expr.label, result);
  const { value: body, diverges } = ic.apart(() =>
    coerce(ic, checkBlock(ic, expr.body, UNIT, expr.body), UNIT),
  );
  ic.loops.pop();
  // Whether it is left by a `break` or goes on for ever is all that counts.
  if (!frame.broken && diverges) ic.diverges = true;
  return { kind: 'loop', label: frame.label, body, ty: frame.broken ? result : NEVER, node: expr };
}

export function checkWhile(ic: Infer, expr: ast.WhileExpr): TExpr {
  const frame = enterLoop(ic, expr.label, undefined);
  const stop: TExpr = {
    kind: 'break',
    label: frame.label,
    value: undefined,
    ty: NEVER,
    node: expr,
  };
  const { value: step } = ic.apart(() =>
    ic.scoped((): TExpr => {
      const cond = checkCond(ic, expr.cond);
      const then = coerce(ic, checkBlock(ic, expr.body, UNIT, expr.body), UNIT);
      const otherwise: TExpr = { kind: 'cast', cast: 'never', operand: stop, ty: UNIT, node: expr };
      return { kind: 'if', cond, then, else: otherwise, ty: UNIT, node: expr };
    }),
  );
  ic.loops.pop();
  return { kind: 'loop', label: frame.label, body: step, ty: UNIT, node: expr };
}

function variant(ic: Infer, lang: string): VariantDef | undefined {
  const def = ic.cx.langItems.get(lang);
  return def?.kind === 'variant' ? def : undefined;
}

/**
 * `match IntoIterator::into_iter(iter) { mut it => loop { match Iterator::next(&mut it) { None =>
 * break, Some(pat) => body } } }`
 */
export function checkFor(ic: Infer, expr: ast.ForExpr): TExpr {
  const iterTrait = langTrait(ic.cx, 'iterator');
  const intoTrait = langTrait(ic.cx, 'into_iterator');
  const some = variant(ic, 'Some');
  const none = variant(ic, 'None');
  const intoTy = intoTrait?.items.types.get('IntoIter');
  const itemTy = iterTrait?.items.types.get('Item');
  if (
    expr.await ||
    iterTrait === undefined ||
    intoTrait === undefined ||
    some === undefined ||
    none === undefined ||
    intoTy === undefined ||
    itemTy === undefined
  ) {
    return ic.bogus('unsupported', expr.await ? '`for await`' : '`for` loops', expr);
  }
  const source = ic.check(expr.iter);
  const sourceTy = ic.structurally(source.ty);
  ic.solver.register({ kind: 'trait', ref: { trait: intoTrait, args: [sourceTy] } }, expr.iter);
  const iterator = ic.solver.normalize(mkProj(intoTy, intoTrait, [sourceTy]));
  const item = ic.solver.normalize(mkProj(itemTy, iterTrait, [iterator]));
  ic.solver.selectPending();
  const intoIter = { lang: 'into_iterator', method: 'into_iter', of: [sourceTy] };
  const start = traitCall(ic, intoIter, [source], iterator, expr.iter, expr)!;
  const it = ic.newLocal(undefined, iterator, true, expr.iter);
  const option = mkAdt(some.parent, [item]);
  const itPlace: TExpr = { kind: 'local', local: it, ty: iterator, node: expr.iter };
  const self: TExpr = {
    kind: 'borrow',
    mut: true,
    place: itPlace,
    ty: mkRef(iterator, true),
    node: expr.iter,
  };
  const nextOf = { lang: 'iterator', method: 'next', of: [iterator] };
  const next = traitCall(ic, nextOf, [self], option, expr.iter, expr)!;
  const frame = enterLoop(ic, expr.label, undefined);
  const { value: someArm } = ic.apart(() =>
    ic.scoped((): TArm => {
      const inner = checkPat(ic, expr.pat, item);
      const pat: TPat = {
        kind: 'variant',
        variant: some,
        fields: [{ index: 0, pat: inner }],
        ty: option,
        node: expr.pat,
      };
      return {
        pat,
        guard: undefined,
        body: coerce(ic, checkBlock(ic, expr.body, UNIT, expr.body), UNIT),
      };
    }),
  );
  ic.loops.pop();
  const stop: TExpr = {
    kind: 'break',
    label: frame.label,
    value: undefined,
    ty: NEVER,
    node: expr,
  };
  const noneArm: TArm = {
    pat: { kind: 'variant', variant: none, fields: [], ty: option, node: expr.iter },
    guard: undefined,
    body: { kind: 'cast', cast: 'never', operand: stop, ty: UNIT, node: expr },
  };
  const step: TExpr = {
    kind: 'match',
    scrutinee: next,
    arms: [noneArm, someArm],
    source: 'for',
    ty: UNIT,
    node: expr,
  };
  const loop: TExpr = { kind: 'loop', label: frame.label, body: step, ty: UNIT, node: expr };
  const bind: TPat = {
    kind: 'binding',
    local: it,
    mode: 'move',
    sub: undefined,
    ty: iterator,
    node: expr.iter,
  };
  return {
    kind: 'match',
    scrutinee: start,
    arms: [{ pat: bind, guard: undefined, body: loop }],
    source: 'for',
    ty: UNIT,
    node: expr,
  };
}

function findLoop(
  ic: Infer,
  label: ast.Lifetime | undefined,
  needLoop: boolean,
): LoopFrame | undefined {
  for (let i = ic.loops.length - 1; i >= 0; i--) {
    const frame = ic.loops[i]!;
    if (label === undefined ? frame.isLoop : ic.isLabelOf(label, frame)) {
      return needLoop && !frame.isLoop ? undefined : frame;
    }
  }
  return undefined;
}

/** rustc's code for a jump that has no target. */
function jumpCode(ic: Infer, label: ast.Lifetime | undefined): string {
  const isInBlock = ic.loops.length > 0;
  if (label !== undefined) {
    const isLabel = ic.loops.some((frame) => ic.isLabelOf(label, frame));
    return isLabel ? 'E0696' : 'E0426';
  }
  if (isInBlock) return 'E0695';
  return ic.fn.closure === undefined ? 'E0268' : 'E0267';
}

export function checkBreak(ic: Infer, expr: ast.BreakExpr): TExpr {
  const frame = findLoop(ic, expr.label, false);
  if (frame === undefined)
    return ic.bogus('invalid', '`break` outside of a loop', expr, jumpCode(ic, expr.label));
  let value: TExpr | undefined;
  if (frame.result !== undefined) {
    value = coerce(
      ic,
      expr.value === undefined ? unit(expr) : ic.check(expr.value, frame.result),
      frame.result,
    );
  } else if (expr.value !== undefined)
    ic.problem('invalid', '`break` with a value in this loop', expr, 'E0571');
  // One that is not reached ends nothing (rustc's `may_break`).
  if (!ic.diverges) frame.broken = true;
  frame.named = true;
  return { kind: 'break', label: frame.label, value, ty: NEVER, node: expr };
}

export function checkContinue(ic: Infer, expr: ast.ContinueExpr): TExpr {
  const frame = findLoop(ic, expr.label, true);
  if (frame === undefined)
    return ic.bogus('invalid', '`continue` outside of a loop', expr, jumpCode(ic, expr.label));
  return { kind: 'continue', label: frame.label, ty: NEVER, node: expr };
}

export function checkReturn(ic: Infer, expr: ast.ReturnExpr): TExpr {
  const { ret } = ic.returning;
  const isBare = expr.value === undefined && tryCoerce(ic, unit(expr), ret) === undefined;
  if (isBare) {
    const what = '`return;` in a function whose return type is not `()`';
    return ic.bogus('invalid', what, expr, 'E0069');
  }
  const value = coerce(ic, expr.value === undefined ? unit(expr) : ic.check(expr.value, ret), ret);
  return { kind: 'return', value, ty: NEVER, node: expr };
}

/**
 * `try { .. }`: the value of the block goes into `Try::from_output`, and `?` inside leaves the
 * block.
 */
export function checkTryBlock(ic: Infer, expr: ast.BlockExpr, expected: Ty | undefined): TExpr {
  const tryTrait = langTrait(ic.cx, 'Try');
  const output = tryTrait?.items.types.get('Output');
  if (tryTrait === undefined || output === undefined)
    return ic.bogus('unsupported', '`try` blocks', expr);
  const ret = expr.tryType === undefined ? ic.table.newVar() : ic.lower(expr.tryType);
  if (expected !== undefined && ic.shallow(expected).kind !== 'infer') ic.unify(ret, expected);
  const label = ic.nextLabel++;
  ic.solver.register({ kind: 'trait', ref: { trait: tryTrait, args: [ret] } }, expr);
  const inside = ic.solver.normalize(mkProj(output, tryTrait, [ret]));
  ic.fns.push({ ret, closure: ic.fn.closure, block: label });
  const { value } = ic.apart(() => coerce(ic, checkBlock(ic, expr.block, inside, expr), inside));
  ic.fns.pop();
  const tail = traitCall(
    ic,
    { lang: 'Try', method: 'from_output', of: [ret] },
    [value],
    ret,
    expr,
  )!;
  return { kind: 'block', stmts: [], tail, label, ty: ret, node: expr };
}

/**
 * `match Try::branch(e) { Continue(v) => v, Break(r) => return FromResidual::from_residual(r) }`
 */
export function checkTry(ic: Infer, expr: ast.TryExpr): TExpr {
  const tryTrait = langTrait(ic.cx, 'Try');
  const from = langTrait(ic.cx, 'FromResidual');
  const goOn = variant(ic, 'Continue');
  const stop = variant(ic, 'Break');
  const output = tryTrait?.items.types.get('Output');
  const residual = tryTrait?.items.types.get('Residual');
  const fromFn = from?.items.fns.get('from_residual');
  if (
    tryTrait === undefined ||
    from === undefined ||
    goOn === undefined ||
    stop === undefined ||
    output === undefined ||
    residual === undefined ||
    fromFn === undefined
  ) {
    return ic.bogus('unsupported', 'the `?` operator', expr);
  }
  const operand = ic.check(expr.expr);
  const ty = ic.structurally(operand.ty);
  if (ty.kind === 'error') return { kind: 'bogus', ty: ERROR, node: expr };
  if (ty.kind !== 'infer' && ic.solver.implements(ty, tryTrait) === 'no') {
    const what = `the \`?\` operator can only be applied to values that implement \`Try\`, not to \`${displayTy(ty)}\``;
    return ic.bogus('invalid', what, expr, 'E0277');
  }
  ic.solver.register({ kind: 'trait', ref: { trait: tryTrait, args: [ty] } }, expr);
  const out = ic.solver.normalize(mkProj(output, tryTrait, [ty]));
  const res = ic.solver.normalize(mkProj(residual, tryTrait, [ty]));
  const flow = mkAdt(goOn.parent, [res, out]);
  const branch = traitCall(ic, { lang: 'Try', method: 'branch', of: [ty] }, [operand], flow, expr)!;
  const local = (t: Ty): { pat: TPat; value: TExpr } => {
    const id = ic.newLocal(undefined, t, false, expr);
    return {
      pat: { kind: 'binding', local: id, mode: 'move', sub: undefined, ty: t, node: expr },
      value: { kind: 'local', local: id, ty: t, node: expr },
    };
  };
  // The arm that returns gives `!` where a value is expected.
  ic.table.noteDiverging(out);
  const v = local(out);
  const r = local(res);
  const { ret, block } = ic.fn;
  const args = [ret, res];
  ic.require(predicatesOf(ic.cx, fromFn), args, expr);
  const callee: TExpr = {
    kind: 'fn-ref',
    def: fromFn,
    args,
    ty: mkFnDef(fromFn, args),
    node: expr,
  };
  const converted: TExpr = { kind: 'call', callee, args: [r.value], ty: ret, node: expr };
  const leave: TExpr =
    block === undefined
      ? { kind: 'return', value: converted, ty: NEVER, node: expr }
      : { kind: 'break', label: block, value: converted, ty: NEVER, node: expr };
  const arm = (def: VariantDef, pat: TPat, body: TExpr): TArm => ({
    pat: { kind: 'variant', variant: def, fields: [{ index: 0, pat }], ty: flow, node: expr },
    guard: undefined,
    body,
  });
  return {
    kind: 'match',
    scrutinee: branch,
    source: 'try',
    ty: out,
    node: expr,
    arms: [
      arm(goOn, v.pat, v.value),
      arm(stop, r.pat, { kind: 'cast', cast: 'never', operand: leave, ty: out, node: expr }),
    ],
  };
}
