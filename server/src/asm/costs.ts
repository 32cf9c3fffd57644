/** What single lines of assembly cost beyond their issue slot, in both assembly languages. */

/** Kinds of costs, in the order in which a line names them. */
export const COST_KINDS = [
  'registers',
  'check',
  'coalescing',
  'banks',
  'divergence',
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
}

/** Below so many 32-bit registers no GPU runs fewer threads at once: the peak is no cost. */
export const FEWEST_REGISTERS = 16;

/** Findings of the lints that are costs, by their codes. */
export const COST_OF_FINDING: ReadonlyMap<string, CostKind> = new Map([
  ['uncoalesced-access', 'coalescing'],
  ['bank-conflict', 'banks'],
]);
