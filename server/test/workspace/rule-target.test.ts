/** The target for which rules look at a crate, where nothing but its code tells. */
import { equal } from 'node:assert/strict';
import { ruleTarget } from '../../src/workspace/rule-target.ts';

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
    it(`is ${target} for \`${text}\``, () => equal(ruleTarget([text], undefined), target));
});
