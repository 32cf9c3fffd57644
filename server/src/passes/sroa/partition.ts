/**
 * Decides how stack slots fall apart. The atoms of slots that are copied into each other are made
 * equal, so that a copy is a list of scalar moves; bytes that only pass through a slot on their way
 * between memories get atoms of natural size.
 */
import { byteSize } from '../../mir/index.ts';
import {
  type Atom,
  addAtom,
  atomsIn,
  type Bulk,
  type Place,
  type SlotUse,
  type StackSlot,
} from './slices.ts';

/** A copy that leaves the function's slots is only taken apart up to this size. */
const MAX_SPLIT_COPY = 128;

/** Larger atoms arise from accesses that overlap askew; such a slot stays in memory. */
const MAX_ATOM = 16;

/** Completes the atoms of all slots. Slots that cannot be split are marked as escaping. */
export function partitionSlots(use: SlotUse): void {
  // A slot that stays in memory makes its copies leave the slots, so the decision repeats until it
  // holds.
  for (let again = true; again; ) {
    spread(use.bulks);
    again = false;
    for (const { dst, src, size } of use.bulks) {
      if (!isOpen(src) || isOpen(dst)) continue;
      if (size <= MAX_SPLIT_COPY) fillGaps(src.slot, src.offset, src.offset + size);
      else {
        src.slot.escapes = true;
        again = true;
      }
    }
    spread(use.bulks);
    for (const slot of use.slots) {
      if (slot.escapes || slot.atoms.every((a) => a.end - a.start <= MAX_ATOM)) continue;
      slot.escapes = true;
      again = true;
    }
  }
}

/** True for an end in a slot that may be split. */
function isOpen(place: Place | undefined): place is Place {
  return place !== undefined && !place.slot.escapes;
}

/**
 * Carries atoms over copies between slots until nothing changes; each step only merges, so it ends.
 */
function spread(bulks: readonly Bulk[]): void {
  const copies = bulks.filter((b) => isOpen(b.dst) && isOpen(b.src));
  for (let changed = copies.length > 0; changed; ) {
    changed = false;
    for (const { dst, src, size } of copies) {
      if (carry(src!, dst!, size)) changed = true;
      if (carry(dst!, src!, size)) changed = true;
    }
  }
}

function carry(from: Place, to: Place, size: number): boolean {
  let changed = false;
  const shift = to.offset - from.offset;
  for (const atom of atomsIn(from.slot.atoms, from.offset, from.offset + size)) {
    const start = Math.max(atom.start, from.offset);
    const end = Math.min(atom.end, from.offset + size);
    if (addAtom(to.slot.atoms, start + shift, end + shift)) changed = true;
  }
  return changed;
}

/**
 * Covers the bytes of `[start, end)` that have no atom with naturally aligned chunks of at most 8
 * bytes. What is aligned to 4 bytes holds nothing wider, and is read in such parts later.
 */
function fillGaps({ atoms, align }: StackSlot, start: number, end: number): void {
  const most = align === 4 ? 4 : 8;
  let at = start;
  for (const atom of [...atomsIn(atoms, start, end), { start: end, end }]) {
    while (at < atom.start) {
      let size = most;
      while (at % size !== 0 || at + size > atom.start) size >>= 1;
      addAtom(atoms, at, at + size);
      at += size;
    }
    at = Math.max(at, atom.end);
  }
}

/**
 * Atoms of one byte that may hold more than a truth value: something reads or writes them as
 * another type, or they are copied from or to such a byte or memory outside. Where an enum keeps
 * its tag in the unused values of a `bool`, the tag of one variant is copied through the `bool` of
 * another.
 */
export function fullBytes(use: SlotUse): ReadonlySet<Atom> {
  const out = new Set<Atom>();
  if (!use.slots.some((slot) => slot.accesses.some(({ type }) => type === 'i1'))) return out;
  const note = (slot: StackSlot, start: number, end: number): void => {
    for (const atom of atomsIn(slot.atoms, start, end)) out.add(atom);
  };
  for (const slot of use.slots) {
    for (const { offset, type } of slot.accesses)
      if (type !== 'i1') note(slot, offset, offset + byteSize(type));
  }
  for (const { dst, src, size } of use.bulks) {
    if (isOpen(dst) && isOpen(src)) continue;
    for (const place of [dst, src])
      if (isOpen(place)) note(place.slot, place.offset, place.offset + size);
  }
  const copies = use.bulks.filter((b) => isOpen(b.dst) && isOpen(b.src));
  for (let before = -1; before !== out.size; ) {
    before = out.size;
    for (const { dst, src, size } of copies) {
      hand(src!, dst!, size);
      hand(dst!, src!, size);
    }
  }
  return out;

  function hand(from: Place, to: Place, size: number): void {
    const shift = to.offset - from.offset;
    for (const atom of atomsIn(from.slot.atoms, from.offset, from.offset + size))
      if (out.has(atom)) note(to.slot, atom.start + shift, atom.end + shift);
  }
}
