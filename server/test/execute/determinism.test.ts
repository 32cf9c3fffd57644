/**
 * The same seed gives the same report: kernels that communicate, each broken in one line so that
 * there is something to report, run again and again in the usual and in a random order.
 */
import assert from 'node:assert/strict';
import { createExecution, type Fault, randomSchedule } from '../../src/execute/index.ts';
import { isNightly, readRepo } from '../kit/index.ts';
import { breaksOf, broken } from '../rules/broken.ts';
import { AMDGCN, PTX } from './launch.ts';
import { loweredFor, runsOf } from './planted.ts';

/** Runs of each kernel; a thousand in the runs at night. */
const RUNS = isNightly() ? 1000 : 3;

/** All that a report has of a fault but its places, which are objects of the compiler's. */
const shown = ({ kind, message, severity, thread, block, count, threads, values, help }: Fault) =>
  JSON.stringify({ kind, message, severity, thread, block, count, threads, values, help });

/** The run of the kernel that a line belongs to. */
function runOf(text: string, line: number) {
  const above = text
    .split('\n')
    .slice(0, line)
    .findLast((one) => one.startsWith('// run '))!;
  return runsOf(above)[0]!;
}

describe('execute: determinism', () => {
  const text = readRepo('test-fixtures/execute/races/patterns.rs');
  const changes = breaksOf(text)
    .filter(({ expected }) => expected.length > 0)
    .filter((_, i) => i % 3 === 1)
    .slice(0, 20);
  it('has 20 kernels', () => assert.equal(changes.length, 20));
  for (const [i, change] of changes.entries())
    it(`${change.line} ${change.text}`, () => {
      const target = i % 2 === 0 ? PTX : AMDGCN;
      const { module } = loweredFor(broken(text, change), target, true);
      const { input } = runOf(text, change.line);
      const seen = new Set<string>();
      const create = () => createExecution(module, { target, observers: { races: true } });
      let execution = create();
      for (let run = 0; run < RUNS; run++) {
        // What is compiled once is not what a report may depend on.
        if (run % 100 === 1) execution = create();
        execution.reset();
        const usual = execution.launch(input).faults.map(shown);
        execution.reset();
        const other = execution.launch(input, randomSchedule(7, 40)).faults.map(shown);
        seen.add([...usual, '', ...other].join('\n'));
      }
      assert.equal(seen.size, 1);
      assert.notEqual([...seen][0]!.trim(), '');
    });
});
