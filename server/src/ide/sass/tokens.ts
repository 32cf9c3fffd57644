/** Semantic tokens of listings of machine code. */
import { sassNames } from '../../asm/index.ts';
import { collectTokens } from '../assembly-tokens.ts';
import type { AssemblyToken } from '../assembly-types.ts';
import { sassTree } from '../parsed-assembly.ts';

/** Tokens in text order. */
export function sassTokens(text: string): readonly AssemblyToken[] {
  const module = sassTree(text);
  return collectTokens(text, module.comments, (sink) => {
    sink.names(sassNames(module), (_, name) =>
      /^U?P\d/.test(name.name) ? (['predicate'] as const) : [],
    );
    for (const one of module.statements) {
      if (one.kind !== 'instruction') continue;
      sink.add(one.name.start, one.name.start + one.opcode.length, 'keyword');
      sink.add(one.name.start + one.opcode.length, one.name.end, 'type');
    }
    sink.words(/(?<![\w.])(?:U?RZ|U?PT)\b/g, () => 'variable');
    sink.words(/(?<=[\w\]])\.[A-Za-z_]\w*/g, () => 'type');
    sink.words(/"[^"\n]*"/g, () => 'string');
    sink.words(/(?<![\w.$])\.[A-Za-z_][\w.]*/g, () => 'macro');
    sink.words(/(?<![\w.$])-?(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?)\b/g, () => 'number');
  });
}
