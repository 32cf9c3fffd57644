/** LLVM's structures and arrays, from their text. */
import { Reader } from './reader.ts';
import type { Type } from './types.ts';

export type Aggregate =
  | { readonly kind: 'struct'; readonly fields: readonly Type[]; readonly packed: boolean }
  | { readonly kind: 'array'; readonly count: number; readonly element: Type };

/** Undefined for what is none, or cannot be read. */
export function aggregateOf(type: Type): Aggregate | undefined {
  if (type.kind !== 'other') return undefined;
  const struct = /^!llvm\.struct<(?:"[^"]*",\s*)?(packed\s*)?\(([\s\S]*)\)>$/.exec(type.text);
  if (struct !== null) {
    const fields = typesOf(struct[2]!);
    return fields && { kind: 'struct', fields, packed: struct[1] !== undefined };
  }
  const array = /^!llvm\.array<\s*(\d+)\s*x\s*([\s\S]*)>$/.exec(type.text);
  if (array === null) return undefined;
  const [element] = typesOf(array[2]!) ?? [];
  return element && { kind: 'array', count: Number(array[1]), element };
}

function typesOf(text: string): Type[] | undefined {
  if (text.trim() === '') return [];
  return Reader.typesOf(text.replace(/(?<![!\w.])(?:ptr|struct|array)\b/g, '!llvm.$&'));
}

/** The type at a place of an aggregate. */
export function fieldOf(type: Type, index: number): Type | undefined {
  const found = aggregateOf(type);
  if (found?.kind === 'struct') return found.fields[index];
  if (found?.kind === 'array') return found.element;
  return type.kind === 'vector' && type.shape.length === 1 ? type.element : undefined;
}
