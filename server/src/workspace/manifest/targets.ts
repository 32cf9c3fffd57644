/**
 * The crates of one package: its library and its programs, tests, examples and benchmarks, declared
 * or found in the usual places (The Cargo Book, "Cargo Targets").
 */
import type { Package } from './package.ts';
import { joinPaths } from './paths.ts';
import type { Surroundings } from './surroundings.ts';
import { asBool, asString, asTable, asTables } from './toml-file.ts';

export interface CrateTarget {
  /** With underscores. */
  readonly name: string;
  /** Path of the root file. */
  readonly path: string;
  readonly kind: 'lib' | 'bin' | 'example' | 'test' | 'bench';
}

interface KindRow {
  readonly kind: CrateTarget['kind'];
  /** Key of the declared ones, and of `[package]` for whether others are looked for. */
  readonly table: string;
  readonly auto: string;
  readonly folder: string;
}

const KINDS: readonly KindRow[] = [
  { kind: 'bin', table: 'bin', auto: 'autobins', folder: 'src/bin' },
  { kind: 'example', table: 'example', auto: 'autoexamples', folder: 'examples' },
  { kind: 'test', table: 'test', auto: 'autotests', folder: 'tests' },
  { kind: 'bench', table: 'bench', auto: 'autobenches', folder: 'benches' },
];

/** All crates of a package whose root file is there; the library first, then `src/main.rs`. */
export function targetsOf(pkg: Package, around: Surroundings): readonly CrateTarget[] {
  const out: CrateTarget[] = [];
  const seen = new Set<string>();
  const add = (name: string, path: string, kind: CrateTarget['kind']): void => {
    if (seen.has(path) || !around.mayRead(pkg.folder, path) || !around.exists(path)) return;
    seen.add(path);
    out.push({ name: name.replaceAll('-', '_'), path, kind });
  };
  const { folder, lib, file } = pkg;
  if (lib !== undefined) add(lib.name, lib.path, 'lib');
  const table = asTable(file.table['package']) ?? {};
  for (const row of KINDS) {
    for (const declared of asTables(file.table[row.table])) {
      const name = asString(declared['name']) ?? pkg.name;
      const path = asString(declared['path']);
      const places = path === undefined ? usualPlaces(row, name, pkg.name) : [path];
      for (const place of places) add(name, joinPaths(folder, place), row.kind);
    }
    if (asBool(table[row.auto]) === false) continue;
    if (row.kind === 'bin') add(pkg.name, `${folder}/src/main.rs`, 'bin');
    for (const entry of around.list(`${folder}/${row.folder}`)) {
      const path = `${folder}/${row.folder}/${entry}`;
      if (entry.endsWith('.rs')) add(entry.slice(0, -'.rs'.length), path, row.kind);
      else if (!entry.includes('.')) add(entry, `${path}/main.rs`, row.kind);
    }
  }
  return out;
}

/** Where a declared crate without a path may lie. */
function usualPlaces({ kind, folder }: KindRow, name: string, packageName: string): string[] {
  const places = [`${folder}/${name}.rs`, `${folder}/${name}/main.rs`];
  return kind === 'bin' && name === packageName ? ['src/main.rs', ...places] : places;
}
