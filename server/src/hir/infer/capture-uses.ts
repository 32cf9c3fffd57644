/**
 * How a closure's body uses the variables from outside (rustc's `expr_use_visitor.rs`): each place
 * that is read, written, borrowed or moved, in the order of rustc's walk. Patterns use the places
 * that they test and bind, one by one.
 */
import type { LocalId, TExpr, TExprOf, TPat } from '../body.ts';
import { inBox } from '../in-box.ts';
import { isSharedCast } from '../shared-cast.ts';
import type { Ty } from '../ty.ts';
import { substTy } from '../types/fold.ts';
import { mkRef, USIZE } from '../types/intern.ts';
import { fieldsOf } from '../types/items.ts';
import { langTrait } from '../types/lang.ts';
import { type Infer, morph } from './ctx.ts';
import { isPlace } from './deref.ts';
import { forEachPart } from './walk.ts';

export type Use = 'ref' | 'mut' | 'move';

/**
 * A place of a variable from outside: the variable itself, then what is done to it, each around the
 * one before.
 */
export type Path = readonly TExpr[];

export interface UsedPlace {
  readonly path: Path;
  readonly use: Use;
}

export const localOf = (path: Path): LocalId => (path[0] as TExprOf<'local'>).local;

/**
 * The steps that lead to a place, indexing among them; undefined when it is not part of a variable.
 */
function chainOf(e: TExpr): Path | undefined {
  const steps: TExpr[] = [];
  for (let at = e; ; ) {
    steps.unshift(at);
    if (at.kind === 'local') return steps;
    if (at.kind === 'field' || at.kind === 'index') at = at.base;
    else if (at.kind === 'deref') at = at.operand;
    else return undefined;
  }
}

/**
 * The steps that lead to a place; undefined when it is not part of a variable, or goes through an
 * index.
 */
export function pathOf(e: TExpr): Path | undefined {
  const chain = chainOf(e);
  return chain?.some((step) => step.kind === 'index') ? undefined : chain;
}

/** The place once more, in nodes of its own: captures are written into them. */
export function copyOf(path: Path): TExpr {
  let made: TExpr | undefined;
  for (const step of path) {
    if (step.kind === 'field') made = { ...step, base: made! };
    else if (step.kind === 'deref') made = { ...step, operand: made! };
    else made = { ...step };
  }
  return made!;
}

/** Collects the uses of variables from outside `[first, last)`. */
export class Uses {
  readonly found: UsedPlace[] = [];
  private readonly ic: Infer;
  private readonly inner: readonly [number, number];

  constructor(ic: Infer, inner: readonly [number, number]) {
    this.ic = ic;
    this.inner = inner;
  }

  isOutside(path: Path | undefined): path is Path {
    if (path === undefined) return false;
    const local = localOf(path);
    return local < this.inner[0] || local >= this.inner[1];
  }

  isCopy(ty: Ty): boolean {
    const copy = langTrait(this.ic.cx, 'copy');
    return copy !== undefined && this.ic.solver.implements(ty, copy) === 'yes';
  }

  /** How reading a value of this type uses its place. `&mut` values are reborrowed, not moved. */
  private readUse(ty: Ty): Use {
    if (ty.kind === 'ref' && ty.mut) return 'mut';
    return this.isCopy(ty) ? 'ref' : 'move';
  }

  /** Notes the use of a place. Elements are not told apart: what has them is used. */
  private note(e: TExpr, use: Use): void {
    // What leaves a box leaves the variable that owns the box.
    const box = use === 'move' ? inBox(e)?.box : undefined;
    if (box !== undefined) {
      this.note(box, use);
      return;
    }
    const chain = chainOf(e);
    if (!this.isOutside(chain)) return;
    const index = chain.findIndex((step) => step.kind === 'index');
    if (index < 0) this.found.push({ path: chain, use });
    else this.found.push({ path: chain.slice(0, index), use: useThrough(chain, index, use) });
  }

  /** What is computed on the way to a place: indices, and the pointers that are no places. */
  private onTheWay(e: TExpr): void {
    if (e.kind === 'field' || e.kind === 'index') {
      if (isPlace(e.base)) this.onTheWay(e.base);
      else this.value(e.base);
      if (e.kind !== 'index') return;
      // Whether the index is inside is found out even when nothing is read.
      this.note(e.base, 'ref');
      this.value(e.index);
    } else if (e.kind === 'deref') {
      if (isPlace(e.operand)) this.onTheWay(e.operand);
      else this.value(e.operand);
    }
  }

  private place(e: TExpr, use: Use): void {
    this.note(e, use);
    this.onTheWay(e);
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
        this.place(e.place, 'mut');
        this.value(e.value);
        return;
      case 'match':
        this.scrutinee(e);
        return;
      case 'let':
        // Unlike `match`, this borrows the whole of what it looks at.
        this.matched(e.value, [e.pat]);
        if (!isPlace(e.value)) return;
        this.note(e.value, 'ref');
        this.pattern(e.value, e.pat);
        return;
      case 'cast':
        // A `&mut` that becomes a `*const` is only read through.
        if (isSharedCast(e) && isPlace(e.operand)) this.reborrow(e.operand, false);
        this.value(e.operand);
        return;
      case 'block':
        this.block(e);
        return;
      case 'adt':
        this.takeFields(e);
        for (const field of e.fields) this.value(field.value);
        if (e.base !== undefined) this.value(e.base);
        return;
      default:
        forEachPart(e, (part) => this.value(part), false);
    }
  }

  private block(e: TExprOf<'block'>): void {
    for (const stmt of e.stmts) {
      if (stmt.kind === 'expr') {
        this.value(stmt.expr);
        continue;
      }
      if (stmt.init !== undefined) this.matched(stmt.init, [stmt.pat]);
      if (stmt.else !== undefined) this.value(stmt.else);
      if (stmt.init !== undefined && isPlace(stmt.init)) this.pattern(stmt.init, stmt.pat);
    }
    if (e.tail !== undefined) this.value(e.tail);
  }

  private scrutinee(e: TExprOf<'match'>): void {
    this.matched(
      e.scrutinee,
      e.arms.map((arm) => arm.pat),
    );
    for (const { pat, guard, body } of e.arms) {
      if (isPlace(e.scrutinee)) this.pattern(e.scrutinee, pat);
      if (guard !== undefined) this.value(guard);
      this.value(body);
    }
  }

  /** Evaluates what patterns look at; the patterns say what is used of it. */
  private matched(e: TExpr, pats: readonly TPat[]): void {
    const [only] = pats;
    if (pats.length === 1 && only?.kind === 'binding' && only.mode === 'move') this.reborrow(e);
    if (isPlace(e)) this.onTheWay(e);
    else this.value(e);
  }

  /**
   * A mutable reference from outside that is read becomes a borrow of what it points to, and so
   * does any reference that a method is called on. The closure holds the pointer itself, not the
   * address of a variable that may end before it does.
   */
  private reborrow(e: TExpr, writes = true): void {
    const { ty, node } = e;
    if (ty.kind !== 'ref' || !this.isOutside(pathOf(e))) return;
    if (!ty.mut && !this.ic.receivers.has(e)) return;
    const mut = ty.mut && writes;
    const place: TExpr = { kind: 'deref', operand: { ...e }, ty: ty.inner, node };
    morph(e, { kind: 'borrow', mut, place, ty: mut ? ty : mkRef(ty.inner, false), node });
  }

  /** `..base`: only the fields that are not written out are taken of a base from outside. */
  private takeFields(e: TExprOf<'adt'>): void {
    const { base, ty } = e;
    const path = base === undefined ? undefined : pathOf(base);
    if (!this.isOutside(path) || ty.kind !== 'adt' || ty.def.kind === 'enum') return;
    const fields = [...e.fields];
    for (const [index, field] of fieldsOf(this.ic.cx, ty.def).entries()) {
      if (e.fields.some((one) => one.index === index)) continue;
      const fieldTy = this.ic.solver.normalize(substTy(field.ty, ty.args));
      const { node } = e;
      const value: TExpr = { kind: 'field', base: copyOf(path), index, ty: fieldTy, node };
      fields.push({ index, value });
    }
    Object.assign(e, { fields, base: undefined });
  }

  /** What a pattern uses of a place: where it tests, and where it binds. */
  private pattern(place: TExpr, pat: TPat): void {
    const { node } = pat;
    switch (pat.kind) {
      case 'wild':
        return;
      case 'never':
      case 'value':
      case 'range':
        this.note(place, 'ref');
        return;
      case 'binding': {
        const taken = this.isCopy(pat.ty) ? 'ref' : 'move';
        this.note(place, { ref: 'ref', 'ref-mut': 'mut', move: taken }[pat.mode] as Use);
        if (pat.sub !== undefined) this.pattern(place, pat.sub);
        return;
      }
      case 'variant':
      case 'fields': {
        const variant = pat.kind === 'variant' ? pat.variant : undefined;
        // An enum of one variant has nothing to tell apart.
        if (variant !== undefined && variant.parent.variants.length > 1) this.note(place, 'ref');
        for (const { index, pat: sub } of pat.fields) {
          const { ty } = sub;
          const field: TExpr = { kind: 'field', base: place, index, ty, node: sub.node };
          this.pattern(variant === undefined ? field : { ...field, variant }, sub);
        }
        return;
      }
      case 'deref':
        this.pattern({ kind: 'deref', operand: place, ty: pat.pat.ty, node }, pat.pat);
        return;
      case 'slice': {
        const { prefix, suffix } = pat;
        const parts = [...prefix, ...(pat.rest === undefined ? [] : [pat.rest]), ...suffix];
        const any = pat.hasRest && prefix.length + suffix.length === 0;
        if (place.ty.kind !== 'array' && !any) this.note(place, 'ref');
        const index: TExpr = { kind: 'lit', bits: 0n, ty: USIZE, node };
        for (const sub of parts)
          this.pattern({ kind: 'index', base: place, index, ty: sub.ty, node: sub.node }, sub);
        return;
      }
      case 'or':
        for (const sub of pat.pats) this.pattern(place, sub);
        return;
    }
  }
}

/**
 * What a use of a place means for the first `end` steps of it: behind pointers nothing is moved.
 */
export function useThrough(path: Path, end: number, use: Use): Use {
  let own = use;
  for (let i = Math.max(end, 1); i < path.length; i++) {
    const pointer = path[i - 1]!.ty;
    if (path[i]!.kind !== 'deref' || own === 'ref') continue;
    own = pointer.kind === 'ref' && pointer.mut ? 'mut' : 'ref';
  }
  return own;
}
