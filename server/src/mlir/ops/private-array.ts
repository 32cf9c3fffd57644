/**
 * Private arrays whose size is known at run time only: `alloca` of PTX (PTX ISA, stack
 * manipulation instructions), as LLVM prints it. They live until the kernel ends.
 */
import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import type { Op } from '../syntax/tree.ts';

/**
 * A pointer to `bytes` (`i64`) fresh bytes of the thread's stack.
 *
 * @throws where the target has no such instruction
 */
export function dynamicPrivateArray(cx: FnCx, op: Op, bytes: MirValue, align: number): MirValue {
  if (cx.target.name !== 'ptx')
    cx.unsupported('a private array whose size is not constant, on this target', cx.nameOf(op));
  return cx.b.value('gpu.intrinsic', [bytes], 'ptr.private', {
    symbol: 'nvptx.alloca',
    imm: [BigInt(Math.max(align, 1))],
  });
}
