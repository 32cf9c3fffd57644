/**
 * `warplens.resources`: what a kernel takes of a GPU and how it fills it. Numbers of `ptxas` only
 * where the client asks.
 */
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import {
  emitWithLlvm,
  findTarget,
  kernelAt,
  type MeasuredRegisters,
  type NotMeasured,
  type ResourceRequest,
  resources,
  targetInfos,
} from '../../ide/index.ts';
import type { ProtocolPosition, ResourcesOptions, ResourcesResult } from '../../protocol/index.ts';
import type { EmittedText } from '../../workspace/index.ts';
import { countedBy, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { pathOfUri } from '../uris.ts';

/** Answers the command; arguments come from any client, nothing about them is certain. */
export async function answerResources(
  context: ServerContext,
  args: readonly unknown[],
): Promise<ResourcesResult> {
  const { engine } = context;
  const { request: asked, assemble, provider } = readArguments(context, args);
  const { path: file, target: name, kernel: wanted } = asked;
  const emitted =
    provider === 'llvm'
      ? await emitByLlvm(context, asked)
      : provider === undefined
        ? context.shownText(file, name, wanted)
        : undefined;
  const request = emitted === undefined ? asked : { ...asked, emitted };
  // Another compiler's PTX has no estimate of registers: its assembler counts where there is one.
  const measured = assemble || emitted ? await measure(context, request) : undefined;
  const report = resources(engine, {
    ...request,
    counted: countedBy(context),
    ...(measured ? { measured } : {}),
  });
  if (!report) throw bad(`no kernel \`${request.kernel}\` in this file`);
  const { kernel, params, paramLimit, ...rest } = report;
  const converter = new Converter(context);
  const { uri, range } = converter.location(kernel.nameSpan);
  return {
    ...rest,
    kernel: kernel.name,
    symbol: kernel.symbol,
    uri,
    position: range.start,
    parameters: params,
    parameterLimit: paramLimit,
    ...(emitted?.providerVersion === undefined ? {} : { maker: emitted.providerVersion }),
  };
}

/** The kernel's assembly from LLVM of this machine. */
async function emitByLlvm(
  { engine, host, trusted }: ServerContext,
  { path, kernel, target, cpu }: ResourceRequest,
): Promise<EmittedText> {
  if (host.compileIr === undefined) throw bad('no LLVM here');
  if (!trusted) throw bad('LLVM is not started in a workspace that is not trusted');
  const options = { kernel, ...(cpu === undefined ? {} : { cpu }) };
  const made = await emitWithLlvm(engine, engine.rootOf(path), target, options, host.compileIr);
  if ('kind' in made) throw bad(made.message);
  return made;
}

/** What the assembler of this machine says about the kernel's text. */
async function measure(
  { engine, host, trusted }: ServerContext,
  { path, kernel, target, cpu, emitted: other }: ResourceRequest,
): Promise<MeasuredRegisters | NotMeasured | undefined> {
  if (host.assemble === undefined || target !== 'ptx') return undefined;
  if (!trusted) return { why: 'ptxas is not started in a workspace that is not trusted' };
  const options = { kernel, ...(cpu === undefined ? {} : { cpu }) };
  const emitted = other ?? engine.emit(engine.rootOf(path), target, options);
  const symbol = emitted.summary[0]?.kernel;
  return symbol === undefined ? undefined : host.assemble(emitted.text, emitted.cpu, symbol);
}

function readArguments(
  context: ServerContext,
  [uri, at, name = targetInfos[0]?.name, given]: readonly unknown[],
): {
  readonly request: ResourceRequest;
  readonly assemble: boolean;
  readonly provider: unknown;
} {
  if (typeof uri !== 'string') throw bad('argument 1 is not a URI');
  const target = findTarget(name)?.name;
  if (!target) throw bad(`no target ${String(name)}`);
  const options = (typeof given === 'object' && given !== null ? given : {}) as ResourcesOptions;
  const path = pathOfUri(uri);
  const kernel = typeof at === 'string' ? at : kernelUnder(context, path, at);
  if (kernel === undefined) throw bad('argument 2 names no kernel');
  const { launchBytes } = options;
  const known = context.engine.cpus(target).includes(context.settings.cpu);
  const cpu =
    typeof options.cpu === 'string' && options.cpu !== ''
      ? options.cpu
      : known
        ? context.settings.cpu
        : undefined;
  const request: ResourceRequest = {
    path,
    kernel,
    target,
    ...(cpu === undefined ? {} : { cpu }),
    ...(typeof launchBytes === 'number' && launchBytes > 0
      ? { launchBytes: Math.floor(launchBytes) }
      : {}),
  };
  const { provider } = options;
  if (provider !== undefined && provider !== 'core' && provider !== 'llvm')
    throw bad(`no provider ${String(provider)}`);
  return { request, assemble: options.assemble === true, provider };
}

function kernelUnder(context: ServerContext, path: string, at: unknown): string | undefined {
  const position = at as Partial<ProtocolPosition> | null | undefined;
  if (typeof position?.line !== 'number' || typeof position.character !== 'number')
    return undefined;
  const offset = new Converter(context).offset(path, position as ProtocolPosition);
  return kernelAt(context.engine, path, offset)?.name;
}

function bad(message: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, `warplens.resources: ${message}`);
}
