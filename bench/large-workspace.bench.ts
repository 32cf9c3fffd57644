/**
 * A large workspace as an editor opens it: until the open file has its lenses, until the whole
 * workspace has been pulled once, memory meanwhile and afterwards, and processor time while nobody
 * asks; then how much processor time a first `check` of one crate with its device library takes.
 * `WORKSPACE=FOLDER` (a checkout of cuda-oxide, for the bars) and `OPEN=FILE` below it choose;
 * `CRATES=FOLDER,..` the crates that are checked. What is not given is left out by name. Reads
 * `/proc`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RpcClient } from '../server/test/kit/rpc-client.ts';

const WORKSPACE = process.env['WORKSPACE'];
const OPEN = process.env['OPEN'] ?? 'crates/rustc-codegen-cuda/examples/vecadd/src/main.rs';
const CRATES = (process.env['CRATES'] ?? '').split(',').filter((one) => one !== '');
const TRIES = 5;
/** Milliseconds that an idle server is left alone, and watched. */
const REST = Number(process.env['REST'] ?? 25_000);
const WATCH = 10_000;

/** What the figures are held against: milliseconds, megabytes, percent, seconds. */
const BARS = {
  lenses: 1500,
  whole: 60_000,
  memory: 600,
  idle: 1,
  check: 0.6,
};

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

function say(what: string, value: number, unit: string, bar: number): void {
  const verdict = value <= bar ? 'holds' : 'MISSED';
  console.log(
    `${what.padEnd(52)}${value.toFixed(value < 10 ? 2 : 0).padStart(8)} ${unit.padEnd(4)} bar ${bar} ${verdict}`,
  );
}

interface Process {
  readonly pid: number;
}

/** Megabytes: resident now, or at most. */
function memory({ pid }: Process, row: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${row}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** Milliseconds of processor time so far. */
function cpu({ pid }: Process): number {
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function openWorkspace(folder: string): Promise<void> {
  const args = [resolve('server/dist/server.js'), '--stdio'];
  const begin = performance.now();
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
  const server = { pid: child.pid! };
  const client = new RpcClient(child.stdout, child.stdin);
  const rootUri = pathToFileURL(folder).href;
  const capabilities = {
    textDocument: { codeLens: {}, diagnostic: {} },
    workspace: { diagnostics: { refreshSupport: true }, codeLens: { refreshSupport: true } },
    window: { workDoneProgress: true },
  };
  await client.initialize(capabilities, {
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'bench' }],
  });
  const file = join(folder, OPEN);
  const uri = pathToFileURL(file).href;
  await client.open(uri, readFileSync(file, 'utf8'));
  // An editor asks for both at once: the file that is seen goes first.
  const pulled = client.request<{ items: readonly unknown[] }>('workspace/diagnostic', {
    previousResultIds: [],
  });
  const lenses = await client.request<readonly unknown[]>('textDocument/codeLens', {
    textDocument: { uri },
  });
  const seen = performance.now() - begin;
  const used = cpu(server);
  const { items } = await pulled;
  const whole = performance.now() - begin;
  console.log(`${lenses.length} lenses, ${items.length} files with GPU code`);
  say('until the open file has its lenses, from the start', seen, 'ms', BARS.lenses);
  say('processor time until then', used, 'ms', BARS.lenses);
  say('until the whole workspace is pulled', whole, 'ms', BARS.whole);
  say('processor time until then', cpu(server), 'ms', BARS.whole);
  say('memory at most', memory(server, 'VmHWM'), 'MB', BARS.memory);
  await sleep(REST);
  say('memory at rest', memory(server, 'VmRSS'), 'MB', BARS.memory);
  const before = cpu(server);
  await sleep(WATCH);
  say('processor while idle', ((cpu(server) - before) / WATCH) * 100, '%', BARS.idle);
  client.connection.dispose();
  child.kill('SIGKILL');
}

/** Seconds of processor time of a process of its own, the least of some tries. */
function checkOf(folder: string): number {
  const times = Array.from({ length: TRIES }, () => {
    const script = `const { spawnSync } = require('child_process');
      spawnSync(process.execPath, ['server/dist/cli.js', 'check', '--no-cache', ${JSON.stringify(folder)}], { stdio: 'ignore' });
      const cpu = require('fs').readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
      console.log((Number(cpu[13]) + Number(cpu[14])) / 100);`;
    const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    return Number(stdout);
  });
  return Math.min(...times);
}

if (WORKSPACE === undefined || !existsSync(join(WORKSPACE, OPEN)))
  console.log('no large workspace: WORKSPACE names none with the file OPEN');
else await openWorkspace(resolve(WORKSPACE));
if (CRATES.length === 0) console.log('no crates to check: CRATES names none');
for (const crate of CRATES)
  say(`check of ${crate.split('/').slice(-2).join('/')}`, checkOf(resolve(crate)), 's', BARS.check);
process.exit(0);
