/** `warplens run`: which spec it takes, for a file, a package and a spec of any name. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Io, runCli } from '../../src/cli/index.ts';
import { machine, slashes } from '../../src/disk/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const SOURCE = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn put(y: *mut u32, v: u32) {
    unsafe { *y.add(_thread_idx_x() as usize) = v }
}
`;
const CARGO = '[package]\nname = "p"\nversion = "0.1.0"\nedition = "2024"\n';
const spec = (v: number): string =>
  JSON.stringify({ block: 4, args: { y: '[0; 4]', v }, expected: { y: v } });

describe('warplens run: the spec', () => {
  let folder: string;
  beforeEach(() => {
    folder = slashes(mkdtempSync(join(tmpdir(), 'warplens-run-')));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

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

  it('asks for one where a text has none', async () => {
    writeFileSync(join(folder, 'k.ptx'), '.version 7.0\n.target sm_70\n');
    const { code, err } = await warplens('run k.ptx');
    assert.notEqual(code, 0);
    assert.match(err, /k\.ptx: a text does not say what its kernels take: write a launch spec/);
  });

  // Files, the argument, the number that the spec passes, and what is said of other specs.
  const cases: readonly [string, Readonly<Record<string, string>>, string, number, RegExp?][] = [
    [
      'the plain name of several',
      { 'k.rs': SOURCE, 'k.warplens.json': spec(1), 'k.big.warplens.json': spec(2) },
      'k.rs',
      1,
      /another spec: k\.big\.warplens\.json; run one by its name/,
    ],
    [
      'a spec of any name',
      { 'k.rs': SOURCE, 'a.json': spec(3).replace('{', '{"file":"k.rs",') },
      'a.json',
      3,
    ],
    [
      'of a package, in its folder',
      { 'p/Cargo.toml': CARGO, 'p/src/main.rs': SOURCE, 'p/any.warplens.json': spec(4) },
      'p',
      4,
    ],
    [
      'of a package, beside its root',
      { 'p/Cargo.toml': CARGO, 'p/src/main.rs': SOURCE, 'p/src/main.warplens.json': spec(5) },
      'p',
      5,
    ],
    [
      'of a package, for its root',
      { 'p/Cargo.toml': CARGO, 'p/src/lib.rs': SOURCE, 'p/p.warplens.json': spec(6) },
      'p/src/lib.rs',
      6,
    ],
  ];
  for (const [name, files, argument, v, note = /^(?!.*other spec)/s] of cases)
    it(name, async () => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      const { code, out, err } = await warplens(`run ${argument}`);
      assert.equal(code, 0, out + err);
      assert.match(out, new RegExp(`all ${v}\\s+as expected`));
      assert.match(err, note);
    });
});
