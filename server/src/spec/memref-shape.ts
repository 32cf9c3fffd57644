/** Sizes of a memref that a spec or a launch leaves open. */
import { contentsPart } from './argument-forms.ts';
import { type JsonNode, type Problems, partOf } from './json.ts';
import type { ValueType } from './types.ts';
import { countListed, listedShape, repeatedLength } from './written-lengths.ts';

/** Elements that a made-up shape may have. */
const MOST_GUESSED = 2 ** 22;

export interface ShapeContext {
  readonly problems: Problems;
  /** Elements that host code passes. */
  readonly hostLength: number | undefined;
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly assumed: string[];
  /** A number or an expression of numbers; undefined after a report. */
  length(node: JsonNode): number | undefined;
}

type MemrefType = Extract<ValueType, { kind: 'memref' }>;

/** Elements of contents that say their length: `"[0; n]"`. */
function writtenLength(node: JsonNode | undefined, cx: ShapeContext): number | undefined {
  const text = node?.type === 'string' ? repeatedLength(node.value as string) : undefined;
  return text === undefined ? undefined : cx.length({ ...node!, value: text.trim() });
}

/** Sizes of a memref: of its type, as the spec gives them, or from its only unknown size. */
export function shapeOf(
  name: string,
  type: MemrefType,
  node: JsonNode | undefined,
  cx: ShapeContext,
): readonly number[] | undefined {
  const { shape, rust } = type;
  const given = partOf(node, 'shape');
  if (given !== undefined) return givenShape(given, type, cx);
  const open = shape.filter((size) => size === undefined).length;
  if (open === 0) return shape as readonly number[];
  const contents = contentsPart(node);
  const listed = node === undefined ? undefined : countListed(contents);
  const fixed = shape.reduce<number>((product, size) => product * (size ?? 1), 1);
  const count = partOf(node, 'length');
  const said = (count && cx.length(count)) ?? listed ?? writtenLength(contents, cx);
  if (open === 1 && said !== undefined) return shape.map((size) => size ?? said / fixed);
  const rows = listedShape(contents);
  if (rows?.length === shape.length) return rows;
  if (open > 1 && said !== undefined) {
    cx.problems.at(
      node,
      `\`${rust}\` leaves ${open} sizes open: give its \`shape\`, \`{"shape": [..], "init": ..}\``,
    );
    return undefined;
  }
  const own = cx.hostLength;
  if (open === 1 && own !== undefined) return shape.map((size) => size ?? own / fixed);
  const { grid, block } = cx;
  // Blocks or threads of x may go along any of them.
  const width = grid[0] * block[0];
  const least = width ** open <= MOST_GUESSED ? width : 1;
  const sizes = shape.map((size, at) => {
    if (size !== undefined) return size;
    const dim = Math.min(2, shape.length - 1 - at);
    return Math.max(least, grid[dim]! * block[dim]!);
  });
  cx.assumed.push(`\`${name}\` has the shape ${sizes.join(' x ')}`);
  return sizes;
}

/** The sizes that a spec writes, held to those of the type. */
function givenShape(
  given: JsonNode,
  { shape, rust }: MemrefType,
  cx: ShapeContext,
): readonly number[] | undefined {
  const parts = given.type === 'array' ? (given.children ?? []) : [];
  if (parts.length !== shape.length) {
    cx.problems.at(given, `the shape of \`${rust}\` is a list of ${shape.length} sizes`);
    return undefined;
  }
  const sizes = parts.map((part) => cx.length(part));
  for (const [at, size] of sizes.entries())
    if (size !== undefined && shape[at] !== undefined && shape[at] !== size)
      cx.problems.at(parts[at], `size ${at} of \`${rust}\` is ${shape[at]}, not ${size}`);
  return sizes.every((size) => size !== undefined) ? sizes : undefined;
}
