/**
 * Does a method of an impl have the head that its trait asks for? Where it has not (rustc's E0049,
 * E0050, E0053), a call of the trait's method has arguments that the impl's cannot take, as happens
 * while one of the two is typed. Only what is certain counts: projections, opaque types and
 * unevaluated constants may turn out equal.
 */
import { memo } from '../../db/index.ts';
import type { FnDef } from '../defs.ts';
import type { Const, GenericArg, Ty } from '../ty.ts';
import type { Cx, FullFnSig, ImplHeader } from '../types/cx.ts';
import { substTy } from '../types/fold.ts';
import { genericsOf } from '../types/generics.ts';
import { fnSigOf } from '../types/items.ts';

/** What was found out, for the heads that it was found out for. */
const known = memo<FullFnSig, { readonly asked: FullFnSig; readonly fits: boolean }>(
  'hir.method-fits',
);

/** Can calls of the trait's `asked` go to `found`, the method of that name in the impl? */
export function methodFits(cx: Cx, header: ImplHeader, found: FnDef, asked: FnDef): boolean {
  const sig = fnSigOf(cx, found);
  const askedSig = fnSigOf(cx, asked);
  const before = known.get(sig);
  if (before?.asked === askedSig) return before.fits;
  const fits = sigFits(cx, header, { def: found, sig }, { def: asked, sig: askedSig });
  known.set(sig, { asked: askedSig, fits });
  return fits;
}

interface Method {
  readonly def: FnDef;
  readonly sig: FullFnSig;
}

function sigFits(cx: Cx, header: ImplHeader, found: Method, asked: Method): boolean {
  if (found.sig.params.length !== asked.sig.params.length) return false;
  const own = genericsOf(cx, found.def);
  const theirs = genericsOf(cx, asked.def);
  const params = own.params.slice(own.parentCount);
  const wanted = theirs.params.slice(theirs.parentCount);
  if (params.length !== wanted.length) return false;
  if (params.some(({ kind }, i) => kind !== wanted[i]!.kind)) return false;
  const { traitRef } = header;
  if (traitRef === undefined) return true;
  const args = [...traitRef.args, ...own.identity.slice(own.parentCount)];
  return [...asked.sig.params, asked.sig.ret].every(
    (ty, i) => !differ([...found.sig.params, found.sig.ret][i]!, substTy(ty, args)),
  );
}

/** Are the types different, whatever their parameters stand for? */
function differ(a: Ty, b: Ty): boolean {
  if (a === b || isOpen(a) || isOpen(b)) return false;
  switch (a.kind) {
    case 'adt':
      return b.kind !== 'adt' || a.def !== b.def || someDiffer(a.args, b.args);
    case 'ref':
    case 'ptr':
      return b.kind !== a.kind || a.mut !== b.mut || differ(a.inner, b.inner);
    case 'slice':
      return b.kind !== 'slice' || differ(a.elem, b.elem);
    case 'array':
      return b.kind !== 'array' || differ(a.elem, b.elem) || constsDiffer(a.len, b.len);
    case 'tuple':
      return b.kind !== 'tuple' || someDiffer(a.elems, b.elems);
    case 'fn-ptr':
    case 'dyn':
      // What is inside may be bound by lifetimes, or be named by an alias of the trait: the kind is
      // enough.
      return b.kind !== a.kind;
    default:
      // Of the others there is one object for each type.
      return true;
  }
}

/** Types of which it is not known what they are, or whose definition may be none. */
function isOpen({ kind }: Ty): boolean {
  return ['error', 'infer', 'proj', 'opaque', 'closure', 'fn-def', 'foreign'].includes(kind);
}

function someDiffer(a: readonly GenericArg[], b: readonly GenericArg[]): boolean {
  return a.length !== b.length || a.some((arg, i) => argsDiffer(arg, b[i]!));
}

function argsDiffer(a: GenericArg, b: GenericArg): boolean {
  const [constA, constB] = [asConst(a), asConst(b)];
  if (constA !== undefined && constB !== undefined) return constsDiffer(constA, constB);
  return constA === undefined && constB === undefined && differ(a as Ty, b as Ty);
}

function asConst(arg: GenericArg): Const | undefined {
  switch (arg.kind) {
    case 'value':
    case 'const-param':
    case 'const-infer':
    case 'unevaluated':
    case 'const-error':
      return arg;
    default:
      return undefined;
  }
}

function constsDiffer(a: Const, b: Const): boolean {
  return a.kind === 'value' && b.kind === 'value' && a.bits !== b.bits;
}
