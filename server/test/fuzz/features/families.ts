/**
 * The families of integer operations (wrapping, saturating, overflowing, checked, carrying), over
 * two types and their casts.
 */
import { line } from '../program.ts';
import { bitsOf, isSigned, show, type Type, U32 } from '../types.ts';
import { callable, type Feature, hole, type Named, someInt } from './kit.ts';

export const families: Feature = (world) => {
  const { random } = world;
  const t = someInt(world);
  const u = someInt(world, ['u128', 'i128', 'u64', 'i64', 'u8', 'i16']);
  const [T, U] = [show(t), show(u)];
  const { name } = t as Type & { kind: 'int' };
  const signed = isSigned(name);
  const bits = bitsOf(name);
  const names: Named[] = [
    ['a', t],
    ['b', t],
    ['h', t],
  ];
  const e = (): string => hole(world, names, t, 1);
  const op = (): string => random.pick(['add', 'sub', 'mul']);
  const div = (): string =>
    random.pick(signed ? ['div', 'rem', 'div_euclid', 'rem_euclid'] : ['div', 'rem']);
  const shift = (): string => random.pick(['shl', 'shr']);
  const other = signed ? `u${name.slice(1)}` : `i${name.slice(1)}`;
  const mixed = signed ? 'add_unsigned' : 'add_signed';
  const mixedSub = signed ? 'sub_unsigned' : 'sub_signed';
  const ways = [
    `h ^= a.wrapping_${op()}(${e()});`,
    `h ^= a.saturating_${op()}(${e()});`,
    `{ let (v, o) = a.overflowing_${op()}(${e()}); h = if o { !v } else { v ^ h }; }`,
    `h ^= a.checked_${op()}(${e()}).unwrap_or(11);`,
    `h ^= a.checked_${div()}(b).unwrap_or(12);`,
    `if b != 0 { h ^= a.wrapping_${div()}(b); let (v, o) = a.overflowing_${div()}(b); h = h.wrapping_add(v ^ o as ${T}); }`,
    `h ^= a.checked_${shift()}(n % 150).unwrap_or(13);`,
    `{ let (v, o) = a.overflowing_${shift()}(n); h ^= v ^ o as ${T}; }`,
    `h ^= a.unbounded_${shift()}(n % ${bits + 20});`,
    `h ^= a.wrapping_${mixed}(b as ${other}) ^ a.saturating_${mixed}(b as ${other});`,
    `h ^= a.checked_${mixed}(b as ${other}).unwrap_or(14);`,
    `{ let (v, o) = a.overflowing_${mixed}(b as ${other}); h ^= v ^ o as ${T}; }`,
    `h ^= a.wrapping_${mixedSub}(b as ${other}) ^ a.checked_${mixedSub}(b as ${other}).unwrap_or(15);`,
    `h ^= a.checked_pow(n % 9).unwrap_or(16) ^ a.saturating_pow(n % 7);`,
    `{ let (v, o) = a.overflowing_pow(n % 11); h ^= v ^ o as ${T}; }`,
    `h ^= a.wrapping_neg() ^ a.checked_neg().unwrap_or(17);`,
    `h ^= a.midpoint(b) ^ (a.abs_diff(b) as ${T});`,
    `h ^= a.checked_ilog2().unwrap_or(1) as ${T} ^ a.checked_ilog10().unwrap_or(2) as ${T};`,
    `h ^= a.checked_ilog(3).unwrap_or(4) as ${T};`,
    `h ^= a.reverse_bits() ^ b.swap_bytes() ^ ${T}::from_le(b);`,
    `h ^= a.cast_${signed ? 'unsigned' : 'signed'}() as ${T};`,
    `h ^= a.min(b).max(3) ^ a.clamp(1, 100) ^ a.pow(0);`,
    `h ^= (a as ${U}).wrapping_mul(b as ${U}) as ${T};`,
    `h ^= ((a as ${U}) >> (n % ${bitsOf((u as Type & { kind: 'int' }).name)})) as ${T};`,
    `h ^= ${U}::try_from(a).map_or(18, |v| v as ${T}) ^ ${T}::try_from(b as ${U}).unwrap_or(19);`,
    `h ^= ((a as u128) << 64 | b as u128).wrapping_mul(h as u128) .rotate_left(n) as ${T};`,
    `h ^= (((a as i128) << 70) / ((b as i128) | 1)) as ${T};`,
    `if (a as i128) < (b as i128) && (a as u128) > 7 { h ^= 21; }`,
    `h ^= (a as f64 as ${U}) as ${T} ^ (b as f32) as ${T};`,
    ...(signed
      ? [
          'h ^= a.wrapping_abs() ^ a.checked_abs().unwrap_or(22) ^ a.saturating_abs();',
          `{ let (v, o) = a.overflowing_neg(); h ^= v ^ o as ${T}; h ^= a.saturating_neg().signum(); }`,
          `h ^= a.unsigned_abs() as ${T} ^ a.is_negative() as ${T};`,
          'h ^= a.checked_isqrt().unwrap_or(23);',
        ]
      : [
          `{ let (v, c) = a.carrying_add(b, n % 2 == 1); let (w, d) = v.borrowing_sub(h, c); h ^= w ^ d as ${T}; }`,
          '{ let (lo, hi) = a.carrying_mul(b, h); h ^= lo ^ hi.rotate_left(1); }',
          `h ^= a.isqrt() ^ (a.is_power_of_two() as ${T}) ^ a.checked_next_power_of_two().unwrap_or(24);`,
          'if b != 0 { h ^= a.div_ceil(b) ^ a.checked_next_multiple_of(b).unwrap_or(25); }',
          `h ^= a.checked_signed_diff(b).unwrap_or(26) as ${T};`,
          `h ^= (a.is_multiple_of(b | 1) as ${T}) << 2;`,
        ]),
  ].filter(() => random.chance(35));
  return [
    callable(
      world,
      [
        ['a', t],
        ['b', t],
        ['n', U32],
      ],
      t,
      [line(`let mut h: ${T} = b;`), ...ways.map(line), line('h')],
    ),
  ];
};
