/**
 * `warplens host`: the LLVM IR that rustc generates on the host for launches of `core::offload`,
 * and what each of them copies.
 */
import { readFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { transferLines } from '../../ide/index.ts';
import { OUTPUT_FLAG, OUTPUT_HELP } from '../common.ts';
import { oneRoot } from '../crate-roots.ts';
import { checkFeatures, chooseFeatures, type FeatureFlags, featureOptions } from '../features.ts';
import { absolute, unreadable } from '../files.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { createLocate, renderProblems } from '../render/located.ts';
import { writeResult } from '../write.ts';
import type { Run } from './command.ts';
import { noKernel } from './emit.ts';

interface HostFlags extends FeatureFlags {
  readonly kernel?: string;
  readonly image?: string;
  readonly transfers?: true;
  readonly outputFile?: string;
  readonly format: 'text' | 'json';
}

export function registerHost(program: Command, run: Run): void {
  featureOptions(program.command('host'))
    .summary('print the host code of the launches of core::offload in a file')
    .description(
      'Prints the LLVM IR that launches of core::offload become on the host: one function for each launch.',
    )
    .argument('<file>', 'Rust file, folder of a crate, or - for Rust on standard input')
    .option('--kernel <name>', 'only the launches of this kernel')
    .option('--transfers', 'instead of IR: what each launch copies, and when')
    .option('--image <file>', 'put this device code into the program, as the linker does')
    .addOption(
      new Option('--format <form>', 'form of the output').choices(['text', 'json']).default('text'),
    )
    .option(OUTPUT_FLAG, OUTPUT_HELP)
    .action((file: string, flags: HostFlags) => run((io) => host(io, file, flags)));
}

async function host(io: Io, file: string, flags: HostFlags): Promise<ExitCode> {
  const engine = io.createEngine();
  chooseFeatures(engine, flags);
  const root = await oneRoot(io, engine, file);
  checkFeatures(engine, [root], flags);
  const { kernel } = flags;
  const all = engine.offloadSites(root);
  const sites = all.filter(
    (site) => kernel === undefined || site.kernel === kernel || site.symbol === kernel,
  );
  const locate = createLocate(io, engine);
  const emitted = engine.emit(root, 'ptx', {
    form: 'host-ir',
    ...(kernel === undefined ? {} : { kernel }),
    ...(flags.image === undefined ? {} : { image: imageOf(io, flags.image) }),
  });
  if (sites.length === 0 && emitted.problems.length === 0)
    throw all.length > 0
      ? noKernel(
          file,
          kernel!,
          all.map((site) => site.kernel),
        )
      : new CliError(`${file}:1:1: no launches of core::offload in this file`);
  io.err(renderProblems(emitted.problems, locate));
  const inputs = [
    ...engine.filesRead(),
    ...(flags.image === undefined ? [] : [absolute(io, flags.image)]),
  ];
  const write = (text: string): Promise<void> => writeResult(io, flags.outputFile, text, inputs);
  if (flags.transfers) {
    const tables = sites.map((site) => {
      const { path, start } = locate(site.span);
      const lines = transferLines(site).map((line) => `  ${line}\n`);
      return `${path}:${start.line}:${start.column}: ${site.kernel}\n${lines.join('')}`;
    });
    await write(tables.join(''));
  } else if (flags.format === 'json') {
    const lines = emitted.lineMap.map((span) => {
      const at = span && locate(span);
      return at === undefined ? null : [at.path, at.start.line];
    });
    const { text } = emitted;
    await write(`${JSON.stringify({ schemaVersion: 1, text, lines })}\n`);
  } else if (emitted.summary.length > 0) await write(emitted.text);
  return emitted.problems.length > 0 ? EXIT.input : EXIT.done;
}

function imageOf(io: Io, path: string): Uint8Array {
  try {
    return readFileSync(absolute(io, path));
  } catch {
    throw unreadable(path, absolute(io, path));
  }
}
