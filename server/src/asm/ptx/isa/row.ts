/**
 * The shape of the instruction tables. A row is one heading of the PTX ISA: what it is called, what
 * its operands are, since when it exists, what it computes.
 *
 * Notation of `operands`, in order, separated by spaces:
 *   T   register or constant of the instruction's last type      T1  of its first type modifier
 *   W   of a type twice as wide                                  X   register at least as wide as T
 *   X1  register at least as wide as the first type              V   X, or a vector of X
 *   p   predicate                                                A   address in brackets
 *   L   label                                                    *   anything
 *   u32, b64 ...  of that type
 * A trailing `?` marks an operand that may be missing, `|p?` a second destination that may be
 * missing; `...` ends a list whose rest depends on modifiers.
 */

export interface PtxInstructionRow {
  /** Opcode and the modifiers that make the heading: `cp.async.bulk.tensor`. */
  readonly name: string;
  readonly family: PtxFamily;
  readonly operands: string;
  /** Allowed last types; empty when the heading has none, or many that a table cannot list. */
  readonly types: readonly string[];
  /** Version of the PTX ISA, 10 * major + minor. */
  readonly ptx: number;
  /** Smallest `sm_` number; 0 for all. */
  readonly sm: number;
  /** True when only the architecture-specific targets (`sm_90a`, `sm_100a` ...) have it. */
  readonly arch?: boolean;
  /** Largest `sm_` number that still has it. */
  readonly upTo?: number;
  /** What it computes, in a line. */
  readonly formula: string;
  readonly doc: string;
  /** Later requirements of single modifiers or types: [PTX version, sm]. */
  readonly since: Readonly<Record<string, readonly [number, number]>>;
}

export type PtxFamily =
  | 'integer'
  | 'extended precision'
  | 'floating point'
  | 'half precision'
  | 'mixed precision'
  | 'comparison'
  | 'half comparison'
  | 'logic and shift'
  | 'data movement'
  | 'asynchronous copy'
  | 'texture'
  | 'surface'
  | 'control flow'
  | 'synchronisation'
  | 'mbarrier'
  | 'warp'
  | 'matrix'
  | 'warpgroup matrix'
  | 'tensor core 5'
  | 'stack'
  | 'video'
  | 'SIMD video'
  | 'miscellaneous';

interface RowSpec {
  readonly ops: string;
  readonly types?: string;
  readonly ptx?: number;
  readonly sm?: number;
  readonly arch?: boolean;
  readonly upTo?: number;
  readonly is: string;
  readonly doc: string;
  readonly since?: Readonly<Record<string, readonly [number, number]>>;
}

/**
 * Rows of one family: name to what is special about it. Missing versions mean PTX 1.0 and every
 * GPU.
 */
export function family(
  name: PtxFamily,
  specs: readonly (readonly [string, RowSpec])[],
): PtxInstructionRow[] {
  return specs.map(([heading, spec]) => ({
    name: heading,
    family: name,
    operands: spec.ops,
    types: spec.types ? spec.types.split(' ') : [],
    ptx: spec.ptx ?? 10,
    sm: spec.sm ?? 0,
    ...(spec.arch ? { arch: true } : {}),
    ...(spec.upTo === undefined ? {} : { upTo: spec.upTo }),
    formula: spec.is,
    doc: spec.doc,
    since: spec.since ?? {},
  }));
}
