/**
 * Wait counts: memory instructions answer later, and a register may be read or written again only
 * when its answer has come. For each counter the state holds how many events came after the one
 * that fills a register ("age"): waiting until at most that many are outstanding is enough. Scalar
 * loads and flat accesses answer out of order: only zero helps.
 */
import { ASM, asmFacts } from './asm-text.ts';
import {
  CALL,
  countOf,
  type MBlock,
  type MFunc,
  type MInst,
  mInst,
  unitOf,
  V,
  waveSuccs,
} from './code.ts';
import type { AmdCpu } from './cpus.ts';
import type { Allocation } from './regs/allocate.ts';

/**
 * Counters: vector loads, stores, workgroup memory, scalar memory. Older generations merge some of
 * them.
 */
const LOAD = 0;
const STORE = 1;
const DS = 2;
const KM = 3;
type Counter = typeof LOAD | typeof STORE | typeof DS | typeof KM;
const COUNTERS = [LOAD, STORE, DS, KM] as const;

/** Placeholder of a fence: operands name the counters to drain. */
export const DRAIN = '.drain';
const DRAIN_NAMES: Record<string, Counter> = { load: LOAD, store: STORE, ds: DS, km: KM };

const NONE: readonly (readonly [Counter, boolean, boolean])[] = [];

interface State {
  /** By counter: register key to age. */
  readonly pending: Map<number, number>[];
  /** By counter: may events be outstanding? */
  readonly open: boolean[];
  /** By counter: events that answer out of order. */
  readonly loose: boolean[];
}

const SCALAR_KEYS = 1024;

/** `called`: the function is not where a kernel begins. */
export function insertWaits(fn: MFunc, alloc: Allocation, cpu: AmdCpu, called: boolean): void {
  new Waits(fn, alloc, cpu, called).run();
}

class Waits {
  private readonly fn: MFunc;
  private readonly alloc: Allocation;
  private readonly cpu: AmdCpu;
  /** Which counter an event really counts on. */
  private readonly merge: readonly Counter[];

  private readonly called: boolean;

  constructor(fn: MFunc, alloc: Allocation, cpu: AmdCpu, called: boolean) {
    this.called = called;
    this.fn = fn;
    this.alloc = alloc;
    this.cpu = cpu;
    if (cpu.generation === 'gfx12') this.merge = [LOAD, STORE, DS, KM];
    else if (cpu.generation === 'gfx9') this.merge = [LOAD, LOAD, DS, DS];
    else this.merge = [LOAD, STORE, DS, DS];
  }

  run(): void {
    const { blocks } = this.fn;
    if (
      !blocks.some((block) =>
        block.insts.some((inst) => this.events(inst).length > 0 || inst.op === DRAIN),
      )
    )
      return;
    const into: (State | undefined)[] = new Array(blocks.length).fill(undefined);
    into[0] = fresh();
    // What the caller stored may be on its way.
    if (this.called) into[0].open[this.merge[STORE]!] = true;
    const work = [0];
    const queued = new Uint8Array(blocks.length);
    while (work.length > 0) {
      const b = work.shift()!;
      queued[b] = 0;
      const state = copy(into[b]!);
      for (const inst of blocks[b]!.insts) this.step(state, inst, undefined);
      for (const to of waveSuccs(blocks[b]!, blocks[b + 1])) {
        const known = into[to.index];
        let changed = true;
        if (known === undefined) into[to.index] = copy(state);
        else changed = join(known, state);
        if (changed && queued[to.index] === 0) {
          queued[to.index] = 1;
          work.push(to.index);
        }
      }
    }
    blocks.forEach((block, b) => {
      this.rewrite(block, into[b] ?? fresh());
    });
  }

  private rewrite(block: MBlock, state: State): void {
    const out: MInst[] = [];
    for (const inst of block.insts) {
      this.step(state, inst, out);
      if (inst.op !== DRAIN) out.push(inst);
    }
    block.insts = out;
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: what one instruction does to the counters: waits, then new events
  private step(state: State, inst: MInst, out: MInst[] | undefined): void {
    const need = [-1, -1, -1, -1];
    if (inst.op === DRAIN) {
      for (const name of inst.ops) {
        const c = this.merge[DRAIN_NAMES[name as string]!]!;
        if (state.open[c]) need[c] = 0;
      }
    } else {
      for (const c of COUNTERS)
        if (state.pending[c]!.size > 0) need[c] = this.waitFor(state, c, inst);
    }
    if (need[0]! >= 0 || need[1]! >= 0 || need[2]! >= 0 || need[3]! >= 0) {
      if (out !== undefined) this.print(need, inst, out);
      for (const c of COUNTERS) if (need[c]! >= 0) settle(state, c, need[c]!);
    }
    // The callee's stores may be on their way; its loads are not.
    if (inst.op === CALL) state.open[this.merge[STORE]!] = true;
    const events = this.events(inst);
    for (const [counter, fills, loose] of events) {
      const c = this.merge[counter]!;
      for (const [key, age] of state.pending[c]!) state.pending[c]!.set(key, age + 1);
      state.open[c] = true;
      if (loose) state.loose[c] = true;
      if (fills) this.fill(state.pending[c]!, inst);
    }
  }

  /** Counter, whether the results come through it, whether out of order. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a table of the ISA: counters by the kind of instruction
  private events(inst: MInst): readonly (readonly [Counter, boolean, boolean])[] {
    const { op, defs } = inst;
    // Most instructions only compute.
    if (op.startsWith('v_') || op.startsWith('s_mov')) return NONE;
    if (op === ASM) return asmEvents(inst);
    if (op.startsWith('global_') || op.startsWith('scratch_')) {
      if (op.startsWith('global_inv') || op.startsWith('global_wb'))
        return [[op.startsWith('global_inv') ? LOAD : STORE, false, false]];
      return [defs > 0 ? [LOAD, true, false] : [STORE, false, false]];
    }
    if (op.startsWith('flat_'))
      return [defs > 0 ? [LOAD, true, true] : [STORE, false, true], [DS, defs > 0, true]];
    if (op.startsWith('buffer_') || op.startsWith('tbuffer_') || op.startsWith('image_')) {
      if (op === 'buffer_wbl2') return [[STORE, false, false]];
      if (/^buffer_(?:gl\d_|inv|wbinv)/.test(op)) return NONE;
      // Samples answer apart from loads where there are both.
      const loose = op.startsWith('image_sample') && this.cpu.generation !== 'gfx9';
      return [defs > 0 ? [LOAD, true, loose] : [STORE, false, false]];
    }
    if (op.startsWith('ds_')) return [[DS, defs > 0, false]];
    if (
      op.startsWith('s_load') ||
      op.startsWith('s_buffer_load') ||
      op === 's_memrealtime' ||
      op === 's_memtime' ||
      op.startsWith('s_sendmsg_rtn') ||
      op === 's_get_barrier_state'
    )
      return [[KM, true, true]];
    return NONE;
  }

  /**
   * How many events may be outstanding when the instruction runs; -1 when it touches nothing that
   * is awaited.
   */
  private waitFor(state: State, c: Counter, inst: MInst): number {
    const pending = state.pending[c]!;
    let need = -1;
    for (const op of inst.ops) {
      if (typeof op !== 'number') continue;
      const unit = unitOf(op);
      const base = this.fn.tupleOf[unit]!.bank === V ? 0 : SCALAR_KEYS;
      for (let u = unit, end = unit + countOf(op); u < end; u++) {
        const age = pending.get(base + this.alloc.phys[u]!);
        if (age === undefined) continue;
        if (state.loose[c]) return 0;
        if (need === -1 || age < need) need = age;
      }
    }
    return need;
  }

  /** What the instruction writes comes with the event. */
  private fill(pending: Map<number, number>, inst: MInst): void {
    for (let i = 0; i < inst.defs; i++) {
      const op = inst.ops[i]!;
      if (typeof op !== 'number') continue;
      const unit = unitOf(op);
      const base = this.fn.tupleOf[unit]!.bank === V ? 0 : SCALAR_KEYS;
      for (let u = unit, end = unit + countOf(op); u < end; u++)
        pending.set(base + this.alloc.phys[u]!, 0);
    }
  }

  private print(need: readonly number[], inst: MInst, out: MInst[]): void {
    const { generation } = this.cpu;
    const push = (op: string, ...ops: string[]): void => {
      out.push(mInst(op, 0, ops, 0, inst.loc));
    };
    if (generation === 'gfx12') {
      const names = ['s_wait_loadcnt', 's_wait_storecnt', 's_wait_dscnt', 's_wait_kmcnt'];
      for (const c of COUNTERS)
        if (need[c]! >= 0)
          push(
            names[c]!,
            `0x${Math.min(need[c]!, c === DS || c === LOAD || c === STORE ? 63 : 31).toString(16)}`,
          );
      return;
    }
    const words: string[] = [];
    if (need[LOAD]! >= 0) words.push(`vmcnt(${Math.min(need[LOAD]!, 63)})`);
    if (need[DS]! >= 0)
      words.push(`lgkmcnt(${Math.min(need[DS]!, generation === 'gfx9' ? 15 : 63)})`);
    if (words.length > 0) push('s_waitcnt', words.join(' '));
    if (generation !== 'gfx9' && need[STORE]! >= 0)
      push('s_waitcnt_vscnt', 'null', `0x${Math.min(need[STORE]!, 63).toString(16)}`);
  }
}

/**
 * Of every counter, as nobody knows which; results come through them when the text does not wait.
 */
function asmEvents(inst: MInst): readonly (readonly [Counter, boolean, boolean])[] {
  const { touchesMemory, leavesPending } = asmFacts(inst.mods);
  return touchesMemory ? COUNTERS.map((c) => [c, leavesPending, true] as const) : NONE;
}

function fresh(): State {
  return {
    pending: [new Map(), new Map(), new Map(), new Map()],
    open: [false, false, false, false],
    loose: [false, false, false, false],
  };
}

function copy(state: State): State {
  return {
    pending: state.pending.map((m) => new Map(m)),
    open: [...state.open],
    loose: [...state.loose],
  };
}

function settle(state: State, c: Counter, left: number): void {
  const pending = state.pending[c]!;
  if (left === 0) {
    pending.clear();
    state.open[c] = false;
    state.loose[c] = false;
    return;
  }
  for (const [key, age] of pending) if (age >= left) pending.delete(key);
}

/** Adds what another way in may have outstanding. True when that is new. */
function join(into: State, from: State): boolean {
  let changed = false;
  for (const c of COUNTERS) {
    for (const [key, age] of from.pending[c]!) {
      const known = into.pending[c]!.get(key);
      if (known === undefined || age < known) {
        into.pending[c]!.set(key, age);
        changed = true;
      }
    }
    if (from.open[c] && !into.open[c]) {
      into.open[c] = true;
      changed = true;
    }
    if (from.loose[c] && !into.loose[c]) {
      into.loose[c] = true;
      changed = true;
    }
  }
  return changed;
}
