/** `warplens spec`: writes a launch spec to begin with. */
import type { Command } from 'commander';
import { Option } from 'commander';
import { SPEC_EXTENSION, specSkeleton, targetInfos } from '../../ide/index.ts';
import { specSchema } from '../../spec/index.ts';
import type { TargetName } from '../../workspace/index.ts';
import { OUTPUT_FLAG, OUTPUT_HELP } from '../common.ts';
import { oneRoot } from '../crate-roots.ts';
import { checkFeatures, chooseFeatures, type FeatureFlags, featureOptions } from '../features.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { createLocate, renderProblems } from '../render/located.ts';
import { writeResult } from '../write.ts';
import type { Run } from './command.ts';
import { checkKernel } from './emit.ts';

interface Flags extends FeatureFlags {
  readonly kernel?: string;
  readonly target?: TargetName;
  readonly schema?: true;
  readonly outputFile?: string;
}

export function registerSpec(program: Command, run: Run): void {
  featureOptions(program.command('spec'))
    .summary('print a launch spec to begin with')
    .description(
      'Prints the skeleton of a launch spec for `warplens run`: sizes and arguments as the launch in host code has them, ' +
        `else made from the types. NAME${SPEC_EXTENSION} beside NAME.rs is found by itself.`,
    )
    .argument('[file]', 'Rust or MLIR file, folder of a crate, or - for Rust on standard input')
    .option('--kernel <name>', 'only this kernel')
    .addOption(
      new Option('--target <name>', 'target to look at the crate for').choices(
        targetInfos.map((t) => t.name),
      ),
    )
    .option('--schema', 'print the JSON schema of specs instead')
    .option(OUTPUT_FLAG, OUTPUT_HELP)
    .action((file: string | undefined, flags: Flags) => run((io) => spec(io, file, flags)));
}

async function spec(io: Io, file: string | undefined, flags: Flags): Promise<ExitCode> {
  if (flags.schema) {
    await writeResult(io, flags.outputFile, schemaText(), []);
    return EXIT.done;
  }
  if (file === undefined) throw new CliError('a file is missing, or --schema');
  const engine = io.createEngine();
  chooseFeatures(engine, flags);
  const root = await oneRoot(io, engine, file);
  checkFeatures(engine, [root], flags);
  const target = flags.target ?? engine.ruleTarget(root);
  checkKernel(io, engine, root, target, file, flags.kernel);
  const all = engine.specKernels(root, target);
  const { kernel } = flags;
  const kernels = all.filter(
    ({ name, symbol }) => kernel === undefined || name === kernel || symbol === kernel,
  );
  if (kernels.length === 0) {
    io.err(renderProblems(engine.check(root, target), createLocate(io, engine)));
    throw new CliError(`${file}: there is no kernel whose parameters are known`);
  }
  await writeResult(
    io,
    flags.outputFile,
    specSkeleton(kernels, { tryOut: { engine, root, target } }),
    engine.filesRead(),
  );
  return EXIT.done;
}

/** As `schemas/spec.schema.json` has it. */
export function schemaText(): string {
  return `${JSON.stringify(specSchema(), null, 2)}\n`;
}
