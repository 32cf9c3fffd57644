/**
 * AMDGPU assembly as a language: tree, expressions, metadata, table, lines, filter, figures,
 * checks.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { symbolValues } from '../../src/asm/amdgcn/summary.ts';
import {
  type AmdgcnInstruction,
  amdgcnExistsOn,
  amdgcnInstructions,
  amdgcnLines,
  amdgcnReachable,
  amdgcnSpellings,
  canonicalAmdgcnName,
  checkAmdgcn,
  evaluateExpr,
  filterAmdgcn,
  findAmdgcnInstruction,
  parseAmdgcn,
  parseExpr,
  parseMetadata,
  Scanner,
  summarizeAmdgcn,
} from '../../src/asm/index.ts';
import { requireTool } from '../kit/index.ts';
import { textWork } from '../kit/text-work.ts';

/** Every instruction of the table by all of its names. */
const ALL_NAMES = amdgcnInstructions.flatMap(({ name }) => [
  ...[name, ...amdgcnSpellings(name)],
  // Some exist as halves of dual instructions alone.
  ...(name.startsWith('v_') ? [`v_dual_${name.slice(2)}`] : []),
]);

/** Targets of LLVM 22 whose instructions the table knows, one of each kind. */
const PROCESSORS = [
  'gfx900 gfx904 gfx906 gfx908 gfx90a gfx942 gfx950 gfx9-generic gfx9-4-generic',
  'gfx1010 gfx1012 gfx1030 gfx1100 gfx1151 gfx1201',
].flatMap((line) => line.split(' '));

/** Of other versions of LLVM, or of processors that the table does not know. */
const NOT_IN_LLVM_22 = new Set(
  (
    's_singleuse_vdst s_wait_xcnt buffer_wbinvl1_sc v_add_nc_u64 v_sub_nc_u64 v_mul_u64 ' +
    'flat_atomic_csub_u32 ds_csub_u32 ds_csub_rtn_u32'
  ).split(' '),
);

const RUSTC = new URL('../../../test-fixtures/emulate/amdgcn/rustc/', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, RUSTC), 'utf8');

function one(line: string): AmdgcnInstruction {
  const { module, errors } = parseAmdgcn(`\t${line}\n`);
  assert.deepEqual(errors, []);
  const [first] = module.statements;
  assert.equal(first?.kind, 'instr');
  return first as AmdgcnInstruction;
}

/** Operands in short: what a reader would say they are. */
function operands(line: string): string[] {
  return one(line).operands.map((o) => {
    if (o.kind === 'reg') {
      const signs = `${o.negate ? '-' : ''}${o.absolute ? 'abs ' : ''}${o.signExtend ? 'sext ' : ''}`;
      return `${signs}${o.file === 'special' ? o.name : `${o.file}${o.index}x${o.count}${o.half}`}`;
    }
    if (o.kind === 'int' || o.kind === 'float') return `${o.value}`;
    if (o.kind === 'word') return `${o.name}(${o.args.join(' ')})`;
    return o.kind;
  });
}

const modifiers = (line: string): Record<string, unknown> =>
  Object.fromEntries(one(line).modifiers.map((m) => [m.name, m.value ?? true]));

describe('AMDGCN text: instructions', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['v_add_f32_e64 v0, -v1, |v2|', ['v0x1', '-v1x1', 'abs v2x1']],
    ['v_add_f32_e64 v0, -|s3|, 0.5', ['v0x1', '-abs s3x1', '0.5']],
    ['v_mad_u64_u32 v[6:7], s[4:5], v2, v4, v[6:7]', ['v6x2', 's4x2', 'v2x1', 'v4x1', 'v6x2']],
    ['v_cndmask_b32_e32 v0, v1, v2, vcc_lo', ['v0x1', 'v1x1', 'v2x1', 'vcc_lo']],
    ['v_add_nc_u16 v1.h, v2.l, 0x7fff', ['v1x1h', 'v2x1l', '32767']],
    ['s_mov_b64 s[0:1], src_shared_base', ['s0x2', 'src_shared_base']],
    ['s_and_b32 s0, ttmp7, 0xffff', ['s0x1', 'ttmp7x1', '65535']],
    [
      'v_add_u32_sdwa v8, sext(v2), v4 src0_sel:BYTE_3 src1_sel:DWORD',
      ['v8x1', 'sext v2x1', 'v4x1'],
    ],
    ['v_ceil_f16 v0, neg(src_shared_base)', ['v0x1', '-src_shared_base']],
    ['global_load_dword v1, v[2:3], off offset:-8 glc', ['v1x1', 'v2x2', 'off()']],
    [
      'buffer_store_dword v40, off, s[0:3], s33 offset:4 ; 4-byte Folded Spill',
      ['v40x1', 'off()', 's0x4', 's33x1'],
    ],
    ['s_waitcnt vmcnt(0) lgkmcnt(3)', ['vmcnt(0)', 'lgkmcnt(3)']],
    ['s_waitcnt vmcnt(1) & lgkmcnt(2)', ['vmcnt(1)', 'lgkmcnt(2)']],
    [
      's_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)',
      ['instid0(VALU_DEP_1)', 'instskip(NEXT)', 'instid1(SALU_CYCLE_1)'],
    ],
    ['s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3', ['hwreg(HW_REG_MODE 4 2)', '3']],
    ['s_add_u32 s4, s4, table@rel32@lo+4', ['s4x1', 's4x1', 'expr']],
    ['v_mov_b32 v0, -1', ['v0x1', '-1']],
    ['v_accvgpr_write_b32 a3, v0', ['a3x1', 'v0x1']],
  ];
  for (const [line, want] of cases) it(line, () => assert.deepEqual(operands(line), want));

  it('modifiers with numbers, words, lists and none', () => {
    assert.deepEqual(
      modifiers('v_mov_b32_dpp v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0x3 bound_ctrl:1'),
      {
        quad_perm: [0, 1, 2, 3],
        row_mask: 15,
        bank_mask: 3,
        bound_ctrl: 1,
      },
    );
    assert.deepEqual(
      modifiers('global_atomic_add_u32 v0, v[1:2], v3, off th:TH_ATOMIC_RETURN scope:SCOPE_SYS'),
      {
        th: 'TH_ATOMIC_RETURN',
        scope: 'SCOPE_SYS',
      },
    );
    assert.deepEqual(modifiers('ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM,"00pip")'), {
      offset: 'swizzle(BITMASK_PERM,00pip)',
    });
    assert.deepEqual(modifiers('v_add_f32_e64 v0, v1, v2 clamp mul:2'), { clamp: true, mul: 2 });
  });

  it('encoding suffixes are told from names', () => {
    assert.deepEqual(
      [one('v_add_f32_e32 v0, v1, v2').name, one('v_add_f32_e32 v0, v1, v2').encoding],
      ['v_add_f32', 'e32'],
    );
    assert.equal(one('v_add_f32_e64_dpp v0, v1, v2 row_shr:1').encoding, 'e64_dpp');
  });

  it('dual issue is two instructions', () => {
    const i = one('v_dual_mov_b32 v2, 0 :: v_dual_and_b32 v1, 0x3ff, v0');
    assert.deepEqual(
      [i.name, i.dual?.name, i.operands.length, i.dual?.operands.length],
      ['v_dual_mov_b32', 'v_dual_and_b32', 2, 3],
    );
  });
});

describe('AMDGCN text: the rest', () => {
  it('expressions compute as the assembler does', () => {
    const value = (source: string): bigint | undefined => {
      const e = parseExpr(new Scanner(source, 0, source.length, 0));
      return (
        e && evaluateExpr(e, (name) => (name === 'x' ? 12n : undefined), { unifiedFile: true })
      );
    };
    assert.equal(value('max(x, 3, 40)'), 40n);
    assert.equal(value('totalnumvgprs(8, x+1)'), 24n);
    assert.equal(value('((((((alignto(max(x, 1), 8))/8)-1)&63)<<0)&63)'), 1n);
    assert.equal(value('or(0, x)'), 12n);
    assert.equal(value('-x + 2*3'), -6n);
    assert.equal(value('~0&255'), 255n);
    assert.equal(value('y+1'), undefined);
    assert.equal(value('1/0'), undefined);
    const nested = (levels: number): string =>
      '('.repeat(levels) + '1' + `${'+1'.repeat(900)})`.repeat(levels);
    assert.equal(value(nested(1)), 901n);
    // More levels of the tree than of brackets: the expression ends where they are too many.
    assert.equal(value(nested(190)), undefined);
  });

  it('a row of symbols that each need the next has values, and a circle has none', () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => `.set x${i}, x${i + 1}+1\n`).join('');
    const text = `.text\n${rows}.set x20000, 1\n.set y, z+1\n.set z, y+x0\n`;
    const lookup = symbolValues(parseAmdgcn(text).module);
    assert.equal(lookup('x0', ''), 20_001n);
    assert.equal(lookup('x19999', ''), 2n);
    assert.equal(lookup('z', ''), undefined);
    assert.equal(lookup('y', ''), undefined);
  });

  it('metadata in the shape LLVM writes', () => {
    const meta = parseMetadata(
      "---\namdhsa.kernels:\n  - .args:\n      - .offset: 0\n        .name: 'a b'\n      - .offset: 8\n    .name: k\n  - .name: m\namdhsa.version:\n  - 1\n  - 2\n...\n",
    );
    assert.deepEqual(meta, {
      'amdhsa.kernels': [
        { '.args': [{ '.offset': '0', '.name': 'a b' }, { '.offset': '8' }], '.name': 'k' },
        { '.name': 'm' },
      ],
      'amdhsa.version': ['1', '2'],
    });
  });

  it('every text of the fixtures parses, passes the checks and has its kernels', () => {
    let files = 0;
    for (const cpu of readdirSync(RUSTC)) {
      for (const file of readdirSync(new URL(`${cpu}/`, RUSTC))) {
        const { module, errors } = parseAmdgcn(text(`${cpu}/${file}`));
        assert.deepEqual(errors, [], file);
        assert.deepEqual(
          checkAmdgcn(module).map((d) => d.message),
          [],
          `${cpu}/${file}`,
        );
        assert.ok(module.descriptors.length > 0);
        files++;
      }
    }
    assert.ok(files >= 70);
  });

  it('figures are those of the metadata', () => {
    const [daxpy, saxpy] = summarizeAmdgcn(parseAmdgcn(text('gfx90a/saxpy.s')).module);
    assert.deepEqual(
      [daxpy!.name, daxpy!.kernel, daxpy!.vgprs, daxpy!.sgprs, daxpy!.kernargSize],
      ['daxpy', true, 14, 32, 32],
    );
    assert.equal(saxpy!.name, 'saxpy');
    assert.equal(
      saxpy!.instructions,
      saxpy!.units.scalar +
        saxpy!.units.vector +
        saxpy!.units.scalarMemory +
        saxpy!.units.vectorMemory,
    );
  });

  it('lines know what they are, and jumps find their labels', () => {
    const { module } = parseAmdgcn(text('gfx90a/saxpy.s'));
    const lines = amdgcnLines(module);
    assert.equal(lines.map((l) => l.text).join('\n'), module.text);
    const jump = lines.find((l) => l.text.includes('s_cbranch_execz'))!;
    const [use] = jump.labels;
    assert.equal(jump.text.slice(use!.start, use!.end), use!.name);
    assert.equal(lines[use!.target]!.defines, use!.name);
    assert.equal(jump.function, 'daxpy');
    assert.ok(
      lines.some((l) => l.kind === 'descriptor') && lines.some((l) => l.kind === 'metadata'),
    );
  });

  it('the filter leaves code, counts what it hides', () => {
    const { module } = parseAmdgcn(text('gfx1100/saxpy.s'));
    const all = filterAmdgcn(module, {});
    const code = filterAmdgcn(module, {
      debug: true,
      directives: true,
      descriptors: true,
      metadata: true,
      comments: true,
      unusedLabels: true,
    });
    assert.ok(
      code.lines.every((l) =>
        ['instruction', 'label', 'function', 'blank', 'data'].includes(l.kind),
      ),
    );
    assert.equal(all.hidden, 0);
    const count = (lines: readonly { kind: string }[]): number =>
      lines.filter((l) => l.kind !== 'blank').length;
    assert.equal(count(code.lines) + code.hidden, count(all.lines));
  });

  it('what no kernel reaches can be hidden', () => {
    const source =
      '\t.text\n\t.type k,@function\nk:\n\ts_add_u32 s4, s4, f@rel32@lo+4\n\ts_endpgm\n\t.type f,@function\nf:\n\ts_setpc_b64 s[30:31]\n\t.type g,@function\ng:\n\ts_setpc_b64 s[30:31]\n\t.amdhsa_kernel k\n\t.end_amdhsa_kernel\n';
    const { module } = parseAmdgcn(source);
    assert.deepEqual([...amdgcnReachable(module)].sort(), ['f', 'k']);
    const shown = filterAmdgcn(module, { library: true }).lines.map((l) => l.text.trim());
    assert.ok(shown.includes('f:') && !shown.includes('g:'));
  });

  it('checks report what is wrong and where', () => {
    const source =
      '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n\tv_foo_b32 v0, v1\n\tv_xor3_b32 v0, v1, v2, v3\n\ts_branch .Lnowhere\n';
    const found = checkAmdgcn(parseAmdgcn(source).module);
    assert.deepEqual(
      found.map((d) => `${d.line} ${source.slice(d.start, d.end)} ${d.code}`),
      [
        '1 v_foo_b32 unknown-instruction',
        '2 v_xor3_b32 not-on-processor',
        '3 .Lnowhere missing-label',
      ],
    );
  });

  it('registers beyond the descriptor are reported', () => {
    const good = text('gfx90a/vector_add.s');
    const { module } = parseAmdgcn(
      good
        .replace(/amdhsa_next_free_vgpr \d+/, 'amdhsa_next_free_vgpr 4')
        .replace(/amdhsa_accum_offset \d+/, 'amdhsa_accum_offset 4'),
    );
    const found = checkAmdgcn(module);
    assert.ok(found.length > 0 && found.every((d) => d.code === 'register-beyond-descriptor'));
    assert.match(found[0]!.message, /^`v\S+` lies beyond the 4 vector registers of `vector_add`$/);
  });

  it('nothing makes the parser throw or lose its way', () => {
    const base = text('gfx1100/nbody.s');
    let seed = 7;
    const next = (n: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return (seed >>> 8) % n;
    };
    const junk = [
      '"',
      '(',
      ')',
      '[',
      ']',
      '::',
      '|',
      ';',
      '/*',
      '\n',
      '-',
      '@',
      ',',
      '.amdhsa_kernel ',
      '.amdgpu_metadata\n',
      '\0',
      'é',
      ':',
      '=',
    ];
    for (let round = 0; round < 60; round++) {
      let s = base.slice(next(base.length), next(base.length) + 3000);
      for (let k = 0; k < 20; k++) {
        const at = next(s.length + 1);
        s = s.slice(0, at) + junk[next(junk.length)]! + s.slice(at + next(4));
      }
      const { module } = parseAmdgcn(s);
      assert.equal(
        amdgcnLines(module)
          .map((l) => l.text)
          .join('\n'),
        s.replace(/\r(?=\n|$)/g, ''),
      );
      filterAmdgcn(module, { library: true, comments: true, unusedLabels: true });
      summarizeAmdgcn(module);
      checkAmdgcn(module);
    }
  });

  it('what is read grows with the text', () => {
    const base = text('gfx1100/interp.s');
    const work = (copies: number): number => {
      const long = base.repeat(copies);
      return textWork(() => void parseAmdgcn(long));
    };
    const [small, large] = [work(2), work(16)];
    assert.ok(small > base.length, `${small}`);
    assert.ok(large < small * 9, `${small} for 2 copies, ${large} for 16`);
  });
});

describe('AMDGCN table', () => {
  it('every row has one name, a sentence, and is found by every spelling', () => {
    const seen = new Set<string>();
    for (const row of amdgcnInstructions) {
      assert.ok(!seen.has(row.name), row.name);
      seen.add(row.name);
      assert.equal(canonicalAmdgcnName(row.name), row.name);
      assert.match(row.doc, /^[A-Z].*\.$/, row.name);
      for (const other of amdgcnSpellings(row.name))
        assert.equal(findAmdgcnInstruction(other), row, other);
    }
    assert.ok(seen.size > 1000);
  });

  it('encodings and dual forms lead to the same row', () => {
    assert.equal(findAmdgcnInstruction('v_add_f32_e64')?.name, 'v_add_f32');
    assert.equal(findAmdgcnInstruction('v_dual_add_f32')?.name, 'v_add_f32');
    assert.equal(findAmdgcnInstruction('global_load_dwordx4')?.name, 'global_load_b128');
    assert.equal(findAmdgcnInstruction('v_dual_bitop2_b32')?.name, 'v_bitop2_b32');
    assert.equal(findAmdgcnInstruction('ds_wrxchg2_rtn_b32')?.name, 'ds_storexchg_2addr_rtn_b32');
    assert.equal(findAmdgcnInstruction('no_such_thing'), undefined);
  });

  it('generations', () => {
    const on = (name: string, cpu: string): boolean =>
      amdgcnExistsOn(findAmdgcnInstruction(name)!, cpu);
    assert.ok(
      on('v_pk_add_f32', 'gfx90a') &&
        !on('v_pk_add_f32', 'gfx906') &&
        !on('v_pk_add_f32', 'gfx1100'),
    );
    assert.ok(on('s_wait_loadcnt', 'gfx1201') && !on('s_wait_loadcnt', 'gfx1100'));
    assert.ok(
      on('v_fmamk_f32', 'gfx942') && on('v_fmamk_f32', 'gfx1030') && !on('v_fmamk_f32', 'gfx90a'),
    );
    assert.ok(on('v_xor3_b32', 'gfx11-generic') && !on('v_xor3_b32', 'gfx9-generic'));
  });

  it('says of every processor what LLVM says, and nothing of those it does not know', function () {
    const mc = requireTool(this, 'llvm-mc');
    // A bare name is refused either as not there on this processor or for want of operands.
    const names = [...ALL_NAMES].sort();
    for (const cpu of PROCESSORS) {
      const { stderr } = spawnSync(
        mc,
        ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-filetype=null'],
        { input: `${names.join('\n')}\n`, encoding: 'utf8', maxBuffer: 1 << 26 },
      );
      const lacking = new Set(
        [
          ...stderr.matchAll(
            /:(\d+):\d+: error: (?:invalid instruction|instruction not supported)/g,
          ),
        ].map((m) => names[Number(m[1]) - 1]!),
      );
      const there = new Set(
        names.filter((name) => !lacking.has(name)).map((name) => findAmdgcnInstruction(name)!.name),
      );
      const differing = amdgcnInstructions
        .filter(({ name }) => !NOT_IN_LLVM_22.has(name))
        .filter((row) => amdgcnExistsOn(row, cpu) !== there.has(row.name))
        .map(({ name }) => name);
      assert.deepEqual(differing, [], cpu);
    }
    for (const cpu of ['gfx803', 'gfx1250', 'gfx1310', 'gfx13-generic'])
      assert.ok(
        amdgcnInstructions.every((row) => amdgcnExistsOn(row, cpu)),
        cpu,
      );
  });
});
