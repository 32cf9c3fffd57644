/**
 * The GPU that a project builds a crate for, and the file that says so: `cpu` of `warplens.toml`,
 * `-Ctarget-cpu` of Cargo's configuration, or `.arch(..)` of the build script that compiles the
 * crate with `cuda_builder`. The file in the nearest folder counts, as Cargo has it for its own.
 */
import { type DeviceBuild, deviceBuilds } from '../device-builds.ts';
import type { PackageReader } from './package.ts';
import { foldersAbove, joinPaths, parentOf } from './paths.ts';
import type { Surroundings } from './surroundings.ts';

export interface CpuChoice {
  /** `sm_90`, `gfx90a`. */
  readonly cpu: string;
  /** Path of the file that names it. */
  readonly path: string;
}

/** The choice of the nearest file: the deepest folder; of two in one folder the first given. */
export function nearestChoice(choices: readonly CpuChoice[]): CpuChoice | undefined {
  let best: CpuChoice | undefined;
  for (const choice of choices)
    if (best === undefined || depthOf(choice) > depthOf(best)) best = choice;
  return best;
}

/** A configuration lies in the folder that holds `.cargo`. */
function depthOf({ path }: CpuChoice): number {
  return path.replace(/\/\.cargo\//, '/').split('/').length;
}

/**
 * What a build script beside or above the package in `folder` chooses for it; undefined where none
 * does, or where several differ.
 */
export function builderCpu(
  reader: PackageReader,
  around: Surroundings,
  folder: string,
): CpuChoice | undefined {
  for (const above of foldersAbove(`${folder}/Cargo.toml`)) {
    if (above !== folder && reader.read(around, above) === undefined && !isWorkspace(above)) break;
    const found = [above, ...around.list(above).map((name) => `${above}/${name}`)].flatMap((home) =>
      choicesIn(home),
    );
    const [first] = found;
    if (first === undefined) continue;
    return found.every(({ cpu }) => cpu === first.cpu) ? first : undefined;
  }
  return undefined;

  function isWorkspace(at: string): boolean {
    return reader.toml(around, `${at}/Cargo.toml`) !== undefined;
  }

  function choicesIn(home: string): readonly CpuChoice[] {
    const path = `${home}/build.rs`;
    const script = around.list(home).includes('build.rs') ? around.text(path) : undefined;
    if (script === undefined) return [];
    return deviceBuilds(script).flatMap((build): CpuChoice[] =>
      build.cpu !== undefined && compiles(build, home) ? [{ cpu: build.cpu, path }] : [],
    );
  }

  /** Folders are written relative to the package, some scripts' to the folder above it. */
  function compiles(build: DeviceBuild, home: string): boolean {
    return [home, parentOf(home)].some(
      (from) => from !== undefined && joinPaths(from, build.folder) === folder,
    );
  }
}
