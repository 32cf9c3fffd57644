/** Two-way tests of patterns as conditions. */
import {
  addBlockParam,
  type Block,
  bitWidth,
  isFloat,
  isPtr,
  type Value,
} from '../../mir/index.ts';
import { isSigned } from '../expr/operator.ts';
import type { FnCx } from '../fn-cx.ts';
import { offsetPtr } from '../memory.ts';
import type { Place } from '../operand.ts';
import { scalarValue } from '../shape.ts';
import type { Locator, Occurrence } from './occurrence.ts';
import type { Test } from './row.ts';

/** Emits a test; the result is true when the value passes. */
export function emitTest(cx: FnCx, loc: Locator, occ: Occurrence, test: Test): Value {
  const { b } = cx;
  switch (test.kind) {
    case 'float': {
      const value = scalarValue(cx, loc.read(occ));
      return isFloat(value.type)
        ? b.fcmp('oeq', value, b.float(value.type, test.bits))
        : b.int('i1', 0);
    }
    case 'range':
      return rangeTest(cx, scalarValue(cx, loc.read(occ)), isSigned(occ.ty), test);
    case 'any':
      return test.tests
        .map((one) => emitTest(cx, loc, occ, one))
        .reduce((a, c) => b.value('int.or', [a, c], 'i1'));
    case 'bytes':
      return bytesTest(cx, loc, loc.place(occ), test.bytes);
    case 'length': {
      const length = loc.lengthOf(loc.place(occ));
      return b.icmp(test.atLeast ? 'uge' : 'eq', length, b.int('i64', test.count));
    }
    case 'int': {
      const read = scalarValue(cx, loc.read(occ));
      const value = isPtr(read.type) ? b.value('ptr.to.int', [read], 'i64') : read;
      return b.icmp('eq', value, b.int(value.type, test.bits));
    }
    case 'variant':
      return cx.unsupported('this test of a variant');
  }
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each pair of bounds
function rangeTest(cx: FnCx, value: Value, signed: boolean, test: Test & { kind: 'range' }): Value {
  const { b } = cx;
  const { lo, hi, open } = test;
  if (isFloat(value.type)) {
    const { type } = value;
    const above = lo === undefined ? undefined : b.fcmp('oge', value, b.float(type, lo));
    const below =
      hi === undefined ? undefined : b.fcmp(open ? 'olt' : 'ole', value, b.float(type, hi));
    if (above !== undefined && below !== undefined) return b.value('int.and', [above, below], 'i1');
    return above ?? below ?? b.int('i1', 1);
  }
  const { type } = value;
  if (lo !== undefined && hi !== undefined) {
    // One comparison: the distance from the lower bound, which wraps below it.
    const span = BigInt.asUintN(bitWidth(type), hi - lo - (open ? 1n : 0n));
    const from = lo === 0n && !signed ? value : b.value('int.sub', [value, b.int(type, lo)], type);
    return b.icmp('ule', from, b.int(type, span));
  }
  if (lo !== undefined) return b.icmp(signed ? 'sge' : 'uge', value, b.int(type, lo));
  if (hi === undefined) return b.int('i1', 1);
  const pred = open ? (signed ? 'slt' : 'ult') : signed ? 'sle' : 'ule';
  return b.icmp(pred, value, b.int(type, hi));
}

/** Bytes of a constant that are each compared by instructions of their own. */
const MOST_WRITTEN_OUT = 64;

/** Compares the bytes of a constant one after the other; ends in `done` with the answer. */
function compareInLoop(cx: FnCx, place: Place, bytes: Uint8Array, done: Block): void {
  const { b } = cx;
  const constant = cx.lw.bytesAddress(cx, bytes);
  const loop = b.newBlock();
  const at = addBlockParam(cx.fn, loop, 'i64');
  const equal = b.newBlock();
  b.br(loop, [b.int('i64', 0)]);
  cx.enter(loop);
  const found = b.load('i8', b.ptrAdd(place.ptr, at), 1);
  const wanted = b.load('i8', b.ptrAdd(constant, at), 1);
  b.brIf(b.icmp('eq', found, wanted), equal, done, [], [b.int('i1', 0)]);
  cx.enter(equal);
  const next = b.value('int.add', [at, b.int('i64', 1)], 'i64');
  const isLast = b.icmp('eq', next, b.int('i64', bytes.length));
  b.brIf(isLast, done, loop, [b.int('i1', 1)], [next]);
}

/**
 * Compares a string or byte slice with a constant: the length, then the bytes where the length is
 * right.
 */
function bytesTest(cx: FnCx, loc: Locator, place: Place, bytes: Uint8Array): Value {
  const { b } = cx;
  const done = b.newBlock();
  const result = addBlockParam(cx.fn, done, 'i1');
  const compare = b.newBlock();
  const length = place.ty.kind === 'str' ? place.meta! : loc.lengthOf(place);
  const fits = b.icmp('eq', length, b.int('i64', bytes.length));
  b.brIf(fits, compare, done, [], [b.int('i1', 0)]);
  cx.enter(compare);
  if (bytes.length > MOST_WRITTEN_OUT) {
    compareInLoop(cx, place, bytes, done);
    cx.enter(done);
    return result;
  }
  let equal = b.int('i1', 1);
  for (const [at, byte] of bytes.entries()) {
    const found = b.load('i8', offsetPtr(cx, place.ptr, at), 1);
    equal = b.value('int.and', [equal, b.icmp('eq', found, b.int('i8', byte))], 'i1');
  }
  b.br(done, [equal]);
  cx.enter(done);
  return result;
}
