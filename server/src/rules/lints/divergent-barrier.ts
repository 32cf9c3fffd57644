/** Barriers that some threads of a workgroup reach and others do not. */

import {
  blocksThatReturn,
  computeDominators,
  computeFlowGraph,
  computeLoops,
  type FlowGraph,
  innerOfShared,
  type Loop,
  sharedNumber,
  waitsForAll,
} from '../../analysis/index.ts';
import { append, Fuel, LIMITS } from '../../base/index.ts';
import {
  type Func,
  hasEffect,
  type Inst,
  isUnknownExit,
  type SourceLoc,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import type { SizedLaunch } from '../launches/passed.ts';
import { waveOf } from '../memory/workgroup-findings.ts';
import { neverParts } from '../mir/launch-edges.ts';
import { commonPlaces } from '../mir/places.ts';
import { type BlockShape, type Disagreement, ThreadConditions } from '../mir/thread-conditions.ts';

interface Data {
  /** Threads disagree in every launch, not only in some. */
  readonly sure: boolean;
  /** They do wherever the launch ends in the middle of a workgroup. */
  readonly atEdge: boolean;
}

/**
 * What is proven is an error; what some launches show is none. A wave of AMD comes to a barrier as
 * a whole whichever of its lanes do, so that there other waves decide.
 */
function severityOf(
  { sure, proven }: Found,
  areLanesApart: boolean,
): { readonly severity?: 'error' | 'info' } {
  if (proven && areLanesApart) return { severity: 'error' };
  return sure ? {} : { severity: 'info' };
}

export const divergentBarrier = defineRule<Data>({
  name: 'divergent-barrier',
  severity: 'warning',
  since: '0.1',
  anyFrontEnd: true,
  partialCode: true,
  title: 'a barrier stands in control flow that differs between threads',
  what: ({ sure, atEdge }) => {
    if (atEdge)
      return 'barrier in control flow that differs between threads of a workgroup that is not full';
    return `barrier in control flow that ${sure ? 'differs' : 'may differ'} between threads`;
  },
  why: 'a barrier waits for all threads of the workgroup: those that go another way leave the rest waiting forever, or meet them at the wrong barrier',
  help: 'move the barrier out of the condition, and keep only the work of the chosen threads inside',
  reach: {
    decides:
      'whether the branches around a barrier depend on the thread, by post-dominators on the code before blocks are merged, and whether all threads of a known workgroup take one way',
    leaves: 'branches on what memory holds or the launch passes',
    assumes: 'parameters are the same for all threads of a launch',
    severities:
      'an error on NVIDIA where it is proven: all threads come to the branch, part there in every workgroup of a warp or more, and those that miss the barrier go on; a warning where threads part in every launch, and on NVIDIA where they part in workgroups that a parameter leaves partly idle (`if i < n`), unless arguments or an `assume` comment say more of parameters, or the launches in host code leave none idle; info where data or the launch decide, and on AMD where waves come as a whole',
  },
  run(ctx, report) {
    return {
      device(code, kernel) {
        const { block, args, facts } = ctx.launch(kernel) ?? {};
        // What is said of parameters may say that workgroups are full.
        const isOpen = (args ?? []).length === 0 && (facts ?? []).length === 0;
        const areApart = waveOf(ctx, code) === 32;
        for (const found of divergentBarriers(code, block, ctx.sizedLaunches(kernel))) {
          const { barrier, branch, sure } = found;
          const atEdge = found.atEdge && isOpen && areApart;
          const places = commonPlaces(ctx.ownPlaces(barrier), ctx.ownPlaces(branch));
          if (places === undefined) continue;
          report({
            span: places.a,
            data: { sure, atEdge },
            ...(atEdge ? {} : severityOf(found, areApart)),
            related: [{ span: places.b, message: 'threads go different ways here' }],
          });
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::{_syncthreads, _thread_idx_x};

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn sum(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          if i < 3 {
              *data.add(i) += 1.0;
              _syncthreads();
            //^^^^^^^^^^^^^^
          }
          *data.add(i) *= 2.0;
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::{_block_dim_x, _syncthreads, _thread_idx_x};

      unsafe fn wait() {
          _syncthreads();
      }

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn reduce(data: *mut f32) {
          let i = _thread_idx_x() as usize;
          let mut stride = _block_dim_x() as usize / 2;
          while stride > 0 {
              if i < stride {
                  *data.add(i) += *data.add(i + stride);
                  wait();
                //^^^^^^
              }
              stride /= 2;
          }
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, stdarch_nvptx)]

      use core::arch::nvptx::{_block_dim_x, _block_idx_x, _syncthreads, _thread_idx_x};

      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn reduce(data: *mut f32, rounds: u32) {
          let i = _thread_idx_x() as usize;
          let mut stride = _block_dim_x() as usize / 2;
          while stride > 0 {
              if i < stride {
                  *data.add(i) += *data.add(i + stride);
              }
              _syncthreads();
              stride /= 2;
          }
          for _ in 0..rounds {
              if _block_idx_x() == 0 {
                  _syncthreads();
              }
          }
      }
    `),
  ],
});

interface Found {
  readonly barrier: SourceLoc | undefined;
  readonly branch: SourceLoc | undefined;
  readonly sure: boolean;
  /** All threads come to the branch, part there, and those that miss the barrier go on working. */
  readonly proven: boolean;
  /**
   * Likewise, where a parameter lies between two threads of a workgroup: a kernel that is launched
   * with whole workgroups alone needs no comparison with it.
   */
  readonly atEdge: boolean;
}

/** By the shape of the launch: the comment that says it may change while the code stays. */
const byLaunch = remember(() => new Map<string, readonly Found[]>());

/** Barriers of a kernel that lie on one side of a branch about which threads disagree. */
export function divergentBarriers(
  code: DeviceCode,
  block: BlockShape | undefined,
  launches: readonly SizedLaunch[] = [],
): readonly Found[] {
  const known = byLaunch(code);
  const key = JSON.stringify([block, launches]);
  let found = known.get(key);
  if (found === undefined) {
    const hasBarrier = [...code.parts.funcs.values()].some((fn) =>
      fn.blocks.some((b) => b.insts.some((inst) => waitsForAll(inst))),
    );
    const fn = hasBarrier ? code.whole() : undefined;
    found = fn === undefined ? [] : checkFunction(fn, code, block, launches);
    known.set(key, found);
  }
  return found;
}

function checkFunction(
  fn: Func,
  code: DeviceCode,
  launched: BlockShape | undefined,
  launches: readonly SizedLaunch[],
): Found[] {
  const out: Found[] = [];
  const graph = computeFlowGraph(fn);
  const left = behindExits(graph);
  const barriers = graph.order.flatMap((block, number) =>
    block.insts.filter((inst) => waitsForAll(inst)).map((inst) => ({ block: number, inst })),
  );
  const same = sameBarriers(barriers);
  const loops = computeLoops(graph, computeDominators(graph));
  const conditions = new ThreadConditions(graph, loops, launched);
  const returning = blocksThatReturn(graph);
  const shared = new Map<Loop, ReadonlySet<number> | undefined>();
  const innerOf = (loop: Loop): ReadonlySet<number> | undefined => {
    if (!shared.has(loop)) shared.set(loop, innerOfShared(graph, loop, returning));
    return shared.get(loop);
  };
  const goOn = (starts: readonly number[]): boolean =>
    !starts.some((start) => onlyReturns(graph, start));
  const fuel = new Fuel(LIMITS.divergence);
  for (let b = 0; b < graph.order.length; b++) {
    const branch = terminator(graph.order[b]!)!;
    const disagreement = conditions.ofBranch(branch);
    const sides = graph.succs[b]!.filter((s) => returning.has(s));
    if (disagreement === undefined || left.has(b) || new Set(sides).size < 2) continue;
    if (!fuel.spend(graph.order.length + barriers.length)) {
      code.leave(
        `barriers behind branches about which threads disagree, which take more than ${LIMITS.divergence.limit} steps`,
      );
      break;
    }
    const reached = sides.map((side) => reachable(graph, side, b, returning));
    const firstSide = sideOfFirst(graph, conditions, branch);
    const loop = loops.loopOf(b);
    const inner = loop === undefined ? undefined : innerOf(loop);
    const isWithin = (number: number): boolean =>
      inner?.has(b) === true ? inner.has(number) : loops.contains(loop!, number);
    const leaving = loop === undefined ? [] : sides.map((side) => !isWithin(side));
    const leaves = leaving.includes(true);
    const meets = reached.map((set) => meetsIn(set));
    const before = out.length;
    const isWhole = disagreement === 'sure' && !leaves && conditions.isReachedByAll(branch);
    for (const { block, inst } of barriers) {
      const group = same.get(inst)!;
      // Who stays in the loop comes to this branch again, and behind the loop later.
      const isBehind =
        leaves &&
        !isWithin(block) &&
        reached.some((set, side) => leaving[side] === true && set.has(block));
      const count = reached.filter(
        (_, side) => meets[side]!(group) || (isBehind && leaving[side] === false),
      ).length;
      if (count === 0 || count === reached.length) continue;
      const comesFirst = reached[sides.indexOf(firstSide)]?.has(block) === true;
      const sure = isSure(disagreement, leaves, comesFirst);
      const works = goOn(sides.filter((_, i) => !meets[i]!(group)));
      const atEdge =
        disagreement === 'edge' && !leaves && conditions.isReachedByAll(branch) && works;
      out.push({
        barrier: inst.loc,
        branch: locOf(branch.args[0]) ?? branch.loc,
        sure,
        proven: isWhole && works,
        atEdge,
      });
    }
    if (out.length > before && isOneWay(fn, branch, disagreement, launches)) out.length = before;
  }
  return out;
}

/** Threads that leave a loop early, or by a bound of the launch, may still all do so together. */
function isSure(disagreement: Disagreement, leaves: boolean, comesFirst: boolean): boolean {
  if (disagreement === 'sure' || leaves) return disagreement === 'sure';
  return disagreement === 'in time' || (disagreement === 'high' && !comesFirst);
}

interface Barrier {
  readonly block: number;
  readonly inst: Inst;
}

/** Blocks of instructions that are one barrier, in lists that several barriers share. */
type SameBarriers = readonly (readonly number[])[];

/** Which instructions are one barrier with each; they are asked about at each branch. */
function sameBarriers(barriers: readonly Barrier[]): ReadonlyMap<Inst, SameBarriers> {
  const byNumber = new Map<bigint | 'unknown', number[]>([['unknown', []]]);
  const all: number[] = [];
  for (const { block, inst } of barriers) {
    const number = sharedNumber(inst);
    if (number === undefined) continue;
    all.push(block);
    const known = byNumber.get(number);
    if (known === undefined) byNumber.set(number, [block]);
    else known.push(block);
  }
  const whole: SameBarriers = [all];
  const unknown = byNumber.get('unknown')!;
  const groups = new Map<bigint | 'unknown', SameBarriers>([['unknown', whole]]);
  for (const [number, blocks] of byNumber)
    if (number !== 'unknown') groups.set(number, [blocks, unknown]);
  return new Map(
    barriers.map(({ block, inst }) => {
      const number = sharedNumber(inst);
      return [inst, number === undefined ? [[block]] : groups.get(number)!];
    }),
  );
}

/** Is one of the instructions that are one barrier in a set of blocks? */
function meetsIn(set: ReadonlySet<number>): (group: SameBarriers) => boolean {
  const known = new Map<SameBarriers, boolean>();
  return (group) => {
    let found = known.get(group);
    if (found === undefined) {
      found = group.some((list) => list.some((block) => set.has(block)));
      known.set(group, found);
    }
    return found;
  };
}

/**
 * Blocks behind code that is not known and may have ended some threads: who comes there is not
 * known either.
 */
function behindExits(graph: FlowGraph): ReadonlySet<number> {
  const out = new Set<number>();
  const work: number[] = [];
  graph.order.forEach((block, number) => {
    if (block.insts.some(isUnknownExit)) append(work, graph.succs[number]!);
  });
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (out.has(b)) continue;
    out.add(b);
    append(work, graph.succs[b]!);
  }
  return out;
}

/**
 * The block where the first thread goes, or -1: where a large workgroup parts, a small one may
 * come there as a whole.
 */
function sideOfFirst(graph: FlowGraph, conditions: ThreadConditions, branch: Inst): number {
  const target = branch.targets![conditions.sideOfFirst(branch) ?? -1];
  return target === undefined ? -1 : graph.numberOf(target.block);
}

/** Do all threads of a workgroup take one way in all launches that are known? */
function isOneWay(
  fn: Func,
  branch: Inst,
  disagreement: Disagreement,
  launches: readonly SizedLaunch[],
): boolean {
  const isEdge = disagreement === 'edge';
  return disagreement !== 'sure' && neverParts({ fn, branch, unit: 'workgroup', isEdge }, launches);
}

/** Does a way end there, with nothing done any more? Whoever has ended is waited for no longer. */
function onlyReturns(graph: FlowGraph, start: number): boolean {
  const seen = new Set<number>();
  for (let at = start; !seen.has(at); at = graph.succs[at]![0]!) {
    seen.add(at);
    const { insts } = graph.order[at]!;
    const end = terminator(graph.order[at]!);
    if (insts.some((inst) => inst !== end && hasEffect(inst.op, 'write'))) return false;
    if (end?.op === 'ret') return true;
    if (graph.succs[at]!.length !== 1) return false;
  }
  return false;
}

function locOf(value: Value): SourceLoc | undefined {
  return 'op' in value.def ? value.def.loc : undefined;
}

/**
 * Blocks that a thread can pass from `start` on until it comes to the branch again, that of the
 * branch included.
 */
function reachable(
  graph: FlowGraph,
  start: number,
  branch: number,
  returning: ReadonlySet<number>,
): ReadonlySet<number> {
  const out = new Set<number>();
  const work = [start];
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (out.has(b) || !returning.has(b)) continue;
    out.add(b);
    if (b !== branch) append(work, graph.succs[b]!);
  }
  return out;
}
