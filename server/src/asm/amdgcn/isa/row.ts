/**
 * The shape of the instruction tables. A row is one instruction under its canonical name (see `renames.ts`): its
 * operands in the order of the text, the generations that have it, what it does.
 *
 * Operands by LLVM's names: `vdst`, `vsrc`, `vdata`, `vaddr` vector registers; `sdst`, `ssrc`, `sbase` scalar
 * registers (or constants, for sources); `src` a vector register, scalar register or constant; `mask` a lane mask;
 * `imm` a constant; `label`; a number behind a name counts registers; `?` marks what may be missing.
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
  | 'cross lane'
  | 'vector memory'
  | 'vector memory atomic'
  | 'workgroup memory'
  | 'workgroup memory atomic';

export interface AmdgcnInstructionRow {
  /** Canonical name, without encoding suffix. */
  readonly name: string;
  readonly family: AmdgcnFamily;
  readonly operands: string;
  /**
   * Where it exists: `9-` from GFX9 on, `9-11`, `12`; `cdna` for gfx90a and its successors of GFX9, `950` for gfx950.
   * Several are separated by spaces.
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

/** True when a generation string covers a processor such as `gfx90a`. */
export function coversCpu(generations: string, cpu: string): boolean {
  const m = /^gfx(\d+)(?:-|$)/.exec(cpu.replace(/[a-f]\w?$/, '0')) ?? undefined;
  const digits = /^gfx([0-9a-f]+)/.exec(cpu)?.[1] ?? '';
  const major = cpu.includes('generic') ? Number(m?.[1] ?? 0) : Number.parseInt(digits.slice(0, -2), 10);
  const cdna = ['90a', '90c', '942', '950'].includes(digits) && digits !== '90c';
  return generations.split(' ').some((g) => {
    if (g === 'cdna') return cdna;
    if (g === '950') return digits === '950';
    const [from = '', to] = g.split('-');
    const low = Number(from);
    const high = to === undefined ? low : to === '' ? Number.POSITIVE_INFINITY : Number(to);
    return major >= low && major <= high;
  });
}
