/** LLVM's structures and arrays, from their text. */
import { Reader } from './reader.ts';
import type { FunctionType, Type } from './types.ts';

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
  const array = /^!llvm\.array<\s*(\d+)\s*x\s*(\S[\s\S]*)>$/.exec(type.text);
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

/** The function that `!llvm.func<result (parameters)>` is; undefined for all other types. */
export function functionOf(type: Type): FunctionType | undefined {
  if (type.kind === 'function') return type;
  const found =
    type.kind === 'other' ? /^!llvm\.func<([^(]*)\(([\s\S]*)\)>$/.exec(type.text) : null;
  if (found === null) return undefined;
  const [, result = '', params = ''] = found;
  // `...` stands for any more.
  const inputs = typesOf(withoutMore(params));
  const results = /^(?:!llvm\.)?void$/.test(result.trimEnd()) ? [] : typesOf(result.trimEnd());
  return inputs && results && { kind: 'function', inputs, results };
}

/** Parameters without the `...` at their end. */
function withoutMore(params: string): string {
  const text = params.trimEnd();
  if (!text.endsWith('...')) return params;
  const rest = text.slice(0, -3).trimEnd();
  return rest.endsWith(',') ? rest.slice(0, -1) : rest;
}
