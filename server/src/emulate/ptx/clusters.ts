/**
 * Clusters of blocks (PTX ISA, "Cluster of Cooperative Thread Arrays"): the barrier that they have
 * in common, and addresses in the shared memory of the others. An address in the window of a
 * cluster has the rank of its block, and 1, above its offset; one without is of the own block.
 */
import { dimText } from '../../base/index.ts';
import type { Dim3 } from '../report.ts';
import { type Block, type Cluster, LANES, Lane, type Op, type Warp } from './state.ts';
import { tell } from './tell.ts';

/** Most blocks of a cluster that every GPU with clusters has (CUDA C++ programming guide). */
const LARGEST = 8;
/** Bits of an offset in shared memory; more than any GPU has. */
export const RANK_SHIFT = 24;
export const OFFSET: number = 2 ** RANK_SHIFT - 1;

/** What is wrong with the size of clusters; undefined when nothing is. */
export function clusterProblem(grid: Dim3, cluster: Dim3, cpu = ''): string | undefined {
  const blocks = cluster[0] * cluster[1] * cluster[2];
  if (blocks > 1 && Number(/^sm_(\d+)/.exec(cpu)?.[1] ?? 90) < 90)
    return `${cpu} has no clusters of blocks; NVIDIA's GPUs have them from sm_90 on`;
  if (blocks > LARGEST) return `a cluster of ${blocks} blocks exceeds ${LARGEST}`;
  const at = cluster.findIndex((n, i) => grid[i]! % n !== 0);
  return at < 0
    ? undefined
    : `cluster ${'xyz'[at]} is ${cluster[at]}, which does not divide the ${grid[at]} blocks of the grid`;
}

/** The blocks of a cluster by rank, each as its place in the grid. */
export function blocksOf(number: number, grid: Dim3, size: Dim3): Dim3[] {
  const [cx, cy] = [grid[0] / size[0], grid[1] / size[1]];
  const base = [
    (number % cx) * size[0],
    (Math.floor(number / cx) % cy) * size[1],
    Math.floor(number / (cx * cy)) * size[2],
  ] as const;
  return Array.from({ length: size[0] * size[1] * size[2] }, (_, rank) => [
    base[0] + (rank % size[0]),
    base[1] + (Math.floor(rank / size[0]) % size[1]),
    base[2] + Math.floor(rank / (size[0] * size[1])),
  ]);
}

/** The block in whose shared memory an address is; undefined when the cluster has none such. */
export function ownerOf(block: Block, address: number): Block | undefined {
  const rank = address >>> RANK_SHIFT;
  return rank === 0 ? block : block.cluster?.blocks[rank - 1];
}

/** Lanes arrive at the barrier of their cluster and go on. */
export function arriveInCluster(warp: Warp, lanes: readonly number[], isRelaxed: boolean): void {
  const { block } = warp;
  const cluster = block.cluster!;
  const arrived = cluster.arrived[block.rank]!;
  for (const l of lanes) {
    const t = warp.index * LANES + l;
    if (arrived[t] !== 0)
      warp.fault(
        l,
        'memory-use',
        'the thread arrives at the barrier of the cluster a second time without having waited',
      );
    arrived[t] = cluster.phase + 1;
  }
  tell(warp, lanes, { kind: 'cluster-arrive', isRelaxed });
}

/** Lanes wait until all threads of the cluster that have not ended have arrived. */
export function waitInCluster(warp: Warp, op: Op, lanes: readonly number[]): void {
  const { block } = warp;
  const cluster = block.cluster!;
  const arrived = cluster.arrived[block.rank]!;
  for (const l of lanes) {
    if (arrived[warp.index * LANES + l] === 0) {
      warp.op = op;
      warp.fault(
        l,
        'memory-use',
        'the thread waits at the barrier of the cluster without having arrived there',
      );
    }
    warp.states[l] = Lane.AtBarrier;
    cluster.waiting.push({ warp, lane: l, op });
  }
  openCluster(cluster);
}

/** Lets threads go on for whom the barrier has opened; true when there are any. */
export function openCluster(cluster: Cluster): boolean {
  if (cluster.waiting.length === 0) return false;
  const { waiting, arrived } = cluster;
  const isOpen = ({ warp, lane }: (typeof waiting)[number]): boolean =>
    arrived[warp.block.rank]![warp.index * LANES + lane]! <= cluster.phase;
  if (!waiting.some(isOpen)) {
    if (!isComplete(cluster)) return false;
    const { warp, lane, op } = waiting[0]!;
    warp.op = op;
    warnEnded(cluster, warp, lane, op);
    tell(warp, [lane], { kind: 'cluster-open', isFirst: cluster.phase === 0 });
    cluster.phase++;
  }
  for (const one of waiting.splice(0)) {
    if (!isOpen(one)) {
      waiting.push(one);
      continue;
    }
    const { warp, lane, op } = one;
    arrived[warp.block.rank]![warp.index * LANES + lane] = 0;
    warp.states[lane] = Lane.Run;
    warp.pcs[lane] = warp.pcs[lane]! + 1;
    warp.op = op;
    tell(warp, [lane], { kind: 'cluster-wait' });
  }
  return true;
}

function isComplete({ blocks, arrived, phase }: Cluster): boolean {
  return blocks.every((block, rank) =>
    block.warps.every((warp) => {
      for (let l = 0; l < LANES; l++) {
        const state = warp.states[l];
        if (state === Lane.Exited || state === Lane.Absent) continue;
        if (arrived[rank]![warp.index * LANES + l] !== phase + 1) return false;
      }
      return true;
    }),
  );
}

/** Threads that ended by themselves never come to a barrier at which their cluster waits. */
function warnEnded({ blocks, arrived, phase }: Cluster, at: Warp, lane: number, op: Op): void {
  for (const [rank, block] of blocks.entries())
    for (const warp of block.warps)
      for (let l = 0; l < LANES; l++) {
        if (warp.states[l] !== Lane.Exited) continue;
        const t = warp.index * LANES + l;
        if (arrived[rank]![t] === phase + 1 || !block.grid.firstTime(`ended ${op.line}`)) continue;
        at.warn(
          lane,
          'barrier-divergence',
          `the cluster waits at a barrier that thread ${t} of block ${dimText(block.id)} never reaches`,
        );
        return;
      }
}
