/**
 * `npx tsx tools/published.ts FOLDER [NAME..]`: opens published repositories whole in a server, as
 * an editor does, and counts what must not happen: restarts, requests that fail or are not
 * answered, kernels that a search of the sources finds and no list has. Memory at most and
 * processor time of the server are printed beside it. `published.json` has the repositories and
 * commits; FOLDER has a checkout of each, named `owner+name`, and `--clone` makes those that are
 * not there. `--verbose` names failures and silent kernels. Needs `npm run build`; reads `/proc`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listRustFiles, machine } from '../server/src/disk/index.ts';
import type { KernelRow } from '../server/src/protocol/index.ts';
import { isTrivia, lex } from '../server/src/syntax/index.ts';
import { RpcClient } from '../server/test/kit/rpc-client.ts';

interface Repository {
  readonly name: string;
  readonly commit: string;
}

const args = process.argv.slice(2);
const verbose = args.includes('--verbose');
const [top, ...names] = args.filter((arg) => !arg.startsWith('--'));

/** Milliseconds after which a request counts as not answered. */
const PATIENCE = 600_000;
/** Files with kernels that are shown, one after the other. */
const SHOWN = 3;
/** Edits of each of them: a keystroke that breaks the text, and its repair. */
const EDITS = 3;

/** Functions with an attribute `kernel`, or of a kernel's ABI; group 1 or 2 is the name. */
const KERNEL =
  /#\[(?:\w+::)*kernel\b[^\]]*\]\s*(?:#\[[^\n]*\]\s*|\/\/[^\n]*\n\s*)*(?:pub(?:\([^)]*\))?\s+)?(?:unsafe\s+)?(?:extern\s+"[^"]*"\s+)?fn\s+(\w+)|extern\s+"(?:ptx|gpu)-kernel"\s+fn\s+(\w+)/dg;

interface Place {
  readonly path: string;
  readonly line: number;
  readonly name: string;
}

/** Macros whose text is code that another program gets, such as the tests of a macro crate. */
const QUOTED = /\b(?:\w*quote|parse_str)!\s*[({[]/g;

/** A text in which comments, strings and what macros quote are blank. */
function codeOf(text: string): string {
  const { kinds, starts, count } = lex(text);
  let code = '';
  for (let i = 0; i < count; i++) {
    const token = text.slice(starts[i], starts[i + 1]);
    const isBlank = isTrivia(kinds[i]!) || /^(?:\/[/*]|(?:b|c|br|cr|r)?#*")/.test(token);
    // An ABI is a string too.
    const isAbi = /^"(?:ptx|gpu)-kernel"$/.test(token);
    code += isBlank && !isAbi ? token.replace(/[^\n]/g, ' ') : token;
  }
  for (const { index, 0: head } of code.matchAll(QUOTED)) {
    let [at, depth] = [index + head.length, 1];
    for (; at < code.length && depth > 0; at++) {
      if ('({['.includes(code[at]!)) depth++;
      else if (')}]'.includes(code[at]!)) depth--;
    }
    code = code.slice(0, index) + code.slice(index, at).replace(/[^\n]/g, ' ') + code.slice(at);
  }
  return code;
}

/** Kernels of a text by a search. */
function searched(path: string): Place[] {
  const code = codeOf(machine.readFile(path) ?? '');
  return [...code.matchAll(KERNEL)].map((found) => {
    const at = found.indices![1] ?? found.indices![2]!;
    const line = code.slice(0, at[0]).split('\n').length;
    return { path, line, name: code.slice(...at) };
  });
}

/** Requests to one server, and what became of them. */
class Asked {
  count = 0;
  readonly failed: string[] = [];
  readonly unanswered: string[] = [];
  private readonly client: RpcClient;

  constructor(client: RpcClient) {
    this.client = client;
  }

  /** The answer; undefined for a request that failed or is not answered in time. */
  async request<T>(method: string, params: unknown): Promise<T | undefined> {
    this.count++;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => {
        this.unanswered.push(method);
        done(undefined);
      }, PATIENCE);
    });
    const answer = this.client.request<T>(method, params).catch((error: Error) => {
      this.failed.push(`${method}: ${error.message}`);
      return undefined;
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** What an editor asks for a file that it shows. */
  async show(uri: string): Promise<void> {
    const textDocument = { uri };
    const range = { start: { line: 0, character: 0 }, end: { line: 200, character: 0 } };
    await Promise.all([
      this.request('textDocument/codeLens', { textDocument }),
      this.request('textDocument/diagnostic', { textDocument }),
      this.request('textDocument/documentSymbol', { textDocument }),
      this.request('textDocument/inlayHint', { textDocument, range }),
      this.request('textDocument/semanticTokens/full', { textDocument }),
    ]);
  }
}

/** A row of `/proc/PID/status`, in megabytes. */
function memory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Seconds of processor time so far. */
function processorTime(pid: number): number {
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

interface Result {
  readonly asked: Asked;
  readonly restarts: number;
  readonly kernels: readonly Place[];
  readonly rows: readonly KernelRow[];
  readonly silent: readonly Place[];
  readonly megabytes: number;
  readonly seconds: number;
}

async function openWhole(folder: string): Promise<Result> {
  const kernels = listRustFiles(folder).flatMap(searched);
  const server = [resolve('server/dist/server.js'), '--stdio'];
  const child = spawn(process.execPath, server, { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
  const client = new RpcClient(child.stdout, child.stdin);
  const asked = new Asked(client);
  const rootUri = pathToFileURL(folder).href;
  const capabilities = {
    textDocument: { codeLens: {}, diagnostic: {} },
    workspace: { diagnostics: { refreshSupport: true }, codeLens: { refreshSupport: true } },
    window: { workDoneProgress: true },
    experimental: { warplensStatus: true },
  };
  const workspaceFolders = [{ uri: rootUri, name: 'whole' }];
  await client.initialize(capabilities, { rootUri, workspaceFolders });
  const tree = asked.request<readonly KernelRow[]>('workspace/executeCommand', {
    command: 'warplens.kernels',
    arguments: [null, { launches: false, absent: true }],
  });
  const whole = asked.request('workspace/diagnostic', { previousResultIds: [] });
  for (const path of [...new Set(kernels.map((one) => one.path))].slice(0, SHOWN)) {
    const uri = pathToFileURL(path).href;
    const text = readFileSync(path, 'utf8');
    await client.open(uri, text);
    await asked.show(uri);
    for (let n = 0; n < EDITS; n++) {
      await client.change(uri, undefined, `${text}\nfn broken(`);
      await asked.show(uri);
      await client.change(uri, undefined, text);
      await asked.show(uri);
    }
  }
  await whole;
  await asked.request('workspace/symbol', { query: 'a' });
  const rows = (await tree) ?? [];
  const listed = new Set(
    rows.map(({ uri, position }) => `${fileURLToPath(uri)} ${position.line + 1}`),
  );
  const silent = kernels.filter(({ path, line }) => !listed.has(`${path} ${line}`));
  // The supervisor warns of each.
  const restarts = client.received.filter(
    ({ method, params }) =>
      method === 'window/showMessage' && ((params as { readonly type?: number }).type ?? 9) <= 2,
  ).length;
  const pid = child.pid!;
  const [megabytes, seconds] = [memory(pid), processorTime(pid)];
  client.connection.dispose();
  child.kill('SIGKILL');
  return { asked, restarts, kernels, rows, silent, megabytes, seconds };
}

/** The folder of a repository; undefined where it is not there. */
function checkout({ name, commit }: Repository, folder: string): string | undefined {
  const path = join(folder, name.replace('/', '+'));
  if (!existsSync(path) && args.includes('--clone')) {
    mkdirSync(path, { recursive: true });
    const git = (...words: string[]): boolean =>
      spawnSync('git', words, { cwd: path, stdio: 'ignore' }).status === 0;
    const url = `https://github.com/${name}`;
    if (!git('init') || !git('fetch', '--depth', '1', url, commit)) return undefined;
    git('checkout', '--detach', 'FETCH_HEAD');
  }
  return existsSync(join(path, '.git')) ? realpathSync(path) : undefined;
}

if (top === undefined) {
  console.error('usage: npx tsx tools/published.ts FOLDER [NAME..] [--clone] [--verbose]');
  process.exit(2);
}
const all = JSON.parse(readFileSync('tools/published.json', 'utf8')) as readonly Repository[];
const wanted = all.filter(({ name }) => names.length === 0 || names.some((n) => name.includes(n)));
console.log(
  '| repository | kernels found by search | listed | of these with a reason | silent | requests | failed | unanswered | restarts | MB at most | processor s |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const one of wanted) {
  const folder = checkout(one, resolve(top));
  if (folder === undefined) {
    console.log(`| ${one.name} | not there |`);
    continue;
  }
  const { asked, restarts, kernels, rows, silent, megabytes, seconds } = await openWhole(folder);
  const cells = [
    one.name,
    kernels.length,
    rows.length,
    rows.filter(({ absent }) => absent !== undefined).length,
    silent.length,
    asked.count,
    asked.failed.length,
    asked.unanswered.length,
    restarts,
    Math.round(megabytes),
    seconds.toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  if (!verbose) continue;
  for (const { path, line, name } of silent) console.log(`    silent: ${name} ${path}:${line}`);
  for (const text of [...asked.failed, ...asked.unanswered]) console.log(`    ${text}`);
}
process.exit(0);
