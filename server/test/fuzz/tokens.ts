/**
 * `npm run fuzz:tokens`: each token of each fixture is deleted and put back, as somebody does who
 * types. The engine answers within a second each time, and behind the second edit as it did before
 * the first.
 *
 *   --first N     the first fixture (0)            --count N    how many (50)
 *   --slow MS     what counts as too long (1000)   --every N    of so many tokens one (1)
 *
 * Times are processor time: other work on the machine does not count.
 */
import { parseArgs } from 'node:util';
import { diagnosticsIn, kernelLenses } from '../../src/ide/index.ts';
import { engineOver } from '../workspace/packages.ts';
import { type Project, projects } from './edits/projects.ts';
import { watchdog } from './watchdog.ts';

const TOKEN = /\w+|"[^"\n]*"|'\w+|::|->|=>|==|!=|<=|>=|&&|\|\||[^\s\w]/g;
/** Seconds after which the process is ended. */
const SILENCE = 60;

const { values } = parseArgs({
  options: {
    first: { type: 'string', default: '0' },
    count: { type: 'string', default: '50' },
    slow: { type: 'string', default: '1000' },
    every: { type: 'string', default: '1' },
  },
});
const slow = Number(values.slow);
const every = Number(values.every);
const alive = await watchdog(SILENCE);

let edits = 0;
let failures = 0;
let longest = 0;

function failed(project: Project, offset: number, token: string, what: string): void {
  failures++;
  process.stdout.write(`${project.name}: ${token} at ${offset}: ${what}\n`);
}

function millisecondsSince(then: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(then);
  return (user + system) / 1000;
}

function tryTokens(project: Project): void {
  const engine = engineOver(new Map(project.files));
  const { root } = project;
  const text = project.files.get(root)!;
  const ask = (now: string): string => {
    alive();
    engine.setFile(root, now);
    const lenses = kernelLenses(engine, root, () => [root]);
    return JSON.stringify([diagnosticsIn(engine, root), lenses.length]);
  };
  const first = ask(text);
  for (const [n, { index, 0: token }] of [...text.matchAll(TOKEN)].entries()) {
    if (n % every !== 0) continue;
    const since = process.cpuUsage();
    ask(text.slice(0, index) + text.slice(index + token.length));
    const without = millisecondsSince(since);
    const between = process.cpuUsage();
    const back = ask(text);
    const took = Math.max(without, millisecondsSince(between));
    edits += 2;
    longest = Math.max(longest, took);
    if (took > slow) failed(project, index, token, `took ${Math.round(took)} ms`);
    if (back !== first) failed(project, index, token, 'another answer than before');
  }
}

const first = Number(values.first);
for (const project of projects().slice(first, first + Number(values.count))) tryTokens(project);
process.stdout.write(
  `${edits} edits, ${failures} failures, the longest answer took ${Math.round(longest)} ms\n`,
);
process.exit(failures === 0 ? 0 : 1);
