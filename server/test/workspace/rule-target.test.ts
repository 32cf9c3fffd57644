/** The target for which rules look at a crate, where nothing but its code tells. */
import { deepEqual, equal } from 'node:assert/strict';
import { ruleTarget, targetWords } from '../../src/workspace/rule-target.ts';
import { openText } from './packages.ts';

const ROWS: readonly (readonly [text: string, target: string])[] = [
  ['fn device(x: u32) -> u32 { x }', 'ptx'],
  ['use core::arch::amdgpu::*;', 'amdgcn'],
  ['use core::arch::{asm, amdgpu};', 'amdgcn'],
  ['#[cfg(target_arch = "amdgpu")] mod amd;', 'amdgcn'],
  ['asm!("v_mov_b32 {0}, 0", out(vgpr) x);', 'amdgcn'],
  ['asm!("s_bfe_u32 {0}, {0}, 5", inlateout( sgpr ) x);', 'amdgcn'],
  ['asm!("mov.u32 {0}, 0;", out(reg32) vgpr);', 'ptx'],
  ['use core::arch::{amdgpu, nvptx};', 'ptx'],
];

describe('workspace: the target of rules', () => {
  for (const [text, target] of ROWS)
    it(`is ${target} for \`${text}\``, () =>
      equal(ruleTarget([targetWords(text)], undefined), target));
});

/**
 * A package for these targets with a kernel for both and one for each, all with the same mistake.
 */
const FOR = (targets: string): string => `//- /app/Cargo.toml
[package]
name = "app"
edition = "2024"
//- /app/.cargo/config.toml
[build]
target = [${targets}]
[unstable]
build-std = ["core"]
[target.amdgcn-amd-amdhsa]
rustflags = ["-Ctarget-cpu=gfx90a"]
//- /app/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem as mem;
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn both() { unsafe { *(mem::<u32>() as *mut u64) = 1; } }
#[cfg(target_arch = "amdgpu")]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn amd() { unsafe { *(mem::<u32>() as *mut u64) = 1; } }
#[cfg(target_arch = "nvptx64")]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn nv() { unsafe { *(mem::<u32>() as *mut u64) = nothing(); } }
`;

const ROOT = '/app/src/lib.rs';
const NVPTX = '"nvptx64-nvidia-cuda"';
const AMDGCN = '"amdgcn-amd-amdhsa"';

describe('workspace: crates for several targets', () => {
  /** Lines of findings with the targets they name, and the kernels that were analysed. */
  const seen = (targets: string): readonly [string[], string[]] => {
    const { engine } = openText(FOR(targets));
    const found = engine.diagnostics(ROOT).map(({ span, message }) => {
      const line = (engine.text(ROOT) ?? '').slice(0, span.start).split('\n').length;
      return `${line}${/ \(on .*\)$/.exec(message)?.[0] ?? ''}`;
    });
    const kernels = engine.analysed(ROOT).kernels.map((k) => `${k.kernel.name} ${k.state}`);
    return [found, kernels];
  };

  it('checks both, reports what both have once, and names the target of the rest', () => {
    const [found, kernels] = seen(`${NVPTX}, ${AMDGCN}`);
    deepEqual(found, ['5', '8 (on `amdgcn-amd-amdhsa`)']);
    deepEqual(kernels, ['both analysed', 'nv partial', 'amd analysed']);
  });

  it('checks one where the build has one', () => {
    deepEqual(seen(AMDGCN), [
      ['5', '8'],
      ['both analysed', 'amd analysed'],
    ]);
  });

  it('looks at both where no build says for which it is, and kernels are for one alone', () => {
    const { engine } = openText(
      FOR('').replace(/\/\/- \/app\/\.cargo[\s\S]*?(?=\/\/- \/app\/src)/, ''),
    );
    const names = (target?: 'ptx' | 'amdgcn'): string[] =>
      engine.kernels(ROOT, target).map(({ name }) => name);
    deepEqual(names(), ['both', 'nv', 'amd']);
    deepEqual(names('ptx'), ['both', 'nv']);
    deepEqual(names('amdgcn'), ['both', 'amd']);
    deepEqual(
      engine.analysed(ROOT).kernels.map((k) => `${k.kernel.name} ${k.state}`),
      ['both analysed', 'nv partial', 'amd analysed'],
    );
  });

  it('sees a crate that is for AMD GPUs as a whole', () => {
    const { engine } = openText(`//- ${ROOT}
#![cfg(target_arch = "amdgpu")]
#![no_std]
#![feature(abi_gpu_kernel)]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn one(out: *mut u32) { unsafe { *out = 1 } }
`);
    deepEqual(
      engine.kernels(ROOT).map(({ name }) => name),
      ['one'],
    );
  });
});
