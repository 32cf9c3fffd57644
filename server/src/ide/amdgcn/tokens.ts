/** Semantic tokens of AMDGCN text. */
import {
  type AmdgcnModule,
  amdgcnFunctions,
  type NamedOperand,
  namedOperands,
  registerSpan,
} from '../../asm/index.ts';
import { collectTokens, type TokenSink } from '../assembly-tokens.ts';
import type { AssemblyToken, AssemblyTokenModifier } from '../assembly-types.ts';
import { amdgcnTree } from '../parsed-assembly.ts';

/** Tokens in text order. */
export function amdgcnTokens(text: string): readonly AssemblyToken[] {
  const { module } = amdgcnTree(text);
  return collectTokens(text, module.comments, (sink) => mark(module, sink));
}

/** What roles of the tables are for, without the number behind them; `saddr` and its kin. */
const ROLES: Readonly<Record<string, AssemblyTokenModifier>> = {
  vaddr: 'address',
  saddr: 'address',
  sbase: 'address',
  srsrc: 'address',
  soffset: 'address',
  offset: 'address',
  vdata: 'data',
  sdata: 'data',
  mask: 'predicate',
};

function markOperand(module: AmdgcnModule, named: NamedOperand, sink: TokenSink): void {
  const { operand, written } = named;
  if (operand.kind === 'reg') {
    const { start, end } = registerSpan(module.text, operand);
    const role = ROLES[named.role.replace(/(?<!\d)\d+$/, '')];
    sink.add(start, end, 'variable', [
      ...(written ? (['modification'] as const) : []),
      ...(!written && operand.file === 'special' ? (['readonly'] as const) : []),
      ...(role ? [role] : []),
    ]);
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
      for (const named of namedOperands(half)) markOperand(module, named, sink);
      for (const { start, name } of half.modifiers) sink.add(start, start + name.length, 'type');
    }
  }
  sink.words(/"[^"\n]*"/g, () => 'string');
  sink.words(/(?<![\w.$])\.[A-Za-z_][\w.]*/g, () => 'macro');
  sink.words(/(?<![\w.$])(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?)\b/g, () => 'number');
}
