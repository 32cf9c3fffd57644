/**
 * Bodies of the derived impls as Rust text: what rustc's `rustc_builtin_macros::deriving` writes,
 * for structs field by field, for enums by discriminant and then by the fields of equal variants.
 * Text is enough: types come in elsewhere.
 */
import {
  bindPattern,
  construct,
  type DeriveInput,
  type Shape,
  type ShapeField,
} from './derive-shape.ts';
import { quoteString } from './quote.ts';

/** `&self.a`, or `&{ self.a }` where a field may not be borrowed. */
function fieldRef(input: DeriveInput, on: string, name: string): string {
  return input.packed ? `&{ ${on}.${name} }` : `&${on}.${name}`;
}

export function bodyOfClone(input: DeriveInput): string | undefined {
  const simple = input.all.has('Copy') && !input.hasTypeParams;
  if (simple) return '#[inline] fn clone(&self) -> Self { *self }';
  if (input.node.kind === 'Union') return undefined;
  const clone = '$crate::clone::Clone::clone';
  if (input.node.kind === 'Struct') {
    const made = construct(input.shapes[0]!, (f) => `${clone}(${fieldRef(input, 'self', f.name)})`);
    return `#[inline] fn clone(&self) -> Self { ${made} }`;
  }
  const arms = input.shapes.map(
    (s) => `${bindPattern(s, '__self_')} => ${construct(s, (_, i) => `${clone}(__self_${i})`)}`,
  );
  return `#[inline] fn clone(&self) -> Self { ${matchOn('self', arms)} }`;
}

/** An empty enum is matched by value: a match without arms must not be on a reference. */
function matchOn(value: string, arms: readonly string[]): string {
  return arms.length === 0 ? `match *${value} {}` : `match ${value} { ${arms.join(', ')} }`;
}

export function bodyOfEq(): string {
  return '';
}

const DISCRIMINANTS =
  'let __self_discr = $crate::intrinsics::discriminant_value(self); ' +
  'let __other_discr = $crate::intrinsics::discriminant_value(other); ';

export function bodyOfPartialEq(input: DeriveInput): string | undefined {
  const head = '#[inline] fn eq(&self, other: &Self) -> bool';
  const { shapes } = input;
  if (input.node.kind === 'Union') return undefined;
  if (input.node.kind === 'Struct') {
    const parts = shapes[0]!.fields.map((f) =>
      input.packed
        ? `({ self.${f.name} }) == ({ other.${f.name} })`
        : `self.${f.name} == other.${f.name}`,
    );
    return `${head} { ${parts.length === 0 ? 'true' : parts.join(' && ')} }`;
  }
  if (shapes.length === 0) return `${head} { match *self {} }`;
  const arms = shapes
    .filter((s) => s.fields.length > 0)
    .map((s) => {
      const parts = s.fields.map((_, i) => `*__self_${i} == *__other_${i}`);
      return `(${bindPattern(s, '__self_')}, ${bindPattern(s, '__other_')}) => ${parts.join(' && ')}`;
    });
  if (arms.length === 0) {
    if (shapes.length === 1) return `${head} { true }`;
    return `${head} { ${DISCRIMINANTS}__self_discr == __other_discr }`;
  }
  const rest = arms.length === shapes.length && shapes.length === 1 ? [] : ['_ => true'];
  const match = `match (self, other) { ${[...arms, ...rest].join(', ')} }`;
  if (shapes.length === 1) return `${head} { ${match} }`;
  return `${head} { ${DISCRIMINANTS}__self_discr == __other_discr && ${match} }`;
}

/** Comparisons inside one another; of more the parser would say that they are nested too deeply. */
const MOST_NESTED = 64;

/** Lexicographic comparison: the first field that differs decides. */
function chain(calls: readonly string[], equal: string): string {
  if (calls.length === 0) return equal;
  if (calls.length > MOST_NESTED) {
    const tests = calls
      .slice(0, -MOST_NESTED)
      .map((call) => `match ${call} { ${equal} => {}, __cmp => return __cmp }`);
    return `{ ${tests.join(' ')} ${chain(calls.slice(-MOST_NESTED), equal)} }`;
  }
  const [first, ...rest] = calls;
  if (rest.length === 0) return first!;
  return `match ${first} { ${equal} => ${chain(rest, equal)}, __cmp => __cmp }`;
}

interface Comparison {
  readonly head: string;
  readonly call: string;
  readonly equal: string;
}

const PARTIAL: Comparison = {
  head: '#[inline] fn partial_cmp(&self, other: &Self) -> $crate::option::Option<$crate::cmp::Ordering>',
  call: '$crate::cmp::PartialOrd::partial_cmp',
  equal: '$crate::option::Option::Some($crate::cmp::Ordering::Equal)',
};

const TOTAL: Comparison = {
  head: '#[inline] fn cmp(&self, other: &Self) -> $crate::cmp::Ordering',
  call: '$crate::cmp::Ord::cmp',
  equal: '$crate::cmp::Ordering::Equal',
};

function compare(input: DeriveInput, how: Comparison): string | undefined {
  const { head, call, equal } = how;
  const { shapes } = input;
  if (input.node.kind === 'Union') return undefined;
  if (input.node.kind === 'Struct') {
    const calls = shapes[0]!.fields.map(
      (f) => `${call}(${fieldRef(input, 'self', f.name)}, ${fieldRef(input, 'other', f.name)})`,
    );
    return `${head} { ${chain(calls, equal)} }`;
  }
  if (shapes.length === 0) return `${head} { match *self {} }`;
  const byDiscriminant = `${call}(&__self_discr, &__other_discr)`;
  const arms = shapes
    .filter((s) => s.fields.length > 0)
    .map((s) => {
      const calls = s.fields.map((_, i) => `${call}(__self_${i}, __other_${i})`);
      return `(${bindPattern(s, '__self_')}, ${bindPattern(s, '__other_')}) => ${chain(calls, equal)}`;
    });
  if (shapes.length === 1) {
    return `${head} { ${arms.length === 0 ? equal : `match (self, other) { ${arms[0]} }`} }`;
  }
  if (arms.length === 0) return `${head} { ${DISCRIMINANTS}${byDiscriminant} }`;
  return `${head} { ${DISCRIMINANTS}match (self, other) { ${arms.join(', ')}, _ => ${byDiscriminant} } }`;
}

export function bodyOfPartialOrd(input: DeriveInput): string | undefined {
  return compare(input, PARTIAL);
}

export function bodyOfOrd(input: DeriveInput): string | undefined {
  return compare(input, TOTAL);
}

export function bodyOfHash(input: DeriveInput): string | undefined {
  if (input.node.kind === 'Union') return undefined;
  const hash = '$crate::hash::Hash::hash';
  const head = '#[inline] fn hash<__H: $crate::hash::Hasher>(&self, state: &mut __H)';
  const { shapes } = input;
  if (input.node.kind === 'Struct') {
    const calls = shapes[0]!.fields.map(
      (f) => `${hash}(${fieldRef(input, 'self', f.name)}, state);`,
    );
    return `${head} { ${calls.join(' ')} }`;
  }
  if (shapes.length === 0) return `${head} { match *self {} }`;
  const discriminant =
    shapes.length === 1
      ? ''
      : `let __self_discr = $crate::intrinsics::discriminant_value(self); ${hash}(&__self_discr, state); `;
  const arms = shapes
    .filter((s) => s.fields.length > 0)
    .map((s) => {
      const calls = s.fields.map((_, i) => `${hash}(__self_${i}, state);`);
      return `${bindPattern(s, '__self_')} => { ${calls.join(' ')} }`;
    });
  if (arms.length === 0) return `${head} { ${discriminant} }`;
  const rest = arms.length === shapes.length ? '' : ', _ => {}';
  return `${head} { ${discriminant}match self { ${arms.join(', ')}${rest} } }`;
}

export function bodyOfDefault(input: DeriveInput): string | undefined {
  if (input.node.kind === 'Union') return undefined;
  const value = '$crate::default::Default::default()';
  let shape: Shape | undefined = input.shapes[0];
  if (input.node.kind === 'Enum') {
    shape = input.shapes.find((s) => s.variant !== undefined && input.isDefault(s.variant));
  }
  if (shape === undefined) return undefined;
  return `#[inline] fn default() -> Self { ${construct(shape, () => value)} }`;
}

/**
 * Fields through the builders of `core::fmt`; what has no fields is its name. The last field may be
 * unsized.
 */
export function bodyOfDebug(input: DeriveInput): string | undefined {
  if (input.node.kind === 'Union') return undefined;
  const head = "fn fmt(&self, f: &mut $crate::fmt::Formatter<'_>) -> $crate::fmt::Result";
  const { shapes } = input;
  if (input.node.kind === 'Struct') {
    const [only] = shapes;
    return `${head} { ${debugShape(only!, (f) => fieldRef(input, 'self', f.name))} }`;
  }
  if (shapes.every((s) => s.fields.length === 0)) {
    const arms = shapes.map((s) => `${bindPattern(s, '')} => ${quoteString(s.name)}`);
    const name = matchOn('self', arms);
    return `${head} { ${arms.length === 0 ? name : `$crate::fmt::Formatter::write_str(f, ${name})`} }`;
  }
  const arms = shapes.map(
    (s) => `${bindPattern(s, '__self_')} => ${debugShape(s, (_, i) => `__self_${i}`)}`,
  );
  return `${head} { ${matchOn('self', arms)} }`;
}

/** `field` gives a reference to a field. */
function debugShape(s: Shape, field: (f: ShapeField, index: number) => string): string {
  const name = quoteString(s.name);
  if (s.fields.length === 0) return `$crate::fmt::Formatter::write_str(f, ${name})`;
  const calls = s.fields.map((f, i) => {
    const ref = `${i === s.fields.length - 1 ? '&' : ''}${field(f, i)}`;
    return s.record
      ? `.field(${quoteString(f.name.replace(/^r#/, ''))}, ${ref})`
      : `.field(${ref})`;
  });
  const builder = s.record ? 'debug_struct' : 'debug_tuple';
  return `$crate::fmt::Formatter::${builder}(f, ${name})${calls.join('')}.finish()`;
}
