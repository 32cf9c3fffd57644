/**
 * Completion in PTX text: mnemonics at the start of a statement, modifiers behind them, registers,
 * directives, labels.
 */
import {
  findPtxInstruction,
  isPtxAvailable,
  type PtxForm,
  type PtxSince,
  type PtxWord,
  ptxDirectives,
  ptxEnvironment,
  ptxFormOpcodes,
  ptxForms,
  ptxInstructions,
  ptxNames,
  ptxSpecialRegisters,
  readPtxName,
} from '../../asm/index.ts';
import type { AssemblyCompletion, AssemblyCompletions } from '../assembly-types.ts';
import { ptxTree } from '../parsed-assembly.ts';
import { formSnippet } from './form-text.ts';

/** What can stand at an offset; undefined where nothing of ours can. */
export function ptxCompletions(text: string, offset: number): AssemblyCompletions | undefined {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  if (/\/\//.test(line)) return undefined;
  const statement = line.slice(Math.max(line.lastIndexOf(';'), line.lastIndexOf('{')) + 1);
  const directive = /^\s*\.(\w*)$/.exec(statement);
  if (directive) return at(offset, directive[1]!.length + 1, directives());
  const head = /^\s*(?:\S+:\s*)?(?:@!?[%\w$]+\s+)?([a-z][\w.:]*)?$/.exec(statement);
  if (head && !/^\s*@!?[%\w$]*$/.test(statement)) {
    const word = head[1] ?? '';
    const dot = word.lastIndexOf('.');
    if (dot < 0) return at(offset, word.length, mnemonics(available(text)));
    return at(
      offset,
      word.length - dot - 1,
      modifiers(word.slice(0, dot).split('.'), available(text)),
    );
  }
  const register = /(%\w*)$/.exec(statement);
  if (register) return at(offset, register[1]!.length, registers(text, offset));
  const label = /\b(?:bra(?:\.uni)?|call(?:\.uni)?)\s+([$\w]*)$/.exec(statement);
  if (label) return at(offset, label[1]!.length, targets(text, offset));
  return undefined;
}

function at(
  offset: number,
  typed: number,
  items: readonly AssemblyCompletion[],
): AssemblyCompletions {
  return { start: offset - typed, end: offset, items };
}

/** What the module's directives leave out. */
type Has = (since: readonly PtxSince[]) => boolean;

function available(text: string): Has {
  const { version, targets } = ptxTree(text).module;
  const env = ptxEnvironment(version, targets);
  return (since) => since.every((need) => isPtxAvailable(need, env));
}

/** Opcodes of which the GPU has some form. */
function mnemonics(has: Has): AssemblyCompletion[] {
  return ptxFormOpcodes()
    .filter((opcode) => ptxForms(opcode).some((form) => has([form.since])))
    .map((opcode) => {
      const row = ptxInstructions.find((r) => r.name === opcode) ?? findPtxInstruction(opcode, []);
      const any = row ?? ptxInstructions.find((r) => r.name.startsWith(`${opcode}.`));
      return {
        label: opcode,
        kind: 'instruction',
        detail: any?.family ?? '',
        documentation: row ? `\`${row.formula}\`\n\n${row.doc}` : '',
      };
    });
}

/**
 * Words with which a name can go on; one that makes the name whole brings places for the operands.
 */
function modifiers(words: readonly string[], has: Has): AssemblyCompletion[] {
  const [opcode = '', ...given] = words;
  const found = new Map<string, AssemblyCompletion>();
  for (const form of ptxForms(opcode)) {
    if (!has([form.since])) continue;
    for (const { text, since } of nextWords(form, given)) {
      if (found.has(text) || (since && !has([since]))) continue;
      const whole = readPtxName(opcode, [...given, text]).matches.find((m) => has(m.since));
      const snippet = whole && formSnippet(whole.form, [...given, text]);
      const row = findPtxInstruction(opcode, [...given, text]);
      found.set(text, {
        label: text,
        kind: 'modifier',
        detail: row?.name ?? '',
        documentation: row?.doc ?? '',
        ...(snippet ? { snippet: `${text} \t${snippet};` } : {}),
      });
    }
  }
  return [...found.values()];
}

/** What may stand next in a form: the rest of its name, then its modifiers and types. */
function nextWords(form: PtxForm, given: readonly string[]): readonly PtxWord[] {
  const { heading, groups, types } = form;
  const named = Math.min(heading.length, given.length);
  if (heading.slice(0, named).join('.') !== given.slice(0, named).join('.')) return [];
  if (named < heading.length) return [{ text: heading[named]! }];
  const rest = given.slice(named);
  const has = (words: readonly PtxWord[]): boolean =>
    words.some((w) => rest.some((word) => w.text === word || w.pattern?.test(word)));
  const known = (word: string): boolean =>
    [...groups.map((g) => g.words), ...types].some((words) =>
      words.some((w) => w.text === word || w.pattern?.test(word)),
    );
  if (!rest.every(known)) return [];
  const open = groups.filter(({ words }) => !has(words)).flatMap(({ words }) => words);
  const typed = rest.filter((word) => types.some((slot) => slot.some((w) => w.text === word)));
  return [...open, ...(types[typed.length] ?? [])].filter(({ pattern }) => !pattern);
}

function directives(): AssemblyCompletion[] {
  return ptxDirectives.map(({ name, form, doc }) => ({
    label: `.${name}`,
    kind: 'directive',
    detail: form,
    documentation: doc,
  }));
}

function registers(text: string, offset: number): AssemblyCompletion[] {
  const special = ptxSpecialRegisters
    .filter(({ name }) => !name.includes('*'))
    .flatMap(({ name, type, doc }): AssemblyCompletion[] => {
      const names = type.startsWith('v4')
        ? ['x', 'y', 'z'].map((part) => `${name}.${part}`)
        : [name];
      return names.map((label) => ({
        label,
        kind: 'register',
        detail: `special register .${type.replace('v4.', '')}`,
        documentation: doc,
      }));
    });
  return [...named(text, offset, 'register'), ...special];
}

function targets(text: string, offset: number): AssemblyCompletion[] {
  return [...named(text, offset, 'label'), ...named(text, offset, 'function')];
}

/** Names of a kind that the function around the offset, or the module, has. */
function named(
  text: string,
  offset: number,
  kind: 'register' | 'label' | 'function',
): AssemblyCompletion[] {
  const { module } = ptxTree(text);
  const fn = module.functions.find((f) => f.start <= offset && offset <= f.end);
  return ptxNames(module)
    .filter((name) => name.kind === kind)
    .filter(
      ({ occurrences }) =>
        kind === 'function' ||
        occurrences.some((o) => fn && fn.start <= o.start && o.end <= fn.end),
    )
    .map(({ name, type }) => ({
      label: name,
      kind: kind === 'register' ? 'register' : 'label',
      detail: type === '' ? kind : `${kind} ${type}`,
      documentation: '',
    }));
}
