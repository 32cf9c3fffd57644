/**
 * Checks of PTX: each mistake once, nothing in code that compilers emit, and ptxas refuses what we
 * refuse.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPtx, parsePtx } from '../../src/asm/index.ts';
import { requireTool } from '../kit/index.ts';

const FIXTURES = new URL('../../../test-fixtures/', import.meta.url);

function moduleOf(body: string): string {
  return `.version 7.8
.target sm_80
.address_size 64
.global .b32 g[4];
.visible .entry k(.param .u64 k_param_0)
{
.reg .pred %p<4>;
.reg .b16 %h<4>;
.reg .b32 %r<8>;
.reg .b64 %rd<4>;
.reg .f32 %f<4>;
${body}
ret;
}
`;
}

/** Body, then the code and a word of the message; an empty list for bodies without a mistake. */
const CASES: readonly [string, ...[string, RegExp][]][] = [
  ['add.s32 %r1, %r2, %r3;'],
  ['ld.global.u8 %rd1, [%rd2];'],
  ['ld.global.u8 %h1, [g];'],
  ['cvt.u64.u8 %rd1, %r1;'],
  ['{ .reg .b32 %r<2>; mov.u32 %r1, 0; }'],
  ['mov.b32 %f1, %r1;'],
  ['setp.eq.s32 %p1|%p2, %r1, 0;'],
  ['bra L; L: mov.u32 %r1, %laneid;'],
  ['@%p1 bra L; { L: } L:'],
  ['mov.u64 %rd1, g; mov.u64 %rd1, k;'],
  ['selp.b32 %r1, 1, 2, !%p1;'],
  ['mad.wide.s32 %rd1, %r1, 4, %rd2;'],
  ['atom.global.add.u32 %r1, [%rd1], 1;'],
  ['lop3.b32 %r1, %r2, %r3, %r4, 0x1e;'],
  ['add.u32 %r1, %r2, g+4;'],
  ['add.u32 %r1, %r2, k;'],
  ['.reg .v2 .b32 %v; mov.b64 %v, %rd1; mov.b64 %rd1, %v;'],
  ['add.f32 %f1, %f2, g+4;', ['operand-type', /no \.f32/]],
  ['.reg .v4 .b32 %v; mov.b64 %v, %rd1;', ['vector', /%v/]],
  ['ld.global.global.b32 %r1, [%rd1];', ['modifier', /global/]],
  ['mul.rn.rn.f32 %f1, %f2, %f2;', ['modifier', /rn/]],
  ['.param .b64 q; mov.b64 %rd1, q;', ['operand-type', /no address/]],
  ['add.s32 %r1, %r2, %r9;', ['undefined-name', /`%r9` is not declared/]],
  ['mov.u32 %r1, %nothing;', ['undefined-name', /%nothing/]],
  ['bra L;', ['unknown-label', /no label `L`/]],
  ['.reg .b32 %a; .reg .b32 %a;', ['duplicate-name', /`%a` is declared twice/]],
  ['.reg .b32 %r<2>;', ['duplicate-name', /%r<>/]],
  ['L: L:', ['duplicate-name', /`L`/]],
  ['frob.b32 %r1, %r2;', ['unknown-instruction', /frob/]],
  ['add.s32 %r1, %r2, %rd1;', ['operand-type', /`%rd1` is \.b64, `add\.s32` requires \.s32/]],
  ['add.s32 %p1, %r2, %r3;', ['operand-type', /%p1/]],
  ['add.f32 %r1, %f1, %rd1;', ['operand-type', /%rd1/]],
  ['add.s32 %f1, %r1, %r2;', ['operand-type', /%f1.* is \.f32/]],
  ['add.s32 %r1, %r2, 0f3F800000;', ['immediate', /floating-point constant/]],
  ['mul.wide.s32 %r1, %r2, %r3;', ['operand-type', /%r1/]],
  ['@%r1 ret;', ['operand-type', /guard/]],
  ['ld.global.u64 %r1, [%rd1];', ['operand-type', /%r1/]],
  ['add.s32 %r1, %r2;', ['operand-count', /takes 3 operands, found 2/]],
  ['add.s32 %r1, %r2, %r3, %r4;', ['operand-count', /found 4/]],
  ['elect.sync %r1|%p1, -1;', ['not-available', /PTX ISA 8\.0/]],
  ['fma.rn.bf16 %h1, %h2, %h3, %h1;'],
  ['cp.async.bulk.commit_group;', ['not-available', /8\.0/]],
  ['barrier.cluster.arrive;', ['not-available', /sm_90/]],
];

/** What stands between a kernel's head and its body, then a word of the message. */
const BOUNDS: readonly [string, RegExp?][] = [
  ['.maxntid 256 .minnctapersm 2'],
  ['.reqntid 16, 16, 2'],
  ['.maxntid 256 .reqntid 128', /cannot both/],
  ['.maxntid 0', /above 0/],
  ['.maxntid 4, 4, 4, 4', /up to 3/],
  ['.maxntdi 4', /did you mean `\.maxntid`/],
];

describe('checkPtx', () => {
  for (const [bounds, message] of BOUNDS) {
    it(`${message ? 'refuses' : 'accepts'} ${bounds}`, () => {
      const text = moduleOf('').replace('k_param_0)', `k_param_0) ${bounds}`);
      const found = checkPtx(parsePtx(text).module);
      assert.equal(found.length, message ? 1 : 0, JSON.stringify(found));
      if (message) assert.match(found[0]!.message, message);
    });
  }

  it('checks alignments, types and counts of declarations', () => {
    const head = '.version 8.0\n.target sm_80\n.address_size 64\n';
    const wrong = [
      `${head}.visible .entry k(.param .f8 p)\n{ ret; }`,
      `${head}.visible .entry k(.param .f16x2 p)\n{ ret; }`,
      `${head}.visible .entry k(.param .pred p)\n{ ret; }`,
      `${head}.visible .entry k(.param .u64 .ptr .global .align 3 p)\n{ ret; }`,
      `${head}.visible .entry k(.param .u64 .ptr .global .align foo p)\n{ ret; }`,
      `${head}.visible .entry k(.param\n.param .u64 p)\n{ ret; }`,
      `${head}.visible .entry k()\n{ .reg .b32 %r<1.5>; ret; }`,
      `${head}.visible .entry k()\n{ .reg .b32 %r<4294967296>; ret; }`,
      `${head}.visible .entry k()\n{ .pragma; ret; }`,
      `${head}.shared .align 12 .b8 s[4];`,
      '.version 8.0\n.target sm_80\n.address_size "x"\n',
      '.version 8\n.target sm_80\n.address_size 64\n',
      '.version 8.9\n.target sm_80\n.address_size 64\n',
      '.version 8.0 .version 8.0\n.target sm_80\n.address_size 64\n',
      `${head}.address_size 64\n`,
      `${head}.global .u32 x;\n.target sm_80\n`,
    ];
    for (const text of wrong) {
      const { module, errors } = parsePtx(text);
      assert.equal([...errors, ...checkPtx(module)].length > 0, true, text);
    }
    const right = `${head}.visible .entry k(.param .align 8 .b8 p[16], .param .u64 .ptr .align 1 q)\n{ .pragma "nounroll"; ret; }`;
    const { module, errors } = parsePtx(right);
    assert.deepEqual([...errors, ...checkPtx(module)], []);
  });

  it('takes what ptxas takes in the head of a module', () => {
    const rest = '\n.address_size 64\n.visible .entry k() { ret; }';
    for (const head of [
      '.version 5.1\n.target sm_50',
      '.version 9.00 .target sm_80 .target sm_80',
    ]) {
      const { module, errors } = parsePtx(`${head}${rest}`);
      assert.deepEqual([...errors, ...checkPtx(module)], []);
    }
  });

  it('an address of 32 bits is wrong where the module says that they have 64', () => {
    const body =
      'sm_80\n@\n.visible .entry k() { .reg .b32 %r<3>; ld.global.b32 %r1, [%r2]; ret; }';
    const found = (size: string): string[] =>
      checkPtx(parsePtx(`.version 8.0\n.target ${body.replace('@', size)}`).module).map(
        ({ message }) => message,
      );
    assert.deepEqual(found(''), []);
    assert.deepEqual(found('.address_size 32'), []);
    assert.deepEqual(found('.address_size 64'), [
      '`%r2` is .b32, an address of .global memory has 64 bits',
    ]);
  });

  it('parameters do not stand in a module', () => {
    const text = `.version 7.8\n.target sm_80\n.param .b32 p;\n`;
    assert.deepEqual(
      checkPtx(parsePtx(text).module).map((d) => d.code),
      ['declaration'],
    );
  });

  for (const [body, ...expected] of CASES) {
    it(`${expected.length === 0 ? 'accepts' : expected.map(([code]) => code).join(', ')}: ${body}`, () => {
      const { module, errors } = parsePtx(moduleOf(body));
      assert.deepEqual(errors, []);
      const found = checkPtx(module);
      assert.deepEqual(
        found.map((d) => d.code),
        expected.map(([code]) => code),
        JSON.stringify(found),
      );
      for (const [i, [, message]] of expected.entries()) assert.match(found[i]!.message, message);
      for (const d of found) assert.ok(d.line >= 11 && d.start < d.end);
    });
  }

  it('says nothing that ptxas does not say', function () {
    const ptxas = requireTool(this, 'ptxas');
    const folder = mkdtempSync(join(tmpdir(), 'warplens-check-'));
    try {
      for (const [body, ...expected] of CASES) {
        const file = join(folder, 'case.ptx');
        writeFileSync(file, moduleOf(body));
        const run = spawnSync(ptxas, ['-arch', 'sm_80', file, '-o', join(folder, 'out')], {
          encoding: 'utf8',
        });
        assert.equal(run.status !== 0, expected.length > 0, `${body}\n${run.stderr}`);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('finds nothing in what compilers emit', () => {
    let texts = 0;
    for (const folder of ['emulate/ptx/rustc/', 'emulate/ptx/nvcc/']) {
      for (const name of readdirSync(new URL(folder, FIXTURES)).filter((n) => n.endsWith('.ptx'))) {
        const { module, errors } = parsePtx(readFileSync(new URL(folder + name, FIXTURES), 'utf8'));
        assert.deepEqual(errors, [], name);
        assert.deepEqual(checkPtx(module), [], name);
        texts++;
      }
    }
    assert.ok(texts > 24);
  });
});
