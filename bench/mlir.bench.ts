/**
 * `.mlir` texts in an editor, beside `mlir-lsp-server`, both over the language server protocol and
 * in one run: from an edit to the findings that it gives, and hover, right behind an edit and when
 * nothing else is going on. Three sorts of texts in two lengths; milliseconds, median and 95th
 * percentile, and how often as long as the other server ours takes. `LINES=N` and `SORT=name`
 * choose one of them, `EDITS=N` how many edits of each kind. Reads `/proc`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { LineIndex } from '../server/src/base/index.ts';
import { RpcClient, takesRanges } from '../server/test/kit/rpc-client.ts';

const SIZES = process.env['LINES'] === undefined ? [1_600, 10_000] : [Number(process.env['LINES'])];
const EDITS = Number(process.env['EDITS'] ?? 20);
/** Milliseconds between two edits, as somebody types, and before the first one. */
const PAUSE = 30;
const SETTLE = 4_000;
/** So many edits nobody counts: programs are slow at first. */
const WARM = 20;
const PATIENCE = 30_000;

/** A kind of text: what stands before, between and behind numbered parts. */
interface Sort {
  readonly name: string;
  readonly head: string;
  readonly part: (n: number) => string;
  readonly tail: string;
}

const body = (n: number, i: string): string => `    %v${n} = memref.load %a[${i}] : memref<?xf32>
    %w${n} = arith.constant ${n}.5 : f32
    %x${n} = arith.mulf %v${n}, %w${n} : f32
    %y${n} = scf.for %j${n} = %c0 to %n step %c1 iter_args(%s${n} = %x${n}) -> (f32) {
      %z${n} = memref.load %a[%j${n}] : memref<?xf32>
      %t${n} = arith.addf %s${n}, %z${n} : f32
      scf.yield %t${n} : f32
    }
    memref.store %y${n}, %b[${i}] : memref<?xf32>
`;
const CONSTANTS = `    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
`;
const PARAMS = '%a: memref<?xf32>, %b: memref<?xf32>, %n: index';

const SORTS: readonly Sort[] = [
  {
    name: 'functions',
    head: '',
    part: (n) => `  func.func @f${n}(${PARAMS}) {\n${CONSTANTS}${body(n, '%c0')}    return\n  }\n`,
    tail: '',
  },
  {
    name: 'kernels',
    head: 'gpu.module @kernels {\n',
    part: (n) =>
      `  gpu.func @k${n}(${PARAMS}) kernel {\n${CONSTANTS}    %i = gpu.thread_id x\n${body(n, '%i')}    gpu.return\n  }\n`,
    tail: '}\n',
  },
  {
    name: 'one kernel',
    head: `gpu.module @kernels {\n  gpu.func @k(${PARAMS}) kernel {\n${CONSTANTS}    %i = gpu.thread_id x\n`,
    part: (n) => body(n, '%i'),
    tail: '    gpu.return\n  }\n}\n',
  },
];

function textOf({ head, part, tail }: Sort, lines: number): string {
  let text = head;
  for (let n = 0, count = 0; count < lines; n++) {
    const own = part(n);
    text += own;
    count += own.split('\n').length - 1;
  }
  return text + tail;
}

/** An edit and what takes it back. */
interface Edit {
  readonly at: number;
  readonly gone: string;
  readonly typed: string;
}

/** Kinds of edits; `at` finds the place of the n-th. */
const KINDS: readonly {
  readonly name: string;
  readonly edit: (text: string, n: number) => Edit;
}[] = [
  { name: 'word', edit: (text, n) => replaced(text, `arith.mulf %v${n},`, 'mulf', 'subf') },
  {
    name: 'operation',
    edit: (text, n) => replaced(text, `    %w${n} =`, '', `    %new = arith.constant 1.0 : f32\n`),
  },
  { name: 'constant', edit: (text, n) => replaced(text, `constant ${n}.5`, `${n}`, `${n + 1}`) },
  { name: 'mistake', edit: (text, n) => replaced(text, `%s${n}, %z${n}`, `%z${n}`, `%nowhere`) },
  { name: 'half typed', edit: (text, n) => replaced(text, `%t${n} = arith`, 'arith', 'ar') },
];

/** `old` at its first place in `around`. */
function replaced(text: string, around: string, old: string, typed: string): Edit {
  const at = text.indexOf(around) + around.indexOf(old);
  if (at < 0) throw new Error(around);
  return { at, gone: old, typed };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const quantile = (list: readonly number[], q: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(q * list.length))]!;

const URI = 'file:///bench/all.mlir';

/** A server with one text open in it. */
class Session {
  private readonly process: ChildProcess;
  private readonly client: RpcClient;
  private readonly index: LineIndex;
  private readonly text: string;
  private current: string;
  private takesRanges = true;

  private constructor([program, ...args]: readonly string[], text: string) {
    this.process = spawn(program!, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    this.client = new RpcClient(this.process.stdout!, this.process.stdin!);
    this.text = text;
    this.current = text;
    this.index = new LineIndex(text);
  }

  static async open(command: readonly string[], text: string): Promise<Session> {
    const session = new Session(command, text);
    const capabilities = await session.client.initialize({
      textDocument: { publishDiagnostics: {} },
    });
    session.takesRanges = takesRanges(capabilities);
    await session.findings(() => session.client.open(URI, text, 'mlir'));
    await sleep(SETTLE);
    return session;
  }

  private async findings(send: () => Promise<void>): Promise<number> {
    this.client.forget();
    const begin = performance.now();
    await send();
    await this.client.waitFor('textDocument/publishDiagnostics', () => true, PATIENCE);
    return performance.now() - begin;
  }

  private position(offset: number): { line: number; character: number } {
    const { line, col } = this.index.lineCol(offset);
    return { line, character: col };
  }

  /** Only one place is changed at a time, so what stands before it is as it was. */
  private change(at: number, gone: string, typed: string): Promise<void> {
    this.current = this.current.slice(0, at) + typed + this.current.slice(at + gone.length);
    if (!this.takesRanges) return this.client.change(URI, undefined, this.current);
    const start = this.position(at);
    const lines = gone.split('\n');
    const end =
      lines.length === 1
        ? { line: start.line, character: start.character + gone.length }
        : { line: start.line + lines.length - 1, character: lines.at(-1)!.length };
    return this.client.change(URI, { start, end }, typed);
  }

  private async hover(offset: number): Promise<number> {
    const begin = performance.now();
    const textDocument = { uri: URI };
    await this.client.request('textDocument/hover', {
      textDocument,
      position: this.position(offset),
    });
    return performance.now() - begin;
  }

  /** Milliseconds to the findings, of an edit and of the one that takes it back. */
  async edit({ at, gone, typed }: Edit): Promise<number[]> {
    const there = await this.findings(() => this.change(at, gone, typed));
    await sleep(PAUSE);
    const back = await this.findings(() => this.change(at, typed, gone));
    await sleep(PAUSE);
    return [there, back];
  }

  /** Milliseconds to the answer: with nothing going on, and right behind an edit. */
  async hovers({
    at,
    gone,
    typed,
  }: Edit): Promise<{ readonly calm: number; readonly hot: number }> {
    const place = this.text.lastIndexOf('arith.constant', at) + 8;
    const calm = await this.hover(place);
    this.client.forget();
    await this.change(at, gone, typed);
    const hot = await this.hover(place);
    await this.client.waitFor('textDocument/publishDiagnostics', () => true, PATIENCE);
    await sleep(PAUSE);
    await this.findings(() => this.change(at, typed, gone));
    await sleep(PAUSE);
    return { calm, hot };
  }

  /** Milliseconds of processor time so far, of all threads. */
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

/** Times by the name of what was measured. */
async function measure(
  command: readonly string[],
  text: string,
  count: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const session = await Session.open(command, text);
  const times = new Map<string, number[]>();
  const note = (name: string, ...took: number[]): void => {
    const list = times.get(name) ?? [];
    times.set(name, list);
    list.push(...took);
  };
  // Edits are in one part after the other, not all in the same.
  const part = (n: number): number => Math.floor((((n * 7919) % 997) / 997) * count);
  for (let n = 0; n < WARM; n++) await session.edit(KINDS[n % KINDS.length]!.edit(text, part(n)));
  for (let n = 0; n < EDITS; n++) {
    const before = session.cpu();
    for (const { name, edit } of KINDS) note(name, ...(await session.edit(edit(text, part(n)))));
    note('processor time of an edit', (session.cpu() - before) / (2 * KINDS.length));
    const { calm, hot } = await session.hovers(KINDS[n % 3]!.edit(text, part(n)));
    note('hover', calm);
    note('hover after edit', hot);
  }
  session.end();
  return times;
}

function installed(programs: readonly string[]): string | undefined {
  return programs.find(
    (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined,
  );
}

const other = installed(['mlir-lsp-server', 'mlir-lsp-server-22']);
if (other === undefined) console.log('mlir-lsp-server is not installed');
const cell = (times: readonly number[] | undefined): string =>
  times === undefined
    ? '-'.padStart(16)
    : `${quantile(times, 0.5).toFixed(1).padStart(8)}${quantile(times, 0.95).toFixed(1).padStart(8)}`;
console.log(`${'ms'.padEnd(38)}    ours     p95   other     p95   times`);
for (const lines of SIZES) {
  for (const sort of SORTS) {
    if (process.env['SORT'] !== undefined && process.env['SORT'] !== sort.name) continue;
    const text = textOf(sort, lines);
    const count = text.split('%w').length / 2 - 1;
    const own = await measure([process.execPath, 'server/dist/server.js', '--stdio'], text, count);
    const their = other === undefined ? undefined : await measure([other], text, count);
    for (const [name, times] of own) {
      const beside = their?.get(name);
      const ratio = beside === undefined ? '' : quantile(times, 0.5) / quantile(beside, 0.5);
      const shown = typeof ratio === 'number' ? ratio.toFixed(1).padStart(8) : '';
      console.log(
        `${`${lines} lines, ${sort.name}, ${name}`.padEnd(38)}${cell(times)}${cell(beside)}${shown}`,
      );
    }
  }
}
process.exit(0);
