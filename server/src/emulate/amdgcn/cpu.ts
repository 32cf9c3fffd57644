/**
 * What the simulator has to know of a GPU: one row of facts for each generation, and the name that
 * leads to it.
 */

export interface AmdgcnCpu {
  readonly name: string;
  /** Major version of the instruction set: 9, 10, 11 or 12. */
  readonly generation: number;
  /** Lanes of a wave unless the kernel's descriptor chooses otherwise. */
  readonly waveSize: 32 | 64;
  /** The ids of a work-item come packed into v0, ten bits each. */
  readonly packedIds: boolean;
  /** Private memory is set up by the hardware and reached with `scratch_` instructions. */
  readonly architectedScratch: boolean;
  /** Workgroup ids come in trap temporaries. */
  readonly idsInTtmp: boolean;
  /** Accumulation registers share one file with the others. */
  readonly unifiedFile: boolean;
  /** Results of 16-bit instructions clear the upper half of their register. */
  readonly clearsHighHalf: boolean;
}

/**
 * The row for a processor name such as `gfx90a` or `gfx11-generic`; undefined for names of no known
 * shape.
 */
export function amdgcnCpu(name: string): AmdgcnCpu | undefined {
  const m = /^gfx(\d+)(?:-(\d+))?(?:-generic)?$/.exec(name) ?? /^gfx([0-9a-f]+)$/.exec(name);
  if (!m) return undefined;
  const digits = m[1]!;
  const generic = name.endsWith('generic');
  const major = Number.parseInt(generic ? digits : digits.slice(0, -2), 10);
  if (!(major >= 9 && major <= 12)) return undefined;
  const rest = generic ? '' : digits.slice(-2);
  const cdna = major === 9 && ['0a', '42', '50'].includes(rest);
  return {
    name,
    generation: major,
    waveSize: major === 9 ? 64 : 32,
    packedIds: cdna || major >= 11 || (generic && m[2] === '4'),
    architectedScratch: major >= 11 || (major === 9 && ['42', '50'].includes(rest)),
    idsInTtmp: major >= 12,
    unifiedFile: cdna,
    clearsHighHalf: major === 9,
  };
}
