/** `workspace/executeCommand`: one function for each command, in one table. */
import type { ExecuteCommandParams } from 'vscode-languageserver';
import { LSPErrorCodes, ProgressType, ResponseError } from 'vscode-languageserver';
import {
  compareAssembly,
  cpuTitles,
  figureDeltas,
  filtersOf,
  findPane,
  kernelAt,
  type PreviewAddress,
  paneInfos,
  readFilters,
  readOptLevel,
  readProvider,
  targetInfos,
  targetOfCpu,
} from '../../ide/index.ts';
import type {
  AssemblyGpuResult,
  CommandName,
  CompareResult,
  DoctorRow,
  KernelsArguments,
  LaunchSite,
  PreviewOptions,
  ProtocolPosition,
  TargetRow,
} from '../../protocol/index.ts';
import type { Engine } from '../../workspace/index.ts';
import { guarded, type Reporting, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { pathOfUri } from '../uris.ts';
import { assemblyDocument } from './assembly-texts.ts';
import type { Slicing } from './gpu-files.ts';
import { listKernelFiles, listKernels, listLaunches } from './kernel-list.ts';
import type { Previews } from './previews.ts';
import { answerResources } from './resources.ts';
import { listTests, runKernels, specText } from './run.ts';
import { showBothSides } from './run-sides.ts';

export interface CommandDeps {
  readonly previews: Previews;
  /** Forgets everything computed and reads all files again. */
  restart(): void;
}

/** Answers a command; `parts` sends some of the answer beforehand, where the client takes that. */
type Command = (
  args: readonly unknown[],
  slicing: Slicing & Pick<Reporting<never>, 'token'>,
  parts: ((some: unknown) => void) | undefined,
) => unknown;

export function registerCommands(context: ServerContext, deps: CommandDeps): void {
  const table: Record<CommandName, Command> = {
    'warplens.preview': (args) => deps.previews.result(readPreviewArguments(context, args)),
    'warplens.kernels': (args, slicing, parts) =>
      listKernels(context, slicing, readKernelsArguments(args), parts),
    'warplens.kernelFiles': (_, slicing) => listKernelFiles(context, slicing),
    'warplens.launches': (args, slicing) => launchesOfKernel(context, slicing, args),
    'warplens.targets': () => listTargets(context),
    'warplens.compareTexts': compare,
    'warplens.resources': (args) => answerResources(context, args),
    'warplens.assemblyGpu': ([uri]) => gpuOf(context, uri),
    'warplens.run': (args, { token }) => runKernels(context, args, token),
    'warplens.profile': ([uri, kernel, options], { token }) =>
      runKernels(context, [uri, kernel, { ...(options as object), profile: true }], token),
    'warplens.bothSides': (args) => showBothSides(context, args),
    'warplens.tests': ([uri]) => listTests(context, uri),
    'warplens.spec': (args) => specText(context, args),
    'warplens.restart': () => {
      deps.restart();
      return null;
    },
    // The supervisor answers it, where there is one; without it nothing is stopped.
    'warplens.tryAgain': () => null,
    'warplens.doctor': async (): Promise<readonly DoctorRow[]> => {
      if (context.host.doctor === undefined) return [];
      if (!context.trusted)
        throw new ResponseError(
          LSPErrorCodes.RequestFailed,
          'programs are not started in a workspace that is not trusted',
        );
      return await context.host.doctor();
    },
  };
  context.connection.onExecuteCommand(
    guarded(context, 'executeCommand', (params: ExecuteCommandParams, reporting): unknown => {
      const command = table[params.command as CommandName];
      if (!command) throw badArguments(`unknown command ${params.command}`);
      return command(
        (params.arguments ?? []) as readonly unknown[],
        reporting,
        partsOf(context, params),
      );
    }),
  );
}

/** The protocol has no partial results of commands; ours take the same token. */
function partsOf(
  { connection }: ServerContext,
  params: ExecuteCommandParams & { readonly partialResultToken?: unknown },
): ((some: unknown) => void) | undefined {
  const { partialResultToken: token } = params;
  if (typeof token !== 'string' && typeof token !== 'number') return undefined;
  return (some) => void connection.sendProgress(new ProgressType<unknown>(), token, some);
}

function readKernelsArguments([sources, options]: readonly unknown[]): KernelsArguments {
  const given = (typeof options === 'object' && options !== null ? options : {}) as {
    readonly launches?: unknown;
    readonly absent?: unknown;
  };
  const uris =
    typeof sources === 'string'
      ? sources
      : Array.isArray(sources)
        ? sources.filter((uri) => typeof uri === 'string')
        : null;
  return [uris, { launches: given.launches !== false, absent: given.absent === true }];
}

async function launchesOfKernel(
  context: ServerContext,
  slicing: Slicing,
  [uri, name, options]: readonly unknown[],
): Promise<readonly LaunchSite[]> {
  if (typeof uri !== 'string') throw badArguments('warplens.launches: argument 1 is not a URI');
  const show = (options as { readonly show?: unknown } | null | undefined)?.show !== false;
  const found = await listLaunches(context, slicing, [uri, String(name), { show }]);
  if (found) return found;
  throw badArguments(`warplens.launches: no kernel ${String(name)} in this file`);
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
  if (
    options.provider !== undefined &&
    !['build', ...providers(context)].includes(options.provider)
  ) {
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

/** Who may be asked to compile, the one that is asked first at the start. */
function providers({ host }: ServerContext): readonly string[] {
  return [
    ...(host.compile === undefined ? [] : ['build']),
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
