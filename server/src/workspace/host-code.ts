/**
 * The launches in a crate's host code, linked with the kernels of all crates that it may launch.
 */
import type { FileId } from '../base/index.ts';
import {
  findLaunches,
  type LaunchKernel,
  type LinkedHost,
  linkHost,
  mayLaunch,
} from '../host/index.ts';
import type { Files } from './files.ts';
import type { FrontEnd } from './front-end.ts';
import { hostFiles, World } from './host-world.ts';
import type { CrateGraph } from './manifest/index.ts';

export const NO_HOST: LinkedHost = { launches: [], names: [], reads: [], kernels: [] };

export interface HostCodeInput {
  readonly root: string;
  readonly modules: readonly string[];
  readonly files: Files;
  readonly frontEnd: FrontEnd;
  readonly others: (root: string) => {
    readonly modules: readonly string[];
    launchKernels(): readonly LaunchKernel[];
  };
}

/**
 * Host code of a crate at this revision. Crates of others, and those without launches, have none.
 */
export function hostCode({ root, modules, files, frontEnd, others }: HostCodeInput): LinkedHost {
  const id = (path: string): FileId => files.id(path);
  const textOf = (path: string): string | undefined => files.text(id(path));
  if (frontEnd.isForeign(id(root)) || !modules.some((path) => mayLaunch(textOf(path) ?? '')))
    return NO_HOST;
  const target = { arch: 'nvptx64', cfg: new Set<string>() } as const;
  const graph = frontEnd.graph(root, { ...target, debugAssertions: false, overflowChecks: false });
  const world = new World({
    root,
    folder: graph.root.env.get('CARGO_MANIFEST_DIR'),
    dependencies: graph.others.filter(({ foreign }) => !foreign).map((unit) => unit.root),
    text: textOf,
    modules: (one) => others(one).modules,
    kernels: (one) => others(one).launchKernels(),
    libraryIn: (folder) => frontEnd.libraryIn(folder),
  });
  const tree = (path: string) => frontEnd.parse(path)?.file;
  const code = findLaunches({
    files: hostFiles(root, modules, id, tree),
    others: world.others.flatMap((one) =>
      hostFiles(one, others(one).modules, id, tree, [crateNameOf(graph, one)]),
    ),
    text: (file) => files.text(file) ?? '',
    kernels: new Set(
      world.kernels.flatMap(({ dialect, name }) => (dialect === 'cuda-oxide' ? [name] : [])),
    ),
  });
  return linkHost(code, world, root);
}

/**
 * The name by which a crate of a graph is known; that of its folder for one that is no part of it.
 */
function crateNameOf({ others }: CrateGraph, root: string): string {
  const unit = others.find((one) => one.root === root);
  return unit?.name ?? (root.split('/').at(-3) ?? '').replaceAll('-', '_');
}
