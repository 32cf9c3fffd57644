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
}

/**
 * What bounds on the expected type (`F: Fn(A) -> B`, pending or declared) say about the signature.
 */
function expectedSig(ic: Infer, expected: Ty | undefined): ExpectedSig {
  const out: ExpectedSig = { params: undefined, ret: undefined };
  if (expected === undefined) return out;
  const ty = ic.shallow(expected);
  if (ty.kind === 'fn-ptr') return { params: ty.sig.params, ret: ty.sig.ret };
  const note = (pred: Pred): void => {
    if (pred.kind === 'trait') {
      if (ic.shallow(pred.ref.args[0] as Ty) !== ty) return;
      for (const sup of supertraits(ic.cx, pred.ref)) {
        if (sup.trait.lang !== 'fn' && sup.trait.lang !== 'fn_mut' && sup.trait.lang !== 'fn_once')
          continue;
        const tuple = ic.shallow(sup.args[1] as Ty);
        if (tuple.kind === 'tuple') out.params ??= tuple.elems;
      }
      return;
    }
    if (pred.trait.lang !== 'fn_once' || ic.shallow(pred.args[0] as Ty) !== ty) return;
    const tuple = ic.shallow(pred.args[1] as Ty);
    if (tuple.kind === 'tuple') out.params ??= tuple.elems;
    out.ret ??= pred.ty;
  };
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
        const pat: TPat = { kind: 'binding', local, mode: 'move', sub: undefined, ty: paramTy, node };
        params.push({ pat, ty: paramTy });
        owned.push({ local, ty: paramTy, param: param.pat, node });
      });
      def.params = params.map((p) => p.ty);
      ic.fns.push({ ret, closure: def });
      // The block of an `async` closure owns the parameters and borrows what the closure has.
      const inner = (): TExpr => {
        const gives = expr.ret === undefined ? ic.table.newVar() : ic.lower(expr.ret);
        return steps(ic, { kind: kind!, node: expr.body, gives, params: owned, body: expr.body, move: false });
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
