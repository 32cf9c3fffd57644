/**
 * One process of a whole run: it is sent bundled test files one after the other, runs each with
 * mocha as `.mocharc.json` says, prints a line for each suite and sends back the counts and the
 * text of the failures. When there are no more files it tells what its tests have noted, and ends.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { formatWithOptions } from 'node:util';
import Mocha from 'mocha';
import { root } from './setup.mjs';
import { slowest } from './slowest.mjs';

const { printSuites } = createRequire(import.meta.url)('./mocha-reporter.cjs');
/** A machine of continuous integration is shared: what fails there is tried twice again. */
const retries = process.env['CI'] ? 2 : 0;

const { timeout, slow } = JSON.parse(readFileSync(join(root, '.mocharc.json'), 'utf8'));
const { Base } = Mocha.reporters;

class SuiteLines extends Base {
  constructor(runner, options) {
    super(runner, options);
    printSuites(runner);
  }
}

/** What mocha prints about failed tests. */
function failureText(failures) {
  let text = '';
  const { consoleLog } = Base;
  Base.consoleLog = (...args) => {
    text += `${formatWithOptions({ colors: Base.useColors }, ...args)}\n`;
  };
  try {
    Base.list(failures);
  } finally {
    Base.consoleLog = consoleLog;
  }
  return text;
}

function firstLine(error) {
  return String(error?.message ?? error)
    .split('\n', 1)[0]
    .slice(0, 200);
}

async function run(file) {
  const mocha = new Mocha({ reporter: SuiteLines, timeout, slow, retries });
  mocha.addFile(file);
  await mocha.loadFilesAsync();
  const failures = [];
  const retried = [];
  const times = [];
  const stats = await new Promise((resolve) => {
    const runner = mocha.run(() => resolve(runner.stats));
    runner.on('fail', (test) => failures.push(test));
    runner.on('retry', (test, error) => retried.push(`${test.fullTitle()}: ${firstLine(error)}`));
    runner.on('test end', (test) => times.push([test.duration ?? 0, test.fullTitle()]));
  });
  const ran = {
    passed: stats.passes,
    failed: failures.map((test) => test.fullTitle()),
    skipped: stats.pending,
    retried,
    text: failures.length > 0 ? failureText(failures) : '',
    slowest: slowest(times),
  };
  // Or it would go on listening for errors that nobody has caught, which are those of the next
  // file.
  mocha.dispose();
  return ran;
}

/** Processor seconds of this process, and of its children that have ended (Linux alone says). */
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1e6;
  try {
    const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(13, 15).map(Number);
    return { own, children: (user + system) / 100 };
  } catch {
    return { own, children: 0 };
  }
}

/** What the tests of this process have noted; see server/test/kit/shared.ts. */
const noted = (name) => [...(globalThis[Symbol.for(`warplens.${name}`)] ?? [])];

process.on('message', async ({ file }) => {
  if (file === undefined) {
    const end = { tools: noted('missingTools'), snapshots: noted('readSnapshots') };
    process.send(end, () => process.exit());
    return;
  }
  const before = { clock: performance.now(), ...cpuSeconds() };
  let ran;
  try {
    ran = await run(file);
  } catch (error) {
    const text = `${file}: ${error instanceof Error ? error.stack : String(error)}\n`;
    ran = { passed: 0, failed: [file], skipped: 0, text };
  }
  const after = cpuSeconds();
  const spent = {
    file,
    clock: (performance.now() - before.clock) / 1000,
    own: after.own - before.own,
    children: after.children - before.children,
  };
  process.send({ ran: { ...ran, spent } });
});
process.send({ ready: true });
