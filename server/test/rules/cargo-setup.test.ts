/**
 * What rules take from Cargo's files: which flags count for which target, and when nothing is
 * certain.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { CPU_NAMES } from '../../src/rules/cpu-names.ts';
import { requireTool } from '../kit/index.ts';
import { asSeen, exampleFixture, findingsIn } from './check.ts';

const MANIFEST = '[package]\nname = "kernels"\nedition = "2021"\n';
const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]

#[no_mangle]
pub extern "gpu-kernel" fn fill(out: *mut u32) {}
`;

/** Codes of the findings, with the text that each stands at. */
function found(files: Readonly<Record<string, string>>): string[] {
  const all = { '/Cargo.toml': MANIFEST, ...files, '/src/lib.rs': KERNEL };
  const code = Object.entries(all).map(([path, text]) => `//- ${path}\n${text}`);
  const fixture = exampleFixture({ edition: 2021 }, code.join(''));
  return asSeen(findingsIn(fixture)).map(({ code, file, start, end, severity }) => {
    const { text } = fixture.files.find((f) => f.path === file)!;
    return `${severity}[${code}] ${text.slice(start, end)}`;
  });
}

const AMD = '[unstable]\nbuild-std = ["core"]\n[build]\ntarget = "amdgcn-amd-amdhsa"\n';

describe("rules: Cargo's files", () => {
  const cases: readonly [string, Readonly<Record<string, string>>, readonly string[]][] = [
    ['no configuration', {}, []],
    [
      'AMD without a CPU',
      { '/.cargo/config.toml': AMD },
      ['warning[target-cpu-missing] amdgcn-amd-amdhsa'],
    ],
    [
      'a host',
      { '/.cargo/config.toml': '[build]\ntarget = "aarch64-apple-darwin"\n' },
      ['error[kernel-abi-unsupported-target] "gpu-kernel"'],
    ],
    [
      'a host, and a script that builds for a GPU',
      {
        '/.cargo/config.toml': '[build]\ntarget = "x86_64-unknown-linux-gnu"\n',
        '/Makefile': 'all:\n\tcargo build --target nvptx64-nvidia-cuda\n',
      },
      [],
    ],
    [
      'a host, and an alias that builds for a GPU',
      {
        '/.cargo/config.toml':
          '[build]\ntarget = "host-tuple"\n[alias]\ngpu = "build --target amdgcn-amd-amdhsa"\n',
      },
      [],
    ],
    [
      'a host and a GPU',
      {
        '/.cargo/config.toml':
          '[build]\ntarget = ["x86_64-unknown-linux-gnu", "nvptx64-nvidia-cuda"]\n',
      },
      [],
    ],
    ['another GPU', { '/.cargo/config.toml': '[build]\ntarget = "spirv64-intel-unknown"\n' }, []],
    [
      'the old name of the file',
      { '/.cargo/config': AMD },
      ['warning[target-cpu-missing] amdgcn-amd-amdhsa'],
    ],
    [
      'a guide that has people name it',
      {
        '/.cargo/config.toml': AMD,
        '/README.md': "    CARGO_BUILD_RUSTFLAGS='-Ctarget-cpu=gfx900' cargo build\n",
      },
      [],
    ],
    [
      'a CPU for all targets',
      { '/.cargo/config.toml': `${AMD}rustflags = ["-C", "target-cpu=gfx90a"]\n` },
      [],
    ],
    [
      'flags of the target hide those of `build`',
      {
        '/.cargo/config.toml': `${AMD}rustflags = ["-Ctarget-cpu=gfx90a"]\n[target.amdgcn-amd-amdhsa]\nrustflags = ["-g"]\n`,
      },
      ['warning[target-cpu-missing] amdgcn-amd-amdhsa'],
    ],
    [
      'a table by `cfg`',
      {
        '/.cargo/config.toml': `${AMD}[target.'cfg(target_arch = "amdgpu")']\nrustflags = "-C target-cpu=gfx1100 -g"\n`,
      },
      [],
    ],
    [
      'a `cfg` of another target',
      {
        '/.cargo/config.toml': `${AMD}[target.'cfg(target_arch = "nvptx64")']\nrustflags = ["-Ctarget-cpu=sm_90"]\n`,
      },
      ['warning[target-cpu-missing] amdgcn-amd-amdhsa'],
    ],
    [
      'several targets',
      {
        '/.cargo/config.toml':
          '[unstable]\nbuild-std = ["core"]\n[build]\ntarget = ["x86_64-unknown-linux-gnu", "amdgcn-amd-amdhsa"]\n',
      },
      ['warning[target-cpu-missing] amdgcn-amd-amdhsa'],
    ],
    [
      'a target description of its own',
      { '/.cargo/config.toml': '[build]\ntarget = "amdgcn.json"\n' },
      [],
    ],
    ['only NVIDIA', { '/.cargo/config.toml': '[build]\ntarget = "nvptx64-nvidia-cuda"\n' }, []],
    [
      'a table of the target',
      { '/.cargo/config.toml': '[target.amdgcn-amd-amdhsa]\nlinker = "lld"\n' },
      ['info[target-cpu-missing] amdgcn-amd-amdhsa'],
    ],
    [
      'the host has a CPU too',
      {
        '/.cargo/config.toml':
          '[build]\nrustflags = ["-Ctarget-cpu=native"]\n[target.x86_64-unknown-linux-gnu]\nrustflags = ["-Ctarget-cpu=haswell"]\n',
      },
      [],
    ],
    [
      "`build` flags are the host's",
      { '/.cargo/config.toml': '[build]\nrustflags = ["-Ctarget-cpu=znver4"]\n' },
      [],
    ],
    [
      'a script gives flags',
      {
        '/.cargo/config.toml': AMD,
        '/Makefile': 'all:\n\tRUSTFLAGS="-Ctarget-cpu=$(GPU)" cargo build\n',
      },
      [],
    ],
    [
      'AMD without `core`',
      {
        '/.cargo/config.toml':
          '[build]\ntarget = "amdgcn-amd-amdhsa"\nrustflags = ["-Ctarget-cpu=gfx942"]\n',
      },
      ['info[build-std-missing] amdgcn-amd-amdhsa'],
    ],
    [
      'a script builds `core`',
      {
        '/.cargo/config.toml':
          '[build]\ntarget = "amdgcn-amd-amdhsa"\nrustflags = ["-Ctarget-cpu=gfx942"]\n',
        '/justfile': 'build:\n\tcargo build -Zbuild-std=core\n',
      },
      [],
    ],
    [
      'another script',
      { '/.cargo/config.toml': AMD, '/build.sh': 'cargo build --release\n' },
      ['warning[target-cpu-missing] amdgcn-amd-amdhsa'],
    ],
    [
      'an alias gives flags',
      { '/.cargo/config.toml': `${AMD}[alias]\ngpu = "rustc -- -Ctarget-cpu=gfx90a"\n` },
      [],
    ],
    ['broken TOML', { '/.cargo/config.toml': `${AMD}[target\n` }, []],
    [
      'allowed',
      {
        '/.cargo/config.toml': `[unstable]\nbuild-std = ["core"]\n[build]\ntarget = "amdgcn-amd-amdhsa" # warplens: allow(target-cpu-missing)\n`,
      },
      [],
    ],
    [
      'allowed above',
      {
        '/.cargo/config.toml': `[unstable]\nbuild-std = ["core"]\n[build]\n# warplens: allow(target-cpu-missing)\ntarget = "amdgcn-amd-amdhsa"\n`,
      },
      [],
    ],
    [
      'allowed is another rule',
      {
        '/.cargo/config.toml': `[unstable]\nbuild-std = ["core"]\n[build]\n# warplens: allow(target-cpu-unsupported)\ntarget = "amdgcn-amd-amdhsa"\n`,
      },
      ['warning[target-cpu-missing] amdgcn-amd-amdhsa'],
    ],
    [
      'a newer CPU than we know',
      {
        '/.cargo/config.toml':
          '[target.nvptx64-nvidia-cuda]\nrustflags = ["-Ctarget-cpu=sm_130a"]\n[target.amdgcn-amd-amdhsa]\nrustflags = ["-Ctarget-cpu=gfx1310"]\n',
      },
      [],
    ],
    [
      'a chip, not a CPU',
      {
        '/.cargo/config.toml': '[target.amdgcn-amd-amdhsa]\nrustflags = ["-Ctarget-cpu=mi300x"]\n',
      },
      ['error[target-cpu-unsupported] mi300x'],
    ],
    [
      'a cut name',
      {
        '/.cargo/config.toml':
          '[target.amdgcn-amd-amdhsa]\nrustflags = [\n  "-Zsomething",\n  "-Ctarget-cpu=gfx90",\n]\n',
      },
      ['error[target-cpu-unsupported] gfx90'],
    ],
    [
      'an old CPU, compiler unknown',
      {
        '/.cargo/config.toml': '[target.nvptx64-nvidia-cuda]\nrustflags = ["-Ctarget-cpu=sm_61"]\n',
      },
      ['info[target-cpu-unsupported] sm_61'],
    ],
    [
      'an old CPU, old compiler',
      {
        '/.cargo/config.toml': '[target.nvptx64-nvidia-cuda]\nrustflags = ["-Ctarget-cpu=sm_61"]\n',
        '/rust-toolchain': 'nightly-2025-03-02\n',
      },
      [],
    ],
    [
      'an old CPU, new compiler',
      {
        '/.cargo/config.toml': '[target.nvptx64-nvidia-cuda]\nrustflags = ["-Ctarget-cpu=sm_61"]\n',
        '/rust-toolchain': 'nightly-2026-09-02\n',
      },
      ['error[target-cpu-unsupported] sm_61'],
    ],
    [
      'one table for both targets',
      {
        '/.cargo/config.toml':
          '[target."cfg(not(target_arch = \\"x86_64\\"))"]\nrustflags = ["-Ctarget-cpu=sm_90"]\n',
      },
      [],
    ],
  ];
  for (const [name, files, expected] of cases) {
    it(name, () => assert.deepEqual(found(files), expected));
  }

  it('the CPU decides how much workgroup memory there is', () => {
    const code = `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]

// warplens: launch(workgroup_mem = 150_000)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) {
    let tile = core::intrinsics::gpu::gpu_launch_sized_workgroup_mem::<u32>();
    *tile = 1;
    *out = *tile;
}
`;
    const messages = (config: string): string[] =>
      findingsIn(
        exampleFixture(
          { edition: 2021 },
          `//- /Cargo.toml\n${MANIFEST}//- /.cargo/config.toml\n${config}//- /src/lib.rs\n${code}`,
        ),
      ).map((d) => `${d.code}: ${d.message}`);
    const flags = (target: string, cpu: string): string =>
      `[target.${target}]\nrustflags = ["-Ctarget-cpu=${cpu}"]\n`;
    const nvidia = (cpu: string): string => flags('nvptx64-nvidia-cuda', cpu);
    const amd = (cpu: string): string => flags('amdgcn-amd-amdhsa', cpu);
    const over = (cpu: string, limit: number): string[] => [
      `workgroup-mem-limit: 150000 bytes of workgroup memory at the launch; ${cpu} allows ${limit}`,
    ];
    assert.deepEqual(messages(''), []);
    assert.deepEqual(messages(nvidia('sm_90')), []);
    assert.deepEqual(messages(nvidia('sm_86')), over('sm_86', 101376));
    assert.deepEqual(messages(amd('gfx90a')), over('gfx90a', 65536));
    assert.deepEqual(messages(amd('gfx950')), []);
    assert.deepEqual(messages(nvidia('sm_86') + amd('gfx90a')), []);
  });

  it('a feature that a flag switches on is on', () => {
    const flags = '[build]\nrustflags = ["-Zcrate-attr=feature(abi_gpu_kernel)"]\n';
    const code = KERNEL.replace('#![feature(abi_gpu_kernel)]\n', '');
    const text = (config: string): string =>
      `//- /Cargo.toml\n${MANIFEST}//- /.cargo/config.toml\n${config}//- /src/lib.rs\n${code}`;
    const codes = (config: string): string[] =>
      findingsIn(exampleFixture({ edition: 2021 }, text(config))).map((d) => d.code);
    assert.deepEqual(codes(''), ['feature-gate-missing']);
    assert.deepEqual(codes(flags), []);
  });

  it('CPU names are those of the compiler', function () {
    const rustc = requireTool(this, 'rustc-nightly');
    for (const [triple, names] of Object.entries(CPU_NAMES)) {
      const list = execFileSync(rustc, ['--print', 'target-cpus', '--target', triple], {
        encoding: 'utf8',
      });
      const theirs = [...list.matchAll(/^ {4}([\w-]+)/gm)].map((m) => m[1]!);
      assert.deepEqual([...names].sort(), theirs.sort());
    }
  });
});

describe('rules: releases of cuda_std', () => {
  const OLD =
    '#![no_std]\nuse cuda_std::prelude::*;\n#[kernel]\npub unsafe fn tile(out: *mut f32) {\n    let tile = cuda_std::shared_array![f32; 64];\n}\n';
  const removed = (dependency: string, lock?: string): number => {
    const files = [
      `//- /Cargo.toml\n${MANIFEST}[dependencies]\n${dependency}\n`,
      ...(lock === undefined ? [] : [`//- /Cargo.lock\n${lock}`]),
    ];
    const fixture = exampleFixture({ edition: 2021 }, `${files.join('')}//- /src/lib.rs\n${OLD}`);
    return findingsIn(fixture).filter(({ code }) => code === 'rust-cuda-removed-api').length;
  };

  it('0.2 has what later ones have not', () => {
    assert.equal(removed('cuda_std = "0.2.2"'), 0);
    assert.equal(removed('cuda_std = { version = "0.2" }'), 0);
    const lock = '[[package]]\nname = "cuda_std"\nversion = "0.2.2"\n';
    assert.equal(removed('cuda_std = "*"', lock), 0);
    // Any release is that one.
    assert.equal(removed('cuda_std = "*"'), 0);
    assert.equal(removed('cuda_std = ">=0.1"'), 0);
  });

  it('others have not', () => {
    assert.equal(removed('cuda_std = "0.3"'), 1);
    assert.equal(removed('cuda_std = { git = "https://example.org/rust-cuda" }'), 1);
  });
});
