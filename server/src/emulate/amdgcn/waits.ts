/**
 * The strict mode's bookkeeping of memory operations under way: which registers they will write,
 * which counter tells of their end, how far the waits have come. A register that is touched too
 * early is a fault of the program.
 */
/** Counters; the first three are those of GFX9, the later generations split them. */
export const Counter = { Vm: 0, Lgkm: 1, Vs: 2, Exp: 3, Km: 4, Ds: 5, Count: 6 } as const;

export const COUNTER_NAMES = ['vmcnt', 'lgkmcnt', 'vscnt', 'expcnt', 'kmcnt', 'dscnt'] as const;

export class WaitState {
  /** Operations started and finished, for each counter. */
  readonly issued = new Int32Array(Counter.Count);
  readonly done = new Int32Array(Counter.Count);
  /** Scalar loads may finish in any order: their counter says nothing until it is zero. */
  readonly unordered = new Int32Array(Counter.Count);
  /** For each register and counter, the number of the operation that writes it; 0 for none. */
  private readonly pending: Int32Array;
  private readonly registers: number;

  constructor(registers: number) {
    this.registers = registers;
    this.pending = new Int32Array(registers * Counter.Count);
  }

  /** An operation starts that counts on `counters` and writes `writes`. */
  start(counters: readonly number[], writes: readonly number[], outOfOrder: boolean): void {
    for (const c of counters) {
      const number = ++this.issued[c]!;
      if (outOfOrder) this.unordered[c] = number;
      for (const r of writes) this.pending[c * this.registers + r] = number;
    }
  }

  /** The program waits until at most `left` operations of a counter are under way. */
  wait(counter: number, left: number): void {
    const finished = this.issued[counter]! - left;
    // With an unordered operation among those under way only zero is a promise.
    if (left > 0 && this.unordered[counter]! > this.done[counter]!) return;
    if (finished > this.done[counter]!) this.done[counter] = finished;
  }

  /** The counter that still guards a register, or -1. */
  guard(register: number): number {
    for (let c = 0; c < Counter.Count; c++) {
      if (this.pending[c * this.registers + register]! > this.done[c]!) return c;
    }
    return -1;
  }
}
