/** Semantic tokens of `.mlir` texts, from their words alone. */
import { isTypeWord, type MlirTokenKind, mlirTokens } from '../../mlir/index.ts';
import type { AssemblyToken, AssemblyTokenType } from '../assembly-types.ts';

const TYPES: Readonly<Partial<Record<MlirTokenKind, AssemblyTokenType>>> = {
  value: 'variable',
  symbol: 'function',
  block: 'label',
  hash: 'macro',
  bang: 'type',
  integer: 'number',
  float: 'number',
  string: 'string',
  comment: 'comment',
};

export function mlirSemanticTokens(text: string): readonly AssemblyToken[] {
  return mlirTokens(text).flatMap(({ kind, start, end }): AssemblyToken[] => {
    const word = kind === 'word' ? text.slice(start, end) : '';
    const type = kind === 'word' ? typeOfWord(word) : TYPES[kind];
    return type === undefined ? [] : [{ start, end, type, modifiers: [] }];
  });
}

function typeOfWord(word: string): AssemblyTokenType {
  return isTypeWord(word) ? 'type' : 'keyword';
}
