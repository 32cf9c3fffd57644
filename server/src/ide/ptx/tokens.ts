/**
 * Semantic tokens of PTX text: what the grammar of an editor cannot tell, such as which names are
 * parameters.
 */
import {
  type AsmName,
  eachInstruction,
  eachSymbol,
  operandsOf,
  type PtxInstruction,
  type PtxModule,
  ptxNames,
} from '../../asm/index.ts';
import { collectTokens, type TokenSink } from '../assembly-tokens.ts';
import type { AssemblyToken } from '../assembly-types.ts';
import { ptxTree } from '../parsed-assembly.ts';

/** Tokens in text order. */
export function ptxTokens(text: string): readonly AssemblyToken[] {
  const { module } = ptxTree(text);
  return collectTokens(text, module.comments, (sink) => mark(module, sink));
}

/** Instructions that take what they store behind the address. */
const STORES: ReadonlySet<string> = new Set([
  'st',
  'atom',
  'red',
  'sust',
  'sured',
  'stmatrix',
  'multimem',
]);

/** Calls `see` with where registers of a memory access begin, and what they are for. */
function eachRole(i: PtxInstruction, see: (start: number, role: 'address' | 'data') => void): void {
  const operands = operandsOf(i);
  const address = operands.findIndex(({ kind }) => kind === 'addr');
  if (address < 0 || i.call) return;
  // The last one of these is how the cache keeps the line.
  const last = i.modifiers.includes('L2::cache_hint') ? operands.length - 1 : operands.length;
  operands.forEach((operand, at) => {
    const role =
      operand.kind === 'addr'
        ? 'address'
        : address < at && at < last && STORES.has(i.opcode)
          ? 'data'
          : undefined;
    if (role) eachSymbol(operand, ({ start }) => see(start, role));
  });
}

const ROLES = { address: ['address'], data: ['data'], predicate: ['predicate'], none: [] } as const;

function mark(module: PtxModule, sink: TokenSink): void {
  const roles = new Map<number, 'address' | 'data'>();
  for (const fn of module.functions)
    eachInstruction(fn, (i) => eachRole(i, (start, role) => roles.set(start, role)));
  const rolesAt = (start: number, { kind, type }: AsmName): AssemblyToken['modifiers'] =>
    ROLES[roles.get(start) ?? (kind === 'register' && type === '.pred' ? 'predicate' : 'none')];
  sink.names(ptxNames(module), rolesAt);
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
