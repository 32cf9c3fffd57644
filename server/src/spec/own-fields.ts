/** Fields of a struct that is being filled, which may name each other by their paths: `job.n`. */
import type { JsonNode } from './json.ts';
import type { Named } from './names.ts';
import { inOrder } from './references.ts';
import { isInteger, leafTypeOf, readLeaf, type ValueField, type ValueType } from './types.ts';

/** How the fields of one struct are filled. */
export interface FieldInput {
  /** Path of the struct. */
  readonly path: string;
  readonly fields: readonly ValueField[];
  /** Where paths get their values; absent where they are known already. */
  readonly naming: Map<string, Named> | undefined;
  /** What the spec says of a field. */
  part(field: ValueField, index: number): JsonNode | undefined;
  /** Fills a field; false after a report. */
  fill(field: ValueField, part: JsonNode | undefined): boolean;
  /** What a field holds, from its first byte on. */
  bytesOf(field: ValueField): Uint8Array;
}

/** Fills all fields: numbers first, and what one names before it. False after a report. */
export function fillFields(input: FieldInput): boolean {
  const { path, fields, naming } = input;
  const own: string[] = [];
  let isGood = true;
  const steps = fields.map((field, index) => {
    const node = input.part(field, index);
    const fill = (): void => {
      const filled = input.fill(field, node);
      isGood = filled && isGood;
      const name = `${path}.${field.name}`;
      // Buffers have the name already.
      if (naming === undefined || naming.has(name)) return;
      const named = filled ? namedField(field.type, input.bytesOf(field)) : REPORTED;
      if (named === undefined) return;
      naming.set(name, named);
      own.push(name);
    };
    return { name: field.name, node, fill, isNumber: isNumber(field.type) };
  });
  const numbersFirst = [
    ...steps.filter((step) => step.isNumber),
    ...steps.filter((step) => !step.isNumber),
  ];
  for (const step of inOrder(numbersFirst)) step.fill();
  // From here on they are parts of the whole.
  for (const name of own) naming?.delete(name);
  return isGood;
}

const REPORTED: Named = { kind: 'reported' };

const isNumber = ({ kind }: ValueType): boolean => kind === 'scalar' || kind === 'wide';

function namedField(type: ValueType, bytes: Uint8Array): Named | undefined {
  if (type.kind === 'scalar' || type.kind === 'wide') {
    const leaf = leafTypeOf(type);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { kind: 'number', value: readLeaf(view, 0, leaf), isInt: isInteger(leaf) };
  }
  if (type.kind !== 'struct' && type.kind !== 'array') return undefined;
  return { kind: 'value', memory: { type, bytes, count: 1 } };
}
