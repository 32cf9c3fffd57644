/** `Option` and `Result` through their methods, one call after the other. */
import { line } from '../program.ts';
import { BOOL, show, U32 } from '../types.ts';
import { callable, type Feature, hole, lit, type Named, someInt } from './kit.ts';

export const combinators: Feature = (world) => {
  const { random } = world;
  const t = someInt(world);
  const T = show(t);
  const names: Named[] = [
    ['a', t],
    ['b', t],
    ['h', t],
  ];
  const e = (...more: Named[]): string => hole(world, [...names, ...more], t, 1);
  const c = (...more: Named[]): string => hole(world, [...names, ...more], BOOL, 1);
  const z: Named = ['z', t];
  const optional = (): string =>
    random.pick([
      `(${c()}).then_some(${e()})`,
      `(${c()}).then(|| ${e()})`,
      'a.checked_add(b)',
      'a.checked_sub(b)',
      `a.checked_rem(b & 3)`,
      `Some(${e()}).filter(|z| *z > b)`,
      `o.or(Some(${e()}))`,
      'o.xor(p)',
      'p.zip(o).map(|(z, w)| z ^ w)',
      `o.and_then(|z| if ${c(z)} { Some(z ^ 1) } else { p })`,
      `o.or_else(|| p.map(|z| ${e(z)}))`,
      'r.ok()',
      `r.err().map(|n| n as ${T})`,
      'o.and(p)',
      'Some(o).flatten()',
      `o.map(|z| ${e(z)})`,
      'o.ok_or(1u32).ok()',
      `p.as_ref().copied().inspect(|z| { k.set(k.get() ^ (*z as u32)); })`,
      '[o, p, Some(3)].into_iter().flatten().reduce(|z, w| z.wrapping_mul(w))',
      '[o, p].into_iter().collect::<Option<All>>().map(|z| z.0)'.replace('All', 'Xor'),
      'Some(r).transpose().map_or(None, |q| q)',
      'o.iter().chain(p.iter()).max().copied()',
    ]);
  const results = (): string =>
    random.pick([
      `o.ok_or(n)`,
      `p.ok_or_else(|| n ^ 7)`,
      `r.and_then(|z| if ${c(z)} { Ok(z) } else { Err(n.rotate_left(3)) })`,
      `r.or_else(|m| if m > n { Ok(${e()}) } else { Err(m) })`,
      `r.map(|z| ${e(z)}).map_err(|m| m ^ n)`,
      `if ${c()} { Ok(${e()}) } else { Err(n) }`,
      'r.or(Err(9))',
      'r.and(o.ok_or(2))',
      `u8::try_from(a).map(|z| z as ${T}).map_err(|_| 300)`,
      `i16::try_from(b).map_or_else(|_| Err(n), |z| Ok(z as ${T}))`,
      `[o, p].into_iter().map(|q| q.ok_or(5)).try_fold(a, |s, q| q.map(|q| s ^ q))`,
      'o.map(|z| if z > b { Ok(z) } else { Err(n) }).transpose().map(|q| q.unwrap_or_default())',
    ]);
  const ends = [
    `h ^= o.map_or(${lit(world, t)}, |z| ${e(z)});`,
    `h = h.wrapping_add(o.unwrap_or_else(|| ${e()}));`,
    'h ^= p.unwrap_or_default();',
    `h ^= r.map_or_else(|m| m as ${T}, |z| z.wrapping_mul(3));`,
    `h ^= r.unwrap_or(${lit(world, t)});`,
    `if o.is_some_and(|z| ${c(z)}) || p.is_none_or(|z| ${c(z)}) { h = !h; }`,
    `if r.is_ok_and(|z| ${c(z)}) || r.is_err_and(|m| m > n) { h ^= 5; }`,
    'if let (Some(z), Ok(w)) | (Some(z), Err(_)) & _ = (o, r) { h ^= z ^ w; }'.replace(
      ' | (Some(z), Err(_)) & _',
      '',
    ),
    'if let Some(z) = o && let Ok(w) = r && z != w { h ^= z.wrapping_sub(w); } else { h ^= 3; }',
    `h ^= (o > p) as ${T} ^ ((o.cmp(&p) as i8) as ${T});`,
    `h ^= (r < Ok(b)) as ${T};`,
    '{ let mut q = o; if let Some(z) = q.as_mut() { *z ^= b; } h ^= q.replace(b).unwrap_or(2) ^ q.take().map_or(0, |z| z); h ^= *q.get_or_insert(a); }',
    '{ let mut q = p; h ^= q.take_if(|z| *z > b).unwrap_or(4); h ^= q.insert(a).wrapping_add(1); }',
    `h ^= (|| -> Option<${T}> { let z = o?; let w = p?; Some(z ^ w) })().unwrap_or(11);`,
    `h ^= (|| -> Result<${T}, u32> { let z = r?; let w = o.ok_or(3u32)?; Ok(z.wrapping_add(w)) })().unwrap_or_else(|m| m as ${T});`,
    `h ^= r.iter().count() as ${T} + o.into_iter().len() as ${T};`,
    `let q = ${optional()}; h ^= q.unwrap_or(b);`,
  ].filter(() => random.chance(45));
  return [
    line(
      `struct Xor(${T}); impl FromIterator<${T}> for Xor { fn from_iter<I: IntoIterator<Item = ${T}>>(i: I) -> Self { Xor(i.into_iter().fold(0, |x, y| x ^ y)) } }`.replaceAll(
        'Xor',
        'Xor',
      ),
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
        line(`let mut h: ${T} = 1; let k = core::cell::Cell::new(0u32);`),
        line(`let (o, p, r) = (None, Some(b), Ok::<${T}, u32>(a));`),
        line(`let o: Option<${T}> = ${optional()}.or(o);`),
        line(`let r: Result<${T}, u32> = ${results()};`),
        line(`let p: Option<${T}> = ${optional()};`),
        line(`let r: Result<${T}, u32> = ${results()};`),
        ...ends.map(line),
        line(`h ^ k.get() as ${T}`),
      ],
    ),
  ];
};
