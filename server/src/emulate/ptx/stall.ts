/** Looks whether the threads of resident blocks will never go on, and says where they are. */
import type { PtxInstruction } from '../../asm/index.ts';
import { LaunchFault } from '../report.ts';
import type { Room } from '../residency.ts';
import {
  decidingRegisters,
  type Effects,
  SPIN_BUDGET,
  StallGroups,
  StallWatch,
  type StallWindow,
} from '../stalls.ts';
import { openBarriers } from './barriers.ts';
import type { Grid } from './grid.ts';
import { type Block, type FunctionCode, LANES, Lane, type Op, type Warp } from './state.ts';
import { type CodeTable, stepWarp } from './warp-runner.ts';

/** The state of a lane, so far as it decides. */
type State = readonly number[];

class Watch extends StallWatch {
  private readonly warps: readonly Warp[];
  private readonly blocks: readonly Block[];
  private readonly table: CodeTable;
  private readonly executed = new Map<FunctionCode, Set<Op>>();
  /** Instructions from which it is known which registers decide, and all that have run. */
  private known = 0;
  private count = 0;
  private registers = new Map<FunctionCode, readonly number[]>();
  private states = new Map<Warp, readonly (State | undefined)[]>();
  /** Lanes that can run and have not come back to their state. */
  private missing = 0;

  constructor(warps: readonly Warp[], table: CodeTable) {
    super();
    this.warps = warps;
    this.blocks = [...new Set(warps.map(({ block }) => block))];
    this.table = table;
  }

  /** One instruction of each warp; undefined when something changes. */
  protected round(): number | undefined {
    const live = this.liveThreads;
    let ran = 0;
    for (const warp of this.warps) {
      if (warp.live === 0) continue;
      const n = stepWarp(warp, this.table, (op, code) => this.note(op, code));
      if (n > 0) ran++;
      if (this.window.hasChanged() || this.liveThreads !== live) return undefined;
      for (let i = 0; i < n; i++) this.meet(warp, warp.active[i]!);
    }
    for (const block of this.blocks) openBarriers(block);
    return ran === 0 ? undefined : ran;
  }

  protected get isBack(): boolean {
    return this.missing === 0;
  }

  private get liveThreads(): number {
    let live = 0;
    for (const block of this.blocks) live += block.liveThreads;
    return live;
  }

  private note(op: Op, code: FunctionCode): void {
    let ops = this.executed.get(code);
    if (ops === undefined) this.executed.set(code, (ops = new Set()));
    if (ops.has(op)) return;
    ops.add(op);
    this.count++;
    this.hasNew = true;
  }

  protected remember(): void {
    if (this.count !== this.known) {
      this.known = this.count;
      for (const [code, ops] of this.executed) {
        const effects = code.effects();
        const executed = [...ops].map((op) => effects[op.index] ?? NOTHING);
        this.registers.set(code, [...decidingRegisters(executed, [])]);
      }
    }
    this.missing = 0;
    this.states = new Map();
    for (const warp of this.warps) {
      const states = Array.from({ length: LANES }, (_, l) =>
        warp.states[l] === Lane.Exited || warp.states[l] === Lane.Absent
          ? undefined
          : this.stateOf(warp, l),
      );
      for (let l = 0; l < LANES; l++) if (warp.states[l] === Lane.Run) this.missing++;
      this.states.set(warp, states);
    }
  }

  private stateOf(warp: Warp, lane: number): State {
    const out: number[] = [warp.states[lane]!, warp.pcs[lane]!];
    for (let frame = warp.frames[lane]; frame !== undefined; frame = frame.parent) {
      out.push(frame.code.number, frame.returnPc, frame.localBase);
      for (const register of this.registers.get(frame.code) ?? []) {
        const words = register % WIDTHS;
        const first = Math.floor(register / WIDTHS) + lane * words;
        for (let w = 0; w < words; w++) out.push(frame.i32[first + w]!);
      }
    }
    return out;
  }

  /** A lane has gone on: is it where it was? Each is asked once. */
  private meet(warp: Warp, lane: number): void {
    const states = this.states.get(warp) as (State | undefined)[] | undefined;
    const before = states?.[lane];
    if (states === undefined || before === undefined || before[1] !== warp.pcs[lane]) return;
    const now = this.stateOf(warp, lane);
    if (now.length !== before.length || now.some((one, i) => one !== before[i])) return;
    states[lane] = undefined;
    if (before[0] === Lane.Run) this.missing--;
  }
}

const NOTHING: Effects = { reads: [], writes: [], isRoot: false };

/** A register as a number: its slot, and its words. */
const WIDTHS = 8;
export const registerKey = (slot: number, words: number): number => slot * WIDTHS + words;

const ROOTS =
  /^(?:ld|ldu|st|atom|red|bra|brx|call|ret|exit|bar|barrier|cp|mbarrier|shfl|vote|match|redux|activemask|tex|suld|sust|fence|membar|discard|prefetch|mapa|multimem|tensormap|wgmma|tcgen05|trap)$/;

/** Does what an instruction reads decide something, whatever becomes of the result? */
export const isRootOf = ({ opcode, call }: PtxInstruction): boolean =>
  call !== undefined || ROOTS.test(opcode);

/**
 * Do the lanes of a warp only read again what they have read, until others write? It runs some
 * instructions for that.
 */
export function spins(warp: Warp, table: CodeTable): boolean {
  const { grid } = warp.block;
  const watch = new Watch([warp], table);
  grid.window = watch.window;
  const isForEver = watch.isForEver(SPIN_BUDGET, true);
  grid.window = undefined;
  return isForEver;
}

interface StallCheck {
  /** Instructions of warps that are looked at, at most. */
  readonly budget: number;
  readonly table: CodeTable;
  readonly room: Room;
}

/**
 * Ends the launch where no thread of the resident blocks will ever go on, and no other block may
 * start.
 */
export function checkStall(
  grid: Grid,
  blocks: readonly Block[],
  { budget, table, room }: StallCheck,
): void {
  const watch = new Watch(
    blocks.flatMap(({ warps }) => warps),
    table,
  );
  grid.window = watch.window;
  const isForEver = watch.isForEver(budget);
  grid.window = undefined;
  if (!isForEver || room.grow()) return;
  const groups = new StallGroups();
  for (const block of blocks) groupsOf(block, watch.window, groups);
  const sorted = groups.sorted();
  if (sorted === undefined) return;
  const [first] = sorted;
  const block = blocks.find(({ index }) => index === first!.index)!;
  const ended: number[] = [];
  for (const warp of block.warps)
    for (let l = 0; l < LANES; l++)
      if (warp.states[l] === Lane.Exited) ended.push(warp.index * LANES + l);
  const thread = first!.threads[0]!;
  throw new LaunchFault({
    severity: 'error',
    code: 'deadlock',
    message: 'threads wait in a loop for memory that no thread writes any more',
    launch: grid.launch,
    block: block.id,
    thread: block.warps[Math.floor(thread / LANES)]!.threadId(thread % LANES),
    line: first!.line,
    stall: { groups: sorted, ended, pendingBlocks: room.pending, residentBlocks: blocks.length },
  });
}

function groupsOf({ id, index, warps }: Block, window: StallWindow, groups: StallGroups): void {
  for (const warp of warps)
    for (let l = 0; l < LANES; l++) {
      const state = warp.states[l];
      const thread = warp.index * LANES + l;
      if (state === Lane.Exited || state === Lane.Absent) continue;
      const { line } = warp.frames[l]!.code.ops[warp.pcs[l]!]!;
      const found = window.readOf(index, thread);
      if (found !== undefined) groups.add(thread, { block: id, index, what: 'a loop', ...found });
      else {
        const what =
          state === Lane.AtBarrier
            ? 'a barrier'
            : state === Lane.AtSync
              ? 'a warp operation'
              : 'a loop';
        groups.add(thread, { block: id, index, what, line, read: undefined });
      }
    }
}
