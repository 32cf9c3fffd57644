/** `warplens llvm`: the kernels of a file as LLVM IR for the GPU that `--cpu` names. */
import { type Command, Option } from 'commander';
import { targetInfos } from '../../ide/index.ts';
import { OTHER_CPUS } from '../../targets/index.ts';
import type { Engine, TargetName } from '../../workspace/index.ts';
import { codeFlagOptions } from '../code-flags.ts';
import { oneRoot } from '../crate-roots.ts';
import { checkFeatures, chooseFeatures, featureOptions } from '../features.ts';
import { CliError, type ExitCode, type Io } from '../io.ts';
import type { Run } from './command.ts';
import { checkKernel, type EmitFlags, emitOptions, report } from './emit.ts';

/** Optimisation levels of our own passes. */
const LEVELS = ['0', '1', '2'];

interface LlvmFlags extends EmitFlags {
  readonly optLevel: string;
}

export function registerLlvm(program: Command, run: Run): void {
  codeFlagOptions(featureOptions(program.command('llvm')))
    .summary('print the LLVM IR of the kernels in a file')
    .description('Compiles the kernels of a Rust or MLIR file to LLVM IR and prints it.')
    .argument('<file>', 'Rust or MLIR file, folder of a crate, or - for Rust on standard input')
    .option('--kernel <name>', 'only this kernel and what it calls')
    .option('--cpu <name>', 'GPU to compile for, which decides the triple')
    .addOption(
      new Option('--opt-level <level>', 'what our passes do before the IR is printed')
        .choices(LEVELS)
        .default('2'),
    )
    .option(
      '--debug-assertions',
      'check arithmetic overflow and debug_assert!, as a debug build does',
    )
    .option('--allow-invalid', 'emit also what rustc refuses, as far as it has a meaning')
    .option('--line-info', 'add the lines of the source as metadata')
    .addOption(
      new Option('--emit <form>', 'form of the output').choices(['text', 'json']).default('text'),
    )
    .option('-o, --output <path>', 'write to a file, completely or not at all')
    .action((file: string, flags: LlvmFlags) => run((io) => emitIr(io, file, flags)));
}

async function emitIr(io: Io, file: string, flags: LlvmFlags): Promise<ExitCode> {
  const engine = io.createEngine();
  chooseFeatures(engine, flags);
  const root = await oneRoot(io, engine, file);
  checkFeatures(engine, [root], flags);
  const target = targetOf(engine, flags.cpu);
  checkKernel(io, engine, root, target, file, flags.kernel);
  const emitted = engine.emit(root, target, {
    ...emitOptions(flags),
    opt: `O${flags.optLevel}` as 'O0' | 'O1' | 'O2',
    form: 'llvm-ir',
  });
  return report(io, engine, emitted, flags);
}

/** The target whose GPU it is; the first one when none is named. */
function targetOf(engine: Engine, cpu: string | undefined): TargetName {
  if (cpu === undefined || OTHER_CPUS.includes(cpu)) return targetInfos[0]!.name;
  const target = targetInfos.find(({ name }) => engine.cpus(name).includes(cpu));
  if (target !== undefined) return target.name;
  for (const { name } of targetInfos) {
    const why = cpu === undefined ? undefined : engine.whyNoCpu(name, cpu);
    if (why !== undefined) throw new CliError(`no code for CPU '${cpu}': ${why}`);
  }
  const known = [...targetInfos.flatMap(({ name }) => engine.cpus(name)), ...OTHER_CPUS];
  throw new CliError(`unknown CPU '${cpu}'; known: ${known.join(' ')}`);
}
