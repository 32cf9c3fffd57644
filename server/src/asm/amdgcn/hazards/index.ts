/**
 * Checks printed AMDGCN code for what the hardware leaves to the programmer: wait states between dependent instructions,
 * instructions that must stand between others, and waits for memory. Works on the parsed text alone, independent of who
 * wrote it. Code whose control flow cannot be told, and processors that the tables do not know, are passed over.
 */
import type { AmdgcnModule, AmdgcnSpan } from '../ast.ts';
import { processorOf } from '../check/index.ts';
import { amdgcnFunctions } from '../walk.ts';
import { replayedClause } from './clauses.ts';
import { registerName } from './facts.ts';
import { type AmdgcnCode, codeOf, nearestBefore } from './flow.ts';
import { accessKind, ORDER_RULES, waitsForStores } from './ordered.ts';
import { type HazardProcessor, hazardProcessor } from './processor.ts';
import { WAIT_STATE_RULES, type WaitStateRule } from './rules.ts';
import { staleScalars } from './scalars-gfx12.ts';
import { missingWaits } from './waits.ts';

/** One instruction that comes too early. */
export interface AmdgcnHazard {
  /** The instruction that comes too early, and the one that it depends on. */
  readonly place: AmdgcnSpan;
  readonly cause: AmdgcnSpan;
  /** Name of the rule: `valu-vcc-div-fmas`, `memory-wait`, ... */
  readonly rule: string;
  /** What the rule is about, in words. */
  readonly what: string;
  /** Wait states (or, for `memory-wait`, events that may be outstanding) that the rule asks for, and that are there. */
  readonly needed: number;
  readonly found: number;
  /** What would mend it: `s_nop 1`, `s_waitcnt vmcnt(0)`. */
  readonly fix: string;
}

/** All hazards of a text, in the order of its functions. `cpu` defaults to the one that the text names. */
export function findAmdgcnHazards(module: AmdgcnModule, cpu = processorOf(module)): AmdgcnHazard[] {
  const processor = hazardProcessor(cpu);
  if (!processor.known) return [];
  const out: AmdgcnHazard[] = [];
  for (const fn of amdgcnFunctions(module)) {
    const code = codeOf(module, fn);
    if (code !== undefined) check(code, processor, out);
  }
  return out;
}

function check(code: AmdgcnCode, cpu: HazardProcessor, out: AmdgcnHazard[]): void {
  const { facts } = code;
  const place = (at: number): AmdgcnSpan => facts[at]!.instruction;
  const states = WAIT_STATE_RULES.filter((rule) => rule.applies(cpu));
  const order = ORDER_RULES.filter((rule) => rule.applies(cpu));
  for (const [at, late] of facts.entries()) {
    // The rule that asks for most covers the others.
    let worst:
      | { readonly rule: WaitStateRule; readonly at: number; readonly found: number }
      | undefined;
    for (const rule of states) {
      if (!rule.late(late)) continue;
      const hit = nearestBefore(code, at, {
        within: (distance) => distance < rule.states,
        hit: (early) => rule.early(early, late),
      });
      if (hit === undefined) continue;
      const missing = rule.states - hit.distance;
      if (worst === undefined || missing > worst.rule.states - worst.found)
        worst = { rule, at: hit.at, found: hit.distance };
    }
    if (worst !== undefined) {
      const { rule, found } = worst;
      out.push({
        place: place(at),
        cause: place(worst.at),
        rule: rule.id,
        what: rule.what,
        needed: rule.states,
        found,
        fix: `s_nop ${rule.states - found - 1}`,
      });
    }
    for (const rule of order) {
      if (!rule.late(late)) continue;
      const hit = nearestBefore(code, at, {
        within: rule.within ?? (() => true),
        hit: (early) => rule.early(early, late),
        expires: rule.expires,
        ...(rule.cost === undefined ? { cost: () => 0 } : { cost: rule.cost }),
      });
      if (hit === undefined) continue;
      out.push({
        place: place(at),
        cause: place(hit.at),
        rule: rule.id,
        what: rule.what,
        needed: 1,
        found: 0,
        fix: FIXES[rule.id]!,
      });
    }
    if (cpu.gfx101) branches(code, at, out);
    const replayed = cpu.xnack ? replayedClause(code, at, cpu) : undefined;
    if (replayed !== undefined)
      out.push({
        place: place(at),
        cause: place(replayed),
        rule: 'replayed-clause',
        what: 'memory instructions that are replayed together overwrite what one of them reads',
        needed: 1,
        found: 0,
        fix: 's_nop 0',
      });
  }
  for (const { at, by, register, counter, needed } of missingWaits(code, cpu))
    out.push({
      place: place(at),
      cause: place(by),
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
  if (cpu.major === 12)
    for (const { at, by, register, field } of staleScalars(code))
      out.push({
        place: place(at),
        cause: place(by),
        rule: 'stale-scalar',
        what: `${registerName(register)} is read while its new value may not be visible`,
        needed: 1,
        found: 0,
        fix: `s_wait_alu depctr_${field}(0)`,
      });
}

const FIXES: Readonly<Record<string, string>> = {
  'vmem-sgpr-overwritten': 's_waitcnt_depctr 0xffe3',
  'smem-sgpr-overwritten': 's_mov_b32 null, 0',
  'exec-overwritten': 's_waitcnt_depctr 0xfffe',
  'cmpx-permlane': 'v_mov_b32 of a register onto itself',
  'trans-use': 's_waitcnt_depctr 0xfff',
};

/** GFX10.1: workgroup memory and vector memory on two sides of a branch, without a wait for stores between. */
function branches(code: AmdgcnCode, at: number, out: AmdgcnHazard[]): void {
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
    place: facts[at]!.instruction,
    cause: facts[other.at]!.instruction,
    rule: 'lds-vmem-branch',
    what: 'workgroup memory and vector memory on two sides of a branch',
    needed: 1,
    found: 0,
    fix: 's_waitcnt_vscnt null, 0x0',
  });
}
