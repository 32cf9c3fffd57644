/** Semantic tokens of AMDGCN text. */
import {
  type AmdgcnModule,
  type AmdgcnOperand,
  amdgcnFunctions,
  namedOperands,
  registerSpan,
} from '../../asm/index.ts';
import { collectTokens, type TokenSink } from '../assembly-tokens.ts';
import type { AssemblyToken } from '../assembly-types.ts';
import { amdgcnTree } from '../parsed-assembly.ts';

/** Tokens in text order. */
export function amdgcnTokens(text: string): readonly AssemblyToken[] {
  const { module } = amdgcnTree(text);
  return collectTokens(text, module.comments, (sink) => mark(module, sink));
}

function markOperand(
  module: AmdgcnModule,
  operand: AmdgcnOperand,
  written: boolean,
  sink: TokenSink,
): void {
  if (operand.kind === 'reg') {
    const { start, end } = registerSpan(module.text, operand);
    const fixed = operand.file === 'special' ? (['readonly'] as const) : [];
    sink.add(start, end, 'variable', written ? ['modification'] : fixed);
  } else if (operand.kind === 'expr') sink.add(operand.start, operand.end, 'label');
  else if (operand.kind === 'word')
    sink.add(operand.start, operand.start + operand.name.length, 'macro');
}

function mark(module: AmdgcnModule, sink: TokenSink): void {
  const functions = new Set(amdgcnFunctions(module).map((fn) => fn.name));
  for (const s of module.statements) {
    if (s.kind === 'label') {
      const type = functions.has(s.name) ? 'function' : 'label';
      sink.add(s.start, s.start + s.name.length, type, ['declaration']);
    }
    if (s.kind !== 'instr') continue;
    for (const half of s.dual ? [s, s.dual] : [s]) {
      sink.add(half.nameSpan.start, half.nameSpan.end, 'keyword');
      for (const { operand, written } of namedOperands(half))
        markOperand(module, operand, written, sink);
      for (const { start, name } of half.modifiers) sink.add(start, start + name.length, 'type');
    }
  }
  sink.words(/"[^"\n]*"/g, () => 'string');
  sink.words(/(?<![\w.$])\.[A-Za-z_][\w.]*/g, () => 'macro');
  sink.words(/(?<![\w.$])(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?)\b/g, () => 'number');
}
