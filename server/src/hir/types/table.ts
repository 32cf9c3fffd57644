/**
 * The unification table of one inference: type variables (plain, integer, float) and constant
 * variables, with an undo trail so that candidates can be tried. Knows nothing of traits.
 */
import type { Const, GenericArg, Ty, TypeHome } from '../ty.ts';
import { HAS_INFER } from '../ty.ts';
import { DeepFolds, type Folder, foldArgs, foldConstParts, foldParts } from './fold.ts';
import { inferenceHome } from './home.ts';
import { isTy, newConstInfer, newInfer } from './intern.ts';
import { sameConst, type Unevaluated } from './same-const.ts';

type Flavor = 'any' | 'int' | 'float';

interface Oldest {
  /** Bound. */
  type: number;
  const: number;
  /** Asked about, whether they were bound or not. */
  readType: number;
  readConst: number;
}

/** What a watch saw of variables that were there before it. */
export interface Watched<R> {
  readonly result: R;
  /** None was bound, not even for a while. */
  readonly isQuiet: boolean;
  /** Likewise, and none was asked about: the result does not depend on any. */
  readonly isPure: boolean;
}

/**
 * Of no variable: greater than all of them, and small enough to be no floating-point number of its
 * own on V8's heap.
 */
const NO_VARIABLE = 2 ** 30 - 1;

function noneOf(): Oldest {
  return {
    type: NO_VARIABLE,
    const: NO_VARIABLE,
    readType: NO_VARIABLE,
    readConst: NO_VARIABLE,
  };
}

export class InferTable implements Folder {
  private readonly tyBindings: (Ty | undefined)[] = [];
  private readonly flavors: Flavor[] = [];
  private readonly constBindings: (Const | undefined)[] = [];
  /** Variables bound since the start: `>= 0` a type variable, `~n` a constant variable. */
  private readonly trail: number[] = [];
  /** Which binding of all that were ever made each of the trail is, from 1. */
  private readonly serials: number[] = [];
  private made = 0;
  /** The oldest variables that were bound, or asked about, under the watch under way. */
  private oldest: Oldest = noneOf();
  private ownHome: TypeHome | undefined;
  private readonly deep = new DeepFolds();
  /**
   * Variables that stand for the type of diverging code; they become `()` when nothing else says
   * what they are.
   */
  readonly diverging: number[] = [];

  /**
   * The value of a constant of a generic item that depends on none of its parameters, such as
   * `Self::WIDTH`.
   */
  evaluate: ((c: Unevaluated) => bigint | undefined) | undefined;

  private get home(): TypeHome {
    return (this.ownHome ??= inferenceHome());
  }

  newVar(flavor: Flavor = 'any'): Ty {
    const vid = this.tyBindings.length;
    this.tyBindings.push(undefined);
    this.flavors.push(flavor);
    return newInfer(this.home, vid, flavor);
  }

  newConst(): Const {
    const vid = this.constBindings.length;
    this.constBindings.push(undefined);
    return newConstInfer(this.home, vid);
  }

  /** Number of variables made so far; later ones have greater numbers. */
  get varCount(): number {
    return this.tyBindings.length;
  }

  snapshot(): number {
    return this.trail.length;
  }

  /**
   * Names the bindings up to a snapshot: the same number later means that none of them has been
   * undone since.
   */
  serialAt(mark: number): number | undefined {
    return mark === 0 ? 0 : this.serials[mark - 1];
  }

  /** Runs something, and says which variables that were there before it met. May be nested. */
  watch<R>(run: () => R): Watched<R> {
    const outer = this.oldest;
    const inner = noneOf();
    const types = this.tyBindings.length;
    const consts = this.constBindings.length;
    this.oldest = inner;
    try {
      const result = run();
      const isQuiet = inner.type >= types && inner.const >= consts;
      const isPure = isQuiet && inner.readType >= types && inner.readConst >= consts;
      return { result, isQuiet, isPure };
    } finally {
      this.oldest = outer;
      outer.type = Math.min(outer.type, inner.type);
      outer.const = Math.min(outer.const, inner.const);
      outer.readType = Math.min(outer.readType, inner.readType);
      outer.readConst = Math.min(outer.readConst, inner.readConst);
    }
  }

  /** Undoes all bindings since the snapshot. Variables made since then stay, unbound. */
  rollback(mark: number): void {
    while (this.trail.length > mark) {
      const at = this.trail.pop()!;
      this.serials.pop();
      if (at >= 0) this.tyBindings[at] = undefined;
      else this.constBindings[~at] = undefined;
    }
  }

  /** Follows variable bindings at the top only. */
  shallow(ty: Ty): Ty {
    let at = ty;
    while (at.kind === 'infer') {
      if (at.vid < this.oldest.readType) this.oldest.readType = at.vid;
      const next = this.tyBindings[at.vid];
      if (next === undefined) return at;
      at = next;
    }
    return at;
  }

  shallowConst(c: Const): Const {
    let at = c;
    while (at.kind === 'const-infer') {
      if (at.vid < this.oldest.readConst) this.oldest.readConst = at.vid;
      const next = this.constBindings[at.vid];
      if (next === undefined) return at;
      at = next;
    }
    return at;
  }

  /** Replaces all bound variables, deeply. */
  ty(ty: Ty): Ty {
    if ((ty.flags & HAS_INFER) === 0) return ty;
    const at = this.shallow(ty);
    return at.kind === 'infer' ? at : this.deep.of(at, () => foldParts(at, this));
  }

  const(c: Const): Const {
    if ((c.flags & HAS_INFER) === 0) return c;
    return foldConstParts(this.shallowConst(c), this);
  }

  args(args: readonly GenericArg[]): readonly GenericArg[] {
    return foldArgs(args, this);
  }

  /** Code of type `!` stands where a value of this type is expected. */
  noteDiverging(ty: Ty): void {
    const at = this.shallow(ty);
    if (at.kind === 'infer' && at.flavor === 'any' && !this.diverging.includes(at.vid))
      this.diverging.push(at.vid);
  }

  private bind(vid: number, ty: Ty): void {
    this.tyBindings[vid] = ty;
    if (vid < this.oldest.type) this.oldest.type = vid;
    this.note(vid);
  }

  private note(at: number): void {
    this.trail.push(at);
    this.serials.push(++this.made);
  }

  private occurs(vid: number, ty: Ty): boolean {
    if ((ty.flags & HAS_INFER) === 0) return false;
    let found = false;
    const seen = new Set<Ty>();
    const walk: Folder = {
      ty: (t) => {
        if (found || (t.flags & HAS_INFER) === 0) return t;
        const at = this.shallow(t);
        if (at.kind === 'infer') {
          if (at.vid === vid) found = true;
        } else if (!seen.has(at)) {
          seen.add(at);
          foldParts(at, walk);
        }
        return t;
      },
      const: (c) => c,
    };
    walk.ty(ty);
    return found;
  }

  private occursInConst(vid: number, c: Const): boolean {
    let found = false;
    const walk: Folder = {
      ty: (t) => {
        if (found || (t.flags & HAS_INFER) === 0) return t;
        const at = this.shallow(t);
        if (at.kind !== 'infer') foldParts(at, walk);
        return t;
      },
      const: (inner) => {
        if (found || (inner.flags & HAS_INFER) === 0) return inner;
        const at = this.shallowConst(inner);
        if (at.kind !== 'const-infer') foldConstParts(at, walk);
        else if (at.vid === vid) found = true;
        return inner;
      },
    };
    walk.const(c);
    return found;
  }

  /**
   * Makes the two types equal, or returns false (bindings made on the way stay: use a snapshot).
   */
  unify(left: Ty, right: Ty): boolean {
    const a = this.shallow(left);
    const b = this.shallow(right);
    if (a === b) return true;
    if (a.kind === 'infer') return this.unifyVar(a, b);
    if (b.kind === 'infer') return this.unifyVar(b, a);
    if (a.kind === 'error' || b.kind === 'error') return true;
    if (a.kind !== b.kind) return false;
    switch (a.kind) {
      case 'adt':
        return b.kind === 'adt' && a.def === b.def && this.unifyArgs(a.args, b.args);
      case 'ref':
      case 'ptr':
        return (
          (b.kind === 'ref' || b.kind === 'ptr') && a.mut === b.mut && this.unify(a.inner, b.inner)
        );
      case 'array':
        return b.kind === 'array' && this.unify(a.elem, b.elem) && this.unifyConst(a.len, b.len);
      case 'slice':
        return b.kind === 'slice' && this.unify(a.elem, b.elem);
      case 'tuple':
        return b.kind === 'tuple' && this.unifyArgs(a.elems, b.elems);
      case 'fn-ptr':
        return (
          b.kind === 'fn-ptr' &&
          a.sig.abi === b.sig.abi &&
          a.sig.unsafe === b.sig.unsafe &&
          a.sig.variadic === b.sig.variadic &&
          this.unifyArgs(a.sig.params, b.sig.params) &&
          this.unify(a.sig.ret, b.sig.ret)
        );
      case 'fn-def':
        return b.kind === 'fn-def' && a.def === b.def && this.unifyArgs(a.args, b.args);
      case 'closure':
        return b.kind === 'closure' && a.def === b.def && this.unifyArgs(a.args, b.args);
      case 'proj':
        return b.kind === 'proj' && a.item === b.item && this.unifyArgs(a.args, b.args);
      case 'opaque':
        return (
          b.kind === 'opaque' &&
          a.def === b.def &&
          a.index === b.index &&
          this.unifyArgs(a.args, b.args)
        );
      case 'dyn': {
        if (b.kind !== 'dyn' || a.auto.length !== b.auto.length) return false;
        const p = a.principal;
        const q = b.principal;
        if (p === undefined || q === undefined) return p === q;
        return (
          p.trait === q.trait &&
          this.unifyArgs(p.args, q.args) &&
          p.assoc.every(({ item, ty }) => {
            const other = q.assoc.find((x) => x.item === item);
            return other === undefined || this.unify(ty, other.ty);
          })
        );
      }
      default:
        // Leaves are interned: different objects are different types.
        return false;
    }
  }

  private unifyVar(v: Ty & { kind: 'infer' }, other: Ty): boolean {
    if (other.kind === 'infer') {
      const [keep, drop] = this.flavors[v.vid] === 'any' ? [other, v] : [v, other];
      if (this.flavors[drop.vid] !== 'any' && this.flavors[drop.vid] !== this.flavors[keep.vid])
        return false;
      if (this.diverging.includes(drop.vid) && !this.diverging.includes(keep.vid))
        this.diverging.push(keep.vid);
      this.bind(drop.vid, keep);
      return true;
    }
    if (other.kind !== 'error') {
      if (this.flavors[v.vid] === 'int' && other.kind !== 'int') return false;
      if (this.flavors[v.vid] === 'float' && other.kind !== 'float') return false;
    }
    if (this.occurs(v.vid, other)) return false;
    this.bind(v.vid, other);
    return true;
  }

  unifyConst(left: Const, right: Const): boolean {
    const a = this.shallowConst(left);
    const b = this.shallowConst(right);
    if (a === b) return true;
    if (a.kind === 'const-infer') {
      if (b.kind === 'unevaluated' && this.occursInConst(a.vid, b)) return false;
      this.constBindings[a.vid] = b;
      if (a.vid < this.oldest.const) this.oldest.const = a.vid;
      this.note(~a.vid);
      return true;
    }
    if (b.kind === 'const-infer') return this.unifyConst(b, a);
    if (a.kind === 'const-error' || b.kind === 'const-error') return true;
    if (a.kind === 'unevaluated' && b.kind === 'unevaluated')
      return a.def === b.def
        ? this.unifyArgs(a.args, b.args)
        : sameConst(a, b, (x, y) => this.unifyArgs([x], [y]));
    if (a.kind === 'unevaluated' && b.kind === 'value') return this.evaluate?.(a) === b.bits;
    if (b.kind === 'unevaluated' && a.kind === 'value') return this.evaluate?.(b) === a.bits;
    return a.kind === 'value' && b.kind === 'value' && a.bits === b.bits;
  }

  unifyArgs(a: readonly GenericArg[], b: readonly GenericArg[]): boolean {
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) {
      const x = a[i]!;
      const y = b[i]!;
      if (x === y) continue;
      if (isTy(x)) {
        if (!isTy(y) || !this.unify(x, y)) return false;
      } else if (isTy(y) || !this.unifyConst(x, y)) return false;
    }
    return true;
  }

  /** Gives open integer and float variables their default types; true when there were any. */
  defaultNumbers(int: Ty, float: Ty): boolean {
    let any = false;
    this.flavors.forEach((flavor, vid) => {
      if (flavor === 'any' || this.tyBindings[vid] !== undefined) return;
      this.bind(vid, flavor === 'int' ? int : float);
      any = true;
    });
    return any;
  }

  bindIfOpen(vid: number, ty: Ty): void {
    if (this.tyBindings[vid] === undefined) this.bind(vid, ty);
  }

  /** Tries to unify; on failure nothing has changed. */
  tryUnify(a: Ty, b: Ty): boolean {
    const mark = this.snapshot();
    if (this.unify(a, b)) return true;
    this.rollback(mark);
    return false;
  }
}
