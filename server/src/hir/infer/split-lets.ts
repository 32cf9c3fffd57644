/**
 * `let (a, _) = x;` inside a closure, where `x` is from outside, is taken apart before captures are looked for: as
 * `let a = x.0;`. So a closure captures the parts that a pattern takes, and nothing for `_`.
 */
import type { TExpr, TExprOf, TPat, TStmt } from '../body.ts';
import { morph } from './ctx.ts';
import { forEachPart } from './walk.ts';

type Let = Extract<TStmt, { kind: 'let' }>;

/** Takes `let`s apart in a closure's body, except in closures inside it, whose initialisers `isOutside` says yes to. */
export function splitLets(body: TExpr, isOutside: (init: TExpr) => boolean): void {
  if (body.kind === 'block') {
    const stmts = body.stmts.flatMap((stmt) => {
      if (stmt.kind !== 'let' || stmt.init === undefined || stmt.else !== undefined) return [stmt];
      if (!isOutside(stmt.init)) return [stmt];
      const out: TStmt[] = [];
      split(stmt, stmt.pat, stmt.init, out);
      return out;
    });
    if (stmts.length !== body.stmts.length || stmts.some((stmt, i) => stmt !== body.stmts[i]))
      morph(body, { ...body, stmts });
  }
  if (body.kind === 'match') splitOnlyArm(body, isOutside);
  forEachPart(body, (part) => splitLets(part, isOutside), false);
}

/** `match x { (a, _) => .. }` with nothing to decide is a block with such a `let`. */
function splitOnlyArm(match: TExprOf<'match'>, isOutside: (init: TExpr) => boolean): void {
  const [arm] = match.arms;
  if (arm === undefined || match.arms.length > 1 || arm.guard !== undefined) return;
  if (!isOutside(match.scrutinee)) return;
  const { pat, body } = arm;
  if (pat.kind !== 'wild' && pat.kind !== 'fields') return;
  const { scrutinee: init, ty, node } = match;
  const stmts: TStmt[] = [];
  split({ kind: 'let', pat, ty: init.ty, init, else: undefined, node }, pat, init, stmts);
  morph(match, { kind: 'block', stmts, tail: body, label: undefined, ty, node });
}

function split(stmt: Let, pat: TPat, init: TExpr, out: TStmt[]): void {
  if (pat.kind === 'wild') return;
  const isUnion = pat.ty.kind === 'adt' && pat.ty.def.kind === 'union';
  if (pat.kind !== 'fields' || isUnion) {
    out.push({ ...stmt, pat, ty: pat.ty, init });
    return;
  }
  for (const { index, pat: sub } of pat.fields) {
    // Each part has nodes of its own: captures are written into them.
    const base = copyPlace(init);
    split(stmt, sub, { kind: 'field', base, index, ty: sub.ty, node: pat.node }, out);
  }
}

function copyPlace(e: TExpr): TExpr {
  if (e.kind === 'field') return { ...e, base: copyPlace(e.base) };
  if (e.kind === 'deref') return { ...e, operand: copyPlace(e.operand) };
  return { ...e };
}
