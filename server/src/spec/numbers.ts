/** Single numbers of a spec: literals, text, expressions, and the values that types have. */
import { type Dtype, numberOf, SpecError } from '../emulate/index.ts';
import { constantExpression, ExpressionError } from './expression.ts';
import { type JsonNode, kindOf, type Problems } from './json.ts';
import type { Named } from './names.ts';
import { isInteger, type LeafType, leafTypeOf, type ScalarType, sizeOfLeaf } from './types.ts';

/** Where numbers are read. */
export interface NumberContext {
  readonly problems: Problems;
  readonly names: ReadonlyMap<string, Named>;
  /** Expressions of what an earlier launch fills are no mistakes: the run will tell. */
  readonly ignoresLater?: true;
}

/** Reports a mistake in an expression, unless what it names has been reported. */
export function reportExpression(
  node: JsonNode,
  error: ExpressionError,
  cx: NumberContext,
  shift = 0,
): void {
  if (error.kind === 'reported' || (error.kind === 'later' && cx.ignoresLater)) return;
  cx.problems.inString(node, error.at + shift, error.message);
}

/** A number of the spec, as an expression of the launch's numbers and buffers. */
export function constantOf(
  node: JsonNode,
  text: string,
  cx: NumberContext,
  element: LeafType,
): number | bigint | undefined {
  try {
    return constantExpression(text, cx.names, element);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    reportExpression(node, error, cx);
    return undefined;
  }
}

/** A number for a scalar; undefined after a report. */
export function scalarValue(
  node: JsonNode,
  type: ScalarType,
  cx: NumberContext,
): number | bigint | undefined {
  const { problems } = cx;
  const { rust } = type;
  const leaf = leafTypeOf(type);
  const value = plainNumber(node, type, cx);
  if (value === undefined) return undefined;
  if (!isInteger(leaf)) {
    if (!isTooLarge(Number(value), leaf) || !isLiteral(node)) return value;
    problems.at(node, `${value} is out of range for \`${rust}\`; write "inf" for infinity`);
    return undefined;
  }
  if (typeof value === 'number' && !Number.isInteger(value)) {
    problems.at(node, `\`${rust}\` takes a whole number, not ${value}`);
    return undefined;
  }
  // The text of a number beyond 2^53 has lost digits when it is a number.
  if (typeof value === 'number' && !Number.isSafeInteger(value) && node.type === 'number') {
    problems.at(node, `write integers beyond 2^53 as text: "${BigInt(value)}"`);
    return undefined;
  }
  const whole = BigInt(value);
  const wrong = wrongValue(type, whole) ?? outOfRange(node, whole, leaf, rust);
  if (wrong === undefined) return value;
  problems.at(node, wrong);
  return undefined;
}

/** Why a type does not have a value: of `bool`, `char` and enums. */
export function wrongValue(type: ScalarType, value: bigint): string | undefined {
  if (type.kind === 'wide') return undefined;
  const { rust, tags } = type;
  if (type.type === 'bool' && value !== 0n && value !== 1n)
    return `\`bool\` is \`true\` or \`false\`, not ${value}`;
  if (rust === 'char' && (value < 0n || value > 0x10ffffn || value >> 11n === 0x1bn))
    return `${value} is no \`char\``;
  if (tags === undefined || tags.some((one) => one.value === `${value}`)) return undefined;
  const all = tags.slice(0, 12).map((one) => `\`${one.name}\` = ${one.value}`);
  return `\`${rust}\` has no variant ${value}; it has ${all.join(', ')}${tags.length > 12 ? ' and others' : ''}`;
}

function outOfRange(
  node: JsonNode,
  value: bigint,
  leaf: LeafType,
  rust: string,
): string | undefined {
  const width = BigInt(8 * sizeOfLeaf(leaf));
  const isSigned = leaf.startsWith('i');
  const [least, most] = isSigned
    ? [-(1n << (width - 1n)), (1n << (width - 1n)) - 1n]
    : [0n, (1n << width) - 1n];
  if (value >= least && value <= most) return undefined;
  const bits = BigInt.asUintN(Number(width), value);
  // The bits of a signed number, written as such.
  if (isSigned && value === bits && isBits(node)) return undefined;
  const hint =
    value >= -(1n << (width - 1n)) && value < 1n << width
      ? `; its bits are written "0x${bits.toString(16)}"`
      : '';
  return `${value} is out of range for \`${rust}\`${hint}`;
}

function isBits(node: JsonNode): boolean {
  return node.type === 'string' && /^\s*0[xXbB]/.test(node.value as string);
}

function isLiteral(node: JsonNode): boolean {
  if (node.type === 'number') return true;
  return node.type === 'string' && /^[-+]?[\d.]/.test((node.value as string).trim());
}

/** From where on a number becomes infinity: half a unit beyond the largest float of the type. */
const TOO_LARGE: Partial<Record<LeafType, number>> = {
  f16: 65520,
  bf16: 2 ** 128 * (1 - 2 ** -9),
  f32: 2 ** 128 * (1 - 2 ** -25),
};

function isTooLarge(value: number, type: LeafType): boolean {
  return Number.isFinite(value) && Math.abs(value) >= (TOO_LARGE[type] ?? Number.POSITIVE_INFINITY);
}

function plainNumber(
  node: JsonNode,
  type: ScalarType,
  cx: NumberContext,
): number | bigint | undefined {
  const { rust } = type;
  if (node.type === 'number') return node.value as number;
  if (node.type === 'boolean') return node.value === true ? 1 : 0;
  if (node.type !== 'string') {
    cx.problems.at(node, `\`${rust}\` takes a number, not ${kindOf(node)}`);
    return undefined;
  }
  const own = valueOfText(node.value as string, type);
  if (own !== undefined) return own;
  const text = (node.value as string).trim();
  const isWord = /^[A-Za-z_]\w*$/.test(text);
  const isKnown = cx.names.has(text) || /^(?:i|len|pi|e|true|false)$/i.test(text);
  if (!isWord || isKnown) return constantOf(node, text, cx, leafTypeOf(type));
  const tags = type.kind === 'scalar' ? type.tags : undefined;
  const hint =
    tags === undefined ? '' : `: a variant, ${tags.map((one) => `\`${one.name}\``).join(', ')}`;
  const numbers = [...cx.names].flatMap(([name, { kind }]) =>
    kind === 'number' ? `\`${name}\`` : [],
  );
  const named = numbers.length === 0 ? '' : `; numbers of the launch are ${numbers.join(', ')}`;
  cx.problems.at(
    node,
    `\`${text}\` is not a number, and \`${rust}\` takes one${tags === undefined ? named : hint}`,
  );
  return undefined;
}

/** What a text is by itself: a number, the one character of a `char`, a variant of an enum. */
export function valueOfText(given: string, type: ScalarType): number | bigint | undefined {
  if (type.rust === 'char' && [...given].length === 1) return given.codePointAt(0);
  const text = given.trim();
  const tags = type.kind === 'scalar' ? type.tags : undefined;
  const variant = tags?.find(({ name }) => name === text || text.endsWith(`::${name}`));
  if (variant !== undefined) return BigInt(variant.value);
  try {
    return numberOf(text);
  } catch (error) {
    // `0b2` is no number of JavaScript's either.
    if (!(error instanceof SpecError || error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** The type of a number by its name, for messages and readers. */
export const asScalar = (type: Dtype, rust: string = type): ScalarType => ({
  kind: 'scalar',
  rust,
  type,
});
