/**
 * What closures capture: parts of variables, by reference and by value; their sizes and when they
 * are dropped.
 */
import { line, nested } from '../program.ts';
import { fresh } from '../scope.ts';
import { BOOL, U64 } from '../types.ts';
import { callable, type Feature, hole, type Named } from './kit.ts';

export const captures: Feature = (world) => {
  const { random } = world;
  const [D, S, O, E, f] = ['D', 'S', 'One', 'Two', 'cap'].map((n) => fresh(world, n));
  let id = 1;
  const d = (): string => `${D}(log, ${id++ % 16})`;
  const x: Named = ['x', U64];
  const cond = (): string => hole(world, [x], BOOL, 1);
  const k = (): number => random.between(0, 3);
  const move = (): string => random.pick(['', 'move ', 'move ']);
  const s = (): string => `${S} { a: ${d()}, b: ${d()}, n: (x, [1, x, 3]), o: ${option()} }`;
  const option = (): string => (random.chance(50) ? 'None' : `Some((${d()}, x ^ 5))`);
  const pats = [
    '(ref p, _, n) => p.1 ^ n',
    `(_, ref p, ${k()}) => p.1`,
    `(p, _, n) if n % 3 == ${k()} => p.1`,
    `(_, _, n @ 0..=${10 * k()}) => n`,
    `(ref p, ref q, _) if p.1 > q.1 => q.1`,
    '(_, q, _) => q.1',
    '(_, _, 7 | 9) => 5',
  ];
  const arms = (last: string): string => {
    const some = pats.filter(() => random.chance(40));
    return [...some, last].join(', ');
  };
  const last = (): string => random.pick(['_ => 2', '(.., n) => n', '(ref p, ..) => p.1']);
  const use = (closure: string): string =>
    `let c = ${closure}; note(log, size_of_val(&c) as u64); ${random.pick([
      'let r = c(); note(log, r);',
      'note(log, 3); let r = c(); note(log, r);',
      'if x % 3 == 0 { drop(c); note(log, 4); } else { let r = c(); note(log, r); }',
    ])}`;
  const bodies: (() => string)[] = [
    () => `let v = (${d()}, ${d()}, x % 11); ${use(`${move()}|| match v { ${arms(last())} }`)}`,
    () =>
      `let v = (${d()}, ${d()}, x % 11); ${use(`${move()}|| match &v { (p, _, n) => p.1 + n }`)}`,
    () => `let v = ${s()}; ${use(`${move()}|| v.${random.pick(['a.1', 'n.0', 'n.1[1]', 'b.1'])}`)}`,
    () =>
      `let v = ${s()}; ${use(`${move()}|| { let ${S} { ${random.pick(['a, ..', 'b, n: (_, [q, ..]), ..', 'n: (q, _), ..', 'ref a, ref o, ..'])} } = v; ${random.pick(['1', 'x + 2'])} }`)}`,
    () =>
      `let v = ${s()}; ${use(`${move()}|| match v.o { Some((ref g, n)) if ${cond()} => g.1 ^ n, Some((_, n)) => n, None => v.n.1[2] }`)}`,
    () =>
      `let v = ${s()}; ${use(`${move()}|| { let Some((g, n)) = v.o else { return v.b.1 }; g.1 + n }`)}`,
    () =>
      `let v = ${s()}; ${use(`${move()}|| if let (Some((g, _)), (q, _)) = (&v.o, v.n) { g.1 ^ q } else { 6 }`)}`,
    () =>
      `let v = (${s()}, ${O}::V(${d()}, ${d()}, x)); ${use(`${move()}|| match v { (${S} { ref a, .. }, ${O}::V(_, q, n)) => a.1 + q.1 + n }`)}`,
    () =>
      `let v = ${O}::V(${d()}, ${d()}, x); ${use(`${move()}|| match v { ${O}::V(.., n) => n }`)}`,
    () =>
      `let v = ${O}::V(${d()}, ${d()}, x); ${use(`${move()}|| { let ${O}::V(p, ..) = v; p.1 }`)}`,
    () =>
      `let v = if ${cond()} { ${E}::A(${d()}, x) } else { ${E}::B(${d()}) }; ${use(`${move()}|| match v { ${E}::A(${random.pick(['ref g', 'g'])}, n) => g.1 ^ n, ${E}::B(_) => 8 }`)}`,
    () =>
      `let v = [${d()}, ${d()}, ${d()}]; ${use(`${move()}|| { let [p, .., q] = ${random.pick(['&v', 'v'])}; p.1 * q.1 }`)}`,
    () =>
      `let v = [${d()}, ${d()}, ${d()}]; ${use(`${move()}|| match v { [p, rest @ ..] if p.1 == 3 => rest[0].1, [.., q] => q.1 }`)}`,
    () =>
      `let v = ${s()}; ${use(`${move()}|| { let w = ${S} { ${random.pick(['a: D0(log), ', 'n: (1, [2; 3]), ', 'o: None, '])}..v }; w.n.0 ^ w.b.1 }`.replaceAll('D0(log)', d()))}`,
    () =>
      `let v = ${s()}; let w = ${d()}; ${use(`${move()}|| { let _ = v.a; let _p = &w; v.n.0 }`)}`,
    () =>
      `let v = ${s()}; ${use(`${move()}|| { let g = ${move()}|| v.b.1 ^ v.n.0; note(log, size_of_val(&g) as u64); g() }`)}`,
    () =>
      `let v = ${d()}; let w = (${d()}, ${d()}); ${use(`move || { let _a = &w.1; let _b = &v; w.0.1 }`)}`,
    () =>
      `let mut v = ${s()}; { let mut c = ${random.pick(['', 'move '])}|| { v.n.0 += 1; let (p, [.., q]) = &mut v.n; *q ^= *p; *q }; note(log, size_of_val(&c) as u64); note(log, c() ^ c()); } note(log, v.n.0);`.replace(
        'move || { v.n',
        '|| { v.n',
      ),
    () => `let v = ${d()}; v; note(log, 9);`,
  ];
  const chosen = Array.from({ length: random.between(2, 4) }, () =>
    nested('', [line(random.pick(bodies)())]),
  );
  return [
    line(`struct ${D}<'a>(&'a core::cell::Cell<u64>, u64);`),
    line(
      `impl Drop for ${D}<'_> { fn drop(&mut self) { self.0.set(self.0.get().wrapping_mul(17).wrapping_add(self.1)); } }`,
    ),
    line(
      `#[allow(dead_code)] struct ${S}<'a> { a: ${D}<'a>, b: ${D}<'a>, n: (u64, [u64; 3]), o: Option<(${D}<'a>, u64)> }`,
    ),
    line(`enum ${O}<'a> { V(${D}<'a>, ${D}<'a>, u64) }`),
    line(`#[allow(dead_code)] enum ${E}<'a> { A(${D}<'a>, u64), B(${D}<'a>) }`),
    nested(`fn ${f}(log: &core::cell::Cell<u64>, x: u64)`, [
      line(
        'fn note(log: &core::cell::Cell<u64>, x: u64) { log.set((log.get() ^ x).wrapping_mul(31)); }',
      ),
      ...chosen,
    ]),
    callable(world, [x], U64, [
      line('let log = core::cell::Cell::new(1);'),
      line(`${f}(&log, x); ${f}(&log, x >> 5);`),
      line('log.get()'),
    ]),
  ];
};
