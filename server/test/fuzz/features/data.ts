/**
 * Data and control flow as programs use them: slices, patterns, errors, tables, drops, raw memory,
 * floats, loops.
 */
import { line, type Node, nested } from '../program.ts';
import { fresh } from '../scope.ts';
import { BOOL, isSigned, show, type Type, U32, U64, USIZE } from '../types.ts';
import { callable, type Feature, hole, lit, type Named, someInt, someScalar } from './kit.ts';

const array = (elem: Type, len: number): Type => ({ kind: 'array', elem, len });

/** A function over slices: pieces, patterns, searching, sorting. */
const slices: Feature = (world) => {
  const { random } = world;
  const t = someInt(world);
  const T = show(t);
  const f = fresh(world, 'sl');
  const n = random.between(2, 7);
  const k = random.between(2, 3);
  const e = (...names: Named[]): string => hole(world, names, t, 1);
  const loops: string[] = [
    `for w in a.windows(${k}) { h = h.rotate_left(1) ^ w[0].wrapping_sub(w[${k - 1}]); }`,
    `for c in a.chunks(${k}) { h = h.wrapping_add(c[c.len() - 1]); if c.len() < ${k} { h ^= 1; } }`,
    `{ let c = a.chunks_exact(${k}); for r in c.remainder() { h ^= *r; } for x in c { h = h.wrapping_mul(3).wrapping_add(x[0]); } }`,
    `for c in a.rchunks(${k}) { h = h.wrapping_mul(5) ^ c[0]; }`,
    `if let Some((x, rest)) = a.split_first() { h ^= *x; h = h.wrapping_add(rest.len() as ${T}); }`,
    `if let [.., x] = a { h ^= x; }`,
    `if let Some(m) = a.iter().copied().max_by_key(|x| x & 7) { h = h.wrapping_sub(m); }`,
    `{ let (l, r) = a.split_at(n % (a.len() + 1)); h ^= (l.len() as ${T}) << 2; for (x, y) in l.iter().zip(r.iter().rev()) { h = h.wrapping_add(x ^ y); } }`,
    `h ^= a.iter().rposition(|x| *x > h).map_or(7, |i| i as ${T});`,
    `for (i, x) in a.iter().enumerate().skip(1).step_by(2) { h ^= x.wrapping_shl(i as u32); }`,
    `if a.starts_with(&[h]) || a.ends_with(&a[..1]) { h ^= 0x55; }`,
    `h = h.wrapping_add(a.first().copied().unwrap_or_default() ^ a.last().copied().unwrap_or(1));`,
    `if let Some(x) = a.get(n % 9) { h ^= x; }`,
    `if let Some(s) = a.get(1..n % 5) { h ^= s.len() as ${T}; }`,
    `h ^= a.iter().map(|&x| ${e(['x', t])}).fold(0, |p, q| p ^ q);`,
  ].filter(() => random.chance(35));
  const arms = [
    '[] => 1',
    '[x] => *x',
    `[x, y] if x ${random.pick(['<', '==', '>'])} y => x ^ y`,
    `[x, .., y] if *x == *y => *x`,
    `[x @ 0..=9, rest @ ..] => x.wrapping_add(rest.len() as ${T})`,
    `[_, mid @ .., _] if !mid.is_empty() => mid[0]`,
    `[${random.between(0, 9)}, y, ..] | [_, y] => *y`,
  ].filter(() => random.chance(60));
  return [
    nested(`fn ${f}(a: &[${T}], n: usize) -> ${T}`, [
      line(`let mut h: ${T} = ${lit(world, t)};`),
      ...loops.map(line),
      nested('h ^ match a', [...arms.map((arm) => line(`${arm},`)), line('_ => 3,')]),
    ]),
    callable(
      world,
      [
        ['a', array(t, n)],
        ['n', USIZE],
      ],
      t,
      [
        line('let mut a = a;'),
        line(
          random
            .pick([
              'a.sort_unstable();',
              'a.sort_unstable_by(|x, y| y.cmp(x));',
              'a.sort_unstable_by_key(|x| x & 31);',
              'a.reverse();',
              `for x in a.iter_mut().rev() { *x = ${e(['x', t])}; }`.replace('let x', 'let x'),
              `for c in a.chunks_mut(2) { c.reverse(); }`,
              `if let [x, .., y] = &mut a[..] { core::mem::swap(x, y); }`,
              `if let Some((x, rest)) = a.split_first_mut() { for y in rest { *x ^= *y; } }`,
            ])
            .replace(
              /\*x = (.*); }$/,
              (_, value: string) => `let old = *x; *x = { let x = old; ${value} }; }`,
            ),
        ),
        line(`let at = match a.binary_search(&${lit(world, t)}) { Ok(i) => i, Err(i) => i + 10 };`),
        ...(random.chance(50) ? [] : [line('let at = n;')]),
        line(`${f}(&a, at) ^ ${f}(&a[n % ${n + 1}..], n % 100)`),
      ],
    ),
  ];
};

/** Errors that become other errors on the way. */
const errors: Feature = (world) => {
  const { random } = world;
  const [t, u] = [someInt(world), someScalar(world)];
  const [T, U] = [show(t), show(u)];
  const [A, B, f, g, o] = ['ErrA', 'ErrB', 'parse', 'two', 'opt'].map((n) => fresh(world, n));
  const x: Named = ['x', t];
  return [
    line(`#[derive(Clone, Copy, Debug, PartialEq)] struct ${A}(${U});`),
    line(
      `#[derive(Clone, Copy, Debug, PartialEq)] enum ${B} { Low { at: ${T} }, From(${A}), None }`,
    ),
    line(`impl From<${A}> for ${B} { fn from(a: ${A}) -> Self { ${B}::From(a) } }`),
    line(
      `fn ${f}(x: ${T}) -> Result<${T}, ${A}> { if ${hole(world, [x], BOOL)} { Ok(${hole(world, [x], t)}) } else { Err(${A}(${hole(world, [x], u)})) } }`,
    ),
    nested(`fn ${g}(x: ${T}, n: u32) -> Result<${T}, ${B}>`, [
      line('let mut a = x;'),
      nested('for i in 0..n % 4', [
        line(`a = ${f}(a)?.wrapping_add(i as ${T});`),
        line(`if ${hole(world, [['a', t], x], BOOL)} { Err(${B}::Low { at: a })?; }`),
        line(`if a == ${lit(world, t)} { return Err(${B}::None); }`),
      ]),
      line(`let b = ${f}(x).or_else(|e| if ${hole(world, [x], BOOL)} { Ok(1) } else { Err(e) })?;`),
      line('Ok(a ^ b)'),
    ]),
    line(
      `fn ${o}(x: ${T}, y: Option<${T}>) -> Option<(${T}, ${T})> { let z = x.checked_add(y?)?; let Some(w) = y.filter(|w| *w != z) else { return Some((z, 0)) }; (z > w).then_some((w, z)) }`,
    ),
    callable(world, [x, ['n', U32]], t, [
      nested(
        `let r = match ${g}(x, n)`,
        [
          line('Ok(v @ 1..=20) => v ^ 1,'),
          line('Ok(v) => v,'),
          line(`Err(${B}::Low { at: at @ (0 | 7) }) => at.wrapping_add(2),`),
          line(`Err(${B}::Low { at }) if at ${random.pick(['<', '>'])} x => at,`),
          line(`Err(${B}::From(${A}(u))) => ${hole(world, [['u', u], x], t)},`),
          line('Err(_) => 77,'),
        ],
        '};',
      ),
      line(`let q = ${o}(x, ${g}(r, 1).ok());`),
      line(`let z = (|| -> Option<${T}> { let (a, b) = q?; Some(a.wrapping_mul(b)) })();`),
      line(`r ^ z.unwrap_or_else(|| ${hole(world, [x, ['r', t]], t, 1)})`),
    ]),
  ];
};

/** Tables that are computed at compile time, and macros. */
const tables: Feature = (world) => {
  const { random } = world;
  const t = someInt(world);
  const T = show(t);
  const [make, mac, K] = ['make', 'mac', 'C'].map((n) => fresh(world, n));
  const table = fresh(world, 'T');
  const len = random.between(3, 17);
  const steps = [
    `(i as ${T}).wrapping_mul(K) ^ (i as ${T} >> 1)`,
    `K.rotate_left(i as u32)`,
    `if i < 2 { K } else { t[i - 1].wrapping_add(t[i - 2]) }`,
    `{ let mut x = i as ${T}; let mut k = 0; while k < 8 { x = if x & 1 == 1 { (x >> 1) ^ K } else { x >> 1 }; k += 1; } x }`,
    `match i % 3 { 0 => K, 1 => !K, _ => i as ${T} }`,
  ];
  return [
    line(`const ${K}: ${T} = ${lit(world, t)};`),
    nested(`const fn ${make}<const N: usize>() -> [${T}; N]`, [
      line(`const K: ${T} = ${K};`),
      line('let mut t = [0; N]; let mut i = 0;'),
      nested('while i < N', [line(`t[i] = ${random.pick(steps)};`), line('i += 1;')]),
      line('t'),
    ]),
    line(`static ${table.toUpperCase()}S: [${T}; ${len}] = ${make}();`),
    line(
      `const ${table.toUpperCase()}C: (${T}, [${T}; 4]) = { let t = ${make}::<4>(); (t[3], t) };`,
    ),
    line(
      `macro_rules! ${mac} { ($a:expr) => { $a }; ($a:expr, $($rest:expr),+ $(,)?) => {{ let x = $a; x.wrapping_mul(31) ^ ${mac}!($($rest),+) }}; (@ $($n:ident = $v:expr);* => $b:expr) => {{ $(let $n = $v;)* $b }}; }`,
    ),
    callable(
      world,
      [
        ['x', t],
        ['i', USIZE],
      ],
      t,
      [
        line(
          `let a = ${table.toUpperCase()}S[i % ${len}]; let b = ${table.toUpperCase()}C.1[(i >> 3) & 3];`,
        ),
        ...(random.chance(50)
          ? [
              line(
                `let s = ${table.toUpperCase()}S.iter().skip(i % 3).fold(x, |p, q| p.wrapping_sub(*q));`,
              ),
            ]
          : [line('let s = b;')]),
        line(
          `${mac}!(@ y = ${mac}!(a, x, b, s); z = y >> 1 => ${mac}!(x, y ^ z, ${table.toUpperCase()}C.0, ${hole(
            world,
            [
              ['x', t],
              ['a', t],
            ],
            t,
          )}))`,
        ),
      ],
    ),
  ];
};

/** In which order values end: what each leaves in a log. */
const drops: Feature = (world) => {
  const { random } = world;
  const [D, P, f] = ['D', 'Pair', 'dr'].map((n) => fresh(world, n));
  let id = 1;
  const d = (): string => `${D}(log, ${id++ % 16})`;
  const cond = (): string => hole(world, [['x', U64]], BOOL, 1);
  const bodies: (() => readonly Node[])[] = [
    () => [line(`let _a = ${d()}; let _ = ${d()}; let _b = ${d()};`)],
    () => [
      line(
        `let p = ${P} { a: ${d()}, b: ${d()}, n: x }; if ${cond()} { drop(p.b); } else { let ${P} { b, .. } = p; log.set(log.get() ^ b.1); }`,
      ),
    ],
    () => [
      line(
        `let mut o = Some(${d()}); if ${cond()} { o = None; } log.set(log.get() + 1); drop(o.take()); o = Some(${d()}); let _keep = o;`,
      ),
    ],
    () => [
      line(
        `let mut v = ${d()}; if ${cond()} { v = ${d()}; } let old = core::mem::replace(&mut v, ${d()}); log.set(log.get() ^ old.1);`,
      ),
    ],
    () => [
      line(
        `match (${d()}, ${d()}).${random.below(2)} { ref g if g.1 > 7 || ${cond()} => log.set(log.get() ^ g.1), g => drop(g) }`,
      ),
    ],
    () => [
      line(
        `for i in 0..3u64 { let _g = ${D}(log, i); if i == x % 4 { continue; } let _h = ${d()}; if ${cond()} { break; } }`,
      ),
    ],
    () => [
      line(
        `let l = [${d()}, ${d()}, ${d()}]; if ${cond()} { let [a, _, c] = l; drop(c); log.set(log.get() ^ a.1); }`,
      ),
    ],
    () => [
      line(
        `let c = { let g = ${d()}; move |y: u64| g.1 ^ y }; log.set(c(log.get())); if ${cond()} { drop(c); }`,
      ),
    ],
    () => [
      line(
        `let g = ${d()}; let r = 'out: { let _h = ${d()}; if ${cond()} { break 'out g; } ${d()} }; log.set(log.get() ^ r.1);`,
      ),
    ],
    () => [
      line(
        `if let Some(g) = Some(${d()}).filter(|g| g.1 > 3) { log.set(log.get() ^ g.1); } else { log.set(log.get() + 9); }`,
      ),
    ],
    () => [
      line(`let Some(_g) = ${cond()}.then(|| ${d()}) else { log.set(log.get() ^ 0x77); return; };`),
    ],
    () => [line(`let t = (${d()}, x, ${d()}); let (a, ..) = t; if ${cond()} { return; } drop(a);`)],
    () => [line(`log.set(log.get() ^ ${d()}.1 ^ (${d()}, ${d()}).0.1);`)],
    () => [line(`let _v = { let a = ${d()}; let b = ${d()}; if ${cond()} { a } else { b } };`)],
    () => [
      line(
        `let e: Result<${D}, ${D}> = if ${cond()} { Ok(${d()}) } else { Err(${d()}) }; let _k = e.map_err(|g| g.1);`,
      ),
    ],
    () => [
      line(
        `let m = core::mem::ManuallyDrop::new(${d()}); log.set(log.get() ^ m.1); if ${cond()} { drop(core::mem::ManuallyDrop::into_inner(m)); }`,
      ),
    ],
    () => [
      line(
        `while let Some(g) = (log.get() % 3 != 0).then(|| ${d()}) { log.set(log.get() / 2 + g.1 % 2); if log.get() < 9 { break; } }`,
      ),
    ],
  ];
  const chosen = Array.from({ length: random.between(2, 4) }, () => random.pick(bodies)()).flat();
  return [
    line(`struct ${D}<'a>(&'a core::cell::Cell<u64>, u64);`),
    line(
      `impl Drop for ${D}<'_> { fn drop(&mut self) { self.0.set(self.0.get().wrapping_mul(17).wrapping_add(self.1)); } }`,
    ),
    line(`#[allow(dead_code)] struct ${P}<'a> { a: ${D}<'a>, b: ${D}<'a>, n: u64 }`),
    nested(`fn ${f}(log: &core::cell::Cell<u64>, x: u64)`, chosen),
    callable(world, [['x', U64]], U64, [
      line('let log = core::cell::Cell::new(1);'),
      line(`${f}(&log, x); ${f}(&log, x >> 5);`),
      line('log.get()'),
    ]),
  ];
};

/** Memory as bytes: unions, transmutes, raw pointers, uninitialised arrays, bytes of numbers. */
const memory: Feature = (world) => {
  const { random } = world;
  const t = someInt(world);
  const T = show(t);
  const U = fresh(world, 'U');
  const bytes = `core::mem::size_of::<${T}>()`;
  const ways = [
    `{ let u = ${U} { word: a }; let b = unsafe { u.bytes }; h = b.iter().rev().fold(h, |s, x| s.wrapping_mul(3) ^ (*x as ${T})); }`,
    `{ let b: [u8; ${bytes}] = unsafe { core::mem::transmute(a) }; h ^= b[i % ${bytes}] as ${T}; }`,
    `h ^= ${T}::from_${random.pick(['le', 'be', 'ne'])}_bytes(a.to_${random.pick(['le', 'be'])}_bytes());`,
    `{ let mut l = [a, h, 3]; let p = l.as_mut_ptr(); unsafe { *p.add(i % 3) = h; core::ptr::swap(p, p.add(2)); h ^= p.add(1).read(); } h = h.wrapping_add(l[0]); }`,
    `{ let mut m = [const { core::mem::MaybeUninit::<${T}>::uninit() }; 4]; for (k, x) in m.iter_mut().enumerate() { x.write(a.rotate_left(k as u32)); } let m = m.map(|x| unsafe { x.assume_init() }); h ^= m[i % 4]; }`,
    `{ let l = [a, h]; let p = &l as *const [${T}; 2] as *const u8; h ^= unsafe { *p.add(i % (2 * ${bytes})) } as ${T}; }`,
    `{ let c = core::cell::Cell::new(a); let r = &c; r.set(r.get() ^ h); h = c.replace(1).wrapping_add(c.get()); }`,
    `{ let l = [[a, h], [h, a]]; let flat = l.as_flattened(); h ^= flat[i % 4]; }`,
    `{ let w = core::num::Wrapping(a) * core::num::Wrapping(h) + core::num::Wrapping(7); h ^= w.0; }`,
    `{ let mut s = core::num::Saturating(a); s += h; s *= core::num::Saturating(3); h ^= s.0; }`,
    `if let Some(z) = core::num::NonZero::new(a) { h ^= z.get().wrapping_add(z.leading_zeros() as ${T}); }`,
    `h ^= (core::mem::size_of::<Option<Option<bool>>>() * 16 + core::mem::size_of::<Option<u64>>()) as ${T};`,
    `{ let mut l = [a, h, a ^ h, 1]; l.copy_within(1..3, i % 3); let (x, y) = l.split_at_mut(2); x.swap_with_slice(y); h = l.iter().fold(h, |p, q| p.rotate_left(7) ^ *q); }`,
    `{ let r: &${T} = &a; let o: Option<&${T}> = (i % 2 == 0).then_some(r); h ^= o.copied().unwrap_or(5); }`,
  ].filter(() => random.chance(45));
  return [
    line(`#[repr(C)] union ${U} { word: ${T}, bytes: [u8; ${bytes}] }`),
    callable(
      world,
      [
        ['a', t],
        ['i', USIZE],
      ],
      t,
      [
        line(`let mut h: ${T} = ${hole(world, [['a', t]], t)};`),
        line(`let _ = ${U} { word: a };`),
        ...ways.map(line),
        line('h'),
      ],
    ),
  ];
};

/** Enums with chosen discriminants and niches, nested patterns, conversions to numbers. */
const enums: Feature = (world) => {
  const { random } = world;
  const [E, N] = ['En', 'Ne'].map((n) => fresh(world, n));
  const [t, u] = [someInt(world), someScalar(world)];
  const repr = random.pick(['', '#[repr(u8)] ', '#[repr(i32)] ', '#[repr(u64)] ']);
  const [d1, d2] = [random.between(2, 90), random.between(100, 127)];
  const x: Named[] = [
    ['a', t],
    ['b', u],
  ];
  const e = (names: readonly Named[] = x): string => hole(world, names, t, 1);
  const arms = [
    `${N}::Unit(${E}::A) => ${e()}`,
    `${N}::Unit(k @ (${E}::B | ${E}::C)) => (k as u64 as ${show(t)}) ^ a`,
    `${N}::Both(Some(p), (q, _)) if p == q => p`,
    `${N}::Both(Some(p), (q, Some(${E}::C))) => p.wrapping_sub(q)`,
    `${N}::Both(None, (q @ 0..=50, k)) => q ^ k.map_or(9, |k| k as u64 as ${show(t)})`,
    `ref whole @ ${N}::Both(_, (_, None)) => match whole { ${N}::Both(p, (q, _)) => p.unwrap_or(*q), _ => 0 }`,
    `${N}::Rec { n: n @ Some(true), .. } => n.is_some() as ${show(t)} ^ 1`,
    `${N}::Rec { c, n: Some(Some(_)) } => c as u32 as ${show(t)}`.replace(
      'Some(Some(_))',
      'Some(false)',
    ),
    `${N}::Rec { c: 'a'..='z', n: None } => 26`,
    `${N}::One(v) => ${hole(world, [['v', u], ...x], t, 1)}`,
  ].filter(() => random.chance(70));
  return [
    line(
      `${repr}#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)] enum ${E} { A${random.chance(50) ? ' = 1' : ''}, B = ${d1}, C = ${d2} }`,
    ),
    line(
      `#[derive(Clone, Copy, PartialEq, Debug)] #[allow(dead_code)] enum ${N} { Unit(${E}), Both(Option<${show(t)}>, (${show(t)}, Option<${E}>)), Rec { c: char, n: Option<bool> }, One(${show(u)}), Empty }`,
    ),
    callable(
      world,
      [
        ['a', t],
        ['b', u],
        ['i', USIZE],
      ],
      t,
      [
        line(`let es = [${E}::C, ${E}::A, ${E}::B]; let k = es[i % 3];`),
        nested(
          `let mk = |i: usize| match i % 6`,
          [
            line(`0 => ${N}::Unit(k),`),
            line(`1 => ${N}::Both(Some(a), (${e()}, (i % 4 > 1).then_some(k))),`),
            line(`2 => ${N}::Both(None, (a, Some(${E}::C))),`),
            line(
              `3 => ${N}::Rec { c: (i as u8 | 64) as char, n: if i % 5 == 0 { None } else { Some(i % 2 == 0) } },`,
            ),
            line(`4 => ${N}::One(b),`),
            line(`_ => ${N}::Empty,`),
          ],
          '};',
        ),
        line(`let mut h: ${show(t)} = k as u64 as ${show(t)};`),
        nested(`for j in 0..${random.between(2, 7)}`, [
          nested(
            'let m = match mk(i.wrapping_add(j))',
            [...arms.map((arm) => line(`${arm},`)), line('_ => 3,')],
            '};',
          ),
          line('h = h.rotate_left(3) ^ m;'),
        ]),
        line(`if es.iter().max() == Some(&k) { h ^= 0x2a; }`),
        line(`if mk(i) == mk(i / 2) { h = !h; }`),
        line('h'),
      ],
    ),
  ];
};

/** Nested loops that are left in many ways. */
const loops: Feature = (world) => {
  const { random } = world;
  const t = someInt(world);
  const T = show(t);
  const names: Named[] = [
    ['h', t],
    ['a', t],
    ['i', U32],
    ['j', U32],
  ];
  const c = (): string => hole(world, names, BOOL, 1);
  const v = (): string => hole(world, names, t, 1);
  const labelled = (): string =>
    random.pick(["continue 'out", "break 'out", "break 'mid", "continue 'mid"]);
  const exit = (): string =>
    random.pick([
      "continue 'out",
      "break 'out",
      "break 'mid",
      "continue 'mid",
      'break',
      'continue',
    ]);
  return [
    callable(
      world,
      [
        ['a', t],
        ['n', U32],
      ],
      t,
      [
        line(`let mut h: ${T} = a;`),
        line('let mut budget = 60u32;'),
        nested(`'out: for i in 0..n % 6`, [
          line('let mut j = i;'),
          nested(random.pick(["'mid: while j < 5", "'mid: loop"]), [
            line('j += 1; budget -= 1;'),
            line("if budget == 0 { break 'out; }"),
            line("if j > 6 { continue 'out; }"),
            line(`if ${c()} { h = ${v()}; ${exit()}; }`),
            nested(`for k in (0..j).rev()`, [
              line(`if k == i { h ^= ${v()}; ${exit()}; }`),
              line(`h = h.wrapping_add(k as ${T});`),
            ]),
            line(`let w = 'v: { if ${c()} { break 'v ${v()}; } if ${c()} { ${labelled()}; } a };`),
            line('h ^= w;'),
          ]),
        ]),
        line(
          `let r = loop { h = h.rotate_left(1); budget = budget.wrapping_sub(1); if budget > 70 || ${hole(
            world,
            [
              ['h', t],
              ['a', t],
            ],
            BOOL,
            1,
          )} { break h ^ 1; } };`,
        ),
        line('r'),
      ],
    ),
  ];
};

/** Floats: arithmetic, order, casts that saturate. NaNs are looked at only through `is_nan`. */
const floats: Feature = (world) => {
  const { random } = world;
  const f: Type = { kind: 'float', name: random.pick(['f32', 'f64'] as const) };
  const t = someInt(world);
  const [F, T] = [show(f), show(t)];
  const names: Named[] = [
    ['x', f],
    ['y', f],
  ];
  const e = (): string => hole(world, names, f);
  const ways = [
    `h ^= (${e()}) as ${T};`,
    `h ^= ((${e()}) * 1e${random.between(-3, 30)}) as ${T};`,
    `{ let z = ${e()}; if !z.is_nan() { h ^= z.to_bits() as ${T}; h = h.wrapping_add(${F}::from_bits(z.to_bits()) as ${T}); } }`,
    `h ^= x.partial_cmp(&(${e()})).map_or(5, |o| o as i8 as ${T});`,
    `if !x.is_nan() && !y.is_nan() { h ^= x.total_cmp(&y) as i8 as ${T}; }`,
    `{ let m = x.max(${e()}) + 1.0; h ^= m as ${T}; }`,
    `{ let m = [x, y, 1.5].into_iter().fold(${F}::INFINITY, ${F}::min) - 2.0; h ^= m as ${T}; }`,
    `if !y.is_nan() { h ^= x.clamp(-7.5, 99.25) as ${T}; }`,
    `{ let r = x % 3.5; if !r.is_nan() { h ^= (r * 8.0) as ${T}; } }`,
    `h ^= ((h as ${F}) / 7.0) as ${T};`,
    `h ^= (h as ${F} as ${F === 'f32' ? 'f64' : 'f32'} * 1.1) as ${T};`,
    `{ let mut s = 0.0; for k in 0..5 { s += x * (k as ${F}) - y; s *= 0.5; } h ^= s as ${T}; }`,
    `if x < y && !(x >= y) || x != x { h = !h; }`,
    `h ^= core::${F}::math::${random.pick(['sqrt', 'floor', 'ceil', 'trunc', 'round'])}(x.abs()) as ${T};`,
  ].filter(() => random.chance(40));
  return [
    callable(
      world,
      [
        ['x', f],
        ['y', f],
        ['h', t],
      ],
      t,
      [line('let mut h = h;'), ...ways.map(line), line('h')],
    ),
  ];
};

/** Wide arithmetic: every operation of `u128` and `i128` by values that are not constant. */
const wide: Feature = (world) => {
  const { random } = world;
  const t = someInt(world, ['u128', 'i128', 'u64', 'i64', 'u128']);
  const T = show(t);
  const signed = isSigned((t as Type & { kind: 'int' }).name);
  const ways = [
    'h ^= a.wrapping_mul(b);',
    'if b != 0 { h ^= a.wrapping_div(b); }',
    'if b != 0 { h = h.wrapping_add(a.wrapping_rem(b)); }',
    'if let Some(z) = a.checked_div(b | 1) { h ^= z; }',
    `if let Some(z) = a.checked_${random.pick(['add', 'sub', 'mul'])}(b) { h ^= z; } else { h = !h; }`,
    `h ^= a.saturating_${random.pick(['add', 'sub', 'mul'])}(b);`,
    `{ let (z, o) = a.overflowing_${random.pick(['add', 'sub', 'mul'])}(b); h ^= z; if o { h ^= 0x11; } }`,
    'h = h.wrapping_shl(n) ^ a.wrapping_shr(n >> 3);',
    'h ^= a.rotate_left(n) ^ b.rotate_right(n);',
    `h ^= ${T}::from_be(a) ^ b.swap_bytes();`,
    `h ^= (a as f64) as ${T}; h = h.wrapping_add((b as f32) as ${T});`,
    `h ^= (a.leading_zeros() + b.trailing_zeros() + a.count_ones()) as ${T};`,
    'if b > 0 { h ^= a.rem_euclid(b) ^ a.div_euclid(b); }',
    signed ? 'h ^= a.wrapping_abs() ^ b.signum();' : 'h ^= a.isqrt() ^ a.abs_diff(b);',
    signed
      ? `h ^= a.unsigned_abs() as ${T};`
      : 'if let Some(z) = a.checked_next_multiple_of(b | 1) { h ^= z; }',
    `h ^= (a.wrapping_pow(n % 6)) ^ ((a as u8) as ${T});`,
    `h ^= ((a as i32) as ${T}) ^ ((b as u16) as ${T}) ^ ((a > b) as ${T});`,
    `if a != 0 { h ^= (a.${signed ? 'unsigned_abs().' : ''}ilog2() + a.${signed ? 'unsigned_abs().' : ''}ilog10()) as ${T}; }`,
    `h ^= a.midpoint(b);`,
  ].filter(() => random.chance(40));
  return [
    callable(
      world,
      [
        ['a', t],
        ['b', t],
        ['n', U32],
      ],
      t,
      [line(`let mut h: ${T} = 1;`), ...ways.map(line), line('h')],
    ),
  ];
};

/** What may panic for some inputs. */
const panics: Feature = (world) => {
  const { random } = world;
  const t = someInt(world);
  const T = show(t);
  const rare = (): string => `i % ${random.between(5, 40)} == ${random.below(5)}`;
  const ways = [
    `if ${rare()} { h ^= l[i % 4 + 1]; }`,
    `if ${rare()} { h ^= h / (a & 3); }`,
    `if ${rare()} { h ^= (a > h).then_some(a).unwrap(); }`,
    `if ${rare()} { h ^= l[1..][..i % 4].len() as ${T}; }`,
    `if ${rare()} { assert!(a != h, "same"); }`,
    `if ${rare()} { let r: Result<${T}, ${T}> = if a > 5 { Ok(a) } else { Err(h) }; h ^= r.expect("small"); }`,
    `if ${rare()} { h ^= l.iter().copied().find(|x| *x > a).unwrap(); }`,
    `if ${rare()} { let (x, y) = l.split_at(i % 6); h ^= x.len() as ${T} ^ y.len() as ${T}; }`,
    `if ${rare()} { unreachable!(); }`,
    `if ${rare()} { h ^= a % (h & 7); }`,
  ].filter(() => random.chance(35));
  return [
    callable(
      world,
      [
        ['a', t],
        ['i', USIZE],
      ],
      t,
      [
        line(`let mut h: ${T} = ${hole(world, [['a', t]], t, 1)};`),
        line('let l = [a, 1, h, 3];'),
        line('h ^= l[i % 4];'),
        ...ways.map(line),
        line('h'),
      ],
    ),
  ];
};

/** Big values passed and returned by value, through calls that stay calls. */
const byValue: Feature = (world) => {
  const { random } = world;
  const [S, f] = ['Big', 'pass'].map((n) => fresh(world, n));
  const fields = Array.from({ length: random.between(2, 6) }, () => someScalar(world));
  const t = someInt(world);
  const own: Named[] = fields.map((type, i) => [`f${i}`, type]);
  const swap = own.map(([name, type]) => `${name}: ${hole(world, [...own, ['a', t]], type, 1)}`);
  const repr = random.pick(['', '#[repr(C)] ', '#[repr(C, packed)] ', '#[repr(align(32))] ']);
  return [
    line(
      `${repr}#[derive(Clone, Copy)] struct ${S} { ${own.map(([name, type]) => `${name}: ${show(type)}`).join(', ')} }`,
    ),
    line(
      `#[inline(never)] fn ${f}(s: ${S}, a: ${show(t)}) -> (${S}, ${show(t)}) { let ${S} { ${own.map(([n]) => n).join(', ')} } = s; (${S} { ${swap.join(', ')} }, ${hole(world, [...own, ['a', t]], t)}) }`,
    ),
    callable(world, [['a', t], ['n', U32], ...own], t, [
      line(`let mut s = ${S} { ${own.map(([n]) => n).join(', ')} }; let mut a = a;`),
      nested('for _ in 0..n % 4', [line(`(s, a) = ${f}(s, a);`)]),
      line(`let l = [s; 2]; let ${S} { ${own.map(([n]) => n).join(', ')} } = l[n as usize % 2];`),
      line(hole(world, [...own, ['a', t]], t)),
    ]),
  ];
};

export const DATA: Readonly<Record<string, Feature>> = {
  slices,
  errors,
  tables,
  drops,
  memory,
  enums,
  loops,
  floats,
  wide,
  panics,
  byValue,
};
