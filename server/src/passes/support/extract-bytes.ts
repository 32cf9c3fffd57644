/**
 * Bytes of a value as a value of their own: what a load reads of something wider that is known.
 * LLVM's counterpart is `getStoreValueForLoad` (`VNCoercion`).
 */
import {
  byteSize,
  createInst,
  type Func,
  type Inst,
  isFloat,
  isInt,
  type MirType,
  type OpName,
  type Value,
} from '../../mir/index.ts';

/**
 * Is every bit of such a value one of its bytes in memory, and does it fit a register? Of pointers
 * only generic ones are the same number in memory.
 */
export const hasBytes = (type: MirType): boolean =>
  type === 'ptr' || ((isInt(type) || isFloat(type)) && type !== 'i1' && byteSize(type) <= 8);

const intOf = (bytes: number): MirType => `i${8 * bytes}` as MirType;

/**
 * What `load` gives where it reads the bytes of `value` behind the first `skipped`. What computes
 * it is added to `out`, to stand where the load does. Both types have bytes (`hasBytes`), the
 * lowest first.
 */
export function partOf(fn: Func, load: Inst, value: Value, skipped: number, out: Inst[]): Value {
  const { type } = load.results[0];
  const make = (op: OpName, args: Value[], to: MirType, attrs: Inst['attrs'] = {}): Value => {
    const inst = createInst(fn, load.block, op, args, [to], attrs, load.loc);
    out.push(inst);
    return inst.results[0];
  };
  let part = value;
  if (part.type === type && skipped === 0) return part;
  if (part.type === 'ptr') part = make('ptr.to.int', [part], 'i64');
  if (isFloat(part.type)) part = make('bitcast', [part], intOf(byteSize(part.type)));
  if (skipped > 0) {
    const by = make('const.int', [], part.type, { bits: BigInt(8 * skipped) });
    part = make('int.lshr', [part, by], part.type);
  }
  const narrow = intOf(byteSize(type));
  if (part.type !== narrow) part = make('int.trunc', [part], narrow);
  if (type === 'ptr') return make('int.to.ptr', [part], type);
  return isFloat(type) ? make('bitcast', [part], type) : part;
}
