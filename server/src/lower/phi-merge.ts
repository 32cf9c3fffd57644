/**
 * Where several paths of control meet with a value: block parameters for registers, a common place
 * for memory.
 */
import type { Ty } from '../hir/index.ts';
import { reprClass } from '../layout/index.ts';
import { addBlockParam, type Block } from '../mir/index.ts';
import type { BreakTarget, FnCx } from './fn-cx.ts';
import { operandOf, storePlace, undefOperand, valuesOf, valueTypes } from './memory.ts';
import type { Operand, Place } from './operand.ts';
import { ZST } from './operand.ts';

export class Join implements BreakTarget {
  private readonly cx: FnCx;
  readonly block: Block;
  readonly ty: Ty;
  /** For values in memory. */
  readonly dest: Place | undefined;
  private entries = 0;
  private readonly owned: boolean;

  /** `dest` is where the value goes when it is of memory class; a temporary when not given. */
  constructor(cx: FnCx, ty: Ty, dest: Place | undefined, name?: string) {
    this.cx = cx;
    this.ty = ty;
    const layout = cx.layout(ty);
    this.block = cx.b.newBlock(name);
    this.owned = dest === undefined;
    this.dest = reprClass(layout) === 'memory' ? (dest ?? cx.temp(ty)) : undefined;
    for (const type of valueTypes(cx, layout)) addBlockParam(cx.fn, this.block, type);
  }

  /** Leaves the current block for the join with a value; nothing when the current block is dead. */
  jump(op: Operand): void {
    const { cx } = this;
    if (cx.dead) {
      cx.b.emit('unreachable', [], []);
      return;
    }
    this.entries++;
    if (this.dest !== undefined) {
      storePlace(cx, op, this.dest);
      cx.b.br(this.block);
      return;
    }
    cx.b.br(this.block, valuesOf(op));
  }

  /** Goes on behind the join and gives the value. */
  finish(): Operand {
    const { cx } = this;
    if (this.entries === 0) {
      // Nothing comes here; the block itself is swept with the other unreachable ones.
      cx.enter(this.block);
      cx.b.emit('unreachable', [], []);
      cx.startDead();
      return undefOperand(cx, this.ty);
    }
    cx.enter(this.block);
    if (this.dest !== undefined) return { kind: 'memory', place: this.dest, owned: this.owned };
    return this.block.params.length === 0 ? ZST : operandOf(this.block.params);
  }
}
