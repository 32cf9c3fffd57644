/**
 * Pairs of instructions that the hardware does not keep apart: the table says how many cycles must lie between ("wait states",
 * as in the ISA documents' chapter on manually inserted wait states and LLVM's hazard recogniser), and `s_nop` fills them.
 */
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
import type { Allocation } from './regs/allocate.ts';

const WINDOW = 6;
const VECTOR_KEYS = 1024;

interface Facts {
  readonly valu: boolean;
  readonly vmem: boolean;
  readonly trans: boolean;
  readonly lane: boolean;
  readonly fmas: boolean;
  readonly dpp: boolean;
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
    applies: gfx9,
    states: 1,
    pair: (a, b) =>
      a.vmem &&
      a.writes.length === 0 &&
      a.reads.length > 3 &&
      b.valu &&
      meets(a.reads, b.writes, (key) => !scalarKey(key)),
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
    pair: (a, b) => a.valu && b.lane && meets(a.writes, b.reads, (key) => !scalarKey(key)),
  },
];

const TRANS = /^v_(rcp|rsq|sqrt|exp|log|sin|cos)_/;

export function insertNops(fn: MFunc, alloc: Allocation, cpu: AmdCpu): void {
  const rules = RULES.filter((rule) => rule.applies(cpu));
  if (cpu.generation === 'gfx12' || cpu.generation === 'gfx11') {
    for (const block of fn.blocks) dependencyWaits(fn, block, alloc, cpu);
    return;
  }
  if (rules.length === 0) return;
  const preds: MBlock[][] = fn.blocks.map(() => []);
  fn.blocks.forEach((block, b) => {
    for (const to of waveSuccs(block, fn.blocks[b + 1])) preds[to.index]!.push(block);
  });
  for (const block of fn.blocks) {
    // Looked at only when an instruction comes that depends on what was before.
    const recent: (MInst | undefined)[] = [];
    const out: MInst[] = [];
    let sinceStore = WINDOW;
    for (const inst of block.insts) {
      sinceStore++;
      if (cpu.gfx940 || isSensitive(inst) || sinceStore <= 1 || recent.length === 0) {
        const nops = nopsBefore(
          fn,
          inst,
          alloc,
          rules,
          recent,
          recent.length < WINDOW ? preds[block.index]! : [],
        );
        if (nops > 0) {
          out.push(mInst('s_nop', 0, [String(nops - 1)], 0, inst.loc));
          for (let i = 0; i < nops; i++) recent.push(undefined);
        }
      }
      if (inst.defs === 0 && isMemory(inst.op)) sinceStore = 0;
      recent.push(inst);
      out.push(inst);
    }
    block.insts = out;
  }
}

function isMemory(op: string): boolean {
  return (
    op.startsWith('global_') ||
    op.startsWith('flat_') ||
    op.startsWith('scratch_') ||
    op.startsWith('buffer_')
  );
}

/** Kinds of instructions that some rule protects. */
function isSensitive(inst: MInst): boolean {
  const { op } = inst;
  if (op.startsWith('v_'))
    return op.includes('lane_b32') || op.startsWith('v_div_fmas') || op.endsWith('_dpp');
  return isMemory(op);
}

/** Wait states to be filled in front of an instruction. */
function nopsBefore(
  fn: MFunc,
  inst: MInst,
  alloc: Allocation,
  rules: readonly Rule[],
  recent: readonly (MInst | undefined)[],
  preds: readonly MBlock[],
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
  for (let d = 0; d < WINDOW && d < recent.length; d++) check(recent[recent.length - 1 - d], d);
  for (const pred of preds) {
    const { insts } = pred;
    for (let d = 0; d + recent.length < WINDOW && d < insts.length; d++)
      check(insts[insts.length - 1 - d], d + recent.length);
  }
  return nops;
}

const NOTHING: Facts = {
  valu: false,
  vmem: false,
  trans: false,
  lane: false,
  fmas: false,
  dpp: false,
  writes: [],
  reads: [],
};

function factsOf(fn: MFunc, inst: MInst, alloc: Allocation): Facts {
  const { op } = inst;
  const valu = op.startsWith('v_');
  const vmem = isMemory(op);
  if (!valu && !vmem) return NOTHING;
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
    trans: valu && TRANS.test(op),
    lane: op === 'v_readlane_b32' || op === 'v_writelane_b32',
    fmas: op.startsWith('v_div_fmas'),
    dpp: op.endsWith('_dpp'),
    writes: keys(0, inst.defs),
    reads,
  };
}

/**
 * gfx11 does not wait for transcendental results, gfx12 not for lane masks that vector instructions wrote: the later reader
 * asks for them.
 */
function dependencyWaits(fn: MFunc, block: MBlock, alloc: Allocation, cpu: AmdCpu): void {
  const out: MInst[] = [];
  const open = new Set<number>();
  for (const inst of block.insts) {
    const facts = factsOf(fn, inst, alloc);
    if (facts.valu) {
      const hit = facts.reads.filter((key) => open.has(key));
      if (hit.length > 0) {
        if (cpu.generation === 'gfx11') {
          out.push(mInst('s_waitcnt_depctr', 0, ['0xfff'], 0, inst.loc));
          open.clear();
        } else {
          const vcc = hit.some((key) => key >= VCC_PHYS);
          if (vcc) out.push(mInst('s_wait_alu', 0, ['depctr_va_vcc(0)'], 0, inst.loc));
          if (hit.some((key) => key < VCC_PHYS))
            out.push(mInst('s_wait_alu', 0, ['depctr_va_sdst(0)'], 0, inst.loc));
          for (const key of [...open]) if (vcc === key >= VCC_PHYS) open.delete(key);
          for (const key of hit) open.delete(key);
        }
      }
      for (const key of facts.writes) {
        if (cpu.generation === 'gfx11' ? facts.trans : scalarKey(key)) open.add(key);
        else open.delete(key);
      }
    }
    out.push(inst);
  }
  block.insts = out;
}
