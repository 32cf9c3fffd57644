/**
 * Plants mistakes in assembly that an assembler takes, one in a line, and compares what it refuses
 * with what we report: `npm run fuzz:mutants -- --seed 1 --count 200 FILES`. The names of files say
 * the GPU: `a.gfx90a.s`, `sm_80-b.ptx`. Prints the share that is found at its line by kind, and
 * what is missed or reported although the assembler takes it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ASSEMBLY } from '../../../src/ide/index.ts';
import { findTool } from '../../kit/tools.ts';
import { Random } from '../random.ts';
import { kindsOf, mutated, readLine } from './kinds.ts';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    show: { type: 'string', default: '20' },
  },
});

interface Share {
  refused: number;
  found: number;
}
const shares = new Map<string, Share>();
const missed: string[] = [];
const wrong: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'warplens-mutants-'));

/** Lines with errors of ours. */
function reported(findings: ReturnType<typeof ASSEMBLY.ptx.findings>, text: string): Set<number> {
  const out = new Set<number>();
  for (const f of findings)
    if (f.severity === undefined) out.add(text.slice(0, f.start).split('\n').length);
  return out;
}

function note(kind: string, refused: boolean, found: boolean, what: string): void {
  const share = shares.get(kind) ?? { refused: 0, found: 0 };
  shares.set(kind, share);
  if (refused) {
    share.refused++;
    if (found) share.found++;
    else missed.push(`${kind}: ${what}`);
  } else if (found) wrong.push(`${kind}: ${what}`);
}

/** Mistakes in every few lines at once: LLVM reports each at its line. */
function amdgcn(text: string, cpu: string, random: Random, count: number): void {
  const tool = findTool('llvm-mc')!;
  const kinds = kindsOf('amdgcn');
  const lines = text.split('\n');
  const names = lines.flatMap((l) => readLine(l, 'amdgcn')?.mnemonic ?? []);
  const places = lines.flatMap((l, i) => (readLine(l, 'amdgcn') ? [i] : []));
  const made = new Map<number, [string, string]>();
  for (let tries = 0; made.size < count && tries < 20 * count; tries++) {
    const at = random.pick(places);
    const kind = random.pick(kinds);
    if (made.has(at)) continue;
    const line = mutated(lines[at]!, 'amdgcn', kind, random, names);
    if (line !== undefined) made.set(at, [kind, line]);
  }
  const all = lines.map((l, i) => made.get(i)?.[1] ?? l).join('\n');
  const args = ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-filetype=null'];
  const { stderr } = spawnSync(tool, args, { input: all, encoding: 'utf8', maxBuffer: 1 << 28 });
  const refused = new Set(
    [...stderr.matchAll(/^<stdin>:(\d+):\d+: error/gm)].map((m) => Number(m[1])),
  );
  const found = reported(ASSEMBLY.amdgcn.findings(all, { cpu, from: 'setting' }), all);
  for (const [at, [kind, line]] of made)
    note(kind, refused.has(at + 1), found.has(at + 1), `${cpu}: ${line.trim()}`);
}

/** One mistake in the functions of a text at a time: `ptxas` gives up soon. */
function ptx(text: string, random: Random, count: number): void {
  const tool = findTool('ptxas')!;
  const kinds = kindsOf('ptx');
  const lines = text.split('\n');
  const names = lines.flatMap((l) => readLine(l, 'ptx')?.mnemonic ?? []);
  const places = lines.flatMap((l, i) => (readLine(l, 'ptx') ? [i] : []));
  const file = join(folder, 'a.ptx');
  const target = /^\.target\s+(sm_\w+)/m.exec(text)![1]!;
  const arch = /^sm_[56]/.test(target) ? 'sm_75' : target;
  for (let n = 0, tries = 0; n < count && tries < 20 * count; tries++) {
    const at = random.pick(places);
    const kind = random.pick(kinds);
    const line = mutated(lines[at]!, 'ptx', kind, random, names);
    if (line === undefined) continue;
    n++;
    const all = lines.map((l, i) => (i === at ? line : l)).join('\n');
    writeFileSync(file, all);
    const args = [`-arch=${arch}`, '-O0', '-c', file, '-o', join(folder, 'out')];
    const { status, stderr, stdout } = spawnSync(tool, args, { encoding: 'utf8' });
    const found = reported(ASSEMBLY.ptx.findings(all), all);
    const near = [at + 1, at + 2].some((l) => found.has(l));
    const why = `${stderr}${stdout}`.split('\n')[0]?.replace(/^.*?line /, 'line ');
    note(kind, status !== 0, near, `${target}: ${line.trim()}   [${why}]`);
  }
}

const random = new Random(Number(options.seed));
for (const path of files) {
  const text = readFileSync(path, 'utf8');
  const name = basename(path);
  const count = Number(options.count);
  if (name.endsWith('.ptx')) ptx(text, random, count);
  else amdgcn(text, /gfx\w+/.exec(name)![0], random, count);
}
rmSync(folder, { recursive: true });

let refused = 0;
let found = 0;
for (const [kind, share] of [...shares].sort()) {
  refused += share.refused;
  found += share.found;
  console.log(`${kind.padEnd(34)}${String(share.found).padStart(6)} of ${share.refused}`);
}
console.log(`found ${found} of ${refused}: ${((100 * found) / Math.max(1, refused)).toFixed(2)} %`);
console.log(`reported although the assembler takes it: ${wrong.length}`);
const show = Number(options.show);
for (const one of missed.slice(0, show)) console.log(`missed  ${one}`);
for (const one of wrong.slice(0, show)) console.log(`wrong   ${one}`);
