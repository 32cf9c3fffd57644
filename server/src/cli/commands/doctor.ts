/**
 * `warplens doctor`: which outside tools this machine has. None is needed, so none missing is an
 * error.
 */
import { type Command, Option } from 'commander';
import { workspacesOf } from '../../disk/index.ts';
import { barWorkspaces, doctor as examine } from '../../toolchain/index.ts';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { table } from '../render/table.ts';
import type { Run } from './command.ts';

export function registerDoctor(program: Command, run: Run): void {
  program
    .command('doctor')
    .summary('show which outside tools are there')
    .description('Shows which outside tools are there. Warplens needs none of them.')
    .addOption(
      new Option('--format <form>', 'form of the list').choices(['text', 'json']).default('text'),
    )
    .action((flags: { format: string }) => run((io) => doctor(io, flags.format === 'json')));
}

async function doctor(io: Io, json: boolean): Promise<ExitCode> {
  barWorkspaces(workspacesOf([io.cwd]));
  const tools = await examine();
  const own = {
    name: 'warplens',
    state: 'found',
    detail: `${io.version}, Node ${process.version}`,
  };
  const lines = [own, ...tools];
  if (json) io.out(`${JSON.stringify({ schemaVersion: 1, tools: lines }, null, 2)}\n`);
  else io.out(table(lines.map((line) => [line.name, line.state, line.detail])));
  return EXIT.done;
}
