/** Accesses of a PTX function whose lanes are a known number of bytes apart. */
import { nvidiaMemory, reportStrides, type StridedAccess } from '../../strides/index.ts';
import type { PtxFunction, PtxInstruction, PtxOperand } from '../ast.ts';
import { isPtxType, ptxTypeBits } from '../types.ts';
import { threadsOf } from './bounds.ts';
import { IS, type PtxFlow } from './flow.ts';
import type { PtxLintReport } from './report.ts';
import type { PtxValues } from './values.ts';

/** Reports lines that each lane needs for itself, and banks that many lanes want at once. */
export function stridedAccesses(
  flow: PtxFlow,
  fn: PtxFunction,
  values: PtxValues,
  report: PtxLintReport,
): void {
  const gpu = nvidiaMemory();
  const [x = gpu.lanes] = threadsOf(fn) ?? [];
  const accesses: StridedAccess<PtxInstruction>[] = [];
  let block = 0;
  for (let at = 0; at < flow.steps.length; at++) {
    const { instruction: i, is, base: register } = flow.steps[at]!;
    if (at >= flow.blocks[block]!.end) block += 1;
    if ((is & IS.access) === 0 || register < 0) continue;
    const value = values.ofRegister(register);
    if (value?.kind !== 'affine') continue;
    const address = i.operands.find((o) => o.kind === 'addr');
    const bytes = widthOf(i);
    if (address?.kind !== 'addr' || bytes === undefined) continue;
    accesses.push({
      at: i,
      block,
      memory: i.modifiers.includes('global') ? 'global' : 'shared',
      base: nameOf(address.items[0]),
      offset: Number(address.offset),
      bytes,
      stride: value.stride,
    });
  }
  reportStrides(accesses, flow.next, gpu, Math.min(gpu.lanes, x), (code, i, message) =>
    report(code, i.nameSpan, message),
  );
}

function nameOf(o: PtxOperand | undefined): string {
  return o?.kind === 'sym' ? o.name : '';
}

/** Bytes that one lane accesses. */
export function widthOf({ modifiers }: PtxInstruction): number | undefined {
  const type = modifiers[modifiers.length - 1] ?? '';
  if (!isPtxType(type)) return undefined;
  const vector = modifiers.find((m) => /^v[248]$/.test(m));
  return (ptxTypeBits(type) / 8) * Number(vector?.slice(1) ?? 1);
}
