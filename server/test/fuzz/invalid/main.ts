/**
 * Invalid mutants of valid programs, with native rustc as judge:
 * `npm run fuzz:invalid -- --seed 1 --count 500 [FILES]`. Each of FILES is one program whose kernel
 * reaches its functions; without any, the valid programs of `test-fixtures/validity`. A program
 * that rustc takes and we refuse is a fault of ours; what rustc refuses and we do not name is
 * counted by rustc's code, and listed with `--missed`. `--rewrite` makes changes that most often
 * leave a program valid.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findTool } from '../../kit/tools.ts';
import { changed } from './changes.ts';
import { compareMutants } from './compare.ts';
import { rewritten } from './rewrites.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '600' },
    missed: { type: 'boolean', default: false },
    rewrite: { type: 'boolean', default: false },
  },
});
const FOLDER = 'test-fixtures/validity/valid';
const rustc = findTool('rustc-nightly');
if (rustc === undefined) throw new Error('this needs `rustc +nightly`');
const { refused, missed, ...counts } = compareMutants({
  rustc,
  files:
    positionals.length > 0 ? positionals : readdirSync(FOLDER).map((name) => join(FOLDER, name)),
  change: options.rewrite ? rewritten : changed,
  seed: Number(options.seed),
  count: Number(options.count),
  end: Date.now() + 1000 * Number(options.seconds),
});
for (const one of refused) console.log(`refused though valid, ${one}`);
if (options.missed) for (const one of missed) console.log(`missed ${one}`);
console.log(JSON.stringify({ ...counts, refused: refused.length, missed: missed.length }));
const codes = new Map<string, number>();
for (const one of missed) {
  const code = one.slice(0, one.indexOf(','));
  codes.set(code, (codes.get(code) ?? 0) + 1);
}
const rows = [...codes].sort((a, b) => b[1] - a[1]).map(([code, count]) => `${code} ${count}`);
if (rows.length > 0) console.log(`missed by code: ${rows.join(', ')}`);
process.exitCode = refused.length > 0 ? 1 : 0;
