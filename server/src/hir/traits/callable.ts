/**
 * What can be called: parameter and result types of fn items, fn pointers, constructors and
 * closures.
 */
import type { Ty } from '../ty.ts';
import type { Cx } from '../types/cx.ts';
import { substTy } from '../types/fold.ts';
import { ctorSigOf, fnSigOf } from '../types/items.ts';

/** The signature of a callable type, or undefined. Types are not normalised. */
export function callableSig(cx: Cx, ty: Ty): { params: readonly Ty[]; ret: Ty } | undefined {
  switch (ty.kind) {
    case 'fn-ptr':
      return ty.sig;
    case 'fn-def': {
      const sig = ty.def.kind === 'fn' ? fnSigOf(cx, ty.def) : ctorSigOf(cx, ty.def);
      return { params: sig.params.map((p) => substTy(p, ty.args)), ret: substTy(sig.ret, ty.args) };
    }
    case 'closure':
      if (ty.def.coroutine !== undefined) return undefined;
      return {
        params: ty.def.params.map((p) => substTy(p, ty.args)),
        ret: substTy(ty.def.ret, ty.args),
      };
    default:
      return undefined;
  }
}

/** Only safe functions of Rust's own ABI implement `Fn*`; kernels and foreign functions do not. */
export function implementsFn(cx: Cx, ty: Ty): boolean {
  if (ty.kind === 'closure') return true;
  const sig =
    ty.kind === 'fn-ptr'
      ? ty.sig
      : ty.kind === 'fn-def' && ty.def.kind === 'fn'
        ? fnSigOf(cx, ty.def)
        : undefined;
  return sig === undefined || (!sig.unsafe && !sig.variadic && sig.abi === 'Rust');
}
