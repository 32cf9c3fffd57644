/** The YAML of `.amdgpu_metadata`: what LLVM refuses is found, with its reason, nothing else. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { checkAmdgcn, parseAmdgcn } from '../../src/asm/index.ts';
import { requireTool } from '../kit/index.ts';

const WHOLE = `	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .language: OpenCL C
    .language_version: [2, 0]
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 8
    .vgpr_count: 4
    .max_flat_workgroup_size: 256
    .uses_dynamic_stack: false
    .args:
      - .size: 8
        .offset: 0
        .name: p
        .value_kind: global_buffer
        .address_space: global
        .is_const: true
      - .size: 8
        .offset: 8
        .value_kind: by_value
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
`;

/** What is replaced by what, and the beginning of what is found; empty for nothing. */
const CHANGES: readonly (readonly [string, string, string])[] = [
  ['.name: k', '.name: k', ''],
  ['.name: k', '.name: 5', '`.name` must be a string'],
  ['.name: k', '.name: !str 5', ''],
  ['_size: 16', '_size: "16"', ''],
  ['_size: 16', '_size: 0x10', ''],
  ['_size: 16', '_size: 1.5', '`.kernarg_segment_size` must be an integer'],
  ['OpenCL C', 'Rust', '`.language` must be one of OpenCL C'],
  ['OpenCL C', 'HIP', ''],
  ['[2, 0]', '[2]', '`.language_version` must be a list of 2 integers'],
  ['.kernarg_segment_align: 8', '.foo: 8', 'kernel `k` lacks `.kernarg_segment_align`'],
  ['.sgpr_count', '.sgpr_cnt', 'unknown key `.sgpr_cnt`, did you mean `.sgpr_count`?'],
  ['.vgpr_count: 4', '.vgpr_count: 4\n    .foo: 8', ''],
  ['.wavefront_size: 64', '', 'kernel `k` lacks `.wavefront_size`'],
  ['dynamic_stack: false', 'dynamic_stack: 0', '`.uses_dynamic_stack` must be `true` or `false`'],
  ['global_buffer', 'global_bufer', '`.value_kind` cannot be `global_bufer`, did you mean'],
  ['global_buffer', 'hidden_heap_v1', ''],
  ['address_space: global', 'address_space: flat', '`.address_space` must be one of private'],
  ['.offset: 0', '.start: 0', 'an argument of kernel `k` lacks `.offset`'],
  ['amdhsa.version', 'amdhsa.vers', 'the metadata lacks `amdhsa.version`'],
  ['  - 2\n', '  - x\n', '`amdhsa.version` must be a list of 2 integers'],
  ['.uses_dynamic_stack: false', '.reqd_workgroup_size: [1, 2]', '`.reqd_workgroup_size` must be'],
  ['is_const: true', 'access: write', '`.access` must be one of read_only'],
];

const DESCRIPTOR = `	.text
k:
	s_endpgm
	.amdhsa_kernel k
	.amdhsa_next_free_vgpr 2
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 4
	.amdhsa_kernarg_size 16
	.amdhsa_group_segment_fixed_size 64
	.end_amdhsa_kernel
`;

function found(text: string) {
  const { module, errors } = parseAmdgcn(text);
  return checkAmdgcn(module, 'gfx90a', errors);
}

function changed(from: string, to: string): string {
  assert.ok(WHOLE.includes(from), from);
  return WHOLE.replace(from, to);
}

describe('AMDGCN metadata', () => {
  it('finds what the schema refuses, at its place', () => {
    for (const [from, to, message] of CHANGES) {
      const text = changed(from, to);
      const [first, ...more] = found(text);
      assert.equal(more.length, 0, to);
      if (message === '') assert.equal(first, undefined, `${to}: ${first?.message}`);
      else assert.ok(first?.message.startsWith(message), `${to}: ${first?.message}`);
      if (first) assert.equal(text.slice(0, first.start).split('\n').length - 1, first.line);
    }
  });

  it('warns of what a descriptor says otherwise, and of arguments that do not fit', () => {
    const messages = (from: string, to: string): string[] =>
      found(DESCRIPTOR + changed(from, to)).map(
        ({ message, severity }) => `${severity} ${message}`,
      );
    assert.deepEqual(messages('group_segment_fixed_size: 0', 'group_segment_fixed_size: 64'), []);
    assert.deepEqual(messages('.name: k', '.name: k'), [
      'warning `.group_segment_fixed_size` is 0, `.amdhsa_group_segment_fixed_size` of kernel `k` says 64',
    ]);
    const of = (from: string, to: string): string =>
      messages(from, to).find((m) => !m.includes('group_segment'))!;
    assert.match(of('k.kd', 'q.kd'), /there is no kernel descriptor `q`/);
    assert.equal(of('k.kd', '.kd'), undefined);
    assert.match(of('offset: 8', 'offset: 4'), /offset 4 overlaps the argument before/);
    assert.match(of('offset: 8', 'offset: 12'), /the argument ends at 20, beyond/);
  });

  it('LLVM refuses the same', function () {
    this.timeout(60_000);
    const tool = requireTool(this, 'llvm-mc');
    for (const [from, to, message] of CHANGES) {
      const args = [
        '-triple=amdgcn-amd-amdhsa',
        '-mcpu=gfx90a',
        '-filetype=obj',
        '-o',
        '/dev/null',
      ];
      const { status } = spawnSync(tool, args, { input: changed(from, to) });
      assert.equal(status !== 0, message !== '', to);
    }
  });
});
