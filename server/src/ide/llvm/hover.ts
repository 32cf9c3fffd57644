/**
 * Hover in LLVM IR: an instruction, words around it, what defines a value, the place in the source
 * behind a debug location, operands of intrinsics.
 */
import {
  bareName,
  LLVM_INSTRUCTIONS,
  LLVM_WORDS,
  type LlvmLine,
  type LlvmModule,
  type LlvmWord,
  llvmSource,
} from '../../asm/index.ts';
import { type KnownIntrinsic, knownIntrinsic, type LlvmType } from '../../lower/index.ts';
import type { AssemblyHover, AssemblyNameUse } from '../assembly-types.ts';
import { demangledNote } from '../demangled.ts';
import { llvmTree } from '../parsed-assembly.ts';
import { llvmNameUse } from './names.ts';

/** What to say at an offset; undefined where there is nothing to say. */
export function llvmHover(text: string, offset: number): AssemblyHover | undefined {
  const module = llvmTree(text);
  const line = lineAt(module, offset);
  const word = line?.words.find(({ start, end }) => start <= offset && offset <= end);
  if (line === undefined || word === undefined) return undefined;
  const markdown =
    word === line.opcode
      ? instructionText(text, line, word)
      : (intrinsicText(word) ?? nameText(module, offset) ?? wordText(word));
  return markdown === undefined ? undefined : { start: word.start, end: word.end, markdown };
}

/** The line at an offset, by halving. */
function lineAt({ lines }: LlvmModule, offset: number): LlvmLine | undefined {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return lines[low];
}

function instructionText(text: string, line: LlvmLine, word: LlvmWord): string {
  const code = text.slice(line.start, line.end).trim();
  const doc =
    LLVM_INSTRUCTIONS[word.text] ?? `\`${word.text}\` is not in our table of instructions.`;
  return `\`\`\`llvm\n${code}\n\`\`\`\n\n${doc}`;
}

function wordText({ text }: LlvmWord): string | undefined {
  const doc = Object.hasOwn(LLVM_WORDS, text) ? LLVM_WORDS[text] : undefined;
  return doc && `\`${text}\` ${doc}`;
}

/** An intrinsic with the types that it has by its name. */
function intrinsicText({ text }: LlvmWord): string | undefined {
  if (!text.startsWith('@llvm.')) return undefined;
  const known = knownIntrinsic(bareName(text));
  if (known === undefined) return undefined;
  const list = (types: readonly LlvmType[]): string => types.map(typeText).join(', ');
  return `**\`${known.base}\`** · ${OWNERS[known.owner]}\n\n\`(${list(known.params)}) -> ${list(known.results) || 'void'}\``;
}

const OWNERS: Readonly<Record<KnownIntrinsic['owner'], string>> = {
  nvptx64: 'intrinsic of NVIDIA GPUs',
  amdgpu: 'intrinsic of AMD GPUs',
  any: 'intrinsic of all targets',
};

function typeText({ scalar, lanes, space, constant }: LlvmType): string {
  const one = scalar ?? 'any';
  const whole = space === 0 ? one : `${one} addrspace(${space})`;
  return `${constant ? 'constant ' : ''}${lanes > 1 ? `<${lanes} x ${whole}>` : whole}`;
}

/** What defines a name, and how often it is used. */
function nameText(module: LlvmModule, offset: number): string | undefined {
  const use = llvmNameUse(module.text, offset);
  if (use === undefined) return undefined;
  const { name } = use;
  const source = name.name.startsWith('!') ? sourceText(module, name.name) : undefined;
  const declared = name.occurrences.find(({ role }) => role === 'declaration');
  const line = declared && lineAt(module, declared.start);
  const code =
    line &&
    module.text
      .slice(line.start, line.end)
      .trim()
      .replace(/(?<!\s)\s*\{$/, '');
  const count = name.occurrences.filter(({ role }) => role === 'read').length;
  const kind = KINDS[name.kind] ?? (name.type || name.kind);
  const head = `**${kind}** \`${name.name}\`${demangledNote(bareName(name.name))}, used ${count} ${count === 1 ? 'time' : 'times'}`;
  const shown = code === undefined || name.kind === 'label' ? [] : [`\`\`\`llvm\n${code}\n\`\`\``];
  return [head, ...(source === undefined ? [] : [source]), ...shown].join('\n\n');
}

const KINDS: Readonly<Partial<Record<AssemblyNameUse['name']['kind'], string>>> = {
  register: 'value',
  label: 'block',
};

function sourceText(module: LlvmModule, node: string): string | undefined {
  const place = llvmSource(module, node);
  if (place === undefined) return undefined;
  const at = ({ file, line, column }: typeof place): string => `\`${file}:${line}:${column}\``;
  return [at(place), ...place.callers.map((one) => `inlined at ${at(one)}`)].join('  \n');
}
