/**
 * `sroa`: stack slots become values. Each slot is split into the scalars it is accessed as, copies
 * between slots become moves of scalars, and the scalars are promoted to SSA. A round may free
 * addresses that were kept in other slots (closure environments, iterators over references), so
 * rounds repeat until nothing changes.
 */
import { mapPacked } from '../../base/index.ts';
import {
  byteSize,
  createInst,
  type DebugRecord,
  type Func,
  type Inst,
  isInt,
  type MirType,
  removeUnreachableBlocks,
  replaceValues,
  type Value,
} from '../../mir/index.ts';
import { definePass } from '../define-pass.ts';
import { Constants } from '../support/constants.ts';
import { promoteSlots, type Slot } from '../support/promote.ts';
import { unifyAddresses } from './addresses.ts';
import { fullBytes, partitionSlots } from './partition.ts';
import { shadowSlots } from './shadow.ts';
import {
  type Atom,
  atomsIn,
  type Bulk,
  collectSlotUses,
  constantOf,
  firstBehind,
  type Place,
  type SlotUse,
  type StackSlot,
} from './slices.ts';
import { convert, emit, extract, insert, intOfBytes, type Sink, slotType } from './views.ts';

const MAX_ROUNDS = 16;

export const sroa = definePass({
  name: 'sroa',
  doc: 'Splits stack slots into scalars and makes them SSA values.',
  run(fn) {
    removeUnreachableBlocks(fn);
    if (fn.blocks[0]!.insts.every((inst) => inst.op !== 'alloca')) return false;
    let changed = unifyAddresses(fn);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      if (!promoteOnce(fn)) break;
      changed = true;
    }
    return shadowSlots(fn) || changed;
  },
});

/** The scalar slot that stands for one atom of a stack slot. */
interface Part extends Atom {
  readonly alloca: Inst;
  readonly type: MirType;
  /**
   * Accessed in pieces: bytes that are not written yet must be some definite bits, so the slot
   * begins as zero.
   */
  readonly pieced: boolean;
}

function promoteOnce(fn: Func): boolean {
  const use = collectSlotUses(fn);
  if (use.slots.length === 0) return false;
  partitionSlots(use);
  const open = use.slots.filter((s) => !s.escapes);
  if (open.length === 0) return false;
  const full = fullBytes(use);
  const cut = cutAtoms(use);
  const parts = new Map<StackSlot, Part[]>();
  const scalars: Slot[] = [];
  const entry = fn.blocks[0]!;
  for (const slot of open) {
    const accesses = slot.atoms.map((): StackSlot['accesses'] => []);
    for (const one of slot.accesses) accesses[firstBehind(slot.atoms, one.offset)]!.push(one);
    const list = slot.atoms.map((atom, i): Part => {
      const { type: seen, mixed } = typeOf(accesses[i]!, atom);
      const type = seen === 'i1' && full.has(atom) ? 'i8' : seen;
      const pieced = mixed || cut.has(atom);
      const size = byteSize(type);
      const alloca = createInst(fn, entry, 'alloca', [], ['ptr.private'], { size, align: size });
      const name = slot.alloca.results[0].name;
      if (name !== undefined) alloca.results[0].name = name;
      scalars.push({ alloca, type });
      return { start: atom.start, end: atom.end, alloca, type, pieced };
    });
    parts.set(slot, list);
  }
  const rewriter = new Rewriter(fn, use, parts);
  if (fn.records !== undefined) splitRecords(fn, use, parts);
  rewriter.run();
  entry.insts = [...mapPacked(scalars, (s) => s.alloca), ...rewriter.zeroes(), ...entry.insts];
  promoteSlots(fn, scalars);
  return true;
}

/** Variables that lie in split slots lie in their parts. */
function splitRecords(
  fn: Func,
  use: SlotUse,
  parts: ReadonlyMap<StackSlot, readonly Part[]>,
): void {
  for (const [inst, list] of fn.records!) {
    const place = ({ kind, value }: DebugRecord): Place | undefined =>
      kind === 'value' || value === undefined ? undefined : use.placeOf(value);
    if (list.some((record) => parts.has(place(record)?.slot as StackSlot)))
      fn.records!.set(
        inst,
        list.flatMap((record) => {
          const own = place(record);
          const all = own && parts.get(own.slot);
          return all === undefined ? [record] : partRecords(record, own!.offset, all);
        }),
      );
  }
}

/** A record whose variable begins at byte `base` of a slot, by the parts of the slot. */
function partRecords(record: DebugRecord, base: number, parts: readonly Part[]): DebugRecord[] {
  const { kind, fragment } = record;
  if (kind === 'indirect') {
    const at = parts.find(({ start }) => start === base);
    return [{ ...record, value: at?.alloca.results[0] }];
  }
  const [from, size] = fragment ?? [0, Infinity];
  const out: DebugRecord[] = [];
  for (const { start, end, alloca } of parts) {
    // A part that only lies partly in the variable is another variable's as well.
    if (start < base || end > base + size) continue;
    const own = [from + start - base, end - start] as const;
    out.push({ ...record, fragment: own, value: alloca.results[0] });
  }
  return out;
}

function typeOf(accesses: StackSlot['accesses'], atom: Atom): { type: MirType; mixed: boolean } {
  const size = atom.end - atom.start;
  const full: MirType[] = [];
  let mixed = intOfBytes(size) === undefined;
  for (const { type } of accesses) {
    if (byteSize(type) === size) full.push(type);
    else mixed = true;
  }
  return { type: slotType(size, full, mixed)!, mixed };
}

/** Atoms that a bulk operation begins or ends inside of. */
function cutAtoms(use: SlotUse): ReadonlySet<Atom> {
  const out = new Set<Atom>();
  const cut = ({ atoms }: StackSlot, at: number): void => {
    const atom = atoms[firstBehind(atoms, at)];
    if (atom !== undefined && at > atom.start) out.add(atom);
  };
  for (const { dst, src, size } of use.bulks)
    for (const place of [dst, src]) {
      if (place === undefined) continue;
      cut(place.slot, place.offset);
      cut(place.slot, place.offset + size);
    }
  return out;
}

class Rewriter {
  private readonly use: SlotUse;
  private readonly parts: Map<StackSlot, Part[]>;
  private readonly sink: Sink;
  private readonly bulks = new Map<Inst, Bulk>();
  private readonly nullTests: Set<Inst>;
  private readonly replaced = new Map<Value, Value>();

  constructor(fn: Func, use: SlotUse, parts: Map<StackSlot, Part[]>) {
    this.use = use;
    this.parts = parts;
    for (const bulk of use.bulks) this.bulks.set(bulk.inst, bulk);
    this.nullTests = new Set(use.nullTests);
    const constants = new Constants(fn);
    this.sink = { fn, constants, out: [], at: fn.blocks[0]!.insts[0]! };
  }

  run(): void {
    const { sink } = this;
    for (const block of sink.fn.blocks) {
      sink.out.length = 0;
      for (const inst of block.insts) {
        sink.at = inst;
        if (!this.rewrite(inst)) sink.out.push(inst);
      }
      block.insts = [...sink.out];
    }
    sink.constants.flush();
    replaceValues(sink.fn, this.replaced);
  }

  /**
   * First stores of the slots that are written in pieces. Dead ones are free: promotion drops them.
   */
  zeroes(): Inst[] {
    const { fn } = this.sink;
    const entry = fn.blocks[0]!;
    const out: Inst[] = [];
    for (const list of this.parts.values()) {
      for (const part of list) {
        if (!part.pieced) continue;
        const zero = createInst(fn, entry, 'const.int', [], [part.type], { bits: 0n });
        const args = [zero.results[0], part.alloca.results[0]];
        out.push(
          zero,
          createInst(fn, entry, 'mem.store', args, [], { align: byteSize(part.type) }),
        );
      }
    }
    return out;
  }

  /** The open slot an address lies in, with its offset. */
  private openPlace(value: Value): Place | undefined {
    const place = this.use.placeOf(value);
    return place !== undefined && !place.slot.escapes ? place : undefined;
  }

  /** True when the instruction is replaced by what is now in the sink. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each operation that touches memory
  private rewrite(inst: Inst): boolean {
    switch (inst.op) {
      case 'alloca':
      case 'ptr.cast':
      case 'ptr.add':
        return this.openPlace(inst.results[0]) !== undefined;
      case 'mem.load': {
        const place = this.openPlace(inst.args[0]);
        if (place === undefined) return false;
        this.define(inst.results[0], this.read(place, inst.results[0].type));
        return true;
      }
      case 'mem.store': {
        const place = this.openPlace(inst.args[1]);
        if (place === undefined) return false;
        this.write(place, inst.args[0]);
        return true;
      }
      case 'int.cmp':
        if (!this.nullTests.has(inst)) return false;
        if (
          this.openPlace(inst.args[0]) === undefined &&
          this.openPlace(inst.args[1]) === undefined
        )
          return false;
        this.define(inst.results[0], this.sink.constants.bool(inst.attrs.pred === 'ne'));
        return true;
      default: {
        const bulk = this.bulks.get(inst);
        if (bulk === undefined) return false;
        const dst = bulk.dst !== undefined && !bulk.dst.slot.escapes ? bulk.dst : undefined;
        const src = bulk.src !== undefined && !bulk.src.slot.escapes ? bulk.src : undefined;
        if (dst === undefined && src === undefined) return false;
        if (inst.op === 'mem.set') this.fill(inst, dst!, bulk.size);
        else if (dst !== undefined && src !== undefined) this.move(dst, src, bulk.size);
        else if (dst !== undefined) this.bring(inst, dst, bulk.size);
        else this.send(inst, src!, bulk.size);
        return true;
      }
    }
  }

  private define(old: Value, now: Value): void {
    if (now.name === undefined && old.name !== undefined) now.name = old.name;
    this.replaced.set(old, now);
  }

  private partAt(place: Place): { part: Part; offset: number } {
    const list = this.parts.get(place.slot)!;
    const part = list[firstBehind(list, place.offset)];
    if (part !== undefined && place.offset >= part.start)
      return { part, offset: place.offset - part.start };
    throw new Error('access outside the atoms of its slot');
  }

  private loadPart(part: Part): Value {
    return emit(this.sink, 'mem.load', [part.alloca.results[0]], part.type, {
      align: byteSize(part.type),
    });
  }

  private storePart(part: Part, value: Value): void {
    const attrs = { align: byteSize(part.type) };
    const args = [value, part.alloca.results[0]];
    this.sink.out.push(
      createInst(this.sink.fn, this.sink.at.block, 'mem.store', args, [], attrs, this.sink.at.loc),
    );
  }

  private read(place: Place, type: MirType): Value {
    const { part, offset } = this.partAt(place);
    return extract(this.sink, this.loadPart(part), offset, type);
  }

  private write(place: Place, value: Value): void {
    const { part, offset } = this.partAt(place);
    if (offset === 0 && byteSize(value.type) === byteSize(part.type)) {
      this.storePart(part, convert(this.sink, value, part.type));
      return;
    }
    this.storePart(part, insert(this.sink, this.loadPart(part), offset, value));
  }

  /** The pieces of a range of a slot: whole parts under their type, others as integers. */
  private pieces(place: Place, size: number): { offset: number; type: MirType }[] {
    const out: { offset: number; type: MirType }[] = [];
    const end = place.offset + size;
    for (const atom of atomsIn(this.parts.get(place.slot)!, place.offset, end)) {
      const part = atom as Part;
      if (
        part.start >= place.offset &&
        part.end <= end &&
        byteSize(part.type) === part.end - part.start
      ) {
        out.push({ offset: part.start - place.offset, type: part.type });
        continue;
      }
      let at = Math.max(part.start, place.offset);
      const stop = Math.min(part.end, end);
      while (at < stop) {
        let chunk = 8;
        while (at + chunk > stop || (at - part.start) % chunk !== 0) chunk >>= 1;
        out.push({ offset: at - place.offset, type: intOfBytes(chunk)! });
        at += chunk;
      }
    }
    return out;
  }

  private move(dst: Place, src: Place, size: number): void {
    // Read everything first: parts of the destination may be read as parts of the source in a later
    // piece.
    const pieces = this.pieces(src, size).map(({ offset, type }) => ({
      offset,
      value: this.read({ slot: src.slot, offset: src.offset + offset }, type),
    }));
    for (const { offset, value } of pieces)
      this.write({ slot: dst.slot, offset: dst.offset + offset }, value);
  }

  private address(base: Value, offset: number): Value {
    if (offset === 0) return base;
    return emit(this.sink, 'ptr.add', [base, this.sink.constants.int('i64', offset)], base.type, {
      inbounds: true,
    });
  }

  /** From memory into a slot. */
  private bring(inst: Inst, dst: Place, size: number): void {
    const pieces = this.pieces(dst, size).map(({ offset, type }) => {
      const attrs = {
        align: alignAt(inst.attrs.align!, offset),
        ...(inst.attrs.readonly === true ? { readonly: true } : {}),
      };
      return {
        offset,
        value: emit(this.sink, 'mem.load', [this.address(inst.args[1], offset)], type, attrs),
      };
    });
    for (const { offset, value } of pieces)
      this.write({ slot: dst.slot, offset: dst.offset + offset }, value);
  }

  /** From a slot into memory. */
  private send(inst: Inst, src: Place, size: number): void {
    for (const { offset, type } of this.pieces(src, size)) {
      const value = this.read({ slot: src.slot, offset: src.offset + offset }, type);
      const to = this.address(inst.args[0], offset);
      const attrs = { align: alignAt(inst.attrs.align!, offset) };
      this.sink.out.push(
        createInst(this.sink.fn, inst.block, 'mem.store', [value, to], [], attrs, inst.loc),
      );
    }
  }

  private fill(inst: Inst, dst: Place, size: number): void {
    const byte = inst.args[1];
    const isUndef = 'op' in byte.def && byte.def.op === 'const.undef';
    const known = isUndef ? 0n : constantOf(byte);
    for (const { offset, type } of this.pieces(dst, size)) {
      const place = { slot: dst.slot, offset: dst.offset + offset };
      let value: Value;
      if (isUndef && !this.partAt(place).part.pieced) value = this.sink.constants.undef(type);
      else {
        const bytes = byteSize(type);
        const int = intOfBytes(bytes)!;
        let ones = 0n;
        for (let i = 0; i < bytes; i++) ones = (ones << 8n) | 1n;
        if (known !== undefined) value = this.sink.constants.int(int, known * ones);
        else if (bytes === 1) value = byte;
        else {
          const wide = emit(this.sink, 'int.zext', [byte], int);
          value = emit(this.sink, 'int.mul', [wide, this.sink.constants.int(int, ones)], int);
        }
        if (!isInt(type) || type === 'i1') value = extract(this.sink, value, 0, type);
      }
      this.write(place, value);
    }
  }
}

/** Alignment at a byte offset from an address of alignment `align`. */
function alignAt(align: number, offset: number): number {
  return offset === 0 ? align : Math.min(align, offset & -offset);
}
