/**
 * Types whose values often meet: small numbers, letters, flags, in tuples, arrays, options, structs
 * and enums; some with parts that note their end. Programs make such values from a number, and read
 * them as one.
 */
import { line, type Node, nested } from '../program.ts';
import type { Random } from '../random.ts';
import { fresh, type World } from '../scope.ts';

export type Shape =
  | { readonly kind: 'leaf'; readonly name: Leaf }
  | { readonly kind: 'tuple'; readonly elems: readonly Shape[] }
  | { readonly kind: 'array'; readonly elem: Shape; readonly len: number }
  | { readonly kind: 'option'; readonly of: Shape }
  | { readonly kind: 'data'; readonly def: Data };

/** `D` notes its end in a log; the others are `Copy`. */
export type Leaf = 'u8' | 'i32' | 'u64' | 'i128' | 'bool' | 'char' | '&str' | '&[u8]' | 'D';

export interface Variant {
  readonly path: string;
  /** Are the fields named? */
  readonly record: boolean;
  readonly fields: readonly Shape[];
}

/** A struct has one variant. */
export interface Data {
  readonly name: string;
  readonly isEnum: boolean;
  readonly variants: readonly Variant[];
  readonly copy: boolean;
}

export const leaf = (name: Leaf): Shape => ({ kind: 'leaf', name });

const COPY_LEAVES: readonly Leaf[] = [
  'u8',
  'u8',
  'i32',
  'u64',
  'i128',
  'bool',
  'char',
  '&str',
  '&[u8]',
];

export function text(shape: Shape): string {
  switch (shape.kind) {
    case 'leaf':
      return shape.name.replace('&', "&'static ");
    case 'tuple':
      return `(${shape.elems.map(text).join(', ')}${shape.elems.length === 1 ? ',' : ''})`;
    case 'array':
      return `[${text(shape.elem)}; ${shape.len}]`;
    case 'option':
      return `Option<${text(shape.of)}>`;
    case 'data':
      return shape.def.name;
  }
}

export function isCopy(shape: Shape): boolean {
  switch (shape.kind) {
    case 'leaf':
      return shape.name !== 'D';
    case 'tuple':
      return shape.elems.every(isCopy);
    case 'array':
      return isCopy(shape.elem);
    case 'option':
      return isCopy(shape.of);
    case 'data':
      return shape.def.copy;
  }
}

/** Everything within the shape, and the shape itself. */
export function parts(shape: Shape): Shape[] {
  switch (shape.kind) {
    case 'leaf':
      return [shape];
    case 'tuple':
      return [shape, ...shape.elems.flatMap(parts)];
    case 'array':
      return [shape, ...parts(shape.elem)];
    case 'option':
      return [shape, ...parts(shape.of)];
    case 'data':
      return [shape, ...shape.def.variants.flatMap((v) => v.fields.flatMap(parts))];
  }
}

/** Shapes of one program, with the items that they need. */
export class Shapes {
  readonly items: Node[] = [];
  private readonly world: World;
  private readonly leaves: readonly Leaf[];
  private readonly known: Data[] = [];

  /** With `owned` some parts are `D`. */
  constructor(world: World, owned: boolean) {
    const { random } = world;
    this.world = world;
    const few = Array.from({ length: 2 }, () => random.pick(COPY_LEAVES));
    this.leaves = owned ? [...few, 'D', 'D'] : few;
    this.items.push(...KIT);
    if (owned) this.items.push(...OWNED);
  }

  any(depth: number): Shape {
    const { random } = this.world;
    if (depth <= 0) return leaf(random.pick(this.leaves));
    const inner = (): Shape => this.any(depth - 1);
    return random.weighted<() => Shape>([
      [1, inner],
      [4, () => ({ kind: 'tuple', elems: Array.from({ length: random.between(2, 3) }, inner) })],
      [2, () => ({ kind: 'array', elem: inner(), len: random.between(2, 4) })],
      [3, () => ({ kind: 'option', of: inner() })],
      [4, () => this.data(depth)],
    ])();
  }

  private data(depth: number): Shape {
    const { random } = this.world;
    const old = this.known.filter(() => random.chance(50))[0];
    if (old !== undefined) return { kind: 'data', def: old };
    const isEnum = random.chance(75);
    const name = fresh(this.world, isEnum ? 'E' : 'S');
    const variants = Array.from({ length: isEnum ? random.between(2, 4) : 1 }, (_, i): Variant => {
      const fields = Array.from({ length: isEnum && i === 1 ? 0 : random.between(1, 3) }, () =>
        this.any(depth - 1),
      );
      return { path: isEnum ? `${name}::V${i}` : name, record: random.chance(40), fields };
    });
    const copy = variants.every((v) => v.fields.every(isCopy));
    const def: Data = { name, isEnum, variants, copy };
    const body = (v: Variant): string =>
      v.record
        ? ` { ${v.fields.map((f, i) => `f${i}: ${text(f)}`).join(', ')} }`
        : v.fields.length === 0
          ? ''
          : `(${v.fields.map(text).join(', ')})`;
    const derive = `#[derive(${copy ? 'Clone, Copy, ' : ''}PartialEq, Eq)] `;
    this.items.push(
      line(
        isEnum
          ? `${derive}enum ${name} { ${variants.map((v) => v.path.split('::')[1] + body(v)).join(', ')} }`
          : `${derive}struct ${name}${body(variants[0]!)}${variants[0]!.record ? '' : ';'}`,
      ),
      this.reading(def),
    );
    this.known.push(def);
    return { kind: 'data', def };
  }

  private reading(def: Data): Node {
    const arms = def.variants.map((v, i) => {
      const names = v.fields.map((_, k) => `x${k}`);
      const sum = names.reduce((s, x) => `(${s}).wrapping_mul(31) ^ ${x}.num()`, `${i + 1}u64`);
      return line(`${applied(v, names)} => ${sum},`);
    });
    return nested(`impl Num for ${def.name}`, [
      nested('fn num(&self) -> u64', [nested('match self', arms)]),
    ]);
  }

  /**
   * An expression that makes a value out of the seed `s: &mut u64`; `log` must be there when the
   * shape has ends to note.
   */
  make(shape: Shape): string {
    const { random } = this.world;
    switch (shape.kind) {
      case 'leaf':
        return MAKERS[shape.name];
      case 'tuple':
        return `(${shape.elems.map((e) => this.make(e)).join(', ')}${shape.elems.length === 1 ? ',' : ''})`;
      case 'array':
        return `[${Array.from({ length: shape.len }, () => this.make(shape.elem)).join(', ')}]`;
      case 'option':
        return `(if next(s) % 4 != 0 { Some(${this.make(shape.of)}) } else { None })`;
      case 'data': {
        const made = shape.def.variants.map((v) =>
          applied(
            v,
            v.fields.map((f) => this.make(f)),
            ': ',
          ),
        );
        if (made.length === 1) return made[0]!;
        const arms = made.map((m, i) => `${i === made.length - 1 ? '_' : i} => ${m}`);
        return `match next(s) % ${made.length + random.below(2)} { ${arms.join(', ')} }`;
      }
    }
  }

  /** A constant value of a `Copy` shape. */
  constant(shape: Shape): string {
    const { random } = this.world;
    switch (shape.kind) {
      case 'leaf':
        return literal(random, shape.name);
      case 'tuple':
        return `(${shape.elems.map((e) => this.constant(e)).join(', ')}${shape.elems.length === 1 ? ',' : ''})`;
      case 'array':
        return random.chance(30)
          ? `[${this.constant(shape.elem)}; ${shape.len}]`
          : `[${Array.from({ length: shape.len }, () => this.constant(shape.elem)).join(', ')}]`;
      case 'option':
        return random.chance(30) ? 'None' : `Some(${this.constant(shape.of)})`;
      case 'data': {
        const v = random.pick(shape.def.variants);
        return applied(
          v,
          v.fields.map((f) => this.constant(f)),
          ': ',
        );
      }
    }
  }
}

/** The variant with these patterns or values for its fields. */
export function applied(v: Variant, fields: readonly string[], colon = ': '): string {
  if (v.record) return `${v.path} { ${fields.map((f, i) => `f${i}${colon}${f}`).join(', ')} }`;
  return fields.length === 0 ? v.path : `${v.path}(${fields.join(', ')})`;
}

/** A literal, one of those that values often are. */
export function literal(random: Random, name: Leaf): string {
  const small = (): number => random.below(6);
  switch (name) {
    case 'bool':
      return random.pick(['true', 'false']);
    case 'char':
      return random.pick(["'a'", "'b'", "'c'", "'d'", "'é'"]);
    case '&str':
      return random.pick(['""', '"a"', '"ab"', '"b"']);
    case '&[u8]':
      return random.pick(['&[]', '&[1]', '&[1, 2]', '&[2, 1, 3]', 'b"ab"']);
    case 'i32':
    case 'i128':
      return random.chance(25) ? `-${small()}` : random.chance(8) ? `${name}::MIN` : `${small()}`;
    default:
      return random.chance(8) ? `${name}::MAX` : `${small()}`;
  }
}

const MAKERS: Readonly<Record<Leaf, string>> = {
  u8: '(small(s) as u8)',
  i32: '(small(s) as i32)',
  u64: '(small(s) as u64)',
  i128: '(small(s) as i128)',
  bool: '(next(s) % 2 == 0)',
  char: "['a', 'b', 'c', 'd', 'é'][next(s) as usize % 5]",
  '&str': '["", "a", "ab", "b"][next(s) as usize % 4]',
  '&[u8]': '[&[][..], &[1], &[1, 2], &[2, 1, 3], b"ab"][next(s) as usize % 5]',
  D: 'D(log, next(s) % 6)',
};

/** Numbers out of a seed, and values as numbers. */
const KIT: readonly Node[] = [
  line(
    'fn next(s: &mut u64) -> u64 { *s = s.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407); *s >> 33 }',
  ),
  line(
    'fn small(s: &mut u64) -> i64 { match next(s) % 16 { 0 => i64::MIN, 1 => -1, n => (n % 6) as i64 } }',
  ),
  line('trait Num { fn num(&self) -> u64; }'),
  line(
    'macro_rules! nums { ($($t:ty)*) => { $(impl Num for $t { fn num(&self) -> u64 { *self as u64 } })* } }',
  ),
  line('nums! { u8 i32 u64 i128 bool char }'),
  line(
    'impl Num for str { fn num(&self) -> u64 { self.bytes().fold(5, |h, b| h * 7 + b as u64) } }',
  ),
  line(
    'impl<T: Num> Num for [T] { fn num(&self) -> u64 { self.iter().fold(3, |h: u64, x| h.wrapping_mul(31) ^ x.num()) } }',
  ),
  line('impl<T: Num, const N: usize> Num for [T; N] { fn num(&self) -> u64 { self[..].num() } }'),
  line('impl<T: Num + ?Sized> Num for &T { fn num(&self) -> u64 { (**self).num() } }'),
  line(
    'impl<T: Num> Num for Option<T> { fn num(&self) -> u64 { self.as_ref().map_or(17, |x| x.num() ^ 1) } }',
  ),
  line(
    'impl<A: Num, B: Num> Num for (A, B) { fn num(&self) -> u64 { self.0.num().wrapping_mul(37) ^ self.1.num() } }',
  ),
  line(
    'impl<A: Num, B: Num, C: Num> Num for (A, B, C) { fn num(&self) -> u64 { (self.0.num().wrapping_mul(37) ^ self.1.num()).wrapping_mul(41) ^ self.2.num() } }',
  ),
];

const OWNED: readonly Node[] = [
  line('#[derive(PartialEq, Eq)] struct D(*const core::cell::Cell<u64>, u64);'),
  line(
    'fn note(log: *const core::cell::Cell<u64>, x: u64) { let c = unsafe { &*log }; c.set(c.get().wrapping_mul(31).wrapping_add(x)); }',
  ),
  line('impl Drop for D { fn drop(&mut self) { note(self.0, self.1); } }'),
  line('impl Num for D { fn num(&self) -> u64 { self.1 } }'),
];
