/**
 * Makes selection rules wrong, one place at a time: it changes a number, a comparison, a
 * connective, a sign or an extension. Prints the mutants for which the selected code stays that of
 * `test-fixtures/selection`.
 *
 *     node tools/mutate-selection.mjs ptx/rules/ints.ts --every 10
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const [file, ...options] = process.argv.slice(2);
if (file === undefined) throw new Error('a file of server/src/targets is needed');
const everyAt = options.indexOf('--every');
const every = everyAt < 0 ? 1 : Number(options[everyAt + 1]);
const path = join(root, 'server/src/targets', file);
const source = readFileSync(path, 'utf8');
const cpu = file.startsWith('ptx') ? 'sm_80' : 'gfx1100';
const expected = readFileSync(join(root, `test-fixtures/selection/${cpu}.snap`), 'utf8');

const OTHERS = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '>': '>=',
  '<=': '<',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  true: 'false',
  false: 'true',
  ZERO: 'SIGN',
  SIGN: 'ZERO',
  '+': '-',
  '-': '+',
};
/** What is code: no import, comment or type. */
const SITE =
  /(?<=[\w)] )(?:===|!==|<=|>=|<|>|&&|\|\||\+|-)(?= )|\b(?:true|false|ZERO|SIGN)\b|\b\d+\b/g;

function sites() {
  const out = [];
  let at = 0;
  for (const line of source.split('\n')) {
    const code = /^(?:import|export type|interface)|^\s*(?:\*|\/\*|\/\/)|^ {2}type /.test(line)
      ? ''
      : line;
    for (const match of code.matchAll(SITE)) {
      const word = match[0];
      const by = OTHERS[word] ?? String(Number(word) + 1);
      out.push({ from: at + match.index, word, by, line });
    }
    at += line.length + 1;
  }
  return out;
}

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
const entry = `import { selected } from ${JSON.stringify(join(root, 'server/test/targets/selected-code.ts'))};
process.stdout.write(selected(${JSON.stringify(cpu)}));`;

/** The selected code with the file's text in its place; undefined when there is none. */
async function codeWith(text) {
  const outfile = join(folder, 'mutant.mjs');
  await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutant',
        setup(b) {
          b.onLoad({ filter: /\.ts$/ }, (args) =>
            args.path === path ? { contents: text, loader: 'ts' } : undefined,
          );
        },
      },
    ],
  });
  const run = spawnSync(process.execPath, [outfile], {
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 2 ** 26,
  });
  return run.status === 0 ? run.stdout : undefined;
}

try {
  if ((await codeWith(source)) !== expected) throw new Error('the fixture is not up to date');
  const tried = sites().filter((_, i) => i % every === 0);
  const left = [];
  for (const { from, word, by, line } of tried) {
    const text = source.slice(0, from) + by + source.slice(from + word.length);
    if ((await codeWith(text)) === expected) left.push(`${word} -> ${by}: ${line.trim()}`);
  }
  console.log(left.join('\n'));
  console.log(`${file}: ${tried.length - left.length} of ${tried.length} noticed`);
} finally {
  rmSync(folder, { recursive: true });
}
