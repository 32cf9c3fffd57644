/**
 * Waits inside a straight piece of code: what a load writes is used before a wait covers it, and
 * waits behind which nothing was under way. What earlier code left under way is not known and never
 * reported.
 */
import type { AmdgcnGpu } from '../forms/index.ts';
import type { Report } from './finding.ts';
import { type Counter, type Flow, type Step, unitName } from './flow.ts';

interface Pending {
  readonly at: number;
  readonly step: Step;
  readonly counters: readonly Counter[];
  readonly writes: readonly number[];
  /** Counters that have not been waited for. */
  left: Set<Counter>;
}

/** What a wait allows to stay under way, by counter; undefined for one that is not understood. */
function waitOf({ instruction: i, name }: Step, gpu: AmdgcnGpu): Map<Counter, number> | undefined {
  const out = new Map<Counter, number>();
  const last = i.operands[i.operands.length - 1];
  const number = last?.kind === 'int' ? Number(last.value) : undefined;
  if (name === 's_waitcnt') {
    for (const o of i.operands) {
      if (o.kind !== 'word' || typeof o.args[0] !== 'number') return undefined;
      if (o.name === 'vmcnt') out.set('load', o.args[0]);
      else if (o.name === 'lgkmcnt') out.set('lgkm', o.args[0]);
    }
    return out;
  }
  if (number === undefined) return undefined;
  const one: Readonly<Record<string, Counter>> = {
    s_waitcnt_vscnt: 'store',
    s_waitcnt_vmcnt: 'load',
    s_waitcnt_lgkmcnt: 'lgkm',
    s_wait_loadcnt: 'load',
    s_wait_storecnt: 'store',
    s_wait_dscnt: 'group',
    s_wait_kmcnt: 'scalar',
  };
  const counter = one[name];
  if (counter !== undefined) {
    out.set(counter, number);
    return out;
  }
  if (name === 's_wait_loadcnt_dscnt' || name === 's_wait_storecnt_dscnt') {
    out.set(name.includes('load') ? 'load' : 'store', (number >> 8) & 63);
    out.set('group', number & 63);
    return out;
  }
  return gpu.major >= 9 ? undefined : out;
}

/** A wait for counters of which nothing is under way. */
function waitsForNothing(
  step: Step,
  wait: ReadonlyMap<Counter, unknown>,
  begun: ReadonlySet<Counter>,
): boolean {
  return wait.size > 0 && !isBlanket(step) && [...wait.keys()].every((c) => !begun.has(c));
}

/** Uses of results that are still under way. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: what is pending is threaded through the steps of a block
export function missingWaits(flow: Flow, gpu: AmdgcnGpu, report: Report): void {
  // Atomics and barriers come with waits that order memory, whatever is under way.
  const orders = flow.steps.some((step) => step.orders);
  for (const block of flow.blocks) {
    let pending: Pending[] = [];
    // At its beginning a kernel has nothing under way, and what begins here is seen.
    let whole = block.first === 0 && !orders && !flow.blocks.some((b) => b.next.includes(0));
    const begun = new Set<Counter>();
    for (let at = block.first; at < block.end; at++) {
      const step = flow.steps[at]!;
      const { name, effects, counters } = step;
      if (step.waits) {
        const wait = waitOf(step, gpu);
        if (whole && wait && waitsForNothing(step, wait, begun)) needless(at, report);
        pending = wait ? afterWait(pending, wait) : [];
        continue;
      }
      // What these leave under way, or finish, is not followed.
      const isUsed = (u: number): boolean =>
        effects.reads.includes(u) || effects.writes.includes(u);
      const touched = pending.find((p) => p.writes.some(isUsed));
      if (touched && !overwritesInOrder(touched, step, counters)) {
        const unit = touched.writes.find(isUsed)!;
        report({
          code: 'missing-wait',
          step: at,
          other: touched.at,
          severity: 'warning',
          lineBefore: waitLine(touched, gpu),
          message: `\`${unitName(unit)}\` is used while \`${touched.step.instruction.mnemonic}\` of line {line} may still write it: a wait for ${waitName(touched, gpu)} is missing`,
        });
        pending = pending.filter((p) => p !== touched);
      }
      if (counters === undefined) whole = false;
      if (whole && counters) for (const c of counters) begun.add(c);
      if (counters === undefined) pending = [];
      else if (counters.length > 0)
        pending.push({
          at,
          step,
          counters,
          writes: /_load|^ds_(read|load|bpermute|permute|swizzle)|_rtn/.test(name)
            ? effects.writes
            : [],
          left: new Set(counters),
        });
    }
  }
}

/** A wait for everything, which is written for safety. */
function isBlanket({ name, instruction }: Step): boolean {
  return name === 's_waitcnt' && instruction.operands.length === 3;
}

function needless(step: number, report: Report): void {
  const message = 'this waits for nothing: no access of its kind has begun since the kernel did';
  report({ code: 'needless-wait', step, severity: 'warning', message });
}

/** Loads of one kind come back in order, so that one may write what an older one writes. */
function overwritesInOrder(
  p: Pending,
  step: Step,
  counters: readonly Counter[] | undefined,
): boolean {
  const same = counters?.length === 1 && p.counters.length === 1 && counters[0] === p.counters[0];
  const reads = p.writes.some((u) => step.effects.reads.includes(u));
  return same === true && !reads && !step.name.startsWith('s_');
}

function waitName(p: Pending, gpu: AmdgcnGpu): string {
  const counter = [...p.left][0] ?? p.counters[0]!;
  if (gpu.major >= 12)
    return {
      load: '`s_wait_loadcnt`',
      store: '`s_wait_storecnt`',
      lgkm: '`s_wait_dscnt`',
      scalar: '`s_wait_kmcnt`',
      group: '`s_wait_dscnt`',
    }[counter];
  return counter === 'load' ? '`vmcnt`' : counter === 'store' ? '`vscnt`' : '`lgkmcnt`';
}

/** The wait that makes sure: for all accesses of the kind. */
function waitLine(p: Pending, gpu: AmdgcnGpu): string {
  const word = waitName(p, gpu).replaceAll('`', '');
  if (gpu.major >= 12) return `${word} 0x0`;
  return word === 'vscnt' ? 's_waitcnt_vscnt null, 0x0' : `s_waitcnt ${word}(0)`;
}

/**
 * What stays under way: of a counter in order the youngest, of scalar loads all unless the wait is
 * for 0.
 */
function afterWait(pending: readonly Pending[], wait: ReadonlyMap<Counter, number>): Pending[] {
  for (const [counter, allowed] of wait) {
    const own = pending.filter((p) => p.counters.includes(counter));
    // Scalar loads come back in any order: what a wait for more than none covers is not followed.
    const ordered = !own.some((p) => p.step.name.startsWith('s_'));
    const done = allowed === 0 || !ordered ? own : own.slice(0, Math.max(0, own.length - allowed));
    for (const p of done) p.left.delete(counter);
  }
  return pending.filter((p) => p.left.size > 0);
}
