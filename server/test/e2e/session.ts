/** A server process of its own for each test, and what the tests over stdio share. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { uriOfPath } from '../../src/lsp/uris.ts';
import { readRepo, repoPath } from '../kit/index.ts';
import { RpcClient } from '../kit/rpc-client.ts';

/** A client that can do what VS Code can, as far as the server asks. */
export const CAPABILITIES = {
  textDocument: { diagnostic: {} },
  workspace: {
    textDocumentContent: {},
    workspaceFolders: true,
    codeLens: { refreshSupport: true },
  },
};

export const SAXPY = readRepo('test-fixtures/kernels/saxpy.rs');
export const SAXPY_URI = uriOfPath(repoPath('test-fixtures/kernels/saxpy.rs'));

export interface Range {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

export interface Diagnostic {
  readonly code: string;
  readonly source: string;
  readonly message: string;
  readonly severity: number;
  readonly range: Range;
  readonly codeDescription?: { readonly href: string };
}

export interface Hover {
  readonly contents: { readonly value: string };
  readonly range: Range;
}

export interface Location {
  readonly uri: string;
  readonly range: Range;
}

export const at = (line: number, character: number) => ({ line, character });

/** Covers any text. */
export const ALL: Range = { start: at(0, 0), end: at(1 << 20, 0) };

/** Zero-based line and column of a part of a text. */
export function find(text: string, part: string): { line: number; character: number } {
  const offset = text.indexOf(part);
  assert.ok(offset >= 0, `no ${part} in the text`);
  const before = text.slice(0, offset).split('\n');
  return at(before.length - 1, before.at(-1)!.length);
}

export class Session {
  readonly client: RpcClient;
  readonly process: ChildProcess;
  errors = '';

  /** @param env variables in place of those of this process */
  constructor(env: NodeJS.ProcessEnv = process.env) {
    this.process = spawn(process.execPath, [repoPath('server/dist/server.js'), '--stdio'], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env,
    });
    this.process.stderr!.on('data', (chunk: Buffer) => {
      this.errors += chunk.toString();
    });
    this.client = new RpcClient(this.process.stdout!, this.process.stdin!);
  }

  /** Ends the server as an editor does; it must go quietly. */
  async end(): Promise<void> {
    const ended = once(this.process, 'exit');
    await this.client.shutdown();
    const [code] = await ended;
    assert.equal(code, 0, this.errors);
    assert.equal(this.errors, '', 'nothing on stderr');
  }

  async pull(uri: string): Promise<readonly Diagnostic[]> {
    const params = { textDocument: { uri } };
    const report = await this.client.request<{ items: Diagnostic[] }>(
      'textDocument/diagnostic',
      params,
    );
    return report.items;
  }

  hover(uri: string, position: { line: number; character: number }): Promise<Hover | null> {
    return this.client.request('textDocument/hover', { textDocument: { uri }, position });
  }

  definition(uri: string, position: { line: number; character: number }): Promise<Location | null> {
    return this.client.request('textDocument/definition', { textDocument: { uri }, position });
  }

  async content(uri: string): Promise<string> {
    return (await this.client.request<{ text: string }>('workspace/textDocumentContent', { uri }))
      .text;
  }
}
