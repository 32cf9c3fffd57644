/**
 * The shape of the instruction tables. A row is one instruction under its canonical name (see
 * `renames.ts`): its operands in the order of the text, the generations that have it, what it does.
 *
 * Operands by LLVM's names: `vdst`, `vsrc`, `vdata`, `vaddr` vector registers; `sdst`, `ssrc`,
 * `sbase` scalar registers (or constants, for sources); `src` a vector register, scalar register or
 * constant; `mask` a lane mask; `imm` a constant; `label`; a number behind a name counts registers;
 * `?` marks what may be missing.
 */

export type AmdgcnFamily =
  | 'scalar arithmetic'
  | 'scalar logic'
  | 'scalar comparison'
  | 'scalar move'
  | 'scalar floating point'
  | 'scalar memory'
  | 'program control'
  | 'wait and hazard'
  | 'cache control'
  | 'vector integer'
  | 'vector floating point'
  | 'vector conversion'
  | 'vector comparison'
  | 'packed'
  | 'dot product'
  | 'matrix'
  | 'cross lane'
  | 'vector memory'
  | 'vector memory atomic'
  | 'image'
  | 'interpolation'
  | 'workgroup memory'
  | 'workgroup memory atomic';

export interface AmdgcnInstructionRow {
  /** Canonical name, without encoding suffix. */
  readonly name: string;
  readonly family: AmdgcnFamily;
  readonly operands: string;
  /**
   * Where it exists: `9-` from GFX9 on, `9-11`, `12`; `cdna` for gfx90a and its successors of GFX9,
   * `cdna3` from gfx942 on; `950` for gfx950, `115` for all gfx115x. Several are separated by
   * spaces; `generations.ts` holds those of single instructions.
   */
  readonly generations: string;
  readonly doc: string;
}

/** Rows of one family that share operands and generations. */
export function rows(
  family: AmdgcnFamily,
  generations: string,
  operands: string,
  docs: Readonly<Record<string, string>>,
): AmdgcnInstructionRow[] {
  return Object.entries(docs).map(([name, doc]) => ({ name, family, operands, generations, doc }));
}
