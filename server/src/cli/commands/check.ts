/** `warplens check`: the rules over files and folders, for people and for continuous integration. */
import { statSync } from 'node:fs';
import { type Command, Option } from 'commander';
import type { Diagnostic } from '../../diag/index.ts';
import { listFiles, listRustFiles } from '../../disk/index.ts';
import type { Engine } from '../../workspace/index.ts';
import { assemblyFilesIn, checkAssembly, sortArguments } from '../assembly.ts';
import { checkFeatures, chooseFeatures, type FeatureFlags, featureOptions } from '../features.ts';
import { absolute, rootsOf } from '../files.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { humanRenderer } from '../render/human.ts';
import { createLocate, type Renderer, renderProblems } from '../render/located.ts';
import { githubRenderer, jsonRenderer, shortRenderer } from '../render/machine.ts';
import { sarifRenderer } from '../render/sarif.ts';
import { watchFiles } from '../watch.ts';
import type { Run } from './command.ts';

const FORMATS: Readonly<Record<string, (io: Io) => Renderer>> = {
  human: (io) => humanRenderer(io.colors.out),
  short: () => shortRenderer,
  json: (io) => jsonRenderer(io.version),
  sarif: (io) => sarifRenderer(io.version),
  github: () => githubRenderer,
};

interface CheckFlags extends FeatureFlags {
  readonly format?: string;
  readonly failOn: 'warning' | 'error';
  readonly stdinFilename?: string;
  readonly watch?: true;
}

export function registerCheck(program: Command, run: Run): void {
  featureOptions(program.command('check'))
    .summary('report GPU mistakes in Rust, MLIR and assembly files')
    .description('Reports GPU mistakes. Exit code 1 when there is one at or over --fail-on.')
    .argument(
      '<paths...>',
      'Rust, MLIR, PTX or AMDGCN files, folders, or - for Rust on standard input',
    )
    .addOption(
      new Option(
        '--format <form>',
        'form of the report (default: human, or github in its workflows)',
      ).choices(Object.keys(FORMATS)),
    )
    .addOption(
      new Option('--fail-on <severity>', 'least severity that makes the exit code 1')
        .choices(['warning', 'error'])
        .default('warning'),
    )
    .option('--stdin-filename <path>', 'path that standard input stands for')
    .option('--watch', 'check again after every change')
    .action((paths: string[], flags: CheckFlags) => run((io) => check(io, paths, flags)));
}

async function check(io: Io, paths: readonly string[], flags: CheckFlags): Promise<ExitCode> {
  if (flags.watch && paths.includes('-')) throw new CliError('--watch cannot watch standard input');
  if (flags.stdinFilename !== undefined && !paths.includes('-'))
    throw new CliError('--stdin-filename goes with - for standard input');
  const engine = io.createEngine();
  chooseFeatures(engine, flags);
  let assembly: readonly string[] = [];
  const findRoots = async (): Promise<string[]> => {
    const roots: string[] = [];
    const sorted = sortArguments(io, engine, paths);
    assembly = sorted.assembly;
    for (const path of sorted.sources)
      roots.push(...(await rootsOf(io, engine, path, flags.stdinFilename)));
    return [...new Set(roots)];
  };
  let roots = await findRoots();
  checkFeatures(engine, roots, flags);
  // Who gives one file of a crate asks about that file.
  const isOnlyInput = paths.length === 1 && paths[0] === '-' && flags.stdinFilename !== undefined;
  const only = isOnlyInput ? absolute(io, flags.stdinFilename!) : undefined;
  const tell = (): ExitCode => report(io, engine, { roots, assembly, only }, flags);
  if (!flags.watch) return tell();
  const clear = (): void => {
    if (io.outIsTerminal) io.out(CLEAR);
  };
  clear();
  tell();
  const watcher = watchFiles(
    () => [
      ...roots.flatMap((root) => inputsOf(engine, root)),
      ...assembly,
      ...filesIn(io, engine, paths),
    ],
    async (changed) => {
      for (const path of changed) engine.removeFile(path);
      clear();
      try {
        roots = await findRoots();
        tell();
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        io.err(`${error.message}\n`);
      }
    },
  );
  await io.interrupted();
  watcher.close();
  return EXIT.interrupted;
}

/** Clears a terminal and what has scrolled out of it. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** Files beside the sources that decide about findings. */
const SETTINGS = [
  'Cargo.toml',
  'Cargo.lock',
  'warplens.toml',
  'rust-toolchain.toml',
  'rust-toolchain',
  '.cargo/config.toml',
];

/** Files that a crate's findings are made from; settings that are not there yet as well. */
function inputsOf(engine: Engine, root: string): string[] {
  const files = [...engine.modules(root)];
  for (let at = root.lastIndexOf('/'); at >= 0; at = root.lastIndexOf('/', at - 1)) {
    files.push(...SETTINGS.map((name) => `${root.slice(0, at)}/${name}`));
    if (at === 0) break;
  }
  return files;
}

/** What lies in the folders among the arguments: a new file may be a new crate, or the module that was missing. */
function filesIn(io: Io, engine: Engine, paths: readonly string[]): string[] {
  return paths
    .map((path) => absolute(io, path))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory())
    .flatMap((folder) => [
      ...listRustFiles(folder),
      ...listFiles(folder, '.mlir'),
      ...assemblyFilesIn(engine, folder),
    ]);
}

/** What is reported about: crates, or one file of them, and assembly files. */
interface Scope {
  readonly roots: readonly string[];
  readonly assembly: readonly string[];
  readonly only: string | undefined;
}

function report(
  io: Io,
  engine: Engine,
  { roots, assembly, only }: Scope,
  flags: CheckFlags,
): ExitCode {
  const asked = (d: Diagnostic): boolean => only === undefined || engine.path(d.span.file) === only;
  const found = once([
    ...roots.flatMap((root) => engine.diagnostics(root)),
    ...checkAssembly(engine, assembly),
  ]).filter(asked);
  const locate = createLocate(io, engine);
  const name = flags.format ?? defaultFormat(io);
  const { unread, left } = problemsOf(engine, roots);
  io.out(FORMATS[name]!(io)(found, locate, unread));
  io.err(renderProblems(unread, locate));
  if (name === 'human') io.err(totals(found, unread.length > 0));
  if (unread.length === 0 && left.length > 0) {
    const reached = left.length === 1 ? 'a kernel reaches' : `${left.length} kernels reach`;
    io.err(`note: what ${reached} could not be looked at in full:\n`);
    io.err(renderProblems(left, locate));
  }
  const failing = flags.failOn === 'error' ? ['error'] : ['error', 'warning'];
  if (unread.length > 0) return EXIT.input;
  return found.some((d) => failing.includes(d.severity)) ? EXIT.findings : EXIT.done;
}

/** Crates of a workspace share Cargo's files: what is found there is told once. */
function once(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return found.filter(({ code, span: { file, start, end } }) => {
    const key = `${code} ${file} ${start} ${end}`;
    return !seen.has(key) && seen.add(key);
  });
}

interface Problems {
  /** Errors of the syntax or of a manifest: what stands behind one was not looked at, so a clean report would be a guess. */
  readonly unread: readonly Diagnostic[];
  /** What our own compiler cannot do yet: rules that follow the flow of data were silent about it. */
  readonly left: readonly Diagnostic[];
}

function problemsOf(engine: Engine, roots: readonly string[]): Problems {
  const unread: Diagnostic[] = [];
  const left: Diagnostic[] = [];
  for (const root of roots) {
    const problems = engine.check(root, engine.ruleTarget(root));
    // A manifest is broken when nothing else is said; else it lacks a dependency that names were looked for in.
    const broken = problems.every(({ code }) => code === 'syntax' || code === 'manifest');
    if (broken) unread.push(...problems);
    else left.push(...problems.filter(({ code }) => code === 'unsupported'));
  }
  return { unread: once(unread), left: once(left) };
}

function defaultFormat(io: Io): string {
  return io.env['GITHUB_ACTIONS'] === 'true' && !io.outIsTerminal ? 'github' : 'human';
}

function totals(found: readonly Diagnostic[], partial: boolean): string {
  const parts = (['error', 'warning', 'info', 'hint'] as const).flatMap((severity) => {
    const count = found.filter((d) => d.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  if (parts.length > 0) return `${parts.join(', ')}\n`;
  return partial ? 'nothing found in what could be read\n' : 'nothing found\n';
}
