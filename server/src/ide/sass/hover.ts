/**
 * Hover in listings of machine code: an instruction with its modifiers, its guard, and when it is
 * issued; registers, parameters in the constant bank, labels.
 */
import {
  controlText,
  findSassInstruction,
  parameterBase,
  SASS_MODIFIERS,
  type SassControl,
  type SassInstruction,
  type SassModule,
  sassFunctions,
  sassGpu,
  sassRegisterDoc,
} from '../../asm/index.ts';
import type { AssemblyGpu, AssemblyHover, ParamSource } from '../assembly-types.ts';
import { demangledNote } from '../demangled.ts';
import { sassTree } from '../parsed-assembly.ts';
import { sassNameUse } from './names.ts';

/** What to say at an offset; undefined where there is nothing to say. */
export function sassHover(
  text: string,
  offset: number,
  param: ParamSource = () => undefined,
  gpu?: AssemblyGpu,
): AssemblyHover | undefined {
  const module = sassTree(text);
  const instruction = instructionAt(module, offset);
  if (instruction === undefined) return nameHover(text, offset);
  return (
    mnemonicHover(text, instruction, offset) ??
    guardHover(instruction, offset) ??
    parameterHover(module, instruction, offset, param, gpu) ??
    wordHover(text, instruction, offset) ??
    nameHover(text, offset) ??
    issueHover(instruction, offset)
  );
}

function instructionAt(module: SassModule, offset: number): SassInstruction | undefined {
  return module.statements.find(
    (one): one is SassInstruction =>
      one.kind === 'instruction' && one.start <= offset && offset <= one.end,
  );
}

function within({ start, end }: { start: number; end: number }, offset: number): boolean {
  return start <= offset && offset <= end;
}

function mnemonicHover(
  text: string,
  instruction: SassInstruction,
  offset: number,
): AssemblyHover | undefined {
  const { name, opcode, modifiers, operands, guard, control } = instruction;
  if (!within(name, offset)) return undefined;
  const row = findSassInstruction(opcode);
  const whole = `${text.slice(name.start, name.end)} ${operands.map((o) => o.text).join(', ')}`;
  const told = modifiers.flatMap((one) => {
    const doc = SASS_MODIFIERS[one];
    return doc === undefined ? [] : [`\`.${one}\` ${doc}`];
  });
  const parts = [
    `\`\`\`sass\n${whole.trim()}\n\`\`\``,
    row?.doc ?? `\`${opcode}\` is not in our table of instructions.`,
    told.join('  \n'),
    guard === undefined ? '' : guardText(guard.text),
    control === undefined ? '' : issueText(control),
  ];
  return { ...name, markdown: parts.filter((part) => part !== '').join('\n\n') };
}

function guardText(guard: string): string {
  const register = guard.replace(/^@!?/, '');
  const value = guard.startsWith('@!') ? 'false' : 'true';
  const who = register.startsWith('U') ? 'Runs' : 'Runs in the threads';
  return `\`${guard}\`: ${who} ${who === 'Runs' ? 'if' : 'where'} \`${register}\` is ${value}.`;
}

function guardHover({ guard }: SassInstruction, offset: number): AssemblyHover | undefined {
  if (guard === undefined || !within(guard, offset)) return undefined;
  return { start: guard.start, end: guard.end, markdown: guardText(guard.text) };
}

/** When it is issued, in sentences. */
function issueText({ stall, yields, result, operands, waits }: SassControl): string {
  const list = (numbers: readonly number[]): string => numbers.map((n) => `SB${n}`).join(', ');
  return [
    ...(waits.length === 0 ? [] : [`Waits until ${list(waits)} ${isOrAre(waits.length)} free.`]),
    `The warp's next instruction comes ${stall === 1 ? '1 cycle' : `${stall} cycles`} later at the earliest.`,
    ...(yields ? ['The scheduler prefers another warp then.'] : []),
    ...(result === undefined ? [] : [`SB${result} is free once the result is there.`]),
    ...(operands === undefined ? [] : [`SB${operands} is free once the operands are read.`]),
  ].join(' ');
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function issueHover(instruction: SassInstruction, offset: number): AssemblyHover | undefined {
  const { control, operands, name, end } = instruction;
  const last = operands.at(-1);
  const start = (last === undefined ? name.end : last.start + last.text.length) + 1;
  if (control === undefined || offset < start) return undefined;
  return { start, end, markdown: `\`${controlText(control)}\`\n\n${issueText(control)}` };
}

/** `c[0x0][0x160]`: the constant bank, which has the parameters of the kernel. */
function parameterHover(
  module: SassModule,
  instruction: SassInstruction,
  offset: number,
  param: ParamSource,
  gpu: AssemblyGpu | undefined,
): AssemblyHover | undefined {
  for (const operand of instruction.operands) {
    const found = /c\[(0x[0-9a-f]+)\]\[(0x[0-9a-f]+)\]/.exec(operand.text);
    if (!found) continue;
    const start = operand.start + found.index;
    const end = start + found[0].length;
    if (!within({ start, end }, offset)) continue;
    const [bank, at] = [Number(found[1]), Number(found[2])];
    const base = parameterBase(sassGpu(module.text) ?? gpu?.cpu ?? '');
    const own = sassFunctions(module).find((fn) => fn.instructions.includes(instruction));
    const isParameter = bank === 0 && base !== undefined && at >= base;
    const byte = isParameter ? at - base : 0;
    const source = isParameter && own ? param(own.name, byte, 'byte') : undefined;
    const markdown = isParameter
      ? [`Byte ${byte} of the kernel's parameters`, ...(source === undefined ? [] : [source])]
      : [`Byte ${at} of constant bank ${bank}`];
    return { start, end, markdown: markdown.join('  \n') };
  }
  return undefined;
}

/** A register or a modifier of an operand. */
function wordHover(
  text: string,
  { operands }: SassInstruction,
  offset: number,
): AssemblyHover | undefined {
  const operand = operands.find(
    ({ start, text: { length } }) => start <= offset && offset <= start + length,
  );
  if (operand === undefined) return undefined;
  for (const { 0: word, index } of operand.text.matchAll(/\bSR_\w+(?:\.[XYZ])?|\w+/g)) {
    const start = operand.start + index;
    const end = start + word.length;
    if (!within({ start, end }, offset)) continue;
    const register = sassRegisterDoc(word);
    const isModifier = text[start - 1] === '.';
    const doc = register ?? (isModifier ? SASS_MODIFIERS[word] : undefined);
    if (doc === undefined) continue;
    return { start, end, markdown: `\`${isModifier ? '.' : ''}${word}\` ${doc}` };
  }
  return undefined;
}

function nameHover(text: string, offset: number): AssemblyHover | undefined {
  const use = sassNameUse(text, offset);
  if (use === undefined) return undefined;
  const { name, occurrence } = use;
  if (name.kind !== 'label' && name.kind !== 'function') return undefined;
  const count = name.occurrences.filter(({ role }) => role === 'read').length;
  const used = `used ${count} ${count === 1 ? 'time' : 'times'}`;
  const markdown = `**${name.kind}** \`${name.name}\`${demangledNote(name.name)}, ${used}`;
  return { start: occurrence.start, end: occurrence.end, markdown };
}
