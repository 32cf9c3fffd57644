/** `warplens baseline`: the findings of today as a file that `check --baseline` takes. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { baselineText, locateIn } from '../../report/index.ts';
import { checkAssembly } from '../assembly.ts';
import type { CargoFlags } from '../cargo-options.ts';
import { OUTPUT_FLAG } from '../common.ts';
import { checkFeatures, type FeatureFlags } from '../features.ts';
import { absolute, undoKilledRuns } from '../files.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { createLocate, renderProblems } from '../render/located.ts';
import { isSelected, type SelectionFlags } from '../selection.ts';
import { writeResult } from '../write.ts';
import { findingsOnce, pathsOf, rootsOfScope, scopeOptions, unreadIn } from './check.ts';
import type { Run } from './command.ts';

interface Flags extends FeatureFlags, CargoFlags, SelectionFlags {
  readonly config?: string;
  readonly cpu?: string;
  readonly outputFile: string;
}

/** Where a baseline is, when nothing else is said. */
const NAME = 'warplens-baseline.jsonl';

export function registerBaseline(program: Command, run: Run): void {
  scopeOptions(program.command('baseline'))
    .summary('write the findings of today to a file, for check --baseline')
    .description(
      'Writes all findings to a file, one a line, sorted and with paths from its folder. `check --baseline FILE` then reports what is new.',
    )
    .argument('[paths...]', 'files or folders as for check; the package when left out')
    .option(OUTPUT_FLAG, 'the file, or - for stdout', NAME)
    .action((paths: string[], flags: Flags) => run((io) => baseline(io, paths, flags)));
}

async function baseline(io: Io, given: readonly string[], flags: Flags): Promise<ExitCode> {
  const paths = pathsOf(io, given, flags);
  if (paths.includes('-')) throw new CliError('a baseline is about files, not standard input');
  undoKilledRuns(io, paths);
  const engine = io.createEngine();
  const { roots, assembly } = await rootsOfScope(io, engine, paths, flags);
  checkFeatures(engine, roots, flags);
  const unread = roots.flatMap((root) => unreadIn(engine, root));
  if (unread.length > 0) {
    io.err(renderProblems(unread, createLocate(io, engine)));
    throw new CliError('no baseline of sources that cannot be read');
  }
  const found = findingsOnce([
    ...roots.flatMap((root) => engine.diagnostics(root)),
    ...checkAssembly(engine, assembly),
  ]).filter((finding) => isSelected(finding, flags));
  const path = flags.outputFile === '-' ? `${io.cwd}/-` : absolute(io, flags.outputFile);
  const folder = dirname(path);
  if (!existsSync(folder))
    throw new CliError(`cannot write \`${flags.outputFile}\`: no such folder`);
  const text = baselineText(found, locateIn(engine, folder));
  await writeResult(io, flags.outputFile, text, engine.filesRead());
  const findings = found.length === 1 ? '1 finding' : `${found.length} findings`;
  if (!io.quiet && flags.outputFile !== '-') io.err(`${findings} in ${flags.outputFile}\n`);
  return EXIT.done;
}
