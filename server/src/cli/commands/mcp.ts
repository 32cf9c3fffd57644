/** `warplens mcp`: the Model Context Protocol server, for coding agents. */
import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { absolute } from '../files.ts';
import { CliError, EXIT } from '../io.ts';
import type { Run } from './command.ts';

export function registerMcp(program: Command, run: Run): void {
  program
    .command('mcp')
    .summary('serve coding agents over the Model Context Protocol')
    .description(
      'Serves a client of the Model Context Protocol over stdin and stdout. It reads the workspace and writes nothing.',
    )
    .argument('[paths...]', 'folders of the workspace; the current folder when left out')
    .action((paths: string[]) =>
      run(async (io) => {
        for (const path of paths)
          if (statSync(absolute(io, path), { throwIfNoEntry: false })?.isDirectory() !== true)
            throw new CliError(`${path}: no such folder`);
        if (io.startMcp === undefined) throw new CliError('there is no server here');
        await io.startMcp(paths.map((path) => absolute(io, path)));
        return EXIT.done;
      }),
    );
}
