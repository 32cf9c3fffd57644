/**
 * Runs one launch, deterministically: groups in order, waves of a group in turn. A group that does
 * not finish in its turn shares the machine with the next ones, so that groups may wait for each
 * other.
 */
import type { ExpandedLaunch } from '../launch/index.ts';
import { amdRules, type LaunchCounts, Recorder } from '../profile/index.ts';
import {
  type AccessObserver,
  type Dim3,
  LaunchFault,
  type RunDiagnostic,
  type SyncObserver,
} from '../report.ts';
import { cooperativeProblem, Room, residentBlocks } from '../residency.ts';
import type { RunOptions } from '../result.ts';
import { type PlacedArgument, prepareLaunch } from './kernarg.ts';
import { kernelFacts } from './kernel.ts';
import { profiledOps, toldOps } from './profile.ts';
import type { AmdgcnProgram } from './program.ts';
import { checkStall, spins } from './stall.ts';
import { Group, type Machine, type Op, type Wave, WaveState } from './state.ts';
import { WaitState } from './waits.ts';
import { makeWave, type Setup } from './wave-setup.ts';

export interface LaunchLimits {
  readonly maxSteps: number;
  readonly goesOn: ((steps: number) => boolean) | undefined;
  readonly maxLocalBytes: number;
  readonly strict: boolean;
  readonly observer: AccessObserver | undefined;
  readonly sync: SyncObserver | undefined;
  readonly profile: ((counts: LaunchCounts) => void) | undefined;
  readonly steps: RunOptions['steps'];
}

/** An instruction of one lane takes as long as one of so many. */
const LEAST_LANES = 4;

/** Instructions a wave runs before the next one gets its turn. */
const TURN = 1 << 14;
/** Those after which it is looked for the first time whether a wave spins. */
const FIRST_TURN = 1 << 11;
/**
 * Private memory of kernels whose stack has no known size, and room above the fixed size of the
 * others.
 */
const DYNAMIC_STACK = 1 << 18;

export interface LaunchOutcome {
  readonly completed: boolean;
  readonly steps: number;
  /** What the kernel had printed. */
  readonly printed: string;
}

/** The ops bare, counted, or told one by one. */
function watchedOps(
  program: AmdgcnProgram,
  profile: Recorder | undefined,
  steps: RunOptions['steps'],
): readonly Op[] {
  const ops = profile === undefined ? program.ops : profiledOps(program, profile);
  return steps === undefined ? ops : toldOps(program, ops, steps);
}

/** Runs a launch; faults and warnings end up in `diagnostics`. */
export function runLaunch(
  program: AmdgcnProgram,
  launch: ExpandedLaunch,
  values: readonly PlacedArgument[],
  limits: LaunchLimits,
  diagnostics: RunDiagnostic[],
): LaunchOutcome {
  const fail = (code: RunDiagnostic['code'], message: string): LaunchOutcome => {
    diagnostics.push({ severity: 'error', code, message, launch: launch.index });
    return { completed: false, steps: 0, printed: '' };
  };
  const kernel = kernelFacts(program, launch.kernel);
  if (typeof kernel === 'string') return fail('invalid-launch', kernel);
  const threads = launch.block[0] * launch.block[1] * launch.block[2];
  if (!(threads >= 1 && threads <= 1024)) {
    return fail(
      'invalid-launch',
      `a group of ${threads} work-items cannot be launched; 1 to 1024 can`,
    );
  }
  const clustered = (launch.cluster ?? []).some((n) => n > 1);
  if (clustered) {
    const what =
      program.cpu.name === 'gfx1250'
        ? 'clusters of gfx1250 are not simulated'
        : `${program.cpu.name} has no clusters of workgroups; AMD's GPUs have them from gfx1250 on`;
    return fail('invalid-launch', what);
  }
  if (kernel.waveSize !== program.layout.lanes)
    return fail('unsupported', 'kernels of different wave sizes in one module');
  if (kernel.value('float_round_mode_32') !== 0 || kernel.value('float_round_mode_16_64') !== 0) {
    return fail('unsupported', 'rounding modes other than to nearest are not simulated');
  }
  const memory = prepareLaunch(program.arena, kernel, launch, values);
  if (typeof memory === 'string') return fail('invalid-launch', memory);
  const seen = new Set<string>();
  const { cpu, layout } = program;
  const profile = limits.profile && new Recorder(amdRules(cpu.name, cpu.generation, layout.lanes));
  const machine: Machine = {
    layout: program.layout,
    ops: watchedOps(program, profile, limits.steps),
    lines: program.lines,
    constants: program.constants,
    arena: program.arena,
    launch: launch.index,
    grid: launch.grid,
    block: launch.block,
    scratchSize: kernel.dynamicStack
      ? Math.min(limits.maxLocalBytes, kernel.privateSize + DYNAMIC_STACK)
      : kernel.privateSize,
    ldsSize: Math.max(kernel.groupSize, program.groupSize) + launch.dynamicShared,
    maxSteps: limits.maxSteps,
    goesOn: limits.goesOn,
    observer: limits.observer,
    sync: limits.sync,
    window: undefined,
    isMoving: false,
    profile,
    warn: (d) => {
      if (diagnostics.length < 1000) diagnostics.push(d);
    },
    firstTime: (key) => {
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    },
    host: memory.host,
    steps: 0,
    extra: 0,
    leastLanes: profile === undefined ? LEAST_LANES : layout.lanes,
  };
  const printed = (): string => memory.host?.printed.join('') ?? '';
  const counted = (isComplete: boolean): void => {
    const warps = blocks * Math.ceil(threads / program.layout.lanes);
    const { kernel: name, index } = launch;
    const about = { kernel: name, blocks, warps, threads: blocks * threads, isComplete };
    if (profile !== undefined) limits.profile?.(profile.finish({ launch: index, ...about }));
  };
  const most = residentBlocks(
    { name: 'amdgcn', cpu: cpu.name },
    {
      threads,
      workgroupBytes: machine.ldsSize,
      registers: Math.max(1, kernel.value('next_free_vgpr')),
    },
  );
  const blocks = launch.grid[0] * launch.grid[1] * launch.grid[2];
  const lost = launch.cooperative === true ? cooperativeProblem(blocks, most, cpu.name) : undefined;
  if (lost !== undefined) return fail('invalid-launch', lost);
  const setup: Setup = { program, kernel, memory, threads };
  try {
    runGroups(machine, setup, new Room(most, blocks), limits.strict);
    for (const message of new Set(memory.host?.problems))
      machine.warn({ severity: 'warning', code: 'unsupported', message, launch: launch.index });
    counted(true);
    return { completed: true, steps: machine.steps, printed: printed() };
  } catch (error) {
    counted(false);
    if (!(error instanceof LaunchFault)) throw error;
    diagnostics.push(error.diagnostic);
    return { completed: false, steps: machine.steps, printed: printed() };
  } finally {
    for (const a of memory.allocations) a.live = false;
  }
}

function runGroups(machine: Machine, setup: Setup, room: Room, strict: boolean): void {
  const { program, threads } = setup;
  let resident: Group[] = [];
  while (room.pending > 0 || resident.length > 0) {
    const before = resident.length;
    for (const number of room.start(before))
      resident.push(makeGroup(machine, setup, number, strict));
    machine.isMoving = false;
    for (let i = 0; i < before; i++) runGroup(resident[i]!, program);
    room.turnOver(before > 0 && !machine.isMoving);
    for (let i = before; i < resident.length; i++) runGroup(resident[i]!, program);
    resident = resident.filter((group) => group.live > 0);
    if (resident.length === 0 || machine.profile !== undefined) continue;
    const waves = machine.isMoving ? 0 : resident.reduce((n, { live }) => n + live, 0);
    const budget = room.budget(resident.length, machine.steps, waves);
    if (budget === 0) continue;
    checkStall(machine, program, resident, { room, budget, threads, step: runOne });
  }
}

function makeGroup(machine: Machine, setup: Setup, number: number, strict: boolean): Group {
  const { program, threads } = setup;
  const [gx, gy] = machine.grid;
  const id: Dim3 = [number % gx, Math.floor(number / gx) % gy, Math.floor(number / (gx * gy))];
  const group = new Group(machine, number, id);
  for (let wave = 0; wave * machine.layout.lanes < threads; wave++) {
    const waits = strict ? new WaitState(program.registers) : undefined;
    group.waves.push(makeWave(group, wave, setup, waits));
  }
  group.live = group.waves.length;
  return group;
}

/** Runs a group until it ends or every wave that can run has had its turn. */
function runGroup(group: Group, program: AmdgcnProgram): void {
  const { machine } = group;
  const end = machine.steps + TURN * group.waves.length * machine.layout.lanes;
  for (;;) {
    // Barriers in a loop end turns of waves before they are over.
    let yielded = machine.steps > end;
    if (yielded) checkLimits(group.waves.find(({ state }) => state !== WaveState.Done)!);
    for (const w of group.waves) {
      if (w.state !== WaveState.Run) continue;
      if (!runWave(w, program)) yielded = true;
    }
    if (group.live === 0 || yielded) return;
    openBarrier(group);
  }
}

/** Runs one instruction of a wave, and opens the barrier that all of its group have come to. */
function runOne(group: Group, w: Wave): void {
  const { machine } = w;
  machine.steps += w.n === 0 ? 1 : w.n;
  machine.ops[w.pc++]!(w);
  if ((w.state as number) === WaveState.Done) group.live--;
  if (group.live > 0 && group.waves.every(({ state }) => state !== WaveState.Run))
    openBarrier(group);
}

/** Runs a wave until it stops; false when its turn is over first, or it waits for others. */
function runWave(w: Wave, program: AmdgcnProgram): boolean {
  const { machine } = w;
  if (w.spins.isNew) {
    machine.isMoving = true;
    if (runTurn(w, FIRST_TURN)) return true;
  }
  if (w.spins.isDue && machine.profile === undefined) {
    const isSpinning = spins(w, program, runOne);
    w.spins.found(isSpinning);
    if (isSpinning) {
      checkLimits(w);
      return false;
    }
  }
  machine.isMoving = true;
  return w.state !== WaveState.Run || runTurn(w, TURN);
}

/** Runs so many instructions of a wave; true when it stops before. */
function runTurn(w: Wave, instructions: number): boolean {
  const { machine } = w;
  const { ops, leastLanes } = machine;
  for (let left = instructions; left > 0; left--) {
    // A wave without active lanes moves too.
    machine.steps += w.n === 0 ? 1 : w.n;
    if (w.n > 0 && w.n < leastLanes) machine.extra += leastLanes - w.n;
    ops[w.pc++]!(w);
    if (w.state !== WaveState.Run) {
      if (w.state === WaveState.Done) w.group.live--;
      return true;
    }
  }
  w.spins.turnOver();
  checkLimits(w);
  return false;
}

function checkLimits(w: Wave): void {
  const { machine } = w;
  if (machine.goesOn?.(machine.steps) === false)
    w.fault(-1, 'interrupted', 'the run was interrupted');
  if (machine.steps + machine.extra > machine.maxSteps) {
    w.fault(-1, 'step-limit', `the launch ran more than ${machine.maxSteps} instructions`);
  }
}

/** All waves that have not ended wait at a barrier: let them go. */
function openBarrier(group: Group): void {
  for (const w of group.waves) if (w.state === WaveState.Barrier) w.state = WaveState.Run;
  group.phase++;
}
