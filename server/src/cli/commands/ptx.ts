/** `warplens ptx`: the PTX of a file's kernels on stdout; what could not be compiled on stderr. */
import { type Command, Option } from 'commander';
import type { EmitOptions, Emitted, Engine } from '../../workspace/index.ts';
import { oneRoot, writeResult } from '../files.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { createLocate, type Locate, renderLine } from '../render/located.ts';
import { jsonDiagnostic } from '../render/machine.ts';
import type { Run } from './command.ts';

interface PtxFlags {
  readonly kernel?: string;
  readonly cpu?: string;
  readonly debugAssertions?: true;
  readonly lineInfo?: true;
  readonly emit: 'text' | 'json';
  readonly output?: string;
}

export function registerPtx(program: Command, run: Run): void {
  program
    .command('ptx')
    .summary('print the PTX of the kernels in a Rust file')
    .description('Compiles the kernels of a Rust file to PTX and prints it.')
    .argument('<file>', 'Rust file, folder of a crate, or - for standard input')
    .option('--kernel <name>', 'only this kernel and what it calls')
    .option('--cpu <name>', 'GPU to compile for, such as sm_80')
    .option(
      '--debug-assertions',
      'check arithmetic overflow and debug_assert!, as a debug build does',
    )
    .option('--line-info', 'add .file and .loc lines')
    .addOption(
      new Option('--emit <form>', 'form of the output').choices(['text', 'json']).default('text'),
    )
    .option('-o, --output <path>', 'write to a file, completely or not at all')
    .action((file: string, flags: PtxFlags) => run((io) => ptx(io, file, flags)));
}

async function ptx(io: Io, file: string, flags: PtxFlags): Promise<ExitCode> {
  const engine = io.createEngine();
  const root = await oneRoot(io, engine, file);
  checkCpu(engine, flags.cpu);
  checkKernel(engine, root, file, flags.kernel);
  const options: EmitOptions = {
    ...(flags.kernel === undefined ? {} : { kernel: flags.kernel }),
    ...(flags.cpu === undefined ? {} : { cpu: flags.cpu }),
    debugAssertions: flags.debugAssertions === true,
    lineInfo: flags.lineInfo === true,
  };
  const emitted = engine.emit(root, 'ptx', options);
  const locate = createLocate(io, engine);
  for (const problem of emitted.problems) io.err(renderLine(problem, locate));
  if (flags.emit === 'json') writeResult(io, flags.output, emittedJson(emitted, locate));
  else if (emitted.text.trim() !== '') writeResult(io, flags.output, emitted.text);
  return emitted.problems.length > 0 ? EXIT.input : EXIT.done;
}

/** Refuses a CPU that the target does not know. */
export function checkCpu(engine: Engine, cpu: string | undefined): void {
  const known = engine.cpus('ptx');
  if (cpu === undefined || known.includes(cpu)) return;
  throw new CliError(`unknown CPU '${cpu}'; known: ${known.join(' ')}`);
}

/** Refuses a file without kernels, and a kernel that is not there. */
export function checkKernel(
  engine: Engine,
  root: string,
  file: string,
  kernel: string | undefined,
): void {
  const kernels = engine.kernels(root);
  // A file that cannot be read by the front end may hide its kernels: its problems say more than we would.
  if (kernels.length === 0 && engine.emit(root, 'ptx').problems.length === 0) {
    throw new CliError(`${file}:1:1: no GPU kernels in this file`);
  }
  if (kernel === undefined || kernels.length === 0) return;
  if (kernels.some((k) => k.name === kernel || k.symbol === kernel)) return;
  const names = kernels.map((k) => k.name).join(', ');
  throw new CliError(`${file}:1:1: no kernel '${kernel}'; there are: ${names}`);
}

function emittedJson(emitted: Emitted, locate: Locate): string {
  const sources: string[] = [];
  const lines = emitted.lineMap.map((span) => {
    if (!span) return null;
    const { path, start } = locate(span);
    if (!sources.includes(path)) sources.push(path);
    return [sources.indexOf(path), start.line];
  });
  const { target, cpu, provider, text, summary, problems } = emitted;
  return `${JSON.stringify(
    {
      schemaVersion: 1,
      target,
      cpu,
      provider,
      kernels: summary,
      text,
      lineMap: { sources, lines },
      problems: problems.map((p) => jsonDiagnostic(p, locate)),
    },
    null,
    2,
  )}\n`;
}
