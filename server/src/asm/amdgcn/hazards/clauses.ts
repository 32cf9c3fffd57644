/**
 * Soft clauses: consecutive scalar loads, or vector memory accesses of GFX9, are replayed together
 * after a page fault (XNACK). None may write what another one, or it itself, reads; a store begins
 * a clause of its own (LLVM, "checkSoftClauseHazards").
 */
import type { AmdgcnFacts } from './facts.ts';
import type { AmdgcnCode } from './flow.ts';
import type { HazardProcessor } from './processor.ts';

/** LLVM looks back no further. */
const WINDOW = 5;

type Kind = 'scalar' | 'vector' | undefined;

function kindOf({ unit }: AmdgcnFacts, cpu: HazardProcessor): Kind {
  if (unit === 'smem') return 'scalar';
  return cpu.major === 9 && (unit === 'vmem' || unit === 'flat') ? 'vector' : undefined;
}

/** The first instruction of the clause that must end before `at`; undefined when it may go on. */
export function replayedClause(
  { facts, falls }: AmdgcnCode,
  at: number,
  cpu: HazardProcessor,
): number | undefined {
  const one = facts[at]!;
  const kind = kindOf(one, cpu);
  if (kind === undefined) return undefined;
  const clause: AmdgcnFacts[] = [];
  let first = at;
  // Within one block: from a label on a clause is new.
  while (clause.length < WINDOW && falls(first)) {
    const before = facts[first - 1]!;
    if (kindOf(before, cpu) !== kind) break;
    first--;
    clause.push(before);
  }
  if (!clause.some((f) => f.writes.length > 0)) return undefined;
  if (/_(?:store|atomic)_/.test(one.name)) return first;
  clause.push(one);
  const written = new Set(clause.flatMap((f) => f.writes));
  return clause.some((f) => f.reads.some((key) => written.has(key))) ? first : undefined;
}
