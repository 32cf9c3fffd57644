/** Editing AMDGCN: completion of what the GPU has, signature help, layout, hover of roles. */
import assert from 'node:assert/strict';
import { ASSEMBLY } from '../../src/ide/index.ts';

const amdgcn = ASSEMBLY.amdgcn;
const head = (cpu: string): string => `\t.amdgcn_target "amdgcn-amd-amdhsa--${cpu}"\nk:\n`;

function completed(cpu: string, line: string): string[] {
  const text = head(cpu) + line;
  return amdgcn.completions(text, text.length)?.items.map((item) => item.label) ?? [];
}

describe('editing AMDGCN', () => {
  it('tells live registers at labels', () => {
    const text = `${head('gfx90a')}\ts_load_dword s8, s[4:5], 0x0
\tv_mov_b32_e32 v1, 0
\tv_mov_b32_e32 v2, 0
\ts_waitcnt lgkmcnt(0)
.Lloop:
\tv_add_u32_e32 v1, v1, v0
\ts_sub_u32 s8, s8, 1
\ts_cmp_lg_u32 s8, 0
\ts_cbranch_scc1 .Lloop
\tv_add_u32_e32 v3, v1, v2
\tv_mov_b32_e32 v4, v3
\ts_endpgm
`;
    const hints = amdgcn.inlays!(text).map(({ offset, label }) => [
      text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset),
      label,
    ]);
    assert.deepEqual(hints, [
      ['k:', 'at most 3 VGPR, 2 SGPR live'],
      ['.Lloop:', '3 VGPR, 1 SGPR live'],
    ]);
  });

  it('tells who calls whom', () => {
    const text = `${head('gfx90a')}\ts_getpc_b64 s[4:5]
\ts_add_u32 s4, s4, f@rel32@lo+4
\ts_addc_u32 s5, s5, f@rel32@hi+12
\ts_swappc_b64 s[30:31], s[4:5]
\ts_getpc_b64 s[6:7]
\ts_add_u32 s6, s6, g@gotpcrel32@lo+4
\ts_addc_u32 s7, s7, g@gotpcrel32@hi+12
\ts_load_dwordx2 s[8:9], s[6:7], 0x0
\ts_waitcnt lgkmcnt(0)
\ts_swappc_b64 s[30:31], s[8:9]
\ts_mov_b64 s[8:9], s[10:11]
\ts_swappc_b64 s[30:31], s[8:9]
\ts_endpgm
f:
\ts_call_b64 s[30:31], g
\ts_setpc_b64 s[30:31]
g:
\ts_setpc_b64 s[30:31]
`;
    assert.deepEqual(
      amdgcn.calls!(text).map(({ caller, callee }) => `${caller} ${callee}`),
      ['k f', 'k g', 'f g'],
    );
  });

  it('completes what the GPU has', () => {
    assert.ok(completed('gfx906', '\tv_add').includes('v_add_u32'));
    assert.ok(!completed('gfx906', '\tv_add').includes('v_add_nc_u32'));
    assert.ok(completed('gfx1100', '\tv_add').includes('v_add_nc_u32'));
    assert.ok(completed('gfx942', '\tglobal_load_dword v0, v[2:3], off ').includes('sc0'));
    assert.ok(!completed('gfx942', '\tglobal_load_dword v0, v[2:3], off ').includes('glc'));
    assert.ok(completed('gfx1100', '\ts_getreg_b32 s0, hwreg(HW').includes('HW_REG_SHADER_CYCLES'));
    assert.ok(!completed('gfx906', '\ts_getreg_b32 s0, hwreg(HW').includes('HW_REG_SHADER_CYCLES'));
    assert.ok(!completed('gfx1100', '\ts_mov_b32 s0, f').includes('flat_scratch_lo'));
    assert.ok(completed('gfx906', '\ts_mov_b32 s0, f').includes('flat_scratch_lo'));
    const keys = completed('gfx1100', '\t.amdhsa_kernel k\n\t\t.amdhsa_');
    assert.ok(keys.includes('.amdhsa_wavefront_size32') && !keys.includes('.amdhsa_accum_offset'));
  });

  it('leaves places for operands', () => {
    const text = `${head('gfx90a')}\tglobal_st`;
    const item = amdgcn
      .completions(text, text.length)!
      .items.find((one) => one.label === 'global_store_dword');
    assert.match(item!.snippet!, /^global_store_dword \$\{1:vaddr\}, \$\{2:vdata\}, /);
  });

  it('says which operand is being written', () => {
    const text = `${head('gfx90a')}\tv_fma_f32 v0, v[1], `;
    const found = amdgcn.signature!(text, text.length)!;
    assert.equal(found.label, 'v_fma_f32 vdst, src0, src1, src2 [clamp] [mul] [div]');
    assert.equal(found.active, 2);
    const [start, end] = found.parameters[2]!;
    assert.equal(found.label.slice(start, end), 'src1');
    assert.match(found.documentation, /^`src1`: a vector or scalar register or a constant/);
    assert.equal(amdgcn.signature!(`${head('gfx90a')}\tv_nothing `, 60), undefined);
  });

  it('lays text out as LLVM does, and once is enough', () => {
    const ugly =
      'k:\n  s_mov_b32   s0,1 ; one\nL:s_nop 0\n\n\tv_mov_b32_dpp v0, v1  quad_perm:[0,1,2,3]\n   .asciz "a  b,c"\n';
    const format = (text: string): string => {
      let out = text;
      for (const e of [...amdgcn.format!(text)!].reverse())
        out = out.slice(0, e.start) + e.newText + out.slice(e.end);
      return out;
    };
    const once = format(ugly);
    assert.equal(
      once,
      'k:\n\ts_mov_b32 s0, 1 ; one\nL: s_nop 0\n\n\tv_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3]\n\t.asciz "a  b,c"\n',
    );
    assert.deepEqual(amdgcn.format!(once), []);
    // A line end for Unicode, and none for an assembler.
    assert.equal(format('s_nop\u2028 0\n'), '\ts_nop 0\n');
  });

  it('knows address and data of an access with a scalar base', () => {
    const text = `${head('gfx1250')}\tflat_atomic_swap_b32 v0, v138, s[50:51] scope:SCOPE_DEV\n`;
    const hover = amdgcn.hover(text, text.indexOf('flat_') + 3);
    assert.match(hover!.markdown, /`v0` address · `v138` data · `s\[50:51\]` base address/);
    for (const name of [
      'ds_cmpst_f32',
      'ds_cmpstore_rtn_f64',
      'flat_atomic_fcmpswap',
      'buffer_atomic_fcmpswap_x2',
    ]) {
      const one = `${head('gfx1030')}\t${name} v0, v1, v2\n`;
      assert.ok(amdgcn.hover(one, one.indexOf(name) + 2), name);
    }
  });

  it('offers the spelling of this GPU', () => {
    const text = `${head('gfx906')}\tv_add_nc_u32_e32 v0, v1, v2\n`;
    const [found] = amdgcn.findings(text);
    assert.equal(found!.fixes![0]!.edits[0]!.newText, 'v_add_u32_e32');
  });

  it('inserts the wait that is missing', () => {
    const broken = (cpu: string, load: string, add: string): string =>
      `${head(cpu)}\t${load} s8, s[4:5], 0x0\n\t${add} s9, s8, 1\n\ts_endpgm\n\t.amdhsa_kernel k\n\t\t.amdhsa_user_sgpr_count 8\n\t\t.amdhsa_next_free_vgpr 4\n\t\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n`;
    for (const [cpu, load, add, wait] of [
      ['gfx906', 's_load_dword', 's_add_u32', 's_waitcnt lgkmcnt(0)'],
      ['gfx1201', 's_load_b32', 's_add_co_u32', 's_wait_kmcnt 0x0'],
    ] as const) {
      const text = broken(cpu, load, add);
      const [found] = amdgcn.findings(text);
      assert.equal(found!.code, 'missing-wait');
      const { title, edits } = found!.fixes![0]!;
      assert.equal(title, `Insert \`${wait}\``);
      const { start, end, newText } = edits[0]!;
      const fixed = text.slice(0, start) + newText + text.slice(end);
      assert.ok(fixed.includes(`0x0\n\t${wait}\n\t${add}`), fixed);
      assert.deepEqual(amdgcn.findings(fixed), []);
    }
  });
});
