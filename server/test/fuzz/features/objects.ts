/**
 * Trait objects of random traits: generic ones that are a supertrait several times, default methods
 * that call others, upcasts on every way, operators and iterators behind `dyn`, and functions that
 * give `impl Trait` of what their parameters yield.
 */
import { line, nested } from '../program.ts';
import type { Random } from '../random.ts';
import { fresh } from '../scope.ts';
import { U64 } from '../types.ts';
import { callable, type Feature } from './kit.ts';

const TYPES = ['u8', 'u16', 'u32', 'u64', 'i16', 'i64'] as const;

interface Trait {
  readonly name: string;
  /** With a parameter, which methods take and give. */
  readonly generic: boolean;
  readonly supers: readonly Ref[];
  readonly methods: readonly string[];
}

/** A trait with its argument. */
interface Ref {
  readonly of: Trait;
  readonly arg: string;
}

const show = ({ of, arg }: Ref): string => (of.generic ? `${of.name}<${arg}>` : of.name);

/** The trait and all above it, each once. */
function closure(ref: Ref): Ref[] {
  const out = [ref];
  for (let i = 0; i < out.length; i++)
    for (const sup of out[i]!.of.supers) {
      const arg = sup.arg === 'T' ? out[i]!.arg : sup.arg;
      if (!out.some((o) => o.of === sup.of && (!sup.of.generic || o.arg === arg)))
        out.push({ of: sup.of, arg });
    }
  return out;
}

function declared(random: Random, { name, generic, supers, methods }: Trait, id: number): string {
  const own = generic ? '<T: Number>' : '';
  const T = generic ? 'T' : 'u64';
  const bodies = methods.map((m, i) => {
    const head = `fn ${m}(&self, x: ${T}) -> ${T}`;
    if (i === 0) return `${head};`;
    const inner = `self.${methods[0]}(x)`;
    const twice = `let y = ${inner}; self.${methods[i - 1]}(y)`;
    if (i === methods.length - 1 && random.chance(30))
      return `fn ${m}(&mut self, x: ${T}) -> ${T} { ${twice} }`;
    return `${head} { ${random.chance(50) ? inner : twice} }`;
  });
  const bounds = supers.map(show);
  return `trait ${name}${own}${bounds.length > 0 ? `: ${bounds.join(' + ')}` : ''} { ${bodies.join(' ')} fn only_${id}(&self) -> usize where Self: Sized { size_of::<Self>() } }`;
}

export const objects: Feature = (world) => {
  const { random } = world;
  const traits: Trait[] = [];
  for (let i = random.between(3, 6); i > 0; i--) {
    const generic = random.chance(50);
    const supers: Ref[] = [];
    for (let n = traits.length === 0 ? 0 : random.below(4); n > 0; n--) {
      const of = random.pick(traits);
      const arg = of.generic ? (generic && random.chance(30) ? 'T' : random.pick(TYPES)) : '';
      if (!supers.some((s) => s.of === of && s.arg === arg)) supers.push({ of, arg });
    }
    const name = fresh(world, 'Ob');
    const methods = Array.from({ length: random.between(1, 3) }, () => fresh(world, 'm'));
    traits.push({ name, generic, supers, methods });
  }
  const top: Ref = { of: traits.at(-1)!, arg: random.pick(TYPES) };
  const all = closure(top);
  const structs = ['Oa', 'Ob', 'Oc'].map((n) => fresh(world, n));
  const fields = ['u64', 'u64, [u16; 3]', 'u64, bool, u128'];
  const impls = structs.flatMap((name) =>
    all.map((ref) => {
      const T = ref.of.generic ? ref.arg : 'u64';
      const k = random.between(1, 99);
      const body = `(self.0 as ${T}).rotate_left(${k % 8}) ^ x.wrapping_mul(${k})`;
      return line(
        `impl ${show(ref)} for ${name} { fn ${ref.of.methods[0]}(&self, x: ${T}) -> ${T} { ${body} } }`,
      );
    }),
  );
  const call = (place: string, { of, arg }: Ref): string => {
    const T = of.generic ? arg : 'u64';
    const trait = of.generic ? `${of.name}::<${arg}>` : of.name;
    const method = random.pick(of.methods.slice(0, Math.max(1, of.methods.length - 1)));
    return `h = h.rotate_left(5) ^ ${trait}::${method}(${place}, h as ${T}) as u64;`;
  };
  const uses: string[] = [];
  for (let n = random.between(3, 7); n > 0; n--) {
    const mid = random.pick(all);
    const last = random.pick(closure(mid));
    uses.push(
      random.pick([
        call('o', mid),
        `{ let p: &dyn ${show(mid)} = o; ${call('p', mid)} ${call('p', last)} }`,
        `{ let p: &dyn ${show(mid)} = o; let q: &dyn ${show(last)} = p; ${call('q', last)} h ^= size_of_val(q) as u64 % 16; }`,
        `{ let p = o as &dyn ${show(mid)}; let l: [&dyn ${show(last)}; 2] = [p, &a]; for q in l { ${call('q', last)} } }`,
        `h ^= given_${last.of.name}(o${last.of.generic ? `, h as ${last.arg}` : ''}) as u64;`,
      ]),
    );
  }
  const given = traits.map(({ name, generic, methods }) =>
    generic
      ? `fn given_${name}<T: Number>(o: &(impl ${name}<T> + ?Sized), x: T) -> T { o.${methods[0]}(x) }`
      : `fn given_${name}(o: &(impl ${name} + ?Sized)) -> u64 { o.${methods[0]}(7) }`,
  );
  const more = [
    'for v in every(Steps(x, 5), (x % 3) as usize + 1).map(|v| v ^ 3).take(4) { h = h.rotate_left(3) ^ v; }',
    '{ let s: &mut dyn Source = &mut Steps(h, 6); h ^= s.two(); h ^= (&mut *s).map(|v| v / 3).max().unwrap_or(1); h ^= s.count() as u64; }',
    'h ^= every(every([x, h, 4].into_iter().zip(1u8..), 2).map(|(a, b)| a ^ b as u64), 1).fold(3, |s: u64, v| s.wrapping_mul(7) ^ v);',
    '{ let mut t = Tail([x as u8, 2, 3, h as u8]); let d: &mut dyn core::ops::DerefMut<Target = [u8]> = &mut t; d[0] ^= 9; d.reverse(); h ^= d.iter().fold(1, |s: u64, v| s.wrapping_mul(31) ^ *v as u64) ^ d.len() as u64; }',
    '{ let c: &dyn Call = if x % 2 == 0 { &|v| v ^ 77 } else { &|v: u64| v.rotate_left(9) }; h = c(h) ^ c.twice(x); }',
    `{ let log = core::cell::Cell::new(h); let loud = |n| Loud(&log, n); let mut m = core::mem::ManuallyDrop::new(Held(loud(1), x as u8, Held(2u16, 3, ${random.pick(['loud(4)', '[loud(5), loud(6)]', 'Held(loud(7), 8, 9u64)'])}))); let t: &mut Held<Loud, Held<u16, dyn Ended>> = &mut *m; h ^= size_of_val(t) as u64 ^ t.2.2.ended(); unsafe { core::ptr::drop_in_place(t); } h ^= log.get(); }`,
    'h ^= pipe(x).to(|v| v as u8).to(|v| (v, 5u16)).to(|(a, b)| a as u64 ^ b as u64).get();',
    'h ^= widened([x as u8, 4, h as u8]) ^ widened(Some(h as u32));',
    '{ let m = least([x as u32, 9, h as u32 % 50].into_iter()); h ^= m(20).unwrap_or(5) as u64; }',
  ].filter(() => random.chance(50));
  return [
    line(
      'trait Number: Copy {} impl Number for u8 {} impl Number for u16 {} impl Number for u32 {} impl Number for u64 {} impl Number for i16 {} impl Number for i64 {}',
    ),
    ...traits.map((t, i) => line(declared(random, t, i))),
    ...structs.map((name, i) => line(`#[allow(dead_code)] struct ${name}(${fields[i]});`)),
    ...impls,
    ...given.map((text) => line(text)),
    line(
      'struct Steps(u64, u64); impl Iterator for Steps { type Item = u64; fn next(&mut self) -> Option<u64> { self.1 = self.1.checked_sub(1)?; self.0 = self.0.rotate_left(9) ^ self.1; Some(self.0) } }',
    ),
    line(
      'trait Source: Iterator<Item = u64> { fn two(&mut self) -> u64 { self.next().unwrap_or(1) ^ self.next().unwrap_or(2) } } impl Source for Steps {}',
    ),
    line(
      'trait Call: Fn(u64) -> u64 { fn twice(&self, x: u64) -> u64 { self(self(x)) } } impl<F: Fn(u64) -> u64> Call for F {}',
    ),
    line(
      'struct Tail([u8; 4]); impl core::ops::Deref for Tail { type Target = [u8]; fn deref(&self) -> &[u8] { &self.0[1..] } } impl core::ops::DerefMut for Tail { fn deref_mut(&mut self) -> &mut [u8] { &mut self.0[2..] } }',
    ),
    line(
      'fn every<I: Iterator>(i: I, n: usize) -> impl Iterator<Item = I::Item> { i.enumerate().filter(move |(k, _)| k % n == 0).map(|(_, v)| v) }',
    ),
    line(
      "struct Loud<'a>(&'a core::cell::Cell<u64>, u64); impl Drop for Loud<'_> { fn drop(&mut self) { self.0.set(self.0.get().wrapping_mul(31) ^ self.1); } } struct Held<A, T: ?Sized>(A, u8, T); trait Ended { fn ended(&self) -> u64 { size_of_val(self) as u64 } } impl Ended for Loud<'_> {} impl<T> Ended for [T; 2] {} impl<A, T> Ended for Held<A, T> {}",
    ),
    line(
      'struct Pipe<T>(T); trait Piped: Sized { type Of; fn to<U>(self, f: impl FnOnce(Self::Of) -> U) -> impl Piped<Of = U>; fn get(self) -> Self::Of; } impl<T> Piped for Pipe<T> { type Of = T; fn to<U>(self, f: impl FnOnce(T) -> U) -> impl Piped<Of = U> { Pipe(f(self.0)) } fn get(self) -> T { self.0 } } fn pipe<T>(t: T) -> impl Piped<Of = T> { Pipe(t) }',
    ),
    line(
      'fn widened<I: IntoIterator<Item = impl Into<u64>>>(i: I) -> u64 { i.into_iter().fold(5, |h, v| h.rotate_left(7) ^ v.into()) }',
    ),
    line(
      'fn least<I: Iterator<Item: Ord + Copy>>(i: I) -> impl Fn(I::Item) -> Option<I::Item> { let m = i.min(); move |x| m.filter(|m| *m < x) }',
    ),
    callable(world, [['x', U64]], U64, [
      line('let mut h = x;'),
      line(
        `let (a, b, c) = (${structs[0]}(x), ${structs[1]}(x >> 3, [1, 2, 3]), ${structs[2]}(!x, true, 5));`,
      ),
      nested(
        `for o in [&a as &dyn ${show(top)}, &b, &c]`,
        uses.map((text) => nested('', [line(text)])),
      ),
      ...more.map((text) => nested('', [line(text)])),
      line('h'),
    ]),
  ];
};
