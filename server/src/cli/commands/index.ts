/** The table of commands, in the order of `--help`. A new command is a file and a line here. */
import type { Command } from 'commander';
import { registerAbi } from './abi.ts';
import { registerBaseline } from './baseline.ts';
import { registerCheck } from './check.ts';
import type { Run } from './command.ts';
import { registerCompletions } from './completions.ts';
import { registerDap } from './dap.ts';
import { registerDiff } from './diff.ts';
import { registerDoctor } from './doctor.ts';
import { registerEmit } from './emit.ts';
import { registerExplain } from './explain.ts';
import { registerFmt } from './fmt.ts';
import { registerGpus } from './gpus.ts';
import { registerHost } from './host.ts';
import { registerKernels } from './kernels.ts';
import { registerLlvm } from './llvm.ts';
import { registerLsp } from './lsp.ts';
import { registerMcp } from './mcp.ts';
import { registerRun } from './run.ts';
import { registerSass } from './sass.ts';
import { registerSpec } from './spec.ts';
import { registerTest } from './test.ts';

export const commands: readonly ((program: Command, run: Run) => void)[] = [
  registerEmit,
  registerSass,
  registerLlvm,
  registerHost,
  registerAbi,
  registerCheck,
  registerDiff,
  registerBaseline,
  registerFmt,
  registerRun,
  registerTest,
  registerSpec,
  registerKernels,
  registerGpus,
  registerExplain,
  registerDoctor,
  registerLsp,
  registerMcp,
  registerDap,
  registerCompletions,
];
