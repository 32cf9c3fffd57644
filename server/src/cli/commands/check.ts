/**
 * `warplens check`: the rules over files and folders, for people and for continuous integration.
 */
import { dirname, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { append, type Span } from '../../base/index.ts';
import type { Diagnostic } from '../../diag/index.ts';
import {
  isFolder,
  isThere,
  listFiles,
  listRustFiles,
  whyUnreadable,
  workspacesOf,
} from '../../disk/index.ts';
import { FixCheck, isRustcCode } from '../../ide/index.ts';
import {
  type AgainstBaseline,
  againstBaseline,
  type Baseline,
  type Coverage,
  coverageOf,
  coverageText,
  decisionsIn,
  gapsOf,
  hasGaps,
  launchesIn,
  launchesText,
  locateIn,
  mlirBelow,
  readBaseline,
  type ShownDecision,
  type ShownLaunch,
} from '../../report/index.ts';
import { RULES, ruleUrl } from '../../rules/index.ts';
import { runSandboxed } from '../../toolchain/index.ts';
import type { Engine } from '../../workspace/index.ts';
import { applySafeFixes, unifiedDiff } from '../apply-fixes.ts';
import { assemblyFilesIn, checkAssembly, sortArguments } from '../assembly.ts';
import {
  type CargoFlags,
  cargoOptions,
  chooseAllFeatures,
  folderOfOptions,
  profileOf,
  selectPackages,
  targetOf,
} from '../cargo-options.ts';
import { ownFlags } from '../common.ts';
import { checkFeatures, chooseFeatures, type FeatureFlags, featureOptions } from '../features.ts';
import {
  absolute,
  currentPackage,
  readArgument,
  rootsOf,
  shown,
  undoKilledRuns,
} from '../files.ts';
import { fileUrl } from '../hyperlinks.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { keptAnswer } from '../kept-answer.ts';
import { checkGpu } from '../meant.ts';
import { cargoMessages } from '../render/cargo.ts';
import { gitlabRenderer } from '../render/gitlab.ts';
import { humanRenderer, type Links } from '../render/human.ts';
import { junitRenderer } from '../render/junit.ts';
import {
  type CheckReport,
  createLocate,
  type Locate,
  type Located,
  type Renderer,
  renderProblems,
} from '../render/located.ts';
import { githubRenderer, jsonRenderer, shortRenderer } from '../render/machine.ts';
import { sarifRenderer } from '../render/sarif.ts';
import { table } from '../render/table.ts';
import { isSelected, ruleNames, type SelectionFlags, selectedLevels } from '../selection.ts';
import { absentIn } from '../unseen.ts';
import { watchFiles } from '../watch.ts';
import { writeChanges } from '../write.ts';
import type { Run } from './command.ts';

const FORMATS: Readonly<Record<string, (io: Io) => Renderer>> = {
  human: (io) => humanRenderer(io.colors.out, linksOf(io)),
  short: () => shortRenderer,
  json: (io) => jsonRenderer(io.version),
  sarif: (io) => sarifRenderer(io.version),
  github: () => githubRenderer,
  gitlab: () => gitlabRenderer,
  junit: () => junitRenderer,
};

/** What reports on a terminal lead to. */
function linksOf(io: Io): Links | undefined {
  if (io.showsLinks !== true) return undefined;
  return {
    file: (path) => fileUrl(absolute(io, path)),
    rule: (code) => (RULES.some(({ name }) => name === code) ? ruleUrl(code) : undefined),
  };
}

/** Forms of cargo's option of that name that it has for diagnostics. */
const MESSAGE_FORMATS = [
  'human',
  'short',
  'json',
  'json-diagnostic-short',
  'json-diagnostic-rendered-ansi',
];

/** Reports with what is decided in them, and those with fixes. */
const SHOWS_DECISIONS: ReadonlySet<string> = new Set(['json', 'sarif']);
const SHOWS_FIXES: ReadonlySet<string> = new Set(['human', 'json', 'sarif']);

interface CheckFlags extends FeatureFlags, CargoFlags, SelectionFlags {
  readonly format?: string;
  readonly messageFormat?: string;
  readonly exitZero?: true;
  readonly statistics?: true;
  readonly baseline?: string;
  readonly config?: string;
  readonly cpu?: string;
  readonly failOn: 'warning' | 'error';
  readonly failOnNotAnalysed?: true;
  readonly rustcErrors?: true;
  readonly stdinFilename?: string;
  readonly watch?: true;
  readonly fix?: true;
  readonly dryRun?: true;
  readonly sandbox?: true;
  /** False with `--no-cache`. */
  readonly cache: boolean;
}

export function registerCheck(program: Command, run: Run): void {
  scopeOptions(program.command('check'))
    .summary('report GPU mistakes in Rust, MLIR and assembly files')
    .description('Reports GPU mistakes. Exit code 1 when there is one at or over --fail-on.')
    .argument(
      '[paths...]',
      'Rust, MLIR, PTX or AMDGCN files, folders, or - for Rust; the package when left out',
    )
    .addOption(
      new Option(
        '--format <form>',
        'form of the report (default: human, or github in its workflows)',
      ).choices(Object.keys(FORMATS)),
    )
    .addOption(
      new Option('--message-format <form>', "form of the report, in cargo's words").choices(
        MESSAGE_FORMATS,
      ),
    )
    .option('--baseline <file>', 'report what is not in this file; `warplens baseline` writes it')
    .option('--statistics', 'how many findings each rule has, in place of the findings')
    .option('--exit-zero', 'exit code 0 also when there are findings')
    .addOption(
      new Option('--fail-on <severity>', 'least severity that makes the exit code 1')
        .choices(['warning', 'error'])
        .default('warning'),
    )
    .option('--stdin-filename <path>', 'path that standard input stands for')
    .option('--fail-on-not-analysed', 'exit code 2 when a kernel was not analysed in full')
    .option('--rustc-errors', 'report errors that rustc gives, too')
    .option('--watch', 'check again after every change')
    .option('--fix', 'apply the fixes that are safe, then report what is left')
    .option('--dry-run', 'with --fix: print the changes as a unified diff and write nothing')
    .option('--no-cache', 'do not take the report of an earlier run, though nothing has changed')
    .option(
      '--sandbox',
      'in a process that reads the project and packages only, writes nothing and starts nothing',
    )
    .action((paths: string[], flags: CheckFlags) => run((io) => check(io, paths, flags)));
}

/** Options that say what is looked at, and for what. */
export function scopeOptions(command: Command): Command {
  return cargoOptions(featureOptions(command))
    .option('--select <rules>', 'only findings of these rules, with commas between them', ruleNames)
    .option('--ignore <rules>', 'no findings of these rules', ruleNames)
    .option('--config <file>', 'the `warplens.toml` that counts, in place of those of the project')
    .option('--cpu <name>', 'GPU to check for; `warplens gpus` lists them');
}

function check(io: Io, given: readonly string[], flags: CheckFlags): Promise<ExitCode> {
  const isAnswer =
    flags.cache && !flags.fix && !flags.watch && !flags.sandbox && !given.includes('-');
  const answer = (to: Io): Promise<ExitCode> => checkGiven(to, given, flags);
  return isAnswer ? keptAnswer(io, ['check', given, ownFlags(flags)], answer) : answer(io);
}

async function checkGiven(io: Io, given: readonly string[], flags: CheckFlags): Promise<ExitCode> {
  const paths = pathsOf(io, given, flags);
  if (flags.watch && paths.includes('-')) throw new CliError('--watch cannot watch standard input');
  if (flags.format !== undefined && flags.messageFormat !== undefined)
    throw new CliError('--message-format does not go with --format');
  if (flags.sandbox) return inSandbox(io, paths, flags);
  if (flags.dryRun && !flags.fix) throw new CliError('--dry-run goes with --fix');
  if (flags.fix && (flags.watch || paths.includes('-')))
    throw new CliError(`--fix does not go with ${flags.watch ? '--watch' : 'standard input'}`);
  if (flags.stdinFilename !== undefined && !paths.includes('-'))
    throw new CliError('--stdin-filename goes with - for standard input');
  undoKilledRuns(io, paths);
  return checkPaths(io, paths, flags);
}

/** Checks, with options that go together. */
async function checkPaths(io: Io, paths: readonly string[], flags: CheckFlags): Promise<ExitCode> {
  const engine = io.createEngine();
  let assembly: readonly string[] = [];
  const findRoots = async (): Promise<readonly string[]> => {
    const found = await rootsOfScope(io, engine, paths, flags);
    assembly = found.assembly;
    return found.roots;
  };
  let roots = await findRoots();
  checkFeatures(engine, roots, flags);
  // Who gives one file of a crate asks about that file.
  const isOnlyInput = paths.length === 1 && paths[0] === '-' && flags.stdinFilename !== undefined;
  const only = isOnlyInput ? absolute(io, flags.stdinFilename!) : undefined;
  const tell = (to: Io = io): ExitCode =>
    report(to, engine, { paths, roots, assembly, only }, flags);
  if (flags.fix) return fix(io, engine, { paths, roots, assembly, only }, flags);
  if (!flags.watch) return tell();
  // A report like the one before changes nothing on the screen.
  let shown: string | undefined;
  const show = (say: (to: Io) => void): void => {
    const parts: (readonly ['out' | 'err', string])[] = [];
    say({
      ...io,
      out: (text) => void parts.push(['out', text]),
      err: (text) => void parts.push(['err', text]),
    });
    const whole = JSON.stringify(parts);
    if (io.outIsTerminal && whole === shown) return;
    shown = whole;
    if (io.outIsTerminal) io.out(CLEAR);
    for (const [stream, text] of parts) io[stream](text);
  };
  show((to) => void tell(to));
  const watcher = watchFiles(
    () => [
      ...roots.flatMap((root) => inputsOf(engine, root)),
      ...assembly,
      ...filesIn(io, engine, paths),
    ],
    async (changed) => {
      for (const path of changed) engine.removeFile(path);
      try {
        roots = await findRoots();
        show((to) => void tell(to));
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        show((to) => to.err(`${error.message}\n`));
      }
    },
  );
  await io.interrupted();
  watcher.close();
  return EXIT.interrupted;
}

/**
 * Applies what is safe and reports the rest; of a dry run the result is the diff, and what would be
 * left decides the exit code.
 */
async function fix(io: Io, engine: Engine, scope: Scope, flags: CheckFlags): Promise<ExitCode> {
  const { files, others, count } = applySafeFixes(engine, scope.roots);
  const what = `${count} ${count === 1 ? 'fix' : 'fixes'} in ${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  if (flags.dryRun) {
    io.out(unifiedDiff(io, files));
    const code = report(
      { ...io, out: () => undefined, err: () => undefined },
      engine,
      scope,
      flags,
    );
    io.err(`would apply ${what}\n`);
    return code;
  }
  await writeChanges(io, files, {
    failure: 'cannot write fixes',
    done: `applied ${what}`,
    unchanged: others,
  });
  if (count > 0) io.err(`applied ${what}\n`);
  return report(io, engine, scope, flags);
}

/** Runs the same command again in a process that can do less. */
async function inSandbox(io: Io, paths: readonly string[], flags: CheckFlags): Promise<ExitCode> {
  if (flags.fix) throw new CliError('--fix does not go with --sandbox, which writes nothing');
  if (flags.watch) throw new CliError('--watch does not go with --sandbox');
  const named = paths.filter((path) => path !== '-').map((path) => absolute(io, path));
  const args = process.argv.slice(2).filter((one) => one !== '--sandbox');
  const folders = workspacesOf(named.length === 0 ? [io.cwd] : named);
  const answer = await runSandboxed(args, folders, named);
  if (typeof answer === 'object') throw new CliError(`--sandbox: ${answer.why}`, EXIT.tool);
  return answer as ExitCode;
}

/** The arguments, or what options mean in their place. */
export function pathsOf(io: Io, given: readonly string[], flags: CargoFlags): readonly string[] {
  const folder = folderOfOptions(io, flags);
  if (folder !== undefined && given.length > 0)
    throw new CliError('--manifest-path, --package and --workspace do not go with paths');
  if (folder !== undefined) return [folder === io.cwd ? '.' : folder];
  return given.length > 0 ? given : [currentPackage(io)];
}

/** Crates and assembly files of a scope, in an engine that knows all options about it. */
export async function rootsOfScope(
  io: Io,
  engine: Engine,
  paths: readonly string[],
  flags: FeatureFlags &
    CargoFlags &
    SelectionFlags &
    Pick<CheckFlags, 'config' | 'cpu' | 'stdinFilename'>,
): Promise<{ readonly roots: readonly string[]; readonly assembly: readonly string[] }> {
  const profile = profileOf(io, paths, flags);
  const target = targetOf(flags);
  if (flags.config !== undefined) readArgument(io, flags.config);
  checkGpu(engine, flags.cpu);
  engine.setBuild({
    ...(flags.cpu !== undefined && { cpu: flags.cpu }),
    ...(flags.config !== undefined && { configuration: absolute(io, flags.config) }),
    ...(profile !== undefined && { profile }),
    ...(target !== undefined && { target }),
  });
  engine.setRules(selectedLevels(flags));
  chooseFeatures(engine, flags);
  const sorted = sortArguments(io, engine, paths);
  const find = async (): Promise<readonly string[]> => {
    const roots: string[] = [];
    for (const path of sorted.sources)
      append(roots, await rootsOf(io, engine, path, flags.stdinFilename));
    return selectPackages(engine, [...new Set(roots)], flags);
  };
  const roots = await find();
  const { assembly } = sorted;
  return { roots: chooseAllFeatures(engine, roots, flags) ? await find() : roots, assembly };
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
    append(
      files,
      SETTINGS.map((name) => `${root.slice(0, at)}/${name}`),
    );
    if (at === 0) break;
  }
  return files;
}

/**
 * What lies in the folders among the arguments: a new file may be a new crate, or the module that
 * was missing.
 */
function filesIn(io: Io, engine: Engine, paths: readonly string[]): string[] {
  return paths
    .map((path) => absolute(io, path))
    .filter(isFolder)
    .flatMap((folder) => [
      ...listRustFiles(folder),
      ...listFiles(folder, '.mlir'),
      ...assemblyFilesIn(engine, folder),
    ]);
}

/** What is reported about: crates, or one file of them, and assembly files. */
interface Scope {
  /** The arguments. */
  readonly paths: readonly string[];
  readonly roots: readonly string[];
  readonly assembly: readonly string[];
  readonly only: string | undefined;
}

function report(
  io: Io,
  engine: Engine,
  { paths, roots, assembly, only }: Scope,
  flags: CheckFlags,
): ExitCode {
  const asked = (d: Diagnostic): boolean => only === undefined || engine.path(d.span.file) === only;
  const name = flags.format ?? formOfCargo(flags.messageFormat) ?? defaultFormat(io);
  const roundOf = new Map<Diagnostic, string>();
  const trial = new FixCheck(engine);
  const unreadCrates: Diagnostic[] = [];
  const decisions: ShownDecision[] = [];
  const launches = new Map<string, ShownLaunch>();
  const all = findingsOnce([
    ...roots.flatMap((root) => {
      const all = engine.diagnostics(root);
      const fixed = SHOWS_FIXES.has(name) ? trial.keepHolding(root, all) : all;
      const kept = flags.rustcErrors ? [...fixed, ...rustcErrors(engine, root)] : fixed;
      // All that is asked of a crate, while it is there: of a repository not all are kept.
      append(unreadCrates, unreadIn(engine, root));
      engine.analysed(root);
      engine.kernels(root);
      for (const launch of launchesIn(engine, root)) {
        const { file, start } = launch.span;
        launches.set(`${file} ${start}`, launch);
      }
      if (SHOWS_DECISIONS.has(name)) append(decisions, decisionsIn(engine, root));
      for (const d of kept) roundOf.set(d, root);
      return kept;
    }),
    ...checkAssembly(engine, assembly),
  ]).filter((d) => asked(d) && isSelected(d, flags));
  const lost = unreadableBelow(io, engine, paths);
  const known = createLocate(io, engine);
  const locate: Locate = (span) => lost.get(span) ?? known(span);
  const unread = [...unreadableFiles(lost), ...findingsOnce(unreadCrates)];
  const seen = coverageOf(engine, roots, only);
  const absent = only === undefined ? paths.flatMap((path) => absentIn(io, engine, path)) : [];
  const passedOver = only === undefined ? passedOverIn(io, engine, paths, roots) : 0;
  const shown = decisions.filter(
    ({ nameSpan }) => only === undefined || engine.path(nameSpan.file) === only,
  );
  const coverage: Coverage = {
    ...seen,
    absent,
    passedOver,
    decisions: shown,
    launches: [...launches.values()].filter(
      ({ span }) => only === undefined || engine.path(span.file) === only,
    ),
  };
  const against =
    flags.baseline === undefined ? undefined : compareBaseline(io, engine, flags.baseline, all);
  const found = against?.fresh ?? all;
  const baseline = against && { known: against.known, gone: against.gone.length };
  const checked = { found, unread, coverage, ...(baseline && { baseline }) };
  writeFound(io, engine, { checked, name, locate }, flags, (d) => roundOf.get(d) ?? roots[0]);
  io.err(renderProblems(unread, locate));
  if (io.quiet) return exitOf(found, unread, coverage, flags);
  writeSummary(io, { ...checked, coverage }, name === 'human', locate);
  if (flags.rustcErrors) io.err('note: not checked: borrows whose flow is not certain\n');
  return exitOf(found, unread, coverage, flags);
}

/** Writes how much there is, and what was not analysed or compared. */
function writeSummary(
  io: Io,
  { found, unread, coverage, baseline }: CheckReport,
  isHuman: boolean,
  locate: Locate,
): void {
  const gaps = gapsOf(coverage);
  const note = coverageText(coverage);
  if (isHuman) {
    const errors = unread.length === 1 ? '1 error' : `${unread.length} errors`;
    const nothing = unread.length > 0 ? `${errors}, nothing else found` : 'no findings';
    const known = baseline === undefined ? '' : `, ${knownText(baseline)}`;
    const counted = `${totals(found) ?? nothing}${known}`;
    const rest =
      note ?? (unread.length > 0 ? 'code after an error may not have been analysed' : '');
    const placeOf = (span: Span): string => {
      const { path, start } = locate(span);
      return `${path}:${start.line}`;
    };
    const launched = launchesText(coverage.launches, placeOf);
    if (launched !== undefined) io.err(`${launched}\n`);
    io.err(`${[counted, rest].filter(Boolean).join('; ')}${gaps.length > 0 ? ':' : ''}\n`);
  } else if (note !== undefined) io.err(`note: ${note}${gaps.length > 0 ? ':' : ''}\n`);
  io.err(renderProblems(gaps, locate));
}

/** Writes findings in the form that is wanted. */
function writeFound(
  io: Io,
  engine: Engine,
  { checked, name, locate }: { checked: CheckReport; name: string; locate: Locate },
  { messageFormat, statistics }: CheckFlags,
  rootOf: (finding: Diagnostic) => string | undefined,
): void {
  const { found, unread } = checked;
  if (statistics) io.out(statisticsOf(found, name === 'json'));
  else if (messageFormat?.startsWith('json') !== true) io.out(FORMATS[name]!(io)(checked, locate));
  else
    io.out(
      cargoMessages([...unread, ...found], {
        engine,
        rootOf: (d) => rootOf(d) ?? engine.path(d.span.file),
        locate,
        success: unread.length === 0,
        short: messageFormat.endsWith('short'),
        ansi: messageFormat.endsWith('ansi'),
      }),
    );
}

function exitOf(
  found: readonly Diagnostic[],
  unread: readonly Diagnostic[],
  coverage: Coverage,
  flags: CheckFlags,
): ExitCode {
  const failing = flags.failOn === 'error' ? ['error'] : ['error', 'warning'];
  if (unread.length > 0 || (flags.failOnNotAnalysed && hasGaps(coverage))) return EXIT.input;
  const fails = found.some((d) => failing.includes(d.severity)) && !flags.exitZero;
  return fails ? EXIT.findings : EXIT.done;
}

/** The form that cargo's word for it means; its lines of JSON are another one. */
function formOfCargo(form: string | undefined): string | undefined {
  return form === undefined ? undefined : form.startsWith('json') ? 'json' : form;
}

/** How many findings each rule has, most first. */
function statisticsOf(found: readonly Diagnostic[], json: boolean): string {
  const counts = new Map<string, number>();
  for (const { code } of found) counts.set(code, (counts.get(code) ?? 0) + 1);
  const rows = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  if (json) {
    const rules = rows.map(([name, count]) => ({ name, count }));
    return `${JSON.stringify({ schemaVersion: 1, statistics: rules }, null, 2)}\n`;
  }
  const titles = new Map(RULES.map(({ name, title }) => [name, title]));
  return table(
    rows.map(([name, count]) => [String(count), name, titles.get(name) ?? '']),
    [0],
  );
}

/** The findings beside a baseline, whose paths are those from its folder. */
function compareBaseline(
  io: Io,
  engine: Engine,
  file: string,
  found: readonly Diagnostic[],
): AgainstBaseline {
  const folder = dirname(absolute(io, file));
  let baseline: Baseline;
  try {
    baseline = readBaseline(readArgument(io, file));
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const exists = (path: string): boolean => isThere(resolve(folder, path));
  return againstBaseline(baseline, found, locateIn(engine, folder), exists);
}

function knownText({ known, gone }: { readonly known: number; readonly gone: number }): string {
  const stale = gone === 0 ? '' : `, ${gone} of its entries ${gone === 1 ? 'is' : 'are'} gone`;
  return `${known} in the baseline${stale}`;
}

/** MLIR files in the folders among the arguments that no argument names and nobody looked at. */
function passedOverIn(
  io: Io,
  engine: Engine,
  paths: readonly string[],
  roots: readonly string[],
): number {
  const looked = new Set(roots);
  const folders = paths
    .filter((path) => path !== '-')
    .map((path) => absolute(io, path))
    .filter(isFolder);
  const others = folders.flatMap((folder) => mlirBelow(engine, folder, listFiles).others);
  return new Set(others.filter((file) => !looked.has(file))).size;
}

/**
 * Rust files in the folders among the arguments that cannot be read, with the place of what is
 * wrong; of a package its sources.
 */
function unreadableBelow(
  io: Io,
  engine: Engine,
  paths: readonly string[],
): ReadonlyMap<Span, Located & { readonly why: string }> {
  const out = new Map<Span, Located & { readonly why: string }>();
  for (const path of paths.map((argument) => absolute(io, argument))) {
    if (!isFolder(path)) continue;
    const folder = isThere(`${path}/Cargo.toml`) ? `${path}/src` : path;
    for (const file of listRustFiles(folder)) {
      const why = engine.text(file) === undefined ? whyUnreadable(file) : undefined;
      if (why === undefined) continue;
      const at = { offset: 0, line: why.line, column: why.column };
      const located = { path: shown(io, file), start: at, end: at, text: '', why: why.message };
      out.set({ file: engine.fileId(file), start: 0, end: 0 }, located);
    }
  }
  return out;
}

function unreadableFiles(lost: ReadonlyMap<Span, { readonly why: string }>): readonly Diagnostic[] {
  return [...lost].map(([span, { why: message }]) => ({
    code: 'unreadable',
    severity: 'error',
    span,
    message,
  }));
}

/** Crates of a workspace share Cargo's files: what is found there is reported once. */
export function findingsOnce(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return found.filter(({ code, span: { file, start, end } }) => {
    const key = `${code} ${file} ${start} ${end}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** What rustc refuses of a crate, as findings. */
function rustcErrors(engine: Engine, root: string): readonly Diagnostic[] {
  const all = { allBodies: true };
  return engine.check(root, engine.ruleTarget(root), all).filter(({ code }) => isRustcCode(code));
}

/**
 * Errors of the syntax or of a manifest: code after one may not have been analysed, so a clean
 * report would be a guess.
 */
export function unreadIn(engine: Engine, root: string): readonly Diagnostic[] {
  const problems = engine.check(root, engine.ruleTarget(root));
  // A manifest is broken when nothing else is said; else it lacks a dependency that names were
  // looked for in.
  const broken = problems.every(({ code }) => code === 'syntax' || code === 'manifest');
  return broken ? problems : [];
}

function defaultFormat(io: Io): string {
  return io.env['GITHUB_ACTIONS'] === 'true' && !io.outIsTerminal ? 'github' : 'human';
}

function totals(found: readonly Diagnostic[]): string | undefined {
  const parts = (['error', 'warning', 'info', 'hint'] as const).flatMap((severity) => {
    const count = found.filter((d) => d.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  return parts.length > 0 ? parts.join(', ') : undefined;
}
