/** Completion in PTX text: mnemonics at the start of a statement, modifiers behind them, registers, directives, labels. */
import {
  findPtxInstruction,
  ptxDirectives,
  ptxInstructions,
  ptxNames,
  ptxOpcodes,
  ptxSpecialRegisters,
} from '../../asm/index.ts';
import type { AssemblyCompletion, AssemblyCompletions } from '../assembly-types.ts';
import { ptxTree } from '../parsed-assembly.ts';

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
    if (dot < 0) return at(offset, word.length, mnemonics());
    return at(offset, word.length - dot - 1, modifiers(word.slice(0, dot).split('.')));
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

function mnemonics(): AssemblyCompletion[] {
  return ptxOpcodes.map((opcode) => {
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

/** Words that headings of this opcode go on with, and the types they take. */
function modifiers(words: readonly string[]): AssemblyCompletion[] {
  const [opcode = '', ...given] = words;
  const found = new Map<string, AssemblyCompletion>();
  for (const row of ptxInstructions) {
    const [own, ...needs] = row.name.split('.');
    if (own !== opcode) continue;
    const next = needs.find((need) => !given.includes(need));
    const fits = given.every((word) => needs.includes(word) || !needs.length || next === undefined);
    const add = (label: string, detail: string): void => {
      if (given.includes(label) || found.has(label)) return;
      found.set(label, { label, kind: 'modifier', detail, documentation: row.doc });
    };
    if (next !== undefined && fits) add(next, row.name);
    if (next === undefined) {
      for (const type of row.types) add(type, 'type');
      for (const word of Object.keys(row.since)) add(word, row.name);
    }
  }
  return [...found.values()];
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
