/**
 * Hover in `.mlir` texts: on values the type, and for memrefs what memory that is and how much of
 * it; on operations that mean something on GPUs alone, and those of mathematics, what they become.
 */
import { memoryWords, typeText } from '../../mlir/index.ts';
import type { AssemblyHover } from '../assembly-types.ts';
import { mathDoc } from './math-docs.ts';
import { mlirNameAt } from './names.ts';
import { opDoc } from './op-docs.ts';
import { mlirTree, opsIn } from './tree.ts';

export function mlirHover(text: string, offset: number): AssemblyHover | undefined {
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
  for (const { op } of opsIn(mlirTree(text).file.ops)) {
    if (offset < op.nameStart || offset > op.nameEnd) continue;
    const markdown = opDoc(op.name) ?? mathDoc(op);
    return markdown === undefined ? undefined : { start: op.nameStart, end: op.nameEnd, markdown };
  }
  return undefined;
}

function valueAt(text: string, start: number | undefined) {
  for (const { op } of opsIn(mlirTree(text).file.ops)) {
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
