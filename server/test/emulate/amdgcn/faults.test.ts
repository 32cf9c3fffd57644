/**
 * What the simulator reports: accesses that miss, traps, missing pieces, endless loops; and
 * barriers and lanes at work.
 */
import assert from 'node:assert/strict';
import { type RunDiagnostic, type RunResult, runAmdgcn } from '../../../src/emulate/index.ts';
import { contents, random, runOne } from './launch-kit.ts';

/**
 * A kernel `k` for gfx90a: s[0:1] arguments, s2 group, v0 work-item; `setup` loads a0's address to
 * s[8:9].
 */
function kernel(
  body: string,
  extra = '',
  cpu = 'gfx90a',
  head = '\ts_load_dwordx2 s[8:9], s[0:1], 0x0\n\ts_waitcnt lgkmcnt(0)',
): string {
  return `\t.amdgcn_target "amdgcn-amd-amdhsa--${cpu}"
\t.text
\t.type k,@function
k:
${head}
${body
  .trim()
  .split('\n')
  .map((l) => (l.trim().endsWith(':') ? l.trim() : `\t${l.trim()}`))
  .join('\n')}
\t.amdhsa_kernel k
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_user_sgpr_count 2
\t\t.amdhsa_kernarg_size 8
${extra
  .split('\n')
  .filter((l) => l !== '')
  .map((l) => `\t\t${l}`)
  .join('\n')}
\t.end_amdhsa_kernel
`;
}

const buffer = (): Uint32Array => new Uint32Array(256);

function first(result: RunResult): RunDiagnostic {
  assert.equal(result.ok, false);
  assert.equal(result.diagnostics.length, 1);
  return result.diagnostics[0]!;
}

function fault(body: string, extra = '', options = {}): RunDiagnostic {
  return first(
    runOne(kernel(body, extra), 'k', [2], [64], [buffer()], { maxSteps: 1e6, ...options }),
  );
}

describe('AMDGCN simulator: faults', () => {
  it('a store behind a buffer names buffer, work-item and line', () => {
    const d = fault('v_lshlrev_b32_e32 v1, 5, v0\nglobal_store_dword v1, v0, s[8:9]\ns_endpgm');
    assert.equal(d.code, 'out-of-bounds');
    assert.match(
      d.message,
      /^write of 4 bytes outside global memory at 0x7000\w+: byte 1024 of `a0`, which has 1024 bytes$/,
    );
    assert.deepEqual([d.thread, d.block, d.line], [[32, 0, 0], [0, 0, 0], 7]);
  });

  it('null pointers', () => {
    const d = fault(
      'v_mov_b32_e32 v2, 8\nv_mov_b32_e32 v3, 0\nglobal_load_dword v1, v[2:3], off\ns_endpgm',
    );
    assert.equal(d.code, 'null-pointer');
  });

  it('arguments cannot be written', () => {
    const d = fault('v_mov_b32_e32 v1, 0\nglobal_store_dword v1, v1, s[0:1]\ns_endpgm');
    assert.deepEqual(
      [d.code, d.message.slice(0, 34)],
      ['memory-use', 'write of 4 bytes in read-only memo'],
    );
  });

  it('workgroup memory has an end', () => {
    const d = fault(
      'v_lshlrev_b32_e32 v1, 2, v0\nds_write_b32 v1, v0\ns_endpgm',
      '.amdhsa_group_segment_fixed_size 128',
    );
    assert.match(d.message, /the group has 128 bytes of workgroup memory/);
    assert.deepEqual(d.thread, [32, 0, 0]);
  });

  it('private memory has an end', () => {
    const d = fault(
      'v_mov_b32_e32 v1, 16\nbuffer_store_dword v0, v1, s[4:7], 0 offen\ns_endpgm'.replace(
        /^/,
        's_mov_b32 s4, 0\ns_mov_b32 s5, 0x80007002\ns_mov_b32 s6, -1\n',
      ),
      '.amdhsa_private_segment_fixed_size 16',
    );
    assert.match(d.message, /the work-item has 16 bytes of private memory/);
  });

  it('reads of workgroup memory nobody wrote are warned of once', () => {
    const result = runOne(
      kernel(
        'v_mov_b32_e32 v1, 0\nds_read_b32 v2, v1\ns_waitcnt lgkmcnt(0)\ns_endpgm',
        '.amdhsa_group_segment_fixed_size 16',
      ),
      'k',
      [2],
      [64],
      [buffer()],
    );
    assert.ok(result.ok);
    assert.deepEqual(
      result.diagnostics.map((d) => d.code),
      ['uninitialised'],
    );
  });

  it('misaligned atomics and scalar loads', () => {
    assert.equal(
      fault('v_mov_b32_e32 v1, 2\nglobal_atomic_add v1, v0, s[8:9]\ns_endpgm').code,
      'misaligned',
    );
    assert.equal(
      fault('s_add_u32 s8, s8, 2\ns_addc_u32 s9, s9, 0\ns_load_dword s3, s[8:9], 0x0\ns_endpgm')
        .code,
      'misaligned',
    );
  });

  it('64-bit flat atomics on private memory, and none of 32 bits', () => {
    const atomic = (name: string, data: string): string =>
      `s_mov_b64 s[4:5], src_private_base\nv_mov_b32_e32 v2, 8\nv_mov_b32_e32 v3, s5\n${name} v[2:3], ${data}\ns_endpgm`;
    const size = '.amdhsa_private_segment_fixed_size 16';
    for (const name of ['flat_atomic_add_x2', 'flat_atomic_swap_x2']) {
      const d = fault(atomic(name, 'v[4:5]'), size);
      assert.equal(d.code, 'memory-use');
      assert.match(d.message, /8 bytes reaches private memory, where the hardware drops it/);
    }
    const text = kernel(atomic('flat_atomic_add', 'v4'), size);
    assert.ok(runOne(text, 'k', [1], [64], [buffer()]).ok);
  });

  it('traps, endless loops, code that ends nowhere, unknown instructions', () => {
    assert.match(fault('s_trap 2\ns_endpgm').message, /^the kernel trapped \(s_trap 2\)$/);
    assert.equal(fault('.L1:\ns_branch .L1').code, 'step-limit');
    assert.equal(fault('.L1:\ns_mov_b64 exec, 0\ns_branch .L1').code, 'deadlock');
    assert.equal(fault('s_nop 0').code, 'bad-call');
    assert.equal(fault('s_mov_b64 s[4:5], 0x1234\ns_setpc_b64 s[4:5]').code, 'bad-call');
    assert.match(
      fault('v_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[0:3]\ns_endpgm').message,
      /^`v_mfma_f32_4x4x1f32` is not simulated$/,
    );
  });

  it('an unknown instruction nobody reaches does no harm', () => {
    assert.ok(
      runOne(
        kernel('s_branch .L1\nv_mfma_f32_4x4x1f32 a[0:3], v0, v1, a[0:3]\n.L1:\ns_endpgm'),
        'k',
        [1],
        [64],
        [buffer()],
      ).ok,
    );
  });

  it('wrong launches', () => {
    const run = (spec: object): RunDiagnostic =>
      first(
        runAmdgcn(kernel('s_endpgm'), {
          launches: [{ kernel: 'k', grid: [1], block: [64], args: [], ...spec }],
        } as never),
      );
    assert.match(run({ kernel: 'other' }).message, /there is no kernel `other`/);
    assert.match(run({ block: [2048] }).message, /2048 work-items/);
    assert.match(
      run({
        args: [
          { name: 'x', scalar: 'u64', value: 1 },
          { name: 'y', scalar: 'u64', value: 1 },
          { name: 'z', scalar: 'u64', value: 1 },
        ],
      }).message,
      /`z` lies outside/,
    );
    assert.match(first(runAmdgcn('\ts_endpgm\n', { launches: [] })).message, /names no processor/);
    assert.match(
      first(runAmdgcn('\t.amdgcn_target "amdgcn-amd-amdhsa--gfx803"\n', { launches: [] })).message,
      /`gfx803` is not simulated/,
    );
  });

  it('the strict mode: reads, overwrites, counters that prove nothing', () => {
    const strict = (body: string): string => {
      const result = runOne(kernel(body), 'k', [1], [64], [buffer()], { strict: true });
      return result.diagnostics[0]?.message ?? '';
    };
    const load =
      'v_lshlrev_b32_e32 v1, 2, v0\nglobal_load_dword v2, v1, s[8:9]\nglobal_load_dword v3, v1, s[8:9] offset:4\n';
    assert.match(
      strict(`${load}v_mov_b32_e32 v4, v2\ns_endpgm`),
      /^v2 is used before the wait on vmcnt/,
    );
    assert.match(
      strict(`${load}v_mov_b32_e32 v3, 0\ns_endpgm`),
      /^v3 is overwritten before the wait on vmcnt/,
    );
    assert.match(
      strict(`${load}s_waitcnt vmcnt(1)\nv_mov_b32_e32 v4, v3\ns_endpgm`),
      /^v3 is used/,
    );
    assert.equal(strict(`${load}s_waitcnt vmcnt(1)\nv_mov_b32_e32 v4, v2\ns_endpgm`), '');
    // Scalar loads finish in any order.
    const scalar = 's_load_dword s4, s[8:9], 0x0\ns_load_dword s5, s[8:9], 0x4\n';
    assert.match(
      strict(`${scalar}s_waitcnt lgkmcnt(1)\ns_mov_b32 s6, s4\ns_endpgm`),
      /^s4 is used before the wait on lgkmcnt/,
    );
    assert.equal(strict(`${scalar}s_waitcnt lgkmcnt(0)\ns_mov_b32 s6, s4\ns_endpgm`), '');
  });
});

describe('AMDGCN simulator: waves at work', () => {
  it('a barrier holds the waves of a group together', () => {
    // Wave 0 writes behind a long loop, wave 1 reads behind the barrier.
    const text = kernel(
      `v_lshrrev_b32_e32 v1, 6, v0
       v_readfirstlane_b32 s3, v1
       s_cmp_lg_u32 s3, 0
       s_cbranch_scc1 .Lready
       s_movk_i32 s4, 0x7fff
       .Lspin:
       s_sub_i32 s4, s4, 1
       s_cmp_lg_u32 s4, 0
       s_cbranch_scc1 .Lspin
       v_lshlrev_b32_e32 v2, 2, v0
       v_mov_b32_e32 v3, 77
       ds_write_b32 v2, v3
       .Lready:
       s_waitcnt lgkmcnt(0)
       s_barrier
       v_and_b32_e32 v2, 63, v0
       v_lshlrev_b32_e32 v2, 2, v2
       ds_read_b32 v3, v2
       v_lshlrev_b32_e32 v4, 2, v0
       s_waitcnt lgkmcnt(0)
       global_store_dword v4, v3, s[8:9]
       s_endpgm`,
      '.amdhsa_group_segment_fixed_size 256',
    );
    const result = runOne(text, 'k', [1], [256], [buffer()], { strict: true });
    assert.deepEqual(result.diagnostics, []);
    assert.deepEqual([...contents(result, 'a0', buffer())], new Array(256).fill(77));
  });

  it('groups may wait for each other', () => {
    // Group 0 spins until group 1 has written.
    const text = kernel(
      `s_cmp_lg_u32 s2, 0
       v_mov_b32_e32 v1, 0
       v_mov_b32_e32 v2, 5
       s_cbranch_scc1 .Lwrite
       .Lwait:
       global_load_dword v3, v1, s[8:9] glc
       s_waitcnt vmcnt(0)
       v_cmp_ne_u32_e32 vcc, 5, v3
       s_cbranch_vccnz .Lwait
       global_store_dword v1, v2, s[8:9] offset:4
       s_endpgm
       .Lwrite:
       global_store_dword v1, v2, s[8:9]
       s_endpgm`,
    );
    const result = runOne(text, 'k', [2], [64], [buffer()]);
    assert.deepEqual(result.diagnostics, []);
    assert.deepEqual([...contents(result, 'a0', buffer()).slice(0, 2)], [5, 5]);
  });

  it('data behind .comm stays in its section', () => {
    const text = `${kernel(`
s_getpc_b64 s[2:3]
s_add_u32 s2, s2, word@rel32@lo+4
s_addc_u32 s3, s3, word@rel32@hi+12
s_load_dword s4, s[2:3], 0x0
s_waitcnt lgkmcnt(0)
v_mov_b32_e32 v1, 0
v_mov_b32_e32 v2, s4
global_store_dword v1, v2, s[8:9]
s_endpgm`)}
\t.data
\t.comm other,8,3
\t.p2align 2
word:
\t.long 77
`;
    const result = runOne(text, 'k', [1], [1], [buffer()]);
    assert.deepEqual(result.diagnostics, []);
    assert.equal(contents(result, 'a0', buffer())[0], 77);
  });

  const next = random(3);
  const input = Uint32Array.from({ length: 256 }, () => next());

  /** Runs lane instructions over one wave: v2 in, v8 (0x1111 before) out. */
  function lanes(body: string, cpu = 'gfx90a'): Uint32Array {
    const old = cpu === 'gfx90a';
    const text = kernel(
      `v_and_b32_e32 v0, 0x3ff, v0
       v_lshlrev_b32_e32 v1, 2, v0
       ${old ? 'global_load_dword' : 'global_load_b32'} v2, v1, s[8:9]
       v_mov_b32_e32 v8, 0x1111
       s_waitcnt vmcnt(0)
       ${body}
       s_waitcnt lgkmcnt(0)
       ${old ? 'global_store_dword' : 'global_store_b32'} v1, v8, s[8:9]
       s_endpgm`,
      '',
      cpu,
      old ? undefined : '\ts_load_b64 s[8:9], s[0:1], 0x0\n\ts_waitcnt lgkmcnt(0)',
    );
    const result = runOne(text, 'k', [1], [old ? 64 : 32], [input], { strict: true });
    assert.deepEqual(result.diagnostics, []);
    return contents(result, 'a0', input).slice(0, old ? 64 : 32);
  }

  const from = (n: number, f: (l: number) => number): number[] =>
    Array.from({ length: n }, (_, l) => f(l) >>> 0);
  const at = (l: number): number => input[l]!;

  const moves: readonly (readonly [string, string, (l: number) => number])[] = [
    [
      'v_mov_b32_dpp v8, v2 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf',
      'gfx90a',
      (l) => at(l ^ 3),
    ],
    [
      'v_mov_b32_dpp v8, v2 row_shl:1 row_mask:0xf bank_mask:0xf',
      'gfx90a',
      (l) => ((l & 15) === 15 ? 0x1111 : at(l + 1)),
    ],
    [
      'v_mov_b32_dpp v8, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1',
      'gfx90a',
      (l) => ((l & 15) < 2 ? 0 : at(l - 2)),
    ],
    [
      'v_mov_b32_dpp v8, v2 row_ror:4 row_mask:0x5 bank_mask:0xf',
      'gfx90a',
      (l) => ((l >> 4) & 1 ? 0x1111 : at((l & ~15) + ((l - 4) & 15))),
    ],
    [
      'v_mov_b32_dpp v8, v2 row_half_mirror row_mask:0xf bank_mask:0x1',
      'gfx90a',
      (l) => ((l & 15) < 4 ? at(l ^ 7) : 0x1111),
    ],
    [
      'v_mov_b32_dpp v8, v2 row_bcast:15 row_mask:0xa bank_mask:0xf',
      'gfx90a',
      (l) => ((l >> 4) & 1 ? at((l & ~15) - 1) : 0x1111),
    ],
    [
      'v_mov_b32_dpp v8, v2 row_bcast:31 row_mask:0xc bank_mask:0xf',
      'gfx90a',
      (l) => (l >= 32 ? at(31) : 0x1111),
    ],
    [
      'v_mov_b32_dpp v8, v2 wave_shr:1 row_mask:0xf bank_mask:0xf',
      'gfx90a',
      (l) => (l === 0 ? 0x1111 : at(l - 1)),
    ],
    [
      'v_mov_b32_dpp v8, v2 row_newbcast:5 row_mask:0xf bank_mask:0xf',
      'gfx90a',
      (l) => at((l & ~15) + 5),
    ],
    [
      'v_add_u32_dpp v8, v2, v2 row_mirror row_mask:0xf bank_mask:0xf',
      'gfx90a',
      (l) => at(l ^ 15) + at(l),
    ],
    [
      'v_mov_b32_dpp v8, v2 row_share:3 row_mask:0xf bank_mask:0xf',
      'gfx1100',
      (l) => at((l & ~15) + 3),
    ],
    ['v_mov_b32_dpp v8, v2 row_xmask:6 row_mask:0xf bank_mask:0xf', 'gfx1100', (l) => at(l ^ 6)],
    ['v_mov_b32_dpp v8, v2 dpp8:[7,6,5,4,3,2,1,0]', 'gfx1100', (l) => at(l ^ 7)],
    ['v_permlane16_b32 v8, v2, 0x76543210, 0xfedcba98', 'gfx1100', at],
    [
      'v_permlanex16_b32 v8, v2, 0x01234567, 0x89abcdef',
      'gfx1100',
      (l) => at(((l & ~15) ^ 16) + ((l & 15) < 8 ? 7 - (l & 15) : 23 - (l & 15))),
    ],
    ['ds_swizzle_b32 v8, v2 offset:swizzle(BROADCAST,8,3)', 'gfx90a', (l) => at((l & ~7) + 3)],
    ['ds_swizzle_b32 v8, v2 offset:swizzle(REVERSE,8)', 'gfx90a', (l) => at(l ^ 7)],
    ['ds_swizzle_b32 v8, v2 offset:swizzle(QUAD_PERM,1,1,3,3)', 'gfx90a', (l) => at(l | 1)],
    [
      'v_lshlrev_b32_e32 v3, 2, v0\nv_xor_b32_e32 v3, 20, v3\nds_permute_b32 v8, v3, v2',
      'gfx90a',
      (l) => at(l ^ 5),
    ],
    [
      'v_readlane_b32 s4, v2, 40\nv_writelane_b32 v8, s4, 7',
      'gfx90a',
      (l) => (l === 7 ? at(40) : 0x1111),
    ],
    [
      'v_cmp_gt_u32_e32 vcc, 10, v0\ns_and_saveexec_b64 s[4:5], vcc\nv_mov_b32_e32 v8, v2\ns_or_b64 exec, exec, s[4:5]',
      'gfx90a',
      (l) => (l < 10 ? at(l) : 0x1111),
    ],
    [
      'v_cmp_gt_u32_e32 vcc, 10, v0\ns_and_saveexec_b64 s[4:5], vcc\nv_mov_b32_dpp v8, v2 row_shl:4 row_mask:0xf bank_mask:0xf\ns_mov_b64 exec, s[4:5]',
      'gfx90a',
      (l) => (l < 6 ? at(l + 4) : 0x1111),
    ],
  ];
  for (const [body, cpu, want] of moves) {
    it(body.replaceAll('\n', '; '), () =>
      assert.deepEqual([...lanes(body, cpu)], from(cpu === 'gfx90a' ? 64 : 32, want)),
    );
  }
});
