/**
 * The table of AMDGCN forms: what it says is what LLVM's assembler takes, form by form and mistake
 * by mistake.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { amdgcnGpu, checkAmdgcn, parseAmdgcn } from '../../src/asm/index.ts';
import { requireTool } from '../kit/index.ts';
import { sampleLines, spoilt } from './amdgcn-samples.ts';

const CPUS = [
  'gfx900',
  'gfx908',
  'gfx90a',
  'gfx942',
  'gfx950',
  'gfx1010',
  'gfx1030',
  'gfx1100',
  'gfx1150',
  'gfx1200',
  'gfx1250',
];

/** Zero-based lines that the assembler refuses. */
function refused(llvmMc: string, cpu: string, lines: readonly string[]): Map<number, string> {
  const folder = mkdtempSync(join(tmpdir(), 'warplens-forms-'));
  try {
    const file = join(folder, 'in.s');
    writeFileSync(file, `${lines.join('\n')}\nL:\n`);
    const run = spawnSync(
      llvmMc,
      ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, file, '-o', join(folder, 'out')],
      {
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      },
    );
    const out = new Map<number, string>();
    for (const m of run.stderr.matchAll(/in\.s:(\d+):\d+: error: (.*)/g))
      if (!out.has(Number(m[1]) - 1)) out.set(Number(m[1]) - 1, m[2]!);
    return out;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Zero-based lines that we report, for waves as the assembler has them by default. */
function reported(cpu: string, lines: readonly string[]): Map<number, string> {
  // The descriptor says how wide waves are; its own line is behind all others.
  const wave = /gfx1/.test(cpu)
    ? [
        '.amdhsa_kernel k',
        '.amdhsa_next_free_vgpr 512',
        '.amdhsa_next_free_sgpr 100',
        '.amdhsa_wavefront_size32 1',
        '.end_amdhsa_kernel',
      ]
    : [];
  const { module, errors } = parseAmdgcn([...lines, 'L:', ...wave].join('\n'));
  const out = new Map<number, string>();
  for (const d of checkAmdgcn(module, cpu, errors))
    if (!out.has(d.line)) out.set(d.line, d.message);
  return out;
}

/** Lines that only one of both refuses, with what they say. */
function differences(
  lines: readonly string[],
  bad: ReadonlyMap<number, string>,
  ours: ReadonlyMap<number, string>,
): string[] {
  return lines.flatMap((line, i) =>
    bad.has(i) === ours.has(i)
      ? []
      : [`${line} | ${bad.get(i) ?? 'taken'} | ${ours.get(i) ?? 'taken'}`],
  );
}

describe('AMDGCN forms', () => {
  for (const cpu of CPUS) {
    it(`what the table says of ${cpu} is what LLVM takes`, function () {
      const llvmMc = requireTool(this, 'llvm-mc');
      const lines = sampleLines(amdgcnGpu(cpu)!);
      assert.ok(lines.length > 1000, String(lines.length));
      const bad = refused(llvmMc, cpu, lines);
      const ours = reported(cpu, lines);
      // Some forms of the table belong to one value of a modifier, which a sample does not have.
      assert.ok(bad.size < lines.length / 50, `${bad.size} of ${lines.length}`);
      assert.deepEqual(differences(lines, bad, ours), []);
    });

    it(`mistakes are those of LLVM on ${cpu}`, function () {
      const llvmMc = requireTool(this, 'llvm-mc');
      const lines = sampleLines(amdgcnGpu(cpu)!)
        .map((line, i) => spoilt(line, i + Math.floor(i / 8)))
        .filter((_, i) => i % 2 === 0);
      const bad = refused(llvmMc, cpu, lines);
      const ours = reported(cpu, lines);
      assert.ok(bad.size > lines.length / 3, `${bad.size} of ${lines.length}`);
      assert.deepEqual(differences(lines, bad, ours), []);
    });
  }
});
