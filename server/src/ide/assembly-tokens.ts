/**
 * Collects semantic tokens: who comes first has the place, comments before all, and no token goes
 * over a line's end.
 */
import type { AsmName } from '../asm/index.ts';
import type { AssemblyToken, AssemblyTokenType } from './assembly-types.ts';

export interface TokenSink {
  add(
    start: number,
    end: number,
    type: AssemblyTokenType,
    modifiers?: AssemblyToken['modifiers'],
  ): void;
  /** Every place of every name; `rolesAt` adds what an operand that begins there is for. */
  names(
    names: readonly AsmName[],
    rolesAt?: (start: number, name: AsmName) => AssemblyToken['modifiers'],
  ): void;
  /** Every match that no token has yet. */
  words(pattern: RegExp, type: (word: string) => AssemblyTokenType): void;
}

const NAME_TYPES: Readonly<Record<AsmName['kind'], AssemblyTokenType>> = {
  register: 'variable',
  'special register': 'variable',
  variable: 'variable',
  parameter: 'parameter',
  label: 'label',
  function: 'function',
};

/** Runs `mark` and gives what it added, in text order. */
export function collectTokens(
  text: string,
  comments: readonly { readonly start: number; readonly end: number }[],
  mark: (sink: TokenSink) => void,
): readonly AssemblyToken[] {
  const tokens: AssemblyToken[] = [];
  const taken = new Uint8Array(text.length);
  const sink: TokenSink = {
    add(start, end, type, modifiers = []) {
      if (start >= end || taken[start] === 1 || taken[end - 1] === 1) return;
      taken.fill(1, start, end);
      for (let from = start; from < end; ) {
        // Not the next line's end of the whole text: that may be far away, and this is asked for
        // each token.
        const newline = text.slice(from, end).indexOf('\n');
        const to = newline < 0 ? end : from + newline;
        if (from < to) tokens.push({ start: from, end: to, type, modifiers });
        from = to + 1;
      }
    },
    names(names, rolesAt = () => []) {
      for (const name of names) {
        const { kind, occurrences } = name;
        for (const { start, end, role } of occurrences) {
          const modifiers =
            role === 'declaration' || role === 'range'
              ? (['declaration'] as const)
              : role === 'write'
                ? (['modification'] as const)
                : kind === 'special register'
                  ? (['readonly'] as const)
                  : [];
          const roles = rolesAt(start, name);
          sink.add(
            start,
            end,
            NAME_TYPES[kind],
            roles.length > 0 ? [...modifiers, ...roles] : modifiers,
          );
        }
      }
    },
    words(pattern, type) {
      for (const match of text.matchAll(pattern))
        sink.add(match.index, match.index + match[0].length, type(match[0]));
    },
  };
  for (const { start, end } of comments) sink.add(start, end, 'comment');
  mark(sink);
  return tokens.sort((a, b) => a.start - b.start);
}
