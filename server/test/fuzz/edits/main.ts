/**
 * `npm run fuzz:edits`: random edits of the fixtures' kernels and crates; after each few, every
 * answer of the edited engine is that of an engine opened afresh. A difference is made smaller and
 * written down; the run goes on and ends with a summary.
 *
 *   --seed S      the first session's number (1)      --sessions N   how many (1000)
 * --edits N edits of a session (60) --apart N edits between two comparisons, at most (6)
 * --seconds T no new session after so long --out FOLDER where differences are written (the system's
 * temporary one)
 *   --no-shrink   differences as they were found
 *   --only TEXT   projects whose names hold this: `host/` for programs that launch kernels
 *   --paranoid    what is kept is computed again whenever it is asked for, and compared
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchdog } from '../watchdog.ts';
import { type Difference, runSession } from './session.ts';

/** Sessions of one process. */
const PER_PROCESS = 20;
/**
 * Seconds after which a process that has not said anything is ended: an edit on which the engine
 * does not answer.
 */
const SILENCE = 120;

interface Tally {
  at: number;
  edits: number;
  comparisons: number;
  differences: string[];
}

function flag(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
}

function word(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

const first = flag('seed', 1);
const sessions = flag('sessions', 1000);
const until = Date.now() + flag('seconds', 1e6) * 1000;
const out = word('out') ?? mkdtempSync(join(tmpdir(), 'edits-'));
const report = word('report');
if (report === undefined) runInProcesses();
else await runHere(report);

function runInProcesses(): void {
  mkdirSync(out, { recursive: true });
  const file = join(out, 'tally.json');
  const total: Tally = { at: first, edits: 0, comparisons: 0, differences: [] };
  while (total.at < first + sessions && Date.now() < until) {
    const count = Math.min(PER_PROCESS, first + sessions - total.at);
    const own = {
      seed: total.at,
      sessions: count,
      seconds: Math.ceil((until - Date.now()) / 1000),
    };
    writeFileSync(file, JSON.stringify({ ...total, edits: 0, comparisons: 0, differences: [] }));
    const args = [...process.execArgv, process.argv[1]!, ...passedOn()];
    for (const [name, value] of Object.entries(own)) args.push(`--${name}`, `${value}`);
    args.push('--out', out, '--report', file);
    const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    const done = JSON.parse(readFileSync(file, 'utf8')) as Tally;
    total.edits += done.edits;
    total.comparisons += done.comparisons;
    total.differences.push(...done.differences);
    if (status !== 0) {
      total.differences.push(`session ${done.at}: the process ended (${signal ?? status})`);
      process.stdout.write(`${total.differences.at(-1)}\n`);
      done.at++;
    }
    total.at = done.at;
  }
  const { edits, comparisons, differences } = total;
  process.stdout.write(
    `${edits} edits, ${comparisons} comparisons, ${differences.length} differences\n`,
  );
  for (const line of differences) process.stdout.write(`  ${line}\n`);
  process.exit(differences.length === 0 ? 0 : 1);
}

function passedOn(): string[] {
  const own = ['edits', 'apart', 'only'].flatMap((name) => {
    const value = word(name);
    return value === undefined ? [] : [`--${name}`, value];
  });
  const words = ['--no-shrink', '--paranoid'].filter((one) => process.argv.includes(one));
  return [...own, ...words];
}

async function runHere(file: string): Promise<void> {
  const tally: Tally = { at: first, edits: 0, comparisons: 0, differences: [] };
  const watch = await watchdog(SILENCE);
  for (; tally.at < first + sessions && Date.now() < until; tally.at++) {
    const { edits, comparisons, difference } = runSession(tally.at, {
      edits: flag('edits', 60),
      apart: flag('apart', 6),
      shrink: !process.argv.includes('--no-shrink'),
      paranoid: process.argv.includes('--paranoid'),
      only: word('only'),
      alive: watch,
    });
    tally.edits += edits;
    tally.comparisons += comparisons;
    if (difference !== undefined) tally.differences.push(written(difference));
    writeFileSync(file, JSON.stringify({ ...tally, at: tally.at + 1 }));
  }
  writeFileSync(file, JSON.stringify(tally));
  process.exit(0);
}

/**
 * Writes a difference into a folder: each state of the project, what was asked, and both answers.
 */
function written({ seed, project, question, steps, edited, fresh }: Difference): string {
  const folder = join(out, `${seed}`);
  steps.forEach(({ state }, i) => {
    for (const [path, text] of state.files) {
      const at = join(folder, `${i}`, ...path.split('/'));
      mkdirSync(join(at, '..'), { recursive: true });
      writeFileSync(at, text);
    }
  });
  const log = steps.map(({ asked, rest, state }, i) => ({ i, asked, rest, ...state.choice }));
  writeFileSync(join(folder, 'steps.json'), JSON.stringify({ root: project.root, log }, null, 1));
  writeFileSync(join(folder, 'edited.txt'), edited);
  writeFileSync(join(folder, 'fresh.txt'), fresh);
  const [a, b] = [edited.split('\n'), fresh.split('\n')];
  const at = a.findIndex((line, i) => line !== b[i]);
  const line = `session ${seed} (${project.name}): ${question} differs behind ${steps.length - 1} edits`;
  process.stdout.write(
    `${line}\n    edited: ${a[at]?.trim().slice(0, 160)}\n    fresh:  ${b[at]?.trim().slice(0, 160)}\n    in ${folder}\n`,
  );
  return line;
}
