/**
 * Rebuilding types: a structural map over the parts, and the substitution of generic parameters on
 * top of it.
 */
import type { Const, GenericArg, Ty } from '../ty.ts';
import { HAS_PARAM } from '../ty.ts';
import {
  CONST_ERROR,
  ERROR,
  isTy,
  mkAdt,
  mkArray,
  mkClosure,
  mkDyn,
  mkFnDef,
  mkFnPtr,
  mkOpaque,
  mkProj,
  mkPtr,
  mkRef,
  mkSlice,
  mkTuple,
  mkUnevaluated,
} from './intern.ts';

export interface Folder {
  ty(ty: Ty): Ty;
  const(c: Const): Const;
}

/**
 * Maps each argument. One that is the argument before it again is not mapped again: a type whose
 * parts are twice the same one, forty times over, has few parts and a great many places.
 */
export function foldArgs(args: readonly GenericArg[], f: Folder): readonly GenericArg[] {
  let out: GenericArg[] | undefined;
  let next: GenericArg | undefined;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (i === 0 || arg !== args[i - 1]) next = isTy(arg) ? f.ty(arg) : f.const(arg);
    if (next === arg || next === undefined) continue;
    // A copy of the right size: a list that grows keeps room that nobody uses.
    out ??= args.slice();
    out[i] = next;
  }
  return out ?? args;
}

function foldTys(tys: readonly Ty[], f: Folder): readonly Ty[] {
  return foldArgs(tys, f) as readonly Ty[];
}

/** Applies `f` to the direct parts of `ty`. Leaves come back unchanged. */
export function foldParts(ty: Ty, f: Folder): Ty {
  switch (ty.kind) {
    case 'adt': {
      const args = foldArgs(ty.args, f);
      return args === ty.args ? ty : mkAdt(ty.def, args);
    }
    case 'ref': {
      const inner = f.ty(ty.inner);
      return inner === ty.inner ? ty : mkRef(inner, ty.mut);
    }
    case 'ptr': {
      const inner = f.ty(ty.inner);
      return inner === ty.inner ? ty : mkPtr(inner, ty.mut);
    }
    case 'array':
      return mkArray(f.ty(ty.elem), f.const(ty.len));
    case 'slice':
      return mkSlice(f.ty(ty.elem));
    case 'tuple': {
      const elems = foldTys(ty.elems, f);
      return elems === ty.elems ? ty : mkTuple(elems);
    }
    case 'fn-ptr':
      return mkFnPtr({ ...ty.sig, params: foldTys(ty.sig.params, f), ret: f.ty(ty.sig.ret) });
    case 'fn-def': {
      const args = foldArgs(ty.args, f);
      return args === ty.args ? ty : mkFnDef(ty.def, args);
    }
    case 'closure': {
      const args = foldArgs(ty.args, f);
      return args === ty.args ? ty : mkClosure(ty.def, args);
    }
    case 'dyn': {
      const p = ty.principal;
      if (p === undefined) return ty;
      const assoc = p.assoc.map(({ item, ty: t }) => ({ item, ty: f.ty(t) }));
      return mkDyn({ trait: p.trait, args: foldArgs(p.args, f), assoc }, ty.auto);
    }
    case 'proj':
      return mkProj(ty.item, ty.trait, foldArgs(ty.args, f));
    case 'opaque':
      return mkOpaque(ty.def, ty.index, foldArgs(ty.args, f));
    default:
      return ty;
  }
}

/** Applies `f` to the parts of an unevaluated constant. */
export function foldConstParts(c: Const, f: Folder): Const {
  return c.kind === 'unevaluated' ? mkUnevaluated(c.def, foldArgs(c.args, f)) : c;
}

/** Types inside each other from which on results are remembered. */
const DEEP = 8;

/**
 * Results of folds that go deep. A type may be in another one more often than can be counted, each
 * time behind another variable; those that are deep inside are folded once.
 */
export class DeepFolds {
  private depth = 0;
  private readonly results = new Map<Ty, Ty>();

  /** What `fold` makes of a type, which it calls this for the parts of; kept while it goes on. */
  of(ty: Ty, fold: () => Ty): Ty {
    const isDeep = this.depth >= DEEP;
    const known = isDeep ? this.results.get(ty) : undefined;
    if (known !== undefined) return known;
    this.depth++;
    try {
      const made = fold();
      if (isDeep) this.results.set(ty, made);
      return made;
    } finally {
      if (--this.depth === 0 && this.results.size > 0) this.results.clear();
    }
  }
}

class Substitution implements Folder {
  readonly args: readonly GenericArg[];
  private depth = 0;
  /** What became of the types deep inside, as `DeepFolds` has them. */
  private deep: Map<Ty, Ty> | undefined;
  constructor(args: readonly GenericArg[]) {
    this.args = args;
  }
  ty(ty: Ty): Ty {
    if ((ty.flags & HAS_PARAM) === 0) return ty;
    if (ty.kind === 'param') {
      const arg = this.args[ty.index];
      return arg === undefined ? ty : isTy(arg) ? arg : ERROR;
    }
    const isDeep = this.depth >= DEEP;
    const known = isDeep ? this.deep?.get(ty) : undefined;
    if (known !== undefined) return known;
    this.depth++;
    const made = foldParts(ty, this);
    this.depth--;
    if (isDeep) (this.deep ??= new Map()).set(ty, made);
    return made;
  }
  const(c: Const): Const {
    if ((c.flags & HAS_PARAM) === 0) return c;
    if (c.kind === 'const-param') {
      const arg = this.args[c.index];
      return arg === undefined ? c : isTy(arg) ? CONST_ERROR : arg;
    }
    return foldConstParts(c, this);
  }
}

/** Replaces parameter `i` by `args[i]`; parameters beyond the list stay. */
export function substTy(ty: Ty, args: readonly GenericArg[]): Ty {
  return (ty.flags & HAS_PARAM) === 0 ? ty : new Substitution(args).ty(ty);
}

export function substConst(c: Const, args: readonly GenericArg[]): Const {
  return (c.flags & HAS_PARAM) === 0 ? c : new Substitution(args).const(c);
}

export function substArgs(
  list: readonly GenericArg[],
  args: readonly GenericArg[],
): readonly GenericArg[] {
  return list.length === 0 ? list : foldArgs(list, new Substitution(args));
}

/** A generic argument with the parameters replaced. */
export function substArg(arg: GenericArg, args: readonly GenericArg[]): GenericArg {
  return isTy(arg) ? substTy(arg, args) : substConst(arg, args);
}

/** Are these the same arguments? */
export function sameArgs(a: readonly GenericArg[], b: readonly GenericArg[]): boolean {
  return a.length === b.length && a.every((x, i) => x === b[i]);
}
