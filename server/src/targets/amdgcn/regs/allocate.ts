/**
 * Register allocation: tuples in order of their first position take the lowest free registers. What
 * finds no place is spilled (the cheapest of those in the way), and the whole is done again.
 */
import { spendWork } from '../../../base/index.ts';
import {
  type Bank,
  COPY,
  countOf,
  type MFunc,
  S,
  type Tuple,
  unitOf,
  V,
  VCC_PHYS,
} from '../code.ts';
import { UnsupportedError } from '../unsupported.ts';
import { Calls } from './calls-within.ts';
import type { Overwritten } from './clobber-masks.ts';
import { coalesce, type Units } from './coalesce.ts';
import { Occupied } from './live-interval-union.ts';
import { computeRanges, overlap, type Ranges, totalLength } from './ranges.ts';
import { type SpillState, spillTuples } from './spill.ts';

export interface RegisterLimits {
  readonly vgprs: number;
  readonly sgprs: number;
  /** Units of a lane mask. */
  readonly maskUnits: number;
}

export interface Allocation {
  /** Physical register of each unit. */
  readonly phys: Int32Array;
  readonly vgprs: number;
  readonly sgprs: number;
  readonly usesVcc: boolean;
}

const MAX_ROUNDS = 24;

/** Part of the vector registers whose lanes may hold spilled scalars: others are computed in. */
const MOST_LANES = 0.75;

/**
 * Changes the function: spills are inserted. Undefined when the limits cannot be met. `pinned` are
 * never free.
 */
export function allocate(
  fn: MFunc,
  limits: RegisterLimits,
  spills: SpillState,
  pinned: readonly Tuple[],
  overwritten: Overwritten,
): Allocation | undefined {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (const { insts } of fn.blocks) spendWork(insts.length);
    const ranges = computeRanges(fn);
    for (const tuple of [...spills.lanes, ...pinned])
      for (let i = 0; i < tuple.size; i++) ranges.of[tuple.base + i] = [0, ranges.end];
    const units = coalesce(fn, ranges);
    const attempt = new Attempt(fn, limits, ranges, units, overwritten);
    const failed = attempt.run();
    if (failed.length === 0) return attempt.isStuck ? undefined : attempt.result();
    spillTuples(fn, failed, ranges, units, spills);
    if (spills.lanes.length > limits.vgprs * MOST_LANES) return undefined;
  }
  return undefined;
}

class Attempt {
  private readonly fn: MFunc;
  private readonly limits: RegisterLimits;
  private readonly ranges: Ranges;
  private readonly units: Units;
  private readonly place = new Map<Tuple, number>();
  private readonly busy: { [bank: number]: Occupied[] };
  private readonly holders: { [bank: number]: Tuple[][] };
  private readonly hints = new Map<Tuple, number[]>();
  private readonly weights = new Map<Tuple, number>();
  private readonly costs = new Map<Tuple, number>();
  /**
   * By bank, what was given a place and could be spilled for others, in this order; what lies
   * behind is dropped in passing.
   */
  private readonly spillable: { [bank: number]: Tuple[] } = { [V]: [], [S]: [] };
  /** Where the tuple begins that is looked at; no later one begins before. */
  private now = 0;
  private readonly used = { [V]: 0, [S]: 0 };
  private usesVcc = false;
  /**
   * What was spilled already found no place, and nothing can make room for it. It may find one once
   * others are spilled.
   */
  isStuck = false;

  private readonly calls: Calls;
  private readonly overwritten: Overwritten;

  constructor(
    fn: MFunc,
    limits: RegisterLimits,
    ranges: Ranges,
    units: Units,
    overwritten: Overwritten,
  ) {
    this.calls = new Calls(fn, ranges);
    this.overwritten = overwritten;
    this.fn = fn;
    this.limits = limits;
    this.ranges = ranges;
    this.units = units;
    const lists = (n: number): Occupied[] => Array.from({ length: n }, () => new Occupied());
    this.busy = { [V]: lists(512), [S]: lists(VCC_PHYS + 2) };
    this.holders = {
      [V]: Array.from({ length: 512 }, () => []),
      [S]: Array.from({ length: VCC_PHYS + 2 }, () => []),
    };
    const vcc = ranges.of[ranges.vcc]!;
    this.usesVcc = vcc.length > 0;
    this.busy[S]![VCC_PHYS]!.add(vcc);
    this.busy[S]![VCC_PHYS + 1]!.add(vcc);
  }

  /** The tuples to spill; empty when all found a place. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: linear scan: a place, or victims and another try
  run(): Tuple[] {
    const { fn, units } = this;
    const seen = new Set<Tuple>();
    const list: { readonly tuple: Tuple; readonly start: number }[] = [];
    for (let u = 0; u < fn.tupleOf.length; u++) {
      const tuple = fn.tupleOf[u]!;
      if (units.find(u) !== u || seen.has(tuple)) continue;
      seen.add(tuple);
      const start = this.start(tuple);
      if (start !== Number.POSITIVE_INFINITY) list.push({ tuple, start });
    }
    this.collectHints();
    list.sort(
      (a, b) =>
        Number(b.tuple.fixed >= 0) - Number(a.tuple.fixed >= 0) ||
        a.start - b.start ||
        b.tuple.size - a.tuple.size,
    );
    const failed: Tuple[] = [];
    const dropped = new Set<Tuple>();
    for (const { tuple, start } of list) {
      this.now = start;
      const at = tuple.fixed >= 0 ? tuple.fixed : this.find(tuple);
      if (tuple.named && !this.free(tuple, at))
        throw new UnsupportedError(
          `the register ${tuple.bank === V ? 'v' : 's'}${at} by name in \`asm!\`, where it is in use`,
          undefined,
        );
      if (at >= 0) {
        this.take(tuple, at);
        continue;
      }
      const victim = this.victim(tuple, dropped);
      // What was spilled already gains nothing by being spilled again: others make room, several
      // when one is too small.
      const victims = victim === tuple && tuple.short ? this.victims(tuple) : [victim];
      if (tuple.short && victims.includes(tuple)) {
        this.isStuck = true;
        continue;
      }
      for (const other of victims) {
        dropped.add(other);
        failed.push(other);
        if (other !== tuple) this.release(other);
      }
      if (victims.includes(tuple)) continue;
      const again = this.find(tuple);
      if (again >= 0) this.take(tuple, again);
      else if (!tuple.short) {
        dropped.add(tuple);
        failed.push(tuple);
      }
    }
    return failed;
  }

  private start(tuple: Tuple): number {
    let first = Number.POSITIVE_INFINITY;
    for (let i = 0; i < tuple.size; i++) {
      const list = this.ranges.of[tuple.base + i]!;
      if (list.length > 0 && list[0]! < first) first = list[0]!;
    }
    return first;
  }

  private end(tuple: Tuple): number {
    let last = 0;
    for (let i = 0; i < tuple.size; i++) {
      const list = this.ranges.of[tuple.base + i]!;
      if (list.length > 0 && list[list.length - 1]! > last) last = list[list.length - 1]!;
    }
    return last;
  }

  private free(tuple: Tuple, at: number): boolean {
    const busy = this.busy[tuple.bank]!;
    for (let i = 0; i < tuple.size; i++)
      if (busy[at + i]!.hits(this.ranges.of[tuple.base + i]!)) return false;
    return true;
  }

  private kept(tuple: Tuple, at: number, lost: readonly ReadonlySet<number>[]): boolean {
    for (const set of lost) for (let i = 0; i < tuple.size; i++) if (set.has(at + i)) return false;
    return true;
  }

  private limit(bank: Bank): number {
    return bank === V ? this.limits.vgprs : this.limits.sgprs;
  }

  private find(tuple: Tuple): number {
    // What stays in place across a call need not be saved around it.
    const lost = this.lostBy(tuple);
    const safe = lost.length > 0 ? this.findFree(tuple, lost) : -1;
    return safe >= 0 ? safe : this.findFree(tuple, []);
  }

  /** Registers that the calls which a tuple lives across are known to overwrite. */
  private lostBy(tuple: Tuple): ReadonlySet<number>[] {
    if (this.calls.insts.length === 0) return [];
    const out = new Set<ReadonlySet<number>>();
    for (let i = 0; i < tuple.size; i++) {
      for (const c of this.calls.within(this.ranges.of[tuple.base + i]!)) {
        const lost = this.overwritten(this.fn.callees.get(this.calls.insts[c]!));
        if (lost !== undefined) out.add(lost[tuple.bank]);
      }
    }
    return [...out];
  }

  private findFree(tuple: Tuple, lost: readonly ReadonlySet<number>[]): number {
    const fits = (at: number): boolean => this.kept(tuple, at, lost) && this.free(tuple, at);
    if (tuple.mask && tuple.size === this.limits.maskUnits && fits(VCC_PHYS)) return VCC_PHYS;
    const limit = this.limit(tuple.bank) - tuple.size;
    for (const hint of this.hints.get(tuple) ?? []) {
      const at = this.hintPlace(tuple, hint);
      if (at >= 0 && at <= limit && at % tuple.align === 0 && fits(at)) return at;
    }
    for (let at = 0; at <= limit; at += tuple.align) {
      if (!fits(at)) continue;
      spendWork(at);
      return at;
    }
    spendWork(limit);
    return -1;
  }

  /** A hint is a unit of another tuple and the unit of this one that wants its register, packed. */
  private hintPlace(tuple: Tuple, hint: number): number {
    const other = Math.floor(hint / 65536);
    const mine = hint % 65536;
    const home = this.fn.tupleOf[other]!;
    const at = this.place.get(home);
    void tuple;
    if (at === undefined || at >= VCC_PHYS) return -1;
    return at + (other - home.base) - mine;
  }

  private collectHints(): void {
    const add = (tuple: Tuple, hint: number): void => {
      const list = this.hints.get(tuple);
      if (list === undefined) this.hints.set(tuple, [hint]);
      else list.push(hint);
    };
    for (const block of this.fn.blocks) {
      const weight = 10 ** Math.min(block.depth, 6);
      for (const inst of block.insts) {
        for (const op of inst.ops) {
          if (typeof op !== 'number') continue;
          for (let i = 0; i < countOf(op); i++) {
            const tuple = this.fn.tupleOf[this.units.find(unitOf(op) + i)]!;
            this.weights.set(tuple, (this.weights.get(tuple) ?? 0) + weight);
          }
        }
        if ((inst.flags & COPY) === 0) continue;
        const a = this.units.find(unitOf(inst.ops[0] as number));
        const b = this.units.find(unitOf(inst.ops[1] as number));
        const ta = this.fn.tupleOf[a]!;
        const tb = this.fn.tupleOf[b]!;
        if (ta === tb || ta.bank !== tb.bank) continue;
        add(ta, b * 65536 + (a - ta.base));
        add(tb, a * 65536 + (b - tb.base));
      }
    }
  }

  private take(tuple: Tuple, at: number): void {
    this.place.set(tuple, at);
    if (tuple.fixed < 0 && !tuple.short && at < VCC_PHYS) this.spillable[tuple.bank]!.push(tuple);
    const busy = this.busy[tuple.bank]!;
    for (let i = 0; i < tuple.size; i++) {
      const list = this.ranges.of[tuple.base + i]!;
      if (list.length === 0) continue;
      busy[at + i]!.add(list);
      this.holders[tuple.bank]![at + i]!.push(tuple);
      if (at >= VCC_PHYS && tuple.bank === S) this.usesVcc = true;
      else if (at + i + 1 > this.used[tuple.bank]) this.used[tuple.bank] = at + i + 1;
    }
  }

  /** Gives a victim's registers back, so that others can have them in this round. */
  private release(tuple: Tuple): void {
    const at = this.place.get(tuple);
    if (at === undefined) return;
    this.place.delete(tuple);
    for (let i = 0; i < tuple.size; i++) {
      const reg = at + i;
      this.holders[tuple.bank]![reg] = this.holdersAt(tuple.bank, reg).filter((t) => t !== tuple);
      this.busy[tuple.bank]![reg]!.remove(this.ranges.of[tuple.base + i]!);
    }
  }

  /** What is in a register now or later. */
  private holdersAt(bank: Bank, reg: number): Tuple[] {
    const all = this.holders[bank]!;
    all[reg] = all[reg]!.filter((tuple) => this.end(tuple) > this.now);
    return all[reg];
  }

  /** The cheapest tuple whose registers would make room. */
  private victim(tuple: Tuple, dropped: ReadonlySet<Tuple>): Tuple {
    let best = tuple;
    let bestCost = tuple.short ? Number.POSITIVE_INFINITY : this.cost(tuple);
    const placed = this.spillable[tuple.bank]!;
    let kept = 0;
    for (const other of placed) {
      if (!this.place.has(other) || this.end(other) <= this.now) continue;
      placed[kept++] = other;
      if (other.size < tuple.size || dropped.has(other)) continue;
      if (!this.touches(tuple, other)) continue;
      const cost = this.cost(other);
      if (cost < bestCost) {
        best = other;
        bestCost = cost;
      }
    }
    spendWork(placed.length);
    placed.length = kept;
    return best;
  }

  /** The cheapest tuples that together make room for a wide one; itself when there are none. */
  private victims(tuple: Tuple): Tuple[] {
    let best = [tuple];
    let bestCost = Number.POSITIVE_INFINITY;
    const limit = this.limit(tuple.bank) - tuple.size;
    for (let at = 0; at <= limit; at += tuple.align) {
      const inTheWay = new Set<Tuple>();
      for (let i = 0; i < tuple.size; i++) {
        const range = this.ranges.of[tuple.base + i]!;
        const holders = this.holdersAt(tuple.bank, at + i);
        // Registers that are reserved have no holder.
        if (holders.length === 0 && this.busy[tuple.bank]![at + i]!.hits(range))
          inTheWay.add(tuple);
        for (const other of holders) {
          const taken = this.ranges.of[other.base + (at + i - this.place.get(other)!)]!;
          if (overlap(range, taken)) inTheWay.add(other);
        }
      }
      const some = [...inTheWay];
      if (some.some((other) => other === tuple || other.short || other.fixed >= 0)) continue;
      const cost = some.reduce((sum, other) => sum + this.cost(other), 0);
      if (cost < bestCost) {
        best = some;
        bestCost = cost;
      }
    }
    return best;
  }

  private touches(a: Tuple, b: Tuple): boolean {
    for (let i = 0; i < a.size; i++)
      for (let j = 0; j < b.size; j++)
        if (overlap(this.ranges.of[a.base + i]!, this.ranges.of[b.base + j]!)) return true;
    return false;
  }

  /** Uses, weighted by loops, for each position that would become free. */
  private cost(tuple: Tuple): number {
    const known = this.costs.get(tuple);
    if (known !== undefined) return known;
    let length = 1;
    for (let i = 0; i < tuple.size; i++) length += totalLength(this.ranges.of[tuple.base + i]!);
    const cost = (this.weights.get(tuple) ?? 0) / length;
    this.costs.set(tuple, cost);
    return cost;
  }

  result(): Allocation {
    const { fn, units } = this;
    const phys = new Int32Array(fn.tupleOf.length).fill(-1);
    for (let u = 0; u < phys.length; u++) {
      const root = units.find(u);
      const tuple = fn.tupleOf[root]!;
      const at = this.place.get(tuple);
      if (at !== undefined) phys[u] = at + (root - tuple.base);
    }
    return { phys, vgprs: this.used[V], sgprs: this.used[S], usesVcc: this.usesVcc };
  }
}
