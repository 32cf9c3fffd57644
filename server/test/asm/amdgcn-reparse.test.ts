/**
 * Edited AMDGCN texts: the tree made of the one before is that of the whole text, and so are the
 * findings; only the edit is read.
 */
import assert from 'node:assert/strict';
import {
  type AmdgcnParse,
  checkAmdgcn,
  parseAmdgcn,
  reparseAmdgcn,
} from '../../src/asm/amdgcn/index.ts';
import { tableReport } from '../../src/db/index.ts';
import { readRepo } from '../kit/index.ts';

const INSERTED: readonly string[] = [
  ' ',
  'x',
  '\n',
  '\n\tv_mov_b32_e32 v1, v0\n',
  '\ts_branch .LBB0_1\n',
  '\nlabel:\n',
  '\n.LBB0_1:\n',
  '; implicit-def: $vgpr1\n',
  '\n\t.set count, 3\n',
  '\n\t.section .rodata\n',
  '\n\t.include "a.inc"\n',
  '\n.macro m\n\ts_nop 0\n.endm\n',
  '\n\t.amdhsa_next_free_vgpr 3\n',
  '\n.amdhsa_kernel k\n',
  '// text\n',
  '/*',
  '*/',
  '"',
];

/** Everything that a tree says. */
function said({ module, errors }: AmdgcnParse): unknown {
  const statements = module.statements.map((s) => {
    const { kind, start, end, line, shape } = s;
    const more =
      s.kind === 'instr'
        ? [s.mnemonic, s.nameSpan, s.operands, s.modifiers, s.dual]
        : s.kind === 'loc'
          ? [s.sourceLine]
          : [s.name];
    return [kind, start, end, line, shape.start, more];
  });
  // How it came to be is another matter.
  const { lines, statements: _, version: __, change: ___, ...rest } = module;
  assert.equal(typeof lines, 'object');
  return { ...rest, statements, errors };
}

describe('reparseAmdgcn', () => {
  for (const file of ['gfx90a/spmv_csr.s', 'gfx1100/matrix_ops.s']) {
    it(`gives the tree and the findings of the whole text after any edit of ${file}`, () => {
      const original = readRepo(`test-fixtures/emulate/amdgcn/rustc/${file}`);
      let text = original;
      let parse = parseAmdgcn(text);
      let state = 1;
      const random = (n: number): number => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return (state >>> 8) % n;
      };
      for (let i = 0; i < 120; i += 1) {
        const at = random(text.length);
        const removed = random(3) === 0 ? random(60) : 0;
        const inserted = INSERTED[random(INSERTED.length)]!;
        const edited = text.slice(0, at) + inserted + text.slice(at + removed);
        parse = reparseAmdgcn(parse, edited);
        const whole = parseAmdgcn(edited);
        const where = JSON.stringify(edited.slice(at - 40, at + 40));
        assert.deepEqual(said(parse), said(whole), where);
        const cpu = file.slice(0, file.indexOf('/'));
        assert.deepEqual(
          checkAmdgcn(parse.module, cpu, parse.errors),
          checkAmdgcn(whole.module, cpu, whole.errors),
          where,
        );
        // Every few edits the text is whole again, so that most edits are of one that can be read.
        text = i % 4 === 3 ? original : edited;
        if (i % 4 === 3) parse = reparseAmdgcn(parse, text);
      }
    });
  }

  it('keeps what depends on symbols while they keep their values', () => {
    const text = readRepo('test-fixtures/emulate/amdgcn/opencl/ops.gfx90a.s');
    let parse = parseAmdgcn(text);
    checkAmdgcn(parse.module, 'gfx90a', parse.errors);
    const misses = (): number => tableReport().get('AMDGCN steps of flows')!.misses;
    const edit = (line: string): number => {
      const before = misses();
      const at = text.indexOf('\n\tv_', text.indexOf('\t.set ', text.length / 2) - 2000);
      parse = reparseAmdgcn(parse, text.slice(0, at) + line + text.slice(at));
      checkAmdgcn(parse.module, 'gfx90a', parse.errors);
      return misses() - before;
    };
    // In the same piece of the text symbols get their values.
    assert.equal(edit('\n\tv_mov_b32_e32 v1, 0'), 0);
    assert.equal(edit('\n\t.set new_symbol, 1'), 1);
  });

  it('leaves statements away from the edit as they are, and judges a line once', () => {
    const text = readRepo('test-fixtures/emulate/amdgcn/rustc/gfx90a/spmv_csr.s');
    const before = parseAmdgcn(text);
    const kept = [before.module.statements[3], before.module.statements.at(-1)];
    const lines = before.lines.size;
    const at = text.indexOf('s_waitcnt');
    const after = reparseAmdgcn(before, `${text.slice(0, at)}x${text.slice(at)}`);
    assert.ok(kept.every((s) => after.module.statements.includes(s!)));
    assert.equal(after.lines.size, lines + 1);
  });
});
