/** `warplens check`: the rules over files and folders, for people and for continuous integration. */
import { type Command, Option } from 'commander';
import type { Diagnostic } from '../../diag/index.ts';
import { targetInfos } from '../../ide/index.ts';
import type { Engine } from '../../workspace/index.ts';
import { rootsOf } from '../files.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { humanRenderer } from '../render/human.ts';
import { createLocate, type Renderer, renderProblems } from '../render/located.ts';
import { githubRenderer, jsonRenderer, shortRenderer } from '../render/machine.ts';
import { watchFiles } from '../watch.ts';
import type { Run } from './command.ts';

const FORMATS: Readonly<Record<string, (io: Io) => Renderer>> = {
  human: (io) => humanRenderer(io.colors.out),
  short: () => shortRenderer,
  json: () => jsonRenderer,
  github: () => githubRenderer,
};

interface CheckFlags {
  readonly format?: string;
  readonly failOn: 'warning' | 'error';
  readonly stdinFilename?: string;
  readonly watch?: true;
}

export function registerCheck(program: Command, run: Run): void {
  program
    .command('check')
    .summary('report GPU mistakes in Rust files')
    .description('Reports GPU mistakes. Exit code 1 when there is one at or over --fail-on.')
    .argument('<paths...>', 'Rust files, folders, or - for standard input')
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
  const engine = io.createEngine();
  const roots: string[] = [];
  for (const path of paths) roots.push(...(await rootsOf(io, engine, path, flags.stdinFilename)));
  const code = report(io, engine, roots, flags);
  if (!flags.watch) return code;
  const files = (): string[] => roots.flatMap((root) => engine.modules(root));
  const watcher = watchFiles(files, (changed) => {
    for (const path of changed) engine.removeFile(path);
    report(io, engine, roots, flags);
  });
  await io.interrupted();
  watcher.close();
  return EXIT.interrupted;
}

function report(io: Io, engine: Engine, roots: readonly string[], flags: CheckFlags): ExitCode {
  const found = once([...new Set(roots)].flatMap((root) => engine.diagnostics(root)));
  const locate = createLocate(io, engine);
  const name = flags.format ?? defaultFormat(io);
  io.out(FORMATS[name]!(io)(found, locate));
  const unread = unreadable(engine, roots);
  io.err(renderProblems(unread, locate));
  if (name === 'human') io.err(totals(found, unread.length > 0));
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

/** Syntax errors: what stands behind one may not have been looked at, so a clean report would be a guess. */
function unreadable(engine: Engine, roots: readonly string[]): readonly Diagnostic[] {
  const problems = roots.flatMap((root) =>
    targetInfos.slice(0, 1).flatMap(({ name }) => engine.check(root, name)),
  );
  return problems.filter((problem) => problem.code === 'syntax');
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
