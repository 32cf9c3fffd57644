/**
 * Slice patterns with bindings of all kinds over nested arrays and slices, constant generics that
 * are computed with, wide integers, and closures kept in structs.
 */
import { line, nested } from '../program.ts';
import { BOOL, U64, USIZE } from '../types.ts';
import { callable, type Feature, hole, type Named } from './kit.ts';

export const patterns: Feature = (world) => {
  const { random } = world;
  const x: Named = ['x', U64];
  const v = (): string => `(${hole(world, [x], U64, 1)})`;
  const c = (): string => hole(world, [x], BOOL, 1);
  const i = (): string => `(${hole(world, [x], USIZE, 1)})`;
  const k = (): number => random.below(6);
  const N = (): number => random.between(1, 4);
  /** A pattern for an element, and what it tells. */
  const element = (at: number): readonly [string, string] =>
    random.pick([
      [`e${at}`, `*e${at}`],
      [`e${at} @ 0..=${random.between(3, 90)}`, `*e${at}`],
      ['_', '1u64'],
      [`${k()} | ${random.between(7, 30)}`, '2u64'],
      [`e${at} @ (${k()}..)`, `*e${at}`],
    ] as const);
  const arm = (): string => {
    const parts = Array.from({ length: random.below(4) }, (_, at) => element(at));
    const heads = parts.map(([head]) => head);
    const told = parts.map(([, tells]) => tells);
    if (random.chance(60)) {
      const at = random.below(heads.length + 1);
      const [rest, tells] = random.pick([
        ['..', '3u64'],
        ['rest @ ..', 'rest.len() as u64'],
        ['rest @ ..', 'sum(rest)'],
      ] as const);
      heads.splice(at, 0, rest);
      told.push(tells);
    }
    const guard = random.chance(30) ? ` if ${c()}` : '';
    return `[${heads.join(', ')}]${guard} => ${['5u64', ...told].map((t, at) => `(${t}).rotate_left(${at * 3})`).join(' ^ ')},`;
  };
  const wide = (): string =>
    random.pick([
      () =>
        `w = w.${random.pick(['wrapping_mul', 'wrapping_add', 'wrapping_sub', 'saturating_sub'])}(${v()} as u128 | 1);`,
      () => `w = w ${random.pick(['/', '%'])} (${v()} as u128 | 1);`,
      () => `w = w.rotate_left((${v()} % 128) as u32) ^ (w >> (${v()} % 128) as u32);`,
      () => `w ^= (w as i128 >> (${v()} % 128) as u32) as u128;`,
      () => `w = (w as i128).wrapping_div(-(1 + (${v()} % 99) as i128)) as u128;`,
      () => `if let Some(n) = w.checked_mul(${v()} as u128) { w = n; } else { w = !w; }`,
      () =>
        `let (n, o) = w.overflowing_add(u128::MAX / (1 + ${v()} as u128 % 9)); w = n ^ o as u128;`,
      () => `w ^= (w.leading_zeros() + w.trailing_zeros() * 3 + w.count_ones()) as u128;`,
      () => `w = (w as f64 / 3.0) as u128 ^ (w as u64 as f32) as u128;`,
      () => `h ^= (w as i128).signum() as u64 ^ (w as i128).unsigned_abs() as u64;`,
      () => `w = u128::from_be_bytes(w.to_le_bytes()); h ^= w.cmp(&(${v()} as u128)) as i8 as u64;`,
      () =>
        `h ^= match w { 0..=0xffff => 1, 0x1_0000..=0xffff_ffff_ffff_ffff => 2, 0x1_0000_0000_0000_0000.. => 3 };`,
      () =>
        `w = w.abs_diff(${v()} as u128).isqrt() ^ w.pow(${random.between(0, 3)}.min((w == 0) as u32));`,
    ])();
  const step = (): string =>
    random.pick([
      () => `h ^= match &all[(${i()} % 9).min(8)..] { ${arm()} ${arm()} ${arm()} s => sum(s) };`,
      () => `h ^= match &all[..${i()} % 6] { ${arm()} ${arm()} s => s.len() as u64 };`,
      () =>
        `h ^= match &all { ${arm()
          .replace(/^\[[^\]]*\]/, '[a, _, b @ .., _]')
          .replace(/=> .*/, '=> a ^ sum(b),')
          .replace(' if true', '')} all => sum(all) };`,
      () => `if let [a, .., b] = &mut all[${i()} % 4..] { core::mem::swap(a, b); h ^= *a; }`,
      () =>
        `if let [first @ .., last] = &mut all[..${i()} % 8] { for f in first.iter_mut() { *f ^= *last; } *last = h; }`,
      () => `let [[a, b], [c2, ..], .., [.., d]] = rows; h ^= a ^ b.rotate_left(3) ^ c2 ^ d;`,
      () =>
        `match (&rows[${i()} % 4][..], h % 3) { ([0, ..], _) => h ^= 1, (&[a, b], 0) if a < b => h ^= a, ([.., b], 1 | 2) => h ^= *b, _ => h = !h }`,
      () =>
        `while let [head, tail @ ..] = left { h = h.rotate_left(5) ^ head; left = tail; if *head % 7 == ${k()} { break; } }`,
      () => `h ^= Grid::<${N()}, ${N()}>::new(h).total();`,
      () =>
        `h ^= { let g = Grid::<${N()}, ${N()}>::new(${v()}); g.turned().total() ^ g.row::<0>() };`,
      () =>
        `h ^= chunked::<${N()}>(&all) ^ sum(&first::<${N()}, _>(&all)) ^ Width::<${random.pick(['u8', 'u32', 'u64'])}, ${N()}>::BYTES as u64;`,
      wide,
      wide,
      () =>
        `{ let s = Step { f: |y: u64| y ^ ${v()}, g: if ${c()} { twice } else { once }, n: ${k()} }; h = s.run(h); }`,
      () =>
        `{ let mut s = Step { f: |y: u64| { t += y; t }, g: once, n: ${k()} }; h ^= s.run_mut(h); h ^= (s.f)(3); h ^= t; }`,
      () =>
        `{ let [p, q] = [1, ${k()}].map(|k| move |y: u64| y.wrapping_mul(k) ^ ${v()}); h ^= p(q(h)); }`,
      () =>
        `h ^= all.iter().copied().enumerate().filter_map(|(i, a)| (a % 3 != 1).then(|| a ^ i as u64)).skip_while(|a| a % 5 == ${k()}).zip(rows.iter().flatten()).map(|(a, b)| a ^ b).fold(7, |s: u64, a| s.wrapping_mul(3) ^ a);`,
      () =>
        `h ^= all.windows(3).map(|w| if let [a, b, c3] = w { a ^ b & c3 } else { 0 }).step_by(2).max().unwrap_or(2);`,
    ])();
  return [
    line('fn sum(s: &[u64]) -> u64 { s.iter().fold(1, |h: u64, x| h.rotate_left(3) ^ x) }'),
    line(
      'fn once(y: u64) -> u64 { y ^ 5 } fn twice(y: u64) -> u64 { once(once(y).rotate_left(3)) }',
    ),
    line('struct Grid<const R: usize, const C: usize>([[u64; C]; R]);'),
    line(
      'impl<const R: usize, const C: usize> Grid<R, C> { const SIZE: usize = R * C; fn new(x: u64) -> Self { Grid(core::array::from_fn(|r| core::array::from_fn(|c| x ^ (r * C + c) as u64))) } fn turned(&self) -> Grid<C, R> { Grid(core::array::from_fn(|c| core::array::from_fn(|r| self.0[r][c]))) } fn total(&self) -> u64 { self.0.iter().flatten().fold(Self::SIZE as u64, |h, x| h.rotate_left(7) ^ x) } fn row<const I: usize>(&self) -> u64 { const { assert!(I < 9) }; self.0[I].iter().sum::<u64>() ^ I as u64 } }',
    ),
    line(
      'fn chunked<const N: usize>(s: &[u64]) -> u64 { let mut h = 1u64; for c in s.chunks_exact(N) { let a: [u64; N] = c.try_into().unwrap(); h = h.rotate_left(9) ^ a[N - 1]; } h }',
    ),
    line(
      'fn first<const N: usize, T: Copy + Default>(s: &[T]) -> [T; N] { let mut out = [T::default(); N]; out.copy_from_slice(&s[..N]); out }',
    ),
    line(
      'struct Width<T, const N: usize>(core::marker::PhantomData<T>); impl<T, const N: usize> Width<T, N> { const BYTES: usize = N * size_of::<T>() + align_of::<[T; N]>(); }',
    ),
    line('struct Step<F> { f: F, g: fn(u64) -> u64, n: u64 }'),
    line(
      'impl<F: Fn(u64) -> u64> Step<F> { fn run(&self, x: u64) -> u64 { (0..self.n).fold(x, |h, i| (self.g)((self.f)(h ^ i))) } } impl<F: FnMut(u64) -> u64> Step<F> { fn run_mut(&mut self, x: u64) -> u64 { let mut h = x; for i in 0..self.n { h = (self.g)((self.f)(h % 99 ^ i)); } h } }',
    ),
    callable(world, [x], U64, [
      line(
        'let mut h = x; let mut w = (x as u128) << 64 | !x as u128; let mut t = 1u64; let mut all = [x, 2, x >> 5, 4, x % 9, 6, 7, !x, 9]; let rows = [[x, 1], [2, x % 5], [0, 3], [x >> 1, 8]]; let copy = all; let mut left = &copy[..];',
      ),
      line('let _ = (&mut all, &rows, &mut left, &mut w, &mut t);'),
      ...Array.from({ length: random.between(4, 10) }, () => nested('', [line(step())])),
      line('h ^ w as u64 ^ (w >> 64) as u64 ^ sum(&all) ^ left.len() as u64 ^ t'),
    ]),
  ];
};
