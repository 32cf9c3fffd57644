/**
 * The trait solver: which impl (or bound, or builtin rule) makes a predicate true, and what
 * projections stand for.
 *
 * A solver works on one unification table and one parameter environment. Inference keeps one for a
 * body and registers obligations in it; monomorphic queries make a short-lived one with an empty
 * environment.
 *
 * Candidate order follows rustc: bounds of the environment first, then builtin rules, then impls;
 * several impls are narrowed by their where clauses. A self type that is an unknown variable is
 * ambiguous.
 */
import { Fuel, LIMITS } from '../../base/index.ts';
import { identities } from '../../db/index.ts';
import type { TraitDef, TypeAliasDef } from '../defs.ts';
import type { Const, GenericArg, TraitRef, Ty, TyOf } from '../ty.ts';
import { HAS_ERROR, HAS_INFER, HAS_OPAQUE, HAS_PARAM, HAS_PROJ } from '../ty.ts';
import type { Cx, ImplHeader, Pred } from '../types/cx.ts';
import {
  DeepFolds,
  type Folder,
  foldArgs,
  foldConstParts,
  foldParts,
  sameArgs,
  substArg,
  substTy,
} from '../types/fold.ts';
import { genericsOf } from '../types/generics.ts';
import {
  CONST_ERROR,
  ERROR,
  isOfPrelude,
  isTy,
  mkConstValue,
  mkInt,
  mkProj,
  mkTuple,
  USIZE,
} from '../types/intern.ts';
import { discriminantTy, reprOf, typeAliasTy } from '../types/items.ts';
import {
  elaboratedItemBounds,
  elaboratedPredicates,
  expandSupertraits,
  predicatesOf,
  substPred,
  supertraits,
} from '../types/predicates.ts';
import { InferTable } from '../types/table.ts';
import { Answers, keyOf } from './answers.ts';
import { bindingOf, isItself } from './bindings.ts';
import { builtinAnswer, partsOf } from './builtin.ts';
import { callableSig, implementsFn } from './callable.ts';
import { canonicalArgs } from './canonical.ts';
import { givenBy, selectCoroutine } from './coroutine.ts';
import { traitImpls } from './impl-index.ts';
import { hiddenType, opaqueIn, opaquePreds, opaqueRoot } from './opaque.ts';
import { leavesArgumentOpen } from './open-argument.ts';
import { pointeeMetadata } from './pointee.ts';
import {
  answersOf,
  assumesOfParamsOnly,
  isAboutPrelude,
  type PreludeAnswers,
} from './prelude-answers.ts';
import { rigidProjection } from './rigid.ts';
import {
  AMBIGUOUS,
  type FailedObligation,
  isClosed,
  NONE,
  type Obligation,
  overflowOf,
  type Selection,
  type SolverOptions,
  type Verdict,
} from './selection.ts';
import { isUnsized, sizedParams } from './sized-params.ts';
import { selectUnsize } from './unsize.ts';

/**
 * Impls that an impl is known to specialise. A question that could not be answered is asked again.
 */
const specialised = identities<ImplHeader, Set<ImplHeader>>('hir.solver.specialised');

export class Solver implements Folder {
  readonly cx: Cx;
  readonly table: InferTable;
  readonly env: readonly Pred[];
  readonly reveal: boolean;
  private readonly asksAuto: boolean;
  pending: Obligation[] = [];
  /** Obligations that turned out false. */
  readonly failed: FailedObligation[] = [];
  /** The questions under way, each asked for the one before; few, and most solvers have none. */
  private readonly inFlight: string[] = [];
  /** The same without the names of their variables. */
  private readonly asked: string[] = [];
  private readonly projected: Answers<Ty, Ty>; // What those without open variables stand for.
  private readonly proven: Answers<string, Verdict>; // By `keyOf`.
  /** Nothing is assumed of a type without generic parameters. */
  readonly assumesOfParamsOnly: boolean;
  /** Undefined where something is. */
  private readonly ofPrelude: PreludeAnswers | undefined;
  private depth = 0;
  private readonly deep = new DeepFolds();
  private readonly fuel = new Fuel(LIMITS.obligations);
  overflow: string | undefined; // The first projection that was given up, as rustc names it.
  private chain = 0; // The depth of obligations that are registered now.

  constructor(
    cx: Cx,
    table: InferTable,
    env: readonly Pred[],
    options: SolverOptions = { reveal: false },
  ) {
    this.cx = cx;
    this.table = table;
    this.env = env;
    this.reveal = options.reveal;
    this.asksAuto = options.asksAuto === true;
    this.projected = new Answers(table, options.projected);
    this.proven = new Answers(table);
    this.assumesOfParamsOnly = assumesOfParamsOnly(env);
    this.ofPrelude = this.assumesOfParamsOnly ? answersOf(cx.core) : undefined;
  }

  // ----------------------------------------------------------------------------------- obligations

  register(pred: Pred, node: unknown): void {
    if (this.chain === 0) this.fuel.add(LIMITS.obligationsEach.limit);
    this.pending.push({ pred, node, depth: this.chain });
  }

  registerAll(preds: readonly Pred[], args: readonly GenericArg[], node: unknown): void {
    for (const pred of preds) this.register(this.normalizePred(substPred(pred, args)), node);
  }

  /** Works on the pending obligations until nothing moves. */
  selectPending(): void {
    let progress = true;
    while (progress && this.pending.length > 0) {
      progress = false;
      const list = this.pending;
      this.pending = [];
      for (const obligation of list) {
        const outer = this.chain;
        this.chain = obligation.depth + 1;
        // Reported once; all that is left is taken to hold.
        if (this.fuel.isSpent) return;
        const isDeep = obligation.depth > LIMITS.recursion.limit;
        const verdict = isDeep ? 'no' : this.prove(obligation);
        this.chain = outer;
        const isEndless = isDeep || this.fuel.isSpent;
        if (verdict === 'maybe' && !isEndless) this.pending.push(obligation);
        else {
          progress = true;
          if (verdict === 'no' || isEndless) this.failed.push({ ...obligation, isEndless });
        }
      }
    }
  }

  /**
   * Tries to prove one obligation, committing what it learns. Nested obligations become pending.
   */
  private prove(obligation: Obligation): Verdict {
    const { pred } = obligation;
    if (pred.kind === 'trait') {
      const self = this.table.shallow(pred.ref.args[0] as Ty);
      if (self.kind === 'infer' && self.flavor === 'any') return 'maybe';
      if (this.isProven(keyOf(pred.ref.trait, this.table.args(pred.ref.args)))) return 'yes';
      // What follows from a predicate may follow from it many times over; the first few are looked
      // at step by step, which teaches more.
      if (
        obligation.depth > 3 &&
        isClosed(this.table.args(pred.ref.args)) &&
        this.evaluate(pred) === 'yes'
      )
        return 'yes';
      const selection = this.select(pred.ref);
      if (selection.kind === 'ambiguous') return 'maybe';
      if (selection.kind === 'none') return 'no';
      this.confirm(selection, pred.ref, obligation.node);
      return 'yes';
    }
    const found =
      this.projectOnce(pred.item, pred.trait, pred.args) ??
      rigidProjection(this.cx, this.table, pred);
    if (found === undefined) return 'maybe';
    const mark = this.table.snapshot();
    if (this.table.unify(found, this.normalize(pred.ty))) return 'yes';
    this.table.rollback(mark);
    return 'no';
  }

  /** Registers what a selection still needs. */
  confirm(selection: Selection, ref: TraitRef, node: unknown): void {
    if (selection.kind === 'impl') {
      this.registerAll(predicatesOf(this.cx, selection.header.def), selection.args, node);
    } else if (selection.kind === 'builtin') {
      for (const part of selection.parts)
        this.register({ kind: 'trait', ref: { trait: ref.trait, args: [part] } }, node);
    }
  }

  // ------------------------------------------------------------------------------------ selection

  /** Finds what implements the trait, unifying variables when there is exactly one way. */
  select(ref: TraitRef): Selection {
    const { table } = this;
    const self = table.shallow(ref.args[0] as Ty);
    if (self.kind === 'error') return { kind: 'builtin', parts: [] };
    const bound = this.selectBound(ref, self);
    if (bound !== undefined) return bound;
    if (self.kind === 'infer' && self.flavor === 'any') return AMBIGUOUS;
    if (ref.trait.node.auto !== undefined && !ref.trait.crate.isPrelude)
      return this.selectAuto(ref, self);
    if (this.asksAuto && ref.trait.node.auto !== undefined && self.kind === 'param') return NONE;
    const builtin = builtinAnswer(this.cx, ref.trait, self);
    if (builtin === 'holds') return { kind: 'builtin', parts: [] };
    if (builtin === 'fails') return NONE;
    if (builtin !== 'other') return { kind: 'builtin', parts: builtin.parts };
    if (ref.trait.lang === 'unsize')
      return selectUnsize(this, self, this.table.shallow(ref.args[1] as Ty));
    const callable = this.selectCallable(ref, self) ?? selectCoroutine(ref.trait, self);
    if (callable !== undefined) return callable;
    if (self.kind === 'opaque' && this.reveal) {
      const hidden = this.hidden(self);
      if (hidden !== undefined)
        return this.select({ trait: ref.trait, args: [hidden, ...ref.args.slice(1)] });
    }
    if (self.kind === 'dyn') {
      const object = this.selectDyn(ref, self);
      if (object !== undefined) return object;
    }
    return this.selectImpl(ref, self);
  }

  /** Bounds: of the environment, of the projection's associated type, of the opaque type. */
  private selectBound(ref: TraitRef, self: Ty): Selection | undefined {
    if (this.env.length === 0 && self.kind !== 'proj' && self.kind !== 'opaque') return undefined;
    const matches: { ref: TraitRef; preds: readonly Pred[] }[] = [];
    const consider = (preds: readonly Pred[]): void => {
      for (let i = 0; i < preds.length; i++) {
        const pred = preds[i]!;
        if (pred.kind !== 'trait' || pred.ref.trait !== ref.trait) continue;
        const candidate = pred.ref;
        if (matches.some((m) => sameArgs(m.ref.args, candidate.args))) continue;
        const mark = this.table.snapshot();
        if (this.table.unifyArgs(candidate.args, ref.args)) matches.push({ ref: candidate, preds });
        this.table.rollback(mark);
      }
    };
    if (self.kind !== 'infer' || this.env.length > 0) consider(this.env);
    if (self.kind === 'proj') {
      const own = elaboratedItemBounds(this.cx, self.item).filter(
        (p) => p.kind === 'trait' && p.ref.trait === ref.trait,
      );
      consider(own.map((p) => this.normalizeBound(substPred(p, self.args), self)));
      const root = opaqueRoot(this.table, self);
      if (root !== undefined) consider(this.boundsOfOpaque(root));
    } else if (self.kind === 'opaque') {
      consider(this.boundsOfOpaque(self));
    }
    if (matches.length === 0) return undefined;
    if (self.kind === 'infer') return AMBIGUOUS;
    if (matches.length > 1) {
      // Prefer the one that needs no unification.
      const exact = matches.find((m) =>
        sameArgs(this.table.args(m.ref.args), this.table.args(ref.args)),
      );
      if (exact === undefined) return AMBIGUOUS;
      matches[0] = exact;
    }
    const only = matches[0]!;
    this.table.unifyArgs(only.ref.args, ref.args);
    return { kind: 'bound', ref: only.ref, preds: only.preds };
  }

  /** The bound of a projection about itself must keep its own self type as it is. */
  private normalizeBound(pred: Pred, self: Ty): Pred {
    if (pred.kind !== 'trait') return pred;
    return {
      kind: 'trait',
      ref: {
        trait: pred.ref.trait,
        args: [self, ...pred.ref.args.slice(1).map((a) => this.arg(a))],
      },
    };
  }

  /** Likewise of what it binds; the bound type is normalised by who takes it. */
  private keepSelf(pred: Pred): Pred {
    return pred.kind === 'trait'
      ? pred
      : { ...pred, args: [pred.args[0]!, ...pred.args.slice(1).map((a) => this.arg(a))] };
  }

  /**
   * What is promised about an opaque type; its traits' arguments may be projections: `impl
   * Fn(I::Item)`.
   */
  private boundsOfOpaque(ty: TyOf<'opaque'>): readonly Pred[] {
    return expandSupertraits(this.cx, opaquePreds(this.cx, ty)).map((pred) =>
      pred.kind === 'trait'
        ? this.normalizeBound(pred, pred.ref.args[0] as Ty)
        : this.keepSelf(pred),
    );
  }

  /** A trait that types have when all their parts do, unless an impl says otherwise. */
  private selectAuto(ref: TraitRef, self: Ty): Selection {
    if (self.kind === 'infer') return AMBIGUOUS;
    const impls = traitImpls(this.cx, ref.trait, self);
    const fits = impls.filter((header) => {
      const mark = this.table.snapshot();
      const matches = this.matchImpl(header, ref) !== undefined;
      this.table.rollback(mark);
      return matches;
    });
    if (fits.some(({ negative }) => negative)) return NONE;
    if (fits.length > 0) return this.selectOnly(fits[0]!, ref);
    // What an opaque type hides tells its auto traits.
    const hidden = self.kind === 'opaque' ? this.hidden(self) : undefined;
    const parts = (hidden === undefined ? partsOf(this.cx, self) : [hidden])?.map((part) =>
      this.normalize(part),
    );
    return parts === undefined ? NONE : { kind: 'builtin', parts };
  }

  private selectCallable(ref: TraitRef, self: Ty): Selection | undefined {
    const lang = ref.trait.lang;
    if (lang !== 'fn' && lang !== 'fn_mut' && lang !== 'fn_once') return undefined;
    const sig = callableSig(this.cx, self);
    if (sig === undefined || !implementsFn(this.cx, self)) return undefined;
    const tuple = mkTuple(sig.params.map((p) => this.normalize(p)));
    const mark = this.table.snapshot();
    if (!this.table.unify(ref.args[1] as Ty, tuple)) {
      this.table.rollback(mark);
      return NONE;
    }
    return { kind: 'callable', ty: self };
  }

  private selectDyn(ref: TraitRef, self: TyOf<'dyn'>): Selection | undefined {
    const p = self.principal;
    if (p === undefined) return undefined;
    let only: readonly GenericArg[] | undefined;
    for (const sup of supertraits(this.cx, { trait: p.trait, args: [self, ...p.args] })) {
      if (sup.trait !== ref.trait) continue;
      const mark = this.table.snapshot();
      const args = sup.args.map((a) => this.arg(a));
      const fits = this.table.unifyArgs(args, ref.args);
      const isExact = this.table.snapshot() === mark;
      this.table.rollback(mark);
      if (!fits) continue;
      if (isExact) return { kind: 'dyn', ty: self, ref: { trait: ref.trait, args } };
      // `dyn T` where `trait T: A<u8> + A<u16>`: neither says what the open argument is.
      if (only !== undefined) return AMBIGUOUS;
      only = args;
    }
    if (only === undefined) return undefined;
    this.table.unifyArgs(only, ref.args);
    return { kind: 'dyn', ty: self, ref: { trait: ref.trait, args: only } };
  }

  freshArgs(header: ImplHeader): GenericArg[] {
    return header.generics.params.map((p) =>
      p.kind === 'type' ? this.table.newVar() : this.table.newConst(),
    );
  }

  /** Unifies an impl's header with the reference; the impl's arguments, or undefined. */
  matchImpl(header: ImplHeader, ref: TraitRef): readonly GenericArg[] | undefined {
    if (!this.fuel.spend()) return undefined;
    const args = this.freshArgs(header);
    const head = header.traitRef!;
    const implArgs = head.args.map((a) => this.arg(args.length === 0 ? a : substArg(a, args)));
    if (!this.table.unifyArgs(implArgs, ref.args)) return undefined;
    return sizedParams(header).some((index) => isUnsized(this.table.shallow(args[index] as Ty)))
      ? undefined
      : args;
  }

  private selectImpl(ref: TraitRef, self: Ty): Selection {
    const impls = traitImpls(this.cx, ref.trait, self, ref.args[1], this.table);
    if (impls.length === 1) return this.selectOnly(impls[0]!, ref);
    if (leavesArgumentOpen(this, impls, ref)) return AMBIGUOUS;
    let candidates: ImplHeader[] = [];
    for (const header of impls) {
      const mark = this.table.snapshot();
      if (this.matchImpl(header, ref) !== undefined) candidates.push(header);
      this.table.rollback(mark);
    }
    if (candidates.length > 1) {
      const verdicts = candidates.map((header) => this.implHolds(header, ref));
      candidates = candidates.filter((_, i) => verdicts[i] !== 'no');
      const special = candidates.length > 1 ? this.specialOf(candidates, ref) : undefined;
      if (special !== undefined) candidates = [special];
    }
    if (candidates.length > 1) return AMBIGUOUS;
    if (candidates.length === 0) return this.fuel.isSpent ? AMBIGUOUS : NONE;
    const header = candidates[0]!;
    const args = this.matchImpl(header, ref);
    return args === undefined ? NONE : { kind: 'impl', header, args };
  }

  /** The only impl that could be meant: nothing is to be compared. */
  private selectOnly(header: ImplHeader, ref: TraitRef): Selection {
    const mark = this.table.snapshot();
    const args = this.matchImpl(header, ref);
    if (args !== undefined) return { kind: 'impl', header, args };
    this.table.rollback(mark);
    return NONE;
  }

  private hasVars(args: readonly GenericArg[]): boolean {
    return this.table.args(args).some((a) => (a.flags & HAS_INFER) !== 0);
  }

  /**
   * Of overlapping impls (specialisation) the one that is not blanket, or that asks for more than
   * all others. Where only arguments are open, the special one says what they are if it holds, as
   * in rustc.
   */
  private specialOf(candidates: readonly ImplHeader[], ref: TraitRef): ImplHeader | undefined {
    const isOpen = this.hasVars(ref.args);
    if (isOpen && this.hasVars(ref.args.slice(0, 1))) return undefined;
    const concrete = candidates.filter((c) => c.selfTy.kind !== 'param');
    if (concrete.length === 1 && !isOpen) return concrete[0];
    const special = candidates.find((c) =>
      candidates.every((d) => c === d || this.specialises(c, d)),
    );
    if (special === undefined || !isOpen) return special;
    return this.implHolds(special, ref) === 'yes' ? special : undefined;
  }

  /** Whether all that one impl is for falls under another one. */
  private specialises(special: ImplHeader, general: ImplHeader): boolean {
    let known = specialised.get(special);
    if (known === undefined) specialised.set(special, (known = new Set()));
    if (known.has(general)) return true;
    const env = elaboratedPredicates(this.cx, special.def);
    const solver = new Solver(this.cx, new InferTable(), env, { reveal: false, asksAuto: true });
    if (solver.implHolds(general, special.traitRef!) !== 'yes') return false;
    if (solver.asksForSized(general, special)) return false;
    known.add(general);
    return true;
  }

  /**
   * Whether an impl is for sized types only where another one, which falls under it otherwise, is
   * for all.
   */
  private asksForSized(strict: ImplHeader, other: ImplHeader): boolean {
    const sized = sizedParams(other);
    const mark = this.table.snapshot();
    const args = this.matchImpl(strict, other.traitRef!);
    const asks =
      args !== undefined &&
      sizedParams(strict).some((index) => {
        const ty = this.table.shallow(args[index] as Ty);
        return ty.kind === 'param' && !sized.includes(ty.index);
      });
    this.table.rollback(mark);
    return asks;
  }

  /** The impls that a chosen one specialises, nearest first: what it leaves out is theirs. */
  specialised(
    chosen: ImplHeader,
    ref: TraitRef,
  ): readonly { header: ImplHeader; args: readonly GenericArg[] }[] {
    const others = traitImpls(this.cx, ref.trait, this.table.shallow(ref.args[0] as Ty));
    if (others.length === 1) return [];
    return others
      .filter((h) => h !== chosen && this.implHolds(h, ref) === 'yes')
      .sort((a, b) => (this.specialises(a, b) ? -1 : this.specialises(b, a) ? 1 : 0))
      .map((header) => ({ header, args: this.matchImpl(header, ref)! }));
  }

  /** Could the where clauses of an impl hold for this reference? Leaves no bindings behind. */
  private implHolds(header: ImplHeader, ref: TraitRef): Verdict {
    const mark = this.table.snapshot();
    const args = this.matchImpl(header, ref);
    const verdict = args === undefined ? 'no' : this.allHold(this.clausesOf(header, args));
    this.table.rollback(mark);
    return verdict;
  }

  /**
   * What an impl asks for. Bindings are used first: `T` may be named by `I: Iterator<Item = &T>`
   * alone.
   */
  private clausesOf(header: ImplHeader, args: readonly GenericArg[]): readonly Pred[] {
    const preds = predicatesOf(this.cx, header.def).map((pred) => substPred(pred, args));
    for (const pred of preds) this.learn(pred);
    return preds;
  }

  private isProven(key: string): boolean {
    return this.ofPrelude?.proven.has(key) === true || this.proven.get(key) === 'yes';
  }

  /** Could this predicate hold? Bindings are undone. */
  evaluate(pred: Pred): Verdict {
    if (this.depth > LIMITS.recursion.limit || !this.fuel.spend()) return 'maybe';
    const { table } = this;
    const mark = table.snapshot();
    const pendingMark = this.pending.length;
    this.depth++;
    try {
      const normal = this.normalizePred(pred);
      if (normal.kind === 'proj') {
        const found = this.projectOnce(normal.item, normal.trait, normal.args);
        if (found === undefined) return 'maybe';
        return table.unify(found, this.normalize(normal.ty)) ? 'yes' : 'no';
      }
      const args = this.table.args(normal.ref.args);
      const key = keyOf(normal.ref.trait, args);
      if (this.isProven(key)) return 'yes';
      // A type that contains itself has an auto trait when nothing else of it is against that.
      if (this.inFlight.includes(key))
        return normal.ref.trait.node.auto === undefined ? 'no' : 'yes';
      // The same question about other unknowns: asking on would never end.
      const canonical = canonicalArgs(args);
      const asked = canonical === args ? key : keyOf(normal.ref.trait, canonical);
      if (asked !== key && this.asked.includes(asked)) return 'maybe';
      this.inFlight.push(key);
      this.asked.push(asked);
      try {
        if (!isClosed(args)) return this.evaluateTrait(normal.ref);
        // Their variables are replaced, so that the answer depends on none.
        const closed: TraitRef = { trait: normal.ref.trait, args };
        const find = (): Verdict => this.evaluateTrait(closed);
        const verdict = this.proven.find(key, find, (found) => found === 'yes');
        if (verdict === 'yes' && isAboutPrelude(normal.ref.trait, args))
          this.ofPrelude?.proven.add(key);
        return verdict;
      } finally {
        this.inFlight.pop();
        this.asked.pop();
      }
    } finally {
      this.depth--;
      table.rollback(mark);
      this.pending.length = pendingMark;
    }
  }

  private evaluateTrait(ref: TraitRef): Verdict {
    const selection = this.select(ref);
    if (selection.kind === 'ambiguous') return 'maybe';
    if (selection.kind === 'none') return 'no';
    if (selection.kind === 'impl')
      return this.allHold(this.clausesOf(selection.header, selection.args));
    if (selection.kind !== 'builtin') return 'yes';
    const { trait } = ref;
    return this.allHold(
      selection.parts.map((part) => ({ kind: 'trait', ref: { trait, args: [part] } })),
    );
  }

  private allHold(preds: readonly Pred[]): Verdict {
    let verdict: Verdict = 'yes';
    for (const pred of preds) {
      const next = this.evaluate(pred);
      if (next === 'no') return 'no';
      if (next === 'maybe') verdict = 'maybe';
    }
    return verdict;
  }

  /** Does `ty: trait<args>` hold, or could it? */
  implements(ty: Ty, trait: TraitDef, args: readonly GenericArg[] = []): Verdict {
    return this.evaluate({ kind: 'trait', ref: { trait, args: [ty, ...args] } });
  }

  // ----------------------------------------------------------------------------------- projections

  /** All projections in `ty` replaced by what they stand for, or by variables with obligations. */
  normalize(ty: Ty): Ty {
    return this.ty(ty);
  }

  normalizePred(pred: Pred): Pred {
    if (pred.kind === 'trait') {
      return { kind: 'trait', ref: { trait: pred.ref.trait, args: foldArgs(pred.ref.args, this) } };
    }
    return { ...pred, args: foldArgs(pred.args, this), ty: this.ty(pred.ty) };
  }

  arg(arg: GenericArg): GenericArg {
    return isTy(arg) ? this.ty(arg) : this.const(arg);
  }

  ty(ty: Ty): Ty {
    if ((ty.flags & (this.reveal ? HAS_PROJ | HAS_OPAQUE : HAS_PROJ)) === 0) return ty;
    const fold = (): Ty => this.normalized(ty);
    // What a variable stands for may be taken back on the way.
    return (ty.flags & HAS_INFER) === 0 ? this.deep.of(ty, fold) : fold();
  }

  private normalized(ty: Ty): Ty {
    if (ty.kind === 'proj') {
      const args = foldArgs(ty.args, this);
      return this.project(ty.item, ty.trait, args);
    }
    if (ty.kind === 'opaque' && this.reveal) {
      const hidden = this.hidden(ty);
      if (hidden !== undefined) return this.ty(hidden);
    }
    return foldParts(ty, this);
  }

  /** What an opaque type hides; for that of a trait's function the impl says. */
  private hidden(ty: TyOf<'opaque'>): Ty | undefined {
    const { container } = ty.def;
    if (container?.kind !== 'trait') return hiddenType(this.cx, ty);
    const arity = genericsOf(this.cx, container).params.length;
    // The type with the method may be opaque itself, as in a chain of calls that give `impl Trait`.
    const args = ty.args.slice(0, arity).map((arg) => this.arg(arg));
    const found = this.select({ trait: container, args });
    if (found.kind !== 'impl') return undefined;
    const def = found.header.def.items.fns.get(ty.def.name);
    if (def === undefined) return hiddenType(this.cx, ty);
    this.registerAll(predicatesOf(this.cx, found.header.def), found.args, undefined);
    this.selectPending();
    return opaqueIn(this.cx, ty, def, [...this.table.args(found.args), ...ty.args.slice(arity)]);
  }

  const(c: Const): Const {
    if (c.kind !== 'unevaluated') return c;
    const next = foldConstParts(c, this) as Const & { kind: 'unevaluated' };
    const args = this.table.args(next.args);
    if (args.some((a) => (a.flags & (HAS_PARAM | HAS_INFER | HAS_ERROR)) !== 0)) return next;
    const bits = this.cx.evaluator?.scalar(next.def, args);
    return bits === undefined
      ? CONST_ERROR
      : mkConstValue(next.def.kind === 'anon-const' ? next.def.ty : USIZE, bits);
  }

  private project(item: TypeAliasDef, trait: TraitDef, args: readonly GenericArg[]): Ty {
    if (this.depth > LIMITS.recursion.limit || !this.fuel.spend()) {
      // One that branches would meet the limit again in each branch.
      this.fuel.spend(Infinity);
      this.overflow ??= overflowOf(args[0] as Ty, trait, item);
      return ERROR;
    }
    this.depth++;
    try {
      const found = this.projectOnce(item, trait, args);
      if (found !== undefined) return found;
    } finally {
      this.depth--;
    }
    const rigid = rigidProjection(this.cx, this.table, { item, trait, args });
    if (rigid !== undefined) return rigid;
    const fresh = this.table.newVar();
    this.register({ kind: 'proj', item, trait, args, ty: fresh }, undefined);
    return fresh;
  }

  /** `<T as DiscriminantKind>::Discriminant`; undefined while the type is not concrete. */
  private discriminantKind(self: Ty): Ty | undefined {
    if (self.kind === 'param' || self.kind === 'proj') return undefined;
    if (self.kind === 'opaque') {
      const hidden = this.reveal ? this.hidden(self) : undefined;
      return hidden === undefined ? undefined : this.discriminantKind(this.ty(hidden));
    }
    return self.kind === 'adt' && self.def.kind === 'enum'
      ? discriminantTy(reprOf(self.def))
      : mkInt('u8');
  }

  /** What the projection stands for now; undefined while it is not known (or rigid). */
  private projectOnce(
    item: TypeAliasDef,
    trait: TraitDef,
    args: readonly GenericArg[],
  ): Ty | undefined {
    const closed = this.table.args(args);
    if (!isClosed(closed)) return this.findProjection(item, trait, args);
    const key = mkProj(item, trait, closed);
    const { ofPrelude } = this;
    const isShared = ofPrelude !== undefined && key.flags === HAS_PROJ && isOfPrelude(key);
    const known = isShared ? ofPrelude.projected.get(key) : this.projected.get(key);
    if (known !== undefined) return known;
    const waiting = this.pending.length;
    return this.projected.find(
      key,
      () => {
        const found = this.findProjection(item, trait, closed);
        return found === undefined ? undefined : this.table.ty(found);
      },
      (found) => {
        const isFinal = this.pending.length === waiting && isClosed([found!]);
        if (isFinal && isShared && found!.flags === 0) ofPrelude.projected.set(key, found!);
        return isFinal;
      },
    );
  }

  private findProjection(
    item: TypeAliasDef,
    trait: TraitDef,
    args: readonly GenericArg[],
  ): Ty | undefined {
    const { table } = this;
    const self = table.shallow(args[0] as Ty);
    if (self.kind === 'error') return ERROR;
    const traitArity = genericsOf(this.cx, trait).params.length;
    const ref: TraitRef = { trait, args: args.slice(0, traitArity) };
    const fromEnv = this.projFromBounds(this.env, item, args);
    if (fromEnv !== undefined) return fromEnv;
    if (self.kind === 'infer' && self.flavor === 'any') return undefined;
    const lang = trait.lang;
    if (lang === 'discriminant_kind') return this.discriminantKind(self);
    if (lang === 'pointee_trait')
      return pointeeMetadata(this.cx, self, (part) => this.normalize(part));
    const selection = this.select(ref);
    switch (selection.kind) {
      case 'impl': {
        const alias =
          selection.header.def.items.types.get(item.name) ??
          (item.node.type === undefined ? undefined : item);
        if (alias === undefined) return ERROR;
        const own = args.slice(traitArity);
        const base = alias === item ? ref.args : selection.args;
        for (const pred of predicatesOf(this.cx, selection.header.def)) {
          // Where clauses may determine parameters that the header leaves open.
          if (pred.kind === 'proj' || selection.header.generics.params.length > 0)
            this.learn(substPred(pred, selection.args));
        }
        return this.ty(substTy(typeAliasTy(this.cx, alias), [...base, ...own]));
      }
      case 'bound':
        return (
          this.projFromBounds(selection.preds, item, args) ?? this.boundsOfSelf(self, item, args)
        );
      case 'callable':
        return this.normalize(givenBy(this.cx, selection.ty));
      case 'dyn': {
        const principal = selection.ty.principal;
        if (principal === undefined) return undefined;
        const found = principal.assoc.find((a) => a.item === item);
        if (found !== undefined) return this.normalize(found.ty);
        // What a supertrait binds need not be written again: `dyn Source` where `trait Source:
        // Iterator<Item = u32>`.
        const own: Pred = {
          kind: 'trait',
          ref: { trait: principal.trait, args: [selection.ty, ...principal.args] },
        };
        return this.projFromBounds(expandSupertraits(this.cx, [own]), item, args);
      }
      default:
        return undefined;
    }
  }

  /** Uses a where clause of a chosen impl for what it tells about variables. */
  private learn(pred: Pred): void {
    if (pred.kind !== 'proj') return;
    if (
      pred.args.every((a) => (this.table.args([a])[0]!.flags & HAS_INFER) === 0) &&
      (this.table.ty(pred.ty).flags & HAS_INFER) === 0
    )
      return;
    const found = this.projectOnce(pred.item, pred.trait, foldArgs(pred.args, this));
    if (found !== undefined) this.table.tryUnify(found, this.normalize(pred.ty));
  }

  private boundsOfSelf(self: Ty, item: TypeAliasDef, args: readonly GenericArg[]): Ty | undefined {
    if (self.kind === 'proj') {
      const own = elaboratedItemBounds(this.cx, self.item)
        .filter((p) => p.kind === 'proj' && p.item === item)
        .map((p) => this.keepSelf(substPred(p, self.args)));
      const found = this.projFromBounds(own, item, args);
      const root = found === undefined ? opaqueRoot(this.table, self) : undefined;
      return root === undefined
        ? found
        : this.projFromBounds(this.boundsOfOpaque(root), item, args);
    }
    if (self.kind === 'opaque') return this.projFromBounds(this.boundsOfOpaque(self), item, args);
    return undefined;
  }

  private projFromBounds(
    preds: readonly Pred[],
    item: TypeAliasDef,
    args: readonly GenericArg[],
  ): Ty | undefined {
    const found = bindingOf(this.table, preds, item, args);
    if (found === undefined) return undefined;
    return isItself(this.table, found.ty, item, args) ? found.ty : this.ty(found.ty);
  }
}
