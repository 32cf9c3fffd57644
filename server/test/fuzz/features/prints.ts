/**
 * `core::fmt` into a buffer of the program's own: every kind of argument, flags from arguments,
 * derived `Debug`, builders, padding by own types, errors from writers that are full.
 */
import { line, nested } from '../program.ts';
import { U64 } from '../types.ts';
import { callable, type Feature, hole, type Named } from './kit.ts';

export const prints: Feature = (world) => {
  const { random } = world;
  const x: Named = ['x', U64];
  const v = (): string => `(${hole(world, [x], U64, 1)})`;
  const fill = (): string => random.pick(['', '', '', '<', '>', '^', '*^', '-<', '0>', 'é>']);
  const sign = (): string => random.pick(['', '', '+', '#', '+#']);
  const width = (): string => random.pick(['', '', '0', '08', '5', '12', '1$', 'w$']);
  const integer = (): string =>
    `${v()} as ${random.pick(['u8', 'i8', 'u16', 'i16', 'u32', 'i32', 'u64', 'i64', 'u128', 'i128', 'usize'])}`;
  const intSpec = (): string =>
    `{0:${fill()}${sign()}${width()}${random.pick(['', '', 'x', 'X', 'b', 'o', '?', 'x?', 'X?', 'e', 'E'])}}`;
  const float = (): string =>
    random.pick([
      `(${v()} % 100000) as f64 / 64.0`,
      `(${v()} as i32 % 1000) as f32 * 0.125`,
      `f64::from_bits(${v()})`,
      `f32::from_bits(${v()} as u32)`,
      '-0.0f64',
    ]);
  const floatSpec = (): string =>
    `{0:${fill()}${random.pick(['', '+'])}${width()}${random.pick(['', '.0', '.1', '.3', '.w$', '.9'])}${random.pick(['', '', '?', 'e', 'E'])}}`;
  const text = (): string =>
    random.pick([
      '"aé\\n\\"z"',
      '""',
      '"tab\\tq\'"',
      '"\\u{1F600}x"',
      '&"long text with words"[..(x % 9) as usize]',
    ]);
  const textSpec = (): string =>
    `{0:${fill()}${random.pick(['', '3', '9', '1$', 'w$'])}${random.pick(['', '.2', '.w$', '.5'])}${random.pick(['', '?'])}}`;
  const made = (): string =>
    random.pick([
      `Shape::Unit`,
      `Shape::Pair(${v()} as i16, ${random.pick(["'q'", "'\\n'", "'é'", "'\\''"])})`,
      `Shape::Named { a: (x % 3 == 0).then_some(${v()} as u8), text: ${text()} }`,
      `Wrap(Shape::Pair(-1, 'x'), [${v()} as u8, 2])`,
      `(${v()} as u8, ${text()}, Wrap((), [1, 2]))`,
      `[Some(${v()}), None]`,
      `Ok::<u8, Shape>(7)`,
      `Err::<u8, _>(Shape::Unit)`,
      `core::cell::Cell::new(${v()})`,
      `core::cell::RefCell::new(${v()} as u8)`,
      `core::cmp::Ordering::Less`,
      `0..${v()}`,
      `(${v()} as u8..=200)`,
      `core::num::NonZero::new(${v()})`,
      `core::time::Duration::from_millis(${v()} % 100000)`,
      `"${random.pick(['300', '-1', 'x', ''])}".parse::<u8>()`,
      `[1u8, 2, 3].iter().map(|x| *x as u16 * 300).next()`,
    ]);
  const debugSpec = (): string => `{0:${random.pick(['?', '#?', '04?', '#x?', '?', '>7?'])}}`;
  const steps: (() => string)[] = [
    () => `say!("${intSpec()}|", ${integer()}, 3, w = (x % 11) as usize);`,
    () => `say!("${floatSpec()}|", ${float()}, 4, w = (x % 7) as usize);`,
    () => `say!("${textSpec()}|", ${text()}, 6, w = (x % 8) as usize);`,
    () => `say!("${debugSpec()}|", ${made()}, 6, w = 1usize);`,
    () =>
      `say!("{0:${fill()}${width()}}{0:?}|", ${random.pick(["'é'", "'a'", 'true', 'x % 2 == 0'])}, 4, w = 2usize);`,
    () =>
      `say!("{0:${fill()}${width()}${random.pick(['', '.2'])}}{0:#?}|", Own(${v()} as u32), 9, w = 5usize);`,
    () =>
      `let y = ${integer()}; let w = (x % 12) as usize; let _ = write!(o, "{y}{y:>w$}{y:#x}{{}}");`,
    () => `let a = format_args!("<{}>", x % 10).to_string_in(o); h ^= a as u64;`,
    () =>
      `let _ = o.write_fmt(format_args!("{}{:?}", format_args!("{:02}", x % 7), format_args!("{0}{0}", 'z')));`,
    () => `let _ = o.write_str(${text()}); let _ = o.write_char('é');`,
    () =>
      `let mut small = Small(0, (x % 9) as usize); h ^= write!(small, "{:>4}{:?}", x % 50, Shape::Unit).is_err() as u64 ^ (small.0 as u64) << 4;`,
    () => `say!("{0:p}|{1}", core::ptr::null::<u8>(), 4, w = 1usize);`,
  ];
  return [
    line('use core::fmt::{self, Write as _};'),
    line(
      'struct Buf { h: u64, n: usize } impl fmt::Write for Buf { fn write_str(&mut self, s: &str) -> fmt::Result { for b in s.bytes() { self.h = self.h.wrapping_mul(31).wrapping_add(b as u64); self.n += 1; } Ok(()) } }',
    ),
    line(
      'struct Small(usize, usize); impl fmt::Write for Small { fn write_str(&mut self, s: &str) -> fmt::Result { if self.0 + s.len() > self.1 { return Err(fmt::Error); } self.0 += s.len(); Ok(()) } }',
    ),
    line(
      "#[derive(Debug, Clone)] enum Shape { Unit, Pair(i16, char), Named { a: Option<u8>, text: &'static str } }",
    ),
    line('#[derive(Debug)] struct Wrap<T>(T, [u8; 2]);'),
    line('struct Own(u32);'),
    line(
      `impl fmt::Display for Own { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { ${random.pick(
        [
          'f.pad("own")',
          'if f.alternate() { f.write_str("alt")?; } write!(f, "{}-{:?}-{:?}", self.0, f.width(), f.precision())',
          'f.pad_integral(self.0 % 2 == 0, "0z", "123")',
          'fmt::LowerHex::fmt(&self.0, f)',
          'f.write_fmt(format_args!("{:>1$}", self.0, f.width().unwrap_or(2)))',
        ],
      )} } }`,
    ),
    line(
      `impl fmt::Debug for Own { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { ${random.pick(
        [
          'f.debug_struct("Own").field("v", &self.0).field("w", &Some(self.0 as u8)).finish()',
          'f.debug_struct("Own").field("v", &self.0).finish_non_exhaustive()',
          'f.debug_tuple("O").field(&self.0).field(&"t").finish()',
          'f.debug_list().entries([self.0, 1]).entry(&"e").finish()',
          'f.debug_map().entry(&1, &self.0).entries([(2, Shape::Unit)]).finish()',
          'f.debug_set().entries((0..self.0 % 4).map(|i| i * i)).finish()',
        ],
      )} } }`,
    ),
    line(
      "trait Into2 { fn to_string_in(self, o: &mut Buf) -> usize; } impl Into2 for fmt::Arguments<'_> { fn to_string_in(self, o: &mut Buf) -> usize { let n = o.n; let _ = o.write_fmt(self); o.n - n + self.as_str().map_or(0, str::len) } }",
    ),
    line(
      'macro_rules! out_to { ($o:ident, $f:literal, $a:expr, $b:expr, w = $w:expr) => { { let _w: usize = $w; let _b: usize = $b; said($o, |o| write_it!(o, $f, $a, _b, _w)); } } }',
    ),
    line(
      'macro_rules! write_it { ($o:ident, $f:literal, $a:expr, $b:ident, $w:ident) => { { let _ = write!($o, concat!($f, "{1:.0}{w:.0}"), $a, $b, w = $w); } } }',
    ),
    line(
      'fn said(o: &mut Buf, f: impl FnOnce(&mut Buf)) { let n = o.n; f(o); o.h ^= (o.n - n) as u64; }',
    ),
    nested('fn prints(x: u64) -> u64', [
      line('let mut buf = Buf { h: 7, n: 0 }; let o = &mut buf; let mut h = x;'),
      line(
        'macro_rules! say { ($f:literal, $a:expr, $b:expr, w = $w:expr) => { out_to!(o, $f, $a, $b, w = $w) } }',
      ),
      ...Array.from({ length: random.between(3, 8) }, () =>
        nested('', [line(random.pick(steps)())]),
      ),
      line('h ^= 1; buf.h ^ h ^ buf.n as u64'),
    ]),
    callable(world, [x], U64, [line('prints(x)')]),
  ];
};
