/** Calls: functions, constructors, function pointers, closures and whatever implements `Fn*`. */
import type * as ast from '../../syntax/index.ts';
import type { TExpr } from '../body.ts';
import { callableSig } from '../traits/callable.ts';
import { HAS_INFER, type Ty } from '../ty.ts';
import { type Folder, foldParts } from '../types/fold.ts';
import {
  ERROR,
  mkArray,
  mkFnDef,
  mkInt,
  mkProj,
  mkRef,
  mkTuple,
  mkUsize,
} from '../types/intern.ts';
import { fnSigOf } from '../types/items.ts';
import { langAssocTy, langFn, langTrait } from '../types/lang.ts';
import { coerce, keepRef, tryCoerce } from './coerce.ts';
import type { Infer } from './ctx.ts';
import { derefOnce, MOST_DEREFS, makeMutable } from './deref.ts';
import { indexType } from './index-types.ts';
import { scopedCall } from './kernel-scope.ts';
import { withoutLaunchContext } from './launch-context.ts';
import { fnRef } from './paths.ts';
import { valueHint } from './value-hint.ts';

/** `callee(args)`. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of callee, inside the loop that derefs it
export function checkCall(ic: Infer, expr: ast.CallExpr, expected: Ty | undefined): TExpr {
  const written = ic.check(expr.callee);
  const scoped = scopedCall(ic, written.ty, expr, fnRef);
  let place: TExpr | undefined = scoped?.callee ?? written;
  for (let steps = 0; place !== undefined && steps < MOST_DEREFS; steps++) {
    const ty = ic.structurally(place.ty);
    if (ty.kind === 'error') {
      for (const arg of expr.args) ic.check(arg);
      return { kind: 'bogus', ty: ERROR, node: expr };
    }
    if (ty.kind === 'fn-def' || ty.kind === 'fn-ptr') {
      // `<*const _>::from(self)`: the bounds may say what a parameter is, before an argument is
      // made to fit.
      if ((ty.flags & HAS_INFER) !== 0) ic.solver.selectPending();
      const sig = callableSig(ic.cx, ty)!;
      const params = launchParams(ty, sig.params, expr.args.length).map((p) =>
        ic.solver.normalize(p),
      );
      const ret = ic.solver.normalize(sig.ret);
      const variadic =
        ty.kind === 'fn-ptr'
          ? ty.sig.variadic
          : ty.def.kind === 'fn' && fnSigOf(ic.cx, ty.def).variadic;
      if (
        variadic &&
        ty.kind === 'fn-def' &&
        ty.def.kind === 'fn' &&
        ty.def.node.body !== undefined
      )
        return callVariadic(ic, place, params, ret, expr, expected);
      const given = withoutLaunchContext(ic, ty, params.length, expr.args);
      for (const context of expr.args.slice(given.length)) ic.check(context);
      const own = scoped === undefined ? params : params.slice(1);
      const first = scoped && coerce(ic, scoped.scope, params[0]!);
      const rest = checkArgs(ic, { params: own, ret, variadic }, given, expected, expr);
      const args = first === undefined ? rest : [first, ...rest];
      const index =
        ty.kind === 'fn-def' && ty.def.kind === 'fn' ? indexType(ic, ty.def, expr) : undefined;
      return { kind: 'call', callee: place, args, ty: index ?? ret, node: expr };
    }
    if (ty.kind === 'closure') return callClosure(ic, place, ty, expr, expected);
    // A reference is followed before it is asked whether it can be called: `(s.f)(x)` borrows
    // `*s.f`, not the field.
    const overloaded =
      steps === 0 && ty.kind === 'ref' ? undefined : overloadedCall(ic, place, ty, expr, expected);
    if (overloaded !== undefined) return overloaded;
    place = derefOnce(ic, place, false);
  }
  for (const arg of expr.args) ic.check(arg);
  return ic.bogus('invalid', 'a value that is no function is called', expr, 'E0618');
}

/** What the first version of `core::intrinsics::offload` took: the kernel, and the tuple behind. */
const FIRST_LAUNCH = 2;

/** The parameters of a call; of a launch, whose intrinsic has had several lists, those that fit. */
function launchParams(ty: Ty, params: readonly Ty[], given: number): readonly Ty[] {
  if (given !== FIRST_LAUNCH || ty.kind !== 'fn-def' || ty.def.kind !== 'fn') return params;
  const { name, crate } = ty.def;
  return name === 'offload' && crate.isPrelude ? params.slice(0, 1) : params;
}

/**
 * A call of a function in Rust with `...`: the arguments there are put into memory, and the
 * function gets a list of them.
 */
function callVariadic(
  ic: Infer,
  callee: TExpr,
  params: readonly Ty[],
  ret: Ty,
  expr: ast.CallExpr,
  expected: Ty | undefined,
): TExpr {
  const fixed = params.slice(0, -1);
  const args = checkArgs(ic, { params: fixed, ret, variadic: true }, expr.args, expected, expr);
  const slot = langFn(ic.cx, 'va_list_slot');
  const of = langFn(ic.cx, 'va_list_of');
  if (slot === undefined || of === undefined)
    return ic.bogus('unsupported', 'calls of variadic functions', expr);
  const slots = args.slice(fixed.length).map((value): TExpr => {
    const { node } = value;
    const into = fnRef(ic, slot, [value.ty], node);
    return { kind: 'call', callee: into, args: [value], ty: mkInt('u64'), node };
  });
  const count = mkUsize(slots.length);
  const array = mkArray(mkInt('u64'), count);
  const place: TExpr = { kind: 'array', elems: slots, ty: array, node: expr };
  const memory: TExpr = { kind: 'borrow', mut: false, place, ty: mkRef(array, false), node: expr };
  const list: TExpr = {
    kind: 'call',
    callee: fnRef(ic, of, [count], expr),
    args: [memory],
    ty: params.at(-1)!,
    node: expr,
  };
  return {
    kind: 'call',
    callee,
    args: [...args.slice(0, fixed.length), list],
    ty: ret,
    node: expr,
  };
}

/** Types of the parameters as far as the expected result tells them, as hints for the arguments. */
function hintsFrom(
  ic: Infer,
  params: readonly Ty[],
  ret: Ty,
  expected: Ty | undefined,
): readonly Ty[] {
  if (expected === undefined) return params;
  const want = ic.shallow(expected);
  if (want.kind === 'infer') return params;
  const { table } = ic;
  // A variable that stays open keeps its own name: what is known of it, such as that it is some
  // closure, is not known of the one that the result would have made it.
  const told: Folder = {
    ty: (ty) => {
      if ((ty.flags & HAS_INFER) === 0) return ty;
      const at = table.shallow(ty);
      if (at.kind !== 'infer') return foldParts(at, told);
      return at.flavor === 'any' ? ty : at;
    },
    const: (c) => table.const(c),
  };
  const mark = table.snapshot();
  const hints = table.unify(ret, want) ? params.map((p) => told.ty(p)) : params;
  table.rollback(mark);
  return hints;
}

/** What a call must fit; behind the parameters of a variadic one there may be more arguments. */
export interface Callable {
  readonly params: readonly Ty[];
  readonly ret: Ty;
  readonly variadic?: boolean;
  /** Of a closure, or of what implements `Fn*` otherwise. */
  readonly ofClosure?: boolean;
}

/**
 * Checks arguments against parameters. Closures come last, when the other arguments have told what
 * they can.
 */
export function checkArgs(
  ic: Infer,
  { params, ret, variadic = false, ofClosure = false }: Callable,
  written: readonly ast.AnyExpr[],
  expected: Ty | undefined,
  node: ast.AnyNode,
): TExpr[] {
  if (written.length !== params.length && !(variadic && written.length > params.length)) {
    ic.problem(
      'invalid',
      `${written.length} arguments where ${params.length} are expected`,
      node,
      ofClosure ? 'E0057' : 'E0061',
    );
  }
  const hints = hintsFrom(ic, params, ret, expected);
  const out: TExpr[] = new Array(written.length);
  for (const closures of [false, true]) {
    if (closures && !written.some(isClosure)) break;
    if (closures) ic.solver.selectPending();
    written.forEach((arg, i) => {
      if (isClosure(arg) !== closures) return;
      const param = params[i];
      const known = hints[i];
      const hint = known && valueHint(ic, arg, known);
      let value = ic.check(arg, hint ?? param);
      // What the result tells about the parameter counts for coercions too: `Some(f)` as an
      // `Option<fn()>`.
      if (hint !== undefined && hint !== param && (hint.flags & HAS_INFER) === 0)
        value = tryCoerce(ic, value, hint) ?? value;
      if (known !== undefined && ic.shallow(known).kind === 'ref') keepRef(ic, value);
      // `[T]::lt(&self, other: &_)`: the trait's only impl says what `_` is, before `other` is made
      // to fit.
      if (param !== undefined && pointsToUnknown(ic, param)) ic.solver.selectPending();
      out[i] = param === undefined ? value : coerce(ic, value, param);
    });
  }
  return out;
}

function pointsToUnknown(ic: Infer, param: Ty): boolean {
  const ty = ic.shallow(param);
  return ty.kind === 'ref' && ic.shallow(ty.inner).kind === 'infer';
}

function isClosure(expr: ast.AnyExpr): boolean {
  return expr.kind === 'ClosureExpr' || (expr.kind === 'ParenExpr' && isClosure(expr.expr));
}

/**
 * A direct call of a closure. Which `Fn*` trait it goes through is decided when the captures are
 * known.
 */
function callClosure(
  ic: Infer,
  place: TExpr,
  ty: Ty & { kind: 'closure' },
  expr: ast.CallExpr,
  expected: Ty | undefined,
): TExpr {
  const sig = callableSig(ic.cx, ty)!;
  const args = checkArgs(
    ic,
    { params: sig.params, ret: sig.ret, ofClosure: true },
    expr.args,
    expected,
    expr,
  );
  const tuple: TExpr = { kind: 'tuple', elems: args, ty: mkTuple(sig.params), node: expr };
  const callee: TExpr = { kind: 'bogus', ty: ERROR, node: expr };
  const call: TExpr = { kind: 'call', callee, args: [place, tuple], ty: sig.ret, node: expr };
  ic.closureCalls.add(call);
  return call;
}

type Via = 'Fn' | 'FnMut' | 'FnOnce' | 'AsyncFn' | 'AsyncFnMut' | 'AsyncFnOnce';

/** Traits of the call operator: their lang item, the method, the lang item of what it gives. */
const CALL_TRAITS: Readonly<Record<Via, readonly [lang: string, method: string, gives: string]>> = {
  Fn: ['fn', 'call', 'fn_once_output'],
  FnMut: ['fn_mut', 'call_mut', 'fn_once_output'],
  FnOnce: ['fn_once', 'call_once', 'fn_once_output'],
  AsyncFn: ['async_fn', 'async_call', 'call_ref_future'],
  AsyncFnMut: ['async_fn_mut', 'async_call_mut', 'call_ref_future'],
  AsyncFnOnce: ['async_fn_once', 'async_call_once', 'call_once_future'],
};

/**
 * A call of what is at `place` through one of the `Fn*` traits, with the arguments in a tuple.
 * `self` is the place's type.
 */
export function fnTraitCall(
  ic: Infer,
  via: Via,
  { self, place, tuple }: { readonly self: Ty; readonly place: TExpr; readonly tuple: TExpr },
  ret: Ty,
  node: ast.AnyNode,
): TExpr | undefined {
  const [lang, method] = CALL_TRAITS[via];
  const def = langTrait(ic.cx, lang)?.items.fns.get(method);
  if (def === undefined) return undefined;
  const substs = [self, tuple.ty];
  const callee: TExpr = { kind: 'fn-ref', def, args: substs, ty: mkFnDef(def, substs), node };
  let receiver = place;
  if (!via.endsWith('Once')) {
    const mut = via.endsWith('Mut');
    if (mut) makeMutable(ic, place);
    receiver = { kind: 'borrow', mut, place, ty: mkRef(self, mut), node };
  }
  return { kind: 'call', callee, args: [receiver, tuple], ty: ret, node };
}

/** A call of something that implements `Fn`, `FnMut` or `FnOnce` by a bound. */
function overloadedCall(
  ic: Infer,
  place: TExpr,
  ty: Ty,
  expr: ast.CallExpr,
  expected: Ty | undefined,
): TExpr | undefined {
  if (ty.kind === 'infer') return undefined;
  for (const via of Object.keys(CALL_TRAITS) as Via[]) {
    const [lang, , gives] = CALL_TRAITS[via];
    const trait = langTrait(ic.cx, lang);
    const output = langAssocTy(ic.cx, gives);
    const giver = output?.container?.kind === 'trait' ? output.container : undefined;
    if (trait === undefined || output === undefined || giver === undefined) continue;
    const params = expr.args.map(() => ic.table.newVar());
    const tuple = mkTuple(params);
    if (ic.solver.implements(ty, trait, [tuple]) === 'no') continue;
    // Of several impls, for other arguments each, the arguments decide.
    const selection = ic.solver.select({ trait, args: [ty, tuple] });
    if (selection.kind === 'none') continue;
    if (selection.kind === 'ambiguous')
      ic.solver.register({ kind: 'trait', ref: { trait, args: [ty, tuple] } }, expr);
    const ret = ic.solver.normalize(mkProj(output, giver, [ty, tuple]));
    const args = checkArgs(ic, { params, ret }, expr.args, expected, expr);
    const packed: TExpr = { kind: 'tuple', elems: args, ty: tuple, node: expr };
    return fnTraitCall(ic, via, { self: ty, place, tuple: packed }, ret, expr);
  }
  return undefined;
}
