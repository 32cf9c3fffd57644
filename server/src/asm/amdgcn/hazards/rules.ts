/**
 * Wait states that must be inserted by hand (chapters "Manually inserted wait states" of the ISA
 * documents; LLVM, "GCNHazardRecognizer"): pairs of instructions and the number of wait states
 * between them. What is not here: matrix instructions, whose figures depend on their passes, and
 * hazards of waves of 64 lanes on GFX11 and later.
 */
import type { AmdgcnFacts } from './facts.ts';
import { EXEC, isScalar, isVector, keysOfOperand, M0, VCC } from './keys.ts';
import type { HazardProcessor } from './processor.ts';

export interface WaitStateRule {
  readonly id: string;
  /** For messages: `a VALU write of a scalar register and its use as an address`. */
  readonly what: string;
  readonly applies: (cpu: HazardProcessor) => boolean;
  readonly states: number;
  /** Is the later instruction of this kind at all? */
  readonly late: (late: AmdgcnFacts) => boolean;
  /** What some instruction of the function must be, so that there is anything to look for. */
  readonly source?: (f: AmdgcnFacts) => boolean;
  /** Given such a later one: is it the earlier one? */
  readonly early: (early: AmdgcnFacts, late: AmdgcnFacts) => boolean;
}

const meets = (
  a: readonly number[],
  b: readonly number[],
  wanted: (key: number) => boolean,
): boolean => a.some((key) => wanted(key) && b.includes(key));
const valu = (f: AmdgcnFacts): boolean => f.unit === 'valu';
const memory = (f: AmdgcnFacts): boolean => f.unit === 'vmem' || f.unit === 'flat';
const gfx9 = (cpu: HazardProcessor): boolean => cpu.major === 9;
const writesExec = (f: AmdgcnFacts): boolean => valu(f) && f.writes.includes(EXEC);
const hwreg = ({ instruction }: AmdgcnFacts): string => {
  const word = instruction.operands.find((o) => o.kind === 'word' && o.name === 'hwreg');
  return word?.kind === 'word' ? String(word.args[0]) : '';
};

/**
 * The data of a store that the next instruction must not overwrite; a scalar offset of a buffer
 * access takes the time.
 */
function wideData(f: AmdgcnFacts): readonly number[] {
  if (!memory(f) || f.data.length < 3 || !/_(?:store|atomic)_/.test(f.name)) return [];
  if (/^t?buffer/.test(f.name) && f.instruction.operands.at(-1)?.kind === 'reg') return [];
  return f.name.startsWith('image') ? [] : f.data;
}

export const WAIT_STATE_RULES: readonly WaitStateRule[] = [
  {
    id: 'valu-sgpr-vmem',
    what: 'VALU writes a scalar register, vector memory reads it',
    applies: gfx9,
    states: 5,
    late: memory,
    early: (a, b) => valu(a) && meets(a.writes, b.reads, isScalar),
  },
  {
    id: 'valu-sgpr-lane-select',
    what: 'VALU writes a scalar register, v_readlane or v_writelane selects a lane by it',
    applies: gfx9,
    states: 4,
    late: (b) => b.name === 'v_readlane_b32' || b.name === 'v_writelane_b32',
    early: (a, b) => {
      const select = b.instruction.operands[2];
      return valu(a) && meets(a.writes, keysOfOperand(select), isScalar);
    },
  },
  {
    id: 'valu-vcc-div-fmas',
    what: 'VALU writes vcc, v_div_fmas reads it',
    applies: gfx9,
    states: 4,
    late: (b) => b.name.startsWith('v_div_fmas'),
    early: (a) => valu(a) && a.writes.includes(VCC),
  },
  {
    id: 'vgpr-dpp',
    what: 'a vector register is written, a DPP instruction reads it',
    applies: gfx9,
    states: 2,
    late: (b) => b.dpp && valu(b),
    early: (a, b) => valu(a) && meets(a.writes, b.reads, isVector),
  },
  {
    id: 'exec-dpp',
    what: 'VALU writes exec, a DPP instruction follows',
    applies: gfx9,
    states: 5,
    late: (b) => b.dpp && valu(b),
    early: writesExec,
  },
  {
    id: 'store-data-overwritten',
    what: 'the data of a store of more than 64 bits are overwritten by VALU',
    applies: (cpu) => gfx9(cpu) && !cpu.gfx940,
    states: 1,
    late: valu,
    source: (f) => wideData(f).length > 0,
    early: (a, b) => meets(wideData(a), b.writes, isVector),
  },
  {
    id: 'store-data-overwritten',
    what: 'the data of a store of more than 64 bits are overwritten by VALU',
    applies: (cpu) => cpu.gfx940,
    states: 2,
    late: valu,
    source: (f) => wideData(f).length > 0,
    early: (a, b) => meets(wideData(a), b.writes, isVector),
  },
  {
    id: 'setreg-getreg',
    what: 's_setreg and s_getreg of one hardware register',
    applies: gfx9,
    states: 2,
    late: (b) => b.name === 's_getreg_b32' && hwreg(b) !== '',
    early: (a, b) => a.name.startsWith('s_setreg') && hwreg(a) === hwreg(b),
  },
  {
    id: 'setreg-setreg',
    what: 'two s_setreg of one hardware register',
    applies: gfx9,
    states: 2,
    late: (b) => b.name.startsWith('s_setreg') && hwreg(b) !== '',
    early: (a, b) => a.name.startsWith('s_setreg') && hwreg(a) === hwreg(b),
  },
  {
    id: 'm0-read',
    what: 'SALU writes m0, the next instruction reads it implicitly',
    applies: gfx9,
    states: 1,
    late: (b) =>
      /^s_movrel|^ds_(?:load|store)_addtid|^s_sendmsg|^s_ttracedata/.test(b.name) ||
      (memory(b) && b.instruction.modifiers.some((m) => m.name === 'lds')) ||
      b.instruction.modifiers.some((m) => m.name === 'gds'),
    early: (a) => a.unit === 'salu' && a.writes.includes(M0),
  },
  {
    id: 'trans-use',
    what: 'a transcendental instruction writes a vector register, another VALU instruction reads it',
    applies: (cpu) => cpu.gfx940,
    states: 1,
    late: (b) => valu(b) && !b.transcendental,
    source: (f) => f.transcendental,
    early: (a, b) => a.transcendental && meets(a.writes, b.reads, isVector),
  },
  {
    id: 'valu-sgpr-valu',
    what: 'VALU writes a scalar register, VALU reads it',
    applies: (cpu) => cpu.gfx940,
    states: 2,
    late: valu,
    early: (a, b) =>
      valu(a) &&
      meets(a.writes, b.reads, (key) => isScalar(key) && key !== EXEC && key !== EXEC + 1),
  },
  {
    id: 'vgpr-readlane',
    what: 'VALU writes a vector register, v_readlane or v_readfirstlane reads it',
    applies: (cpu) => cpu.gfx940,
    states: 1,
    late: (b) => b.name === 'v_readlane_b32' || b.name === 'v_readfirstlane_b32',
    early: (a, b) => valu(a) && meets(a.writes, b.reads, isVector),
  },
  {
    id: 'exec-lane',
    what: 'VALU writes exec, a lane instruction follows',
    applies: (cpu) => cpu.gfx940,
    states: 4,
    late: (b) => /^v_(?:readlane|readfirstlane|writelane)_b32$/.test(b.name),
    early: writesExec,
  },
  {
    id: 'part-forwarded',
    what: 'VALU writes a part of a register, VALU reads the register',
    applies: (cpu) => cpu.gfx940,
    states: 1,
    late: valu,
    source: writesHalf,
    early: (a, b) => valu(a) && writesHalf(a) && meets(a.writes, b.reads, isVector),
  },
];

/** Does it write half of its destination? By SDWA's selection, or by the last bit of `op_sel`. */
function writesHalf({ instruction, sdwa }: AmdgcnFacts): boolean {
  for (const { name, value } of instruction.modifiers) {
    if (sdwa && name === 'dst_sel') return String(value) !== 'DWORD';
    if (name === 'op_sel' && Array.isArray(value) && !instruction.name.startsWith('v_pk_'))
      return value.length === instruction.operands.length && value.at(-1) === 1;
  }
  return false;
}
