/**
 * Entry of the single-file executable: the command and the server in one script, which brings its
 * Node along.
 */
import { optimizeLess } from './disk/index.ts';
import { isAnsweredAgain } from './main-again.ts';

const [name, ...options] = process.argv.slice(2);
if (options.length === 0 && (name === '--version' || name === '-V')) {
  process.stdout.write(`${WARPLENS_VERSION}\n`);
} else if (!isAnsweredAgain()) {
  optimizeLess();
  if (name === 'lsp' && options.every((option) => option === '--stdio'))
    void import('./main-lsp-thread.ts');
  else void import('./main-command.ts');
}
