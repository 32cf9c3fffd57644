/** Semantic tokens of LLVM IR. */
import { llvmNames } from '../../asm/index.ts';
import { collectTokens } from '../assembly-tokens.ts';
import type { AssemblyToken } from '../assembly-types.ts';
import { llvmTree } from '../parsed-assembly.ts';

const TYPE =
  /(?<![-\w$.%@])(?:i\d+|half|bfloat|float|double|fp128|x86_fp80|ptr|void|label|metadata|token)\b(?!\.)/g;

/** Tokens in text order. */
export function llvmTokens(text: string): readonly AssemblyToken[] {
  const module = llvmTree(text);
  return collectTokens(text, module.comments, (sink) => {
    sink.words(/c?"[^"\n]*"/g, () => 'string');
    sink.names(llvmNames(module));
    for (const { opcode } of module.lines)
      if (opcode !== undefined) sink.add(opcode.start, opcode.end, 'keyword');
    sink.words(TYPE, () => 'type');
    sink.words(/^(?:define|declare|target|attributes|source_filename)\b/gm, () => 'macro');
    sink.words(
      /(?<![-\w$.%@!#])-?(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?)\b/g,
      () => 'number',
    );
    sink.words(/![A-Za-z]\w*/g, () => 'macro');
  });
}
