/**
 * When values with a `Drop` end: temporaries of scrutinees and conditions, values replaced by
 * assignments and by struct update, arguments when a later one leaves the call, values behind
 * `dyn`, in unions and in closures. Every end is noted in order.
 */
import { line, nested } from '../program.ts';
import { BOOL, U64 } from '../types.ts';
import { callable, type Feature, hole, type Named } from './kit.ts';

export const ends: Feature = (world) => {
  const { random } = world;
  const x: Named = ['x', U64];
  let id = 0;
  const n = (): number => ++id % 61;
  const d = (): string => `D(log, ${n()})`;
  const c = (): string => hole(world, [x], BOOL, 1);
  const k = (): number => random.below(4);
  /** An argument that may leave. */
  const leaving = (): string =>
    random.pick([
      `{ if ${c()} { return ${n()}; } ${d()} }`,
      `{ if ${c()} { break 'out ${n()}; } ${d()} }`,
      `pass(${d()})`,
      `if ${c()} { ${d()} } else { break 'out ${n()} }`,
      `match x % 4 { ${k()} => return x, _ => ${d()} }`,
      d(),
      d(),
      `P { a: ${d()}, ..part(log, ${n()}) }.b`,
    ]);
  const args = (): string => `${leaving()}, ${leaving()}, ${leaving()}`;
  /** A reference to a temporary. */
  const temp = (): string =>
    random.pick([
      `(&${d()})`,
      `${d()}.me()`,
      `(&P { a: ${d()}, b: ${d()}, n: x }.b)`,
      `part(log, ${n()}).b.me()`,
      `(&(${d()}, ${d()}).1)`,
      `[${d()}, ${d()}][(x % 2) as usize].me()`,
      `Some(${d()}).as_ref().unwrap()`,
    ]);
  const value = (): string =>
    random.pick([
      `${d()}.val()`,
      `part(log, ${n()}).a.val()`,
      `${d()}.me().val()`,
      `{ let t = ${d()}; t.val() ^ ${d()}.val() }`,
      `{ ${d()}.val() + part(log, ${n()}).b.val() }`,
      `(if ${c()} { ${d()}.val() } else { ${d()}.me().val() })`,
      `[${d()}, ${d()}].len() as u64`,
      `(match ${temp()} { D(_, v) => *v })`,
      `loop { break ${d()}.val(); }`,
      `(|| ${d()}.val())()`,
      `take(${d()}, &${d()})`,
      `3`,
    ]);
  const some = (): string =>
    random.pick([
      `maybe(log, x ^ ${k()}, ${n()})`,
      `maybe(log, x, ${n()}).as_ref()`,
      `part(log, ${n()}).some()`,
      `Some(${temp()})`,
      `maybe(log, x >> 1, ${n()}).filter(|v| v.val() % 2 == 0)`,
    ]);
  const note = (text: string): string => `note(log, ${text});`;
  const ways: (() => string)[] = [
    () => `let r = 'out: { take3(${args()}) }; ${note('r')}`,
    () => `let r = 'out: { let t = (${args()}); t.1.val() }; ${note('r')}`,
    () => `let r = 'out: { let t = [${args()}]; t[1].val() }; ${note('r')}`,
    () =>
      `let r = 'out: { let t = P { b: ${leaving()}, a: ${leaving()}, n: ${value()} }; t.b.val() }; ${note('r')}`,
    () =>
      `let r = 'out: { ${leaving()}.with(${leaving()}).with(${leaving()}).val() }; ${note('r')}`,
    () =>
      `let r = 'out: { let f = |a: D, b: D| a.val() + b.val(); f(${leaving()}, ${leaving()}) }; ${note('r')}`,
    () =>
      `let r = 'out: { let mut v = ${d()}; v = ${leaving()}; ${note('1')} v.0 = log; v = ${leaving()}; v.val() }; ${note('r')}`,
    () => `if let Some(v) = ${some()} { ${note('v.val()')} } else { ${note('2')} } ${note('3')}`,
    () =>
      `if let Some(v) = ${some()} && v.val() % 3 != ${k()} && let Some(w) = ${some()} { ${note('v.val() ^ w.val()')} } else { ${note('2')} }`,
    () =>
      `match ${some()} { Some(v) if v.val() % 3 == ${k()} && ${temp()}.val() > 1 => ${note('v.val()')} Some(_) => ${note('5')} None => ${note('6')} }`
        .replaceAll('; Some', ', Some')
        .replaceAll('; None', ', None')
        .replaceAll('); }', ') }'),
    () =>
      `match ${temp()} { D(_, v) if *v == ${k()} => note(log, 4), v => note(log, v.val()) } ${note('7')}`,
    () =>
      `match ${value()} { 0..=9 => note(log, ${value()}), v => { let _t = ${d()}; note(log, v) } }`,
    () => `let v = ${temp()}.val(); ${note('v')}`,
    () =>
      `let v = &${d()}; ${note('v.val()')} let w = P { a: ${d()}, b: ${d()}, n: ${value()} }; let u = &w.a; ${note('u.val()')}`,
    () =>
      `let v = match x % 3 { 0 => &${d()}, 1 => { ${note('1')} &${d()} } _ => &part(log, ${n()}).b }; ${note('v.val()')}`,
    () => `let v = if ${c()} { &${d()} } else { &${d()} }; ${note('v.val()')}`,
    () =>
      `let _ = ${d()}; ${note('8')} let _ = &${d()}; ${note('9')} let _v = ${d()}; _ = ${d()}; ${note('10')}`,
    () =>
      `let (_, b) = (${d()}, ${d()}); ${note('b.val()')} let P { a, .. } = part(log, ${n()}); ${note('a.val()')}`,
    () =>
      `let (a, _) = &(${d()}, ${d()}); ${note('a.val()')} let (ref b, _) = (${d()}, ${d()}); ${note('b.val()')}`,
    () =>
      `let mut p = part(log, ${n()}); p.a = ${d()}; ${note('1')} drop(p.b); if ${c()} { p.b = ${d()}; } ${note('2')}`,
    () =>
      `let p = part(log, ${n()}); let q = P { a: ${d()}, ..p }; ${note('q.val()')} drop(q); ${note('3')}`,
    () => `let p = part(log, ${n()}); let q = P { n: ${value()}, ..p }; ${note('q.val()')}`,
    () => `let q = P { n: 1, b: ${d()}, ..part(log, ${n()}) }; ${note('q.val()')}`,
    () =>
      `while let Some(v) = maybe(log, log.get() % 3, ${n()}) { ${note('v.val()')} if log.get() % 5 == 0 { break; } let _w = ${d()}; }`,
    () =>
      `for v in [${d()}, ${d()}, ${d()}] { ${note('v.val()')} if ${c()} { continue; } if x % 5 == ${k()} { break; } let _w = (v, ${d()}); }`,
    () => `for v in [${d()}, ${d()}].iter().map(|v| v.val() ^ ${value()}) { ${note('v')} }`,
    () =>
      `let mut a = ${d()}; let mut b = ${d()}; { let o: &mut dyn Val = if ${c()} { &mut a } else { &mut b }; ${note('o.value()')} o.reset(log, ${n()}); } ${note('a.val() ^ b.val()')}`,
    () =>
      `let mut m = core::mem::ManuallyDrop::new(${random.pick([d(), `part(log, ${n()})`, `(${d()}, 5u64)`])}); ${note('1')} let o: &mut dyn Any2 = &mut *m; ${note('o.size()')} if ${c()} { unsafe { core::ptr::drop_in_place(o as *mut dyn Any2); } } ${note('2')}`,
    () =>
      `let mut m = core::mem::ManuallyDrop::new([${d()}, ${d()}, ${d()}]); let s: *mut [D] = &mut m[${k() % 3}..]; unsafe { core::ptr::drop_in_place(s); } ${note('2')}`,
    () =>
      `let mut m = core::mem::MaybeUninit::new(part(log, ${n()})); if ${c()} { unsafe { m.assume_init_drop(); } } else { let p = unsafe { m.assume_init_read() }; ${note('p.val()')} } ${note('2')}`,
    () =>
      `{ union U<'a> { a: core::mem::ManuallyDrop<D<'a>>, n: u8 } let mut u = U { n: 1 }; u.a = core::mem::ManuallyDrop::new(${d()}); if ${c()} { unsafe { core::mem::ManuallyDrop::drop(&mut u.a); } } u = U { a: core::mem::ManuallyDrop::new(${d()}) }; let _ = &u; }`,
    () =>
      `let mut o = Some(${d()}); ${random.pick([`o = None;`, `o.replace(${d()});`, `let _ = o.insert(${d()});`, `drop(o.take());`, `if let Some(v) = &mut o { *v = ${d()}; }`, `o.get_or_insert_with(|| ${d()});`, `core::mem::swap(o.as_mut().unwrap(), &mut ${d()});`])} ${note('1')} if ${c()} { return ${n()}; } let _ = &o;`,
    () =>
      `let mut a = [${d()}, ${d()}, ${d()}]; a[(x % 3) as usize] = ${d()}; ${note('1')} a.swap(0, 2); let [p, _, q] = a; drop(q); ${note('p.val()')}`,
    () =>
      `let f = { let v = ${d()}; let w = ${d()}; move |y: u64| { let _ = &w; v.val() ^ y } }; ${note('f(x)')} if ${c()} { drop(f); } ${note('2')}`,
    () =>
      `let v = part(log, ${n()}); let f = move || v.a.val(); ${note('f()')} drop(f); ${note('2')}`,
    () =>
      `let v = part(log, ${n()}); { let f = || drop(v.a); if ${c()} { f(); } ${note('2')} } ${note('v.b.val()')}`,
    () =>
      `let g = |y: u64| -> Option<D> { let _t = ${d()}; let v = maybe(log, y, ${n()})?; let w = maybe(log, y >> 1, ${n()})?; Some(if v.val() > w.val() { v } else { w }) }; if let Some(v) = g(x) { ${note('v.val()')} } ${note('1')} let _v = g(x >> 2);`,
    () =>
      `let r: Result<D, D> = (|| { let a = result(log, x, ${n()})?; let b = take2(${d()}, result(log, x >> 1, ${n()})?); let c2 = result(log, x >> 2, ${n()}).map_err(|e| { ${note('e.val()')} ${d()} })?; Ok(if b > 3 { a } else { c2 }) })(); ${note('r.is_ok() as u64')}`,
    () =>
      `let r = loop { let _t = ${d()}; match maybe(log, log.get() % 5, ${n()}) { Some(v) if v.val() % 2 == 0 => break v, Some(_) => { ${note('1')} } None => break ${d()} } }; ${note('r.val()')}`,
    () => `${value()}; ${temp()}; ${d()}; ${note('4')}`,
    () =>
      `let s: &[D] = &[${d()}, ${d()}]; ${note('s.len() as u64')} let t: &dyn Val = &${d()}; ${note('t.value()')}`,
    () => `let s = Holder { v: &${d()}, n: ${value()} }; ${note('s.n ^ s.v.val()')}`,
    () => `let Some(v) = ${some()} else { ${note('1')} return ${value()} }; ${note('v.val()')}`,
    () =>
      `let mut p = (${d()}, (${d()}, ${d()})); p.1.0 = ${d()}; let (a, (_, b)) = p; ${note('a.val() ^ b.val()')}`,
    () => `let a = take(${d()}, ${temp()}) + take(${d()}, ${temp()}); ${note('a')}`,
    () =>
      `assert!(${d()}.val() < 99); if ${d()}.val() ${random.pick(['<', '>', '=='])} ${d()}.val() { ${note('1')} } else if ${value()} > 3 { ${note('2')} }`,
    () =>
      `log.set(log.get() ^ ${value()}); let mut z = 1u64; z += ${value()}; z = ${value()} ^ z; ${note('z')}`,
  ];
  const count = random.between(3, 8);
  const body = Array.from({ length: count }, () => {
    const text = random.pick(ways)();
    return random.chance(60) ? nested('', [line(text)]) : line(text);
  });
  return [
    line('type L = core::cell::Cell<u64>;'),
    line("struct D<'a>(&'a L, u64);"),
    line(
      "impl Drop for D<'_> { fn drop(&mut self) { self.0.set(self.0.get().wrapping_mul(0x100000001b3).rotate_left(5) ^ self.1); } }",
    ),
    nested("impl<'a> D<'a>", [
      line("fn me(&self) -> &D<'a> { self }"),
      line('fn val(&self) -> u64 { self.1 }'),
      line("fn with(self, other: D<'a>) -> D<'a> { if self.1 > other.1 { self } else { other } }"),
    ]),
    line("struct P<'a> { a: D<'a>, b: D<'a>, n: u64 }"),
    nested("impl<'a> P<'a>", [
      line('fn val(&self) -> u64 { self.n ^ self.a.1 }'),
      line("fn some(self) -> Option<D<'a>> { if self.n % 2 == 0 { Some(self.b) } else { None } }"),
    ]),
    line("struct Holder<'a, 'b> { v: &'b D<'a>, n: u64 }"),
    line("trait Val<'a> { fn value(&self) -> u64; fn reset(&mut self, log: &'a L, n: u64); }"),
    line(
      "impl<'a> Val<'a> for D<'a> { fn value(&self) -> u64 { self.1 ^ 32 } fn reset(&mut self, log: &'a L, n: u64) { *self = D(log, n); } }",
    ),
    line('trait Any2 { fn size(&self) -> u64; }'),
    line('impl<T> Any2 for T { fn size(&self) -> u64 { size_of::<T>() as u64 } }'),
    line('fn note(log: &L, x: u64) { log.set(log.get().wrapping_mul(31).wrapping_add(x)); }'),
    line("fn pass<'a>(d: D<'a>) -> D<'a> { d }"),
    line("fn part<'a>(log: &'a L, n: u64) -> P<'a> { P { a: D(log, n), b: D(log, n + 1), n } }"),
    line(
      "fn maybe<'a>(log: &'a L, x: u64, n: u64) -> Option<D<'a>> { if x % 3 == 1 { None } else { Some(D(log, n)) } }",
    ),
    line(
      "fn result<'a>(log: &'a L, x: u64, n: u64) -> Result<D<'a>, D<'a>> { if x % 4 == 1 { Err(D(log, n)) } else { Ok(D(log, n + 2)) } }",
    ),
    line("fn take<'a>(a: D<'a>, b: &D<'a>) -> u64 { a.1 ^ b.1 }"),
    line("fn take2<'a>(a: D<'a>, b: D<'a>) -> u64 { drop(a); b.1 }"),
    line("fn take3<'a>(a: D<'a>, b: D<'a>, c: D<'a>) -> u64 { let _b = b; a.1 ^ c.1 }"),
    nested('fn run(log: &L, x: u64) -> u64', [...body, line('log.get()')]),
    callable(world, [x], U64, [
      line('let log = L::new(x & 1);'),
      line('let r = run(&log, x); let s = run(&log, x >> 3);'),
      line('log.get() ^ r ^ s.rotate_left(9)'),
    ]),
  ];
};
