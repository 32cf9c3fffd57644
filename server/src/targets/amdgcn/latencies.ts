/** Cycles of LLVM's scheduling models (`SISchedule.td`), and what the scalar unit computes. */
import type { AmdCpu } from './cpus.ts';
import { TRANSCENDENTAL } from './hazards-gfx11.ts';

/** Instructions of the scalar unit that compute and do nothing else. */
export const SCALAR_ALU =
  /^s_(?:mov|add|sub|mul|and|or|xor|not|nand|nor|xnor|lsh|ash|bf[ei]|bcnt|ff[01]|flbit|brev|sext|cmp|cselect|min|max|abs|clz|ctz|cls|andn|orn|pack)(?!\w*saveexec)\w*$/;

const PRODUCTS = /^v_mul_(?:lo|hi)_[ui]32|^v_mad_[ui]64|^v_m?qsad/;

/** Cycles from the issue to the result, of `GFX11SpeedModel`. */
export function latency(op: string): number {
  if (op.startsWith('s_')) return /_f(?:16|32)$/.test(op) ? 4 : 2;
  const double = /_f64/.test(op);
  if (TRANSCENDENTAL.test(op)) return double ? 40 : 10;
  if (double && !op.startsWith('v_cmp_')) return 38;
  if (PRODUCTS.test(op)) return 8;
  return /_[biu]64$/.test(op) ? 6 : 5;
}

/** Likewise, of the model of a processor's generation; GFX10's differs in f64 only. */
export function latencyOn(cpu: AmdCpu, op: string): number {
  if (cpu.generation !== 'gfx9') return latency(op);
  return TRANSCENDENTAL.test(op) || PRODUCTS.test(op) || /^v_.*_f64/.test(op) ? 4 : 1;
}

/** Of a jump that is taken, and of an access of workgroup memory. */
export function branchLatency(cpu: AmdCpu): number {
  return cpu.generation === 'gfx9' ? 8 : 32;
}

export function ldsLatency(cpu: AmdCpu): number {
  return cpu.generation === 'gfx9' ? 5 : 20;
}
