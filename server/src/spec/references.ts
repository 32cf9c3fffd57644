/**
 * What arguments of a launch say of each other: which is filled first, because another one names
 * it, and what a buffer holds to which pointers of others point.
 */
import { TENSOR_TYPES } from '../emulate/index.ts';
import { fromOf } from './from.ts';
import { type JsonNode, partOf, propertiesOf } from './json.ts';
import { hasPointer, type KernelParam, scalarOf, type ValueType } from './types.ts';

/** One thing to be filled: a parameter, or a buffer of `memory`. */
export interface Step {
  readonly name: string;
  readonly node: JsonNode | undefined;
  fill(): void;
}

const bare = (name: string): string => name.replace(/^%/, '');

/** The steps so that what one names comes before it; in the given order where nothing says more. */
export function inOrder(steps: readonly Step[]): readonly Step[] {
  const byName = new Map(steps.map((step) => [bare(step.name), step]));
  const out = new Set<Step>();
  const open = new Set<Step>();
  const visit = (step: Step): void => {
    // What name each other in a circle stay as they are.
    if (out.has(step) || open.has(step)) return;
    open.add(step);
    for (const word of wordsOf(step.node)) {
      const other = byName.get(word);
      if (other !== undefined && other !== step) visit(other);
    }
    open.delete(step);
    out.add(step);
  };
  for (const step of steps) visit(step);
  return [...out];
}

/** Names in all texts of a value. */
function wordsOf(node: JsonNode | undefined): ReadonlySet<string> {
  const out = new Set<string>();
  const visit = (node: JsonNode): void => {
    const { type, value, children = [] } = node;
    // What an earlier launch has left is no buffer of this one.
    if (type === 'string' && fromOf(node) === undefined)
      for (const [word] of (value as string).matchAll(/[A-Za-z_]\w*/g)) out.add(word);
    // Of a property the value counts.
    if (type === 'property') {
      if (children[1] !== undefined) visit(children[1]);
    } else if (type === 'array' || type === 'object') for (const child of children) visit(child);
  };
  if (node !== undefined) visit(node);
  return out;
}

/** Has an argument been reported, or the one that a path begins with: `job` of `job.src`? */
export function isReported(reported: ReadonlySet<string>, name: string): boolean {
  const [whole] = name.split(/[.[]/);
  return [name, whole!].some((one) => reported.has(one) || reported.has(`%${one}`));
}

/** The name of the buffer that a pointer is said to point to: `{"same": "x"}`. */
export function sameOf(node: JsonNode | undefined): JsonNode | undefined {
  return partOf(node, 'same') ?? partOf(node, 'address');
}

/**
 * Types of the buffers that are only named: what the pointers point to that are said to point to
 * them.
 */
export function pointedTypes(
  params: readonly KernelParam[],
  given: ReadonlyMap<string, JsonNode>,
  memory: JsonNode | undefined,
): ReadonlyMap<string, ValueType> {
  const out = new Map<string, ValueType>();
  const { value, elements } = finder(out);
  for (const { name, type } of params) value(type, given.get(name));
  const listed = memory?.type === 'object' ? propertiesOf(memory) : [];
  // Buffers of structs point to others in their turn.
  for (let before = -1; before !== out.size; ) {
    before = out.size;
    for (const { key, value: node } of listed) {
      const elem = out.get(key);
      if (elem !== undefined) elements(elem, partOf(node, 'init') ?? node);
    }
  }
  return out;
}

/** The name and the element type of the buffer that a tensor map says, where it says both. */
function tensorBuffer(
  node: JsonNode | undefined,
): { readonly name: string; readonly type: ValueType } | undefined {
  const map = partOf(node, 'tensor_map');
  const buffer = partOf(map, 'buffer');
  const name = (partOf(buffer, 'same') ?? buffer)?.value;
  const type = TENSOR_TYPES.find((one) => one === partOf(map, 'type')?.value);
  return typeof name === 'string' && type !== undefined
    ? { name, type: scalarOf(type) }
    : undefined;
}

/** Looks into values and elements for pointers that name a buffer. */
function finder(out: Map<string, ValueType>) {
  const pointer = (elem: ValueType, node: JsonNode): void => {
    const { value: name } = sameOf(node) ?? node;
    if (typeof name === 'string' && !out.has(name)) out.set(name, elem);
    elements(elem, partOf(node, 'init') ?? node);
  };
  const value = (type: ValueType, node: JsonNode | undefined): void => {
    if (node === undefined) return;
    const tensor = tensorBuffer(node);
    if (tensor !== undefined && !out.has(tensor.name)) out.set(tensor.name, tensor.type);
    if ((type.kind === 'pointer' || type.kind === 'slice') && type.elem !== undefined)
      pointer(type.elem, node);
    if (type.kind === 'array') for (const part of node.children ?? []) value(type.elem, part);
    if (type.kind === 'struct')
      for (const [at, field] of type.fields.entries())
        value(field.type, node.type === 'array' ? node.children?.[at] : partOf(node, field.name));
  };
  const elements = (elem: ValueType, node: JsonNode): void => {
    if (!hasPointer(elem)) return;
    for (const part of node.type === 'array' ? (node.children ?? []) : [node]) value(elem, part);
  };
  return { value, elements };
}
