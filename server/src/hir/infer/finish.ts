/**
 * The end of inference: fallback of open variables, then one walk that puts final types everywhere
 * and decides what had to wait: builtin or overloaded operators, literals' bits, kinds of closures
 * and how they are called.
 */
import type { TExpr, TPat } from '../body.ts';
import { unknownDerives } from '../names/index.ts';
import type { Const, GenericArg, TraitRef, Ty } from '../ty.ts';
import { HAS_INFER } from '../ty.ts';
import { constBits } from '../types/const-expr.ts';
import { displayTy } from '../types/display.ts';
import { type Folder, foldArgs, foldParts } from '../types/fold.ts';
import { CONST_ERROR, ERROR, mkFloat, mkInt, UNIT } from '../types/intern.ts';
import { parseFloatBits } from '../types/literal.ts';
import { fnTraitCall } from './call.ts';
import { resolveCaptures } from './capture.ts';
import { type Infer, morph } from './ctx.ts';
import { checkIndices, settleIndices } from './index-types.ts';
import { asBuiltin } from './operators.ts';
import { forEachPart } from './walk.ts';

/** Gives open variables their default types and settles what is pending. */
export function applyFallback(ic: Infer): void {
  const settle = (): void => {
    ic.solver.selectPending();
    for (let moved = true; moved; ) {
      moved = false;
      for (let i = 0; i < ic.deferred.length; i++) {
        if (!ic.deferred[i]!()) continue;
        ic.deferred.splice(i--, 1);
        moved = true;
      }
      if (moved) ic.solver.selectPending();
    }
  };
  ic.solver.selectPending();
  settleIndices(ic);
  if (ic.table.defaultNumbers(mkInt('i32'), mkFloat('f64'))) ic.solver.selectPending();
  settle();
  ic.table.defaultNumbers(mkInt('i32'), mkFloat('f64'));
  settle();
  for (const vid of ic.table.diverging) ic.table.bindIfOpen(vid, UNIT);
  settle();
  checkIndices(ic);
  const { overflow, failed } = ic.solver;
  if (overflow !== undefined && !failed.some(({ isEndless }) => isEndless))
    ic.problem('invalid', overflow, { start: 0, end: 0 });
  for (const { pred, node, isEndless } of failed) {
    if (pred.kind !== 'trait') continue;
    const self = ic.table.ty(pred.ref.args[0] as Ty);
    if (self.kind === 'error') continue;
    const at = (node ?? { start: 0, end: 0 }) as {
      start: number;
      end: number;
      file?: number | undefined;
    };
    if (self.kind === 'adt' && unknownDerives(self.def).includes(pred.ref.trait.name)) {
      ic.problem('unsupported', `derive macro \`${pred.ref.trait.name}\``, at);
      continue;
    }
    if (isEndless) {
      const start = displayTy(self).slice(0, 40);
      ic.problem(
        'invalid',
        `overflow evaluating the requirement \`${start}..: ${pred.ref.trait.name}\``,
        at,
      );
      continue;
    }
    ic.problem(
      'invalid',
      `\`${displayTy(self)}\` does not implement \`${pred.ref.trait.name}\``,
      at,
      codeOfMissing(ic, pred.ref, node),
    );
  }
}

/**
 * rustc's code for a trait that a type lacks: operators have their own where no operand would do.
 */
function codeOfMissing(ic: Infer, { trait, args }: TraitRef, node: unknown): string {
  const self = ic.table.ty(args[0] as Ty);
  const [given] = ic.table.args(args.slice(1, 2));
  if (self.kind === 'closure' && trait.lang?.startsWith('fn') && given?.kind === 'tuple')
    return given.elems.length === self.def.params.length ? 'E0631' : 'E0593';
  const { kind } = (node ?? {}) as { readonly kind?: string };
  const code = OPERATOR_CODES[kind ?? ''];
  if (code === undefined || trait.lang === undefined) return 'E0277';
  const others = args.slice(1).map(() => ic.table.newVar());
  return ic.solver.implements(ic.table.ty(args[0] as Ty), trait, others) === 'no' ? code : 'E0277';
}

const OPERATOR_CODES: Readonly<Record<string, string>> = {
  BinaryExpr: 'E0369',
  CompoundAssignExpr: 'E0368',
  UnaryExpr: 'E0600',
};

export class Finisher implements Folder {
  private readonly ic: Infer;
  private readonly seen = new Set<TExpr>();
  private reported = false;
  /** Final types by the `id` of the type with variables: no variable changes any more. */
  private readonly final = new Map<number, Ty>();

  constructor(ic: Infer) {
    this.ic = ic;
  }

  ty(ty: Ty): Ty {
    if ((ty.flags & HAS_INFER) === 0) return ty;
    let out = this.final.get(ty.id);
    if (out === undefined) {
      const at = this.ic.table.shallow(ty);
      if (at.kind === 'infer') this.unknown();
      out = at.kind === 'infer' ? ERROR : foldParts(at, this);
      this.final.set(ty.id, out);
    }
    return out;
  }

  const(c: Const): Const {
    const at = this.ic.table.const(c);
    return (at.flags & HAS_INFER) === 0 ? at : CONST_ERROR;
  }

  private unknown(): void {
    if (this.reported || this.ic.problems.length > 0) return;
    this.reported = true;
    this.ic.problem('invalid', 'a type that cannot be inferred', this.current, 'E0282');
  }

  current: { start: number; end: number; file?: number | undefined } = { start: 0, end: 0 };

  args(args: readonly GenericArg[]): readonly GenericArg[] {
    return foldArgs(args, this);
  }

  private settle(typed: { readonly ty: Ty }): void {
    if ((typed.ty.flags & HAS_INFER) !== 0) (typed as { ty: Ty }).ty = this.ty(typed.ty);
  }

  pat(pat: TPat): void {
    this.current = pat.node;
    this.settle(pat);
    switch (pat.kind) {
      case 'binding':
        if (pat.sub !== undefined) this.pat(pat.sub);
        return;
      case 'value':
        this.expr(pat.value);
        return;
      case 'range':
        if (pat.lo !== undefined) this.expr(pat.lo);
        if (pat.hi !== undefined) this.expr(pat.hi);
        return;
      case 'fields':
      case 'variant':
        for (const f of pat.fields) this.pat(f.pat);
        return;
      case 'deref':
        this.pat(pat.pat);
        return;
      case 'slice':
        for (const p of [...pat.prefix, ...pat.suffix]) this.pat(p);
        if (pat.rest !== undefined) this.pat(pat.rest);
        return;
      case 'or':
        for (const p of pat.pats) this.pat(p);
        return;
      default:
        return;
    }
  }

  private readonly part = (e: TExpr): void => this.expr(e);

  expr(e: TExpr): void {
    // A variable that is met again is as it was.
    if (e.kind !== 'local') {
      if (this.seen.has(e)) return;
      this.seen.add(e);
    }
    this.current = e.node;
    const builtin = asBuiltin(this.ic, e);
    if (builtin !== undefined) morph(e, builtin);
    if (e.kind === 'closure') {
      for (const p of e.params) {
        this.pat(p.pat);
        this.settle(p);
      }
      e.def.params = e.def.params.map((t) => this.ty(t));
      e.def.ret = this.ty(e.def.ret);
    } else if (e.kind === 'let') this.pat(e.pat);
    else if (e.kind === 'match') for (const arm of e.arms) this.pat(arm.pat);
    else if (e.kind === 'block') {
      for (const stmt of e.stmts) {
        if (stmt.kind !== 'let') continue;
        this.pat(stmt.pat);
        this.settle(stmt);
      }
    }
    forEachPart(e, this.part);
    this.current = e.node;
    this.settle(e);
    this.own(e);
  }

  private own(e: TExpr): void {
    const { ic } = this;
    switch (e.kind) {
      case 'fn-ref':
      case 'const':
        (e as { args: readonly GenericArg[] }).args = this.args(e.args);
        return;
      case 'repeat':
        Object.assign(e, { len: this.const(e.len) });
        return;
      case 'const-param':
        Object.assign(e, { value: this.const(e.value) });
        return;
      case 'lit': {
        const text = ic.floatTexts.get(e);
        if (text !== undefined && e.ty.kind === 'float')
          Object.assign(e, { bits: parseFloatBits(text, e.ty.name) });
        else if (e.ty.kind === 'int')
          Object.assign(e, { bits: BigInt.asUintN(constBits(e.ty), e.bits) });
        return;
      }
      case 'unary':
        // `-128i8` is one literal.
        if (e.op === '-' && e.operand.kind === 'lit' && e.ty.kind === 'int') {
          morph(e, {
            kind: 'lit',
            bits: BigInt.asUintN(constBits(e.ty), -e.operand.bits),
            ty: e.ty,
            node: e.node,
          });
        }
        return;
      case 'cast':
        if ((e.cast as string) === 'same') morph(e, e.operand);
        return;
      case 'closure':
        resolveCaptures(ic, e);
        return;
      case 'const-block':
        // Its types may hold closures of this body, so it must not be typed again on its own.
        Object.assign(e.body, { ty: e.ty });
        this.expr(e.value);
        ic.cx.bodies.set(e.body, {
          owner: e.body,
          locals: ic.locals,
          params: [],
          ret: e.ty,
          value: e.value,
          movedRefs: ic.movedRefs,
          problems: [],
        });
        ic.cx.bodyOwners.add(e.body);
        return;
      case 'offset-of':
        Object.assign(e, { container: this.ty(e.container) });
        return;
      case 'call':
        if (ic.closureCalls.has(e)) {
          const [place, tuple] = e.args as [TExpr, TExpr];
          const closure = place.ty;
          if (closure.kind !== 'closure') return;
          const callee = { self: closure, place, tuple };
          const call = fnTraitCall(ic, closure.def.trait, callee, e.ty, e.node);
          if (call !== undefined) morph(e, call);
        }
        return;
      default:
        return;
    }
  }
}
