/** JSON of a spec with the place of every part, and the list of all that is wrong with it. */
import { append, nearest } from '../base/index.ts';
import { SpecError } from '../emulate/index.ts';
import { type JsonNode, parseJsonTree } from './json-tree.ts';

/** A mistake in a spec. Offsets count UTF-16 units. */
export interface SpecProblem {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

export type { JsonNode } from './json-tree.ts';

/** Collects mistakes, so that all are reported at once. */
export class Problems {
  readonly found: SpecProblem[] = [];

  at(node: JsonNode | undefined, message: string): void {
    const start = node?.offset ?? 0;
    this.found.push({ message, start, end: start + (node?.length ?? 0) });
  }

  /** Inside of a string: `at` counts from its first character. */
  inString(node: JsonNode, at: number, message: string): void {
    const start = Math.min(node.offset + 1 + at, node.offset + Math.max(0, node.length - 1));
    this.found.push({ message, start, end: node.offset + node.length });
  }

  /** Reported as `code` at the key of a property. */
  atKey(property: JsonNode, message: string): void {
    this.at(property.children?.[0] ?? property, message);
  }

  /** What `read` gives; a value that it refuses is reported at the node. */
  caught<T>(node: JsonNode | undefined, read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      this.at(node, error.message);
      return undefined;
    }
  }

  get any(): boolean {
    return this.found.length > 0;
  }
}

/** The tree of a text; undefined where there is none. */
export function parseJson(text: string, problems: Problems): JsonNode | undefined {
  const { root, errors } = parseJsonTree(text);
  append(problems.found, errors);
  return root;
}

/** Properties of an object as key, value and the whole; those without a value are left out. */
export function propertiesOf(
  node: JsonNode,
): readonly { readonly key: string; readonly value: JsonNode; readonly property: JsonNode }[] {
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    return key === undefined || value === undefined
      ? []
      : [{ key: String(key.value), value, property }];
  });
}

/** A property's value. */
export function partOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  if (node?.type !== 'object') return undefined;
  // The last one counts, as for `JSON.parse`; a second one is reported.
  return propertiesOf(node).findLast((one) => one.key === key)?.value;
}

/**
 * Reports keys that are not among `known`, and keys that are given twice.
 * @param what the object, for messages: `a launch`
 */
export function checkKeys(
  node: JsonNode,
  known: readonly string[],
  what: string,
  problems: Problems,
): void {
  const seen = new Set<string>();
  for (const { key, property } of propertiesOf(node)) {
    if (seen.has(key)) problems.atKey(property, `\`${key}\` is given twice`);
    seen.add(key);
    if (known.includes(key)) continue;
    const near = nearest(key, known);
    const hint =
      near !== undefined
        ? `; did you mean \`${near}\`?`
        : `; ${what} has ${known.map((one) => `\`${one}\``).join(', ')}`;
    problems.atKey(property, `unknown key \`${key}\` in ${what}${hint}`);
  }
}

/** What a value is, for messages. */
export function kindOf(node: JsonNode): string {
  switch (node.type) {
    case 'array':
      return 'a list';
    case 'object':
      return 'an object';
    case 'null':
      return 'null';
    case 'number':
      return `the number ${node.value}`;
    case 'boolean':
      return `\`${node.value}\``;
    default:
      return `the string "${String(node.value).slice(0, 40)}"`;
  }
}

/** A string, or a report. */
export function stringOf(node: JsonNode, what: string, problems: Problems): string | undefined {
  if (node.type === 'string') return node.value as string;
  problems.at(node, `${what} is a string, not ${kindOf(node)}`);
  return undefined;
}

/** A whole number of at least `least`, or a report. */
export function countOf(
  node: JsonNode,
  what: string,
  problems: Problems,
  least = 0,
): number | undefined {
  const { value } = node;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value;
  problems.at(node, `${what} is a whole number of at least ${least}, not ${kindOf(node)}`);
  return undefined;
}

/** A number, or a report. */
export function numberIn(node: JsonNode, what: string, problems: Problems): number | undefined {
  if (typeof node.value === 'number') return node.value;
  problems.at(node, `${what} is a number, not ${kindOf(node)}`);
  return undefined;
}

/** A list of strings, or one string. */
export function stringsOf(node: JsonNode, what: string, problems: Problems): readonly string[] {
  const parts = node.type === 'array' ? (node.children ?? []) : [node];
  return parts.flatMap((part) => stringOf(part, what, problems) ?? []);
}
