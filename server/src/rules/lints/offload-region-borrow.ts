/**
 * Regions of `core::offload` that are used behind their move, and data that is touched while a
 * region of it lives. Only what follows from statements that run one behind the other is said.
 */
import type { Body, LocalId, TExpr, TExprOf, TStmt } from '../../hir/index.ts';
import type { CodeOwner, RuleContext } from '../context.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { isRegion } from '../offload-regions.ts';
import { forEachTyped } from '../typed-walk.ts';

interface Data {
  readonly kind: 'moved' | 'borrowed';
  readonly name: string;
  readonly region: string;
}

const WORDS: ReadonlySet<string> = new Set(['Region']);

export const offloadRegionBorrow = defineRule<Data>({
  name: 'offload-region-borrow',
  severity: 'error',
  since: '0.1',
  title: 'a region, or the data that it was made from, is used where the borrow checker refuses it',
  what: ({ kind, name, region }) =>
    kind === 'moved'
      ? `\`${name}\` was moved before: a \`Region\` is not \`Copy\``
      : `\`${name}\` is borrowed by \`${region}\`, which is used below`,
  why: 'a `Region` holds the only way to its memory as long as it lives: a second one, or an access beside it, could meet what the device writes (E0382, E0499 to E0506)',
  help: 'give the region away in its last use, lend it with `reborrow`, or touch the data behind its last use',
  run(ctx, report) {
    return {
      owner(owner) {
        if (!ctx.mentions(owner, WORDS)) return;
        const body = ctx.body(owner);
        // A strategy of a crate that is not there changes nothing; a macro could.
        if (body === undefined || !body.problems.every(({ what }) => what.startsWith('type ')))
          return;
        forEachTyped(body.value, (expr) => {
          if (expr.kind !== 'block') return;
          for (const { at, data } of foundIn(ctx, body, owner, stepsOf(expr)))
            report({ span: ctx.span(at.node, owner.file), data });
        });
      },
    };
  },
  examples: [
    bad(`
      #![feature(gpu_offload, offload)]
      use core::offload::{PartitioningStrategy, Region};

      fn run<P: PartitioningStrategy>() {
          let mut x = [0.0f32; 4];
          let region = Region::<f32, P>::new(&mut x[..]);
          x[0] = 1.0;
        //^
          let _view = region.get();
      }
    `),
    bad(`
      #![feature(gpu_offload, offload)]
      use core::offload::{PartitioningStrategy, Region};

      fn run<P: PartitioningStrategy>(values: &mut [f32]) {
          let mut a = Region::<f32, P>::new(values);
          let mut b = a;
          if let (Some(_), Some(_)) = (a.get_mut(), b.get_mut()) {}
                                     //^
      }
    `),
    good(`
      #![feature(gpu_offload, offload)]
      use core::offload::{PartitioningStrategy, Region};

      fn run<P: PartitioningStrategy>(values: &mut [f32]) {
          let mut x = [0.0f32; 4];
          let mut region = Region::<f32, P>::new(&mut x);
          let _view = region.reborrow().get_mut();
          x[0] = 1.0;
          region = Region::new(values);
          let other = region;
          let _view = other.get();
      }
    `),
  ],
});

/** A statement, or what a block ends with. */
interface Step {
  readonly stmt: TStmt | undefined;
  readonly expr: TExpr;
}

function stepsOf({ stmts, tail }: TExprOf<'block'>): readonly Step[] {
  const steps = stmts.flatMap((stmt): Step[] => {
    const expr = stmt.kind === 'let' ? stmt.init : stmt.expr;
    return expr === undefined ? [] : [{ stmt, expr }];
  });
  return tail === undefined ? steps : [...steps, { stmt: undefined, expr: tail }];
}

interface Found {
  readonly at: TExpr;
  readonly data: Data;
}

function foundIn(
  ctx: RuleContext,
  body: Body,
  { file }: CodeOwner,
  steps: readonly Step[],
): readonly Found[] {
  const nameOf = (id: LocalId): string => body.locals[id]?.name ?? '';
  const first = (id: LocalId, { expr }: Step): TExpr | undefined => {
    const all = mentionsOf(id, expr);
    const start = (one: TExpr): number => ctx.span(one.node, file).start;
    return all.reduce<TExpr | undefined>(
      (least, one) => (least === undefined || start(one) < start(least) ? one : least),
      undefined,
    );
  };
  return steps.flatMap((step, at): readonly Found[] => {
    const later = untilEnd(steps.slice(at));
    const out: Found[] = [];
    for (const id of movedIn(step, body)) {
      const next = later.find(({ expr }) => mentionsOf(id, expr).length > 0);
      if (next === undefined || assigns(id, next.expr)) continue;
      const name = nameOf(id);
      out.push({ at: first(id, next)!, data: { kind: 'moved', name, region: name } });
    }
    const lent = lentIn(step, body);
    if (lent === undefined || later.some(({ expr }) => assigns(lent.region, expr))) return out;
    const touched = later.findIndex(({ expr }) => mentionsOf(lent.data, expr).length > 0);
    const isUsed = later.slice(touched + 1).some((one) => first(lent.region, one) !== undefined);
    if (touched < 0 || !isUsed) return out;
    const data: Data = { kind: 'borrowed', name: nameOf(lent.data), region: nameOf(lent.region) };
    return [...out, { at: first(lent.data, later[touched]!)!, data }];
  });
}

/** What runs behind the first of some statements; none behind one that never ends. */
function untilEnd(steps: readonly Step[]): readonly Step[] {
  const end = steps.findIndex(({ expr }) => expr.ty.kind === 'never');
  return steps.slice(1, end < 0 ? undefined : end + 1);
}

function mentionsOf(id: LocalId, root: TExpr): readonly TExpr[] {
  const out: TExpr[] = [];
  forEachTyped(root, (expr) => {
    if (expr.kind === 'local' && expr.local === id) out.push(expr);
  });
  return out;
}

/** Is a variable given another value somewhere in an expression? */
function assigns(id: LocalId, root: TExpr): boolean {
  let found = false;
  forEachTyped(root, (expr) => {
    if (expr.kind === 'assign' && expr.place.kind === 'local' && expr.place.local === id)
      found = true;
  });
  return found;
}

/** Regions that a statement moves out of their variables, whatever way it goes. */
function movedIn({ stmt, expr }: Step, body: Body): readonly LocalId[] {
  const isMove = stmt?.kind !== 'let' || (stmt.pat.kind === 'binding' && stmt.pat.mode === 'move');
  const out: LocalId[] = [];
  const visit = (value: TExpr): void => {
    switch (value.kind) {
      case 'local':
        if (isRegion(body.locals[value.local]!.ty)) out.push(value.local);
        break;
      case 'call':
        for (const arg of value.args) visit(arg);
        break;
      case 'tuple':
      case 'array':
        for (const elem of value.elems) visit(elem);
        break;
      case 'adt':
        for (const field of value.fields) visit(field.value);
        break;
    }
  };
  if (expr.kind !== 'local' || isMove) visit(expr);
  return out;
}

/** The variable that a statement makes a region of, and the region's. */
function lentIn(
  { stmt, expr }: Step,
  body: Body,
): { readonly region: LocalId; readonly data: LocalId } | undefined {
  if (stmt?.kind !== 'let' || stmt.pat.kind !== 'binding' || stmt.pat.mode !== 'move') return;
  if (!isRegion(expr.ty) || expr.kind !== 'call' || !isNew(expr.callee)) return;
  const data = lentBy(expr.args[0]);
  if (data === undefined) return;
  // Behind a reference lies what belongs to somebody else.
  const { kind } = body.locals[data]!.ty;
  return kind === 'array' || kind === 'adt' ? { region: stmt.pat.local, data } : undefined;
}

const isNew = (callee: TExpr): boolean =>
  callee.kind === 'fn-ref' && callee.def.name === 'new' && callee.def.crate.isPrelude;

/** The variable behind `&mut x`, `&mut x[..]`. */
function lentBy(expr: TExpr | undefined): LocalId | undefined {
  switch (expr?.kind) {
    case 'borrow':
      return expr.mut ? ownerOf(expr.place) : undefined;
    case 'cast':
      return lentBy(expr.operand);
    case 'call': {
      const { callee } = expr;
      const isIndex = callee.kind === 'fn-ref' && callee.def.name === 'index_mut';
      return isIndex && callee.def.crate.isPrelude ? lentBy(expr.args[0]) : undefined;
    }
    default:
      return undefined;
  }
}

/** The variable of a place that lies in it, at whatever index. */
function ownerOf(place: TExpr): LocalId | undefined {
  if (place.kind === 'local') return place.local;
  if (place.kind === 'index') return ownerOf(place.base);
  return place.kind === 'deref' ? lentBy(place.operand) : undefined;
}
