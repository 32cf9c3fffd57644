/**
 * Branches, calls, barriers, waits, messages, mode registers; and what only hints or caches need.
 */

import type { AmdgcnOperand } from '../../../asm/index.ts';
import { append } from '../../../base/index.ts';
import { WINDOW } from '../access.ts';
import type { Decoder } from '../decoder.ts';
import { type Op, SReg, type Wave, WaveState } from '../state.ts';
import { cacheControl, completeAfter, tellDrained } from '../tell.ts';
import { Counter } from '../waits.ts';
import type { Builder, OpTable } from './table.ts';

/** Bytes between the simulator's code addresses of two instructions. */
export const CODE_STEP = 4;
/** Address of the first instruction: nothing may have address 0. */
export const CODE_BASE = 0x1000;

const codeAddress = (index: number): number => CODE_BASE + CODE_STEP * index;

function jumpTo(w: Wave, hi: number, lo: number): void {
  const index = (lo - CODE_BASE) / CODE_STEP;
  if (
    hi !== WINDOW.Code ||
    !Number.isInteger(index) ||
    index < 0 ||
    index >= w.machine.ops.length
  ) {
    w.fault(
      -1,
      'bad-call',
      `a jump to 0x${hi.toString(16)}${lo.toString(16).padStart(8, '0')}, where no code is`,
    );
  }
  w.pc = index;
}

function branch(test: (w: Wave, base: number) => boolean): Builder {
  return (d) => {
    const target = d.context.labelIndex(d.operand(0), d.instr.line);
    const base = d.layout.scalarBase;
    return (w) => {
      if (test(w, base)) w.pc = target;
    };
  };
}

const execZero = (w: Wave): boolean => w.n === 0;
const vccZero = (w: Wave, base: number): boolean =>
  w.R[base + SReg.VccLo] === 0 && (w.width === 32 || w.R[base + SReg.VccHi] === 0);

const getPc: Builder = (d) => {
  const at = d.layout.scalarBase + d.scalarDest(d.operand(0));
  return (w) => {
    w.R[at] = codeAddress(w.pc);
    w.R[at + 1] = WINDOW.Code;
  };
};

const setPc: Builder = (d) => {
  const at = d.source(d.operand(0), 'U').off;
  return (w) => jumpTo(w, w.R[at + 1]!, w.R[at]!);
};

const swapPc: Builder = (d) => {
  const from = d.source(d.operand(1), 'U').off;
  const to = d.layout.scalarBase + d.scalarDest(d.operand(0));
  return (w) => {
    const lo = w.R[from]!;
    const hi = w.R[from + 1]!;
    w.R[to] = codeAddress(w.pc);
    w.R[to + 1] = WINDOW.Code;
    jumpTo(w, hi, lo);
  };
};

const callDirect: Builder = (d) => {
  const to = d.layout.scalarBase + d.scalarDest(d.operand(0));
  const target = d.context.labelIndex(d.operand(1), d.instr.line);
  return (w) => {
    w.R[to] = codeAddress(w.pc);
    w.R[to + 1] = WINDOW.Code;
    w.pc = target;
  };
};

const end: Builder = () => (w) => {
  w.state = WaveState.Done;
};

const trap: Builder = (d) => {
  const number = d.integer(d.operand(0));
  return (w) => {
    // Trap 3 is a debugger's breakpoint; without a debugger nothing happens.
    if (number === 3) return;
    w.fault(-1, 'trap', `the kernel trapped (s_trap ${number})`);
  };
};

const barrier: Builder = () => (w) => {
  w.state = WaveState.Barrier;
};

/** The split barrier: signalling does not wait. */
const barrierSignal: Builder = () => (w) => {
  w.signalled = true;
};
const barrierWait: Builder = () => (w) => {
  if (!w.signalled) w.fault(-1, 'deadlock', 'a wait on a barrier that this wave has not signalled');
  w.signalled = false;
  w.state = WaveState.Barrier;
};
const barrierSignalFirst: Builder = () => (w) => {
  w.scc = w.group.waves.some((other) => other.signalled || other.state === WaveState.Barrier)
    ? 0
    : 1;
  w.signalled = true;
};

/** Counters of `vmcnt(0) lgkmcnt(0)`, or of the number LLVM prints when it knows no names. */
const WAIT_NAMES: Readonly<Record<string, number>> = {
  vmcnt: Counter.Vm,
  lgkmcnt: Counter.Lgkm,
  expcnt: Counter.Exp,
  vscnt: Counter.Vs,
  loadcnt: Counter.Vm,
};

function encodedWait(d: Decoder, bits: number): (readonly [number, number])[] {
  const { generation } = d.cpu;
  if (generation >= 11) {
    return [
      [Counter.Exp, bits & 7],
      [Counter.Lgkm, (bits >> 4) & 63],
      [Counter.Vm, (bits >> 10) & 63],
    ];
  }
  const vm = (bits & 15) | ((bits >> 10) & 48);
  return [
    [Counter.Vm, vm],
    [Counter.Exp, (bits >> 4) & 7],
    [Counter.Lgkm, (bits >> 8) & (generation >= 10 ? 63 : 15)],
  ];
}

function waitOp(d: Decoder, list: readonly (readonly [number, number])[]): Op {
  const complete = completeAfter(list, d.cpu.generation);
  return (w) => {
    tellDrained(w, complete);
    const { waits } = w;
    if (waits) for (const [c, left] of list) waits.wait(c, left);
  };
}

const waitCount: Builder = (d) => {
  const list: (readonly [number, number])[] = [];
  for (const o of d.instr.operands) {
    if (o.kind === 'word') {
      const c = WAIT_NAMES[o.name.replace(/_sat$/, '')];
      if (c !== undefined) list.push([c, Number(o.args[0] ?? 0)]);
    } else append(list, encodedWait(d, d.integer(o)));
  }
  return waitOp(d, list);
};

/** Waits on one counter; the text of the older forms names `null` first. */
function waitOne(counters: readonly number[]): Builder {
  return (d) => {
    const o = d.operand(d.count - 1);
    const left = d.integer(o);
    return waitOp(
      d,
      counters.map((c) => [c, left] as const),
    );
  };
}

function waitTwo(first: number): Builder {
  return (d) => {
    const bits = d.integer(d.operand(0));
    return waitOp(d, [
      [first, (bits >> 8) & 63],
      [Counter.Ds, bits & 63],
    ]);
  };
}

/** Register, offset and size of a `hwreg(...)` operand. */
function hwreg(d: Decoder, o: AmdgcnOperand): { name: string; offset: number; size: number } {
  if (o.kind === 'word') {
    return {
      name: String(o.args[0] ?? ''),
      offset: Number(o.args[1] ?? 0),
      size: Number(o.args[2] ?? 32),
    };
  }
  const bits = d.integer(o);
  return { name: String(bits & 63), offset: (bits >> 6) & 31, size: ((bits >> 11) & 31) + 1 };
}

/**
 * Index in the scalar file that stands for a hardware register; undefined for those that read as
 * constants.
 */
function hwregIndex(name: string): number | undefined {
  switch (name) {
    case 'HW_REG_MODE':
    case 'HW_REG_WAVE_MODE':
    case '1':
      return SReg.Mode;
    case 'HW_REG_FLAT_SCR_LO':
    case '20':
      return SReg.HwFlatScratch;
    case 'HW_REG_FLAT_SCR_HI':
    case '21':
      return SReg.HwFlatScratch + 1;
  }
  return undefined;
}

const getReg: Builder = (d) => {
  const { name, offset, size } = hwreg(d, d.operand(1));
  const at = d.layout.scalarBase + d.scalarDest(d.operand(0));
  const mask = size >= 32 ? 0xffffffff : 2 ** size - 1;
  const index = hwregIndex(name);
  if (index !== undefined) {
    const from = d.layout.scalarBase + index;
    return (w) => {
      w.R[at] = (w.R[from]! >>> offset) & mask;
    };
  }
  if (name === 'HW_REG_SH_MEM_BASES' || name === '15') {
    // Upper halves of the aperture addresses: private memory below, workgroup memory above.
    const bases = WINDOW.Private | (WINDOW.Shared << 16);
    return (w) => {
      w.R[at] = (bases >>> offset) & mask;
    };
  }
  // No clusters of workgroups are launched.
  if (name === 'HW_REG_IB_STS2')
    return (w) => {
      w.R[at] = 0;
    };
  return d.fail(`\`${name}\` cannot be read by the simulator`);
};

function setReg(immediate: boolean): Builder {
  return (d) => {
    const { name, offset, size } = hwreg(d, d.operand(0));
    const index = hwregIndex(name);
    if (index === undefined) return d.fail(`\`${name}\` cannot be written by the simulator`);
    const at = d.layout.scalarBase + index;
    const source = d.source(d.operand(1), 'u').off;
    const mask = (size >= 32 ? 0xffffffff : 2 ** size - 1) * 2 ** offset;
    if (immediate && index === SReg.Mode && offset < 4)
      return d.fail('rounding modes other than to nearest are not simulated');
    return (w) => {
      w.R[at] = (w.R[at]! & ~mask) | ((w.R[source]! << offset) & mask);
    };
  };
}

const nothing: Builder = () => () => {};

/**
 * A message to the host: only the ones that mean nothing here, or the ones that answer with a
 * number.
 */
const messageReturn: Builder = (d) => {
  const at = d.layout.scalarBase + d.scalarDest(d.operand(0));
  const wide = d.instr.name.endsWith('b64');
  d.waits = {
    counters: [d.cpu.generation >= 12 ? Counter.Km : Counter.Lgkm],
    writes: d.loaded(d.operand(0), wide ? 2 : 1),
    outOfOrder: true,
  };
  return (w) => {
    w.R[at] = 0;
    if (wide) w.R[at + 1] = 0;
  };
};

const halt: Builder = (d) => {
  const value = d.integer(d.operand(0));
  return (w) => {
    if (value & 1) w.fault(-1, 'trap', `the kernel halted the wave (s_sethalt ${value})`);
  };
};

/** What waits for the host sleeps meanwhile. */
const sleep: Builder = () => (w) => {
  w.machine.host?.answer();
};

/** Names of instructions that change nothing the simulator models. */
const IGNORED = [
  's_nop',
  's_setprio',
  's_clause',
  's_set_inst_prefetch_distance',
  's_delay_alu',
  's_waitcnt_depctr',
  's_wait_alu',
  's_wait_idle',
  's_wait_event',
  's_icache_inv',
  's_code_end',
  's_version',
  's_ttracedata',
  's_ttracedata_imm',
  's_incperflevel',
  's_decperflevel',
  's_setkill',
  's_wakeup',
  's_sendmsg',
  's_sendmsghalt',
  's_denorm_mode',
  's_singleuse_vdst',
] as const;

/** Names of instructions that control caches. */
const CACHES = [
  'buffer_gl0_inv',
  'buffer_gl1_inv',
  'buffer_wbl2',
  'buffer_inv',
  'buffer_invl2',
  'buffer_wbinvl1',
  'buffer_wbinvl1_vol',
  'buffer_wbinvl1_sc',
  'global_inv',
  'global_wb',
  'global_wbinv',
] as const;

export const controlOps: OpTable = {
  ...Object.fromEntries(IGNORED.map((name) => [name, nothing])),
  ...Object.fromEntries(CACHES.map((name) => [name, () => cacheControl])),
  s_sleep: sleep,
  s_sleep_var: sleep,
  s_branch: branch(() => true),
  s_cbranch_scc0: branch((w) => w.scc === 0),
  s_cbranch_scc1: branch((w) => w.scc !== 0),
  s_cbranch_vccz: branch(vccZero),
  s_cbranch_vccnz: branch((w, base) => !vccZero(w, base)),
  s_cbranch_execz: branch(execZero),
  s_cbranch_execnz: branch((w) => w.n !== 0),
  s_cbranch_cdbgsys: branch(() => false),
  s_cbranch_cdbguser: branch(() => false),
  s_getpc_b64: getPc,
  s_get_pc_i64: getPc,
  s_setpc_b64: setPc,
  s_set_pc_i64: setPc,
  s_swappc_b64: swapPc,
  s_swap_pc_i64: swapPc,
  s_rfe_b64: setPc,
  s_call_b64: callDirect,
  s_endpgm: end,
  s_endpgm_saved: end,
  s_trap: trap,
  s_sethalt: halt,
  s_barrier: barrier,
  s_barrier_signal: barrierSignal,
  s_barrier_signal_isfirst: barrierSignalFirst,
  s_barrier_wait: barrierWait,
  s_waitcnt: waitCount,
  s_waitcnt_vscnt: waitOne([Counter.Vs]),
  s_waitcnt_vmcnt: waitOne([Counter.Vm]),
  s_waitcnt_expcnt: waitOne([Counter.Exp]),
  s_waitcnt_lgkmcnt: waitOne([Counter.Lgkm]),
  s_wait_loadcnt: waitOne([Counter.Vm]),
  s_wait_storecnt: waitOne([Counter.Vs]),
  s_wait_dscnt: waitOne([Counter.Ds]),
  s_wait_kmcnt: waitOne([Counter.Km]),
  s_wait_expcnt: waitOne([Counter.Exp]),
  s_wait_samplecnt: nothing,
  s_wait_bvhcnt: nothing,
  s_wait_xcnt: nothing,
  s_wait_loadcnt_dscnt: waitTwo(Counter.Vm),
  s_wait_storecnt_dscnt: waitTwo(Counter.Vs),
  s_getreg_b32: getReg,
  s_setreg_b32: setReg(false),
  s_setreg_imm32_b32: setReg(true),
  s_sendmsg_rtn_b32: messageReturn,
  s_sendmsg_rtn_b64: messageReturn,
};
