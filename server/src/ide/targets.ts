/**
 * The targets as users see them, from the one table of back ends: a new one appears in every shell
 * by its row there.
 */
import { TARGETS } from '../targets/index.ts';
import type { TargetName } from '../workspace/index.ts';

export interface TargetInfo {
  readonly name: TargetName;
  /** Short name in titles and lenses: `PTX`. */
  readonly label: string;
  /** Extension of its files, with the dot. */
  readonly fileExtension: string;
}

/** All targets, in the table's order. */
export const targetInfos: readonly TargetInfo[] = Object.values(TARGETS).map((target) => ({
  name: target.name as TargetName,
  label: target.name.toUpperCase(),
  fileExtension: target.fileExtension,
}));

/** What people call a target's GPUs, by name: `Ampere (A100)`. */
export function cpuTitles(target: TargetName): Readonly<Record<string, string>> {
  return Object.fromEntries(TARGETS[target]!.cpus.map(({ name, title }) => [name, title]));
}

/** The target of that name, which may come from anywhere. */
export function findTarget(name: unknown): TargetInfo | undefined {
  return targetInfos.find((target) => target.name === name);
}
