/** How long contents are that other things say: files, and what an earlier launch has left. */
import { isFileName } from './contents.ts';
import { type From, fromOf } from './from.ts';
import type { JsonNode } from './json.ts';
import { readNpy } from './npy.ts';
import type { PlannedBuffer } from './planned.ts';
import { sizeOf, type ValueType } from './types.ts';

/** A buffer of an earlier launch: of the last one that has it, where none is named. */
export type EarlierBuffer = (name: string, launch: number | undefined) => PlannedBuffer | undefined;

/** What lengths are found in. */
export interface LengthSources {
  readonly earlier: EarlierBuffer;
  readFile(path: string): Uint8Array | undefined;
}

/**
 * Elements of a buffer that begins as an earlier launch has left another one; a text says why it
 * cannot begin so. Undefined where there is no such buffer, or its own length is not known.
 * @param said elements that the spec or the type says
 */
export function lengthFrom(
  { name, launch }: From,
  elem: ValueType,
  said: number | undefined,
  earlier: EarlierBuffer,
): number | string | undefined {
  const source = earlier(name, launch);
  if (source === undefined || source.length < 0) return undefined;
  const bytes = source.length * sizeOf(source.elem);
  const size = Math.max(1, sizeOf(elem));
  if (bytes % size !== 0)
    return `\`${name}\` has ${bytes} bytes, no multiple of the ${size} of \`${elem.rust}\``;
  const own = bytes / size;
  if (said === undefined || said === own) return own;
  return `\`${name}\` has ${own === 1 ? '1 element' : `${own} elements`}, the buffer ${said}`;
}

/** Elements of a file or of what an earlier launch has left; undefined for other contents. */
export function lengthElsewhere(
  node: JsonNode,
  type: ValueType | undefined,
  { earlier, readFile }: LengthSources,
): number | undefined {
  const hasElements = type?.kind === 'pointer' || type?.kind === 'slice' || type?.kind === 'memref';
  const elem = hasElements ? type.elem : undefined;
  if (elem === undefined || node.type !== 'string') return undefined;
  const from = fromOf(node);
  if (from !== undefined) {
    const length = lengthFrom(from, elem, undefined, earlier);
    return typeof length === 'number' ? length : undefined;
  }
  const path = (node.value as string).trim();
  const bytes = isFileName(path) ? readFile(path) : undefined;
  if (bytes === undefined) return undefined;
  const array = /\.npy$/i.test(path) ? readNpy(bytes) : { bytes };
  const length = typeof array === 'string' ? -1 : array.bytes.length / Math.max(1, sizeOf(elem));
  return Number.isInteger(length) && length >= 0 ? length : undefined;
}
