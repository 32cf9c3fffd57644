/**
 * Expressions in launch specs: `i * 0.5`, `a * x[i] + y[i]`, `sum(k, 0, n, x[k])`.
 *
 * Integers and floats are two kinds as in Rust: `7 / 2` is 3. Integers are exact, and wrap to the
 * type of the element when they are stored. Each operation on floats is rounded to the type of the
 * element, as the same operation in Rust is. An integer beside a float becomes a float.
 */
import { hash32 } from '../emulate/index.ts';
import { BF16, decodeFloat, encodeFloat, F16, fma32 } from '../numeric/index.ts';
import {
  COMPARISONS,
  ExpressionError,
  INTEGER_OPS,
  type Int,
  narrowed,
  negated,
  truncated,
} from './integer-ops.ts';
import { type Memory, type Named, noField, noNumber } from './names.ts';
import {
  type EnumTag,
  isInteger,
  type LeafType,
  leafTypeOf,
  readLeaf,
  sizeOf,
  type ValueType,
} from './types.ts';

export { ExpressionError } from './integer-ops.ts';
export type { Memory, Named } from './names.ts';

export interface Scope {
  /** The type of what the expression is for. */
  readonly element: LeafType;
  /** Elements. */
  readonly length: number;
  readonly names: ReadonlyMap<string, Named>;
  /** Variants of the enum that the value is of. */
  readonly variants?: readonly EnumTag[] | undefined;
}

type Code =
  | { readonly isInt: true; readonly run: (i: number) => Int }
  | { readonly isInt: false; readonly run: (i: number) => number };

interface Token {
  readonly kind: 'number' | 'name' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
}

const TOKEN =
  /\s*(?:(0[xX][0-9a-fA-F_]+|0[bB][01_]+|(?:\d[\d_]*)?\.?\d[\d_]*(?:[eE][-+]?\d+)?)|([A-Za-z_]\w*)|(<<|>>|<=|>=|==|!=|&&|\|\||\*\*|[-+*/%()[\],<>&|^!.]))/y;

function tokensOf(text: string): readonly Token[] {
  const out: Token[] = [];
  let at = 0;
  while (at < text.length && text.slice(at).trim() !== '') {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (found === null) {
      const start = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
      throw new ExpressionError(`unexpected \`${text[start]}\``, start);
    }
    const [all, number, name, sign] = found;
    const word = number ?? name ?? sign!;
    const kind = number !== undefined ? 'number' : name !== undefined ? 'name' : 'sign';
    out.push({ kind, text: word, at: at + all.length - word.length });
    at += all.length;
  }
  out.push({ kind: 'end', text: 'end of the expression', at: text.length });
  return out;
}

/** Operators by how tightly they bind, as in Rust. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['|'],
  ['^'],
  ['&'],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '%'],
];

const FLOAT_FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  exp: Math.exp,
  exp2: (x) => 2 ** x,
  ln: Math.log,
  log: Math.log,
  log2: Math.log2,
  log10: Math.log10,
  floor: Math.floor,
  ceil: Math.ceil,
  trunc: Math.trunc,
  round: (x) => Math.sign(x) * Math.floor(Math.abs(x) + 0.5),
  recip: (x) => 1 / x,
};

/** Names of all functions, for completion and the reference. */
export const FUNCTIONS: readonly string[] = [
  ...Object.keys(FLOAT_FUNCTIONS),
  ...[
    'abs',
    'min',
    'max',
    'pow',
    'fma',
    'if',
    'sum',
    'product',
    'minimum',
    'maximum',
    'div_ceil',
    'random',
    'permutation',
    'float',
    'int',
  ],
];

const CONSTANTS: Readonly<Record<string, number>> = {
  pi: Math.PI,
  e: Math.E,
  inf: Number.POSITIVE_INFINITY,
  nan: Number.NaN,
};

/** Recursion in the parser: as deep as brackets nest. */
const MOST_DEPTH = 100;
/** Rounds of `sum` in one expression for all elements together. */
const MOST_ROUNDS = 2 ** 28;

/**
 * What an expression gives for each index.
 * @throws ExpressionError with the place of the first mistake
 */
export function compileExpression(text: string, scope: Scope): (i: number) => number | bigint {
  const parser = new Parser(text, scope);
  return parser.whole().run;
}

/** The value of an expression without an index, such as a length. */
export function constantExpression(
  text: string,
  names: ReadonlyMap<string, Named>,
  element: LeafType = 'f64',
): number | bigint {
  return new Parser(text, { element, length: 0, names }, true).whole().run(0);
}

class Parser {
  private readonly tokens: readonly Token[];
  private readonly scope: Scope;
  private readonly round: (x: number) => number;
  private readonly isConstant: boolean;
  /** Variables of `sum`, innermost last. */
  private readonly variables: { readonly name: string; value: number }[] = [];
  private next = 0;
  private depth = 0;
  private rounds = 0;

  constructor(text: string, scope: Scope, isConstant = false) {
    this.tokens = tokensOf(text);
    this.scope = scope;
    this.isConstant = isConstant;
    this.round = roundingOf(scope.element);
  }

  whole(): Code {
    const code = this.level(0);
    const rest = this.peek();
    if (rest.kind !== 'end') throw new ExpressionError(`unexpected \`${rest.text}\``, rest.at);
    return code;
  }

  private peek(): Token {
    return this.tokens[this.next]!;
  }

  private take(): Token {
    const token = this.peek();
    if (token.kind !== 'end') this.next++;
    return token;
  }

  private takes(text: string): boolean {
    if (this.peek().kind !== 'sign' || this.peek().text !== text) return false;
    this.next++;
    return true;
  }

  private expect(text: string): void {
    if (this.takes(text)) return;
    const { text: found, at, kind } = this.peek();
    const what = kind === 'end' ? found : `\`${found}\``;
    throw new ExpressionError(`expected \`${text}\`, found ${what}`, at);
  }

  private level(at: number): Code {
    if (at === LEVELS.length) return this.unary();
    let left = this.level(at + 1);
    for (;;) {
      const sign = this.peek();
      if (sign.kind !== 'sign' || !LEVELS[at]!.includes(sign.text)) return left;
      this.next++;
      left = this.binary(sign, left, this.level(at + 1));
    }
  }

  private binary({ text: sign, at }: Token, left: Code, right: Code): Code {
    const { round } = this;
    if (left.isInt && right.isInt) {
      const op = INTEGER_OPS[sign]!;
      const [a, b] = [left.run, right.run];
      return { isInt: true, run: (i) => op(a(i), b(i), at) };
    }
    const a = this.asFloat(left);
    const b = this.asFloat(right);
    const compare = COMPARISONS[sign];
    if (compare !== undefined) return { isInt: true, run: (i) => (compare(a(i), b(i)) ? 1 : 0) };
    const op = FLOAT_OPS[sign];
    if (op === undefined) throw new ExpressionError(`\`${sign}\` takes integers`, at);
    return { isInt: false, run: (i) => round(op(a(i), b(i))) };
  }

  private asFloat(code: Code): (i: number) => number {
    if (!code.isInt) return code.run;
    const { round } = this;
    const { run } = code;
    return (i) => round(Number(run(i)));
  }

  private unary(): Code {
    if (this.takes('-')) {
      const code = this.deeper(() => this.unary());
      const { run } = code;
      if (code.isInt) return { isInt: true, run: (i) => negated(run(i)) };
      return { isInt: false, run: (i) => -(run(i) as number) };
    }
    if (this.takes('!')) {
      const { run } = this.deeper(() => this.unary());
      return { isInt: true, run: (i) => (Number(run(i)) === 0 ? 1 : 0) };
    }
    if (this.takes('+')) return this.deeper(() => this.unary());
    const base = this.primary();
    if (!this.takes('**')) return base;
    const power = this.deeper(() => this.unary());
    return this.power(base, power);
  }

  private power(base: Code, power: Code): Code {
    const { round } = this;
    if (base.isInt && power.isInt) {
      const [a, b] = [base.run, power.run];
      return {
        isInt: true,
        run: (i) => {
          const exponent = b(i);
          if (exponent < 0 || exponent > 4096) return 0;
          return narrowed(BigInt(a(i)) ** BigInt(exponent));
        },
      };
    }
    const [a, b] = [this.asFloat(base), this.asFloat(power)];
    return { isInt: false, run: (i) => round(a(i) ** b(i)) };
  }

  private deeper<T>(parse: () => T): T {
    if (++this.depth > MOST_DEPTH)
      throw new ExpressionError(`nesting exceeds ${MOST_DEPTH} levels`, this.peek().at);
    const out = parse();
    this.depth--;
    return out;
  }

  private primary(): Code {
    const token = this.take();
    if (token.kind === 'number') return numberOf(token, this.round);
    if (token.kind === 'name') return this.name(token);
    if (token.kind === 'sign' && token.text === '(') {
      const code = this.deeper(() => this.level(0));
      this.expect(')');
      return code;
    }
    const what = token.kind === 'end' ? token.text : `\`${token.text}\``;
    throw new ExpressionError(`expected a number, a name or \`(\`, found ${what}`, token.at);
  }

  private name(token: Token): Code {
    const { text, at } = token;
    if (this.takes('(')) return this.deeper(() => this.call(token));
    const variable = [...this.variables].reverse().find((one) => one.name === text);
    if (variable !== undefined) return { isInt: true, run: () => variable.value };
    const named = this.named(text);
    if (named?.kind === 'reported') throw new ExpressionError('', at, 'reported');
    if (named?.kind === 'number') {
      if (text.endsWith('.len') && this.takes('(')) this.expect(')');
      if (this.takes('[')) throw new ExpressionError(`\`${text}\` is a number`, at);
      const { value, isInt } = named;
      if (isInt) return { isInt: true, run: () => value };
      const rounded = this.round(Number(value));
      return { isInt: false, run: () => rounded };
    }
    if (named?.kind === 'value') return this.path(token, text, named.memory, () => 0);
    if (this.takes('[')) {
      const index = this.deeper(() => this.level(0));
      this.expect(']');
      return this.element(token, named, index);
    }
    if (named !== undefined) {
      if (this.takes('.')) return this.lengthOf(token, named);
      throw new ExpressionError(`\`${text}\` is a buffer: write \`${text}[i]\``, at);
    }
    return this.word(token);
  }

  /** A name that is none of the launch's. */
  private word(token: Token): Code {
    const { text, at } = token;
    // Numbers that sizes of a launch may name before its structs are filled.
    if (this.peek().text === '.') return this.dotted(token);
    const variant = this.scope.variants?.find(({ name }) => name === text);
    if (variant !== undefined) {
      const value = narrowed(BigInt(variant.value));
      return { isInt: true, run: () => value };
    }
    if (text === 'i' && !this.isConstant) return { isInt: true, run: (i) => i };
    const { length } = this.scope;
    if (text === 'len' && !this.isConstant) return { isInt: true, run: () => length };
    if (text === 'true' || text === 'false') {
      const value = text === 'true' ? 1 : 0;
      return { isInt: true, run: () => value };
    }
    const constant = CONSTANTS[text.toLowerCase()];
    if (constant !== undefined) return { isInt: false, run: () => constant };
    if (text === 'i')
      throw new ExpressionError(
        '`i` counts the elements of a whole buffer, and this is one number; `"[EXPRESSION; LENGTH]"` fills a buffer',
        at,
      );
    throw new ExpressionError(`there is no \`${text}\`; ${this.known()}`, at);
  }

  /** A path of which the whole has a name: `job.n`, `job.src[i]`, `job.src.len`. */
  private dotted({ text, at }: Token): Code {
    let path = text;
    while (this.takes('.')) {
      path += `.${this.take().text}`;
      if (this.named(path) !== undefined) return this.name({ kind: 'name', text: path, at });
    }
    throw new ExpressionError(`there is no \`${path}\`; ${this.known()}`, at);
  }

  private named(text: string): Named | undefined {
    return this.scope.names.get(text) ?? this.scope.names.get(`%${text}`);
  }

  /** `x.len`: elements of a buffer. */
  private lengthOf(name: Token, named: Named): Code {
    const { text } = name;
    const field = this.take();
    const own = this.named(`${text}.${field.text}`);
    if (own?.kind === 'number') return this.name({ ...field, text: `${text}.${field.text}` });
    const memory = named.kind === 'buffer' ? named.memory : undefined;
    // Of one struct behind a reference the fields go as those of a struct.
    const isOne = memory?.count === 1 && memory.type.kind === 'struct';
    if (isOne && memory.type.fields.some((one) => one.name === field.text)) {
      this.next -= 2;
      return this.path(name, text, memory, () => 0);
    }
    if (field.text !== 'len' || named.kind !== 'buffer')
      throw new ExpressionError(
        `a buffer has \`${text}.len\` and elements \`${text}[i]\`, no \`${field.text}\``,
        field.at,
      );
    if (this.takes('(')) this.expect(')');
    const count = named.memory?.count ?? named.length;
    return { isInt: true, run: () => count };
  }

  /** The number at the end of a path: `.x`, `[k]`, `.0`. `first`: the byte that it begins at. */
  private path(
    token: Token,
    text: string,
    { type, bytes }: Memory,
    first: (i: number) => number,
  ): Code {
    let [at, here, path] = [first, type, text];
    for (;;) {
      const next = this.peek();
      const isTuple = next.kind === 'number' && /^\.\d+$/.test(next.text);
      if (isTuple || this.takes('.')) {
        const name = isTuple ? this.take().text.slice(1) : this.take().text;
        // What a pointer in it points to has its path as its name.
        path += `.${name}`;
        const own = this.named(path);
        if (own !== undefined && own.kind !== 'value') return this.name({ ...token, text: path });
        const from = at;
        const field = here.kind === 'struct' ? here.fields.find((f) => f.name === name) : undefined;
        if (field === undefined) throw new ExpressionError(noField(text, here, name), next.at);
        at = (i) => from(i) + field.offset;
        here = field.type;
      } else if (this.takes('[')) [at, here] = this.step(path, here, at, next.at);
      else break;
    }
    if (here.kind !== 'scalar' && here.kind !== 'wide')
      throw new ExpressionError(noNumber(path, here), token.at);
    const leaf = leafTypeOf(here);
    const view = bytes && new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const read = (i: number): number | bigint => {
      if (view === undefined) throw later(text, token.at);
      return readLeaf(view, at(i), leaf);
    };
    if (isInteger(leaf)) return { isInt: true, run: read };
    const { round } = this;
    return { isInt: false, run: (i) => round(Number(read(i))) };
  }

  /** What may be named here. */
  private known(): string {
    const names = [...this.scope.names].flatMap(([name, { kind }]) =>
      kind === 'reported' ? [] : kind === 'buffer' ? `\`${name}[..]\`` : `\`${name}\``,
    );
    if (this.isConstant)
      return names.length === 0 ? 'numbers are allowed' : `allowed are ${names.join(', ')}`;
    const variants = this.scope.variants?.map(({ name }) => `\`${name}\``).slice(0, 12) ?? [];
    const own = variants.length === 0 ? '' : `the variants are ${variants.join(', ')}, `;
    return `${own}\`i\` is the index, \`len\` the number of elements${names.length === 0 ? '' : `, and the launch has ${names.join(', ')}`}`;
  }

  /** `[k]` behind a path. */
  private step(
    path: string,
    type: ValueType,
    from: (i: number) => number,
    place: number,
  ): [(i: number) => number, ValueType] {
    const index = this.deeper(() => this.level(0));
    this.expect(']');
    if (type.kind !== 'array' || !index.isInt)
      throw new ExpressionError(`\`${path}\` is \`${type.rust}\`: no list`, place);
    const { run } = index;
    const { length, elem } = type;
    const size = sizeOf(elem);
    const at = (i: number): number => {
      const k = Number(run(i));
      if (k >= 0 && k < length) return from(i) + k * size;
      throw outside(path, k, length, place);
    };
    return [at, elem];
  }

  private element({ text, at }: Token, named: Named | undefined, index: Code): Code {
    if (named?.kind !== 'buffer')
      throw new ExpressionError(`there is no buffer \`${text}\`; ${this.known()}`, at);
    if (!index.isInt) throw new ExpressionError(`the index of \`${text}\` is not an integer`, at);
    const { run } = index;
    const { memory, length } = named;
    const next = this.peek();
    const goesOn = /^[.[]$/.test(next.text) || /^\.\d+$/.test(next.text);
    if (memory !== undefined && (goesOn || named.at === undefined)) {
      const size = sizeOf(memory.type);
      return this.path({ kind: 'name', text, at }, `${text}[..]`, memory, (i) => {
        const k = Number(run(i));
        if (memory.bytes === undefined) throw later(text, at);
        if (k >= 0 && k < memory.count) return k * size;
        throw outside(text, k, memory.count, at);
      });
    }
    const element = named.at;
    const read = (i: number): number | bigint => {
      const k = Number(run(i));
      if (element === undefined) throw later(text, at);
      if (!(k >= 0 && k < length)) throw outside(text, k, length, at);
      return element(k);
    };
    if (named.isInt) return { isInt: true, run: read };
    const { round } = this;
    return { isInt: false, run: (i) => round(Number(read(i))) };
  }

  private call({ text, at }: Token): Code {
    if (Object.hasOwn(FOLDS, text)) return this.fold(text as keyof typeof FOLDS, at);
    const args: Code[] = [];
    if (!this.takes(')')) {
      do args.push(this.level(0));
      while (this.takes(','));
      this.expect(')');
    }
    const takes = (least: number, most = least): void => {
      if (args.length >= least && args.length <= most) return;
      const count = least === most ? `${least}` : `${least} to ${most}`;
      const noun = count === '1' ? 'argument' : 'arguments';
      throw new ExpressionError(`\`${text}\` takes ${count} ${noun}, found ${args.length}`, at);
    };
    const { round } = this;
    const float = Object.hasOwn(FLOAT_FUNCTIONS, text) ? FLOAT_FUNCTIONS[text] : undefined;
    if (float !== undefined) {
      takes(1);
      const a = this.asFloat(args[0]!);
      return { isInt: false, run: (i) => round(float(a(i))) };
    }
    switch (text) {
      case 'float': {
        takes(1);
        return { isInt: false, run: this.asFloat(args[0]!) };
      }
      case 'int': {
        takes(1);
        const { run } = args[0]!;
        return { isInt: true, run: (i) => truncated(run(i)) };
      }
      case 'abs': {
        takes(1);
        const [code] = args as [Code];
        const { run } = code;
        if (code.isInt) return { isInt: true, run: (i) => (run(i) < 0 ? negated(run(i)) : run(i)) };
        return { isInt: false, run: (i) => Math.abs(run(i) as number) };
      }
      case 'min':
      case 'max': {
        takes(2);
        const isLess = text === 'min';
        if (args.every(({ isInt }) => isInt)) {
          const [a, b] = args.map(({ run }) => run) as [(i: number) => Int, (i: number) => Int];
          return {
            isInt: true,
            run: (i) => {
              const [x, y] = [a(i), b(i)];
              return x < y === isLess ? x : y;
            },
          };
        }
        const [a, b] = args.map((one) => this.asFloat(one)) as [Float, Float];
        return {
          isInt: false,
          run: (i) => {
            const [x, y] = [a(i), b(i)];
            // As `f32::min`: the number, where one is not a number.
            if (Number.isNaN(x)) return y;
            if (Number.isNaN(y)) return x;
            return isLess ? Math.min(x, y) : Math.max(x, y);
          },
        };
      }
      case 'div_ceil': {
        takes(2);
        const [a, b] = args as [Code, Code];
        if (!a.isInt || !b.isInt) throw new ExpressionError('`div_ceil` takes integers', at);
        const [x, y] = [a.run, b.run];
        const over = (i: number): Int =>
          INTEGER_OPS['-']!(INTEGER_OPS['+']!(x(i), y(i), at), 1, at);
        return { isInt: true, run: (i) => INTEGER_OPS['/']!(over(i), y(i), at) };
      }
      case 'pow': {
        takes(2);
        return this.power(args[0]!, args[1]!);
      }
      case 'fma': {
        takes(3);
        const [a, b, c] = args.map((one) => this.asFloat(one)) as [Float, Float, Float];
        if (this.scope.element !== 'f32')
          throw new ExpressionError('`fma` is for elements of `f32`', at);
        return { isInt: false, run: (i) => fma32(a(i), b(i), c(i)) };
      }
      case 'if': {
        takes(3);
        const [condition, yes, no] = args as [Code, Code, Code];
        const { run } = condition;
        if (yes.isInt && no.isInt) {
          const [a, b] = [yes.run, no.run];
          return { isInt: true, run: (i) => (Number(run(i)) !== 0 ? a(i) : b(i)) };
        }
        const [a, b] = [this.asFloat(yes), this.asFloat(no)];
        return { isInt: false, run: (i) => (Number(run(i)) !== 0 ? a(i) : b(i)) };
      }
      case 'random': {
        takes(1, 3);
        if (args.length === 2)
          throw new ExpressionError('`random` takes a seed, or a seed and two bounds', at);
        return this.random(args);
      }
      case 'permutation': {
        takes(1);
        const order = permutation(Number(args[0]!.run(0)), this.scope.length);
        return { isInt: true, run: (i) => order[i] ?? 0 };
      }
    }
    throw new ExpressionError(
      `there is no function \`${text}\`; expected one of ${FUNCTIONS.map((one) => `\`${one}\``).join(', ')}`,
      at,
    );
  }

  /** `random(seed)`: any integer, or a float from 0 to 1; `random(seed, lo, hi)` up to `hi`. */
  private random([seedCode, low, high]: readonly Code[]): Code {
    const { element } = this.scope;
    const seed = Number(seedCode!.run(0));
    const is64 = /^(?:[ui](?:64|128)|[ui]size)$/.test(element);
    if (isInteger(element)) {
      const any = (i: number): Int =>
        is64 ? wideHash(seed, i, element.endsWith('128') ? 4 : 2) : hash32(seed, i);
      if (low === undefined) return { isInt: true, run: any };
      const [lo, hi] = [low.run, high!.run];
      return {
        isInt: true,
        run: (i) => {
          const [from, to] = [lo(i), hi(i)];
          if (!(to > from)) return from;
          if (Number(to) - Number(from) > 2 ** 32)
            return narrowed(BigInt(from) + (BigInt(any(i)) % (BigInt(to) - BigInt(from))));
          return INTEGER_OPS['+']!(from, hash32(seed, i) % (Number(to) - Number(from)), 0);
        },
      };
    }
    const { round } = this;
    const unit =
      element === 'f64'
        ? (i: number) =>
            ((hash32(seed, 2 * i) >>> 5) * 67108864 + (hash32(seed, 2 * i + 1) >>> 6)) /
            9007199254740992
        : (i: number) => (hash32(seed, i) >>> 8) / 16777216;
    if (low === undefined) return { isInt: false, run: (i) => round(unit(i)) };
    const [lo, hi] = [this.asFloat(low), this.asFloat(high!)];
    return { isInt: false, run: (i) => round(lo(i) + (hi(i) - lo(i)) * unit(i)) };
  }

  /** `sum(k, from, to, expression)`: in the order of `k`, which runs up to `to` without it. */
  private fold(text: keyof typeof FOLDS, at: number): Code {
    const name = this.take();
    if (name.kind !== 'name')
      throw new ExpressionError(
        `\`${text}\` takes a name first: \`${text}(k, 0, n, x[k])\``,
        name.at,
      );
    this.expect(',');
    const from = this.level(0);
    this.expect(',');
    const to = this.level(0);
    this.expect(',');
    const variable = { name: name.text, value: 0 };
    this.variables.push(variable);
    const body = this.level(0);
    this.variables.pop();
    this.expect(')');
    if (!from.isInt || !to.isInt)
      throw new ExpressionError(`bounds of \`${text}\` are integers`, at);
    const [first, end] = [from.run, to.run];
    const { round } = this;
    const each = (i: number, add: (value: Int) => void): void => {
      const last = Number(end(i));
      for (let k = Number(first(i)); k < last; k++) {
        if (++this.rounds > MOST_ROUNDS)
          throw new ExpressionError(`\`${text}\` exceeds ${MOST_ROUNDS} rounds`, at);
        variable.value = k;
        add(body.run(i));
      }
    };
    const { start, whole, float } = FOLDS[text];
    const none = (): ExpressionError => new ExpressionError(`\`${text}\` of no values`, at);
    if (body.isInt)
      return {
        isInt: true,
        run: (i) => {
          let total: Int | undefined = start;
          each(i, (value) => (total = total === undefined ? value : whole(total, value, at)));
          if (total === undefined) throw none();
          return total;
        },
      };
    return {
      isInt: false,
      run: (i) => {
        let total: number | undefined = start;
        each(i, (value) => {
          const own = value as number;
          total = total === undefined ? own : round(float(total, own));
        });
        if (total === undefined) throw none();
        return total;
      },
    };
  }
}

interface Fold {
  /** What there is before the first value; undefined where that is the first value itself. */
  readonly start: number | undefined;
  whole(a: Int, b: Int, at: number): Int;
  float(a: number, b: number): number;
}

/** One value of many, by the name of its function. */
const FOLDS = {
  sum: { start: 0, whole: INTEGER_OPS['+']!, float: (a, b) => a + b },
  product: { start: 1, whole: INTEGER_OPS['*']!, float: (a, b) => a * b },
  minimum: { start: undefined, whole: (a, b) => (b < a ? b : a), float: Math.min },
  maximum: { start: undefined, whole: (a, b) => (b > a ? b : a), float: Math.max },
} as const satisfies Record<string, Fold>;

function outside(text: string, index: number, length: number, at: number): ExpressionError {
  return new ExpressionError(`\`${text}[${index}]\` is outside of its ${length} elements`, at);
}

function later(text: string, at: number): ExpressionError {
  return new ExpressionError(
    `an earlier launch fills \`${text}\`, so that its values are not known before the run`,
    at,
    'later',
  );
}

type Float = (i: number) => number;

const FLOAT_OPS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

/** As many words of 32 bits as asked for. */
function wideHash(seed: number, i: number, words: number): bigint {
  let out = 0n;
  for (let k = words - 1; k >= 0; k--) out = (out << 32n) | BigInt(hash32(seed, words * i + k));
  return out;
}

function numberOf({ text, at }: Token, round: (x: number) => number): Code {
  const digits = text.replaceAll('_', '');
  if (/^0[xXbB]/.test(digits) || /^\d+$/.test(digits)) {
    const value = narrowed(BigInt(digits));
    return { isInt: true, run: () => value };
  }
  const value = round(Number(digits));
  if (Number.isNaN(value)) throw new ExpressionError(`\`${text}\` is not a number`, at);
  return { isInt: false, run: () => value };
}

/** Rounding to a type; integers have none, so their floats are those of `f64`. */
function roundingOf(type: LeafType): (x: number) => number {
  if (type === 'f32') return Math.fround;
  const format = type === 'f16' ? F16 : type === 'bf16' ? BF16 : undefined;
  return format === undefined ? (x) => x : (x) => decodeFloat(encodeFloat(x, format, 'rn'), format);
}

/** Elements that are put in order: all are there at once. */
const MOST_ORDERED = 2 ** 24;

function permutation(seed: number, length: number): Uint32Array {
  if (length > MOST_ORDERED)
    throw new ExpressionError(`${length} elements of a permutation exceed ${MOST_ORDERED}`, 0);
  const order = new Uint32Array(length).map((_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const j = hash32(seed, i) % (i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
