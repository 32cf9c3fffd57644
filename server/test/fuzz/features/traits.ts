/**
 * Traits, closures and generics as programs use them: iterators of their own, objects, returned
 * closures, const generics.
 */
import { line, type Node, nested } from '../program.ts';
import { fresh } from '../scope.ts';
import { BOOL, isSigned, show, type Type, U32, U64, USIZE } from '../types.ts';
import { callable, type Feature, hole, lit, type Named, someInt, someScalar } from './kit.ts';

/** A struct that is an iterator, used through adaptors. */
const ownIterator: Feature = (world) => {
  const { random } = world;
  const [state, item, ret] = [someScalar(world), someInt(world), someInt(world)];
  const name = fresh(world, 'It');
  const own: Named[] = [
    ['a', state],
    ['n', U32],
  ];
  const adaptors: string[] = [];
  for (let i = random.below(3); i > 0; i--) {
    adaptors.push(
      random.pick([
        `.filter(|&x| ${hole(world, [['x', item]], BOOL, 1)})`,
        `.map(|x| ${hole(world, [['x', item]], item, 1)})`,
        '.skip(1)',
        '.step_by(2)',
        '.take(3)',
        '.fuse()',
        `.take_while(|&x| ${hole(world, [['x', item]], BOOL, 1)})`,
        `.chain(core::iter::once(${lit(world, item)}))`,
        `.scan(0u32, |s, x| { *s += 1; (*s < 4).then_some(x) })`,
        `.map_while(|x| if x == ${lit(world, item)} { None } else { Some(x) })`,
      ]),
    );
  }
  const source = `(${name} { a: p, n: n % 6 })${adaptors.join('')}`;
  const more: Named[] = [
    ['h', ret],
    ['x', item],
  ];
  const loop = random.pick<readonly Node[]>([
    [nested(`for x in ${source}`, [line(`h = ${hole(world, more, ret)};`)])],
    [
      line(`let mut it = ${source};`),
      nested('while let Some(x) = it.next()', [
        line(`h = ${hole(world, more, ret, 1)};`),
        line(`if ${hole(world, more, BOOL, 1)} { let _ = it.next(); }`),
      ]),
    ],
    [
      line(`let mut it = ${source}.peekable();`),
      nested('while let Some(x) = it.next()', [
        line(`if it.peek() == Some(&x) { continue; }`),
        line(`h = ${hole(world, more, ret, 1)};`),
      ]),
    ],
    [line(`h = ${source}.fold(h, |h, x| ${hole(world, more, ret)});`)],
  ]);
  return [
    line(`struct ${name} { a: ${show(state)}, n: u32 }`),
    nested(`impl Iterator for ${name}`, [
      line(`type Item = ${show(item)};`),
      nested(`fn next(&mut self) -> Option<${show(item)}>`, [
        line('if self.n == 0 { return None; }'),
        line('self.n -= 1;'),
        line('let (a, n) = (self.a, self.n);'),
        line(`self.a = ${hole(world, own, state)};`),
        line(`Some(${hole(world, own, item)})`),
      ]),
    ]),
    callable(
      world,
      [
        ['p', state],
        ['n', U32],
      ],
      ret,
      [line(`let mut h: ${show(ret)} = ${lit(world, ret)};`), ...loop, line('h')],
    ),
  ];
};

/** Objects of several types behind one trait, chosen at run time. */
const objects: Feature = (world) => {
  const { random } = world;
  const t = someInt(world);
  const [a, b] = [someScalar(world), someScalar(world)];
  const name = fresh(world, 'Obj');
  const [s, v] = [`${name}A`, `${name}B`];
  const T = show(t);
  const y: Named = ['y', t];
  // An i128 is aligned to 16 on the host and to 8 on amdgcn.
  const wide = [a, b, t].some((type) => show(type).endsWith('128'));
  const generic = random.chance(40);
  const tr = generic ? `${name}<${T}>` : name;
  return [
    nested(`trait ${name}${generic ? '<T: Copy>' : ''}`, [
      line(`fn go(&self, y: ${generic ? 'T' : T}) -> ${generic ? 'T' : T};`),
      line(`fn set(&mut self, y: ${generic ? 'T' : T});`),
      line(`fn size(&self) -> usize { core::mem::size_of_val(self)${wide ? ' % 8' : ''} }`),
      line(
        `fn both(&self, y: ${generic ? 'T' : T}) -> ${generic ? 'T' : T} { self.go(self.go(y)) }`,
      ),
    ]),
    line(`struct ${s}(${show(a)});`),
    line(`#[allow(dead_code)] enum ${v} { One(${show(b)}, ${T}), Two }`),
    nested(`impl ${tr} for ${s}`, [
      line(`fn go(&self, y: ${T}) -> ${T} { let x = self.0; ${hole(world, [['x', a], y], t)} }`),
      line(
        `fn set(&mut self, y: ${T}) { let x = self.0; self.0 = ${hole(world, [['x', a], y], a)}; }`,
      ),
    ]),
    nested(`impl ${tr} for ${v}`, [
      line(
        `fn go(&self, y: ${T}) -> ${T} { match self { ${v}::One(x, z) => { let (x, z) = (*x, *z); ${hole(world, [['x', b], ['z', t], y], t)} } ${v}::Two => ${hole(world, [y], t)} } }`,
      ),
      line(
        `fn set(&mut self, y: ${T}) { *self = if ${hole(world, [y], BOOL)} { ${v}::Two } else { ${v}::One(${hole(world, [y], b)}, y) }; }`,
      ),
      ...(random.chance(50) ? [line(`fn both(&self, y: ${T}) -> ${T} { y }`)] : []),
    ]),
    callable(
      world,
      [
        ['p', a],
        ['q', t],
        ['i', USIZE],
      ],
      t,
      [
        line(
          `let mut a = ${s}(p); let mut b = ${v}::One(${lit(world, b)}, q); let mut c = ${v}::Two;`,
        ),
        ...(random.chance(60)
          ? [
              line(
                `{ let list: [&mut dyn ${tr}; 3] = [&mut a, &mut b, &mut c]; for (n, x) in list.into_iter().enumerate() { if n == i % 4 { x.set(q); } } }`,
              ),
            ]
          : []),
        line(`let list: [&dyn ${tr}; 3] = [&a, &c, &b];`),
        line(`let mut h = list[i % 3].go(q);`),
        nested('for x in list', [line(`h = x.both(h) ^ (x.size() as ${T});`)]),
        line('h'),
      ],
    ),
  ];
};

/** Closures that are returned, composed, and given by reference. */
const closures: Feature = (world) => {
  const { random } = world;
  const [t, u] = [someInt(world), someScalar(world)];
  const [T, U] = [show(t), show(u)];
  const [make, compose, apply, once] = ['mk', 'comp', 'app', 'once'].map((n) => fresh(world, n));
  const x: Named = ['x', t];
  return [
    line(
      `fn ${make}(k: ${T}, b: bool) -> impl Fn(${T}) -> ${U} + Copy { move |x| if b { ${hole(world, [x, ['k', t]], u)} } else { ${hole(world, [['k', t]], u)} } }`,
    ),
    line(
      `fn ${compose}<A, B, C>(f: impl Fn(A) -> B, g: impl Fn(B) -> C) -> impl Fn(A) -> C { move |x| g(f(x)) }`,
    ),
    line(
      `fn ${apply}(f: &mut ${random.pick(['dyn FnMut', 'impl FnMut'])}(${T}) -> ${T}, n: u32, x: ${T}) -> ${T} { let mut x = x; for _ in 0..n % 4 { x = f(x); } x }`,
    ),
    line(
      `fn ${once}<F: FnOnce() -> ${T}>(f: F, go: bool) -> Option<${T}> { if go { Some(f()) } else { None } }`,
    ),
    callable(
      world,
      [
        ['p', t],
        ['n', U32],
        ['b', BOOL],
      ],
      t,
      [
        line(`let f = ${make}(p, b);`),
        line(
          `let g = ${compose}(f, |y: ${U}| ${hole(
            world,
            [
              ['y', u],
              ['p', t],
            ],
            t,
          )});`,
        ),
        line('let mut seen = 0u32; let mut last = p;'),
        nested(
          `let mut step = |x: ${T}|`,
          [
            line('seen += 1;'),
            line(`last = ${hole(world, [x, ['last', t]], t)};`),
            line(random.pick(['g(x)', 'g(last)', 'last'])),
          ],
          '};',
        ),
        line(`let r = ${apply}(&mut step, n, p);`),
        line(
          `let o = ${once}(move || ${hole(
            world,
            [
              ['r', t],
              ['p', t],
            ],
            t,
          )}, ${hole(world, [['r', t]], BOOL)});`,
        ),
        line(`r ^ (seen as ${T}) ^ o.unwrap_or(last)`),
      ],
    ),
  ];
};

/** A matrix with sizes in its type, indexed by its own impl. */
const constGenerics: Feature = (world) => {
  const { random } = world;
  const t = someInt(world);
  const T = show(t);
  const name = fresh(world, 'M');
  const [r, c] = [random.between(1, 3), random.between(1, 4)];
  const at: Named[] = [
    ['a', t],
    ['i', USIZE],
    ['j', USIZE],
  ];
  return [
    line(
      `#[derive(Clone, Copy, PartialEq)] struct ${name}<const R: usize, const C: usize>([[${T}; C]; R]);`,
    ),
    nested(`impl<const R: usize, const C: usize> ${name}<R, C>`, [
      line('const LEN: usize = R * C;'),
      line(
        `fn make(f: impl Fn(usize, usize) -> ${T}) -> Self { ${name}(core::array::from_fn(|i| core::array::from_fn(|j| f(i, j)))) }`,
      ),
      line(`fn turn(&self) -> ${name}<C, R> { ${name}::make(|i, j| self[(j, i)]) }`),
      line(
        `fn mul<const K: usize>(&self, o: &${name}<C, K>) -> ${name}<R, K> { ${name}::make(|i, j| (0..C).fold(0, |s: ${T}, k| s.wrapping_add(self[(i, k)].wrapping_mul(o[(k, j)])))) }`,
      ),
      line(
        `fn cells(&self) -> impl Iterator<Item = ${T}> + '_ { self.0.iter().flat_map(|r| r.iter().copied()) }`,
      ),
    ]),
    line(
      `impl<const R: usize, const C: usize> core::ops::Index<(usize, usize)> for ${name}<R, C> { type Output = ${T}; fn index(&self, (i, j): (usize, usize)) -> &${T} { &self.0[i][j] } }`,
    ),
    line(
      `impl<const R: usize, const C: usize> core::ops::IndexMut<(usize, usize)> for ${name}<R, C> { fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut ${T} { &mut self.0[i][j] } }`,
    ),
    callable(
      world,
      [
        ['a', t],
        ['n', USIZE],
      ],
      t,
      [
        line(`let mut m = ${name}::<${r}, ${c}>::make(|i, j| ${hole(world, at, t)});`),
        line(`m[(n % ${r}, n % ${c})] ${random.pick(['= a', '^= a', '|= a'])};`),
        line(`let p = m.mul(&m.turn());`),
        line(`let k = ${name}::<${c}, ${r}>::LEN as ${T};`),
        line(`p.cells().chain(m.turn().cells()).fold(k, |s, x| s.rotate_left(3) ^ x)`),
      ],
    ),
  ];
};

/**
 * A trait with an associated type and constant, implemented for several types, and generic code
 * over it.
 */
const associated: Feature = (world) => {
  const { random } = world;
  const name = fresh(world, 'As');
  const types = [someInt(world), { kind: 'tuple', elems: [someScalar(world), U32] } as Type];
  const outs = [someInt(world), someInt(world)];
  const go = fresh(world, 'go');
  const impls = types.map((t, i) =>
    nested(`impl ${name} for ${show(t)}`, [
      line(`type Out = ${show(outs[i]!)};`),
      line(`const K: ${show(outs[i]!)} = ${lit(world, outs[i]!)};`),
      line(
        `fn conv(self, y: u64) -> Self::Out { let x = self; ${hole(
          world,
          [
            ['x', t],
            ['y', U64],
          ],
          outs[i]!,
        )} }`,
      ),
    ]),
  );
  return [
    nested(`trait ${name}: Copy`, [
      line('type Out: Copy + PartialOrd + Into<Option<Self::Out>>;'),
      line('const K: Self::Out;'),
      line('fn conv(self, y: u64) -> Self::Out;'),
    ]),
    ...(show(types[0]!) === show(types[1]!) ? impls.slice(0, 1) : impls),
    nested(`fn ${go}<A: ${name}>(a: A, y: u64, n: u32) -> Option<A::Out>`, [
      line('let mut best = None;'),
      nested('for i in 0..n % 5', [
        line('let x = a.conv(y.wrapping_add(i as u64));'),
        line(`if best.is_none_or(|b| x ${random.pick(['<', '>', '<='])} b) { best = x.into(); }`),
      ]),
      line(`best.filter(|b| *b ${random.pick(['<', '!=', '>='])} A::K).or(Some(A::K))`),
    ]),
    callable(
      world,
      [
        ['p', types[0]!],
        ['q', types[1]!],
        ['n', U32],
      ],
      U64,
      [
        line(`let a = ${go}(p, n as u64, n).map_or(1, |x| x as u64);`),
        line(`let b = ${go}(q, a, n).map_or(2, |x| x as u64);`),
        line('a.rotate_left(9) ^ b'),
      ],
    ),
  ];
};

/** A newtype with operators, order and `Deref`. */
const newtype: Feature = (world) => {
  const { random } = world;
  const t = someInt(world);
  const T = show(t);
  const W = fresh(world, 'W');
  const [a, b]: Named[] = [
    ['a', t],
    ['b', t],
  ];
  const op = (): string => hole(world, [a!, b!], t);
  return [
    line(`#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)] struct ${W}(${T}, [u8; 3]);`),
    line(
      `impl core::ops::Deref for ${W} { type Target = [u8; 3]; fn deref(&self) -> &[u8; 3] { &self.1 } }`,
    ),
    line(
      `impl core::ops::DerefMut for ${W} { fn deref_mut(&mut self) -> &mut [u8; 3] { &mut self.1 } }`,
    ),
    line(
      `impl core::ops::Add<&${W}> for &${W} { type Output = ${W}; fn add(self, o: &${W}) -> ${W} { let (a, b) = (self.0, o.0); ${W}(${op()}, self.1) } }`,
    ),
    line(
      `impl core::ops::Mul<${T}> for ${W} { type Output = ${W}; fn mul(self, b: ${T}) -> ${W} { let a = self.0; ${W}(${op()}, self.1) } }`,
    ),
    line(
      `impl core::ops::AddAssign<${T}> for ${W} { fn add_assign(&mut self, b: ${T}) { let a = self.0; self.0 = ${op()}; self[1] ^= 5; } }`,
    ),
    line(
      `impl core::ops::Shl<u32> for ${W} { type Output = ${W}; fn shl(self, n: u32) -> ${W} { ${W}(self.0.wrapping_shl(n), self.1) } }`,
    ),
    line(
      `impl PartialOrd for ${W} { fn partial_cmp(&self, o: &${W}) -> Option<core::cmp::Ordering> { Some(self.cmp(o)) } }`,
    ),
    line(
      `impl Ord for ${W} { fn cmp(&self, o: &${W}) -> core::cmp::Ordering { ${random.pick(['(self.0 & 15).cmp(&(o.0 & 15)).reverse().then(self.1.cmp(&o.1)).then_with(|| self.0.cmp(&o.0))', 'o.0.cmp(&self.0).then_with(|| self.len().cmp(&o[..2].len()))'])} } }`,
    ),
    line(`impl From<${T}> for ${W} { fn from(a: ${T}) -> ${W} { ${W}(a, [a as u8, 1, 2]) } }`),
    line(
      `impl core::iter::Sum for ${W} { fn sum<I: Iterator<Item = ${W}>>(it: I) -> ${W} { it.fold(${W}::default(), |x, y| &x + &y) } }`,
    ),
    callable(
      world,
      [
        ['a', t],
        ['b', t],
        ['n', U32],
      ],
      t,
      [
        line(`let (mut x, y): (${W}, ${W}) = (a.into(), b.into());`),
        line(`x += b; x[n as usize % 3] = 9;`),
        line(`let mut list = [x, y, &x + &y, y * a, x << n];`),
        line(
          random.pick([
            'list.sort_unstable();',
            'list.sort_unstable_by(|p, q| q.cmp(p));',
            'list.sort_unstable_by_key(|w| (w.1, w.0));',
          ]),
        ),
        line(
          `let s: ${W} = list.iter().copied().${random.pick(['skip(1)', 'filter(|w| w[0] > 3)', 'take(4)', 'rev()'])}.sum();`,
        ),
        line(`let m = *list.iter().max().unwrap();`),
        line(
          `s.0 ^ m.0.rotate_left(5) ^ (s.iter().map(|&z| z as ${T}).fold(0, |p, q| p ^ q)) ^ (x > y) as ${T}`,
        ),
      ],
    ),
  ];
};

/** Functions in tables, by pointer. */
const functionTable: Feature = (world) => {
  const { random } = world;
  const [t, u] = [someInt(world), someScalar(world)];
  const [T, U] = [show(t), show(u)];
  const [table, f, g] = ['TAB', 'f', 'g'].map((n) => fresh(world, n));
  const names: Named[] = [
    ['a', t],
    ['b', u],
  ];
  const kind = random.pick(['static', 'const']);
  return [
    line(`fn ${f}(a: ${T}, b: ${U}) -> ${T} { ${hole(world, names, t)} }`),
    line(`#[inline(never)] fn ${g}(a: ${T}, b: ${U}) -> ${T} { ${hole(world, names, t)} }`),
    line(
      `${kind} ${table}: [fn(${T}, ${U}) -> ${T}; 3] = [${f}, |a, b| { let _ = b; ${hole(world, names, t, 1)} }, ${g}];`,
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
        line(`let mut h = ${table}[i % 3](a, b);`),
        ...(random.chance(50) ? [nested(`for p in ${table}`, [line('h = p(h, b);')])] : []),
        line(
          `let p: fn(${T}, ${U}) -> ${T} = if ${hole(world, names, BOOL)} { ${f} } else { ${g} };`,
        ),
        line('p(h, b)'),
      ],
    ),
  ];
};

/** Recursion, direct and mutual. */
const recursion: Feature = (world) => {
  const t = someInt(world);
  const T = show(t);
  const [f, g] = [fresh(world, 'rec'), fresh(world, 'rec')];
  const names: Named[] = [
    ['n', U32],
    ['a', t],
  ];
  const e = (): string => hole(world, names, t, 1);
  const sign = isSigned((t as Type & { kind: 'int' }).name) ? `(a >> 1)` : `(a / 2)`;
  return [
    line(
      `fn ${f}(n: u32, a: ${T}) -> ${T} { if n == 0 { return ${e()}; } match n % 3 { 0 => ${f}(n - 1, ${e()}), 1 => ${g}(n - 1, a) ^ ${f}(n / 3, ${sign}), _ => ${g}(n / 2, ${e()}) } }`,
    ),
    line(
      `fn ${g}(n: u32, a: ${T}) -> ${T} { if n < 2 { a } else { ${f}(n - 2, ${e()}).wrapping_mul(3) } }`,
    ),
    callable(world, names, t, [line(`${f}(n % 9, a)`)]),
  ];
};

export const TRAITS: Readonly<Record<string, Feature>> = {
  ownIterator,
  objects,
  closures,
  constGenerics,
  associated,
  newtype,
  functionTable,
  recursion,
};
