/** Looks whether the waves of resident groups will never go on, and says where they are. */
import type { AmdgcnOperand } from '../../asm/index.ts';
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
import type { AmdgcnProgram } from './program.ts';
import { type Group, type Machine, SReg, type Wave, WaveState } from './state.ts';

/** Registers by number: scalar ones, and vector ones behind them. */
const VECTORS = 1024;
const ACCUMULATORS = 2048;
/** What always decides. */
const ALWAYS = [SReg.ExecLo, SReg.ExecHi, SReg.VccLo, SReg.VccHi, SReg.M0];

const PURE = /^[vs]_/;
/** What is no result of an instruction, or more than one. */
const DECIDES =
  /^(?:s_(?:c?branch|cmp|bitcmp|setpc|set_pc|swappc|swap_pc|call|load|buffer_load|scratch|atomic|store|dcache|barrier|send|set_gpr|setreg|endpgm|trap|getpc)|v_(?:cmp|readlane|readfirstlane|writelane|mov_rel|movrel|permlane|swap|wmma|mfma|s_))/;
const LOADS =
  /^(?:s|flat|global|buffer|scratch|tbuffer)_(?:buffer_|scratch_)?load|^ds_(?:read|load)/;
const SETS_SCC =
  /^s_(?:add|sub|and|or|xor|nand|nor|xnor|not|lshl|lshr|ashr|bfe|abs|min|max|bcnt|wqm|quadmask|andn|orn|ff)/;
const READS_SCC = /^s_(?:cbranch_scc|cselect|addc|subb|add_co_ci|sub_co_ci|cmov)/;

function registersOf(o: AmdgcnOperand): number[] {
  if (o.kind !== 'reg') return [];
  const first =
    o.file === 'v'
      ? VECTORS + o.index
      : o.file === 'a'
        ? ACCUMULATORS + o.index
        : o.file === 's'
          ? o.index
          : o.file === 'ttmp'
            ? SReg.Ttmp + o.index
            : -1;
  // Special registers are among those that always decide.
  if (first < 0) return /vcc|exec|m0/.test(o.name) ? ALWAYS : [];
  return Array.from({ length: Math.max(o.count, 2) }, (_, i) => first + i);
}

/** Instructions, and where labels lead. */
type Sections = Pick<AmdgcnProgram['sections'], 'instructions' | 'code'>;

/** What instruction `at` does to registers. */
function effectsAt(sections: Sections, at: number): Effects {
  const { instructions } = sections;
  const halves = [instructions[at]!, ...(instructions[at]!.dual ? [instructions[at]!.dual!] : [])];
  const reads: number[] = [];
  const writes: number[] = [];
  let isRoot = false;
  for (const { name, operands } of halves) {
    const isLoad = LOADS.test(name);
    const isPure = PURE.test(name) && !DECIDES.test(name);
    isRoot ||= !isPure;
    for (const [i, operand] of operands.entries()) {
      const registers = registersOf(operand);
      if (i === 0 && (isPure || isLoad)) for (const r of registers) writes.push(r);
      // What is added to is read too.
      if (i > 0 || !isLoad) for (const r of registers) reads.push(r);
    }
    if (SETS_SCC.test(name) && isSccRead(sections, at)) isRoot = true;
  }
  return { reads, writes, isRoot };
}

/** Does anything that may follow ask for the carry, or whether the result is 0? */
function isSccRead(
  { instructions, code }: Sections,
  at: number,
  seen = new Set<number>(),
): boolean {
  for (let next = at + 1; next < instructions.length && !seen.has(next); next++) {
    seen.add(next);
    const { name, operands } = instructions[next]!;
    if (READS_SCC.test(name)) return true;
    if (SETS_SCC.test(name) || /^s_(?:cmp|bitcmp|endpgm)/.test(name)) return false;
    if (!/^s_c?branch/.test(name)) continue;
    const [target] = operands;
    const to = target?.kind === 'expr' && target.expr.kind === 'sym' && code.get(target.expr.name);
    if (typeof to !== 'number') return true;
    if (isSccRead({ instructions, code }, to - 1, seen)) return true;
    if (name === 's_branch') return false;
  }
  return false;
}

type Step = (group: Group, wave: Wave) => void;

class Watch extends StallWatch {
  private readonly program: AmdgcnProgram;
  private readonly waves: readonly Wave[];
  private readonly step: Step;
  private readonly executed = new Map<number, Effects>();
  /** Instructions from which it is known which registers decide. */
  private known = 0;
  /** Words of the registers that decide. */
  private words: readonly number[] = [];
  private states = new Map<Wave, readonly number[]>();

  constructor(program: AmdgcnProgram, waves: readonly Wave[], step: Step) {
    super();
    this.step = step;
    this.program = program;
    this.waves = waves;
  }

  /** One instruction of each wave; undefined when something changes. */
  protected round(): number | undefined {
    let ran = 0;
    for (const wave of this.waves) {
      if (wave.state !== WaveState.Run) continue;
      this.note(wave.pc);
      this.step(wave.group, wave);
      ran++;
      if (this.window.hasChanged() || (wave.state as number) === WaveState.Done) return undefined;
      this.meet(wave);
    }
    return ran === 0 ? undefined : ran;
  }

  protected get isBack(): boolean {
    return this.states.size === 0;
  }

  private note(pc: number): void {
    if (this.executed.has(pc)) return;
    const { sections, effects } = this.program;
    const isCode = pc < sections.instructions.length;
    this.executed.set(pc, (effects[pc] ??= isCode ? effectsAt(sections, pc) : NOTHING));
    this.hasNew = true;
  }

  protected remember(): void {
    if (this.executed.size !== this.known) {
      this.known = this.executed.size;
      const registers = decidingRegisters(this.executed.values(), ALWAYS);
      this.words = [...registers].flatMap((r) => this.wordsOf(r));
    }
    this.states = new Map();
    for (const wave of this.waves)
      if (wave.state === WaveState.Run) this.states.set(wave, this.stateOf(wave));
  }

  private wordsOf(register: number): readonly number[] {
    const { lanes, vectorBase, vectorCount, accumBase, accumCount, scalarBase } =
      this.program.layout;
    if (register < VECTORS) return register < SReg.Count ? [scalarBase + register] : [];
    const isVector = register < ACCUMULATORS;
    const index = register - (isVector ? VECTORS : ACCUMULATORS);
    if (index >= (isVector ? vectorCount : accumCount)) return [];
    const first = (isVector ? vectorBase : accumBase) + index * lanes;
    return Array.from({ length: lanes }, (_, l) => first + l);
  }

  private stateOf(wave: Wave): number[] {
    const out = [wave.pc, wave.state, wave.scc];
    for (const word of this.words) out.push(wave.R[word]!);
    return out;
  }

  /** A wave has gone on: is it where it was? */
  private meet(wave: Wave): void {
    const before = this.states.get(wave);
    if (before === undefined || before[0] !== wave.pc || before[2] !== wave.scc) return;
    if (before[1] !== wave.state) return;
    for (let i = 0; i < this.words.length; i++)
      if (wave.R[this.words[i]!] !== before[i + 3]) return;
    this.states.delete(wave);
  }
}

function eachThread(
  { waves }: Group,
  threads: number,
  visit: (wave: Wave, thread: number) => void,
): void {
  for (const wave of waves)
    for (let l = 0; l < wave.width; l++) {
      const thread = wave.index * wave.width + l;
      if (thread < threads) visit(wave, thread);
    }
}

function groupsOf(group: Group, window: StallWindow, threads: number, out: StallGroups): void {
  const { id: block, index, machine } = group;
  eachThread(group, threads, (wave, thread) => {
    if (wave.state === WaveState.Done) return;
    const isAtBarrier = wave.state === WaveState.Barrier;
    const found = isAtBarrier ? undefined : window.readOf(index, thread);
    const what = isAtBarrier ? 'a barrier' : 'a loop';
    const line = machine.lines[wave.pc] ?? 0;
    out.add(thread, { block, index, what, line, read: undefined, ...found });
  });
}

const NOTHING: Effects = { reads: [], writes: [], isRoot: false };

/**
 * Does a wave only read again what it has read, until others write? It runs some instructions for
 * that, by `step`.
 */
export function spins(wave: Wave, program: AmdgcnProgram, step: Step): boolean {
  const watch = new Watch(program, [wave], step);
  wave.machine.window = watch.window;
  const isForEver = watch.isForEver(SPIN_BUDGET, true);
  wave.machine.window = undefined;
  return isForEver;
}

/**
 * Ends the launch where no wave of the resident groups will ever go on. `step` runs one instruction
 * of a wave.
 */
export function checkStall(
  machine: Machine,
  program: AmdgcnProgram,
  groups: readonly Group[],
  given: {
    readonly room: Room;
    readonly budget: number;
    readonly threads: number;
    readonly step: Step;
  },
): void {
  const { room, budget, threads } = given;
  const watch = new Watch(
    program,
    groups.flatMap(({ waves }) => waves),
    given.step,
  );
  machine.window = watch.window;
  const isForEver = watch.isForEver(budget);
  machine.window = undefined;
  if (!isForEver || room.grow()) return;
  const all = new StallGroups();
  for (const group of groups) groupsOf(group, watch.window, threads, all);
  const sorted = all.sorted();
  if (sorted === undefined) return;
  const first = sorted[0]!;
  const group = groups.find(({ index }) => index === first.index)!;
  const thread = first.threads[0]!;
  const { width } = group.waves[0]!;
  const ended: number[] = [];
  eachThread(group, threads, (wave, one) => {
    if (wave.state === WaveState.Done) ended.push(one);
  });
  throw new LaunchFault({
    severity: 'error',
    code: 'deadlock',
    message: 'threads wait in a loop for memory that no thread writes any more',
    launch: machine.launch,
    block: first.block,
    thread: group.waves[Math.floor(thread / width)]!.item(thread % width),
    line: first.line,
    stall: {
      groups: sorted,
      ended,
      pendingBlocks: room.pending,
      residentBlocks: groups.length,
    },
  });
}
