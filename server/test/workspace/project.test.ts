/**
 * Which crates a project has, however its device code is laid out, and what of them is a kernel.
 */
import assert from 'node:assert/strict';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const KERNEL = `#![cfg_attr(target_os = "cuda", no_std)]
use cuda_std::prelude::*;
#[kernel]
pub unsafe fn fill(out: *mut u32) { unsafe { *out = 1 } }
`;
const PTX_KERNEL = `#![no_std]
#![feature(abi_ptx)]
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn fill(out: *mut u32) { unsafe { *out = 1 } }
`;
const manifest = (name: string, more = ''): string =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n${more}`;
const CUDA = '[dependencies]\ncuda_std = "0.2"\n';

function open(files: Readonly<Record<string, string>>, folder = '/p'): Engine {
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
  engine.setFolders([folder]);
  return engine;
}

interface Layout {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly roots: readonly string[];
  /** A file with a kernel, and the root that it belongs to. */
  readonly file: string;
  readonly root: string;
}

const HOST = 'fn main() {}\n';

const LAYOUTS: readonly Layout[] = [
  {
    name: 'a crate that a build script names, no member of anything',
    files: {
      '/p/Cargo.toml': manifest('host', '[build-dependencies]\ncuda_builder = "0.3"\n'),
      '/p/build.rs': 'fn main() { cuda_builder::CudaBuilder::new("gpu").build().unwrap(); }',
      '/p/src/main.rs': HOST,
      '/p/gpu/Cargo.toml': manifest('gpu', CUDA),
      '/p/gpu/src/lib.rs': KERNEL,
    },
    roots: ['/p/src/main.rs', '/p/gpu/src/lib.rs'],
    file: '/p/gpu/src/lib.rs',
    root: '/p/gpu/src/lib.rs',
  },
  {
    name: 'a root package whose workspace has the kernels as a member',
    files: {
      '/p/Cargo.toml': manifest('host', '[workspace]\nmembers = ["kernels"]\n'),
      '/p/src/main.rs': HOST,
      '/p/kernels/Cargo.toml': manifest('kernels', CUDA),
      '/p/kernels/src/lib.rs': KERNEL,
    },
    roots: ['/p/src/main.rs', '/p/kernels/src/lib.rs'],
    file: '/p/kernels/src/lib.rs',
    root: '/p/kernels/src/lib.rs',
  },
  {
    name: 'a root of a crate outside its package',
    files: {
      '/p/crates/k/Cargo.toml': manifest('k', `[lib]\npath = "../../src_kernels/lib.rs"\n${CUDA}`),
      '/p/src_kernels/lib.rs': '#![no_std]\nmod fill;\n',
      '/p/src_kernels/fill.rs': KERNEL.replace(/^.*\n/, ''),
    },
    roots: ['/p/src_kernels/lib.rs'],
    file: '/p/src_kernels/fill.rs',
    root: '/p/src_kernels/lib.rs',
  },
  {
    name: 'a crate that is excluded from its workspace and has a target of its own',
    files: {
      '/p/Cargo.toml': '[workspace]\nmembers = ["host"]\nexclude = ["device"]\n',
      '/p/host/Cargo.toml': manifest('host'),
      '/p/host/src/main.rs': HOST,
      '/p/device/Cargo.toml': manifest('device'),
      '/p/device/.cargo/config.toml': '[build]\ntarget = "nvptx64-nvidia-cuda"\n',
      '/p/device/src/lib.rs': '#![no_std]\n',
    },
    roots: ['/p/host/src/main.rs', '/p/device/src/lib.rs'],
    file: '/p/device/src/lib.rs',
    root: '/p/device/src/lib.rs',
  },
  {
    name: 'crates of examples below a folder without a manifest',
    files: {
      '/p/README.md': 'examples',
      '/p/one/Cargo.toml': manifest('one'),
      '/p/one/src/lib.rs': PTX_KERNEL,
      '/p/deep/er/two/Cargo.toml': manifest('two'),
      '/p/deep/er/two/src/main.rs': HOST,
      '/p/target/three/Cargo.toml': manifest('three'),
      '/p/target/three/src/lib.rs': PTX_KERNEL,
    },
    roots: ['/p/one/src/lib.rs'],
    file: '/p/one/src/lib.rs',
    root: '/p/one/src/lib.rs',
  },
  {
    name: 'kernels of a macro that only gives an ABI',
    files: {
      '/p/Cargo.toml': manifest('app', '[dependencies]\ngpu-kernel = "0.1"\n'),
      '/p/src/main.rs':
        'gpu_kernel::kernel_lib!();\n#[gpu_kernel::kernel]\nfn fill(out: *mut u32) { unsafe { *out = 1 } }\nfn main() {}\n',
    },
    roots: ['/p/src/main.rs'],
    file: '/p/src/main.rs',
    root: '/p/src/main.rs',
  },
];

describe('workspace: projects', () => {
  for (const { name, files, roots, file, root } of LAYOUTS) {
    it(`finds ${name}`, () => {
      const engine = open(files);
      assert.deepEqual(engine.rootsIn('/p'), roots);
      assert.equal(engine.rootOf(file), root);
      const found = roots.flatMap((one) => engine.kernels(one).map((kernel) => kernel.name));
      const expected = Object.entries(files).some(
        ([path, text]) => !path.startsWith('/p/target') && text.includes('fn fill'),
      );
      assert.deepEqual(found, expected ? ['fill'] : []);
    });
  }

  it('exports by the name that the macro gives', () => {
    const engine = open(LAYOUTS.at(-1)!.files);
    assert.equal(engine.kernels('/p/src/main.rs')[0]!.symbol, 'fill_gpu_kernel');
    assert.deepEqual(engine.emit('/p/src/main.rs', 'amdgcn').problems, []);
  });

  it('says whose macro it does not know', () => {
    const engine = open({
      '/p/lib.rs': `#![no_std]
use rocm_oxide::prelude::*;
#[kernel]
pub fn a(x: *mut u32) {}
#[kernel]
pub fn b(x: *mut u32) {}
`,
    });
    assert.deepEqual(
      engine.analysed('/p/lib.rs').missing.map(({ message }) => message),
      ['the macro `#[kernel]` of `rocm_oxide` is not known here: `a`, `b` may be kernels'],
    );
  });

  it('looks into a crate below whose macro nobody knows, though nothing has it as a member', () => {
    const engine = open({
      '/p/Cargo.toml': manifest('host'),
      '/p/src/main.rs': HOST,
      '/p/device/Cargo.toml': manifest('device'),
      '/p/device/src/lib.rs': 'use other_kernel::kernel;\n#[kernel]\npub fn a(x: *mut u32) {}\n',
    });
    assert.deepEqual(engine.rootsIn('/p'), ['/p/src/main.rs', '/p/device/src/lib.rs']);
    assert.match(engine.analysed('/p/device/src/lib.rs').missing[0]!.message, /of `other_kernel`/);
  });

  it('knows a device library under the name that the manifest gives it', () => {
    const engine = open({
      '/p/Cargo.toml': manifest(
        'app',
        '[dependencies]\ngpu = { package = "cuda_std", version = "0.2" }\n',
      ),
      '/p/src/lib.rs': `use gpu::kernel as k;
mod inner { #[gpu::kernel] pub unsafe fn one(x: *mut u32) { *x = gpu::thread::index_1d(); } }
#[k]
pub unsafe fn two(x: *mut u32) { *x = 1; }
`,
    });
    assert.deepEqual(
      engine.kernels('/p/src/lib.rs').map(({ name }) => name),
      ['one', 'two'],
    );
    assert.deepEqual(engine.emit('/p/src/lib.rs', 'ptx').problems, []);
  });

  it('says which variable the path of a file needs, and nothing of what is for the host', () => {
    const engine = open({
      '/p/lib.rs': `use std::cell::Cell;
thread_local! { static DEPTH: Cell<u32> = Cell::new(0); }
include!(concat!(env!("OUT_DIR"), "/table.rs"));
#[no_mangle]
pub unsafe extern "ptx-kernel" fn a(x: *mut u32) {}
`,
    });
    assert.deepEqual(
      engine.analysed('/p/lib.rs').missing.map(({ message }) => message),
      ['invalid: environment variable `OUT_DIR` not defined at compile time'],
    );
  });

  it('says nothing of operators that a missing name leaves open', () => {
    const engine = open({
      '/p/lib.rs': `#![no_std]
#[no_mangle]
pub unsafe extern "ptx-kernel" fn at(a: *const u32, out: *mut u32, t: usize) {
    let (batch, token) = coords_2d();
    *out = a.add(batch * t + token).read();
}
`,
    });
    const [kernel] = engine.analysed('/p/lib.rs').kernels;
    assert.deepEqual(
      kernel!.reasons.map(({ message }) => message),
      ['unresolved: name `coords_2d` (E0425)'],
    );
  });

  it('takes the types of indices from the toolchain', () => {
    const kernel = `#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn fill(out: *mut i32) { unsafe { let at: i32 = _thread_idx_x(); *out = at } }
`;
    const problems = (channel: string): number => {
      const engine = open({
        '/p/Cargo.toml': manifest('old'),
        '/p/rust-toolchain.toml': `[toolchain]\nchannel = "${channel}"\n`,
        '/p/src/lib.rs': kernel,
      });
      return engine.emit('/p/src/lib.rs', 'ptx').problems.length;
    };
    assert.deepEqual(
      ['nightly-2023-05-27', 'nightly-2025-11-30', '1.90.0', 'nightly-2026-04-02', 'nightly'].map(
        problems,
      ),
      // A nightly without a date may be one of either kind: the code decides.
      [0, 0, 0, 1, 0],
    );
  });

  it('notices a crate that comes later', () => {
    const engine = open(LAYOUTS[0]!.files);
    assert.equal(engine.rootOf('/p/lone/fill.rs'), '/p/lone/fill.rs');
    engine.setFile('/p/k/Cargo.toml', manifest('k', `[lib]\npath = "../lone/lib.rs"\n${CUDA}`));
    engine.setFile('/p/lone/lib.rs', 'mod fill;\n');
    engine.setFile('/p/lone/fill.rs', KERNEL);
    assert.equal(engine.rootOf('/p/lone/fill.rs'), '/p/lone/lib.rs');
    assert.ok(engine.rootsIn('/p')!.includes('/p/lone/lib.rs'));
    assert.deepEqual(
      engine.kernels('/p/lone/lib.rs').map((kernel) => kernel.name),
      ['fill'],
    );
  });

  it('compiles what prints on AMD GPUs', () => {
    const engine = open({
      '/p/Cargo.toml': manifest('app', '[dependencies]\ngpu-kernel = "0.1"\n'),
      '/p/src/main.rs': `gpu_kernel::kernel_lib!();
#[gpu_kernel::kernel]
fn hello(n: u32) { println!("{n} and {}", gpu_kernel::intrinsics::workitem_id_x()); }
`,
    });
    assert.equal(engine.ruleTarget('/p/src/main.rs'), 'amdgcn');
    const { problems, text } = engine.emit('/p/src/main.rs', 'amdgcn', { cpu: 'gfx90a' });
    assert.deepEqual(problems, []);
    assert.match(text, /\bhidden_hostcall_buffer\b/);
  });
});
