/** `warplens diff`: what a change did to kernels, between two commits or with the work tree. */
import { statSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { machine, workspacesOf } from '../../disk/index.ts';
import { targetInfos } from '../../ide/index.ts';
import { visibleJson } from '../../report/index.ts';
import { barWorkspaces } from '../../toolchain/index.ts';
import type { TargetName } from '../../workspace/index.ts';
import { OUTPUT_FLAG, OUTPUT_HELP } from '../common.ts';
import { compareStates } from '../diff/compare.ts';
import { diffDocument } from '../diff/document.ts';
import { diffMarkdown, diffTable } from '../diff/render.ts';
import { absolute } from '../files.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { checkGpu } from '../meant.ts';
import { writeResult } from '../write.ts';
import type { Run } from './command.ts';

interface Flags {
  readonly format: 'table' | 'markdown' | 'json';
  readonly target?: TargetName;
  readonly cpu?: string;
  readonly lines?: true;
  /** False with `--no-run`. */
  readonly run: boolean;
  readonly exitCode?: true;
  readonly outputFile?: string;
}

export function registerDiff(program: Command, run: Run): void {
  program
    .command('diff')
    .summary('show what a change did to registers, memory, instructions and findings')
    .description(
      'Compares the kernels of two commits, or of a commit and the work tree, without touching the work tree: figures of each kernel, findings that came and went.',
    )
    .argument('[range]', 'BASE, BASE..HEAD or BASE...HEAD; HEAD and the work tree when left out')
    .argument('[path]', 'folder of the repository; the current folder when left out')
    .addOption(
      new Option('--format <form>', 'form of the report')
        .choices(['table', 'markdown', 'json'])
        .default('table'),
    )
    .addOption(
      new Option('--target <name>', 'target to compile for; those of the project').choices(
        targetInfos.map(({ name }) => name),
      ),
    )
    .option('--cpu <name>', 'GPU to compile for, such as sm_80')
    .option('--lines', 'with the source lines whose instructions are more or fewer')
    .option('--no-run', 'do not run launch specs to count executed instructions')
    .option('--exit-code', 'exit code 1 when there are new findings')
    .option(OUTPUT_FLAG, OUTPUT_HELP)
    .action((range: string | undefined, path: string | undefined, flags: Flags) =>
      run((io) => diff(io, range, path, flags)),
    );
}

async function diff(
  io: Io,
  range: string | undefined,
  path: string | undefined,
  flags: Flags,
): Promise<ExitCode> {
  const { createEngineFor } = io;
  if (createEngineFor === undefined) throw new CliError('nothing to compare with here');
  const folder = absolute(io, path ?? '.');
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new CliError(`${path ?? '.'}: no such folder`);
  barWorkspaces(workspacesOf([io.cwd, folder]));
  const { target, cpu } = flags;
  if (cpu !== undefined) checkGpu(createEngineFor(machine), cpu);
  const comparison = await compareStates({
    range,
    folder,
    ...(target !== undefined && { targets: [target] }),
    ...(cpu !== undefined && { cpu }),
    runs: flags.run,
    createEngine: createEngineFor,
    pause: async () => undefined,
  });
  const document = diffDocument(comparison);
  const text = {
    table: () => diffTable(document, flags.lines === true),
    markdown: () => diffMarkdown(document, flags.lines === true),
    json: () => visibleJson(`${JSON.stringify(document, null, 2)}\n`),
  }[flags.format]();
  await writeResult(io, flags.outputFile, text, []);
  return flags.exitCode && document.findings.come.length > 0 ? EXIT.findings : EXIT.done;
}
