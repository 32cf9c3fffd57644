/**
 * Which packages may launch a kernel: among those of an opened project, where manifests are looked
 * through by names, as among packages of no project, where each is followed.
 */
import assert from 'node:assert/strict';
import { launchesOf } from '../../src/ide/index.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { parseFixture } from '../kit/fixture.ts';
import { preludeTexts } from '../kit/prelude.ts';

const ROOT = '/p';
const KERNELS = `${ROOT}/kernels/src/lib.rs`;

const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]
/// # Safety
/// None.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn fill(p: *mut f32) { *p = 1.0; }
`;

const LAUNCH = `fn main() {
    let f = module.get_function("fill").unwrap();
    launch!(f<<<1, 32, 0, s>>>(p)).unwrap();
}
`;

const member = (name: string, dependencies: string, text = LAUNCH): string =>
  `//- ${ROOT}/${name}/Cargo.toml\n[package]\nname = "${name}"\nedition = "2021"\n[dependencies]\n${dependencies}\n` +
  `//- ${ROOT}/${name}/src/main.rs\n${text}`;

const WORKSPACE = `//- ${ROOT}/Cargo.toml
[workspace]
members = ["*"]
[workspace.dependencies]
shared = { package = "kernels", path = "kernels" }
//- ${ROOT}/kernels/Cargo.toml
[package]
name = "kernels"
edition = "2021"
//- ${KERNELS}
${KERNEL}
//- ${ROOT}/middle/Cargo.toml
[package]
name = "middle"
edition = "2021"
[dependencies]
kernels = { path = "../kernels" }
//- ${ROOT}/middle/src/lib.rs
pub use kernels::*;
`;

const HOSTS = {
  direct: 'kernels = { path = "../kernels" }',
  renamed: 'k = { package = "kernels", path = "../kernels" }',
  inherited: 'shared.workspace = true',
  through: 'middle = { path = "../middle" }',
  alone: 'kernels = "1.0"',
  namesake: '',
};

function opened(hosts: Readonly<Record<string, string>>, asProject: boolean, own = ''): Engine {
  const members = Object.entries(hosts).map(([name, dependencies]) =>
    member(name, dependencies, name === 'namesake' ? `${own}${LAUNCH}` : LAUNCH),
  );
  const { files } = parseFixture(`${WORKSPACE}${members.join('')}`);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const engine = createEngine({
    readFile: (path) => texts.get(path),
    listDir: (folder) => {
      const below = [...texts.keys()].filter((path) => path.startsWith(`${folder}/`));
      const names = below.map((path) => path.slice(folder.length + 1).split('/')[0]!);
      return names.length === 0 ? undefined : [...new Set(names)];
    },
    prelude: preludeTexts(),
  });
  if (asProject) engine.setFolders([ROOT]);
  return engine;
}

const mainOf = (name: string): string => `${ROOT}/${name}/src/main.rs`;

/** The packages of the launches of `fill` that are listed. */
function launching(engine: Engine, hosts: readonly string[]): readonly string[] {
  const [kernel] = engine.kernels(KERNELS);
  return launchesOf(engine, hosts.map(mainOf), kernel!).map(
    ({ span }) => engine.path(span.file).split('/')[2]!,
  );
}

describe('host: packages that may launch a kernel', () => {
  for (const asProject of [true, false])
    it(`are those that depend on its package, ${asProject ? 'in' : 'without'} a project`, () => {
      const engine = opened(HOSTS, asProject);
      const reaching = Object.keys(HOSTS).filter((name) => engine.mayLaunch(mainOf(name), KERNELS));
      assert.deepEqual(reaching, ['direct', 'renamed', 'inherited', 'through']);
    });

  it('are followed through an edit of a manifest', () => {
    const engine = opened(HOSTS, true);
    assert.equal(engine.mayLaunch(mainOf('alone'), KERNELS), false);
    engine.setFile(
      `${ROOT}/alone/Cargo.toml`,
      '[package]\nname = "alone"\nedition = "2021"\n[dependencies]\nkernels = { path = "../kernels" }\n',
    );
    assert.equal(engine.mayLaunch(mainOf('alone'), KERNELS), true);
  });

  it('no launch of another package counts where one that depends on the kernel launches it', () => {
    const { direct, alone } = HOSTS;
    assert.deepEqual(launching(opened({ direct, alone }, true), ['direct', 'alone']), ['direct']);
  });

  it('text of others counts where nothing else launches it, not for a kernel of their own', () => {
    const { alone, namesake } = HOSTS;
    const hosts = ['alone', 'namesake'];
    const both = launching(opened({ alone, namesake }, true), hosts);
    assert.deepEqual([...new Set(both)], ['alone', 'namesake']);
    const own = launching(
      opened({ alone, namesake }, true, 'pub unsafe fn fill(_: *mut f32) {}\n'),
      hosts,
    );
    assert.deepEqual([...new Set(own)], ['alone']);
  });
});
