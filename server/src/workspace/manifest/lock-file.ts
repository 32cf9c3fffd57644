/** `Cargo.lock`: which version each dependency was given. */
import { asString, asStrings, asTables, type TomlFile } from './toml-file.ts';
import { highest, parseVersion, satisfies } from './version.ts';

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** `registry+<url>`, `git+<url>#<revision>`; absent for path dependencies. */
  readonly source: string | undefined;
  /**
   * `name`, `name version` or `name version (source)`: as much as is needed to tell it from others.
   */
  readonly dependencies: readonly string[];
}

export class LockFile {
  private readonly byName = new Map<string, LockedPackage[]>();

  constructor(file: TomlFile | undefined) {
    for (const table of asTables(file?.table['package'])) {
      const name = asString(table['name']) ?? '';
      const list = this.byName.get(name) ?? [];
      list.push({
        name,
        version: asString(table['version']) ?? '',
        source: asString(table['source']),
        dependencies: asStrings(table['dependencies']),
      });
      this.byName.set(name, list);
    }
  }

  /**
   * The package that a dependency of `user` was given, if the file says so and it still fits the
   * requirement.
   */
  find(
    user: { readonly name: string; readonly version: string },
    name: string,
    requirement: string,
  ): LockedPackage | undefined {
    const all = this.byName.get(name) ?? [];
    const fitting = all.filter(({ version }) => {
      const parsed = parseVersion(version);
      return parsed !== undefined && satisfies(parsed, requirement);
    });
    if (fitting.length < 2) return fitting[0];
    const entry = this.byName.get(user.name)?.find(({ version }) => version === user.version);
    const written =
      entry?.dependencies.map((text) => text.split(' ')).filter(([first]) => first === name) ?? [];
    const chosen = fitting.find(({ version }) => written.some((words) => words[1] === version));
    return chosen ?? highest(fitting, (p) => parseVersion(p.version), '*');
  }
}
