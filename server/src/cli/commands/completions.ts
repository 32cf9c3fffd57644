/**
 * `warplens completions`: a script that completes commands, options and their values in a shell.
 */
import { Argument, type Command } from 'commander';
import { SHELLS } from '../completions/index.ts';
import { EXIT } from '../io.ts';
import { commandShapes } from '../shape.ts';
import { compilerWords } from '../words.ts';
import type { Run } from './command.ts';

export function registerCompletions(program: Command, run: Run): void {
  program
    .command('completions')
    .summary('print a completion script for a shell')
    .description('Prints a script that completes commands, options and values in a shell.')
    .addArgument(
      new Argument('<shell>', 'shell to print the script for').choices(Object.keys(SHELLS)),
    )
    .action((shell: string) =>
      run(async (io) => {
        io.out(SHELLS[shell]!(commandShapes(program, compilerWords(io.createEngine()))));
        return EXIT.done;
      }),
    );
}
