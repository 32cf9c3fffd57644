/**
 * Dual issue (`v_dual_a :: v_dual_b`): both halves read their operands before either writes. The
 * second half runs first, into a register of its own, and is copied to its place behind the first.
 */
import type { AmdgcnInstruction, AmdgcnOperand, AmdgcnRegister } from '../../asm/index.ts';
import { type DecodeContext, Decoder } from './decoder.ts';
import { decodeOne } from './instruction.ts';
import type { Op } from './state.ts';

/** The text's registers end before this one; it exists only for the second half's result. */
export function dualIssue(
  context: DecodeContext,
  instr: AmdgcnInstruction,
  index: number,
  strict: boolean,
): Op {
  const second = instr.dual!;
  const x = new Decoder(context, instr, index);
  const target = second.operands[0];
  if (target?.kind !== 'reg' || target.file !== 'v')
    return x.fail('the second half of a dual instruction has no destination');
  const a = decodeOne(x, strict);
  const free = context.layout.vectorCount - 1;
  const renamed: AmdgcnRegister = { ...target, index: free, count: 1, name: `v${free}` };
  const operands: AmdgcnOperand[] = [renamed, ...second.operands.slice(1)];
  const b = decodeOne(new Decoder(context, { ...second, operands }, index), strict);
  const to = x.vector(target.index).off;
  const from = x.vector(free).off;
  return (w) => {
    const { R, lanes, n } = w;
    // Accumulating halves read their destination.
    for (let i = 0; i < n; i++) R[from + lanes[i]!] = R[to + lanes[i]!]!;
    b(w);
    a(w);
    for (let i = 0; i < n; i++) R[to + lanes[i]!] = R[from + lanes[i]!]!;
  };
}
