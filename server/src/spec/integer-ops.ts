/** Exact integers of expressions in launch specs, and what goes wrong in them. */

/** An expression that makes no sense, with its place in the text. */
export class ExpressionError extends Error {
  override name = 'ExpressionError';
  readonly at: number;
  /** `reported`: what it names was; `later`: an earlier launch has yet to fill what it reads. */
  readonly kind: 'mistake' | 'reported' | 'later';

  constructor(message: string, at: number, kind: ExpressionError['kind'] = 'mistake') {
    super(message);
    this.at = at;
    this.kind = kind;
  }
}

/** Integers are numbers up to 2^53 and big integers beyond. */
export type Int = number | bigint;

/** Numbers and big integers compare by value with `<` and `>` alone. */
function isNaNs(a: Int, b: Int): boolean {
  return Number.isNaN(a) || Number.isNaN(b);
}

/** Comparisons and logic of numbers of both kinds. */
export const COMPARISONS: Readonly<Record<string, (a: Int, b: Int) => boolean>> = {
  '==': (a, b) => !(a < b) && !(a > b) && !isNaNs(a, b),
  '!=': (a, b) => a < b || a > b || isNaNs(a, b),
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '&&': (a, b) => Number(a) !== 0 && Number(b) !== 0,
  '||': (a, b) => Number(a) !== 0 || Number(b) !== 0,
};

/** A number where one holds the value. */
export function narrowed(value: bigint): Int {
  return value >= -9007199254740991n && value <= 9007199254740991n ? Number(value) : value;
}

export function negated(value: Int): Int {
  return typeof value === 'bigint' ? narrowed(-value) : 0 - value;
}

/** A float as an integer, as by `as`. */
export function truncated(value: Int): Int {
  if (typeof value === 'bigint') return value;
  const whole = Math.trunc(value);
  return Number.isSafeInteger(whole) ? whole : Number.isFinite(whole) ? BigInt(whole) : 0;
}

type IntegerOp = (a: Int, b: Int, at: number) => Int;

/** Exact: in big integers where a number does not hold the result. */
function exact(
  small: (a: number, b: number) => number,
  large: (a: bigint, b: bigint) => bigint,
): IntegerOp {
  return (a, b) => {
    if (typeof a === 'number' && typeof b === 'number') {
      const result = small(a, b);
      if (Number.isSafeInteger(result)) return result;
    }
    return narrowed(large(BigInt(a), BigInt(b)));
  };
}

function division(
  sign: string,
  small: (a: number, b: number) => number,
  large: (a: bigint, b: bigint) => bigint,
): IntegerOp {
  const op = exact(small, large);
  return (a, b, at) => {
    if (Number(b) === 0) throw new ExpressionError(`\`${sign}\` by zero`, at);
    return op(a, b, at);
  };
}

const MOST_SHIFT = 1024;

const shift = (sign: string, large: (a: bigint, b: bigint) => bigint): IntegerOp => {
  return (a, b, at) => {
    if (b < 0 || b > MOST_SHIFT) throw new ExpressionError(`\`${sign}\` by ${b}`, at);
    return narrowed(large(BigInt(a), BigInt(b)));
  };
};

const bits = (large: (a: bigint, b: bigint) => bigint): IntegerOp => {
  return (a, b) => narrowed(large(BigInt(a), BigInt(b)));
};

/** Operators of integers. */
export const INTEGER_OPS: Readonly<Record<string, IntegerOp>> = {
  '+': exact(
    (a, b) => a + b,
    (a, b) => a + b,
  ),
  '-': exact(
    (a, b) => a - b,
    (a, b) => a - b,
  ),
  '*': exact(
    (a, b) => a * b + 0,
    (a, b) => a * b,
  ),
  '/': division(
    '/',
    (a, b) => Math.trunc(a / b) + 0,
    (a, b) => a / b,
  ),
  '%': division(
    '%',
    (a, b) => (a % b) + 0,
    (a, b) => a % b,
  ),
  '<<': shift('<<', (a, b) => a << b),
  '>>': shift('>>', (a, b) => a >> b),
  '&': bits((a, b) => a & b),
  '|': bits((a, b) => a | b),
  '^': bits((a, b) => a ^ b),
  ...Object.fromEntries(
    Object.entries(COMPARISONS).map(([sign, is]) => [
      sign,
      ((a, b) => (is(a, b) ? 1 : 0)) as IntegerOp,
    ]),
  ),
};
