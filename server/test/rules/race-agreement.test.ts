/**
 * What `workgroup-race` decides without a run and what a run finds are said in the same words, and
 * where both speak of a kernel they name the same lines.
 */
import assert from 'node:assert/strict';
import { PTX } from '../execute/launch.ts';
import { findings, runsOf } from '../execute/planted.ts';
import { readRepo, sampled } from '../kit/index.ts';
import { breaksOf, broken } from './broken.ts';
import { asSeen, engine, exampleFixture, findingsIn } from './check.ts';

/** A message without its numbers and names of memory. */
const words = (message: string): string =>
  message
    .replace(
      /`[^`]*`|(?:bytes?|offset) \d+(?: to \d+)?(?: of [a-z ]*workgroup memory)?|\w+\[\d+\]/g,
      'X',
    )
    .replace(/thread (?:\d+|\[[\d, ]+\])/g, 'T')
    .replace(/an?(?:other)? copy that T began/g, 'T')
    .replace(
      /(?: of workgroup memory)?,? (?:with no barrier|with nothing|and n(?:othing|o fence)).*$/,
      '',
    );

const TEMPLATES = [
  'race: T writes to X, which T reads',
  'race: T reads X, which T writes',
  'race: T and T both write to X',
  'race: T and T both write the same value to X',
];

/** Planted races that have any in workgroup memory. */
const FILES = [
  'workgroup.rs',
  'patterns.rs',
  'warps.rs',
  'warp-roles.rs',
  'persistent.rs',
  'async.rs',
];

describe('rules: races, decided and run', () => {
  let both = 0;
  before(() => engine.setRules({}));
  for (const name of FILES) {
    const text = readRepo(`test-fixtures/execute/races/${name}`);
    const changes = breaksOf(text).filter(({ expected }) =>
      expected.some(({ rule }) => rule === 'workgroup-race'),
    );
    for (const change of sampled(changes, 3)) {
      it(`${name}:${change.line} ${change.text}`, () => {
        const code = broken(text, change);
        const decided = asSeen(findingsIn(exampleFixture({ edition: 2024 }, code))).filter(
          (one) => one.code === 'workgroup-race' && one.severity !== 'info',
        );
        const ran = findings(code, runsOf(code), PTX, { races: true }).filter(
          ({ kind }) => kind === 'workgroup-race',
        );
        for (const { message } of [...decided, ...ran])
          assert.ok(TEMPLATES.includes(words(message)), message);
        const lines = ran.flatMap((one) => [...one.lines, ...one.others.flat()]);
        for (const { start, file, message } of decided) {
          assert.equal(file, '/src/lib.rs');
          const line = code.slice(0, start).split('\n').length;
          assert.ok(lines.includes(line), `${line} ${message}, but the run has ${lines}`);
        }
        if (decided.length > 0) both++;
      });
    }
  }
  it('both speak of several kernels', () => assert.ok(both >= 4, `${both}`));
});
