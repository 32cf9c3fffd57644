/**
 * Semantic tokens of PTX text: what the grammar of an editor cannot tell, such as which names are
 * parameters.
 */
import { eachInstruction, type PtxModule, ptxNames } from '../../asm/index.ts';
import { collectTokens, type TokenSink } from '../assembly-tokens.ts';
import type { AssemblyToken } from '../assembly-types.ts';
import { ptxTree } from '../parsed-assembly.ts';

/** Tokens in text order. */
export function ptxTokens(text: string): readonly AssemblyToken[] {
  const { module } = ptxTree(text);
  return collectTokens(text, module.comments, (sink) => mark(module, sink));
}

function mark(module: PtxModule, sink: TokenSink): void {
  sink.names(ptxNames(module));
  for (const fn of module.functions) {
    eachInstruction(fn, ({ nameSpan, opcode }) => {
      const { start, end } = nameSpan;
      sink.add(start, start + opcode.length, 'keyword');
      if (start + opcode.length < end) sink.add(start + opcode.length, end, 'type');
    });
  }
  sink.words(/\.[A-Za-z_]\w*/g, (word) => (isType(word) ? 'type' : 'macro'));
  sink.words(/"[^"\n]*"/g, () => 'string');
  sink.words(
    /(?<![\w.$%])(?:0[xXfFdD][0-9a-fA-F]+|\d[\d.]*(?:[eE][+-]?\d+)?)U?\b/g,
    () => 'number',
  );
}

function isType(word: string): boolean {
  return /^\.(?:[bsuf]\d+(?:x2)?|pred|v[248]|[a-z]*ref)$/.test(word);
}
