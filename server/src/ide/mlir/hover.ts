/**
 * Hover in `.mlir` texts: on values the type, and for memrefs what memory that is and how much of
 * it; on operations what they take and give, and for those that mean something on GPUs alone, and
 * those of mathematics, what they become.
 */
import {
  type MlirFile,
  mayHaveWorkgroupMemory,
  memoryWords,
  typeText,
  type Use,
  type Value,
} from '../../mlir/index.ts';
import type { AssemblyHover } from '../assembly-types.ts';
import { factsDoc } from './facts-doc.ts';
import { mathDoc } from './math-docs.ts';
import { opDoc } from './op-docs.ts';
import { opsAround } from './tree.ts';

/** Where the word at an offset begins. */
function wordStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && /[\w$.#-]/.test(text[at - 1]!)) at--;
  return at;
}

export function mlirHover(file: MlirFile, offset: number): AssemblyHover | undefined {
  const { text } = file;
  const word = wordStart(text, offset);
  const isName = /[%^@]/.test(`${text[word - 1] ?? ''}${text[offset] ?? ''}`);
  if (!isName) return onOperation(file, offset);
  const place = valuePlaceAt(file, offset);
  return place === undefined ? onOperation(file, offset) : onValue(place);
}

/** A value, where it is named. */
interface ValuePlace {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

function onValue({ value, start, end }: ValuePlace): AssemblyHover | undefined {
  if (value.type.kind === 'unknown') return undefined;
  const words = memoryWords(value.type);
  const line = `\`\`\`mlir\n%${value.name} : ${typeText(value.type)}\n\`\`\``;
  return { start, end, markdown: words === undefined ? line : `${line}\n\n${words}` };
}

function onOperation({ ops }: MlirFile, offset: number): AssemblyHover | undefined {
  const op = opsAround(ops, offset).at(-1);
  if (op === undefined || offset < op.nameStart || offset > op.nameEnd) return undefined;
  const markdown = opDoc(op.name) ?? mathDoc(op);
  const facts = factsDoc(op.name);
  const parts = [markdown, facts].filter((part) => part !== undefined);
  return parts.length === 0
    ? undefined
    : { start: op.nameStart, end: op.nameEnd, markdown: parts.join('\n\n') };
}

function valuePlaceAt({ ops }: MlirFile, offset: number): ValuePlace | undefined {
  const at = ({ start, end }: Use | Value): boolean => start <= offset && offset <= end;
  for (const op of opsAround(ops, offset).reverse()) {
    const own = [op.results, ...op.regions.flatMap(({ blocks }) => blocks.map(({ args }) => args))];
    const value = own.flat().find((one) => one.name !== '' && at(one));
    if (value !== undefined) return placed(value, value);
    const uses = [...op.operands, ...op.successors.flatMap(({ args }) => args)];
    const use = uses.find(at);
    if (use?.value !== undefined) return placed(use, use.value);
  }
  return undefined;
}

/** Of `%a#1` the name is `%a`. */
function placed({ name, start }: Use | Value, value: Value): ValuePlace {
  return { value, start, end: start + 1 + name.length };
}

/** May workgroup memory be named at an offset? */
export function mayNameMemory({ ops }: MlirFile, offset: number): boolean {
  const op = opsAround(ops, offset).at(-1);
  return op !== undefined && mayHaveWorkgroupMemory(op);
}

/** Does an offset lie in a launch of another function? */
export function isLaunch({ ops }: MlirFile, offset: number): boolean {
  return opsAround(ops, offset).at(-1)?.name === 'gpu.launch_func';
}
