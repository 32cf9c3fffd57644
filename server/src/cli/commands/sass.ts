/**
 * `warplens sass`: the machine code of the kernels in a file, as the assembler and the disassembler
 * of this machine make it of their PTX.
 */
import { type Command, Option } from 'commander';
import { machineCodeRequest, machineCodeText } from '../../ide/index.ts';
import { disassemblePtx } from '../../toolchain/index.ts';
import { oneRoot } from '../crate-roots.ts';
import { checkFeatures, chooseFeatures, featureOptions } from '../features.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import type { Run } from './command.ts';
import { checkCpu, checkKernel, EMITTERS, type EmitFlags, emitOptions, report } from './emit.ts';

/** Machine code is that of one target. */
const TARGET = 'ptx';

export function registerSass(program: Command, run: Run): void {
  featureOptions(program.command('sass'))
    .summary('print the machine code of the kernels in a file')
    .description(
      'Compiles the kernels of a Rust or MLIR file to PTX, assembles that with `ptxas` and prints what `nvdisasm` shows of it.',
    )
    .argument('<file>', 'Rust or MLIR file, folder of a crate, or - for Rust on standard input')
    .option('--kernel <name>', 'only this kernel and what it calls')
    .option('--cpu <name>', 'GPU to compile for')
    .addOption(
      new Option('--provider <name>', 'code provider of the PTX')
        .choices(Object.keys(EMITTERS))
        .default('core'),
    )
    .option(
      '--debug-assertions',
      'check arithmetic overflow and debug_assert!, as a debug build does',
    )
    .addOption(
      new Option('--emit <form>', 'form of the output').choices(['text', 'json']).default('text'),
    )
    .option('-o, --output <path>', 'write to a file, completely or not at all')
    .action((file: string, flags: EmitFlags) => run((io) => emitSass(io, file, flags)));
}

async function emitSass(io: Io, file: string, flags: EmitFlags): Promise<ExitCode> {
  const engine = io.createEngine();
  chooseFeatures(engine, flags);
  const root = await oneRoot(io, engine, file);
  checkFeatures(engine, [root], flags);
  checkCpu(engine, TARGET, flags.cpu);
  checkKernel(io, engine, root, TARGET, file, flags.kernel);
  const ptx = await EMITTERS[flags.provider]!(engine, root, TARGET, emitOptions(flags));
  if (ptx.summary.length === 0) return report(io, engine, ptx, flags);
  const { text, cpu } = machineCodeRequest(ptx);
  const code = await disassemblePtx(text, cpu);
  if ('why' in code) throw new CliError(code.why, EXIT.tool);
  return report(io, engine, machineCodeText(ptx, code), flags);
}
