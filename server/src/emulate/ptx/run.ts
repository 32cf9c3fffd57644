/**
 * Runs launches of a PTX module, deterministically: blocks in order, warps of a block in turn. A
 * block that does not finish in its turn shares the machine with the next ones, so that blocks may
 * wait for each other.
 */
import { type PtxFunction, type PtxModule, parsePtx } from '../../asm/index.ts';
import { append } from '../../base/index.ts';
import { Bytes } from '../memory.ts';
import { type LaunchCounts, nvidiaRules, Recorder } from '../profile/index.ts';
import {
  type AccessObserver,
  type Dim3,
  LaunchFault,
  type RunDiagnostic,
  type SyncObserver,
} from '../report.ts';
import { cooperativeProblem, Room, residentBlocks } from '../residency.ts';
import { openBarriers } from './barriers.ts';
import { blocksOf, clusterProblem } from './clusters.ts';
import { DecodeError } from './context.ts';
import { Decoder, type Linker } from './decode.ts';
import type { Grid, RunLimits } from './grid.ts';
import { loadProgram, type Program } from './program.ts';
import { checkStall, spins } from './stall.ts';
import { Block, type Cluster, type FunctionCode, LANES, Lane, Warp } from './state.ts';
import { type CodeTable, checkLimits, newFrame, runWarp } from './warp-runner.ts';

export interface MachineOptions {
  /** Instructions of all threads of one launch; 2^31 unless said. */
  readonly maxSteps?: number;
  readonly goesOn?: ((steps: number) => boolean) | undefined;
  /** Local memory of one thread in bytes; 1 MiB unless said. */
  readonly maxLocalBytes?: number;
  readonly observer?: AccessObserver;
  readonly sync?: SyncObserver | undefined;
  /** As in `RunOptions`. */
  readonly executed?: Map<number, number>;
  readonly profile?: (counts: LaunchCounts) => void;
}

export interface KernelLaunch {
  readonly kernel: string;
  readonly grid: Dim3;
  readonly block: Dim3;
  /** Blocks of a cluster; as the kernel has it, or 1, when absent. */
  readonly cluster?: Dim3;
  readonly dynamicShared: number;
  /** Offset of what the blocks of a cooperative launch meet by. */
  readonly workspace?: number;
  /** The kernel's parameter space, laid out. */
  readonly params: Uint8Array;
  readonly index: number;
}

export interface LaunchOutcome {
  readonly completed: boolean;
  readonly steps: number;
}

/** Instructions that a warp may run in all while one of its lanes that can run waits. */
const LONGEST_WAIT = 8192;
/**
 * Of a profiled run. Lanes that left a loop meet the others behind it, however long it is, so that
 * executions do not depend on turns; only lanes that spin for ever are interrupted.
 */
const PROFILED_WAIT = 1 << 20;
/** An instruction of one lane takes as long as one of so many. */
const LEAST_LANES = 4;
/** Turns a block gets before the next one may start beside it. */
const BLOCK_TURNS = 2;

/** A module loaded into a machine: global memory lives as long as this. */
export class PtxMachine {
  readonly program: Program;
  readonly diagnostics: RunDiagnostic[] = [];
  readonly printed: string[] = [];
  private readonly codes = new Map<string, FunctionCode>();
  private readonly numbered = new Map<number, FunctionCode>();
  private readonly linker: Linker;

  /** Throws `DecodeError` when the module's variables make no sense. */
  constructor(source: PtxModule | string) {
    const module = typeof source === 'string' ? parsePtx(source).module : source;
    this.program = loadProgram(module);
    this.linker = { program: this.program, code: (name) => this.code(name) };
  }

  private code(name: string): FunctionCode | undefined {
    const known = this.codes.get(name);
    if (known) return known;
    const fn = this.program.functions.get(name);
    if (!fn?.body) return undefined;
    const code = {
      name,
      number: this.program.numbers.get(fn.name) ?? 0,
      ops: [],
      words: 0,
      image: new Int32Array(1),
      specials: [],
      localSize: 0,
      localAlign: 16,
      params: [],
      returns: [],
      entry: fn.entry,
      line: fn.line,
      pool: [],
      effects: () => [],
    };
    this.codes.set(name, code);
    this.numbered.set(code.number, code);
    new Decoder(this.linker, fn).decode(code);
    return code;
  }

  /** The function of a number; its code is made when it is first called through its address. */
  private byNumber(number: number): FunctionCode | undefined {
    const known = this.numbered.get(number);
    if (known) return known;
    for (const [name, n] of this.program.numbers) {
      if (n === number) return this.code(name);
    }
    return undefined;
  }

  /** Runs one launch. Faults end up in `diagnostics`. */
  launch(spec: KernelLaunch, options: MachineOptions = {}): LaunchOutcome {
    const entry = this.program.functions.get(spec.kernel);
    const fail = (code: RunDiagnostic['code'], message: string): LaunchOutcome => {
      this.diagnostics.push({ severity: 'error', code, message, launch: spec.index });
      return { completed: false, steps: 0 };
    };
    if (!entry?.entry) return fail('invalid-launch', `there is no kernel \`${spec.kernel}\``);
    const threads = spec.block[0] * spec.block[1] * spec.block[2];
    if (!(threads >= 1 && threads <= 1024)) {
      return fail(
        'invalid-launch',
        `a block of ${threads} threads cannot be launched; 1 to 1024 can`,
      );
    }
    const cluster = spec.cluster ?? requiredCluster(entry);
    const wrong = clusterProblem(spec.grid, cluster, this.program.module.targets[0]);
    if (wrong !== undefined) return fail('invalid-launch', wrong);
    if (this.program.module.addressSize === 32)
      return fail('unsupported', '32-bit modules are not simulated');
    let code: FunctionCode | undefined;
    try {
      code = this.code(spec.kernel);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      this.codes.clear();
      this.numbered.clear();
      return fail('unsupported', error.message);
    }
    if (!code) return fail('invalid-launch', `\`${spec.kernel}\` has no body in this module`);
    const grid = this.makeGrid({ ...spec, cluster }, options);
    const cpu = this.program.module.targets[0] ?? '';
    const use = { threads, workgroupBytes: grid.totalShared };
    const most = residentBlocks({ name: 'ptx', cpu }, use);
    const isCooperative = spec.workspace !== undefined;
    const [gx, gy, gz] = spec.grid;
    const size = cluster[0] * cluster[1] * cluster[2];
    const lost = isCooperative ? cooperativeProblem(gx * gy * gz, most, cpu) : undefined;
    if (lost !== undefined) return fail('invalid-launch', lost);
    const counted = (isComplete: boolean): void => {
      const blocks = gx * gy * gz;
      const warps = blocks * Math.ceil(threads / LANES);
      const { kernel, index: launch } = spec;
      const about = { launch, kernel, blocks, warps, threads: blocks * threads, isComplete };
      if (grid.profile !== undefined) options.profile?.(grid.profile.finish(about));
    };
    const about = { launch: spec.index, block: 0, threads: [], line: 0, phase: 0 };
    options.sync?.({ kind: 'clusters', cluster, ...about });
    try {
      this.runBlocks(grid, code, threads, new Room(most, gx * gy * gz, size));
      counted(true);
      return { completed: true, steps: grid.steps };
    } catch (error) {
      counted(false);
      if (error instanceof LaunchFault) this.diagnostics.push(error.diagnostic);
      else if (error instanceof DecodeError) return fail('unsupported', error.message);
      else if (error instanceof RangeError) return fail('invalid-launch', error.message);
      else throw error;
      return { completed: false, steps: grid.steps };
    }
  }

  private makeGrid(spec: KernelLaunch, options: MachineOptions): Grid {
    const params = new Bytes(spec.params.length, false);
    params.u8.set(spec.params);
    const limits: RunLimits = {
      steps: options.maxSteps ?? 2 ** 31,
      goesOn: options.goesOn,
      localBytes: options.maxLocalBytes ?? 1 << 20,
    };
    const seen = new Set<string>();
    const { diagnostics } = this;
    return {
      launch: spec.index,
      grid: spec.grid,
      block: spec.block,
      cluster: spec.cluster ?? [1, 1, 1],
      arena: this.program.arena,
      constants: this.program.constants,
      params,
      limits,
      observer: options.observer,
      sync: options.sync,
      isWatched: true,
      agent: undefined,
      executed: options.executed,
      profile: options.profile && new Recorder(nvidiaRules()),
      longestWait: options.profile === undefined ? LONGEST_WAIT : PROFILED_WAIT,
      workspace: spec.workspace ?? 0,
      dynamicShared: spec.dynamicShared,
      totalShared: this.program.dynamicBase + spec.dynamicShared,
      printed: this.printed,
      window: undefined,
      isMoving: false,
      steps: 0,
      extra: 0,
      leastLanes: options.profile === undefined ? LEAST_LANES : LANES,
      warn: (d) => {
        if (diagnostics.length < 1000) diagnostics.push(d);
      },
      firstTime: (key) => {
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      },
    };
  }

  private runBlocks(grid: Grid, code: FunctionCode, threads: number, room: Room): void {
    const table = { byNumber: (n: number) => this.byNumber(n) };
    const [x, y, z] = grid.cluster;
    const count = x * y * z;
    let resident: Block[] = [];
    while (room.pending > 0 || resident.length > 0) {
      const before = resident.length;
      for (const first of room.start(before))
        append(resident, makeCluster(grid, first / count, code, threads));
      grid.isMoving = false;
      let progress = stepBlocks(resident, 0, before, table);
      room.turnOver(before > 0 && !grid.isMoving);
      if (stepBlocks(resident, before, resident.length, table)) progress = true;
      for (const block of resident) if (block.liveThreads === 0) endBlock(block);
      resident = resident.filter((block) => block.liveThreads > 0);
      const stuck = resident[0];
      if (stuck === undefined) continue;
      // Blocks that all wait, with nobody left to start, will wait for ever.
      if (!progress && room.isFull(resident.length) && !room.grow()) reportDeadlock(stuck);
      if (grid.profile !== undefined) continue;
      const warps = grid.isMoving ? 0 : resident.reduce((n, one) => n + one.warps.length, 0);
      const budget = room.budget(resident.length, grid.steps, warps);
      if (budget > 0) checkStall(grid, resident, { budget, table, room });
    }
  }
}

/** The size of clusters that a kernel has by itself (PTX ISA, `.reqnctapercluster`). */
function requiredCluster({ directives }: PtxFunction): Dim3 {
  const given = directives.find(({ name }) => name === 'reqnctapercluster');
  const [x, y, z] = (given?.args ?? []).map(Number);
  return [x ?? 1, y ?? 1, z ?? 1];
}

/** The blocks of a cluster, which are resident together. */
function makeCluster(grid: Grid, number: number, code: FunctionCode, threads: number): Block[] {
  const size = grid.cluster;
  const [gx, gy] = grid.grid;
  const ids = blocksOf(number, grid.grid, size);
  const arrived = ids.map(() => new Int32Array(threads));
  const cluster: Cluster = { blocks: [], size, phase: 0, waiting: [], arrived };
  for (const [rank, id] of ids.entries()) {
    const index = id[0] + gx * (id[1] + gy * id[2]);
    cluster.blocks.push(makeBlock(grid, { index, id, cluster, rank }, code, threads));
  }
  return cluster.blocks;
}

/** Tells who watches that a block, or the last one of its cluster, has ended. */
function endBlock({ grid, index, cluster, phase }: Block): void {
  const about = { launch: grid.launch, block: index, threads: [], line: 0, phase };
  grid.sync?.({ kind: 'block-end', ...about });
  if (cluster?.blocks.every(({ liveThreads }) => liveThreads === 0) === true)
    grid.sync?.({ kind: 'cluster-end', ...about });
}

function makeBlock(
  grid: Grid,
  { index, id, cluster, rank }: Pick<Block, 'index' | 'id' | 'cluster' | 'rank'>,
  code: FunctionCode,
  threads: number,
): Block {
  const block = new Block(grid, index, id, grid.totalShared);
  block.cluster = cluster;
  block.rank = rank;
  for (let w = 0; w * LANES < threads; w++) {
    const warp = new Warp(block, w);
    const count = Math.min(LANES, threads - w * LANES);
    const frame = newFrame(code, warp, undefined);
    frame.live = count;
    warp.live = count;
    block.warps.push(warp);
    warp.reserveLocal(frame.localTop, 0);
    for (let l = 0; l < count; l++) {
      warp.states[l] = Lane.Run;
      warp.frames[l] = frame;
    }
  }
  block.liveThreads = threads;
  return block;
}

/** Some turns for each block of a part of the list. Returns false when nothing can move. */
function stepBlocks(blocks: readonly Block[], from: number, to: number, table: CodeTable): boolean {
  let progress = false;
  for (let i = from; i < to; i++) {
    const block = blocks[i]!;
    for (let turn = 0; turn < BLOCK_TURNS && block.liveThreads > 0; turn++) {
      if (!stepBlock(block, table)) break;
      progress = true;
    }
  }
  return progress;
}

/** One turn for each warp. Returns false when nothing can move. */
function stepBlock(block: Block, table: CodeTable): boolean {
  let moved = false;
  for (const warp of block.warps) {
    if (warp.live === 0) continue;
    const before = block.grid.steps;
    runTurn(warp, table);
    if (block.grid.steps !== before) moved = true;
  }
  return openBarriers(block) || moved;
}

/** A turn of a warp, which is over at once where it waits for others. */
function runTurn(warp: Warp, table: CodeTable): void {
  const { grid } = warp.block;
  const before = grid.steps;
  if (warp.spins.isDue && grid.profile === undefined) {
    const isSpinning = spins(warp, table);
    warp.spins.found(isSpinning);
    if (isSpinning) {
      checkLimits(warp);
      return;
    }
  }
  if (runWarp(warp, table)) warp.spins.turnOver();
  if (grid.steps !== before) grid.isMoving = true;
}

/** Threads wait and nobody is left who could let them go. Throws. */
function reportDeadlock(block: Block): never {
  const waiting: string[] = [];
  let first: { warp: Warp; lane: number } | undefined;
  const counts = new Map<number, number>();
  for (const warp of block.warps) {
    for (let l = 0; l < LANES; l++) {
      const state = warp.states[l];
      if (state !== Lane.AtBarrier && state !== Lane.AtSync) continue;
      first ??= { warp, lane: l };
      const { line } = warp.frames[l]!.code.ops[warp.pcs[l]!]!;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  for (const [line, count] of [...counts].sort((a, b) => a[0] - b[0])) {
    waiting.push(`${count} at line ${line + 1}`);
  }
  const { warp, lane } = first!;
  warp.op = warp.frames[lane]!.code.ops[warp.pcs[lane]!]!;
  const where = `${waiting.join(', ')} of the text`;
  return warp.fault(lane, 'deadlock', `threads of a block wait for ever: ${where}`);
}
