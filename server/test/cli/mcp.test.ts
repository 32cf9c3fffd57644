/**
 * `warplens mcp`: a client of the protocol's library lists, checks, reads assembly, mends and
 * checks again; every tool with wrong input; requests at random.
 */
import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import * as z from 'zod';
import { serveMcp } from '../../src/cli/index.ts';
import { rememberSeen, slashes } from '../../src/disk/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { isNightly } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const HEAD = `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
use core::arch::nvptx::{_syncthreads, _thread_idx_x};
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
`;

/** Threads read what others write into workgroup memory, and rows are read with a stride. */
const PLANTED = `${HEAD}
// warplens: launch(workgroup_mem = 1024, block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sums(a: *const f32, out: *mut f32) {
    let t = _thread_idx_x() as usize;
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    unsafe {
        *tile.add(t) = *a.add(t * 64);
        *out.add(t) = *tile.add(255 - t);
    }
}
`;

type Json = Record<string, unknown>;

describe('warplens mcp', () => {
  let folder: string;
  let client: Client;
  const open = async (folders: readonly string[] = [folder]): Promise<Client> => {
    const [near, far] = InMemoryTransport.createLinkedPair();
    const seen = rememberSeen();
    void serveMcp(
      { z, McpServer },
      {
        version: '1.2.3',
        folders,
        createEngine: () => createEngine({ ...seen, prelude: preludeTexts() }),
        createEngineFor: (other) => createEngine({ ...other, prelude: preludeTexts() }),
        changedFiles: seen.changed,
        docs: () => ({ 'cli.md': '# The command line\n' }),
      },
      far,
    );
    const one = new Client({ name: 'test', version: '1' });
    await one.connect(near);
    return one;
  };
  before(async () => {
    folder = slashes(realpathSync(mkdtempSync(join(tmpdir(), 'warplens-mcp-'))));
    mkdirSync(join(folder, '.git'));
    writeFileSync(join(folder, 'k.rs'), PLANTED);
    client = await open();
  });
  after(async () => {
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const call = async (name: string, args: Json = {}) => {
    const result = (await client.callTool({ name, arguments: args })) as {
      isError?: boolean;
      content: { text: string }[];
      structuredContent?: Json;
    };
    return { failed: result.isError === true, text: result.content[0]!.text, ...result };
  };
  /** The answer, which the client has compared with the schema. */
  const answer = async <T = Json>(name: string, args: Json = {}): Promise<T> => {
    const { failed, text, structuredContent } = await call(name, args);
    assert.equal(failed, false, text);
    assert.deepEqual(JSON.parse(text), structuredContent);
    return structuredContent as T;
  };
  interface Checked {
    findings: { code: string; line: number; text: string; related: unknown[] }[];
    costs: { line: number; label: string }[];
    kernels: number;
  }

  it('has a schema for all input and output, and nothing that writes', async () => {
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map(({ name }) => name),
      ['list_kernels', 'check', 'preview', 'explain', 'resources', 'diff', 'run', 'test'],
    );
    const ajv = new Ajv({ strict: false });
    for (const tool of tools) {
      assert.ok(ajv.validateSchema(tool.inputSchema), tool.name);
      assert.ok(tool.outputSchema && ajv.validateSchema(tool.outputSchema), tool.name);
      assert.equal(tool.annotations?.readOnlyHint, true, tool.name);
      assert.ok(tool.description && tool.description.length > 40);
    }
  });

  it('lists, checks, reads assembly, mends, and checks again', async () => {
    const listed = await answer<{ kernels: Json[] }>('list_kernels');
    assert.deepEqual(
      listed.kernels.map(({ name, file, line, state }) => [name, file, line, state]),
      [['sums', 'k.rs', 10, 'analysed']],
    );
    const checked = await answer<Checked>('check', { path: 'k.rs' });
    const race = checked.findings.find(({ code }) => code === 'workgroup-race');
    assert.ok(race, JSON.stringify(checked));
    assert.match(race.text, /tile/);
    const slow = checked.costs.find(({ label }) => label.includes('uncoalesced'));
    assert.ok(slow, JSON.stringify(checked.costs));
    assert.equal(slow.line, 14);
    const shown = await answer<{ lines: { text: string; source?: { line: number } }[] }>(
      'preview',
      {
        path: 'k.rs',
        kernel: 'sums',
        source: { from: 14, to: 14 },
      },
    );
    assert.ok(shown.lines.some(({ text }) => text.includes('ld.global')));
    for (const { source } of shown.lines) assert.ok(source);
    const mended = PLANTED.replace('t * 64', 't').replace(
      '*out.add',
      '_syncthreads();\n        *out.add',
    );
    writeFileSync(join(folder, 'k.rs'), mended);
    const again = await answer<Checked>('check', { path: 'k.rs' });
    assert.deepEqual(
      again.findings.filter(({ code }) => code === 'workgroup-race'),
      [],
    );
    assert.ok(!again.costs.some(({ label }) => label.includes('uncoalesced')));
    writeFileSync(join(folder, 'k.rs'), PLANTED);
    const back = await answer<Checked>('check');
    assert.ok(back.findings.some(({ code }) => code === 'workgroup-race'));
  });

  it('counts resources, and runs kernels with a spec of the call', async () => {
    const { kernels } = await answer<{
      kernels: { kernel: string; figures: { name: string; value: number }[]; occupancy?: Json }[];
    }>('resources', { cpu: 'sm_90' });
    assert.equal(kernels[0]!.kernel, 'sums');
    const registers = kernels[0]!.figures.find(({ name }) => name === 'registers');
    assert.ok(registers && registers.value > 0);
    assert.ok(kernels[0]!.occupancy);
    const ran = await answer<{ ok: boolean; report: string; findings: { code: string }[] }>('run', {
      path: 'k.rs',
      spec: {
        grid: 1,
        block: 256,
        workgroup_mem: 1024,
        args: { a: '[0; 16384]', out: '[0; 256]' },
      },
    });
    assert.equal(ran.ok, false, ran.report);
    assert.ok(
      ran.findings.some(({ code }) => /race/.test(code)),
      ran.report,
    );
    const wrong = await answer<{ ok: boolean; report: string }>('run', {
      path: 'k.rs',
      spec: { grid: 'many' },
    });
    assert.equal(wrong.ok, false);
    assert.match(wrong.report, /error: /);
  });

  it('runs test comments', async () => {
    const lines = '// warplens: test(grid = 1, block = 1, x = [2, 0], expect x = [4, 0])\n';
    const kernel =
      '#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn double(x: *mut u32) {\n    unsafe { *x *= 2 }\n}\n';
    mkdirSync(join(folder, 'tests'), { recursive: true });
    writeFileSync(join(folder, 'tests/t.rs'), `${HEAD}${lines}${kernel}`);
    const { passed, failed, tests } = await answer<{
      passed: number;
      failed: number;
      tests: { report: string }[];
    }>('test', { path: 'tests' });
    assert.deepEqual([passed, failed], [1, 0], JSON.stringify(tests));
    writeFileSync(join(folder, 'tests/t.rs'), `${HEAD}${lines.replace('[4,', '[5,')}${kernel}`);
    const wrong = await answer<{ failed: number }>('test', { path: 'tests' });
    assert.equal(wrong.failed, 1);
    rmSync(join(folder, 'tests'), { recursive: true });
  });

  it('explains rules, instructions and errors with the line of Rust', async () => {
    interface Explained {
      kind: string;
      markdown?: string;
      errors?: {
        source: string;
        cause: string;
        remedy: string;
        places: { line: number; file: string }[];
        findings: { code: string }[];
        next?: string;
      }[];
    }
    const explain = (text: string, more: Json = {}) =>
      answer<Explained>('explain', { text, ...more });
    assert.equal((await answer<Explained>('explain')).kind, 'rules');
    assert.match((await explain('divergent_barrier')).markdown!, /^# divergent-barrier/);
    for (const [text, kind] of [
      ['fma.rn.f32 %f1, %f2, %f3, %f4;', 'instruction'],
      ['v_add_f32 v0, v1, v2', 'instruction'],
      ['s_barrier', 'instruction'],
      ['bar.sync', 'instruction'],
      ['CUDA_ERROR_ILLEGAL_ADDRESS: an illegal memory access was encountered', 'errors'],
      ['ld.lld: error: undefined symbol: memcpy', 'errors'],
      ['error: expected expression', 'unknown'],
      ['no-such-rule', 'unknown'],
      ['the weather is fine', 'unknown'],
    ] as const)
      assert.equal((await explain(text)).kind, kind, text);
    const unresolved = `${HEAD}
unsafe extern "C" { fn helper(x: u32) -> u32; }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn uses(x: *mut u32) {
    unsafe { *x = helper(3) }
}
`;
    writeFileSync(join(folder, 'u.rs'), unresolved);
    const { errors } = await explain("ptxas fatal   : Unresolved extern function 'helper'", {
      path: 'u.rs',
    });
    assert.equal(errors?.[0]?.source, 'ptxas');
    assert.match(errors[0].cause, /calls `helper`/);
    assert.deepEqual(
      errors[0].places.map(({ line }) => line),
      [8, 11],
    );
    const fault = await explain('CUDA_ERROR_ILLEGAL_ADDRESS (700)');
    assert.match(fault.errors![0]!.next!, /`run`/);
    const arrow = await explain(
      'error[E0570]: "gpu-kernel" is not a supported ABI for the current target\n  --> k.rs:10:1\n',
    );
    assert.deepEqual(
      arrow.errors![0]!.places.map(({ file, line }) => `${file}:${line}`),
      ['k.rs:10'],
    );
    rmSync(join(folder, 'u.rs'));
  });

  it('finds the line of Rust for a line of PTX', async () => {
    const { lines } = await answer<{ lines: { line: number; text: string }[] }>('preview', {
      path: 'k.rs',
      source: { from: 15, to: 15 },
    });
    assert.ok(lines.length > 0);
    // As rustc writes it, with `.loc`.
    const ptx = `.version 7.0\n.target sm_70\n.address_size 64\n.visible .entry sums()\n{\n\t.loc 1 14 23\n\tld.global.f32 %f1, [%rd1];\n\tret;\n}\n\t.file 1 "${folder}/k.rs"\n`;
    writeFileSync(join(folder, 'out.ptx'), ptx);
    const { errors } = await answer<{ errors: { places: Json[] }[] }>('explain', {
      text: 'ptxas out.ptx, line 7; error   : Arguments mismatch for instruction',
      path: 'k.rs',
    });
    assert.deepEqual(
      errors[0]!.places.map(({ file, line }) => `${file}:${line}`),
      ['k.rs:14'],
    );
    rmSync(join(folder, 'out.ptx'));
  });

  it('pages long answers', async () => {
    const first = await answer<{ lines: Json[]; total: number; nextCursor: string }>('preview', {
      path: 'k.rs',
      limit: 5,
    });
    assert.equal(first.lines.length, 5);
    const all = [...first.lines];
    for (let next: string | undefined = first.nextCursor; next !== undefined; ) {
      const page: { lines: Json[]; nextCursor?: string } = await answer('preview', {
        path: 'k.rs',
        limit: 5,
        cursor: next,
      });
      all.push(...page.lines);
      next = page.nextCursor;
    }
    assert.equal(all.length, first.total);
    const { failed, text } = await call('preview', {
      path: 'k.rs',
      kernel: 'sums',
      cursor: first.nextCursor,
    });
    assert.ok(failed);
    assert.match(text, /unknown `cursor`/);
  });

  it('has the documentation and the rules as resources', async () => {
    const { resources } = await client.listResources();
    const uris = resources.map(({ uri }) => uri);
    assert.ok(uris.includes('warplens://docs/cli.md'));
    assert.ok(uris.includes('warplens://rules/divergent-barrier.md'));
    const { contents } = await client.readResource({
      uri: 'warplens://rules/divergent-barrier.md',
    });
    assert.match((contents[0] as { text: string }).text, /^# divergent-barrier/);
    await assert.rejects(client.readResource({ uri: 'file:///etc/passwd' }));
  });

  it('refuses wrong input by name, with every tool', async () => {
    const wrong: readonly (readonly [string, Json, RegExp])[] = [
      ['list_kernels', { path: 'none.rs' }, /no such file or folder: `none.rs`/],
      ['list_kernels', { path: 7 }, /path/],
      ['list_kernels', { limit: 0 }, /limit/],
      ['check', { path: '../..' }, /outside of the workspace/],
      ['check', { path: '/etc/passwd' }, /outside of the workspace/],
      ['check', { severity: 'loud' }, /severity/],
      ['check', { rules: ['no-such'] }, /no rule is called `no-such`/],
      ['check', { paths: ['k.rs'] }, /Unrecognized key|paths/],
      ['preview', {}, /path/],
      ['preview', { path: 'k.rs', kernel: 'sum' }, /no kernel `sum` in k.rs; there are: sums/],
      ['preview', { path: 'k.rs', cpu: 'sm_1' }, /unknown GPU `sm_1`/],
      ['preview', { path: 'k.rs', target: 'ptx', cpu: 'gfx942' }, /does not belong to the target/],
      ['preview', { path: 'k.rs', target: 'x86' }, /target/],
      ['explain', { text: 3 }, /text/],
      ['resources', { kernel: 'x' }, /no kernel `x`/],
      ['diff', { path: 'k.rs' }, /`path` has to be a folder/],
      ['diff', { range: 'nowhere' }, /git/],
      ['run', { path: 'k.rs', kernel: 'x' }, /no kernel `x`/],
      ['run', { path: 'k.rs', steps: -1 }, /steps/],
      ['run', { path: 'a\0b' }, /NUL/],
      ['test', { path: 'none' }, /no such file or folder/],
      ['no_such_tool', {}, /no_such_tool/],
    ];
    for (const [name, args, words] of wrong) {
      const { failed, text } = await call(name, args);
      assert.ok(failed, `${name} ${JSON.stringify(args)}`);
      assert.match(text, words);
      assert.doesNotMatch(text, /internal error/);
    }
  });

  it('reads the workspace only', async () => {
    const other = mkdtempSync(join(tmpdir(), 'warplens-mcp-other-'));
    writeFileSync(join(other, 'secret.rs'), 'fn secret() {}\n');
    symlinkSync(join(other, 'secret.rs'), join(folder, 'link.rs'));
    const { failed, text } = await call('check', { path: 'link.rs' });
    assert.ok(failed);
    assert.match(text, /leads out of the workspace/);
    rmSync(join(folder, 'link.rs'));
    rmSync(other, { recursive: true });
  });

  it('reports progress, and ends a call that was cancelled', async () => {
    const abort = new AbortController();
    const slow = client.callTool({ name: 'check', arguments: {} }, undefined, {
      signal: abort.signal,
    });
    abort.abort();
    await assert.rejects(slow);
    const steps: number[] = [];
    await client.callTool({ name: 'check', arguments: {} }, undefined, {
      onprogress: ({ progress }) => steps.push(progress),
    });
    assert.ok(steps.length > 0);
  });

  it('answers requests at random, and writes nothing', async () => {
    const before = readdirSync(folder).map((name) => name);
    const text = readFileSync(join(folder, 'k.rs'), 'utf8');
    const value = fc.oneof(
      fc.constantFrom('k.rs', '.', 'sums', 'ptx', 'amdgcn', 'sm_90', 'gfx942', 'info', '', '../x'),
      fc.string({ maxLength: 40 }),
      fc.integer(),
      fc.constantFrom(1, 5, 100),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const request = fc.record({
      name: fc.constantFrom(
        'list_kernels',
        'check',
        'preview',
        'explain',
        'resources',
        'diff',
        'test',
        'run',
      ),
      args: fc.dictionary(
        fc.constantFrom(
          'path',
          'kernel',
          'target',
          'cpu',
          'text',
          'limit',
          'cursor',
          'severity',
          'rules',
          'filter',
          'costs',
          'spec',
          'x',
        ),
        value,
        { maxKeys: 3 },
      ),
    });
    const runs = isNightly() ? 10_000 : 300;
    for (const { name, args } of fc.sample(request, { numRuns: runs, seed: 53 })) {
      const { failed, text: said } = await call(name, {
        ...(name === 'run' && { steps: 1000 }),
        ...args,
      });
      // What was answered has been compared with its schema by the client.
      if (failed)
        assert.doesNotMatch(
          said,
          /internal error|Output validation/,
          `${name} ${JSON.stringify(args)}`,
        );
    }
    assert.deepEqual(readdirSync(folder), before);
    assert.equal(readFileSync(join(folder, 'k.rs'), 'utf8'), text);
  });
});
