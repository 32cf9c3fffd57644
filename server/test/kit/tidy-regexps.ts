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
