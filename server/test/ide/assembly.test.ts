/** Assembly texts as languages in an editor: names, renames, tokens, findings, completion. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { nameAt, parsePtx, ptxNames } from '../../src/asm/index.ts';
import { ASSEMBLY, definitionsOf, referencesOf } from '../../src/ide/index.ts';
import { repoPath } from '../kit/index.ts';
import { textWork } from '../kit/text-work.ts';

const { ptx, amdgcn } = ASSEMBLY;

/** Texts that compilers wrote. */
function corpus(language: 'ptx' | 'amdgcn', extension: string): [string, string][] {
  const root = `${repoPath('test-fixtures/emulate')}/${language}`;
  return readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(extension))
    .map((name) => [name, readFileSync(`${root}/${name}`, 'utf8')]);
}

const KERNEL = `.version 7.8
.target sm_80
.address_size 64
.visible .entry k(.param .u64 k_param_0)
{
.reg .pred %p<2>;
.reg .b32 %r<4>;
.reg .b64 %rd<3>;
ld.param.u64 %rd1, [k_param_0];
mov.u32 %r1, %tid.x;
$L_top:
add.s32 %r1, %r1, 1;
setp.lt.s32 %p1, %r1, 10;
@%p1 bra $L_top;
st.global.u32 [%rd1], %r1;
ret;
}
`;

const AMD = `	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	v_mov_b32 v0, 0
.LBB0_1:
	v_add_u32 v0, 1, v0
	s_cmp_eq_u32 s2, s3
	s_cbranch_scc0 .LBB0_1
	global_store_dword v0, v1, s[2:3]
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 4
		.amdhsa_accum_offset 4
	.end_amdhsa_kernel
`;

/** The lines of some places, from one. */
const linesOf = (text: string, places: readonly { readonly start: number }[]): number[] =>
  places.map(({ start }) => text.slice(0, start).split('\n').length);

function use(language: typeof ptx, text: string, part: string, shift = 0) {
  const found = language.nameAt(text, text.indexOf(part) + shift);
  assert.ok(found, `no name at ${part}`);
  return found;
}

describe('ide: names in PTX', () => {
  it('a register leads to what writes it, there to its declaration', () => {
    const read = use(ptx, KERNEL, '%r1, 10');
    assert.deepEqual(linesOf(KERNEL, definitionsOf(read)), [10, 12]);
    const written = use(ptx, KERNEL, '%r1, %tid');
    assert.deepEqual(linesOf(KERNEL, definitionsOf(written)), [7]);
    assert.equal(written.name.type, '.b32');
    assert.deepEqual(linesOf(KERNEL, referencesOf(read.name, true)), [7, 10, 12, 12, 13, 15]);
    assert.deepEqual(linesOf(KERNEL, referencesOf(read.name, false)), [10, 12, 12, 13, 15]);
  });

  it('a label, a parameter and a special register', () => {
    assert.deepEqual(linesOf(KERNEL, definitionsOf(use(ptx, KERNEL, 'bra $L_top', 6))), [11]);
    assert.deepEqual(linesOf(KERNEL, definitionsOf(use(ptx, KERNEL, '[k_param_0', 2))), [4]);
    assert.equal(use(ptx, KERNEL, '%tid').name.kind, 'special register');
    assert.equal(ptx.nameAt(KERNEL, KERNEL.indexOf('add.s32')), undefined);
  });

  it('names of inner blocks hide those outside', () => {
    const text = KERNEL.replace('ret;', '{\n.reg .b32 %r1;\nmov.u32 %r1, 7;\n}\nret;');
    assert.deepEqual(linesOf(text, use(ptx, text, '%r1, 7').name.occurrences), [17, 18]);
  });

  it('renames a label everywhere, and a register of a range with a declaration of its own', () => {
    const apply = (edits: ReturnType<typeof ptx.rename>): string => {
      if (typeof edits === 'string') return edits;
      return [...edits]
        .sort((a, b) => b.start - a.start)
        .reduce((t, { start, end, newText }) => t.slice(0, start) + newText + t.slice(end), KERNEL);
    };
    const label = apply(ptx.rename(KERNEL, use(ptx, KERNEL, '$L_top'), '$loop'));
    assert.equal(label, KERNEL.replaceAll('$L_top', '$loop'));
    const register = apply(ptx.rename(KERNEL, use(ptx, KERNEL, '%r1,'), '%count'));
    assert.match(register, /\.reg \.b32 %r<4>;\n\t\.reg \.b32 \t%count;/);
    assert.doesNotMatch(register, /%r1\b/);
    assert.deepEqual(ptx.findings(register), []);
  });

  it('refuses names that are taken or are none', () => {
    const register = use(ptx, KERNEL, '%r1,');
    for (const name of ['%r2', '%p1', '%rd1', '1x', 'a b', ''])
      assert.equal(typeof ptx.rename(KERNEL, register, name), 'string', name);
    assert.equal(typeof ptx.rename(KERNEL, use(ptx, KERNEL, '%tid'), '%x'), 'string');
  });

  it('knows every register that compilers’ texts read', () => {
    const texts = corpus('ptx', '.ptx');
    assert.ok(texts.length > 20);
    for (const [name, text] of texts) {
      const names = ptxNames(parsePtx(text).module);
      for (const match of text
        .slice(0, 20000)
        .matchAll(/^\t(?!\.)[^/\n]*?(%(?:r|rd|f|p)\d+)\b/gm)) {
        const offset = match.index + match[0].length - 1;
        const found = nameAt(names, offset);
        assert.equal(found?.name.name, match[1], `${name} at ${offset}`);
        assert.ok(definitionsOf(found!).length > 0, `${name}: ${match[0]}`);
      }
    }
  });
});

describe('ide: names in AMDGCN', () => {
  it('a register leads to the nearest write above, also to a part of a pair', () => {
    assert.deepEqual(linesOf(AMD, definitionsOf(use(amdgcn, AMD, 'v0, v1'))), [9]);
    assert.deepEqual(linesOf(AMD, definitionsOf(use(amdgcn, AMD, 's2, s3'))), [6]);
    assert.deepEqual(linesOf(AMD, use(amdgcn, AMD, 's[2:3]').name.occurrences), [6, 10, 10, 12]);
  });

  it('a label and a kernel, with directives that name them', () => {
    assert.deepEqual(linesOf(AMD, definitionsOf(use(amdgcn, AMD, 'scc0 .LBB0_1', 6))), [8]);
    const kernel = use(amdgcn, AMD, 'k:');
    assert.equal(kernel.name.kind, 'function');
    assert.deepEqual(linesOf(AMD, kernel.name.occurrences), [3, 4, 5, 14]);
    const edits = amdgcn.rename(AMD, kernel, 'sum');
    assert.equal(typeof edits === 'string' ? edits : edits.length, 4);
  });

  it('registers keep their names', () => {
    assert.equal(typeof amdgcn.rename(AMD, use(amdgcn, AMD, 'v0, 0'), 'v9'), 'string');
    assert.equal(amdgcn.nameAt(AMD, AMD.indexOf('v_mov_b32')), undefined);
  });
});

describe('ide: tokens, findings and completion in assembly', () => {
  for (const [language, name, extension] of [
    [ptx, 'ptx', '.ptx'],
    [amdgcn, 'amdgcn', '.s'],
  ] as const) {
    it(`${name}: tokens are in order, apart and on one line; nothing is wrong in compilers’ texts`, () => {
      const texts = corpus(name, extension);
      assert.ok(texts.length > 0);
      for (const [file, text] of texts) {
        let end = 0;
        for (const token of language.tokens(text)) {
          assert.ok(token.start >= end && token.end > token.start, file);
          assert.ok(!text.slice(token.start, token.end).includes('\n'), file);
          end = token.end;
        }
        assert.ok(language.recognises(text), file);
        assert.deepEqual(language.findings(text), [], file);
      }
    });

    it(`${name}: no cut text makes anything fail`, () => {
      const text = name === 'ptx' ? KERNEL : AMD;
      for (let cut = 0; cut <= text.length; cut += 3) {
        const part = text.slice(0, cut);
        language.tokens(part);
        language.findings(part);
        language.nameAt(part, cut);
        language.completions(part, cut);
        language.hover(part, cut);
      }
    });
  }

  it('ptx: tokens say what a grammar cannot', () => {
    const found = ptx
      .tokens(KERNEL)
      .map((t) => `${KERNEL.slice(t.start, t.end)} ${[t.type, ...t.modifiers].join(' ')}`);
    for (const wanted of [
      'ld keyword',
      '.param.u64 type',
      'k_param_0 parameter declaration',
      'k_param_0 parameter address',
      '%tid variable readonly',
      '%r1 variable modification',
      '$L_top label declaration',
      '$L_top label',
      'k function declaration',
      '.version macro',
      '10 number',
    ])
      assert.ok(found.includes(wanted), `${wanted} in ${found.join('; ')}`);
  });

  it('tokens tell what operands are for', () => {
    const told = (language: typeof ptx, text: string, line: string): string => {
      const from = text.indexOf(line);
      return language
        .tokens(text)
        .filter(
          ({ start, end, type }) =>
            from <= start && end <= from + line.length && type === 'variable',
        )
        .map(({ start, end, modifiers }) =>
          `${text.slice(start, end)} ${modifiers.join(' ')}`.trim(),
        )
        .join(', ');
    };
    const PTX_LINES: readonly (readonly [line: string, roles: string])[] = [
      [
        'ld.global.v2.u32 {%r1, %r2}, [%rd1+8];',
        '%r1 modification, %r2 modification, %rd1 address',
      ],
      ['st.shared.u32 [%r1], %r2;', '%r1 address, %r2 data'],
      ['st.global.v2.u32 [%rd1], {%r1, %r2};', '%rd1 address, %r1 data, %r2 data'],
      ['st.global.L2::cache_hint.u32 [%rd1], %r1, %rd2;', '%rd1 address, %r1 data, %rd2'],
      [
        'atom.global.cas.b32 %r1, [%rd1], %r2, %r3;',
        '%r1 modification, %rd1 address, %r2 data, %r3 data',
      ],
      ['cp.async.ca.shared.global [%r1], [%rd1], 16;', '%r1 address, %rd1 address'],
      [
        '@!%p1 setp.lt.u32 %p2, %r1, %tid;',
        '%p1 predicate, %p2 modification predicate, %r1, %tid readonly',
      ],
      ['selp.b32 %r1, %r2, %r3, %p1;', '%r1 modification, %r2, %r3, %p1 predicate'],
    ];
    for (const [line, roles] of PTX_LINES) {
      const body = `.reg .pred %p<4>;\n.reg .b32 %r<9>;\n.reg .b64 %rd<9>;\n${line}\nret;\n`;
      const text = `.version 8.0\n.target sm_90\n.address_size 64\n.entry k()\n{\n${body}}\n`;
      assert.equal(told(ptx, text, line), roles, line);
    }
    const AMD_LINES: readonly (readonly [line: string, roles: string])[] = [
      ['global_load_dword v0, v1, s[2:3]', 'v0 modification, v1 address, s[2:3] address'],
      ['global_store_dword v0, v1, s[2:3]', 'v0 address, v1 data, s[2:3] address'],
      ['ds_write_b32 v0, v1', 'v0 address, v1 data'],
      ['s_load_dwordx2 s[2:3], s[0:1], s4', 's[2:3] modification, s[0:1] address, s4 address'],
      [
        'buffer_store_dword v0, v1, s[0:3], s4 offen',
        'v0 data, v1 address, s[0:3] address, s4 address',
      ],
      [
        'global_atomic_add v0, v1, v2, s[2:3] glc',
        'v0 modification, v1 address, v2 data, s[2:3] address',
      ],
      ['v_cmp_gt_u32 vcc, v0, v1', 'vcc modification predicate, v0, v1'],
      ['v_cndmask_b32 v0, v1, v2, vcc', 'v0 modification, v1, v2, vcc readonly predicate'],
    ];
    for (const [line, roles] of AMD_LINES)
      assert.equal(told(amdgcn, AMD.replace('v_add_u32 v0, 1, v0', line), line), roles, line);
  });

  it('tokens of one long line cost as much as those of many', () => {
    const cost = (separator: string): number => {
      const line = `mov.u32 %r1, %tid.x;${separator}`.repeat(5000);
      const text = `.version 7.0\n.target sm_70\n.entry k() {\n.reg .b32 %r<9>;\n${line}}\n`;
      return textWork(() => assert.ok(ASSEMBLY.ptx.tokens(text).length > 15_000));
    };
    const [one, many] = [cost(' '), cost('\n')];
    assert.ok(one < 2 * many, `${one} for one line, ${many} for many`);
  });

  it('finds what an assembler would refuse', () => {
    const codes = (text: string) => ptx.findings(text).map((f) => f.code);
    assert.deepEqual(codes(KERNEL), []);
    assert.deepEqual(codes(KERNEL.replace('%r1, %tid.x', '%r9, %tid.x')), ['undefined-name']);
    assert.deepEqual(codes(KERNEL.replace('ret;', 'bra $L_gone;')), ['unknown-label']);
    assert.deepEqual(codes(KERNEL.replace('ret;', 'elect.sync %r1|%p1, -1;')), ['not-available']);
    const missing = AMD.replace('s_cbranch_scc0 .LBB0_1', 's_cbranch_scc0 .LBB0_7');
    assert.deepEqual(
      amdgcn.findings(missing).map((f) => f.code),
      ['missing-label'],
    );
  });

  it('leaves other assemblers alone', () => {
    assert.ok(!amdgcn.recognises('\t.text\nmain:\n\tpushq %rbp\n\tret\n'));
    assert.ok(amdgcn.recognises(AMD));
  });

  it('completes mnemonics, modifiers, registers, directives and labels', () => {
    const at = (line: string, language = ptx, text = KERNEL): string[] => {
      const end = language === ptx ? 'ret;' : 's_endpgm';
      const whole = text.replace(end, `${line}\n${end}`);
      const offset = whole.indexOf(`${line}\n${end}`) + line.length;
      return language.completions(whole, offset)?.items.map((item) => item.label) ?? [];
    };
    assert.ok(at('ad').includes('add'));
    assert.ok(at('@%p1 b').includes('bra'));
    assert.ok(at('cp.').includes('async'));
    assert.ok(at('add.').includes('s32'));
    assert.ok(at('mov.u32 %r1, %').includes('%tid.x'));
    assert.ok(at('mov.u32 %r1, %r').includes('%r1'));
    assert.ok(at('.').includes('.pragma'));
    assert.ok(at('bra $').includes('$L_top'));
    assert.deepEqual(at('// ad'), []);
    assert.ok(at('\tv_ad', amdgcn, AMD).includes('v_add_u32'));
    assert.ok(at('\ts_branch .L', amdgcn, AMD).includes('.LBB0_1'));
  });
});
