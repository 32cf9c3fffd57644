/** Arguments and buffers of a launch, read from a spec and ready to be filled in. */
import { type BufferRole, type Dtype, sizeOfDtype } from '../emulate/index.ts';
import type { Contents } from './contents.ts';
import type { JsonNode } from './json.ts';
import { innermost, sizeOf, type ValueType } from './types.ts';

/** Memory of a launch. */
export interface PlannedBuffer {
  readonly name: string;
  readonly elem: ValueType;
  /** Elements. */
  readonly length: number;
  readonly shape?: readonly number[];
  readonly contents: Contents;
  readonly role: BufferRole;
  readonly isReadonly: boolean;
  readonly uninitialised: boolean;
  /** Nothing said how long it is. */
  readonly isGuess: boolean;
  /** The spec itself calls it an input: the kernel may not change it. */
  readonly mustNotChange?: boolean;
  /** Of the long form: CRC-32 of the contents, and what passes. */
  readonly crc32?: number;
  readonly tolerance?: number;
  readonly node: JsonNode | undefined;
}

/** An argument as Rust lays it out in memory, with zeros in the places of addresses. */
export interface PlannedArgument {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly addresses: readonly { readonly offset: number; readonly buffer: string }[];
  /** A number that may stand for an address, such as null. */
  readonly isWord: boolean;
  /** One parameter of 16 bytes or two of 8. */
  readonly isSlice: boolean;
  /** Its words are parameters of their own, as those of a memref are. */
  readonly isApart: boolean;
  /** For reports: the number of a scalar. */
  readonly shown?: string;
  /** Who says so, where the spec does not. */
  readonly origin?: 'host' | 'assumed';
}

/** Why elements of a type cannot be written as `dtype`: what they are. */
export function wrongElement(dtype: Dtype, known: ValueType | undefined): string | undefined {
  if (known === undefined || sizeOf(known) === 0) return undefined;
  const inner = innermost(known);
  // Structs of several types are bytes for the long form.
  if (inner === undefined) return sizeOf(known) % sizeOfDtype(dtype) === 0 ? undefined : known.rust;
  const plain = (type: Dtype): string =>
    type === 'usize' ? 'u64' : type === 'isize' ? 'i64' : type === 'bool' ? 'u8' : type;
  // Atomics take any number of their size, and halves may be given by their bits.
  const isBits = /Atomic/.test(known.rust) || (inner.endsWith('f16') && dtype === 'u16');
  if (isBits && sizeOfDtype(inner) === sizeOfDtype(dtype)) return undefined;
  // Bytes are what everything is made of.
  if (known.kind === 'scalar' && inner === 'u8') return undefined;
  return plain(inner) === plain(dtype) ? undefined : known.rust;
}
