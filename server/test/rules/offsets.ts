/**
 * Offsets into workgroup memory made from numbers, as Rust and as what each thread computes:
 * whether an access is misaligned is known by construction.
 */

/** An expression of `usize` in `t`, the thread's index, and `i`, a counter; its value by both. */
interface Expr {
  readonly text: string;
  value(t: number, i: number): number;
}

/** Numbers from a seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) % below;
  };
}

const T: Expr = { text: 't', value: (t) => t };
const I: Expr = { text: 'i', value: (_, i) => i };
const num = (n: number): Expr => ({ text: `${n}`, value: () => n });

type Operator = readonly [symbol: string, apply: (a: number, b: number) => number];
const STRICT: readonly Operator[] = [
  ['+', (a, b) => a + b],
  ['*', (a, b) => a * b],
  ['^', (a, b) => a ^ b],
  ['|', (a, b) => a | b],
  ['&', (a, b) => a & b],
];
/** With a constant on the right that is not zero. */
const BY_CONSTANT: readonly Operator[] = [
  ['*', (a, b) => a * b],
  ['/', (a, b) => Math.floor(a / b)],
  ['%', (a, b) => a % b],
  ['<<', (a, b) => a << b],
  ['>>', (a, b) => a >> b],
  ['&', (a, b) => a & b],
];

const ones = (n: number): number => (n === 0 ? 0 : (n & 1) + ones(n >>> 1));
const width = (n: number): number => 32 - Math.clz32(n);
const trailing = (n: number): number => (n === 0 ? 9 : Math.min(9, width(n & -n) - 1));

/** Methods of `usize`, for values of at most 32 bits. */
type Method = readonly [text: (of: string) => string, value: (n: number) => number];
const METHODS: readonly Method[] = [
  [(of) => `((${of}) as usize).count_ones() as usize`, ones],
  [(of) => `((${of}) as usize).trailing_zeros().min(9) as usize`, trailing],
  [(of) => `(usize::BITS - ((${of}) as usize).leading_zeros()) as usize`, width],
  [(of) => `((${of}) as usize).next_power_of_two()`, (n) => 2 ** width(Math.max(0, n - 1))],
  [(of) => `((${of}) as usize).next_multiple_of(3)`, (n) => Math.ceil(n / 3) * 3],
  [(of) => `((${of}) as usize).saturating_sub(5)`, (n) => Math.max(0, n - 5)],
  [(of) => `((${of}) as usize).abs_diff(6)`, (n) => Math.abs(n - 6)],
  [(of) => `((${of}) as usize).wrapping_sub(7) & 15`, (n) => (n - 7) & 15],
  [(of) => `((${of}) as i32 - 3).rem_euclid(8) as usize`, (n) => (((n - 3) % 8) + 8) % 8],
  [(of) => `((${of}) as usize).clamp(2, 12)`, (n) => Math.min(12, Math.max(2, n))],
  [(of) => `((${of}) as u8).rotate_left(3) as usize`, (n) => ((n << 3) | ((n & 255) >> 5)) & 255],
  [(of) => `((${of}) as u8).reverse_bits() as usize`, (n) => reversed(n & 255)],
];

function reversed(byte: number): number {
  let out = 0;
  for (let bit = 0; bit < 8; bit++) out |= ((byte >> bit) & 1) << (7 - bit);
  return out;
}

function expression(
  random: (below: number) => number,
  depth: number,
  leaves: readonly Expr[],
): Expr {
  if (depth === 0 || random(5) === 0)
    return random(4) === 0 ? num(random(9)) : leaves[random(leaves.length)]!;
  const a = expression(random, depth - 1, leaves);
  switch (random(8)) {
    case 6: {
      const [text, value] = METHODS[random(METHODS.length)]!;
      return { text: `(${text(a.text)})`, value: (t, i) => value(a.value(t, i)) };
    }
    case 7: {
      const [low, mid, high] = [random(12), random(12), random(12)];
      return {
        text: `(match ${a.text} { 0 | 5 => ${low}, 1..=3 => ${mid}, _ => ${high} })`,
        value: (t, i) => {
          const at = a.value(t, i);
          return at === 0 || at === 5 ? low : at >= 1 && at <= 3 ? mid : high;
        },
      };
    }
    case 0: {
      const [low, high] = [random(8), random(16)];
      return {
        text: `(if ${a.text} % 4 < 2 { ${low} } else { ${high} })`,
        value: (t, i) => (a.value(t, i) % 4 < 2 ? low : high),
      };
    }
    case 1: {
      const table = Array.from({ length: 4 }, () => random(24));
      return {
        text: `[${table.map((n) => `${n}usize`).join(', ')}][${a.text} & 3]`,
        value: (t, i) => table[a.value(t, i) & 3]!,
      };
    }
    case 2: {
      const b = expression(random, depth - 1, leaves);
      const [symbol, apply] = STRICT[random(STRICT.length)]!;
      return {
        text: `(${a.text} ${symbol} ${b.text})`,
        value: (t, i) => apply(a.value(t, i), b.value(t, i)),
      };
    }
    default: {
      const [symbol, apply] = BY_CONSTANT[random(BY_CONSTANT.length)]!;
      const by = symbol === '<<' ? 1 + random(3) : 1 + random(12);
      return {
        text: `(${a.text} ${symbol} ${by})`,
        value: (t, i) => apply(a.value(t, i), by),
      };
    }
  }
}

/** Where counters come from: a piece of Rust around `BODY`, and the values of `i` in it. */
const FRAMES: readonly ((
  n: number,
) => readonly [head: string, tail: string, counters: number[]])[] = [
  () => ['', '', [0]],
  (n) => [`for i in 0..${n} {`, '}', range(0, n, 1)],
  (n) => [`for i in (0..${4 * n}).step_by(${n}) {`, '}', range(0, 4 * n, n)],
  (n) => [`let mut i = ${n}; while i > 0 {`, 'i -= 1; }', range(1, n + 1, 1)],
  (n) => [`for i in [0, ${n}, ${2 * n}] {`, '}', [0, n, 2 * n]],
  (n) => [`[${n}usize, 8].iter().for_each(|&i| {`, '});', [n, 8]],
  (n) => [`for i in (0..${n}).rev().filter(|i| i % 2 == 0) {`, '}', range(0, n, 2)],
  (n) => [`for i in (1..=${n}).map(|i| i * 3) {`, '}', range(3, 3 * n + 1, 3)],
  (n) => [`let mut i = 1; loop { if i > ${8 * n} { break }`, 'i <<= 1; }', powers(8 * n)],
  (n) => [
    `let mut left = ${n}usize; while left != 0 { let i = left & left.wrapping_neg();`,
    'left &= left - 1; }',
    powers(n).filter((bit) => (n & bit) !== 0),
  ],
  (n) => [`for (i, _) in [7u8; ${n}].iter().enumerate() {`, '}', range(0, n, 1)],
  (n) => [`for k in 0..2 { for i in k..${n} {`, '} }', [...range(0, n, 1), ...range(1, n, 1)]],
];

const powers = (most: number): number[] =>
  [1, 2, 4, 8, 16, 32, 64].filter((power) => power <= most);

function range(from: number, to: number, step: number): number[] {
  const out: number[] = [];
  for (let i = from; i < to; i += step) out.push(i);
  return out;
}

/** How the offset gets from its expression to the access. */
const WAYS: readonly ((text: string) => string)[] = [
  (text) => `let at = ${text};`,
  (text) => `let f = |t: usize| ${text}; let at = f(t);`,
  (text) =>
    `fn offset(t: usize, i: usize) -> usize { ${text} } let f: fn(usize, usize) -> usize = offset; let at = f(t, i);`,
  (text) => `fn offset(t: usize, i: usize) -> usize { ${text} } let at = offset(t, i);`,
  (text) =>
    `fn even(t: usize, i: usize) -> usize { ${text} } fn odd(t: usize, i: usize) -> usize { ${text} } let at = [even, odd][t & 1](t, i);`,
  (text) =>
    `trait At { fn at(&self, i: usize) -> usize; } struct Lane(usize); impl At for Lane { fn at(&self, i: usize) -> usize { let t = self.0; ${text} } } let lane: &dyn At = &Lane(t); let at = lane.at(i);`,
  (text) =>
    `fn even(t: usize, i: usize) -> usize { ${text} } static TABLE: [fn(usize, usize) -> usize; 2] = [even, |t, i| even(t, i)]; let at = TABLE[t & 1](t, i);`,
  (text) =>
    `trait At { fn at(&self, i: usize) -> usize; } struct Even(usize); struct Odd { t: usize } impl At for Even { fn at(&self, i: usize) -> usize { let t = self.0; ${text} } } impl At for Odd { fn at(&self, i: usize) -> usize { Even(self.t).at(i) } } let lanes: [&dyn At; 2] = [&Even(t), &Odd { t }]; let at = lanes[t & 1].at(i);`,
  (text) =>
    `fn turned<F: Fn(usize) -> usize>(f: F, t: usize) -> usize { f(t) } let at = turned(|t| ${text}, t);`,
  (text) => `let mut at = 0; for _ in 0..1 { at += ${text}; }`,
  (text) => `let at = (0..t + 1).filter(|&n| n == t).map(|t| ${text}).sum::<usize>();`,
  (text) => `let pair = (${text}, i); let at = pair.0;`,
  (text) => `let at = Some(${text}).map(|n| n).unwrap_or(0);`,
];

const TYPES = [
  ['u16', 2],
  ['u32', 4],
  ['u64', 8],
  ['u128', 16],
] as const;
const THREADS = 32;

export interface OffsetCase {
  readonly name: string;
  readonly code: string;
  readonly misaligned: boolean;
}

/** One kernel by its number. About half of them are misaligned. */
export function offsetCase(seed: number): OffsetCase {
  const random = randomFrom(seed);
  for (;;) {
    const [type, align] = TYPES[random(TYPES.length)]!;
    const [head, tail, counters] = FRAMES[random(FRAMES.length)]!(2 + random(5));
    const inner = expression(random, 3, [T, T, I]);
    const scale = [1, 2, 4, 8, 16][random(5)]!;
    const guard = random(3) === 0 ? 1 + random(THREADS) : THREADS;
    const offsets = Array.from({ length: guard }, (_, t) =>
      counters.map((i) => inner.value(t, i) * scale),
    ).flat();
    if (offsets.some((at) => at < 0 || at > 4000 || !Number.isSafeInteger(at))) continue;
    const misaligned = offsets.some((at) => at % align !== 0);
    // Most expressions are wrong somewhere.
    if (misaligned !== (seed % 2 === 0)) continue;
    const text = scale === 1 ? inner.text : `${inner.text} * ${scale}`;
    const way = WAYS[random(WAYS.length)]!(text);
    const access = random(2) === 0 ? `.write(v as ${type});` : `.read();`;
    const use = access.startsWith('.read')
      ? `*o.add(t) = (q.add(at) as *mut ${type}).read() as u64;`
      : `(q.add(at) as *mut ${type})${access}`;
    const name = `k${seed}`;
    const code = `// warplens: launch(workgroup_mem = 8192, block = ${THREADS})
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn ${name}(o: *mut u64, v: u64) {
    let t = _thread_idx_x() as usize;
    let q = wg::<u128>() as *mut u8;
    let i = 0usize;
    if t < ${guard} {
        ${head} ${way} ${use} ${tail}
    }
}
`;
    return { name, code, misaligned };
  }
}
