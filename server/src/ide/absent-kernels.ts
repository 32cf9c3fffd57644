/** Kernels and launches of a project that no crate compiles, as notes: one for each cause. */
import type { Diagnostic, Fix } from '../diag/index.ts';
import type { AbsentKernel, Engine, Inventory } from '../workspace/index.ts';

/** Names in a note. */
const MOST_NAMES = 3;

/** The code of notes on what features and `cfg`s leave out. */
export const LEFT_OUT = 'left-out';

/** Codes of the notes; an unknown macro is reported by its crate. */
const CODES: Readonly<Record<AbsentKernel['state'], string>> = {
  off: LEFT_OUT,
  'unknown-macro': 'unknown-kernel-macro',
  'not-called': 'not-called',
  'no-crate': 'no-crate',
  'not-compiled': 'not-compiled',
};

/** The reason of a kernel that is not compiled, with what brings it in. */
export function absentText({ why, remedy }: Pick<AbsentKernel, 'why' | 'remedy'>): string {
  return remedy === undefined ? why : `${why}: ${remedy}`;
}

/** Kernels of a file that its crates do not compile: a note for each cause, with what helps. */
export function absentIn(engine: Engine, path: string): readonly Diagnostic[] {
  return kernelNotes(engine.absentIn(path)).map(({ note, first }) => {
    const fix = featureFix(engine, first);
    return fix === undefined ? note : { ...note, fixes: [fix] };
  });
}

/** Turns on, in the project's `warplens.toml`, the features that bring a kernel in. */
function featureFix(engine: Engine, { crate, features }: AbsentKernel): Fix | undefined {
  if (crate === undefined || features === undefined) return undefined;
  const edit = engine.featureEdit(crate, features);
  if (edit === undefined) return undefined;
  const { path, start, end, newText } = edit;
  const names = features.features.map((name) => `\`${name}\``).join(', ');
  const noun = features.features.length > 1 ? 'features' : 'feature';
  const parts = [
    ...(names === '' ? [] : [`turn on ${noun} ${names}`]),
    ...(features.noDefault ? ['leave out the default features'] : []),
  ];
  const what = `${parts.join(' and ')} in warplens.toml`;
  const span = { file: engine.fileId(path), start, end };
  return {
    title: `${what[0]!.toUpperCase()}${what.slice(1)}`,
    safety: 'suggestion',
    edits: [{ span, newText }],
  };
}

/** A note for each cause, at the first kernel or file that it concerns. */
export function absentNotes(
  engine: Engine,
  { absent, launches }: Inventory,
): readonly Diagnostic[] {
  const kernels = kernelNotes(absent).map(({ note }) => note);
  const known = new Set(absent.map(({ nameSpan }) => nameSpan.file));
  const hosts = launches.flatMap((one): Diagnostic[] => {
    const file = engine.fileId(one.path);
    if (known.has(file)) return [];
    const message = `the launches in this file are ${absentText(one)}`;
    return [{ code: LEFT_OUT, severity: 'info', span: { file, start: 0, end: 0 }, message }];
  });
  return [...kernels, ...hosts];
}

interface KernelNote {
  readonly note: Diagnostic;
  /** The first kernel that it is about. */
  readonly first: AbsentKernel;
}

function kernelNotes(absent: readonly AbsentKernel[]): readonly KernelNote[] {
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
  return [...causes.values()].map((list): KernelNote => {
    const [first] = list as [AbsentKernel];
    const many = list.length > 1;
    const who = many
      ? `${list.length} kernels (${namesOf(list)}) are`
      : `kernel \`${first.name}\` is`;
    const what = first.state === 'not-compiled' ? 'not compiled: ' : '';
    const message = `${who} ${what}${absentText(first)}`;
    const code = CODES[first.state];
    return { note: { code, severity: 'info', span: first.nameSpan, message }, first };
  });
}

function namesOf(list: readonly AbsentKernel[]): string {
  const names = list.slice(0, MOST_NAMES).map(({ name }) => `\`${name}\``);
  const more = list.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
