/**
 * What is decided about a kernel, rule by rule: that it is proven, that there is a finding, or that
 * it is not decided, with the reason and its place. No finding alone says nothing of this.
 */
import {
  accessesOf,
  askOf,
  computeFlowGraph,
  computeUniformity,
  decidedReads,
  dimensionsOf,
  type Gap,
  isAskSymbol,
  mapRegions,
  threadsOf,
  undecidedBounds,
  uninitialisedReads,
  type Verdict,
  waitsForAll,
} from '../../analysis/index.ts';
import type { Span } from '../../base/index.ts';
import { type Func, type Inst, isPtr, type SourceLoc, spaceOf } from '../../mir/index.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import type { Launch } from '../launch-comment.ts';
import { divergentBarriers } from '../lints/divergent-barrier.ts';
import { misalignedIn } from './launch-memory.ts';
import { findingsFor, sizesOf, usesWorkgroupMemory } from './workgroup-findings.ts';

/** What is decided, or not. */
export type DecidedRule = 'races' | 'bounds' | 'barriers' | 'initialisation' | 'alignment';

export interface Decision {
  readonly rule: DecidedRule;
  readonly state: 'proven' | 'finding' | 'undecided';
  /** For blocks of up to so many threads, or of a known launch; undefined for every launch. */
  readonly scope: number | readonly [number, number, number] | undefined;
  /** What it was proven under, as it is written, where it is not proven without. */
  readonly under?: string;
  /** Why it is not decided. */
  readonly reason: string | undefined;
  readonly at: SourceLoc | undefined;
}

/** One decision; `at`: the place of the reason. */
export interface PlacedDecision extends Omit<Decision, 'at'> {
  readonly at: Span | undefined;
}

export interface KernelDecisions {
  readonly kernel: string;
  readonly nameSpan: Span;
  readonly decisions: readonly PlacedDecision[];
}

const byLaunch = remember(() => new Map<string, readonly Decision[]>());

/** The decisions about a kernel with workgroup memory or barriers; none about others. */
export function decisionsOf(
  code: DeviceCode,
  launch: Launch | undefined,
  wave: number,
): readonly Decision[] {
  const key = JSON.stringify([launch?.workgroupMem, launch?.block, launch?.facts, wave]);
  let found = byLaunch(code).get(key);
  if (found === undefined) {
    found = decide(code, launch && withoutArgs(launch), wave);
    byLaunch(code).set(key, found);
  }
  return found;
}

/** Arguments of one launch prove nothing about others. */
function withoutArgs({ args: _, ...rest }: Launch): Launch {
  return rest;
}

function decide(code: DeviceCode, launch: Launch | undefined, wave: number): readonly Decision[] {
  const barriers = [...code.parts.funcs.values()].some((fn) =>
    fn.blocks.some(({ insts }) => insts.some(waitsForAll)),
  );
  const uses = usesWorkgroupMemory(code);
  if (!uses && !barriers) return [];
  const fn = code.whole();
  const block = launch?.block;
  const one = (
    rule: DecidedRule,
    state: Decision['state'],
    gap?: { readonly reason: string; readonly at: SourceLoc | undefined },
    scope: Decision['scope'] = block,
  ): Decision => ({ rule, state, scope, reason: gap?.reason, at: gap?.at });
  const because = (rule: DecidedRule, { reason, inst }: Gap): Decision =>
    one(rule, 'undecided', { reason, at: inst?.loc });
  if (fn === undefined || code.partial) {
    const gap: Gap = { reason: 'not all of the kernel could be compiled', inst: undefined };
    return [
      ...(uses ? (['races', 'bounds', 'initialisation', 'alignment'] as const) : []),
      ...(barriers ? (['barriers'] as const) : []),
    ].map((rule) => because(rule, gap));
  }
  const out: Decision[] = [];
  if (uses) {
    const { verdict, outside, conflicts } = findingsFor(code, launch, wave);
    out.push({ ...races(verdict, one), ...underFacts(code, launch, wave, verdict) });
    const gaps = undecidedBounds(fn, block, dimensionsOf(fn), sizesOf(code, launch));
    if (outside.length > 0) out.push(one('bounds', 'finding'));
    else out.push(gaps[0] === undefined ? one('bounds', 'proven') : because('bounds', gaps[0]));
    out.push(initialisation(code, fn, launch, conflicts.length > 0 || outside.length > 0, one));
    out.push(alignment(code, fn, launch, one));
  }
  if (barriers) out.push(meeting(code, fn, block, one));
  return out;
}

type Make = (
  rule: DecidedRule,
  state: Decision['state'],
  gap?: { readonly reason: string; readonly at: SourceLoc | undefined },
  scope?: Decision['scope'],
) => Decision;

/** All threads meet at each barrier. */
function meeting(code: DeviceCode, fn: Func, block: Launch['block'], one: Make): Decision {
  const divergent = divergentBarriers(code, block);
  if (divergent.some(({ sure }) => sure)) return one('barriers', 'finding');
  const [first] = divergent;
  if (first !== undefined) {
    const gap = { reason: 'it depends on data or the launch', at: first.barrier };
    return one('barriers', 'undecided', gap);
  }
  const open = unprovenBarrier(fn);
  if (open === undefined) return { ...one('barriers', 'proven'), scope: undefined };
  return one('barriers', 'undecided', { reason: 'threads may part before it', at: open });
}

function races(verdict: Verdict, one: Make): Decision {
  if (verdict.kind === 'race') return one('races', 'finding');
  if (verdict.kind === 'undecided') {
    const [gap] = verdict.gaps;
    return one('races', 'undecided', {
      reason: gap?.reason ?? 'it is too complex',
      at: gap?.inst?.loc,
    });
  }
  return verdict.threads === undefined
    ? one('races', 'proven')
    : one('races', 'proven', undefined, verdict.threads);
}

/** The facts that a proof needs. */
function underFacts(
  code: DeviceCode,
  launch: Launch | undefined,
  wave: number,
  verdict: Verdict,
): Pick<Decision, 'under'> {
  const { facts = [], ...rest } = launch ?? {};
  if (facts.length === 0 || verdict.kind !== 'proven') return {};
  const without = findingsFor(code, rest as Launch, wave).verdict;
  const isSame = without.kind === 'proven' && without.threads === verdict.threads;
  return isSame ? {} : { under: `assume(${facts.map(({ text }) => text).join(', ')})` };
}

/** Every element that is read is one that some thread writes. */
function initialisation(
  code: DeviceCode,
  fn: Func,
  launch: Launch | undefined,
  isWrong: boolean,
  one: Make,
): Decision {
  if (uninitialisedReads(fn).length > 0) return one('initialisation', 'finding');
  const block = launch?.block;
  const undecided = (reason: string): Decision =>
    one('initialisation', 'undecided', { reason, at: undefined });
  if (block === undefined) return undecided('the number of threads is not known');
  const { unwritten, isDecided } = decidedReads(
    fn,
    code.parts.globals,
    block,
    threadsOf(fn, block),
  );
  if (unwritten.length > 0 && !isWrong) return one('initialisation', 'finding');
  if (isWrong || !isDecided) return undecided('which elements are written is not known');
  return one('initialisation', 'proven');
}

function alignment(code: DeviceCode, fn: Func, launch: Launch | undefined, one: Make): Decision {
  const wrong = (['start', 'offset'] as const).flatMap((kind) =>
    misalignedIn(code, launch?.block, kind),
  );
  if (wrong.length > 0) return one('alignment', 'finding');
  const mapped = mapRegions(fn);
  const asked = fn.blocks.flatMap(({ insts }) => insts.flatMap((inst) => askOf(inst)?.align ?? []));
  const known = new Set(mapped.map(({ access }) => access.inst));
  for (const { access, region, divisor } of mapped) {
    const symbol = region.startsWith('@') ? region.slice(1) : undefined;
    const start =
      symbol === undefined
        ? asked.reduce((most, align) => Math.max(most, align), 1)
        : (code.parts.globals.get(symbol)?.align ?? 1);
    if (start % access.align === 0 && divisor % access.align === 0) continue;
    return one('alignment', 'undecided', {
      reason: `what an address is a multiple of is not known, ${access.align} is needed`,
      at: access.inst.loc,
    });
  }
  const strange = fn.blocks
    .flatMap(({ insts }) => insts)
    .find((inst) => isWorkgroupAccess(inst) && !known.has(inst));
  if (strange === undefined) return { ...one('alignment', 'proven'), scope: undefined };
  return one('alignment', 'undecided', { reason: 'an address is not known', at: strange.loc });
}

function isWorkgroupAccess(inst: Inst): boolean {
  return accessesOf(inst).some(({ ptr: { type } }) => isPtr(type) && spaceOf(type) === 'workgroup');
}

/** A barrier that threads may come to apart, although nothing says that they do. */
function unprovenBarrier(fn: Func): SourceLoc | undefined {
  const graph = computeFlowGraph(fn);
  const uniformity = computeUniformity(fn, {
    uniformParams: true,
    exactJoins: true,
    isUniformIntrinsic: isAskSymbol,
  });
  for (const block of graph.order)
    for (const inst of block.insts)
      if (waitsForAll(inst) && uniformity.isDivergentBlock(block)) return inst.loc;
  return undefined;
}
