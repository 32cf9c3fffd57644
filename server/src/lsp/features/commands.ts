/** `workspace/executeCommand`: one function for each command, in one table. */
import type { ExecuteCommandParams } from 'vscode-languageserver';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import {
  compareAssembly,
  cpuTitles,
  crateName,
  figureDeltas,
  filtersOf,
  findPane,
  kernelAt,
  kernelsIn,
  launchesOf,
  paneInfos,
  targetInfos,
} from '../../ide/index.ts';
import type {
  AssemblyGpuResult,
  CommandName,
  CompareResult,
  DoctorRow,
  KernelRow,
  LaunchSite,
  PreviewOptions,
  PreviewResult,
  ProtocolPosition,
  TargetRow,
} from '../../protocol/index.ts';
import { mayHoldKernels } from '../../rules/index.ts';
import type { Engine } from '../../workspace/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import {
  isRustSource,
  type PreviewAddress,
  pathOfUri,
  readFilters,
  readOptLevel,
  readProvider,
  targetOfCpu,
  uriOfPath,
} from '../uris.ts';
import { assemblyDocument } from './assembly-texts.ts';
import { launchPlaces } from './gpu-files.ts';
import type { Previews } from './previews.ts';
import { answerResources } from './resources.ts';

export interface CommandDeps {
  readonly previews: Previews;
  /** Forgets everything computed and reads all files again. */
  restart(): void;
}

export function registerCommands(context: ServerContext, deps: CommandDeps): void {
  const table: Record<CommandName, (args: readonly unknown[]) => unknown> = {
    'warplens.preview': (args) => deps.previews.result(readPreviewArguments(context, args)),
    'warplens.kernels': (args) => listKernels(context, args[0]),
    'warplens.launches': (args) => listLaunches(context, args),
    'warplens.targets': () => listTargets(context),
    'warplens.compareTexts': compare,
    'warplens.resources': (args) => answerResources(context, args),
    'warplens.assemblyGpu': ([uri]) => gpuOf(context, uri),
    'warplens.restart': () => {
      deps.restart();
      return null;
    },
    'warplens.doctor': (): Promise<readonly DoctorRow[]> =>
      context.host.doctor?.() ?? Promise.resolve([]),
  };
  context.connection.onExecuteCommand(
    guarded(context, 'executeCommand', (params: ExecuteCommandParams): unknown => {
      const command = table[params.command as CommandName];
      if (!command) throw badArguments(`unknown command ${params.command}`);
      return command((params.arguments ?? []) as readonly unknown[]) as PreviewResult;
    }),
  );
}

/** The GPU of an open assembly file. */
function gpuOf(context: ServerContext, uri: unknown): AssemblyGpuResult | null {
  if (typeof uri !== 'string') throw badArguments('`warplens.assemblyGpu` takes a URI');
  return assemblyDocument(context, uri)?.gpu ?? null;
}

function badArguments(message: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, message);
}

/** Arguments come from any client: nothing about them is certain. */
function readPreviewArguments(context: ServerContext, args: readonly unknown[]): PreviewAddress {
  const [uri, at, target = paneInfos[0]?.name, given] = args;
  if (typeof uri !== 'string') throw badArguments('warplens.preview: argument 1 is not a URI');
  const found = findPane(target);
  if (!found) throw badArguments(`warplens.preview: no target ${String(target)}`);
  const options = (typeof given === 'object' && given !== null ? given : {}) as PreviewOptions;
  if (options.provider !== undefined && !providers(context).includes(options.provider)) {
    throw badArguments(`warplens.preview: no provider ${String(options.provider)}`);
  }
  const provider = readProvider(options.provider);
  const path = pathOfUri(uri);
  const cpu = typeof options.cpu === 'string' && options.cpu !== '' ? options.cpu : undefined;
  const opt = readOptLevel(options.opt);
  const hide = readFilters(options.hide);
  const kernel =
    typeof at === 'string' ? at : isPosition(at) ? nameAt(context, path, at) : undefined;
  return {
    pane: found.name,
    target: (found.form === undefined ? undefined : targetOfCpu(cpu)) ?? found.target,
    path,
    ...(kernel === undefined ? {} : { kernel }),
    ...(cpu === undefined ? {} : { cpu }),
    ...(found.name === 'llvm' && options.side === 'host' ? { side: 'host' } : {}),
    debugAssertions: options.debugAssertions === true,
    lineInfo: options.lineInfo === true,
    ...(options.checkBounds === true ? { checkBounds: true as const } : {}),
    ...(opt === undefined ? {} : { opt }),
    ...(provider === undefined ? {} : { provider }),
    ...(hide.length === 0 ? {} : { hide }),
  };
}

/** `warplens.compareTexts`: the right text with the left one's names. */
function compare([target, left, right]: readonly unknown[]): CompareResult {
  const found = findPane(target);
  if (!found || typeof left !== 'string' || typeof right !== 'string') {
    throw badArguments('warplens.compareTexts: the arguments are a target and two texts');
  }
  const { name } = found;
  return { ...compareAssembly(name, left, right), figures: figureDeltas(name, left, right) };
}

/** Who may be asked to compile; another compiler runs only when a client asks for it by name. */
function providers({ host }: ServerContext): readonly string[] {
  return [
    'core',
    ...(host.compile === undefined ? [] : ['rustc']),
    ...(host.compileIr === undefined ? [] : ['llvm']),
  ];
}

function listTargets(context: ServerContext): readonly TargetRow[] {
  const { engine } = context;
  const shown = paneInfos.filter(
    ({ isAssembled }) => !isAssembled || context.host.disassemble !== undefined,
  );
  return shown.map(({ name, label, fileExtension, target, isAssembled, form }) => ({
    name,
    label,
    fileExtension,
    ...(isAssembled ? { assembledFrom: target } : {}),
    cpus: form === undefined ? engine.cpus(target) : allCpus(engine),
    cpuTitles: cpuTitles(target),
    filters: filtersOf(name),
    optLevels: ['O2', 'O1', 'O0'],
    providers: providers(context),
  }));
}

/** The GPUs of all targets, of a form that is for any of them. */
function allCpus(engine: Engine): readonly string[] {
  return targetInfos.flatMap(({ name }) => engine.cpus(name));
}

function isPosition(value: unknown): value is ProtocolPosition {
  const position = value as Partial<ProtocolPosition> | null;
  return typeof position?.line === 'number' && typeof position.character === 'number';
}

function nameAt(context: ServerContext, path: string, at: ProtocolPosition): string | undefined {
  const offset = new Converter(context).offset(path, at);
  return kernelAt(context.engine, path, offset)?.name;
}

/** By kernel: the launch that was shown last. */
const shownLast = new WeakMap<ServerContext, Map<string, number>>();

/**
 * Where a kernel is launched. A client that can is shown the first of them, and the next one each
 * time it asks again.
 */
async function listLaunches(
  context: ServerContext,
  [uri, name]: readonly unknown[],
): Promise<readonly LaunchSite[]> {
  const { engine, client, connection } = context;
  if (typeof uri !== 'string') throw badArguments('warplens.launches: argument 1 is not a URI');
  const kernel = kernelsIn(engine, pathOfUri(uri)).find((one) => one.name === name);
  if (!kernel) throw badArguments(`warplens.launches: no kernel ${String(name)} in this file`);
  const converter = new Converter(context);
  const found = launchesOf(engine, launchPlaces(context), kernel).map(({ span, text }) => {
    const location = converter.location(span);
    return { site: { uri: location.uri, position: location.range.start, text }, location };
  });
  if (found.length > 0 && client.showDocument) {
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

/** Kernels of one file, or of everything open or below the workspace's folders. */
function listKernels(context: ServerContext, only: unknown): readonly KernelRow[] {
  const { engine, host, documents, folders } = context;
  const open = documents.all().map((document) => document.uri);
  const sources = open.filter(isRustSource).map(pathOfUri);
  const listed = folders.flatMap((folder) => host.listRustFiles?.(folder) ?? []);
  // Most files of a workspace hold nothing for a GPU; their crates are not looked at.
  const found = listed.filter((path) => mayHoldKernels(engine.text(path) ?? ''));
  const paths = typeof only === 'string' ? [pathOfUri(only)] : [...new Set([...sources, ...found])];
  const converter = new Converter(context);
  const places = [...new Set([...sources, ...listed])].sort();
  return paths.sort().flatMap((path) =>
    kernelsIn(engine, path).map((kernel) => ({
      name: kernel.name,
      symbol: kernel.symbol,
      dialect: kernel.dialect,
      crate: crateName(engine, engine.rootOf(path)),
      uri: uriOfPath(path),
      position: converter.range(kernel.nameSpan).start,
      launches: launchesOf(engine, places, kernel).map(({ span, text }) => {
        const { uri, range } = converter.location(span);
        return { uri, position: range.start, text };
      }),
    })),
  );
}
