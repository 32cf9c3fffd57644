/**
 * Which kernels a project has: what is compiled, and what is not with its reason and remedy. The
 * features that an answer names bring the kernel in.
 */
import assert from 'node:assert/strict';
import { createEngine, type Engine, type Inventory } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

type Files = Readonly<Record<string, string>>;

function open(files: Files): Engine {
  const engine = createEngine({
    readFile: (path) => files[path],
    listDir: (path) => {
      const names = Object.keys(files)
        .filter((file) => file.startsWith(`${path}/`))
        .map((file) => file.slice(path.length + 1).split('/')[0]!);
      return names.length === 0 ? undefined : [...new Set(names)];
    },
    prelude: preludeTexts(),
  });
  engine.setFolders(['/p']);
  return engine;
}

function inventory(engine: Engine, folder = '/p'): Inventory {
  const steps = engine.inventory(folder);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const compiled = (engine: Engine): string[] => inventory(engine).kernels.map((k) => k.kernel.name);

const manifest = (more = '', name = 'app'): string =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n${more}`;

const abi = (name: string, before = ''): string =>
  `${before}#[no_mangle] pub unsafe extern "gpu-kernel" fn ${name}(p: *mut u32) { *p = 1 }\n`;

const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel)]\n';
const CUDA = '[dependencies]\ncuda_std = "0.3"\n';
const FEATURES = '[features]\ndefault = ["std"]\nstd = []\nsignal = []\nfast = []\n';
const RUST_CUDA = (name: string): string =>
  `use cuda_std::prelude::*;\n#[kernel]\npub unsafe fn ${name}(p: *mut u32) { *p = 1 }\n`;

interface Case {
  readonly name: string;
  readonly files: Files;
  /** `name: why: remedy` of each that is not compiled. */
  readonly absent: readonly string[];
  readonly compiled?: readonly string[];
}

const CASES: readonly Case[] = [
  {
    name: 'a module behind a feature',
    files: {
      'Cargo.toml': manifest(FEATURES),
      'src/lib.rs': `${HEAD}#[cfg(feature = "signal")]\nmod dsp;\n${abi('here')}`,
      'src/dsp.rs': 'pub mod fir;\n',
      'src/dsp/fir.rs': abi('fir'),
    },
    absent: ['fir: behind feature `signal` of `app`: --features signal'],
    compiled: ['here'],
  },
  {
    name: 'a function behind one of two features, and one behind two',
    files: {
      'Cargo.toml': manifest(FEATURES),
      'src/lib.rs': `${HEAD}${abi('a', '#[cfg(any(feature = "signal", all(feature = "fast", unix)))]\n')}${abi('b', '#[cfg(feature = "signal")]\n#[cfg(feature = "fast")]\n')}`,
    },
    absent: [
      'a: behind feature `signal` of `app`: --features signal',
      'b: behind features `signal`, `fast` of `app`: --features signal,fast',
    ],
  },
  {
    name: 'a function that a default feature leaves out',
    files: {
      'Cargo.toml': manifest(FEATURES),
      'src/lib.rs': `${HEAD}${abi('k', '#[cfg(not(feature = "std"))]\n')}`,
    },
    absent: ['k: left out by feature `std` of `app`: --no-default-features'],
  },
  {
    name: 'an optional dependency as a feature, and one that is not declared',
    files: {
      'Cargo.toml': manifest('[dependencies]\nextra = { version = "1", optional = true }\n'),
      'src/lib.rs': `${HEAD}${abi('a', '#[cfg(feature = "extra")]\n')}${abi('b', '#[cfg(feature = "none")]\n')}`,
    },
    absent: [
      'a: behind feature `extra` of `app`: --features extra',
      'b: behind feature `none`, which `app` does not declare: declare it in `[features]` of Cargo.toml',
    ],
  },
  {
    name: 'other conditions',
    files: {
      'Cargo.toml': manifest(),
      'src/lib.rs': [
        HEAD,
        '#[cfg(test)]\nmod tests {\n',
        abi('a'),
        '}\n#[cfg(target_os = "linux")]\n#[path = "host_side.rs"]\nmod host;\n',
        abi('c', '#[cfg(windows)]\n'),
        abi('d', '#[cfg(simulated)]\n'),
      ].join(''),
      'src/host_side.rs': abi('b'),
    },
    absent: [
      'b: behind `cfg(target_os = "linux")`: only the host\'s build has it',
      'a: behind `cfg(test)`: only `cargo test` compiles it',
      'c: behind `cfg(windows)`: no build for a GPU has it',
      'd: behind `cfg(simulated)`, which nothing in the build sets: add `--cfg simulated` to `rustflags` in .cargo/config.toml',
    ],
  },
  {
    name: 'conditions in macros, and kernels that cfg_attr marks',
    files: {
      'Cargo.toml': manifest(`${FEATURES}${CUDA}`),
      'src/lib.rs': `use cuda_std::prelude::*;
macro_rules! cfg_if {
    (if #[cfg($c:meta)] { $($a:item)* } else { $($b:item)* }) =>
        { $(#[cfg($c)] $a)* $(#[cfg(not($c))] $b)* }
}
cfg_if! {
    if #[cfg(feature = "signal")] { mod dsp; } else { mod plain; }
}
#[cfg_attr(feature = "fast", kernel)]
pub unsafe fn marked(p: *mut u32) { *p = 1 }
`,
      'src/dsp.rs': RUST_CUDA('dsp'),
      'src/plain.rs': '',
    },
    absent: [
      'dsp: behind feature `signal` of `app`: --features signal',
      'marked: behind feature `fast` of `app`: --features fast',
    ],
  },
  {
    name: 'programs, examples, tests and benches',
    files: {
      'Cargo.toml': manifest(),
      'src/main.rs': `${HEAD}${abi('in_main')}`,
      'src/bin/second.rs': `${HEAD}${abi('in_second')}`,
      'examples/show.rs': `${HEAD}${abi('in_example')}`,
      'tests/on_gpu.rs': `${HEAD}${abi('in_test')}`,
      'benches/speed/main.rs': `${HEAD}${abi('in_bench')}`,
      'loose.rs': abi('loose'),
    },
    absent: [
      'loose: in a file that no crate has as a module: declare it by `mod`, or name the file itself',
    ],
    compiled: ['in_bench', 'in_example', 'in_main', 'in_second', 'in_test'],
  },
  {
    name: 'macros of crates that are not known, and of the crate itself',
    files: {
      'Cargo.toml': manifest('[dependencies]\nkrnl-core = "0.1"\n'),
      'src/lib.rs': `use krnl_core::macros::kernel;
#[kernel]
pub fn scale(x: f32) {}
#[cubecl::cube(launch_unchecked)]
fn cubed(x: f32) {}
#[cubecl::cube]
fn helper(x: f32) {}
`,
    },
    absent: [
      'scale: made by the macro `#[kernel]` of `krnl_core`, which is not known here',
      'cubed: made by the macro `#[cubecl::cube]`, which is not known here',
    ],
  },
  {
    name: 'macros that write kernels, called and not',
    files: {
      'Cargo.toml': manifest(),
      'src/lib.rs': `${HEAD}macro_rules! twice { ($name:ident) => {
    #[no_mangle] pub unsafe extern "gpu-kernel" fn $name(p: *mut u32) { *p = 2 }
} }
twice!(first);
macro_rules! never { () => { #[no_mangle] pub unsafe extern "gpu-kernel" fn never_made(p: *mut u32) {} } }
// #[kernel] fn commented() {}
const TEXT: &str = r#"extern "gpu-kernel" fn in_a_text() {}"#;
`,
    },
    absent: ['never_made: written in the macro `never!`, which no compiled code calls'],
    compiled: ['first'],
  },
  {
    name: 'texts that are included, and tests that must not compile',
    files: {
      'Cargo.toml': manifest(),
      'src/lib.rs': `${HEAD}include!("parts/body.rs");\n`,
      'src/parts/body.rs': abi('included'),
      'tests/ui/wrong.rs': `fn main() {}\n${abi('wrong')}`,
      'tests/ui/wrong.stderr': 'error: wrong\n',
    },
    absent: ['wrong: in a test that must not compile: `wrong.stderr` has its errors'],
    compiled: ['included'],
  },
  {
    name: 'packages below a folder without a manifest',
    files: {
      'cpu/Cargo.toml': manifest('', 'cpu'),
      'cpu/src/main.rs': 'fn main() {}\n',
      'gpu/Cargo.toml': manifest(CUDA, 'gpu'),
      'gpu/src/lib.rs': RUST_CUDA('scale'),
      'alone.rs': `${HEAD}${abi('alone')}`,
    },
    absent: [],
    compiled: ['alone', 'scale'],
  },
];

describe('the inventory of a project', () => {
  for (const { name, files, absent, compiled: expected } of CASES)
    it(`has ${name}`, () => {
      const engine = open(
        Object.fromEntries(Object.entries(files).map(([path, text]) => [`/p/${path}`, text])),
      );
      const found = inventory(engine);
      const shown = found.absent.map((one) =>
        [one.name, one.why, one.remedy].filter((part) => part !== undefined).join(': '),
      );
      assert.deepEqual(shown.sort(), [...absent].sort());
      assert.deepEqual(found.kernels.map(({ kernel }) => kernel.name).sort(), expected ?? []);
    });

  it('is complete with the features that it names', () => {
    for (const { files } of CASES) {
      const engine = open(
        Object.fromEntries(Object.entries(files).map(([path, text]) => [`/p/${path}`, text])),
      );
      for (const { name, features, crate } of inventory(engine).absent) {
        if (features === undefined) continue;
        engine.setFeatures(features);
        assert.ok(compiled(engine).includes(name), `${name} in ${crate}`);
        engine.setFeatures(undefined);
      }
    }
  });

  it('says which generic kernels have no code', () => {
    const engine = open({
      '/p/Cargo.toml': manifest('[dependencies]\ncuda-device = "0.1"\n'),
      '/p/src/lib.rs':
        'use cuda_device::kernel;\n#[kernel]\npub fn id<T: Copy>(x: T) {}\n#[kernel(f32)]\npub fn one<T: Copy>(x: T) {}\n',
    });
    const rows = inventory(engine).kernels.map(({ kernel }) => [
      kernel.name,
      kernel.withoutInstance === true,
    ]);
    assert.deepEqual(rows, [
      ['id', true],
      ['one::<f32>', false],
    ]);
  });

  it('names files with launches that a feature leaves out', () => {
    const engine = open({
      '/p/Cargo.toml': manifest('[features]\ngpu = []\n[dependencies]\ncust = "0.3"\n'),
      '/p/src/main.rs': '#[cfg(feature = "gpu")]\nmod on_gpu;\nfn main() {}\n',
      '/p/src/on_gpu.rs': 'fn f() { unsafe { launch!(k<<<1, 1, 0, s>>>()) } }\n',
    });
    assert.deepEqual(
      inventory(engine).launches.map(({ path, why, remedy }) => [path, why, remedy]),
      [['/p/src/on_gpu.rs', 'behind feature `gpu` of `app`', '--features gpu']],
    );
  });

  it('follows edits of the text that declares a module', () => {
    const engine = open({
      '/p/Cargo.toml': manifest(),
      '/p/src/lib.rs': HEAD,
      '/p/src/more.rs': abi('more'),
    });
    assert.deepEqual(compiled(engine), []);
    assert.equal(inventory(engine).absent.length, 1);
    engine.setFile('/p/src/lib.rs', `${HEAD}mod more;\n`);
    assert.deepEqual(compiled(engine), ['more']);
    assert.equal(inventory(engine).absent.length, 0);
  });

  it('of a file without a crate has what its macro leaves unknown', () => {
    const engine = open({
      '/p/Cargo.toml': manifest(),
      '/p/src/lib.rs': '',
      '/p/tests/ui/one.rs':
        'use accel_derive::kernel;\n#[kernel]\nunsafe fn one() {}\nfn main() {}\n',
      '/p/tests/ui/two.rs': `${HEAD}${abi('two')}fn main() {}\n`,
    });
    const of = (path: string): string[] =>
      engine.absentIn(path).map(({ name, state }) => `${name}: ${state}`);
    assert.deepEqual(of('/p/tests/ui/one.rs'), ['one: unknown-macro']);
    assert.deepEqual(of('/p/tests/ui/two.rs'), []);
  });
});
