/**
 * What a coroutine keeps between two steps: the slots on the stack and the values that are needed
 * behind a stop, as rustc's `locals_live_across_suspend_points` finds them, and where in the
 * coroutine each of them lies.
 *
 * A slot is needed where it is read before its variable begins anew, or where something may still
 * point to it: from the instruction that gives its address away until the variable's scope ends.
 */
import { LiveSets } from '../../base/index.ts';
import type { CoroutinePrefix } from '../../layout/index.ts';
import {
  type Block,
  bitWidth,
  defInst,
  type Func,
  type Inst,
  isPtr,
  type MirType,
  type Value,
} from '../../mir/index.ts';
import type { CoroutineCx, Position } from './context.ts';

export interface FrameSlot {
  /** The address of a slot on the stack, or a value. */
  readonly value: Value;
  readonly offset: number;
  readonly align: number;
}

export interface Frame {
  readonly size: number;
  readonly align: number;
  readonly memory: readonly FrameSlot[];
  readonly values: readonly FrameSlot[];
}

/** Bytes of a value in memory. */
export function bytesOf(type: MirType): number {
  return isPtr(type) ? 8 : Math.max(1, bitWidth(type) / 8);
}

/** Operations without operands that can be had anew wherever they are needed. */
const CONSTANTS: ReadonlySet<Inst['op']> = new Set([
  'const.int',
  'const.float',
  'const.null',
  'const.undef',
  'global.addr',
  'func.addr',
]);
const ADDRESSES: ReadonlySet<Inst['op']> = new Set(['ptr.add', 'ptr.cast', 'int.to.ptr', 'alloca']);

/** Can the value be computed anew from what each step has: constants, slots, parameters? */
export function isAnywhere(fn: Func, value: Value): boolean {
  const inst = defInst(value);
  if (inst === undefined) return value.def === fn.blocks[0];
  if (CONSTANTS.has(inst.op)) return true;
  return ADDRESSES.has(inst.op) && inst.args.every((arg) => isAnywhere(fn, arg));
}

const succ = (block: Block): Block[] =>
  block.insts.at(-1)?.targets?.map((edge) => edge.block) ?? [];

type Sets = Map<Block, Set<Value>>;

/**
 * Runs a backward problem to its end: what is live at the start of each block. `gen` wins over
 * `kill`.
 */
function liveIn(fn: Func, gen: Sets, kill: Sets): Sets {
  const number = new Map<Value, number>();
  for (const set of gen.values())
    for (const value of set) if (!number.has(value)) number.set(value, number.size);
  const values = [...number.keys()];
  const sets = new LiveSets(fn.blocks.length, values.length);
  const index = new Map(fn.blocks.map((block, b) => [block, b]));
  for (const [b, block] of fn.blocks.entries()) {
    for (const value of gen.get(block) ?? []) sets.use(b, number.get(value)!);
    for (const value of kill.get(block) ?? []) {
      const member = number.get(value);
      if (member !== undefined) sets.define(b, member);
    }
  }
  sets.solve({ succs: fn.blocks.map((block) => succ(block).map((next) => index.get(next)!)) });
  const live: Sets = new Map();
  for (const [b, block] of fn.blocks.entries()) {
    const own = new Set<Value>();
    sets.forEachLiveIn(b, (member) => own.add(values[member]!));
    live.set(block, own);
  }
  return live;
}

const add = (sets: Sets, block: Block, value: Value): void => {
  const set = sets.get(block);
  if (set === undefined) sets.set(block, new Set([value]));
  else set.add(value);
};

/** Values that are used in other blocks than they are made in, behind a stop. */
function liveValues(fn: Func, stops: ReadonlySet<Block>): Value[] {
  const gen: Sets = new Map();
  const kill: Sets = new Map();
  const anywhere = new Map<Value, boolean>();
  for (const block of fn.blocks) {
    const made = new Set<Value>(block.params);
    const use = (value: Value): void => {
      if (made.has(value)) return;
      let known = anywhere.get(value);
      if (known === undefined) anywhere.set(value, (known = isAnywhere(fn, value)));
      if (!known) add(gen, block, value);
    };
    for (const inst of block.insts) {
      for (const arg of inst.args) use(arg);
      for (const edge of inst.targets ?? []) for (const arg of edge.args) use(arg);
      for (const result of inst.results) made.add(result);
    }
    kill.set(block, made);
  }
  const live = liveIn(fn, gen, kill);
  const found = new Set<Value>();
  for (const block of stops) for (const value of live.get(block) ?? []) found.add(value);
  return [...found].sort((a, b) => a.id - b.id);
}

/** How the slots on the stack are used. */
class Slots {
  /** By value: the slot that it is an address in. */
  private readonly homes = new Map<Value, Value>();
  private readonly co: CoroutineCx;

  constructor(fn: Func, co: CoroutineCx) {
    this.co = co;
    for (const slot of co.fresh.keys()) this.homes.set(slot, slot);
    // Definitions stand before their uses in most lists, but not in all.
    for (let changed = true; changed; ) {
      changed = false;
      for (const block of fn.blocks) {
        for (const { op, args, results } of block.insts) {
          if (op !== 'ptr.add' && op !== 'ptr.cast') continue;
          const home = this.homes.get(args[0]);
          if (home === undefined || this.homes.has(results[0])) continue;
          this.homes.set(results[0], home);
          changed = true;
        }
      }
    }
  }

  /** Slots that an instruction reads or writes, and those whose address it gives away. */
  usesOf(inst: Inst, used: (slot: Value) => void, given: (slot: Value) => void): void {
    const lent = this.co.lent.get(inst);
    inst.args.forEach((arg, index) => {
      const home = this.homes.get(arg);
      if (home === undefined) return;
      if (isAccess(inst, index) || lent?.has(arg)) used(home);
      else if (inst.op !== 'ptr.add' && inst.op !== 'ptr.cast') given(home);
    });
    for (const edge of inst.targets ?? []) {
      for (const arg of edge.args) {
        const home = this.homes.get(arg);
        if (home !== undefined) given(home);
      }
    }
  }
}

/** Is the operand an address that the instruction only accesses? */
function isAccess({ op }: Inst, index: number): boolean {
  switch (op) {
    case 'mem.load':
    case 'mem.set':
    case 'atomic.load':
    case 'int.cmp':
      return true;
    case 'mem.copy':
    case 'mem.move':
      return index < 2;
    case 'mem.store':
      return index === 1;
    default:
      return false;
  }
}

/** Positions in a block, by the instruction that they stand behind. */
function positions(
  lists: ReadonlyMap<Value, readonly Position[]>,
): Map<Block, Map<Inst | undefined, Value[]>> {
  const out = new Map<Block, Map<Inst | undefined, Value[]>>();
  for (const [slot, list] of lists) {
    for (const { block, behind } of list) {
      let at = out.get(block);
      if (at === undefined) out.set(block, (at = new Map()));
      const known = at.get(behind);
      if (known === undefined) at.set(behind, [slot]);
      else known.push(slot);
    }
  }
  return out;
}

interface SlotEvent {
  readonly kind: 'fresh' | 'end' | 'use' | 'give';
  readonly slot: Value;
}

/** What happens to slots in a block, in order. */
function eventsOf(fn: Func, co: CoroutineCx): Map<Block, SlotEvent[]> {
  const slots = new Slots(fn, co);
  const fresh = positions(co.fresh);
  const ends = positions(co.ends);
  const out = new Map<Block, SlotEvent[]>();
  for (const block of fn.blocks) {
    const events: SlotEvent[] = [];
    const at = (behind: Inst | undefined): void => {
      for (const slot of ends.get(block)?.get(behind) ?? []) events.push({ kind: 'end', slot });
      for (const slot of fresh.get(block)?.get(behind) ?? []) events.push({ kind: 'fresh', slot });
    };
    at(undefined);
    for (const inst of block.insts) {
      slots.usesOf(
        inst,
        (slot) => events.push({ kind: 'use', slot }),
        (slot) => events.push({ kind: 'give', slot }),
      );
      at(inst);
    }
    out.set(block, events);
  }
  return out;
}

/** Slots that are used behind a stop without having begun anew. */
function usedBehind(
  fn: Func,
  events: Map<Block, SlotEvent[]>,
  stops: ReadonlySet<Block>,
): Set<Value> {
  const gen: Sets = new Map();
  const kill: Sets = new Map();
  for (const [block, list] of events) {
    const seen = new Set<Value>();
    for (const { kind, slot } of list) {
      if (kind === 'end' || seen.has(slot)) continue;
      seen.add(slot);
      if (kind !== 'fresh') add(gen, block, slot);
    }
    for (const { kind, slot } of list) if (kind === 'fresh') add(kill, block, slot);
  }
  const live = liveIn(fn, gen, kill);
  const found = new Set<Value>();
  for (const block of stops) for (const slot of live.get(block) ?? []) found.add(slot);
  return found;
}

/** Slots that something may point to at a stop. */
function pointedTo(fn: Func, events: Map<Block, SlotEvent[]>, co: CoroutineCx): Set<Value> {
  const out: Sets = new Map(fn.blocks.map((block) => [block, new Set<Value>()]));
  const preds = new Map<Block, Block[]>();
  for (const block of fn.blocks)
    for (const next of succ(block)) preds.set(next, [...(preds.get(next) ?? []), block]);
  /** Nothing that is pointed to at the end of a block is ever taken away from it. */
  const visit = (block: Block): boolean => {
    const own = new Set((preds.get(block) ?? []).flatMap((before) => [...out.get(before)!]));
    for (const { kind, slot } of events.get(block)!) {
      if (kind === 'give') own.add(slot);
      else if (kind !== 'use') own.delete(slot);
    }
    const hasMore = own.size > out.get(block)!.size;
    if (hasMore) out.set(block, own);
    return hasMore;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const block of fn.blocks) changed = visit(block) || changed;
  }
  const found = new Set<Value>();
  for (const { block, leave } of co.stops)
    if (leave !== undefined) for (const slot of out.get(block) ?? []) found.add(slot);
  return found;
}

/** What is kept, each thing at a place of its own behind the captured variables and the state. */
export function frameOf(fn: Func, co: CoroutineCx, prefix: CoroutinePrefix): Frame {
  const behind = new Set<Block>();
  for (const { leave, resume, drop } of co.stops)
    if (leave !== undefined) for (const block of [resume, drop]) behind.add(block);
  const events = eventsOf(fn, co);
  const kept = usedBehind(fn, events, behind);
  for (const slot of pointedTo(fn, events, co)) kept.add(slot);
  let size = prefix.size;
  let align = prefix.layout.align;
  const place = (value: Value, bytes: number, own: number): FrameSlot => {
    const offset = Math.ceil(size / own) * own;
    size = offset + bytes;
    align = Math.max(align, own);
    return { value, offset, align: own };
  };
  const memory = [...kept]
    .sort((a, b) => a.id - b.id)
    .map((value) => {
      const attrs = defInst(defInst(value)!.args[0])!.attrs;
      return place(value, Number(attrs.size ?? 0), Number(attrs.align ?? 1));
    });
  const values = liveValues(fn, behind).map((value) => {
    const bytes = bytesOf(value.type);
    return place(value, bytes, Math.min(bytes, 8));
  });
  return { size: Math.ceil(size / align) * align, align, memory, values };
}
