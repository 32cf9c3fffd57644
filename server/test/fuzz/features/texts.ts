/** Bytes, characters and strings: their tests and conversions, and pieces of slices. */
import { line } from '../program.ts';
import { U32, U64, USIZE } from '../types.ts';
import { callable, type Feature } from './kit.ts';

export const texts: Feature = (world) => {
  const { random } = world;
  const k = (): number => random.between(1, 4);
  const text = random.pick([
    '"Straße 9\\tEND"',
    '"a,b,,c "',
    '" 12-ff Δx"',
    '"ǅz\\u{1F600}!"',
    '"0x7Fé"',
  ]);
  const test = (): string =>
    random.pick([
      'is_ascii_digit',
      'is_ascii_alphabetic',
      'is_ascii_uppercase',
      'is_ascii_punctuation',
      'is_ascii_whitespace',
      'is_ascii_hexdigit',
      'is_ascii_control',
      'is_ascii_graphic',
      'is_ascii',
    ]);
  const charTest = (): string =>
    random.pick([
      'is_alphabetic',
      'is_numeric',
      'is_alphanumeric',
      'is_whitespace',
      'is_uppercase',
      'is_lowercase',
      'is_control',
      'is_ascii_digit',
    ]);
  const ways = [
    `for b in s.bytes() { h = h.wrapping_mul(31) ^ (b.to_ascii_${random.pick(['uppercase', 'lowercase'])}() as u64) ^ ((b.${test()}() as u64) << 9); }`,
    `for (i, q) in s.char_indices() { h = h.rotate_left(5) ^ (q as u64) ^ ((q.${charTest()}() as u64) << i); h ^= q.len_utf8() as u64 * 3 + q.len_utf16() as u64; }`,
    'for q in s.chars().rev() { h = h.wrapping_mul(7) ^ q as u64; }',
    `if let Some(q) = char::from_u32(n) { h ^= q as u64; h ^= q.to_digit(${random.pick([10, 16, 36])}).map_or(99, |d| d as u64); }`,
    `h ^= char::from_digit(n % 40, 36).map_or(5, |q| q as u64);`,
    `{ let q = (n % 128) as u8 as char; h ^= q.to_ascii_uppercase() as u64 ^ ((q.${charTest()}() as u64) << 3) ^ (q.eq_ignore_ascii_case(&'K') as u64); }`,
    '{ let q = char::from((n >> 3) as u8); for r in q.to_uppercase() { h = h.wrapping_add(r as u64); } for r in q.to_lowercase() { h ^= r as u64; } }',
    '{ let mut b = [0; 4]; if let Some(q) = char::from_u32(n % 0x11_0000) { let e = q.encode_utf8(&mut b); h ^= e.len() as u64; for x in e.bytes() { h = h.wrapping_mul(3) ^ x as u64; } } }',
    "for w in s.split(',') { h = h.wrapping_mul(11) ^ w.len() as u64; }",
    'for w in s.split_whitespace() { h = h.wrapping_mul(13) ^ w.trim().len() as u64; }',
    `h ^= s.find(|q: char| q.${charTest()}()).map_or(17, |p| p as u64);`,
    `h ^= s.get(n as usize % 9..).map_or(18, |r| r.len() as u64) ^ s.is_char_boundary(n as usize % 9) as u64;`,
    `if let Some((p, q)) = s.split_once(char::is_whitespace) { h ^= p.len() as u64 * 100 + q.len() as u64; }`,
    'h ^= s.trim_start().trim_end_matches(|q: char| !q.is_ascii()).len() as u64;',
    'h ^= s.starts_with("a,") as u64 ^ (s.ends_with(\'!\') as u64) << 1 ^ (s.contains("9") as u64) << 2;',
    'h ^= "  -17 ".trim().parse::<i32>().map_or(3, |v| v as u64) ^ s.parse::<u8>().is_err() as u64;',
    `{ let b = l; h ^= u32::from_str_radix(core::str::from_utf8(&b[..${k()}]).unwrap_or("7f"), 16).unwrap_or(5) as u64; }`,
    `for c in l.chunks_exact(${k()}) { h = h.wrapping_mul(5) ^ c[0] as u64 ^ ((c.last().copied().unwrap_or(0) as u64) << 8); }`,
    `for c in l.rchunks(${k()}) { h = h.wrapping_mul(5) ^ c[c.len() - 1] as u64; } h ^= l.chunks_exact(${k() + 1}).remainder().len() as u64;`,
    `for c in l.rchunks_exact(${k()}).rev() { h = h.wrapping_mul(9) ^ c[0] as u64; }`,
    `{ let (c, r) = l.as_chunks::<${k() + 1}>(); h ^= c.iter().map(|x| x[1] as u64).sum::<u64>() ^ r.len() as u64; }`,
    `for w in l.array_windows::<${k() + 1}>() { h = h.wrapping_mul(3) ^ (w[0] ^ w[1]) as u64; }`,
    `for c in l.chunk_by(|p, q| p / 32 == q / 32) { h = h.wrapping_mul(3) ^ c.len() as u64; }`,
    `for p in l.split(|x| x % ${k() + 1} == 0) { h = h.wrapping_mul(3) ^ p.len() as u64; }`,
    `h ^= l.iter().rev().take_while(|x| **x != 0).count() as u64 ^ (l.partition_point(|x| *x < 50) as u64);`,
    `h ^= match l { [b'a'..=b'z', ..] => 1, [x @ (0 | 1 | 255), y, ..] => (x ^ y) as u64, [.., z @ (128..)] => z as u64, [_, rest @ .., _] => rest.len() as u64 };`,
    `h ^= match s.as_bytes() { [] => 0, [b' ', r @ ..] => r.len() as u64, [x, .., y] if x.is_ascii() => (x ^ y) as u64, _ => 3 };`,
    `h ^= l.escape_ascii().map(|b| b as u64).sum::<u64>();`,
    `if l.eq_ignore_ascii_case(b"ABCDEFGH") || l.is_ascii() { h ^= 0x40; } { let mut b = l; b.make_ascii_uppercase(); h ^= b[n as usize % 8] as u64; }`,
    `h ^= u64::from_le_bytes(l) ^ u32::from_be_bytes([l[1], l[3], l[5], l[7]]) as u64;`,
    `if let Ok(u) = core::str::from_utf8(&l[..n as usize % 9]) { h ^= u.chars().count() as u64; } else { h ^= 31; }`,
    `for c in l.utf8_chunks() { h = h.wrapping_mul(3) ^ c.valid().len() as u64 ^ ((c.invalid().len() as u64) << 4); }`,
  ].filter(() => random.chance(30));
  return [
    callable(
      world,
      [
        ['a', U64],
        ['n', U32],
        ['i', USIZE],
      ],
      U64,
      [
        line(
          `let mut h = a; let l = ${random.pick(['a.to_le_bytes()', '(a & 0x7f7f_7f7f_7f7f_7f7f).to_be_bytes()', "[b'a' + (i % 26) as u8; 8]"])};`,
        ),
        line(`let s = &${text}[..]; let s = if i % 3 == 0 { s.trim() } else { s };`),
        ...ways.map(line),
        line('h'),
      ],
    ),
  ];
};
