/**
 * `warplens run`: runs kernels in the simulator, on the grid and with the arguments of a launch
 * spec.
 */
import { type Command, Option } from 'commander';
import {
  crc32,
  encodeBase64,
  type LaunchSpec,
  type RunDiagnostic,
  type RunResult,
  readLaunchSpec,
  runAmdgcn,
  runPtx,
  SpecError,
} from '../../emulate/index.ts';
import { findTarget, targetInfos } from '../../ide/index.ts';
import type { Engine, LaunchSizes, TargetName } from '../../workspace/index.ts';
import { absolute, oneRoot, readArgument, shown } from '../files.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { createLocate, renderProblems } from '../render/located.ts';
import { table } from '../render/table.ts';
import { visibleJson } from '../render/visible.ts';
import { writeResult } from '../write.ts';
import type { Run } from './command.ts';
import { checkCpu, checkKernel } from './emit.ts';
import { lengthsOf } from './launch-lengths.ts';

/** Who runs a target's text. */
const SIMULATORS: Readonly<Record<TargetName, (text: string, spec: LaunchSpec) => RunResult>> = {
  ptx: runPtx,
  amdgcn: runAmdgcn,
};

interface RunFlags {
  readonly launch: string;
  readonly target?: TargetName;
  readonly cpu?: string;
  readonly debugAssertions?: true;
  readonly checkBounds?: true;
  readonly output?: string;
}

const extensions = targetInfos.map(({ fileExtension }) => fileExtension).join(' or ');

export function registerRun(program: Command, run: Run): void {
  program
    .command('run')
    .summary('run kernels in the simulator')
    .description(
      'Runs the launches of a spec in the simulator: of a Rust or MLIR file, compiled first, or of assembly text. ' +
        'Exit code 1 when a thread did something wrong or a result is not the expected one.',
    )
    .argument(
      '<file>',
      `Rust or MLIR file, folder of a crate, ${extensions} file, or - for Rust on standard input`,
    )
    .requiredOption(
      '--launch <spec>',
      'JSON file with grid, block and arguments of each launch; sizes that are left out are those of the launches in host code',
    )
    .addOption(
      new Option(
        '--target <name>',
        `target to compile for; ${targetInfos[0]?.name} when nothing is said`,
      ).choices(targetInfos.map((t) => t.name)),
    )
    .option('--cpu <name>', 'GPU to compile for, such as sm_80')
    .option(
      '--debug-assertions',
      'check arithmetic overflow and debug_assert!, as a debug build does',
    )
    .option('--check-bounds', 'check accesses to memory of which code or spec tell the length')
    .option('-o, --output <path>', 'write all results as JSON to a file, or to stdout with -')
    .action((file: string, flags: RunFlags) => run((io) => simulate(io, file, flags)));
}

async function simulate(io: Io, file: string, flags: RunFlags): Promise<ExitCode> {
  const assembly = targetInfos.find(({ fileExtension }) => file.endsWith(fileExtension));
  const given = readJson(io, flags.launch);
  const source = assembly === undefined ? await openSource(io, file) : undefined;
  const spec = specOf(source === undefined ? given : withSizes(given, source), flags.launch);
  const target = assembly?.name ?? flags.target ?? targetInfos[0]!.name;
  const code = assembly
    ? { text: readArgument(io, file), placeOf: () => undefined }
    : compile(io, file, source!, target, spec, flags);
  const { text } = code;
  const result = SIMULATORS[target](text, spec);
  io.err(result.stdout);
  const label = findTarget(target)?.label ?? target;
  for (const problem of result.diagnostics)
    io.err(renderProblem(problem, spec, { ...code, file: assembly && file, label }));
  for (const mismatch of result.mismatches) io.err(`${flags.launch}: ${mismatch.message}\n`);
  if (flags.output !== undefined) {
    const inputs = [
      ...[flags.launch, file].map((path) => absolute(io, path)),
      ...(source?.engine.filesRead() ?? []),
    ];
    await writeResult(io, flags.output, resultJson(spec, result, code.placeOf), inputs);
  }
  if (flags.output !== '-') io.out(summary(spec, result));
  return result.ok ? EXIT.done : EXIT.findings;
}

/** A crate whose kernels run. */
interface Source {
  readonly engine: Engine;
  readonly root: string;
}

async function openSource(io: Io, file: string): Promise<Source> {
  const engine = io.createEngine();
  return { engine, root: await oneRoot(io, engine, file) };
}

/**
 * A spec with the sizes that it leaves out as host code around the kernel launches it, where all
 * its launches agree.
 */
function withSizes(given: unknown, { engine, root }: Source): unknown {
  const { launches } = (given ?? {}) as { readonly launches?: unknown };
  if (!Array.isArray(launches)) return given;
  const filled = launches.map((launch: Readonly<Record<string, unknown>> | null) => {
    const { kernel, grid, block, workgroup_mem: bytes } = launch ?? {};
    const isWhole = grid !== undefined && block !== undefined && bytes !== undefined;
    if (typeof kernel !== 'string' || isWhole) return launch;
    const sizes = engine.launchSizes(root, kernel);
    const agreed = <T>(part: (one: LaunchSizes) => T | undefined): T | undefined => {
      const [first, ...others] = sizes.map(part);
      return others.every((one) => `${one}` === `${first}`) ? first : undefined;
    };
    const known = {
      grid: agreed((one) => one.grid),
      block: agreed((one) => one.block),
      workgroup_mem: agreed((one) => one.workgroupMem),
    };
    const told = Object.entries(known).filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(told), ...launch };
  });
  return { ...(given as object), launches: filled };
}

function readJson(io: Io, path: string): unknown {
  const text = readArgument(io, path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError(`${path}:1:1: not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

function specOf(given: unknown, path: string): LaunchSpec {
  try {
    return readLaunchSpec(given);
  } catch (error) {
    if (error instanceof SpecError) throw new CliError(`${path}:1:1: ${error.message}`);
    throw error;
  }
}

/** The text of a source file. Problems in kernels that no launch names do not stop the run. */
function compile(
  io: Io,
  file: string,
  { engine, root }: Source,
  target: TargetName,
  spec: LaunchSpec,
  flags: RunFlags,
): Code {
  checkCpu(engine, target, flags.cpu);
  for (const { kernel } of spec.launches) checkKernel(engine, root, target, file, kernel);
  const {
    text,
    problems,
    summary: emitted,
    lineMap,
  } = engine.emit(root, target, {
    ...(flags.cpu === undefined ? {} : { cpu: flags.cpu }),
    debugAssertions: flags.debugAssertions === true,
    ...(flags.checkBounds === true ? { checkBounds: lengthsOf(spec) } : {}),
  });
  const out = new Set(emitted.map((s) => s.kernel));
  const lost = spec.launches.find(({ kernel }) => !out.has(kernel));
  if (!lost) {
    const locate = createLocate(io, engine);
    const own = new Set(engine.modules(root));
    const placeOf = (line: number | undefined): Place | undefined => {
      const source = line === undefined ? undefined : lineMap[line];
      if (source === undefined) return undefined;
      // Inside of `core` the call is the place that counts.
      const all = [source, ...(source.callers ?? [])];
      const { path, start } = locate(all.find((at) => own.has(engine.path(at.file))) ?? source);
      return { file: path, line: start.line, column: start.column };
    };
    return { text, placeOf };
  }
  io.err(renderProblems(problems, createLocate(io, engine)));
  throw new CliError(`${shown(io, root)}:1:1: kernel '${lost.kernel}' was not emitted`);
}

/** What ran, and where its lines come from. */
interface Code {
  readonly text: string;
  /** Of a zero-based line; undefined where nothing is known of it. */
  placeOf(line: number | undefined): Place | undefined;
}

/** In a source file, from one. */
interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Where the source has it, then where it is in the text that ran. `file`: an assembly file of the
 * user's, which is the source.
 */
function renderProblem(
  problem: RunDiagnostic,
  spec: LaunchSpec,
  code: Code & { readonly file: string | undefined; readonly label: string },
): string {
  const kernel = spec.launches[problem.launch]?.kernel ?? '';
  const { severity, message, line } = problem;
  const what = `${severity}: launch ${problem.launch} (${kernel}): ${message} [${problem.code}]\n`;
  const at = code.placeOf(line);
  if (at === undefined) {
    const number = line === undefined ? '' : `:${line + 1}`;
    return `${code.file ?? code.label}${number}: ${what}`;
  }
  const instruction = code.text.split('\n')[line!]?.trim().replaceAll('\t', ' ');
  return `${at.file}:${at.line}:${at.column}: ${what}  in line ${line! + 1} of the ${code.label}: ${instruction}\n`;
}

function summary(spec: LaunchSpec, result: RunResult): string {
  const rows = result.buffers.flatMap((buffers, launch) => {
    const { kernel, args } = spec.launches[launch]!;
    return [...buffers].flatMap(([name, bytes]) => {
      const arg = args.find((a) => a.name === name);
      if (!arg || !('buffer' in arg) || arg.role === 'in' || arg.role === 'scratch') return [];
      const shape = `${arg.length} x ${arg.buffer}`;
      return [[kernel, name, shape, `crc32 ${crc32(bytes)}`, verdict(spec, result, launch, name)]];
    });
  });
  const missing = spec.launches
    .slice(result.buffers.length)
    .map(({ kernel }) => [kernel, '', '', '', 'not run']);
  return table([...rows, ...missing]);
}

/**
 * Nothing is as expected that was not compared: results are, after a launch that came to its end
 * without a fault.
 */
function verdict(spec: LaunchSpec, result: RunResult, launch: number, buffer: string): string {
  if (result.diagnostics.some((d) => d.launch === launch && d.severity === 'error'))
    return 'not compared';
  if (result.mismatches.some((m) => m.launch === launch && m.buffer === buffer)) return 'differs';
  return spec.launches[launch]!.expected?.[buffer] === undefined ? '' : 'as expected';
}

function resultJson(spec: LaunchSpec, result: RunResult, placeOf: Code['placeOf']): string {
  const launches = result.buffers.map((buffers, index) => ({
    kernel: spec.launches[index]!.kernel,
    buffers: Object.fromEntries(
      [...buffers].map(([name, bytes]) => [
        name,
        { crc32: crc32(bytes), b64: encodeBase64(bytes) },
      ]),
    ),
  }));
  const { ok, steps, mismatches, stdout } = result;
  const diagnostics = result.diagnostics.map(({ address, ...rest }) => {
    const source = placeOf(rest.line);
    return {
      ...rest,
      ...(address === undefined ? {} : { address: `0x${address.toString(16)}` }),
      ...(source && { source }),
    };
  });
  const report = { schemaVersion: 1, ok, steps, launches, diagnostics, mismatches, stdout };
  return visibleJson(`${JSON.stringify(report, null, 2)}\n`);
}
