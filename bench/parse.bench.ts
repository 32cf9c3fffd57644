/**
 * What lexing and parsing cost, in milliseconds for each megabyte of text: over `library/core` and
 * `library/alloc` of the Rust sources (the bar is 40, the aim 30), and over the kernels of the
 * corpus. `npx tsx bench/parse.bench.ts`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lex, parseFile, walk } from '../server/src/syntax/index.ts';

const ROUNDS = 7;
const MEGABYTE = 1e6;

function rustFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return rustFiles(path);
    return entry.isFile() && entry.name.endsWith('.rs') ? [path] : [];
  });
}

/**
 * The folder `library` of the newest Rust sources installed, as the package `rust-web-src` brings
 * it.
 */
function library(): string | undefined {
  const given = process.env['RUST_LIBRARY_SRC'];
  if (given !== undefined) return given;
  const base = '/usr/src';
  const folders = existsSync(base) ? readdirSync(base).filter((n) => /^rustc-\d/.test(n)) : [];
  const newest = folders.sort().at(-1);
  return newest === undefined ? undefined : join(base, newest, 'library');
}

/** Median over rounds of the time for all texts, in ms per MB; the first rounds warm up. */
function measure(texts: readonly string[], size: number, run: (text: string) => unknown): string {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + 2; round++) {
    const start = performance.now();
    for (const text of texts) run(text);
    if (round >= 2) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return ((times[times.length >> 1]! / size) * MEGABYTE).toFixed(1).padStart(8);
}

function report(name: string, paths: readonly string[]): void {
  const texts = paths.map((path) => readFileSync(path, 'utf8'));
  const size = texts.reduce((sum, text) => sum + text.length, 0);
  let tokens = 0;
  let nodes = 0;
  for (const text of texts) {
    const { file, tokens: lexed } = parseFile(text, { edition: 2024 });
    tokens += lexed.count;
    walk(file, () => nodes++);
  }
  const lexing = measure(texts, size, (text) => lex(text, 2024));
  const parsing = measure(texts, size, (text) => parseFile(text, { edition: 2024 }));
  const rest = [(size / MEGABYTE).toFixed(2), String(tokens), String(nodes)];
  console.log(
    `${name.padEnd(22)}${lexing}${parsing}   ${rest.map((n) => n.padStart(10)).join('')}${String(texts.length).padStart(7)}`,
  );
}

console.log('                           lex   parse  (ms/MB)   MB    tokens     nodes  files');
const root = library();
if (root === undefined) console.log('library: no Rust sources here (package rust-web-src)');
else
  report('library/core + alloc', [
    ...rustFiles(join(root, 'core')),
    ...rustFiles(join(root, 'alloc')),
  ]);
report('kernels of the corpus', rustFiles('test-fixtures/kernels'));
