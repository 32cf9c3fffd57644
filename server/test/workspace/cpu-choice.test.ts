/** The GPU that a project names for its crate, in which file, and which of several counts. */
import assert from 'node:assert/strict';
import { createEngine, type TargetName } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PRELUDE = preludeTexts();
const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) { unsafe { *out = 1 } }
`;
const manifest = (name: string): string =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n`;
const flags = (cpu: string): string =>
  `[target.nvptx64-nvidia-cuda]\nrustflags = ["-Ctarget-cpu=${cpu}"]\n`;

/** The CPU of `/p/kernels`, and where it comes from, by target. */
function chosen(
  files: Readonly<Record<string, string>>,
  targets: readonly TargetName[] = ['ptx'],
): readonly (string | undefined)[][] {
  const all = new Map(Object.entries(files));
  all.set('/p/kernels/src/lib.rs', KERNEL);
  if (!all.has('/p/kernels/Cargo.toml')) all.set('/p/kernels/Cargo.toml', manifest('kernels'));
  const names = (folder: string): string[] => [
    ...new Set(
      [...all.keys()]
        .filter((path) => path.startsWith(`${folder}/`))
        .map((path) => path.slice(folder.length + 1).split('/')[0]!),
    ),
  ];
  const engine = createEngine({
    readFile: (path) => all.get(path),
    listDir: names,
    prelude: PRELUDE,
  });
  return targets.map((target) => {
    const { cpu, cpuFrom, text } = engine.emit('/p/kernels/src/lib.rs', target);
    if (target === 'ptx') assert.match(text, new RegExp(`^\\.target ${cpu}$`, 'm'));
    assert.equal(engine.cpuOf('/p/kernels/src/lib.rs', target), cpu);
    return [cpu, cpuFrom];
  });
}

describe('workspace: the CPU that a project names', () => {
  const BOTH: readonly TargetName[] = ['ptx', 'amdgcn'];
  const AMD = ['gfx90a', undefined];

  it('nobody names one', () => {
    assert.deepEqual(chosen({}, BOTH), [['sm_70', undefined], AMD]);
  });

  it('`-Ctarget-cpu` of the configuration above', () => {
    const path = '/p/.cargo/config.toml';
    assert.deepEqual(chosen({ [path]: flags('sm_90') }, BOTH), [['sm_90', path], AMD]);
  });

  it('a name that there is not is left to the rule that says so', () => {
    assert.deepEqual(chosen({ '/p/.cargo/config.toml': flags('sm_9') }), [['sm_70', undefined]]);
  });

  it('of `warplens.toml` and the configuration the nearer; side by side `warplens.toml`', () => {
    const near = '/p/kernels/.cargo/config.toml';
    const toml = '[preview]\ncpu = "sm_100"\n';
    const nearer = { '/p/warplens.toml': toml, [near]: flags('sm_90') };
    assert.deepEqual(chosen(nearer)[0], ['sm_90', near]);
    const beside = { '/p/kernels/warplens.toml': toml, [near]: flags('sm_90') };
    assert.deepEqual(chosen(beside)[0], ['sm_100', '/p/kernels/warplens.toml']);
  });

  const script = (...builds: string[]): string => `fn main() { ${builds.join('\n')} }`;
  const build = (folder: string, arch: string): string =>
    `CudaBuilder::new("${folder}").arch(cuda_builder::NvvmArch::Compute${arch}).copy_to("k.ptx").build();`;

  it('`arch` of the build script that compiles the crate, above it or beside it', () => {
    const above = {
      '/p/Cargo.toml': manifest('app'),
      '/p/build.rs': script(build('kernels', '86')),
    };
    assert.deepEqual(chosen(above)[0], ['sm_86', '/p/build.rs']);
    const beside = {
      '/p/Cargo.toml': '[workspace]\nmembers = ["*"]\n',
      '/p/app/Cargo.toml': manifest('app'),
      '/p/app/build.rs': script(build('../kernels', '90a')),
    };
    assert.deepEqual(chosen(beside)[0], ['sm_90a', '/p/app/build.rs']);
  });

  it('two scripts that name different ones, one of another crate, one that names none', () => {
    const two = {
      '/p/Cargo.toml': manifest('app'),
      '/p/build.rs': script(build('kernels', '86'), build('kernels', '90')),
    };
    assert.deepEqual(chosen(two)[0], ['sm_70', undefined]);
    const other = { '/p/Cargo.toml': manifest('app'), '/p/build.rs': script(build('more', '86')) };
    assert.deepEqual(chosen(other)[0], ['sm_70', undefined]);
    const none = {
      '/p/Cargo.toml': manifest('app'),
      '/p/build.rs': 'fn main() { CudaBuilder::new("kernels").build(); }',
    };
    assert.deepEqual(chosen(none)[0], ['sm_70', undefined]);
  });

  it('a GPU that nobody here knows is said, and which one took its place', () => {
    const files = new Map([
      ['/p/Cargo.toml', manifest('p')],
      ['/p/.cargo/config.toml', flags('sm_60')],
      ['/p/src/lib.rs', KERNEL],
    ]);
    const engine = createEngine({ readFile: (path) => files.get(path), prelude: PRELUDE });
    assert.deepEqual(engine.emit('/p/src/lib.rs', 'ptx').notes, [
      "'sm_60', which Cargo's configuration names, is not known here: compiled for sm_70",
    ]);
    assert.equal(engine.emit('/p/src/lib.rs', 'ptx', { cpu: 'sm_80' }).notes, undefined);
    assert.equal(engine.emit('/p/src/lib.rs', 'amdgcn').notes, undefined);
  });
});
