/**
 * Wait states around matrix instructions, by the passes that they take (chapters "Dependency
 * resolution: required independent instructions" of the CDNA documents; LLVM, "checkMAIHazards" and
 * "checkMAIVALUHazards"; for WMMA "fixWMMAHazards" and "checkWMMACoexecutionHazards"). Where LLVM
 * asks for more than it must, this asks for less.
 */
import type { AmdgcnFacts } from './facts.ts';
import { type AmdgcnCode, nearestBefore } from './flow.ts';
import { EXEC, isVector } from './keys.ts';
import type { Matrix } from './matrix-shape.ts';
import type { HazardProcessor } from './processor.ts';

/** Passes of an MFMA instruction (LLVM, "SISchedule"). */
function passesOf(m: Matrix, cpu: HazardProcessor): number {
  if (m.type === 'double') return m.rows === 4 ? 4 : cpu.gfx950 ? 16 : 8;
  if (m.rows === 4) return 2;
  if (!cpu.gfx940) return m.rows === 16 ? 8 : 16;
  if (m.sparse) return m.rows === 16 ? 4 : 8;
  if (m.inputs === 'f8f6f4') return (m.rows === 16 ? 4 : 8) * (m.bytes ? 2 : 1);
  if (m.rows === 16) return m.depth >= 8 ? 4 : 8;
  return m.depth >= 8 || m.inputs === 'xf32' ? 8 : 16;
}

/** Passes to wait states, for instructions of gfx908 and gfx90a. */
function byPasses(passes: number, two: number, eight: number, sixteen: number): number {
  return passes === 2 ? two : passes === 8 ? eight : sixteen;
}

const meets = (a: readonly number[], b: readonly number[]): boolean =>
  a.length > 0 && a.some((key) => b.includes(key));

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a[0] === b[0];

export interface MatrixHazard {
  readonly by: number;
  readonly needed: number;
  readonly found: number;
  readonly what: string;
  /** Only vector instructions count as wait states. */
  readonly vectorOnly: boolean;
}

/** A search for the hazards of one instruction; the one that misses most remains. */
class Search {
  worst: MatrixHazard | undefined;
  private readonly code: AmdgcnCode;
  private readonly at: number;

  constructor(code: AmdgcnCode, at: number) {
    this.code = code;
    this.at = at;
  }

  /**
   * The nearest instruction that `needs` gives a number for, undefined for those that have nothing
   * to do with it.
   */
  look(
    what: string,
    most: number,
    needs: (f: AmdgcnFacts, m: Matrix | undefined) => number | undefined,
    vectorOnly = false,
  ): void {
    let needed = 0;
    const hit = nearestBefore(this.code, this.at, {
      within: (distance) => distance < most,
      // LLVM does not look along all ways either.
      straight: true,
      hit: (f) => {
        const need = needs(f, f.matrix);
        if (need === undefined) return false;
        needed = need;
        return true;
      },
      ...(vectorOnly ? { cost: (f: AmdgcnFacts) => (f.unit === 'valu' ? 1 : 0) } : {}),
    });
    if (!hit || hit.distance >= needed) return;
    const { worst } = this;
    if (worst && worst.needed - worst.found >= needed - hit.distance) return;
    this.worst = { by: hit.at, needed, found: hit.distance, what, vectorOnly };
  }
}

/** What an instruction of a processor with MFMA or WMMA comes too early after. */
export function matrixHazard(
  code: AmdgcnCode,
  at: number,
  cpu: HazardProcessor,
): MatrixHazard | undefined {
  const f = code.facts[at]!;
  const search = new Search(code, at);
  if (cpu.major >= 11) wmma(search, f, cpu);
  else if (cpu.gfx90a || cpu.gfx940) cdna2(search, f, cpu);
  else if (cpu.gfx908) cdna1(search, f, cpu);
  return search.worst;
}

const legacy = (f: AmdgcnFacts, m: Matrix | undefined): boolean => f.unit === 'valu' && !m;
const isDot = (f: AmdgcnFacts): boolean => /^v_dot/.test(f.name);
const memory = (f: AmdgcnFacts): boolean =>
  f.unit === 'vmem' || f.unit === 'flat' || f.unit === 'ds' || f.name === 'exp';

const USED = 'the result of a matrix instruction is used';

function cdna2(search: Search, f: AmdgcnFacts, cpu: HazardProcessor): void {
  const m = f.matrix;
  const extra = cpu.gfx950 ? 1 : 0;
  if (m) {
    search.look('VALU writes exec, a matrix instruction follows', 4, (e, em) =>
      legacy(e, em) && e.writes.includes(EXEC) ? 4 : undefined,
    );
    for (const use of [m.a, m.b, m.sparse ? [] : m.c, m.others]) {
      if (use.length === 0) continue;
      search.look('VALU writes a register, a matrix instruction reads it', 2, (e, em) =>
        legacy(e, em) && !isDot(e) && meets(e.writes, use) ? 2 : undefined,
      );
    }
    for (const use of [m.a, m.b, m.others]) {
      if (use.length === 0) continue;
      search.look(USED, 20, (_, em) =>
        em && meets(em.d, use) ? asFactor(em, passesOf(em, cpu), cpu, extra) : undefined,
      );
    }
    if (m.c.length > 0)
      search.look(USED, 20, (_, em) =>
        em && meets(em.d, m.c) ? asSum(m, em, passesOf(em, cpu), cpu, extra) : undefined,
      );
    return;
  }
  const reads = f.reads.filter(isVector);
  const isMemory = memory(f);
  if (isMemory || f.unit === 'valu') {
    if (reads.length > 0)
      search.look(USED, 20, (_, em) =>
        em && meets(em.d, reads)
          ? afterResult(em, passesOf(em, cpu), cpu, extra, isMemory)
          : undefined,
      );
  }
  if (f.unit !== 'valu') return;
  if (/^v_fmac?_f64$/.test(f.name))
    search.look('a matrix instruction of doubles runs, and so does a multiply-add', 2, (_, em) =>
      em?.type === 'double' ? 2 : undefined,
    );
  const writes = f.writes.filter(isVector);
  if (writes.length === 0) return;
  search.look('the result of a matrix instruction is overwritten', 20, (_, em) =>
    em && meets(em.d, writes)
      ? afterResult(em, passesOf(em, cpu), cpu, extra, false, true)
      : undefined,
  );
  search.look('what a matrix instruction adds to is overwritten', 15, (_, em) => {
    if (!em || em.type === 'double' || !meets(em.c, writes)) return undefined;
    if (cpu.gfx940 && em.type !== 'xdl') return undefined;
    return { 2: 1, 4: 3, 8: 7, 16: 15 }[passesOf(em, cpu)];
  });
}

/** Its result as one of the factors of another one. */
function asFactor(m: Matrix, passes: number, cpu: HazardProcessor, extra: number): number {
  if (m.type === 'double') return m.rows === 4 ? 6 : cpu.gfx950 ? 19 : 11;
  if (!cpu.gfx940) return byPasses(passes, 5, 11, 19);
  return m.type === 'xdl' ? passes + 3 + (passes === 2 ? 0 : extra) : passes + 2;
}

/** Its result as the sum that another one adds to. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a table of the ISA: wait states by the kind of both matrix instructions
function asSum(
  late: Matrix,
  early: Matrix,
  passes: number,
  cpu: HazardProcessor,
  extra: number,
): number {
  if (late.type !== 'double' && !cpu.gfx940 && early.type === 'double') return 0;
  if (same(early.d, late.c)) {
    if (late.type === 'double' && late.rows === 4 && early.type === 'double' && early.rows === 4)
      return 4;
    return cpu.gfx940 && passes === 2 ? 2 : 0;
  }
  const xdl = cpu.gfx940 && late.type === 'xdl';
  if (early.type === 'double') {
    if (xdl) return 0;
    return early.rows === 4 ? 4 : cpu.gfx950 ? 17 : 9;
  }
  if (!cpu.gfx940)
    return late.type === 'double' ? byPasses(passes, 3, 9, 17) : byPasses(passes, 2, 8, 16);
  if (early.type !== 'xdl') return xdl ? 0 : passes;
  return late.type === 'xdl' ? passes + 1 + extra : passes + 1 + (passes === 2 ? 0 : extra);
}

/** Its result in another instruction, read or overwritten. */
function afterResult(
  m: Matrix,
  passes: number,
  cpu: HazardProcessor,
  extra: number,
  isMemory: boolean,
  overwrites = false,
): number {
  if (m.type === 'double') {
    if (m.rows === 4) return isMemory ? 9 : 6;
    return isMemory ? 18 : cpu.gfx950 && !overwrites ? 19 : 11;
  }
  if (!cpu.gfx940) return byPasses(passes, 5, 11, 19);
  return m.type === 'xdl' ? passes + 3 + (passes === 2 ? 0 : extra) : passes + 2;
}

/** gfx908, where matrix instructions work on accumulation registers. */
function cdna1(search: Search, f: AmdgcnFacts, cpu: HazardProcessor): void {
  const m = f.matrix;
  const isRead = f.name === 'v_accvgpr_read_b32';
  const isWrite = f.name === 'v_accvgpr_write_b32';
  if (memory(f)) {
    const reads = f.reads.filter(isVector);
    if (reads.length > 0)
      search.look('v_accvgpr_read writes a register, a memory access reads it', 2, (e) =>
        e.name === 'v_accvgpr_read_b32' && meets(e.writes, reads) ? 2 : undefined,
      );
    return;
  }
  if (!m && !isRead && !isWrite) return;
  const uses: readonly (readonly number[])[] = m ? [m.a, m.b, m.c] : [f.reads.filter(isVector)];
  if (!isRead) {
    search.look('VALU writes exec, a matrix instruction follows', 4, (e, em) =>
      legacy(e, em) && e.writes.includes(EXEC) ? 4 : undefined,
    );
    for (const use of uses)
      search.look('VALU writes a register, a matrix instruction reads it', 2, (e, em) =>
        legacy(e, em) && !e.name.startsWith('v_accvgpr_write') && meets(e.writes, use)
          ? 2
          : undefined,
      );
  }
  const sum = m?.c;
  for (const use of uses) {
    search.look(USED, 18, (_, em) => {
      if (!em || !meets(em.d, use) || same(em.d, use)) return undefined;
      return use === sum ? 2 : isRead ? byPasses(passesOf(em, cpu), 4, 10, 18) : 4;
    });
    search.look('v_accvgpr_write writes a register, the next instructions read it', 3, (e) => {
      if (e.name !== 'v_accvgpr_write_b32' || !meets(e.writes, use)) return undefined;
      return use === sum ? 1 : 3;
    });
  }
  if (!isWrite) return;
  search.look('the result of a matrix instruction is overwritten', 15, (_, em) =>
    em && meets(em.d, f.writes) && !same(em.d, f.writes)
      ? byPasses(passesOf(em, cpu), 1, 7, 15)
      : undefined,
  );
  search.look('what a matrix instruction adds to is overwritten', 13, (_, em) =>
    em && meets(em.c, f.writes) ? byPasses(passesOf(em, cpu), 0, 5, 13) : undefined,
  );
}

/**
 * WMMA of GFX11 and GFX12: its result as a factor of the next one; on gfx1250 for some instructions
 * more, and for VALU.
 */
function wmma(search: Search, f: AmdgcnFacts, cpu: HazardProcessor): void {
  const m = f.matrix;
  const factors = m ? [...m.a, ...m.b, ...(cpu.major >= 12 && m.sparse ? m.others : [])] : [];
  if (!cpu.gfx1250) {
    if (!m) return;
    search.look(USED, 1, (_, em) => (em && meets(em.d, factors) ? 1 : undefined), true);
    return;
  }
  if (f.unit !== 'valu' || f.transcendental) return;
  const all = [...f.reads, ...f.writes].filter(isVector);
  const isXdl = m !== undefined && xdl1250(m);
  if (m && !isXdl) return;
  search.look(
    USED,
    9,
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a table of the ISA: wait states by the kind of both matrix instructions
    (_, em) => {
      if (!em || !xdl1250(em)) return undefined;
      const long = /iu[48]/.test(em.inputs);
      if (em.inputs === 'f8f6f4') return undefined;
      if (isXdl) {
        if (!meets(em.d, factors)) return undefined;
        return em.sparse ? (long ? 5 : 3) : long ? 9 : 5;
      }
      const read = [...em.a, ...em.b, ...(em.sparse ? em.others : [])];
      if (!meets(em.d, all) && !meets(read, f.writes)) return undefined;
      return em.sparse ? (long ? 4 : 2) : long ? 8 : 4;
    },
    true,
  );
}

/** The unit of all but 32-bit floats. */
function xdl1250(m: Matrix): boolean {
  return m.inputs !== 'f32';
}
