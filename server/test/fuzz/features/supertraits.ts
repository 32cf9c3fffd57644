/**
 * Trait objects with supertraits and generic methods, operators on references, lengths from
 * associated constants.
 */
import { line, nested } from '../program.ts';
import { fresh } from '../scope.ts';
import { show, USIZE } from '../types.ts';
import { callable, type Feature, hole, type Named, someInt } from './kit.ts';

export const supertraits: Feature = (world) => {
  const { random } = world;
  const t = someInt(world);
  const T = show(t);
  const [Base, Mid, Top, Gen, A, B, V] = ['Base', 'Mid', 'Top', 'Gen', 'Oa', 'Ob', 'Vec'].map((n) =>
    fresh(world, n),
  );
  // An i128 is aligned to 16 on the host and to 8 on amdgcn.
  const sized = T.endsWith('128') ? ' % 8' : '';
  const own: Named[] = [['x', t]];
  const e = (...more: Named[]): string => hole(world, [...own, ...more], t, 1);
  const n = (): number => random.between(1, 5);
  const ways = [
    'h ^= o.base(h) ^ o.mid() ^ o.top(&mut h.clone());',
    `h ^= (o as &dyn ${Mid}).mid() ^ (o as &dyn ${Base}<${T}>).base(3);`,
    `h ^= use_base(o, h);`,
    `h ^= p.made(7 as ${T}) ^ o.each(|x| x ^ h);`,
    `{ let all: [&dyn ${Top}; 3] = [&p, &q, o]; h ^= all.iter().map(|o| o.mid()).fold(0, |x: ${T}, y| x.rotate_left(1) ^ y); h ^= all[i % 3].base(h); }`,
    `{ let mut m = q; let r: &mut dyn ${Top} = &mut m; h ^= r.change(5); h ^= r.change(h); h ^= m.mid(); }`,
    `h ^= <dyn ${Top}>::by_name(o) ^ ${Top}::top(o, &mut 4);`,
    `h ^= (core::mem::size_of_val(o)${sized}) as ${T} ^ o.size() as ${T};`,
    `h ^= (&v + &w).total() ^ (&v - w).total() ^ (v * &w).total();`,
    '{ let mut z = v; z += &w; z += w; z ^= &3; h ^= z.total() ^ (-&z).total() ^ (!z).total(); }',
    `h ^= v[i % ${V}::N] ^ { let mut z = v; z[1] = h; z.total() };`,
    `h ^= (v == w) as ${T} ^ ((v < w) as ${T}) << 1 ^ ((&v).partial_cmp(&w).is_some() as ${T}) << 2;`,
    `h ^= [a, h].iter().sum::<${T}>() ^ [v, w].iter().copied().sum::<${V}>().total();`.replace(
      '[a, h].iter().sum',
      '[a & 1, 3].iter().sum',
    ),
    `h ^= lens::<${A}>(a) ^ lens::<${B}>(a);`,
    `h ^= <${A} as ${Gen}>::all().iter().fold(a, |x, y| x ^ y) ^ ${B}::all().len() as ${T};`,
    'h ^= &a ^ &h; h ^= a & &7; h = &h ^ 1;',
  ].filter(() => random.chance(55));
  return [
    line(
      `trait ${Base}<U> { fn base(&self, x: U) -> ${T}; fn size(&self) -> usize { core::mem::size_of_val(self)${sized} } }`,
    ),
    line(`trait ${Mid}: ${Base}<${T}> { fn mid(&self) -> ${T} { self.base(${n()}) ^ 5 } }`),
    line(
      `trait ${Top}: ${Mid} { fn top(&self, to: &mut ${T}) -> ${T} { *to = to.wrapping_add(self.mid()); *to } fn change(&mut self, x: ${T}) -> ${T}; fn made<G: Copy + Into<${T}>>(&self, g: G) -> ${T} where Self: Sized { self.base(g.into()) } }`,
    ),
    line(
      `impl dyn ${Top} + '_ { fn by_name(&self) -> ${T} { self.mid() ^ ${n()} } fn each(&self, f: impl Fn(${T}) -> ${T}) -> ${T} { f(self.mid()) } }`,
    ),
    line(`fn use_base<U>(o: &(impl ${Base}<U> + ?Sized), x: U) -> ${T} { o.base(x) }`),
    line(
      `#[derive(Clone, Copy)] struct ${A}(${T}); #[derive(Clone, Copy)] struct ${B} { k: ${T}, l: [u8; ${n()}] }`,
    ),
    line(
      `impl ${Base}<${T}> for ${A} { fn base(&self, x: ${T}) -> ${T} { let s = self.0; ${e(['s', t])} } }`,
    ),
    line(
      `impl ${Base}<${T}> for ${B} { fn base(&self, x: ${T}) -> ${T} { let s = self.k; ${e(['s', t])} } fn size(&self) -> usize { self.l.len() } }`,
    ),
    line(`impl ${Mid} for ${A} {} impl ${Mid} for ${B} { fn mid(&self) -> ${T} { self.k } }`),
    line(
      `impl ${Top} for ${A} { fn change(&mut self, x: ${T}) -> ${T} { core::mem::replace(&mut self.0, x) } }`,
    ),
    line(
      `impl ${Top} for ${B} { fn change(&mut self, x: ${T}) -> ${T} { self.k ^= x; self.l[0] ^= x as u8; self.k ^ self.l[0] as ${T} } }`,
    ),
    line(
      `trait ${Gen} { const N: usize; const M: usize = Self::N * 2; fn all() -> [${T}; 4] { [Self::N as ${T}, Self::M as ${T}, 1, 2] } }`,
    ),
    line(
      `impl ${Gen} for ${A} { const N: usize = ${n()}; } impl ${Gen} for ${B} { const N: usize = <${A} as ${Gen}>::M + 1; const M: usize = { let l = [0u8; <${A} as ${Gen}>::N]; l.len() + 3 }; }`,
    ),
    line(
      `fn lens<G: ${Gen}>(a: ${T}) -> ${T} { let l = [[a; <${A} as ${Gen}>::N]; <${B} as ${Gen}>::M]; (l.len() * 10 + l[0].len() + G::M) as ${T} ^ l[0][0] }`,
    ),
    line(
      `#[derive(Clone, Copy, PartialEq, PartialOrd)] struct ${V}([${T}; ${V}::N]); impl ${V} { const N: usize = 3; fn total(&self) -> ${T} { self.0.iter().fold(0, |x, y| x.wrapping_mul(31) ^ y) } fn zip(&self, o: &${V}, f: fn(${T}, ${T}) -> ${T}) -> ${V} { ${V}(core::array::from_fn(|i| f(self.0[i], o.0[i]))) } }`,
    ),
    line(
      `impl core::ops::Add<&${V}> for &${V} { type Output = ${V}; fn add(self, o: &${V}) -> ${V} { self.zip(o, ${T}::wrapping_add) } } impl core::ops::Sub<${V}> for &${V} { type Output = ${V}; fn sub(self, o: ${V}) -> ${V} { self.zip(&o, ${T}::wrapping_sub) } } impl<'a> core::ops::Mul<&'a ${V}> for ${V} { type Output = ${V}; fn mul(self, o: &'a ${V}) -> ${V} { self.zip(o, ${T}::wrapping_mul) } }`,
    ),
    line(
      `impl core::ops::AddAssign<&${V}> for ${V} { fn add_assign(&mut self, o: &${V}) { *self = &*self + o; } } impl core::ops::AddAssign for ${V} { fn add_assign(&mut self, o: ${V}) { *self += &o; } } impl core::ops::BitXorAssign<&${T}> for ${V} { fn bitxor_assign(&mut self, o: &${T}) { for x in &mut self.0 { *x ^= o; } } }`,
    ),
    line(
      `impl core::ops::Neg for &${V} { type Output = ${V}; fn neg(self) -> ${V} { ${V}(self.0.map(|x| x.wrapping_neg())) } } impl core::ops::Not for ${V} { type Output = ${V}; fn not(self) -> ${V} { ${V}(self.0.map(|x| !x)) } }`,
    ),
    line(
      `impl core::ops::Index<usize> for ${V} { type Output = ${T}; fn index(&self, i: usize) -> &${T} { &self.0[i] } } impl core::ops::IndexMut<usize> for ${V} { fn index_mut(&mut self, i: usize) -> &mut ${T} { &mut self.0[i] } } impl core::iter::Sum for ${V} { fn sum<I: Iterator<Item = ${V}>>(i: I) -> ${V} { i.fold(${V}([0; 3]), |x, y| &x + &y) } }`,
    ),
    callable(
      world,
      [
        ['a', t],
        ['b', t],
        ['i', USIZE],
      ],
      t,
      [
        line(
          `let mut h: ${T} = b; let p = ${A}(a); let q = ${B} { k: b, l: [1; _] }; let (v, w) = (${V}([a, b, 3]), ${V}([b, 5, a]));`,
        ),
        line(`let o: &dyn ${Top} = if i % 2 == 0 { &p } else { &q };`),
        ...ways.map((text) => nested('', [line(text)])),
        line('h'),
      ],
    ),
  ];
};
