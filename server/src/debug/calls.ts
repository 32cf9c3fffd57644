/**
 * Calls that expressions know without running code: constructors, conversions and methods of
 * numbers by their path, and methods of `Option`, `Result`, slices and ranges.
 */
import type { AnyExpr } from '../syntax/index.ts';
import { heldType, type Shown, type TypeTable } from '../views/index.ts';
import { isKnown, tupleStruct, unit, variantName } from './composites.ts';
import { floatFromBits, numberMethod } from './methods.ts';
import {
  type Composite,
  cast,
  compare,
  EvaluationError,
  intType,
  intValue,
  isFloatType,
  type Value,
} from './numbers.ts';

/** What calls ask of the expressions. */
export interface CallHost {
  readonly types: TypeTable;
  value(expr: AnyExpr): Value;
  /** The number that a value of the program is. */
  plain(value: Value): Value;
}

interface MethodHost extends CallHost {
  /** A value with all of its parts. */
  resolved(value: Value): Value;
}

type MethodCall = Extract<AnyExpr, { kind: 'MethodCallExpr' }>;

/**
 * The value of a call by a path; undefined for functions that would have to run.
 *
 * @throws EvaluationError for arguments that it does not take
 */
export function call(
  { callee, args }: Extract<AnyExpr, { kind: 'CallExpr' }>,
  host: CallHost,
): Value | undefined {
  if (callee.kind !== 'PathExpr') return undefined;
  const { segments } = callee.path;
  const path = segments.map(({ name }) => name.text);
  const [last, type] = [path.at(-1)!, path.at(-2) ?? ''];
  if (isKnown(path, 'tuple', host.types))
    return tupleStruct(
      last,
      args.map((one) => host.value(one)),
    );
  const numbers = (): readonly Value[] => args.map((one) => host.plain(host.value(one)));
  if (last === 'size_of' || last === 'align_of') return sizeOf(last, segments.at(-1)!.args, host);
  if (path.length === 1 || type === 'cmp') {
    const [first, ...others] = last === 'min' || last === 'max' ? numbers() : [];
    return first === undefined ? undefined : numberMethod(first, last, others);
  }
  if (intType(type) === undefined && !isFloatType(type) && type !== 'char' && type !== 'bool')
    return undefined;
  const [first, ...others] = numbers();
  if (first === undefined) return undefined;
  if (last === 'from') return cast(first, type);
  if (last === 'from_bits' && isFloatType(type) && first.kind === 'int')
    return floatFromBits(first.value, type);
  return numberMethod(
    first.kind === 'int' || first.kind === 'float' ? cast(first, type) : first,
    last,
    others,
  );
}

/** `size_of::<T>()` of a type that the program has. */
function sizeOf(
  name: 'size_of' | 'align_of',
  generics: Extract<AnyExpr, { kind: 'MethodCallExpr' }>['generics'],
  { types }: CallHost,
): Value {
  const arg = generics?.kind === 'GenericArgs' ? generics.args[0] : undefined;
  const type = arg !== undefined && 'type' in arg ? arg.type : arg;
  const word =
    typeof type === 'object' && type !== null && 'kind' in type && type.kind === 'PathType'
      ? (type.path.segments.at(-1)?.name.text ?? '')
      : '';
  const primitive = intType(word)?.bits ?? { f16: 16, f32: 32, f64: 64, bool: 8, char: 32 }[word];
  if (primitive !== undefined) return intValue(BigInt(primitive / 8), 'usize');
  const view = Object.values(types).find(
    (one) => one.text === word || ('name' in one && one.name === word && one.text === word),
  );
  if (view === undefined) throw new EvaluationError(`cannot find type \`${word}\` in this program`);
  return intValue(BigInt(name === 'size_of' ? view.size : view.align), 'usize');
}

/** A value of `Option` or `Result`: its variant, and what that holds. */
function wrapperOf(
  value: Value,
  types: TypeTable,
): { readonly name: string; readonly held: Value | undefined } | undefined {
  if (value.kind === 'composite')
    return WRAPPERS.has(value.name)
      ? { name: value.name, held: value.fields[0]?.value }
      : undefined;
  if (value.kind !== 'shown') return undefined;
  const { shown } = value;
  const name = variantName(shown, types);
  const view = types[heldType(types, shown.key)];
  if (name === undefined || view?.kind !== 'enum' || !/^(?:Option|Result)$/.test(view.name))
    return undefined;
  const [part] = shown.children(0, 1);
  return { name, held: part && { kind: 'shown', shown: part } };
}

const WRAPPERS = new Set(['Some', 'None', 'Ok', 'Err']);

/**
 * What a method of `Option` or `Result` gives; undefined for others.
 *
 * @throws EvaluationError where it panics
 */
export function optionMethod(
  receiver: Value,
  { name: { text }, args }: MethodCall,
  host: MethodHost,
): Value | undefined {
  const found = wrapperOf(receiver, host.types);
  if (found === undefined) return undefined;
  const { name, held } = found;
  const isGood = name === 'Some' || name === 'Ok';
  const isOption = name === 'Some' || name === 'None';
  const some = (value: Value | undefined): Value =>
    value === undefined ? unit('None') : tupleStruct('Some', [value]);
  switch (text) {
    case 'is_some':
    case 'is_ok':
      return { kind: 'bool', value: isGood };
    case 'is_none':
    case 'is_err':
      return { kind: 'bool', value: !isGood };
    case 'unwrap':
    case 'expect':
    case 'unwrap_unchecked':
      if (isGood && held !== undefined) return held;
      throw new EvaluationError(
        isOption
          ? 'called `Option::unwrap()` on a `None` value'
          : 'called `Result::unwrap()` on an `Err` value',
      );
    case 'unwrap_err':
      if (!isGood && held !== undefined) return held;
      throw new EvaluationError('called `Result::unwrap_err()` on an `Ok` value');
    case 'unwrap_or':
      return isGood && held !== undefined ? held : args[0] && host.value(args[0]);
    case 'ok':
      return some(isGood ? held : undefined);
    case 'err':
      return some(isGood ? undefined : held);
    case 'as_ref':
    case 'as_mut':
    case 'copied':
    case 'cloned':
    case 'clone':
      return receiver;
    default:
      return undefined;
  }
}

/** What a method of an array or a slice gives; undefined for others. */
export function sliceMethod(
  list: Shown | Composite,
  { name: { text }, args }: MethodCall,
  host: MethodHost,
): Value | undefined {
  const isShown = !('style' in list);
  if (!isShown && list.style !== 'array') return undefined;
  const count = isShown ? list.count : list.fields.length;
  const at = (index: number): Value | undefined => {
    if (!isShown) return list.fields[index]?.value;
    const [shown] = index < count ? list.children(index, 1) : [];
    return shown && { kind: 'shown', shown };
  };
  const option = (value: Value | undefined): Value =>
    value === undefined ? unit('None') : tupleStruct('Some', [value]);
  switch (text) {
    case 'len':
      return intValue(BigInt(count), 'usize');
    case 'is_empty':
      return { kind: 'bool', value: count === 0 };
    case 'first':
      return option(at(0));
    case 'last':
      return option(count === 0 ? undefined : at(count - 1));
    case 'get': {
      const index = args[0] && host.plain(host.value(args[0]));
      return index?.kind === 'int' ? option(at(Number(index.value))) : undefined;
    }
    case 'contains': {
      const wanted = args[0] && host.resolved(host.value(args[0]));
      if (wanted === undefined) return undefined;
      for (let i = 0; i < count; i++)
        if (compare('==', host.resolved(at(i)!), wanted)) return { kind: 'bool', value: true };
      return { kind: 'bool', value: false };
    }
    default:
      return undefined;
  }
}

/** `(a..b).contains(&x)` and `.len()`; undefined for others. */
export function rangeMethod(
  { receiver, name: { text }, args }: MethodCall,
  host: MethodHost,
): Value | undefined {
  let range = receiver;
  while (range.kind === 'ParenExpr') range = range.expr;
  if (range.kind !== 'RangeExpr') return undefined;
  const value = (one: AnyExpr): Value => host.plain(host.value(one));
  const lo = range.lo && value(range.lo);
  const hi = range.hi && value(range.hi);
  if (text === 'contains' && args[0] !== undefined) {
    const wanted = value(args[0]);
    const isAbove = lo === undefined || compare('<=', lo, wanted);
    const op = range.inclusive ? '<=' : '<';
    return { kind: 'bool', value: isAbove && (hi === undefined || compare(op, wanted, hi)) };
  }
  if (text === 'len' && lo?.kind === 'int' && hi?.kind === 'int') {
    const count = hi.value - lo.value + BigInt(range.inclusive);
    return intValue(count < 0n ? 0n : count, 'usize');
  }
  return undefined;
}
