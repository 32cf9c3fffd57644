/**
 * How analyses see a call of `gpu_launch_sized_workgroup_mem::<T>`: an instruction that stays where
 * the call was, even when nobody uses the address, because that it ran is what makes the alignment
 * of `T` certain.
 */
import { createInst, type Func, type Inst } from '../mir/index.ts';

const SYMBOL = 'launch-sized-ask';

/** What a call asks for: alignment and size of its type, in bytes. */
export interface Ask {
  readonly align: number;
  readonly size: number;
}

/** The instruction that stands for a call; its result is the start of the workgroup's region. */
export function createAsk(fn: Func, address: Inst, ask: Ask): Inst {
  const attrs = { symbol: SYMBOL, imm: [ask.align, ask.size] };
  const inst = createInst(fn, address.block, 'gpu.intrinsic', [], [], attrs, address.loc);
  inst.results = address.results;
  for (const result of inst.results) result.def = inst;
  return inst;
}

/** What the instruction asks for, undefined when it is no such call. */
export function askOf(inst: Inst): Ask | undefined {
  if (inst.op !== 'gpu.intrinsic' || inst.attrs.symbol !== SYMBOL) return undefined;
  const [align, size] = inst.attrs.imm as readonly [number, number];
  return { align, size };
}

/** For uniformity: every thread of a workgroup gets the same address. */
export function isAskSymbol(symbol: string): boolean {
  return symbol === SYMBOL;
}
