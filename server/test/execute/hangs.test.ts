/** Threads that wait for ever, in words: who would write what they read, and why it does not. */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { readRepo } from '../kit/index.ts';
import { breaksOf, broken } from '../rules/broken.ts';
import { AMDGCN, PTX } from './launch.ts';
import { loweredFor, runsOf } from './planted.ts';

const text = readRepo('test-fixtures/execute/races/hangs.rs');
const lineOf = (label: string): number =>
  text.split('\n').findIndex((line) => line.endsWith(`// %${label}`)) + 1;

/** Hangs, when the line of a label is changed, with the lines of frames. */
function hangsOf(kernel: string, label: string, part: string, target: typeof PTX) {
  const change = breaksOf(text).find(
    (one) => one.line === lineOf(label) && one.text.includes(part),
  )!;
  const { input } = runsOf(text).find((one) => one.input.kernel === kernel)!;
  const { module, linesOf } = loweredFor(broken(text, change), target, false);
  const { faults } = createExecution(module, { target, observers: { races: true } }).launch(input);
  return { hangs: faults.filter(({ kind }) => kind === 'deadlock'), linesOf };
}

/** Places beside a hang with their lines, when the line of a label is changed. */
function placesOf(kernel: string, label: string, part: string, target: typeof PTX): string[] {
  const { hangs, linesOf } = hangsOf(kernel, label, part, target);
  return hangs.flatMap(({ related }) =>
    related.map(({ message, frames }) => `${linesOf(frames).at(-1)}: ${message}`),
  );
}

describe('execute: hangs in words', () => {
  for (const target of [PTX, AMDGCN]) {
    it(`${target.name}: a flag that nobody writes any more`, () => {
      assert.deepEqual(placesOf('chain', 'pass', 'if b()', target), [
        `${lineOf('pass')}: it would be written here, where no thread comes any more`,
      ]);
    });
    it(`${target.name}: two blocks that wait for each other`, () => {
      assert.deepEqual(placesOf('crossed', 'turn0', 'flags.add(1)', target), [
        `${lineOf('last')}: thread 0 of block 1 would write it here, but waits in a loop for \`flags[0]\``,
        `${lineOf('other')}: thread 0 of block 1 waits in a loop for \`flags[0]\` here`,
        `${lineOf('met')}: threads 1 to 31 of block 1 wait at a barrier here`,
      ]);
    });
    it(`${target.name}: what many read, beside what a thread has read before`, () => {
      const { hangs } = hangsOf('crowd', 'set-crowd', 'b() == 2', target);
      assert.deepEqual(
        hangs.map(({ message }) => message),
        ['threads 0 to 63 wait in a loop for `flag`, which no thread writes any more'],
      );
      assert.match(
        hangs[0]!.related.at(-1)!.message,
        /^threads 0 to 63 of block 1 wait in a loop for `flag` here$/,
      );
    });
    it(`${target.name}: a lock for which more threads wait than are remembered`, () => {
      const { hangs } = hangsOf('queue', 'leave', 't() != 7', target);
      assert.deepEqual(
        hangs.map(({ message }) => message),
        ['threads 8 to 63 wait in a loop for `lock`, which no thread writes any more'],
      );
      const related = hangs[0]!.related.map(({ message }) => message);
      assert.equal(related[0], 'the last write, by thread 7 of block 0');
    });
  }
});
