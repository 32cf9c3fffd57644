/** `match`, `if let`, `let else`: from rows of tests to branches, with arms lowered once. */
import { append } from '../../base/index.ts';
import type { TExpr, TExprOf, TPat } from '../../hir/index.ts';
import { addBlockParam, type Block, isPtr, type Value } from '../../mir/index.ts';
import { hasRef } from '../body-facts.ts';
import type { FnCx } from '../fn-cx.ts';
import { undefOperand } from '../memory.ts';
import type { Operand, Place } from '../operand.ts';
import { Join } from '../phi-merge.ts';
import { failBlock, keepOver } from '../scope-exit.ts';
import { absentFlags, movePart, noteGone, popScope, pushScope, withTempScope } from '../scopes.ts';
import type { FailTarget } from '../services.ts';
import { readTag, tagBits } from '../shape.ts';
import { checkTag } from '../validity.ts';
import { markStatement } from '../variables.ts';
import {
  bindForGuard,
  bindKept,
  bindTransfer,
  bindVariable,
  lowerScrutinee,
  sorted,
  transferTypes,
  transferValues,
} from './bind.ts';
import { emitTest } from './emit-test.ts';
import { type MatchFlow, matchFlow } from './match-flow.ts';
import { Locator } from './occurrence.ts';
import type { BindingAt, Row } from './row.ts';
import { rowsOf } from './tests.ts';
import { countLeaves, type Tree, treeOf } from './tree.ts';

/** What to do where a match ends. */
export interface MatchHandlers {
  /** Scope of an arm's variables and of its guard's temporaries; opened before, or by this call. */
  depth(arm: number): number;
  /**
   * Lowers the rest of an arm; `bind` declares its variables in a scope. Ends wherever it likes.
   */
  arm(arm: number, bind: (depth: number) => void): void;
  /** No row matched; ends the block. */
  fail(): void;
  /**
   * The arm has a guard that did not hold, or all is done: the scope that `depth` opened is left.
   */
  leave?(arm: number): void;
  /** The arms, when those that are never reached may be lowered all the same. */
  readonly unreached?: readonly { readonly guard: TExpr | undefined }[];
}

interface SharedArm {
  readonly block: Block;
  readonly bindings: readonly BindingAt[];
  readonly params: Value[];
}

/** Emits the tests of the rows; every arm that can be reached is lowered once. */
export function matchRows(
  cx: FnCx,
  rows: readonly Row[],
  handlers: MatchHandlers,
  flow?: MatchFlow,
): void {
  const tree = treeOf(cx, rows);
  const counts: number[] = [];
  countLeaves(tree, counts);
  new MatchEmitter(cx, handlers, counts, flow).run(tree);
}

class MatchEmitter {
  private readonly cx: FnCx;
  private readonly handlers: MatchHandlers;
  private readonly counts: number[];
  private readonly flow: MatchFlow | undefined;
  private readonly loc: Locator;
  private readonly shared = new Map<number, SharedArm>();
  private readonly lowered = new Set<number>();
  /** Memory of variables that an arm's guard saw, by arm and variable. */
  private readonly kept = new Map<number, Map<number, Place>>();
  /** Where the rest of a chain goes on, when what is emitted now is its first part. */
  private rest: { readonly block: Block; used: boolean } | undefined;

  constructor(cx: FnCx, handlers: MatchHandlers, counts: number[], flow: MatchFlow | undefined) {
    this.cx = cx;
    this.flow = flow;
    this.handlers = handlers;
    this.counts = counts;
    this.loc = new Locator(cx);
  }

  run(tree: Tree): void {
    const never = this.flow && this.startFlow();
    this.emit(tree);
    if (never !== undefined) this.emitUnreached(never, this.flow!);
    for (const [arm, { block, bindings, params }] of this.shared) {
      this.cx.enter(block);
      this.noteFlow(arm);
      this.handlers.depth(arm);
      this.handlers.arm(arm, (depth) => {
        bindTransfer(this.cx, bindings, params, depth);
        bindKept(this.cx, this.kept.get(arm));
      });
    }
  }

  /**
   * Starts with a branch that is never taken, to where arms are lowered that only rustc sees a way
   * to.
   */
  private startFlow(): Block {
    const { b } = this.cx;
    const never = b.newBlock();
    const start = b.newBlock();
    b.brIf(b.int('i1', 0), never, start);
    this.cx.enter(start);
    return never;
  }

  /** Lowers arms that no leaf was for, for what they would move. */
  private emitUnreached(never: Block, { arms }: MatchFlow): void {
    const { cx, handlers } = this;
    cx.enter(never);
    for (const [arm, known] of arms.entries()) {
      const source = handlers.unreached?.[arm];
      if (known === undefined || source === undefined || this.lowered.has(arm)) continue;
      const block = cx.b.newBlock();
      const next = cx.b.newBlock();
      cx.b.brIf(cx.b.int('i1', 0), block, next);
      this.counts[arm] = 1;
      const row = { arm, guard: source.guard, tests: [], bindings: known.bindings };
      this.branch(block, { kind: 'leaf', row, next: undefined });
      cx.enter(next);
    }
    cx.b.emit('unreachable', [], []);
  }

  /** Notes what may have left where the body of an arm begins. */
  private noteFlow(arm: number): void {
    const known = this.flow?.arms[arm];
    if (known === undefined) return;
    noteGone(this.cx, known.absent, 'absence');
    noteGone(this.cx, known.moved, 'move');
  }

  private emit(tree: Tree): void {
    const { cx } = this;
    switch (tree.kind) {
      case 'fail':
        this.fail();
        return;
      case 'chain':
        this.chain(tree);
        return;
      case 'leaf':
        this.leaf(tree.row, tree.next);
        return;
      case 'variant':
        this.variants(tree);
        return;
      case 'int':
        this.ints(tree);
        return;
      case 'if': {
        const holds = emitTest(cx, this.loc, tree.occ, tree.test);
        const yes = cx.b.newBlock();
        const no = cx.b.newBlock();
        cx.b.brIf(holds, yes, no);
        this.branch(yes, tree.yes);
        this.branch(no, tree.no);
        return;
      }
    }
  }

  private fail(): void {
    if (this.rest === undefined) {
      if (this.flow !== undefined) noteGone(this.cx, this.flow.otherwise, 'absence');
      this.handlers.fail();
      return;
    }
    this.rest.used = true;
    this.cx.b.br(this.rest.block);
  }

  private chain({ first, rest }: Tree & { kind: 'chain' }): void {
    const outer = this.rest;
    const next = { block: this.cx.b.newBlock(), used: false };
    const mark = this.loc.mark();
    this.rest = next;
    this.emit(first);
    this.rest = outer;
    this.loc.rewind(mark);
    if (next.used) this.branch(next.block, rest);
  }

  /** Lowers a subtree in its own block; what it loads is forgotten afterwards. */
  private branch(block: Block, tree: Tree): void {
    const mark = this.loc.mark();
    this.cx.enter(block);
    this.emit(tree);
    this.loc.rewind(mark);
  }

  private variants(tree: Tree & { kind: 'variant' }): void {
    const { cx } = this;
    const layout = cx.layout(tree.occ.ty);
    const here = this.loc.locate(tree.occ);
    const op: Operand =
      'op' in here ? here.op : { kind: 'memory', place: here.place, owned: false };
    const tag = readTag(cx, op, layout);
    if (tag === undefined) this.cx.unsupported('a match on this enum');
    if (layout.variants.kind !== 'single') checkTag(cx, tag, tree.occ.ty, layout.variants);
    const cases: [bigint, Block][] = [];
    const todo: [Block, Tree][] = [];
    let fallback: Block | undefined;
    for (const [variant, sub] of tree.cases) {
      const block = cx.b.newBlock(variant.name);
      todo.push([block, sub]);
      const bits = tagBits(cx, layout, variant);
      if (bits === undefined) fallback = block;
      else cases.push([bits, block]);
    }
    let otherwise: Block | undefined;
    if (tree.otherwise !== undefined) {
      otherwise = cx.b.newBlock();
      todo.push([otherwise, tree.otherwise]);
    }
    if (fallback !== undefined && otherwise !== undefined) {
      // The untagged variant has a case, and others share the rest: their tags are listed.
      this.listOthers(tree, layout, cases, otherwise);
    }
    // Without a rest one of the variants needs no test.
    const last = fallback ?? otherwise ?? cases.pop()![1];
    this.emitSwitch(tag, cases, last);
    this.noteAbsent(tree, todo);
    for (const [block, sub] of todo) this.branch(block, sub);
  }

  /**
   * In the block of a variant the fields of the others are not there, in the rest's those of all
   * that have a block.
   */
  private noteAbsent(tree: Tree & { kind: 'variant' }, todo: readonly [Block, Tree][]): void {
    const found = tree.occ.rootPath();
    const moves = movePart(found?.root.moves, found?.path ?? []);
    if (moves === undefined || this.flow !== undefined) return;
    for (const [i, [block]] of todo.entries()) {
      this.cx.enter(block);
      const here = tree.cases[i]?.[0].index;
      const gone = absentFlags(moves, (variant) =>
        here === undefined
          ? tree.cases.some(([listed]) => listed.index === variant)
          : variant !== here,
      );
      noteGone(this.cx, gone, 'absence');
    }
  }

  private listOthers(
    tree: Tree & { kind: 'variant' },
    layout: ReturnType<FnCx['layout']>,
    cases: [bigint, Block][],
    otherwise: Block,
  ): void {
    const { cx } = this;
    const { ty } = tree.occ;
    if (ty.kind !== 'adt' || ty.def.kind !== 'enum' || layout.variants.kind === 'single') return;
    for (const variant of ty.def.variants) {
      if (tree.cases.some(([seen]) => seen === variant)) continue;
      if (layout.variants.layouts[variant.index]!.uninhabited) continue;
      const bits = tagBits(cx, layout, variant);
      if (bits !== undefined) cases.push([bits, otherwise]);
    }
  }

  private emitSwitch(on: Value, cases: [bigint, Block][], otherwise: Block): void {
    const { b } = this.cx;
    if (cases.length === 0) b.br(otherwise);
    else if (on.type === 'i1') {
      const [bits, block] = cases[0]!;
      const other = cases[1]?.[1] ?? otherwise;
      if (bits === 1n) b.brIf(on, block, other);
      else b.brIf(on, other, block);
    } else if (cases.length === 1) {
      const [bits, block] = cases[0]!;
      b.brIf(b.icmp('eq', on, b.int(on.type, bits)), block, otherwise);
    } else b.switch(on, cases, otherwise);
  }

  private ints(tree: Tree & { kind: 'int' }): void {
    const { cx } = this;
    const op = this.loc.read(tree.occ);
    if (op.kind !== 'scalar') this.cx.unsupported('a match on this type');
    const value = isPtr(op.a.type) ? cx.b.value('ptr.to.int', [op.a], 'i64') : op.a;
    const cases: [bigint, Block][] = [];
    const todo: [Block, Tree][] = [];
    for (const [bits, sub] of tree.cases) {
      const block = cx.b.newBlock();
      cases.push([bits, block]);
      todo.push([block, sub]);
    }
    let otherwise: Block;
    if (value.type === 'i1' && cases.length === 2) otherwise = cases.pop()![1];
    else {
      otherwise = cx.b.newBlock();
      todo.push([otherwise, tree.otherwise]);
    }
    this.emitSwitch(value, cases, otherwise);
    for (const [block, sub] of todo) this.branch(block, sub);
  }

  private leaf(row: Row, next: Tree | undefined): void {
    const { cx, handlers } = this;
    const { arm } = row;
    this.lowered.add(arm);
    // What the guard binds is known only here, so such an arm is lowered at each of its leaves.
    const single = this.counts[arm] === 1 || (row.guard !== undefined && binds(row.guard));
    const known = this.flow?.arms[arm];
    if (known !== undefined) noteGone(cx, known.absent, 'absence');
    if (row.guard !== undefined) {
      const depth = handlers.depth(arm);
      const failed = cx.b.newBlock();
      let kept = this.kept.get(arm);
      if (kept === undefined) this.kept.set(arm, (kept = new Map()));
      bindForGuard(cx, this.loc, row.bindings, kept);
      const outer = cx.tempScope;
      const { drops } = cx.scopes[depth]!;
      const mark = drops.length;
      cx.tempScope = depth;
      cx.lowerCondition(row.guard, { block: failed, depth });
      cx.tempScope = outer;
      // The variables of the pattern are older than what the guard made: they end after it.
      const made = single ? drops.splice(mark) : [];
      this.finishLeaf(row, single, true, () => append(drops, made));
      this.branch(failed, next ?? { kind: 'fail' });
      return;
    }
    if (single) handlers.depth(arm);
    this.finishLeaf(row, single, false);
  }

  private finishLeaf(row: Row, single: boolean, guarded: boolean, bound?: () => void): void {
    const { cx, handlers } = this;
    if (single) {
      if (this.flow !== undefined) {
        const body = cx.b.newBlock('arm');
        cx.b.br(body);
        cx.enter(body);
        this.noteFlow(row.arm);
      }
      handlers.arm(row.arm, (depth) => {
        for (const binding of sorted(row.bindings)) bindVariable(cx, this.loc, binding, depth);
        bindKept(cx, this.kept.get(row.arm));
        bound?.();
      });
      return;
    }
    let target = this.shared.get(row.arm);
    if (target === undefined) {
      const block = cx.b.newBlock('arm');
      const params = transferTypes(cx, row.bindings).map((type) =>
        addBlockParam(cx.fn, block, type),
      );
      target = { block, bindings: row.bindings, params };
      this.shared.set(row.arm, target);
    }
    const values = transferValues(cx, this.loc, row.bindings);
    if (guarded) handlers.leave?.(row.arm);
    cx.b.br(target.block, values);
  }
}

/** The condition's variables are in scope where it holds. */
function binds(condition: TExpr): boolean {
  if (condition.kind === 'let') return true;
  if (condition.kind !== 'logical' || condition.op !== '&&') return false;
  return binds(condition.lhs) || binds(condition.rhs);
}

export function lowerMatch(cx: FnCx, expr: TExprOf<'match'>, dest: Place | undefined): Operand {
  const { arms } = expr;
  const ty = cx.ty(expr.ty);
  const root = lowerScrutinee(
    cx,
    expr.scrutinee,
    arms.map((arm) => arm.pat),
    cx.tempScope,
  );
  cx.at(expr.node);
  if (cx.dead) return undefOperand(cx, ty);
  const rows = arms.flatMap((arm, index) => rowsOf(cx, root, arm.pat, index, arm.guard));
  const join = new Join(cx, ty, dest);
  const outer = cx.tempScope;
  matchRows(
    cx,
    rows,
    {
      depth: () => pushScope(cx),
      arm: (index, bind) => {
        const depth = cx.scopes.length - 1;
        bind(depth);
        cx.tempScope = depth;
        const { body } = arms[index]!;
        if (body.kind !== 'block') markStatement(cx, body.node);
        const value = keepOver(cx, cx.lowerExpr(body, join.dest), join.dest, depth);
        popScope(cx);
        cx.tempScope = outer;
        join.jump(value);
      },
      fail: () => cx.b.emit('unreachable', [], []),
      leave: () => popScope(cx),
      unreached: arms,
    },
    matchFlow(cx, root, arms),
  );
  return join.finish();
}

/** `let pat = value` as a condition: variables live in the scope that `fail` leaves. */
export function lowerLetCondition(cx: FnCx, expr: TExprOf<'let'>, fail: FailTarget): void {
  const scope = cx.tempScope;
  cx.tempScope = fail.temps ?? scope;
  const root = lowerScrutinee(cx, expr.value, [expr.pat], cx.tempScope);
  cx.tempScope = scope;
  cx.at(expr.node);
  if (cx.dead) return;
  oneWay(cx, expr.pat, root, fail, cx.tempScope);
}

/** Goes on here with the variables bound when the pattern matches, to `fail` when not. */
function oneWay(
  cx: FnCx,
  pat: TPat,
  root: ReturnType<typeof lowerScrutinee>,
  fail: FailTarget,
  depth: number,
): void {
  let after: Block | undefined;
  const { drops } = cx.scopes[depth]!;
  const mark = drops.length;
  matchRows(
    cx,
    rowsOf(cx, root, pat, 0, undefined),
    {
      depth: () => depth,
      arm: (_, bind) => {
        bind(depth);
        after = cx.b.block;
      },
      fail: () => {
        // The variables do not exist on this side.
        const own = drops.splice(mark);
        cx.b.br(failBlock(cx, fail));
        append(drops, own);
      },
    },
    matchFlow(cx, root, [{ pat, guard: undefined }]),
  );
  if (after !== undefined) cx.enter(after);
  else cx.startDead();
}

/**
 * `let pat = init else { .. };`: the variables live in scope `depth`, the temporaries of `init` do
 * not.
 */
export function lowerLetElse(
  cx: FnCx,
  pat: TPat,
  init: TExpr,
  otherwise: TExpr,
  depth: number,
): void {
  const failed = cx.b.newBlock('else');
  const { drops } = cx.scopes[depth]!;
  let mark = drops.length;
  withTempScope(cx, () => {
    const keep = hasRef(pat);
    const root = lowerScrutinee(cx, init, [pat], keep ? depth : cx.tempScope, depth);
    mark = drops.length;
    if (!cx.dead) oneWay(cx, pat, root, { block: failed, depth: cx.tempScope }, depth);
  });
  const here = cx.b.block;
  const dead = cx.dead;
  cx.enter(failed);
  const own = drops.splice(mark);
  cx.lowerExpr(otherwise);
  append(drops, own);
  if (!cx.dead) cx.b.emit('unreachable', [], []);
  cx.enter(here);
  if (dead) cx.startDead();
}
