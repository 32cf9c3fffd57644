/**
 * Places behind overloaded `Deref` and `Index` that note whether they were taken for reading or for
 * writing, in every position: methods, patterns, compound assignments, closures, loops; statics
 * behind references, and packed structs with tails.
 */
import { line, nested } from '../program.ts';
import { BOOL, U64, USIZE } from '../types.ts';
import { callable, type Feature, hole, type Named } from './kit.ts';

export const places: Feature = (world) => {
  const { random } = world;
  const x: Named = ['x', U64];
  const v = (): string => `(${hole(world, [x], U64, 1)})`;
  const i = (): string => `(${hole(world, [x], USIZE, 1)}) % 3`;
  const c = (): string => hole(world, [x], BOOL, 1);
  /** A place of type `u64`. */
  const word = (): string =>
    random.pick([
      () => `g[${i()}]`,
      () => `b.0[${i()}]`,
      () => 'b.1',
      () => '(*b).1',
      () => `bb.0[${i()}]`,
      () => `bb.1`,
      () => `b.2.0[${i()}]`,
      () => `g.rest[${i()}]`,
      () => `(&mut *b).0[${i()}]`,
      () => `gg[${i()} % 2][${i()}]`,
      () => `bg[${i()}]`,
      () => `(**bb).1`,
    ])();
  const read = (): string =>
    random.pick([
      () => word(),
      () => `${word()}.wrapping_add(${v()})`,
      () => `(&${word()}).count_ones() as u64`,
      () => `*&${word()}`,
      () => `{ let r = &${word()}; *r ^ 5 }`,
      () => `b.get(${i()})`,
      () => `bb.get(${i()})`,
      () => `g.iter().fold(0u64, |a, w| a.wrapping_mul(3) ^ w)`,
      () => `b.0.len() as u64`,
      () => `match ${word()} { 0 => 1, n if n % 2 == 0 => n, ref n => *n >> 1 }`,
      () => `match b.2 { Q(ref a, n) if n > 3 => a[0], Q([a, ..], _) => a }`,
      () => `match **b { P(_, n, Q(_, m)) => n ^ m }`,
      () => `if let P([a, b2, ..], ..) = &***bb { a ^ b2 } else { 0 }`,
      () => `(|| ${word()} ^ 3)()`,
    ])();
  const write = (): string =>
    random.pick([
      () => `${word()} = ${v()};`,
      () => `${word()} ${random.pick(['^=', '|=', '&='])} ${v()};`,
      () => `${word()} = ${word()}.rotate_left(3);`,
      () => `{ let r = &mut ${word()}; *r = r.wrapping_mul(5); }`,
      () => `core::mem::swap(&mut ${word()}, &mut t);`,
      () => `t ^= core::mem::replace(&mut ${word()}, ${v()});`,
      () => `match b.2 { Q(ref mut a, ref mut n) => { a[0] ^= *n; *n = t; } }`,
      () => `if let P(a, n, _) = &mut **b { a[${i()}] ^= *n; *n ^= 9; }`,
      () => `let P([first, .., last], ..) = &mut ***bb; core::mem::swap(first, last);`,
      () => `for w in g.iter_mut() { *w = w.rotate_left(1) ^ t; }`,
      () => `for w in &mut b.0 { *w ^= 17; }`,
      () => `b.set(${i()}, ${v()});`,
      () => `{ let mut f = |n: u64| ${word()} ^= n; f(3); f(t); }`,
      () => `(b.0[${i()}], t) = (t, b.1);`,
      () => `[b.1, bb.1] = [t, ${v()}];`,
      () => `b.0[..2].reverse();`,
      () => `g[${i()}] = { let n = ${v()}; b.1 ^= n; n };`,
      () =>
        `unsafe { (*S.cell())[${i()}] ^= ${v()}; let s: &'static mut [u64; 3] = &mut *S.cell(); s.swap(0, 2); t ^= s[1]; *S.cell() = [1, 2, 3]; }`,
      () =>
        `{ let mut k = K { a: 5, tail: core::mem::ManuallyDrop::new([${v()} as u16, 2, 3]) }; let d: &mut K<[u16]> = &mut k; d.tail[${i()}] ^= 7; t ^= size_of_val(d) as u64 ^ d.tail.iter().fold(0, |a, w| a * 5 ^ *w as u64) ^ d.a as u64; }`,
      () =>
        `{ let mut k = N { a: 5, b: ${v()}, c: (3, t) }; k.b ^= 3; k.c.1 = k.b; { k.b } ; let copy = k; t ^= { copy.c.1 } ^ { copy.b }; }`,
    ])();
  const statement = (): string =>
    random.pick([
      () => write(),
      () => write(),
      () => `t ^= ${read()};`,
      () => `if ${c()} { ${write()} } else { t ^= ${read()}; }`,
      () => `log.set(log.get() ^ ${read()});`,
    ])();
  const note = (n: number): string => `self.log.set(self.log.get().wrapping_mul(31) ^ ${n});`;
  return [
    line('type L = core::cell::Cell<u64>;'),
    line('struct Q([u64; 3], u64); struct P([u64; 3], u64, Q);'),
    line(
      'impl P { fn get(&self, i: usize) -> u64 { self.0[i] } fn set(&mut self, i: usize, v: u64) { self.0[i] = v; } }',
    ),
    line("struct B<'a, T> { log: &'a L, of: T }"),
    line(
      `impl<T> core::ops::Deref for B<'_, T> { type Target = T; fn deref(&self) -> &T { ${note(1)} &self.of } }`,
    ),
    line(
      `impl<T> core::ops::DerefMut for B<'_, T> { fn deref_mut(&mut self) -> &mut T { ${note(2)} &mut self.of } }`,
    ),
    line("struct G<'a, T> { log: &'a L, rest: [T; 3] }"),
    line(
      `impl<T> core::ops::Index<usize> for G<'_, T> { type Output = T; fn index(&self, i: usize) -> &T { ${note(3)} &self.rest[i] } }`,
    ),
    line(
      `impl<T> core::ops::IndexMut<usize> for G<'_, T> { fn index_mut(&mut self, i: usize) -> &mut T { ${note(4)} &mut self.rest[i] } }`,
    ),
    line(
      `impl<'a, T> G<'a, T> { fn iter(&self) -> core::slice::Iter<'_, T> { ${note(5)} self.rest.iter() } fn iter_mut(&mut self) -> core::slice::IterMut<'_, T> { ${note(6)} self.rest.iter_mut() } }`,
    ),
    line(
      'struct Cells(core::cell::UnsafeCell<[u64; 3]>); unsafe impl Sync for Cells {} impl Cells { fn cell(&self) -> *mut [u64; 3] { self.0.get() } }',
    ),
    line('#[repr(C, packed(2))] struct K<T: ?Sized> { a: u32, tail: core::mem::ManuallyDrop<T> }'),
    line('#[derive(Clone, Copy)] #[repr(packed)] struct N { a: u8, b: u64, c: (u8, u64) }'),
    callable(world, [x], U64, [
      line(
        'let local = [const { Cells(core::cell::UnsafeCell::new([1, 2, 3])) }; 1]; #[allow(non_snake_case)] let S = &local[0];',
      ),
      line('let log = &L::new(x); let mut t = x >> 3;'),
      line('let p = |n: u64| P([n, n ^ 1, n ^ 2], n >> 1, Q([n, 4, 5], n % 7));'),
      line('let b = &mut B { log, of: p(x) }; let bb = &mut B { log, of: B { log, of: p(!x) } };'),
      line(
        'let mut g = G { log, rest: [x, 2, 3] }; let mut gg = G { log, rest: [[x, 1, 2], [3, 4, 5], [6, 7, 8]] }; let mut bg = B { log, of: G { log, rest: [7, x, 9] } };',
      ),
      ...Array.from({ length: random.between(4, 12) }, () =>
        nested('', [line(statement().replaceAll("let s: &'static mut", 'let s: &mut'))]),
      ),
      line(
        't ^ log.get() ^ b.of.1.rotate_left(9) ^ b.of.0[1] ^ bb.of.of.0[2] ^ g.rest[0] ^ gg.rest[1][2] ^ bg.of.rest[2] ^ bb.of.of.1',
      ),
    ]),
  ];
};
