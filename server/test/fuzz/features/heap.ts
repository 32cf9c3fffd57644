/**
 * What lives on the heap: `Vec`, `Box`, `String`, `Rc` and their parts, with values whose ends are
 * noted. Collections grow, lose elements and are taken apart in random order; texts are formatted
 * and searched.
 */
import { line, nested } from '../program.ts';
import { BOOL, U64, USIZE } from '../types.ts';
import { callable, type Feature, hole, type Named } from './kit.ts';

/** An allocator that never gives back; NVIDIA's devices have one of their own. */
export const BUMP =
  '#[cfg(target_arch = "amdgpu")] mod bump { use core::alloc::{GlobalAlloc, Layout}; struct Bump; unsafe impl GlobalAlloc for Bump { unsafe fn alloc(&self, l: Layout) -> *mut u8 { static mut MEM: [u64; 1048576] = [0; 1048576]; static AT: core::sync::atomic::AtomicUsize = core::sync::atomic::AtomicUsize::new(0); let at = AT.fetch_add((l.size() + l.align() + 15) & !7, core::sync::atomic::Ordering::Relaxed); let base = &raw mut MEM as *mut u8; let start = (at + l.align() - 1) & !(l.align() - 1); if start + l.size() > 1048576 * 8 { return core::ptr::null_mut(); } unsafe { base.add(start) } } unsafe fn dealloc(&self, _: *mut u8, _: Layout) {} } #[global_allocator] static BUMP: Bump = Bump; }';

export const heap: Feature = (world) => {
  const { random } = world;
  const x: Named = ['x', U64];
  const v = (): string => `(${hole(world, [x], U64, 1)})`;
  const c = (): string => hole(world, [x], BOOL, 1);
  const n = (): string => `(${hole(world, [x], USIZE, 1)}) % ${random.between(2, 6)}`;
  const d = (): string => `D(log, ${random.between(1, 60)})`;
  const within = (): string => `if v.len() > 0 { let at = (${n()}) % v.len();`;
  const spec = (): string =>
    random.pick(['{}', '{:x}', '{:#b}', '{:>7}', '{:08}', '{:<5}|', '{:?}', '{:^+9}', '{:#06X}']);
  const ways: (() => string)[] = [
    () => `v.push(${d()});`,
    () => `v.extend([${d()}, ${d()}]);`,
    () => `drop(v.pop());`,
    () => `${within()} v.insert(at, ${d()}); }`,
    () => `${within()} note(log, v.remove(at).1); }`,
    () => `${within()} note(log, v.swap_remove(at).1); }`,
    () => `v.truncate(${n()});`,
    () => `v.retain(|d| d.1 % ${random.between(2, 4)} != ${random.below(2)});`,
    () =>
      `${within()} let rest = v.split_off(at); note(log, rest.len() as u64); if ${c()} { v.extend(rest); } }`,
    () => `v.reverse(); v.sort_by_key(|d| d.1);`,
    () => `for d in v.iter_mut() { d.1 ^= 3; }`,
    () => `v = v.into_iter().rev().map(|d| D(log, d.1 + 1)).collect();`,
    () => `v.clear();`,
    () =>
      `let w: Vec<u64> = v.iter().map(|d| d.1).filter(|n| n % 3 != 0).collect(); for n in &w { note(log, *n); } note(log, w.iter().rev().fold(1, |a, b| a * 5 ^ b));`,
    () =>
      `let b = Box::new(${d()}); note(log, b.1); if ${c()} { let moved = *b; note(log, moved.1); }`,
    () =>
      `let o: Box<dyn Val> = if ${c()} { Box::new(${d()}) } else { Box::new([${v()}, 3]) }; note(log, o.value());`,
    () =>
      `let os: Vec<Box<dyn Val + '_>> = vec![Box::new(${d()}), Box::new([1, ${v()}]), Box::new(7u64)]; for o in os.iter().rev() { note(log, o.value()); } if ${c()} { for o in os { note(log, o.value()); } }`,
    () =>
      `let f: Box<dyn Fn(u64) -> u64> = if ${c()} { let k = ${v()}; Box::new(move |y| y ^ k) } else { Box::new(|y| y.rotate_left(5)) }; note(log, f(f(x)));`,
    () =>
      `let mut fs: Vec<Box<dyn FnMut() -> u64>> = Vec::new(); for i in 0..${random.between(1, 4)}u64 { let mut s = i ^ x; fs.push(Box::new(move || { s = s.wrapping_mul(7) + 1; s })); } for f in &mut fs { note(log, f() ^ f()); }`,
    () =>
      `let g: Box<dyn FnOnce(D) -> u64> = { let e = ${d()}; Box::new(move |d| d.1 ^ e.1) }; if ${c()} { note(log, g(${d()})); }`,
    () =>
      `let a = Rc::new(${d()}); let b = a.clone(); note(log, Rc::strong_count(&a) as u64 ^ b.1); drop(a); note(log, Rc::strong_count(&b) as u64); note(log, Rc::try_unwrap(b).map_or(1, |d| d.1));`,
    () =>
      `let a = Rc::new(core::cell::RefCell::new(vec![${v()}])); let b = Rc::clone(&a); b.borrow_mut().push(${v()}); { let mut r = a.borrow_mut(); r[0] ^= 9; } note(log, a.borrow().iter().sum::<u64>() % 1000); note(log, Rc::ptr_eq(&a, &b) as u64);`,
    () =>
      `let mut s = String::new(); for i in 0..${random.between(1, 5)}u64 { s.push_str(&format!("${spec()}", (${v()} ^ i) as ${random.pick(['u8', 'u32', 'i16', 'u64', 'i64'])})); s.push('é'); } text(log, &s); note(log, s.chars().rev().take(4).fold(0, |a, c| a * 7 ^ c as u64)); while let Some(c) = s.pop() { if c == '1' { break; } } note(log, s.len() as u64);`,
    () =>
      `let s = format!("${spec()}-${spec()}", ${v()} as u16, ${v()} as i32); text(log, &s); note(log, s.find('-').unwrap_or(77) as u64); let parts: Vec<&str> = s.split('-').collect(); note(log, parts.len() as u64); text(log, parts[0]);`,
    () =>
      `let w: Vec<Vec<u64>> = (0..${n()}).map(|i| (0..i as u64).map(|j| j ^ x).collect()).collect(); note(log, w.iter().flatten().fold(3, |a, b| a * 3 ^ b)); let flat: Vec<u64> = w.into_iter().flatten().collect(); note(log, flat.len() as u64);`,
    () =>
      `let mut w = vec![${v()}; ${n()}]; w.resize(5, x); w.dedup(); w.sort_unstable(); let half = w.len() / 2; w.rotate_left(half); for pair in w.chunks(2) { note(log, pair.iter().sum::<u64>()); } note(log, w.binary_search(&x).is_ok() as u64);`,
    () =>
      `let r: Result<Vec<u64>, u64> = [x % 7, ${v()} % 5, 3].into_iter().map(|n| if n == ${random.below(5)} { Err(n) } else { Ok(n) }).collect(); match r { Ok(w) => note(log, w.len() as u64), Err(e) => note(log, 100 + e) }`,
    () =>
      `let s: Box<[u64]> = [x, ${v()}, 5].into(); note(log, s.iter().max().copied().unwrap_or(0)); let w = s.into_vec(); note(log, w.capacity() as u64);`,
    () => `list = Some(Box::new(List { d: ${d()}, next: list.take() }));`,
    () =>
      `if let Some(l) = list.take() { let List { d, next } = *l; note(log, d.1); list = next; }`,
    () =>
      `let mut at = &mut list; while let Some(l) = at { l.d.1 ^= 5; at = &mut l.next; } *at = Some(Box::new(List { d: ${d()}, next: None }));`,
    () =>
      `let mut n = 0; let mut at = &list; while let Some(l) = at { n = n * 7 + l.d.1; at = &l.next; } note(log, n);`,
  ];
  return [
    line('use std::{boxed::Box, vec, vec::Vec, string::String, rc::Rc, format};'),
    line(BUMP),
    line('type L = core::cell::Cell<u64>;'),
    line("struct D<'a>(&'a L, u64);"),
    line('fn note(log: &L, x: u64) { log.set(log.get().wrapping_mul(31).wrapping_add(x)); }'),
    line('fn text(log: &L, s: &str) { for b in s.bytes() { note(log, b as u64); } }'),
    line("impl Drop for D<'_> { fn drop(&mut self) { note(self.0, self.1); } }"),
    line('trait Val { fn value(&self) -> u64; }'),
    line(
      "impl Val for D<'_> { fn value(&self) -> u64 { self.1 } } impl Val for [u64; 2] { fn value(&self) -> u64 { self[0] ^ self[1] } } impl Val for u64 { fn value(&self) -> u64 { *self } }",
    ),
    line("struct List<'a> { d: D<'a>, next: Option<Box<List<'a>>> }"),
    nested('fn run(log: &L, x: u64)', [
      line('let mut v: Vec<D> = Vec::new(); let mut list: Option<Box<List>> = None;'),
      ...Array.from({ length: random.between(4, 10) }, () =>
        nested('', [line(random.pick(ways)())]),
      ),
      line('note(log, v.len() as u64 ^ list.is_some() as u64);'),
    ]),
    callable(world, [x], U64, [line('let log = L::new(x & 7); run(&log, x); log.get()')]),
  ];
};
