/**
 * Entry of the `warplens` command: loads what is asked for and nothing else, because an editor
 * waits for the server that `warplens lsp` starts. Both are bundles of their own; see
 * tools/build.mjs.
 */

import { statSync } from 'node:fs';
import { optimizeLess, reuseCompiledCode } from './disk/index.ts';
import { isAnsweredAgain } from './main-again.ts';

const [name, ...options] = process.argv.slice(2);
if (options.length === 0 && (name === '--version' || name === '-V')) {
  // Reading the compiler to print its version takes longer than starting Node.
  process.stdout.write(`${WARPLENS_VERSION}\n`);
} else if (!isAnsweredAgain()) {
  optimizeLess();
  reuseCompiledCode();
  /** Anything else about `lsp`, its help or a wrong option, is for the command to say. */
  if (name === 'lsp' && options.every((option) => option === '--stdio'))
    await import('./main-lsp.ts');
  else if (name === 'mcp' && options.every(isFolder))
    await (await import('./main-mcp.ts')).serve(options);
  else await import('./main-command.ts');
}

/** The command says what is wrong with others. */
function isFolder(path: string): boolean {
  return !path.startsWith('-') && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
