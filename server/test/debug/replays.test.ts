/**
 * Earlier places of a unit, reached from states inside of it: threads and memory there are those
 * of a run from the beginning.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Timeline } from '../../src/debug/timeline.ts';
import { isNightly, repoPath } from '../kit/index.ts';
import { textProgram } from './client.ts';

const NAMES = isNightly()
  ? ['interp', 'prefix_max', 'histogram', 'life', 'bitonic_sort']
  : ['interp', 'prefix_max'];
const JUMPS = 12;

function timelineOf(name: string, target: 'ptx' | 'amdgcn'): Timeline {
  const text = readFileSync(repoPath(`test-fixtures/kernels/${name}.rs`), 'utf8');
  const spec = readFileSync(repoPath(`test-fixtures/kernels/${name}.json`), 'utf8');
  const program = textProgram(`/kernels/${name}.rs`, text, spec, target);
  const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
  return new Timeline(program, { open: async () => program, pause }, true);
}

/** All that a client could see of the unit. */
function seen({ unit, launch }: Timeline, block: number): object {
  const lanes = Array.from({ length: launch.threads }, (_, thread) => unit.lane(block, thread));
  const bytes = [...unit.buffers.values(), ...unit.workgroupMemory(block)].map(({ base, size }) =>
    Buffer.from(unit.raw(base, size)).toString('base64'),
  );
  const variables = unit.kernel.vars.flatMap((_, index) =>
    [0, launch.threads - 1].map((thread) =>
      unit.homes(block, thread, index).map(({ inst, bytes: own }) => [inst.op, [...own].join()]),
    ),
  );
  const { position, group } = unit;
  return { position, threads: group?.threads, wait: group?.wait, lanes, bytes, variables };
}

describe('debug: states inside of a unit', function () {
  this.timeout(120_000);
  for (const name of NAMES)
    for (const target of ['ptx', 'amdgcn'] as const)
      it(`${name}, ${target}`, async function () {
        const timeline = timelineOf(name, target);
        if ((await timeline.openLaunch(0)) !== undefined) this.skip();
        await timeline.enterUnit(0);
        const block = 0;
        while (timeline.position.at < 30_000 && timeline.advance());
        const end = timeline.position.at;
        const last = seen(timeline, block);
        // The same places in order, each from the beginning of a unit of its own.
        let random = 12345;
        const places = Array.from({ length: JUMPS }, () => {
          random = (random * 1103515245 + 12345) % 2 ** 31;
          return random % end;
        });
        const fresh = timelineOf(name, target);
        await fresh.openLaunch(0);
        await fresh.enterUnit(0);
        const wanted = new Map<number, object>();
        for (const at of [...places].sort((a, b) => a - b)) {
          while (fresh.position.at < at) fresh.advance();
          wanted.set(at, seen(fresh, block));
        }
        for (const at of places) {
          await timeline.goTo({ launch: 0, unit: 0, at });
          assert.deepEqual(seen(timeline, block), wanted.get(at));
        }
        await timeline.goTo({ launch: 0, unit: 0, at: end });
        assert.deepEqual(seen(timeline, block), last);
      });
});
