/** Where the registers of a function are written, and whether a write comes to a place. */
import { Dominators, predecessorsOf } from '../../graph.ts';
import { IS, type PtxFlow } from './flow.ts';

/** The writes of all registers, without copies of what nothing writes, which are none. */
export class PtxWrites {
  /** How many steps write each register. */
  readonly count: Int32Array;
  /** The one step that writes a register; -1 for none or several. */
  readonly step: Int32Array;
  /** Copies that count as no write. */
  private readonly idle: ReadonlySet<number>;
  private readonly flow: PtxFlow;
  /** The first block that writes a register; -1 for none. */
  private readonly first: Int32Array;
  /** All of them in order, where there are several. */
  private readonly more = new Map<number, number[]>();
  private dominators: Dominators | undefined;
  private before: number[][] | undefined;

  constructor(flow: PtxFlow, unknown: ReadonlySet<number>) {
    this.flow = flow;
    const { steps, registers } = flow;
    this.count = new Int32Array(registers);
    this.step = new Int32Array(registers).fill(-1);
    for (let at = 0; at < steps.length; at++) {
      const { writes } = steps[at]!;
      for (let i = 0; i < writes.length; i++) {
        const register = writes[i]!;
        this.count[register]! += 1;
        this.step[register] = this.count[register] === 1 ? at : -1;
      }
    }
    this.idle = this.copiesOfNothing(unknown);
    this.first = new Int32Array(registers).fill(-1);
    this.collect();
  }

  private collect(): void {
    const { steps, blocks } = this.flow;
    for (let b = 0; b < blocks.length; b++) {
      const { first, end } = blocks[b]!;
      for (let at = first; at < end; at++) {
        const { writes } = steps[at]!;
        for (let i = 0; i < writes.length; i++) {
          const register = writes[i]!;
          const known = this.first[register]!;
          if (known === b || this.idle.has(at)) continue;
          if (known < 0) this.first[register] = b;
          else this.another(register, known, b);
        }
      }
    }
  }

  private another(register: number, known: number, block: number): void {
    const list = this.more.get(register);
    if (!list) this.more.set(register, [known, block]);
    else if (list[list.length - 1] !== block) list.push(block);
  }

  /** Copies of registers that nothing writes, and copies of those. */
  private copiesOfNothing(unknown: ReadonlySet<number>): Set<number> {
    const out = new Set<number>();
    const { steps } = this.flow;
    const left = this.count.slice();
    for (let grown = true; grown; ) {
      grown = false;
      for (let at = 0; at < steps.length; at++) {
        const { is, reads, writes } = steps[at]!;
        if ((is & IS.copy) === 0 || reads.length !== 1 || writes.length !== 1) continue;
        const from = reads[0]!;
        if (left[from]! > 0 || unknown.has(from) || out.has(at)) continue;
        out.add(at);
        left[writes[0]!]! -= 1;
        if (left[writes[0]!] === 0) grown = true;
      }
    }
    return out;
  }

  /** Whether a step writes anything. */
  counts(step: number): boolean {
    return !this.idle.has(step);
  }

  /**
   * Whether a write comes to the beginning of a block on any path. What the function never reaches
   * counts as written.
   */
  reaches(register: number, block: number): boolean {
    const first = this.first[register]!;
    if (first < 0) return false;
    this.dominators ??= new Dominators(this.flow.next, 0);
    const tree = this.dominators;
    if (first !== block && tree.dominates(first, block)) return true;
    if (!tree.reached(block)) return true;
    const list = this.more.get(register);
    if (list) {
      const near = list[lowerBound(list, block) - 1];
      if (near !== undefined && tree.dominates(near, block)) return true;
    }
    return this.comesTo(register, list, block);
  }

  /** Looks from a block back along all paths. */
  private comesTo(register: number, list: readonly number[] | undefined, block: number): boolean {
    this.before ??= predecessorsOf(this.flow.next);
    const only = this.first[register]!;
    const seen = new Set<number>();
    const work = [block];
    for (let b = work.pop(); b !== undefined; b = work.pop()) {
      for (const p of this.before[b]!) {
        if (list ? list[lowerBound(list, p)] === p : p === only) return true;
        if (seen.has(p)) continue;
        seen.add(p);
        work.push(p);
      }
    }
    return false;
  }
}

/** The index of the first number that is not smaller. */
function lowerBound(list: readonly number[], n: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < n) low = middle + 1;
    else high = middle;
  }
  return low;
}
