/**
 * Orders of threads: faults that show in some only are found and come again from a replay file;
 * kernels that are right in all have no finding in any; the same seed gives the same report.
 */
import assert from 'node:assert/strict';
import {
  type CreateExecution,
  createExecution,
  DEFAULT_SCHEDULES,
  type ExecuteTarget,
  explore,
  type Fault,
  type LaunchInput,
  parseReplay,
  randomSchedule,
  replayText,
  type Schedule,
} from '../../src/execute/index.ts';
import { isSampled, readRepo } from '../kit/index.ts';
import { AMDGCN, PTX } from './launch.ts';
import { type Lowered, loweredFor, runsOf } from './planted.ts';

const PATH = 'test-fixtures/execute/schedules.rs';
const text = readRepo(PATH);
const bodies = text.split(/^\/\/ run /m).slice(1);

/** Kinds and lines that a kernel's comments have. */
function expectedOf(kernel: string): string[] {
  const body = bodies.find((one) => one.startsWith(`${kernel} `))!;
  const first = text.slice(0, text.indexOf(body)).split('\n').length;
  return body.split('\n').flatMap((line, i) => {
    const kind = /\/\/~ (\S+)/.exec(line)?.[1];
    return kind === undefined ? [] : [`${kind}@${first + i}`];
  });
}

/** Kind and lines of a fault, of a race those of both sides. */
function linesOf({ kind, frames, related }: Fault, { linesOf: lines }: Lowered): string[] {
  const sides = kind.endsWith('-race') ? [frames, ...related.map((one) => one.frames)] : [frames];
  return sides.map((side) => `${kind}@${lines(side)[0]}`);
}

/** What is found in the usual order, and in others. */
function exploreKernel(code: Lowered, input: LaunchInput, target: ExecuteTarget, seed: number) {
  const execution = createExecution(code.module, { target, observers: { races: true } });
  const usual = execution.launch(input);
  const key = (fault: Fault): string => linesOf(fault, code).sort().join();
  const others = explore<Fault>(usual.faults, {
    schedules: DEFAULT_SCHEDULES,
    seed,
    steps: usual.steps,
    key,
    threadsOf: ({ block, thread }) =>
      block && thread ? [{ block: block[0], thread: thread[0] }] : [],
    run(schedule) {
      execution.reset();
      const { faults, ...ran } = execution.launch(input, schedule);
      return { ...ran, found: faults };
    },
  });
  return { usual, others };
}

describe('execute: schedules', () => {
  for (const target of [PTX, AMDGCN]) {
    let code: Lowered;
    before(() => {
      code = loweredFor(text, target, true);
    });
    for (const [i, { input }] of runsOf(text).entries()) {
      // The vendors take turns.
      if (!isSampled(i + [PTX, AMDGCN].indexOf(target), 2)) continue;
      const wanted = [...new Set(expectedOf(input.kernel))].sort();
      it(`${target.name} ${input.kernel}: ${wanted.join(', ') || 'nothing in any order'}`, () => {
        const { usual, others } = exploreKernel(code, input, target, 0);
        assert.deepEqual(
          usual.faults.flatMap((fault) => linesOf(fault, code)),
          [],
        );
        const lines = others.found.flatMap(({ finding }) => linesOf(finding, code));
        assert.deepEqual([...new Set(lines)].sort(), wanted);
        if (wanted.length === 0) assert.equal(others.schedules, DEFAULT_SCHEDULES);
        for (const { finding, schedule } of others.found) replays(target, input, finding, schedule);
      });
    }

    /** The text of a schedule leads to the same finding. */
    function replays(
      of: ExecuteTarget,
      input: LaunchInput,
      finding: Fault,
      schedule: Schedule,
    ): void {
      const file = replayText(schedule, 0);
      assert.ok(file.split('\n').length <= 8, file);
      const parsed = parseReplay(file);
      assert.deepEqual(parsed, { schedule, launch: 0 });
      const create: CreateExecution = createExecution;
      const execution = create(code.module, { target: of, observers: { races: true } });
      const again = execution.launch(input, schedule).faults;
      assert.ok(again.some(({ message }) => message === finding.message));
    }
  }

  it('the same seed gives the same report', () => {
    const code = loweredFor(text, PTX, true);
    for (const { input } of runsOf(text).slice(1, 4)) {
      const [first, ...others] = [0, 1].map(() =>
        JSON.stringify(
          exploreKernel(code, input, PTX, 7).others.found.map(({ finding }) => finding.message),
        ),
      );
      for (const other of others) assert.equal(other, first);
    }
  });

  it('a replay file is read as it was written', () => {
    const schedule: Schedule = {
      ...randomSchedule(5, 100),
      last: [{ block: 3, thread: 1 }],
    };
    assert.deepEqual(parseReplay(replayText(schedule, 2)), { schedule, launch: 2 });
    assert.equal(typeof parseReplay('something else'), 'string');
    assert.match(
      `${parseReplay('warplens replay 1\norder sideways\n')}`,
      /line 2 is `order sideways`/,
    );
  });
});
