/**
 * `warplens sass`: the machine code of the kernels in a file, as the assembler and the disassembler
 * of this machine make it of their PTX.
 */
import type { Command } from 'commander';
import { machineCodeRequest, machineCodeText } from '../../ide/index.ts';
import { disassemblePtx } from '../../toolchain/index.ts';
import { oneRoot } from '../crate-roots.ts';
import { checkFeatures, chooseFeatures } from '../features.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import type { Run } from './command.ts';
import {
  checkCpu,
  checkDialect,
  checkKernel,
  checkProvider,
  EMITTERS,
  type EmitFlags,
  emitCommand,
  emitOptions,
  report,
  reportRemarks,
} from './emit.ts';

/** Machine code is that of one target. */
const TARGET = 'ptx';

export function registerSass(program: Command, run: Run): void {
  emitCommand(program.command('sass'), Object.keys(EMITTERS))
    .summary('print the machine code of the kernels in a file')
    .description(
      'Compiles the kernels of a Rust or MLIR file to PTX, assembles that with `ptxas` and prints what `nvdisasm` shows of it.',
    )
    .action((file: string, flags: EmitFlags) => run((io) => emitSass(io, file, flags)));
}

async function emitSass(io: Io, file: string, flags: EmitFlags): Promise<ExitCode> {
  const engine = io.createEngine();
  chooseFeatures(engine, flags);
  const root = await oneRoot(io, engine, file);
  checkFeatures(engine, [root], flags);
  checkCpu(engine, TARGET, flags.cpu);
  checkProvider(flags);
  checkKernel(io, engine, root, TARGET, file, flags.kernel);
  checkDialect(engine, root, file, flags.dialect);
  const ptx = await EMITTERS[flags.provider]!(engine, root, TARGET, emitOptions(flags));
  if (ptx.summary.length === 0) return report(io, engine, ptx, flags);
  if (flags.remarks) reportRemarks(io, engine, engine.remarks(root, TARGET, emitOptions(flags)));
  const { text, cpu } = machineCodeRequest(ptx);
  const code = await disassemblePtx(text, cpu);
  if ('why' in code) throw new CliError(code.why, EXIT.tool);
  return report(io, engine, machineCodeText(ptx, code), flags);
}
