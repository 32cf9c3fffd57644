/**
 * The language server in its thread, or in the process itself where that is a single file that no
 * thread can be started from. Whatever goes wrong outside a request is written to stderr, and the
 * server goes on.
 */
import { type MessagePort, parentPort } from 'node:worker_threads';
import {
  AbstractMessageReader,
  createConnection,
  type DataCallback,
  type Disposable,
  type Message,
  PortMessageWriter,
} from 'vscode-languageserver/node';
import { limitHeap, optimizeLess } from './disk/index.ts';
import { startServer } from './lsp/index.ts';

// Before the compiler is read, which would make the heap grow.
limitHeap();
optimizeLess();

/** Messages come in batches: see `main-lsp.ts`. */
class BatchReader extends AbstractMessageReader {
  private readonly port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.port = port;
    port.on('messageerror', (error) => this.fireError(error));
    port.on('close', () => this.fireClose());
  }

  listen(callback: DataCallback): Disposable {
    const take = (batch: readonly Message[]): void => {
      for (const message of batch) callback(message);
    };
    this.port.on('message', take);
    return { dispose: () => void this.port.off('message', take) };
  }
}

const report = (error: unknown): void => {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`warplens: ${text}\n`);
};
process.on('uncaughtException', report);
process.on('unhandledRejection', report);

startServer({
  version: WARPLENS_VERSION,
  connect: (options) =>
    parentPort === null
      ? createConnection(process.stdin, process.stdout, options)
      : createConnection(new BatchReader(parentPort), new PortMessageWriter(parentPort), options),
  load: async () => (await import('./main-lsp-rest.ts')).loadRest(),
}).catch((error: unknown) => {
  // A part of the installation is missing: nothing would ever be answered.
  report(error);
  process.exit(1);
});
