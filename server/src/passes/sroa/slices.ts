/**
 * What a function does with each of its stack slots: every use of an alloca through `ptr.cast` and
 * constant `ptr.add`, as byte ranges. A slot whose address goes anywhere else (a call, memory, a
 * block parameter, a computed offset) escapes.
 */
import { spendWork } from '../../base/index.ts';
import {
  byteSize,
  defInst,
  type Func,
  type Inst,
  type MirType,
  reversePostOrder,
  type Value,
} from '../../mir/index.ts';

/** A place inside a stack slot. */
export interface Place {
  readonly slot: StackSlot;
  readonly offset: number;
}

/** Bytes `[start, end)` that are read or written as one scalar somewhere; never split. */
export interface Atom {
  start: number;
  end: number;
}

export interface StackSlot {
  readonly alloca: Inst;
  readonly size: number;
  readonly align: number;
  /** Cannot be taken apart. */
  escapes: boolean;
  /** Something else than a load at a computed offset is the reason: others may write to it. */
  lost: boolean;
  /** Disjoint, ascending. */
  atoms: Atom[];
  /** Scalar accesses: loads and stores with their offset. */
  readonly accesses: { readonly inst: Inst; readonly offset: number; readonly type: MirType }[];
}

/** A `mem.copy`, `mem.move` or `mem.set` of constant size with at least one end in a stack slot. */
export interface Bulk {
  readonly inst: Inst;
  readonly size: number;
  readonly dst: Place | undefined;
  readonly src: Place | undefined;
}

export interface SlotUse {
  readonly slots: readonly StackSlot[];
  readonly bulks: readonly Bulk[];
  /** Comparisons of a slot's address with null. */
  readonly nullTests: readonly Inst[];
  /** The place a pointer value names, when it is one. */
  placeOf(value: Value): Place | undefined;
}

/** Larger objects stay in memory: arrays of this size are not registers. */
const MAX_SLOT_BYTES = 4096;

export function collectSlotUses(fn: Func): SlotUse {
  const scan = new Scan(fn);
  for (const block of reversePostOrder(fn)) {
    for (const inst of block.insts) {
      scan.look(inst);
      for (const edge of inst.targets ?? []) for (const arg of edge.args) scan.escape(arg);
    }
  }
  return scan;
}

class Scan implements SlotUse {
  readonly slots: StackSlot[] = [];
  readonly bulks: Bulk[] = [];
  readonly nullTests: Inst[] = [];
  private readonly places: (Place | undefined)[];
  /** Slots of addresses at computed offsets. */
  private readonly computed: (StackSlot | undefined)[];

  constructor(fn: Func) {
    this.places = new Array(fn.nextValue).fill(undefined);
    this.computed = new Array(fn.nextValue).fill(undefined);
  }

  placeOf(value: Value): Place | undefined {
    return this.places[value.id];
  }

  escape(value: Value): void {
    const slot = this.places[value.id]?.slot ?? this.computed[value.id];
    if (slot !== undefined) lose(slot);
  }

  look(inst: Inst): void {
    switch (inst.op) {
      case 'alloca': {
        const size = inst.attrs.size!;
        const align = inst.attrs.align!;
        const slot: StackSlot = {
          alloca: inst,
          size,
          align,
          escapes: size > MAX_SLOT_BYTES,
          lost: size > MAX_SLOT_BYTES,
          atoms: [],
          accesses: [],
        };
        this.slots.push(slot);
        this.places[inst.results[0].id] = { slot, offset: 0 };
        break;
      }
      case 'ptr.cast':
        this.places[inst.results[0].id] = this.placeOf(inst.args[0]);
        this.computed[inst.results[0].id] = this.computed[inst.args[0].id];
        break;
      case 'ptr.add':
        this.lookAdd(inst);
        break;
      case 'mem.load':
        this.access(inst, inst.args[0], inst.results[0].type);
        break;
      case 'mem.store':
        this.escape(inst.args[0]);
        this.access(inst, inst.args[1], inst.args[0].type);
        break;
      case 'mem.copy':
      case 'mem.move':
      case 'mem.set':
        this.lookBulk(inst);
        break;
      case 'int.cmp':
        this.lookCompare(inst);
        break;
      default:
        for (const arg of inst.args) this.escape(arg);
    }
  }

  private lookAdd(inst: Inst): void {
    const place = this.placeOf(inst.args[0]);
    if (place === undefined) {
      this.computed[inst.results[0].id] = this.computed[inst.args[0].id];
      return;
    }
    const by = constantOf(inst.args[1]);
    if (by === undefined) {
      place.slot.escapes = true;
      this.computed[inst.results[0].id] = place.slot;
      return;
    }
    const offset = place.offset + Number(BigInt.asIntN(64, by));
    if (offset < 0 || offset > place.slot.size) lose(place.slot);
    else this.places[inst.results[0].id] = { slot: place.slot, offset };
  }

  private access(inst: Inst, address: Value, type: MirType): void {
    const place = this.placeOf(address);
    if (place === undefined) {
      if (inst.op === 'mem.store' || inst.attrs.volatile === true) this.escape(address);
      return;
    }
    const { slot, offset } = place;
    const end = offset + byteSize(type);
    if (inst.attrs.volatile === true || end > slot.size) {
      lose(slot);
      return;
    }
    slot.accesses.push({ inst, offset, type });
    addAtom(slot.atoms, offset, end);
  }

  private lookCompare(inst: Inst): void {
    const [a, b] = inst.args;
    const pred = inst.attrs.pred;
    const other = this.placeOf(a) === undefined ? a : b;
    const isTest = (pred === 'eq' || pred === 'ne') && defInst(other)?.op === 'const.null';
    if (!isTest) {
      this.escape(a);
      this.escape(b);
    } else if (this.placeOf(a) !== undefined || this.placeOf(b) !== undefined)
      this.nullTests.push(inst);
  }

  private lookBulk(inst: Inst): void {
    for (const arg of inst.args) if (this.computed[arg.id] !== undefined) this.escape(arg);
    const dst = this.placeOf(inst.args[0]);
    const src = inst.op === 'mem.set' ? undefined : this.placeOf(inst.args[1]);
    if (dst === undefined && src === undefined) return;
    const count = constantOf(inst.args[2]);
    const size = Number(count ?? 0n);
    const beyond = (p: Place | undefined): boolean =>
      p !== undefined && p.offset + size > p.slot.size;
    const same = dst !== undefined && dst.slot === src?.slot;
    if (count === undefined || inst.attrs.volatile === true || beyond(dst) || beyond(src) || same) {
      if (dst !== undefined) lose(dst.slot);
      if (src !== undefined) lose(src.slot);
      return;
    }
    this.bulks.push({ inst, size, dst, src });
  }
}

function lose(slot: StackSlot): void {
  slot.escapes = true;
  slot.lost = true;
}

/** The canonical bits of a constant integer. */
export function constantOf(value: Value): bigint | undefined {
  const def = defInst(value);
  return def?.op === 'const.int' ? def.attrs.bits : undefined;
}

/** Adds a range, merging what it overlaps. True when the list changed. */
export function addAtom(atoms: Atom[], start: number, end: number): boolean {
  if (end <= start) return false;
  const i = firstBehind(atoms, start);
  const first = atoms[i];
  if (first !== undefined && first.start <= start && first.end >= end) return false;
  let j = i;
  while (j < atoms.length && atoms[j]!.start < end) {
    start = Math.min(start, atoms[j]!.start);
    end = Math.max(end, atoms[j]!.end);
    j++;
  }
  spendWork(1 + ((atoms.length - i) >> 5));
  atoms.splice(i, j - i, { start, end });
  return true;
}

/** The atoms that overlap `[start, end)`. */
export function atomsIn(atoms: readonly Atom[], start: number, end: number): Atom[] {
  const first = firstBehind(atoms, start);
  let last = first;
  while (last < atoms.length && atoms[last]!.start < end) last++;
  spendWork(last - first);
  return atoms.slice(first, last);
}

/** The index of the first atom that ends behind a place. */
export function firstBehind(atoms: readonly Atom[], start: number): number {
  let low = 0;
  let high = atoms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (atoms[middle]!.end <= start) low = middle + 1;
    else high = middle;
  }
  return low;
}
