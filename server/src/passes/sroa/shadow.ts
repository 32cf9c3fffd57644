/**
 * Slots that stay in memory because they are read at computed offsets, but are written at known
 * places only (an array with the counter of the loop over it): what stands at such a place is kept
 * as a value as well, and reads of it use that. A loop whose counter becomes visible this way may
 * be written out, and then nothing is computed any more.
 */
import { splice } from '../../base/index.ts';
import {
  byteSize,
  createInst,
  type Func,
  type Inst,
  replaceValues,
  type Value,
} from '../../mir/index.ts';
import { promoteSlots, type Slot } from '../support/promote.ts';
import { type Bulk, collectSlotUses, type SlotUse, type StackSlot } from './slices.ts';

interface Shadow extends Slot {
  readonly slot: StackSlot;
  readonly offset: number;
}

/** True when there was something to do. */
export function shadowSlots(fn: Func): boolean {
  const use = collectSlotUses(fn);
  const shadows = use.slots.flatMap((slot) =>
    slot.escapes && !slot.lost ? shadowsOf(fn, slot) : [],
  );
  if (shadows.length === 0) return false;
  keep(fn, use, shadows);
  splice(
    fn.blocks[0]!.insts,
    0,
    0,
    shadows.map((shadow) => shadow.alloca),
  );
  promoteSlots(fn, shadows);
  return true;
}

/** One for each place that is always accessed as the same scalar, and read at least once. */
function shadowsOf(fn: Func, slot: StackSlot): Shadow[] {
  const out: Shadow[] = [];
  for (const atom of slot.atoms) {
    const inside = slot.accesses.filter(({ offset }) => offset >= atom.start && offset < atom.end);
    const { offset, type } = inside[0]!;
    const same = inside.every((access) => access.offset === offset && access.type === type);
    if (!same || !inside.some(({ inst }) => inst.op === 'mem.load')) continue;
    const size = byteSize(type);
    const alloca = createInst(fn, fn.blocks[0]!, 'alloca', [], ['ptr.private'], {
      size,
      align: size,
    });
    out.push({ alloca, type, slot, offset });
  }
  return out;
}

/** Writes go to both, reads to the shadow. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one walk that writes the block anew
function keep(fn: Func, use: SlotUse, shadows: readonly Shadow[]): void {
  const bulks = new Map<Inst, Bulk>(use.bulks.map((bulk) => [bulk.inst, bulk]));
  const replaced = new Map<Value, Value>();
  const find = (address: Value): Shadow | undefined => {
    const place = use.placeOf(address);
    if (place === undefined) return undefined;
    return shadows.find((s) => s.slot === place.slot && s.offset === place.offset);
  };
  for (const block of fn.blocks) {
    const out: Inst[] = [];
    const make = (
      op: Inst['op'],
      args: Value[],
      results: Shadow['type'][],
      attrs: Inst['attrs'],
      at: Inst,
    ): Inst => {
      const inst = createInst(fn, block, op, args, results, attrs, at.loc);
      out.push(inst);
      return inst;
    };
    for (const inst of block.insts) {
      const shadow = inst.op === 'mem.load' ? find(inst.args[0]) : undefined;
      if (shadow !== undefined) {
        const align = byteSize(shadow.type);
        const read = make('mem.load', [shadow.alloca.results[0]], [shadow.type], { align }, inst);
        replaced.set(inst.results[0], read.results[0]);
        continue;
      }
      out.push(inst);
      const written = inst.op === 'mem.store' ? find(inst.args[1]) : undefined;
      if (written !== undefined) store(written, inst.args[0], inst, make);
      const dst = bulks.get(inst)?.dst;
      if (dst === undefined) continue;
      const end = dst.offset + bulks.get(inst)!.size;
      for (const s of shadows) {
        if (s.slot !== dst.slot || s.offset >= end || s.offset + byteSize(s.type) <= dst.offset)
          continue;
        const by = make('const.int', [], ['i64'], { bits: BigInt(s.offset) }, inst).results[0];
        const base = s.slot.alloca.results[0];
        const at = make('ptr.add', [base, by], ['ptr.private'], { inbounds: true }, inst);
        const align = Math.min(s.slot.align, s.offset === 0 ? 16 : s.offset & -s.offset);
        const value = make('mem.load', [at.results[0]], [s.type], { align }, inst).results[0];
        store(s, value, inst, make);
      }
    }
    block.insts = out;
  }
  replaceValues(fn, replaced);
}

type Make = (
  op: Inst['op'],
  args: Value[],
  results: Shadow['type'][],
  attrs: Inst['attrs'],
  at: Inst,
) => Inst;

function store(shadow: Shadow, value: Value, at: Inst, make: Make): void {
  const align = byteSize(shadow.type);
  make('mem.store', [value, shadow.alloca.results[0]], [], { align }, at);
}
