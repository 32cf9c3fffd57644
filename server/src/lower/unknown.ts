/**
 * The analysis form of code that cannot be compiled: what is not understood becomes a call of a
 * function that nothing defines. It is given everything that the code at that place names, so that
 * rules take what it gives, and the variables behind it, for anything; what stands around it stays
 * certain. Only for rules: no such function is ever emitted.
 */
import {
  forEachPart,
  HAS_ERROR,
  type HirProblem,
  type TExpr,
  type TExprOf,
  type TStmt,
  type Ty,
} from '../hir/index.ts';
import { reprClass } from '../layout/index.ts';
import {
  type Block,
  createFunc,
  isPtr,
  type MirType,
  terminator,
  unknownSymbol,
  type Value,
} from '../mir/index.ts';
import { type AnyNode, walk } from '../syntax/index.ts';
import type { FnCx, LabelTarget } from './fn-cx.ts';
import { operandOf, undefOperand, valuesOf, valueTypes } from './memory.ts';
import { type Operand, type Place, ZST } from './operand.ts';
import { Join } from './phi-merge.ts';
import { failBlock, keepOver } from './scope-exit.ts';
import { popScope, pushScope } from './scopes.ts';
import type { FailTarget } from './services.ts';
import type { Unknowns } from './unknowns.ts';
import { asProblem, TooMuch, Unsupported } from './unsupported.ts';

/** Expressions that have statements or arms of their own to go on with. */
const CONTROL: ReadonlySet<TExpr['kind']> = new Set(['block', 'if', 'match', 'loop']);

/** Expressions in which nothing can be wrong. */
const SOUND: ReadonlySet<TExpr['kind']> = new Set(['break', 'continue', 'local', 'lit']);

/**
 * Is the expression the smallest one, or of wrong code the largest in its statement, that an error
 * lies in?
 */
function isBroken(cx: FnCx, unknowns: Unknowns, expr: TExpr): boolean {
  // What is written out for a loop has the place of the loop.
  if (SOUND.has(expr.kind)) return false;
  const owner = { file: cx.file };
  const inside = unknowns.within(expr.node, owner);
  if (inside.length === 0) return false;
  if (!CONTROL.has(expr.kind) && inside.some(({ kind }) => kind === 'invalid')) return true;
  if (expr.kind === 'closure' || expr.kind === 'block') return false;
  const inner = new Set<HirProblem>();
  forEachPart(expr, (part) => {
    for (const problem of unknowns.within(part.node, owner)) inner.add(problem);
  });
  return inside.some((problem) => !inner.has(problem));
}

function holdsError(cx: FnCx, unknowns: Unknowns, { node }: TExpr): boolean {
  return unknowns.within(node, { file: cx.file }).length > 0;
}

/** The errors of a block that lie in none of its statements: calls of macros that gave nothing. */
export function gapsOf(cx: FnCx, unknowns: Unknowns, block: TExprOf<'block'>): HirProblem[] {
  const owner = { file: cx.file };
  const inside = unknowns.within(block.node, owner);
  if (inside.length === 0) return [];
  const inner = new Set<HirProblem>();
  for (const { node } of [...block.stmts, ...(block.tail === undefined ? [] : [block.tail])])
    for (const problem of unknowns.within(node, owner)) inner.add(problem);
  return inside.filter((problem) => !inner.has(problem));
}

/**
 * Takes those that come before an offset, and lowers them as unknown effects with all that the
 * block can name.
 */
export function lowerGaps(
  cx: FnCx,
  unknowns: Unknowns,
  gaps: HirProblem[],
  node: AnyNode,
  before: number,
): void {
  while (gaps.length > 0 && gaps[0]!.start < before && !cx.dead) {
    gaps.shift();
    effect(cx, unknowns, node, true);
    callUnknown(cx, unknowns, node, []);
  }
}

/** Where lowering was before an expression. */
interface Mark {
  readonly block: Block;
  readonly blocks: number;
  readonly drops: readonly number[];
  readonly tempScope: number;
  readonly tempRoot: TExpr | undefined;
  readonly extended: FnCx['extended'];
  readonly labels: Map<number, LabelTarget> | undefined;
}

function markOf(cx: FnCx): Mark {
  return {
    block: cx.b.block,
    blocks: cx.fn.blocks.length,
    drops: cx.scopes.map(({ drops }) => drops.length),
    tempScope: cx.tempScope,
    tempRoot: cx.tempRoot,
    extended: cx.extended,
    labels: cx.labels && new Map(cx.labels),
  };
}

/** Back to the mark, in a block that every path comes to which the abandoned code has begun. */
function resume(cx: FnCx, mark: Mark): void {
  const open = [mark.block, ...cx.fn.blocks.slice(mark.blocks)];
  const next = cx.b.newBlock('unknown');
  for (const block of open) {
    if (terminator(block) !== undefined) continue;
    cx.enter(block);
    cx.b.br(next);
  }
  cx.enter(next);
  cx.scopes.length = mark.drops.length;
  for (const [at, count] of mark.drops.entries()) cx.scopes[at]!.drops.length = count;
  cx.tempScope = mark.tempScope;
  cx.tempRoot = mark.tempRoot;
  cx.extended = mark.extended;
  cx.labels = mark.labels;
}

/** Values through which code that names these variables can read and change them. */
function reachedBy(cx: FnCx, node: AnyNode): Value[] {
  const names = new Set<string>();
  walk(node, (at) => {
    if (at.kind === 'Name' || at.kind === 'Token') names.add(at.text);
    else if (at.kind === 'SelfParam') names.add('self');
  });
  const out = new Set<Value>();
  for (const local of cx.body?.locals ?? []) {
    if (!names.has(local.name)) continue;
    const slot = cx.locals[local.id];
    if (slot === undefined) continue;
    if (slot.kind === 'place') out.add(slot.place.ptr);
    else for (const value of valuesOf(slot.op)) if (isPtr(value.type)) out.add(value);
    if (slot.kind === 'value' && slot.op.kind === 'memory') out.add(slot.op.place.ptr);
  }
  if (cx.closure !== undefined) out.add(cx.closure.place.ptr);
  return [...out];
}

/** Calls a function that nobody knows, with all that the code at `node` names. */
function callUnknown(
  cx: FnCx,
  unknowns: Unknowns,
  node: AnyNode,
  results: readonly MirType[],
  more: readonly Value[] = [],
  exits = false,
): Value[] {
  const args = [...more, ...reachedBy(cx, node)];
  const symbol = unknownSymbol(cx.fn, unknowns.externs.length, exits);
  const types = args.map(({ type }) => type);
  unknowns.externs.push(createFunc(symbol, 'extern', types, [...results]));
  cx.at(node);
  return cx.b.call(symbol, args, results);
}

/** A macro that is not known may hold anything, a `return` too. */
function mayReturn(node: AnyNode): boolean {
  let found = false;
  walk(node, (at) => {
    if (at.kind === 'MacroCall' || at.kind === 'ReturnExpr' || at.kind === 'TryExpr') found = true;
    return at.kind !== 'Fn' && at.kind !== 'ClosureExpr';
  });
  return found;
}

/** What unknown code does beside giving a value. */
function effect(cx: FnCx, unknowns: Unknowns, node: AnyNode, exits = mayReturn(node)): void {
  if (!exits) return;
  const ret = cx.retPlace;
  const given = ret === undefined ? cx.fn.results : [];
  const more = ret === undefined ? [] : [ret.ptr];
  const [leaves, ...values] = callUnknown(cx, unknowns, node, ['i1', ...given], more, true);
  const leave = cx.b.newBlock('leave');
  const stay = cx.b.newBlock();
  cx.b.brIf(leaves!, leave, stay);
  cx.enter(leave);
  cx.b.ret(values);
  cx.enter(stay);
}

/** A value of a type about which nothing is known. Throws where not even its layout is known. */
function anyValue(
  cx: FnCx,
  unknowns: Unknowns,
  node: AnyNode,
  ty: Ty,
  dest: Place | undefined,
): Operand {
  if ((ty.flags & HAS_ERROR) !== 0) throw new Unsupported('{unknown}', cx.span());
  const layout = cx.layout(ty);
  effect(cx, unknowns, node);
  if (reprClass(layout) === 'memory') {
    const place = dest ?? cx.temp(ty);
    callUnknown(cx, unknowns, node, [], [place.ptr]);
    return { kind: 'memory', place, owned: dest === undefined };
  }
  const values = callUnknown(cx, unknowns, node, valueTypes(cx, layout));
  return values.length === 0 ? ZST : operandOf(values);
}

function fitsInto(cx: FnCx, expr: TExpr, dest: Place): boolean {
  const ty = cx.ty(expr.ty);
  return ty === dest.ty || ty.kind === 'never';
}

/** Lowers an expression; what cannot be lowered becomes an unknown value of its type. */
export function valueOrUnknown(
  cx: FnCx,
  unknowns: Unknowns,
  expr: TExpr,
  dest: Place | undefined,
  lower: (cx: FnCx, expr: TExpr, dest?: Place) => Operand,
): Operand {
  if (cx.dead) return undefOperand(cx, cx.ty(expr.ty));
  // Whatever a closure does with variables that it is not known to capture, it can do from now on.
  if (expr.kind === 'closure' && holdsError(cx, unknowns, expr))
    callUnknown(cx, unknowns, expr.node, []);
  // Of wrong types, what holds an expression may tell: then the place is none for its value.
  if (dest !== undefined && !fitsInto(cx, expr, dest))
    return anyValue(cx, unknowns, expr.node, dest.ty, dest);
  const mark = markOf(cx);
  if (!isBroken(cx, unknowns, expr)) {
    try {
      return lower(cx, expr, dest);
    } catch (error) {
      unknowns.note(problemIn(error));
      resume(cx, mark);
    }
    if (expr.kind === 'match') return matchUnknown(cx, unknowns, expr, dest);
  }
  return anyValue(cx, unknowns, expr.node, cx.ty(expr.ty), dest);
}

/**
 * Lowers a statement; of one that cannot be lowered the effects are unknown, and its variables stay
 * without a value.
 */
export function stmtOrUnknown(cx: FnCx, unknowns: Unknowns, stmt: TStmt, lower: () => void): void {
  const mark = markOf(cx);
  const owner = { file: cx.file };
  const parts = stmt.kind === 'expr' ? [stmt.expr] : [stmt.init, stmt.else];
  const inParts = new Set(
    parts.flatMap((part) => (part === undefined ? [] : unknowns.within(part.node, owner))),
  );
  const isBroken = unknowns.within(stmt.node, owner).some((problem) => !inParts.has(problem));
  if (!isBroken) {
    try {
      lower();
      return;
    } catch (error) {
      unknowns.note(problemIn(error));
      resume(cx, mark);
    }
  }
  effect(cx, unknowns, stmt.node);
  callUnknown(cx, unknowns, stmt.node, []);
}

/** Lowers a condition; one that cannot be lowered holds or does not. */
export function conditionOrUnknown(
  cx: FnCx,
  unknowns: Unknowns,
  expr: TExpr,
  fail: FailTarget,
  lower: (cx: FnCx, expr: TExpr, fail: FailTarget) => void,
): void {
  const mark = markOf(cx);
  try {
    lower(cx, expr, fail);
    return;
  } catch (error) {
    unknowns.note(problemIn(error));
    resume(cx, mark);
  }
  effect(cx, unknowns, expr.node);
  const [holds] = callUnknown(cx, unknowns, expr.node, ['i1']);
  const next = cx.b.newBlock();
  cx.b.brIf(holds!, next, failBlock(cx, fail));
  cx.enter(next);
}

/** A match on something unknown: any of its arms, with variables that have no value. */
function matchUnknown(
  cx: FnCx,
  unknowns: Unknowns,
  expr: TExprOf<'match'>,
  dest: Place | undefined,
): Operand {
  const mark = markOf(cx);
  try {
    const join = new Join(cx, cx.ty(expr.ty), dest);
    effect(cx, unknowns, expr.scrutinee.node);
    for (const [at, arm] of expr.arms.entries()) {
      const isLast = at === expr.arms.length - 1;
      const [taken] = callUnknown(cx, unknowns, expr.scrutinee.node, ['i1']);
      const body = cx.b.newBlock();
      const next = cx.b.newBlock();
      if (isLast) cx.b.br(body);
      else cx.b.brIf(taken!, body, next);
      cx.enter(body);
      const outer = cx.tempScope;
      const depth = pushScope(cx);
      cx.tempScope = depth;
      const value = keepOver(cx, cx.lowerExpr(arm.body, join.dest), join.dest, depth);
      popScope(cx);
      cx.tempScope = outer;
      join.jump(value);
      cx.enter(next);
    }
    cx.b.emit('unreachable', [], []);
    return join.finish();
  } catch (error) {
    unknowns.note(problemIn(error));
    resume(cx, mark);
    return anyValue(cx, unknowns, expr.node, cx.ty(expr.ty), dest);
  }
}

/** The problem of a part that is skipped; a limit ends the function. */
function problemIn(error: unknown): Unsupported {
  if (error instanceof TooMuch) throw error;
  return asProblem(error);
}
