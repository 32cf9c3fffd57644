/**
 * Writing PTX: the operands of the instruction at the cursor, layout, and what stands in for a
 * misspelt word.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ASSEMBLY } from '../../src/ide/index.ts';
import { requireTool } from '../kit/index.ts';

const HEAD = '.version 9.0\n.target sm_100a\n.address_size 64\n';
const around = (line: string): string =>
  `${HEAD}.visible .entry k(.param .u64 p)\n{\n\t.reg .pred %p<4>;\n\t.reg .b32 %r<9>;\n\t.reg .b64 %rd<9>;\n\t.reg .f32 %f<9>;\n\t${line}\n\tret;\n}\n`;

describe('ide: signatures in PTX', () => {
  const CASES: readonly (readonly [line: string, label: string, active: number])[] = [
    ['fma.rn.f32 %f1, $0', 'fma.rn.f32 d: .f32, a: .f32, b: .f32, c: .f32', 1],
    ['@%p1 ld.global.v2.u32 {%r1, %r2}, $0', 'ld.global.v2.u32 d: .u32, [a]', 1],
    ['mad.wide.s32 %rd1, %r1, 4, $0', 'mad.wide.s32 d: .s64, a: .s32, b: .s32, c: .s64', 3],
    [
      'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 $0',
      'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 d: {4 x .f32}, a: {4 x .b32}, b: {2 x .b32}, c: {4 x .f32}',
      0,
    ],
    [
      'mbarrier.try_wait.parity.shared::cta.b64 %p1, [%r1], $0',
      'mbarrier.try_wait.parity.shared::cta.b64 d: .pred, [a], b: .u32, c: .u32?',
      2,
    ],
    [
      'tcgen05.ld.sync.aligned.32x32b.x2.b32 {%r1, %r2}, $0',
      'tcgen05.ld.sync.aligned.32x32b.x2.b32 d: {n x .b32}, [a]',
      1,
    ],
  ];
  for (const [line, label, active] of CASES) {
    it(line, () => {
      const text = around(line);
      const offset = text.indexOf('$0');
      const found = ASSEMBLY.ptx.signature!(text.replace('$0', ''), offset);
      assert.equal(found?.label, label);
      assert.equal(found?.active, active);
    });
  }

  it('says nothing in a name, in a comment and outside of instructions', () => {
    for (const line of ['fma.rn$0', '// fma.rn.f32 $0', '$0', 'frob.b32 $0']) {
      const text = around(line);
      assert.equal(ASSEMBLY.ptx.signature!(text.replace('$0', ''), text.indexOf('$0')), undefined);
    }
  });
});

describe('ide: layout of PTX', () => {
  const format = (text: string): string | undefined => {
    const edits = ASSEMBLY.ptx.format!(text);
    if (!edits) return undefined;
    let out = text;
    for (const { start, end, newText } of [...edits].sort((a, b) => b.start - a.start))
      out = out.slice(0, start) + newText + out.slice(end);
    return out;
  };

  const UNTIDY = `  .version 8.0
.target sm_80
.visible .entry k(
    .param .u64 p
)
{
.reg .b32 %r<4>;
  // a comment
    $L1:
  add.s32   %r1,%r2 ,  %r3;   // behind
@%p1   bra $L1;
    add.s32   %r1,%r2 ,  %r3;
  {
    .param .b64 q;
    call   f,(q);
  }
  ret;
    }
`;
  const TIDY = `.version 8.0
.target sm_80
.visible .entry k(
    .param .u64 p
)
{
	.reg .b32 %r<4>;
	// a comment
$L1:
	add.s32   %r1,%r2 ,  %r3;   // behind
	@%p1 bra 	$L1;
	add.s32 	%r1, %r2, %r3;
	{
		.param .b64 q;
		call 	f, (q);
	}
	ret;
}
`;
  it('sets steps and spaces, and leaves comments alone', () => {
    assert.equal(format(UNTIDY), TIDY);
    assert.deepEqual(ASSEMBLY.ptx.format!(TIDY), []);
  });

  it('does nothing to a text that cannot be read', () => {
    assert.equal(format(`${HEAD}.entry k() { add.s32 %r1, ; }`), undefined);
  });
});

describe('ide: suggestions in PTX', () => {
  it('a misspelt word can be replaced, and other findings are reported behind a syntax error', () => {
    const text = around(
      'add.s32 %r1, ;\n\tmulx.lo.s32 %r1, %r2, %r3;\n\tld.globl.u32 %r1, [%rd1];',
    );
    const found = ASSEMBLY.ptx.findings(text);
    assert.deepEqual(
      found.map(({ code, fixes }) => [code, fixes?.[0]?.edits[0]?.newText]),
      [
        ['syntax', undefined],
        ['unknown-instruction', 'mul'],
        ['modifier', '.global'],
      ],
    );
  });

  /** A module, an instruction that it lacks, and what the title of the fix says. */
  const LACKING: readonly (readonly [string, string, string])[] = [
    ['.version 6.0\n.target sm_70', 'activemask.b32 %r1;', 'Set `.version` 6.2'],
    ['.version 7.0\n.target sm_70', 'redux.sync.add.s32 %r1, %r2, -1;', 'Set `.target` sm_80'],
    [
      '.version 7.0\n.target sm_80, texmode_unified',
      'barrier.cluster.arrive.aligned;',
      'Set `.version` 7.8 and `.target` sm_90',
    ],
    ['.version 8.0\n.target sm_90', 'wgmma.fence.sync.aligned;', 'Set `.target` sm_90a'],
    ['.version 6.0\n.target sm_50', 'mov.u32 %r1, %clusterid.x;', 'Set `.version` 7.8 and'],
    ['.version 7.0\n.target sm_80', 'shfl.down.b32 %r1, %r2, 1, 31;', 'Use `shfl.sync` with'],
    ['.version 7.0\n.target sm_80', 'vote.ballot.b32 %r1, %p1;', 'Use `vote.sync` with'],
  ];

  const lackingText = (head: string, instruction: string): string =>
    `${head}\n.address_size 64\n.entry k()\n{\n\t.reg .b32 %r<9>;\n\t.reg .pred %p<3>;\n\t${instruction}\n\tret;\n}\n`;

  const applied = (head: string, instruction: string): [string, string] => {
    let text = lackingText(head, instruction);
    const errors = ASSEMBLY.ptx.findings(text).filter((f) => f.severity === undefined);
    assert.deepEqual(
      errors.map(({ code }) => code),
      ['not-available'],
      instruction,
    );
    const { title, edits } = errors[0]!.fixes![0]!;
    for (const { start, end, newText } of [...edits].sort((a, b) => b.start - a.start))
      text = text.slice(0, start) + newText + text.slice(end);
    return [title, text];
  };

  it('what the module lacks is had by its version, its target, or by another spelling', () => {
    for (const [head, instruction, says] of LACKING) {
      const [title, text] = applied(head, instruction);
      assert.ok(title.startsWith(says), title);
      const left = ASSEMBLY.ptx.findings(text).filter((f) => f.severity === undefined);
      assert.deepEqual(left, [], text);
    }
  });

  it('ptxas refuses the one and takes the other', function () {
    this.timeout(60_000);
    const ptxas = requireTool(this, 'ptxas');
    const folder = mkdtempSync(join(tmpdir(), 'warplens-'));
    const takes = (text: string): boolean => {
      const file = join(folder, 'a.ptx');
      writeFileSync(file, text);
      const arch = /sm_\w+/.exec(text)![0].replace(/^sm_[5-7]\d$/, 'sm_75');
      const args = [`-arch=${arch}`, file, '-o', join(folder, 'out')];
      return spawnSync(ptxas, args).status === 0;
    };
    for (const [head, instruction] of LACKING) {
      assert.equal(takes(lackingText(head, instruction)), false, instruction);
      assert.equal(takes(applied(head, instruction)[1]), true, instruction);
    }
    rmSync(folder, { recursive: true });
  });
});

describe('ide: completion and hover from the forms of PTX', () => {
  const labels = (line: string, target = 'sm_100a'): Map<string, string | undefined> => {
    const text = around(line).replace('sm_100a', target);
    const offset = text.indexOf('$0');
    const found = ASSEMBLY.ptx.completions(text.replace('$0', ''), offset);
    return new Map(found?.items.map(({ label, snippet }) => [label, snippet]));
  };

  it('offers what the GPU has', () => {
    assert.ok(labels('$0').has('tcgen05'));
    assert.ok(!labels('$0', 'sm_90').has('tcgen05'));
    assert.ok(labels('fma.$0').has('rn'));
    assert.ok(labels('fma.rn.$0').has('f32x2'));
    assert.ok(!labels('fma.rn.$0', 'sm_90').has('f32x2'));
    assert.ok(labels('cp.async.$0').has('bulk'));
    assert.ok(!labels('cp.async.$0', 'sm_80').has('bulk'));
  });

  /** `#1:d` is a place of a snippet. */
  const place = (text: string): string => text.replace(/#(\d:\w+)/g, '$${$1}');

  it('brings places for the operands of a whole name', () => {
    assert.equal(labels('fma.rn.$0').get('f32'), place('f32 \t#1:d, #2:a, #3:b, #4:c;'));
    assert.equal(labels('ld.global.$0').get('u32'), place('u32 \t#1:d, [#2:a];'));
    assert.equal(labels('fma.$0').get('rn'), undefined);
  });

  it('says since when there is the form itself', () => {
    const since = (line: string): string | undefined => {
      const text = around(line);
      const at = text.indexOf(line.split(' ')[0]!) + 1;
      return /since ([^\n]*)/.exec(ASSEMBLY.ptx.hover(text, at)?.markdown ?? '')?.[1];
    };
    assert.equal(since('atom.global.add.f64 %rd1, [%rd1], %rd2;'), 'PTX 5.0, sm_60');
    assert.equal(since('add.f32x2 %rd1, %rd2, %rd3;'), 'PTX 8.6, sm_100');
    assert.equal(since('wgmma.fence.sync.aligned;'), 'PTX 8.0, sm_90a');
    assert.equal(since('add.s32 %r1, %r2, %r3;'), undefined);
  });

  it('lists the operands where a formula cannot', () => {
    const listed = (line: string): string | undefined => {
      const text = around(line);
      const at = text.indexOf(line.split(' ')[0]!) + 1;
      const parts = (ASSEMBLY.ptx.hover(text, at)?.markdown ?? '').split('\n\n');
      return parts.find(
        (part) => part.startsWith(`\`${line.split('.')[0]}.`) && part.includes(':'),
      );
    };
    const lines = [
      'mbarrier.try_wait.parity.shared.b64 %p1, [%rd1], %r1;',
      'cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r1], [%rd1], 16, [%r2];',
      'tcgen05.ld.sync.aligned.32x32b.x1.b32 {%r1}, [%r2];',
      'wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f1, %f2, %f3, %f4}, %rd1, %rd2, 0, 1, 1, 0, 0;',
    ];
    assert.deepEqual(lines.map(listed), [
      '`mbarrier.try_wait.parity d: .pred, [a], b: .u32, c: .u32?`',
      '`cp.async.bulk [a], [b], c: .u32, [e]`',
      '`tcgen05.ld d: {n x .b32}, [a]`',
      '`wgmma.mma_async d: {n x .f32}, a: .b64, b: .b64, c: .pred, e: -1 or 1, f: -1 or 1, g: 0..1, h: 0..1`',
    ]);
    assert.equal(listed('add.s32 %r1, %r2, %r3;'), undefined);
  });
});

describe('ide: live registers and calls in PTX', () => {
  const text = `.version 7.8
.target sm_80
.address_size 64
.func f() { ret; }
.visible .entry k(.param .u64 p)
{
.reg .pred %p<2>; .reg .b32 %r<4>; .reg .b64 %rd<2>;
ld.param.u64 %rd1, [p];
mov.b32 %r1, 0;
mov.b32 %r2, 0;
L: add.s32 %r1, %r1, %r2;
add.s32 %r2, %r2, 1;
setp.lt.s32 %p1, %r2, 9;
@%p1 bra L;
M: call f;
st.global.b32 [%rd1], %r1;
ret;
}
`;

  it('tells live registers at labels', () => {
    const notes = ASSEMBLY.ptx.inlays!(text).map(({ offset, label }) => [
      text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset),
      label,
    ]);
    assert.deepEqual(notes, [
      ['.func f', 'at most 0 x 32 bits live'],
      ['.visible .entry k', 'at most 4 x 32 bits live'],
      ['L:', '4 x 32 bits live'],
      ['M:', '3 x 32 bits live'],
    ]);
  });

  it('tells calls', () => {
    const [call] = ASSEMBLY.ptx.calls!(text);
    assert.deepEqual([call?.caller, call?.callee], ['k', 'f']);
    assert.equal(text.slice(call!.start - 5, call!.end), 'call f');
  });
});
