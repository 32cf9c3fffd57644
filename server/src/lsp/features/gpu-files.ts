/**
 * The files of a workspace that have anything to do with GPUs, and their kernels: looked through in
 * slices, below what users wait for.
 */
import { gpuWordsOf, kernelsOfFiles, launchedAs, readHosts } from '../../ide/index.ts';
import type { KernelInfo } from '../../workspace/index.ts';
import type { Reporting, ServerContext } from '../context.ts';
import { inSlices } from '../slices.ts';
import { isRustSource, pathOfUri, uriOfPath } from '../uris.ts';
import { isToml } from './toml-diagnostics.ts';

export type Slicing = Pick<Reporting<never>, 'letOthersFirst' | 'request'>;

/** Runs steps on the whole workspace, which yield the file that they go on with. */
export function overWorkspace<T>(
  context: ServerContext,
  { letOthersFirst, request }: Slicing,
  steps: () => Generator<string, T>,
): Promise<T> {
  let path: string | undefined;
  return inSlices(context, {
    steps,
    work: () => ({ request, scope: 'workspace', uri: path && uriOfPath(path) }),
    between: letOthersFirst,
    seen: (next) => {
      path = next;
      return false;
    },
  });
}

/** Open Rust files. */
function openFiles({ documents }: ServerContext): readonly string[] {
  return documents
    .all()
    .map(({ uri }) => uri)
    .filter((uri) => isRustSource(uri) && !isToml(uri))
    .map(pathOfUri);
}

/** Where host code may launch kernels: open Rust files and all below the workspace's folders. */
export function launchPlaces(context: ServerContext): string[] {
  const { host, folders } = context;
  const listed = folders.flatMap((folder) => host.listRustFiles?.(folder) ?? []);
  const all = [...new Set([...openFiles(context), ...listed])].sort();
  const { leftAlone, passedOver } = context;
  if (leftAlone.size + passedOver.size === 0) return all;
  return all.filter((path) => !leftAlone.has(uriOfPath(path)) && !passedOver.has(uriOfPath(path)));
}

/** Open Rust files and those of the workspace's folders that have anything to do with GPUs. */
export function* gpuFiles(
  context: ServerContext,
  words: 'gpu' | 'kernels' = 'gpu',
): Generator<string, readonly string[]> {
  const { engine } = context;
  const open = new Set(openFiles(context));
  const out: string[] = [];
  for (const path of launchPlaces(context)) {
    yield path;
    if (open.has(path) || gpuWordsOf(engine, path)[words]) out.push(path);
  }
  return out;
}

/**
 * Kernels of the workspace, by file and place; with a name those of files that hold it alone.
 */
export function workspaceKernels(
  context: ServerContext,
  slicing: Slicing,
  name?: string,
): Promise<readonly KernelInfo[]> {
  return overWorkspace(context, slicing, function* () {
    const { engine } = context;
    const files = yield* gpuFiles(context);
    const wanted =
      name === undefined ? files : files.filter((path) => engine.names(path).has(name));
    return yield* kernelsOfFiles(engine, wanted);
  });
}

/**
 * An answer that may need all kernels of the workspace. It is given none at first; where it has
 * asked for them, they are looked for and it is made again.
 */
export async function withKernels<T>(
  context: ServerContext,
  slicing: Slicing,
  answer: (kernels: () => readonly KernelInfo[]) => T,
): Promise<T> {
  let asked = false;
  const first = answer(() => {
    asked = true;
    return [];
  });
  if (!asked) return first;
  const kernels = await workspaceKernels(context, slicing);
  return answer(() => kernels);
}

/**
 * Has all host code read that may launch these kernels, so that the launches of each are there.
 */
export function readLaunches(
  context: ServerContext,
  slicing: Slicing,
  places: readonly string[],
  kernels: readonly KernelInfo[],
): Promise<void> {
  return overWorkspace(context, slicing, function* () {
    const { engine } = context;
    for (const kernel of kernels) yield* readHosts(engine, places, launchedAs(kernel));
  });
}
