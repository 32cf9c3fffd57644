/**
 * Blocks with items of their own, constants that are blocks, values that leave blocks by labels,
 * chains of `let`.
 */
import { line, nested } from '../program.ts';
import { fresh } from '../scope.ts';
import { BOOL, show, U32 } from '../types.ts';
import { callable, type Feature, hole, lit, type Named, someInt, someScalar } from './kit.ts';

export const blocks: Feature = (world) => {
  const { random } = world;
  const [t, u] = [someInt(world), someScalar(world)];
  const [T, U] = [show(t), show(u)];
  const K = fresh(world, 'LEN');
  const names: Named[] = [
    ['a', t],
    ['h', t],
    ['n', U32],
  ];
  const e = (...more: Named[]): string => hole(world, [...names, ...more], t, 1);
  const c = (...more: Named[]): string => hole(world, [...names, ...more], BOOL, 1);
  const num = (): number => random.between(1, 9);
  const ways = [
    `h ^= { struct Own(${T}, u8); impl Own { const N: ${T} = ${lit(world, t)}; fn get(&self) -> ${T} { self.0 ^ Self::N ^ self.1 as ${T} } } Own(a, ${num()}).get() };`,
    `h ^= { fn inner(x: ${T}) -> ${T} { const C: ${T} = ${lit(world, t)}; static S: [${T}; 2] = [C, 3]; x ^ S[(x & 1) as usize] } inner(a) ^ inner(h) };`,
    `h ^= { trait Local { fn go(self) -> Self; } impl Local for ${T} { fn go(self) -> ${T} { self.rotate_left(3) } } { fn go(x: ${T}) -> ${T} { x } h ^= go(a); } a.go() };`,
    `h ^= { enum Way { L(${T}), R { x: ${T} }, N } use Way::*; let w = if ${c()} { L(a) } else if n > 9 { R { x: ${e()} } } else { N }; match w { L(x) | R { x } => x, N => 4 } };`,
    `h ^= { use core::cmp::{max as top, Ordering::{self, *}}; let o: Ordering = a.cmp(&h); match o { Less => top(a, 3), Equal => 1, Greater => top(h, 5) } };`,
    `{ mod within { pub const Z: u32 = ${num()}; pub fn f(x: u32) -> u32 { x ^ super_z() } fn super_z() -> u32 { Z * 2 } } h ^= within::f(n) as ${T} ^ within::Z as ${T}; }`,
    `h ^= const { let mut x: ${T} = 1; let mut i = 0; while i < ${num()} { x = x.wrapping_mul(3) ^ (i as ${T}); i += 1; } x };`,
    `h ^= const { const fn sq(x: ${T}) -> ${T} { x.wrapping_mul(x) } let f = sq; let _ = f; sq(${num()}) };`,
    `h ^= (const { |x: ${T}| x ^ ${num()} })(a);`,
    `h ^= const { [|x: ${T}| x ^ 1, |x: ${T}| !x] }[n as usize % 2](a);`,
    `h ^= [const { ${num()} as ${T} }; ${K}][n as usize % ${K}];`,
    `h ^= 'out: { if ${c()} { break 'out ${e()}; } let z = 'in_: { if ${c()} { break 'in_ a; } if ${c()} { break 'out 6; } ${e()} }; z ^ 2 };`,
    `h ^= 'l: loop { let x = 'b: { if n % 2 == 0 { break 'b a; } if ${c()} { break 'l 8; } h }; break x ^ ${num()}; };`,
    `h ^= { let (x, y) = 'p: { for i in 0..n % 5 { let v: ${T} = ${e(['i', U32])}; if v & 3 == 1 { break 'p (v, i); } } (a, 99) }; x ^ y as ${T} };`,
    `if let Some(x) = a.checked_add(h) && ${c(['x', t])} && let y @ 0..=${num() + 20} = x & 31 && let (z, 1 | 3 | 4..=9) = (x, y) { h ^= z; } else { h ^= 7; }`,
    `let mut rounds = 0; while let Some(x) = h.checked_mul(3) && x & 7 != ${num() % 8} && let Ok(y) = u8::try_from(x & 127) { h = x ^ y as ${T} ^ 1; rounds += 1; if y > 90 || rounds > 20 { break; } }`,
    `h ^= match (a, n) { (x, 0..=9) if let Some(y) = x.checked_sub(h) => y, (x, m) if m % 2 == 0 && x > h => x, _ => 3 };`.replace(
      'if let Some(y) = x.checked_sub(h) => y',
      'if x.checked_sub(h).is_some() => x',
    ),
    `let (Some(v) | None::<${T}>.or(Some(1)) | _) = ();`.replace(
      /^.*$/,
      `let Some(v) = a.checked_rem(h & 15) else { return ${e()} }; h ^= v;`,
    ),
    `let [p, .., q @ (0 | 5 | 100..)] = [a, h, 3, ${e()}] else { return ${e()} }; h ^= p ^ q;`.replace(
      'return',
      'return h ^',
    ),
    `let w: (${T}, ${U}); if ${c()} { w = (a, ${hole(world, names, u, 1)}); } else { w = (3, ${hole(world, names, u, 1)}); } h ^= w.0;`,
    `let x; { let y = a ^ 1; x = &{ y }.wrapping_add(1).clone(); h ^= *x; }`.replace(
      'x = &{ y }.wrapping_add(1).clone(); h ^= *x;',
      'x = y.wrapping_add(1); h ^= x;',
    ),
    `{ let h2 = h; let h = h2 ^ 1; let f = |a: ${T}| { let h = a ^ h; move |n: u32| h.rotate_left(n) }; let g = f(a); let _ = (h, g(n)); } h ^= { let a = a ^ h; a };`,
    `h ^= if let (1..=${num()} | 20.., m) | (m, 0) = (n, n / 2) { m as ${T} } else { 2 };`,
    `macro_rules! here { ($x:ident) => { $x ^ a }; ($($x:tt)*) => { { let y = $($x)*; y } } } h ^= here!(h) ^ here!(a.wrapping_add(3));`,
    `h ^= { type Pair = (${T}, ${T}); const P: Pair = (1, ${lit(world, t)}); let (x, y): Pair = P; x ^ y };`,
  ].filter(() => random.chance(40));
  return [
    line(`const ${K}: usize = { enum L { _A, B } L::B as usize + ${num()} };`),
    callable(
      world,
      [
        ['a', t],
        ['n', U32],
      ],
      t,
      [
        line(`let mut h: ${T} = ${lit(world, t)};`),
        ...ways.map((text) => (text.startsWith('let ') ? line(text) : nested('', [line(text)]))),
        line('h'),
      ],
    ),
  ];
};
