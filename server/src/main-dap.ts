/**
 * The Debug Adapter Protocol over stdio or a port: the package's framing around our sessions, which
 * are made elsewhere.
 */
import { createServer } from 'node:net';
import { ProtocolServer } from '@vscode/debugadapter/lib/protocol.js';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { DebugSession } from './debug/index.ts';

/** Makes the session of a client; `send` takes what goes to it. */
export type OpenSession = (send: (message: DebugProtocol.ProtocolMessage) => void) => DebugSession;

class Connection extends ProtocolServer {
  private readonly session: DebugSession;
  private readonly left: () => void;

  /** `left` is called once the client has the answer to `disconnect`. */
  constructor(open: OpenSession, left: () => void) {
    super();
    this.left = left;
    this.session = open((message) => {
      // The package numbers what it sends.
      const unnumbered = { ...message, seq: 0 };
      if (message.type === 'event') this.sendEvent(unnumbered as DebugProtocol.Event);
      else this.sendResponse(unnumbered as DebugProtocol.Response);
    });
  }

  protected override dispatchRequest(request: DebugProtocol.Request): void {
    const isLast = request.command === 'disconnect';
    void this.session.handle(request).then(() => isLast && this.left());
  }

  /** Ends the session of a client that has gone without a word, also while its kernel runs. */
  gone(): void {
    void this.session.handle({ seq: 0, type: 'request', command: 'disconnect' } as never);
  }
}

/**
 * Serves one client on stdin and stdout, or any number on a port of this machine, until it has
 * gone or said `disconnect`, after which the protocol has an adapter shut itself down; `listening`
 * is told the port.
 */
export function serveDap(
  open: OpenSession,
  port: number | undefined,
  listening: (port: number) => void,
): Promise<void> {
  if (port === undefined) {
    return new Promise((resolve) => {
      const left = () => {
        process.stdin.destroy();
        // Behind what has been written before.
        process.stdout.write('', () => resolve());
      };
      const connection = new Connection(open, left);
      process.stdin.once('end', () => {
        connection.gone();
        resolve();
      });
      connection.start(process.stdin, process.stdout);
    });
  }
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      const connection = new Connection(open, () => socket.end());
      socket.once('close', () => connection.gone());
      connection.start(socket, socket);
    });
    server.once('error', reject);
    server.once('close', () => resolve());
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      listening(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
