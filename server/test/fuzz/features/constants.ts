/**
 * Tables of nested values as constants and statics: copies in variables, references to their parts,
 * tables of references, of slices and of functions, constants of generic types, constants as
 * patterns.
 */
import { line, nested } from '../program.ts';
import type { Random } from '../random.ts';
import { fresh } from '../scope.ts';
import { U64, USIZE } from '../types.ts';
import { callable, type Feature } from './kit.ts';
import { isCopy, parts, type Shape, Shapes, text } from './shapes.ts';

/**
 * A place within `base`, as deep as chance goes; arrays are indexed by what is known only later.
 */
function within(
  random: Random,
  base: string,
  shape: Shape,
): { readonly place: string; readonly shape: Shape } {
  if (random.chance(15)) return { place: base, shape };
  switch (shape.kind) {
    case 'tuple': {
      const at = random.below(shape.elems.length);
      return within(random, `${base}.${at}`, shape.elems[at]!);
    }
    case 'array': {
      const index = random.pick([
        `i % ${shape.len}`,
        `${random.below(shape.len)}`,
        `(i / 3) % ${shape.len}`,
      ]);
      return within(random, `${base}[${index}]`, shape.elem);
    }
    case 'data': {
      const [only] = shape.def.variants;
      if (shape.def.isEnum || only === undefined || only.fields.length === 0) break;
      const at = random.below(only.fields.length);
      return within(random, `${base}.${only.record ? 'f' : ''}${at}`, only.fields[at]!);
    }
  }
  return { place: base, shape };
}

export const constants: Feature = (world) => {
  const { random } = world;
  const shapes = new Shapes(world, false);
  const row = shapes.any(random.between(1, 2));
  const Row = text(row);
  const n = random.between(2, 5);
  const table: Shape = { kind: 'array', elem: row, len: n };
  const [C, S, R, P, F, B, G, O, V, rd, pick, f] = [
    'CT',
    'ST',
    'RT',
    'PT',
    'FT',
    'BT',
    'Gen',
    'OT',
    'View',
    'rd',
    'pick',
    'con',
  ].map((name) => fresh(world, name));
  const K = [0, 1].map(() => fresh(world, 'K'));
  const part = random.pick(parts(row).filter(isCopy));
  /** The tables that hold rows, as expressions. */
  const any = (): string => random.pick([C!, C!, S!, B!, `${R}`, `${G}::<2>::ROWS`]);
  const own = (): string => random.pick([C!, C!, S!, B!, `${G}::<${random.below(4)}>::ROWS`]);
  const at = (): string =>
    random.pick([`i % ${n}`, `(i + 1) % ${n}`, `(i >> 2) % ${n}`, `${random.below(n)}`]);
  const deep = (base: string): string => within(random, base, table).place;
  const copied = (): string => {
    const to = within(random, 't', table);
    const from = to.place.replace(/^t/, own());
    return `${to.place} = ${from.replace('i % ', '(i + 1) % ')};`;
  };
  const ways: (() => string)[] = [
    () => `let t = ${own()}; h = mixed(h, ${deep('t')}.num()); h = mixed(h, ${deep('t')}.num());`,
    () =>
      `let t = ${own()}; let r = &${deep('t')}; h = mixed(h, r.num()); for k in 0..2 { h = mixed(h, t[(i + k) % ${n}].num()); }`,
    () => `let mut t = ${own()}; ${copied()} ${copied()} h = mixed(h, t.num() ^ ${own()}.num());`,
    () =>
      `let mut t = ${own()}; t[${at()}] = t[${at()}]; let u = t; t[${at()}] = ${any()}[${at()}]; h = mixed(h, u.num()); h = mixed(h, ${deep('t')}.num());`,
    () =>
      `let mut t = ${own()}; { let (p, q) = t.split_at_mut(1); core::mem::swap(&mut p[0], &mut q[i % ${n - 1}]); } h = mixed(h, t[0].num() ^ t[${at()}].num());`,
    () =>
      `for x in ${random.pick([own(), `&${own()}`, `${any()}.iter().rev()`, `${any()}[${at()}..].iter()`])} { h = mixed(h, x.num()); }`,
    () => `let [x, .., y] = ${own()}; h = mixed(h, x.num() ^ y.num());`,
    () => `let [x, rest @ ..] = &${own()}; h = mixed(h, x.num() ^ rest.len() as u64);`,
    () => `h = mixed(h, match ${deep(own())} { x if x.num() % 3 == 0 => x.num(), _ => 1 });`,
    () =>
      `let x: ${text(part)} = [${K[0]}, ${K[1]}][i % 2]; h = mixed(h, match x { ${K[1]} => 1, ${K[0]} => 2, _ => 3 });`,
    () => `h = mixed(h, ${rd}(&${any()}[${at()}]) ^ ${rd}(${pick}(i)));`,
    () =>
      `let p = ${P}[i % 3]; h = mixed(h, p.num()); let q = ${P}; h = mixed(h, q[${random.below(3)}].num());`,
    () =>
      `let (g, r) = ${F}[i % 2]; h = mixed(g(h), r.num()); let t = ${F}; h = (t[(i / 2) % 2].0)(h);`,
    () =>
      `let t = ${own()}; let g = ${random.pick(['move ', ''])}|k: usize| t[k % ${n}].num(); h = mixed(h, g(i) ^ g(i / 2));`,
    () =>
      `let v = ${V} { rows: &${own()}, at: i }; h = mixed(h, v.now().num()); let w = ${V} { at: i + 1, ..v }; h = mixed(h, w.now().num());`,
    () =>
      `h = mixed(h, ${G}::<${random.below(5)}>::ROW.num() ^ ${G}::<1>::LEN as u64 ^ ${G}::<3>::pick(i).num());`,
    () => `h = mixed(h, unsafe { (*${any()}.as_ptr().add(${at()})).num() });`,
    () => `h = mixed(h, unsafe { (*(&raw const ${S}[${at()}])).num() });`,
    () =>
      `let r: &'static [${Row}; ${n}] = &${C}; let s: &'static [${Row}] = ${random.pick(['r', `&${S}`, R!])}; h = mixed(h, s[${at()}].num() ^ r[${at()}].num());`,
    () =>
      `h = mixed(h, const { &${C} }[${at()}].num() ^ const { ${C}[${random.below(n)}] }.num());`,
    () =>
      `let t = ${own()}; h = mixed(h, t.iter().position(|x| *x == ${own()}[${at()}]).map_or(9, |k| k as u64)); if t == ${own()} { h ^= 5; }`,
    () => `let t = ${own()}.map(|x| x.num()); h = mixed(h, t[${at()}] ^ t[0]);`,
    () => `h = mixed(h, ${O}.as_ref().map_or(2, |(a, b)| a.num() ^ b[i % 2].num()));`,
    () => `if let Some((a, [_, b])) = ${O} { h = mixed(h, a.num() ^ b.num()); }`,
    () =>
      `let mut t = [${own()}, ${own()}]; t[i % 2] = ${own()}; t[(i / 2) % 2][${at()}] = ${any()}[${at()}]; h = mixed(h, t.num()); let flat = t.as_flattened(); h = mixed(h, flat[i % ${2 * n}].num());`,
    () =>
      `let mut t = ${own()}; let r = if h % 2 == 0 { &mut t[0] } else { &mut t[${n - 1}] }; *r = ${any()}[${at()}]; h = mixed(h, t.num());`,
    () =>
      `let c = core::cell::Cell::new(${own()}); let t = c.replace(${own()}); h = mixed(h, t[${at()}].num() ^ c.get()[${at()}].num());`,
    () =>
      `let t = [${own()}[0]; 3]; let u = [&t[0], &${S}[${at()}], &${C}[${at()}]]; h = mixed(h, u[i % 3].num());`,
  ];
  const chosen = Array.from({ length: random.between(4, 8) }, () =>
    nested('', [line(random.pick(ways)())]),
  );
  const looped = random.chance(50);
  return [
    ...shapes.items,
    line('fn mixed(h: u64, x: u64) -> u64 { (h ^ x).wrapping_mul(0x9e37_79b9).rotate_left(7) }'),
    line(`const ${C}: [${Row}; ${n}] = ${rows(shapes, row, n)};`),
    line(`static ${S}: [${Row}; ${n}] = ${random.chance(30) ? C : rows(shapes, row, n)};`),
    line(`const ${R}: &[${Row}] = ${random.chance(30) ? `&${C}` : `&${rows(shapes, row, n)}`};`),
    line(
      `static ${P}: [&${Row}; 3] = [&${S}[${random.below(n)}], &${C}[${random.below(n)}], &${shapes.constant(row)}];`,
    ),
    line(`static ${F}: [(fn(u64) -> u64, &[${Row}]); 2] = [(|x| x ^ 0x55, &${C}), (twice, ${R})];`),
    line('fn twice(x: u64) -> u64 { x.wrapping_mul(2) + 1 }'),
    line(
      `const fn build${B}(k: usize) -> [${Row}; ${n}] { let mut t = [${C}[k % ${n}]; ${n}]; let mut i = 1; while i < ${n} { t[i] = if i % 2 == k % 2 { ${C}[(i * 3 + k) % ${n}] } else { t[i - 1] }; i += 1; } t }`,
    ),
    line(
      `${random.pick(['static', 'const'])} ${B}: [${Row}; ${n}] = build${B}(${random.below(4)});`,
    ),
    line(
      `static ${O}: Option<(${Row}, [${Row}; 2])> = ${random.chance(20) ? 'None' : `Some((${C}[0], [${C}[1], ${shapes.constant(row)}]))`};`,
    ),
    line(
      `struct ${G}<const K: usize>; impl<const K: usize> ${G}<K> { const ROW: ${Row} = ${C}[K % ${n}]; const ROWS: [${Row}; ${n}] = build${B}(K); const LEN: usize = K * 2 + Self::ROWS.len(); fn pick(i: usize) -> &'static ${Row} { &Self::ROWS[i % ${n}] } }`,
    ),
    line(
      `#[derive(Clone, Copy)] struct ${V}<'a> { rows: &'a [${Row}; ${n}], at: usize } impl<'a> ${V}<'a> { fn now(&self) -> &'a ${Row} { &self.rows[self.at % ${n}] } }`,
    ),
    ...K.map((k) => line(`const ${k}: ${text(part)} = ${shapes.constant(part)};`)),
    line(`${random.pick(['#[inline(never)] ', ''])}fn ${rd}(r: &${Row}) -> u64 { r.num() ^ 1 }`),
    line(`fn ${pick}(i: usize) -> &'static ${Row} { &${random.pick([C!, S!, R!, B!])}[i % ${n}] }`),
    nested(`fn ${f}(h: u64, i: usize) -> u64`, [line('let mut h = h;'), ...chosen, line('h')]),
    callable(
      world,
      [
        ['a', U64],
        ['i', USIZE],
      ],
      U64,
      looped
        ? [
            line(
              `let mut h = a; for k in 0..${random.between(2, 4)} { h = ${f}(h, (i % 1000) + k * 5); } h`,
            ),
          ]
        : [line(`${f}(a, i % 1000)`)],
    ),
  ];
};

function rows(shapes: Shapes, row: Shape, n: number): string {
  return `[${Array.from({ length: n }, () => shapes.constant(row)).join(', ')}]`;
}
