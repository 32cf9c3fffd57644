/**
 * A whole run of the tests: as many processes as the machine has cores, each of which takes the
 * next file when it is done with one. Then the failures in full, snapshots that no test has read,
 * outside tools that were missing, and the counts.
 */
import { fork } from 'node:child_process';
import { appendFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { root } from './setup.mjs';
import { slowest, slowestText } from './slowest.mjs';
import { secondsOf } from './test-times.mjs';

/** Each process compiles the prelude for itself: more of them gain little. */
const MOST_PROCESSES = 8;

/**
 * Of the young generation, in megabytes: compiling makes much that dies soon, and with Node's 16 a
 * sixth of the run goes into collecting it.
 */
const YOUNG_MB = 64;

/** Runs bundled files; true when all is well. A quick run does not read every snapshot. */
export async function runAll(files, { update, quick }) {
  // Those that take long come first, so that no process is left with one at the end.
  const queue = files.toSorted((a, b) => secondsOf(b) - secondsOf(a));
  const total = { passed: 0, failed: [], skipped: 0 };
  const texts = [];
  let times = [];
  const tools = new Map();
  const snapshots = new Set();
  const again = [];
  const add = ({ passed, failed, skipped, text, retried = [], slowest: slow = [], spent }) => {
    if (spent && process.env['WARPLENS_TIMES'])
      appendFileSync(process.env['WARPLENS_TIMES'], `${JSON.stringify(spent)}\n`);
    times = slowest([...times, ...slow]);
    total.passed += passed;
    total.failed.push(...failed);
    total.skipped += skipped;
    again.push(...retried.filter((what) => !failed.some((name) => what.startsWith(`${name}: `))));
    if (text !== '') texts.push(text);
  };
  const fail = (what) => add({ passed: 0, failed: [what], skipped: 0, text: `${what}\n` });
  const note = (end) => {
    for (const [name, tests] of end.tools) tools.set(name, (tools.get(name) ?? 0) + tests);
    for (const path of end.snapshots) snapshots.add(path);
  };
  const jobs = Number(
    process.env['WARPLENS_JOBS'] ?? Math.min(availableParallelism(), MOST_PROCESSES),
  );
  const worker = () =>
    new Promise((resolve) => {
      const child = fork(join(root, 'tools/test-worker.mjs'), {
        cwd: root,
        execArgv: ['--enable-source-maps', `--max-semi-space-size=${YOUNG_MB}`],
        env: { ...process.env, ...(update ? { UPDATE: '1' } : {}) },
      });
      let file;
      let ended = false;
      child.on('message', (message) => {
        if (message.ran) add(message.ran);
        if (message.tools) {
          note(message);
          ended = true;
          return;
        }
        file = queue.shift();
        child.send({ file });
      });
      child.on('exit', (code, signal) => {
        if (!ended) fail(`${file ?? 'a test process'} did not come to its end: ${signal ?? code}`);
        resolve(ended);
      });
    });
  /** A process that was lost is replaced as long as there are files. */
  const line = async () => {
    while (!(await worker()) && queue.length > 0);
  };
  await Promise.all(Array.from({ length: jobs }, line));

  const unread = quick ? [] : unreadSnapshots('test-fixtures', snapshots);
  if (unread.length > 0) fail(`snapshot files that no test reads: ${unread.join(', ')}`);
  for (const text of texts) console.log(text);
  for (const name of total.failed) console.log(`  failed: ${name}`);
  for (const what of again) console.log(`  failed at first, passed when tried again: ${what}`);
  for (const [name, tests] of tools)
    console.log(
      `  missing outside tool: ${name} (${tests} ${tests === 1 ? 'test' : 'tests'} skipped)`,
    );
  console.log(slowestText(times));
  const { passed, failed, skipped } = total;
  console.log(`${passed} passed, ${failed.length} failed, ${skipped} skipped`);
  const tally = process.env['WARPLENS_TALLY'];
  if (tally) appendFileSync(tally, `${JSON.stringify({ ...total, texts })}\n`);
  return failed.length === 0;
}

/** Snapshot files in a folder that are not among those that were read. */
export function unreadSnapshots(folder, read) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((path) => /\.snap(\.|$)/.test(path) && !read.has(path));
}
