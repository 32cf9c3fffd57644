/**
 * Regular expressions that take more than linear time on some text: what they read comes from
 * strangers. `scslre` finds them; what it calls `Move` is time that a text takes because the
 * expression is tried at each place, and counts as polynomial, too.
 */

import { type AST, RegExpParser } from '@eslint-community/regexpp';
import jsTokens from 'js-tokens';
import { analyse } from 'scslre';
import type { Source } from './tidy.ts';

/** An expression that backtracks. */
interface Backtracking {
  readonly place: string;
  readonly isExponential: boolean;
}

const parser = new RegExpParser();

/** Those in the literals of some files, with what repeats. */
export function backtracking(files: readonly Source[]): Backtracking[] {
  const out: Backtracking[] = [];
  for (const { path, text } of files) {
    let line = 1;
    for (const { type, value } of jsTokens(text)) {
      if (type === 'RegularExpressionLiteral')
        for (const one of analysed(value)) out.push({ ...one, place: `${path}:${line}: ${value}` });
      line += value.split('\n').length - 1;
    }
  }
  return out;
}

function analysed(literal: string): readonly { readonly isExponential: boolean }[] {
  const end = literal.lastIndexOf('/');
  // Where JavaScript's tokens are not those of TypeScript, a division may look like a literal.
  if (!/^[dgimsuvy]*$/.test(literal.slice(end + 1))) return [];
  const flags = parser.parseFlags(literal.slice(end + 1));
  const { unicode, unicodeSets } = flags;
  const pattern: AST.Pattern = parser.parsePattern(literal, 1, end, { unicode, unicodeSets });
  const { reports } = analyse({ pattern, flags }, { maxReports: 1 });
  const first = reports[0];
  return first === undefined ? [] : [{ isExponential: first.exponential }];
}

/** Expressions that take exponential time. */
export function checkExponential(files: readonly Source[]): string[] {
  return backtracking(files)
    .filter(({ isExponential }) => isExponential)
    .map(({ place }) => `${place} takes exponential time`);
}

/**
 * Expressions that take polynomial time, each with what bounds the text that it reads. Others are
 * written so that they are linear.
 */
export const BOUNDED: Readonly<Record<string, string>> = {
  'server/src/asm/amdgcn/forms/dual-issue.ts': 'tokens of our own tables of forms',
  'server/src/asm/amdgcn/forms/form.ts': 'lines of our own table of forms',
  'server/src/asm/amdgcn/forms/limits.ts': 'tokens of our own tables of forms',
  'server/src/asm/amdgcn/hazards/matrix-shape.ts': 'names of at most 80 letters',
  'server/src/asm/amdgcn/isa/matrix.ts': 'the first 80 letters of a name',
  'server/src/asm/amdgcn/throughput.ts': 'names of at most 80 letters',
  'server/src/cli/shape.ts': 'options of our own command',
  'server/src/ide/amdgcn/completion.ts': 'the last 2,000 letters before the cursor (`lineBefore`)',
  'server/src/ide/amdgcn/forms.ts': 'the last 2,000 letters before the cursor (`lineBefore`)',
  'server/src/ide/llvm/completion.ts': 'the last 2,000 letters before the cursor (`lineBefore`)',
  'server/src/ide/mlir/completion.ts': 'the last 2,000 letters before the cursor (`lineBefore`)',
  'server/src/ide/ptx/format.ts': 'lines of at most 4,000 letters',
  'server/src/ide/ptx/signature.ts': 'the last 2,000 letters before the cursor (`lineBefore`)',
  'server/src/ide/rust-completion.ts': 'the last 2,000 letters before the cursor (`lineBefore`)',
  'server/src/ide/signature.ts': 'the last 1,000 letters of what is called',
  'server/src/lower/intrinsics/llvm/known.ts': 'names of at most 500 letters',
  'server/src/mlir/facts/constraints.ts': 'words of our own table of operations',
  'server/src/mlir/syntax/reader.ts': 'types of less than 500 letters',
  'server/src/rules/define-rule.ts': 'examples of our own rules',
  'server/src/rules/lints/launch-unsynchronized-read.ts': 'the first 2,000 letters of a launch',
  'server/src/rules/lints/offload-kernel-attribute.ts': 'the first 1,000 letters of a line',
  'server/src/spec/from.ts': 'values of at most 1,000 letters',
  'server/src/targets/amdgcn/rules/images.ts':
    'types in the name of an intrinsic, of at most 500 letters',
  'server/src/toolchain/programs.ts': 'the first 1,000 letters of a line',
  'server/src/toolchain/rustc.ts': 'the name of a file, which file systems bound at 255 bytes',
};

/** Expressions that are in no row of the table, and rows that are there for none. */
export function checkPolynomial(files: readonly Source[]): string[] {
  const places = backtracking(files).map(({ place }) => place);
  const rows = Object.keys(BOUNDED);
  return [
    ...places
      .filter((place) => !rows.some((row) => place.startsWith(`${row}:`)))
      .map((place) => `${place} takes more than linear time on a text without a bound`),
    ...rows
      .filter((row) => files.length > 1 && !places.some((place) => place.startsWith(`${row}:`)))
      .map((row) => `${row}: nothing takes more than linear time`),
  ];
}
