/**
 * State of a simulated workgroup: its waves and their registers. All 32-bit registers of a wave lie
 * in one typed array, lane after lane for vector registers, so that an instruction is a loop over
 * numbers; constants of the program stand behind them and read like scalar registers.
 */

import type { Arena } from '../memory.ts';
import { Bytes } from '../memory.ts';
import type { Recorder } from '../profile/index.ts';
import {
  type AccessObserver,
  type Dim3,
  LaunchFault,
  type RunCode,
  type RunDiagnostic,
  type SyncObserver,
} from '../report.ts';
import { SpinTimes, type StallWindow } from '../stalls.ts';
import type { Host } from './host.ts';
import type { WaitState } from './waits.ts';

/** Numbers of scalar registers, in the hardware's encoding where it has one. */
export const SReg = {
  FlatScratch: 102,
  VccLo: 106,
  VccHi: 107,
  Ttmp: 108,
  M0: 124,
  /** Reads as zero. */
  Null: 125,
  ExecLo: 126,
  ExecHi: 127,
  /** Writes to `null` end here. */
  Trash: 128,
  XnackMask: 132,
  /** Registers `HW_REG_FLAT_SCR_LO` and `_HI`. */
  HwFlatScratch: 134,
  Mode: 136,
  Count: 140,
} as const;

/** Where things lie in a wave's register array; fixed when the program is decoded. */
export interface RegisterLayout {
  readonly lanes: 32 | 64;
  /** Words. */
  readonly vectorBase: number;
  readonly accumBase: number;
  /** Room for operands that are prepared before an instruction runs. */
  readonly tempBase: number;
  readonly scalarBase: number;
  readonly constantBase: number;
  readonly vectorCount: number;
  readonly accumCount: number;
}

export const TEMP_REGISTERS = 24;

/** What all waves of a launch share. */
export interface Machine {
  readonly layout: RegisterLayout;
  readonly ops: readonly Op[];
  /** Zero-based line of each op. */
  readonly lines: Int32Array;
  readonly constants: Uint32Array;
  readonly arena: Arena;
  readonly launch: number;
  readonly grid: Dim3;
  readonly block: Dim3;
  /** Bytes of private memory of one work-item. */
  readonly scratchSize: number;
  readonly ldsSize: number;
  readonly maxSteps: number;
  readonly goesOn: ((steps: number) => boolean) | undefined;
  readonly observer: AccessObserver | undefined;
  readonly sync: SyncObserver | undefined;
  /** Is told of accesses while it is looked whether waves wait for ever. */
  window: StallWindow | undefined;
  /** Has a wave gone on in this round that does not only wait for others? */
  isMoving: boolean;
  /** Counts what is executed, in a profiled run. */
  readonly profile: Recorder | undefined;
  readonly warn: (d: RunDiagnostic) => void;
  readonly firstTime: (key: string) => boolean;
  /** What answers calls of the host. */
  readonly host: Host | undefined;
  /** Instructions of all work-items so far. */
  steps: number;
  /** What counts against the limit of steps beside them. */
  extra: number;
  /** Lanes that an instruction counts as at least, against that limit. */
  readonly leastLanes: number;
}

/** One decoded instruction. */
export type Op = (w: Wave) => void;

export const WaveState = { Run: 0, Barrier: 1, Done: 2 } as const;

export class Group {
  readonly machine: Machine;
  readonly index: number;
  readonly id: Dim3;
  readonly lds: Bytes;
  readonly waves: Wave[] = [];
  live = 0;
  phase = 0;

  constructor(machine: Machine, index: number, id: Dim3) {
    this.machine = machine;
    this.index = index;
    this.id = id;
    this.lds = new Bytes(machine.ldsSize, true);
  }
}

export class Wave {
  readonly group: Group;
  readonly machine: Machine;
  /** Number in the group. */
  readonly index: number;
  /** Lanes. */
  readonly width: number;
  /** Its threads by their linear index, once somebody has asked. */
  threads: readonly number[] | undefined;
  readonly R: Uint32Array;
  readonly F: Float32Array;
  /** Numbers of the active lanes, in order; `n` of them. */
  readonly lanes: Uint8Array;
  n = 0;
  pc = 0;
  scc = 0;
  state: number = WaveState.Run;
  /** Signalled, not yet waited for: the split barrier of later generations. */
  signalled = false;
  private memory: Bytes | undefined;
  readonly waits: WaitState | undefined;
  readonly spins = new SpinTimes();
  private readonly exec: number;

  constructor(group: Group, index: number, words: number, waits: WaitState | undefined) {
    this.group = group;
    this.machine = group.machine;
    this.index = index;
    this.width = this.machine.layout.lanes;
    const buffer = new ArrayBuffer(words * 4);
    this.R = new Uint32Array(buffer);
    this.F = new Float32Array(buffer);
    this.lanes = new Uint8Array(this.width);
    this.exec = this.machine.layout.scalarBase + SReg.ExecLo;
    this.waits = waits;
  }

  /** Recomputes the list of active lanes after a write to exec. */
  refresh(): void {
    this.listLanes(this.R[this.exec]!, this.R[this.exec + 1]!);
  }

  /** Makes the given lanes the active ones, without touching exec. */
  listLanes(lo: number, hi: number): void {
    const { lanes } = this;
    let n = 0;
    for (let bits = lo, l = 0; bits !== 0; bits >>>= 1, l++) if (bits & 1) lanes[n++] = l;
    if (this.width === 64)
      for (let bits = hi, l = 32; bits !== 0; bits >>>= 1, l++) if (bits & 1) lanes[n++] = l;
    this.n = n;
  }

  /**
   * Private memory, made when first touched. Lane after lane. Reads of what nobody wrote are not
   * reported: compilers save and restore registers whose contents do not matter.
   */
  get scratch(): Bytes {
    this.memory ??= new Bytes(this.width * this.scratchStride, false);
    return this.memory;
  }

  /** From one lane's private memory to the next: each begins at an aligned address. */
  get scratchStride(): number {
    return Math.ceil(this.machine.scratchSize / 16) * 16;
  }

  /** Coordinates of the work-item in lane `lane`. */
  item(lane: number): Dim3 {
    const [x, y] = this.machine.block;
    const linear = this.index * this.width + lane;
    return [linear % x, Math.floor(linear / x) % y, Math.floor(linear / (x * y))];
  }

  private report(
    severity: 'error' | 'warning',
    lane: number,
    code: RunCode,
    message: string,
    address?: bigint,
  ): RunDiagnostic {
    const thread = lane < 0 ? this.item(this.lanes[0] ?? 0) : this.item(lane);
    return {
      severity,
      code,
      message,
      launch: this.machine.launch,
      block: this.group.id,
      thread,
      line: this.machine.lines[this.pc - 1] ?? 0,
      ...(address === undefined ? {} : { address }),
    };
  }

  /** Ends the launch. `lane` -1 stands for the whole wave. */
  fault(lane: number, code: RunCode, message: string, address?: bigint): never {
    throw new LaunchFault(this.report('error', lane, code, message, address));
  }

  warn(lane: number, code: RunCode, message: string, address?: bigint): void {
    this.machine.warn(this.report('warning', lane, code, message, address));
  }
}
