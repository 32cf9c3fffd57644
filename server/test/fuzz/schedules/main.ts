/**
 * `npm run fuzz:schedules`: events between all steps of the server's work; every request must be
 * answered, and the answers be those of a server that was started on the last state.
 *
 *   --seed S     the first chain's number (1)
 *   --count N    schedules (1000), 100 with one server in a chain
 *   --events N   events of a schedule (20)
 *   --seconds T  no new chain after so long
 */
import { parseArgs } from 'node:util';
import { watchdog } from '../watchdog.ts';
import { scheduleChain } from './session.ts';

/** Schedules of a chain. */
const PER_CHAIN = 100;
/** Seconds after which a process that answers nothing is ended. */
const SILENCE = 300;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    events: { type: 'string', default: '20' },
    seconds: { type: 'string', default: 'Infinity' },
  },
});
const alive = await watchdog(SILENCE);
const end = Date.now() + Number(values.seconds) * 1000;
const count = Number(values.count);
const cpu = process.cpuUsage();
const failures: string[] = [];
let done = 0;
let requests = 0;
for (let seed = Number(values.seed); done < count && Date.now() < end; seed++) {
  const length = Math.min(PER_CHAIN, count - done);
  const chain = await scheduleChain(seed, length, Number(values.events), alive);
  done += chain.schedules;
  requests += chain.requests;
  if (chain.failure === undefined) continue;
  done++;
  failures.push(`seed ${seed}, ${chain.failure}`);
  process.stdout.write(`seed ${seed}, ${chain.failure}\n`);
}
const { user, system } = process.cpuUsage(cpu);
const each = (user + system) / 1000 / Math.max(1, done);
process.stdout.write(
  `${done} schedules, ${requests} requests, ${failures.length} failures; ${each.toFixed(0)} ms of processor time each\n`,
);
process.exit(failures.length === 0 ? 0 : 1);
