/**
 * `npm run fuzz:schedules`: events between all steps of the server's work; every request must be
 * answered, and the answers be those of a server that was started on the last state.
 *
 *   --seed S     the first chain's number (1)
 *   --count N    schedules (1000), 100 with one server in a chain
 *   --events N   events of a schedule (6)
 *   --seconds T  no new schedule after so long
 *   --fresh FILE keeps what servers that were started on a state answer, for the next run of the
 *                same sources
 *   --states     starts a server on each state that is not kept yet, before the schedules
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listFiles, readRepo } from '../../kit/index.ts';
import { watchdog } from '../watchdog.ts';
import { allWorlds, type FreshAnswers, freshAnswers, freshCost, scheduleChain } from './session.ts';
import { virtualClock } from './world.ts';

/** Schedules of a chain. */
const PER_CHAIN = 100;
/** Seconds after which a process that answers nothing is ended. */
const SILENCE = 300;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    events: { type: 'string', default: '6' },
    seconds: { type: 'string', default: 'Infinity' },
    fresh: { type: 'string' },
    states: { type: 'boolean', default: false },
  },
});

/** Names the sources that answers depend on. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const folder of ['server/src', 'server/prelude', 'server/test/fuzz/schedules'])
    for (const path of listFiles(folder, ['.ts', '.rs'])) hash.update(path).update(readRepo(path));
  return hash.digest('hex');
}

/** Answers in a file of lines: the hash of the sources, then a state and its answers each. */
function readFresh(path: string, hash: string): FreshAnswers {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const entries = lines[0] === hash ? lines.slice(1).filter((line) => line !== '') : [];
  return new Map(entries.map((line) => JSON.parse(line) as [string, readonly unknown[]]));
}

const alive = await watchdog(SILENCE);
const end = Date.now() + Number(values.seconds) * 1000;
const count = Number(values.count);
const hash = values.fresh === undefined ? '' : sourcesHash();
const fresh: FreshAnswers = values.fresh === undefined ? new Map() : readFresh(values.fresh, hash);
const cpu = process.cpuUsage();
const failures: string[] = [];
let done = 0;
let requests = 0;

function until(): boolean {
  alive();
  return Date.now() > end;
}

function keepFresh(): void {
  if (values.fresh === undefined) return;
  const lines = [...fresh].map((entry) => JSON.stringify(entry));
  writeFileSync(values.fresh, `${[hash, ...lines].join('\n')}\n`);
}

if (values.states) {
  const real = virtualClock();
  for (const world of allWorlds()) {
    if (until()) break;
    await freshAnswers(world, fresh);
  }
  real();
  keepFresh();
  process.stdout.write(`${fresh.size} states\n`);
}

for (let seed = Number(values.seed); done < count && Date.now() < end; seed++) {
  const schedules = Math.min(PER_CHAIN, count - done);
  const events = Number(values.events);
  const chain = await scheduleChain({ seed, schedules, events, fresh, until });
  keepFresh();
  done += chain.schedules;
  requests += chain.requests;
  if (chain.failure === undefined) continue;
  done++;
  failures.push(`seed ${seed}, ${chain.failure}`);
  process.stdout.write(`seed ${seed}, ${chain.failure}\n`);
}
const { user, system } = process.cpuUsage(cpu);
const each = ((user + system) / 1000 - freshCost.ms) / Math.max(1, done);
process.stdout.write(
  `${done} schedules, ${requests} requests, ${failures.length} failures; ${each.toFixed(0)} ms of processor time each, and ${(freshCost.ms / 1000).toFixed(0)} s for new states\n`,
);
process.exit(failures.length === 0 ? 0 : 1);
