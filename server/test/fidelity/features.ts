/**
 * What a user would conclude from a PTX text about each kernel in it: of the text itself, of a run
 * of the kernel's launches in the simulator, and, where `ptxas` is installed, of its report.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LaunchSpec, runPtx } from '../../src/emulate/index.ts';

/** What `ptxas -v` says about a kernel. */
export interface Assembled {
  readonly registers: number;
  /** Bytes of the stack frame. */
  readonly stack: number;
  /** Bytes of machine code. */
  readonly code: number;
}

/** All numbers of one kernel in one text. */
export interface Features {
  /** Static: the text has local memory. */
  readonly local: boolean;
  /** Static: loads or stores of vectors. */
  readonly vectors: boolean;
  /** Static: calls, those of panics aside. */
  readonly calls: boolean;
  /** Static: traps, panics, and the endless loops that panic handlers are. */
  readonly checks: boolean;
  /** Static: arithmetic in f64. */
  readonly doubles: boolean;
  /** Static: backward branches. */
  readonly loops: number;
  /** Static: barriers and atomics. */
  readonly barriers: number;
  readonly atomics: number;
  /** Executed conditional branches, all threads of all launches together. */
  readonly branches: number;
  /** Executed loads, stores and atomics of global or generic memory. */
  readonly accesses: number;
  /** Executed divisions and remainders of 64 bits. */
  readonly divisions: number;
  /** Executed instructions. */
  readonly steps: number;
  /** Threads of a workgroup in the largest launch. */
  readonly block: number;
  /** Absent without `ptxas`. */
  readonly assembled?: Assembled;
}

/** Lines of a function, with the functions that it calls. */
interface Section {
  readonly name: string;
  readonly entry: boolean;
  readonly first: number;
  readonly lines: readonly string[];
  readonly calls: ReadonlySet<string>;
}

const HEAD = /^\s*(?:\.visible |\.weak |\.extern )*\.(entry|func)\s*(?:\([^)]*\)\s*)?([\w$.]+)/;
const PANIC = /panic|unwrap_failed|expect_failed|slice_.*fail|_fail\w*$|rust_begin_unwind/;

function sectionsOf(text: string): readonly Section[] {
  const lines = text.split('\n').map((line) => line.replace(/\/\/.*/, ''));
  const out: Section[] = [];
  for (let at = 0; at < lines.length; at++) {
    const head = HEAD.exec(lines[at]!);
    if (head === null) continue;
    let open = at;
    while (open < lines.length && !/[{;]\s*$/.test(lines[open]!)) open++;
    if (!lines[open]?.includes('{')) {
      at = open;
      continue;
    }
    let end = open + 1;
    while (end < lines.length && !lines[end]!.startsWith('}')) end++;
    const body = lines.slice(open + 1, end);
    const calls = new Set<string>();
    const joined = body.join('\n');
    for (const [, name] of joined.matchAll(/\bcall(?:\.uni)?\s*(?:\([^)]*\),)?\s*([\w$.]+)/g))
      calls.add(name!);
    out.push({ name: head[2]!, entry: head[1] === 'entry', first: open + 1, lines: body, calls });
    at = end;
  }
  return out;
}

/** A kernel's own section with all that it reaches, panics aside. */
function reached(entry: Section, all: readonly Section[]): readonly Section[] {
  const out = [entry];
  for (const section of out) {
    for (const name of section.calls) {
      const callee = PANIC.test(name) ? undefined : all.find((one) => one.name === name);
      if (callee !== undefined && !out.includes(callee)) out.push(callee);
    }
  }
  return out;
}

function backwardBranches({ lines }: Section): number {
  const labels = new Map<string, number>();
  lines.forEach((line, at) => {
    const label = /^\s*([\w$]+):/.exec(line)?.[1];
    if (label !== undefined) labels.set(label, at);
  });
  const heads = new Set<string>();
  lines.forEach((line, at) => {
    const target = /\bbra(?:\.uni)?\s+([\w$]+)/.exec(line)?.[1];
    if (target !== undefined && (labels.get(target) ?? at) < at) heads.add(target);
  });
  return heads.size;
}

/** A block that only jumps to itself: the handler of a panic. */
const hasEndlessLoop = ({ lines }: Section): boolean =>
  /^\s*([\w$]+):\s*\n(?:\s*\n|\s*\.loc[^\n]*\n)*\s*bra(?:\.uni)?\s+\1;/m.test(lines.join('\n'));

const isDouble =
  /^\s*(?:@!?%\w+\s+)?(?:add|sub|mul|fma|mad|div|sqrt|rcp|neg|abs|min|max|setp|cvt)\S*\.f64/;
const isAccess =
  /^\s*(?:@!?%\w+\s+)?(?:(?:ld|st)(?:\.(?!param|shared|local|const)\w+|\.v\d)*|(?:atom|red)(?!\S*\.shared)\S*)\s/;
const isDivision = /^\s*(?:@!?%\w+\s+)?(?:div|rem)\.[us]64/;

/** Features of each kernel; a kernel without a launch has no executed numbers and is left out. */
export function featuresOf(text: string, spec: LaunchSpec, ptxas?: string): Map<string, Features> {
  const sections = sectionsOf(text);
  const executed = new Map<number, number>();
  const run = runPtx(text, spec, { executed });
  if (!run.ok) throw new Error(run.diagnostics[0]?.message ?? run.mismatches[0]?.message);
  const assembled = ptxas === undefined ? undefined : assemble(text, ptxas);
  const out = new Map<string, Features>();
  for (const entry of sections.filter((one) => one.entry)) {
    const launches = spec.launches.filter(({ kernel }) => kernel === entry.name);
    if (launches.length === 0) continue;
    const all = reached(entry, sections);
    const lines = all.flatMap((section) => section.lines);
    const count = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;
    const runs = (pattern: RegExp): number => {
      let sum = 0;
      for (const { first, lines: own } of all)
        own.forEach((line, at) => {
          if (pattern.test(line)) sum += executed.get(first + at) ?? 0;
        });
      return sum;
    };
    const isLeft = (name: string): boolean => !PANIC.test(name);
    const report = assembled?.get(entry.name);
    out.set(entry.name, {
      local: count(/\.local\b/) > 0,
      vectors: count(/\b(?:ld|st)\.(?!param)\S*\.v[24]\b/) > 0,
      calls: all.some(({ calls }) => [...calls].some(isLeft)),
      checks:
        count(/^\s*(?:@!?%\w+\s+)?trap;/) > 0 ||
        all.some((one) => [...one.calls].some((name) => !isLeft(name)) || hasEndlessLoop(one)),
      doubles: count(isDouble) > 0,
      loops: all.reduce((sum, one) => sum + backwardBranches(one), 0),
      barriers: count(/\b(?:bar|barrier)\.(?!warp)/),
      atomics: count(/\b(?:atom|red)\./),
      branches: runs(/^\s*@!?%\w+\s+bra\b/),
      accesses: runs(isAccess),
      divisions: runs(isDivision),
      steps: runs(/./),
      block: Math.max(...launches.map(({ block }) => block.reduce((a, b) => a * b, 1))),
      ...(report && { assembled: report }),
    });
  }
  return out;
}

/** Runs `ptxas -v` for sm_80 and reads its report and the sizes of the sections of code. */
function assemble(text: string, ptxas: string): Map<string, Assembled> {
  const folder = mkdtempSync(join(tmpdir(), 'warplens-'));
  try {
    const [source, cubin] = [join(folder, 'k.ptx'), join(folder, 'k.cubin')];
    writeFileSync(source, text);
    const said = spawnSync(ptxas, ['-arch=sm_80', '-v', source, '-o', cubin], { encoding: 'utf8' });
    if (said.status !== 0) throw new Error(`ptxas: ${said.stdout}${said.stderr}`);
    const sizes = sectionSizes(readFileSync(cubin));
    const out = new Map<string, Assembled>();
    const reports = `${said.stdout}${said.stderr}`.split(/Compiling entry function '/).slice(1);
    for (const report of reports) {
      const name = report.slice(0, report.indexOf("'"));
      const number = (pattern: RegExp): number => Number(pattern.exec(report)?.[1] ?? 0);
      out.set(name, {
        registers: number(/Used (\d+) registers/),
        stack: number(/(\d+) bytes stack frame/),
        code: sizes.get(`.text.${name}`) ?? 0,
      });
    }
    return out;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Sizes of the sections of a 64-bit ELF file, by name. */
function sectionSizes(object: Buffer): Map<string, number> {
  const at = Number(object.readBigUInt64LE(40));
  const head = (i: number): number => at + i * object.readUInt16LE(58);
  const names = Number(object.readBigUInt64LE(head(object.readUInt16LE(62)) + 24));
  const out = new Map<string, number>();
  for (let i = 0; i < object.readUInt16LE(60); i++) {
    const name = names + object.readUInt32LE(head(i));
    const end = object.indexOf(0, name);
    out.set(object.toString('latin1', name, end), Number(object.readBigUInt64LE(head(i) + 32)));
  }
  return out;
}
