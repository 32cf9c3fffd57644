/**
 * Which queries an edit executes, and how often: an edit of an item that nothing else depends on
 * leaves bodies, code and findings of the kernels alone.
 */
import assert from 'node:assert/strict';
import { testEngine } from '../codegen/engine.ts';

const PATH = '/k.rs';
const TEXT = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::cmp::min;

pub struct Pair {
    left: u32,
    right: u32,
}

impl Pair {
    fn sum(&self) -> u32 {
        self.left + self.right
    }
}

const WIDTH: u32 = 4;

${Array.from(
  { length: 8 },
  (_, n) => `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn kernel${n}(data: *const Pair, out: *mut u32) {
    unsafe { *out = min((*data).sum(), WIDTH) + ${n} };
}
`,
).join('\n')}`;

/** The queries whose number grows with the code of kernels. */
const OF_CODE: ReadonlySet<string> = new Set([
  'findings at a definition',
  'findings in code',
  'kernel',
  'optimised',
  'syntax of a definition',
  'validity of a body',
]);

/** What one edited kernel costs. */
const ONE_KERNEL = {
  'findings at a definition': 1,
  'findings in code': 1,
  kernel: 1,
  optimised: 1,
  'syntax of a definition': 1,
  'validity of a body': 1,
};

/** Code is looked at again where names are resolved, and not lowered. */
const RESHAPED = { 'findings at a definition': 10, 'validity of a body': 10 };

/** The edit, and the queries of code that it executes, each as often as it says. */
const CASES: readonly (readonly [string, string, string, Readonly<Record<string, number>>])[] = [
  ['a body', '+ 3 };', '+ 33 };', ONE_KERNEL],
  ['a comment above a struct', 'pub struct', '// Two.\npub struct', {}],
  ['a comment above an impl', 'impl Pair', '// Two.\nimpl Pair', {}],
  ['a comment above the first method', '    fn sum', '    // Both.\n    fn sum', {}],
  ['a comment above a const', 'const WIDTH', '// Lanes.\nconst WIDTH', {}],
  ['a comment above an import', 'use core', '// The least.\nuse core', {}],
  [
    'a function that comes',
    'pub struct',
    'fn f() {}\npub struct',
    { ...RESHAPED, 'findings at a definition': 11, 'syntax of a definition': 1 },
  ],
  [
    'a struct that comes',
    'pub struct',
    '#[derive(Clone)] struct S(u8);\npub struct',
    { ...RESHAPED, 'findings at a definition': 12, 'syntax of a definition': 2 },
  ],
  [
    'a const that comes',
    'pub struct',
    'const N: u32 = 1;\npub struct',
    {
      ...RESHAPED,
      'findings at a definition': 11,
      'syntax of a definition': 1,
      'validity of a body': 11,
    },
  ],
  [
    'an import that comes',
    'use core',
    'use core::cmp::max;\nuse core',
    { ...RESHAPED, 'findings at a definition': 11, 'syntax of a definition': 1 },
  ],
];

describe('executed queries', () => {
  const engine = testEngine();

  /** How often each query was computed so far. */
  const counts = (): Map<string, number> => {
    const lines = engine.print(PATH, 'ptx', 'queries').split('\n');
    const found = lines.map((line) => /^(.+?) +\d+ +\d+ +(\d+) +\d+ +\d+$/.exec(line.trim()));
    return new Map(found.flatMap((row) => (row === null ? [] : [[row[1]!, Number(row[2])]])));
  };

  /** What is computed for the diagnostics of a text. */
  const executed = (text: string): Record<string, number> => {
    const before = counts();
    engine.setFile(PATH, text);
    engine.diagnostics(PATH);
    const rows = [...counts()].map(
      ([name, count]) => [name, count - (before.get(name) ?? 0)] as const,
    );
    return Object.fromEntries(rows.filter(([name, count]) => count > 0 && OF_CODE.has(name)));
  };

  for (const [name, from, to, expected] of CASES) {
    it(name, () => {
      executed(TEXT);
      assert.deepEqual(executed(TEXT.replace(from, to)), expected);
    });
  }
});
