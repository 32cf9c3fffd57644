/**
 * What a launch in a spec says by itself, without filling in what it leaves out: sizes, integers,
 * and lengths of buffers, each with its place. Contents are not made.
 */
import { constantExpression, ExpressionError, type Named } from './expression.ts';
import { type JsonNode, Problems, partOf, propertiesOf } from './json.ts';
import { numbersIn, sizesOf } from './launch-sizes.ts';
import { countListed } from './written-lengths.ts';

/** An argument as it is written. */
export interface WrittenArgument {
  /** The number, where it is an integer. */
  readonly int?: bigint;
  /** Numbers that the buffer holds. */
  readonly length?: number;
  readonly offset: number;
  readonly end: number;
}

export interface WrittenLaunch {
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  /** By the name of the parameter. */
  readonly args: ReadonlyMap<string, WrittenArgument>;
  /** The place of the kernel's name, else of the launch. */
  readonly offset: number;
  readonly end: number;
}

/**
 * A launch whose sizes are written, for a kernel with these parameters. Undefined for one that must
 * have findings, or leaves its block open.
 */
export function writtenLaunch(
  node: JsonNode,
  params: readonly string[],
): WrittenLaunch | undefined {
  if (partOf(node, 'findings') !== undefined) return undefined;
  const problems = new Problems();
  const passed = numbersIn(partOf(node, 'args'), params);
  const block = sizesOf(node, 'block', problems, passed);
  const grid = sizesOf(node, 'grid', problems, passed) ?? [1, 1, 1];
  const given = argumentsOf(partOf(node, 'args'), params);
  if (block === undefined || problems.any) return undefined;
  const args = new Map<string, WrittenArgument>();
  const numbers = new Map<string, Named>();
  const place = ({ offset, length }: JsonNode) => ({ offset, end: offset + length });
  for (const [name, value] of given) {
    const int = integerOf(value);
    if (int === undefined) continue;
    args.set(name, { int, ...place(value) });
    numbers.set(name, { kind: 'number', value: Number(int), isInt: true });
  }
  for (const [name, value] of given) {
    const length = args.has(name) ? undefined : lengthOf(value, numbers);
    if (length !== undefined) args.set(name, { length, ...place(value) });
  }
  const at = partOf(node, 'kernel') ?? node;
  return { grid, block, args, offset: at.offset, end: at.offset + at.length };
}

function argumentsOf(
  node: JsonNode | undefined,
  params: readonly string[],
): readonly (readonly [string, JsonNode])[] {
  if (node?.type === 'object') return propertiesOf(node).map(({ key, value }) => [key, value]);
  if (node?.type !== 'array') return [];
  return (node.children ?? []).flatMap((value, at) => {
    const name = params[at];
    return name === undefined ? [] : [[name, value] as const];
  });
}

function integerOf({ type, value }: JsonNode): bigint | undefined {
  if (type === 'number') return Number.isSafeInteger(value) ? BigInt(value as number) : undefined;
  if (type !== 'string') return undefined;
  const text = (value as string).trim().replaceAll('_', '');
  return /^(?:\d+|0x[0-9a-fA-F]+)$/.test(text) ? BigInt(text) : undefined;
}

/** Numbers in a buffer, as far as its contents or its length are written. */
function lengthOf(node: JsonNode, numbers: ReadonlyMap<string, Named>): number | undefined {
  const { type, value } = node;
  if (type === 'array') return isFlat(node) ? countListed(node) : undefined;
  if (type === 'string') {
    const text = (value as string).trim();
    const semicolon = text.lastIndexOf(';');
    if (!text.startsWith('[') || !text.endsWith(']') || semicolon < 0) return undefined;
    return countIn(text.slice(semicolon + 1, -1), numbers);
  }
  if (type !== 'object') return undefined;
  const shape = partOf(node, 'shape');
  if (shape !== undefined) return undefined;
  const length = partOf(node, 'length');
  if (length?.type === 'number') return countIn(String(length.value), numbers);
  if (length?.type === 'string') return countIn(length.value as string, numbers);
  const init = partOf(node, 'init');
  return init === undefined || init.type === 'object' ? undefined : lengthOf(init, numbers);
}

/** A list of numbers, or of such lists. */
function isFlat(node: JsonNode): boolean {
  return (node.children ?? []).every(
    (one) => one.type === 'number' || (one.type === 'array' && isFlat(one)),
  );
}

function countIn(text: string, numbers: ReadonlyMap<string, Named>): number | undefined {
  try {
    const count = Number(constantExpression(text, numbers));
    return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return undefined;
    throw error;
  }
}
