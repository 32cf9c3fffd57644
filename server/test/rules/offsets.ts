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

function expression(
  random: (below: number) => number,
  depth: number,
  leaves: readonly Expr[],
): Expr {
  if (depth === 0 || random(5) === 0)
    return random(4) === 0 ? num(random(9)) : leaves[random(leaves.length)]!;
  const a = expression(random, depth - 1, leaves);
  switch (random(6)) {
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
  (n) => [`for k in 0..2 { for i in k..${n} {`, '} }', [...range(0, n, 1), ...range(1, n, 1)]],
];

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
