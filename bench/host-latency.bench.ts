/**
 * What a keystroke costs while a host file of 2,000 lines is open: a statement comes and goes in a
 * function that launches a kernel, a constant changes that all launches take, a kernel's body is
 * typed in. In the engine, and as an editor sees it from the server (not with
 * `ENGINE=1`). `LINES=N` chooses another size.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEngine } from '../server/src/workspace/index.ts';
import { hostCrate } from '../server/test/kit/host-crate.ts';
import { preludeTexts } from '../server/test/kit/prelude.ts';
import { RpcClient } from '../server/test/kit/rpc-client.ts';

const LINES = Number(process.env['LINES'] ?? 2_000);
const KERNELS = 12;
const ROUNDS = 120;
const PATIENCE = 60_000;
const SETTLE = 6_000;

const files = hostCrate(LINES, KERNELS);
const host = files[0]![1];
const device = files[1]![1];

function quantile(times: readonly number[], q: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!.toFixed(2).padStart(8);
}

function row(what: string, times: readonly number[], own?: readonly number[]): void {
  const cpu = own === undefined ? '' : `   CPU time ${quantile(own, 0.5)} ${quantile(own, 0.95)}`;
  console.log(`${what.padEnd(44)}${quantile(times, 0.5)} ${quantile(times, 0.95)}${cpu}`);
}

interface Edit {
  readonly what: string;
  readonly path: string;
  readonly text: string;
  /** Put in front of what `before` finds, and taken away again; undefined: changed by `next`. */
  readonly next: (round: number) => string;
}

const into = (text: string, before: string, line: (round: number) => string) => (round: number) =>
  round % 2 === 0 ? text.replace(before, `${line(round)}${before}`) : text;

const EDITS: readonly Edit[] = [
  {
    what: 'statement in a function that launches',
    path: 'src/main.rs',
    text: host,
    next: into(host, 'let job = Job30::new', (round) => `let _n${round}: u32 = 1;\n    `),
  },
  {
    what: 'wrong argument of a launch',
    path: 'src/main.rs',
    text: host,
    next: (round) =>
      round % 2 === 0
        ? host.replace('job.config(), job.factor, &x', `job.config(), ${round}.0f64, &x`)
        : host,
  },
  {
    what: 'constant that all launches take',
    path: 'src/main.rs',
    text: host,
    next: (round) => host.replace('BLOCK: u32 = 256', `BLOCK: u32 = ${128 + (round % 64)}`),
  },
  {
    what: 'statement in a kernel',
    path: 'src/device.rs',
    text: device,
    next: into(device, 'let i = idx.get();', (round) => `let _n${round} = 1u32;\n        `),
  },
];

function inEngine(): void {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  const root = '/bench/src/main.rs';
  const begin = performance.now();
  for (const [path, text] of files) engine.setFile(`/bench/${path}`, text);
  const first = engine.diagnostics(root);
  const cold = performance.now() - begin;
  const { launches } = engine.host(root);
  console.log(
    `${host.split('\n').length - 1} lines, ${launches.length} launches, ${launches.filter(({ link }) => link?.kernel).length} linked, ${first.length} findings; cold ${cold.toFixed(0)} ms`,
  );
  for (const { what, path, next, text } of EDITS) {
    const times: number[] = [];
    const own: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      engine.setFile(`/bench/${path}`, next(round));
      const cpu = process.cpuUsage();
      const start = performance.now();
      engine.diagnostics(root);
      times.push(performance.now() - start);
      const { user, system } = process.cpuUsage(cpu);
      own.push((user + system) / 1000);
    }
    engine.setFile(`/bench/${path}`, text);
    engine.diagnostics(root);
    row(`engine: ${what}`, times, own);
  }
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

class Server {
  private readonly process: ChildProcess;
  private readonly client: RpcClient;
  private version = 1;

  constructor() {
    const server = resolve('server/dist/server.js');
    this.process = spawn(process.execPath, [server, '--stdio'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.client = new RpcClient(this.process.stdout!, this.process.stdin!);
  }

  async start(folder: string): Promise<void> {
    const rootUri = pathToFileURL(folder).href;
    const capabilities = { textDocument: { publishDiagnostics: {} } };
    const workspaceFolders = [{ uri: rootUri, name: 'bench' }];
    await this.client.initialize(capabilities, { rootUri, workspaceFolders });
  }

  /** Until findings of the file come that were not there yet. */
  async findings(uri: string, send: () => Promise<void>): Promise<number> {
    this.client.forget();
    const begin = performance.now();
    await send();
    const isOfFile = (params: { readonly uri: string }): boolean => params.uri === uri;
    await this.client.waitFor('textDocument/publishDiagnostics', isOfFile, PATIENCE);
    return performance.now() - begin;
  }

  open(uri: string, text: string): Promise<number> {
    return this.findings(uri, () => this.client.open(uri, text, 'rust'));
  }

  /** Replaces lines. */
  edit(uri: string, from: number, to: number, text: string): Promise<number> {
    const range = { start: { line: from, character: 0 }, end: { line: to, character: 0 } };
    const textDocument = { uri, version: ++this.version };
    const change = { textDocument, contentChanges: [{ range, text }] };
    return this.findings(uri, () => this.client.notify('textDocument/didChange', change));
  }

  end(): void {
    this.client.connection.dispose();
    this.process.kill('SIGKILL');
  }
}

async function inServer(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'warplens-bench-'));
  const server = new Server();
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await server.start(folder);
    const uri = pathToFileURL(join(folder, 'src/main.rs')).href;
    const first = await server.open(uri, host);
    console.log(`server: first findings after opening ${first.toFixed(0)} ms`);
    await sleep(SETTLE);
    const at = host.split('\n').findIndex((line) => line.includes('let job = Job30::new'));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const wrong =
        '    unsafe { module.axpy1(stream, Job30::new(1).config(), 1.0, &x, &x, &x) }?;\n';
      times.push(
        await (round % 2 === 0
          ? server.edit(uri, at + 3, at + 3, wrong)
          : server.edit(uri, at + 3, at + 4, '')),
      );
      await sleep(100);
    }
    row('server: a wrong launch comes and goes', times);
  } finally {
    server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log('                                                 p50      p95  (ms)');
inEngine();
if (process.env['ENGINE'] === undefined) await inServer();
process.exit(0);
