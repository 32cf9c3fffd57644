/** What expressions of a spec may name: numbers, buffers and values of a launch. */
import { isInteger, onlyLeaf, readLeaf, sizeOf, sizeOfLeaf, type ValueType } from './types.ts';

/** A name that an expression may use. */
export type Named =
  | { readonly kind: 'number'; readonly value: number | bigint; readonly isInt: boolean }
  | {
      readonly kind: 'buffer';
      /** Numbers in it, or elements where these are no numbers of one type. */
      readonly length: number;
      readonly isInt: boolean;
      /** Absent where elements are no numbers of one type: their fields are. */
      at?(index: number): number | bigint;
      readonly memory?: Memory;
    }
  /** A struct or an array that is passed by value. */
  | { readonly kind: 'value'; readonly memory: Memory }
  /** One that has been reported: what names it is not reported again. */
  | { readonly kind: 'reported' };

/** Values of one type in a row. */
export interface Memory {
  readonly type: ValueType;
  /** Undefined while an earlier launch has not filled it. */
  readonly bytes: Uint8Array | undefined;
  readonly count: number;
}

/** Memory as expressions read it: by its numbers in order where all are of one type. */
export function readable(bytes: Uint8Array, elem: ValueType): Named {
  const count = Math.floor(bytes.length / Math.max(1, sizeOf(elem)));
  const memory: Memory = { type: elem, bytes, count };
  const type = onlyLeaf(elem);
  if (type === undefined) return { kind: 'buffer', length: count, isInt: true, memory };
  const size = sizeOfLeaf(type);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    kind: 'buffer',
    length: Math.floor(bytes.length / size),
    isInt: isInteger(type),
    at: (index) => readLeaf(view, index * size, type),
    memory,
  };
}

/** A buffer of so many elements that an earlier launch fills. */
export function unread(elem: ValueType, count: number): Named {
  const type = onlyLeaf(elem);
  const memory: Memory = { type: elem, bytes: undefined, count };
  const length = type === undefined ? count : (count * sizeOf(elem)) / sizeOfLeaf(type);
  return { kind: 'buffer', length, isInt: type === undefined || isInteger(type), memory };
}

/** Fields of a struct, for messages. */
function fieldList(type: ValueType): string {
  const fields = type.kind === 'struct' ? type.fields : [];
  return fields.map(({ name }) => `\`.${name}\``).join(', ');
}

/** Why a path goes on nowhere. */
export function noField(text: string, type: ValueType, name: string): string {
  const has = type.kind === 'struct' ? `; it has ${fieldList(type)}` : '';
  return `\`${type.rust}\` of \`${text}\` has no field \`${name}\`${has}`;
}

/** Why what a path leads to is no number. */
export function noNumber(path: string, type: ValueType): string {
  const what = `\`${path}\` is \`${type.rust}\``;
  if (type.kind === 'struct') return `${what}: name a field, ${fieldList(type)}`;
  return type.kind === 'array' ? `${what}: write \`${path}[0]\`` : `${what}, no number`;
}
