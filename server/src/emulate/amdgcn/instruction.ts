/** One instruction to its op: the table by canonical name, and the strict mode's bookkeeping around it. */
import { canonicalAmdgcnName } from '../../asm/index.ts';
import type { Decoder } from './decoder.ts';
import { findOp } from './ops/index.ts';
import { type Op, type RegisterLayout, SReg } from './state.ts';
import { checked } from './waits.ts';

/** The op of a single instruction, with the strict mode's bookkeeping around it. */
export function decodeOne(d: Decoder, strict: boolean): Op {
  const name = canonicalAmdgcnName(d.instr.name);
  const builder = findOp(name);
  if (!builder) return d.fail(`\`${d.instr.mnemonic}\` is not simulated`);
  const op = builder(d);
  if (!strict) return op;
  const { waits } = d;
  const { layout } = d;
  const own = waits && !waits.outOfOrder ? waits.counters : [];
  const guarded = checked(op, [...new Set(d.reads)], [...new Set(d.writes)], own, (r) => registerName(layout, r));
  if (!waits) return guarded;
  return (w) => {
    guarded(w);
    w.waits?.start(waits.counters, waits.writes, waits.outOfOrder);
  };
}

function registerName(layout: RegisterLayout, r: number): string {
  if (r < layout.vectorCount) return `v${r}`;
  const a = r - layout.vectorCount;
  if (a < layout.accumCount) return `a${a}`;
  const s = a - layout.accumCount;
  return s === SReg.VccLo ? 'vcc_lo' : s === SReg.VccHi ? 'vcc_hi' : s >= SReg.Ttmp && s < SReg.M0 ? `ttmp${s - SReg.Ttmp}` : `s${s}`;
}

