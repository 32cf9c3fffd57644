/** Whole numbers in the arguments of attributes: written out, or by the name of a constant. */
import type { AttrArg } from './cfg/index.ts';
import type { ModuleDef } from './defs.ts';
import { constNamed } from './names/index.ts';
import type { HirQueries } from './queries.ts';
import { mkUnevaluated } from './types/intern.ts';

const NUMBER = /^(?:0x[0-9a-f_]+|0b[01_]+|[0-9][0-9_]*)(?:[ui]\w+)?$/i;
const PATH = /^[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*$/;

/** A whole number written in decimal, hexadecimal, with underscores or a suffix; undefined for everything else. */
export function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined || !NUMBER.test(text)) return undefined;
  const value = Number(text.replaceAll('_', '').replace(/[ui](?:8|16|32|64|128|size)$/, ''));
  return Number.isSafeInteger(value) ? value : undefined;
}

/** The number that a text is or, in this module, names; undefined for everything else. */
export function attrNumber(
  hir: Pick<HirQueries, 'constValue'>,
  module: ModuleDef,
  text: string | undefined,
): number | undefined {
  if (text === undefined) return undefined;
  const written = wholeNumber(text);
  if (written !== undefined || !PATH.test(text)) return written;
  const def = constNamed(module, text.split('::'));
  const value = def && hir.constValue(mkUnevaluated(def, []));
  return value === undefined || value > Number.MAX_SAFE_INTEGER ? undefined : Number(value);
}

/** What stands in an argument without `name =`, when it is one literal or one path. */
export function bareText({ name, literal, group }: AttrArg): string | undefined {
  if (group !== undefined || (name !== '' && literal !== undefined)) return undefined;
  return name === '' ? literal : name;
}
