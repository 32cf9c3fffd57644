/** Buffers that a launch is not expected to write: their reads are not remembered for races. */
import assert from 'node:assert/strict';
import { readRepo } from '../kit/index.ts';
import { PTX } from './launch.ts';
import { findings, runsOf } from './planted.ts';

describe('execute: inputs', () => {
  const text = readRepo('test-fixtures/execute/races/workgroup.rs');
  const runs = runsOf(text).map((run) => ({
    ...run,
    input: {
      ...run.input,
      buffers: run.input.buffers.map((buffer) => ({ ...buffer, readonly: false, isInput: true })),
    },
  }));

  it('a launch that writes one starts again', () => {
    assert.deepEqual(findings(text, runs, PTX, { races: true }), []);
  });

  it('and finds what the reads of it race with', () => {
    const changed = text.replace('*y.add(b() * 64 + i) = v;', '*y.add(b() * 63 + i) = v;');
    const kinds = findings(changed, runs, PTX, { races: true }).map(({ kind }) => kind);
    assert.deepEqual(kinds, ['global-race']);
  });
});
