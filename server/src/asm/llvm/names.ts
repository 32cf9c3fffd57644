/**
 * Names of a module of LLVM IR and where each stands: functions, globals, types, metadata and
 * groups of attributes of the whole text; values and blocks of a function.
 */
import { append } from '../../base/index.ts';
import type { AsmName, AsmNameKind, AsmOccurrence } from '../names.ts';
import { bareName, type LlvmFunction, type LlvmLine, type LlvmModule } from './parse.ts';

interface Growing {
  kind: AsmNameKind;
  type: string;
  readonly occurrences: AsmOccurrence[];
}

type Names = Map<string, Growing>;

/** All names, each with its sign: `%x`, `@f`, `!3`. */
export function llvmNames(module: LlvmModule): readonly AsmName[] {
  const whole: Names = new Map();
  const out: AsmName[] = [];
  declareFunctions(module, whole);
  for (const line of module.lines) if (line.inFunction === undefined) declareGlobal(line, whole);
  for (const line of module.lines) if (line.inFunction === undefined) use(line, whole, new Map());
  for (const [index, fn] of module.functions.entries()) {
    const local: Names = new Map();
    const lines = module.lines.slice(fn.firstLine, fn.lastLine + 1);
    declareLocals(fn, lines, local);
    for (const line of lines) if (line.inFunction === index) use(line, whole, local);
    append(out, finished(local));
  }
  return [...finished(whole), ...out];
}

function declareFunctions({ functions }: LlvmModule, whole: Names): void {
  for (const { name, nameStart, nameEnd } of functions)
    add(whole, `@${name}`, 'function', '', declaration(nameStart, nameEnd));
}

function declareGlobal({ result, words }: LlvmLine, whole: Names): void {
  const group = words[0]?.text === 'attributes' ? words[1] : undefined;
  if (group !== undefined)
    add(whole, group.text, 'variable', 'attributes', declaration(group.start, group.end));
  if (result === undefined) return;
  const { text, start, end } = result;
  const type = text.startsWith('%')
    ? 'type'
    : text.startsWith('!')
      ? 'metadata'
      : text.startsWith('@')
        ? 'global'
        : '';
  if (type !== '') add(whole, keyOf(text), 'variable', type, declaration(start, end));
}

function declareLocals(fn: LlvmFunction, lines: readonly LlvmLine[], local: Names): void {
  const [head] = lines;
  for (const { text, start, end } of head?.words ?? []) {
    if (start <= fn.nameEnd || !text.startsWith('%')) continue;
    // A type in front of a parameter has its name too; what is declared is the last of the two.
    add(local, keyOf(text), 'parameter', '', declaration(start, end));
  }
  for (const { result, label } of lines) {
    if (result?.text.startsWith('%') === true)
      add(local, keyOf(result.text), 'register', '', declaration(result.start, result.end));
    if (label !== undefined)
      add(local, `%${bareName(label.text)}`, 'label', '', declaration(label.start, label.end));
  }
}

/** What a line reads. */
function use({ words }: LlvmLine, whole: Names, local: Names): void {
  for (const { text, start, end } of words) {
    if (!/^[%@!#]/.test(text)) continue;
    const key = keyOf(text);
    const name = local.get(key) ?? whole.get(key);
    if (name === undefined || name.occurrences.some((one) => one.start === start)) continue;
    name.occurrences.push({ start, end, role: 'read' });
  }
}

function keyOf(word: string): string {
  return /^[%@]/.test(word) ? `${word[0]}${bareName(word)}` : word;
}

function declaration(start: number, end: number): AsmOccurrence {
  return { start, end, role: 'declaration' };
}

function add(
  names: Names,
  name: string,
  kind: AsmNameKind,
  type: string,
  occurrence: AsmOccurrence,
): void {
  const known = names.get(name);
  if (known === undefined) names.set(name, { kind, type, occurrences: [occurrence] });
  else known.occurrences.push(occurrence);
}

function finished(names: Names): AsmName[] {
  return [...names].map(([name, { kind, type, occurrences }]) => ({
    name,
    kind,
    type,
    occurrences: occurrences.sort((a, b) => a.start - b.start),
  }));
}
