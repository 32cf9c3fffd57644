/** `warplens test`: which tests it finds, what it reports, `--bless`, comments above kernels. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT, type Io, runCli } from '../../src/cli/index.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { testComments } from '../../src/spec/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const SOURCE = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
// warplens: test(grid = 2, x = [i; 100], y = [0; 100],
//   expect y = x[i] * x[i])
// warplens: test(x = [1, 2, 3], y = [0; 3], expect y = [1, 4, 8])
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn square(x: &[u32], y: *mut u32) {
    let i = unsafe { _block_idx_x() * _block_dim_x() + _thread_idx_x() } as usize;
    if i < x.len() { unsafe { *y.add(i) = x[i] * x[i] } }
}
`;

describe('warplens test', () => {
  let folder: string;
  beforeEach(() => {
    folder = slashes(mkdtempSync(join(tmpdir(), 'warplens-test-')));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const put = (name: string, text: string | object): void =>
    writeFileSync(join(folder, name), typeof text === 'string' ? text : JSON.stringify(text));

  async function warplens(line: string) {
    let out = '';
    let err = '';
    const io: Io = {
      cwd: folder,
      env: {},
      version: '0.0.0',
      colors: { out: false, err: false },
      outIsTerminal: false,
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      readStdin: () => Promise.resolve(''),
      createEngine: () => createEngine({ ...machine, prelude: preludeTexts() }),
      startServer: () => Promise.resolve(),
      interrupted: () => new Promise(() => undefined),
    };
    const code = await runCli(line.split(' '), io);
    return { code, out, err };
  }

  const GOOD = { args: { x: '[i; 64]', y: '[0; 64]' }, expected: { y: 'x[i] ** 2' } };

  it('reads data and sources of its own project only', async () => {
    const text = SOURCE.replace(/^\/\/.*\n/gm, '');
    mkdirSync(join(folder, 'ws/sub'), { recursive: true });
    put('ws/Cargo.toml', '[package]\nname = "app"\n');
    put('ws/sub/k.rs', text);
    put('k.rs', text);
    for (const name of ['key.bin', 'ws/own.bin']) put(name, '\x05\0\0\0');
    symlinkSync('../../key.bin', join(folder, 'ws/sub/link.bin'));
    const spec = (x: string, file = 'k.rs') => ({ file, args: { x, y: '[0; 1]' } });
    put('ws/sub/own.warplens.json', spec('../own.bin'));
    assert.equal((await warplens('run ws/sub/own.warplens.json')).code, EXIT.done);
    for (const name of ['../../key.bin', 'link.bin', join(folder, 'key.bin')]) {
      put('ws/sub/k.warplens.json', spec(name));
      for (const line of ['run ws/sub/k.rs', 'test ws', 'run ws/sub/k.warplens.json']) {
        const { code, out, err } = await warplens(line);
        assert.notEqual(code, EXIT.done);
        assert.match(out + err, /cannot read `.*(key|link)\.bin`; .* in its project only/, line);
      }
    }
    put('ws/sub/k.warplens.json', spec('[1; 1]', '../../k.rs'));
    const { code, out, err } = await warplens('run ws/sub/k.warplens.json');
    assert.deepEqual(
      [code, out, err],
      [
        EXIT.input,
        '',
        'ws/sub/k.warplens.json:1:1: `k.rs` is outside of the project of this spec; name it as the argument, with --launch for the spec\n',
      ],
    );
    const named = await warplens('run k.rs --launch ws/sub/k.warplens.json');
    assert.equal(named.code, EXIT.done, named.err);
    assert.match((await warplens('test ws')).out, /`k\.rs` is outside of the project of this spec/);
  });

  it('runs specs and comments, and says which fail', async () => {
    put('k.rs', SOURCE);
    put('k.warplens.json', GOOD);
    put('k.short.warplens.json', { args: { x: '[i; 64]', y: '[0; 60]' } });
    put('other.json', { launches: [{ kernel: 'x' }] });
    const { code, out, err } = await warplens('test');
    assert.equal(code, EXIT.findings);
    assert.match(out, /^ok {6}k\.warplens\.json {2}\d/m);
    assert.match(
      out,
      /^FAILED {2}k\.short\.warplens\.json .*\n {4}error\[out-of-bounds\]: .*`y\[60\]` of 60/m,
    );
    assert.match(out, /^ok {6}k\.rs:6 /m);
    assert.match(
      out,
      /^FAILED {2}k\.rs:8 .*\n {4}error\[unexpected-value\]: `y\[2\]` is 9, expected 8[^\n]*\n +--> k\.rs:8:1/m,
    );
    assert.equal(err, '2 passed, 2 failed\n');
  });

  it('takes a filter and one file, and refuses to pass without tests', async () => {
    put('k.rs', SOURCE);
    put('k.warplens.json', GOOD);
    assert.equal((await warplens('test --filter warplens.json')).code, EXIT.done);
    assert.equal((await warplens('test k.warplens.json')).code, EXIT.done);
    const none = await warplens('test --filter nothing');
    assert.equal(none.code, EXIT.input);
    assert.match(none.err, /no test whose name contains 'nothing'/);
  });

  it('a spec that cannot be run is an error, not a failure', async () => {
    put('k.rs', SOURCE);
    put('k.warplens.json', { kernel: 'squre' });
    put('gone.warplens.json', GOOD);
    const { code, out } = await warplens('test --filter warplens.json');
    assert.equal(code, EXIT.input);
    assert.match(
      out,
      /^ERROR {3}k\.warplens\.json .*\n {4}k\.warplens\.json:1:11: error: there is no kernel `squre`/m,
    );
    assert.match(
      out,
      /^ERROR {3}gone\.warplens\.json .*\n {4}gone\.warplens\.json: there is no file for this spec/m,
    );
  });

  it('writes JUnit, SARIF and annotations', async () => {
    put('k.rs', SOURCE);
    const junit = (await warplens('test --format junit')).out;
    assert.match(junit, /<testsuites name="warplens" tests="2" failures="1" errors="0"/);
    assert.match(junit, /<testcase name="k\.rs:8"[\s\S]*<failure message="[^"]*y\[2\]/);
    const sarif = JSON.parse((await warplens('test --format sarif')).out);
    assert.equal(sarif.runs[0].results[0].ruleId, 'unexpected-value');
    assert.match((await warplens('test --format github')).out, /^::error file=k\.rs,line=8,/);
  });

  it('blesses expected values that differ, and nothing else', async () => {
    put('k.rs', SOURCE);
    const spec =
      '{\n  // kept\n  "args": { "x": [1, 2, 3], "y": "[0; 3]" },\n  "expected": { "y": [1, 4, 8] }\n}\n';
    put('k.warplens.json', spec);
    await warplens('test k.warplens.json --bless');
    assert.equal(readFileSync(join(folder, 'k.warplens.json'), 'utf8'), spec.replace('8]', '9]'));
    assert.equal((await warplens('test k.warplens.json')).code, EXIT.done);
  });

  it('comments say what cannot be read', () => {
    const problems = (text: string) => testComments(text, () => 'k').map(({ problem }) => problem);
    assert.deepEqual(problems('// warplens: test(n = 1)\n'), [undefined]);
    assert.deepEqual(problems('// warplens: test(n = 1\nfn f() {}'), ['the list has no end']);
    assert.match(problems('// warplens: test(n)')[0]!, /`n` is not `NAME = VALUE`/);
    const [called] = testComments('// warplens: test(n = 4, expect y = fn host::f)', () => 'k');
    assert.equal(called!.spec, '{"kernel":"k","args":{"n":4},"expected":{"y":{"fn":"host::f"}}}');
    const [found] = testComments(
      '// warplens: test(s = {"a": [1, 2]}, t = "x, y", grid = [2, 2])',
      () => 'k',
    );
    assert.deepEqual(JSON.parse(found!.spec), {
      kernel: 'k',
      grid: [2, 2],
      args: { s: { a: [1, 2] }, t: 'x, y' },
    });
  });
});
