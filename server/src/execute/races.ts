/**
 * Looks for races while a launch runs: two accesses to the same bytes, at least one of them a
 * write, that nothing orders. The compiled code asks about pairs that numbers alone do not order.
 */
import type { Block, Inst } from '../mir/index.ts';
import type { Dim3, ExecuteFrame } from './api.ts';
import { AGENT, AGENTS, type AgentKind, type Clock } from './clock.ts';
import { clusterFault } from './cluster-text.ts';
import type { Cluster, ClusterGrid, ClusterMember } from './clusters.ts';
import type { CompiledKernel } from './compile.ts';
import { elementName } from './diagnose.ts';
import { type Site, THREAD } from './environment.ts';
import { type FaultLog, framesOf, type Where } from './fault-log.ts';
import type { Spin } from './hangs.ts';
import type { DeviceMemory, MemoryObject } from './objects.ts';
import { CELL, type CellSlot, FAR, longSite, MEETS, SITE, SLOT, siteWord } from './race-cells.ts';
import { RaceClocks } from './race-clocks.ts';
import { type Access, raceFault } from './race-text.ts';
import { threadDim } from './scheduler.ts';

/** What the detector asks of the launch. */
export interface RacesHost {
  readonly kernel: CompiledKernel;
  readonly memory: DeviceMemory;
  readonly log: FaultLog;
  readonly threads: number;
  readonly waveSize: number;
  readonly grid: Dim3;
  readonly blockDim: Dim3;
  readonly blocks: number;
  readonly isAmd: boolean;
  readonly clusters: ClusterGrid;
  /** Does a thread, by its number in the launch, go on with what nothing has written? */
  isTainted(thread: number): boolean;
  where(site: Site): Where;
  currentThread(): number;
  recordOf(thread: number): number;
  setGlobal(name: string, value: number): void;
  /** Looks at a range in the name of the segment that runs; `word`: the site as cells hold it. */
  access(place: number, size: number, word: number, writes: boolean): void;
}

const PAGE = 4096;
/** Threads that together could access all memory with so many bytes each use most of its cells. */
const TOUCHED = 16;

/** Where cells are, and of what. */
export interface RaceArea {
  /** First byte of memory that several threads see, and its bytes. */
  readonly first: number;
  readonly bytes: number;
  readonly cells: number;
}

/** Granules of so much memory, and some more. */
const granulesOf = (bytes: number, granule: number): number =>
  Math.ceil(bytes / granule / 4 + 1) * 4;

/** Bytes that the cells of so much memory take, with the table of second readers behind them. */
export function cellBytes(bytes: number, granule: number): number {
  return granulesOf(bytes, granule) * (CELL.bytes + FAR.bytes);
}

export class RaceDetector {
  private readonly host: RacesHost;
  private readonly area: RaceArea;
  private readonly clocks: RaceClocks;
  private readonly granule: number;
  /** Where the table of second readers starts. */
  private readonly far: number;
  /** Reads that race, with the objects: what they read may not be there yet. */
  readonly reads = new Map<Inst, Set<number>>();
  /** Sites of accesses that race: what they do too early or too late follows from that. */
  readonly sites = new Set<number>();
  private isOff = false;
  private block = 0;
  /** The lane of the agent that accesses memory in place of the thread. */
  private agentLane: number | undefined;
  /** The first segment since the last barrier. */
  private sync = 0;

  constructor(host: RacesHost, area: RaceArea) {
    this.host = host;
    this.area = area;
    this.granule = host.kernel.granule!;
    const { hasAgents } = host.kernel;
    const clusterOf = (block: number): number => host.clusters.numberOf(block);
    this.clocks = new RaceClocks(host.threads, hasAgents, host.waveSize, clusterOf, host.isAmd);
    host.setGlobal('raceAgents', hasAgents ? 3 * AGENTS : 0);
    host.setGlobal('raceFirst', area.first);
    host.setGlobal('raceBytes', area.bytes);
    host.setGlobal('raceCells', area.cells);
    host.setGlobal('raceBase', (area.cells - (area.first / this.granule) * CELL.bytes) | 0);
    this.far = area.cells + granulesOf(area.bytes, this.granule) * CELL.bytes;
    host.setGlobal('raceFar', (this.far - (area.cells / CELL.bytes) * FAR.bytes) | 0);
    if (host.threads * host.blocks * TOUCHED >= area.bytes) this.touchPages();
    host.setGlobal('raceLanes', this.lanes);
    if (host.kernel.sites.length > SITE.number) this.giveUp();
  }

  /** Bits of a segment that say who it is of. */
  private get lanes(): number {
    return 2 ** this.clocks.bits - 1;
  }

  /** Were there too many phases to tell them apart to the end? */
  get gaveUp(): boolean {
    return this.isOff;
  }

  /**
   * Makes the pages of the cells there. A page that is read first and written then would be mapped
   * twice, which costs more than all that a simple kernel computes.
   */
  private touchPages(): void {
    const { u8 } = this.host.memory;
    for (let at = this.area.cells; at < this.far; at += PAGE) u8[at] = 0;
  }

  /** Forgets what was done to memory that a new block gets. */
  forget(object: MemoryObject): void {
    const { first, cells } = this.area;
    const { granule, far } = this;
    const from = Math.floor((object.base - first) / granule);
    const to = Math.ceil((object.base + object.size - first) / granule);
    const { u8 } = this.host.memory;
    u8.fill(0, cells + from * CELL.bytes, cells + to * CELL.bytes);
    u8.fill(0, far + from * FAR.bytes, far + to * FAR.bytes);
  }

  start(block: number): void {
    this.block = block;
    if (this.clocks.isFull) this.giveUp();
    if (this.isOff) return;
    const phase = this.clocks.start(block);
    this.host.setGlobal('raceStart', this.clocks.segment(phase, 0) | 0);
    this.setBounds(phase, phase);
  }

  enter(block: number): void {
    this.block = block;
    if (this.isOff) return;
    const phase = this.clocks.enter(block);
    this.setBounds(phase, phase);
    this.own = phase;
  }

  end(block: number): void {
    if (!this.isOff) this.clocks.end(block);
  }

  private own = 0;

  private setBounds(own: number, sync: number): void {
    this.own = own;
    this.sync = sync;
    this.host.setGlobal('raceOwn', this.clocks.segment(own, 0) | 0);
    this.host.setGlobal('raceSync', this.clocks.segment(sync, 0) | 0);
  }

  private setSegment(phase: number, thread: number): void {
    const { memory } = this.host;
    memory.i32[(this.host.recordOf(thread) + THREAD.segment) >> 2] =
      this.clocks.segment(phase, thread) | 0;
  }

  /** All threads of the block have met. */
  meetAll(threads: readonly number[]): void {
    if (this.isOff) return;
    const phase = this.clocks.meetAll(threads);
    for (const t of threads) this.setSegment(phase, t);
    this.setBounds(this.own, phase);
    if (this.clocks.isFull) this.giveUp();
  }

  /** Some threads have met at a barrier; `barrier`: its number, for those that arrived before. */
  meet(threads: readonly number[], barrier?: number): void {
    if (this.isOff) return;
    const phase = this.clocks.meet(threads, barrier);
    for (const t of threads) this.setSegment(phase, t);
    if (this.clocks.isFull) this.giveUp();
  }

  arrive(thread: number, barrier: number): void {
    if (this.isOff) return;
    this.setSegment(this.clocks.arrive(thread, barrier), thread);
    if (this.clocks.isFull) this.giveUp();
  }

  /** An atomic operation or fence of the thread that runs. */
  order(place: number, site: number, wrote: boolean): void {
    if (this.isOff) return;
    const thread = this.host.currentThread();
    const { inst } = this.host.kernel.sites[site]!;
    const phase = this.clocks.order(inst, place, thread, wrote);
    if (phase === undefined) return;
    this.setSegment(phase, thread);
    this.host.setGlobal('raceSegment', this.clocks.segment(phase, thread) | 0);
    if (this.clocks.isFull) this.giveUp();
  }

  // ---- clusters ----

  arriveInCluster(thread: number, isRelaxed: boolean): void {
    if (this.isOff) return;
    const phase = this.clocks.arriveInCluster(thread, isRelaxed);
    if (phase !== undefined) this.goOn(phase, thread);
  }

  /** All threads of a cluster have arrived at its barrier; `isFirst`: for the first time. */
  openCluster(cluster: Cluster, isFirst: boolean): void {
    if (this.isOff) return;
    // Until then nothing but operations that release and acquire say that a block has started.
    if (isFirst) for (const member of cluster.members) this.checkKnown(member);
    this.clocks.openCluster();
  }

  /** What others did to the memory of a block that they know nothing of was too early. */
  private checkKnown({ block, slot }: ClusterMember): void {
    const owner = this.numberOf(block);
    this.eachForeign([...slot.workgroup.values()], owner, (site, segment, place) => {
      if (!this.clocks.knows(segment, owner))
        this.clusterFault('start', site, segment, place, owner);
    });
  }

  waitInCluster(thread: number): void {
    if (!this.isOff) this.clocks.waitInCluster(thread);
  }

  /** The block that runs has started: what others did to its memory before was too early. */
  checkStart(objects: readonly MemoryObject[]): void {
    if (this.isOff) return;
    const { block } = this;
    this.eachForeign(objects, block, (site, segment, place) => {
      this.clusterFault('start', site, segment, place, block);
    });
  }

  /** The block that runs has ended: what others did to its memory is known by now. */
  endInCluster(objects: readonly MemoryObject[]): void {
    if (this.isOff) return;
    const { block } = this;
    this.eachForeign(objects, block, (site, segment, place) => {
      if (!this.clocks.knows(segment, block))
        this.clusterFault('start', site, segment, place, block);
    });
    this.clocks.keepEnd();
  }

  /** A cluster has ended: what others did to the memory of a block must come before its end. */
  endCluster({ members }: Cluster, finds: boolean): void {
    if (this.isOff) return;
    for (const { block, slot } of members) {
      const owner = this.numberOf(block);
      if (finds)
        this.eachForeign([...slot.workgroup.values()], owner, (site, segment, place) => {
          if (!this.clocks.isBeforeEnd(segment, owner))
            this.clusterFault('end', site, segment, place, owner);
        });
      this.clocks.forgetEnd(owner);
    }
  }

  private numberOf([x, y, z]: Dim3): number {
    const { grid } = this.host;
    return x + grid[0] * (y + grid[1] * z);
  }

  /** Accesses of other blocks that are remembered of memory of a block. */
  private eachForeign(
    objects: readonly MemoryObject[],
    owner: number,
    visit: (word: number, segment: number, place: number) => void,
  ): void {
    const { area, granule, clocks } = this;
    for (const object of objects) {
      const first = Math.floor((object.base - area.first) / granule);
      const end = Math.ceil((object.base + object.size - area.first) / granule);
      for (let g = first; g < end; g++) {
        const cell = area.cells + g * CELL.bytes;
        for (const slot of READS) {
          const [segment, site] = this.slotAt(slot, cell);
          if (segment === 0 || clocks.blockOf(segment) === owner) continue;
          visit(site, segment, area.first + g * granule);
        }
      }
    }
  }

  /** The segment and the site in what is remembered of the granule of a cell. */
  private slotAt({ isFar, segment, site }: CellSlot, cell: number): readonly [number, number] {
    const { i32, view } = this.host.memory;
    if (!isFar) return [i32[(cell + segment) >> 2]! >>> 0, i32[(cell + site) >> 2]!];
    const at = this.far + ((cell - this.area.cells) / CELL.bytes) * FAR.bytes;
    const [write, read] = [i32[(cell + CELL.writeSite) >> 2]!, i32[(cell + CELL.readSite) >> 2]!];
    const word = longSite(view.getUint8(at + site), write, read);
    return [view.getUint32(at + segment, true), word];
  }

  private clusterFault(
    what: 'start' | 'end',
    word: number,
    segment: number,
    place: number,
    owner: number,
  ): void {
    const { host, clocks } = this;
    const site = host.kernel.sites[word & SITE.number]!;
    const object = host.memory.objects[host.memory.owner(place) - 1];
    const key = `cluster ${what} ${word & SITE.number} ${object?.name}`;
    const lane = clocks.threadOf(segment);
    const linear = host.kernel.hasAgents ? lane % AGENTS : lane;
    const other = clocks.blockOf(segment);
    const number = other * host.threads + linear;
    if (object === undefined || host.log.again(key, number)) return;
    host.log.add(
      key,
      clusterFault(what, {
        writes: (word & SITE.writes) !== 0,
        element: elementName(object, place - object.base, Math.max(1, site.size)),
        owner: blockDim(owner, host.grid),
        block: blockDim(other, host.grid),
        thread: threadDim(linear, host.blockDim),
        isCopy: host.kernel.hasAgents && lane >= AGENTS,
      }),
      {
        frames: this.framesOf(site),
        block: blockDim(other, host.grid),
        thread: threadDim(linear, host.blockDim),
        number,
      },
    );
  }

  // ---- copies beside the threads ----

  /** An agent of the thread that runs accesses bytes. */
  byAgent(
    agent: AgentKind,
    site: number,
    range: { place: number; size: number; writes: boolean; atomic?: number },
  ): void {
    if (this.isOff) return;
    const { place, size, writes, atomic } = range;
    const { host, clocks } = this;
    const thread = host.currentThread();
    const lane = clocks.laneOf(thread, agent);
    const phase = clocks.begin(thread, agent);
    const own = host.memory.i32[(host.recordOf(thread) + THREAD.segment) >> 2]!;
    host.setGlobal('raceSegment', clocks.segment(phase, lane) | 0);
    // What a bulk copy may see is not decided by barriers alone.
    const sync = this.sync;
    if (agent >= AGENT.bulk) {
      this.setBounds(this.own, this.own);
      // Nor is a bulk copy in order with those that its thread began before.
      host.setGlobal('raceLanes', -1);
    }
    this.agentLane = lane;
    const { inst } = host.kernel.sites[site]!;
    const word =
      atomic === undefined
        ? siteWord(site, { inst, size, writes })
        : siteWord(site, { inst: REDUCTION, size: atomic, writes });
    this.meetOwnGroup(place, size, word, clocks.segment(phase, lane));
    host.access(place, size, word, writes);
    this.agentLane = undefined;
    this.setBounds(this.own, sync);
    host.setGlobal('raceLanes', this.lanes);
    host.setGlobal('raceSegment', own);
    if (clocks.isFull) this.giveUp();
  }

  /** A copy meets others that its thread has begun and not yet closed a group of. */
  private meetOwnGroup(place: number, size: number, word: number, segment: number): void {
    const { area, granule } = this;
    if (place < area.first || place >= area.first + area.bytes) return;
    const writes = (word & SITE.writes) !== 0;
    const first = Math.floor((place - area.first) / granule);
    const end = Math.ceil((place + size - area.first) / granule);
    for (let g = first; g < end; g++) {
      const cell = area.cells + g * CELL.bytes;
      for (const slot of READS) {
        const [other, site] = this.slotAt(slot, cell);
        const wrote = (site & SITE.writes) !== 0;
        // Atomic ones of one kind do not race.
        const isPair = site < 0 && word < 0 && ((site ^ word) & SITE.kind) === 0;
        if (other !== segment || !(writes || wrote) || isPair) continue;
        const kind = writes ? MEETS.writeAfterWrite : MEETS.readAfterWrite;
        this.race(cell, other, site, word, wrote ? kind : MEETS.writeAfterRead, 0n);
        return;
      }
    }
  }

  /** The thread that runs accesses the bytes of a barrier in memory. */
  byThread(
    site: number,
    { place, size, writes }: { place: number; size: number; writes: boolean },
  ) {
    if (this.isOff) return;
    const { inst } = this.host.kernel.sites[site]!;
    this.host.access(place, size, siteWord(site, { inst, size, writes }), writes);
  }

  closeGroup(thread: number, agent: AgentKind): Clock {
    return this.clocks.closeGroup(thread, agent);
  }

  passOn(thread: number): Clock {
    const { clock, phase } = this.clocks.passOn(thread);
    this.goOn(phase, thread);
    return clock;
  }

  wait(thread: number, clock: Clock): void {
    this.clocks.wait(thread, clock);
  }

  fenceProxy(thread: number): void {
    this.goOn(this.clocks.fenceProxy(thread), thread);
  }

  /** The thread that runs is in another phase. */
  private goOn(phase: number, thread: number): void {
    if (this.isOff) return;
    this.setSegment(phase, thread);
    this.host.setGlobal('raceSegment', this.clocks.segment(phase, thread) | 0);
    if (this.clocks.isFull) this.giveUp();
  }

  private giveUp(): void {
    this.isOff = true;
    this.host.setGlobal('raceBytes', 0);
  }

  /** An access meets an earlier one that its number does not order. */
  race(cell: number, segment: number, earlier: number, own: number, meets: number, value: bigint) {
    const { host, clocks, area } = this;
    const thread = host.currentThread();
    const isWrite = meets !== MEETS.writeAfterRead;
    const lane = this.agentLane ?? thread;
    if (clocks.isOrdered(segment, lane, isWrite)) return;
    const isProxy = isWrite && lane >= AGENT.bulk * AGENTS && clocks.isOrdered(segment, lane);
    const first = host.kernel.sites[earlier & SITE.number]!;
    const second = host.kernel.sites[own & SITE.number]!;
    const otherBlock = clocks.blockOf(segment);
    const otherLane = clocks.threadOf(segment);
    const other = host.kernel.hasAgents ? otherLane % AGENTS : otherLane;
    const isSameBlock = otherBlock === this.block;
    const isSameWave =
      isSameBlock && Math.floor(other / host.waveSize) === Math.floor(thread / host.waveSize);
    const { clusters } = host;
    const isSameCluster =
      isSameBlock || clusters.numberOf(otherBlock) === clusters.numberOf(this.block);
    if (this.isAtomicPair(first, second, { isSameBlock, isSameWave, isSameCluster })) return;
    const place = area.first + ((cell - area.cells) / CELL.bytes) * this.granule;
    const object = host.memory.objects[host.memory.owner(place) - 1];
    if (object === undefined) return;
    const [a, b] = [earlier & SITE.number, own & SITE.number];
    const key = `race ${Math.min(a, b)} ${Math.max(a, b)} ${object.id}`;
    const number = this.block * host.threads + thread;
    if (host.isTainted(number)) return;
    const read = meets === MEETS.writeAfterRead ? first : second;
    if (meets !== MEETS.writeAfterWrite) {
      const known = this.reads.get(read.inst) ?? new Set();
      this.reads.set(read.inst, known.add(object.id));
    }
    this.sites.add(a).add(b);
    if (host.log.again(key, number)) return;
    const { size: bytes } =
      second.size > 0 ? second : first.size > 0 ? first : { size: this.granule };
    const at = Math.max(object.base, place - ((place - object.base) % Math.max(1, bytes)));
    const where = host.where(second);
    const old = host.memory.u8.slice(at, at + bytes);
    const agents = host.kernel.hasAgents ? AGENTS : Number.POSITIVE_INFINITY;
    const access = (site: Site, linear: number, block: number, writes: boolean): Access => ({
      inst: site.inst,
      isCopy: linear >= agents,
      thread: threadDim(linear % agents, host.blockDim),
      block: blockDim(block, host.grid),
      writes,
    });
    const { message, values, related, severity, help, kind } = raceFault({
      first: access(first, otherLane, otherBlock, (earlier & SITE.writes) !== 0),
      second: access(second, lane, this.block, (own & SITE.writes) !== 0),
      isProxy,
      frames: this.framesOf(first),
      element: elementName(object, at - object.base, bytes),
      object,
      old: { bits: bitsOf(old), inst: first.size === bytes ? first.inst : second.inst },
      written: second.size === bytes && bytes <= 8 ? value : undefined,
      isSameBlock,
      isSameWave,
      isSameCluster,
      isAmd: host.isAmd,
    });
    host.log.add(
      key,
      {
        kind,
        severity,
        message,
        values,
        related,
        help,
        memory: {
          object: object.name,
          offset: at - object.base,
          size: bytes,
          length: object.size,
          isPrivate: false,
        },
      },
      where,
    );
  }

  /**
   * What threads that wait in a loop read again and again. Of a cell that many read, the last ones
   * alone are remembered: then what others of them read, or what alone is read in that loop.
   *
   * @param loops the loops around the wait, the innermost first
   */
  spinOf(threads: readonly number[], loops: readonly ReadonlySet<Block>[]): Spin | undefined {
    if (this.isOff) return undefined;
    const { host, area, clocks, far } = this;
    const { i32 } = host.memory;
    const segmentOf = (thread: number): number =>
      i32[(host.recordOf(thread) + THREAD.segment) >> 2]!;
    const segment = segmentOf(threads[0]!);
    const group = new Set(threads.map(segmentOf));
    const ranks = new SpinRanks(host.kernel, loops);
    let best = 0;
    let found = 0;
    let last = 0;
    for (let at = area.cells; at < far; at += CELL.bytes)
      for (const slot of READS) {
        const [own, word] = this.slotAt(slot, at);
        if (own === 0) continue;
        const reader = (own | 0) === segment ? 'first' : group.has(own | 0) ? 'group' : 'other';
        const rank = ranks.of(word & SITE.number, reader);
        if (rank > best) [best, found] = [rank, at];
        if (rank === best) last = at;
      }
    if (best === 0) return undefined;
    const number = best % SPIN_SITES;
    const spread = ((last - found) / CELL.bytes) * this.granule;
    if (spread >= host.kernel.sites[number]!.size && ranks.of(number, 'other') === best)
      return undefined;
    const site = host.kernel.sites[number]!;
    const place = area.first + ((found - area.cells) / CELL.bytes) * this.granule;
    const object = host.memory.objects[host.memory.owner(place) - 1];
    if (object === undefined) return undefined;
    const size = Math.max(1, site.size);
    const writer = i32[found >> 2]! >>> 0;
    const write = host.kernel.sites[i32[(found + CELL.writeSite) >> 2]! & SITE.number]!;
    const isOwn = writer === segment >>> 0;
    return {
      element: elementName(object, place - object.base, size),
      memory: { place, size },
      value: `${bitsOf(host.memory.u8.slice(place, place + size))}`,
      frames: this.framesOf(site),
      ...(writer !== 0 &&
        !isOwn && {
          write: {
            by: `thread ${clocks.threadOf(writer)} of block ${clocks.blockOf(writer)}`,
            frames: this.framesOf(write),
          },
        }),
    };
  }

  /** Atomic operations of one size do not race when the scope of each has the other's thread. */
  private isAtomicPair(
    a: Site,
    b: Site,
    same: Readonly<Record<`isSame${'Block' | 'Wave' | 'Cluster'}`, boolean>>,
  ): boolean {
    const reaches = ({ inst }: Site): boolean => {
      const { scope } = inst.attrs;
      if (scope === 'cluster') return same.isSameCluster;
      if (scope === 'workgroup') return same.isSameBlock;
      return scope === 'wave' ? same.isSameWave : true;
    };
    const isAtomic = ({ inst }: Site): boolean => inst.op.startsWith('atomic.');
    return isAtomic(a) && isAtomic(b) && a.size === b.size && reaches(a) && reaches(b);
  }

  /** The chain of an access whose thread runs no more: callers that are the only ones are known. */
  private framesOf(site: Site): ExecuteFrame[] {
    const out = framesOf(site.inst.loc, site.fn.display);
    let { fn } = site;
    for (let depth = 0; depth < 16; depth++) {
      const calls = this.host.kernel.sites.filter(
        (one) => one.kind === 'call' && one.inst.attrs.symbol === fn.name,
      );
      const [only] = calls;
      if (only === undefined || calls.length > 1) break;
      for (const frame of framesOf(only.inst.loc, only.fn.display)) out.push(frame);
      fn = only.fn;
    }
    return out;
  }
}

/** Bulk copies that combine are atomic for each element (PTX ISA, `cp.reduce.async.bulk`). */
const REDUCTION = { op: 'atomic.rmw', attrs: { scope: 'device' } } as unknown as Inst;

const READS = [SLOT.read, SLOT.far, SLOT.write] as const;

/** More than any number of a site. */
const SPIN_SITES = 2 ** 17;

/** Which reads tell best what threads wait for. */
class SpinRanks {
  private readonly kernel: CompiledKernel;
  private readonly loops: readonly ReadonlySet<Block>[];
  private readonly own: ReadonlySet<Block>;

  constructor(kernel: CompiledKernel, loops: readonly ReadonlySet<Block>[]) {
    this.kernel = kernel;
    this.loops = loops;
    this.own = new Set(kernel.fn.blocks);
  }

  /** The higher, the better; 0 of an access that tells nothing. */
  of(number: number, reader: 'first' | 'group' | 'other'): number {
    const { inst } = this.kernel.sites[number]!;
    if (inst.op === 'mem.store' || inst.op === 'atomic.store') return 0;
    const around = this.loops.findIndex((body) => body.has(inst.block));
    // Code of a function may be called in the loop, where the thread itself has executed it last.
    const isOutside = this.loops.length > 0 && this.own.has(inst.block);
    if (around < 0 && (reader !== 'first' || isOutside)) return 0;
    const depth = around < 0 ? 0 : this.loops.length - around;
    const who = { other: 0, group: 1, first: 2 }[reader];
    const answers = inst.op.startsWith('atomic.') || inst.attrs.volatile === true ? 1 : 0;
    return ((depth * 3 + who) * 2 + answers) * SPIN_SITES + number;
  }
}

function bitsOf(bytes: Uint8Array): bigint {
  let bits = 0n;
  for (let i = bytes.length - 1; i >= 0; i--) bits = (bits << 8n) | BigInt(bytes[i]!);
  return bits;
}

function blockDim(linear: number, [x, y]: Dim3): Dim3 {
  return [linear % x, Math.floor(linear / x) % y, Math.floor(linear / (x * y))];
}
