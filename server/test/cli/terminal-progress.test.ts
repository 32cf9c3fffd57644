/** The line on a terminal that says what the command is busy with. */
import assert from 'node:assert/strict';
import { createTerminalProgress } from '../../src/cli/index.ts';
import { createEngine, type EngineStep } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

describe('cli: progress on a terminal', () => {
  const shown = (isTerminal: boolean) => {
    const written: string[] = [];
    let time = 0;
    const stream = { columns: 40, write: (text: unknown) => written.push(String(text)) > 0 };
    const progress = createTerminalProgress(stream as never, isTerminal, () => time);
    return { written, progress, at: (now: number) => (time = now) };
  };

  it('writes nothing where there is no terminal', () => {
    assert.equal(shown(false).progress, undefined);
  });

  it('writes from the first second on, ten times a second, and takes it away', () => {
    const { written, progress, at } = shown(true);
    const step = { what: 'reading cuda_device', done: 12, of: 40 };
    at(900);
    progress!.report(step);
    progress!.clear();
    assert.deepEqual(written, []);
    at(1001);
    progress!.report(step);
    progress!.report({ ...step, done: 13 });
    at(1102);
    progress!.report({ what: `compiling ${'x'.repeat(60)}`, done: 0, of: 0 });
    progress!.clear();
    progress!.clear();
    assert.deepEqual(written, [
      '\r\u001b[Kreading cuda_device, 12 of 40 files ...',
      `\r\u001b[Kcompiling ${'x'.repeat(29)}`,
      '\r\u001b[K',
    ]);
  });
});

describe('progress of the engine', () => {
  it('names the crates that are read, with their files, and the kernels that are compiled', () => {
    const files: Readonly<Record<string, string>> = {
      '/p/Cargo.toml': '[package]\nname = "own-crate"\nversion = "0.1.0"\nedition = "2021"\n',
      '/p/src/lib.rs': '#![no_std]\n#![feature(abi_gpu_kernel)]\nmod one;\npub mod two;\n',
      '/p/src/one.rs': 'pub fn f() -> f32 { 1.5 }\n',
      '/p/src/two.rs':
        '#[no_mangle]\npub unsafe extern "gpu-kernel" fn k(p: *mut f32) { *p = crate::one::f(); }\n',
    };
    const steps: EngineStep[] = [];
    const engine = createEngine({
      readFile: (path) => files[path],
      listDir: (folder) => {
        const below = Object.keys(files).filter((path) => path.startsWith(`${folder}/`));
        const names = below.map((path) => path.slice(folder.length + 1).split('/')[0]!);
        return names.length === 0 ? undefined : [...new Set(names)];
      },
      progress: (step) => void steps.push(step),
      prelude: preludeTexts,
    });
    assert.match(engine.emit('/p/src/lib.rs', 'ptx').text, /\.entry k\(/);
    const of = (what: string) =>
      steps.filter((step) => step.what === what).map(({ done, of }) => [done, of]);
    assert.deepEqual(of('reading own_crate').slice(0, 3), [
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    assert.ok(of('compiling k').length > 0);
  });
});
