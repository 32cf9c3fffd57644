/**
 * The context of inferring one body: unification table, solver, lexical scopes, enclosing function
 * and loops. Passed first to every family of rules; `check` leads back to the dispatcher, so that
 * families do not import each other.
 */
import { type FileId, Fuel, LIMITS } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { LabelId, Local, LocalId, TExpr } from '../body.ts';
import type { BodyOwner, GenericDef, HirProblem, ModuleDef, TraitDef } from '../defs.ts';
import { blockModule, declaresName, outerMark, traitsInScope } from '../names/index.ts';
import { Solver } from '../traits/solver.ts';
import {
  type AnonConst,
  type ClosureDef,
  type GenericArg,
  HAS_ERROR,
  HAS_INFER,
  type Ty,
} from '../ty.ts';
import { namesNoParam } from '../types/const-expr.ts';
import { type Cx, type Pred, report } from '../types/cx.ts';
import { displayTy, shortened } from '../types/display.ts';
import { ERROR, NEVER } from '../types/intern.ts';
import { implHeader } from '../types/items.ts';
import { lowerTy } from '../types/lower-ty.ts';
import { substPred } from '../types/predicates.ts';
import type { Unevaluated } from '../types/same-const.ts';
import { InferTable } from '../types/table.ts';
import type { TyScope } from '../types/ty-scope.ts';

/** Names of one block, closure, arm or condition. */
export interface Frame {
  readonly parent: Frame | undefined;
  readonly names: Map<string, LocalId>;
  /**
   * The items of the block that this is the outermost frame of: they hide variables from outside
   * the block.
   */
  readonly items: ModuleDef | undefined;
  /**
   * The macro that stands here among the statements: what it gives sees the names from outside of
   * this frame.
   */
  readonly macro: ast.AnyNode | undefined;
}

export interface LoopFrame {
  readonly label: LabelId;
  readonly name: ast.Lifetime | undefined;
  /** The names in scope where the loop begins. */
  readonly scope: Frame | undefined;
  /** Collects the types of `break` values; undefined where `break` takes none. */
  readonly result: Ty | undefined;
  readonly isLoop: boolean;
  broken: boolean;
  /** There is a `break` of it, reached or not. */
  named: boolean;
}

/** The function or closure that `return` and `?` leave, or the `try` block that `?` leaves. */
export interface FnFrame {
  readonly ret: Ty;
  /** Of a `try` block: its label. */
  readonly block?: LabelId;
  readonly closure: ClosureDef | undefined;
  /** Of a `gen` body: the type of what `yield` gives. */
  readonly yields?: Ty;
}

/** What a place expression that went through an overloaded operator needs to become mutable. */
export interface OverloadedPlace {
  readonly op: 'deref' | 'index';
  readonly call: TExpr;
}

/**
 * What a constant of a generic item is when it depends on no parameter: rustc says where it cannot
 * know that.
 */
function closedValue({ evaluator }: Cx, { def, args }: Unevaluated): bigint | undefined {
  if (def.kind !== 'anon-const' || !namesNoParam(def)) return undefined;
  if (args.some((arg) => (arg.flags & (HAS_INFER | HAS_ERROR)) !== 0)) return undefined;
  return evaluator?.scalar(def, args);
}

export class Infer {
  readonly cx: Cx;
  readonly owner: BodyOwner | AnonConst;
  readonly table = new InferTable();
  readonly solver: Solver;
  readonly scope: TyScope;
  readonly file: FileId;
  readonly problems: HirProblem[] = [];
  readonly locals: Local[] = [];
  /** The names in scope; changed by the methods here only. */
  frame: Frame | undefined;
  readonly loops: LoopFrame[] = [];
  readonly fns: FnFrame[] = [];
  nextLabel = 0;
  readonly parts = new Fuel(LIMITS.bodyParts);
  /** It has been reported. */
  hasTooManyParts = false;
  /**
   * What has been checked of the expression at hand never ends (rustc's `Diverges::Always`): a
   * block without a value is then of type `!`.
   */
  diverges = false;
  /** Looked at when everything else is known: casts, closure calls, operators on unknown types. */
  readonly deferred: (() => boolean)[] = [];
  /** Calls of functions whose type changed with the toolchain (`index-types.ts`). */
  readonly indices: { readonly ty: Ty; readonly node: ast.CallExpr }[] = [];
  /** Text of float literals, whose pattern depends on the type. */
  readonly floatTexts = new Map<TExpr, string>();
  readonly overloaded = new Map<TExpr, OverloadedPlace>();
  /** Calls of closures made before it is known how the closure uses its captures. */
  readonly closureCalls = new Set<TExpr>();
  /** Locals `[from, to)` that belong to a closure itself. */
  readonly closureLocals = new Map<ClosureDef, readonly [number, number]>();
  readonly moveClosures = new Set<ClosureDef>();
  /** Parameters of `async` closures: the block inside takes them by value, whatever it does. */
  readonly ownedParams = new Map<ClosureDef, ReadonlySet<LocalId>>();
  /** Receivers of method calls that are taken as they are: references among them are reborrowed. */
  readonly receivers = new Set<TExpr>();
  /** Mutable references that are moved, as nothing says that a reference is wanted. */
  readonly movedRefs = new Set<TExpr>();
  /** Those that are reborrowed: where one is wanted. */
  readonly reborrowedRefs = new Set<TExpr>();
  /** Locals of the alternatives of an or-pattern, by name and mark, while one is checked. */
  orBindings: Map<string, LocalId> | undefined;
  /** Arguments of the enclosing body's own generics. */
  readonly identity: readonly GenericArg[];
  /** Set by the dispatcher. */
  check: (expr: ast.AnyExpr, expected?: Ty) => TExpr = () => {
    throw new Error('dispatcher not connected');
  };

  constructor(cx: Cx, owner: BodyOwner | AnonConst, scope: TyScope, env: readonly Pred[]) {
    this.cx = cx;
    this.owner = owner;
    this.solver = new Solver(cx, this.table, env);
    this.file = scope.file;
    this.identity = scope.generics?.identity ?? [];
    if (this.identity.length > 0) this.table.evaluate = (c) => closedValue(cx, c);
    this.scope = scope.inBody(this.problems, {
      ty: () => this.table.newVar(),
      const: () => this.table.newConst(),
    });
  }

  /**
   * Where names are looked up: the module of the body, or the items of the block that is checked.
   */
  get module(): ModuleDef {
    return this.scope.module;
  }

  // ------------------------------------------------------------------------------------ problems

  problem(
    kind: HirProblem['kind'],
    what: string,
    node: { start: number; end: number; file?: number | undefined },
    code?: string,
  ): void {
    report(this.problems, kind, shortened(what), node, this.file, code);
  }

  /** Reports and gives a broken expression that fits anywhere. */
  bogus(kind: HirProblem['kind'], what: string, node: ast.AnyNode, code?: string): TExpr {
    this.problem(kind, what, node, code);
    return { kind: 'bogus', ty: ERROR, node };
  }

  mismatch(expected: Ty, found: Ty, node: ast.AnyNode): void {
    const a = this.table.ty(expected);
    const b = this.table.ty(found);
    if (a.kind === 'error' || b.kind === 'error') return;
    this.problem(
      'invalid',
      `mismatched types: expected \`${displayTy(a)}\`, found \`${displayTy(b)}\``,
      node,
      'E0308',
    );
  }

  // ------------------------------------------------------------------------------------ types

  /** A written type, normalised. */
  lower(node: ast.AnyType): Ty {
    return this.solver.normalize(lowerTy(this.cx, this.scope, node));
  }

  /** The type with variables followed at the top. */
  shallow(ty: Ty): Ty {
    return this.table.shallow(ty);
  }

  /**
   * The type as far as it can be known now: pending obligations are worked on when it is still a
   * variable.
   */
  structurally(ty: Ty): Ty {
    const at = this.table.shallow(ty);
    if (at.kind !== 'infer') return at;
    this.solver.selectPending();
    return this.table.shallow(at);
  }

  unify(a: Ty, b: Ty): boolean {
    return this.table.tryUnify(a, b);
  }

  /** Makes the types equal or reports a mismatch at the node. */
  demand(expected: Ty, found: Ty, node: ast.AnyNode): void {
    if (!this.table.tryUnify(expected, found)) {
      this.solver.selectPending();
      if (!this.table.tryUnify(expected, found)) this.mismatch(expected, found, node);
    }
  }

  /** Registers the predicates of an item instantiated with `args`. */
  require(preds: readonly Pred[], args: readonly GenericArg[], node: unknown): void {
    for (const pred of preds)
      this.solver.register(this.solver.normalizePred(substPred(pred, args)), node);
  }

  /** The definition whose generics are in force. */
  get genericOwner(): GenericDef | undefined {
    return this.scope.owner;
  }

  /**
   * Traits whose methods need no path here: those that names lead to, and the one that an impl
   * around is of.
   */
  traitsInScope(): readonly TraitDef[] {
    const named = traitsInScope(this.module);
    const owner = this.scope.owner;
    const impl = owner?.kind === 'fn' || owner?.kind === 'const' ? owner.container : undefined;
    if (impl?.kind !== 'impl' || impl.node.trait === undefined) return named;
    const trait = implHeader(this.cx, impl).traitRef?.trait;
    if (trait === undefined || named.includes(trait)) return named;
    // The same list every time, since answers are kept by list.
    if (this.withImplTrait?.named !== named) this.withImplTrait = { named, all: [...named, trait] };
    return this.withImplTrait.all;
  }
  private withImplTrait:
    | { readonly named: readonly TraitDef[]; readonly all: readonly TraitDef[] }
    | undefined;

  // ------------------------------------------------------------------------------------ scopes

  private key(name: string, mark: ast.SyntaxMark | undefined): string {
    return mark === undefined ? name : `${name}#${mark.id}`;
  }

  /** Runs `f` in a new scope of names. */
  scoped<T>(f: () => T, items?: ModuleDef): T {
    const saved = this.frame;
    this.frame = { parent: saved, names: new Map(), items, macro: undefined };
    try {
      return f();
    } finally {
      this.frame = saved;
    }
  }

  /**
   * The item in whose code a block stands: that of an anonymous constant is the one whose type it
   * is in.
   */
  private get itemAround(): BodyOwner | undefined {
    const { owner } = this;
    if (owner.kind !== 'anon-const') return owner;
    const around = this.scope.owner;
    return around?.kind === 'fn' || around?.kind === 'const' ? around : undefined;
  }

  /** Runs `f` with the items of `block` in scope as well. */
  inBlock<T>(block: ast.Block, f: () => T): T {
    const saved = this.module;
    const items = blockModule(block, saved, (block.file ?? this.file) as FileId, this.itemAround);
    this.scope.module = items ?? saved;
    try {
      return this.scoped(f, items);
    } finally {
      this.scope.module = saved;
    }
  }

  /**
   * A fresh frame on top, so that a later `let` of the same name does not change closures already
   * checked.
   */
  pushFrame(): void {
    this.frame = { parent: this.frame, names: new Map(), items: undefined, macro: undefined };
  }

  /**
   * A macro is defined here: names that it gives do not mean what comes into scope from here on.
   */
  pushMacro(macro: ast.AnyNode): void {
    this.frame = { parent: this.frame, names: new Map(), items: undefined, macro };
  }

  newLocal(name: ast.Name | undefined, ty: Ty, mut: boolean, node: ast.AnyNode): LocalId {
    const id = this.locals.length;
    this.locals.push({ id, name: name?.text ?? '_', ty, mut, node });
    return id;
  }

  bindName(name: ast.Name, local: LocalId): void {
    if (this.frame === undefined) this.pushFrame();
    this.frame!.names.set(this.key(name.text, name.ctxt), local);
  }

  lookupLocal(name: ast.Name): LocalId | undefined {
    const { text } = name;
    let mark = name.ctxt;
    let key = this.key(text, mark);
    for (let f = this.frame; f !== undefined; f = f.parent) {
      const found = f.names.get(key);
      if (found !== undefined) return found;
      if (f.macro !== undefined) {
        const outer = outerMark(mark, f.macro);
        if (outer !== undefined) key = this.key(text, (mark = outer.mark));
      }
      if (f.items !== undefined && declaresName(f.items, text, 'value')) return undefined;
    }
    return undefined;
  }

  /**
   * Does the label mean this loop? As with names, macros that are defined inside the loop see it
   * from where they stand.
   */
  isLabelOf(label: ast.Lifetime, loop: LoopFrame): boolean {
    if (loop.name?.text !== label.text) return false;
    let mark = label.ctxt;
    for (
      let f = this.frame;
      mark !== undefined && f !== loop.scope && f !== undefined;
      f = f.parent
    ) {
      const outer = f.macro === undefined ? undefined : outerMark(mark, f.macro);
      if (outer !== undefined) mark = outer.mark;
    }
    return loop.name.ctxt === mark;
  }

  /** Is syntax with these attributes compiled (`#[cfg]`)? */
  enabled(attrs: readonly ast.Attr[]): boolean {
    return attrs.length === 0 || this.cx.enabled(attrs, this.module);
  }

  /** Runs `f` on its own; whether what it checks ends has no effect on what stands around it. */
  apart<T>(f: () => T): { readonly value: T; readonly diverges: boolean } {
    const before = this.diverges;
    this.diverges = false;
    const value = f();
    const { diverges } = this;
    this.diverges = before;
    return { value, diverges };
  }

  /** Is the type known to have no values? */
  isNever(ty: Ty): boolean {
    return this.table.shallow(ty) === NEVER;
  }

  /** What `?` leaves. */
  get fn(): FnFrame {
    return this.fns[this.fns.length - 1]!;
  }

  /** What `return` leaves. */
  get returning(): FnFrame {
    return this.fns.findLast(({ block }) => block === undefined)!;
  }
}

/** Shapes a node anew in place, keeping its identity for whoever points at it. */
export function morph(expr: TExpr, next: TExpr): void {
  // Deleting keys would make the object a slow one.
  const fields = expr as unknown as Record<string, unknown>;
  for (const key of Object.keys(fields)) if (!(key in next)) fields[key] = undefined;
  Object.assign(expr, next);
}
