/**
 * The commands that list kernels and launches, of a file or of a whole workspace: for the tree of
 * kernels, for lenses and for scripts.
 */
import { crateName, gpuWordsOf, kernelsIn, launchesOf, packageFolder } from '../../ide/index.ts';
import type {
  KernelFilesRow,
  KernelRow,
  KernelsArguments,
  LaunchesArguments,
  LaunchSite,
} from '../../protocol/index.ts';
import type { AbsentKernel, KernelInfo } from '../../workspace/index.ts';
import type { ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { pathOfUri, uriOfPath } from '../uris.ts';
import { gpuFiles, launchPlaces, overWorkspace, readLaunches, type Slicing } from './gpu-files.ts';

/** A kernel, and the file that it was found in. */
interface Listed {
  readonly path: string;
  readonly kernel: KernelInfo;
}

/** Kernels of some files, or of everything open or below the workspace's folders. */
export async function listKernels(
  context: ServerContext,
  slicing: Slicing,
  [sources, options]: KernelsArguments,
  parts?: (rows: readonly KernelRow[]) => void,
): Promise<readonly KernelRow[]> {
  const given = typeof sources === 'string' ? [sources] : sources;
  const told = new Set<string>();
  const found = await overWorkspace(context, slicing, function* () {
    const { engine } = context;
    const files = given?.map(pathOfUri).sort() ?? (yield* gpuFiles(context, 'kernels'));
    const all: Listed[] = [];
    for (const path of files) {
      yield path;
      const listed = kernelsIn(engine, path).map((kernel) => ({ path, kernel }));
      for (const one of listed) all.push(one);
      if (listed.length === 0 || told.has(path)) continue;
      told.add(path);
      parts?.(listed.map((one) => rowOf(context, new Converter(context), one, [])));
    }
    return all;
  });
  const places = options?.launches === false ? [] : launchPlaces(context);
  const launched = await launchesByKernel(context, slicing, places, found);
  const absent = options?.absent === true ? await absentOf(context, slicing, given) : [];
  const converter = new Converter(context);
  // A file that its crate leaves out is compiled alone: its kernels are not the project's.
  const left = new Set(absent.map(({ nameSpan }) => keyOf(nameSpan)));
  const built = found.filter(({ kernel }) => !left.has(keyOf(kernel.nameSpan)));
  return [
    ...built.map((one) => rowOf(context, converter, one, launched.get(one.kernel) ?? [])),
    ...absent.map((one) => absentRow(context, converter, one)),
  ];
}

/** Kernels of these files, or of the workspace, that no crate compiles. */
async function absentOf(
  context: ServerContext,
  slicing: Slicing,
  given: readonly string[] | null | undefined,
): Promise<readonly AbsentKernel[]> {
  return overWorkspace(context, slicing, function* () {
    const { engine } = context;
    const files = given?.map(pathOfUri) ?? launchPlaces(context);
    const out: AbsentKernel[] = [];
    for (const path of files) {
      yield path;
      if (path.endsWith('.mlir') || !gpuWordsOf(engine, path).kernels) continue;
      for (const one of engine.absentIn(path)) out.push(one);
    }
    return out;
  });
}

function keyOf({ file, start }: KernelInfo['nameSpan']): string {
  return `${file} ${start}`;
}

/** A kernel that no crate compiles, with the reason. */
function absentRow(
  { engine }: ServerContext,
  converter: Converter,
  { name, nameSpan, crate, why, remedy, features }: AbsentKernel,
): KernelRow {
  const path = engine.path(nameSpan.file);
  return {
    name,
    symbol: name,
    dialect: '',
    crate: crateName(engine, crate ?? path),
    uri: uriOfPath(path),
    position: converter.range(nameSpan).start,
    launches: [],
    absent: {
      why,
      ...(remedy === undefined ? {} : { remedy }),
      ...(features === undefined ? {} : { features: features.features }),
    },
  };
}

/** Launches of each of these kernels, as rows have them. */
async function launchesByKernel(
  context: ServerContext,
  slicing: Slicing,
  places: readonly string[],
  found: readonly Listed[],
): Promise<ReadonlyMap<KernelInfo, readonly LaunchSite[]>> {
  const out = new Map<KernelInfo, readonly LaunchSite[]>();
  if (places.length === 0) return out;
  const kernels = found.map(({ kernel }) => kernel);
  await readLaunches(context, slicing, places, kernels);
  await overWorkspace(context, slicing, function* () {
    const { engine } = context;
    const converter = new Converter(context);
    for (const { path, kernel } of found) {
      yield path;
      out.set(
        kernel,
        launchesOf(engine, places, kernel).map((one) => siteOf(converter, one)),
      );
    }
  });
  return out;
}

function rowOf(
  { engine }: ServerContext,
  converter: Converter,
  { path, kernel }: Listed,
  launches: readonly LaunchSite[],
): KernelRow {
  return {
    name: kernel.name,
    symbol: kernel.symbol,
    dialect: kernel.dialect,
    crate: crateName(engine, engine.rootOf(path)),
    uri: uriOfPath(path),
    position: converter.range(kernel.nameSpan).start,
    launches,
  };
}

function siteOf(
  converter: Converter,
  { span, text }: ReturnType<typeof launchesOf>[number],
): LaunchSite {
  const { uri, range } = converter.location(span);
  return { uri, position: range.start, text };
}

/** The packages in whose texts kernels are written: what a tree shows before it is opened. */
export function listKernelFiles(
  context: ServerContext,
  slicing: Slicing,
): Promise<readonly KernelFilesRow[]> {
  return overWorkspace(context, slicing, function* () {
    const { engine } = context;
    const rows = new Map<string, KernelFilesRow & { readonly files: string[] }>();
    for (const path of launchPlaces(context)) {
      yield path;
      const written = gpuWordsOf(engine, path).kernels ? kernelsWritten(engine, path) : 0;
      if (written === 0) continue;
      const folder = packageFolder(engine, path);
      const key = folder ?? path;
      const row = rows.get(key) ?? {
        crate: crateName(engine, path),
        folder: uriOfPath(folder ?? path.slice(0, path.lastIndexOf('/'))),
        files: [],
        written: 0,
      };
      rows.set(key, { ...row, written: row.written + written });
      row.files.push(uriOfPath(path));
    }
    return [...rows.values()];
  });
}

/** In MLIR a kernel is an operation: its texts are read, which costs no more. */
function kernelsWritten(engine: ServerContext['engine'], path: string): number {
  return path.endsWith('.mlir') ? kernelsIn(engine, path).length : engine.kernelsWritten(path);
}

/** By kernel: the launch that was shown last. */
const shownLast = new WeakMap<ServerContext, Map<string, number>>();

/**
 * Where a kernel is launched. A client that can is shown the first of them, and the next one each
 * time it asks again. Undefined when the file has no such kernel.
 */
export async function listLaunches(
  context: ServerContext,
  slicing: Slicing,
  [uri, name, options]: LaunchesArguments,
): Promise<readonly LaunchSite[] | undefined> {
  const kernelNow = (): KernelInfo | undefined =>
    kernelsIn(context.engine, pathOfUri(uri)).find((one) => one.name === name);
  const asked = kernelNow();
  if (asked === undefined) return undefined;
  const places = launchPlaces(context);
  await readLaunches(context, slicing, places, [asked]);
  const kernel = kernelNow();
  if (kernel === undefined) return undefined;
  const { engine, client, connection } = context;
  const converter = new Converter(context);
  const found = launchesOf(engine, places, kernel).map(({ span, text }) => {
    const location = converter.location(span);
    return { site: { uri: location.uri, position: location.range.start, text }, location };
  });
  if (found.length > 0 && client.showDocument && options?.show !== false) {
    let last = shownLast.get(context);
    if (last === undefined) shownLast.set(context, (last = new Map()));
    const key = `${uri} ${kernel.name}`;
    const next = ((last.get(key) ?? -1) + 1) % found.length;
    last.set(key, next);
    const { uri: there, range } = found[next]!.location;
    const selection = { start: range.start, end: range.start };
    connection.window
      .showDocument({ uri: there, takeFocus: true, selection })
      .catch((error) => connection.console.error(`showing ${there} failed: ${String(error)}`));
  }
  return found.map(({ site }) => site);
}
