/**
 * `test-fixtures/codegen/amdgcn`: MIR with FileCheck lines for the property under test. `CHECK`
 * holds for every processor, `GFX90A` and the like for one; `cpus:` in the first line asks for
 * others than the usual six. Every text goes through the assembler and the linker when they are
 * there.
 */
import assert from 'node:assert/strict';
import { parseMir, verifyModule } from '../../../src/mir/index.ts';
import { amdgcnTarget } from '../../../src/targets/index.ts';
import { fileCheck, findTool, listFiles, readRepo, requireTool, sampled } from '../../kit/index.ts';
import { assemble, CPUS, checkTable } from './kit.ts';

const ROOT = 'test-fixtures/codegen/amdgcn';

function compile(path: string, text: string, cpu: string): { code: string; problems: string[] } {
  const { module, errors } = parseMir(text);
  assert.deepEqual(
    errors.map((e) => `${path}:${e.line + 1}: ${e.message}`),
    [],
  );
  assert.deepEqual(
    verifyModule(module).map((p) => p.message),
    [],
  );
  const { text: code, problems } = amdgcnTarget.emitModule(module, { cpu });
  if (problems.length === 0) checkTable(code, cpu);
  return { code, problems: problems.map((p) => p.message) };
}

function cpusOf(text: string): readonly string[] {
  const named = /cpus: ([\w ]+)/.exec(text.split('\n', 1)[0]!)?.[1];
  return named === undefined ? CPUS : named.trim().split(/\s+/);
}

describe('AMDGCN: fixtures', () => {
  const files = listFiles(ROOT, ['.mir']);
  assert.ok(files.length >= 11, `only ${files.length} fixtures`);
  for (const path of files) {
    const text = readRepo(path);
    const title = path.slice(ROOT.length + 1, -4);
    it(title, () => {
      const expected = [...text.matchAll(/^; problem: (.*)$/gm)].map((m) => m[1]!);
      for (const cpu of cpusOf(text)) {
        const { code, problems } = compile(path, text, cpu);
        assert.equal(problems.length, expected.length, problems.join('\n'));
        problems.forEach((message, i) => {
          assert.ok(message.includes(expected[i]!), message);
        });
        fileCheck(code, text, { name: `${path} (${cpu})` });
        const own = cpu.toUpperCase();
        if (text.includes(`; ${own}`))
          fileCheck(code, text, { prefixes: [own], name: `${path} (${cpu})` });
      }
    });
    it(`${title}: llvm-mc`, function () {
      const mc = requireTool(this, 'llvm-mc');
      for (const cpu of sampled(cpusOf(text), 3, files.indexOf(path)))
        assemble(mc, findTool('ld.lld'), compile(path, text, cpu).code, cpu);
    });
  }
});
