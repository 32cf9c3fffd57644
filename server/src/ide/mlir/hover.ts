/**
 * Hover in `.mlir` texts: on values the type, and for memrefs what memory that is and how much of
 * it; on operations what they take and give, and for those that mean something on GPUs alone, and
 * those of mathematics, what they become.
 */
import { memoryWords, typeText } from '../../mlir/index.ts';
import type { AssemblyHover } from '../assembly-types.ts';
import { factsDoc } from './facts-doc.ts';
import { mathDoc } from './math-docs.ts';
import { mlirNameAt } from './names.ts';
import { opDoc } from './op-docs.ts';
import { mlirTree, opsAround } from './tree.ts';

/** Where the word at an offset begins. */
function wordStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && /[\w$.#-]/.test(text[at - 1]!)) at--;
  return at;
}

export function mlirHover(text: string, offset: number): AssemblyHover | undefined {
  const word = wordStart(text, offset);
  const isName = /[%^@]/.test(`${text[word - 1] ?? ''}${text[offset] ?? ''}`);
  if (!isName) return onOperation(text, offset);
  const use = mlirNameAt(text, offset);
  if (use === undefined) return onOperation(text, offset);
  if (use.name.kind !== 'variable') return undefined;
  const { start, end } = use.occurrence;
  const declared = use.name.occurrences.find(({ role }) => role === 'declaration')?.start;
  const value = valueAt(text, declared);
  if (value === undefined || value.type.kind === 'unknown') return undefined;
  const words = memoryWords(value.type);
  const line = `\`\`\`mlir\n${use.name.name} : ${typeText(value.type)}\n\`\`\``;
  return { start, end, markdown: words === undefined ? line : `${line}\n\n${words}` };
}

function onOperation(text: string, offset: number): AssemblyHover | undefined {
  const op = opsAround(mlirTree(text).file.ops, offset).at(-1);
  if (op === undefined || offset < op.nameStart || offset > op.nameEnd) return undefined;
  const markdown = opDoc(op.name) ?? mathDoc(op);
  const facts = factsDoc(op.name);
  const parts = [markdown, facts].filter((part) => part !== undefined);
  return parts.length === 0
    ? undefined
    : { start: op.nameStart, end: op.nameEnd, markdown: parts.join('\n\n') };
}

function valueAt(text: string, start: number | undefined) {
  if (start === undefined) return undefined;
  for (const op of opsAround(mlirTree(text).file.ops, start)) {
    const found = op.results.find((value) => value.start === start);
    if (found !== undefined) return found;
    for (const region of op.regions) {
      for (const { args } of region.blocks) {
        const arg = args.find((value) => value.start === start);
        if (arg !== undefined) return arg;
      }
    }
  }
  return undefined;
}
