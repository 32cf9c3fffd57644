/**
 * What ptxas takes and is wrong all the same: planted mistakes, each found in its line and alone;
 * nothing in compilers' code.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPtx, lintPtx, parsePtx } from '../../src/asm/index.ts';
import { readRepo, requireTool } from '../kit/index.ts';

const FIXTURES = new URL('../../../test-fixtures/', import.meta.url);

interface Case {
  readonly code: string;
  readonly text: string;
  /** Lines that are marked. */
  readonly marked: readonly number[];
}

/** A kernel whose parameter, index, predicate and number are in registers before its body. */
function caseOf(part: string): Case {
  const [head = '', ...body] = part.trimEnd().split('\n');
  const [code = '', ...bounds] = head.split(' ');
  const lines = [
    '.version 8.0',
    '.target sm_90a',
    '.address_size 64',
    '.shared .align 16 .b8 s[8192];',
    '.visible .entry k(.param .u64 p, .param .u32 n)',
    bounds.join(' '),
    '{',
    '.reg .pred %p<10>; .reg .b32 %r<10>; .reg .b64 %rd<10>; .reg .f32 %f<20>;',
    'ld.param.u64 %rd0, [p]; cvta.to.global.u64 %rd1, %rd0; ld.param.u32 %r0, [n];',
    'setp.eq.s32 %p0, %r0, 3; @%p0 trap; cvt.rn.f32.u32 %f0, %r0; @%p0 st.global.f32 [%rd1+64], %f0;',
    ...body,
    'ret;',
    '}',
    '',
  ];
  return {
    code,
    text: lines.join('\n'),
    marked: lines.flatMap((line, i) => (line.includes('//!') ? [i] : [])),
  };
}

const CASES = ['mistakes', 'planted'].flatMap((name) =>
  readRepo(`test-fixtures/asm/ptx/${name}.txt`).split(/^--- /m).slice(1).map(caseOf),
);

describe('lints of PTX', () => {
  for (const { code, text, marked } of CASES) {
    const name = text.split('\n').slice(10, -3).join(' ').replace(/\s+/g, ' ');
    it(`${code}: ${name}`, () => {
      const parse = parsePtx(text);
      assert.deepEqual([...parse.errors, ...checkPtx(parse.module)], []);
      const found = lintPtx(parse);
      const lines = text.split('\n');
      assert.deepEqual(
        found.map((d) => `${d.code} in ${lines[d.line]}`),
        marked.map((line) => `${code} in ${lines[line]}`),
        JSON.stringify(found),
      );
    });
  }

  it('has many planted mistakes', () => {
    assert.ok(CASES.filter(({ marked }) => marked.length > 0).length >= 40);
  });

  it('finds nothing in what compilers emit', () => {
    const folders = ['emulate/ptx/rustc/', 'emulate/ptx/nvcc/'];
    let functions = 0;
    for (const folder of folders) {
      const url = new URL(folder, FIXTURES);
      for (const name of readdirSync(url).filter((n) => n.endsWith('.ptx'))) {
        const parse = parsePtx(readFileSync(new URL(name, url), 'utf8'));
        functions += parse.module.functions.length;
        assert.deepEqual(lintPtx(parse), [], name);
      }
    }
    assert.ok(functions > 50);
  });

  it('ptxas takes the planted mistakes', function () {
    const ptxas = requireTool(this, 'ptxas');
    const folder = mkdtempSync(join(tmpdir(), 'warplens-lints-'));
    try {
      // All kernels in one module, each under a name of its own.
      const [head] = CASES[0]!.text.split('.visible');
      const kernels = CASES.map(({ text }, i) =>
        text.slice(text.indexOf('.visible')).replace('.entry k(', `.entry k${i}(`),
      );
      const file = join(folder, 'all.ptx');
      writeFileSync(file, head + kernels.join('\n'));
      const run = spawnSync(ptxas, ['-arch', 'sm_90a', file, '-o', join(folder, 'out')], {
        encoding: 'utf8',
      });
      assert.equal(run.status, 0, run.stderr);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
