/**
 * `test-fixtures/codegen/ptx`: MIR with FileCheck lines for the property under test. `CHECK` holds
 * for every processor, `SM80` and the like for one; `cpus:` in the first line asks for others than
 * the usual four. Every text goes through `ptxas` when it is there.
 */
import assert from 'node:assert/strict';
import { parseMir, verifyModule } from '../../src/mir/index.ts';
import { ptxTarget } from '../../src/targets/index.ts';
import { fileCheck, listFiles, readRepo, requireTool } from '../kit/index.ts';
import { assemble } from './assemble.ts';

const ROOT = 'test-fixtures/codegen/ptx';
const USUAL = ['sm_75', 'sm_80', 'sm_90', 'sm_120'];

/** PTX of a fixture and what the back end could not do. */
function compile(path: string, text: string, cpu: string): { ptx: string; problems: string[] } {
  const { module, errors } = parseMir(text);
  assert.deepEqual(
    errors.map((e) => `${path}:${e.line + 1}: ${e.message}`),
    [],
  );
  assert.deepEqual(
    verifyModule(module).map((p) => p.message),
    [],
  );
  const { text: ptx, problems } = ptxTarget.emitModule(module, { cpu });
  return { ptx, problems: problems.map((p) => p.message) };
}

function cpusOf(text: string): string[] {
  const named = /cpus: ([\w ]+)/.exec(text.split('\n', 1)[0]!)?.[1];
  return named === undefined ? USUAL : named.trim().split(/\s+/);
}

describe('PTX: fixtures', () => {
  const files = listFiles(ROOT, ['.mir']);
  assert.ok(files.length > 30, `only ${files.length} fixtures`);
  for (const path of files) {
    const text = readRepo(path);
    const title = path.slice(ROOT.length + 1, -4);
    it(title, () => {
      const expected = [...text.matchAll(/^; problem: (.*)$/gm)].map((m) => m[1]!);
      for (const cpu of cpusOf(text)) {
        const { ptx, problems } = compile(path, text, cpu);
        assert.equal(problems.length, expected.length, problems.join('\n'));
        for (const [i, message] of problems.entries())
          assert.ok(message.includes(expected[i]!), message);
        fileCheck(ptx, text, { name: `${path} (${cpu})` });
        const own = cpu.replace('_', '').toUpperCase();
        if (text.includes(`; ${own}`))
          fileCheck(ptx, text, { prefixes: [own], name: `${path} (${cpu})` });
      }
    });
    it(`${title}: ptxas`, function () {
      const ptxas = requireTool(this, 'ptxas');
      // One processor each, in turn, keeps the run short; the sweep over operations asks all of
      // them.
      const cpus = cpusOf(text);
      const cpu = cpus[files.indexOf(path) % cpus.length]!;
      assemble(ptxas, compile(path, text, cpu).ptx, cpu);
    });
  }
});
