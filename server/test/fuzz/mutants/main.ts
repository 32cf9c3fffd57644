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
import { kindsOf, lineKinds, mutated, mutatedLine, readLine } from './kinds.ts';

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

/** A line with a mistake: of an instruction, or one time in three of what is none. */
function mistake(
  lines: readonly string[],
  language: 'ptx' | 'amdgcn',
  random: Random,
): { readonly at: number; readonly kind: string; readonly line: string } | undefined {
  const read = readLines(lines, language);
  if (random.below(3) === 0) {
    const at = random.pick(read.others);
    const kind = random.pick(lineKinds());
    const line = mutatedLine(lines[at]!, kind, random);
    return line === undefined ? undefined : { at, kind, line };
  }
  const at = random.pick(read.places);
  const kind = random.pick(kindsOf(language));
  const others = kind === 'operand of another line' ? read.operands : read.names;
  const line = mutated(lines[at]!, language, kind, random, others);
  return line === undefined ? undefined : { at, kind, line };
}

interface ReadLines {
  readonly places: readonly number[];
  readonly others: readonly number[];
  readonly names: readonly string[];
  readonly operands: readonly string[];
}
let lastRead: { readonly of: readonly string[]; readonly read: ReadLines } | undefined;

function readLines(lines: readonly string[], language: 'ptx' | 'amdgcn'): ReadLines {
  if (lastRead?.of === lines) return lastRead.read;
  const places: number[] = [];
  const others: number[] = [];
  const names: string[] = [];
  const operands: string[] = [];
  // LLVM says what is wrong with metadata at its end, and with debug data elsewhere.
  let apart = false;
  for (const [i, text] of lines.entries()) {
    if (/^\s*\.(amdgpu_metadata|section\s+\.debug)/.test(text)) apart = true;
    const line = readLine(text, language);
    if (line) {
      places.push(i);
      names.push(line.mnemonic);
      operands.push(...line.operands);
    } else if (!apart && /^\s*\.[a-z]|^[$.\w]+:/.test(text)) others.push(i);
    if (/^\s*\.(end_amdgpu_metadata|text)/.test(text)) apart = false;
  }
  const read = { places, others, names, operands };
  lastRead = { of: lines, read };
  return read;
}

/** Mistakes in every few lines at once: LLVM reports each at its line. */
function amdgcn(text: string, cpu: string, random: Random, count: number): void {
  const tool = findTool('llvm-mc')!;
  const lines = text.split('\n');
  const made = new Map<number, [string, string]>();
  for (let tries = 0; made.size < count && tries < 20 * count; tries++) {
    const one = mistake(lines, 'amdgcn', random);
    if (one && !made.has(one.at)) made.set(one.at, [one.kind, one.line]);
  }
  const all = lines.map((l, i) => made.get(i)?.[1] ?? l).join('\n');
  const args = ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-filetype=null'];
  const { stderr } = spawnSync(tool, args, { input: all, encoding: 'utf8', maxBuffer: 1 << 28 });
  const refused = new Set(
    [...stderr.matchAll(/^<stdin>:(\d+):\d+: error/gm)].map((m) => Number(m[1])),
  );
  const found = reported(ASSEMBLY.amdgcn.findings(all, { cpu, from: 'setting' }), all);
  // Behind a mistake in a descriptor the assembler knows no key of it.
  const lost = new Set(
    [...stderr.matchAll(/^<stdin>:(\d+):\d+: error: unknown directive\s+\.(?:end_)?amdhsa_/gm)].map(
      (m) => Number(m[1]),
    ),
  );
  for (const [at, [kind, line]] of made)
    if (!lost.has(at + 1) || kind === 'directive misspelt')
      note(kind, refused.has(at + 1), found.has(at + 1), `${cpu}: ${line.trim()}`);
}

/** One mistake in the functions of a text at a time: `ptxas` gives up soon. */
function ptx(text: string, random: Random, count: number): void {
  const tool = findTool('ptxas')!;
  const lines = text.split('\n');
  const file = join(folder, 'a.ptx');
  const target = /^\.target\s+(sm_\w+)/m.exec(text)![1]!;
  const arch = /^sm_(?:[56]|70|72)/.test(target) ? 'sm_75' : target;
  for (let n = 0, tries = 0; n < count && tries < 20 * count; tries++) {
    const one = mistake(lines, 'ptx', random);
    if (!one) continue;
    const { at, kind, line } = one;
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
