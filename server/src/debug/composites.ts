/**
 * Structs, variants and arrays as values of expressions: as they are written, `Some(3)`, and as the
 * program has them.
 */
import { heldType, type Shown, type TypeTable, type TypeView } from '../views/index.ts';
import { type Composite, EvaluationError, type Value } from './numbers.ts';

/** Elements of an array that is compared as a whole. */
const MOST_COMPARED = 65_536;

/** A variant or struct without fields. */
export function unit(name: string): Composite {
  return { kind: 'composite', name, style: 'unit', fields: [] };
}

/** `Some(value)`, `Point(x, y)`. */
export function tupleStruct(name: string, values: readonly Value[]): Composite {
  const fields = values.map((value, i) => ({ name: `${i}`, value }));
  return { kind: 'composite', name, style: 'tuple', fields };
}

/** `[a, b]`. */
export function arrayOf(values: readonly Value[]): Composite {
  const fields = values.map((value, i) => ({ name: `[${i}]`, value }));
  return { kind: 'composite', name: '', style: 'array', fields };
}

/** The name of the variant that a value of an enum is; undefined for other values. */
export function variantName(shown: Shown, types: TypeTable): string | undefined {
  const view = types[heldType(types, shown.key)];
  if (view?.kind !== 'enum' || shown.missing !== undefined) return undefined;
  return /^[A-Za-z_]\w*/.exec(shown.text)?.[0];
}

/**
 * A struct, a variant, an array or a slice of the program as a value with parts; the value itself
 * when it has none.
 *
 * @throws EvaluationError when it has no value, or is too long
 */
export function composite(value: Value, types: TypeTable): Value {
  if (value.kind !== 'shown') return value;
  const { shown } = value;
  const view = types[heldType(types, shown.key)];
  const style = styleOf(view, shown);
  if (style === undefined) return value;
  if (shown.missing !== undefined && shown.count === 0)
    throw new EvaluationError(`\`${shown.name}\` is ${shown.missing}`);
  if (shown.count > MOST_COMPARED)
    throw new EvaluationError(`\`${shown.name}\` has too many elements: ${shown.count}`);
  const fields = shown
    .children()
    .map((part) => ({ name: part.name, value: { kind: 'shown', shown: part } as const }));
  const name = variantName(shown, types) ?? (view?.kind === 'struct' ? view.name : '');
  return {
    kind: 'composite',
    name,
    style: fields.length === 0 && name !== '' ? 'unit' : style,
    fields,
  };
}

function styleOf(view: TypeView | undefined, shown: Shown): Composite['style'] | undefined {
  // A range of elements, `tile[0..4]`, has the key of what it is a range of.
  if (shown.type.startsWith('[')) return 'array';
  switch (view?.kind) {
    case 'struct':
      return view.what === 'tuple' ? undefined : view.style;
    case 'enum':
      return shown.children(0, 1)[0]?.name === '0' ? 'tuple' : 'named';
    case 'array':
      return 'array';
    case 'pointer':
      return view.points === 'slice' ? 'array' : undefined;
    default:
      return undefined;
  }
}

/** The variants and structs of a name among the types of the program. */
export function isKnown(
  path: readonly string[],
  style: 'unit' | 'tuple' | 'named',
  types: TypeTable,
): boolean {
  const [last, of] = [path.at(-1)!, path.at(-2)];
  const prelude = PRELUDE[last];
  if (prelude !== undefined && (of === undefined || of === prelude.of))
    return prelude.style === style;
  return Object.values(types).some((view) => {
    if (view.kind === 'struct') return of !== 'Self' && view.name === last && view.style === style;
    if (view.kind !== 'enum') return false;
    const isNamed = of === undefined || of === view.name || of === 'Self';
    return isNamed && view.variants.some((one) => one.name === last && one.style === style);
  });
}

const PRELUDE: Readonly<Record<string, { readonly of: string; readonly style: string }>> = {
  None: { of: 'Option', style: 'unit' },
  Some: { of: 'Option', style: 'tuple' },
  Ok: { of: 'Result', style: 'tuple' },
  Err: { of: 'Result', style: 'tuple' },
};

/** The number of a variant without fields, as `as` gives it; undefined for other values. */
export function discriminant(shown: Shown, types: TypeTable): bigint | undefined {
  const view = types[heldType(types, shown.key)];
  const name = variantName(shown, types);
  if (view?.kind !== 'enum' || view.variants.some(({ fields }) => fields.length > 0))
    return undefined;
  const found = view.variants.find((one) => one.name === name);
  if (found === undefined) return undefined;
  if (found.tag === undefined) return view.variants.length === 1 ? 0n : undefined;
  const tag = BigInt(found.tag);
  return view.tag?.signed === true ? BigInt.asIntN(view.tag.size * 8, tag) : tag;
}
