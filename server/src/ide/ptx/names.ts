/**
 * Names in PTX text as an editor asks for them: the one at an offset, and whether and how it can be
 * renamed.
 */
import {
  type AsmName,
  eachStatement,
  nameAt,
  type PtxModule,
  type PtxVariable,
  ptxNames,
} from '../../asm/index.ts';
import { renameEdits } from '../assembly-names.ts';
import type { AssemblyEdit, AssemblyNameUse } from '../assembly-types.ts';
import { ptxTree } from '../parsed-assembly.ts';

/** The name at an offset of a PTX text. */
export function ptxNameAt(text: string, offset: number): AssemblyNameUse | undefined {
  return nameAt(ptxNames(ptxTree(text).module), offset);
}

const IDENTIFIER = /^(?:[A-Za-z][\w$]*|[_$%][\w$]+)$/;

/** Edits of a rename, or why there can be none. */
export function ptxRename(
  text: string,
  { name }: AssemblyNameUse,
  newName: string,
): readonly AssemblyEdit[] | string {
  if (name.kind === 'special register')
    return 'a special register has the name the machine gives it';
  if (!IDENTIFIER.test(newName)) return `\`${newName}\` is no name in PTX`;
  const { module } = ptxTree(text);
  if (ptxNames(module).some((other) => other.name === newName) || inSomeRange(module, newName))
    return `\`${newName}\` is already a name in this text`;
  const edits = renameEdits(name, newName);
  const range = rangeOf(module, name);
  if (!range) return edits;
  // A register of a range needs a declaration of its own under a new name.
  const line = `\n\t.reg ${name.type} \t${newName};`;
  const at = text.indexOf(';', range.end) + 1;
  return [...edits, { start: at, end: at, newText: line }];
}

function eachVariable(module: PtxModule, visit: (v: PtxVariable) => void): void {
  for (const fn of module.functions) {
    eachStatement(fn.body?.body ?? [], (s) => {
      if (s.kind === 'var') visit(s);
    });
  }
}

/** `%r<10>` holds `%r3`. */
function inSomeRange(module: PtxModule, name: string): boolean {
  let found = false;
  eachVariable(module, (v) => {
    const index = name.startsWith(v.name) ? name.slice(v.name.length) : '';
    if (v.count !== undefined && /^(?:0|[1-9]\d*)$/.test(index) && Number(index) < v.count)
      found = true;
  });
  return found;
}

function rangeOf(module: PtxModule, name: AsmName): PtxVariable | undefined {
  const place = name.occurrences.find((o) => o.role === 'range');
  let found: PtxVariable | undefined;
  if (place) {
    eachVariable(module, (v) => {
      if (v.nameSpan.start === place.start) found = v;
    });
  }
  return found;
}
