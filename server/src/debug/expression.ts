/**
 * Expressions in Rust's syntax over the variables of a stop: paths, fields, indices, `*`,
 * arithmetic, comparisons, casts, methods of numbers. Values of the program are views.
 */
import {
  type AnyExpr,
  type AnyType,
  type Block,
  literalValue,
  type MacroCall,
  type ParseError,
  parseFile,
  walk,
} from '../syntax/index.ts';
import { heldType, type Shown, sliceFields, type TypeTable } from '../views/index.ts';
import { call, optionMethod, rangeMethod, sliceMethod } from './calls.ts';
import { arrayOf, composite, discriminant, isKnown, unit } from './composites.ts';
import { numberConstant, numberMethod } from './methods.ts';
import {
  arithmetic,
  cast,
  compare,
  EvaluationError,
  floatValue,
  intValue,
  isFloatType,
  negated,
  typeName,
  type Value,
} from './numbers.ts';
import { type Bindings, matchesPattern } from './patterns.ts';

/** What names mean, at a stop. */
export interface Names {
  readonly types: TypeTable;
  /** A value of a type at an address. */
  at?(type: string, address: bigint, name: string): Shown;
  /** A pointer of a type. */
  pointer?(type: string, address: bigint, name: string): Shown;
  lookUp(name: string): Value | undefined;
}

/** How the message begins that says that a name means nothing. */
export const NO_VARIABLE = 'cannot find value';

const BEFORE = 'fn f() { (';

/** The tree of an expression; throws an `EvaluationError`. */
export function parseExpression(text: string): AnyExpr {
  return parseWhole(text, 0);
}

/** Calls of `matches!` in each other, at most. */
const DEEPEST = 50;

function parseWhole(text: string, depth: number): AnyExpr {
  if (text.trim() === '') throw new EvaluationError('expected an expression, found nothing');
  const { file, errors } = parseFile(`${BEFORE}${text}\n) }`, { edition: 2024 });
  const [item] = file.items;
  const tail = item?.kind === 'Fn' ? item.body?.tail : undefined;
  const [error] = errors;
  if (error !== undefined) throw new EvaluationError(syntaxText(error, text));
  if (file.items.length !== 1 || tail?.kind !== 'ParenExpr')
    throw new EvaluationError(`\`${text}\` is no expression`);
  const written = depth < DEEPEST ? withoutMatches(tail.expr, text) : undefined;
  return written === undefined ? tail.expr : parseWhole(written, depth + 1);
}

/** The text with its first `matches!(x, pattern)` as `match`; undefined where there is none. */
function withoutMatches(expr: AnyExpr, text: string): string | undefined {
  let found: MacroCall | undefined;
  walk(expr, (node) => {
    if (node.kind === 'MacroCall' && node.path.segments.at(-1)?.name.text === 'matches')
      found ??= node;
  });
  const { trees = [] } = found?.body ?? {};
  const comma = trees.find((tree) => tree.kind === 'Token' && tree.text === ',');
  const [first, last] = [trees[0], trees.at(-1)];
  if (found === undefined || comma === undefined || first === undefined || last === undefined)
    return undefined;
  const part = (start: number, end: number): string =>
    text.slice(start - BEFORE.length, end - BEFORE.length);
  const value = part(first.start, comma.start);
  const pattern = part(comma.end, last.end).replace(/,\s*$/, '');
  const { start, end } = found;
  return `${part(BEFORE.length, start)}(match (${value}) { ${pattern} => true, _ => false })${text.slice(end - BEFORE.length)}`;
}

/** A syntax error without the parentheses that are not the user's. */
function syntaxText(error: ParseError, text: string): string {
  const { message, end } = error;
  const isBehind = end >= BEFORE.length + text.trimEnd().length;
  if (isBehind) return message.replace(/found `[)}]`$/, 'found the end of the expression');
  return message.replace(/^expected `\)`, found/, 'expected an operator or the end, found');
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
  const view = types[heldType(types, shown.key)];
  switch (view?.kind) {
    case 'int':
      return intValue(BigInt(shown.text), view.text);
    case 'float':
      return floatValue(numberOf(shown.text), isFloatType(view.format) ? view.format : undefined);
    case 'char':
      return { kind: 'char', value: charOf(shown.text) };
    case 'bool':
      return { kind: 'bool', value: shown.text === 'true' };
    case 'pointer': {
      const target = view.text.startsWith('&') ? pointee(shown, types) : undefined;
      return target === undefined ? value : plain({ kind: 'shown', shown: target }, types);
    }
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

/** A value with all of its parts, as comparisons take it. */
export function resolved(value: Value, types: TypeTable): Value {
  const found = composite(plain(value, types), types);
  if (found.kind === 'tuple')
    return { ...found, elems: found.elems.map((one) => resolved(one, types)) };
  if (found.kind !== 'composite') return found;
  const fields = found.fields.map((one) => ({ ...one, value: resolved(one.value, types) }));
  return { ...found, fields };
}

function numberOf(text: string): number {
  if (text === 'inf') return Number.POSITIVE_INFINITY;
  if (text === '-inf') return Number.NEGATIVE_INFINITY;
  return Number(text);
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
      if (expr.op === '*') return behind(evaluate(expr.operand, names), names);
      return negated(expr.op, plain(evaluate(expr.operand, names), names.types));
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
      return casted(plain(evaluate(expr.expr, names), names.types), nameOf(expr.type), names);
    case 'MethodCallExpr':
      return method(expr, names);
    case 'IfExpr':
      return choice(expr, names);
    case 'BlockExpr':
      return tailOf(expr.block, names);
    case 'AssignExpr':
    case 'CompoundAssignExpr':
      throw new EvaluationError('values are only changed from the console, not by what is watched');
    case 'ArrayExpr':
      return arrayOf(expr.elems.map((one) => evaluate(one, names)));
    case 'RepeatExpr':
      return repeated(expr, names);
    case 'StructExpr':
      return struct(expr, names);
    case 'MatchExpr':
      return chosen(expr, names);
    case 'LetExpr':
      throw new EvaluationError('expected expression, found `let` statement');
    case 'CallExpr': {
      const found = call(expr, {
        types: names.types,
        value: (one) => evaluate(one, names),
        plain: (one) => plain(one, names.types),
      });
      if (found !== undefined) return found;
      throw new EvaluationError('a debugger runs no functions and expands no macros');
    }
    case 'MacroCall':
      throw new EvaluationError('a debugger runs no functions and expands no macros');
    default:
      throw new EvaluationError(
        `${FORMS[expr.kind] ?? 'this expression'} cannot be evaluated here`,
      );
  }
}

/** What forms that have no value here are called. */
const FORMS: Readonly<Record<string, string>> = {
  RangeExpr: 'a range that is no index',
  ClosureExpr: 'a closure',
};

/** `value as type`, of variants without fields too. */
function casted(value: Value, type: string, { types }: Names): Value {
  const number = value.kind === 'shown' ? discriminant(value.shown, types) : undefined;
  return cast(number === undefined ? value : intValue(number), type);
}

function repeated(expr: Extract<AnyExpr, { kind: 'RepeatExpr' }>, names: Names): Value {
  const count = plain(evaluate(expr.len, names), names.types);
  if (count.kind !== 'int' || count.value < 0n || count.value > 4096n)
    throw new EvaluationError('an array of this length cannot be evaluated here');
  const elem = evaluate(expr.elem, names);
  return arrayOf(Array.from({ length: Number(count.value) }, () => elem));
}

function struct(expr: Extract<AnyExpr, { kind: 'StructExpr' }>, names: Names): Value {
  const path = expr.path.segments.map(({ name }) => name.text);
  if (!isKnown(path, 'named', names.types))
    throw new EvaluationError(
      `cannot find struct, variant or union type \`${path.join('::')}\` in this scope`,
    );
  if (expr.rest) throw new EvaluationError('a struct with `..` cannot be evaluated here');
  const fields = expr.fields.map(({ name, value }) => ({
    name: name.text,
    value: evaluate(value, names),
  }));
  return { kind: 'composite', name: path.at(-1)!, style: 'named', fields };
}

/** Names with those that a pattern has given. */
function withBindings(names: Names, own: Bindings): Names {
  return { ...names, lookUp: (name) => own.get(name) ?? names.lookUp(name) };
}

/** What the names of `let pattern = value` are; undefined where it does not match. */
function isMatch(
  { pat, expr }: Extract<AnyExpr, { kind: 'LetExpr' }>,
  names: Names,
): Bindings | undefined {
  const out: Bindings = new Map();
  return matchesPattern(pat, evaluate(expr, names), patternHost(names), out) ? out : undefined;
}

function patternHost(names: Names) {
  const { types } = names;
  return {
    types,
    value: (one: AnyExpr) => plain(evaluate(one, names), types),
    plain: (one: Value) => plain(one, types),
    behind: (one: Value): Value => {
      let value = one;
      while (value.kind === 'shown') {
        const target = pointee(value.shown, types);
        if (target === undefined || !types[value.shown.key]?.text.startsWith('&')) break;
        value = { kind: 'shown', shown: target };
      }
      return value;
    },
    constant: (name: string) => names.lookUp(name) ?? numberConstant(name),
  };
}

function chosen(expr: Extract<AnyExpr, { kind: 'MatchExpr' }>, names: Names): Value {
  const value = evaluate(expr.scrutinee, names);
  for (const { pat, guard, body } of expr.arms) {
    const own: Bindings = new Map();
    if (body === undefined || !matchesPattern(pat, value, patternHost(names), own)) continue;
    const inside = withBindings(names, own);
    const holds = guard === undefined ? undefined : plain(evaluate(guard, inside), names.types);
    if (holds !== undefined && holds.kind !== 'bool')
      throw new EvaluationError(
        `mismatched types: expected \`bool\`, found \`${typeName(holds)}\``,
      );
    if (holds?.value !== false) return evaluate(body, inside);
  }
  throw new EvaluationError('non-exhaustive patterns: no arm matches');
}

function choice(expr: Extract<AnyExpr, { kind: 'IfExpr' }>, names: Names): Value {
  if (expr.cond.kind === 'LetExpr') {
    const own = isMatch(expr.cond, names);
    if (own !== undefined) return tailOf(expr.then, withBindings(names, own));
    if (expr.else === undefined) throw new EvaluationError('`if` without `else` has no value');
    return evaluate(expr.else, names);
  }
  const condition = plain(evaluate(expr.cond, names), names.types);
  if (condition.kind !== 'bool')
    throw new EvaluationError(
      `mismatched types: expected \`bool\`, found \`${typeName(condition)}\``,
    );
  if (condition.value) return tailOf(expr.then, names);
  if (expr.else === undefined) throw new EvaluationError('`if` without `else` has no value');
  return evaluate(expr.else, names);
}

function tailOf({ stmts, tail }: Block, names: Names): Value {
  if (stmts.length > 0 || tail === undefined)
    throw new EvaluationError('a block with statements cannot be evaluated here');
  return evaluate(tail, names);
}

function nameOf(type: AnyType): string {
  return type.kind === 'PathType' ? (type.path.segments.at(-1)?.name.text ?? '') : '';
}

function charOf(text: string): number {
  const found = literalValue('char', text);
  return found.kind === 'char' ? found.value : Number.NaN;
}

function literal(lit: Parameters<typeof literalValue>[0], text: string): Value {
  const found = literalValue(lit, text);
  switch (found.kind) {
    case 'int': {
      const { suffix } = found;
      if (isFloatType(suffix)) return floatValue(Number(found.value), suffix);
      const value = intValue(found.value, suffix === '' ? undefined : suffix);
      if (value.value !== found.value)
        throw new EvaluationError(`literal out of range for \`${suffix}\``);
      return value;
    }
    case 'float': {
      const suffix = /f16|f32|f64$/.exec(text)?.[0] ?? '';
      return floatValue(Number(found.text), isFloatType(suffix) ? suffix : undefined);
    }
    case 'bool':
      return { kind: 'bool', value: found.value };
    case 'char':
      return { kind: 'char', value: found.value };
    case 'byte':
      return intValue(BigInt(found.value), 'u8');
    default:
      throw new EvaluationError('string literals cannot be evaluated here');
  }
}

function path(expr: Extract<AnyExpr, { kind: 'PathExpr' }>, names: Names): Value {
  const { segments } = expr.path;
  const name = segments.map((segment) => segment.name.text).join('::');
  const found = names.lookUp(name) ?? numberConstant(name);
  if (found !== undefined) return found;
  const parts = segments.map((segment) => segment.name.text);
  if (isKnown(parts, 'unit', names.types)) return unit(parts.at(-1)!);
  throw new EvaluationError(`${NO_VARIABLE} \`${name}\` in this scope`);
}

const AXES = ['x', 'y', 'z'];

function field(base: Value, name: string, { types }: Names): Value {
  if (base.kind === 'coordinates') {
    const at = AXES.includes(name) ? AXES.indexOf(name) : Number(name);
    if (at >= 0 && at < 3) return { kind: 'int', value: BigInt(base.at[at]!) };
    throw new EvaluationError(`coordinates have x, y and z, and no \`${name}\``);
  }
  if (base.kind === 'tuple' && base.elems[Number(name)] !== undefined)
    return base.elems[Number(name)]!;
  const part = base.kind === 'composite' ? base.fields.find((one) => one.name === name) : undefined;
  if (part !== undefined) return part.value;
  if (base.kind !== 'shown') throw new EvaluationError(noField(name, base, types));
  const { shown } = base;
  for (let at: Shown | undefined = shown; at !== undefined; at = pointee(at, types)) {
    const found = at.children(0, 4096).find((one) => one.name === name);
    if (found !== undefined) return { kind: 'shown', shown: found };
  }
  throw new EvaluationError(noField(name, base, types));
}

/** Why a value has no such field, as rustc says it. */
function noField(name: string, base: Value, types: TypeTable): string {
  const type = typeName(base);
  const kind = base.kind === 'shown' ? types[base.shown.key]?.kind : base.kind;
  const isPrimitive = /^(?:int|float|bool|char)$/.test(kind ?? '');
  return isPrimitive
    ? `\`${type}\` is a primitive type and therefore doesn't have fields`
    : `no field \`${name}\` on type \`${type}\``;
}

/** What a reference to one value refers to. */
function pointee(shown: Shown, types: TypeTable): Shown | undefined {
  const view = types[heldType(types, shown.key)];
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
  const view = types[heldType(types, shown.key)];
  if (view?.kind !== 'struct' && view?.kind !== 'union') return undefined;
  if (sliceFields(view) !== undefined) return undefined;
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
    throw new EvaluationError(outside(BigInt(length.text), index));
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
  if (base.kind === 'composite' && base.style === 'array') {
    const at = plain(evaluate(index, names), names.types);
    const part = at.kind === 'int' ? base.fields[Number(at.value)] : undefined;
    if (part !== undefined) return part.value;
    if (at.kind === 'int') throw new EvaluationError(outside(base.fields.length, at.value));
  }
  if (base.kind !== 'shown')
    throw new EvaluationError(`cannot index into a value of type \`${typeName(base)}\``);
  if (index.kind === 'RangeExpr') return { kind: 'shown', shown: part(base.shown, index, names) };
  const at = plain(evaluate(index, names), names.types);
  if (at.kind !== 'int') throw new EvaluationError('an index must be an integer');
  return { kind: 'shown', shown: elementAt(base.shown, at.value, names) };
}

function outside(length: number | bigint, index: bigint): string {
  return `index out of bounds: the len is ${length} but the index is ${index}`;
}

/** Has a value elements, and not only parts with names? */
function hasElements(shown: Shown, types: TypeTable): boolean {
  const view = types[heldType(types, shown.key)];
  if (view === undefined || view.kind === 'array') return true;
  if (view.kind === 'pointer') return view.points === 'slice';
  // Ranges of elements have the key of what they are of.
  return sliceFields(view) !== undefined || shown.type.startsWith('[');
}

function elementAt(base: Shown, index: bigint, names: Names): Shown {
  const far = behindPointer(base, index, names);
  if (far !== undefined) return far;
  const shown = elementsOf(base, names.types);
  if (shown.missing !== undefined && shown.address === undefined)
    throw new EvaluationError(`\`${shown.name}\` is ${shown.missing}`);
  const behind = ownedSlice(shown, index, names);
  if (behind !== undefined) return behind;
  if (!hasElements(shown, names.types))
    throw new EvaluationError(`cannot index into a value of type \`${shown.type}\``);
  if (index < 0n || index >= BigInt(shown.count))
    throw new EvaluationError(outside(shown.count, index));
  const [found] = shown.children(Number(index), 1);
  if (found === undefined) throw new EvaluationError(`\`${shown.name}\` has no elements`);
  return found;
}

/** `shown[low..high]`; a pointer and what has a length of its own need both. */
function part(base: Shown, range: Extract<AnyExpr, { kind: 'RangeExpr' }>, names: Names): Shown {
  const shown = elementsOf(base, names.types);
  const bound = (expr: AnyExpr | undefined, without: number): number => {
    if (expr === undefined) return without;
    const value = plain(evaluate(expr, names), names.types);
    if (value.kind !== 'int') throw new EvaluationError('an index must be an integer');
    return Number(value.value);
  };
  const low = bound(range.lo, 0);
  const high = bound(range.hi, shown.count) + Number(range.inclusive && range.hi !== undefined);
  if (low > high) throw new EvaluationError(`slice index starts at ${low} but ends at ${high}`);
  const at = (index: number): Shown => elementAt(base, BigInt(index), names);
  // Each end is an element, or out of bounds.
  const ends = low === high ? [] : [at(low), at(high - 1)];
  const elements = (from: number, count: number): Shown[] =>
    Array.from({ length: Math.max(0, Math.min(count, high - low - from)) }, (_, i) =>
      at(low + from + i),
    );
  const texts = elements(0, MOST_WRITTEN).map(({ text }) => text);
  const rest = high - low > MOST_WRITTEN ? ', ..' : '';
  return {
    ...shown,
    name: `${base.name}[${low}..${high}]`,
    type: `[${ends[0]?.type ?? '_'}]`,
    text: `[${texts.join(', ')}${rest}]`,
    size: 0,
    missing: undefined,
    address: undefined,
    count: high - low,
    children: (start = 0, count = high - low) => elements(start, count),
  };
}

/** Elements of a range that its text has. */
const MOST_WRITTEN = 32;

function behind(operand: Value, { types }: Names): Value {
  const found = operand.kind === 'shown' ? pointee(operand.shown, types) : undefined;
  if (found !== undefined) return { kind: 'shown', shown: found };
  if (operand.kind === 'shown' && types[operand.shown.key]?.kind === 'pointer')
    throw new EvaluationError(`there is no memory at ${operand.shown.text}`);
  throw new EvaluationError(`type \`${typeName(operand)}\` cannot be dereferenced`);
}

function binary(expr: Extract<AnyExpr, { kind: 'BinaryExpr' }>, names: Names): Value {
  const { op } = expr;
  const lhs = plain(evaluate(expr.lhs, names), names.types);
  if (op === '&&' || op === '||') {
    if (lhs.kind !== 'bool')
      throw new EvaluationError(`mismatched types: expected \`bool\`, found \`${typeName(lhs)}\``);
    if (lhs.value === (op === '||')) return lhs;
    const rhs = plain(evaluate(expr.rhs, names), names.types);
    if (rhs.kind !== 'bool')
      throw new EvaluationError(`mismatched types: expected \`bool\`, found \`${typeName(rhs)}\``);
    return rhs;
  }
  const rhs = plain(evaluate(expr.rhs, names), names.types);
  if (/^(?:[=!]=|[<>]=?)$/.test(op)) {
    const [a, b] = [resolved(lhs, names.types), resolved(rhs, names.types)];
    return { kind: 'bool', value: compare(op, a, b) };
  }
  return arithmetic(op, lhs, rhs);
}

function method(expr: Extract<AnyExpr, { kind: 'MethodCallExpr' }>, names: Names): Value {
  const host = {
    types: names.types,
    value: (one: AnyExpr) => evaluate(one, names),
    plain: (one: Value) => plain(one, names.types),
    resolved: (one: Value) => resolved(one, names.types),
  };
  const inRange = rangeMethod(expr, host);
  if (inRange !== undefined) return inRange;
  const receiver = evaluate(expr.receiver, names);
  const name = expr.name.text;
  const ofOption = optionMethod(receiver, expr, host);
  if (ofOption !== undefined) return ofOption;
  const list = receiver.kind === 'shown' ? elementsOf(receiver.shown, names.types) : undefined;
  const made = receiver.kind === 'composite' ? receiver : undefined;
  const whole = list !== undefined && hasElements(list, names.types) ? list : made;
  const ofList = whole && sliceMethod(whole, expr, host);
  if (ofList !== undefined) return ofList;
  const simple =
    receiver.kind === 'shown' && expr.args.length === 0
      ? shownMethod(receiver.shown, name, names)
      : undefined;
  if (simple !== undefined) return simple;
  const inner = receiver.kind === 'shown' ? held(receiver.shown, name, names.types) : undefined;
  if (inner !== undefined) return { kind: 'shown', shown: inner };
  const args = expr.args.map((one) => plain(evaluate(one, names), names.types));
  const pointer =
    receiver.kind === 'shown' ? movedPointer(receiver.shown, name, args, names) : undefined;
  if (pointer !== undefined) return { kind: 'shown', shown: pointer };
  const found = numberMethod(plain(receiver, names.types), name, args);
  if (found !== undefined) return found;
  throw new EvaluationError(`\`${name}\` cannot be called here: a debugger runs no functions`);
}

/** What a method without arguments of a value of the program gives; undefined for others. */
function shownMethod(receiver: Shown, name: string, { types }: Names): Value | undefined {
  if (name === 'clone' || name === 'to_owned' || name === 'as_ref')
    return { kind: 'shown', shown: receiver };
  if (name === 'is_null' && types[receiver.key]?.kind === 'pointer')
    return { kind: 'bool', value: receiver.text === '0x0' };
  if (name !== 'len') return undefined;
  const shown = elementsOf(receiver, types);
  const view = types[shown.key];
  if (view?.kind === 'pointer' && view.points === 'str' && shown.text.endsWith('"'))
    return intValue(BigInt(stringLength(shown.text)), 'usize');
  const length = shown.children(0, 8).find((one) => one.name === 'len');
  if (view?.kind !== 'struct' || length === undefined) return undefined;
  return plain({ kind: 'shown', shown: length }, types);
}

/** Bytes of the text that a literal is. */
function stringLength(literalText: string): number {
  const value = literalValue('str', literalText);
  return value.kind === 'str' ? value.value.length : 0;
}

/** Methods that give what a wrapper of the standard library holds, and the wrappers. */
const HOLDERS: readonly (readonly [method: RegExp, wrapper: RegExp])[] = [
  [/^assume_init(?:_ref|_mut|_read)?$/, /^MaybeUninit$/],
  [/^load$/, /Atomic/],
  [/^get$/, /^NonZero/],
];

/** What `cell.assume_init()`, `count.load(..)` and their kind give; undefined for others. */
function held(from: Shown, method: string, types: TypeTable): Shown | undefined {
  for (let shown: Shown | undefined = from; shown !== undefined; shown = pointee(shown, types)) {
    const view = types[shown.key];
    const key = heldType(types, shown.key);
    if (view?.kind !== 'struct' || key === shown.key) continue;
    const isOne = HOLDERS.some(([name, type]) => name.test(method) && type.test(view.name));
    return isOne ? { ...shown, key, type: types[key]?.text ?? shown.type } : undefined;
  }
  return undefined;
}

/** Which way methods of raw pointers go. */
const POINTER_STEPS: Readonly<Record<string, bigint>> = {
  add: 1n,
  offset: 1n,
  wrapping_add: 1n,
  wrapping_offset: 1n,
  sub: -1n,
  wrapping_sub: -1n,
};

/** `ptr.add(n)` and its kind; undefined for other methods. */
function movedPointer(
  shown: Shown,
  name: string,
  [by]: readonly Value[],
  { types, pointer }: Names,
): Shown | undefined {
  const view = types[shown.key];
  if (view?.kind !== 'pointer' || view.points !== 'value' || view.to === undefined)
    return undefined;
  const step = Object.hasOwn(POINTER_STEPS, name) ? POINTER_STEPS[name] : undefined;
  const first = pointee(shown, types)?.address;
  if (step === undefined || pointer === undefined || first === undefined) return undefined;
  if (by?.kind !== 'int') throw new EvaluationError(`\`${name}\` takes an integer`);
  const address = first + step * by.value * BigInt(types[view.to]?.size ?? 1);
  return pointer(shown.key, address, `${shown.name}.${name}(${by.value})`);
}
