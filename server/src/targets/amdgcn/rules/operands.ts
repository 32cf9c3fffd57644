/** Operands of intrinsics that take vectors, and what rules for them share. */
import type { Inst, Value } from '../../../mir/index.ts';
import { type Op, S, V } from '../code.ts';
import type { AmdCpu } from '../cpus.ts';
import { partCount, type Selector } from '../select.ts';

/** The values of each operand: `imm` says how many, one each where there is none. */
export function operandsOf(inst: Inst): readonly (readonly Value[])[] {
  const [shape] = inst.attrs.imm ?? [];
  if (typeof shape !== 'string') return inst.args.map((value) => [value]);
  let at = 0;
  return shape.split(',').map((count) => {
    const from = at;
    at += Number(count);
    return inst.args.slice(from, at);
  });
}

/** How many registers of 32 bits values fill. */
export function unitsOf(values: readonly Value[]): number {
  return values.reduce((sum, { type }) => sum + partCount(type), 0);
}

/** Values in one run of vector registers. */
export function vectorRun(s: Selector, values: readonly Value[]): number {
  return s.run(
    values.flatMap((value) => s.parts(value)),
    V,
  );
}

/** A descriptor in scalar registers: all lanes must have the same. */
export function resource(s: Selector, values: readonly Value[], what: string): number {
  if (values.some((value) => s.plan.uniformity.isDivergent(value)))
    return s.unsupported(`${what} that differs between lanes`);
  return s.run(
    values.flatMap((value) => s.parts(value)).map((op) => s.toS(op)),
    S,
  );
}

/** The number that an operand must be. */
export function constantOf(s: Selector, value: Value, what: string): number {
  const bits = s.constant(value);
  return bits === undefined ? s.unsupported(`${what} that is not constant`) : Number(bits);
}

/** Where results lie: their registers, in a run that an instruction has written. */
export function setResults(s: Selector, inst: Inst, run: readonly Op[]): void {
  let at = 0;
  for (const result of inst.results) {
    const count = partCount(result.type);
    const parts = run.slice(at, at + count);
    at += count;
    while (parts.length < count) parts.push('0');
    s.set(result, parts);
  }
}

/** Number of 32-bit registers of all results. */
export function resultUnits(inst: Inst): number {
  return unitsOf(inst.results);
}

/**
 * Cache policy bits of LLVM's `auxiliary` operand in the words of a processor (AMDGPU usage guide,
 * "AMDGPU intrinsics", and `SIDefines.h`, `CPol`). `returns`: an atomic operation with a result.
 */
export function cacheWords(
  cpu: AmdCpu,
  bits: number,
  kind: 'load' | 'store' | 'atomic',
  returns = false,
): string {
  if (cpu.generation === 'gfx12') return newCacheWords(bits, kind, returns);
  const words: string[] = [];
  if (cpu.gfx940) {
    if (returns || (bits & 1) !== 0) words.push('sc0');
    if ((bits & 2) !== 0) words.push('nt');
    if ((bits & 16) !== 0) words.push('sc1');
  } else {
    if (returns || (bits & 1) !== 0) words.push('glc');
    if ((bits & 2) !== 0) words.push('slc');
    if ((bits & 4) !== 0 && cpu.generation !== 'gfx9') words.push('dlc');
    if ((bits & 16) !== 0 && cpu.accumOffset) words.push('scc');
  }
  return words.map((word) => ` ${word}`).join('');
}

const LOAD_HINTS = ['', 'NT', 'HT', 'LU', 'NT_RT', 'RT_NT', 'NT_HT', 'BYPASS'];
const STORE_HINTS = ['', 'NT', 'HT', 'RT_WB', 'NT_RT', 'RT_NT', 'NT_HT', 'NT_WB'];
const SCOPES = ['', 'SE', 'DEV', 'SYS'];

function newCacheWords(bits: number, kind: string, returns: boolean): string {
  const scope = SCOPES[(bits >> 3) & 3]!;
  const hint = bits & 7;
  let words = '';
  if (kind === 'atomic') {
    if (returns) words = hint & 2 ? ' th:TH_ATOMIC_NT_RETURN' : ' th:TH_ATOMIC_RETURN';
    else if (hint & 2) words = ' th:TH_ATOMIC_NT';
  } else if (hint > 0)
    words = ` th:TH_${kind.toUpperCase()}_${(kind === 'load' ? LOAD_HINTS : STORE_HINTS)[hint]}`;
  return scope === '' ? words : `${words} scope:SCOPE_${scope}`;
}
