/**
 * `core::simd`: vectors of every element and width with operators, masks, reductions, swizzles,
 * conversions, and loads and stores by index.
 */
import { line, nested } from '../program.ts';
import { U64 } from '../types.ts';
import { callable, type Feature, hole, type Named } from './kit.ts';

const ELEMENTS = ['u8', 'i8', 'u16', 'i16', 'u32', 'i32', 'u64', 'i64'] as const;

export const vectors: Feature = (world) => {
  const { random } = world;
  const x: Named = ['x', U64];
  const T = random.pick(ELEMENTS);
  const N = random.pick([1, 2, 4, 8, 16]);
  const other = random.pick(ELEMENTS.filter((t) => t !== T));
  const bits = Number(T.slice(1));
  const k = (): number => random.below(N);
  const scalar = (): string => `(${hole(world, [x], U64, 1)}) as ${T}`;
  const shift = (): string => `V::splat(${random.below(bits)})`;
  const vector = (): string =>
    random.pick([
      'a',
      'b',
      'c',
      `V::splat(${scalar()})`,
      `V::from_array([${scalar()}; ${N}])`,
      `V::from_slice(&list[${random.below(8)}..])`,
      `V::load_or_default(&list[..(x % ${N + 2}) as usize])`,
    ]);
  const mask = (): string => {
    const one = `${vector()}.simd_${random.pick(['eq', 'ne', 'lt', 'le', 'gt', 'ge'])}(${vector()})`;
    return random.pick([
      one,
      one,
      `!${one}`,
      `(${one} ${random.pick(['&', '|', '^'])} b.simd_lt(c))`,
      `Mask::<${T.replace('u', 'i')}, ${N}>::splat(x % 3 == 1)`,
    ]);
  };
  const value = (): string =>
    random.pick([
      () => `${vector()} ${random.pick(['+', '-', '*', '&', '|', '^'])} ${vector()}`,
      () => `${vector()} ${random.pick(['/', '%'])} V::splat(${random.between(1, 9)})`,
      () => `${vector()} ${random.pick(['<<', '>>'])} ${shift()}`,
      () => `!${vector()}`,
      () => `${vector()}.simd_${random.pick(['min', 'max'])}(${vector()})`,
      () =>
        `${vector()}.simd_clamp(V::splat(${random.below(9)}), V::splat(${random.between(10, 90)}))`,
      () => `${vector()}.saturating_${random.pick(['add', 'sub'])}(${vector()})`,
      () => `${vector()}.reverse()`,
      () =>
        `${vector()}.rotate_elements_${random.pick(['left', 'right'])}::<${random.between(0, N)}>()`,
      () => `simd_swizzle!(${vector()}, [${Array.from({ length: N }, k).join(', ')}])`,
      () => `${vector()}.interleave(${vector()}).${random.below(2)}`,
      () => `${vector()}.deinterleave(${vector()}).${random.below(2)}`,
      () => `${mask()}.select(${vector()}, ${vector()})`,
      () => `${vector()}.cast::<${other}>().cast::<${T}>()`,
      () => `${vector()}.cast::<f32>().cast::<${T}>()`,
      () => `${vector()}.swap_bytes()`,
      () => `${vector()}.reverse_bits()`,
      () => `${vector()}.count_ones().cast::<${T}>()`,
      () => `V::gather_or(&list, at, ${vector()})`,
      () => `V::gather_select(&list, at.simd_lt(Simd::splat(9)), at, ${vector()})`,
      () => `(-${vector()}.cast::<i${bits}>()).cast::<${T}>()`,
      () =>
        `${vector()}.cast::<i${bits}>().${random.pick(['signum', 'saturating_abs'])}().cast::<${T}>()`,
    ])();
  const steps: (() => string)[] = [
    () => `${random.pick(['a', 'b', 'c'])} = ${value()};`,
    () =>
      `${random.pick(['a', 'b', 'c'])} ${random.pick(['+=', '-=', '^=', '*=', '|='])} ${value()};`,
    () =>
      `h = h.rotate_left(7) ^ ${value().replace(/^(.*)$/, '($1)')}.reduce_${random.pick(['sum', 'product', 'xor', 'or', 'and', 'min', 'max'])}() as u64;`,
    () => `h = h.rotate_left(3) ^ ${mask()}.to_bitmask();`,
    () =>
      `h ^= ${mask()}.${random.pick(['any', 'all'])}() as u64 ^ ${mask()}.first_set().map_or(99, |i| i as u64);`,
    () => `a[(x % ${N}) as usize] ^= ${scalar()};`,
    () => `let v = ${value()}; v.copy_to_slice(&mut list[${random.below(8)}..]);`,
    () => `(${value()}).scatter(&mut list, at);`,
    () => `let m = ${mask()}; (${value()}).scatter_select(&mut list, m.cast::<isize>(), at);`,
    () => `for e in (${value()}).to_array() { h = h.wrapping_mul(31) ^ e as u64; }`,
    () => `let (p, q) = (${value()}, ${value()}); h ^= (p == q) as u64 ^ ((p < q) as u64) << 1;`,
    () => `h ^= [${value()}, ${value()}].into_iter().sum::<V>()[${k()}] as u64;`,
    () => `if x % ${random.between(2, 4)} == 0 { core::mem::swap(&mut a, &mut c); }`,
    () => `for e in a.as_mut_array() { *e = e.wrapping_add(${random.between(1, 9)}); }`,
  ];
  return [
    line('use core::simd::{prelude::*, *};'),
    line(`type V = Simd<${T}, ${N}>;`),
    nested('fn vectors(x: u64) -> u64', [
      line('let mut h = x;'),
      line(
        `let mut list: [${T}; 32] = core::array::from_fn(|i| (x >> i) as ${T} ^ (i as ${T}).wrapping_mul(37)); let at: Simd<usize, ${N}> = Simd::from_array(core::array::from_fn(|i| (x >> (4 * (i % 15))) as usize % 40));`,
      ),
      line(
        `let mut a = V::from_slice(&list); let mut b = a.reverse(); let mut c = V::splat(x as ${T});`,
      ),
      ...Array.from({ length: random.between(3, 9) }, () =>
        nested('', [line(random.pick(steps)())]),
      ),
      line('for e in (a ^ b ^ c).to_array() { h = h.wrapping_mul(31) ^ e as u64; }'),
      line('for e in list { h = h.rotate_left(5) ^ e as u64; }'),
      line('h'),
    ]),
    callable(world, [x], U64, [line('vectors(x)')]),
  ];
};
