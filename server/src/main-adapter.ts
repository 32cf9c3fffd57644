/**
 * Entry of the debug adapter as the VS Code extension ships it, `dap.js`: what `warplens dap` is
 * for other editors. The debugger is loaded from the language server's bundle.
 */
import { serveDap } from './main-dap.ts';
import { loadDebug } from './main-lsp-rest.ts';

process.stdout.on('error', () => process.exit(0));
void serveDap(loadDebug(), undefined, () => undefined).then(() => process.exit(0));
