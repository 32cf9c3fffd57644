/**
 * Checks printed AMDGCN code for what the hardware leaves to the programmer: wait states between
 * dependent instructions, instructions that must stand between others, and waits for memory. Works
 * on the parsed text alone, independent of who wrote it. Code whose control flow cannot be told,
 * and processors that the tables do not know, are passed over.
 */
import type { AmdgcnModule, AmdgcnSpan } from '../ast.ts';
import { processorOf } from '../target.ts';
import { amdgcnFunctions } from '../walk.ts';
import { replayedClause } from './clauses.ts';
import type { AmdgcnFacts } from './facts.ts';
import { type AmdgcnCode, codeOf, nearestBefore } from './flow.ts';
import { registerName } from './keys.ts';
import { matrixHazard } from './matrix.ts';
import { accessKind, ORDER_RULES, type OrderRule, waitsForStores } from './ordered.ts';
import { type HazardProcessor, hazardProcessor } from './processor.ts';
import { WAIT_STATE_RULES, type WaitStateRule } from './rules.ts';
import { staleScalars } from './scalars-gfx12.ts';
import { missingWaits } from './waits.ts';

export { type AmdgcnFacts, factsOf } from './facts.ts';
export { type HazardProcessor, hazardProcessor } from './processor.ts';
export type { WaitStateRule } from './rules.ts';

/** One instruction that comes too early. */
export interface AmdgcnHazard {
  /** The instruction that comes too early, and the one that it depends on. */
  readonly place: AmdgcnSpan;
  readonly cause: AmdgcnSpan;
  /** Name of the rule: `valu-vcc-div-fmas`, `memory-wait`, ... */
  readonly rule: string;
  /** What the rule is about, in words. */
  readonly what: string;
  /**
   * Wait states (or, for `memory-wait`, events that may be outstanding) that the rule asks for, and
   * that are there.
   */
  readonly needed: number;
  readonly found: number;
  /** What would mend it: `s_nop 1`, `s_waitcnt vmcnt(0)`. */
  readonly fix: string;
}

/** A hazard by the numbers of the instructions. */
export interface HazardAt {
  readonly at: number;
  readonly by: number;
  readonly rule: string;
  readonly what: string;
  readonly needed: number;
  readonly found: number;
  readonly fix: string;
}

/**
 * All hazards of a text, in the order of its functions. `cpu` defaults to the one that the text
 * names.
 */
export function findAmdgcnHazards(module: AmdgcnModule, cpu = processorOf(module)): AmdgcnHazard[] {
  const processor = hazardProcessor(cpu);
  if (!processor.known) return [];
  const out: AmdgcnHazard[] = [];
  for (const fn of amdgcnFunctions(module)) {
    const code = codeOf(module, fn);
    if (code === undefined) continue;
    const place = (at: number): AmdgcnSpan => code.facts[at]!.instruction;
    const found = [
      ...hazardsOf(
        code,
        processor,
        'all',
        code.facts.map((f) => rulesFor(f, processor)),
      ),
    ];
    if (!processor.gfx1250) memoryWaits(code, processor, found);
    for (const { at, by, rule, what, needed, found: there, fix } of found)
      out.push({ place: place(at), cause: place(by), rule, what, needed, found: there, fix });
  }
  return out;
}

/** Uses of registers that are still under way. */
function memoryWaits(code: AmdgcnCode, cpu: HazardProcessor, out: HazardAt[]): void {
  for (const { at, by, register, counter, needed } of missingWaits(code, cpu))
    out.push({
      at,
      by,
      rule: 'memory-wait',
      what: `${registerName(register)} is used before the access that fills it has answered`,
      needed,
      found: -1,
      fix:
        cpu.major >= 12
          ? `s_wait_${counter} 0x${needed.toString(16)}`
          : counter === 'vscnt'
            ? `s_waitcnt_vscnt null, 0x${needed.toString(16)}`
            : `s_waitcnt ${counter}(${needed})`,
    });
}

/**
 * Hazards between instructions that are certain in any text: those that no code of LLVM has. Others
 * depend on what the text does not say, such as whether page faults are replayed.
 */
export function certainHazards(
  code: AmdgcnCode,
  cpu: HazardProcessor,
  rules: readonly (readonly WaitStateRule[])[],
): HazardAt[] {
  return hazardsOf(code, cpu, 'certain', rules);
}

/** The rules that ask for something before an instruction; they follow from it alone. */
export function rulesFor(facts: AmdgcnFacts, cpu: HazardProcessor): readonly WaitStateRule[] {
  return WAIT_STATE_RULES.filter((rule) => rule.applies(cpu) && rule.late(facts));
}

const UNCERTAIN: ReadonlySet<string> = new Set([
  'vmem-sgpr-overwritten',
  'smem-sgpr-overwritten',
  'exec-overwritten',
]);

/** The wait that is missing most; it covers the others. */
function worstWait(
  code: AmdgcnCode,
  at: number,
  rules: readonly WaitStateRule[],
): Omit<HazardAt, 'at' | 'fix'> | undefined {
  const late = code.facts[at]!;
  let worst: Omit<HazardAt, 'at' | 'fix'> | undefined;
  for (const rule of rules) {
    const hit = nearestBefore(code, at, {
      within: (distance) => distance < rule.states,
      hit: (early) => rule.early(early, late),
    });
    if (hit === undefined) continue;
    const missing = rule.states - hit.distance;
    if (worst !== undefined && missing <= worst.needed - worst.found) continue;
    const { id, what, states: needed } = rule;
    worst = { by: hit.at, rule: id, what, needed, found: hit.distance };
  }
  return worst;
}

/** An instruction that must not follow another one until something has happened in between. */
function outOfOrder(code: AmdgcnCode, at: number, rule: OrderRule, out: HazardAt[]): void {
  const late = code.facts[at]!;
  const hit = nearestBefore(code, at, {
    within: rule.within ?? (() => true),
    hit: (early) => rule.early(early, late),
    expires: rule.expires,
    cost: rule.cost ?? (() => 0),
  });
  if (hit === undefined) return;
  const { id, what } = rule;
  out.push({ at, by: hit.at, rule: id, what, needed: 1, found: 0, fix: FIXES[id]! });
}

/** Hazards between instructions, memory apart. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one walk over the instructions with all kinds of hazards at each
function hazardsOf(
  code: AmdgcnCode,
  cpu: HazardProcessor,
  which: 'certain' | 'all',
  rules: readonly (readonly WaitStateRule[])[],
): HazardAt[] {
  const { facts } = code;
  const out: HazardAt[] = [];
  const certain = which === 'certain';
  const order = ORDER_RULES.filter(
    (rule) => rule.applies(cpu) && !(certain && UNCERTAIN.has(rule.id)) && facts.some(rule.source),
  );
  const idle = new Set(
    WAIT_STATE_RULES.filter(({ source }) => source !== undefined && !facts.some(source)),
  );
  const matrices = facts.some((f) => f.matrix !== undefined);
  for (const [at, late] of facts.entries()) {
    let worst = worstWait(
      code,
      at,
      rules[at]!.filter((rule) => !idle.has(rule)),
    );
    const matrix = matrices ? matrixHazard(code, at, cpu) : undefined;
    if (matrix && (!worst || matrix.needed - matrix.found > worst.needed - worst.found)) {
      const { by, what, needed, found, vectorOnly } = matrix;
      worst = { by, rule: vectorOnly ? 'matrix-nop' : 'matrix', what, needed, found };
    }
    if (worst !== undefined) {
      const missing = worst.needed - worst.found;
      const fix = worst.rule === 'matrix-nop' ? 'v_nop' : nops(missing);
      out.push({ at, ...worst, fix });
    }
    for (const rule of order) if (rule.late(late)) outOfOrder(code, at, rule, out);
    if (certain) continue;
    if (cpu.gfx101) branches(code, at, out);
    const replayed = cpu.xnack ? replayedClause(code, at, cpu) : undefined;
    if (replayed !== undefined)
      out.push({
        at,
        by: replayed,
        rule: 'replayed-clause',
        what: 'memory instructions that are replayed together overwrite what one of them reads',
        needed: 1,
        found: 0,
        fix: 's_nop 0',
      });
  }
  if (!certain && cpu.major === 12 && !cpu.gfx1250)
    for (const { at, by, register, field } of staleScalars(code))
      out.push({
        at,
        by,
        rule: 'stale-scalar',
        what: `${registerName(register)} is read while its new value may not be visible`,
        needed: 1,
        found: 0,
        fix: `s_wait_alu depctr_${field}(0)`,
      });
  return out;
}

/** Up to 16 wait states in one instruction. */
function nops(states: number): string {
  return `s_nop ${Math.min(15, states - 1)}`;
}

const FIXES: Readonly<Record<string, string>> = {
  'vmem-sgpr-overwritten': 's_waitcnt_depctr 0xffe3',
  'smem-sgpr-overwritten': 's_mov_b32 null, 0',
  'exec-overwritten': 's_waitcnt_depctr 0xfffe',
  'cmpx-permlane': 'v_mov_b32 of a register onto itself',
  'trans-use': 's_waitcnt_depctr 0xfff',
};

/**
 * GFX10.1: workgroup memory and vector memory on two sides of a branch, without a wait for stores
 * between.
 */
function branches(code: AmdgcnCode, at: number, out: HazardAt[]): void {
  const { facts } = code;
  const kind = accessKind(facts[at]!);
  if (kind === undefined) return;
  const branch = nearestBefore(code, at, {
    within: () => true,
    cost: () => 0,
    expires: (f) => accessKind(f) !== undefined || waitsForStores(f),
    hit: (f) => /^s_c?branch/.test(f.name),
  });
  if (branch === undefined) return;
  const other = nearestBefore(code, branch.at, {
    within: () => true,
    cost: () => 0,
    expires: (f) => accessKind(f) === kind || waitsForStores(f),
    hit: (f) => accessKind(f) !== undefined && accessKind(f) !== kind,
  });
  if (other === undefined) return;
  out.push({
    at,
    by: other.at,
    rule: 'lds-vmem-branch',
    what: 'workgroup memory and vector memory on two sides of a branch',
    needed: 1,
    found: 0,
    fix: 's_waitcnt_vscnt null, 0x0',
  });
}
