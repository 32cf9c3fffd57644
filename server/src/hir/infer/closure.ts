/**
 * Closures: their signature from annotations and from what is expected of them; the body in a
 * function frame of its own.
 */
import { append } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { TExpr, TPat } from '../body.ts';
import { opaquePreds } from '../traits/opaque.ts';
import type { ClosureDef, Ty } from '../ty.ts';
import type { Pred } from '../types/cx.ts';
import { mkClosure } from '../types/intern.ts';
import { supertraits } from '../types/predicates.ts';
import { nextClosureId } from './closure-ids.ts';
import { coerce } from './coerce.ts';
import { coroutineKind, type OwnedParam, steps } from './coroutine.ts';
import type { Infer } from './ctx.ts';
import { checkPat } from './patterns.ts';

interface ExpectedSig {
  params: readonly Ty[] | undefined;
  ret: Ty | undefined;
  /** What the future that it returns gives: `F: AsyncFn(A) -> B`. */
  gives: Ty | undefined;
}

const CALLS = /^(?:async_)?fn(?:_mut|_once)?$/;

/** What one bound on a type says about its signature. */
function noteSig(ic: Infer, out: ExpectedSig, ty: Ty, pred: Pred): void {
  const args = pred.kind === 'trait' ? pred.ref.args : pred.args;
  if (ic.shallow(args[0] as Ty) !== ty) return;
  const noteParams = (given: Ty): void => {
    const tuple = ic.shallow(given);
    if (tuple.kind === 'tuple') out.params ??= tuple.elems;
  };
  if (pred.kind === 'trait') {
    for (const sup of supertraits(ic.cx, pred.ref))
      if (CALLS.test(sup.trait.lang ?? '')) noteParams(sup.args[1] as Ty);
    return;
  }
  const isAsync = pred.trait.lang === 'async_fn_once' && pred.item.name === 'Output';
  if (pred.trait.lang !== 'fn_once' && !isAsync) return;
  noteParams(args[1] as Ty);
  if (isAsync) out.gives ??= pred.ty;
  else out.ret ??= pred.ty;
}

/**
 * What bounds on the expected type (`F: Fn(A) -> B`, pending or declared) say about the signature.
 */
function expectedSig(ic: Infer, expected: Ty | undefined): ExpectedSig {
  const out: ExpectedSig = { params: undefined, ret: undefined, gives: undefined };
  if (expected === undefined) return out;
  const ty = ic.shallow(expected);
  if (ty.kind === 'fn-ptr') return { params: ty.sig.params, ret: ty.sig.ret, gives: undefined };
  const note = (pred: Pred): void => noteSig(ic, out, ty, pred);
  if (ty.kind === 'infer') for (const { pred } of ic.solver.pending) note(pred);
  else if (ty.kind === 'dyn' && ty.principal !== undefined) {
    const { trait, args, assoc } = ty.principal;
    note({ kind: 'trait', ref: { trait, args: [ty, ...args] } });
    if (out.params !== undefined) out.ret = assoc.find(({ item }) => item.name === 'Output')?.ty;
  } else if (ty.kind === 'opaque') for (const pred of opaquePreds(ic.cx, ty)) note(pred);
  return out;
}

export function checkClosure(ic: Infer, expr: ast.ClosureExpr, expected: Ty | undefined): TExpr {
  const kind = coroutineKind(expr.async !== undefined, expr.gen);
  if (kind === 'async gen') return ic.bogus('unsupported', '`async gen` closures', expr);
  const sig = expectedSig(ic, expected);
  const owned: OwnedParam[] = [];
  const params: { pat: TPat; ty: Ty }[] = [];
  const ret =
    kind !== undefined
      ? ic.table.newVar()
      : expr.ret !== undefined
        ? ic.lower(expr.ret)
        : sig.ret === undefined
          ? ic.table.newVar()
          : ic.solver.normalize(sig.ret);
  const def: ClosureDef = {
    kind: 'closure-def',
    id: nextClosureId(),
    owner: ic.owner,
    params: [],
    ret,
    trait: 'Fn',
    captures: [],
    coroutine: undefined,
    lends: false,
  };
  const ty = mkClosure(def, ic.identity);
  const savedLoops = ic.loops.splice(0);
  const firstLocal = ic.locals.length;
  const { value: body } = ic.apart(() =>
    ic.scoped(() => {
      expr.params.forEach((param, i) => {
        const want = sig.params?.[i];
        const paramTy =
          param.type !== undefined
            ? ic.lower(param.type)
            : want === undefined
              ? ic.table.newVar()
              : ic.solver.normalize(want);
        if (param.type !== undefined && want !== undefined) ic.unify(paramTy, want);
        if (kind === undefined) {
          params.push({ pat: checkPat(ic, param.pat, paramTy), ty: paramTy });
          return;
        }
        const node = param.pat;
        const local = ic.newLocal(undefined, paramTy, false, node);
        const pat: TPat = {
          kind: 'binding',
          local,
          mode: 'move',
          sub: undefined,
          ty: paramTy,
          node,
        };
        params.push({ pat, ty: paramTy });
        owned.push({ local, ty: paramTy, param: param.pat, node });
      });
      def.params = params.map((p) => p.ty);
      ic.fns.push({ ret, closure: def });
      // The block of an `async` closure owns the parameters and borrows what the closure has.
      const inner = (): TExpr => {
        const known = sig.gives === undefined ? ic.table.newVar() : ic.solver.normalize(sig.gives);
        const gives = expr.ret === undefined ? known : ic.lower(expr.ret);
        return steps(ic, {
          kind: kind!,
          node: expr.body,
          gives,
          params: owned,
          body: expr.body,
          move: false,
          isClosure: true,
        });
      };
      const value = coerce(ic, kind === undefined ? ic.check(expr.body, ret) : inner(), ret);
      ic.fns.pop();
      return value;
    }),
  );
  append(ic.loops, savedLoops);
  ic.closureLocals.set(def, [firstLocal, ic.locals.length]);
  if (expr.move) ic.moveClosures.add(def);
  return { kind: 'closure', def, captures: [], params, body, ty, node: expr };
}
