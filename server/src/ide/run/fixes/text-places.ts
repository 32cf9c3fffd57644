/**
 * Edits of texts of targets that may order the two accesses of a race: a barrier at places around
 * and between their lines, and two of them where the accesses are in a loop.
 */
import type { FileId, TextEdit } from '../../../base/index.ts';
import { BARRIER_HELP } from '../../../execute/index.ts';
import type { TargetName } from '../../../workspace/index.ts';
import type { Candidate } from './candidate.ts';

/** A line that is an instruction, without the labels and guards before it. */
const INSTRUCTION = /^\s*(?:@!?%\w+\s+)?[a-z]/;
const LABEL = /^\s*[\w$.]+:/;
const BRANCH = /^\s*(?:(?:@!?%\w+\s+)?bra\b|s_c?branch)/;
const TARGET = /(?:bra(?:\.\w+)*|s_c?branch\w*)\s+([\w$.]+)/;

/** Candidates for a text of a target; lines are zero-based. */
export function textCandidates(
  file: FileId,
  text: string,
  target: TargetName,
  { first, second, cpu }: { first: number; second: number; cpu: string },
): readonly Candidate[] {
  const lines = text.split('\n');
  const [from, to] = [Math.min(first, second), Math.max(first, second)];
  const words = target === 'ptx' ? ['bar.sync 0;'] : amdWords(cpu);
  const depths = branchDepths(lines);
  // What fewer branches go around more threads reach.
  const between = [to, from + 1, ...labelsIn(lines, from + 1, to).reverse()].sort(
    (a, b) => depths[a]! - depths[b]!,
  );
  const loop = loopAround(lines, from, to);
  const ends = loop === undefined ? [] : [loop.end, loop.start + 1];
  const [one, two] = [[...new Set(between)], [...new Set(ends)]];
  const pairs = one.slice(0, 2).flatMap((a) => two.flatMap((b) => (a === b ? [] : [[a, b]])));
  return [...[...one, ...two].map((at) => [at]), ...pairs].map((places) =>
    candidateOf(file, lines, words, places),
  );
}

/** A barrier for all that the waves of a group have done (LLVM's AMDGPU user guide). */
function amdWords(cpu: string): readonly string[] {
  const generation = Number(/^gfx(\d+)\d[\da-f]$/.exec(cpu)?.[1] ?? 9);
  if (generation >= 12)
    return [
      's_wait_loadcnt_dscnt 0x0',
      's_wait_storecnt 0x0',
      's_barrier_signal -1',
      's_barrier_wait -1',
    ];
  const stores = generation >= 10 ? ['s_waitcnt_vscnt null, 0x0'] : [];
  return ['s_waitcnt vmcnt(0) lgkmcnt(0)', ...stores, 's_barrier'];
}

/** Of each line how many branches go from before it to behind it. */
function branchDepths(lines: readonly string[]): readonly number[] {
  const labels = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const label = LABEL.exec(line)?.[0];
    if (label !== undefined) labels.set(label.trim().slice(0, -1), at);
  }
  const out = new Array<number>(lines.length + 1).fill(0);
  for (const [at, line] of lines.entries()) {
    const to = BRANCH.test(line) ? labels.get(TARGET.exec(line)?.[1] ?? '') : undefined;
    for (let i = at + 1; i <= (to ?? 0); i++) out[i]!++;
  }
  return out;
}

/** Places before and behind the labels of some lines. */
function labelsIn(lines: readonly string[], from: number, to: number): number[] {
  const out: number[] = [];
  for (let at = from; at < to; at++) if (LABEL.test(lines[at]!)) out.push(at, at + 1);
  return out;
}

/** The innermost loop around both lines: its label, and the branch back. */
function loopAround(
  lines: readonly string[],
  from: number,
  to: number,
): { readonly start: number; readonly end: number } | undefined {
  for (let end = to + 1; end < lines.length; end++) {
    if (/^\s*(?:ret|exit|s_endpgm|\})/.test(lines[end]!)) return undefined;
    if (!BRANCH.test(lines[end]!)) continue;
    const label = TARGET.exec(lines[end]!)?.[1];
    const start = lines.findIndex((line) => line.trimStart().startsWith(`${label}:`));
    if (label !== undefined && start >= 0 && start <= from) return { start, end };
  }
  return undefined;
}

/** Statements in lines of their own before each of some lines. */
function candidateOf(
  file: FileId,
  lines: readonly string[],
  words: readonly string[],
  places: readonly number[],
): Candidate {
  const edits = places.map((line): TextEdit => {
    const start = lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0);
    const near = [lines[line], lines[line - 1]].find((one) => INSTRUCTION.test(one ?? ''));
    const indent = /^\s*/.exec(near ?? '')![0];
    const newText = words.map((word) => `${indent}${word}\n`).join('');
    return { span: { file, start, end: start }, newText };
  });
  const where = `before line ${places.map((line) => line + 1).join(' and before line ')}`;
  const what = words.map((word) => `\`${word}\``).join(', ');
  return {
    title: `insert ${what} ${where}`,
    edits,
    help: `${places.length > 1 ? 'barriers' : 'a barrier'} ${where} that all threads reach ${places.length > 1 ? 'order' : 'orders'} the two accesses`,
    plainHelp: Object.values(BARRIER_HELP),
  };
}
