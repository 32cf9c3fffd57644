/**
 * The text of inline assembly for AMD GPUs, read by our own assembly language with registers of the
 * operands' classes in their places.
 */
import { type AmdgcnCheckCode, checkAmdgcn, parseAmdgcn } from '../asm/index.ts';
import type { AsmRegisters } from '../mir/index.ts';
import type { AsmProblem } from '../rules/index.ts';

/** What is about the whole of a module, or about how well it runs. */
const OF_MODULES: ReadonlySet<AmdgcnCheckCode> = new Set([
  'missing-label',
  'descriptor',
  'directive',
  'read-before-write',
  'dead-result',
  'missing-wait',
  'needless-wait',
  'divergent-barrier',
  'exec-not-restored',
  'uncoalesced-access',
  'bank-conflict',
  'hazard',
  'register-beyond-descriptor',
]);

/** One GPU of each generation: without a name, what all of them refuse is wrong. */
const EVERY = `gfx900 gfx908 gfx90a gfx942 gfx950 gfx1010 gfx1030 gfx1100 gfx1150 gfx1200
  gfx1250`.split(/\s+/);

/** Instructions of PTX, in code that is for NVIDIA GPUs and looked at for AMD's. */
const PTX = /^[ \t]*(?:\{|@|\.reg|(?:[a-z]\w*\.)+[a-z]\w*\s)/m;

/** What is wrong with a text, on a GPU when one is named. */
export function checkAmdAsm(
  text: string,
  operands: readonly AsmRegisters[],
  cpu: string | undefined,
): readonly AsmProblem[] {
  if (PTX.test(text)) return [];
  if (cpu !== undefined) return problemsOn(text, operands, cpu);
  const [first = [], ...others] = EVERY.map((one) => problemsOn(text, operands, one));
  return first
    .filter(({ start }) => others.every((list) => list.some((one) => one.start === start)))
    .map((problem) => ({ ...problem, unavailable: false }));
}

function problemsOn(
  text: string,
  operands: readonly AsmRegisters[],
  cpu: string,
): readonly AsmProblem[] {
  const names = registerNames(operands, cpu);
  const head = `.amdgcn_target "amdgcn-amd-amdhsa--${cpu}"\n`;
  let body = '';
  const pieces: { readonly body: number; readonly text: number; readonly operand: boolean }[] = [];
  let at = 0;
  for (const found of text.matchAll(/\{\{|\}\}|\{(\d+)\}/g)) {
    pieces.push({ body: body.length, text: at, operand: false });
    body += text.slice(at, found.index);
    pieces.push({ body: body.length, text: found.index, operand: found[1] !== undefined });
    body += found[1] === undefined ? found[0][0]! : (names[Number(found[1])] ?? 'v0');
    at = found.index + found[0].length;
  }
  pieces.push({ body: body.length, text: at, operand: false });
  body += text.slice(at);
  const { module, errors } = parseAmdgcn(`${head}${body}\n`);
  const out: AsmProblem[] = [];
  for (const { code, message, start, end, severity } of checkAmdgcn(module, cpu, errors)) {
    const from = start - head.length;
    if (severity !== undefined || OF_MODULES.has(code) || from < 0 || from > body.length) continue;
    const piece = pieces.findLast((one) => one.body <= from)!;
    const isOperand = piece.operand;
    // The source has braces there: the instruction stands for its operand.
    const line = text.lastIndexOf('\n', piece.text - 1) + 1;
    const mnemonic = /^\s*(\S+)/.exec(text.slice(line));
    const place = isOperand
      ? line + (mnemonic?.[0].length ?? 0) - (mnemonic?.[1]?.length ?? 0)
      : piece.text + (from - piece.body);
    out.push({
      message,
      start: place,
      word: isOperand
        ? (mnemonic?.[1] ?? '')
        : body.slice(from, Math.min(end - head.length, body.length)),
      unavailable: code === 'not-on-processor',
    });
  }
  return out;
}

/** A register of its class for each operand, none twice. */
function registerNames(operands: readonly AsmRegisters[], cpu: string): readonly string[] {
  const next = { v: 8, s: 8 };
  return operands.map(({ bank, units, at, half }) => {
    const from = at ?? next[bank];
    // Wide ones begin at multiples that every GPU takes.
    if (at === undefined) next[bank] += Math.ceil(units / 4) * 4;
    if (units > 1) return `${bank}[${from}:${from + units - 1}]`;
    return `${bank}${from}${half && bank === 'v' && cpu.startsWith('gfx11') ? '.l' : ''}`;
  });
}
