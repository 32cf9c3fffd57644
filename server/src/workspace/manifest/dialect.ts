/**
 * Whose compiler builds a crate. A dialect is a device library with the compiler that knows it: the
 * package depends on the library, or a file without a package names it.
 */
import type { BuildDialect } from '../build-flags.ts';
import type { PackageReader } from './package.ts';
import type { Surroundings } from './surroundings.ts';

/** Device libraries by name, to the dialect whose compiler knows them. */
const LIBRARIES: ReadonlyMap<string, BuildDialect> = new Map([
  ['cuda_device', 'cuda-oxide'],
  ['cuda_std', 'rust-cuda'],
]);

const NAMED = /\b(cuda_device|cuda_std)\b/;

/**
 * The dialect of the crate with this root; where a package has both libraries, of the one it names.
 */
export function dialectOf(reader: PackageReader, around: Surroundings, root: string): BuildDialect {
  const folder = reader.folderAround(around, root);
  const pkg = folder === undefined ? undefined : reader.read(around, folder);
  const names = [pkg?.name, ...(pkg?.dependencies ?? []).map((one) => one.package)];
  const found = new Set(
    names.flatMap((name) => LIBRARIES.get(name?.replaceAll('-', '_') ?? '') ?? []),
  );
  const [first] = found;
  if (first !== undefined && found.size === 1) return first;
  // A package without the library may take it from a crate around it, as examples do.
  const named = NAMED.exec(around.text(root) ?? '')?.[1];
  return (named === undefined ? first : LIBRARIES.get(named)) ?? 'rustc';
}
