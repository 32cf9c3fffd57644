/**
 * Warplens as editors start it, beside the language servers that its users have open too, each over
 * a workspace of 20,000 lines in its own language, all in one run: `initialize`, the first
 * findings, an edit, memory, and time used while nobody asks for anything. Servers that are not
 * installed are named and left out. `LINES=N` chooses another size. Reads `/proc`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deviceCrate } from '../server/test/kit/device-crate.ts';
import { RpcClient, takesRanges } from '../server/test/kit/rpc-client.ts';

const LINES = Number(process.env['LINES'] ?? 20_000);
const FILES = 10;
const STARTS = 7;
/**
 * So few are enough for a median, and for the slowest of twenty in a workspace that is answered
 * fast.
 */
const EDITS = LINES > 5_000 ? 12 : 120;
/**
 * Milliseconds: how long a server may think before a cell stays empty, how long it may settle, and
 * is watched after.
 */
const PATIENCE = 120_000;
const SETTLE = 8_000;
/**
 * V8 collects garbage of a process that has become idle some four and some seventeen seconds later,
 * then no more.
 */
const REST = 25_000;
const WATCH = 5_000;

interface Server {
  readonly name: string;
  /** The first that is installed is taken. */
  readonly commands: readonly (readonly string[])[];
  readonly language: string;
  readonly files: readonly (readonly [path: string, text: string])[];
  /** Opened and edited. */
  readonly open: string;
  /** A line that makes the text wrong, put in front of the line that `before` finds first. */
  readonly wrong: string;
  readonly before: RegExp;
}

const cpp = (n: number): string => `
struct Cell${n} { float value; unsigned weight; };
inline Cell${n} blend(Cell${n} a, Cell${n} b, float t) {
  float value = a.value * (1.0f - t) + b.value * t;
  return Cell${n}{value, a.weight > b.weight ? a.weight : b.weight};
}
template <typename F> float each${n}(const Cell${n} *cells, unsigned long count, F f) {
  float sum = 0;
  for (unsigned long i = 0; i < count; i++) {
    sum += f(cells[i]);
  }
  return sum;
}
void kernel${n}(Cell${n} *data, unsigned long n, float *out, unsigned long i) {
  if (i >= n) {
    return;
  }
  Cell${n} mixed = blend(data[i], data[i == 0 ? 0 : i - 1], 0.25f);
  float mean = each${n}(data, n, [](const Cell${n} &c) { return c.value; });
  out[i] = mixed.value + mean / static_cast<float>(n);
}
`;

const mlir = (n: number): string => `
func.func @kernel${n}(%data: memref<?xf32>, %out: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    %v = memref.load %data[%i] : memref<?xf32>
    %next = arith.addf %acc, %v : f32
    scf.yield %next : f32
  }
  memref.store %sum, %out[%c0] : memref<?xf32>
  return
}
`;

/** Files with so many lines together, made of numbered parts. */
function parts(make: (n: number) => string, files: number, name: (n: number) => string) {
  const out: [string, string][] = [];
  for (let file = 0, n = 0; file < files; file++) {
    let text = '';
    for (let lines = 0; lines < LINES / files; n++) {
      const part = make(n);
      text += part;
      lines += part.split('\n').length - 1;
    }
    out.push([name(file), text]);
  }
  return out;
}

const rust = deviceCrate(FILES, LINES / FILES);
const SERVERS: readonly Server[] = [
  {
    name: 'warplens',
    commands: [[process.execPath, 'server/dist/server.js', '--stdio']],
    language: 'rust',
    files: rust,
    open: 'src/part3.rs',
    wrong: '    let _edit: u32 = 1;',
    before: /^ {4}let left/,
  },
  {
    name: 'rust-analyzer',
    commands: [['rust-analyzer'], ['rust-web-analyzer']],
    language: 'rust',
    files: rust,
    open: 'src/part3.rs',
    wrong: '    let _edit: u32 = ;',
    before: /^ {4}let left/,
  },
  {
    name: 'clangd',
    commands: [['clangd'], ['clangd-22']],
    language: 'cpp',
    files: parts(cpp, FILES, (n) => `part${n}.cpp`),
    open: 'part3.cpp',
    wrong: '  int edit = nowhere;',
    before: /^ {2}float mean/,
  },
  {
    name: 'mlir-lsp-server',
    commands: [['mlir-lsp-server'], ['mlir-lsp-server-22']],
    language: 'mlir',
    // It looks at open files only: all lines are in one.
    files: parts(mlir, 1, () => 'all.mlir'),
    open: 'all.mlir',
    wrong: '  %edit = arith.addf %nowhere, %zero : f32',
    before: /^ {2}%sum/,
  },
];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const quantile = (list: readonly number[], q: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(q * list.length))]!;
const median = (list: readonly number[]): number => quantile(list, 0.5);

function installed(commands: Server['commands']): readonly string[] | undefined {
  return commands.find(
    ([program]) => spawnSync(program!, ['--version'], { stdio: 'ignore' }).error === undefined,
  );
}

class Running {
  readonly process: ChildProcess;
  readonly client: RpcClient;
  /** Milliseconds from the start to the answer. */
  initialized = 0;
  takesRanges = true;

  constructor([program, ...args]: readonly string[], cwd: string) {
    this.process = spawn(program!, args, { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
    this.client = new RpcClient(this.process.stdout!, this.process.stdin!);
  }

  static async start(command: readonly string[], folder: string): Promise<Running> {
    // Our own file is named as seen from here, and the server starts in the folder.
    const own = command.map((part) => (existsSync(part) ? resolve(part) : part));
    const begin = performance.now();
    const running = new Running(own, folder);
    const rootUri = pathToFileURL(folder).href;
    const capabilities = { textDocument: { publishDiagnostics: {} } };
    const answer = await running.client.initialize(capabilities, {
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: 'bench' }],
    });
    running.initialized = performance.now() - begin;
    running.takesRanges = takesRanges(answer);
    return running;
  }

  /** Until findings of the file come that were not there yet; undefined when none come in time. */
  async findings(uri: string, send: () => Promise<void>): Promise<number | undefined> {
    this.client.forget();
    const begin = performance.now();
    await send();
    try {
      const isOfFile = (params: { readonly uri: string }): boolean => params.uri === uri;
      await this.client.waitFor('textDocument/publishDiagnostics', isOfFile, PATIENCE);
      return performance.now() - begin;
    } catch {
      return undefined;
    }
  }

  /** Resident bytes, in MB: now, or the most there were. */
  memory(row: 'VmRSS' | 'VmHWM'): number {
    const status = readFileSync(`/proc/${this.process.pid}/status`, 'utf8');
    return Number(new RegExp(`${row}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  }

  /** Milliseconds of processor time so far. */
  cpu(): number {
    const [, rest] = readFileSync(`/proc/${this.process.pid}/stat`, 'utf8').split(') ');
    const fields = rest!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  end(): void {
    this.client.connection.dispose();
    this.process.kill('SIGKILL');
  }
}

async function measure(server: Server, command: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'warplens-bench-'));
  try {
    for (const [path, text] of server.files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const starts: number[] = [];
    for (let n = 0; n < STARTS; n++) {
      const running = await Running.start(command, folder);
      starts.push(running.initialized);
      running.end();
    }
    const running = await Running.start(command, folder);
    const bare = running.memory('VmRSS');
    const uri = pathToFileURL(join(folder, server.open)).href;
    const text = server.files.find(([path]) => path === server.open)![1];
    const first = await running.findings(uri, () =>
      running.client.open(uri, text, server.language),
    );
    await sleep(SETTLE);
    const lines = text.split('\n');
    const at = lines.findIndex((line) => server.before.test(line));
    const here = { line: at, character: 0 };
    const typed = { range: { start: here, end: here }, text: `${server.wrong}\n` };
    const taken = { range: { start: here, end: { line: at + 1, character: 0 } }, text: '' };
    const wrongText = lines.toSpliced(at, 0, server.wrong).join('\n');
    const edits: number[] = [];
    for (let n = 0; n < EDITS; n++) {
      const whole = n % 2 === 0 ? wrongText : text;
      const edit = n % 2 === 0 ? typed : taken;
      const contentChanges = [running.takesRanges ? edit : { text: whole }];
      const change = { textDocument: { uri, version: n + 2 }, contentChanges };
      const took = await running.findings(uri, () =>
        running.client.notify('textDocument/didChange', change),
      );
      if (took !== undefined) edits.push(took);
      await sleep(100);
    }
    await sleep(REST);
    const before = running.cpu();
    await sleep(WATCH);
    const idle = ((running.cpu() - before) / WATCH) * 100;
    const cells = [
      median(starts).toFixed(0),
      first?.toFixed(0) ?? '-',
      edits.length > 0 ? median(edits).toFixed(1) : '-',
      edits.length > 0 ? quantile(edits, 0.95).toFixed(1) : '-',
      bare.toFixed(0),
      running.memory('VmRSS').toFixed(0),
      running.memory('VmHWM').toFixed(0),
      idle.toFixed(1),
    ];
    running.end();
    return cells;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const WIDTHS = [18, 12, 10, 9, 9, 9, 11, 9, 8];
const row = (cells: readonly string[]): void =>
  console.log(
    cells.map((cell, i) => (i === 0 ? cell.padEnd(18) : cell.padStart(WIDTHS[i]!))).join(''),
  );

console.log(`${LINES} lines; times in ms, memory in MB, idle in % of one processor`);
row(['', 'initialize', 'findings', 'edit', 'p95', 'started', 'with all', 'at most', 'idle']);
for (const server of SERVERS) {
  const command = installed(server.commands);
  if (command === undefined) console.log(`${server.name.padEnd(18)}not installed`);
  else row([server.name, ...(await measure(server, command))]);
}
process.exit(0);
