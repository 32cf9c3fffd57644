/** The `warplens` command but for the server that `warplens lsp` starts: `main-cli.ts` loads it. */
import { loadPrelude } from 'warplens:prelude';
import { createTerminalProgress, processIo, runCli } from './cli/index.ts';
import { DebugSession } from './debug/index.ts';
import { answersOnDisk, machine, storeOnDisk } from './disk/index.ts';
import { createEngine } from './workspace/index.ts';

const terminalProgress = createTerminalProgress();
const io = processIo({
  version: WARPLENS_VERSION,
  ...answersOnDisk(WARPLENS_VERSION, WARPLENS_BUILD),
  ...(terminalProgress && { beforeText: terminalProgress.clear }),
  createEngine: () =>
    createEngine({
      ...machine,
      progress: terminalProgress?.report,
      ...storeOnDisk(WARPLENS_VERSION),
      still: true,
      prelude: loadPrelude,
    }),
  createEngineFor: (host) =>
    createEngine({ ...host, progress: terminalProgress?.report, prelude: loadPrelude }),
  startServer: async () => void (await import('./main-lsp.ts')),
  startDap: async (host, port, listening) =>
    (await import('./main-dap.ts')).serveDap(
      (send) => new DebugSession(host, send),
      port,
      listening,
    ),
  startMcp: async (folders) => (await import('./main-mcp.ts')).serve(folders),
});
// Without `await`, which the single-file executable cannot have at the top of a module.
runCli(process.argv.slice(2), io).then((code) => {
  process.exitCode = code;
});
