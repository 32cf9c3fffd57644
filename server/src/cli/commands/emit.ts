/**
 * `warplens ptx` and its like for the other targets: a file's kernels as text on stdout, what did
 * not compile on stderr.
 */
import { statSync } from 'node:fs';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  crateName,
  emitOutside,
  emitWithLlvm,
  findTarget,
  type MachineCodeText,
  type TargetInfo,
  targetInfos,
  withRefusals,
} from '../../ide/index.ts';
import { compiledDocument } from '../../report/index.ts';
import { compileWithLlvm, compileWithRustc } from '../../toolchain/index.ts';
import {
  type CodeRemark,
  type EmitOptions,
  type EmittedText,
  type Engine,
  type KernelInfo,
  OPTIONAL_PASSES,
  PRINTABLE,
  type TargetName,
} from '../../workspace/index.ts';
import { type CodeFlagOptions, codeFlagOptions, codeFlagsOf } from '../code-flags.ts';
import { OUTPUT_FLAG, OUTPUT_HELP } from '../common.ts';
import { noKernels, rootsWithKernels } from '../crate-roots.ts';
import { type DebugInfoFlags, debugInfoOf, debugInfoOptions } from '../debug-info-option.ts';
import { checkFeatures, chooseFeatures, type FeatureFlags, featureOptions } from '../features.ts';
import { absolute, shown } from '../files.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { meantOr, unknownGpu } from '../meant.ts';
import { createLocate, renderProblems } from '../render/located.ts';
import { writeResult } from '../write.ts';
import type { Run } from './command.ts';

export interface EmitFlags extends FeatureFlags, CodeFlagOptions, DebugInfoFlags {
  readonly kernel?: string;
  readonly cpu?: string;
  readonly provider: string;
  readonly dialect: string;
  readonly debugAssertions?: true;
  readonly checkBounds?: true;
  readonly launchBytes?: number;
  readonly allowInvalid?: true;
  readonly optLevel?: string;
  readonly print?: string;
  readonly remarks?: true;
  readonly disablePass?: readonly string[];
  readonly format: 'text' | 'json';
  readonly outputFile?: string;
}

/** Who may compile: we, the nightly rustc of this machine, or its LLVM behind our front end. */
const PROVIDERS = ['core', 'rustc', 'llvm'];

/** Families of kernels. `auto` takes them all. */
const DIALECTS = ['auto', 'rustc', 'rust-cuda', 'cuda-oxide', 'offload', 'mlir'];

/** One command for each target, named after it. */
export function registerEmit(program: Command, run: Run): void {
  for (const target of targetInfos) registerTarget(program, run, target);
}

function registerTarget(program: Command, run: Run, { name, label }: TargetInfo): void {
  emitCommand(program.command(name))
    .summary(`print the ${label} of the kernels in a file`)
    .description(`Compiles the kernels of a Rust or MLIR file to ${label} and prints it.`)
    .addOption(
      new Option(
        '--print <what>',
        'instead of assembly: tree, hir, mir, mir-after=PASS or queries',
      ).argParser(printable),
    )
    .action((file: string, flags: EmitFlags) => run((io) => emit(io, name, file, flags)));
}

/** Argument and options of all commands that print code: what means the same is on each. */
export function emitCommand(command: Command, providers: readonly string[] = PROVIDERS): Command {
  debugInfoOptions(codeFlagOptions(featureOptions(command)))
    .argument('<file>', 'Rust or MLIR file, folder of a crate, or - for Rust on standard input')
    .option('--kernel <name>', 'only this kernel and what it calls')
    .option('--cpu <name>', 'GPU to compile for; `warplens gpus` lists them')
    .addOption(
      new Option('--opt-level <level>', 'what the optimiser does; 2 when left out').choices(LEVELS),
    )
    .addOption(
      new Option('--dialect <name>', 'family of kernels; auto finds it')
        .choices(DIALECTS)
        .default('auto'),
    )
    .option(
      '--debug-assertions',
      'check arithmetic overflow and debug_assert!, as a debug build does',
    )
    .option(
      '--check-bounds',
      'check each access to memory of known length that is not proven inside',
    )
    .option('--remarks', 'tell on stderr what the optimiser did at which line, or why not')
    .addOption(
      new Option('--disable-pass <name>', 'a pass of the optimiser to leave out; may be repeated')
        .argParser(passes)
        .default([], ''),
    )
    .option('--launch-bytes <n>', 'bytes of the memory that the launch sizes', bytesOf)
    .option('--allow-invalid', 'emit also what rustc refuses, as far as it has a meaning')
    // Nothing is filtered; scripts may still pass it.
    .addOption(new Option('--raw').hideHelp())
    .addOption(
      new Option('--format <form>', 'form of the output').choices(['text', 'json']).default('text'),
    )
    .option(OUTPUT_FLAG, OUTPUT_HELP);
  if (providers.length > 0)
    command.addOption(
      new Option(
        '--provider <name>',
        'code provider: core is Warplens, rustc the nightly, llvm is opt and llc',
      )
        .choices(providers)
        .default('core'),
    );
  return command;
}

/** Optimisation levels of our own passes. */
const LEVELS = ['0', '1', '2'];

/** Adds a pass to those that are left out. */
function passes(name: string, before: readonly string[]): readonly string[] {
  if (!OPTIONAL_PASSES.includes(name))
    throw new InvalidArgumentError(`Allowed are ${OPTIONAL_PASSES.join(', ')}.`);
  return [...before, name];
}

/** A number of bytes as an argument. */
function bytesOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a number of bytes.');
  return Number(text);
}

function printable(what: string): string {
  if (PRINTABLE.includes(what)) return what;
  const passes = PRINTABLE.filter((one) => one.startsWith('mir-after=')).map((one) =>
    one.slice(10),
  );
  throw new InvalidArgumentError(
    `Allowed are tree, hir, mir, queries, and mir-after= with one of ${passes.join(', ')}.`,
  );
}

/** With more kernels than this, memory counts for more than a tenth of the time. */
const MANY = 12;

async function emit(io: Io, target: TargetName, file: string, flags: EmitFlags): Promise<ExitCode> {
  const engine = io.createEngine();
  chooseFeatures(engine, flags);
  const all = await rootsWithKernels(io, engine, file);
  checkFeatures(engine, all, flags);
  checkCpu(engine, target, flags.cpu);
  checkProvider(flags);
  const roots = all.length > 1 ? rootsFor(engine, all, target, file, flags) : all;
  for (const root of roots) {
    // What cannot be read may hide its kernels: its problems say more than we would.
    if (engine.kernels(root, target).length === 0 && engine.check(root, target).length > 0)
      continue;
    if (!isLinked(engine, root, target, flags))
      checkKernel(io, engine, root, target, file, flags.kernel);
    checkDialect(engine, root, file, flags.dialect);
  }
  const options = emitOptions(flags);
  if (flags.print !== undefined) {
    const printed = roots.map((root) => engine.print(root, target, flags.print!, options));
    await writeResult(io, flags.outputFile, printed.join(''), engine.filesRead());
    return EXIT.done;
  }
  const kernels = roots.reduce((sum, root) => sum + engine.kernels(root, target).length, 0);
  if (kernels > MANY) io.limitGrowth?.();
  const emitted: CrateText[] = [];
  for (const root of roots) {
    const text = await EMITTERS[flags.provider]!(engine, root, target, options);
    emitted.push({ root, text: withRefusals(engine, root, text, options) });
    if (flags.remarks) reportRemarks(io, engine, engine.remarks(root, target, options));
    // Of several crates one is in memory at a time.
    if (roots.length > 1) engine.rest();
  }
  return reportAll(io, engine, emitted, flags);
}

/** What the optimiser did, a line each, as LLVM writes remarks. */
export function reportRemarks(io: Io, engine: Engine, remarks: readonly CodeRemark[]): void {
  const locate = createLocate(io, engine);
  for (const { span, pass, done, message } of remarks) {
    const { path, start } = locate(span);
    const kind = done ? 'done' : 'missed';
    io.err(`${path}:${start.line}:${start.column}: remark: ${message} [${pass}, ${kind}]\n`);
  }
}

/** Of several crates those that have the kernels that are asked for, on the target. */
function rootsFor(
  engine: Engine,
  roots: readonly string[],
  target: TargetName,
  file: string,
  { kernel }: EmitFlags,
): readonly string[] {
  const has = (root: string, only?: TargetName): boolean =>
    engine
      .kernels(root, only)
      .some(({ name, symbol }) => kernel === undefined || name === kernel || symbol === kernel);
  const named = roots.filter((root) => has(root));
  if (named.length === 0) {
    const names = roots.flatMap((root) => engine.kernels(root).map(({ name }) => name));
    throw noKernel(file, kernel!, names);
  }
  const built = named.filter((root) => has(root, target));
  return built.length > 0 ? built : named;
}

/** What one of several crates was compiled to. */
interface CrateText {
  readonly root: string;
  readonly text: EmittedText | MachineCodeText;
}

/**
 * The texts of crates: of one as it is; of several one after the other, each after a line that
 * names its crate, or as files in a folder.
 */
async function reportAll(
  io: Io,
  engine: Engine,
  emitted: readonly CrateText[],
  flags: EmitFlags,
): Promise<ExitCode> {
  if (emitted.length === 1) return report(io, engine, emitted[0]!.text, flags);
  const locate = createLocate(io, engine);
  for (const { text } of emitted) reportProblems(io, engine, text);
  const { outputFile: output } = flags;
  const texts = emitted.filter(({ text }) => text.summary.length > 0);
  if (flags.format === 'json') {
    const crates = emitted.map(({ root, text }) => ({
      crate: shown(io, root),
      ...compiledDocument(text, locate),
    }));
    const text = documentText({ schemaVersion: 1, crates });
    await writeResult(io, output, text, engine.filesRead());
  } else if (output === undefined || output === '-') {
    for (const { root, text } of texts) io.out(`// crate: ${shown(io, root)}\n${text.text}`);
  } else {
    const folder = absolute(io, output);
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new CliError(`${output}: several crates are emitted, and this is not a folder`);
    const named = new Set<string>();
    for (const { root, text } of texts) {
      const path = `${output}/${fileNameOf(engine, root, named)}.${EXTENSIONS[text.target]}`;
      await writeResult(io, path, text.text, engine.filesRead());
    }
  }
  return emitted.some(({ text }) => text.problems.length > 0) ? EXIT.input : EXIT.done;
}

function documentText(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Names of files with the texts of targets. */
const EXTENSIONS: Readonly<Record<TargetName, string>> = { ptx: 'ptx', amdgcn: 's' };

/** A crate's name, with a number where another crate has it. */
function fileNameOf(engine: Engine, root: string, taken: Set<string>): string {
  const name = crateName(engine, root);
  let unique = name;
  for (let n = 2; taken.has(unique); n++) unique = `${name}-${n}`;
  taken.add(unique);
  return unique;
}

/** Does the crate give functions to a linker, instead of kernels to a launch? */
function isLinked(engine: Engine, root: string, target: TargetName, flags: EmitFlags): boolean {
  const { kernel, provider } = flags;
  // Its own kernels first: another target's make a second crate of all sources.
  if (provider !== 'core' || engine.kernels(root, target).length > 0) return false;
  if (engine.kernels(root).length > 0) return false;
  return engine.exported(root, target, kernel === undefined ? {} : { kernel }).printed > 0;
}

/** What the engine is asked for these options. */
export function emitOptions(flags: EmitFlags): EmitOptions {
  return {
    ...(flags.kernel === undefined ? {} : { kernel: flags.kernel }),
    ...(flags.cpu === undefined ? {} : { cpu: flags.cpu }),
    debugAssertions: flags.debugAssertions === true,
    ...debugInfoOf(flags),
    ...(flags.optLevel === undefined ? {} : { opt: `O${flags.optLevel}` as 'O0' | 'O1' | 'O2' }),
    ...(flags.allowInvalid && { allowInvalid: true }),
    flags: codeFlagsOf(flags),
    ...(flags.disablePass?.length ? { disablePasses: flags.disablePass } : {}),
    ...(flags.checkBounds !== true
      ? {}
      : {
          checkBounds: flags.launchBytes === undefined ? {} : { launchBytes: flags.launchBytes },
        }),
  };
}

/** Writes the text, and what did not compile. */
export async function report(
  io: Io,
  engine: Engine,
  emitted: EmittedText | MachineCodeText,
  flags: EmitFlags,
): Promise<ExitCode> {
  const locate = createLocate(io, engine);
  reportProblems(io, engine, emitted);
  const write = (text: string): Promise<void> =>
    writeResult(io, flags.outputFile, text, engine.filesRead());
  if (flags.format === 'json')
    await write(documentText({ schemaVersion: 1, ...compiledDocument(emitted, locate) }));
  else if (emitted.summary.length > 0 || emitted.exported !== undefined) await write(emitted.text);
  return emitted.problems.length > 0 ? EXIT.input : EXIT.done;
}

/** Why kernels were not emitted, and what else is to be known of the text. */
function reportProblems(io: Io, engine: Engine, emitted: EmittedText | MachineCodeText): void {
  io.err(renderProblems(emitted.problems, createLocate(io, engine)));
  if (emitted.cpuFrom !== undefined)
    io.err(`note: compiled for ${emitted.cpu}, which ${shown(io, emitted.cpuFrom)} names\n`);
  if (emitted.cpuFor !== undefined)
    io.err(`note: compiled for ${emitted.cpu}, the oldest GPU that has \`${emitted.cpuFor}\`\n`);
  if (emitted.needs !== undefined)
    io.err(`note: ${emitted.cpu} does not run this text: --cpu ${emitted.needs}\n`);
  for (const note of emitted.notes ?? []) io.err(`note: ${note}\n`);
}

type Emitter = (
  engine: Engine,
  root: string,
  target: TargetName,
  options: EmitOptions,
) => EmittedText | Promise<EmittedText>;

/** One row for each of `PROVIDERS`. */
export const EMITTERS: Readonly<Record<string, Emitter>> = {
  core: (engine, root, target, options) => engine.emit(root, target, options),
  rustc: async (...asked) => textOf('rustc', await emitOutside(...asked, compileWithRustc)),
  llvm: async (...asked) => textOf('llvm', await emitWithLlvm(...asked, compileWithLlvm)),
};

/** The text of another compiler; throws what it said when there is none. */
function textOf(
  provider: string,
  answer: EmittedText | { readonly kind: string; readonly message: string },
): EmittedText {
  if (!('kind' in answer)) return answer;
  throw new CliError(`${provider}: ${answer.message}`, EXIT.tool);
}

/** Refuses options that another compiler does not take. */
export function checkProvider({ provider, optLevel, remarks, disablePass }: EmitFlags): void {
  if (provider === undefined || provider === 'core') return;
  const given = {
    'opt-level': optLevel !== undefined,
    remarks: remarks === true,
    'disable-pass': (disablePass?.length ?? 0) > 0,
  };
  for (const [name, isGiven] of Object.entries(given))
    if (isGiven) throw new CliError(`--${name} does not go with --provider ${provider}`);
}

/** Refuses a CPU that the target does not know. */
export function checkCpu(engine: Engine, target: TargetName, cpu: string | undefined): void {
  const known = engine.cpus(target);
  if (cpu === undefined || known.includes(cpu)) return;
  const label = findTarget(target)?.label ?? target;
  const why = engine.whyNoCpu(target, cpu);
  if (why !== undefined) throw new CliError(`no code for CPU '${cpu}': ${why}`);
  throw unknownGpu(cpu, known, ` for ${label}`);
}

/** Refuses a file without kernels, and a kernel that is not there. */
export function checkKernel(
  io: Io,
  engine: Engine,
  root: string,
  target: TargetName,
  file: string,
  kernel: string | undefined,
): void {
  const isMeant = ({ name, symbol }: KernelInfo): boolean =>
    kernel === undefined || name === kernel || symbol === kernel;
  if (engine.kernels(root, target).some(isMeant)) return;
  const kernels = engine.kernels(root);
  // A file that cannot be read by the front end may hide its kernels: its problems say more than we
  // would.
  if (kernels.length === 0 && engine.check(root, target).length === 0) {
    throw noKernels(io, engine, file, engine.exported(root, target).notes);
  }
  if (kernels.length === 0) return;
  const names = kernels.map((k) => k.name).join(', ');
  if (!kernels.some(isMeant))
    throw noKernel(
      file,
      kernel!,
      kernels.map((k) => k.name),
    );
  if (engine.check(root, target).length > 0) return;
  const label = findTarget(target)?.label ?? target;
  const what = kernel === undefined ? `the kernels (${names})` : `kernel '${kernel}'`;
  throw new CliError(`${file}:1:1: a \`cfg\` leaves ${what} out for ${label}`);
}

/** The error for a kernel that a file does not have. */
export function noKernel(file: string, kernel: string, names: readonly string[]): CliError {
  const hint = meantOr(kernel, names, `there are: ${[...new Set(names)].join(', ')}`);
  return new CliError(`${file}:1:1: no kernel '${kernel}'; ${hint}`);
}

/** Refuses a file with kernels of another dialect than the one asked for. */
export function checkDialect(engine: Engine, root: string, file: string, dialect: string): void {
  if (dialect === 'auto') return;
  const other = engine.kernels(root).find((kernel) => kernel.dialect !== dialect);
  if (other === undefined) return;
  throw new CliError(
    `${file}: kernel '${other.name}' is of dialect ${other.dialect}, not ${dialect}`,
  );
}
