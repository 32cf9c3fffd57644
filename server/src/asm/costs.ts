/** What single lines of assembly cost beyond their issue slot, in both assembly languages. */

/** Kinds of costs, in the order in which a line names them. */
export const COST_KINDS = [
  'registers',
  'check',
  'coalescing',
  'banks',
  'divergence',
  'spill',
  'local',
  'division',
  'f64',
] as const;

export type CostKind = (typeof COST_KINDS)[number];

/** How sure a cost is: read off the text, shown for every launch, or a guess. */
export type CostSource = 'measured' | 'proven' | 'estimated';

/** One cost of one instruction. */
export interface AsmCost {
  readonly kind: CostKind;
  readonly source: CostSource;
  /** Of the instruction, from 0. */
  readonly line: number;
  /** Behind the instruction. */
  readonly offset: number;
  /** What exactly: `index out of bounds: the len is 4`, `27 x 32 bits live`. */
  readonly detail?: string;
  /** In place of the kind's label. */
  readonly label?: string;
}

/** Below so many 32-bit registers no GPU runs fewer threads at once: the peak is no cost. */
const FEWEST_REGISTERS = 16;

/** An instruction of either language. */
interface Placed {
  readonly line: number;
  readonly end: number;
}

/** Collects the costs of a text. */
export class AsmCosts {
  readonly all: AsmCost[] = [];

  add(
    at: Placed,
    kind: CostKind,
    source: CostSource = 'measured',
    detail?: string,
    label?: string,
  ): void {
    const { line, end: offset } = at;
    const words = {
      ...(detail !== undefined && { detail }),
      ...(label !== undefined && { label }),
    };
    this.all.push({ kind, source, line, offset, ...words });
  }

  /** The busiest instruction of a function, with so many registers of 32 bits. */
  addPeak(at: Placed, registers: number, source: CostSource, detail: string): void {
    if (registers >= FEWEST_REGISTERS) this.add(at, 'registers', source, detail);
  }
}
