/**
 * `warplens mcp` as the process that ships, with the protocol's own client over stdio: answers stay
 * the same, a run is stopped, rubbish on the wire ends nothing, and no file is written.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { PATIENCE, repoPath } from '../kit/index.ts';

const ENDLESS = `#![no_std]
#![feature(abi_gpu_kernel)]
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn spin(x: *mut u32) {
    loop { unsafe { *x = (*x).wrapping_mul(3).wrapping_add(1); if *x == 0 { break } } }
}
`;

describe('e2e: warplens mcp', function () {
  this.timeout(PATIENCE);
  let folder: string;
  let client: Client;
  before(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-mcp-')));
    cpSync(repoPath('test-fixtures/kernels/saxpy.rs'), join(folder, 'saxpy.rs'));
    writeFileSync(join(folder, 'spin.rs'), ENDLESS);
    client = new Client({ name: 'test', version: '1' });
    const args = [repoPath('server/dist/cli.js'), 'mcp', folder];
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      XDG_CACHE_HOME: join(folder, 'none'),
    };
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args,
        env,
        cwd: folder,
        stderr: 'ignore',
      }),
    );
    await client.listTools();
  });
  after(async () => {
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('gives the same answer each time', async () => {
    for (const name of ['check', 'preview']) {
      const answers: unknown[] = [];
      for (let round = 0; round < 3; round++) {
        const call = { name, arguments: { path: 'saxpy.rs' } };
        const { isError, structuredContent } = await client.callTool(call, undefined, {
          timeout: PATIENCE,
        });
        assert.notEqual(isError, true);
        answers.push(structuredContent);
      }
      assert.deepEqual(answers[1], answers[0]);
      assert.deepEqual(answers[2], answers[0]);
    }
  });

  it('stops a run that was cancelled, and answers the next call', async () => {
    const abort = new AbortController();
    const run = client.callTool(
      { name: 'run', arguments: { path: 'spin.rs', steps: 10_000_000_000 } },
      undefined,
      { signal: abort.signal, timeout: PATIENCE },
    );
    setTimeout(() => abort.abort(), 300);
    await assert.rejects(run);
    const { isError } = await client.callTool(
      { name: 'run', arguments: { path: 'saxpy.rs' } },
      undefined,
      { timeout: PATIENCE },
    );
    assert.notEqual(isError, true);
  });

  it('has the pages of the documentation', async () => {
    const { resources } = await client.listResources();
    const uris = resources.map(({ uri }) => uri);
    for (const name of ['cli.md', 'reference/spec.md', 'reference/limits.md'])
      assert.ok(uris.includes(`warplens://docs/${name}`), name);
  });

  it('writes no file', () => {
    assert.deepEqual(readdirSync(folder).sort(), ['saxpy.rs', 'spin.rs']);
  });

  it('passes over what is no message, and ends with its client', async () => {
    const child = spawn(process.execPath, [repoPath('server/dist/mcp.js'), folder], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    const say = (value: unknown): void => void child.stdin.write(`${JSON.stringify(value)}\n`);
    child.stdin.write('no json\n{"half": \n[]\n"text"\n{"jsonrpc":"2.0"}\n\u0000\n');
    say({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: 7 });
    say({ jsonrpc: '2.0', id: 2, method: 'no/such' });
    say({ jsonrpc: '2.0', id: 3, result: {} });
    say({ jsonrpc: '2.0', id: 4, method: 'tools/call', params: { name: 'check', arguments: [] } });
    say({
      jsonrpc: '2.0',
      id: 5,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'x', version: '1' },
      },
    });
    say({ jsonrpc: '2.0', id: 6, method: 'ping' });
    child.stdin.end();
    const code = await new Promise((resolve) => child.on('exit', resolve));
    assert.equal(code, 0);
    const ids = out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: number }).id);
    assert.ok(ids.includes(2) && ids.includes(5) && ids.includes(6), out);
  });
});
