/**
 * The machine: threads with explicit frame stacks, and the loop that runs one until it ends, traps
 * or must wait.
 *
 * An instruction is decoded once into a closure (`Step`) that works on the frame's registers (one
 * per value id). Straight-line steps return 0; the others return a signal that tells the loop what
 * to do. Because frames are data, a thread can stop at a barrier and go on later.
 */
import type { Func, Inst, ParamDecl, SourceLoc } from '../function.ts';
import type { MirType } from '../types.ts';
import { type Allocation, type Memory, StackArena } from './memory.ts';
import { Trap, type TrapKind, trapOf, type Val } from './value.ts';

export type Registers = (Val | undefined)[];
export type Step = (regs: Registers, thread: Thread) => number;

/** Signals of steps. */
export const NEXT = 0;
/** Go on in `thread.nextBlock`. */
export const JUMP = 1;
/** Enter `thread.callee` with `thread.callRegs`. */
export const CALL = 2;
/** Leave the frame with `thread.returned`. */
export const RETURN = 3;
/** Stop until the scheduler continues the thread; `thread.waiting` says for what. */
export const WAIT = 4;

/**
 * A decoded function: a snapshot that shares only instructions (for their places) with the
 * original.
 */
export interface FuncCode {
  readonly symbol: string;
  readonly display: string;
  /** Registers of a frame. */
  readonly size: number;
  readonly entry: CodeBlock;
  /** Registers of the parameters. */
  readonly params: readonly number[];
  readonly paramTypes: readonly MirType[];
  readonly resultTypes: readonly MirType[];
  readonly paramDecls: readonly ParamDecl[];
}

/** `steps[i]` executes `insts[i]`. */
export interface CodeBlock {
  readonly insts: readonly Inst[];
  readonly steps: Step[];
  /** 1 when a loop begins here. */
  readonly turns: number;
}

/** Place of a thread in the launch; x, y, z. */
export interface Geometry {
  readonly threadId: readonly [number, number, number];
  readonly workgroupSize: readonly [number, number, number];
  readonly workgroupId: readonly [number, number, number];
  readonly gridSize: readonly [number, number, number];
  /** Address of the AMD dispatch packet. */
  readonly dispatchPtr: () => number;
}

/** What the threads of a workgroup share: memory per workgroup, made on first use. */
export interface Workgroup {
  readonly globals: Map<string, Allocation>;
  readonly launchBytes: number;
}

/** Steps that a run may still take, shared by all its threads. */
export interface Budget {
  steps: number;
  readonly limit: number;
  /** Turns of loops and calls that may be taken before `limit` counts. */
  turns: number;
  /** How often `limit` is granted again while there are turns left. */
  grants: number;
  readonly callDepth: number;
  /** Told of each function of which a call begins. */
  readonly meter?: CallMeter | undefined;
}

/** What a call runs, and takes. */
export interface CallMeter {
  /** Steps that it took, set at its end, however it ends. */
  steps: number;
  /** Of each function once, when it is called first; what it throws ends the call. */
  reached(symbol: string): void;
}

export interface Frame {
  readonly code: FuncCode;
  readonly regs: Registers;
  block: CodeBlock;
  /** Next step. */
  pc: number;
  /** Where results of the call in progress go. */
  resultSlots: readonly number[];
  allocas: Allocation[] | undefined;
  readonly arenaTop: number;
}

/** What a stopped thread waits for. */
export interface Waiting {
  readonly kind: 'barrier' | 'wave';
  readonly inst: Inst;
  /** Operands of a wave-wide intrinsic. */
  readonly args: readonly (Val | undefined)[];
}

/** One place of a trap's trace. */
export interface TrapFrame {
  readonly fn: string;
  readonly loc: SourceLoc | undefined;
}

export interface TrapInfo {
  readonly kind: TrapKind;
  readonly message: string;
  readonly loc: SourceLoc | undefined;
  /** The instruction that trapped. */
  readonly inst: Inst | undefined;
  /** Innermost function first. */
  readonly trace: readonly TrapFrame[];
}

export class Thread {
  readonly memory: Memory;
  readonly budget: Budget;
  readonly arena: StackArena;
  readonly geometry: Geometry | undefined;
  readonly workgroup: Workgroup | undefined;
  /** Globals in private memory. */
  readonly privates = new Map<string, Allocation>();
  readonly frames: Frame[] = [];
  nextBlock: CodeBlock | undefined;
  callee: FuncCode | undefined;
  callRegs: Registers = [];
  returned: (Val | undefined)[] = [];
  waiting: Waiting | undefined;
  trap: TrapInfo | undefined;

  constructor(
    memory: Memory,
    budget: Budget,
    arena: StackArena = new StackArena(),
    geometry?: Geometry,
    workgroup?: Workgroup,
  ) {
    this.memory = memory;
    this.budget = budget;
    this.arena = arena;
    this.geometry = geometry;
    this.workgroup = workgroup;
  }

  /** Functions that were called, where somebody counts. */
  private readonly reached = new Set<FuncCode>();

  get frame(): Frame {
    return this.frames[this.frames.length - 1]!;
  }

  /** Prepares a call; `run` executes it. */
  start(code: FuncCode, args: readonly (Val | undefined)[]): void {
    this.push(code, registersFor(code, args));
  }

  private push(code: FuncCode, regs: Registers): Frame {
    if (this.frames.length >= this.budget.callDepth) {
      throw new Trap('limit', `more than ${this.budget.callDepth} nested calls`);
    }
    const frame: Frame = {
      code,
      regs,
      block: code.entry,
      pc: 0,
      resultSlots: NO_SLOTS,
      allocas: undefined,
      arenaTop: this.arena.top,
    };
    this.frames.push(frame);
    if (this.budget.meter !== undefined && !this.reached.has(code)) {
      this.reached.add(code);
      this.budget.meter.reached(code.symbol);
    }
    return frame;
  }

  private pop(): void {
    const frame = this.frames.pop()!;
    if (frame.allocas !== undefined)
      for (const allocation of frame.allocas) this.memory.release(allocation);
    this.arena.top = frame.arenaTop;
  }

  /** Gives back all stack memory, also after a trap. */
  unwind(): void {
    while (this.frames.length > 0) this.pop();
  }

  /** Runs until the first call returns, the thread must wait, or it traps (then `trap` is set). */
  run(): 'done' | 'waiting' | 'trapped' {
    let frame = this.frame;
    let pc = frame.pc;
    try {
      let regs = frame.regs;
      let steps = this.enter(frame.block);
      for (;;) {
        const signal = steps[pc++]!(regs, this);
        if (signal === NEXT) continue;
        if (signal === JUMP) {
          frame.block = this.nextBlock!;
          pc = 0;
          steps = this.enter(frame.block);
          continue;
        }
        if (signal === WAIT) {
          frame.pc = pc;
          return 'waiting';
        }
        if (signal === CALL) {
          frame.pc = pc;
          frame = this.push(this.callee!, this.callRegs);
          pc = 0;
        } else {
          this.pop();
          if (this.frames.length === 0) return 'done';
          frame = this.frame;
          pc = frame.pc;
          const slots = frame.resultSlots;
          for (let i = 0; i < slots.length; i++) frame.regs[slots[i]!] = this.returned[i];
          // The block was counted as a whole when it was entered.
          regs = frame.regs;
          steps = frame.block.steps;
          continue;
        }
        regs = frame.regs;
        this.budget.turns--;
        steps = this.enter(frame.block);
      }
    } catch (error) {
      if (this.frames.length > 0) this.frame.pc = pc;
      this.trap = this.describe(error);
      return 'trapped';
    }
  }

  private enter(block: CodeBlock): Step[] {
    const { steps, turns } = block;
    const { budget } = this;
    budget.turns -= turns;
    budget.steps -= steps.length;
    if (budget.steps < 0) {
      if (budget.turns <= 0 || budget.grants <= 0)
        throw new Trap('limit', `more than ${budget.limit} steps`);
      budget.grants--;
      budget.steps += budget.limit;
    }
    return steps;
  }

  private describe(error: unknown): TrapInfo {
    const trap = error instanceof Trap ? error : trapOf(error);
    const current = (frame: Frame): Inst | undefined =>
      frame.block.insts[Math.max(0, frame.pc - 1)];
    const trace = this.frames.map(
      (frame): TrapFrame => ({ fn: frame.code.display, loc: current(frame)?.loc }),
    );
    const top = this.frames[this.frames.length - 1];
    const inst = top === undefined ? undefined : current(top);
    return { kind: trap.kind, message: trap.message, loc: inst?.loc, inst, trace: trace.reverse() };
  }
}

const NO_SLOTS: readonly number[] = [];

/** Fresh registers with the parameters filled in. */
export function registersFor(code: FuncCode, args: readonly (Val | undefined)[]): Registers {
  const regs: Registers = new Array(code.size).fill(undefined);
  for (let i = 0; i < code.params.length; i++) regs[code.params[i]!] = args[i];
  return regs;
}

/** What decoding needs of the interpreter. */
export interface Host {
  readonly memory: Memory;
  readonly strict: boolean;
  /** Throws a `Trap` for unknown functions and those without a body. */
  codeOf(symbol: string): FuncCode;
  /** Address of a global, made on first use. */
  globalAddress(symbol: string, thread: Thread): number;
  functionAddress(symbol: string): number;
  /** Runs a function without a body; `undefined` when nobody knows it. */
  callExtern(symbol: string, call: IntrinsicCall): readonly bigint[] | undefined;
  isExtern(symbol: string): boolean;
  intrinsic(symbol: string): Intrinsic | undefined;
}

/** What the decoding of one instruction sees. */
export interface DecodeContext {
  readonly host: Host;
  readonly fn: Func;
  /** By block id. */
  readonly blocks: readonly CodeBlock[];
}

export type StepMaker = (inst: Inst, cx: DecodeContext) => Step;

/** A call that leaves MIR: operands and results as bit patterns. */
export interface IntrinsicCall {
  readonly symbol: string;
  /** `undefined` for undefined values. */
  readonly args: readonly (bigint | undefined)[];
  readonly argTypes: readonly MirType[];
  readonly resultTypes: readonly MirType[];
  readonly imm: readonly (number | bigint | string | boolean)[];
  readonly geometry: Geometry | undefined;
}

/** What a target intrinsic does in the interpreter. Throwing a `Trap` ends the run. */
export type Intrinsic =
  | { readonly kind: 'lane'; readonly run: (call: IntrinsicCall) => readonly bigint[] }
  /** All lanes of a wave that reach it together; one list of results per call. */
  | {
      readonly kind: 'wave';
      readonly run: (lanes: readonly IntrinsicCall[]) => readonly (readonly bigint[])[];
    }
  | { readonly kind: 'barrier' };
