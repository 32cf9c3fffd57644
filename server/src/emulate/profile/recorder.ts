/**
 * Counts what a launch executes. The engines announce each instruction with `begin`; the accesses
 * of its lanes follow, one by one, and become requests when the next instruction begins.
 */
import {
  COUNTED_SPACES,
  type InstructionCounts,
  type LaunchCounts,
  noAccesses,
  type SpaceCounts,
} from './counts.ts';
import { Footprint } from './footprint.ts';
import { KeyTable } from './key-table.ts';
import type { MemoryRules } from './rules.ts';

/** Numbers of spaces, as `COUNTED_SPACES` has them. */
export const Counted = { Global: 0, Shared: 1, Local: 2, Const: 3, Param: 4, Scalar: 5 } as const;

/** Kinds of accesses. */
export const Kind = { Load: 0, Store: 1, Atomic: 2 } as const;

/** Bits set in four bits. */
const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;

export class Recorder {
  private readonly rules: MemoryRules;
  private readonly all: InstructionCounts[] = [];
  private readonly atEnd: (() => void)[] = [];
  /** The instruction to which accesses belong. */
  private current: InstructionCounts | undefined;
  private size = 0;
  private spaces = new Uint8Array(256);
  private lanes = new Uint8Array(256);
  private kinds = new Uint8Array(256);
  private offsets = new Float64Array(256);
  private bytes = new Uint32Array(256);
  private readonly words = new KeyTable();
  private readonly sectors = new KeyTable();
  private readonly lines = new KeyTable();
  private readonly read = new Footprint();
  private readonly written = new Footprint();
  private readonly bankWords: Int32Array;
  private readonly laneBytes: Uint32Array;

  constructor(rules: MemoryRules) {
    this.rules = rules;
    this.bankWords = new Int32Array(rules.banks);
    this.laneBytes = new Uint32Array(rules.lanes);
  }

  /**
   * Takes counts of an instruction that is executed for the first time. `forget` runs when the
   * launch is over.
   */
  add(counts: InstructionCounts, forget: () => void): InstructionCounts {
    this.all.push(counts);
    this.atEnd.push(forget);
    return counts;
  }

  /** A warp executes an instruction with `n` lanes, of which the guard holds for `m`. */
  begin(counts: InstructionCounts, n: number, m: number): void {
    if (this.size > 0) this.flush();
    this.current = counts;
    counts.executed++;
    counts.threads += n;
    counts.predicated += m;
  }

  /** The accesses that follow belong to another instruction than the one that began last. */
  attribute(counts: InstructionCounts): void {
    if (this.current === counts) return;
    if (this.size > 0) this.flush();
    this.current = counts;
  }

  /**
   * A lane accesses memory: `offset` within the space, of private memory within that of the lane.
   */
  access(space: number, lane: number, offset: number, bytes: number, kind: number): void {
    if (this.size === this.spaces.length) this.grow();
    const at = this.size++;
    this.spaces[at] = space;
    this.lanes[at] = lane;
    this.offsets[at] = offset;
    this.bytes[at] = bytes;
    this.kinds[at] = kind;
  }

  private grow(): void {
    const wider = <T extends Uint8Array | Uint32Array | Float64Array>(old: T, next: T): T => {
      next.set(old);
      return next;
    };
    const length = this.spaces.length * 2;
    this.spaces = wider(this.spaces, new Uint8Array(length));
    this.lanes = wider(this.lanes, new Uint8Array(length));
    this.kinds = wider(this.kinds, new Uint8Array(length));
    this.offsets = wider(this.offsets, new Float64Array(length));
    this.bytes = wider(this.bytes, new Uint32Array(length));
  }

  /** What was counted; the recorder is as new. */
  finish(
    about: Pick<LaunchCounts, 'launch' | 'kernel' | 'blocks' | 'warps' | 'threads' | 'isComplete'>,
  ): LaunchCounts {
    if (this.size > 0) this.flush();
    this.current = undefined;
    for (const forget of this.atEnd.splice(0)) forget();
    const { lanes, sectorBytes, lineBytes, banks } = this.rules;
    const instructions = this.all.splice(0).sort((a, b) => a.line - b.line || a.index - b.index);
    const sectorsRead = this.read.count;
    const sectorsWritten = this.written.count;
    const memory = { lanes, sectorBytes, lineBytes, banks, sectorsRead, sectorsWritten };
    return { ...about, ...memory, instructions };
  }

  /** The accesses so far, as a request to each space that is among them. */
  private flush(): void {
    const { spaces, size, current } = this;
    this.size = 0;
    if (current === undefined) return;
    const first = spaces[0]!;
    let others = 0;
    for (let i = 1; i < size; i++) if (spaces[i] !== first) others |= 1 << spaces[i]!;
    this.request(current, first, size);
    for (let space = 0; others !== 0; space++, others >>>= 1)
      if (others & 1) this.request(current, space, size);
  }

  private request(counts: InstructionCounts, space: number, size: number): void {
    const name = COUNTED_SPACES[space]!;
    counts.spaces[name] ??= noAccesses();
    const into = counts.spaces[name];
    into.requests++;
    let isAtomic = false;
    for (let i = 0; i < size; i++) {
      if (this.spaces[i] !== space) continue;
      into.accesses++;
      const kind = this.kinds[i]!;
      if (kind !== Kind.Store) into.bytesRead += this.bytes[i]!;
      if (kind !== Kind.Load) into.bytesWritten += this.bytes[i]!;
      if (kind === Kind.Atomic) isAtomic = true;
    }
    if (isAtomic) this.atomic(into, space, size);
    if (space === Counted.Shared) this.banked(into, size);
    else if (space !== Counted.Const && space !== Counted.Param) this.cached(into, space, size);
  }

  /** Sectors and lines; words of private memory lie lane beside lane. */
  private cached(into: SpaceCounts, space: number, size: number): void {
    const { words, sectors, lines, rules } = this;
    const { lanes, sectorBytes, lineBytes } = rules;
    const wordsOfSector = sectorBytes / 4;
    words.clear();
    sectors.clear();
    let distinct = 0;
    for (let i = 0; i < size; i++) {
      if (this.spaces[i] !== space) continue;
      const offset = this.offsets[i]!;
      const end = offset + this.bytes[i]!;
      for (let at = offset; at < end; ) {
        const next = Math.min(end, (Math.floor(at / 4) + 1) * 4);
        const mask = ((1 << (next - at)) - 1) << (at % 4);
        const own = Math.floor(at / 4);
        const word = space === Counted.Local ? own * lanes + this.lanes[i]! : own;
        const slot = words.slot(word);
        const fresh = mask & ~words.values[slot]!;
        words.values[slot] = words.values[slot]! | mask;
        distinct += BITS[fresh]!;
        const sector = Math.floor(word / wordsOfSector);
        sectors.slot(sector);
        if (space !== Counted.Local) this.touch(sector, this.kinds[i]!);
        at = next;
      }
    }
    into.sectors += sectors.size;
    into.idealSectors += Math.ceil(distinct / sectorBytes);
    if (lineBytes === sectorBytes) {
      into.lines += sectors.size;
      return;
    }
    lines.clear();
    for (let i = 0; i < sectors.size; i++)
      lines.slot(Math.floor((sectors.keys[i]! * sectorBytes) / lineBytes));
    into.lines += lines.size;
  }

  private touch(sector: number, kind: number): void {
    if (kind !== Kind.Store) this.read.add(sector);
    if (kind !== Kind.Load) this.written.add(sector);
  }

  /** In each phase the bank with the most distinct words takes a cycle for each of them. */
  private banked(into: SpaceCounts, size: number): void {
    const { words, bankWords, laneBytes, rules } = this;
    const { banks } = rules;
    laneBytes.fill(0);
    let most = 0;
    let isLoad = true;
    for (let i = 0; i < size; i++) {
      if (this.spaces[i] !== Counted.Shared) continue;
      const lane = this.lanes[i]!;
      laneBytes[lane] = laneBytes[lane]! + this.bytes[i]!;
      most = Math.max(most, laneBytes[lane]!);
      if (this.kinds[i] !== Kind.Load) isLoad = false;
    }
    const phases = rules.phases(most, isLoad);
    for (let phase = 0; phase < phases.count; phase++) {
      words.clear();
      bankWords.fill(0);
      let passes = 0;
      for (let i = 0; i < size; i++) {
        if (this.spaces[i] !== Counted.Shared || phases.of[this.lanes[i]!] !== phase) continue;
        const offset = this.offsets[i]!;
        const last = Math.floor((offset + this.bytes[i]! - 1) / 4);
        for (let word = Math.floor(offset / 4); word <= last; word++) {
          const before = words.size;
          words.slot(word);
          if (words.size === before) continue;
          const bank = word % banks;
          const own = bankWords[bank]! + 1;
          bankWords[bank] = own;
          if (own > passes) passes = own;
        }
      }
      into.passes += passes;
      into.idealPasses += Math.ceil(words.size / banks);
    }
  }

  private atomic(into: SpaceCounts, space: number, size: number): void {
    const { words } = this;
    into.atomics++;
    words.clear();
    let most = 0;
    for (let i = 0; i < size; i++) {
      if (this.spaces[i] !== space || this.kinds[i] !== Kind.Atomic) continue;
      const own = space === Counted.Local ? this.lanes[i]! * 2 ** 24 : 0;
      const slot = words.slot(own + this.offsets[i]!);
      const count = words.values[slot]! + 1;
      words.values[slot] = count;
      if (count > most) most = count;
    }
    into.contention += most;
  }
}
