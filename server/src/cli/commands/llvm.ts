/** `warplens llvm`: the kernels of a file as LLVM IR for the GPU that `--cpu` names. */
import type { Command } from 'commander';
import { targetInfos } from '../../ide/index.ts';
import { OTHER_CPUS } from '../../targets/index.ts';
import type { Engine, TargetName } from '../../workspace/index.ts';
import { oneRoot } from '../crate-roots.ts';
import { checkFeatures, chooseFeatures } from '../features.ts';
import { CliError, type ExitCode, type Io } from '../io.ts';
import { unknownGpu } from '../meant.ts';
import type { Run } from './command.ts';
import {
  checkDialect,
  checkKernel,
  type EmitFlags,
  emitCommand,
  emitOptions,
  report,
  reportRemarks,
} from './emit.ts';

export function registerLlvm(program: Command, run: Run): void {
  emitCommand(program.command('llvm'), [])
    .summary('print the LLVM IR of the kernels in a file')
    .description('Compiles the kernels of a Rust or MLIR file to LLVM IR and prints it.')
    .action((file: string, flags: EmitFlags) => run((io) => emitIr(io, file, flags)));
}

async function emitIr(io: Io, file: string, flags: EmitFlags): Promise<ExitCode> {
  const engine = io.createEngine();
  chooseFeatures(engine, flags);
  const root = await oneRoot(io, engine, file);
  checkFeatures(engine, [root], flags);
  const target = targetOf(engine, flags.cpu);
  checkKernel(io, engine, root, target, file, flags.kernel);
  checkDialect(engine, root, file, flags.dialect);
  const options = { ...emitOptions(flags), form: 'llvm-ir' as const };
  const emitted = engine.emit(root, target, options);
  if (flags.remarks) reportRemarks(io, engine, engine.remarks(root, target, options));
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
  throw unknownGpu(cpu, known);
}
