/**
 * Types of random layout: structs and enums with representations, with niches in what they hold.
 * Their sizes, alignments and offsets are put out, and values of them go through memory, arrays,
 * unions and options of options.
 */
import { line, type Node, nested } from '../program.ts';
import type { Random } from '../random.ts';
import { fresh, type World } from '../scope.ts';
import { U64 } from '../types.ts';
import { callable, type Feature } from './kit.ts';

/**
 * A type with a way to make a value of a number, and one to make a number of a value at a place.
 */
interface Sort {
  readonly text: string;
  readonly make: (x: string) => string;
  readonly look: (place: string) => string;
}

const sort = (
  text: string,
  make: (x: string) => string,
  look: (place: string) => string = (p) => `(${p} as u64)`,
): Sort => ({ text, make, look });

/** Without the widest ones: their alignment is the target's. */
const INTS = ['u8', 'u16', 'u32', 'u64', 'i8', 'i16', 'i32', 'i64', 'usize'].map((t) =>
  sort(t, (x) => `(${x} as ${t})`),
);

const PLAIN: readonly Sort[] = [
  ...INTS,
  sort('bool', (x) => `(${x} % 2 == 0)`),
  sort('bool', (x) => `(${x} % 3 == 0)`),
  sort('char', (x) => `char::from_u32((${x} % 0xd000) as u32).unwrap()`),
  sort(
    'f32',
    (x) => `(${x} as f32)`,
    (p) => `(${p}.to_bits() as u64)`,
  ),
  sort(
    'f64',
    (x) => `(${x} as f64)`,
    (p) => `${p}.to_bits()`,
  ),
  ...['u8', 'i16', 'u32', 'u64', 'i64'].map((t) =>
    sort(
      `core::num::NonZero<${t}>`,
      (x) => `core::num::NonZero::new((${x} as ${t}) | 1).unwrap()`,
      (p) => `(${p}.get() as u64)`,
    ),
  ),
  sort(
    `&'static u32`,
    (x) => `&WORDS[(${x} % 4) as usize]`,
    (p) => `(*${p} as u64)`,
  ),
  sort(
    `&'static [u32]`,
    (x) => `&WORDS[(${x} % 4) as usize..]`,
    (p) => `(${p}.len() as u64 ^ ${p}[0] as u64)`,
  ),
  sort(
    `&'static str`,
    (x) => `["", "ab", "z"][(${x} % 3) as usize]`,
    (p) => `(${p}.len() as u64)`,
  ),
  sort(
    'core::cmp::Ordering',
    (x) => `((${x} % 5).cmp(&2))`,
    (p) => `(${p} as i8 as u64)`,
  ),
  sort(
    '()',
    () => '()',
    () => '1u64',
  ),
  sort(
    '[u32; 0]',
    () => '[0u32; 0]',
    (p) => `(${p}.len() as u64)`,
  ),
  sort(
    'core::marker::PhantomData<u64>',
    () => 'core::marker::PhantomData::<u64>',
    () => '2u64',
  ),
  sort(
    'fn(u64) -> u64',
    (x) => `(if ${x} % 2 == 0 { twice as fn(u64) -> u64 } else { plus })`,
    (p) => `(${p})(5)`,
  ),
  sort(
    'core::cell::Cell<bool>',
    (x) => `core::cell::Cell::new(${x} % 2 == 1)`,
    (p) => `(${p}.get() as u64)`,
  ),
  sort(
    'core::mem::ManuallyDrop<bool>',
    (x) => `core::mem::ManuallyDrop::new(${x} % 2 == 1)`,
    (p) => `(*${p} as u64)`,
  ),
  sort(
    'core::mem::MaybeUninit<bool>',
    (x) => `core::mem::MaybeUninit::new(${x} % 2 == 1)`,
    (p) => `(unsafe { ${p}.assume_init_read() } as u64)`,
  ),
  sort(
    'core::num::Wrapping<u16>',
    (x) => `core::num::Wrapping(${x} as u16)`,
    (p) => `(${p}.0 as u64)`,
  ),
  sort(
    'core::ops::RangeInclusive<u8>',
    (x) => `(1..=(${x} as u8))`,
    (p) => `(*${p}.end() as u64)`,
  ),
];

/** Sorts that are made of others. */
function compound(random: Random, known: readonly Sort[]): Sort {
  const of = pick(random, known);
  const other = pick(random, known);
  return random.weighted<() => Sort>([
    [
      5,
      () =>
        sort(
          `Option<${of.text}>`,
          (x) =>
            `(if ${x} % 3 == 0 { None::<${of.text}> } else { Some(${of.make(`(${x} / 3)`)}) })`,
          (p) => `(match &${p} { Some(v) => { let w = v; ${of.look('(*w)')} ^ 64 }, None => 9 })`,
        ),
    ],
    [
      2,
      () =>
        sort(
          `(${of.text}, ${other.text})`,
          (x) => `(${of.make(x)}, ${other.make(`(${x} >> 7)`)})`,
          (p) => `(${of.look(`${p}.0`)} ^ ${other.look(`${p}.1`)}.rotate_left(9))`,
        ),
    ],
    [
      2,
      () =>
        sort(
          `[${of.text}; 2]`,
          (x) => `[${of.make(x)}, ${of.make(`(${x} >> 5)`)}]`,
          (p) => `(${of.look(`${p}[0]`)} ^ ${of.look(`${p}[1]`)}.rotate_left(9))`,
        ),
    ],
    [
      2,
      () =>
        sort(
          `Result<${of.text}, ${other.text}>`,
          (x) =>
            `(if ${x} % 2 == 0 { Ok::<${of.text}, ${other.text}>(${of.make(`(${x} / 2)`)}) } else { Err(${other.make(`(${x} / 2)`)}) })`,
          (p) =>
            `(match &${p} { Ok(v) => ${of.look('(*v)')} ^ 5, Err(v) => ${other.look('(*v)')} ^ 64 })`,
        ),
    ],
  ])();
}

function pick(random: Random, known: readonly Sort[]): Sort {
  if (random.chance(25)) return compound(random, known);
  return random.chance(40) && known.length > PLAIN.length
    ? random.pick(known.slice(PLAIN.length))
    : random.pick(PLAIN);
}

interface Fields {
  readonly style: 'unit' | 'tuple' | 'record';
  readonly sorts: readonly Sort[];
}

function fields(random: Random, known: readonly Sort[], most: number): Fields {
  const sorts = Array.from({ length: random.below(most + 1) }, () => pick(random, known));
  if (sorts.length === 0) return { style: 'unit', sorts };
  return { style: random.pick(['tuple', 'record']), sorts };
}

const fieldName = ({ style }: Fields, i: number): string => (style === 'tuple' ? `${i}` : `f${i}`);

function declared(f: Fields): string {
  if (f.style === 'unit') return '';
  if (f.style === 'tuple') return `(${f.sorts.map((s) => s.text).join(', ')})`;
  return ` { ${f.sorts.map((s, i) => `f${i}: ${s.text}`).join(', ')} }`;
}

function made(path: string, f: Fields): string {
  const values = f.sorts.map((s, i) => s.make(`(x >> ${3 * i})`));
  if (f.style === 'unit') return path;
  if (f.style === 'tuple') return `${path}(${values.join(', ')})`;
  return `${path} { ${values.map((v, i) => `f${i}: ${v}`).join(', ')} }`;
}

function struct(world: World, known: readonly Sort[]): { nodes: Node[]; own: Sort } {
  const { random } = world;
  const name = fresh(world, 'L');
  const f = fields(random, known, 4);
  const repr = random.pick([
    '',
    '',
    '',
    '#[repr(C)]',
    '#[repr(align(8))]',
    `#[repr(C, align(${random.pick([32, 64, 256])}))]`,
  ]);
  const semi = f.style === 'record' ? '' : ';';
  const looks = f.sorts.map(
    (s, i) => `h = h.rotate_left(7) ^ ${s.look(`self.${fieldName(f, i)}`)};`,
  );
  const offsets = f.sorts.map((_, i) => `core::mem::offset_of!(${name}, ${fieldName(f, i)})`);
  return {
    nodes: [
      line(`${repr} struct ${name}${declared(f)}${semi}`),
      nested(`impl ${name}`, [
        line(`fn make(x: u64) -> Self { let _ = x; ${made(name, f)} }`),
        line(`fn look(&self) -> u64 { let mut h = 3u64; ${looks.join(' ')} h }`),
        line(
          `const SHAPE: u64 = fold(&[size_of::<Self>(), align_of::<Self>(), ${offsets.join(', ')}]);`,
        ),
      ]),
    ],
    own: sort(
      name,
      (x) => `${name}::make(${x})`,
      (p) => `(${p}.look() ^ ${name}::SHAPE)`,
    ),
  };
}

function enumeration(world: World, known: readonly Sort[]): { nodes: Node[]; own: Sort } {
  const { random } = world;
  const name = fresh(world, 'N');
  const bare = random.chance(20);
  const variants = Array.from({ length: random.between(1, random.chance(20) ? 9 : 4) }, () =>
    fields(random, known, bare ? 0 : random.pick([0, 1, 1, 2, 3])),
  );
  const empty = variants.every(({ sorts }) => sorts.length === 0);
  // Both representations at once are for enums with fields.
  const tag = random.pick([
    '',
    '',
    '',
    '',
    'u8',
    random.pick(['i8', 'i16', 'i32', 'i64', 'isize', 'u16', 'u32']),
    'u64',
    'C',
    empty ? 'i16' : `C, ${random.pick(['u8', 'i8', 'i64'])}`,
    empty ? '' : 'align(16)',
  ]);
  const typed = /[iu](\d+|size)/.exec(tag)?.[0];
  const numbers = discriminants(random, typed, variants.length, bare || typed !== undefined);
  const numbered = bare || typed !== undefined;
  const heads = variants.map((f, i) => `V${i}${declared(f)}${numbered ? ` = ${numbers[i]}` : ''}`);
  const makes = variants.map((f, i) =>
    i === variants.length - 1
      ? `_ => ${made(`${name}::V${i}`, f)},`
      : `${i} => ${made(`${name}::V${i}`, f)},`,
  );
  const looks = variants.map((f, i) => {
    const names = f.sorts.map((_, k) => `a${k}`);
    const pattern =
      f.style === 'unit'
        ? `Self::V${i}`
        : f.style === 'tuple'
          ? `Self::V${i}(${names.join(', ')})`
          : `Self::V${i} { ${names.map((a, k) => `f${k}: ${a}`).join(', ')} }`;
    const parts = f.sorts.map((s, k) => `^ ${s.look(`(*a${k})`)}.rotate_left(${5 * k})`);
    return `${pattern} => ${i}u64 ${parts.join(' ')},`;
  });
  const extra: string[] = [];
  if (bare && variants.length > 0) {
    const cast = typed ?? (tag.startsWith('C') ? 'i32' : 'isize');
    extra.push(`h = h.rotate_left(3) ^ (Self::make(h) as ${cast} as u64);`);
    if (typed !== undefined)
      extra.push(
        `h = h.rotate_left(5) ^ unsafe { core::mem::transmute_copy::<Option<Self>, ${typed}>(&None) } as u64;`,
        `h ^= unsafe { core::mem::transmute::<${typed}, Self>(${random.pick(numbers)}) }.look_alone();`,
      );
  } else if (typed !== undefined) {
    extra.push(
      `h = h.rotate_left(3) ^ unsafe { *(self as *const Self as *const ${typed}) } as u64;`,
    );
  }
  extra.push(
    'h ^= (core::mem::discriminant(self) == core::mem::discriminant(&Self::make(h >> 9))) as u64;',
  );
  const repr = tag === '' ? '' : `#[repr(${tag})] `;
  return {
    nodes: [
      line(`${repr}enum ${name} { ${heads.join(', ')} }`),
      nested(`impl ${name}`, [
        nested('fn make(x: u64) -> Self', [
          line(`let way = x % ${variants.length}; let x = x / ${variants.length}; let _ = x;`),
          line(`match way { ${makes.join(' ')} }`),
        ]),
        line(`fn look_alone(&self) -> u64 { match self { ${looks.join(' ')} } }`),
        line(`fn look(&self) -> u64 { let mut h = self.look_alone(); ${extra.join(' ')} h }`),
        line('const SHAPE: u64 = fold(&[size_of::<Self>(), align_of::<Self>()]);'),
      ]),
    ],
    own: sort(
      name,
      (x) => `${name}::make(${x})`,
      (p) => `(${p}.look() ^ ${name}::SHAPE)`,
    ),
  };
}

/**
 * The numbers of an enum's variants: from some place on with gaps, and sometimes the last of the
 * type.
 */
function discriminants(
  random: Random,
  typed: string | undefined,
  count: number,
  gaps: boolean,
): bigint[] {
  const signed = typed?.startsWith('i') === true;
  const bits = typed === undefined || typed.endsWith('size') ? 64 : Number(typed.slice(1));
  const least = signed ? -(1n << BigInt(bits - 1)) : 0n;
  let next = signed ? random.pick([0n, 0n, -1n, -3n, -50n, least, least + 1n]) : 0n;
  const numbers = Array.from({ length: count }, () => {
    const n = next;
    next += 1n + (gaps ? BigInt(random.below(4) * random.below(2)) : 0n);
    if (gaps && random.chance(8)) next += BigInt(random.below(60));
    return n;
  });
  const most = typed === undefined ? 0n : least + (1n << BigInt(bits)) - 1n;
  if (count > 1 && random.chance(12) && numbers[count - 2]! < most) numbers[count - 1] = most;
  return numbers;
}

/** What happens to values of a type. */
function uses(random: Random, s: Sort): string[] {
  const T = s.text;
  const put = (value: string): string => `h = h.rotate_left(11) ^ ${value};`;
  const all = [
    `{ let mut a = [${s.make('x')}, ${s.make('(x >> 9)')}, ${s.make('(x ^ 77)')}]; a.swap(0, (x % 3) as usize); for v in &a { ${put(s.look('(*v)'))} } }`,
    `{ let v: Option<Option<${T}>> = match x % 3 { 0 => None, 1 => Some(None), _ => Some(Some(${s.make('x')})) }; ${put('size_of_val(&v) as u64')} match &v { None => h ^= 1, Some(None) => h ^= 2, Some(Some(v)) => { ${put(s.look('(*v)'))} } } }`,
    `{ let v: Option<Option<Option<${T}>>> = match x % 4 { 0 => None, 1 => Some(None), 2 => Some(Some(None)), _ => Some(Some(Some(${s.make('x')}))) }; ${put('size_of_val(&v) as u64 ^ (v.is_some() as u64) << 9')} if let Some(Some(Some(v))) = v { ${put(s.look('v'))} } else if let Some(Some(None)) = v { h ^= 5; } }`,
    `{ let v = core::mem::MaybeUninit::new(${s.make('x')}); let v = unsafe { core::ptr::read(v.as_ptr()) }; ${put(s.look('v'))} }`,
    `{ union U { a: core::mem::ManuallyDrop<${T}>, b: [u8; 3] } ${put('size_of::<U>() as u64 ^ (align_of::<U>() as u64) << 8')} let u = U { a: core::mem::ManuallyDrop::new(${s.make('x')}) }; let v: &${T} = unsafe { &u.a }; ${put(s.look('(*v)'))} let _ = unsafe { &u.b }; }`,
    `{ let mut v = Some(${s.make('x')}); let w = v.take(); ${put('v.is_none() as u64')} if let Some(w) = w { v = Some(w); } if let Some(v) = &v { ${put(s.look('(*v)'))} } }`,
    `{ let mut v = ${s.make('x')}; let mut w = ${s.make('(x >> 3)')}; if x % 5 < 3 { core::mem::swap(&mut v, &mut w); } ${put(s.look('v'))} ${put(s.look('w'))} }`,
    `{ let v: Result<${T}, u8> = if x % 2 == 0 { Ok(${s.make('(x >> 1)')}) } else { Err((x >> 1) as u8) }; ${put('size_of_val(&v) as u64')} match &v { Ok(v) => { ${put(s.look('(*v)'))} } Err(e) => h ^= *e as u64 } }`,
    `{ let v = (x as u8, ${s.make('x')}, x as u16); ${put('size_of_val(&v) as u64')} let (a, b, c) = v; ${put(s.look('b'))} h ^= a as u64 ^ c as u64; }`,
    `{ #[repr(packed(${random.pick([1, 2, 4])}))] struct P<T>(u8, T, u16); let p = if x % 4 == 0 { None } else { Some(P(x as u8 % 3, ${s.make('x')}, 9)) }; match p { Some(P(0, v, _) | P(1, v, _)) => { ${put(s.look('v'))} } Some(P(_, _, c)) => h ^= c as u64, None => h ^= 3 } }`,
    `{ #[repr(C, packed)] struct P<T>(u8, T, T); let mut p = P(3, ${s.make('x')}, ${s.make('(x >> 7)')}); p.2 = ${s.make('(x >> 4)')}; if x % 2 == 0 { let P(a, v, w) = p; h ^= a as u64; ${put(s.look('w'))} ${put(s.look('v'))} } else { let v = p.1; ${put(s.look('v'))} } }`,
    `{ #[repr(C, packed(2))] struct P(u8, core::mem::ManuallyDrop<${T}>, u32); ${put('size_of::<P>() as u64 ^ (core::mem::offset_of!(P, 2) as u64) << 9')} let p = P(1, core::mem::ManuallyDrop::new(${s.make('x')}), 7); let v = unsafe { (&raw const p.1).read_unaligned() }; let v = core::mem::ManuallyDrop::into_inner(v); ${put(s.look('v'))} h ^= { p.2 } as u64 ^ p.0 as u64; }`,
  ];
  const int = random.pick(['u16', 'u32', 'u64', 'i64', 'f64']);
  all.push(
    `{ #[repr(C, packed)] #[derive(Clone, Copy)] struct P(u8, [${int}; 3], u8, (u16, ${int})); static S: [P; 3] = [P(1, [2 as ${int}, 3 as ${int}, 4 as ${int}], 5, (6, 7 as ${int})); 3]; const C: P = P(9, [5 as ${int}; 3], 6, (7, 8 as ${int})); let i = (x % 3) as usize; let a = S[i].1; let P(_, b, _, (_, c)) = if x % 2 == 0 { S[i] } else { C }; ${put('(a[i] as u64) ^ (b[(x / 3 % 3) as usize] as u64) << 9 ^ (c as u64) << 18')} }`,
    `{ #[inline(never)] fn deep(x: u64, n: u64) -> u64 { let v = ${s.make('(x >> n)')}; let odd = [n as u8; 3]; let at = (&raw const v as usize % align_of::<${T}>()) as u64; let h = ${s.look('v')} ^ odd[(x % 3) as usize] as u64 ^ at << 17; if n == 0 { h } else { deep(x.rotate_left(3), n - 1).rotate_left(5) ^ h } } ${put('deep(x, x % 4)')} }`,
  );
  return all.filter(() => random.chance(35));
}

export const layouts: Feature = (world) => {
  const { random } = world;
  const known: Sort[] = [...PLAIN];
  const nodes: Node[] = [];
  for (let i = random.between(2, 5); i > 0; i--) {
    const { nodes: items, own } = random.chance(30)
      ? struct(world, known)
      : enumeration(world, known);
    nodes.push(...items);
    known.push(own);
  }
  const bodies: Node[] = [];
  for (const own of known.slice(PLAIN.length)) {
    const text = random.chance(25) ? compound(random, [own]) : own;
    bodies.push(line(`h = h.rotate_left(5) ^ size_of::<${text.text}>() as u64;`));
    bodies.push(...uses(random, text).map((use) => nested('', [line(use)])));
  }
  return [
    line('static WORDS: [u32; 5] = [3, 1, 4, 1, 5];'),
    line('fn twice(x: u64) -> u64 { x.wrapping_mul(2) }'),
    line('fn plus(x: u64) -> u64 { x.wrapping_add(9) }'),
    line(
      'const fn fold(a: &[usize]) -> u64 { let mut h = 7u64; let mut i = 0; while i < a.len() { h = h.wrapping_mul(31) ^ a[i] as u64; i += 1; } h }',
    ),
    ...nodes,
    callable(world, [['x', U64]], U64, [line('let mut h = 1u64;'), ...bodies, line('h')]),
  ];
};
