/**
 * `check --fix` and `fmt` as processes: at one of their calls of the file system, somebody saves a
 * file, the disk is full from there on, a signal arrives, the process is killed, it stands still
 * while a second run begins, or three runs are at work on a slow disk. What is on the disk then,
 * and the exit code, agree. `write-files.test.ts` has every call in turn; here are the real calls,
 * signals and codes.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '../fuzz/random.ts';
import { isNightly, repoPath, until } from '../kit/index.ts';

const RACES = Number(process.env['WARPLENS_RACES'] ?? (isNightly() ? 200 : 8));
const FIRST = Number(process.env['WARPLENS_FIRST_RACE'] ?? 1);

/** What the writer calls; a run that changes three files makes some seventy of these calls. */
const CALLS = `openSync writeSync fsyncSync closeSync linkSync renameSync unlinkSync chmodSync
  ftruncateSync accessSync lstatSync`.split(/\s+/);

/** Loaded before the command: the event of the race, and a disk that is slow. */
const EVENTS = `
const fs = require('node:fs');
const race = JSON.parse(process.env.RACE);
const own = { ...fs };
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
let count = 0, isFull = false;
const inProject = (args) => typeof args[0] !== 'string' || args[0].startsWith(race.folder);
const full = () => { throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28 }); };
for (const name of race.calls) {
  const call = own[name];
  fs[name] = (...args) => {
    // Sources are read by other calls; what is below is the writer's, from its lock on.
    if (!inProject(args) || (count === 0 && !String(args[0]).includes('.warplens'))) return call(...args);
    if (count++ === race.at) {
      own.writeFileSync(race.mark, '');
      if (race.event === 'full') isFull = true;
      else if (race.event === 'save') own.writeFileSync(race.path, race.text);
      else if (race.event === 'replace') { own.writeFileSync(race.path + '~', race.text); own.renameSync(race.path + '~', race.path); }
      else if (race.event !== 'slow') process.kill(process.pid, race.event);
    }
    if (race.event === 'slow') pause(count % 3);
    if (isFull && (name === 'writeSync' || name === 'linkSync' || (name === 'openSync' && args[1] === 'wx'))) full();
    return call(...args);
  };
}
require('node:module').syncBuiltinESMExports();
`;

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel)]\n';
const kernel = (name: string): string =>
  `pub unsafe extern "gpu-kernel" fn ${name}(out: *mut u32) { unsafe { *out = 1 } }\n`;
const PTX = (name: string): string =>
  `.version 7.0\n.target sm_70\n.address_size 64\n.visible .entry ${name}()\n{\nret;\n}\n`;

interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly err: string;
}

interface Command {
  readonly args: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** A sign of a file that has been written. */
  readonly done: RegExp;
  /** What the user saves in place of a text. */
  saved(text: string): string;
  /** A run that changes nothing. */
  readonly next: readonly string[];
}
const COMMANDS: readonly Command[] = [
  {
    args: ['check', '.', '--fix', '--fail-on', 'error'],
    files: {
      'src/lib.rs': `${HEAD}pub mod m;\npub mod n;\n${kernel('one')}`,
      'src/m.rs': kernel('two'),
      'src/n.rs': kernel('three'),
    },
    // What was saved before it was read is fixed, too.
    done: /(?:no_mangle|export_name)[\s\S]*\}\n(?:\/\/ saved by the user\n)?$/,
    saved: (text) => `${text}// saved by the user\n`,
    next: ['check', '.', '--fail-on', 'error'],
  },
  {
    args: ['fmt', 'a.ptx', 'b.ptx', 'c.ptx'],
    files: { 'a.ptx': PTX('a'), 'b.ptx': PTX('b'), 'c.ptx': PTX('c') },
    done: /^[ \t]+ret;\n\}\n$/m,
    saved: (text) => `// saved by the user\n${text}`,
    next: ['fmt', '--check', 'a.ptx'],
  },
];
const EVENT_KINDS = [
  ...['full', 'save', 'replace', 'SIGINT', 'SIGTERM', 'SIGKILL', 'slow', 'SIGSTOP'],
] as const;
/** Events with several runs. */
const TOGETHER: ReadonlySet<string> = new Set(['slow', 'SIGSTOP']);
/** Milliseconds for which a process stands still: a second run has found its lock long before. */
const STILL = 3000;

describe('e2e: races of writing', () => {
  let folder: string;
  let scratch: string;
  before(function () {
    if (process.platform === 'win32') this.skip();
  });
  beforeEach(() => {
    scratch = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-races-')));
    folder = join(scratch, 'ws');
    writeFileSync(join(scratch, 'events.cjs'), EVENTS);
  });
  afterEach(() => rmSync(scratch, { recursive: true, force: true }));

  const warplens = (args: readonly string[], race?: object, started?: (pid: number) => void) =>
    new Promise<Ended>((resolve) => {
      const hook = race === undefined ? [] : ['--require', join(scratch, 'events.cjs')];
      const child = spawn(process.execPath, [...hook, repoPath('server/dist/cli.js'), ...args], {
        cwd: folder,
        env: { ...process.env, RACE: JSON.stringify(race ?? {}) },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      started?.(child.pid!);
      let err = '';
      child.stderr.on('data', (part: Buffer) => void (err += part));
      child.on('close', (code, signal) => resolve({ code, signal, err }));
    });

  const prepare = ({ args, files }: Command): void => {
    mkdirSync(join(folder, 'src'), { recursive: true });
    if (args[0] === 'check')
      writeFileSync(join(folder, 'Cargo.toml'), '[package]\nname = "k"\nedition = "2024"\n');
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  };

  /** A run that stands still at its event, and one that begins then and goes on before it does. */
  const besideStopped = (command: Command, race: { readonly mark: string }): Promise<Ended>[] => {
    let hasEnded = false;
    let pid = 0;
    const first = warplens(command.args, race, (own) => (pid = own)).finally(() => {
      hasEnded = true;
    });
    const second = until(
      () => hasEnded || existsSync(race.mark),
      () => 'no event',
    ).then(async () => {
      const run = warplens(command.args);
      await Promise.race([run, new Promise((done) => setTimeout(done, STILL))]);
      if (!hasEnded) process.kill(pid, 'SIGCONT');
      return run;
    });
    return [first, second];
  };

  const runsOf = (
    command: Command,
    race: { readonly event: string; readonly mark: string },
  ): readonly Promise<Ended>[] => {
    if (race.event === 'SIGSTOP') return besideStopped(command, race);
    const count = race.event === 'slow' ? 3 : 1;
    return Array.from({ length: count }, () => warplens(command.args, race));
  };

  /** Are all files written, or none? What the user saved may be in place of one. */
  const isAllWritten = (
    { files, done }: Command,
    saved: { readonly name: string; readonly text: string } | undefined,
    what: string,
  ): boolean => {
    const states = new Set<string>();
    for (const [name, old] of Object.entries(files)) {
      const now = readFileSync(join(folder, name), 'utf8');
      if (saved?.name === name && saved.text === now) continue;
      if (now !== old) assert.match(now, done, `${name} ${what}`);
      states.add(now === old ? 'before' : 'after');
    }
    assert.equal(states.size, 1, `${[...states]} ${what}`);
    return states.has('after');
  };

  const expectCode = (
    { code, signal, err }: Ended,
    isWritten: boolean,
    event: string,
    what: string,
  ): void => {
    if (event === 'SIGKILL') assert.equal(signal, 'SIGKILL', what);
    else if (signal !== null) {
      // Before the writer holds signals.
      assert.ok(event === signal && !isWritten, what);
    } else if (TOGETHER.has(event)) assert.ok(code === 0 || code === 2, what);
    else if (code === 0) assert.ok(isWritten && !err.includes('no file was changed'), what);
    else if (code === 130) {
      assert.ok(event.startsWith('SIG') && err.includes('interrupted; '), what);
      assert.equal(err.includes('nothing is written'), !isWritten, what);
    } else {
      assert.equal(code, 2, what);
      assert.ok(!isWritten && err.includes('no file was changed'), what);
    }
  };

  let reached = 0;
  for (let seed = FIRST; seed < FIRST + RACES; seed++) {
    const random = new Random(seed);
    const command = COMMANDS[seed % COMMANDS.length]!;
    const event = EVENT_KINDS[Math.floor(seed / COMMANDS.length) % EVENT_KINDS.length]!;
    const at = random.below(event === 'slow' ? 1 : 60);

    it(`${command.args[0]}, ${event} at call ${at} (${seed})`, async function () {
      this.timeout(0);
      const saved = random.pick(Object.keys(command.files));
      const text = command.saved(command.files[saved]!);
      prepare(command);
      const race = {
        ...{ at, event, folder, text, calls: CALLS },
        path: join(folder, saved),
        mark: join(scratch, 'mark'),
      };
      const runs = await Promise.all(runsOf(command, race));
      const wasReached = existsSync(race.mark);
      if (wasReached) reached += 1;

      // A lock that was not written in full counts for some time.
      const lock = join(folder, '.warplens.lock');
      if (existsSync(lock)) utimesSync(lock, 1, 1);
      // The next run undoes what a killed one has left; it changes nothing itself.
      const next = await warplens(command.next);
      const what = `${JSON.stringify(runs)} ${JSON.stringify(next)}`;
      const isSaved = wasReached && (event === 'save' || event === 'replace');
      const isWritten = isAllWritten(command, isSaved ? { name: saved, text } : undefined, what);
      for (const run of runs) expectCode(run, isWritten, wasReached ? event : 'none', what);
      if (TOGETHER.has(event)) assert.ok(isWritten && runs.some(({ code }) => code === 0), what);
      const left = [...readdirSync(folder), ...readdirSync(join(folder, 'src'))];
      assert.deepEqual(
        left.filter((name) => name.startsWith('.') || name.endsWith('~')),
        [],
        what,
      );
    });
  }

  it('most events took place', () => assert.ok(reached > RACES / 2, `${reached} of ${RACES}`));
});
