/** `warplens dap`: a debug adapter for kernels, over stdio or a port. */
import { statSync } from 'node:fs';
import { type Command, InvalidArgumentError } from 'commander';
import {
  type DebugHost,
  type LaunchArguments,
  type Program,
  programOf,
} from '../../debug/index.ts';
import { defaultSpec, targetInfos } from '../../ide/index.ts';
import { readSpec, type SpecFile } from '../../spec/index.ts';
import { absolute } from '../files.ts';
import { CliError, EXIT, type Io } from '../io.ts';
import { createLocate } from '../render/located.ts';
import { findSpec, type Job, openJob, type RunFlags, requestOf } from '../runs/job.ts';
import type { Run } from './command.ts';

export function registerDap(program: Command, run: Run): void {
  program
    .command('dap')
    .summary('debug kernels without a GPU, over the Debug Adapter Protocol')
    .description(
      'Serves a debugger client over stdin and stdout, or on a port of this machine. A launch configuration names a file, ' +
        'a folder or a spec as `program`, as `warplens run` takes it.',
    )
    .option('--port <n>', 'listen on this port; 0 chooses one', portOf)
    .action(({ port }: { readonly port?: number }) =>
      run(async (io) => {
        if (io.startDap === undefined) throw new CliError('there is no debug adapter here');
        await io.startDap(debugHost(io), port, (at) => io.err(`listening on 127.0.0.1:${at}\n`));
        return EXIT.done;
      }),
    );
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65536) return port;
  throw new InvalidArgumentError('It must be a port, 0 to 65535.');
}

/** Programs from the disk. */
export function debugHost(io: Io): DebugHost {
  return {
    open: async (args) => {
      try {
        return await open(io, args);
      } catch (error) {
        if (error instanceof CliError) return error.message;
        throw error;
      }
    },
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

async function open(io: Io, args: LaunchArguments): Promise<Program | string> {
  const { program: file, spec: launch, cpu, features, replay, kernel } = args;
  if (typeof file !== 'string' || file === '')
    return 'the launch configuration names no `program`: a Rust file, a folder, or a spec';
  if (statSync(absolute(io, file), { throwIfNoEntry: false }) === undefined)
    return `${file}: no such file or folder`;
  const target = targetInfos.find(({ name }) => name === args.target)?.name;
  if (args.target !== undefined && target === undefined)
    return `there is no target '${args.target}', expected ${targetInfos.map(({ name }) => `'${name}'`).join(' or ')}`;
  const flags: RunFlags = {
    defaultFeatures: true,
    ...(target && { target }),
    ...(cpu !== undefined && { cpu }),
    ...(features && { features: [...features] }),
    ...(args.debugAssertions === true && { debugAssertions: true }),
    ...(replay !== undefined && { replay }),
  };
  const errors: string[] = [];
  const own: Io = { ...io, err: (text) => errors.push(text) };
  try {
    const job = await openJob(own, file, findSpec(own, file, launch), flags);
    const { engine, root } = job;
    if (job.root === undefined) return 'only Rust and MLIR can be debugged, no assembly text';
    const chosen = kernel === undefined ? job.spec : launchesOf(job, job.root, kernel, launch);
    if (chosen === undefined) return `the spec launches no kernel \`${kernel}\``;
    const request = requestOf(own, { ...job, spec: chosen }, flags);
    const locate = createLocate(own, engine);
    return programOf(engine, { ...request, root }, (span) => {
      const { path, start } = locate(span);
      return `${path}:${start.line}:${start.column}`;
    });
  } catch (error) {
    if (!(error instanceof CliError) || errors.length === 0) throw error;
    return `${error.message}\n${errors.join('')}`.trim();
  }
}

/**
 * The launches up to the last one of a kernel, which may need what those before it leave. A kernel
 * that the spec beside the file does not launch has arguments that are made up.
 */
function launchesOf(
  { engine, spec, target }: Job,
  root: string,
  kernel: string,
  named: string | undefined,
): SpecFile | undefined {
  const kernels = engine
    .specKernels(root, target)
    .filter(({ name, symbol }) => name === kernel || symbol === kernel);
  const names = new Set([kernel, ...kernels.flatMap(({ name, symbol }) => [name, symbol])]);
  const last = spec.kernels.findLastIndex((name) => name === undefined || names.has(name));
  if (last >= 0) return { ...spec, launches: spec.launches.slice(0, last + 1) };
  return named !== undefined || kernels.length === 0 ? undefined : readSpec(defaultSpec(kernels));
}
