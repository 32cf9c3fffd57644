/**
 * What closures capture and how (rustc's `upvar.rs`): places, by reference, by mutable reference or by value, from the uses in
 * the body; and from that which of `Fn`, `FnMut`, `FnOnce` the closure is. Before edition 2021 whole variables are captured.
 */
import type { LocalId, TExpr, TExprOf, TPat } from '../body.ts';
import type { Ty } from '../ty.ts';
import { mkRef } from '../types/intern.ts';
import { reprOf } from '../types/items.ts';
import { langTrait } from '../types/lang.ts';
import { type Infer, morph } from './ctx.ts';
import { isPlace } from './deref.ts';
import { splitLets } from './split-lets.ts';
import { forEachPart } from './walk.ts';

type Use = 'ref' | 'mut' | 'move';
const RANK: Record<Use, number> = { ref: 0, mut: 1, move: 2 };

/** A place of a variable from outside: the variable itself, then what is done to it, each around the one before. */
type Path = readonly TExpr[];

interface Captured {
  readonly path: Path;
  readonly use: Use;
}

const localOf = (path: Path): LocalId => (path[0] as TExprOf<'local'>).local;

/** The steps that lead to a place; undefined when it is not part of a variable, or goes through an index. */
function pathOf(e: TExpr): Path | undefined {
  const steps: TExpr[] = [];
  for (let at = e; ; ) {
    steps.unshift(at);
    if (at.kind === 'local') return steps;
    if (at.kind === 'field') at = at.base;
    else if (at.kind === 'deref') at = at.operand;
    else return undefined;
  }
}

/** Does `path` begin with `start`? */
function startsWith(path: Path, start: Path): boolean {
  return (
    start.length <= path.length &&
    localOf(path) === localOf(start) &&
    start.every((step, i) => {
      const other = path[i]!;
      return i === 0 || (step.kind === 'field' && other.kind === 'field')
        ? i === 0 || (step as TExprOf<'field'>).index === (other as TExprOf<'field'>).index
        : step.kind === other.kind;
    })
  );
}

/** Collects the uses of variables from outside `[first, last)`. */
class Uses {
  readonly found: Captured[] = [];
  private readonly ic: Infer;
  private readonly inner: readonly [number, number];

  constructor(ic: Infer, inner: readonly [number, number]) {
    this.ic = ic;
    this.inner = inner;
  }

  private note(path: Path, use: Use): void {
    const local = localOf(path);
    if (local >= this.inner[0] && local < this.inner[1]) return;
    this.found.push({ path, use });
  }

  private isCopy(ty: Ty): boolean {
    const copy = langTrait(this.ic.cx, 'copy');
    return copy !== undefined && this.ic.solver.implements(ty, copy) === 'yes';
  }

  /** How reading a value of this type uses its place. `&mut` values are reborrowed, not moved. */
  private readUse(ty: Ty): Use {
    if (ty.kind === 'ref' && ty.mut) return 'mut';
    return this.isCopy(ty) ? 'ref' : 'move';
  }

  place(e: TExpr, use: Use): void {
    const path = pathOf(e);
    if (path !== undefined) {
      this.note(path, use);
      return;
    }
    switch (e.kind) {
      case 'field':
        if (isPlace(e.base)) this.place(e.base, use);
        else this.value(e.base);
        return;
      case 'index':
        if (isPlace(e.base)) this.place(e.base, use);
        else this.value(e.base);
        this.value(e.index);
        return;
      case 'deref': {
        const pointer = e.operand;
        if (!isPlace(pointer)) {
          this.value(pointer);
          return;
        }
        const unique = use !== 'ref' && pointer.ty.kind === 'ref' && pointer.ty.mut;
        this.place(pointer, unique ? 'mut' : 'ref');
        return;
      }
      default:
        return;
    }
  }

  value(e: TExpr): void {
    if (isPlace(e)) {
      this.reborrow(e);
      if (isPlace(e)) this.place(e, this.readUse(e.ty));
      else this.value(e);
      return;
    }
    switch (e.kind) {
      case 'borrow':
      case 'raw-borrow':
        if (isPlace(e.place)) this.place(e.place, e.mut ? 'mut' : 'ref');
        else this.value(e.place);
        return;
      case 'assign':
      case 'assign-op':
        this.value(e.value);
        this.place(e.place, 'mut');
        return;
      case 'match':
        this.scrutinee(
          e.scrutinee,
          e.arms.map((a) => a.pat),
        );
        for (const arm of e.arms) {
          if (arm.guard !== undefined) this.value(arm.guard);
          this.value(arm.body);
        }
        return;
      case 'let':
        this.scrutinee(e.value, [e.pat]);
        return;
      case 'block':
        for (const stmt of e.stmts) {
          if (stmt.kind === 'expr') {
            // A place as a statement is not even read.
            if (!isPlace(stmt.expr)) this.value(stmt.expr);
            else this.place(stmt.expr, 'ref');
            continue;
          }
          if (stmt.init !== undefined) this.scrutinee(stmt.init, [stmt.pat]);
          if (stmt.else !== undefined) this.value(stmt.else);
        }
        if (e.tail !== undefined) this.value(e.tail);
        return;
      case 'adt':
        for (const field of e.fields) this.value(field.value);
        if (e.base !== undefined) this.value(e.base);
        return;
      default:
        forEachPart(e, (part) => this.value(part), false);
    }
  }

  /**
   * A mutable reference from outside that is read becomes a borrow of what it points to. So the closure holds the pointer
   * itself, and not the address of a variable that may end before it does.
   */
  private reborrow(e: TExpr): void {
    const { ty, node } = e;
    const path = pathOf(e);
    if (ty.kind !== 'ref' || !ty.mut || path === undefined) return;
    const local = localOf(path);
    if (local >= this.inner[0] && local < this.inner[1]) return;
    const place: TExpr = { kind: 'deref', operand: { ...e }, ty: ty.inner, node };
    morph(e, { kind: 'borrow', mut: true, place, ty, node });
  }

  private scrutinee(e: TExpr, pats: readonly TPat[]): void {
    const [only] = pats;
    if (pats.length === 1 && only?.kind === 'binding' && only.mode === 'move') this.reborrow(e);
    if (!isPlace(e)) {
      this.value(e);
      return;
    }
    let use: Use | undefined;
    for (const pat of pats) use = this.patUse(pat, use);
    this.place(e, use ?? 'ref');
  }

  private patUse(pat: TPat, use: Use | undefined): Use | undefined {
    const max = (a: Use | undefined, b: Use): Use =>
      a !== undefined && RANK[a] >= RANK[b] ? a : b;
    switch (pat.kind) {
      case 'binding': {
        const own =
          pat.mode === 'ref' ? 'ref' : pat.mode === 'ref-mut' ? 'mut' : this.readUse(pat.ty);
        const next = max(use, own);
        return pat.sub === undefined ? next : this.patUse(pat.sub, next);
      }
      case 'fields':
      case 'variant':
        return pat.fields.reduce<Use | undefined>((u, f) => this.patUse(f.pat, u), use);
      case 'deref': {
        // Through a reference nothing is moved out of the place itself.
        const inner = this.patUse(pat.pat, undefined);
        const shared = pat.ty.kind === 'ref' && !pat.ty.mut;
        return inner === undefined ? use : max(use, shared || inner === 'ref' ? 'ref' : 'mut');
      }
      case 'slice': {
        const parts = [...pat.prefix, ...pat.suffix, ...(pat.rest === undefined ? [] : [pat.rest])];
        return parts.reduce<Use | undefined>((u, p) => this.patUse(p, u), use);
      }
      case 'or':
        return pat.pats.reduce<Use | undefined>((u, p) => this.patUse(p, u), use);
      default:
        return use;
    }
  }
}

/** How a place is captured. */
interface Capture {
  readonly path: Path;
  readonly use: Use;
  readonly byRef: boolean;
}

/** Cuts a used place down to what is captured for it. */
class Captures {
  private readonly ic: Infer;
  private readonly byMove: boolean;
  private readonly whole: boolean;

  constructor(ic: Infer, byMove: boolean) {
    this.ic = ic;
    this.byMove = byMove;
    const { edition } = ic.scope.module.crate;
    this.whole = edition < 2021;
  }

  of({ path, use }: Captured): Capture {
    let steps = this.precise(path);
    let own = use;
    // Behind a reference nothing is moved, and what is behind a shared one is only read.
    steps.forEach((step, i) => {
      const pointer = steps[i - 1];
      if (step.kind === 'deref' && pointer?.ty.kind === 'ref')
        own = pointer.ty.mut ? (own === 'move' ? 'mut' : own) : 'ref';
    });
    for (let i = steps.length; i < path.length; i++) {
      const pointer = path[i - 1]!;
      if (path[i]!.kind === 'deref')
        own = own !== 'ref' && pointer.ty.kind === 'ref' && pointer.ty.mut ? 'mut' : 'ref';
    }
    const deref = steps.findIndex((step) => step.kind === 'deref');
    if (this.byMove || own === 'move') {
      if (deref >= 0) steps = steps.slice(0, deref);
      return { path: this.upToDrop(steps), use: own, byRef: false };
    }
    // What is behind a shared reference is reached through a copy of the last such reference.
    const shared = steps.findLastIndex((step, i) => {
      const pointer = steps[i - 1]?.ty;
      return step.kind === 'deref' && pointer?.kind === 'ref' && !pointer.mut;
    });
    if (shared > 0) return { path: steps.slice(0, shared), use: 'ref', byRef: false };
    return { path: steps, use: own, byRef: true };
  }

  /** Without what may not be captured alone: parts of unions and packed structs, what is behind raw pointers or has no size. */
  private precise(path: Path): Path {
    if (this.whole) return path.slice(0, 1);
    let end = path.findIndex((step, i) => {
      const before = path[i - 1]?.ty;
      if (before === undefined) return false;
      if (step.kind === 'deref') return before.kind !== 'ref';
      return (
        before.kind === 'adt' &&
        (before.def.kind === 'union' || reprOf(before.def).packed !== undefined)
      );
    });
    if (end < 0) end = path.length;
    while (
      end > 1 &&
      path[end - 1]!.kind !== 'deref' &&
      isUnsized(path[end - 1]!.ty) &&
      !behindShared(path, end)
    )
      end--;
    return path.slice(0, end);
  }

  /** A part of a value with its own `Drop` is moved with the whole of it. */
  private upToDrop(path: Path): Path {
    const last = path.at(-1)!;
    const { cx, solver } = this.ic;
    const copy = langTrait(cx, 'copy');
    if (copy !== undefined && solver.implements(last.ty, copy) === 'yes') return path;
    const drop = langTrait(cx, 'drop');
    const at = path.findIndex(
      (step, i) =>
        i < path.length - 1 &&
        step.ty.kind === 'adt' &&
        drop !== undefined &&
        solver.implements(step.ty, drop) === 'yes',
    );
    return at < 0 ? path : path.slice(0, at + 1);
  }
}

/** May a value of the type have no fixed size? */
function isUnsized(ty: Ty): boolean {
  return ['slice', 'str', 'dyn', 'param', 'proj', 'opaque', 'foreign'].includes(ty.kind);
}

/** Is the place reached through a shared reference, which is then captured instead? */
function behindShared(path: Path, end: number): boolean {
  return path.slice(1, end).some((step, i) => {
    const pointer = path[i]!.ty;
    return step.kind === 'deref' && pointer.kind === 'ref' && !pointer.mut;
  });
}

/**
 * Captures of places that lie in others are theirs; the strongest use of any part counts. Variables come in the order of
 * their first use, which is the order of their drops.
 */
function merge(captures: readonly Capture[]): Capture[] {
  const out: Capture[] = [];
  const roots = new Map<LocalId, number>();
  for (const next of captures) {
    const root = localOf(next.path);
    if (!roots.has(root)) roots.set(root, roots.size);
    let own = next;
    const rest: Capture[] = [];
    for (const other of out) {
      if (startsWith(own.path, other.path)) own = join(other, own);
      else if (startsWith(other.path, own.path)) own = join(own, other);
      else rest.push(other);
    }
    out.splice(0, out.length, ...rest, own);
  }
  const rootOf = (capture: Capture): number => roots.get(localOf(capture.path))!;
  return out.sort((a, b) => rootOf(a) - rootOf(b) || order(a.path, b.path));
}

/** The outer capture, strong enough for the inner one. */
function join(outer: Capture, inner: Capture): Capture {
  return {
    path: outer.path,
    use: RANK[inner.use] > RANK[outer.use] ? inner.use : outer.use,
    byRef: outer.byRef && (inner.byRef || inner.use === 'ref'),
  };
}

/** Parts of one variable in the order of its fields. */
function order(a: Path, b: Path): number {
  for (let i = 1; i < Math.min(a.length, b.length); i++) {
    const [x, y] = [a[i]!, b[i]!];
    if (x.kind === 'field' && y.kind === 'field' && x.index !== y.index) return x.index - y.index;
  }
  return a.length - b.length;
}

/** The place once more, in nodes of its own. */
function copyOf(path: Path): TExpr {
  let made: TExpr | undefined;
  for (const step of path) {
    if (step.kind === 'field') made = { ...step, base: made! };
    else if (step.kind === 'deref') made = { ...step, operand: made! };
    else made = { ...step };
  }
  return made!;
}

/** Fills in captures and kind of a closure whose body is final, and rewrites the captured places in the body. */
export function resolveCaptures(ic: Infer, closure: TExprOf<'closure'>): void {
  const { def } = closure;
  const inner = ic.closureLocals.get(def) ?? [0, 0];
  if (ic.scope.module.crate.edition >= 2021) {
    splitLets(closure.body, (init) => {
      const path = pathOf(init);
      return path !== undefined && (localOf(path) < inner[0] || localOf(path) >= inner[1]);
    });
  }
  const uses = new Uses(ic, inner);
  uses.value(closure.body);
  const cut = new Captures(ic, ic.moveClosures.has(def));
  const found = merge(uses.found.map((use) => cut.of(use)));
  let kind: 'Fn' | 'FnMut' | 'FnOnce' = 'Fn';
  const captures = found.map(({ path, use, byRef }): TExpr => {
    if (use === 'move') kind = 'FnOnce';
    else if (use === 'mut' && kind === 'Fn') kind = 'FnMut';
    const place = copyOf(path);
    const mut = use === 'mut';
    return byRef
      ? { kind: 'borrow', mut, place, ty: mkRef(place.ty, mut), node: closure.node }
      : place;
  });
  def.trait = kind;
  def.captures = captures.map((c) => c.ty);
  const slots = found.map(({ path, byRef }, index) => ({
    path: pathOf(copyOf(path))!,
    byRef,
    index,
  }));
  const rewrite = (e: TExpr): void => {
    const path = pathOf(e);
    const slot =
      path && slots.find((one) => one.path.length === path.length && startsWith(path, one.path));
    if (slot !== undefined) {
      const { index, byRef } = slot;
      morph(e, { kind: 'upvar', closure: def, index, byRef, ty: e.ty, node: e.node });
      return;
    }
    forEachPart(e, rewrite, false);
  };
  rewrite(closure.body);
  Object.assign(closure, { captures });
}
