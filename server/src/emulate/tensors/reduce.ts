/** What bulk copies do that combine with what is there (PTX ISA, `cp.reduce.async.bulk`). */
import type { BulkOperation } from '../../base/index.ts';
import { addToOdd, BF16, bf16Value, encodeFloat, F16, f16Value } from '../../numeric/index.ts';

/** A type of PTX, or of a tensor map: bits and how they are read. */
interface Number {
  readonly size: number;
  readonly kind: 'f' | 'bf' | 's' | 'u';
}

function numberOf(type: string): Number | undefined {
  const [, kind = '', bits = ''] = /^(bf|[fsiub])(8|16|32|64)$/.exec(type) ?? [];
  if (kind === '') return undefined;
  const of = { i: 's', s: 's', b: 'u', u: 'u', f: 'f', bf: 'bf' } as const;
  return { size: Number(bits) / 8, kind: of[kind as keyof typeof of] };
}

/** Combines elements of `type` from `from` into `to`; false when there is no such operation. */
export function combineBytes(
  operation: BulkOperation,
  type: string,
  to: Uint8Array,
  from: Uint8Array,
): boolean {
  const number = numberOf(type);
  if (number === undefined || !isOperation(operation, number)) return false;
  const [target, source] = [to, from].map(
    (u8) => new DataView(u8.buffer, u8.byteOffset, u8.length),
  );
  for (let at = 0; at < from.length; at += number.size)
    combine(operation, number, target!, source!, at);
  return true;
}

/** The operations that types have (PTX ISA, table of `cp.reduce.async.bulk`). */
function isOperation(operation: BulkOperation, { kind, size }: Number): boolean {
  const isFloat = kind === 'f' || kind === 'bf';
  if (isFloat) return operation === 'add' || (size === 2 && /^m/.test(operation));
  if (size < 4) return false;
  if (operation === 'inc' || operation === 'dec') return kind === 'u' && size === 4;
  return true;
}

function combine(
  operation: BulkOperation,
  { kind, size }: Number,
  target: DataView,
  source: DataView,
  at: number,
): void {
  if (kind === 'f' || kind === 'bf') {
    combineFloat(operation, kind, size, target, source, at);
    return;
  }
  const read = (view: DataView): bigint => {
    if (size === 8) return kind === 's' ? view.getBigInt64(at, true) : view.getBigUint64(at, true);
    return BigInt(kind === 's' ? view.getInt32(at, true) : view.getUint32(at, true));
  };
  const value = whole(operation, read(target), read(source));
  if (size === 8) target.setBigUint64(at, BigInt.asUintN(64, value), true);
  else target.setUint32(at, Number(BigInt.asUintN(32, value)), true);
}

function whole(operation: BulkOperation, old: bigint, by: bigint): bigint {
  switch (operation) {
    case 'add':
      return old + by;
    case 'min':
      return old < by ? old : by;
    case 'max':
      return old > by ? old : by;
    case 'inc':
      return old >= by ? 0n : old + 1n;
    case 'dec':
      return old === 0n || old > by ? by : old - 1n;
    case 'and':
      return old & by;
    case 'or':
      return old | by;
    default:
      return old ^ by;
  }
}

function combineFloat(
  operation: BulkOperation,
  kind: 'f' | 'bf',
  size: number,
  target: DataView,
  source: DataView,
  at: number,
): void {
  if (size === 8) {
    target.setFloat64(at, target.getFloat64(at, true) + source.getFloat64(at, true), true);
    return;
  }
  if (size === 4) {
    target.setFloat32(at, target.getFloat32(at, true) + source.getFloat32(at, true), true);
    return;
  }
  const decode = kind === 'bf' ? bf16Value : f16Value;
  const [x, y] = [target, source].map((view) => decode(view.getUint16(at, true))) as [
    number,
    number,
  ];
  const value =
    operation === 'min' ? Math.min(x, y) : operation === 'max' ? Math.max(x, y) : addToOdd(x, y);
  target.setUint16(at, encodeFloat(value, kind === 'bf' ? BF16 : F16, 'rn'), true);
}
