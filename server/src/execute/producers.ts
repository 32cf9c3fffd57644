/**
 * Where a kernel would write what threads wait for, found in its code, as nothing has executed it:
 * the writes whose pointers lead into that memory by the arguments of the launch.
 */
import { append } from '../base/index.ts';
import {
  type Block,
  byteSize,
  type Func,
  type Inst,
  isPure,
  type SourceLoc,
  type Value,
} from '../mir/index.ts';
import { AREA, type CompiledKernel } from './compile.ts';
import { OWN } from './environment.ts';
import { framesOf } from './fault-log.ts';
import type { Producer, Spin, WaitingPlace } from './hangs.ts';
import { innermostCycle } from './loops.ts';
import type { DeviceMemory } from './objects.ts';

/** A kernel in a launch. */
export interface LaunchCode {
  readonly kernel: CompiledKernel;
  readonly memory: DeviceMemory;
  /** Where the engine's own memory begins. */
  readonly own: number;
  readonly name: string;
}

const MASK = 0xffff_ffffn;
/** So many places are named at most. */
const MOST_PRODUCERS = 3;

/** Places that would write what threads read again and again, and who waits before them. */
export function producersOf(
  code: LaunchCode,
  spin: Spin | undefined,
  wait: number,
  waiting: readonly WaitingPlace[],
): Producer[] {
  const { kernel, memory } = code;
  const read = spin?.memory;
  if (read === undefined) return [];
  const objectAt = (place: number) => memory.objects[memory.owner(place) - 1];
  const object = objectAt(read.place);
  const own = innermostCycle(kernel.fn, kernel.waits[wait]!.inst.block);
  const found = new Producers(kernel.fn, memoryOf(code)).writers(({ address, size, isExact }) => {
    const place = Number(address & MASK);
    if (objectAt(place) !== object) return false;
    return !isExact || (place < read.place + read.size && read.place < place + size);
  });
  const reached = new Map(waiting.map((one) => [one, reachableFrom(blockOf(kernel, one))]));
  const byCall = new Map<string | undefined, Producer>();
  for (const { inst, block } of found) {
    if (own.has(block) || byCall.has(callOf(inst.loc))) continue;
    const before = waiting.filter((one) => reached.get(one)!.has(block));
    byCall.set(callOf(inst.loc), { frames: framesOf(inst.loc, code.name), waiting: before });
  }
  // Those before which somebody waits say more.
  const all = [...byCall.values()];
  all.sort((a, b) => Math.sign(b.waiting.length) - Math.sign(a.waiting.length));
  return all.slice(0, MOST_PRODUCERS);
}

const blockOf = (kernel: CompiledKernel, { wait }: WaitingPlace): Block =>
  kernel.waits[wait]!.inst.block;

function memoryOf({ kernel, memory, own }: LaunchCode): LaunchMemory {
  const { view } = memory;
  return {
    param: (index) => view.getBigUint64(own + AREA.params + 16 * index, true),
    global: (symbol) => {
      const at = kernel.globals.findIndex(({ name }) => name === symbol);
      return at < 0 ? undefined : view.getBigUint64(own + OWN.globals + 8 * at, true);
    },
    constant: (address) => {
      const place = Number(address & MASK);
      const object = memory.objects[memory.owner(place) - 1];
      if (object?.kind !== 'argument' || place + 8 > object.base + object.size) return undefined;
      return view.getBigUint64(place, true);
    },
  };
}

/** The place in the kernel's own body that an instruction comes from, as a word. */
export function callOf(loc: SourceLoc | undefined): string | undefined {
  let at = loc;
  while (at?.inlinedAt !== undefined) at = at.inlinedAt;
  return at && `${at.span.file} ${at.span.start} ${at.span.end}`;
}

/** What the code of a kernel points to, in a launch. */
interface LaunchMemory {
  /** The bits of a parameter of the kernel, by its index. */
  param(index: number): bigint;
  /** The address of a global; undefined where it is not known. */
  global(symbol: string): bigint | undefined;
  /** Eight bytes of memory that no thread writes; undefined of others. */
  constant(address: bigint): bigint | undefined;
}

/** A pointer: an address or a stack slot, and an offset where that is known. */
interface Place {
  readonly base: bigint | Inst;
  readonly offset: bigint | undefined;
}

/** A write of the kernel, with what is known of where it goes. */
interface Writer {
  readonly inst: Inst;
  readonly block: Block;
}

/** Bytes that a write may go to; an offset that is not known is anywhere in the object. */
interface WrittenRange {
  readonly address: bigint;
  readonly size: number;
  readonly isExact: boolean;
}

class Producers {
  private readonly kernel: Func;
  private readonly memory: LaunchMemory;
  private readonly places = new Map<Value, readonly Place[]>();
  private readonly slotWrites = new Map<Inst, Inst[]>();

  constructor(kernel: Func, memory: LaunchMemory) {
    this.kernel = kernel;
    this.memory = memory;
    for (const { insts } of kernel.blocks)
      for (const inst of insts) {
        const slot = slotOf(targetOf(inst)?.pointer);
        if (slot === undefined) continue;
        const list = this.slotWrites.get(slot) ?? [];
        list.push(inst);
        this.slotWrites.set(slot, list);
      }
  }

  /** Writes of the kernel's own code that `meets` says to concern. */
  writers(meets: (range: WrittenRange) => boolean): Writer[] {
    const out: Writer[] = [];
    for (const block of this.kernel.blocks)
      for (const inst of block.insts) {
        const target = targetOf(inst);
        if (target === undefined || slotOf(target.pointer) !== undefined) continue;
        const { size } = target;
        const isMet = this.placesOf(target.pointer).some(({ base, offset }) => {
          if (typeof base !== 'bigint') return false;
          return meets({ address: base + (offset ?? 0n), size, isExact: offset !== undefined });
        });
        if (isMet) out.push({ inst, block });
      }
    return out;
  }

  private placesOf(value: Value): readonly Place[] {
    const known = this.places.get(value);
    if (known !== undefined) return known;
    // A pointer that goes round in a loop is what it was before the loop.
    this.places.set(value, []);
    const found = this.find(value);
    this.places.set(value, found);
    return found;
  }

  private find(value: Value): readonly Place[] {
    const { def } = value;
    if (!('op' in def)) return this.ofParameter(def, value);
    const [first, second, third] = def.args;
    switch (def.op) {
      case 'alloca':
        return [{ base: def, offset: 0n }];
      case 'global.addr': {
        const base = this.memory.global(def.attrs.symbol!);
        return base === undefined ? [] : [{ base, offset: 0n }];
      }
      case 'ptr.add': {
        const by = this.numberOf(second);
        const moved = (offset: bigint | undefined): bigint | undefined =>
          offset === undefined || by === undefined ? undefined : offset + by;
        return this.placesOf(first).map(({ base, offset }) => ({ base, offset: moved(offset) }));
      }
      case 'ptr.cast':
      case 'ptr.to.int':
      case 'int.to.ptr':
        return this.placesOf(first);
      case 'select':
        return [...this.placesOf(second), ...this.placesOf(third)];
      case 'mem.load':
        return this.placesOf(first).flatMap((place) => this.loaded(place, 0));
      default:
        return [];
    }
  }

  private ofParameter(block: Block, value: Value): readonly Place[] {
    const { blocks } = this.kernel;
    const at = block.params.indexOf(value);
    if (block === blocks[0]) return [{ base: this.memory.param(at), offset: 0n }];
    const out: Place[] = [];
    for (const { insts } of blocks)
      for (const edge of insts.at(-1)?.targets ?? [])
        if (edge.block === block) append(out, this.placesOf(edge.args[at]!));
    return out;
  }

  /** What a pointer that lies at a place leads to. */
  private loaded({ base, offset }: Place, depth: number): readonly Place[] {
    if (typeof base === 'bigint') {
      const bits = offset === undefined ? undefined : this.memory.constant(base + offset);
      return bits === undefined ? [] : [{ base: bits, offset: 0n }];
    }
    if (depth > 16) return [];
    const out: Place[] = [];
    for (const inst of this.slotWrites.get(base) ?? []) {
      const starts = this.placesOf(targetOf(inst)!.pointer).map((one) => one.offset);
      if (inst.op === 'mem.store') {
        const isOther = starts.every((at) => at !== undefined && at !== offset);
        if (offset === undefined || !isOther) append(out, this.placesOf(inst.args[0]));
      } else if (inst.op === 'mem.copy' || inst.op === 'mem.move') {
        const [at] = starts;
        for (const from of this.placesOf(inst.args[1])) {
          const isKnown = at !== undefined && offset !== undefined && from.offset !== undefined;
          const moved = isKnown ? from.offset + offset - at : undefined;
          append(out, this.loaded({ base: from.base, offset: moved }, depth + 1));
        }
      }
    }
    return out;
  }

  /** A number that the code itself says. */
  private numberOf(value: Value, depth = 0): bigint | undefined {
    const { def } = value;
    if (!('op' in def) || !isPure(def.op) || depth > 16) return undefined;
    if (def.op === 'const.int') return BigInt.asIntN(64, def.attrs.bits!);
    const numbers = def.args.map((one) => this.numberOf(one, depth + 1));
    const [a, b] = numbers;
    if (a === undefined || numbers.includes(undefined)) return undefined;
    if (def.op === 'int.zext' || def.op === 'int.sext' || def.op === 'int.trunc') return a;
    if (b === undefined) return undefined;
    if (def.op === 'int.mul') return a * b;
    if (def.op === 'int.add') return a + b;
    return def.op === 'int.sub' ? a - b : undefined;
  }
}

/** What an instruction writes. */
function targetOf(inst: Inst): { readonly pointer: Value; readonly size: number } | undefined {
  const { op, args } = inst;
  if (op === 'mem.store' || op === 'atomic.store')
    return { pointer: args[1], size: byteSize(args[0].type) };
  if (op === 'atomic.rmw' || op === 'atomic.cmpxchg')
    return { pointer: args[0], size: byteSize(args[1].type) };
  if (op === 'mem.copy' || op === 'mem.move' || op === 'mem.set')
    return { pointer: args[0], size: Number.MAX_SAFE_INTEGER };
  return undefined;
}

/** The stack slot that a pointer certainly leads into. */
function slotOf(pointer: Value | undefined): Inst | undefined {
  let at = pointer;
  while (at !== undefined && 'op' in at.def) {
    const { op, args } = at.def;
    if (op === 'alloca') return at.def;
    if (op !== 'ptr.add' && op !== 'ptr.cast') return undefined;
    at = args[0];
  }
  return undefined;
}

/** Blocks that can be reached from a block, itself where it lies in a loop. */
function reachableFrom(block: Block): ReadonlySet<Block> {
  const seen = new Set<Block>();
  const work = [block];
  for (let one = work.pop(); one !== undefined; one = work.pop())
    for (const { block: next } of one.insts.at(-1)?.targets ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      work.push(next);
    }
  return seen;
}
