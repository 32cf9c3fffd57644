/** `warplens lsp`: the language server over stdio, for editors. */
import type { Command } from 'commander';
import { EXIT } from '../io.ts';
import type { Run } from './command.ts';

export function registerLsp(program: Command, run: Run): void {
  program
    .command('lsp')
    .summary('start the language server')
    .description('Starts the language server on standard input and output.')
    .option('--stdio', 'speak over standard input and output (the only way, and the default)')
    .action(() =>
      run(async (io) => {
        await io.startServer();
        return EXIT.done;
      }),
    );
}
