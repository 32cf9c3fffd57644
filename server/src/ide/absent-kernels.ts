/** Kernels and launches of a project that no crate compiles, as notes: one for each cause. */
import type { Diagnostic } from '../diag/index.ts';
import type { AbsentKernel, Engine, Inventory } from '../workspace/index.ts';

/** Names in a note. */
const MOST_NAMES = 3;

/** Codes of the notes; an unknown macro is reported by its crate. */
const CODES: Readonly<Record<AbsentKernel['state'], string>> = {
  off: 'left-out',
  'unknown-macro': 'unknown-kernel-macro',
  'not-called': 'not-called',
  'no-crate': 'no-crate',
  'not-compiled': 'not-compiled',
};

/** The reason of a kernel that is not compiled, with what brings it in. */
export function absentText({ why, remedy }: Pick<AbsentKernel, 'why' | 'remedy'>): string {
  return remedy === undefined ? why : `${why}: ${remedy}`;
}

/** A note for each cause, at the first kernel or file that it concerns. */
export function absentNotes(
  engine: Engine,
  { absent, launches }: Inventory,
): readonly Diagnostic[] {
  const causes = new Map<string, AbsentKernel[]>();
  for (const one of absent) {
    if (one.state === 'unknown-macro') continue;
    // Files without a crate are reported each, other causes for each crate.
    const where = one.state === 'no-crate' ? one.nameSpan.file : one.crate;
    const key = `${one.state} ${where} ${absentText(one)}`;
    const list = causes.get(key);
    if (list === undefined) causes.set(key, [one]);
    else list.push(one);
  }
  const kernels = [...causes.values()].map((list): Diagnostic => {
    const [first] = list as [AbsentKernel];
    const many = list.length > 1;
    const who = many
      ? `${list.length} kernels (${namesOf(list)}) are`
      : `kernel \`${first.name}\` is`;
    const message = `${who} ${first.state === 'not-compiled' ? 'not compiled: ' : ''}${absentText(first)}`;
    return { code: CODES[first.state], severity: 'info', span: first.nameSpan, message };
  });
  const known = new Set(absent.map(({ nameSpan }) => nameSpan.file));
  const hosts = launches.flatMap((one): Diagnostic[] => {
    const file = engine.fileId(one.path);
    if (known.has(file)) return [];
    const message = `the launches in this file are ${absentText(one)}`;
    return [{ code: 'left-out', severity: 'info', span: { file, start: 0, end: 0 }, message }];
  });
  return [...kernels, ...hosts];
}

function namesOf(list: readonly AbsentKernel[]): string {
  const names = list.slice(0, MOST_NAMES).map(({ name }) => `\`${name}\``);
  const more = list.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
