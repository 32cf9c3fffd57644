/** What the build writes as loops by index does what the sources say. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { repoPath } from '../kit/index.ts';

interface IndexLoops {
  rewrite(path: string): string | undefined;
  close(): void;
}

/** Each form gives a list of what it has seen. */
const FORMS: readonly string[] = [
  'for (const x of [1, 2, 3]) out.push(x);',
  'const list = [1, 2]; for (const x of list) { if (x < 3) list.push(x + 2); out.push(x); }',
  'for (let x of [1, 2]) { x += 1; out.push(x); }',
  'outer: for (const x of [1, 2, 3]) { for (const y of [x, 2]) { if (y === 3) break outer; if (x === 2) continue outer; out.push(y); } }',
  'const late: (() => number)[] = []; for (const x of [1, 2]) late.push(() => x); for (const f of late) out.push(f());',
  'for (const [i, x] of ["a", "b"].entries()) out.push(i, x);',
  'for (const [i] of ["a", "b"].entries()) out.push(i);',
  'for (const [, x] of ["a", "b"].entries()) out.push(x);',
  'for (const [i, { a }] of [{ a: 5 }].entries()) out.push(i, a);',
  'for (const [a, b = 7, ...more] of [[1, 2, 3, 4], [5]]) out.push(a, b, more);',
  'for (const { a, b: [c] } of [{ a: 1, b: [2] }]) out.push(a, c);',
  'for (const _ of [1, 2]) out.push(0);',
  'for (const [k, v] of new Map([["a", 1], ["b", 2]])) out.push(k, v);',
  'for (const [k, [v]] of new Map([["a", [1]]])) out.push(k, v);',
  'const set = new Set([1]); for (const x of set) { if (x < 4) set.add(x + 1); out.push(x); }',
  'for (const c of "añ\\u{1f600}") out.push(c);',
  'for (const x of (function* () { yield 1; yield [2]; })()) out.push(x);',
  'for (const x of new Uint8Array([1, 2])) out.push(x);',
  'const either: readonly number[] | readonly string[] = out.length > 0 ? [1] : ["b"]; for (const x of either) out.push(x);',
  'const [a, b] = [1, 2]; out.push(a, b);',
  'const [a, , c = 9, ...more] = [1, 2, undefined, 4, 5]; out.push(a, c, more);',
  'const pair: [number, { n: number[] }] = [1, { n: [2, 3] }]; const [a, { n: [d, e] }] = pair; out.push(a, d, e);',
  'const [\n  a,\n  b,\n] = [1, 2]; out.push(a, b);',
  'for (const [\n  i,\n  x,\n] of [3].entries()) out.push(i, x);',
  'const [first] = new Set([4, 5]); out.push(first);',
  'const [first, second] = "xy"; out.push(first, second);',
  'const [f] = [(xs: number[]) => { let sum = 0; for (const x of xs) sum += x; return sum; }]; out.push(f!([1, 2]));',
  'for (const x of [1, 2].map((n) => { const [m] = [n]; return m; })) out.push(x);',
];

const program = FORMS.map(
  (form) => `seen.push((() => {\nconst out: unknown[] = [];\n${form}\nreturn out;\n})());`,
).join('\n');

describe('tidy: loops by index', () => {
  let folder: string;
  let loops: IndexLoops;
  let path: string;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'index-loops-'));
    path = join(folder, 'forms.ts');
    writeFileSync(path, `export const seen: unknown[] = [];\n${program}\n`);
    const compilerOptions = { strict: true, target: 'es2023', module: 'esnext', types: [] };
    const config = join(folder, 'tsconfig.json');
    writeFileSync(config, JSON.stringify({ compilerOptions, files: ['forms.ts'] }));
    const tool = pathToFileURL(repoPath('tools/index-loops.mjs')).href;
    const { openIndexLoops } = (await import(tool)) as {
      openIndexLoops(config: string): IndexLoops;
    };
    loops = openIndexLoops(config);
  });
  after(() => {
    loops.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = async (text: string, name: string): Promise<unknown> => {
    const file = join(folder, name);
    writeFileSync(file, transformSync(text, { loader: 'ts', format: 'esm' }).code);
    return ((await import(pathToFileURL(file).href)) as { readonly seen: unknown }).seen;
  };

  it('see what the sources see', async () => {
    const source = `export const seen: unknown[] = [];\n${program}\n`;
    const rewritten = loops.rewrite(path);
    assert.ok(rewritten !== undefined);
    assert.equal(rewritten.split('\n').length, source.split('\n').length);
    assert.deepEqual(await run(rewritten, 'new.mjs'), await run(source, 'old.mjs'));
  });

  it('are only those over arrays', () => {
    const left = [...loops.rewrite(path)!.matchAll(/for \((?:const|let) (\S+) of (\S+)/g)];
    const over = left.map(([, name, list]) => `${name!.replace(/\d+/, '')} ${list}`);
    assert.deepEqual(over, [
      '$part new',
      '$part new',
      'x set)',
      'c "añ\\u{1f600}")',
      'x (function*',
      'x new',
    ]);
    assert.match(loops.rewrite(path)!, /const \[first\] = new Set/);
    assert.match(loops.rewrite(path)!, /const \[first, second\] = "xy"/);
  });
});
