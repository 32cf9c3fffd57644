/**
 * Working kernels, in which no race is found, and what is found when one line is wrong: both lines
 * of each race, by the rules of both vendors.
 */
import assert from 'node:assert/strict';
import { isSampled, listFiles, readRepo } from '../kit/index.ts';
import { breaksOf, broken } from '../rules/broken.ts';
import { AMDGCN, PTX } from './launch.ts';
import { type Found, findings, runsOf } from './planted.ts';

const FOLDER = 'test-fixtures/execute/races';

/** The places of a finding: of a race both. A call counts that leads to the place. */
function places({ kind, lines, others }: Found, wanted: readonly string[]): string[] {
  const all = kind.endsWith('-race') ? [lines, ...others] : [lines];
  return all.map((chain) => {
    const names = chain.map((line) => `${kind}@${line}`);
    return names.find((one) => wanted.includes(one)) ?? names[0] ?? kind;
  });
}

const lineOf = ({ kind, lines, others, message }: Found): string =>
  `${kind}@${lines.join('<')} ${others.map((chain) => chain.join('<')).join()}: ${message}`;

describe('execute: planted races', () => {
  for (const path of listFiles(FOLDER, ['.rs'])) {
    const text = readRepo(path);
    const runs = runsOf(text);
    const name = path.split('/').pop()!;
    const changes = breaksOf(text);
    // Of long files a part by day.
    const every = changes.length > 60 ? 6 : changes.length > 12 ? 3 : 1;
    const cpu = /^\/\/ cpu (\w+)$/m.exec(text)?.[1] ?? PTX.cpu;
    const ptx = { ...PTX, cpu };
    const targets = text.includes('target_arch = "amdgpu"') ? [ptx, AMDGCN] : [ptx];
    for (const target of targets) {
      it(`${target.name} ${name}: nothing`, () => {
        assert.deepEqual(findings(text, runs, target, { races: true }).map(lineOf), []);
      });
      for (const [i, change] of changes.entries()) {
        if (!isSampled(Math.floor(i / 2), every)) continue;
        // The vendors take turns.
        if (targets.length > 1 && !isSampled(i + targets.indexOf(target), 2)) continue;
        it(`${target.name} ${name}:${change.line} ${change.text}`, () => {
          const seen = findings(broken(text, change), runs, target, { races: true });
          const wanted = change.expected.map(({ rule, line }) => `${rule}@${line}`);
          const found = new Set(seen.flatMap((one) => places(one, wanted)));
          assert.deepEqual([...found].sort(), wanted.sort(), seen.map(lineOf).join('\n'));
        });
      }
    }
  }
});
