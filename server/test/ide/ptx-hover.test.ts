/** Hover, outline and folding in PTX text. `$0` in a test's text is the cursor. */
import assert from 'node:assert/strict';
import { ptxInstructions } from '../../src/asm/index.ts';
import { ASSEMBLY } from '../../src/ide/index.ts';
import { readRepo } from '../kit/index.ts';

const HEAD = '.version 7.0\n.target sm_70\n.address_size 64\n';

/** A kernel around one line of code. */
const around = (line: string): string => `${HEAD}
.extern .shared .align 16 .b8 pool[];
.visible .entry k(.param .u32 k_param_0, .param .u64 .ptr .align 4 k_param_1)
{
	.reg .pred %p<4>;
	.reg .b32 %r<9>;
	.reg .b64 %rd<9>;
	mov.u32 %r7, %tid.x;
	${line}
$L_end:
	ret;
}
`;

function hoverAt(
  marked: string,
  param?: (kernel: string, index: number) => string,
): string | undefined {
  const offset = marked.indexOf('$0');
  assert.ok(offset >= 0);
  const text = marked.replace('$0', '');
  const found = ASSEMBLY.ptx.hover(text, offset, param);
  assert.ok(!found || (found.start <= offset && offset <= found.end));
  return found?.markdown;
}

describe('ide: hover in PTX', () => {
  const LINES: readonly (readonly [line: string, expected: RegExp | undefined])[] = [
    [
      'ma$0d.lo.s32 %r1, %r2, %r3, %r4;',
      /^\*\*`mad\.lo\.s32`\*\* · integer\n\n`%r1 = %r2 \* %r3 \+ %r4`\n\n/,
    ],
    ['mul.hi.u32$0 %r1, %r2, %r3;', /`%r1 = upper half of %r2 \* %r3`/],
    ['@!%p1 add$0.s32 %r1, %r1, -1;', /`if !%p1: %r1 = %r1 \+ -1`/],
    ['setp.lt$0.u32 %p1, %r2, 10;', /`%p1 = %r2 < 10`\n\n/],
    ['setp.lt$0.u32 %p1|%p2, %r2, 10;', /`%p1 = %r2 < 10, %p2 = not \(%r2 < 10\)`/],
    [
      'setp.eq.and$0.f32 %p1|%p2, %f1, %f2, !%p1;',
      /`%p1 = \(%f1 == %f2\) & !%p1, %p2 = !\(%f1 == %f2\) & !%p1`/,
    ],
    ['setp.lt.or$0.u32 %p1, %r2, 10, %p2;', /`%p1 = \(%r2 < 10\) \| %p2`/],
    [
      'max.xorsign$0.abs.f32 %f1, %f2, %f3;',
      /larger of \|%f2\|, \|%f3\| with the sign sign\(%f2\)/,
    ],
    ['add.sat$0.f32 %f1, %f2, %f3;', /`%f1 = %f2 \+ %f3, clamped to 0 \.\. 1`/],
    ['add.sat$0.s32 %r1, %r2, %r3;', /`%r1 = %r2 \+ %r3, clamped to the range of s32`/],
    ['shf.l.wrap$0.b32 %r1, %r2, %r3, 7;', /`%r1 = upper 32 bits of %r3:%r2 << \(7 & 31\)`/],
    ['shf.r.clamp$0.b32 %r1, %r2, %r3, %r4;', /lower 32 bits of %r3:%r2 >> min\(%r4, 32\)/],
    ['testp.subnormal$0.f32 %p1, %f1;', /`%p1 = %f1 is subnormal`/],
    ['mov.b32$0 %r1, 0f40490FDB;', /`%r1 = 3\.1415927`/],
    ['lop3.b32$0 %r1, %r2, %r3, %r4, 0x96;', /`%r1 = %r2 \^ %r3 \^ %r4`/],
    ['lop3.b32$0 %r1, %r2, %r3, %r4, 0xe8;', /`%r1 = F\(%r2, %r3, %r4\)`/],
    ['selp.b32$0 %r1, %r2, %r3, %p1;', /`%r1 = %p1 \? %r2 : %r3`/],
    ['ld.$0global.v2.b32 {%r1, %r2}, [%rd1+8];', /`\{%r1, %r2\} = \[%rd1\+8\]`/],
    ['st$0.shared.b32 [pool+4], %r1;', /`\[pool\+4\] = %r1`/],
    ['atom$0.global.add.u32 %r1, [%rd1], %r2;', /`%r1 = \[%rd1\], \[%rd1\] = \[%rd1\] \+ %r2`/],
    ['cvta$0.to.global.u64 %rd2, %rd1;', /`%rd2 = %rd1 as an address of that space`/],
    ['bra$0 $L_end;', /`goto \$L_end`/],
    ['bra $L$0_end;', /label, named by 1 instruction$/],
    // Reads like a sentence: the row's own words, and no letters replaced by mistake.
    ['bar.red.popc.u32$0 %r1, 0, %p1;', /`d = reduction of a predicate`/],
    ['mov.u32 %r1, %cta$0id.y;', /^\*\*`%ctaid\.y`\*\* · special register\n\nIndex of the block/],
    [
      'mov.u32 %r1, %r$07;',
      /^\*\*`%r7`\*\* · virtual register `\.b32`\n\nline 11: `%r7 = %tid\.x`$/,
    ],
    ['mov.b32 %r1, 0f3dcc$0cccd;', /^`0\.1` as `f32`$/],
    ['mov.b64 %rd1, 0d400921FB5$04442D18;', /^`3\.141592653589793` as `f64`$/],
    ['and.b32 %r1, %r1, -25$06;', /^`-256` = `-0x100`$/],
    ['add.s32 %r1, %r1, 1$0;', undefined],
    ['ld.param.b64 %rd1, [k_para$0m_1];', /parameter 1 of `k`, `\.u64`\n\nx in Rust$/],
    [
      'mov.u64 %rd1, po$0ol;',
      /variable in `\.shared` memory, `\.b8`, aligned to 16, size given by the launch$/,
    ],
    ['.pra$0gma "nounroll";', /directive/],
    ['.reg .b$064 %rx;', /^\*\*`\.b64`\*\* · type\n\n64 bits: bits that may stand for anything/],
    ['.reg .pr$0ed %px;', /A predicate/],
    ['frob$0nicate.b32 %r1;', undefined],
    ['// mov.u3$02 %r1, %r2;', undefined],
  ];
  for (const [line, expected] of LINES) {
    it(line, () => {
      const found = hoverAt(around(line), (_, index) => `${index === 1 ? 'x' : 'n'} in Rust`);
      if (expected === undefined) assert.equal(found, undefined);
      else assert.match(found ?? 'nothing', expected);
    });
  }

  it('documents the directives of a module', () => {
    const text = `${HEAD}.visible .entry k() { ret; }`;
    for (const word of ['.version', '.target', '.address_size', '.visible', '.entry']) {
      assert.match(hoverAt(text.replace(word, `${word}$0`)) ?? '', /· directive/, word);
    }
  });

  it('says something on every heading of the instruction set', () => {
    for (const row of ptxInstructions) {
      const text = around(
        `${row.name}${row.types[0] === undefined ? '' : `.${row.types[0]}`} %r1, %r2, %r3;`,
      );
      const found = ASSEMBLY.ptx.hover(text, text.indexOf(`\t${row.name}`) + 2);
      assert.ok(found?.markdown.length, row.name);
    }
    assert.ok(ptxInstructions.length > 150);
  });

  it('does not fail on any cut text, at any place', () => {
    const text = around('@%p1 ld.global.v2.b32 {%r1, %r2}, [%rd1+8];');
    for (let cut = 0; cut <= text.length; cut += 3) {
      const part = text.slice(0, cut);
      ASSEMBLY.ptx.hover(part, cut);
      ASSEMBLY.ptx.hover(part, cut >> 1);
      ASSEMBLY.ptx.outline(part);
      ASSEMBLY.ptx.folds(part);
    }
  });
});

describe('ide: outline of PTX', () => {
  it('lists kernels, functions, variables and labels', () => {
    const outline = ASSEMBLY.ptx.outline(around(''));
    assert.deepEqual(
      outline.map((s) => [s.name, s.detail, s.kind, s.children.map((c) => c.name)]),
      [
        ['pool', '.shared .b8', 'variable', []],
        ['k', 'kernel', 'function', ['$L_end']],
      ],
    );
  });

  it('folds the scopes in a body', () => {
    const text = around('{ .reg .b32 %x; { mov.u32 %x, 1; } }');
    const shown = ASSEMBLY.ptx
      .folds(text)
      .map(({ start, end }) => text.slice(start, end + 1).length);
    assert.deepEqual(shown.slice(1), [
      '{ .reg .b32 %x; { mov.u32 %x, 1; } }'.length,
      '{ mov.u32 %x, 1; }'.length,
    ]);
  });

  it('folds the bodies of rustc’s own text', () => {
    const text = readRepo('test-fixtures/emulate/ptx/rustc/saxpy.ptx');
    const folds = ASSEMBLY.ptx.folds(text);
    assert.ok(folds.length >= 2);
    for (const { start, end } of folds) assert.deepEqual([text[start], text[end]], ['{', '}']);
  });
});
