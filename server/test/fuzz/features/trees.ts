/**
 * Collections of `alloc` beside `Vec`: `BTreeMap`, `BTreeSet`, `VecDeque`, `BinaryHeap` and
 * `LinkedList`, whose keys and values note that they ended.
 */
import { line, nested } from '../program.ts';
import { BOOL, U64 } from '../types.ts';
import { BUMP } from './heap.ts';
import { callable, type Feature, hole, type Named } from './kit.ts';

export const trees: Feature = (world) => {
  const { random } = world;
  const x: Named = ['x', U64];
  const v = (): string => `(${hole(world, [x], U64, 1)})`;
  const c = (): string => hole(world, [x], BOOL, 1);
  const m = (): string => String(random.between(2, 40));
  const key = (): string => `K(log, ${v()} % ${m()})`;
  const d = (): string => `D(log, ${random.between(1, 60)})`;
  const bounds = (): string => {
    const [low, high] = [random.below(9), random.between(9, 20)];
    return random.pick([`${low}..${high}`, `${low}..`, `..=${high}`, `..`]);
  };
  const steps: (() => string)[] = [
    () =>
      `for i in 0..${random.between(1, 30)}u64 { map.insert(K(log, i * ${random.between(1, 9)} % ${m()}), D(log, i)); }`,
    () => `map.insert(${key()}, ${d()});`,
    () => `if let Some(d) = map.remove(&${key()}) { note(log, d.1); }`,
    () => `note(log, map.get(&${key()}).map_or(9, |d| d.1) ^ map.contains_key(&${key()}) as u64);`,
    () => `map.entry(${key()}).and_modify(|d| d.1 ^= 5).or_insert_with(|| ${d()});`,
    () =>
      `if let Some((k, d)) = map.pop_${random.pick(['first', 'last'])}() { note(log, k.1 ^ d.1); }`,
    () =>
      `let right = map.split_off(&${key()}); note(log, right.len() as u64); if ${c()} { map.extend(right); }`,
    () => `map.retain(|k, d| { d.1 += 1; k.1 % ${random.between(2, 5)} != 0 });`,
    () => `for (k, d) in map.iter_mut().rev() { d.1 = d.1.wrapping_mul(3) ^ k.1; }`,
    () =>
      `for d in core::mem::take(&mut map).into_values().take(${random.between(0, 9)}) { note(log, d.1); }`,
    () => `for (k, n) in plain.range(${bounds()}) { note(log, k ^ n); }`,
    () => `for (_, n) in plain.range_mut(${bounds()}).rev() { *n ^= 3; }`,
    () =>
      `for i in 0..${random.between(1, 60)}u64 { plain.insert(i.wrapping_mul(${random.between(3, 99)}) % 64, i); }`,
    () =>
      `let other: BTreeMap<u64, u64> = (0..${m()}).map(|i| (i * 3 % 50, x ^ i)).collect(); note(log, (plain == other) as u64 ^ ((plain < other) as u64) << 1); plain.extend(other);`,
    () =>
      `note(log, plain.first_key_value().map_or(1, |(k, n)| k ^ n) ^ plain.last_entry().map_or(2, |e| *e.key()));`,
    () =>
      `let t: BTreeSet<u64> = (0..${m()}).map(|i| (i ^ x) % 20).collect(); note(log, set.${random.pick(['union', 'intersection', 'difference', 'symmetric_difference'])}(&t).fold(1, |a, b| a * 7 ^ b)); if ${c()} { set.extend(t); } else { set = &set | &t; }`,
    () =>
      `note(log, set.insert(${v()} % ${m()}) as u64 ^ set.remove(&(${v()} % ${m()})) as u64 ^ set.range(${bounds()}).count() as u64);`,
    () => `queue.push_${random.pick(['back', 'front'])}(${d()});`,
    () => `queue.extend([${d()}, ${d()}, ${d()}]);`,
    () => `if let Some(d) = queue.pop_${random.pick(['back', 'front'])}() { note(log, d.1); }`,
    () =>
      `queue.rotate_left((x % (queue.len() as u64 + 1)) as usize); queue.make_contiguous().reverse();`,
    () =>
      `queue.truncate(${random.between(0, 5)}); let (p, q) = queue.as_slices(); note(log, (p.len() + q.len()) as u64);`,
    () => `for d in queue.drain(..queue.len() / 2) { note(log, d.1); }`,
    () =>
      `if queue.len() > 1 { queue.swap(0, 1); queue.insert(1, ${d()}); note(log, queue.remove(0).map_or(1, |d| d.1)); }`,
    () =>
      `for i in 0..${random.between(1, 12)}u64 { heap.push(i.wrapping_mul(${random.between(3, 99)}) ^ x % ${m()}); }`,
    () =>
      `while let Some(n) = heap.pop() { note(log, n); if n % ${random.between(2, 6)} == 0 { break; } }`,
    () =>
      `if let Some(mut n) = heap.peek_mut() { *n /= 2; } note(log, heap.peek().copied().unwrap_or(4));`,
    () =>
      `let w = heap.clone().into_sorted_vec(); note(log, w.iter().fold(3, |a, b| a * 31 ^ b)); heap.append(&mut w.into_iter().map(|n| n ^ 1).collect());`,
    () =>
      `list.push_${random.pick(['back', 'front'])}(${d()}); if ${c()} { let tail = list.split_off(list.len() / 2); list.extend(tail); }`,
    () =>
      `if let Some(d) = list.pop_${random.pick(['back', 'front'])}() { note(log, d.1); } for d in list.iter_mut().rev() { d.1 += 2; }`,
  ];
  return [
    line('use std::{vec::Vec, collections::*};'),
    line(BUMP),
    line('type L = core::cell::Cell<u64>;'),
    line(
      "struct D<'a>(&'a L, u64); impl Drop for D<'_> { fn drop(&mut self) { note(self.0, self.1); } }",
    ),
    line(
      "struct K<'a>(&'a L, u64); impl Drop for K<'_> { fn drop(&mut self) { note(self.0, self.1 ^ 99); } }",
    ),
    line(
      "impl PartialEq for K<'_> { fn eq(&self, o: &Self) -> bool { self.cmp(o).is_eq() } } impl Eq for K<'_> {} impl PartialOrd for K<'_> { fn partial_cmp(&self, o: &Self) -> Option<core::cmp::Ordering> { Some(self.cmp(o)) } } impl Ord for K<'_> { fn cmp(&self, o: &Self) -> core::cmp::Ordering { self.1.cmp(&o.1) } }",
    ),
    line('fn note(log: &L, x: u64) { log.set(log.get().wrapping_mul(31).wrapping_add(x)); }'),
    nested('fn trees(log: &L, x: u64)', [
      line(
        'let mut map: BTreeMap<K, D> = BTreeMap::new(); let mut plain: BTreeMap<u64, u64> = BTreeMap::new(); let mut set: BTreeSet<u64> = BTreeSet::new(); let mut queue: VecDeque<D> = VecDeque::new(); let mut heap: BinaryHeap<u64> = BinaryHeap::new(); let mut list: LinkedList<D> = LinkedList::new();',
      ),
      line(random.pick(steps)()),
      ...Array.from({ length: random.between(2, 8) }, () =>
        nested('', [line(random.pick(steps)())]),
      ),
      line(
        'note(log, (map.len() + plain.len() + set.len() + queue.len() + heap.len() + list.len()) as u64);',
      ),
    ]),
    callable(world, [x], U64, [line('let log = L::new(x & 7); trees(&log, x); log.get()')]),
  ];
};
