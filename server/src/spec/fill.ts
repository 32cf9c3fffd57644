/** What values and contents of buffers are filled with, and where they go. */
import type { JsonNode } from './json.ts';
import type { Named } from './names.ts';
import { constantOf, type NumberContext } from './numbers.ts';
import type { ValueType } from './types.ts';

/** What contents may refer to. */
export interface FillContext extends NumberContext {
  /** A file beside the spec; undefined where there is none. */
  readFile(path: string): Uint8Array | undefined;
  /** Where fields of a struct get their names while it is filled; absent after the launch. */
  readonly naming?: Map<string, Named>;
  /** The buffer that a pointer in a value points to; undefined after a report. */
  pointed?(
    name: string,
    type: Extract<ValueType, { kind: 'pointer' | 'slice' }>,
    node: JsonNode,
  ):
    | { readonly name: string; readonly length: number; readonly elem: ValueType | undefined }
    | undefined;
}

/** Where the address of a buffer goes. */
export interface Address {
  readonly offset: number;
  readonly buffer: string;
}

/** Values that are being written. */
export interface Target {
  readonly bytes: Uint8Array;
  readonly addresses: Address[];
}

/** A length: a number, or an expression of the launch's numbers. */
export function lengthOf(node: JsonNode, text: string, cx: FillContext): number | undefined {
  const value = constantOf(node, text, cx, 'u64');
  if (value === undefined) return undefined;
  const length = Number(value);
  if (Number.isSafeInteger(length) && length >= 0) return length;
  cx.problems.at(node, `a length is a whole number, not ${value}`);
  return undefined;
}
