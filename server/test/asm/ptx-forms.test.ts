/**
 * The table of PTX forms against ptxas: what it says of single instructions, and of each form on
 * several GPUs.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPtx, parsePtx } from '../../src/asm/index.ts';
import { ptxFormOpcodes, ptxForms } from '../../src/asm/ptx/isa/forms/index.ts';
import { readRepo, requireTool } from '../kit/index.ts';
import { instancesOf } from '../kit/ptx-instances.ts';

const LINES = readRepo('test-fixtures/asm/ptx/verdicts.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const HEAD = LINES.filter((line) => line.startsWith('   ')).map((line) => line.slice(3));
const VERDICTS = LINES.filter((line) => !line.startsWith('   '));

/** A module around instructions, one in each line, and the line of the first. */
function moduleOf(lines: readonly string[], version: string, target: string) {
  const before = [`.version ${version}`, `.target ${target}`, '.address_size 64', ...HEAD];
  return { text: [...before, ...lines, 'ret; }', ''].join('\n'), first: before.length };
}

/** Which of the instructions we refuse. */
function refusedByUs(lines: readonly string[], version: string, target: string): Set<number> {
  const { text, first } = moduleOf(lines, version, target);
  const { module, errors } = parsePtx(text);
  return new Set([...errors, ...checkPtx(module)].map(({ line }) => line - first));
}

describe('PTX forms', () => {
  it('single instructions are judged as ptxas judges them', () => {
    const text = VERDICTS.map((line) => line.slice(3));
    const refused = refusedByUs(text, '9.0', 'sm_100a');
    const differ = VERDICTS.filter((line, i) => line.startsWith('no') !== refused.has(i));
    assert.deepEqual(differ, []);
    assert.ok(VERDICTS.length > 500);
  });

  /** What has operands that are not made here. */
  const UNTOLD = new Set(['tex', 'tld4', 'txq', 'suq', 'suld', 'sust', 'sured', 'brx', 'alloca']);

  for (const target of ['sm_75', 'sm_90', 'sm_90a', 'sm_100a', 'sm_103f', 'sm_120a']) {
    it(`each form is there or not as ptxas says for ${target}`, function () {
      const ptxas = requireTool(this, 'ptxas');
      const lines = [
        ...new Set(
          ptxFormOpcodes()
            .filter((opcode) => !UNTOLD.has(opcode))
            .flatMap((opcode) => ptxForms(opcode).flatMap((form) => [...instancesOf(form)])),
        ),
      ].filter((line) => !/^multimem.*\.v\d+\.e\dm\d/.test(line));
      const folder = mkdtempSync(join(tmpdir(), 'warplens-forms-'));
      try {
        const file = join(folder, 'forms.ptx');
        const refused = new Set<number>();
        // At some errors ptxas stops: what it stopped at is taken out, and it is asked again.
        for (let left = lines.map((_, i) => i), rounds = 0; rounds < 40; rounds += 1) {
          // A last line that is refused keeps the assembler from making code of the others.
          const sent = [...left.map((i) => lines[i]!), 'add.no_such_modifier.s32 %r1, %r2, %r3;'];
          const { text, first } = moduleOf(sent, '9.0', target);
          writeFileSync(file, text);
          const run = spawnSync(ptxas, ['-arch', target, file, '-o', join(folder, 'out')], {
            encoding: 'utf8',
            maxBuffer: 1 << 28,
          });
          const found = [...run.stderr.matchAll(/line (\d+); (?:error|fatal)/g)].map(
            (m) => Number(m[1]) - 1 - first,
          );
          for (const at of found) if (left[at] !== undefined) refused.add(left[at]);
          if (found.includes(left.length)) break;
          assert.ok(rounds < 39 && found.length > 0, run.stderr.slice(0, 500));
          left = left.filter((i) => !refused.has(i));
        }
        const ours = refusedByUs(lines, '9.0', target);
        const differ = lines.filter((_, i) => refused.has(i) !== ours.has(i));
        assert.deepEqual(differ, []);
        assert.ok(lines.length > 3500);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
});
