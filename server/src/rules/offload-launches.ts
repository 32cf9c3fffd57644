/**
 * Launches of offload kernels in host code: calls of `core::intrinsics::offload`, which
 * `core::offload::offload!` comes down to as well. Only what the target's `cfg` leaves in the crate
 * is seen.
 */

import type { Span } from '../base/index.ts';
import { memo } from '../db/index.ts';
import type { Body, FnDef, GenericArg, TExpr } from '../hir/index.ts';
import type { CodeOwner, RuleContext } from './context.ts';
import type { Launch } from './launch-comment.ts';
import { forEachTyped } from './typed-walk.ts';

/**
 * The intrinsic's parameters in the versions that there were; the tuple of arguments is always the
 * last one.
 */
const FIRST = 2;
const FEWEST = 4;
const WITH_CACHE = 5;

export interface OffloadLaunch {
  readonly owner: CodeOwner;
  readonly body: Body;
  /** The path of the intrinsic. */
  readonly intrinsic: TExpr;
  /** What is launched, as an expression. */
  readonly callee: TExpr;
  /** The function, with its generic arguments, when it is one. */
  readonly kernel: FnDef | undefined;
  readonly kernelArgs: readonly GenericArg[];
  /** Undefined in the first version, which launched with sizes of its own. */
  readonly threadDim: TExpr | undefined;
  /** Bytes of launch-sized workgroup memory; undefined in versions without. */
  readonly dynCache: TExpr | undefined;
  /** The tuple of arguments. */
  readonly args: TExpr;
  /** The type that the call says the kernel returns. */
  readonly ret: GenericArg | undefined;
  /** Versions that know about workgroup memory compare the types of arguments. */
  readonly strict: boolean;
}

const WORDS: ReadonlySet<string> = new Set(['offload']);

const known = memo<Body, readonly OffloadLaunch[]>('rules.offload-launches');

/** The launches in a definition's code. */
export function launchesIn(ctx: RuleContext, owner: CodeOwner): readonly OffloadLaunch[] {
  if (!ctx.mentions(owner, WORDS)) return [];
  const body = ctx.body(owner);
  if (body === undefined) return [];
  let found = known.get(body);
  if (found === undefined) {
    const fresh: OffloadLaunch[] = [];
    forEachTyped(body.value, (expr) => {
      const launch = launchOf(expr, owner, body);
      if (launch !== undefined) fresh.push(launch);
    });
    found = fresh;
    known.set(body, found);
  }
  return found;
}

function launchOf(expr: TExpr, owner: CodeOwner, body: Body): OffloadLaunch | undefined {
  if (expr.kind !== 'call' || expr.callee.kind !== 'fn-ref') return undefined;
  const { def, args: generics } = expr.callee;
  if (def.kind !== 'fn' || def.name !== 'offload' || !def.crate.isPrelude) return undefined;
  const isFirst = expr.args.length === FIRST;
  const [callee, , threads] = expr.args;
  const args = expr.args.at(-1);
  if (callee === undefined || args === undefined) return undefined;
  if (expr.args.length < FEWEST && !isFirst) return undefined;
  const threadDim = isFirst ? undefined : threads;
  const item = callee.ty.kind === 'fn-def' && callee.ty.def.kind === 'fn' ? callee.ty : undefined;
  const strict = expr.args.length >= WITH_CACHE;
  return {
    owner,
    body,
    intrinsic: expr.callee,
    callee,
    kernel: item?.def as FnDef | undefined,
    kernelArgs: item?.args ?? [],
    threadDim,
    dynCache: strict ? expr.args[3] : undefined,
    args,
    ret: generics[2],
    strict,
  };
}

/** An integer that is written down. */
export function literalOf(expr: TExpr | undefined): number | undefined {
  return expr?.kind === 'lit' && expr.ty.kind === 'int' ? Number(expr.bits) : undefined;
}

/** Three sizes that are written down. */
export function sizesOf(expr: TExpr): readonly [number, number, number] | undefined {
  if (expr.kind === 'repeat') {
    const size = literalOf(expr.elem);
    return size === undefined ? undefined : [size, size, size];
  }
  if (expr.kind !== 'array' || expr.elems.length !== 3) return undefined;
  const [x, y, z] = expr.elems.map(literalOf);
  return x === undefined || y === undefined || z === undefined ? undefined : [x, y, z];
}

/**
 * How the crate's own host code launches a kernel, for rules about its memory: of several launches
 * the one with the least workgroup memory. Undefined where none says so in numbers.
 */
export function launchInCode(
  ctx: RuleContext,
  kernel: FnDef,
  owners: readonly CodeOwner[],
): Launch | undefined {
  let least: Launch | undefined;
  for (const owner of owners) {
    for (const found of launchesIn(ctx, owner)) {
      if (found.kernel !== kernel) continue;
      const workgroupMem = literalOf(found.dynCache);
      if (workgroupMem === undefined) continue;
      if (least?.workgroupMem !== undefined && least.workgroupMem <= workgroupMem) continue;
      least = {
        workgroupMem,
        memSpan: found.dynCache && ownSpan(ctx, found.dynCache, owner),
        block: found.threadDim && sizesOf(found.threadDim),
        at: ownSpan(ctx, found.callee, owner),
      };
    }
  }
  return least;
}

/** Where an expression stands, if that is in the crate's own text. */
export function ownSpan(ctx: RuleContext, expr: TExpr, owner: CodeOwner): Span | undefined {
  return ctx.ownPlaces({ fn: owner.name, span: ctx.span(expr.node, owner.file) })[0];
}
