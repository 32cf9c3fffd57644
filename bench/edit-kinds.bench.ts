/**
 * What diagnostics cost after an edit of each kind, beside what they cost after one in a body: in
 * 1,000 lines with 100 kernels, and in 20,000 lines. Processor time, medians.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createEngine } from '../server/src/workspace/index.ts';
import { DEVICE_CRATE_ATTRS, deviceFile } from '../server/test/kit/device-crate.ts';

const PRELUDE = 'server/prelude';
const ROUNDS = Number(process.env.ROUNDS ?? 20);

const names = (readdirSync(PRELUDE, { recursive: true }) as string[]).filter((n) =>
  n.endsWith('.rs'),
);
const prelude = Object.fromEntries(
  names.map((name) => [name, readFileSync(`${PRELUDE}/${name}`, 'utf8')]),
);

/** Ten lines a kernel, and every tenth kernel has a struct with an impl, and a constant. */
function manyKernels(count: number): string {
  let text = `${DEVICE_CRATE_ATTRS}use core::arch::nvptx::*;\nuse core::cmp::min;\n`;
  for (let n = 0; n < count; n++) {
    const group = Math.floor(n / 10);
    if (n % 10 === 0)
      text += `\npub struct Pair${group} {\n    left: f32,\n    right: f32,\n}\n\nimpl Pair${group} {\n    fn sum(&self) -> f32 {\n        self.left + self.right\n    }\n}\n\nconst WIDTH${group}: usize = ${16 + group};\n`;
    text += `\n#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn kernel${n}(data: *const Pair${group}, n: usize, out: *mut f32) {\n    let i = unsafe { _block_idx_x() * _block_dim_x() + _thread_idx_x() } as usize;\n    if i < min(n, WIDTH${group}) {\n        unsafe { *out.add(i) = (*data.add(i)).sum() * ${n}.0 };\n    }\n}\n`;
  }
  return text;
}

interface Kind {
  readonly name: string;
  /** The text after the edit; `n` is another number each time. */
  edit(text: string, n: number): string;
}

/** Puts lines above the item in the middle of the file that begins with these words. */
const above = (item: RegExp, lines: (n: number) => string) => (text: string, n: number) => {
  const places = [...text.matchAll(new RegExp(`^${item.source}`, 'gm'))];
  const at = places[places.length >> 1]!.index;
  return `${text.slice(0, at)}${lines(n)}\n${text.slice(at)}`;
};
const comment = (n: number): string => `// Words ${n}.`;

const KINDS: readonly Kind[] = [
  {
    name: 'body',
    edit: (text, n) => {
      const at = text.indexOf('if i ', text.length >> 1);
      return `${text.slice(0, at)}let _edit = ${n};\n    ${text.slice(at)}`;
    },
  },
  { name: 'comment above struct', edit: above(/pub struct /, comment) },
  { name: 'comment above const', edit: above(/(?:const|fn) /, comment) },
  { name: 'comment above impl', edit: above(/impl /, comment) },
  { name: 'comment above use', edit: above(/use /, comment) },
  { name: 'comment above kernel', edit: above(/#\[unsafe/, comment) },
  {
    name: 'new function',
    edit: above(/pub struct /, (n) => `fn new${n}(x: u32) -> u32 { x + ${n} }`),
  },
  { name: 'new struct', edit: above(/pub struct /, (n) => `struct New${n} { x: u32 }`) },
  { name: 'new const', edit: above(/pub struct /, (n) => `const NEW${n}: u32 = ${n};`) },
  { name: 'new use', edit: above(/use /, (n) => `use core::cmp::max as new${n};`) },
  {
    name: 'new impl',
    edit: above(
      /pub struct /,
      (n) => `struct With${n};\nimpl With${n} { fn get(&self) -> u32 { ${n} } }`,
    ),
  },
  {
    name: 'new kernel',
    edit: above(
      /#\[unsafe/,
      (n) =>
        `#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn new${n}(out: *mut u32) { unsafe { *out = ${n} } }`,
    ),
  },
  {
    name: 'value of a const',
    edit: (text, n) => text.replace(/(const WIDTH5: usize = |0\.25)\d*/, `$1${n + 3}`),
  },
  { name: 'struct field', edit: above(/ {4}(?:right|weight): /, (n) => `    more${n}: u32,`) },
];

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[times.length >> 1]!;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function measure(title: string, text: string): void {
  console.log(`${title}: ${text.split('\n').length} lines`);
  console.log('                              p50 CPU ms     wall ms    of a body edit');
  const engine = createEngine({ readFile: () => undefined, prelude });
  const path = '/bench/kinds.rs';
  let body = 0;
  for (const { name, edit } of KINDS) {
    engine.setFile(path, text);
    engine.diagnostics(path);
    const own: number[] = [];
    const wall: number[] = [];
    // The first edits are those of a function that has not been translated yet.
    for (let n = 0; n < ROUNDS + 8; n++) {
      engine.setFile(path, edit(text, n));
      const [start, began] = [cpu(), performance.now()];
      engine.diagnostics(path);
      if (n < 8) continue;
      own.push(cpu() - start);
      wall.push(performance.now() - began);
    }
    if (name === 'body') body = median(own);
    console.log(
      `${name.padEnd(28)}${median(own).toFixed(1).padStart(12)}${median(wall).toFixed(1).padStart(12)}${(median(own) / body).toFixed(1).padStart(12)}`,
    );
  }
}

if (process.env.SIZE !== 'large') measure('100 kernels', manyKernels(100));
if (process.env.SIZE !== 'small')
  measure('ordinary code', DEVICE_CRATE_ATTRS + deviceFile(20_000).text);
