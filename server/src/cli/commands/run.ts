/**
 * `warplens run`: runs kernels without a GPU, on the grid and with the arguments of a launch spec,
 * of the launch in host code, or with generated arguments.
 */
import { basename } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Span } from '../../base/index.ts';
import type { Diagnostic } from '../../diag/index.ts';
import { readTextFile } from '../../disk/index.ts';
import { parseReplay } from '../../execute/index.ts';
import {
  checkedLine,
  type GpuDevice,
  type Profile,
  type RunReport,
  resultsText,
  runDiagnostics,
  targetInfos,
} from '../../ide/index.ts';
import {
  NO_COVERAGE,
  type ProfileDocument,
  profileChanges,
  profileDocument,
  readProfile,
  runDocument,
  speedscopeDocument,
  visible,
  visibleJson,
} from '../../report/index.ts';
import { writeNpy } from '../../spec/index.ts';
import { openCuda } from '../../toolchain/index.ts';
import { featureOptions } from '../features.ts';
import { absolute, readArgument } from '../files.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { humanRenderer } from '../render/human.ts';
import { createLocate, type Renderer } from '../render/located.ts';
import { githubRenderer, shortRenderer } from '../render/machine.ts';
import { sarifRenderer } from '../render/sarif.ts';
import { comparisonText } from '../runs/compare-text.ts';
import { gpuText } from '../runs/gpu-text.ts';
import { findSpec, type Job, type Outcome, openJob, type RunFlags, runJob } from '../runs/job.ts';
import { profileChangesText } from '../runs/profile-diff-text.ts';
import { type ProfileView, profileText } from '../runs/profile-text.ts';
import { writeResult } from '../write.ts';
import type { Run } from './command.ts';

interface Flags extends RunFlags {
  readonly launch?: string;
  readonly format: 'human' | 'short' | 'json' | 'sarif' | 'github';
  readonly results?: string;
  readonly profileView: ProfileView;
  readonly profileOutput?: string;
  readonly profileAgainst?: string;
}

const extensions = targetInfos.map(({ fileExtension }) => fileExtension).join(' or ');

export function registerRun(program: Command, run: Run): void {
  runOptions(featureOptions(program.command('run')))
    .summary('run kernels without a GPU')
    .description(
      'Runs kernels: of a Rust or MLIR file, compiled first, or of assembly text. Arguments and sizes come from a launch spec ' +
        '(`warplens spec` writes one), what it leaves out from the launch in host code or from the types. ' +
        'Exit code 1 when something was found or a result is not the expected one.',
    )
    .argument(
      '<file>',
      `Rust or MLIR file, folder of a crate, ${extensions} file, a spec, or - for Rust on standard input`,
    )
    .option('--launch <spec>', 'launch spec; NAME.warplens.json beside the file when left out')
    .option(
      '--compare',
      'run the PTX and the AMDGCN text too and show the first value that differs from exact Rust',
    )
    .addOption(
      new Option(
        '--on <where>',
        'gpu: run the PTX on the GPU of this machine too, and compare the results bit for bit',
      )
        .choices(['simulator', 'gpu'])
        .default('simulator'),
    )
    .option(
      '--profile',
      'count what the text of the target executes: by line of the source, with memory and divergence',
    )
    .addOption(
      new Option('--profile-view <view>', 'rows of the profile')
        .choices(['lines', 'instructions'])
        .default('lines'),
    )
    .option(
      '--profile-output <path>',
      'write the profile: as JSON, or for speedscope as NAME.speedscope.json',
    )
    .option(
      '--profile-against <file>',
      'compare the counts with a profile that --profile-output has written',
    )
    .addOption(
      new Option('--format <form>', 'form of the report')
        .choices(['human', 'short', 'json', 'sarif', 'github'])
        .default('human'),
    )
    .option(
      '-o, --results <path>',
      'write the values of all buffers: as JSON, to stdout with -, or one buffer as NAME.npy',
    )
    .option('--replay <file>', 'run in the order that a replay file of an earlier run says')
    .action((file: string, flags: Flags) => run((io) => simulate(io, file, flags)));
}

/** Options that `run` and `test` share. */
export function runOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        '--target <name>',
        'target to compile for; the one that the kernels are for',
      ).choices(targetInfos.map((t) => t.name)),
    )
    .option('--cpu <name>', 'GPU to compile for, such as sm_80')
    .addOption(
      new Option(
        '--engine <name>',
        'what executes the kernels: exact Rust, or the text of the target',
      )
        .choices(['exact', 'text'])
        .default('exact'),
    )
    .option(
      '--debug-assertions',
      'check arithmetic overflow and debug_assert!, as a debug build does',
    )
    .option('--allow-invalid', 'run also what rustc refuses, as far as it has a meaning')
    .option('--check-bounds', 'check accesses to memory of which code or spec tell the length')
    .option('--no-races', 'do not look for races between threads')
    .option('--seed <n>', 'seed of what the model leaves open, such as random orders', countOf)
    .option(
      '--schedules <n>',
      'orders of threads to try where they may make a difference; 7 when left out',
      countOf,
    )
    .option('--max-steps <n>', 'most instructions of all threads of a launch', countOf)
    .option('--max-output <bytes>', 'most bytes of printed output that are kept', countOf);
}

/** A whole number, also as `2e9`. */
function countOf(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0 && text.trim() !== '') return value;
  throw new InvalidArgumentError('It must be a whole number.');
}

async function simulate(io: Io, file: string, flags: Flags): Promise<ExitCode> {
  const spec = findSpec(io, file, flags.launch);
  const job = await openJob(io, file, spec, flags);
  if (flags.launch === undefined && spec !== undefined && spec.name !== file)
    io.err(`spec: ${spec.name}\n`);
  const { profile, profileOutput, profileAgainst } = flags;
  const isProfiled = profile ?? (profileOutput ?? profileAgainst) !== undefined;
  const earlier = profileAgainst === undefined ? undefined : earlierProfile(io, profileAgainst);
  const device = flags.on === 'gpu' ? await openGpu(io, job) : undefined;
  const wanted = { ...flags, ...(isProfiled && { profile: true as const }) };
  const outcome = runJob(io, job, wanted, undefined, device);
  await writeOutcome(io, outcome, flags, earlier);
  await writeReplay(io, outcome);
  const { report, comparison, gpu } = outcome;
  return report.ok && comparison?.agrees !== false && gpu?.agrees !== false
    ? EXIT.done
    : EXIT.findings;
}

/** The order in which something was found that the usual one does not show. */
async function writeReplay(io: Io, { job, report }: Outcome): Promise<void> {
  const found = report.findings.find(({ replay }) => replay !== undefined);
  if (found?.replay === undefined) return;
  // `.` is the folder of a package.
  const name = job.file === '-' ? 'stdin' : basename(absolute(io, job.file));
  const path = `${name.replace(/\.\w+$/, '')}.replay`;
  const before = readTextFile(absolute(io, path));
  if (before !== undefined && typeof parseReplay(before) === 'string') {
    io.err(`the replay of \`${found.code}\` is not written: ${path} is another file\n`);
    return;
  }
  await writeResult(io, path, found.replay, job.engine.filesRead());
  io.err(`\`${found.code}\` again: --replay ${path}\n`);
}

/** What is printed, and what is written to files. */
async function writeOutcome(
  io: Io,
  { job, report, comparison, profile, gpu }: Outcome,
  flags: Flags,
  earlier: ProfileDocument | undefined,
): Promise<void> {
  const locate = createLocate(io, job.engine);
  const { results: output, format } = flags;
  const { path: spec, name } = job.specText;
  const names = { file: job.file, spec: spec === undefined ? null : name };
  const changes = profile && earlier && profileChanges(earlier, profileDocument(profile, locate));
  const json = (whole: boolean): string => {
    const document = {
      ...runDocument(names, report, locate, whole, comparison, profile),
      ...(changes && { profileComparison: changes }),
      ...(gpu && { gpu }),
    };
    return visibleJson(`${JSON.stringify(document, null, 2)}\n`);
  };
  if (output?.endsWith('.npy') === true) await writeBuffer(io, job, report, output);
  else if (output !== undefined) {
    const inputs = [
      ...(job.specText.path === undefined ? [] : [job.specText.path]),
      absolute(io, job.file),
      ...job.engine.filesRead(),
    ];
    await writeResult(io, output, json(true), inputs);
  }
  if (profile !== undefined && flags.profileOutput !== undefined)
    await writeProfile(io, job, profile, flags.profileOutput);
  const toStdout = output === '-' ? () => undefined : io.out;
  if (format === 'json') {
    toStdout(json(false));
    return;
  }
  const found = diagnosticsOf(io, job, report);
  const rendered = (renderer: Renderer): string =>
    renderer({ found, unread: [], coverage: NO_COVERAGE }, locate);
  if (format !== 'human') {
    const machine = {
      sarif: sarifRenderer(io.version),
      github: githubRenderer,
      short: shortRenderer,
    };
    toStdout(rendered(machine[format]));
    return;
  }
  io.err(printedText(report));
  io.err(rendered(humanRenderer(io.colors.err)));
  if (job.root !== undefined) io.err(textLines(report));
  toStdout(visible(resultsText(report)));
  if (comparison !== undefined) toStdout(comparisonText(comparison));
  if (gpu !== undefined) toStdout(visible(gpuText(gpu)));
  if (changes !== undefined) toStdout(visible(profileChangesText(changes, flags.profileAgainst!)));
  if (profile !== undefined && flags.profile === true)
    toStdout(visible(profileText(profile, flags.profileView, locate)));
  io.err(checkedLine(report));
}

/** The GPU of this machine; throws `CliError` where there is none. */
async function openGpu(io: Io, { target }: Job): Promise<GpuDevice> {
  if (target !== 'ptx') throw new CliError(`--on gpu runs PTX, and the target is ${target}`);
  const driver = io.env['WARPLENS_CUDA_DRIVER'];
  const found = (await io.openGpu?.()) ?? openCuda({ ...(driver && { driver }) });
  if ('why' in found) throw new CliError(`--on gpu: ${found.why}`, EXIT.tool);
  return found;
}

/** Throws `CliError` for a file that is no profile. */
function earlierProfile(io: Io, path: string): ProfileDocument {
  const found = readProfile(readArgument(io, path));
  if (typeof found === 'string') throw new CliError(`${path}: ${found}`, EXIT.input);
  return found;
}

/** The profile as a file, in the form that its name asks for. */
async function writeProfile(io: Io, job: Job, profile: Profile, path: string): Promise<void> {
  const locate = createLocate(io, job.engine);
  const document = path.endsWith('.speedscope.json')
    ? speedscopeDocument(profile, locate)
    : profileDocument(profile, locate);
  const text = visibleJson(`${JSON.stringify(document, null, 2)}\n`);
  await writeResult(io, path, text, job.engine.filesRead());
}

/** What kernels printed, with the thread where it is known. */
function printedText({ launches }: RunReport): string {
  return launches
    .flatMap(({ output }) =>
      output.map(({ text, block, thread }) => {
        if (thread === undefined) return text;
        const who = `[block ${block?.join(',') ?? '?'} thread ${thread.join(',')}] `;
        return text.replace(/^(?=.)/gm, who);
      }),
    )
    .join('');
}

/** Lines of the text that ran, of findings in it. */
function textLines({ findings, text }: RunReport): string {
  if (text === undefined) return '';
  const lines = text.split('\n');
  return findings
    .flatMap(({ textLine, code }) =>
      textLine === undefined
        ? []
        : [
            `${code}: line ${textLine + 1} of the text: ${lines[textLine]?.trim().replaceAll('\t', ' ')}\n`,
          ],
    )
    .join('');
}

/** Findings and differences at their places. */
export function diagnosticsOf(io: Io, job: Job, report: RunReport): readonly Diagnostic[] {
  const { engine, root, specText, file } = job;
  const kernels = root === undefined ? [] : engine.kernels(root);
  const nodes = new Map(
    specText.path === undefined
      ? []
      : report.launches.map(({ index }) => [index, engine.fileId(specText.path!)]),
  );
  const fallback: Span = {
    file: engine.fileId(root ?? absolute(io, file)),
    start: 0,
    end: 0,
  };
  return runDiagnostics(report, {
    kernel: (symbol) => kernels.find((one) => one.symbol === symbol)?.nameSpan,
    expectation: (launch, buffer) => {
      const { comment } = specText;
      if (comment !== undefined)
        return { file: engine.fileId(comment.path), start: comment.start, end: comment.end };
      const specFile = nodes.get(launch);
      const span = report.launches[launch]?.expected?.get(buffer);
      return specFile === undefined || span === undefined ? undefined : { file: specFile, ...span };
    },
    fallback,
  });
}

/** One buffer as an `.npy` file: the one whose name the file has, or the only one that changed. */
async function writeBuffer(
  io: Io,
  job: Job,
  { launches }: RunReport,
  output: string,
): Promise<void> {
  const all = launches.flatMap(({ buffers }) => buffers);
  const stem = output
    .split('/')
    .at(-1)!
    .replace(/\.npy$/, '');
  const changed = all.filter(({ isChanged }) => isChanged);
  const buffer =
    all.findLast(({ name }) => name === stem) ?? (changed.length === 1 ? changed[0] : undefined);
  if (buffer === undefined) {
    const names = [...new Set(all.map(({ name }) => name))].join(', ');
    throw new CliError(`no buffer '${stem}' for ${output}; the buffers are ${names}`);
  }
  const { type, shape, summary, bytes } = buffer;
  const scalar = type.kind === 'scalar' ? type.type : 'u8';
  const sizes = type.kind === 'scalar' ? (shape ?? [summary.length]) : [bytes.length];
  await writeResult(io, output, writeNpy(scalar, sizes, bytes), job.engine.filesRead());
}
