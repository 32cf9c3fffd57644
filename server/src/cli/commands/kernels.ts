/** `warplens kernels`: which kernels there are, and where. */

import type { Command } from 'commander';
import { checkFeatures, chooseFeatures, type FeatureFlags, featureOptions } from '../features.ts';
import { rootsOf, shown } from '../files.ts';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { createLocate, renderProblems } from '../render/located.ts';
import { table } from '../render/table.ts';
import { visibleJson } from '../render/visible.ts';
import { unseenIn } from '../unseen.ts';
import type { Run } from './command.ts';

interface KernelsFlags extends FeatureFlags {
  readonly json?: true;
}

export function registerKernels(program: Command, run: Run): void {
  featureOptions(program.command('kernels'))
    .summary('list the kernels of a file or folder')
    .description('Lists kernels with their symbol, dialect and place.')
    .argument('<path>', 'Rust or MLIR file, folder, or - for Rust on standard input')
    .option('--json', 'print JSON')
    .action((path: string, flags: KernelsFlags) => run((io) => kernels(io, path, flags)));
}

async function kernels(io: Io, path: string, flags: KernelsFlags): Promise<ExitCode> {
  const engine = io.createEngine();
  chooseFeatures(engine, flags);
  const roots = await rootsOf(io, engine, path);
  checkFeatures(engine, roots, flags);
  const locate = createLocate(io, engine);
  const rows = roots.flatMap((root) =>
    engine.kernels(root).map((kernel) => ({
      name: kernel.name,
      symbol: kernel.symbol,
      dialect: kernel.dialect,
      abi: kernel.abi,
      crate: shown(io, root),
      file: locate(kernel.nameSpan).path,
      line: locate(kernel.nameSpan).start.line,
      column: locate(kernel.nameSpan).start.column,
    })),
  );
  const unseen = unseenIn(io, engine, path, roots);
  if (flags.json)
    io.out(visibleJson(`${JSON.stringify({ schemaVersion: 1, kernels: rows }, null, 2)}\n`));
  else if (rows.length > 0)
    io.out(table(rows.map((r) => [r.name, r.abi, `${r.file}:${r.line}:${r.column}`])));
  else if (unseen.length === 0) io.err('no GPU kernels found\n');
  io.err(renderProblems(unseen, locate));
  return EXIT.done;
}
