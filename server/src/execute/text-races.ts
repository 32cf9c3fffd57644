/**
 * Races in the texts of targets: the same detector, told of accesses by the interpreters. A text
 * says less than Rust does, so what may be ordered is taken as ordered.
 */
import type { AccessEvent, RunDiagnostic, SyncEvent } from '../emulate/index.ts';
import type { Inst, Ordering, Scope } from '../mir/index.ts';
import { AmdOrders, canFollow, type Kind } from './amd-orders.ts';
import type { Dim3 } from './api.ts';
import { AGENT, AGENTS } from './clock.ts';
import { clusterFault } from './cluster-text.ts';
import { ClusterGrid } from './clusters.ts';
import { RaceClocks } from './race-clocks.ts';
import { type Access, raceFault } from './race-text.ts';
import { threadDim } from './scheduler.ts';
import { TextAsync } from './text-async.ts';

/** A launch as the interpreters run it. */
export interface TextLaunch {
  /** The kernel's symbol; a kernel that is not told may be any of the text. */
  readonly kernel?: string;
  readonly grid: Dim3;
  readonly block: Dim3;
}

/** A race in a text, with the line of the other side. */
export interface TextRace extends Pick<RunDiagnostic, 'launch' | 'block' | 'thread' | 'message'> {
  readonly code: 'workgroup-race' | 'global-race' | 'undefined-behaviour' | 'dangling-pointer';
  readonly severity: 'error' | 'warning';
  /** Zero-based. */
  readonly line: number;
  /** Absent where one access alone is wrong. */
  readonly other?: { readonly line: number; readonly message: string };
  readonly help: string;
  count: number;
}

export interface TextRaces {
  observer(event: AccessEvent): void;
  sync(event: SyncEvent): void;
  /** A buffer lies at an offset of global memory. */
  placed(launch: number, name: string, base: number, size: number): void;
  readonly found: readonly TextRace[];
  /** The last write of a byte, of those that were seen. */
  lastWrite(
    space: 'global' | 'shared',
    owner: number,
    offset: number,
  ): { readonly thread: Dim3; readonly block: Dim3; readonly line: number } | undefined;
  /** Accesses met that may be atomic or not, which the text does not say. */
  readonly hasUndecided: boolean;
}

/** Instructions that order memory in ways that are not followed here. */
const PTX_UNKNOWN = /\b(?:st\.bulk|wgmma|tcgen05|griddepcontrol|multimem|clusterlaunchcontrol)\b/;
/** Copies that run beside the threads, and barriers in memory. */
const PTX_ASYNC = /\b(?:cp\.async|cp\.reduce|red\.async|st\.async|mbarrier|fence\.proxy)\b/;
/** Can races of a text be looked for? */
export function canCheckText(target: 'ptx' | 'amdgcn', text: string): boolean {
  if (target === 'ptx') return !PTX_UNKNOWN.test(text);
  return canFollow(text);
}

/** Bytes of global memory that are watched at most. */
const MOST_BYTES = 2 ** 26;
const PAGE_BITS = 12;
/**
 * Words of a granule: last write, first and last read since, each a segment and a line. An atomic
 * write behind a plain one takes the place of the last read.
 */
const WORDS = 6;
const WRITES = 2 ** 30;
const ATOMIC = 2 ** 29;
const LINE = ATOMIC - 1;

/** What an instruction of PTX orders, by its modifiers. */
interface LineFacts {
  readonly ordering: Ordering | undefined;
  readonly scope: Scope;
  readonly op: 'atomic.load' | 'atomic.store' | 'atomic.rmw' | undefined;
  /** Of an atomic operation; 0 when the text does not say it in this way. */
  readonly bits: number;
  /** Of AMD: whether it is atomic. */
  readonly kind?: Kind;
}

const SCOPES: Readonly<Record<string, Scope>> = {
  cta: 'workgroup',
  cluster: 'cluster',
  gpu: 'device',
  sys: 'system',
};

function factsOf(line: string): LineFacts {
  const [, head = '', rest = ''] =
    /(?:^|[\s;{])(ld|st|atom|red|membar|fence)((?:\.[\w:]+)*)/.exec(line) ?? [];
  const words = rest.split('.');
  const isFence = head === 'fence' || head === 'membar';
  const isAtomic = head === 'atom' || head === 'red';
  const scope =
    SCOPES[words.find((word) => word in SCOPES) ?? ''] ??
    (words.includes('gl') ? 'device' : isFence ? 'system' : 'device');
  const named: Record<string, Ordering> = {
    relaxed: 'relaxed',
    acquire: 'acquire',
    release: 'release',
    acq_rel: 'acqrel',
    sc: 'seqcst',
    // Older targets have no other way to say relaxed.
    volatile: 'relaxed',
    mmio: 'relaxed',
  };
  const word = words.find((one) => one in named);
  const ordering = word === undefined ? undefined : named[word];
  const isVector = words.some((one) => /^v[248]$/.test(one));
  const bits = isVector ? 0 : Number(/^[busf](8|16|32|64)$/.exec(words.at(-1) ?? '')?.[1] ?? 0);
  if (isFence) return { ordering: ordering ?? 'seqcst', scope, op: undefined, bits: 0 };
  if (isAtomic) return { ordering: ordering ?? 'relaxed', scope, op: 'atomic.rmw', bits };
  const op = head === 'ld' ? 'atomic.load' : 'atomic.store';
  return { ordering, scope, op: ordering === undefined ? undefined : op, bits };
}

/** The key of the pages of a block's shared memory; that of global memory is 0. */
const keyOf = (block: number): number => -(block + 1);

/** Who accesses memory. */
interface Actor {
  readonly lane: number;
  readonly segment: number;
}

export function watchText(
  target: 'ptx' | 'amdgcn',
  text: string,
  launches: readonly TextLaunch[],
  waveSize: number,
  cpu = '',
): TextRaces {
  const orders = target === 'amdgcn' ? new AmdOrders(text, cpu) : undefined;
  return new Watcher(orders, text, launches, waveSize);
}

class Watcher implements TextRaces {
  private readonly all: TextRace[] = [];
  hasUndecided = false;
  private readonly isAmd: boolean;
  /** What a text of AMD orders. */
  private readonly amd: AmdOrders | undefined;
  private readonly lines: readonly string[];
  private readonly facts = new Map<number, LineFacts>();
  private readonly launches: readonly TextLaunch[];
  private readonly waveSize: number;
  private readonly granule: number;
  private readonly byKey = new Map<string, TextRace>();
  private launch = -1;
  private block = -1;
  private isOff = false;
  private readonly hasAgents: boolean;
  private clocks: RaceClocks;
  private async: TextAsync;
  private phases: number[] = [];
  private segments = new Map<number, Uint32Array>();
  private pages = new Map<number, Uint32Array>();
  private buffers: { name: string; base: number; size: number }[] = [];
  private clusters = new ClusterGrid([1, 1, 1], [1, 1, 1]);
  /** Lines of accesses that race. */
  private raced = new Set<number>();

  constructor(
    orders: AmdOrders | undefined,
    text: string,
    launches: readonly TextLaunch[],
    waveSize: number,
  ) {
    this.amd = orders;
    this.isAmd = orders !== undefined;
    this.lines = text.split('\n');
    this.launches = launches;
    this.waveSize = waveSize;
    this.granule = this.isAmd || /\.(?:[busf]8|[busf]16|bf16|tensor)\b/.test(text) ? 1 : 4;
    this.hasAgents = !this.isAmd && PTX_ASYNC.test(text);
    this.clocks = new RaceClocks(1, this.hasAgents);
    this.async = this.newAsync();
  }

  /** What races is not told again as too early or too late. */
  get found(): readonly TextRace[] {
    return this.all.filter(({ other, line }) => other !== undefined || !this.raced.has(line));
  }

  lastWrite(space: 'global' | 'shared', owner: number, offset: number) {
    const index = Math.floor(offset / this.granule);
    const number = (space === 'shared' ? keyOf(owner) : 0) * 2 ** 20 + (index >> PAGE_BITS);
    const cell = (index & (2 ** PAGE_BITS - 1)) * WORDS;
    const page = this.pages.get(number);
    const segment = page?.[cell] ?? 0;
    if (page === undefined || segment === 0) return undefined;
    const lane = this.clocks.threadOf(segment);
    const { grid, block } = this.launches[this.launch]!;
    return {
      thread: threadDim(this.hasAgents ? lane % AGENTS : lane, block),
      block: threadDim(this.clocks.blockOf(segment), grid),
      line: page[cell + 1]! & LINE,
    };
  }

  private newAsync(): TextAsync {
    return new TextAsync(this.clocks, (thread, phase) => this.setPhase(thread, phase));
  }

  placed(launch: number, name: string, base: number, size: number): void {
    if (launch !== this.launch) this.begin(launch);
    this.buffers.push({ name, base, size });
  }

  private get threads(): number {
    const [x, y, z] = this.launches[this.launch]?.block ?? [1, 1, 1];
    return x * y * z;
  }

  private begin(launch: number): void {
    this.launch = launch;
    this.block = -1;
    this.isOff = false;
    this.clusters = new ClusterGrid(this.launches[launch]?.grid ?? [1, 1, 1], [1, 1, 1]);
    const clusterOf = (block: number): number => this.clusters.numberOf(block);
    this.clocks = new RaceClocks(
      this.threads,
      this.hasAgents,
      this.waveSize,
      clusterOf,
      this.isAmd,
    );
    this.async = this.newAsync();
    this.amd?.begin(this.launches[launch]?.kernel);
    // Of a line that several kernels execute, it is the kernel that decides.
    if (this.isAmd) this.facts.clear();
    this.phases = [];
    this.segments.clear();
    this.pages.clear();
    this.buffers = [];
  }

  /** The block of an event runs. */
  private enter(block: number, phase: number): void {
    if (block !== this.block) {
      this.block = block;
      const known = this.segments.get(block);
      if (known === undefined) {
        const first = this.clocks.start(block);
        this.phases[block] = phase;
        const own = new Uint32Array(this.threads);
        for (let t = 0; t < own.length; t++) own[t] = this.clocks.segment(first, t);
        this.segments.set(block, own);
      } else this.clocks.enter(block);
    }
    // All threads of the block have passed a barrier.
    if (phase > this.phases[block]!) {
      this.phases[block] = phase;
      const all = Array.from({ length: this.threads }, (_, t) => t);
      const next = this.clocks.meetAll(all);
      for (const t of all) this.setPhase(t, next);
    }
    if (this.clocks.isFull) this.isOff = true;
  }

  private setPhase(thread: number, phase: number): void {
    this.segments.get(this.block)![thread] = this.clocks.segment(phase, thread);
  }

  sync(event: SyncEvent): void {
    if (event.launch !== this.launch) this.begin(event.launch);
    if (event.kind === 'clusters') {
      this.clusters = new ClusterGrid(this.launches[event.launch]!.grid, event.cluster!);
      return;
    }
    if (this.isOff) return;
    if (this.amd !== undefined) {
      if (!this.amd.has) return;
      this.enter(event.block, event.phase);
      this.amd.sync(this.clocks, event, this.waveSize, (t, phase) => this.setPhase(t, phase));
      if (this.clocks.isFull) this.isOff = true;
      return;
    }
    this.enter(event.block, event.phase);
    if (this.takeCluster(event) || this.async.take(event)) return;
    if (event.kind === 'arrive') {
      for (const t of event.threads) this.setPhase(t, this.clocks.arrive(t, event.barrier ?? 0));
      return;
    }
    if (event.kind === 'meet') {
      const phase = this.clocks.meet(event.threads, event.barrier);
      for (const t of event.threads) this.setPhase(t, phase);
      return;
    }
    const { ordering, scope } = this.factsAt(event.line);
    for (const t of event.threads) {
      const inst = { op: 'fence', attrs: { ordering, scope } } as unknown as Inst;
      const phase = this.clocks.order(inst, 0, t, true);
      if (phase !== undefined) this.setPhase(t, phase);
    }
  }

  /** What clusters of blocks order; false for another event. */
  private takeCluster({ kind, threads, isRelaxed = false, isFirst = false }: SyncEvent): boolean {
    const { clocks, clusters, block } = this;
    switch (kind) {
      case 'cluster-arrive':
        for (const t of threads) {
          const phase = clocks.arriveInCluster(t, isRelaxed);
          if (phase !== undefined) this.setPhase(t, phase);
        }
        return true;
      case 'cluster-open':
        if (isFirst) for (const owner of this.membersOf(block)) this.checkKnown(owner);
        clocks.openCluster();
        return true;
      case 'cluster-wait':
        for (const t of threads) clocks.waitInCluster(t);
        return true;
      case 'block-end':
        if (clusters.blocks > 1) {
          this.checkKnown(block);
          clocks.keepEnd();
        }
        clocks.end(block);
        return true;
      case 'cluster-end':
        if (clusters.blocks > 1) for (const owner of this.membersOf(block)) this.checkEnd(owner);
        return true;
      default:
        return false;
    }
  }

  /** The blocks of the cluster of a block, by their linear index. */
  private membersOf(block: number): number[] {
    const [gx, gy] = this.clusters.grid;
    return this.clusters
      .blocksOf(this.clusters.numberOf(block))
      .map(([x, y, z]) => x + gx * (y + gy * z));
  }

  /** What others did to the memory of a block that they know nothing of was too early. */
  private checkKnown(owner: number): void {
    this.eachForeign(owner, (segment, word, at) => {
      if (!this.clocks.knows(segment, owner)) this.reportRemote('start', segment, word, at, owner);
    });
  }

  /** What others did to the memory of a block must come before its end. */
  private checkEnd(owner: number): void {
    this.eachForeign(owner, (segment, word, at) => {
      if (!this.clocks.isBeforeEnd(segment, owner))
        this.reportRemote('end', segment, word, at, owner);
    });
    this.clocks.forgetEnd(owner);
  }

  /** Accesses of other blocks that are remembered of shared memory of a block. */
  private eachForeign(
    owner: number,
    visit: (segment: number, word: number, at: number) => void,
  ): void {
    const first = keyOf(owner) * 2 ** 20;
    for (const [number, page] of this.pages) {
      if (number < first || number >= first + 2 ** 20) continue;
      const start = (number - first) << PAGE_BITS;
      for (let cell = 0; cell < page.length; cell += WORDS)
        for (let slot = 0; slot < WORDS; slot += 2) {
          const segment = page[cell + slot]!;
          if (segment !== 0 && this.clocks.blockOf(segment) !== owner)
            visit(segment, page[cell + slot + 1]!, (start + cell / WORDS) * this.granule);
        }
    }
  }

  private reportRemote(
    what: 'start' | 'end',
    segment: number,
    word: number,
    at: number,
    owner: number,
  ): void {
    const line = word & LINE;
    const key = `${this.launch} ${what} ${line}`;
    const known = this.byKey.get(key);
    if (known !== undefined) known.count++;
    if (known !== undefined || this.raced.has(line)) return;
    const { grid, block: shape } = this.launches[this.launch]!;
    const lane = this.clocks.threadOf(segment);
    const thread = threadDim(this.hasAgents ? lane % AGENTS : lane, shape);
    const block = threadDim(this.clocks.blockOf(segment), grid);
    const { kind, message, help } = clusterFault(what, {
      writes: (word & WRITES) !== 0,
      element: `byte ${at} of workgroup memory`,
      owner: threadDim(owner, grid),
      block,
      thread,
      isCopy: this.hasAgents && lane >= AGENTS,
    });
    const code = kind as TextRace['code'];
    const { launch } = this;
    const race: TextRace = {
      ...{ code, severity: 'error', message, launch, block, thread, line },
      help: help!,
      count: 1,
    };
    this.byKey.set(key, race);
    this.all.push(race);
  }

  private factsAt(line: number): LineFacts {
    let found = this.facts.get(line);
    if (found === undefined) {
      found = factsOf(this.lines[line] ?? '');
      this.facts.set(line, found);
    }
    return found;
  }

  observer(event: AccessEvent): void {
    const { space, offset, size, kind, line, block, thread } = event;
    if (space !== 'global' && space !== 'shared') return;
    if (event.launch !== this.launch) this.begin(event.launch);
    if (this.isOff) return;
    const isShared = space === 'shared';
    // What lies between buffers is the simulator's own.
    if (!isShared && this.bufferAt(offset) === undefined) return;
    this.enter(block, event.phase);
    if (this.amd !== undefined) this.noteAmd(event);
    const facts = this.factsAt(line);
    const isAtomic = kind === 'atomic' || facts.op !== undefined;
    const writes = kind !== 'load';
    const word = line | (writes ? WRITES : 0) | (isAtomic ? ATOMIC : 0);
    const owner = event.owner ?? block;
    const key = isShared ? keyOf(owner) : 0;
    const end = offset + size;
    const actor = this.actorOf(event);
    for (let at = offset - (offset % this.granule); at < end; at += this.granule)
      this.touch(key, at, actor, word, event);
    if (this.amd !== undefined) {
      this.orderAmd(event);
      return;
    }
    // Reductions of bulk copies pass nothing on.
    if (!isAtomic || event.agent !== undefined) return;
    const {
      ordering = 'relaxed',
      scope,
      op = kind === 'load' ? 'atomic.load' : 'atomic.rmw',
    } = facts;
    const inst = { op, attrs: { ordering, scope } } as unknown as Inst;
    const place = isShared ? -(owner * 2 ** 20 + offset) - 1 : offset;
    const phase = this.clocks.order(inst, place, thread, true);
    if (phase !== undefined) this.setPhase(thread, phase);
  }

  /** The facts of a line of AMD follow from what it is seen to do. */
  private noteAmd({ line, kind, space }: AccessEvent): void {
    if (this.facts.has(line)) return;
    const access = this.amd!.accessAt(line, kind === 'atomic', space === 'shared');
    const { scope, bits } = access;
    const op = access.kind === 'plain' ? undefined : access.op;
    this.facts.set(line, { ordering: 'relaxed', scope, op, bits, kind: access.kind });
  }

  private orderAmd({ block, thread, line, kind, space, offset }: AccessEvent): void {
    const amd = this.amd!;
    if (!amd.has) return;
    const isShared = space === 'shared';
    const access = amd.accessAt(line, kind === 'atomic', isShared);
    const place = isShared ? -(block * 2 ** 20 + offset) - 1 : offset;
    const { waveSize } = this;
    const isStore = kind !== 'load';
    const about = { block, thread, line, waveSize, place, isStore, isShared };
    const phase = amd.access(this.clocks, about, access);
    if (phase !== undefined) this.setPhase(thread, phase);
    if (this.clocks.isFull) this.isOff = true;
  }

  /** The lane that accesses memory, a thread or an agent, and its segment. */
  private actorOf({ thread, agent }: AccessEvent): Actor {
    const { clocks } = this;
    if (agent === undefined)
      return { lane: thread, segment: this.segments.get(this.block)![thread]! };
    const lane = clocks.laneOf(thread, AGENT[agent]);
    return { lane, segment: clocks.segment(clocks.begin(thread, AGENT[agent]), lane) };
  }

  private bufferAt(offset: number) {
    return this.buffers.find(({ base, size }) => offset >= base && offset < base + size);
  }

  private cellsOf(key: number, at: number): readonly [Uint32Array, number] | undefined {
    const index = Math.floor(at / this.granule);
    const number = key * 2 ** 20 + (index >> PAGE_BITS);
    let page = this.pages.get(number);
    if (page === undefined) {
      if (this.pages.size * 2 ** PAGE_BITS * this.granule > MOST_BYTES) {
        this.isOff = true;
        return undefined;
      }
      page = new Uint32Array(WORDS << PAGE_BITS);
      this.pages.set(number, page);
    }
    return [page, (index & (2 ** PAGE_BITS - 1)) * WORDS];
  }

  private touch(key: number, at: number, actor: Actor, word: number, event: AccessEvent): void {
    const cells = this.cellsOf(key, at);
    if (cells === undefined) return;
    const [page, cell] = cells;
    const { lane, segment: current } = actor;
    const check = (slot: number, isWrite: boolean): void => {
      const other = page[cell + slot]!;
      // Copies of one thread are not in order.
      if (other === 0 || (other === current && lane < AGENTS)) return;
      const otherWord = page[cell + slot + 1]!;
      if ((otherWord & ATOMIC) !== 0 && (word & ATOMIC) !== 0)
        if (this.isAtomicPair(otherWord & LINE, word & LINE, other, lane, isWrite)) return;
      if (this.isOrdered(other, lane, isWrite)) return;
      this.report(other, otherWord, lane, word, at, event);
    };
    const hasAtomic = (page[cell + 5]! & WRITES) !== 0;
    check(0, true);
    if ((word & WRITES) === 0) {
      if (hasAtomic) check(4, true);
      // The first reader since the write stays, and the last one of another thread.
      const isFirst = hasAtomic || page[cell + 2] === 0 || page[cell + 2] === current;
      const slot = isFirst ? 2 : 4;
      page[cell + slot] = current;
      page[cell + slot + 1] = word;
      return;
    }
    check(2, false);
    check(4, hasAtomic);
    // A plain write stays beside the last atomic one: others may race with it alone.
    const slot = this.isSure(word) && page[cell] !== 0 && !this.isSure(page[cell + 1]!) ? 4 : 0;
    page[cell + slot] = current;
    page[cell + slot + 1] = word;
    if ((word & ATOMIC) === 0) page.fill(0, cell + 2, cell + WORDS);
  }

  /** Is an access certainly atomic? */
  private isSure(word: number): boolean {
    return (word & ATOMIC) !== 0 && this.factsAt(word & LINE).kind !== 'maybe';
  }

  /** Atomic operations of one size do not race when the scope of each has the other's thread. */
  private isAtomicPair(
    first: number,
    second: number,
    segment: number,
    lane: number,
    isWrite: boolean,
  ): boolean {
    const [a, b] = [this.factsAt(first), this.factsAt(second)];
    const isSameBlock = this.clocks.blockOf(segment) === this.block;
    const isSameCluster = this.isSameCluster(segment);
    const reaches = ({ scope }: LineFacts): boolean => {
      // The lanes of a wave are in order.
      if (scope === 'wave') return false;
      return scope === 'cluster' ? isSameCluster : scope !== 'workgroup' || isSameBlock;
    };
    const isSameSize = a.bits === 0 || b.bits === 0 || a.bits === b.bits;
    const isPair = isSameSize && reaches(a) && reaches(b);
    const isUnsure = a.kind === 'maybe' || b.kind === 'maybe';
    if (isPair && isUnsure && !this.isOrdered(segment, lane, isWrite)) this.hasUndecided = true;
    return isPair;
  }

  /** Is a segment of the cluster of the block that runs? */
  private isSameCluster(segment: number): boolean {
    const { clocks, clusters, block } = this;
    return clusters.numberOf(clocks.blockOf(segment)) === clusters.numberOf(block);
  }

  /** Lanes of a wave of AMD run in lockstep, and a text may count on it. */
  private isOrdered(segment: number, thread: number, isWrite: boolean): boolean {
    const { clocks, waveSize } = this;
    if (clocks.isOrdered(segment, thread, isWrite)) return true;
    if (!this.isAmd || clocks.blockOf(segment) !== this.block) return false;
    const other = clocks.threadOf(segment);
    return Math.floor(other / waveSize) === Math.floor(thread / waveSize);
  }

  private report(
    segment: number,
    otherWord: number,
    thread: number,
    word: number,
    at: number,
    event: AccessEvent,
  ): void {
    const { clocks } = this;
    const [line, otherLine] = [word & LINE, otherWord & LINE];
    this.raced.add(line).add(otherLine);
    const key = `${Math.min(line, otherLine)} ${Math.max(line, otherLine)} ${event.space}`;
    const known = this.byKey.get(`${this.launch} ${key}`);
    if (known !== undefined) {
      known.count++;
      return;
    }
    const { grid, block: shape } = this.launches[this.launch]!;
    const [otherBlock, other] = [clocks.blockOf(segment), clocks.threadOf(segment)];
    const agents = this.hasAgents ? AGENTS : Number.POSITIVE_INFINITY;
    const side = (of: number, linear: number, bits: number): Access => ({
      inst: {
        op: this.opOf(bits),
        attrs: { scope: this.factsAt(bits & LINE).scope },
      } as unknown as Inst,
      isCopy: linear >= agents,
      thread: threadDim(linear % agents, shape),
      block: threadDim(of, grid),
      writes: (bits & WRITES) !== 0,
    });
    const buffer = event.space === 'global' ? this.bufferAt(at) : undefined;
    const element =
      buffer === undefined
        ? `byte ${at} of workgroup memory`
        : `byte ${at - buffer.base} of \`${buffer.name}\`, which has ${buffer.size} bytes`;
    const isSameBlock = otherBlock === this.block;
    const second = side(this.block, thread, word);
    const { kind, message, severity, related, help } = raceFault({
      first: side(otherBlock, other, otherWord),
      second,
      frames: [],
      element,
      object: { kind: event.space === 'shared' ? 'workgroup' : 'buffer' },
      old: { bits: 0n, inst: { op: 'mem.copy', attrs: {} } as unknown as Inst },
      written: undefined,
      isProxy:
        (otherWord & WRITES) !== 0 &&
        thread >= AGENT.bulk * AGENTS &&
        clocks.isOrdered(segment, thread),
      isSameBlock,
      isSameCluster: this.isSameCluster(segment),
      isSameWave: isSameBlock && this.waveOf(other) === this.waveOf(thread),
      isAmd: this.isAmd,
    });
    const race: TextRace = {
      code: kind as TextRace['code'],
      severity: severity as TextRace['severity'],
      message,
      launch: this.launch,
      block: second.block,
      thread: second.thread,
      line,
      other: { line: otherLine, message: related[0]!.message },
      help,
      count: 1,
    };
    this.byKey.set(`${this.launch} ${key}`, race);
    this.all.push(race);
  }

  private waveOf(lane: number): number {
    return Math.floor((this.hasAgents ? lane % AGENTS : lane) / this.waveSize);
  }

  private opOf(word: number): string {
    const verb = (word & WRITES) === 0 ? 'load' : 'store';
    return `${this.isSure(word) ? 'atomic' : 'mem'}.${verb}`;
  }
}
