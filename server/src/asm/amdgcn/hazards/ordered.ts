/**
 * Hazards that no number of wait states cures but an instruction between: those of GFX10.1, the
 * transcendental and lane permutation hazards of GFX10 and GFX11 (LLVM, "GCNHazardRecognizer").
 */
import type { AmdgcnOperand } from '../ast.ts';
import type { AmdgcnFacts } from './facts.ts';
import { EXEC, isScalar, isVector } from './keys.ts';
import type { HazardProcessor } from './processor.ts';

export interface OrderRule {
  readonly id: string;
  readonly what: string;
  readonly applies: (cpu: HazardProcessor) => boolean;
  readonly late: (late: AmdgcnFacts) => boolean;
  readonly early: (early: AmdgcnFacts, late: AmdgcnFacts) => boolean;
  /** What some instruction of the function must be, so that there is anything to look for. */
  readonly source: (f: AmdgcnFacts) => boolean;
  readonly expires: (between: AmdgcnFacts) => boolean;
  /** Distance of an instruction, and the distances that are too near; all are when absent. */
  readonly cost?: (between: AmdgcnFacts) => number;
  readonly within?: (distance: number) => boolean;
}

const meets = (
  a: readonly number[],
  b: readonly number[],
  wanted: (key: number) => boolean,
): boolean => a.some((key) => wanted(key) && b.includes(key));
const valu = (f: AmdgcnFacts): boolean => f.unit === 'valu';
const vmem = (f: AmdgcnFacts): boolean => f.unit === 'vmem' || f.unit === 'flat' || f.unit === 'ds';
const segment = (f: AmdgcnFacts): boolean =>
  f.unit === 'vmem' || (f.unit === 'flat' && !f.name.startsWith('flat_'));
const imm = (o: AmdgcnOperand | undefined): number => (o?.kind === 'int' ? Number(o.value) : -1);

/** Words that `s_waitcnt` names with zero; every counter for a plain 0. */
function waitsForAll(f: AmdgcnFacts, counter: string): boolean {
  if (f.name !== 's_waitcnt') return false;
  return f.instruction.operands.some((o) =>
    o.kind === 'word' ? o.name === counter && o.args[0] === 0 : imm(o) === 0,
  );
}

/** `s_waitcnt_depctr` that waits for a field: all its bits zero, or zero by name. */
function depctr(f: AmdgcnFacts, field: DepctrField): boolean {
  if (f.name !== 's_waitcnt_depctr') return false;
  return f.instruction.operands.some((o) => {
    if (o.kind === 'word') return o.name === `depctr_${field}` && o.args[0] === 0;
    return imm(o) >= 0 && (imm(o) & DEPCTR[field]) === 0;
  });
}

type DepctrField = keyof typeof DEPCTR;

/** Fields of the operand of `s_waitcnt_depctr`. */
const DEPCTR = { va_vdst: 0xf000, vm_vsrc: 0x1c, sa_sdst: 0x1 } as const;

export const ORDER_RULES: readonly OrderRule[] = [
  {
    id: 'vmem-sgpr-overwritten',
    what: 'a scalar register that vector memory reads is overwritten by the scalar unit',
    applies: (cpu) => cpu.gfx101,
    late: (b) => (b.unit === 'salu' || b.unit === 'smem') && b.writes.length > 0,
    source: vmem,
    early: (a, b) => vmem(a) && meets(a.reads, b.writes, isScalar),
    expires: (f) => valu(f) || depctr(f, 'vm_vsrc') || zeroOperand(f),
  },
  {
    id: 'smem-sgpr-overwritten',
    what: 'a scalar register that scalar memory reads is overwritten by VALU',
    applies: (cpu) => cpu.gfx101,
    late: (b) => valu(b) && b.writes.some(isScalar),
    source: (f) => f.unit === 'smem',
    early: (a, b) => a.unit === 'smem' && meets(a.reads, b.writes, isScalar),
    expires: (f) =>
      f.unit === 'salu' ||
      waitsForAll(f, 'lgkmcnt') ||
      (f.name === 's_waitcnt_lgkmcnt' && imm(f.instruction.operands[1]) === 0),
  },
  {
    id: 'exec-overwritten',
    what: 'exec is read by another unit and overwritten by VALU',
    applies: (cpu) => cpu.gfx101,
    late: (b) => valu(b) && b.writes.includes(EXEC),
    source: (f) => f.reads.includes(EXEC),
    early: (a) => !valu(a) && a.reads.includes(EXEC),
    expires: (f) => (valu(f) && f.writes.some(isScalar)) || depctr(f, 'sa_sdst'),
  },
  {
    id: 'cmpx-permlane',
    what: 'v_cmpx writes exec, v_permlane follows',
    applies: (cpu) => cpu.major === 10 || cpu.gfx110,
    late: (b) => /^v_permlane(?:x?16|64)/.test(b.name),
    source: (f) => f.name.startsWith('v_cmpx'),
    early: (a) => a.name.startsWith('v_cmpx') && a.writes.includes(EXEC),
    expires: (f) => valu(f) && f.name !== 'v_nop',
  },
  {
    id: 'trans-use',
    what: 'a transcendental instruction writes a vector register, VALU reads it',
    applies: (cpu) => cpu.gfx110,
    late: (b) => valu(b) && b.reads.some(isVector),
    source: (f) => f.transcendental,
    early: (a, b) => a.transcendental && meets(a.writes, b.reads, isVector),
    expires: (f) => vmem(f) || depctr(f, 'va_vdst'),
    // Six vector instructions between, or two transcendental ones: those count in the higher bits
    // too.
    cost: (f) => (f.transcendental ? 65 : valu(f) ? 1 : 0),
    within: (distance) => (distance & 63) <= 5 && distance >> 6 <= 1,
  },
];

function zeroOperand(f: AmdgcnFacts): boolean {
  return f.name === 's_waitcnt' && f.instruction.operands.some((o) => imm(o) === 0);
}

/**
 * The rule about branches looks twice: from the access to a branch, from there to an access of the
 * other kind.
 */
export function accessKind(f: AmdgcnFacts): 'lds' | 'memory' | undefined {
  if (f.unit === 'ds') return 'lds';
  return segment(f) ? 'memory' : undefined;
}

export function waitsForStores(f: AmdgcnFacts): boolean {
  return f.name === 's_waitcnt_vscnt' && imm(f.instruction.operands[1]) === 0;
}
