/**
 * The public names of a device library: items by module, and the functions and constants of types.
 * Its sources are collected over our `core` and the crates that are given; names that macros of
 * other crates bring are not seen.
 */
import { fileId } from '../../src/base/index.ts';
import {
  type Crate,
  collectCrate,
  functionsOf,
  type ModuleDef,
  type SourceHost,
  type TargetCfg,
} from '../../src/hir/index.ts';
import { parseFile } from '../../src/syntax/index.ts';

const TARGET: TargetCfg = {
  arch: 'nvptx64',
  cfg: new Set(),
  overflowChecks: false,
  debugAssertions: false,
};

/** A crate whose root file has a path, read with `read`, over `core` and other crates. */
export function collectLibrary(
  name: string,
  root: string,
  read: (path: string) => string | undefined,
  core: Crate | undefined,
  others: readonly Crate[] = [],
): Crate {
  const paths: string[] = [];
  const host: SourceHost = {
    parse(path) {
      const text = read(path);
      if (text === undefined) return undefined;
      const id = fileId(paths.push(path) - 1);
      return { file: parseFile(text, { edition: 2024 }).file, fileId: id };
    },
    pathOf: (file) => paths[file] ?? '',
    text: read,
  };
  const deps = new Map(
    [...(core === undefined ? [] : [core]), ...others].map((crate) => [crate.name, crate]),
  );
  const input = { name, edition: 2024, root, isPrelude: core === undefined } as const;
  return collectCrate(input, host, TARGET, deps);
}

/** Names that begin so are the macros' own. */
const HIDDEN = /(?:^|::)_/;

/** All public names of a library, sorted. */
export function libraryNames(crate: Crate): readonly string[] {
  const out = new Set<string>();
  const seen = new Set<ModuleDef>();
  const visit = (module: ModuleDef, path: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    for (const scope of [module.types, module.values, module.macros])
      for (const [name, { def, vis }] of scope) {
        if (vis.kind !== 'public') continue;
        const full = path === '' ? name : `${path}::${name}`;
        if (def.kind === 'module') {
          if (def.crate === crate) visit(def, full);
        } else out.add(full);
      }
  };
  visit(crate.root, '');
  functionsOf(crate);
  for (const { node, items } of crate.impls) {
    if (node.trait !== undefined || node.self.kind !== 'PathType') continue;
    const type = node.self.path.segments.at(-1)!.name.text;
    for (const item of items.order)
      if (item.node.vis?.scope === 'pub') out.add(`${type}::${item.name}`);
  }
  return [...out].filter((name) => !HIDDEN.test(name)).sort();
}
