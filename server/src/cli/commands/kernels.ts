/** `warplens kernels`: which kernels there are, and where. */

import { type Command, Option } from 'commander';
import type { Span } from '../../base/index.ts';
import { absentNotes, absentText } from '../../ide/index.ts';
import { kernelsDocument, kernelsOf, visibleJson } from '../../report/index.ts';
import type { Inventory, KernelInfo } from '../../workspace/index.ts';
import { checkFeatures, chooseFeatures, type FeatureFlags, featureOptions } from '../features.ts';
import { currentPackage, rootsOf, shown } from '../files.ts';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { createLocate, renderProblems } from '../render/located.ts';
import { table } from '../render/table.ts';
import { inventoryOf } from '../unseen.ts';
import type { Run } from './command.ts';

interface KernelsFlags extends FeatureFlags {
  readonly format: 'text' | 'json';
}

export function registerKernels(program: Command, run: Run): void {
  featureOptions(program.command('kernels'))
    .summary('list the kernels of a file or folder')
    .description(
      'Lists the kernels of all crates with their symbol, dialect and place, and those that the sources have and no crate compiles, with the reason.',
    )
    .argument('[path]', 'Rust or MLIR file, folder, or - for Rust; the package when left out')
    .addOption(
      new Option('--format <form>', 'form of the list').choices(['text', 'json']).default('text'),
    )
    .action((path: string | undefined, flags: KernelsFlags) =>
      run((io) => kernels(io, path ?? currentPackage(io), flags)),
    );
}

async function kernels(io: Io, path: string, flags: KernelsFlags): Promise<ExitCode> {
  const engine = io.createEngine();
  chooseFeatures(engine, flags);
  const roots = await rootsOf(io, engine, path);
  checkFeatures(engine, roots, flags);
  const locate = createLocate(io, engine);
  const { kernels: found, absent, launches } = inventoryOf(io, engine, path) ?? NOTHING;
  const listed = kernelsOf(engine, roots, found);
  const { all, why } = listed;
  if (flags.format === 'json') {
    const document = kernelsDocument(listed, absent, locate, (root) => shown(io, root));
    io.out(visibleJson(`${JSON.stringify(document, null, 2)}\n`));
  } else if (all.length + absent.length > 0) {
    const at = (span: Span): string => {
      const { path: file, start } = locate(span);
      return `${file}:${start.line}:${start.column}`;
    };
    const unique = new Map(all.map(({ kernel }) => [keyOf(kernel), kernel]));
    const rows = [
      ...[...unique.values()].map((kernel) => {
        const reason = why(kernel);
        return [kernel.name, kernel.abi, at(kernel.nameSpan), reason && `not emitted: ${reason}`];
      }),
      ...absent.map((one) => [one.name, '', at(one.nameSpan), `not compiled: ${absentText(one)}`]),
    ];
    const wide = rows.some(([, , , note]) => note !== undefined);
    io.out(table(rows.map((row) => row.slice(0, wide ? 4 : 3).map((cell) => cell ?? ''))));
  }
  const missing = [
    ...roots.flatMap((root) => engine.unanalysed(root).missing),
    ...absentNotes(engine, { ...NOTHING, launches }),
  ];
  if (flags.format !== 'json' && all.length + absent.length + missing.length === 0)
    io.err('no GPU kernels found\n');
  io.err(renderProblems(missing, locate));
  return EXIT.done;
}

const NOTHING: Inventory = { roots: [], kernels: [], absent: [], launches: [] };

function keyOf({ name, nameSpan: { file, start } }: KernelInfo): string {
  return `${file} ${start} ${name}`;
}
