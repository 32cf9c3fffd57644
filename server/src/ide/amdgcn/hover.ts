/**
 * Hover in AMDGCN text: an instruction with this line's operands, what it does and where it exists;
 * registers, labels, directives, keys of descriptor and metadata, modifiers and counters. Knows the
 * text and the tables of `asm`, no compiler.
 */
import {
  AMDGCN_THROUGHPUT_SOURCE,
  type AmdgcnInstruction,
  type AmdgcnModule,
  type AmdgcnThroughput,
  acceptedOn,
  amdgcnDirectiveDoc,
  amdgcnRegisterDoc,
  amdgcnRoleDoc,
  amdgcnThroughput,
  amdgcnWordDoc,
  findAmdgcnInstruction,
  firstAt,
  inSpan,
  namedOperands,
  processorOf,
} from '../../asm/index.ts';
import type { AssemblyHover, AssemblyNameUse, ParamSource } from '../assembly-types.ts';
import { demangledNote } from '../demangled.ts';
import { amdgcnTree } from '../parsed-assembly.ts';
import { amdgcnNameUse } from './names.ts';

/** What to say at an offset of an AMDGCN text; undefined where there is nothing to say. */
export function amdgcnHover(
  text: string,
  offset: number,
  param: ParamSource = () => undefined,
): AssemblyHover | undefined {
  const { module } = amdgcnTree(text);
  if (inSpan(module.comments, offset)) return undefined;
  const instruction = instructionAt(module, offset);
  if (instruction) {
    const { start, end } = instruction.nameSpan;
    if (start <= offset && offset <= end) return instructionHover(module, instruction);
    return (
      wordHover(instruction, offset) ??
      numberHover(instruction, offset) ??
      nameHover(text, amdgcnNameUse(text, offset))
    );
  }
  return (
    argumentHover(module, offset, param) ??
    directiveHover(text, offset) ??
    nameHover(text, amdgcnNameUse(text, offset))
  );
}

function instructionAt(module: AmdgcnModule, offset: number): AmdgcnInstruction | undefined {
  const { statements } = module;
  // Labels may stand in the same line, in front of it.
  for (let i = firstAt(statements, offset + 1, ({ base }) => base) - 1; i >= 0; i--) {
    const statement = statements[i]!;
    if (statement.end < offset) return undefined;
    if (statement.kind !== 'instr' || offset < statement.start) continue;
    const { dual } = statement;
    return dual && dual.start <= offset ? dual : statement;
  }
  return undefined;
}

function instructionHover(
  module: AmdgcnModule,
  instruction: AmdgcnInstruction,
): AssemblyHover | undefined {
  const { text } = module;
  const row = findAmdgcnInstruction(instruction.mnemonic);
  if (row === undefined) return undefined;
  const { start, end } = instruction.nameSpan;
  const { mnemonic } = instruction;
  const form = row.operands === '' ? mnemonic : `${mnemonic} ${row.operands}`;
  // The table has names of one generation; a suffix says the encoding.
  const isRenamed = mnemonic.replace(ENCODING, '') !== row.name.replace(ENCODING, '');
  const operands = namedOperands(instruction).flatMap(({ operand, role, written }) => {
    if (role === '') return [];
    const shown = text.slice(operand.start, operand.end).trim();
    return [`\`${shown}\` ${written && role === 'mask' ? 'resulting mask' : amdgcnRoleDoc(role)}`];
  });
  const on = acceptedOn(instruction);
  const parts = [
    `\`${form}\``,
    ...(isRenamed ? [`\`${row.name}\` of other generations.`] : []),
    row.doc,
    ...(operands.length > 0 ? [operands.join(' · ')] : []),
    `*${row.family}, GFX ${row.generations}*${on === '' ? '' : ` · as written: ${on}`}`,
    ...throughputNote(instruction.mnemonic, processorOf(module)),
  ];
  return { start, end, markdown: parts.join('\n\n') };
}

const ENCODING = /_(?:e32|e64|sdwa|dpp|e64_dpp|dpp8)$/;

/** What LLVM's model publishes on the GPU that the text names. */
function throughputNote(mnemonic: string, cpu: string): string[] {
  const found = amdgcnThroughput(mnemonic, cpu);
  return found ? [`*${throughputText(found)} on ${cpu} (${AMDGCN_THROUGHPUT_SOURCE})*`] : [];
}

function throughputText({ unit, value }: AmdgcnThroughput): string {
  if (unit === 'passes') return `${value} passes of 4 cycles`;
  if (unit === 'cycles') return `latency of ${value} cycles`;
  return `${{ 1: 'full', 2: 'half', 4: 'quarter' }[value] ?? `1/${value}`} rate`;
}

function wordHover(instruction: AmdgcnInstruction, offset: number): AssemblyHover | undefined {
  const words = [
    ...instruction.modifiers,
    ...instruction.operands.flatMap((o) => (o.kind === 'word' ? [o] : [])),
  ];
  const word = words.find((w) => w.start <= offset && offset <= w.end);
  const doc = word && amdgcnWordDoc(word.name);
  if (!word || doc === undefined) return undefined;
  return { start: word.start, end: word.end, markdown: `**\`${word.name}\`**\n\n${doc}` };
}

/** Numbers in hexadecimal and in decimal; bits that make a usual float are shown as one. */
function numberHover(instruction: AmdgcnInstruction, offset: number): AssemblyHover | undefined {
  const found = instruction.operands.find((o) => o.start <= offset && offset <= o.end);
  if (found?.kind !== 'int') return undefined;
  const { value, start, end } = found;
  if (value > -10n && value < 10n) return undefined;
  const hex = value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`;
  const isFloat = /_f32$/.test(instruction.name) && value > 0xffffn && value <= 0xffffffffn;
  const float = isFloat ? ` = \`${floatOf(value)}\` as \`f32\`` : '';
  return { start, end, markdown: `\`${value}\` = \`${hex}\`${float}` };
}

function floatOf(bits: bigint): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, Number(bits));
  return view.getFloat32(0);
}

function nameHover(text: string, use: AssemblyNameUse | undefined): AssemblyHover | undefined {
  if (!use) return undefined;
  const { name, occurrence } = use;
  const { start, end } = occurrence;
  const head = `**\`${name.name}\`**`;
  if (name.kind === 'special register') {
    const doc = amdgcnRegisterDoc(name.name);
    return doc === undefined
      ? undefined
      : { start, end, markdown: `${head} · special register\n\n${doc}` };
  }
  if (name.kind === 'register') {
    const above = name.occurrences.filter((o) => o.role === 'write' && o.start < start).at(-1);
    const wrote = above ? [`last written above in ${lineAt(text, above.start)}`] : [];
    return { start, end, markdown: [`${head} · ${name.type}`, ...wrote].join('\n\n') };
  }
  const uses = name.occurrences.length - 1;
  const what = `${name.kind === 'function' ? 'function' : 'label'}${demangledNote(name.name)}`;
  return {
    start,
    end,
    markdown: `${head} · ${what}, named ${uses === 1 ? 'once' : `${uses} times`} elsewhere`,
  };
}

/** `line 12: code`. */
function lineAt(text: string, offset: number): string {
  const number = text.slice(0, offset).split('\n').length;
  const from = text.lastIndexOf('\n', offset) + 1;
  const to = text.indexOf('\n', offset);
  const code = text
    .slice(from, to < 0 ? text.length : to)
    .trim()
    .replace(/\s+/g, ' ');
  return `line ${number}: \`${code}\``;
}

function directiveHover(text: string, offset: number): AssemblyHover | undefined {
  const isWord = (i: number): boolean => /[\w.]/.test(text[i] ?? ' ');
  let start = offset;
  let end = offset;
  while (isWord(start - 1)) start -= 1;
  while (isWord(end)) end += 1;
  const word = text.slice(start, end);
  const doc = word.startsWith('.') ? amdgcnDirectiveDoc(word) : undefined;
  if (doc === undefined) return undefined;
  const what = text[end] === ':' ? 'metadata' : 'directive';
  return { start, end, markdown: `**\`${word}\`** · ${what}\n\n${doc}` };
}

/** The `.name` of a kernel argument in the metadata, as the Rust source has it. */
function argumentHover(
  module: AmdgcnModule,
  offset: number,
  param: ParamSource,
): AssemblyHover | undefined {
  const span = module.metadataSpan;
  if (!span || offset < span.start || span.end < offset) return undefined;
  const { text } = module;
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const newline = text.indexOf('\n', offset);
  const line = text.slice(from, newline < 0 ? text.length : newline);
  if (!/^ {6,}(?:- *)?\.name:/.test(line)) return undefined;
  // Arguments stand before the name of their kernel.
  const before = text.slice(span.start, from);
  const index = [...before.slice(before.lastIndexOf('.args:')).matchAll(/^ {6,}(?:- *)?\.name:/gm)]
    .length;
  const kernel = /^ {4}\.name:\s*(\S+)/m.exec(text.slice(from))?.[1];
  const told = kernel === undefined ? undefined : param(kernel.replace(/^'|'$/g, ''), index);
  if (told === undefined) return undefined;
  return {
    start: from,
    end: from + line.length,
    markdown: `argument ${index} of \`${kernel}\`\n\n${told}`,
  };
}
