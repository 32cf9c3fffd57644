/** Random expressions of integer and float types. */
import { fresh, inner, type Scope, withVariables } from './scope.ts';
import {
  BOOL,
  bitsOf,
  INT_NAMES,
  type IntName,
  int,
  isSigned,
  scalarType,
  type Type,
  U32,
  USIZE,
} from './types.ts';
import type { MakeExpr } from './values.ts';

type IntType = Extract<Type, { kind: 'int' }>;

export function intExpr(scope: Scope, type: IntType, expr: MakeExpr): string {
  const { random } = scope.world;
  const e = (t: Type, s = inner(scope)): string => expr(s, t);
  const { name } = type;
  const bits = bitsOf(name);
  switch (random.below(15)) {
    case 0:
    case 1:
      return `(${e(type)} ${random.pick(['+', '-', '*', '^', '|', '&'])} ${e(type)})`;
    case 2: {
      const parts = [e(type), e(type), e(type)];
      return `(${parts[0]} ${random.pick(['+', '*', '^', '|'])} ${parts[1]} ${random.pick(['-', '&', '*', '+'])} ${parts[2]})`;
    }
    case 3:
      return `(${e(type)} ${random.pick(['<<', '>>'])} (${e(U32)} & ${bits - 1}))`;
    case 4:
      return isSigned(name)
        ? `${e(type)}.wrapping_${random.pick(['div', 'rem'])}(${e(type)} | 1)`
        : `(${e(type)} ${random.pick(['/', '%'])} (${e(type)} | 1))`;
    case 5:
      return `(${e(type)} ${random.pick(['/', '%'])} ${random.between(1, 100)})`;
    case 6:
      return `((${e(type)}).${wrappingCall(scope, type, e)})`;
    case 7:
      return `((${e(type)}).${random.pick(['count_ones', 'leading_zeros', 'trailing_zeros', 'count_zeros', 'leading_ones', 'trailing_ones'])}() as ${name})`;
    case 8:
      return `(${e(castable(scope))} as ${name})`;
    case 9:
      return `(${e({ kind: 'float', name: random.pick(['f32', 'f64'] as const) })} as ${name})`;
    case 10:
      return `${e({ kind: 'option', of: type })}.${random.pick([`unwrap_or(${e(type)})`, 'unwrap_or_default()', `map_or(${e(type)}, |z| z ^ 1)`])}`;
    case 11:
      return chain(scope, type, expr);
    case 12:
      return isSigned(name) ? `(-${e(type)})` : `(!${e(type)})`;
    case 13:
      return `({ let (v, o) = (${e(type)}).overflowing_${random.pick(['add', 'sub', 'mul'])}(${e(type)}); v ^ o as ${name} })`;
    default: {
      const a: Type = { kind: 'array', elem: type, len: random.between(1, 5) };
      return `${e(a)}[${e(USIZE)} % ${a.len}]`;
    }
  }
}

function castable(scope: Scope): Type {
  const { random } = scope.world;
  return random.weighted<Type>([
    [8, int(random.pick(INT_NAMES))],
    [1, BOOL],
    [1, { kind: 'char' }],
  ]);
}

function wrappingCall(scope: Scope, type: IntType, e: (t: Type) => string): string {
  const { random } = scope.world;
  const { name } = type;
  const n = random.below(bitsOf(name) + 3);
  const both = [
    `wrapping_add(${e(type)})`,
    `wrapping_sub(${e(type)})`,
    `wrapping_mul(${e(type)})`,
    `saturating_add(${e(type)})`,
    `saturating_sub(${e(type)})`,
    `saturating_mul(${e(type)})`,
    `rotate_left(${e(U32)})`,
    `rotate_right(${n})`,
    `wrapping_shl(${e(U32)})`,
    `wrapping_shr(${n})`,
    'swap_bytes()',
    'reverse_bits()',
    'wrapping_neg()',
    `min(${e(type)})`,
    `max(${e(type)})`,
    `wrapping_pow(${random.below(8)})`,
    `clamp(3, ${random.between(4, 120)})`,
    `midpoint(${e(type)})`,
    `rem_euclid(${random.between(1, 99)})`,
    `div_euclid(${random.between(1, 99)})`,
    'to_be()',
  ];
  const signed = [
    'wrapping_abs()',
    'signum()',
    `unsigned_abs() as ${name}`,
    `wrapping_rem_euclid(${random.between(1, 9)})`,
  ];
  const unsigned = [
    'isqrt()',
    `abs_diff(${e(type)})`,
    'checked_next_power_of_two().unwrap_or(7)',
    `div_ceil(${random.between(1, 9)})`,
  ];
  return random.pick([...both, ...(isSigned(name) ? signed : unsigned)]);
}

/** A chain of iterator adaptors that ends in a number. */
function chain(scope: Scope, type: IntType, expr: MakeExpr): string {
  const { random } = scope.world;
  const e = (t: Type, s = inner(scope)): string => expr(s, t);
  const elem = random.chance(50) ? type : (int(random.pick(INT_NAMES)) as IntType);
  let item: Type = elem;
  let text = source(scope, elem, e);
  for (let i = random.below(4); i > 0; i--) {
    const x = fresh(scope.world, 'i');
    const s = withVariables(inner(scope), [{ name: x, type: item, mutable: false }]);
    const to = scalarType(random);
    switch (random.below(12)) {
      case 0:
      case 1:
        text += `.map(|${x}| ${e(to, s)})`;
        item = to;
        break;
      case 2:
        text += `.filter(|&${x}| ${e(BOOL, s)})`;
        break;
      case 3:
        text += `.filter_map(|${x}| ${e({ kind: 'option', of: to }, s)})`;
        item = to;
        break;
      case 4:
        text += random.pick([
          `.take(${random.below(6)})`,
          `.skip(${random.below(3)})`,
          `.step_by(${random.between(1, 3)})`,
        ]);
        break;
      case 5:
        text += `.take_while(|&${x}| ${e(BOOL, s)})`;
        break;
      case 6:
        text += `.skip_while(|&${x}| ${e(BOOL, s)})`;
        break;
      case 7: {
        const n = fresh(scope.world, 'k');
        const both = withVariables(s, [{ name: n, type: USIZE, mutable: false }]);
        text += `.enumerate().map(|(${n}, ${x})| ${e(to, both)})`;
        item = to;
        break;
      }
      case 8: {
        const y = fresh(scope.world, 'y');
        const both = withVariables(s, [{ name: y, type: to, mutable: false }]);
        const next = scalarType(random);
        text += `.zip(${e({ kind: 'array', elem: to, len: random.between(1, 4) })}).map(|(${x}, ${y})| ${e(next, both)})`;
        item = next;
        break;
      }
      case 9:
        text += `.chain(${e({ kind: 'array', elem: item, len: random.between(1, 3) })})`;
        break;
      case 10: {
        const acc = fresh(scope.world, 's');
        const both = withVariables(s, [{ name: acc, type: to, mutable: false }]);
        text += `.scan(${e(to)}, |state, ${x}| { let ${acc} = *state; *state = ${e(to, both)}; Some(${acc}) })`;
        item = to;
        break;
      }
      default:
        text += `.flat_map(|${x}| ${e({ kind: 'array', elem: to, len: random.between(1, 2) }, s)})`;
        item = to;
    }
  }
  return ending(scope, type, text, item, e);
}

function source(scope: Scope, elem: IntType, e: (t: Type) => string): string {
  const { random } = scope.world;
  const array: Type = { kind: 'array', elem, len: random.between(1, 5) };
  const narrow = ['u8', 'i8'].includes(elem.name) ? 6 : 9;
  switch (random.below(7)) {
    case 0:
      return `(0..${random.between(0, narrow)}${elem.name})`;
    case 1:
      return `(${random.between(0, 3)}..=${random.between(0, narrow)}${elem.name}).rev()`;
    case 2:
      return `${e(array)}.into_iter()`;
    case 3:
      return `${e(array)}.iter().rev().copied()`;
    case 4:
      return `${e(array)}.windows(2).map(|w| w[0] ^ w[1])`;
    case 5:
      return `${e(array)}.chunks(2).map(|c| c[0])`;
    default:
      return `${e(array)}.iter().copied()`;
  }
}

/** Consumes the iterator as an integer of the wanted type. */
function ending(scope: Scope, type: IntType, text: string, item: Type, e: MakeInner): string {
  const { random } = scope.world;
  const { name } = type;
  if (item.kind === 'int' && item.name === name && random.chance(50)) {
    return random.pick([
      `${text}.fold(${e(type)}, |a, b| a.wrapping_mul(31).wrapping_add(b))`,
      `${text}.max().unwrap_or(1)`,
      `${text}.min().unwrap_or(2)`,
      `${text}.reduce(|a, b| a ^ b.rotate_left(3)).unwrap_or_default()`,
      `${text}.fold(0${name}, ${name}::wrapping_add)`,
      `${text}.max_by_key(|&z| z & 7).unwrap_or(3)`,
      `${text}.try_fold(0${name}, |a, b| a.checked_add(b)).unwrap_or(5)`,
      `${text}.last().unwrap_or(9)`,
    ]);
  }
  const [a, x] = [fresh(scope.world, 'a'), fresh(scope.world, 'x')];
  const s = withVariables(inner(scope), [
    { name: a, type, mutable: false },
    { name: x, type: item, mutable: false },
  ]);
  const alone = withVariables(inner(scope), [{ name: x, type: item, mutable: false }]);
  return random.pick([
    `(${text}.count() as ${name})`,
    `${text}.fold(${e(type)}, |${a}, ${x}| ${e(type, s)})`,
    `(${text}.position(|${x}| ${e(BOOL, alone)}).unwrap_or(77) as ${name})`,
  ]);
}

type MakeInner = (type: Type, scope?: Scope) => string;

export function floatExpr(scope: Scope, type: Type & { kind: 'float' }, expr: MakeExpr): string {
  const { random } = scope.world;
  const e = (t: Type): string => expr(inner(scope), t);
  const { name } = type;
  switch (random.below(9)) {
    case 0:
    case 1:
    case 2:
      return `(${e(type)} ${random.pick(['+', '-', '*', '/'])} ${e(type)})`;
    case 3:
      return `(${e(int(random.pick<IntName>(INT_NAMES)))} as ${name})`;
    case 4:
      return `(${e({ kind: 'float', name: name === 'f32' ? 'f64' : 'f32' })} as ${name})`;
    case 5:
      return `(${e(type)}).${random.pick(['abs()', 'recip()', 'to_radians()'])}`;
    case 6:
      return `(-${e(type)})`;
    case 7:
      return `core::${name}::math::${random.pick(['floor', 'ceil', 'trunc', 'round', 'round_ties_even', 'sqrt'])}(${e(type)})`;
    default:
      return `core::${name}::math::mul_add(${e(type)}, ${e(type)}, ${e(type)})`;
  }
}
