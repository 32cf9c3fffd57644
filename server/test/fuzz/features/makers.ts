/**
 * Macros that define macros, functions, types and implementations: repetitions in repetitions,
 * fragments handed on, tokens munched from the front, names from around and from inside, and
 * `$crate`-less paths in their output.
 */
import { line, nested } from '../program.ts';
import { U64 } from '../types.ts';
import { callable, type Feature, hole, type Named } from './kit.ts';

export const makers: Feature = (world) => {
  const { random } = world;
  const x: Named = ['x', U64];
  const v = (): string => `(${hole(world, [x], U64, 1)})`;
  const k = (): number => random.between(1, 9);
  const list = (make: () => string, most = 4): string[] =>
    Array.from({ length: random.between(1, most) }, make);
  const op = (): string => random.pick(['+', '^', '|', '&', '-']).replace('+', '^');
  const uses: (() => string)[] = [
    () => `made_a!(h, ${v()})`,
    () => `made_b!(${list(v).join(', ')})`,
    () => `made_c!(${v()} => ${list(() => `${k()}: ${v()}`).join('; ')})`,
    () =>
      `munch!(${list(() => random.pick(['inc', 'dbl', `add ${k()}`, 'not', `rot ${k()}`])).join(', ')} @ ${v()})`,
    () => `count!(${list(() => random.pick(['a', 'b', '(c d)', '[]', '1']), 7).join(' ')})`,
    () => `nested!(${list(() => `[${list(() => `${k()}`).join(' ')}]`).join(' ')})`,
    () => `named!(h ${op()} ${v()})`,
    () =>
      `opt!(${v()}${random.chance(50) ? ` if h % 3 == ${random.below(3)}` : ''}${random.chance(50) ? ` else ${v()}` : ''})`,
    () => `with_block!({ let a = ${v()}; a ^ h })`,
    () =>
      `types!(${list(() => random.pick(['u8', '[u16; 3]', '(u32, u8)', '&str', 'Option<u64>'])).join(', ')})`,
    () =>
      `choose!(${random.pick(['one', 'two', '7', '"s"', "'c'", '-3', 'x', '(x, 1)', '[x; 2]', '{ x }', 'x + 1'])})`,
    () => `Made${random.pick(['One', 'Two'])}::default().value(${v()})`,
    () => `made_fn_${random.pick(['one', 'two'])}(${v()})`,
    () => `{ let y = ${v()}; keep!(y, h) }`,
  ];
  return [
    line(
      'macro_rules! make { ($name:ident, $op:tt, $k:expr) => { macro_rules! $name { ($a:expr, $b:expr) => { ($a $op $b).wrapping_mul($k) }; } }; }',
    ),
    line(`make!(made_a, ${op()}, ${k()});`),
    line(
      `macro_rules! make_list { ($d:tt $name:ident $start:literal) => { macro_rules! $name { ($d($d e:expr),*) => { { let mut s: u64 = $start; $d( s = s.rotate_left(5) ^ $d e; )* s } }; } }; } make_list!($ made_b ${k()});`,
    ),
    line(
      `macro_rules! make_table { ($name:ident { $($arm:tt)* }) => { macro_rules! $name { $($arm)* } }; } make_table!(made_c { ($on:expr => $($k:literal : $v:expr);*) => { match $on % 10 { $($k if $v % 2 == 0 => $v,)* _ => ${k()} } } });`,
    ),
    line(
      'macro_rules! munch { (@ $v:expr) => { $v }; (inc $(, $($t:tt)*)? @ $v:expr) => { munch!(@go ($v.wrapping_add(1)) $($($t)*)?) }; ($($t:tt)*) => { munch!(@split () $($t)*) }; (@split ($($a:tt)*) @ $v:expr) => { munch!(@go ($v) $($a)*) }; (@split ($($a:tt)*) $h:tt $($t:tt)*) => { munch!(@split ($($a)* $h) $($t)*) }; (@go ($v:expr)) => { $v }; (@go ($v:expr) , $($t:tt)*) => { munch!(@go ($v) $($t)*) }; (@go ($v:expr) inc $($t:tt)*) => { munch!(@go ($v.wrapping_add(1)) $($t)*) }; (@go ($v:expr) dbl $($t:tt)*) => { munch!(@go ($v.wrapping_mul(2)) $($t)*) }; (@go ($v:expr) not $($t:tt)*) => { munch!(@go (!$v) $($t)*) }; (@go ($v:expr) add $n:literal $($t:tt)*) => { munch!(@go ($v.wrapping_add($n)) $($t)*) }; (@go ($v:expr) rot $n:literal $($t:tt)*) => { munch!(@go ($v.rotate_left($n)) $($t)*) }; }'
        .replace(
          '(@ $v:expr) => { $v }; (inc $(, $($t:tt)*)? @ $v:expr) => { munch!(@go ($v.wrapping_add(1)) $($($t)*)?) }; ($($t:tt)*) => { munch!(@split () $($t)*) }; ',
          '',
        )
        .replace(/ }$/, ' ($($t:tt)*) => { munch!(@split () $($t)*) }; }'),
    ),
    line('macro_rules! count { () => { 0u64 }; ($h:tt $($t:tt)*) => { 1 + count!($($t)*) }; }'),
    line(
      'macro_rules! nested { ($([$($n:literal)*])*) => { { let mut s = 1u64; $( let mut row = 0u64; $( row = row.wrapping_mul(3) ^ $n; )* s = s.rotate_left(7) ^ row ^ [$($n as u64),*].len() as u64; )* s } }; }',
    ),
    line('macro_rules! named { ($e:expr) => { { let h = 3u64; let r = $e; r ^ h } }; }'),
    line(
      'macro_rules! opt { ($a:expr $(, $b:expr)?) => { $a $(^ $b)? }; ($($t:tt)*) => { opt!(@ [] $($t)*) }; (@ [$($a:tt)*] if $($t:tt)*) => { opt!(@if [$($a)*] [] $($t)*) }; (@ [$($a:tt)*] else $e:expr) => { ($($a)*) ^ ($e).rotate_left(3) }; (@ [$($a:tt)*] $h:tt $($t:tt)*) => { opt!(@ [$($a)* $h] $($t)*) }; (@if [$($a:tt)*] [$($c:tt)*] else $e:expr) => { if $($c)* { $($a)* } else { $e } }; (@if [$($a:tt)*] [$($c:tt)*]) => { if $($c)* { $($a)* } else { 9 } }; (@if [$($a:tt)*] [$($c:tt)*] $h:tt $($t:tt)*) => { opt!(@if [$($a)*] [$($c)* $h] $($t)*) }; }'
        .replace(
          '($a:expr $(, $b:expr)?) => { $a $(^ $b)? }; ($($t:tt)*) => { opt!(@ [] $($t)*) }; ',
          '(@ [$($a:tt)*]) => { $($a)* }; ',
        )
        .replace(/ }$/, ' ($($t:tt)*) => { opt!(@ [] $($t)*) }; }'),
    ),
    line('macro_rules! with_block { ($b:block) => { $b.rotate_left(9) ^ (|| $b)() }; }'),
    line(
      'macro_rules! types { ($($t:ty),*) => { 0u64 $(^ (size_of::<$t>() as u64).rotate_left(align_of::<$t>() as u32))* }; }',
    ),
    line(
      'macro_rules! choose { (one) => { 1u64 }; ($i:ident) => { stringify!($i).len() as u64 }; ($l:literal) => { stringify!($l).len() as u64 * 10 }; (($($t:tt)*)) => { 100u64 }; ([$($t:tt)*]) => { 200u64 }; ({ $($t:tt)* }) => { 300u64 }; ($($t:tt)*) => { stringify!($($t)*).len() as u64 * 1000 }; }',
    ),
    line(
      `macro_rules! items { ($($S:ident $f:ident = $k:expr),*) => { $( #[derive(Default)] struct $S { n: u64 } impl $S { fn value(&self, y: u64) -> u64 { const K: u64 = $k; items!(@body self y K) } } fn $f(y: u64) -> u64 { let s = $S { n: y }; s.value($k) ^ s.n } )* }; (@body $s:ident $y:ident $k:ident) => { $s.n.wrapping_add($y) ^ $k }; } items!(MadeOne made_fn_one = ${k()}, MadeTwo made_fn_two = ${k()});`,
    ),
    line(
      'macro_rules! keep { ($a:ident, $b:ident) => { { macro_rules! inner { ($c:expr) => { { let $a = $c ^ $b; let t = $a; t.rotate_left(3) } }; } let t = inner!($a); inner!(t) ^ $a } }; }',
    ),
    callable(world, [x], U64, [
      line('let mut h = x;'),
      ...Array.from({ length: random.between(3, 8) }, () =>
        nested('', [line(`h = h.rotate_left(11) ^ ${random.pick(uses)()};`)]),
      ),
      line('h'),
    ]),
  ];
};
