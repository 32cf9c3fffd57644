/**
 * What closures capture and how (rustc's `upvar.rs`): places, by reference, by mutable reference or
 * by value, from the uses in the body; and from that which of `Fn`, `FnMut`, `FnOnce` the closure
 * is. Before edition 2021 whole variables are captured.
 */
import { splice } from '../../base/index.ts';
import type { CapturedPart, LocalId, TExpr, TExprOf } from '../body.ts';
import type { Ty } from '../ty.ts';
import { mkRef } from '../types/intern.ts';
import { reprOf } from '../types/items.ts';
import { langTrait } from '../types/lang.ts';
import {
  copyOf,
  localOf,
  type Path,
  pathOf,
  type Use,
  type UsedPlace,
  Uses,
  useThrough,
} from './capture-uses.ts';
import { type Infer, morph } from './ctx.ts';
import { forEachPart } from './walk.ts';

const RANK: Record<Use, number> = { ref: 0, mut: 1, move: 2 };

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

/** How a place is captured. */
interface Capture {
  readonly path: Path;
  readonly use: Use;
  readonly byRef: boolean;
}

/** Does the step look behind a pointer of this kind? */
function isDerefOf(path: Path, i: number, is: (pointer: Ty) => boolean): boolean {
  return path[i]!.kind === 'deref' && is(path[i - 1]!.ty);
}

const isShared = (ty: Ty): boolean => ty.kind === 'ref' && !ty.mut;

/** Cuts a used place down to what is captured for it. */
class Captures {
  private readonly ic: Infer;
  private readonly byMove: boolean;

  constructor(ic: Infer, byMove: boolean) {
    this.ic = ic;
    this.byMove = byMove;
  }

  of({ path, use }: UsedPlace): Capture {
    // What is behind pointers is not moved, and behind shared ones only read.
    const own = useThrough(path, 1, use);
    const known = path.slice(0, this.knownLength(path, own));
    // What is behind a shared reference is reached through a copy of the last such reference.
    const shared = known.findLastIndex((step) => step.kind === 'deref');
    const steps =
      shared > 0 && isDerefOf(known, shared, isShared) ? known.slice(0, shared + 1) : known;
    if (!this.byMove && own !== 'move') return { path: steps, use: own, byRef: true };
    const deref = steps.findIndex((step) => step.kind === 'deref');
    const taken = deref < 0 ? steps : steps.slice(0, deref);
    return { path: this.upToDrop(taken), use: own, byRef: false };
  }

  /**
   * How much of a path may be captured alone: no parts of unions, nothing behind raw pointers, no
   * borrowed part of a packed struct.
   */
  private knownLength(path: Path, use: Use): number {
    const end = path.findIndex((step, i) => {
      const before = path[i - 1]?.ty;
      if (before === undefined) return false;
      if (step.kind === 'deref') return before.kind !== 'ref';
      if (before.kind !== 'adt') return false;
      const { def } = before;
      return def.kind === 'union' || (use !== 'move' && reprOf(def).packed !== undefined);
    });
    return end < 0 ? path.length : end;
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

/**
 * Captures of places that lie in others are theirs; the strongest use of any part counts. Variables
 * come in the order of their first use, which is the order of their drops.
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
    splice(out, 0, out.length, [...rest, own]);
  }
  const rootOf = (capture: Capture): number => roots.get(localOf(capture.path))!;
  return out.sort((a, b) => rootOf(a) - rootOf(b) || order(a.path, b.path));
}

/** The outer capture, strong enough for the inner one. */
function join(outer: Capture, inner: Capture): Capture {
  return {
    path: outer.path,
    use: RANK[inner.use] > RANK[outer.use] ? inner.use : outer.use,
    byRef: outer.byRef && inner.byRef,
  };
}

/** Parts of one variable in the order of its fields. */
function order(a: Path, b: Path): number {
  const fields = (path: Path): number[] =>
    path.flatMap((step) => (step.kind === 'field' ? [step.index] : []));
  const [x, y] = [fields(a), fields(b)];
  const at = x.findIndex((index, i) => index !== y[i]);
  return at < 0 || y[at] === undefined ? 0 : x[at]! - y[at];
}

/**
 * Fills in captures and kind of a closure whose body is final, and rewrites the captured places in
 * the body.
 */
export function resolveCaptures(ic: Infer, closure: TExprOf<'closure'>): void {
  const { def } = closure;
  const uses = new Uses(ic, ic.closureLocals.get(def) ?? [0, 0]);
  uses.value(closure.body);
  const found: UsedPlace[] = [...uses.found];
  if (ic.scope.module.crate.edition < 2021) mentions(uses, closure.body, found);
  const cut = new Captures(ic, ic.moveClosures.has(def));
  const owned = ic.ownedParams.get(def);
  const own = new Captures(ic, true);
  // What an `async` closure only reads is copied into its futures where that can be done.
  const written = new Set(found.flatMap(({ path, use }) => (use === 'mut' ? [localOf(path)] : [])));
  const isCopied = ({ path, use }: UsedPlace): boolean =>
    owned !== undefined &&
    use === 'ref' &&
    !written.has(localOf(path)) &&
    uses.isCopy(path.at(-1)!.ty);
  const of = (use: UsedPlace): Capture =>
    owned?.has(localOf(use.path)) || isCopied(use) ? own.of(use) : cut.of(use);
  const slots = merge(found.map(of)).map(
    // The nodes of the body are rewritten below.
    (one): Capture => ({ ...one, path: pathOf(copyOf(one.path))! }),
  );
  let kind: 'Fn' | 'FnMut' | 'FnOnce' = 'Fn';
  const captures = slots.map(({ path, use, byRef }): TExpr => {
    if (use === 'move') kind = 'FnOnce';
    else if (use === 'mut' && kind === 'Fn') kind = 'FnMut';
    const place = copyOf(path);
    const mut = use === 'mut';
    return byRef
      ? { kind: 'borrow', mut, place, ty: mkRef(place.ty, mut), node: closure.node }
      : place;
  });
  def.trait = kind;
  const inner = closure.body.kind === 'closure' ? closure.body : undefined;
  def.lends =
    ic.moveClosures.has(def) &&
    inner !== undefined &&
    ic.ownedParams.has(inner.def) &&
    inner.captures.some(({ kind }) => kind === 'borrow');
  def.captures = captures.map((c) => c.ty);
  rewrite(uses, closure, slots);
  Object.assign(closure, { captures });
}

/** Every variable that is named, whatever for. */
function mentions(uses: Uses, e: TExpr, found: UsedPlace[]): void {
  const path = e.kind === 'local' ? [e] : undefined;
  if (uses.isOutside(path)) found.push({ path, use: 'ref' });
  forEachPart(e, (part) => mentions(uses, part, found), false);
}

/** Names the captured places in a closure's body as such. */
function rewrite(uses: Uses, closure: TExprOf<'closure'>, slots: readonly Capture[]): void {
  const upvar = (index: number, { ty, node }: TExpr): TExpr => {
    const { byRef } = slots[index]!;
    return { kind: 'upvar', closure: closure.def, index, byRef, ty, node };
  };
  const visit = (e: TExpr): void => {
    const path = pathOf(e);
    if (uses.isOutside(path)) {
      const index = slots.findIndex((one) => startsWith(path, one.path));
      if (index < 0) {
        // Nothing of it is captured but what patterns look at.
        const parts = slots.flatMap((slot, i): CapturedPart[] => {
          if (!startsWith(slot.path, path)) return [];
          return [{ steps: slot.path.slice(path.length), place: upvar(i, slot.path.at(-1)!) }];
        });
        morph(e, { kind: 'parts', parts, ty: e.ty, node: e.node });
        return;
      }
      if (slots[index]!.path.length === path.length) {
        morph(e, upvar(index, e));
        return;
      }
    }
    forEachPart(e, visit, false);
  };
  visit(closure.body);
}
