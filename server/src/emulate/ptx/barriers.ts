/**
 * Block-wide barriers: arrival, opening, reductions, and what a barrier nobody completes looks
 * like.
 */
import { rangesText } from '../../base/index.ts';
import { openCluster, waitInCluster } from './clusters.ts';
import {
  type BarrierPlan,
  type BarrierState,
  type Block,
  type Frame,
  LANES,
  Lane,
  type Op,
  type Warp,
} from './state.ts';
import { tell } from './tell.ts';

/** Lanes of a warp arrive. With `arrive` they go on at once. */
export function barrierArrive(
  warp: Warp,
  frame: Frame,
  op: Op,
  n: number,
  lanes: Uint8Array,
): void {
  const plan = op.barrier!;
  const { block } = warp;
  if (plan.action === 'cluster') {
    waitInCluster(warp, op, [...lanes.subarray(0, n)]);
    return;
  }
  for (let i = 0; i < n; i++) {
    const l = lanes[i]!;
    const id = frame.i32[plan.id + l]!;
    const barrier = block.barriers[id];
    if (!barrier) warp.fault(l, 'invalid-launch', `there is no barrier ${id}, only 0 to 15`);
    barrier.wholeBlock = plan.count < 0;
    if (plan.count >= 0) {
      const count = frame.u32[plan.count + l]!;
      if (count === 0 || count % LANES !== 0) {
        warp.fault(
          l,
          'invalid-launch',
          `a barrier's thread count is ${count}, which is no multiple of ${LANES}`,
        );
      }
      barrier.expected = count;
    }
    barrier.arrived++;
    if (plan.reduce) {
      const value = frame.i32[plan.reduce.src + l] !== 0;
      barrier.all &&= value;
      barrier.any ||= value;
      if (value) barrier.count++;
    }
    if (plan.action === 'arrive') {
      warp.pcs[l] = warp.pcs[l]! + 1;
      tell(warp, [l], { kind: 'arrive', barrier: id });
    } else {
      warp.states[l] = Lane.AtBarrier;
      barrier.waiting.push({ warp, lane: l, op });
    }
  }
  openBarriers(block);
}

/**
 * Opens every barrier that has all its threads. Also called when threads exit. Returns true when
 * one opened.
 */
export function openBarriers(block: Block): boolean {
  let opened = block.cluster !== undefined && openCluster(block.cluster);
  for (const barrier of block.barriers) {
    if (barrier.arrived === 0) continue;
    const expected = barrier.wholeBlock ? block.liveThreads : barrier.expected;
    if (barrier.arrived < expected) continue;
    open(block, barrier);
    opened = true;
  }
  return opened;
}

function open(block: Block, barrier: BarrierState): void {
  warnDivergent(block, barrier);
  if (barrier.wholeBlock) warnEnded(block, barrier);
  for (const { warp, lane, op } of barrier.waiting) {
    const { reduce } = op.barrier!;
    if (reduce) deliver(warp.frames[lane]!, lane, barrier, reduce);
    warp.states[lane] = Lane.Run;
    warp.pcs[lane] = warp.pcs[lane]! + 1;
  }
  if (barrier.wholeBlock) block.phase++;
  else tellOfMeeting(block, barrier);
  barrier.waiting.length = 0;
  barrier.arrived = 0;
  barrier.expected = 0;
  barrier.all = true;
  barrier.any = false;
  barrier.count = 0;
}

function tellOfMeeting(block: Block, barrier: BarrierState): void {
  const { launch, sync } = block.grid;
  if (sync === undefined) return;
  const threads = barrier.waiting.map(({ warp, lane }) => warp.index * LANES + lane);
  const line = barrier.waiting[0]?.op.line ?? 0;
  const number = block.barriers.indexOf(barrier);
  const { phase } = block;
  sync({ kind: 'meet', barrier: number, launch, block: block.index, threads, line, phase });
}

function deliver(
  frame: Frame,
  lane: number,
  barrier: BarrierState,
  reduce: NonNullable<BarrierPlan['reduce']>,
): void {
  const value =
    reduce.op === 'popc' ? barrier.count : Number(reduce.op === 'and' ? barrier.all : barrier.any);
  frame.i32[reduce.dst + lane] = value;
}

/** Threads that ended by themselves never come to a barrier at which the others wait. */
function warnEnded(block: Block, { arrived, waiting: [first] }: BarrierState): void {
  if (first === undefined) return;
  const { warp, lane, op } = first;
  const [x, y, z] = block.grid.block;
  if (block.liveThreads === x * y * z || !block.grid.firstTime(`ended ${op.line}`)) return;
  const ended = endedThreads(block);
  warp.op = op;
  warp.warn(
    lane,
    'barrier-divergence',
    `${arrived === 1 ? '1 thread of the block waits' : `${arrived} threads of the block wait`} at a barrier that ${ended.length === 1 ? 'thread' : 'threads'} ${rangesText(ended)} never reach${ended.length === 1 ? 'es' : ''}`,
  );
}

/** Threads that have ended, by their numbers in the block. */
function endedThreads({ warps }: Block): number[] {
  const ended: number[] = [];
  for (const { states, index } of warps)
    for (let l = 0; l < LANES; l++) if (states[l] === Lane.Exited) ended.push(index * LANES + l);
  return ended;
}

/** An aligned barrier wants all lanes of a warp at the same instruction. */
function warnDivergent(block: Block, barrier: BarrierState): void {
  const first = new Map<Warp, { op: Op; lane: number }>();
  for (const { warp, lane, op } of barrier.waiting) {
    if (!op.barrier!.aligned) continue;
    const known = first.get(warp);
    if (!known) first.set(warp, { op, lane });
    else if (known.op !== op) {
      if (block.grid.firstTime(`divergent ${op.line} ${known.op.line}`)) {
        warp.op = op;
        warp.warn(
          lane,
          'divergent-barrier',
          `threads of one warp wait at different barriers: line ${known.op.line + 1} and line ${op.line + 1}`,
        );
      }
    }
  }
}
