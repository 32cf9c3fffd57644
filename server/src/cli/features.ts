/** `--features` and `--no-default-features`, as Cargo has them, for the commands that compile. */
import type { Command } from 'commander';
import type { Engine } from '../workspace/index.ts';
import { CliError } from './io.ts';
import { meantOr } from './meant.ts';

export interface FeatureFlags {
  readonly features?: readonly string[];
  /** Commander's name for the opposite of `--no-default-features`. */
  readonly defaultFeatures: boolean;
}

/** Gives a command both options. */
export function featureOptions(command: Command): Command {
  return command
    .option(
      '--features <names>',
      'features of the package, in place of what warplens.toml says',
      (names: string, before: readonly string[] = []) => [
        ...before,
        ...names.split(/[\s,]+/).filter(Boolean),
      ],
    )
    .option('--no-default-features', "leave out the package's feature `default`");
}

/** Tells the engine, before anything is asked of it. */
export function chooseFeatures(engine: Engine, { features, defaultFeatures }: FeatureFlags): void {
  if (features === undefined && defaultFeatures) return;
  engine.setFeatures({ features: features ?? [], noDefault: !defaultFeatures });
}

/** Refuses a feature that none of the packages has. */
export function checkFeatures(
  engine: Engine,
  roots: readonly string[],
  { features = [] }: FeatureFlags,
): void {
  const there = new Set(roots.flatMap((root) => engine.featuresOf(root) ?? []));
  const strange = features.find((name) => !name.includes('/') && !there.has(name));
  if (strange === undefined) return;
  const known = there.size === 0 ? 'there are none' : `there are: ${[...there].sort().join(', ')}`;
  throw new CliError(`no feature '${strange}'; ${meantOr(strange, [...there], known)}`);
}
