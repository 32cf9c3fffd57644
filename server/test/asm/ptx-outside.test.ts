/**
 * PTX beyond single instructions: the grammar of operands, declarations, initial values,
 * directives, pragmas and debug sections, as ptxas judges them.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPtx, parsePtx } from '../../src/asm/index.ts';
import { readRepo, requireTool } from '../kit/index.ts';

interface Case {
  readonly block: string;
  readonly line: string;
  readonly refused: boolean;
  readonly text: string;
  /** Line of the module in which the case begins. */
  readonly first: number;
}

/** Blocks of `outside.txt`: text before the lines, the lines, the text after them. */
const CASES: readonly Case[] = readRepo('test-fixtures/asm/ptx/outside.txt')
  .split(/^--- /m)
  .slice(1)
  .flatMap((part) => {
    const block = part.slice(0, part.indexOf('\n'));
    const [before = '', lines = '', after = ''] = part.slice(block.length + 1).split(/^===\n/m);
    return lines
      .trimEnd()
      .split('\n')
      .map((said) => {
        const line = said.slice(3);
        const text = `${before}${line.replace(/\\n/g, '\n')}\n${after}`;
        const first = before.split('\n').length - 1;
        return { block, line, refused: said.startsWith('no'), text, first };
      });
  });

function errorsOf(text: string): readonly { line: number }[] {
  const { module, errors } = parsePtx(text);
  const found = errors.length > 0 ? errors : checkPtx(module);
  return found.filter((d) => !('severity' in d));
}

describe('PTX outside of instructions', () => {
  for (const block of new Set(CASES.map((one) => one.block)))
    it(`judges ${block} as ptxas does`, () => {
      const differ = CASES.filter(
        (one) => one.block === block && errorsOf(one.text).length > 0 !== one.refused,
      );
      assert.deepEqual(
        differ.map(({ line }) => line),
        [],
      );
    });

  it('reports a mistake in its own line', () => {
    const elsewhere = CASES.filter(({ block, line, refused, text, first }) => {
      if (!refused || block === 'older versions' || line.includes('\\n')) return false;
      return !errorsOf(text).some((d) => d.line >= first && d.line <= first + 1);
    });
    assert.deepEqual(
      elsewhere.map(({ line }) => line),
      [],
    );
  });

  it('says what to write', () => {
    const said = (body: string, version = '9.0'): string[] => {
      const text = `.version ${version}\n.target sm_90\n.address_size 64\n${body}\n`;
      const { module, errors } = parsePtx(text);
      return (errors.length > 0 ? errors : checkPtx(module)).map(({ message }) => message);
    };
    const table: readonly (readonly [string, RegExp])[] = [
      [
        '.global .b8 t[4];\n.entry k() { .reg .b64 %r; mov.u64 %r, (t); ret; }',
        /`t` cannot be part of an expression.*`t\+4`/,
      ],
      ['.section .debug_info { .b8 300 }', /`300` is out of range for `\.b8`/],
      ['.entry k()\n.pragma "enable_smem_spilling";\n{ ret; }', /only possible in a body/],
      ['.func f() { .pragma "enable_smem_spilling"; ret; }', /only possible in kernels/],
      ['.entry k() { .pragma "nounrol"; ret; }', /did you mean `nounroll`/],
      [
        '.maxnreg 32',
        /`\.maxnreg` is only possible between the parameters and the body of a kernel/,
      ],
      ['.entry k() { call f; ret; }\n.func f() { ret; }', /`f` is declared only after this/],
      ['.func f(.param .b32 a);\n.func f(.param .b64 a) { ret; }', /declared as `\.param \.b32`/],
    ];
    for (const [body, message] of table) assert.match(said(body).join('; '), message);
    assert.match(
      said('.section .debug_info { L: }', '6.3').join(),
      /label in a section requires PTX ISA 7\.0/,
    );
  });

  it('is what ptxas says', function () {
    this.timeout(0);
    const ptxas = requireTool(this, 'ptxas');
    const folder = mkdtempSync(join(tmpdir(), 'ptx-outside-'));
    try {
      const file = join(folder, 'k.ptx');
      // Every seventh: the verdicts are data of one version of the assembler.
      const differ = CASES.filter((_, i) => i % 7 === 0).filter(({ text, refused }) => {
        writeFileSync(file, text);
        const arch = /^\.target (\w+)/m.exec(text)![1];
        const args = [`-arch=${arch}`, '-c', '-o', join(folder, 'k.o'), file];
        return (spawnSync(ptxas, args).status !== 0) !== refused;
      });
      assert.deepEqual(
        differ.map(({ line }) => line),
        [],
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
