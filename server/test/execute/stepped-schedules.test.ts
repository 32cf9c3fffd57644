/**
 * Stepping in the order of a schedule is the run in that order: the same faults at the same threads
 * and the same bytes in all buffers.
 */
import assert from 'node:assert/strict';
import {
  createExecution,
  type ExecuteTarget,
  FORWARD,
  type LaunchInput,
  REVERSE,
  randomSchedule,
  type Schedule,
  Stepping,
} from '../../src/execute/index.ts';
import { readRepo } from '../kit/index.ts';
import { AMDGCN, PTX } from './launch.ts';
import { type Lowered, loweredFor, runsOf } from './planted.ts';

const text = readRepo('test-fixtures/execute/schedules.rs');

/** Faults and buffers, by all that tells them apart. */
interface Outcome {
  readonly faults: readonly string[];
  readonly buffers: ReadonlyMap<string, Uint8Array>;
}

const place = (at: readonly number[] | undefined): string => at?.join(',') ?? '?';

function run(code: Lowered, target: ExecuteTarget, input: LaunchInput, schedule: Schedule) {
  const execution = createExecution(code.module, { target, observers: { races: true } });
  const { faults, buffers, points } = execution.launch(input, schedule);
  return {
    points,
    faults: faults.map(
      ({ kind, message, block, thread }) => `${kind} ${message} ${place(block)} ${place(thread)}`,
    ),
    buffers: new Map([...buffers].map(([name, { bytes }]) => [name, bytes])),
  };
}

function step(code: Lowered, target: ExecuteTarget, input: LaunchInput, schedule: Schedule) {
  const stepping = new Stepping(code.module, {
    target,
    seed: 0,
    observers: { races: true },
    places: { isOwn: () => true, endOf: () => undefined },
  });
  const launch = stepping.open(input, new Map(), schedule);
  assert.ok(typeof launch !== 'string', `${launch}`);
  const state = launch.reach(0).next();
  assert.ok(state.done === true);
  const unit = launch.enter(0, state.value);
  const faults: string[] = [];
  let groups = 0;
  for (;;) {
    for (const { fault, where } of unit.faults)
      faults.push(`${fault.kind} ${fault.message} ${place(where.block)} ${place(where.thread)}`);
    if (unit.group === undefined) break;
    groups++;
    unit.advance();
  }
  const rest = launch.finish();
  for (let next = rest.next(); ; next = rest.next())
    if (next.done === true) return { faults, groups, buffers: next.value };
}

/** Lanes of a wave that go apart at a look: another pair of them may be the first to race. */
const APART: ReadonlySet<string> = new Set(['amdgcn rounds']);

function same(a: Outcome, b: Outcome, name: string): void {
  const kinds = ({ faults }: Outcome): readonly string[] =>
    APART.has(name) ? faults.map((fault) => fault.split(':')[0]!) : faults;
  assert.deepEqual(kinds(b), kinds(a));
  assert.deepEqual([...b.buffers], [...a.buffers]);
}

describe('execute: steps in the order of a schedule', function () {
  this.timeout(60_000);
  for (const target of [PTX, AMDGCN])
    for (const { input } of runsOf(text))
      it(`${target.name} ${input.kernel}`, function () {
        const name = this.test!.title;
        const code = loweredFor(text, target, true, true);
        const { points } = run(code, target, input, FORWARD);
        const schedules = [FORWARD, REVERSE, ...[1, 2, 3].map((n) => randomSchedule(n, points))];
        for (const schedule of schedules) {
          const stepped = step(code, target, input, schedule);
          same(run(code, target, input, schedule), stepped, name);
          assert.ok(stepped.groups > 0, 'it never stops');
        }
      });
});
