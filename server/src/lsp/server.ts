/**
 * The start of the language server. Reading the compiler's code takes several times as long as all
 * else until `initialize` can be answered, so it is read after the answer; messages wait for it.
 * Knows neither Node nor files: an entry makes the connection, over stdio or over a worker's
 * messages.
 */
import {
  type Connection,
  type ConnectionOptions,
  ErrorCodes,
  ResponseError,
} from 'vscode-languageserver';
import type { ServerHost } from './context.ts';
import { createGate } from './deferred-queue.ts';
import { answer, type Opening, readOpening } from './initialize.ts';
import { pendingMessages } from './pending.ts';
import type { serve as Serving } from './serve.ts';

export interface ServerParts {
  readonly version: string;
  /** Makes the connection, with these options. */
  connect(options: ConnectionOptions): Connection;
  /** Called once, when `initialize` has been answered. */
  load(): Promise<ServerRest>;
}

type Serve = typeof Serving;

/** All of the server that is not needed to answer `initialize`. */
export interface ServerRest {
  readonly serve: Serve;
  readonly host: ServerHost;
}

/** Starts listening. Settles when everything is loaded, or could not be. */
export function startServer({ version, connect, load }: ServerParts): Promise<void> {
  const gate = createGate();
  const connection = connect(gate.options);
  connection.onRequest('warplens/ping', () => null);
  const refusal = connection.onRequest((): never => {
    throw new ResponseError(ErrorCodes.ServerNotInitialized, 'not initialized');
  });
  const loadRest = async (opening: Opening): Promise<void> => {
    // The answer goes first.
    await pendingMessages();
    const { serve, host } = await load();
    refusal.dispose();
    serve(connection, host, opening, version);
    await gate.open();
  };
  return new Promise((resolve, reject) => {
    let opening: Opening | undefined;
    connection.onInitialize((params) => {
      if (opening !== undefined)
        throw new ResponseError(ErrorCodes.InvalidRequest, 'already initialized');
      opening = readOpening(params);
      gate.close();
      loadRest(opening).then(resolve, reject);
      return answer(opening, version);
    });
    connection.listen();
  });
}
