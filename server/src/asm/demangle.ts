/**
 * Rust's symbol names as paths: the v0 scheme (`_R...`, RFC 2603), the legacy one
 * (`_ZN...17h<hash>E`), and ours (`_W...`). Hashes of crates and of legacy names are left out:
 * nobody reads them. What is no such name gives undefined; nothing throws.
 */
import { LIMITS } from '../base/index.ts';

/** The path that a symbol stands for, or undefined. */
export function demangleRust(symbol: string): string | undefined {
  if (symbol.startsWith('_R')) return new V0(symbol.slice(2)).run();
  if (symbol.startsWith('_ZN')) return legacy(symbol.slice(3));
  // Ours are made like those, without an end.
  if (symbol.startsWith('_W')) return legacy(`${symbol.slice(2)}E`);
  return undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {
  SP: '@',
  BP: '*',
  RF: '&',
  LT: '<',
  GT: '>',
  LP: '(',
  RP: ')',
  C: ',',
};

function legacy(text: string): string | undefined {
  const parts: string[] = [];
  let at = 0;
  while (text[at] !== 'E') {
    const length = /^\d+/.exec(text.slice(at))?.[0];
    if (length === undefined) return undefined;
    at += length.length;
    const part = text.slice(at, at + Number(length));
    if (part.length < Number(length)) return undefined;
    at += part.length;
    parts.push(part);
  }
  // Other languages mangle the same way; Rust's names end in a hash.
  if (!/^h[0-9a-f]{16}$/.test(parts.pop() ?? '') || parts.length === 0) return undefined;
  return parts.map(unescapeLegacy).join('::');
}

function unescapeLegacy(part: string): string {
  const text = part.startsWith('_$') ? part.slice(1) : part;
  return text
    .replace(/\$(\w+?)\$/g, (whole, code: string) => {
      const named = Object.hasOwn(ESCAPES, code) ? ESCAPES[code] : undefined;
      const hex = /^u([0-9a-f]+)$/.exec(code)?.[1];
      return named ?? (hex === undefined ? whole : String.fromCodePoint(Number.parseInt(hex, 16)));
    })
    .replaceAll('..', '::');
}

const BASIC: Readonly<Record<string, string>> = {
  a: 'i8',
  b: 'bool',
  c: 'char',
  d: 'f64',
  e: 'str',
  f: 'f32',
  h: 'u8',
  i: 'isize',
  j: 'usize',
  l: 'i32',
  m: 'u32',
  n: 'i128',
  o: 'u128',
  p: '_',
  s: 'i16',
  t: 'u16',
  u: '()',
  v: '...',
  x: 'i64',
  y: 'u64',
  z: '!',
};

/** Backward references can make a short name long without end. */
const MAX_STEPS = LIMITS.demangledParts.limit;
const MAX_DEPTH = 100;

class NoName extends Error {}

/** Reads one name of the v0 scheme. */
class V0 {
  private readonly text: string;
  private at = 0;
  private steps = 0;
  private depth = 0;
  /** Lifetimes bound by the `for<..>` around. */
  private bound = 0;

  constructor(text: string) {
    this.text = text;
  }

  run(): string | undefined {
    try {
      // A version stands first when it is not the only one there is.
      if (/^\d/.test(this.text)) return undefined;
      return this.path(true);
    } catch (error) {
      if (error instanceof NoName || error instanceof RangeError) return undefined;
      throw error;
    }
  }

  private next(): string {
    const char = this.text[this.at];
    if (char === undefined || ++this.steps > MAX_STEPS) throw new NoName();
    this.at += 1;
    return char;
  }

  private take(char: string): boolean {
    if (this.text[this.at] !== char) return false;
    this.at += 1;
    return true;
  }

  /** `_` is 0, `0_` is 1, and so on in base 62. */
  private base62(): number {
    if (this.take('_')) return 0;
    let value = 0;
    for (let char = this.next(); char !== '_'; char = this.next()) {
      const digit = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(char);
      if (digit < 0) throw new NoName();
      value = value * 62 + digit;
    }
    return value + 1;
  }

  /** A tag and a number; 0 when the tag is not there. */
  private optional62(tag: string): number {
    return this.take(tag) ? this.base62() + 1 : 0;
  }

  private identifier(): { readonly name: string; readonly disambiguator: number } {
    const disambiguator = this.optional62('s');
    const isPunycode = this.take('u');
    const digits = /^(?:0|[1-9]\d*)/.exec(this.text.slice(this.at))?.[0];
    if (digits === undefined) throw new NoName();
    this.at += digits.length;
    this.take('_');
    const name = this.text.slice(this.at, this.at + Number(digits));
    if (name.length < Number(digits)) throw new NoName();
    this.at += name.length;
    return { name: isPunycode ? punycode(name) : name, disambiguator };
  }

  /** Reads what stood at an earlier place. */
  private back<T>(read: () => T): T {
    const start = this.at - 1;
    const to = this.base62();
    if (to >= start || ++this.depth > MAX_DEPTH) throw new NoName();
    const here = this.at;
    this.at = to;
    const value = read();
    this.at = here;
    this.depth -= 1;
    return value;
  }

  /** `inValue`: generic arguments are written behind `::`. */
  private path(inValue: boolean): string {
    if (++this.depth > MAX_DEPTH) throw new NoName();
    const text = this.pathHere(inValue);
    this.depth -= 1;
    return text;
  }

  private pathHere(inValue: boolean): string {
    const tag = this.next();
    switch (tag) {
      case 'C':
        return this.identifier().name;
      case 'N': {
        const namespace = this.next();
        const parent = this.path(inValue);
        const { name, disambiguator } = this.identifier();
        if (!/[A-Z]/.test(namespace)) return name === '' ? parent : `${parent}::${name}`;
        const kind = namespace === 'C' ? 'closure' : namespace === 'S' ? 'shim' : namespace;
        return `${parent}::{${kind}${name === '' ? '' : `:${name}`}#${disambiguator}}`;
      }
      case 'M': {
        this.implPath();
        return `<${this.type()}>`;
      }
      case 'X': {
        this.implPath();
        const type = this.type();
        return `<${type} as ${this.path(false)}>`;
      }
      case 'Y': {
        const type = this.type();
        return `<${type} as ${this.path(false)}>`;
      }
      case 'I': {
        const base = this.path(inValue);
        const args = this.list(() => this.generic());
        return `${base}${inValue ? '::' : ''}<${args.join(', ')}>`;
      }
      case 'B':
        return this.back(() => this.path(inValue));
    }
    throw new NoName();
  }

  /** Where an impl stands; its type says enough. */
  private implPath(): void {
    this.optional62('s');
    this.path(false);
  }

  private list<T>(read: () => T): T[] {
    const out: T[] = [];
    while (!this.take('E')) out.push(read());
    return out;
  }

  private generic(): string {
    if (this.take('L')) return this.lifetime(this.base62());
    if (this.take('K')) return this.constant();
    return this.type();
  }

  private lifetime(index: number): string {
    if (index === 0) return "'_";
    const depth = this.bound - index;
    if (depth < 0) throw new NoName();
    return depth < 26 ? `'${String.fromCharCode(97 + depth)}` : `'_${depth}`;
  }

  private type(): string {
    if (++this.depth > MAX_DEPTH) throw new NoName();
    const text = this.typeHere();
    this.depth -= 1;
    return text;
  }

  private typeHere(): string {
    const tag = this.next();
    const basic = Object.hasOwn(BASIC, tag) ? BASIC[tag] : undefined;
    if (basic !== undefined) return basic;
    switch (tag) {
      case 'A': {
        const elem = this.type();
        return `[${elem}; ${this.constant()}]`;
      }
      case 'S':
        return `[${this.type()}]`;
      case 'T': {
        const elems = this.list(() => this.type());
        return elems.length === 1 ? `(${elems[0]},)` : `(${elems.join(', ')})`;
      }
      case 'R':
      case 'Q': {
        const index = this.take('L') ? this.base62() : 0;
        const lifetime = index === 0 ? '' : `${this.lifetime(index)} `;
        return `&${lifetime}${tag === 'Q' ? 'mut ' : ''}${this.type()}`;
      }
      case 'P':
        return `*const ${this.type()}`;
      case 'O':
        return `*mut ${this.type()}`;
      case 'F':
        return this.binder(() => this.fnPtr());
      case 'D':
        return this.dynTraits();
      case 'B':
        return this.back(() => this.type());
    }
    this.at -= 1;
    return this.path(false);
  }

  private binder(read: () => string): string {
    const count = this.optional62('G');
    const before = this.bound;
    this.bound += count;
    const names = Array.from({ length: count }, (_, i) => this.lifetime(count - i));
    const text = read();
    this.bound = before;
    return count === 0 ? text : `for<${names.join(', ')}> ${text}`;
  }

  private fnPtr(): string {
    const unsafety = this.take('U') ? 'unsafe ' : '';
    let abi = '';
    if (this.take('K')) {
      const name = this.take('C') ? 'C' : this.identifier().name.replaceAll('_', '-');
      abi = `extern "${name}" `;
    }
    const params = this.list(() => this.type());
    const result = this.type();
    return `${unsafety}${abi}fn(${params.join(', ')})${result === '()' ? '' : ` -> ${result}`}`;
  }

  private dynTraits(): string {
    const traits = this.binder(() => this.list(() => this.dynTrait()).join(' + '));
    if (!this.take('L')) throw new NoName();
    const index = this.base62();
    return `dyn ${traits}${index === 0 ? '' : ` + ${this.lifetime(index)}`}`;
  }

  private dynTrait(): string {
    let text = this.path(false);
    const bindings: string[] = [];
    while (this.take('p')) {
      const { name } = this.identifier();
      bindings.push(`${name} = ${this.type()}`);
    }
    if (bindings.length > 0) {
      text = text.endsWith('>')
        ? `${text.slice(0, -1)}, ${bindings.join(', ')}>`
        : `${text}<${bindings.join(', ')}>`;
    }
    return text;
  }

  private constant(): string {
    if (this.take('p')) return '_';
    if (this.take('B')) return this.back(() => this.constant());
    const type = BASIC[this.next()];
    if (type === undefined) throw new NoName();
    const minus = this.take('n') ? '-' : '';
    const digits = /^[0-9a-f]*_/.exec(this.text.slice(this.at))?.[0];
    if (digits === undefined) throw new NoName();
    this.at += digits.length;
    const value = digits === '_' ? 0n : BigInt(`0x${digits.slice(0, -1)}`);
    if (type === 'bool') return value === 0n ? 'false' : 'true';
    if (type === 'char')
      return JSON.stringify(String.fromCodePoint(Number(value))).replace(/^"|"$/g, "'");
    return `${minus}${value}`;
  }
}

/** RFC 3492, with `_` in place of the hyphen. */
function punycode(text: string): string {
  const split = text.lastIndexOf('_');
  const out = split < 0 ? [] : Array.from(text.slice(0, split));
  let [n, i, bias] = [128, 0, 72];
  for (let at = split + 1; at < text.length; ) {
    const before = i;
    for (let weight = 1, k = 36; ; k += 36) {
      const char = text[at++];
      if (char === undefined) throw new NoName();
      const digit = /[a-z]/.test(char) ? char.charCodeAt(0) - 97 : Number(char) + 26;
      if (!(digit < 36)) throw new NoName();
      i += digit * weight;
      const threshold = Math.min(26, Math.max(1, k - bias));
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const count = out.length + 1;
    let delta = Math.floor((i - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / count);
    let k = 0;
    for (; delta > 455; k += 36) delta = Math.floor(delta / 35);
    bias = k + Math.floor((36 * delta) / (delta + 38));
    n += Math.floor(i / count);
    i %= count;
    out.splice(i++, 0, String.fromCodePoint(n));
  }
  return out.join('');
}
