/** Rust's messages of panics, with the numbers that led to them. */
import { bitWidth, floatToNumber, type Inst, isFloat, type Value } from '../mir/index.ts';
import type { FaultValue } from './api.ts';
import { elementOfAll } from './diagnose.ts';
import type { NewFault } from './fault-log.ts';
import type { DeviceMemory } from './objects.ts';
import type { TrapOperands } from './values.ts';

export interface PanicText {
  readonly message: string;
  readonly values: readonly FaultValue[];
}

/** What the operands of a comparison mean, by the text of the panic behind it. */
const RULES: readonly {
  readonly pattern: RegExp;
  readonly names: readonly [string, string];
  readonly text?: (a: string, b: string) => string;
}[] = [
  {
    pattern: /^index out of bounds/,
    names: ['index', 'length'],
    text: (index, length) => `index out of bounds: the len is ${length} but the index is ${index}`,
  },
  {
    pattern: /^range end index out of range for slice/,
    names: ['end', 'length'],
    text: (end, length) => `range end index ${end} out of range for slice of length ${length}`,
  },
  {
    pattern: /^range start index out of range for slice/,
    names: ['start', 'length'],
    text: (start, length) =>
      `range start index ${start} out of range for slice of length ${length}`,
  },
  {
    pattern: /^slice index starts after its end/,
    names: ['start', 'end'],
    text: (start, end) => `slice index starts at ${start} but ends at ${end}`,
  },
  { pattern: /^attempt to divide|^attempt to calculate the remainder/, names: ['divisor', ''] },
  { pattern: /^attempt to/, names: ['left', 'right'] },
  { pattern: /^assertion `left/, names: ['left', 'right'] },
];

/** What was compared is a tag or an address, which says nothing to people. */
const TAGS_AND_ADDRESSES = /`None` value|`Err` value|null pointer|unsafe precondition/;

/** The message of a trap that compared two values. */
export function panicText(
  trap: Inst,
  { values: operands, signed }: TrapOperands,
  bits: readonly bigint[],
): PanicText {
  const text = trap.attrs.message ?? '';
  const rule = RULES.find(({ pattern }) => pattern.test(text));
  const numbers = numbersOf(operands, bits, signed);
  if (rule === undefined || numbers.length < 2) {
    // Operands that a trap brings are there for this.
    const isPlain = numbers.length < 2 || (trap.args.length === 0 && TAGS_AND_ADDRESSES.test(text));
    const values = isPlain ? [] : named(['left', 'right'], numbers);
    return { message: text, values };
  }
  const message = rule.text?.(numbers[0]!, numbers[1]!) ?? text;
  return { message, values: named(rule.names, numbers) };
}

function numbersOf(
  operands: readonly Value[],
  bits: readonly bigint[],
  signed: boolean,
): readonly string[] {
  return operands.map((value, i) => numberText(value, bits[i] ?? 0n, signed));
}

/** The two operands of an operation, where they are known. */
export function operandValues(
  { values, signed }: TrapOperands,
  bits: readonly bigint[],
): readonly FaultValue[] {
  return values.length < 2 ? [] : named(['left', 'right'], numbersOf(values, bits, signed));
}

/** Separates the values of a broken precondition from its message; `ub_checks.rs` writes it. */
const SEPARATOR = '\u0001';

/**
 * A message that the code has printed itself, and its values. Of elements of a slice it says which
 * memory they are in.
 */
export function reportedText(
  printed: string,
  memory: DeviceMemory,
): PanicText & Pick<NewFault, 'memory'> {
  const [message = '', ...parts] = printed.split(SEPARATOR);
  const values = parts.map((part): FaultValue => {
    const [name = '', value = ''] = part.split('=');
    return { name, value };
  });
  const number = (name: string): bigint | undefined => {
    const found = values.find((value) => value.name === name)?.value;
    return found === undefined ? undefined : BigInt(found);
  };
  const [at, size, from, to, length] = ['@at', '@size', '@from', '@to', 'length'].map(number);
  if (at === undefined || size === undefined || from === undefined || to === undefined)
    return { message, values };
  // The first element that is not there; of a range that ends too late the last one.
  const index = from >= (length ?? 0n) ? from : BigInt.asUintN(64, to - 1n);
  const wanted = to === from + 1n ? `${index}` : `${from}..${to}`;
  const text = `${message}: the length is ${length} but the index is ${wanted}`;
  const shown = [
    { name: 'index', value: wanted },
    { name: 'length', value: `${length}` },
  ];
  const object = memory.objectOf(at);
  if (object === undefined) return { message: text, values: shown };
  const offset = Number(BigInt.asIntN(64, at + index * size - memory.address(object)));
  const place = { object: object.name, offset, size: Number(size), length: object.size };
  return {
    message: `${text}, ${elementOfAll(object, offset, Number(size))}`,
    values: shown,
    memory: { ...place, isPrivate: false },
  };
}

function named(names: readonly string[], numbers: readonly string[]): FaultValue[] {
  return numbers.flatMap((value, i) => (names[i] ? [{ name: names[i], value }] : []));
}

/** A number as Rust prints it. */
function numberText(value: Value, bits: bigint, signed: boolean): string {
  if (isFloat(value.type)) return floatText(floatToNumber(bits, value.type));
  const width = bitWidth(value.type);
  return `${signed ? BigInt.asIntN(width, bits) : bits}`;
}

function floatText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
  if (!Number.isInteger(value)) return `${value}`;
  return `${Object.is(value, -0) ? '-0' : value}.0`;
}
