/**
 * Bodies that run in steps: `async` and `gen` blocks and functions, `.await`, `yield`. As in
 * rustc's lowering of the syntax, a function with such a body gives a block that owns all its
 * parameters, and `.await` is a loop that asks a future and yields while it has nothing.
 */
import { append } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { LocalId, TExpr, TPat, TStmt } from '../body.ts';
import type { VariantDef } from '../defs.ts';
import type { ClosureDef, CoroutineKind, Ty } from '../ty.ts';
import { displayTy } from '../types/display.ts';
import { ERROR, mkAdt, mkClosure, mkProj, mkRef, NEVER, UNIT } from '../types/intern.ts';
import { langTrait } from '../types/lang.ts';
import { nextClosureId } from './closure-ids.ts';
import { coerce } from './coerce.ts';
import type { Infer } from './ctx.ts';
import { traitCall } from './deref.ts';
import { checkPat } from './patterns.ts';

/** The kind of a function, block or closure with these words; undefined for ordinary ones. */
export function coroutineKind(
  async: boolean,
  gen: boolean,
): CoroutineKind | 'async gen' | undefined {
  if (async && gen) return 'async gen';
  return async ? 'async' : gen ? 'gen' : undefined;
}

/** A parameter that the block of a function takes over. */
export interface OwnedParam {
  /** The variable outside of the block. */
  readonly local: LocalId;
  readonly ty: Ty;
  readonly param: ast.SelfParam | ast.AnyPat | undefined;
  readonly node: ast.AnyNode;
}

interface Steps {
  readonly kind: CoroutineKind;
  readonly node: ast.AnyNode;
  /** Of the future; what a `gen` body yields. */
  readonly gives: Ty;
  readonly params: readonly OwnedParam[];
  readonly body: ast.AnyExpr;
  /** Captures by value: all, or the parameters only. */
  readonly move: boolean;
  /** The body of an `async` closure. */
  readonly isClosure?: boolean;
}

/** The value that runs a body in steps. */
export function steps(ic: Infer, of: Steps): TExpr {
  const { kind, node, gives, params, body, move, isClosure } = of;
  const def: ClosureDef = {
    kind: 'closure-def',
    id: nextClosureId(),
    owner: ic.owner,
    params: [],
    ret: gives,
    trait: 'FnMut',
    captures: [],
    coroutine: kind,
    lends: false,
  };
  const ty = mkClosure(def, ic.identity);
  const savedLoops = ic.loops.splice(0);
  const firstLocal = ic.locals.length;
  const ret = kind === 'gen' ? UNIT : gives;
  const { value } = ic.apart(() =>
    ic.scoped(() => {
      const stmts = params.flatMap((param) => takeOver(ic, param));
      ic.fns.push({ ret, closure: def, ...(kind === 'gen' && { yields: gives }) });
      const inner = coerce(ic, ic.check(body, ret), ret);
      ic.fns.pop();
      if (stmts.length === 0) return inner;
      const out: TExpr = { kind: 'block', stmts, tail: inner, label: undefined, ty: ret, node };
      return out;
    }),
  );
  append(ic.loops, savedLoops);
  ic.closureLocals.set(def, [firstLocal, ic.locals.length]);
  if (move) ic.moveClosures.add(def);
  else if (isClosure) ic.ownedParams.set(def, new Set(params.map((p) => p.local)));
  return { kind: 'closure', def, captures: [], params: [], body: value, ty, node };
}

/** `let x = <parameter>;`, with `let <pattern> = x;` behind it where the pattern is more. */
function takeOver(ic: Infer, { local, ty, param, node }: OwnedParam): TStmt[] {
  const outer: TExpr = { kind: 'local', local, ty, node };
  const let_ = (pat: TPat, init: TExpr): TStmt => {
    return { kind: 'let', pat, ty, init, else: undefined, node };
  };
  if (param?.kind === 'SelfParam') {
    const own = ic.newLocal(param.name, ty, param.mut && !param.ref, param);
    ic.bindName(param.name, own);
    return [let_({ kind: 'binding', local: own, mode: 'move', sub: undefined, ty, node }, outer)];
  }
  if (param?.kind === 'IdentPat' && param.sub === undefined) {
    const pat = checkPat(ic, param, ty);
    if (pat.kind === 'binding' && pat.mode === 'move') return [let_(pat, outer)];
    return [let_(pat, outer)];
  }
  const own = ic.newLocal(undefined, ty, false, node);
  const whole = let_(
    { kind: 'binding', local: own, mode: 'move', sub: undefined, ty, node },
    outer,
  );
  if (param === undefined) return [whole];
  return [whole, let_(checkPat(ic, param, ty), { kind: 'local', local: own, ty, node })];
}

/** `async { .. }`, `async move { .. }`, `gen { .. }`. */
export function checkCoroutineBlock(
  ic: Infer,
  expr: ast.BlockExpr,
  expected: Ty | undefined,
): TExpr {
  if (expr.mode !== 'async' && expr.mode !== 'gen')
    return ic.bogus('unsupported', `\`${expr.mode}\` blocks`, expr);
  if (langTrait(ic.cx, expr.mode === 'async' ? 'future_trait' : 'iterator') === undefined)
    return ic.bogus('unsupported', `\`${expr.mode}\` blocks`, expr);
  const body: ast.BlockExpr = { ...expr, mode: 'plain', move: false };
  const gives = expectedOutput(ic, expected) ?? ic.table.newVar();
  return steps(ic, { kind: expr.mode, node: expr, gives, params: [], body, move: expr.move });
}

/** What a bound that waits says of the output of a future of the expected type. */
function expectedOutput(ic: Infer, expected: Ty | undefined): Ty | undefined {
  if (expected === undefined) return undefined;
  const ty = ic.shallow(expected);
  if (ty.kind !== 'infer') return undefined;
  for (const { pred } of ic.solver.pending) {
    if (pred.kind !== 'proj' || pred.item.name !== 'Output') continue;
    if (pred.trait.lang === 'future_trait' && ic.shallow(pred.args[0] as Ty) === ty) return pred.ty;
  }
  return undefined;
}

/** `yield e` in a `gen` body. */
export function checkYield(ic: Infer, expr: ast.YieldExpr): TExpr {
  const { yields, closure } = ic.returning;
  if (yields === undefined) {
    if (closure?.coroutine === 'async')
      return ic.bogus('invalid', '`async` generators are not yet supported', expr, 'E0727');
    return ic.bogus('unsupported', '`yield` outside of `gen`', expr);
  }
  const given: TExpr =
    expr.value === undefined
      ? { kind: 'tuple', elems: [], ty: UNIT, node: expr }
      : ic.check(expr.value, yields);
  return { kind: 'yield', value: coerce(ic, given, yields), ty: UNIT, node: expr };
}

const variant = (ic: Infer, lang: string): VariantDef | undefined => {
  const def = ic.cx.langItems.get(lang);
  return def?.kind === 'variant' ? def : undefined;
};

/**
 * `match IntoFuture::into_future(e) { mut it => loop { match Future::poll(Pin { pointer: &mut it },
 * context) { Ready(value) => break value, Pending => yield } } }`
 */
export function checkAwait(ic: Infer, expr: ast.AwaitExpr): TExpr {
  const future = langTrait(ic.cx, 'future_trait');
  const into = langTrait(ic.cx, 'into_future_trait');
  const ready = variant(ic, 'Ready');
  const pending = variant(ic, 'Pending');
  const pin = ic.cx.langItems.get('pin');
  const context = ic.cx.langItems.get('Context');
  const outputItem = future?.items.types.get('Output');
  const intoItem = into?.items.types.get('IntoFuture');
  if (
    expr.op !== 'await' ||
    future === undefined ||
    into === undefined ||
    ready === undefined ||
    pending === undefined ||
    pin?.kind !== 'struct' ||
    context?.kind !== 'struct' ||
    outputItem === undefined ||
    intoItem === undefined
  )
    return ic.bogus('unsupported', `\`.${expr.op}\``, expr);
  const source = ic.check(expr.expr);
  if (ic.returning?.closure?.coroutine !== 'async') {
    const what = '`await` is only allowed inside `async` functions and blocks';
    return ic.bogus('invalid', what, expr, 'E0728');
  }
  const sourceTy = ic.structurally(source.ty);
  if (sourceTy.kind === 'error') return { kind: 'bogus', ty: ERROR, node: expr };
  if (sourceTy.kind !== 'infer' && ic.solver.implements(sourceTy, into) === 'no') {
    const what = `\`${displayTy(ic.table.ty(sourceTy))}\` is not a future`;
    return ic.bogus('invalid', what, expr, 'E0277');
  }
  ic.solver.register({ kind: 'trait', ref: { trait: into, args: [sourceTy] } }, expr);
  const futureTy = ic.solver.normalize(mkProj(intoItem, into, [sourceTy]));
  const output = ic.solver.normalize(mkProj(outputItem, future, [futureTy]));
  ic.solver.selectPending();
  const node = expr;
  const intoFuture = { lang: 'into_future_trait', method: 'into_future', of: [sourceTy] };
  const start = traitCall(ic, intoFuture, [source], futureTy, node)!;
  const it = ic.newLocal(undefined, futureTy, true, node);
  const place: TExpr = { kind: 'local', local: it, ty: futureTy, node };
  const ref = mkRef(futureTy, true);
  const pointer: TExpr = { kind: 'borrow', mut: true, place, ty: ref, node };
  const self: TExpr = {
    kind: 'adt',
    variant: undefined,
    fields: [{ index: 0, value: pointer }],
    base: undefined,
    ty: mkAdt(pin, [ref]),
    node,
  };
  const task: TExpr = { kind: 'task-context', ty: mkRef(mkAdt(context, []), true), node };
  const pollTy = mkAdt(ready.parent, [output]);
  const poll = { lang: 'future_trait', method: 'poll', of: [futureTy] };
  const asked = traitCall(ic, poll, [self, task], pollTy, node)!;
  const label = ic.nextLabel++;
  const value = ic.newLocal(undefined, output, false, node);
  const given: TExpr = { kind: 'local', local: value, ty: output, node };
  const leave: TExpr = { kind: 'break', label, value: given, ty: NEVER, node };
  const inner: TPat = {
    kind: 'binding',
    local: value,
    mode: 'move',
    sub: undefined,
    ty: output,
    node,
  };
  const ask: TExpr = {
    kind: 'match',
    scrutinee: asked,
    arms: [
      {
        pat: {
          kind: 'variant',
          variant: ready,
          fields: [{ index: 0, pat: inner }],
          ty: pollTy,
          node,
        },
        guard: undefined,
        body: { kind: 'cast', cast: 'never', operand: leave, ty: UNIT, node },
      },
      {
        pat: { kind: 'variant', variant: pending, fields: [], ty: pollTy, node },
        guard: undefined,
        body: { kind: 'yield', value: undefined, ty: UNIT, node },
      },
    ],
    source: 'await',
    ty: UNIT,
    node,
  };
  const loop: TExpr = { kind: 'loop', label, body: ask, ty: output, node };
  return {
    kind: 'match',
    scrutinee: start,
    arms: [
      {
        pat: { kind: 'binding', local: it, mode: 'move', sub: undefined, ty: futureTy, node },
        guard: undefined,
        body: loop,
      },
    ],
    source: 'await',
    ty: output,
    node,
  };
}
