/**
 * Iterators of the program's own that override what `Iterator` has bodies for, and note every call:
 * which methods the adaptors and consumers of `core` call, in which order and with which numbers.
 */
import { line, type Node, nested } from '../program.ts';
import type { Random } from '../random.ts';
import { fresh } from '../scope.ts';
import { U64 } from '../types.ts';
import { callable, type Feature } from './kit.ts';

/** What a chain can do so far. */
interface Chain {
  readonly text: string;
  /** From both ends? */
  readonly both: boolean;
  /** Of known length? */
  readonly exact: boolean;
}

const NTH = (back: string): string =>
  `for _ in 0..n { if self.step${back}().is_none() { return None; } } self.step${back}()`;
const SKIP = (back: string): string =>
  `for i in 0..n { if self.step${back}().is_none() { return match core::num::NonZero::new(n - i) { Some(k) => Err(k), None => Ok(()) }; } } Ok(())`;
const FOLD = (name: string, back: string): string =>
  `fn ${name}<B, F: FnMut(B, u64) -> B>(mut self, b: B, mut f: F) -> B { self.note(NUMBER); let mut b = b; while let Some(x) = self.step${back}() { b = f(b, x); } b }`;
const SEARCH = (name: string, back: string): string =>
  `fn ${name}<P: FnMut(&u64) -> bool>(&mut self, mut p: P) -> Option<u64> { self.note(NUMBER); while let Some(x) = self.step${back}() { if p(&x) { return Some(x); } } None }`;

const FORWARD: readonly string[] = [
  'fn size_hint(&self) -> (usize, Option<usize>) { self.note(NUMBER); let n = self.left(); (n, Some(n)) }',
  'fn size_hint(&self) -> (usize, Option<usize>) { self.note(NUMBER); (self.left() / 2, None) }',
  `fn nth(&mut self, n: usize) -> Option<u64> { self.note(NUMBER ^ (n as u64) << 8); ${NTH('')} }`,
  `fn advance_by(&mut self, n: usize) -> Result<(), core::num::NonZero<usize>> { self.note(NUMBER ^ (n as u64) << 8); ${SKIP('')} }`,
  FOLD('fold', ''),
  'fn last(self) -> Option<u64> { self.note(NUMBER); (self.x < self.y).then(|| mix(self.y - 1)) }',
  'fn count(self) -> usize { self.note(NUMBER); self.left() }',
  SEARCH('find', ''),
  'fn for_each<F: FnMut(u64)>(mut self, mut f: F) { self.note(NUMBER); while let Some(x) = self.step() { f(x); } }',
  'fn position<P: FnMut(u64) -> bool>(&mut self, mut p: P) -> Option<usize> { self.note(NUMBER); let mut i = 0; while let Some(x) = self.step() { if p(x) { return Some(i); } i += 1; } None }',
  'fn find_map<B, F: FnMut(u64) -> Option<B>>(&mut self, mut f: F) -> Option<B> { self.note(NUMBER); while let Some(x) = self.step() { if let Some(b) = f(x) { return Some(b); } } None }',
  'fn any<F: FnMut(u64) -> bool>(&mut self, mut f: F) -> bool { self.note(NUMBER); while let Some(x) = self.step() { if f(x) { return true; } } false }',
  'fn all<F: FnMut(u64) -> bool>(&mut self, mut f: F) -> bool { self.note(NUMBER); while let Some(x) = self.step() { if !f(x) { return false; } } true }',
  'fn max(self) -> Option<u64> { self.note(NUMBER); self.fold(None, |m, x| if m.is_none_or(|m| m <= x) { Some(x) } else { m }) }',
  'fn reduce<F: FnMut(u64, u64) -> u64>(mut self, f: F) -> Option<u64> { self.note(NUMBER); let first = self.step()?; Some(self.fold(first, f)) }',
  'fn sum<S: core::iter::Sum<u64>>(self) -> S { self.note(NUMBER); S::sum(self) }',
  'fn is_sorted(self) -> bool { self.note(NUMBER); false }',
];

const BACKWARD: readonly string[] = [
  `fn nth_back(&mut self, n: usize) -> Option<u64> { self.note(NUMBER ^ (n as u64) << 8); ${NTH('_back')} }`,
  `fn advance_back_by(&mut self, n: usize) -> Result<(), core::num::NonZero<usize>> { self.note(NUMBER ^ (n as u64) << 8); ${SKIP('_back')} }`,
  FOLD('rfold', '_back'),
  SEARCH('rfind', '_back'),
];

const nameOf = (method: string): string => /^fn (\w+)/.exec(method)![1]!;

/** Some of the methods, each name once, noting numbers from `first` on. */
function some(random: Random, methods: readonly string[], first: number): string[] {
  const chosen = new Map<string, string>();
  for (const method of methods) if (random.chance(45)) chosen.set(nameOf(method), method);
  return [...chosen.values()].map((text, i) => text.replaceAll('NUMBER', `${first + i}`));
}

/**
 * An iterator over mixed numbers from `x` to `y`; `both` says that it has both ends, `exact` that
 * it has `len`.
 */
function iterator(random: Random, name: string, number: number, both: boolean, exact: boolean) {
  const first = 40 * number;
  const forward = some(random, FORWARD, first + 2).filter(
    (method) => !exact || !method.includes('left() / 2'),
  );
  if (exact && !forward.some((method) => method.startsWith('fn size_hint')))
    forward.push(FORWARD[0]!.replaceAll('NUMBER', `${first + 30}`));
  const nodes: Node[] = [
    line(`#[derive(Clone)] struct ${name}<'a> { x: u64, y: u64, log: &'a core::cell::Cell<u64> }`),
    nested(`impl ${name}<'_>`, [
      line(
        'fn note(&self, k: u64) { self.log.set((self.log.get() ^ k).wrapping_mul(0x100000001b3).rotate_left(9)); }',
      ),
      line('fn left(&self) -> usize { (self.y - self.x) as usize }'),
      line(
        'fn step(&mut self) -> Option<u64> { if self.x < self.y { self.x += 1; Some(mix(self.x - 1)) } else { None } }',
      ),
      line(
        'fn step_back(&mut self) -> Option<u64> { if self.x < self.y { self.y -= 1; Some(mix(self.y)) } else { None } }',
      ),
    ]),
    nested(`impl Iterator for ${name}<'_>`, [
      line('type Item = u64;'),
      line(`fn next(&mut self) -> Option<u64> { self.note(${first}); self.step() }`),
      ...forward.map(line),
    ]),
  ];
  if (both)
    nodes.push(
      nested(`impl DoubleEndedIterator for ${name}<'_>`, [
        line(
          `fn next_back(&mut self) -> Option<u64> { self.note(${first + 1}); self.step_back() }`,
        ),
        ...some(random, BACKWARD, first + 24).map(line),
      ]),
    );
  if (exact) {
    const len = random.chance(50)
      ? `fn len(&self) -> usize { self.note(${first + 31}); self.left() }`
      : '';
    nodes.push(line(`impl ExactSizeIterator for ${name}<'_> { ${len} }`));
  }
  if (random.chance(30)) nodes.push(line(`impl core::iter::FusedIterator for ${name}<'_> {}`));
  return nodes;
}

export const overrides: Feature = (world) => {
  const { random } = world;
  const kinds = Array.from({ length: 2 }, (_, i) => {
    const both = random.chance(70);
    const exact = random.chance(both ? 70 : 30);
    return { name: fresh(world, 'It'), number: i + 1, both, exact };
  });
  const run = fresh(world, 'run');
  const k = (): number => random.below(4);
  const source = (): Chain => {
    const { name, both, exact } = random.pick(kinds);
    const to = random.pick(['n', 'n', 'n % 3', `${k()}`, 'm']);
    return { text: `${name} { x: 0, y: ${to}, log }`, both, exact };
  };
  const adapted = (depth: number): Chain => {
    if (depth <= 0) return source();
    const inside = adapted(depth - 1);
    const { text, both, exact } = inside;
    const ends = both && exact;
    const other = (): Chain => adapted(random.below(2));
    const ways: (() => Chain)[] = [
      () => ({ text: `${text}.skip(${k()})`, both: ends, exact }),
      () => ({ text: `${text}.skip(${k()}).skip(${k()})`, both: ends, exact }),
      () => ({ text: `${text}.step_by(${k() + 1})`, both: ends, exact }),
      () => ({ text: `${text}.take(${2 * k()})`, both: ends, exact }),
      () => ({ text: `${text}.enumerate().map(|(i, x)| x ^ (i as u64) << 3)`, both: ends, exact }),
      () => ({ text: `${text}.map(|x| { note(x); x + 1 })`, both, exact }),
      () => ({ text: `${text}.inspect(|x| note(*x))`, both, exact }),
      () => ({ text: `${text}.filter(|x| { note(*x); x % 3 != 0 })`, both, exact: false }),
      () => ({ text: `${text}.filter_map(|x| (x % 3 != 1).then_some(x + 2))`, both, exact: false }),
      () => ({ text: `${text}.fuse()`, both, exact }),
      () => ({ text: `${text}.peekable()`, both, exact }),
      () => ({ text: `${text}.take_while(|x| x % 7 != 3)`, both: false, exact: false }),
      () => ({ text: `${text}.skip_while(|x| x % 5 != 3)`, both: false, exact: false }),
      () => ({
        text: `${text}.map_while(|x| (x % 11 != 4).then_some(x))`,
        both: false,
        exact: false,
      }),
      () => ({
        text: `${text}.scan(1, |s, x| { *s += x; (*s % 9 != 0).then_some(*s) })`,
        both: false,
        exact: false,
      }),
      () => ({ text: `${text}.cycle().take(${3 * k() + 1})`, both: false, exact: false }),
      () => ({
        text: `${text}.flat_map(|x| ${kinds[0]!.name} { x: 0, y: x % 3, log })`,
        both: both && kinds[0]!.both,
        exact: false,
      }),
      () => ({
        text: `${text}.map(|x| (x % 2 == 0).then_some(x)).flatten()`,
        both,
        exact: false,
      }),
      () => ({ text: `${text}.map(|x| [x; 2]).flatten()`, both, exact: false }),
      () => ({ text: `${text}.array_chunks::<2>().map(|[x, y]| x * 3 + y)`, both: ends, exact }),
      () => ({ text: `${text}.map_windows(|[x, y]| x * 5 + y)`, both: false, exact }),
      () => ({ text: `${text}.intersperse(4)`, both: false, exact: false }),
    ];
    if (both) ways.push(() => ({ text: `${text}.rev()`, both, exact }));
    if (random.chance(25)) {
      const more = other();
      return { text: `${text}.chain(${more.text})`, both: both && more.both, exact: false };
    }
    if (random.chance(25)) {
      const more = other();
      return {
        text: `${text}.zip(${more.text}).map(|(x, y)| x * 7 + y)`,
        both: ends && more.both && more.exact,
        exact: exact && more.exact,
      };
    }
    return random.pick(ways)();
  };
  const see = 'h = h.rotate_left(5) ^';
  const step = (chain: Chain, isLast: boolean): string => {
    const on = random.pick(['j', 'j', 'j', 'j.by_ref()']);
    const part = random.pick([
      isLast ? 'j' : 'j.by_ref()',
      `j.by_ref().take(${k()})`,
      `j.by_ref().skip(${k()})`,
      `j.by_ref().step_by(${k() + 1})`,
      'j.clone()',
      'j.clone()',
    ]);
    const all = [
      `${see} j.next().unwrap_or(1);`,
      `${see} ${on}.nth(${k()}).unwrap_or(2);`,
      `{ let (l, u) = j.size_hint(); ${see} l as u64 ^ u.map_or(77, |u| u as u64) << 8; }`,
      `${see} ${on}.advance_by(${k()}).map_or_else(|k| k.get() as u64, |_| 0);`,
      `${see} ${on}.try_fold(3, |s: u64, x| if x % 5 == 2 { None } else { Some(s * 3 + x) }).unwrap_or(6);`,
      `${see} ${on}.find(|x| x % 3 == 1).unwrap_or(4);`,
      `${see} ${on}.find_map(|x| (x % 3 == 2).then_some(x + 1)).unwrap_or(4);`,
      `${see} ${on}.position(|x| x % 4 == 1).map_or(5, |x| x as u64);`,
      `${see} ${on}.any(|x| x % 4 == 2) as u64;`,
      `${see} ${on}.all(|x| x % 4 != 3) as u64;`,
      `${see} ${part}.fold(1, |s: u64, x| s * 5 + x);`,
      `${see} ${part}.count() as u64;`,
      `${see} ${part}.last().unwrap_or(8);`,
      `${part}.for_each(|x| note(x));`,
      `for x in ${part} { note(x); if x % 6 == 5 { break; } }`,
      `${see} ${part}.max().unwrap_or(1);`,
      `${see} ${part}.min_by_key(|x| x % 8).unwrap_or(1);`,
      `${see} ${part}.reduce(|x, y| x * 2 + y).unwrap_or(1);`,
      `${see} ${part}.sum::<u64>();`,
      `${see} ${part}.is_sorted() as u64;`,
      `${see} ${part}.eq(${adapted(1).text}) as u64;`,
      `${see} ${part}.lt(${adapted(1).text}) as u64;`,
      `${see} ${part}.next_chunk::<2>().map_or_else(|r| r.count() as u64, |[x, y]| x ^ y);`,
      `${see} ${part}.map(|x| (x % 7 != 3).then_some(x)).sum::<Option<u64>>().unwrap_or(4);`,
      `${see} ${part}.map(|x| if x % 7 == 3 { Err(x) } else { Ok(x) }).product::<Result<u64, u64>>().unwrap_or(4);`,
      `{ let mut p = ${part}.peekable(); ${see} p.peek().copied().unwrap_or(2); ${see} p.next_if(|x| x % 2 == 0).unwrap_or(3); ${see} p.size_hint().0 as u64; ${see} p.nth(1).unwrap_or(2); ${see} p.fold(0, |s: u64, x| s * 3 + x); }`,
    ];
    if (chain.both) {
      all.push(
        `${see} j.next_back().unwrap_or(1);`,
        `${see} ${on}.nth_back(${k()}).unwrap_or(2);`,
        `${see} ${on}.advance_back_by(${k()}).map_or_else(|k| k.get() as u64, |_| 0);`,
        `${see} ${on}.try_rfold(3, |s: u64, x| if x % 5 == 2 { None } else { Some(s * 3 + x) }).unwrap_or(6);`,
        `${see} ${on}.rfind(|x| x % 3 == 1).unwrap_or(4);`,
        `${see} j.clone().rfold(1, |s: u64, x| s * 5 + x);`,
        `${see} j.clone().rev().last().unwrap_or(3);`,
        `{ let mut p = j.clone().peekable(); ${see} p.peek().copied().unwrap_or(2); ${see} p.next_back().unwrap_or(3); ${see} p.rfold(0, |s: u64, x| s * 3 + x); }`,
      );
      if (chain.exact) all.push(`${see} ${on}.rposition(|x| x % 3 == 0).map_or(5, |x| x as u64);`);
    }
    if (chain.exact) all.push(`${see} j.len() as u64;`);
    return random.pick(all);
  };
  const chains = Array.from({ length: random.between(2, 5) }, () => {
    const chain = adapted(random.between(1, 3));
    const count = random.between(1, 4);
    return nested('', [
      line(`let mut j = ${chain.text};`),
      ...Array.from({ length: count }, (_, i) => line(step(chain, i === count - 1))),
    ]);
  });
  return [
    ...kinds.flatMap(({ name, number, both, exact }) =>
      iterator(random, name, number, both, exact),
    ),
    line('fn mix(x: u64) -> u64 { x.wrapping_mul(0x9e3779b97f4a7c15) >> 59 }'),
    nested(`fn ${run}(log: &core::cell::Cell<u64>, n: u64, m: u64) -> u64`, [
      line('let note = |x: u64| log.set(log.get().wrapping_mul(31) ^ x);'),
      line('let mut h = 0u64;'),
      ...chains,
      line('h'),
    ]),
    callable(world, [['n', U64]], U64, [
      line('let log = core::cell::Cell::new(1);'),
      line(`let h = ${run}(&log, n % 9, n / 9 % 6);`),
      line('h ^ log.get()'),
    ]),
  ];
};
