/** The edit of a project's `warplens.toml` that turns features on. */
import type { FeatureChoice } from './features.ts';
import type { PackageReader } from './package.ts';
import { foldersAbove } from './paths.ts';
import type { Surroundings } from './surroundings.ts';
import { asStrings, asTable, placeOfKey, type TomlFile } from './toml-file.ts';

/** A replacement in a file that may not be there yet: then of nothing, at its beginning. */
export interface FeatureEdit {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/**
 * The edit of the nearest `warplens.toml` above a root, else of a new one in the folder of its
 * package; undefined where the file is written in a way that is left alone.
 */
export function featureEdit(
  reader: PackageReader,
  around: Surroundings,
  root: string,
  remedy: FeatureChoice,
): FeatureEdit | undefined {
  for (const folder of foldersAbove(root)) {
    const file = reader.toml(around, `${folder}/warplens.toml`);
    if (file !== undefined) return file.error === undefined ? editOf(file, remedy) : undefined;
  }
  const folder = reader.folderAround(around, root);
  if (folder === undefined) return undefined;
  const newText = `[cargo]\n${linesOf(remedy, []).join('')}`;
  return { path: `${folder}/warplens.toml`, start: 0, end: 0, newText };
}

function linesOf({ features, noDefault }: FeatureChoice, known: readonly string[]): string[] {
  const all = [...new Set([...known, ...features])].map((name) => JSON.stringify(name));
  return [
    ...(features.length > 0 ? [`features = [${all.join(', ')}]\n`] : []),
    ...(noDefault ? ['no-default-features = true\n'] : []),
  ];
}

function editOf(file: TomlFile, remedy: FeatureChoice): FeatureEdit | undefined {
  const { path, text, table } = file;
  const cargo = asTable(table['cargo']);
  if (cargo === undefined) {
    const gap = text === '' || text.endsWith('\n') ? '' : '\n';
    const newText = `${gap}${text.trim() === '' ? '' : '\n'}[cargo]\n${linesOf(remedy, []).join('')}`;
    return { path, start: text.length, end: text.length, newText };
  }
  const key = cargo['features'] === undefined ? undefined : placeOfKey(file, ['cargo', 'features']);
  if (cargo['no-default-features'] !== undefined && remedy.noDefault) return undefined;
  const lines = linesOf(remedy, asStrings(cargo['features']));
  if (key !== undefined) {
    const line = text.slice(key.start, key.end);
    // A list of several lines, or one with a comment, is the user's own to change.
    if (!/^features\s*=\s*\[[^#\]]*\]$/.test(line)) return undefined;
    return { path, ...key, newText: lines.join('').trimEnd() };
  }
  const header = /^[ \t]*\[cargo\][^\n]*\n?/m.exec(text);
  if (header === null) return undefined;
  const at = header.index + header[0].length;
  const gap = header[0].endsWith('\n') ? '' : '\n';
  return { path, start: at, end: at, newText: `${gap}${lines.join('')}` };
}
