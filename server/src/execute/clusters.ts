/**
 * Clusters of blocks (CUDA, compute capability 9.0 on): which blocks are one, the barrier that they
 * have in common, and the memory of the others as a block of them sees it. The blocks of a cluster
 * are resident together from its start to its end.
 */
import type { Dim3 } from './api.ts';
import { STATUS, THREAD } from './environment.ts';
import type { DeviceMemory, MemoryObject } from './objects.ts';

/** Most blocks of a cluster that every GPU with clusters has (CUDA C++ programming guide). */
const LARGEST = 8;

/** What is wrong with the size of clusters; undefined when nothing is. */
export function clusterProblem(
  target: { readonly name: string; readonly cpu: string },
  grid: Dim3,
  cluster: Dim3,
): string | undefined {
  const shown = `[${cluster.join(', ')}]`;
  if (cluster.some((n) => !Number.isInteger(n) || n < 1)) return `cluster ${shown} is no size`;
  const blocks = cluster[0] * cluster[1] * cluster[2];
  if (blocks === 1) return undefined;
  if (target.name === 'amdgcn')
    return target.cpu === 'gfx1250'
      ? `clusters of ${target.cpu} are not simulated`
      : `${target.cpu} has no clusters of workgroups; AMD's GPUs have them from gfx1250 on`;
  if (Number(/^sm_(\d+)/.exec(target.cpu)?.[1] ?? 0) < 90)
    return `${target.cpu} has no clusters of blocks; NVIDIA's GPUs have them from sm_90 on`;
  if (blocks > LARGEST) return `a cluster of ${blocks} blocks exceeds ${LARGEST}`;
  const at = cluster.findIndex((n, i) => grid[i]! % n !== 0);
  return at < 0
    ? undefined
    : `cluster ${'xyz'[at]} is ${cluster[at]}, which does not divide the ${grid[at]} blocks of the grid`;
}

/** The clusters of a grid. */
export class ClusterGrid {
  readonly grid: Dim3;
  readonly size: Dim3;
  /** Blocks of a cluster. */
  readonly blocks: number;
  /** Clusters in each direction. */
  readonly clusters: Dim3;

  constructor(grid: Dim3, size: Dim3) {
    this.grid = grid;
    this.size = size;
    this.blocks = size[0] * size[1] * size[2];
    this.clusters = [grid[0] / size[0], grid[1] / size[1], grid[2] / size[2]];
  }

  get count(): number {
    const [x, y, z] = this.clusters;
    return x * y * z;
  }

  /** Which cluster a block is in. */
  idOf(block: Dim3): Dim3 {
    return [
      Math.floor(block[0] / this.size[0]),
      Math.floor(block[1] / this.size[1]),
      Math.floor(block[2] / this.size[2]),
    ];
  }

  /** Where a block is in its cluster. */
  placeOf(block: Dim3): Dim3 {
    const { size } = this;
    return [block[0] % size[0], block[1] % size[1], block[2] % size[2]];
  }

  /** The number of a block in its cluster. */
  rankOf(block: Dim3): number {
    const [x, y, z] = this.placeOf(block);
    return x + this.size[0] * (y + this.size[1] * z);
  }

  /** The number of the cluster of a block, by its linear index. */
  numberOf(block: number): number {
    const [gx, gy] = this.grid;
    const [x, y, z] = this.idOf([
      block % gx,
      Math.floor(block / gx) % gy,
      Math.floor(block / (gx * gy)),
    ]);
    return x + this.clusters[0] * (y + this.clusters[1] * z);
  }

  /** The blocks of a cluster, by rank. */
  blocksOf(cluster: number): Dim3[] {
    const [cx, cy] = this.clusters;
    const [sx, sy] = this.size;
    const base = [
      (cluster % cx) * sx,
      (Math.floor(cluster / cx) % cy) * sy,
      Math.floor(cluster / (cx * cy)) * this.size[2],
    ] as const;
    return Array.from({ length: this.blocks }, (_, rank) => [
      base[0] + (rank % sx),
      base[1] + (Math.floor(rank / sx) % sy),
      base[2] + Math.floor(rank / (sx * sy)),
    ]);
  }
}

/** Places of threads in the engine's own memory, of one resident block. */
export interface Slot {
  /** Address of the first record. */
  readonly records: number;
  /** Where the frames of its threads start in the data region. */
  readonly frames: number;
  /** Its workgroup memory. */
  readonly workgroup: ReadonlyMap<number, MemoryObject>;
}

/** A block of a cluster that runs. */
export interface ClusterMember {
  readonly block: Dim3;
  readonly slot: Slot;
  state: 'pending' | 'live' | 'done';
  /** By thread the phase in which it arrived last, and 1; 0 when it has waited since. */
  readonly arrived: Int32Array;
}

/** Threads of a block that have not come to the barrier of their cluster. */
export interface MissingThreads {
  readonly block: Dim3;
  readonly slot: Slot;
  readonly threads: readonly number[];
}

/** A cluster that runs. */
export class Cluster {
  readonly members: readonly ClusterMember[];
  /** Phases of the barrier that are over. */
  phase = 0;
  private readonly memory: DeviceMemory;
  private readonly recordSize: number;

  constructor(
    memory: DeviceMemory,
    recordSize: number,
    threads: number,
    blocks: readonly { readonly block: Dim3; readonly slot: Slot }[],
  ) {
    this.memory = memory;
    this.recordSize = recordSize;
    this.members = blocks.map((one) => ({
      ...one,
      state: 'pending',
      arrived: new Int32Array(threads),
    }));
  }

  get isDone(): boolean {
    return this.members.every(({ state }) => state === 'done');
  }

  private isLive({ slot }: ClusterMember, thread: number): boolean {
    const record = slot.records + thread * this.recordSize;
    const status = this.memory.i32[(record + THREAD.status) >> 2]!;
    return status !== STATUS.done && status !== STATUS.stopped;
  }

  /** Threads that have not ended and that the barrier waits for (PTX ISA, `barrier.cluster`). */
  missing(): MissingThreads[] {
    const out: MissingThreads[] = [];
    for (const member of this.members) {
      if (member.state === 'done') continue;
      const threads: number[] = [];
      member.arrived.forEach((arrived, t) => {
        const isHere = arrived === this.phase + 1;
        if (!isHere && (member.state === 'pending' || this.isLive(member, t))) threads.push(t);
      });
      if (threads.length > 0) out.push({ ...member, threads });
    }
    return out;
  }

  /** Have all arrived who have not ended? */
  isComplete(): boolean {
    for (const member of this.members) {
      if (member.state === 'done') continue;
      if (member.state === 'pending') return false;
      const { arrived } = member;
      for (let t = 0; t < arrived.length; t++)
        if (arrived[t] !== this.phase + 1 && this.isLive(member, t)) return false;
    }
    return true;
  }

  /** Threads that have ended without having arrived in the phase. */
  ended(): MissingThreads[] {
    return this.members.flatMap((member) => {
      const threads: number[] = [];
      member.arrived.forEach((arrived, t) => {
        const record = member.slot.records + t * this.recordSize;
        const isDone = this.memory.i32[(record + THREAD.status) >> 2] === STATUS.done;
        if (isDone && member.state !== 'pending' && arrived !== this.phase + 1) threads.push(t);
      });
      return threads.length === 0 ? [] : [{ ...member, threads }];
    });
  }

  /** Which block's workgroup memory an object is. */
  ownerOf(object: MemoryObject): number | undefined {
    const rank = this.members.findIndex(({ slot }) =>
      [...slot.workgroup.values()].includes(object),
    );
    return rank < 0 ? undefined : rank;
  }

  /** The place that a place in workgroup memory has in the block of a rank (PTX ISA, `mapa`). */
  map(object: MemoryObject, rank: number): MemoryObject | undefined {
    const from = this.ownerOf(object);
    if (from === undefined) return undefined;
    for (const [at, own] of this.members[from]!.slot.workgroup)
      if (own === object) return this.members[rank]?.slot.workgroup.get(at);
    return undefined;
  }
}
