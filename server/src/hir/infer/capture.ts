/**
 * What closures capture and how (rustc's `upvar.rs`, whole variables): by reference, by mutable reference or by value, from
 * the uses in the body; and from that which of `Fn`, `FnMut`, `FnOnce` the closure is.
 */
import type { LocalId, TExpr, TExprOf, TPat } from '../body.ts';
import type { Ty } from '../ty.ts';
import { mkRef } from '../types/intern.ts';
import { langTrait } from '../types/lang.ts';
import { type Infer, morph } from './ctx.ts';
import { isPlace } from './deref.ts';
import { forEachPart } from './walk.ts';

type Use = 'ref' | 'mut' | 'move';
const RANK: Record<Use, number> = { ref: 0, mut: 1, move: 2 };

/** Collects the uses of variables from outside `[first, last)`. */
class Uses {
  readonly found = new Map<LocalId, Use>();
  private readonly ic: Infer;
  private readonly inner: readonly [number, number];

  constructor(ic: Infer, inner: readonly [number, number]) {
    this.ic = ic;
    this.inner = inner;
  }

  private note(local: LocalId, use: Use): void {
    if (local >= this.inner[0] && local < this.inner[1]) return;
    const before = this.found.get(local);
    if (before === undefined || RANK[use] > RANK[before]) this.found.set(local, use);
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
    switch (e.kind) {
      case 'local':
        this.note(e.local, use);
        return;
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
      this.place(e, this.readUse(e.ty));
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

  private scrutinee(e: TExpr, pats: readonly TPat[]): void {
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

/** Fills in captures and kind of a closure whose body is final, and rewrites the captured variables in the body. */
export function resolveCaptures(ic: Infer, closure: TExprOf<'closure'>): void {
  const { def } = closure;
  const uses = new Uses(ic, ic.closureLocals.get(def) ?? [0, 0]);
  uses.value(closure.body);
  const byMove = ic.moveClosures.has(def);
  const captures: TExpr[] = [];
  const slots = new Map<LocalId, { index: number; byRef: boolean }>();
  let kind: 'Fn' | 'FnMut' | 'FnOnce' = 'Fn';
  for (const [local, use] of [...uses.found].sort((a, b) => a[0] - b[0])) {
    if (use === 'move') kind = 'FnOnce';
    else if (use === 'mut' && kind === 'Fn') kind = 'FnMut';
    const { ty } = ic.locals[local]!;
    const byRef = !byMove && use !== 'move';
    slots.set(local, { index: captures.length, byRef });
    const place: TExpr = { kind: 'local', local, ty, node: closure.node };
    const mut = use === 'mut';
    captures.push(
      byRef ? { kind: 'borrow', mut, place, ty: mkRef(ty, mut), node: closure.node } : place,
    );
  }
  def.trait = kind;
  def.captures = captures.map((c) => c.ty);
  const rewrite = (e: TExpr): void => {
    if (e.kind === 'local') {
      const slot = slots.get(e.local);
      if (slot !== undefined)
        morph(e, { kind: 'upvar', closure: def, ...slot, ty: e.ty, node: e.node });
      return;
    }
    forEachPart(e, rewrite, false);
  };
  rewrite(closure.body);
  Object.assign(closure, { captures });
}
