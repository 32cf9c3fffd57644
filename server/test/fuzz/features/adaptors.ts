/** Adaptors of iterators one around the other, whose closures note that they were called. */
import { line, nested } from '../program.ts';
import { BOOL, show, USIZE } from '../types.ts';
import { callable, type Feature, hole, type Named, someInt } from './kit.ts';

export const adaptors: Feature = (world) => {
  const { random } = world;
  const t = someInt(world);
  const T = show(t);
  const k = (): number => random.between(1, 4);
  const x: Named = ['x', t];
  const e = (): string => hole(world, [x, ['a', t]], t, 1);
  const c = (): string => hole(world, [x, ['a', t]], BOOL, 1);
  const see = (n: number): string => `see(x as u64 + ${n});`;
  /** Sources of elements of the type, all from both ends and of known length. */
  const source = (): string =>
    random.pick([
      'l.iter().copied()',
      'l.into_iter()',
      'l[i % 5..].iter().copied()',
      `(0..i % 9).map(|x| { see(x as u64); x as ${T} })`,
      `(1..i % 6).rev().map(|x| x as ${T})`,
      `l.windows(${k()}).map(|w| w[0] ^ w[w.len() - 1])`,
      `l.chunks(${k()}).map(|w| w.iter().fold(0, |p: ${T}, q| p.wrapping_mul(3) ^ q))`,
      `l.chunks_exact(${k()}).map(|w| w[0])`,
      `l.rchunks(${k()}).map(|w| w[0] ^ w.len() as ${T})`,
      'l.iter().map(|x| { see(*x as u64); *x })',
      `core::iter::repeat_n(a, i % 5)`,
      'Some(a).into_iter()',
    ]);
  const step = (): string =>
    random.pick([
      `.map(|x| { ${see(1)} ${e()} })`,
      `.inspect(|x| see(*x as u64 ^ 9))`,
      `.rev()`,
      `.skip(${k()})`,
      `.take(${k() + 2})`,
      `.step_by(${k()})`,
      `.enumerate().map(|(i, x)| x.wrapping_add(i as ${T}))`,
      `.zip(${source()}).map(|(x, y)| x ^ y)`,
      `.chain(core::iter::repeat_n(7, ${k()}))`,
    ]);
  /** Adaptors after which the length is not known any more. */
  const loose = (): string =>
    random.pick([
      `.filter(|x| { let x = *x; ${see(2)} ${c()} })`,
      `.filter_map(|x| { ${see(3)} if ${c()} { Some(${e()}) } else { None } })`,
      `.take_while(|x| { let x = *x; ${see(4)} ${c()} })`,
      `.skip_while(|x| { let x = *x; ${see(5)} ${c()} })`,
      `.map_while(|x| { ${see(6)} if ${c()} { Some(${e()}) } else { None } })`,
      `.scan(a, |s, x| { ${see(7)} *s = s.wrapping_add(x); if *s % 7 == 3 { None } else { Some(*s) } })`,
      `.flat_map(|x| { ${see(8)} (0..x % 3).map(move |y| (y as ${T}) ^ x) })`.replace(
        'x % 3)',
        'x as u8 % 3)',
      ),
      `.flat_map(|x| [x, !x])`,
      '.fuse()',
      `.peekable()`,
      `.chain(l)`,
      `.zip(l).map(|(x, y)| x.wrapping_sub(y))`,
      '.cycle().take(9)',
      `.map(|x| if ${c()} { Some(x) } else { None }).flatten()`,
      `.array_chunks::<2>().map(|[x, y]| x ^ y)`,
      '.intersperse(5)',
      `.skip(${k()})`,
      `.step_by(${k()})`,
    ]);
  const chain = (): string => {
    let text = source();
    for (let n = random.below(4); n > 0; n--) text += step();
    for (let n = random.below(3); n > 0; n--) text += loose();
    return text;
  };
  const ends: (() => string)[] = [
    () => `h ^= ${chain()}.fold(1, |s: ${T}, x| s.wrapping_mul(31) ^ x);`,
    () => `for x in ${chain()} { h = h.rotate_left(3) ^ x; if h % 13 == 5 { break; } }`,
    () => `h ^= ${chain()}.last().unwrap_or(3);`,
    () => `h ^= ${chain()}.nth(${k()}).unwrap_or(4);`,
    () => `h ^= ${chain()}.count() as ${T};`,
    () => `h ^= ${chain()}.max().unwrap_or(1) ^ ${chain()}.min().unwrap_or(2);`,
    () => `h ^= ${chain()}.find(|x| { let x = *x; ${see(10)} ${c()} }).unwrap_or(6);`,
    () => `h ^= ${chain()}.position(|x| { ${see(11)} ${c()} }).map_or(8, |p| p as ${T});`,
    () => `if ${chain()}.any(|x| { ${see(12)} ${c()} }) { h = !h; }`,
    () => `if ${chain()}.all(|x| { ${see(13)} ${c()} }) { h ^= 77; }`,
    () => `h ^= ${chain()}.reduce(|x, y| x.wrapping_mul(5) ^ y).unwrap_or(9);`,
    () => `h ^= ${chain()}.try_fold(a, |s, x| { ${see(14)} s.checked_add(x) }).unwrap_or(12);`,
    () =>
      `{ let mut j = ${chain()}; h ^= j.by_ref().take(${k()}).fold(0, |s, x| s ^ x); h = h.wrapping_add(j.map(|x| x >> 1).fold(2, |s, x| s ^ x)); }`,
    () => `h ^= ${chain()}.max_by_key(|x| { see(*x as u64); x & 7 }).unwrap_or(2);`,
    () => `if ${chain()}.eq(${chain()}) { h ^= 3; } if ${chain()}.lt(${chain()}) { h ^= 8; }`,
    () => `h ^= ${chain()}.is_sorted() as ${T};`,
    () => `h ^= ${chain()}.size_hint().0 as ${T};`,
    () =>
      `{ let (p, q) = ${chain()}.map(|x| (x, x & 1 == 0)).fold((0, 0), |(p, q), (x, even)| if even { (p ^ x, q) } else { (p, q ^ x) }); h ^= p & !q; }`,
    () =>
      `{ let mut j = ${source()}${step()}${step()}; let p = j.next_back(); let q = j.next(); h ^= p.unwrap_or(3) ^ q.unwrap_or(5); h ^= j.rfold(0, |s: ${T}, x| s.wrapping_mul(7) ^ x); }`,
    () =>
      `{ let mut j = ${source()}${step()}; h ^= j.nth_back(${k()}).unwrap_or(1); h ^= j.len() as ${T}; h ^= j.rfind(|x| { let x = *x; ${c()} }).unwrap_or(2); }`,
    () =>
      `{ let mut j = ${chain()}.peekable(); while let Some(x) = j.next_if(|x| { let x = *x; ${see(15)} ${c()} }) { h ^= x; } h ^= j.peek().copied().unwrap_or(9); h ^= j.count() as ${T}; }`,
    () =>
      `h ^= ${chain()}.next_chunk::<3>().map_or_else(|r| r.fold(0, |s, x| s ^ x), |[x, y, z]| x ^ y.wrapping_mul(z));`,
  ];
  const chosen = Array.from({ length: random.between(2, 5) }, () => random.pick(ends)());
  return [
    callable(
      world,
      [
        ['a', t],
        ['i', USIZE],
      ],
      t,
      [
        line('let seen = core::cell::Cell::new(0u64);'),
        line('let see = |x: u64| seen.set(seen.get().wrapping_mul(31).wrapping_add(x));'),
        line(`let l: [${T}; 6] = [a, 1, ${hole(world, [['a', t]], t, 1)}, i as ${T}, !a, 5];`),
        line(`let mut h: ${T} = 0;`),
        ...chosen.map((text) => nested('', [line(text)])),
        line(`h ^ seen.get() as ${T}`),
      ],
    ),
  ];
};
