/**
 * One instruction to its op: the table by canonical name, and the strict mode's bookkeeping around
 * it.
 */
import { canonicalAmdgcnName } from '../../asm/index.ts';
import type { Decoder } from './decoder.ts';
import { findOp } from './ops/index.ts';
import { type Op, type RegisterLayout, SReg, type Wave } from './state.ts';
import { COUNTER_NAMES } from './waits.ts';

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
  const guarded = checked(op, [...new Set(d.reads)], [...new Set(d.writes)], own, (r) =>
    registerName(layout, r),
  );
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
  return s === SReg.VccLo
    ? 'vcc_lo'
    : s === SReg.VccHi
      ? 'vcc_hi'
      : s >= SReg.Ttmp && s < SReg.M0
        ? `ttmp${s - SReg.Ttmp}`
        : `s${s}`;
}

/**
 * Puts the check of an instruction's registers before it. Loads that finish in order may write what
 * an earlier one on the same counter, one of `own`, still has to write.
 */
function checked(
  op: Op,
  reads: readonly number[],
  writes: readonly number[],
  own: readonly number[],
  nameOf: (register: number) => string,
): Op {
  if (reads.length + writes.length === 0) return op;
  return (w: Wave) => {
    const { waits } = w;
    if (waits && w.n > 0) {
      for (let i = 0; i < reads.length; i++) {
        const c = waits.guard(reads[i]!);
        if (c >= 0) tooEarly(w, nameOf(reads[i]!), 'used', c);
      }
      for (let i = 0; i < writes.length; i++) {
        const c = waits.guard(writes[i]!);
        if (c >= 0 && !own.includes(c)) tooEarly(w, nameOf(writes[i]!), 'overwritten', c);
      }
    }
    op(w);
  };
}

function tooEarly(w: Wave, register: string, what: string, counter: number): never {
  return w.fault(
    -1,
    'missing-wait',
    `${register} is ${what} before the wait on ${COUNTER_NAMES[counter]} for the operation that loads it`,
  );
}
