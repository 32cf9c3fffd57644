/** Completion in AMDGCN text: mnemonics that the file's processor has, labels behind branches. */
import {
  amdgcnExistsOn,
  amdgcnInstructions,
  amdgcnSpellings,
  processorOf,
} from '../../asm/index.ts';
import type { AssemblyCompletion, AssemblyCompletions } from '../assembly-types.ts';
import { amdgcnTree } from '../parsed-assembly.ts';

/** What can stand at an offset; undefined where nothing of ours can. */
export function amdgcnCompletions(text: string, offset: number): AssemblyCompletions | undefined {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  if (/;|\/\//.test(line)) return undefined;
  const { module } = amdgcnTree(text);
  const head = /^\s*(?:[\w.$]+:\s*)?([a-z]\w*)?$/.exec(line);
  if (head) {
    const word = head[1] ?? '';
    return { start: offset - word.length, end: offset, items: mnemonics(processorOf(module)) };
  }
  const label = /^\s*s_c?branch\w*\s+([\w.$]*)$/.exec(line);
  if (!label) return undefined;
  const items = module.statements.flatMap((s): AssemblyCompletion[] =>
    s.kind === 'label'
      ? [{ label: s.name, kind: 'label', detail: 'label', documentation: '' }]
      : [],
  );
  return { start: offset - label[1]!.length, end: offset, items };
}

/** Under every spelling: generations write the same instruction in different ways. */
function mnemonics(cpu: string): AssemblyCompletion[] {
  return amdgcnInstructions
    .filter((row) => cpu === '' || amdgcnExistsOn(row, cpu))
    .flatMap(({ name, operands, doc }) =>
      [name, ...amdgcnSpellings(name)].map((label) => ({
        label,
        kind: 'instruction' as const,
        detail: operands,
        documentation: doc,
      })),
    );
}
