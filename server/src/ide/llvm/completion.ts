/**
 * Completions in LLVM IR: at the begin of an instruction the instructions, elsewhere words of the
 * language, after a sign the names of the function around it or of the module.
 */

import { LLVM_INSTRUCTIONS, LLVM_WORDS, llvmNames } from '../../asm/index.ts';
import type { AssemblyCompletion, AssemblyCompletions } from '../assembly-types.ts';
import { lineBefore } from '../line-before.ts';
import { llvmTree } from '../parsed-assembly.ts';

/** What is typed so far: a name with its sign, or a word. */
const TYPED = /(?:[%@!#][-\w$.]*|[A-Za-z_][\w.]*)$/;

/** Before an instruction stand a result and marks of a call. */
const BEFORE_INSTRUCTION = /^\s*(?:%[-\w$.]+ = )?(?:(?:tail|musttail|notail) )?$/;

/** What fits at an offset; undefined in comments, strings and where nothing is typed. */
export function llvmCompletions(text: string, offset: number): AssemblyCompletions | undefined {
  const before = lineBefore(text, offset);
  const typed = TYPED.exec(before)?.[0];
  if (typed === undefined || /;|^[^"]*"(?:[^"]*"[^"]*")*[^"]*$/.test(before)) return undefined;
  const start = offset - typed.length;
  const items = /^[%@!#]/.test(typed)
    ? namesAt(text, start, typed[0]!)
    : BEFORE_INSTRUCTION.test(before.slice(0, -typed.length))
      ? words(LLVM_INSTRUCTIONS, 'instruction')
      : words(LLVM_WORDS, 'modifier');
  return { start, end: offset, items };
}

function words(
  table: Readonly<Record<string, string>>,
  kind: 'instruction' | 'modifier',
): readonly AssemblyCompletion[] {
  return Object.entries(table).map(([label, documentation]) => ({
    label,
    kind,
    detail: '',
    documentation,
  }));
}

/** Names with a sign: those of the module, and values and blocks of the function around. */
function namesAt(text: string, offset: number, sign: string): readonly AssemblyCompletion[] {
  const module = llvmTree(text);
  const around = module.functions.find((fn) => fn.start <= offset && offset <= fn.end);
  const seen = (place: number): boolean =>
    around !== undefined && around.start <= place && place <= around.end;
  return llvmNames(module)
    .filter(({ name, type, kind, occurrences: [first] }) => {
      if (!name.startsWith(sign) || first === undefined) return false;
      // What has `%` belongs to a function, but for types.
      return sign !== '%' || type === 'type' || (kind !== 'function' && seen(first.start));
    })
    .map(({ name, kind, type }) => ({
      label: name,
      kind: kind === 'label' ? 'label' : 'register',
      detail: type === '' ? kind : type,
      documentation: '',
    }));
}
