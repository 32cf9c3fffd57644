/**
 * Which features of the user's own package are on: what an editor or a command says, else `[cargo]`
 * of the project's `warplens.toml`, else Cargo's default. Features of dependencies follow from
 * them.
 */
import type { PackageReader } from './package.ts';
import { foldersAbove } from './paths.ts';
import type { Surroundings } from './surroundings.ts';
import { asStrings, asTable } from './toml-file.ts';

export interface FeatureChoice {
  /** Names as `--features` of Cargo takes them: `name` or `dependency/name`. */
  readonly features: readonly string[];
  /** Is the feature `default` left out? */
  readonly noDefault: boolean;
}

const CARGO_DEFAULT: FeatureChoice = { features: [], noDefault: false };

/**
 * The choice of the nearest `warplens.toml` above a root; what means nothing in it counts as not
 * written.
 * @param named a file that a command names in its place
 */
export function projectChoice(
  reader: PackageReader,
  around: Surroundings,
  root: string,
  named?: string,
): FeatureChoice {
  const paths = [...foldersAbove(root)].map((folder) => `${folder}/warplens.toml`);
  for (const path of named === undefined ? paths : [named]) {
    const file = reader.toml(around, path);
    if (file === undefined) continue;
    const table = asTable(file.table['cargo']);
    return {
      features: asStrings(table?.['features']),
      noDefault: table?.['no-default-features'] === true,
    };
  }
  return CARGO_DEFAULT;
}

/** Equal choices have equal keys. */
export function choiceKey({ features, noDefault }: FeatureChoice): string {
  return `${noDefault} ${[...features].sort().join()}`;
}
