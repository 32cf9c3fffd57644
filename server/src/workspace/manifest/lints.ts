/**
 * Levels of rustc's lints in `[lints.rust]` of a manifest, or in `[workspace.lints.rust]` where the
 * package inherits them (The Cargo Book, "The `lints` section").
 */
import type { LintLevel } from '../../rules/index.ts';
import { asString, asTable, type Table } from './toml-file.ts';

const LEVELS: ReadonlySet<string> = new Set(['allow', 'warn', 'deny', 'forbid']);

/**
 * Lint names, with underscores as rustc has them, and their levels.
 *
 * @param manifest the package's manifest
 * @param workspace the manifest of its workspace; undefined when there is none
 */
export function lintLevels(
  manifest: Table | undefined,
  workspace: Table | undefined,
): ReadonlyMap<string, LintLevel> {
  const own = asTable(manifest?.['lints']);
  const inherits = own?.['workspace'] === true;
  const table = inherits ? asTable(asTable(workspace?.['workspace'])?.['lints']) : own;
  const rows = Object.entries(asTable(table?.['rust']) ?? {}).flatMap(([name, value]) => {
    const level = asString(value) ?? asString(asTable(value)?.['level']);
    const priority = asTable(value)?.['priority'];
    if (level === undefined || !LEVELS.has(level)) return [];
    return [{ name, level: level as LintLevel, priority: Number(priority ?? 0) }];
  });
  // Cargo passes them on in this order, and of two flags for one lint the later decides.
  rows.sort((a, b) => a.priority - b.priority || (a.name < b.name ? 1 : -1));
  return new Map(rows.map(({ name, level }) => [name.replaceAll('-', '_'), level]));
}
