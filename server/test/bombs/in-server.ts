/**
 * Bombs through the language server, as VS Code opens them: findings, colours, hints, lenses,
 * folds, symbols, a hover, completions and both texts of the kernel; then an edit while findings
 * are under way, all findings and the hover again, and the file is closed. Each request has the
 * limits of a command. Behind them another file must be answered as ever, by the same process.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RpcClient } from '../kit/rpc-client.ts';
import type { Bomb } from './bomb.ts';
import { CRASH, folderOf, MOST_MEGABYTES, MOST_SECONDS, type Outcome } from './run.ts';

/** Seconds of the clock that one request may take, on a machine with other work. */
const PATIENCE = 120;
/** Seconds of processor time from which on a request is named in what was measured. */
const WORTH_TELLING = 1;
/** Lenses that are on the screen. */
const RESOLVED_LENSES = 8;
/** Ticks of the system's clock in a second, in `/proc`. */
const TICKS = 100;

const OTHER =
  '#![no_std]\n#![feature(abi_gpu_kernel)]\n#[no_mangle]\npub unsafe extern "gpu-kernel" fn other(p: *mut u32) { *p = missing; }\n';

const LANGUAGES: Readonly<Record<string, string>> = {
  rs: 'rust',
  ptx: 'ptx',
  s: 'amdgcn',
  mlir: 'mlir',
  ll: 'llvm',
  json: 'json',
};

/** Processor time and the most memory of a process and its threads. */
function usageOf(pid: number): { readonly seconds: number; readonly megabytes: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const most = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return {
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    megabytes: Number(most?.[1] ?? 0) / 1024,
  };
}

/** Opens one bomb in a server of its own. `server`: the built server. */
export async function explodeInServer(bomb: Bomb, server: string): Promise<Outcome> {
  const folder = folderOf(bomb);
  writeFileSync(join(folder, 'other.rs'), OTHER);
  const child = spawn(process.execPath, [server, '--stdio'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text.slice(0, 10_000)));
  let status: number | string = 'running';
  child.on('close', (code, signal) => (status = code ?? signal ?? 'ended'));
  const uri = (name: string): string => pathToFileURL(join(folder, name)).href;
  const client = new RpcClient(child.stdout, child.stdin);
  const failures: string[] = [];
  const took: string[] = [];
  const ask = async (method: string, params: unknown): Promise<string> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('late'), PATIENCE * 1000);
    });
    const asked = client.request(method, params).then(
      (answer) => JSON.stringify(answer) ?? '',
      (error: unknown) => `refused: ${String(error)}`,
    );
    const before = usageOf(child.pid!).seconds;
    const answer = await Promise.race([asked, late]);
    clearTimeout(timer);
    const seconds = usageOf(child.pid!).seconds - before;
    if (seconds >= WORTH_TELLING) took.push(`${method.replace(/^.*\//, '')} ${seconds.toFixed(1)}`);
    if (seconds > MOST_SECONDS) failures.push(`${method}: ${seconds.toFixed(1)} s`);
    if (answer === 'late' || CRASH.test(answer) || answer.startsWith('refused'))
      failures.push(`${method}: ${answer.slice(answer.search(CRASH) - 50).slice(0, 300)}`);
    return answer;
  };
  try {
    await client.initialize(
      { textDocument: { diagnostic: {} }, workspace: { workspaceFolders: true } },
      { rootUri: pathToFileURL(folder).href },
    );
    const [name, text] = Object.entries(bomb.files)[0]!;
    const textDocument = { uri: uri(name) };
    await client.open(textDocument.uri, text, LANGUAGES[name.split('.').at(-1)!] ?? 'rust');
    const findings = await ask('textDocument/diagnostic', { textDocument });
    for (const [method, params] of shown(text)) {
      const answer = await ask(method, { textDocument, ...params });
      if (method !== 'textDocument/codeLens' || !answer.startsWith('[')) continue;
      const lenses = JSON.parse(answer) as readonly object[];
      for (const lens of lenses.slice(0, RESOLVED_LENSES)) await ask('codeLens/resolve', lens);
    }
    if (name.endsWith('.rs'))
      for (const target of ['ptx', 'amdgcn'])
        await ask('workspace/executeCommand', {
          command: 'warplens.preview',
          arguments: [textDocument.uri, 'k', target],
        });
    const overtaken = client
      .request('textDocument/diagnostic', { textDocument })
      .catch(() => undefined);
    const top = { line: 0, character: 0 };
    await client.change(textDocument.uri, { start: top, end: top }, '\n');
    await ask('textDocument/diagnostic', { textDocument });
    await overtaken;
    const position = placeOf(`\n${text}`, 'fn k(');
    await ask('textDocument/hover', { textDocument, position });
    await client.notify('textDocument/didClose', { textDocument });
    const { seconds, megabytes } = usageOf(child.pid!);
    await client.open(uri('other.rs'), OTHER);
    const other = await ask('textDocument/diagnostic', { textDocument: { uri: uri('other.rs') } });
    if (!other.includes('missing')) failures.push(`the other file: ${other.slice(0, 300)}`);
    if (status !== 'running') failures.push(`ended with ${status}`);
    const noted = client.received.filter(({ method }) => method === 'window/showMessage');
    for (const { params } of noted) failures.push(JSON.stringify(params).slice(0, 300));
    if (megabytes > MOST_MEGABYTES) failures.push(`${megabytes.toFixed(0)} MB`);
    const failure = failures.length === 0 ? undefined : failures.join('; ');
    return {
      command: 'server',
      status,
      seconds,
      megabytes,
      output: `${took.join(', ')}; ${output}${findings}`,
      failure,
    };
  } catch (error) {
    const failure = `${String(error)}: ${output.slice(-300)}`;
    return { command: 'server', status, seconds: 0, megabytes: 0, output, failure };
  } finally {
    client.connection.dispose();
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What an editor asks about each text that it shows. */
function shown(text: string): readonly (readonly [method: string, params: object])[] {
  const range = { start: { line: 0, character: 0 }, end: { line: 60, character: 0 } };
  return [
    ['textDocument/semanticTokens/full', {}],
    ['textDocument/inlayHint', { range }],
    ['textDocument/codeLens', {}],
    ['textDocument/foldingRange', {}],
    ['textDocument/documentSymbol', {}],
    ['textDocument/codeAction', { range, context: { diagnostics: [] } }],
    ['textDocument/hover', { position: placeOf(text, 'fn k(') }],
    ['textDocument/completion', { position: placeOf(text, 'fn k(') }],
  ];
}

/** The place of the name in a text, else its beginning. */
function placeOf(text: string, what: string) {
  const at = text.indexOf(what);
  if (at < 0) return { line: 0, character: 0 };
  const before = text.slice(0, at);
  return { line: before.split('\n').length - 1, character: at - before.lastIndexOf('\n') + 2 };
}
