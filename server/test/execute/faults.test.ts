/**
 * Working kernels, in which nothing is found, and what is found when one line is wrong: kind and
 * line of each finding, by the rules of both vendors.
 */
import assert from 'node:assert/strict';
import { isSampled, listFiles, readRepo } from '../kit/index.ts';
import { breaksOf, broken } from '../rules/broken.ts';
import { AMDGCN, PTX } from './launch.ts';
import { type Found, findings, runsOf } from './planted.ts';

const FOLDER = 'test-fixtures/execute/faults';

/** A finding as it is expected, where a line of its chain is the expected one. */
function shortened({ kind, lines }: Found, wanted: readonly string[]): string {
  const all = lines.map((line) => `${kind}@${line}`);
  return all.find((one) => wanted.includes(one)) ?? `${kind}@${lines.join('<')}`;
}

const lineOf = ({ kind, lines, message }: Found): string =>
  `${kind}@${lines.join('<')}: ${message}`;

describe('execute: planted faults', () => {
  for (const path of listFiles(FOLDER, ['.rs'])) {
    const text = readRepo(path);
    const runs = runsOf(text);
    const name = path.split('/').pop()!;
    const targets = text.includes('target_arch = "amdgpu"') ? [PTX, AMDGCN] : [PTX];
    for (const target of targets) {
      it(`${target.name} ${name}: nothing`, () => {
        assert.deepEqual(findings(text, runs, target).map(lineOf), []);
      });
      for (const [i, change] of breaksOf(text).entries()) {
        // The vendors take turns; of a file a part is enough in each run.
        const every = breaksOf(text).length > 60 ? 10 : 2;
        if (!isSampled(i + targets.indexOf(target), every)) continue;
        it(`${target.name} ${name}:${change.line} ${change.text}`, () => {
          const seen = findings(broken(text, change), runs, target);
          const wanted = change.expected.map(({ rule, line }) => `${rule}@${line}`);
          const found = new Set(seen.map((one) => shortened(one, wanted)));
          assert.deepEqual([...found].sort(), wanted.sort(), seen.map(lineOf).join('\n'));
        });
      }
    }
  }
});
