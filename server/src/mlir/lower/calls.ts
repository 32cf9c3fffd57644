/** Calls: the way into functions, out of them, and what they give. */
import type { Value as MirValue } from '../../mir/index.ts';
import { parametersOf } from '../kernels.ts';
import type { Op } from '../syntax/tree.ts';
import { type Signature, signatureOf, typeOfFunction } from './callees.ts';
import type { FnCx } from './fn-cx.ts';

const SLOT = 8;

/** Parameters of the entry for those of a function, and where its results go. */
export function enterFunction(cx: FnCx, op: Op): void {
  const entry = cx.b.block;
  const type = typeOfFunction(op);
  if (type !== undefined && signatureOf(type, op).inMemory.length > 0)
    [cx.resultSlot] = cx.addParams(entry, ['ptr.private'], 'results');
  for (const arg of parametersOf(op))
    cx.define(arg, cx.addParams(entry, cx.parts(arg.type, op), arg.name));
}

/** Leaves a function with these results. */
export function leave(cx: FnCx, values: readonly MirValue[]): void {
  const { b, resultSlot } = cx;
  if (resultSlot === undefined) {
    b.ret([...values]);
    return;
  }
  values.forEach((value, i) => {
    b.store(value, i === 0 ? resultSlot : b.ptrAdd(resultSlot, cx.i64(SLOT * 2 * i)), SLOT);
  });
  b.ret([]);
}

/** A call of a function, by symbol or by address; the results in order. */
export function callOf(
  cx: FnCx,
  op: Op,
  callee: string | MirValue,
  type: Signature,
  args: readonly MirValue[],
): MirValue[] {
  const { b } = cx;
  const { inMemory, results } = type;
  const slot = inMemory.length === 0 ? [] : [cx.slot(SLOT * 2 * inMemory.length, SLOT * 2)];
  const given = [...slot, ...args];
  if (given.length !== type.params.length || given.some((arg, i) => arg.type !== type.params[i]))
    cx.unsupported('a call with other arguments than the function has', cx.nameOf(op));
  const out =
    typeof callee === 'string'
      ? b.call(callee, given, [...results])
      : [...b.emit('call.indirect', [callee, ...given], [...results], {}).results];
  if (slot.length === 0) return [...out];
  return inMemory.map((part, i) =>
    b.load(part, i === 0 ? slot[0]! : b.ptrAdd(slot[0]!, cx.i64(SLOT * 2 * i)), SLOT),
  );
}

/** Hands out the parts of several results. */
export function resultsOf(cx: FnCx, op: Op, parts: readonly MirValue[]): void {
  let at = 0;
  op.results.forEach(({ type }, i) => {
    const count = cx.parts(type, op).length;
    cx.result(op, parts.slice(at, at + count), i);
    at += count;
  });
}
