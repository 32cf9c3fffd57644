/**
 * Arrays of the heap that kernels ask for: `malloc` and `free` of NVIDIA's driver, as MLIR's
 * lowering calls them.
 */
import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from '../lower/fn-cx.ts';
import { contiguous, memrefOf, mul, pack } from '../lower/memref.ts';
import { memoryOf, memrefPointer } from '../lower/value-types.ts';
import { integerOf } from '../syntax/attributes.ts';
import type { Op } from '../syntax/tree.ts';
import { type MemrefType, typeText } from '../syntax/types.ts';
import { onMachine } from './intrinsics.ts';

/** What `malloc` aligns to (CUDA programming guide, dynamic memory of the device). */
const ALIGNED = 16;

/** `memref.alloc(%sizes) : memref<?xf32>` */
export function lowerAlloc(cx: FnCx, op: Op): void {
  const type = op.results[0]?.type;
  if (type?.kind !== 'memref' || type.layout !== undefined)
    throw cx.problem('an array of the heap with this layout', cx.nameOf(op));
  const to = cx.attempt(op, () => memrefPointer(type));
  if (to === 'ptr.workgroup') {
    lowerWorkgroup(cx, op, type);
    return;
  }
  onMachine(cx, op, 'ptx');
  if (to !== 'ptr' && to !== 'ptr.global')
    cx.unsupported(`an array of the heap of type \`${typeText(type)}\``, cx.nameOf(op));
  const { size, align } = cx.attempt(op, () => memoryOf(type.element));
  const asked = integerOf(op.attrs.get('alignment')) ?? BigInt(align);
  // The place to free would be another than that of the array, and a memref here has only one.
  if (asked > BigInt(ALIGNED))
    cx.unsupported(`an array of the heap aligned to ${asked} bytes`, cx.nameOf(op));
  let next = 0;
  const dynamic = type.shape.flatMap((one) => (one === undefined ? [cx.one(op, next++)] : []));
  const known = type.shape.reduce<number>((product, one) => product * (one ?? 1), size);
  let bytes: MirValue = cx.i64(known);
  for (const count of dynamic) bytes = mul(cx, bytes, count);
  const symbol = cx.scope.foreign('malloc', ['i64'], ['ptr']);
  const [made] = cx.b.call(symbol, [bytes], ['ptr']);
  const ptr = to === 'ptr' ? made! : cx.b.value('ptr.cast', [made!], to);
  cx.result(op, pack(contiguous(cx, op, type, ptr, dynamic)));
}

/**
 * Workgroup memory is there for as long as the workgroup, whoever asks for it and how often: one
 * region for each operation, as for `memref.alloca` in this space.
 */
function lowerWorkgroup(cx: FnCx, op: Op, type: MemrefType): void {
  const { size, align } = cx.attempt(op, () => memoryOf(type.element));
  let next = 0;
  const shape = type.shape.map((one) => {
    const count = one ?? cx.constant(op.operands[next++]?.value);
    return count === undefined
      ? cx.unsupported('workgroup memory whose size is not constant', cx.nameOf(op))
      : Number(count);
  });
  const bytes = shape.reduce((product, one) => product * one, size);
  const asked = integerOf(op.attrs.get('alignment')) ?? 1n;
  const ptr = cx.scope.workgroupArray(cx, bytes, Math.max(align, Number(asked)), op);
  cx.result(op, pack(contiguous(cx, op, { ...type, shape }, ptr, [])));
}

/** `memref.dealloc %m : memref<?xf32>` */
export function lowerDealloc(cx: FnCx, op: Op): void {
  const type = cx.typeOf(op.operands[0]);
  if (type?.kind === 'memref' && cx.attempt(op, () => memrefPointer(type)) === 'ptr.workgroup')
    return;
  onMachine(cx, op, 'ptx');
  const { ptr } = memrefOf(cx, op, op.operands[0]);
  const symbol = cx.scope.foreign('free', ['ptr'], []);
  cx.b.call(symbol, [ptr.type === 'ptr' ? ptr : cx.b.value('ptr.cast', [ptr], 'ptr')], []);
}
