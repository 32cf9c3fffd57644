/** `warplens.run` over stdio: values, findings at their lines, tests, cancellation. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CancellationTokenSource } from 'vscode-jsonrpc';
import type { PreviewResult, RunResult, TestRow } from '../../src/protocol/index.ts';
import { ALL, CAPABILITIES, type Diagnostic, find, SAXPY, SAXPY_URI, Session } from './session.ts';

interface Lens {
  readonly range: { readonly start: { readonly line: number } };
  readonly command?: { readonly title: string; readonly command: string };
}

interface CodeAction {
  readonly title: string;
  readonly edit?: {
    readonly documentChanges?: readonly {
      readonly kind?: string;
      readonly uri?: string;
      readonly textDocument?: { readonly uri: string };
      readonly edits?: readonly { readonly newText: string }[];
    }[];
  };
}

interface Hint {
  readonly label: string;
  readonly position: { readonly line: number; readonly character: number };
}

const HEAD = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
`;

const kernel = (body: string, params = 'x: *const u32, y: *mut u32, n: u32') => `${HEAD}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(${params}) {
    let i = unsafe { _block_idx_x() * _block_dim_x() + _thread_idx_x() };
    ${body}
}
`;

const URI = 'file:///nowhere/k.rs';

describe('e2e: run', function () {
  this.timeout(120_000);
  let session: Session;

  beforeEach(async () => {
    session = new Session();
    const workspaceEdit = { documentChanges: true, resourceOperations: ['create'] };
    const workspace = { ...CAPABILITIES.workspace, workspaceEdit };
    const window = { showDocument: { support: true } };
    await session.client.initialize({ ...CAPABILITIES, workspace, window });
  });
  afterEach(() => session.end());

  const run = (uri: string, name: string | null, options: object = {}) =>
    session.client.execute<RunResult>('warplens.run', uri, name, { show: false, ...options });
  /** The diagnostics of a document that were pushed last. */
  const pushed = (uri: string): readonly Diagnostic[] | undefined =>
    session.client.received
      .filter(({ method }) => method === 'textDocument/publishDiagnostics')
      .map(({ params }) => params as { uri: string; diagnostics: readonly Diagnostic[] })
      .findLast((params) => params.uri === uri)?.diagnostics;
  const runLens = async (uri: string) => {
    const params = { textDocument: { uri } };
    const lenses = await session.client.request<readonly Lens[]>('textDocument/codeLens', params);
    return lenses.find(({ command }) => command?.command === 'warplens.run')?.command?.title;
  };
  const hints = async (uri: string) => {
    const params = { textDocument: { uri }, range: ALL };
    const found = await session.client.request<readonly Hint[]>('textDocument/inlayHint', params);
    return found.map(({ label }) => label);
  };

  it('reads data and sources of the project of a spec only', async () => {
    const top = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-run-')));
    try {
      mkdirSync(join(top, 'ws'));
      writeFileSync(join(top, 'ws/Cargo.toml'), '[package]\nname = "app"\n');
      for (const name of ['k.rs', 'ws/k.rs'])
        writeFileSync(
          join(top, name),
          kernel('if i < 1 { unsafe { *y = *x } }', 'x: *const u32, y: *mut u32'),
        );
      for (const name of ['key.bin', 'ws/own.bin']) writeFileSync(join(top, name), 'QZJX');
      const spec = join(top, 'ws/k.warplens.json');
      const uri = pathToFileURL(spec).href;
      const runWith = (file: string, x: string) => {
        writeFileSync(spec, JSON.stringify({ file, args: { x, y: '[0; 1]' } }));
        return run(uri, 'k');
      };
      const own = await runWith('k.rs', 'own.bin');
      assert.ok(own.ok, own.text);
      for (const name of ['../key.bin', join(top, 'key.bin')]) {
        const { ok, findings, text } = await runWith('k.rs', name);
        assert.ok(!ok);
        assert.match(`${text} ${findings.map(({ message }) => message)}`, /in its project only/);
      }
      await assert.rejects(runWith('../k.rs', '[1; 1]'), /there is no file for this spec/);
    } finally {
      rmSync(top, { recursive: true, force: true });
    }
  });

  it('shows values without a spec, behind the parameters and in the lens', async () => {
    await session.client.open(URI, kernel('if i < n { unsafe { *y.add(i as usize) = 3 * i } }'));
    assert.equal(await runLens(URI), 'Run');
    const result = await run(URI, 'k');
    assert.ok(result.ok, result.text);
    assert.deepEqual(result.findings, []);
    const [launch] = result.launches;
    assert.equal(launch!.state, 'completed');
    const y = launch!.values.find(({ name }) => name === 'y');
    assert.match(y!.text, /^\[0, 3, 6, 9 … \d+\]$/);
    assert.equal(y!.verdict, 'not compared');
    assert.match(result.text, /not compared/);
    assert.equal(await runLens(URI), 'Run · completed');
    const shown = await hints(URI);
    assert.ok(shown.includes(`= ${y!.text}`), shown.join());
    // Marks are of the text that was run.
    await session.client.change(URI, undefined, kernel('if i < n { unsafe { *y.add(0) = 1 } }'));
    assert.deepEqual(await hints(URI), []);
    assert.equal(await runLens(URI), 'Run');
  });

  it('profiles: counts behind the lines, in place of costs, until the text is edited', async () => {
    const text = kernel('if i < n { unsafe { *y.add(i as usize) = *x.add(32 * i as usize) } }');
    await session.client.open(URI, text);
    const line = text.split('\n').findIndex((one) => one.includes('32 * i'));
    const spec = JSON.stringify({ block: 32, args: { x: '[i; 1024]', y: '[0; 32]', n: 32 } });
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'warplens-run-')));
    writeFileSync(join(folder, 's.warplens.json'), spec);
    const options = { show: false, spec: pathToFileURL(join(folder, 's.warplens.json')).href };
    const args = [URI, 'k', options] as const;
    const result = await session.client.execute<RunResult>('warplens.profile', ...args);
    rmSync(folder, { recursive: true });
    assert.ok(result.ok, result.text);
    const { lines, launches } = result.profile!;
    const { total, estimate } = launches[0]!;
    // One sector for each lane that loads, four for what they store.
    assert.deepEqual([total.requests, total.sectors, total.idealSectors], [2, 36, 8]);
    assert.ok(estimate!.microseconds > 0);
    const row = lines.find(({ location }) => location.range.start.line === line)!;
    assert.match(row.label, /^\d+ % · \d+ warp instr\. · sectors 4\.5x$/);
    assert.match(row.details, /2 requests of global memory touch 36 sectors, 8 would do/);
    const shown = await hints(URI);
    assert.ok(shown.includes(row.label), shown.join());
    assert.ok(!shown.some((one) => /uncoalesced/.test(one)), shown.join());
    // The pane of the same text has counts behind its instructions.
    const pane = await session.client.execute<PreviewResult>('warplens.preview', URI, 'k', 'ptx');
    const inPane = await session.client.request<readonly Hint[]>('textDocument/inlayHint', {
      textDocument: { uri: pane.uri },
      range: ALL,
    });
    const load = pane.text.split('\n').findIndex((one) => /ld\.global/.test(one));
    assert.ok(
      inPane.some(({ label, position }) => position.line === load && label === '1 · sectors 8x'),
      JSON.stringify(inPane),
    );
    await session.client.change(URI, undefined, kernel('if i < n { unsafe { *y.add(0) = 1 } }'));
    assert.ok(!(await hints(URI)).some((one) => /warp instr/.test(one)));
  });

  it('reports a planted mistake at its line until the text is edited', async () => {
    const text = kernel('if i <= n { unsafe { *y.add(i as usize) = *x.add(i as usize) } }');
    await session.client.open(URI, text);
    const result = await run(URI, 'k');
    assert.ok(!result.ok);
    const [finding] = result.findings;
    assert.equal(finding?.code, 'out-of-bounds', result.text);
    assert.equal(finding!.location.uri, URI);
    assert.deepEqual(finding!.location.range.start, find(text, '*y.add'));
    assert.equal(await runLens(URI), 'Run · 1 finding');
    assert.deepEqual(
      pushed(URI)?.map(({ code, source }) => [code, source]),
      [['out-of-bounds', 'warplens run']],
    );
    await session.client.change(URI, undefined, kernel('let _ = (i, n, x, y);'));
    await run(URI, 'k');
    assert.deepEqual(pushed(URI), []);
  });

  it('offers the proven fix of a race, and both of its sides', async () => {
    const text = kernel(`unsafe {
        *y.add(i as usize) = *x.add(i as usize);
        *y.add(64 + i as usize) = *y.add(63 - i as usize);
    }`);
    await session.client.open(URI, text);
    const spec = `file:///nowhere/k.warplens.json`;
    await session.client.open(
      spec,
      JSON.stringify({ grid: 1, block: 64, args: { x: '[i; 64]', y: '[0; 128]', n: 64 } }),
    );
    const { findings } = await run(URI, 'k', { spec });
    const [race] = findings;
    assert.equal(race?.code, 'global-race');
    const params = { textDocument: { uri: URI } };
    const lenses = await session.client.request<readonly Lens[]>('textDocument/codeLens', params);
    const lens = lenses.find(({ command }) => command?.command === 'warplens.bothSides');
    const line = race.location.range.start.line;
    const other = race.related.at(-1)!.location.range.start.line;
    assert.notEqual(line, other);
    assert.equal(lens?.command?.title, `Race with line ${other + 1}`);
    assert.equal(lens?.range.start.line, line);
    const actions = await session.client.request<readonly CodeAction[]>('textDocument/codeAction', {
      ...params,
      range: race.location.range,
      context: { diagnostics: [] },
    });
    const fix = actions.find(({ title }) => title.endsWith('(proven by a run)'));
    const [change] = fix?.edit?.documentChanges ?? [];
    assert.equal(change?.textDocument?.uri, URI);
    assert.match(change?.edits?.[0]?.newText ?? '', /^(?:core::arch::nvptx::)?_syncthreads\(\);\n/);
  });

  it('takes the spec beside the file, and lists and runs test comments', async () => {
    await session.client.open(SAXPY_URI, SAXPY);
    const { spec, ok, text } = await run(SAXPY_URI, 'saxpy');
    assert.match(spec!, /saxpy\.json$/);
    assert.ok(ok, text);
    const test = `// warplens: test(n = 4, block = 4, y = [0; 4], expect y = 3 * i)\n#[unsafe(no_mangle)]`;
    const source = kernel('if i < n {\n        unsafe { *y.add(i as usize) = 3 * i }\n    }');
    await session.client.open(URI, source.replace('#[unsafe(no_mangle)]', test));
    const [row] = await session.client.execute<readonly TestRow[]>('warplens.tests', URI);
    assert.match(row!.name, /^k/);
    const tested = await run(row!.uri, row!.kernel, { ...row!.options, coverage: true });
    assert.ok(tested.ok, tested.text);
    assert.deepEqual(
      tested.launches[0]!.values.map(({ verdict }) => verdict).filter((one) => one !== ''),
      ['not compared', 'as expected'],
    );
    const { lines, branches } = tested.coverage!.find(({ uri }) => uri === URI)!;
    assert.deepEqual(
      branches.map(({ ways }) => ways),
      [
        [
          { label: 'true', taken: 4 },
          { label: 'false', taken: 0 },
        ],
      ],
    );
    const store = find(source, '*y.add').line + 1;
    assert.deepEqual(lines.find(([line]) => line === store)?.[1], 4);
  });

  it('writes a spec for the kernel at the cursor', async () => {
    const source = kernel('if i < n { unsafe { *y.add(i as usize) = 3 * i } }');
    await session.client.open(URI, source);
    const offered = async (at: string) => {
      const { line, character } = find(source, at);
      const position = { line, character };
      return session.client.request<readonly CodeAction[]>('textDocument/codeAction', {
        textDocument: { uri: URI },
        range: { start: position, end: position },
        context: { diagnostics: [], only: ['refactor'] },
      });
    };
    assert.deepEqual(await offered('if i < n'), []);
    for (const at of ['pub unsafe', 'y: *mut u32']) {
      const [action, ...others] = await offered(at);
      assert.equal(action!.title, 'Write a launch spec for `k`');
      assert.deepEqual(others, []);
      const [create, change] = action!.edit!.documentChanges!;
      const uri = 'file:///nowhere/k.warplens.json';
      assert.deepEqual(create, { kind: 'create', uri });
      assert.equal(change!.textDocument!.uri, uri);
      const text = change!.edits![0]!.newText;
      assert.equal(text, await session.client.execute('warplens.spec', URI, 'k'));
      await session.client.open(uri, text, 'json');
      const result = await run(URI, 'k');
      assert.ok(result.ok, result.text);
      assert.equal(result.spec, uri);
      assert.deepEqual(await offered(at), []);
      await session.client.notify('textDocument/didClose', { textDocument: { uri } });
    }
    // A spec for another kernel has the name.
    await session.client.open('file:///nowhere/k.warplens.json', '{ "kernel": "other" }', 'json');
    const [action] = await offered('fn k');
    assert.match(JSON.stringify(action!.edit), /k\.k\.warplens\.json/);
  });

  it('reports what a spec lacks at its place', async () => {
    await session.client.open(URI, kernel('let _ = (i, n, x, y);'));
    const spec = 'file:///nowhere/k.warplens.json';
    const text = '{\n  "kernel": "k",\n  "blok": 64\n}\n';
    await session.client.open(spec, text, 'json');
    const { ok, findings } = await run(spec, null);
    assert.ok(!ok);
    assert.match(findings[0]!.message, /unknown key `blok` in a spec; did you mean `block`\?/);
    assert.deepEqual(findings[0]!.location.range.start, find(text, '"blok"'));
    assert.equal(pushed(spec)?.length, 1);
  });

  it('ends a run that is cancelled, and runs again', async () => {
    const forever = kernel('let mut j = i; while j < 4000000000 { j = j / 2; } unsafe { *y = j };');
    await session.client.open(URI, forever);
    const source = new CancellationTokenSource();
    const answer = session.client.connection.sendRequest(
      'workspace/executeCommand',
      { command: 'warplens.run', arguments: [URI, 'k', { show: false, maxSteps: 2 ** 40 }] },
      source.token,
    );
    // Answers of the server are not held up by it.
    assert.ok(await session.pull(URI));
    source.cancel();
    await assert.rejects(answer, /cancelled|canceled/i);
    await session.client.change(URI, undefined, kernel('if i < n { unsafe { *y.add(0) = 1 } }'));
    assert.ok((await run(URI, 'k')).launches.length === 1);
  });

  it('refuses what is no kernel', async () => {
    await session.client.open(URI, kernel('let _ = (i, n, x, y);'));
    const { findings } = await run(URI, 'nope');
    assert.match(findings[0]!.message, /no kernel `nope`/);
    await assert.rejects(run(7 as never, 'k'), /argument 1 is not a URI/);
  });
});
