/**
 * Pairs of instructions that the hardware does not keep apart: the table says how many cycles must
 * lie between ("wait states", as in the ISA documents' chapter on manually inserted wait states and
 * LLVM's hazard recogniser), and `s_nop` fills them. Later generations have waits of their own
 * instead: `hazards-gfx11.ts`, `hazards-gfx12.ts`.
 */
import { ASM, asmFacts } from './asm-text.ts';
import {
  countOf,
  type MBlock,
  type MFunc,
  type MInst,
  mInst,
  READS_VCC,
  unitOf,
  V,
  VCC,
  VCC_PHYS,
  waveSuccs,
} from './code.ts';
import type { AmdCpu } from './cpus.ts';
import { separateMemory } from './hazards-gfx10.ts';
import { TRANSCENDENTAL, waitForTranscendentals } from './hazards-gfx11.ts';
import { waitForScalars } from './hazards-gfx12.ts';
import { separateTranscendentals } from './hazards-gfx1250.ts';
import type { Allocation } from './regs/allocate.ts';

const WINDOW = 6;
/** Wait states that the longest product of matrices takes until its result may be touched. */
const MATRIX = 19;
const VECTOR_KEYS = 1024;

interface Facts {
  readonly valu: boolean;
  readonly vmem: boolean;
  /** Vector registers with the data of a store of more than two words. */
  readonly stored: readonly number[];
  readonly readFirst: boolean;
  readonly trans: boolean;
  readonly lane: boolean;
  readonly fmas: boolean;
  readonly dpp: boolean;
  /** A product of matrices. */
  readonly matrix: boolean;
  readonly writes: readonly number[];
  readonly reads: readonly number[];
}

interface Rule {
  readonly applies: (cpu: AmdCpu) => boolean;
  readonly states: number;
  /** Does the later instruction depend on the earlier one in this way? */
  readonly pair: (early: Facts, late: Facts) => boolean;
}

const scalarKey = (key: number): boolean => key < VECTOR_KEYS;
const meets = (
  a: readonly number[],
  b: readonly number[],
  wanted: (key: number) => boolean,
): boolean => a.some((key) => wanted(key) && b.includes(key));
const vccKey = (key: number): boolean => key === VCC_PHYS;
const matrixCpu = (cpu: AmdCpu): boolean => cpu.accumOffset;
const vectorKey = (key: number): boolean => key >= VECTOR_KEYS;
const gfx9 = (cpu: AmdCpu): boolean => cpu.generation === 'gfx9';

const RULES: readonly Rule[] = [
  {
    applies: gfx9,
    states: 5,
    pair: (a, b) => a.valu && b.vmem && meets(a.writes, b.reads, scalarKey),
  },
  {
    applies: gfx9,
    states: 4,
    pair: (a, b) => a.valu && b.lane && meets(a.writes, b.reads, scalarKey),
  },
  { applies: gfx9, states: 4, pair: (a, b) => a.valu && b.fmas && a.writes.some(vccKey) },
  {
    applies: gfx9,
    states: 2,
    pair: (a, b) => a.valu && b.dpp && meets(a.writes, b.reads, (key) => !scalarKey(key)),
  },
  {
    applies: (cpu) => gfx9(cpu) && !cpu.gfx940,
    states: 1,
    pair: (a, b) => b.valu && meets(a.stored, b.writes, (key) => !scalarKey(key)),
  },
  {
    applies: (cpu) => cpu.gfx940,
    states: 2,
    pair: (a, b) => b.valu && meets(a.stored, b.writes, (key) => !scalarKey(key)),
  },
  {
    applies: (cpu) => cpu.gfx940,
    states: 1,
    pair: (a, b) => a.trans && b.valu && meets(a.writes, b.reads, (key) => !scalarKey(key)),
  },
  {
    applies: (cpu) => cpu.gfx940,
    states: 2,
    pair: (a, b) => a.valu && b.valu && meets(a.writes, b.reads, scalarKey),
  },
  {
    applies: (cpu) => cpu.gfx940,
    states: 1,
    pair: (a, b) =>
      a.valu && (b.lane || b.readFirst) && meets(a.writes, b.reads, (key) => !scalarKey(key)),
  },
  {
    applies: matrixCpu,
    states: MATRIX,
    pair: (a, b) =>
      a.matrix && (meets(a.writes, b.reads, vectorKey) || meets(a.writes, b.writes, vectorKey)),
  },
  {
    applies: matrixCpu,
    states: 5,
    pair: (a, b) => a.matrix && b.valu && !b.matrix && meets(a.reads, b.writes, vectorKey),
  },
  {
    applies: matrixCpu,
    states: 2,
    pair: (a, b) => a.valu && b.matrix && meets(a.writes, b.reads, vectorKey),
  },
];

/** `called`: the function is not where a kernel begins. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: three kinds of hazards are counted in one walk over the block
export function insertNops(fn: MFunc, alloc: Allocation, cpu: AmdCpu, called: boolean): void {
  if (cpu.gfx1250) separateTranscendentals(fn, alloc);
  else if (cpu.generation === 'gfx12') waitForScalars(fn, alloc, called);
  else if (cpu.generation === 'gfx11') waitForTranscendentals(fn, alloc);
  if (cpu.gfx101) separateMemory(fn, alloc);
  const rules = RULES.filter((rule) => rule.applies(cpu));
  // Accesses are replayed after page faults there too.
  if (rules.length === 0 && !cpu.gfx101) return;
  const hasMatrix =
    cpu.accumOffset && fn.blocks.some(({ insts }) => insts.some(({ op }) => MATRIX_OP.test(op)));
  const window = hasMatrix ? MATRIX + 1 : WINDOW;
  const preds: MBlock[][] = fn.blocks.map(() => []);
  fn.blocks.forEach((block, b) => {
    for (const to of waveSuccs(block, fn.blocks[b + 1])) preds[to.index]!.push(block);
  });
  const search: HazardSearch = { fn, alloc, rules, preds, window };
  for (const block of fn.blocks) {
    // Looked at only when an instruction comes that depends on what was before.
    const recent: (MInst | undefined)[] = [];
    const out: MInst[] = [];
    let sinceStore = 0;
    const clause = new SoftClause(fn, alloc);
    for (const inst of block.insts) {
      sinceStore++;
      if (hasMatrix || cpu.gfx940 || isSensitive(inst) || sinceStore <= 2) {
        const nops = nopsBefore(inst, block, recent, search);
        if (nops > 0) {
          for (let left = nops; left > 0; left -= LONGEST_NOP)
            out.push(mInst('s_nop', 0, [String(Math.min(left, LONGEST_NOP) - 1)], 0, inst.loc));
          for (let i = 0; i < nops; i++) recent.push(undefined);
        }
      }
      if (clause.mustBreakBefore(inst, out[out.length - 1])) {
        out.push(mInst('s_nop', 0, ['0'], 0, inst.loc));
        recent.push(undefined);
        clause.begin(inst);
      }
      if (isMemory(inst.op)) sinceStore = 0;
      recent.push(inst);
      out.push(inst);
    }
    block.insts = out;
  }
}

const MATRIX_OP = /^v_s?mf/;
/** Wait states that one `s_nop` gives. */
const LONGEST_NOP = 8;

/** Instructions of a clause that LLVM looks back at. */
const CLAUSE_WINDOW = 5;

/**
 * Consecutive scalar loads, or vector memory accesses, are replayed together after a page fault
 * (XNACK, which every processor of GFX9 may have on): none may write what another one, or it
 * itself, reads, and a store begins a clause of its own.
 */
class SoftClause {
  private readonly fn: MFunc;
  private readonly alloc: Allocation;
  private insts: MInst[] = [];

  constructor(fn: MFunc, alloc: Allocation) {
    this.fn = fn;
    this.alloc = alloc;
  }

  /**
   * `last` is what stands before the instruction now. Adds it to the clause when it may stay there.
   */
  mustBreakBefore(inst: MInst, last: MInst | undefined): boolean {
    const kind = clauseKind(inst.op);
    const [first] = this.insts;
    if (
      first === undefined ||
      kind === '' ||
      last !== this.insts[this.insts.length - 1] ||
      clauseKind(first.op) !== kind
    ) {
      this.begin(inst);
      return false;
    }
    const before = this.insts.slice(-CLAUSE_WINDOW);
    this.insts.push(inst);
    if (!before.some((one) => one.defs > 0)) return false;
    if (/_(?:store|atomic)_/.test(inst.op)) return true;
    const all = [...before, inst];
    const written = new Set(all.flatMap((one) => this.keys(one, 0, one.defs)));
    return all.some((one) => this.keys(one, one.defs, one.ops.length).some((k) => written.has(k)));
  }

  begin(inst: MInst): void {
    this.insts = clauseKind(inst.op) === '' ? [] : [inst];
  }

  private keys(inst: MInst, from: number, to: number): number[] {
    const out: number[] = [];
    for (let i = from; i < to; i++) {
      const op = inst.ops[i]!;
      if (typeof op !== 'number') continue;
      const base = this.fn.tupleOf[unitOf(op)]!.bank === V ? VECTOR_KEYS : 0;
      for (let u = 0; u < countOf(op); u++) out.push(base + this.alloc.phys[unitOf(op) + u]!);
    }
    return out;
  }
}

function clauseKind(op: string): 'scalar' | 'vector' | '' {
  if (op.startsWith('s_load') || op.startsWith('s_buffer_load')) return 'scalar';
  return isMemory(op) ? 'vector' : '';
}

function isMemory(op: string): boolean {
  return (
    op.startsWith('global_') ||
    op.startsWith('flat_') ||
    op.startsWith('scratch_') ||
    op.startsWith('buffer_') ||
    op.startsWith('tbuffer_') ||
    op.startsWith('image_')
  );
}

/** Kinds of instructions that some rule protects. */
function isSensitive(inst: MInst): boolean {
  const { op } = inst;
  if (op === ASM) return true;
  if (op.startsWith('v_'))
    return op.includes('lane_b32') || op.startsWith('v_div_fmas') || op.endsWith('_dpp');
  return isMemory(op);
}

/** What a search for hazards of one function needs. */
interface HazardSearch {
  readonly fn: MFunc;
  readonly alloc: Allocation;
  readonly rules: readonly Rule[];
  /** By block index. */
  readonly preds: readonly (readonly MBlock[])[];
  /** Wait states to look back. */
  readonly window: number;
}

/** Wait states to be filled in front of an instruction. */
function nopsBefore(
  inst: MInst,
  block: MBlock,
  recent: readonly (MInst | undefined)[],
  { fn, alloc, rules, preds, window }: HazardSearch,
): number {
  const late = factsOf(fn, inst, alloc);
  if (late === NOTHING) return 0;
  let nops = 0;
  const check = (early: MInst | undefined, distance: number): void => {
    if (early === undefined) return;
    const facts = factsOf(fn, early, alloc);
    if (facts === NOTHING) return;
    for (const rule of rules)
      if (rule.states > distance + nops && rule.pair(facts, late)) nops = rule.states - distance;
  };
  for (let d = 0; d < window && d < recent.length; d++) check(recent[recent.length - 1 - d], d);
  // Through short blocks to those in front of them. Jumps take time too, which is left out.
  const reached = new Map<MBlock, number>();
  const before = (at: MBlock, distance: number): void => {
    for (const pred of preds[at.index]!) {
      if (distance >= (reached.get(pred) ?? window)) continue;
      reached.set(pred, distance);
      const { insts } = pred;
      const n = insts.length;
      for (let d = 0; d + distance < window && d < n; d++) check(insts[n - 1 - d], d + distance);
      before(pred, distance + n);
    }
  };
  before(block, recent.length);
  return nops;
}

const NOTHING: Facts = {
  valu: false,
  vmem: false,
  stored: [],
  readFirst: false,
  trans: false,
  lane: false,
  fmas: false,
  dpp: false,
  matrix: false,
  writes: [],
  reads: [],
};

function factsOf(fn: MFunc, inst: MInst, alloc: Allocation): Facts {
  const { op } = inst;
  const text = op === ASM ? asmFacts(inst.mods).statements : undefined;
  const has = (pattern: RegExp): boolean => text?.some((one) => pattern.test(one)) === true;
  const valu = op.startsWith('v_') || text !== undefined;
  const vmem = isMemory(op) || has(/^(?:buffer|tbuffer|global|flat|scratch|image|ds)_/);
  if (!valu && !vmem && !op.startsWith('ds_')) return NOTHING;
  const keys = (from: number, to: number): number[] => {
    const out: number[] = [];
    for (let i = from; i < to; i++) {
      const operand = inst.ops[i]!;
      if (operand === VCC) out.push(VCC_PHYS);
      if (typeof operand !== 'number') continue;
      const unit = unitOf(operand);
      const base = fn.tupleOf[unit]!.bank === V ? VECTOR_KEYS : 0;
      for (let u = unit; u < unit + countOf(operand); u++) out.push(base + alloc.phys[u]!);
    }
    return out;
  };
  const reads = keys(inst.defs, inst.ops.length);
  if ((inst.flags & READS_VCC) !== 0) reads.push(VCC_PHYS);
  return {
    valu,
    vmem,
    stored: vmem ? storedBy(inst, keys) : [],
    readFirst: op === 'v_readfirstlane_b32' || has(/^v_readfirstlane/),
    trans: (valu && TRANSCENDENTAL.test(op)) || has(TRANSCENDENTAL),
    lane: op === 'v_readlane_b32' || op === 'v_writelane_b32' || has(/^v_(?:read|write)lane/),
    fmas: op.startsWith('v_div_fmas') || has(/^v_div_fmas/),
    dpp: op.endsWith('_dpp') || has(/_dpp\b|\b(?:quad_perm|row_|wave_)/),
    matrix: MATRIX_OP.test(op) || has(MATRIX_OP),
    writes: keys(0, inst.defs),
    reads,
  };
}

/** The data of a store, behind the address. */
function storedBy(inst: MInst, keys: (from: number, to: number) => number[]): number[] {
  // Their data may stand first.
  if (/^t?buffer_|^image_/.test(inst.op) && !inst.op.startsWith('buffer_inv'))
    return /_(store|atomic)_?/.test(inst.op) ? keys(inst.defs, inst.ops.length) : [];
  if (inst.op === ASM) return keys(inst.defs, inst.ops.length);
  const at = inst.defs + 1;
  const data = inst.ops[at];
  if (!/_(store|atomic)_/.test(inst.op) || typeof data !== 'number' || countOf(data) < 3) return [];
  return keys(at, at + 1);
}

const WIDE_SHIFT = /^v_(lshlrev_b64|lshrrev_b64|ashrrev_i64)/;

/**
 * gfx90a reads the neighbour of the amount of a 64-bit shift: the last register of a group of eight
 * must not be the last one that the wave has. Gives the number of vector registers to ask for.
 */
export function registersForShifts(fn: MFunc, alloc: Allocation, cpu: AmdCpu): number {
  let { vgprs } = alloc;
  if (!cpu.accumOffset || cpu.gfx940) return vgprs;
  for (const block of fn.blocks) {
    for (const inst of block.insts) {
      if (!WIDE_SHIFT.test(inst.op)) continue;
      const amount = inst.ops[1]!;
      if (typeof amount !== 'number' || fn.tupleOf[unitOf(amount)]!.bank !== V) continue;
      const at = alloc.phys[unitOf(amount)]!;
      if (at % 8 === 7) vgprs = Math.max(vgprs, at + 2);
    }
  }
  return Math.min(vgprs, cpu.maxVgprs);
}
