/**
 * Registers as numbers: scalar ones by their number, `VCC` and the other named ones behind them,
 * vector registers from `VECTOR` on, accumulation registers from `ACCUMULATION` on.
 */
import type { AmdgcnOperand, AmdgcnRegister } from '../ast.ts';

export const VCC = 106;
export const M0 = 125;
export const EXEC = 126;
export const VECTOR = 1024;
const ACCUMULATION = 2048;

const SPECIAL: Readonly<Record<string, readonly number[]>> = {
  vcc: [VCC, VCC + 1],
  vcc_lo: [VCC],
  vcc_hi: [VCC + 1],
  exec: [EXEC, EXEC + 1],
  exec_lo: [EXEC],
  exec_hi: [EXEC + 1],
  m0: [M0],
  flat_scratch: [102, 103],
  flat_scratch_lo: [102],
  flat_scratch_hi: [103],
};

export function isVector(key: number): boolean {
  return key >= VECTOR;
}

export function isScalar(key: number): boolean {
  return key < VECTOR;
}

/** `v[4:5]`, `s3`, `vcc`: for messages. */
export function registerName(key: number): string {
  if (key >= ACCUMULATION) return `a${key - ACCUMULATION}`;
  if (key >= VECTOR) return `v${key - VECTOR}`;
  const special = { [VCC]: 'vcc', [VCC + 1]: 'vcc_hi', [M0]: 'm0', [EXEC]: 'exec' }[key];
  return special ?? (key === EXEC + 1 ? 'exec_hi' : `s${key}`);
}

function keysOf(register: AmdgcnRegister): readonly number[] {
  if (register.file === 'special') return SPECIAL[register.name] ?? [];
  const base = { v: VECTOR, a: ACCUMULATION, s: 0, ttmp: 108 }[register.file];
  const out: number[] = [];
  for (let i = 0; i < register.count; i++) out.push(base + register.index + i);
  return out;
}

/** Registers of an operand; none for constants. */
export function keysOfOperand(operand: AmdgcnOperand | undefined): readonly number[] {
  return operand?.kind === 'reg' ? keysOf(operand) : [];
}
