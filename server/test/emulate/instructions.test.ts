/**
 * Single instructions of the simulator, one line of `instructions.txt` each: inputs, instruction,
 * results.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTool } from '../kit/index.ts';
import { launch } from './launches.ts';

const FILE = new URL('../../../test-fixtures/emulate/ptx/instructions.txt', import.meta.url);

interface Case {
  readonly text: string;
  readonly code: string;
  readonly inputs: readonly string[];
  readonly results: readonly string[];
}

function readCases(): Case[] {
  const out: Case[] = [];
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('//') || line.startsWith('#')) continue;
    const parts = line.split(/ \|(?= |$)/).map((part) => part.trim());
    assert.equal(parts.length, 3, line);
    const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
    out.push({ text: line, code: parts[0]!, inputs: words(parts[1]!), results: words(parts[2]!) });
  }
  return out;
}

const CLASSES: Readonly<Record<string, { type: string; size: number }>> = {
  r: { type: 'b32', size: 4 },
  f: { type: 'b32', size: 4 },
  h: { type: 'b16', size: 2 },
  l: { type: 'b64', size: 8 },
  g: { type: 'b64', size: 8 },
};

/** Which class (`r`, `f` ...) a letter has in the code; undefined when it does not occur. */
function classOf(code: string, letter: string): string | undefined {
  return new RegExp(`%([rfhlg])${letter}\\b`).exec(code)?.[1];
}

/** The bits a word of a case stands for, in a register of a class. */
function bitsOf(word: string, cls: string): bigint {
  const view = new DataView(new ArrayBuffer(8));
  if (/[.]|nan|inf|e[-+]\d/.test(word)) {
    const value =
      word === 'inf'
        ? Number.POSITIVE_INFINITY
        : word === '-inf'
          ? Number.NEGATIVE_INFINITY
          : Number(word);
    if (cls === 'g' || cls === 'l') {
      view.setFloat64(0, value);
      return view.getBigUint64(0);
    }
    view.setFloat32(0, value);
    return BigInt(view.getUint32(0));
  }
  return BigInt(`0x${word}`);
}

/** A module around the instruction: inputs from a buffer, results to another, eight bytes each. */
function moduleOf(c: Case): string {
  const lines: string[] = [];
  for (const [i, letter] of [...'abce'].entries()) {
    const cls = classOf(c.code, letter);
    if (cls) lines.push(`ld.global.${CLASSES[cls]!.type} %${cls}${letter}, [%in+${8 * i}];`);
  }
  lines.push('setp.ne.s32 %pz, 0, 0;', c.code);
  for (const [i, letter] of [...'dq'].entries()) {
    const cls = classOf(c.code, letter);
    if (cls) lines.push(`st.global.${CLASSES[cls]!.type} [%out+${8 * i}], %${cls}${letter};`);
  }
  const declare = [...'rfhlg'].map((cls) => {
    const type = cls === 'f' ? 'f32' : cls === 'g' ? 'f64' : CLASSES[cls]!.type;
    return `.reg .${type} ${[...'abcedq'].map((letter) => `%${cls}${letter}`).join(', ')};`;
  });
  return `.version 8.6
.target sm_100
.address_size 64
.visible .entry k(.param .u64 pin, .param .u64 pout)
{
${declare.join('\n')}
.reg .pred %pd, %pq, %pz;
.reg .b64 %in, %out;
ld.param.u64 %in, [pin];
ld.param.u64 %out, [pout];
${lines.join('\n')}
ret;
}
`;
}

describe('single PTX instructions', () => {
  const cases = readCases();
  for (const c of cases) {
    it(c.text, () => {
      const input = new BigUint64Array(4);
      const used = [...'abce'].filter((letter) => classOf(c.code, letter));
      assert.equal(used.length, c.inputs.length, 'inputs');
      for (const [i, letter] of used.entries()) {
        input['abce'.indexOf(letter)] = bitsOf(c.inputs[i]!, classOf(c.code, letter)!);
      }
      const run = launch(moduleOf(c), {
        kernel: 'k',
        args: { input, output: new BigUint64Array(2) },
      });
      assert.deepEqual(run.diagnostics, []);
      const out = new BigUint64Array(Uint8Array.from(run.buffers[0]!.get('output')!).buffer);
      for (const [i, word] of c.results.entries()) {
        const cls = classOf(c.code, 'dq'[i]!)!;
        assert.equal(out[i]!.toString(16), bitsOf(word, cls).toString(16));
      }
    });
  }

  it('are all accepted by ptxas', function () {
    const ptxas = requireTool(this, 'ptxas');
    const folder = mkdtempSync(join(tmpdir(), 'warplens-instr-'));
    try {
      const file = join(folder, 'all.ptx');
      const [head = ''] = moduleOf(cases[0]!).split('.visible');
      const bodies = cases.map((c, i) =>
        moduleOf(c).slice(head.length).replace('.entry k(', `.entry k${i}(`),
      );
      writeFileSync(file, head + bodies.join(''));
      const run = spawnSync(ptxas, ['-O0', '-arch', 'sm_100', file, '-o', join(folder, 'out')], {
        encoding: 'utf8',
      });
      assert.equal(run.stderr, '');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
