/** Moves what stands behind an edit: a tree outlives edits elsewhere in its text. */
import type { Attribute } from './attributes.ts';
import type { Op, Region } from './tree.ts';

/** Something with a place that may be moved. */
interface Place {
  start: number;
  end: number;
}

/** Positions from `from` on become others by `delta`, in place. */
export class Shift {
  private readonly from: number;
  private readonly delta: number;
  /** Attributes that a name stands for belong to many operations. */
  private readonly done = new Set<Attribute>();

  constructor(from: number, delta: number) {
    this.from = from;
    this.delta = delta;
  }

  private readonly kept = new Set<Op>();

  /** Is in the right place, with all inside. */
  keep(op: Op): void {
    this.kept.add(op);
  }

  at(position: number): number {
    return position >= this.from ? position + this.delta : position;
  }

  /** With all inside. */
  ops(ops: readonly Op[]): void {
    if (this.delta !== 0) for (const op of ops) this.op(op);
  }

  private place(readonly: { readonly start: number; readonly end: number }): void {
    const place = readonly as Place;
    if (place.end < this.from) return;
    place.start = this.at(place.start);
    place.end = this.at(place.end);
  }

  private op(op: Op): void {
    if (op.end < this.from || this.kept.has(op)) return;
    this.place(op);
    const name = op as { nameStart: number; nameEnd: number };
    name.nameStart = this.at(name.nameStart);
    name.nameEnd = this.at(name.nameEnd);
    if (op.symbol !== undefined) this.place(op.symbol);
    for (const value of op.results) this.place(value);
    for (const use of op.operands) this.place(use);
    for (const successor of op.successors) {
      this.place(successor);
      for (const use of successor.args) this.place(use);
    }
    for (const attr of op.attrs.values()) this.attribute(attr);
    for (const region of op.regions) this.region(region);
  }

  private region(region: Region): void {
    this.place(region);
    for (const block of region.blocks) {
      this.place(block);
      for (const arg of block.args) this.place(arg);
      for (const op of block.ops) this.op(op);
    }
  }

  /** What a name of the text stands for. */
  alias(attr: Attribute): void {
    if (this.delta !== 0) this.attribute(attr);
  }

  private attribute(attr: Attribute): void {
    if (attr.kind !== 'symbol' && attr.kind !== 'array' && attr.kind !== 'dictionary') return;
    if (this.done.has(attr)) return;
    this.done.add(attr);
    if (attr.kind === 'symbol') this.place(attr);
    else if (attr.kind === 'array') for (const item of attr.items) this.attribute(item);
    else for (const item of attr.entries.values()) this.attribute(item);
  }
}
