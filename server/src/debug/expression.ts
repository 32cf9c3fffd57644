/**
 * Expressions in Rust's syntax over the variables of a stop: paths, fields, indices, `*`,
 * arithmetic, comparisons, casts, `.len()`. Values of the program are views; numbers are computed
 * exactly.
 */
import { type AnyExpr, type AnyType, literalValue, parseFile } from '../syntax/index.ts';
import type { Shown, TypeTable } from '../views/index.ts';

/** Coordinates, which compare with tuples and with a linear number. */
export interface Coordinates {
  readonly kind: 'coordinates';
  readonly at: readonly [number, number, number];
  readonly linear: number;
}

export type Value =
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'tuple'; readonly elems: readonly Value[] }
  | Coordinates
  | { readonly kind: 'shown'; readonly shown: Shown };

/** What names mean, at a stop. */
export interface Names {
  readonly types: TypeTable;
  /** A value of a type at an address. */
  at?(type: string, address: bigint, name: string): Shown;
  lookUp(name: string): Value | undefined;
}

/** How the message begins that says that a name means nothing. */
export const NO_VARIABLE = 'there is no variable';

/** Why an expression has no value. */
export class EvaluationError extends Error {
  override name = 'EvaluationError';
}

/** The tree of an expression; throws an `EvaluationError`. */
export function parseExpression(text: string): AnyExpr {
  const before = 'fn f() { (';
  const { file, errors } = parseFile(`${before}${text}\n) }`, { edition: 2024 });
  const [item] = file.items;
  const tail = item?.kind === 'Fn' ? item.body?.tail : undefined;
  const [error] = errors;
  if (error !== undefined) throw new EvaluationError(error.message);
  if (file.items.length !== 1 || tail?.kind !== 'ParenExpr')
    throw new EvaluationError(`\`${text}\` is no expression`);
  return tail.expr;
}

/** Names that an expression begins paths with. */
export function namesIn(expr: AnyExpr): Set<string> {
  const out = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    else if (typeof node === 'object' && node !== null && 'kind' in node) {
      const { kind } = node as { kind: string };
      if (kind === 'PathExpr')
        out.add((node as Extract<AnyExpr, { kind: 'PathExpr' }>).path.segments[0]?.name.text ?? '');
      for (const [key, value] of Object.entries(node)) if (key !== 'attrs') visit(value);
    }
  };
  visit(expr);
  return out;
}

/** The parts of `a && b && c`. */
export function conjuncts(expr: AnyExpr): AnyExpr[] {
  if (expr.kind === 'ParenExpr') return conjuncts(expr.expr);
  if (expr.kind === 'BinaryExpr' && expr.op === '&&')
    return [...conjuncts(expr.lhs), ...conjuncts(expr.rhs)];
  return [expr];
}

/** The number, truth or coordinates that a value is; the value itself when it is none. */
export function plain(value: Value, types: TypeTable): Value {
  if (value.kind !== 'shown') return value;
  const { shown } = value;
  if (shown.missing !== undefined)
    throw new EvaluationError(`\`${shown.name}\` is ${shown.missing}`);
  const view = types[shown.key];
  switch (view?.kind) {
    case 'int':
      return { kind: 'int', value: BigInt(shown.text) };
    case 'float':
      return { kind: 'float', value: numberOf(shown.text) };
    case 'bool':
      return { kind: 'bool', value: shown.text === 'true' };
    case 'struct':
      if (view.what !== 'tuple') return value;
      return {
        kind: 'tuple',
        elems: shown.children().map((one) => plain({ kind: 'shown', shown: one }, types)),
      };
    default:
      return value;
  }
}

function numberOf(text: string): number {
  if (text === 'inf') return Number.POSITIVE_INFINITY;
  if (text === '-inf') return Number.NEGATIVE_INFINITY;
  return Number(text);
}

/** How a value is written. */
export function valueText(value: Value): string {
  switch (value.kind) {
    case 'int':
    case 'bool':
      return `${value.value}`;
    case 'float':
      return Number.isInteger(value.value) && Math.abs(value.value) < 1e16
        ? `${value.value}.0`
        : `${value.value}`.replace('Infinity', 'inf');
    case 'tuple':
      return `(${value.elems.map(valueText).join(', ')})`;
    case 'coordinates':
      return `(${value.at.join(', ')})`;
    case 'shown':
      return value.shown.text;
  }
}

/** Evaluates; throws an `EvaluationError` that says why not. */
export function evaluate(expr: AnyExpr, names: Names): Value {
  switch (expr.kind) {
    case 'ParenExpr':
      return evaluate(expr.expr, names);
    case 'LitExpr':
      return literal(expr.lit, expr.text);
    case 'PathExpr':
      return path(expr, names);
    case 'FieldExpr':
      return field(evaluate(expr.base, names), expr.name.text, names);
    case 'IndexExpr':
      return element(evaluate(expr.base, names), expr.index, names);
    case 'UnaryExpr':
      return unary(expr.op, evaluate(expr.operand, names), names);
    case 'RefExpr':
      return evaluate(expr.expr, names);
    case 'TupleExpr':
      return {
        kind: 'tuple',
        elems: expr.elems.map((one) => plain(evaluate(one, names), names.types)),
      };
    case 'BinaryExpr':
      return binary(expr, names);
    case 'CastExpr':
      return cast(plain(evaluate(expr.expr, names), names.types), expr.type);
    case 'MethodCallExpr':
      return method(expr, names);
    default:
      throw new EvaluationError('this form of expression cannot be evaluated here');
  }
}

function literal(lit: Parameters<typeof literalValue>[0], text: string): Value {
  const found = literalValue(lit, text);
  switch (found.kind) {
    case 'int':
      return /^f(?:32|64)$/.test(found.suffix)
        ? { kind: 'float', value: Number(found.value) }
        : { kind: 'int', value: found.value };
    case 'float':
      return { kind: 'float', value: Number(found.text) };
    case 'bool':
      return { kind: 'bool', value: found.value };
    case 'char':
    case 'byte':
      return { kind: 'int', value: BigInt(found.value) };
    default:
      throw new EvaluationError('texts cannot be compared here');
  }
}

function path(expr: Extract<AnyExpr, { kind: 'PathExpr' }>, names: Names): Value {
  const { segments } = expr.path;
  const name = segments.map((segment) => segment.name.text).join('::');
  const found = names.lookUp(name);
  if (found === undefined) throw new EvaluationError(`${NO_VARIABLE} \`${name}\` here`);
  return found;
}

const AXES = ['x', 'y', 'z'];

function field(base: Value, name: string, { types }: Names): Value {
  if (base.kind === 'coordinates') {
    const at = AXES.includes(name) ? AXES.indexOf(name) : Number(name);
    if (at >= 0 && at < 3) return { kind: 'int', value: BigInt(base.at[at]!) };
    throw new EvaluationError(`coordinates have x, y and z, and no \`${name}\``);
  }
  if (base.kind !== 'shown') throw new EvaluationError(`a number has no field \`${name}\``);
  const { shown } = base;
  for (let at: Shown | undefined = shown; at !== undefined; at = pointee(at, types)) {
    const found = at.children(0, 4096).find((one) => one.name === name);
    if (found !== undefined) return { kind: 'shown', shown: found };
  }
  throw new EvaluationError(`\`${shown.name}\` of type \`${shown.type}\` has no field \`${name}\``);
}

/** What a reference to one value refers to. */
function pointee(shown: Shown, types: TypeTable): Shown | undefined {
  const view = types[shown.key];
  if (view?.kind !== 'pointer' || view.points !== 'value') return undefined;
  return shown.children(0, 1)[0];
}

/** What has the elements: behind references, inside of wrappers such as `MaybeUninit`. */
export function elementsOf(from: Shown, types: TypeTable): Shown {
  let shown = from;
  for (;;) {
    const next = pointee(shown, types) ?? wrapped(shown, types);
    if (next === undefined) return shown;
    shown = next;
  }
}

/** The one field that is all of a struct or union. */
function wrapped(shown: Shown, types: TypeTable): Shown | undefined {
  const view = types[shown.key];
  if (view?.kind !== 'struct' && view?.kind !== 'union') return undefined;
  if (view.size === 0 || (view.kind === 'struct' && view.what !== 'struct')) return undefined;
  if (shown.count === 0 || shown.count > 8) return undefined;
  // Wrappers that are shown as what they hold have its parts.
  const parts = shown.children().filter(({ size }) => size > 0);
  return parts.length === 1 && parts[0]!.size === view.size ? parts[0] : undefined;
}

/** An element of a struct that is a pointer and a length, such as `DisjointSlice`. */
function ownedSlice(shown: Shown, index: bigint, { types, at }: Names): Shown | undefined {
  const view = types[shown.key];
  if (view?.kind !== 'struct' || at === undefined) return undefined;
  const parts = shown.children(0, 8);
  const length = parts.find(({ name }) => name === 'len');
  const pointer = parts.find(({ key }) => {
    const part = types[key];
    return part?.kind === 'pointer' && part.points === 'value' && part.to !== undefined;
  });
  if (length === undefined || pointer === undefined || length.missing !== undefined)
    return undefined;
  if (index < 0n || index >= BigInt(length.text))
    throw new EvaluationError(
      `index ${index} is out of bounds: \`${shown.name}\` has ${length.text} elements`,
    );
  const first = pointer.children(0, 1)[0];
  if (first?.address === undefined) return undefined;
  const address = first.address + index * BigInt(first.size);
  return at(first.key, address, `${shown.name}[${index}]`);
}

/** What `ptr.add(index)` of a raw pointer to a value points to. */
function behindPointer(shown: Shown, index: bigint, { types, at }: Names): Shown | undefined {
  const view = types[shown.key];
  if (view?.kind !== 'pointer' || !view.text.startsWith('*') || at === undefined) return undefined;
  const first = pointee(shown, types);
  if (first?.address === undefined || types[first.key]?.kind === 'array') return undefined;
  const address = first.address + index * BigInt(first.size);
  return at(first.key, address, `${shown.name}[${index}]`);
}

function element(base: Value, index: AnyExpr, names: Names): Value {
  if (base.kind !== 'shown') throw new EvaluationError('only arrays and slices have elements');
  const shown = elementsOf(base.shown, names.types);
  const at = plain(evaluate(index, names), names.types);
  if (at.kind !== 'int') throw new EvaluationError('an index must be an integer');
  const far = behindPointer(base.shown, at.value, names);
  if (far !== undefined) return { kind: 'shown', shown: far };
  if (shown.missing !== undefined && shown.address === undefined)
    throw new EvaluationError(`\`${shown.name}\` is ${shown.missing}`);
  const behind = ownedSlice(shown, at.value, names);
  if (behind !== undefined) return { kind: 'shown', shown: behind };
  if (at.value < 0n || at.value >= BigInt(shown.count))
    throw new EvaluationError(
      `index ${at.value} is out of bounds: \`${shown.name}\` has ${shown.count} elements`,
    );
  const [found] = shown.children(Number(at.value), 1);
  if (found === undefined) throw new EvaluationError(`\`${shown.name}\` has no elements`);
  return { kind: 'shown', shown: found };
}

function unary(op: '-' | '!' | '*', operand: Value, { types }: Names): Value {
  if (op === '*') {
    const found = operand.kind === 'shown' ? pointee(operand.shown, types) : undefined;
    if (found === undefined)
      throw new EvaluationError('only references and pointers have a pointee');
    return { kind: 'shown', shown: found };
  }
  const value = plain(operand, types);
  if (op === '!') {
    if (value.kind === 'bool') return { kind: 'bool', value: !value.value };
    if (value.kind === 'int') return { kind: 'int', value: ~value.value };
  } else if (value.kind === 'int') return { kind: 'int', value: -value.value };
  else if (value.kind === 'float') return { kind: 'float', value: -value.value };
  throw new EvaluationError(`\`${op}\` has no meaning for this value`);
}

function binary(expr: Extract<AnyExpr, { kind: 'BinaryExpr' }>, names: Names): Value {
  const { op } = expr;
  const lhs = plain(evaluate(expr.lhs, names), names.types);
  if (op === '&&' || op === '||') {
    if (lhs.kind !== 'bool') throw new EvaluationError(`\`${op}\` takes truth values`);
    if (lhs.value === (op === '||')) return lhs;
    const rhs = plain(evaluate(expr.rhs, names), names.types);
    if (rhs.kind !== 'bool') throw new EvaluationError(`\`${op}\` takes truth values`);
    return rhs;
  }
  const rhs = plain(evaluate(expr.rhs, names), names.types);
  if (/^(?:[=!]=|[<>]=?)$/.test(op)) return { kind: 'bool', value: compare(op, lhs, rhs) };
  if (lhs.kind === 'coordinates')
    return arithmetic(op, { kind: 'int', value: BigInt(lhs.linear) }, rhs);
  return arithmetic(op, lhs, rhs);
}

/** Below, at or above 0 as the first is less than, equal to or greater than the second. */
function order(a: Value, b: Value): number {
  if (a.kind === 'coordinates' && b.kind === 'tuple') return orderTuple(a, b.elems);
  if (b.kind === 'coordinates') return -order(b, a);
  if (a.kind === 'coordinates') return order({ kind: 'int', value: BigInt(a.linear) }, b);
  if (a.kind === 'bool' && b.kind === 'bool') return Number(a.value) - Number(b.value);
  if (a.kind === 'int' && b.kind === 'int')
    return a.value < b.value ? -1 : Number(a.value > b.value);
  if (a.kind === 'tuple' && b.kind === 'tuple' && a.elems.length === b.elems.length)
    return a.elems.map((one, i) => order(one, b.elems[i]!)).find((found) => found !== 0) ?? 0;
  return orderNumbers(a, b);
}

function orderNumbers(a: Value, b: Value): number {
  const [x, y] = [toNumber(a), toNumber(b)];
  if (x !== undefined && y !== undefined) return x === y ? 0 : x < y ? -1 : x > y ? 1 : Number.NaN;
  const [s, t] = [valueText(a), valueText(b)];
  if (a.kind === 'shown' && b.kind === 'shown') return s < t ? -1 : Number(s > t);
  throw new EvaluationError(`\`${s}\` and \`${t}\` cannot be compared`);
}

/** Coordinates and a tuple, whose missing parts are 0. */
function orderTuple({ at }: Coordinates, elems: readonly Value[]): number {
  const wanted = elems.map((one) => (one.kind === 'int' ? Number(one.value) : Number.NaN));
  const first = at.findIndex((n, i) => n !== (wanted[i] ?? 0));
  return first < 0 ? 0 : at[first]! - (wanted[first] ?? 0) || 1;
}

function toNumber(value: Value): number | undefined {
  if (value.kind === 'float') return value.value;
  return value.kind === 'int' ? Number(value.value) : undefined;
}

function compare(op: string, a: Value, b: Value): boolean {
  const found = order(a, b);
  switch (op) {
    case '==':
      return found === 0;
    case '!=':
      return found !== 0;
    case '<':
      return found < 0;
    case '<=':
      return found <= 0;
    case '>':
      return found > 0;
    default:
      return found >= 0;
  }
}

function arithmetic(op: string, a: Value, b: Value): Value {
  if (a.kind === 'bool' && b.kind === 'bool' && /^[&|^]$/.test(op)) {
    const value =
      op === '&' ? a.value && b.value : op === '|' ? a.value || b.value : a.value !== b.value;
    return { kind: 'bool', value };
  }
  if (a.kind === 'int' && b.kind === 'int')
    return { kind: 'int', value: integers(op, a.value, b.value) };
  const [x, y] = [toNumber(a), toNumber(b)];
  if (x === undefined || y === undefined) throw new EvaluationError(`\`${op}\` takes numbers`);
  const results: Readonly<Record<string, number>> = {
    '+': x + y,
    '-': x - y,
    '*': x * y,
    '/': x / y,
    '%': x % y,
  };
  const value = results[op];
  if (value === undefined) throw new EvaluationError(`\`${op}\` takes integers`);
  return { kind: 'float', value };
}

function integers(op: string, a: bigint, b: bigint): bigint {
  if ((op === '/' || op === '%') && b === 0n) throw new EvaluationError('divides by zero');
  if ((op === '<<' || op === '>>') && (b < 0n || b > 127n))
    throw new EvaluationError(`shifts by ${b}`);
  switch (op) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '<<':
      return a << b;
    default:
      return a >> b;
  }
}

const WIDTHS: Readonly<Record<string, number>> = { usize: 64, isize: 64 };

function cast(value: Value, type: AnyType): Value {
  const name = type.kind === 'PathType' ? (type.path.segments.at(-1)?.name.text ?? '') : '';
  const number: Value = value.kind === 'bool' ? { kind: 'int', value: BigInt(value.value) } : value;
  const asFloat = toNumber(number);
  if ((name === 'f32' || name === 'f64') && asFloat !== undefined)
    return { kind: 'float', value: name === 'f32' ? Math.fround(asFloat) : asFloat };
  const [, sign, digits] = /^([iu])(8|16|32|64|128|size)$/.exec(name) ?? [];
  const bits = WIDTHS[name] ?? Number(digits);
  if (digits !== undefined && number.kind === 'int') {
    const wrap = sign === 'i' ? BigInt.asIntN : BigInt.asUintN;
    return { kind: 'int', value: wrap(bits, number.value) };
  }
  if (digits !== undefined && number.kind === 'float')
    return { kind: 'int', value: saturated(number.value, sign === 'i', bits) };
  throw new EvaluationError(`this value cannot be cast to \`${name}\``);
}

/** A float as an integer, as `as` of Rust gives it. */
function saturated(value: number, isSigned: boolean, bits: number): bigint {
  const low = isSigned ? -(2n ** BigInt(bits - 1)) : 0n;
  const high = 2n ** BigInt(isSigned ? bits - 1 : bits) - 1n;
  if (Number.isNaN(value)) return 0n;
  if (value <= Number(low)) return low;
  return value >= Number(high) ? high : BigInt(Math.trunc(value));
}

function method(expr: Extract<AnyExpr, { kind: 'MethodCallExpr' }>, names: Names): Value {
  const receiver = evaluate(expr.receiver, names);
  const name = expr.name.text;
  if (receiver.kind === 'shown' && expr.args.length === 0) {
    const shown = elementsOf(receiver.shown, names.types);
    const length = shown.children(0, 8).find((one) => one.name === 'len');
    if (name === 'len' && names.types[shown.key]?.kind === 'struct' && length !== undefined)
      return plain({ kind: 'shown', shown: length }, names.types);
    if (name === 'len') return { kind: 'int', value: BigInt(shown.count) };
    if (name === 'is_some' || name === 'is_none')
      return { kind: 'bool', value: shown.text.startsWith('Some') === (name === 'is_some') };
    if (name === 'is_ok' || name === 'is_err')
      return { kind: 'bool', value: shown.text.startsWith('Ok') === (name === 'is_ok') };
    if (name === 'is_empty') return { kind: 'bool', value: shown.count === 0 };
  }
  const value = plain(receiver, names.types);
  if (name === 'abs' && value.kind === 'float')
    return { kind: 'float', value: Math.abs(value.value) };
  if (name === 'abs' && value.kind === 'int')
    return { kind: 'int', value: value.value < 0n ? -value.value : value.value };
  if (name === 'is_nan' && value.kind === 'float')
    return { kind: 'bool', value: Number.isNaN(value.value) };
  if (name === 'is_finite' && value.kind === 'float')
    return { kind: 'bool', value: Number.isFinite(value.value) };
  throw new EvaluationError(`\`${name}\` cannot be called here: a debugger does not run functions`);
}
