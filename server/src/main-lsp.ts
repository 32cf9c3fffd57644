/**
 * Entry of the language server: `server.js --stdio` (also Node's IPC, as an editor starts it). The
 * server runs in a thread of its own, so that one which hangs can be replaced;
 * the process itself only passes messages on.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { Message } from 'vscode-jsonrpc';
import { reuseCompiledCode } from './disk/index.ts';
import type { ServerThread } from './supervisor/index.ts';

/**
 * Megabytes of the heap of the server's thread, of which 100 are ordinary: over it the thread ends,
 * and not the process.
 */
const MOST_HEAP = 2048;

/** For a note of what the thread works on: URIs of some thousand characters. */
const NOTE_BYTES = 8192;

function startThread(): ServerThread {
  const memory = new SharedArrayBuffer(NOTE_BYTES);
  const worker = new Worker(new URL(import.meta.url), {
    argv: process.argv.slice(2),
    workerData: memory,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP },
  });
  let failure: string | undefined;
  worker.on('error', (error: NodeJS.ErrnoException) => {
    failure =
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? 'used up its memory'
        : `failed (${error.message})`;
  });
  // What has arrived together goes over together, so that the server sees the last of many edits
  // before it answers the first.
  let batch: Message[] = [];
  const flush = (): void => {
    worker.postMessage(batch);
    batch = [];
  };
  return {
    memory,
    post(message) {
      if (batch.push(message) === 1) setImmediate(flush);
    },
    onMessage: (listener) => void worker.on('message', listener),
    onEnd: (listener) => void worker.on('exit', (code) => listener(code, failure)),
    terminate: () => void worker.terminate(),
  };
}

async function start(): Promise<void> {
  if (isMainThread) {
    // The thread reads its code while this one reads its own.
    const first = startThread();
    const { superviseProcess } = await import('./main-lsp-supervisor.ts');
    superviseProcess(first, startThread);
  } else if (workerData instanceof SharedArrayBuffer) await import('./main-lsp-thread.ts');
  // The server has started it.
  else (await import('./main-lsp-rest.ts')).answerRuns();
}

reuseCompiledCode();
start().catch((error: unknown) => {
  // A part of the installation is missing: nothing would ever be answered.
  process.stderr.write(`warplens: ${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
