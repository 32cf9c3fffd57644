/**
 * The check at run time that the proposal of `gpu.dynamic_shared_memory` had and upstream never
 * got: with the attribute `dynamicBoundCheck`, a view that does not lie in the bytes which the
 * launch gave ends the kernel. Upstream accepts the attribute and ignores it.
 */
import { type Value as MirValue, targetOp } from '../../mir/index.ts';
import { definingOp, type Op } from '../syntax/tree.ts';
import type { FnCx } from './fn-cx.ts';
import type { Descriptor } from './memref.ts';
import { memoryOf } from './value-types.ts';

const ATTRIBUTE = 'dynamicBoundCheck';

/** Does a view ask for the check, by the memory that it is a view of? */
export function isChecked(view: Op): boolean {
  const source = definingOp(view.operands[0]?.value);
  return source?.name === 'gpu.dynamic_shared_memory' && source.attrs.has(ATTRIBUTE);
}

/**
 * Ends the kernel unless the view's bytes, `shift` behind the start of the memory, lie in it.
 * Negative shifts count as large ones.
 */
export function checkBounds(cx: FnCx, shift: MirValue, view: Descriptor): void {
  const { b } = cx;
  const { size } = memoryOf(view.type.element);
  const bytes = view.sizes.reduce(
    (product, count) => b.value('int.mul', [product, count], 'i64'),
    cx.i64(size),
  );
  const limit = dynamicBytes(cx);
  const rest = b.value('int.sub', [limit, bytes], 'i64');
  const isInside = b.value(
    'int.and',
    [b.icmp('ule', bytes, limit), b.icmp('ule', shift, rest)],
    'i1',
  );
  const [fine, outside] = [b.newBlock(), b.newBlock()];
  b.brIf(isInside, fine, outside);
  b.block = outside;
  b.emit('trap', [], [], { message: 'view outside of the dynamic shared memory' });
  b.block = fine;
}

/** Offset of `group_segment_size` in AMD's dispatch packet (HSA specification, 2.8.3). */
const GROUP_SEGMENT_SIZE = 28;

/** Bytes that the launch gave. */
function dynamicBytes(cx: FnCx): MirValue {
  const { b } = cx;
  const read = (symbol: string): MirValue => b.value(targetOp(symbol), [], 'i32', { symbol });
  if (cx.target.name === 'ptx') return cx.resize(read('nvptx.dynamic.smem.size'), 'i64', false);
  // The packet counts the static memory in front of it too.
  const packet = b.value('gpu.dispatch.ptr', [], 'ptr.constant');
  const all = b.load('i32', b.ptrAdd(packet, cx.i64(GROUP_SEGMENT_SIZE)), 4);
  const own = read('amdgcn.groupstaticsize');
  return cx.resize(b.value('int.sub', [all, own], 'i32'), 'i64', false);
}
