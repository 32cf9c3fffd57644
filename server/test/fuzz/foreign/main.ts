/**
 * Reports errors of ours in assembly that an assembler takes: `npm run fuzz:foreign -- FOLDER`. The
 * names of files say the GPU, as for `fuzz:mutants`: `a.gfx90a.s`, `sm_80-b.ptx`. Files that the
 * assembler refuses as a whole (`ptxas`) are counted apart; of the others every error in a line
 * that `llvm-mc` takes is false. Warnings are counted by code, for somebody to judge.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ASSEMBLY } from '../../../src/ide/index.ts';
import { findTool } from '../../kit/tools.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', default: '10' } },
});
const folder = mkdtempSync(join(tmpdir(), 'warplens-foreign-'));
const counts = new Map<string, string[]>();
let instructions = 0;
let errors = 0;
let refused = 0;

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path, { recursive: true }) as string[];
  return names.filter((name) => /\.(?:s|ptx)$/.test(name)).map((name) => join(path, name));
}

/** Lines that LLVM refuses. */
function llvm(path: string, cpu: string): ReadonlySet<number> {
  const args = ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-filetype=null', path];
  const { stderr } = spawnSync(findTool('llvm-mc')!, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return new Set([...stderr.matchAll(/:(\d+):\d+: error/g)].map((m) => Number(m[1])));
}

/** Whether `ptxas` takes a text, which it does not assemble with optimizations. */
function ptxas(path: string, text: string): boolean {
  const target = /^\s*\.target\s+(sm_\w+)/m.exec(text)?.[1] ?? 'sm_80';
  const arch = /^sm_[3-7]\d$/.test(target) ? 'sm_75' : target;
  const args = [`-arch=${arch}`, '-O0', '-c', path, '-o', join(folder, 'out')];
  return spawnSync(findTool('ptxas')!, args, { encoding: 'utf8' }).status === 0;
}

for (const path of positionals.flatMap(filesIn)) {
  const text = readFileSync(path, 'utf8');
  const name = path.endsWith('.ptx') ? 'ptx' : 'amdgcn';
  const cpu = name === 'ptx' ? '' : (/gfx\w+/.exec(basename(path))?.[0] ?? 'gfx900');
  if (name === 'ptx' && !ptxas(path, text)) {
    refused++;
    continue;
  }
  const bad = name === 'ptx' ? new Set<number>() : llvm(path, cpu);
  const lines = text.split('\n');
  const pattern =
    name === 'ptx' ? /^\s*(?:@!?[%\w$]+\s+)?[a-z][\w.:]*\s[^:]*;|^\s*ret;/ : /^\s+[a-z]\w*(?:\s|$)/;
  instructions += lines.filter((line, i) => pattern.test(line) && !bad.has(i + 1)).length;
  const gpu = { cpu, from: 'setting' } as const;
  for (const f of ASSEMBLY[name].findings(text, name === 'ptx' ? undefined : gpu)) {
    const line = text.slice(0, f.start).split('\n').length;
    if (bad.has(line)) continue;
    if (f.severity === undefined) errors++;
    const key = `${f.severity ?? 'error'} ${f.code}`;
    const list = counts.get(key) ?? [];
    counts.set(key, list);
    list.push(`${basename(path)}:${line}: ${f.message}: ${lines[line - 1]!.trim()}`);
  }
}
rmSync(folder, { recursive: true });
console.log(`${instructions} instructions that an assembler takes, ${refused} texts refused`);
console.log(`false errors: ${errors}`);
for (const [key, list] of [...counts].sort()) {
  console.log(`${String(list.length).padStart(6)}  ${key}`);
  for (const one of list.slice(0, Number(options.show))) console.log(`        ${one}`);
}
