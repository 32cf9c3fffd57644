/**
 * A client of the Debug Adapter Protocol: one session in the server, whose messages travel as
 * notifications `warplens/debug`.
 */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { DebugNotification, DebugParams } from '../../server/src/protocol/index.ts';
import type { Server } from './server.ts';

const DEBUG: DebugNotification = 'warplens/debug';

let last = 0;

interface Waiting {
  resolve(body: unknown): void;
  reject(error: Error): void;
}

/** One debug session. */
export class DebugClient {
  private readonly server: Server;
  private readonly told: (event: DebugProtocol.Event) => void;
  private readonly session = ++last;
  private readonly waiting = new Map<number, Waiting>();
  private seq = 0;
  private isClosed = false;

  /** `told` gets the session's events, in their order. */
  constructor(server: Server, told: (event: DebugProtocol.Event) => void) {
    this.server = server;
    this.told = told;
    this.server.onDebug.add(this.receive);
  }

  /** Asks; rejects with the session's words when it says no, and when it is over. */
  request<R>(command: string, args: object = {}): Promise<R> {
    if (this.isClosed) return Promise.reject(new Error('the session is over'));
    const seq = ++this.seq;
    return new Promise<R>((resolve, reject) => {
      this.waiting.set(seq, { resolve: resolve as Waiting['resolve'], reject });
      const message = { seq, type: 'request', command, arguments: args };
      this.server.notify(DEBUG, { session: this.session, message } satisfies DebugParams);
    });
  }

  /** Ends the session; nothing comes from it any more. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.server.onDebug.delete(this.receive);
    this.server.notify(DEBUG, { session: this.session } satisfies DebugParams);
    for (const { reject } of this.waiting.values()) reject(new Error('the session is over'));
    this.waiting.clear();
  }

  private readonly receive = ({ session, message }: DebugParams): void => {
    if (session !== this.session || message === undefined) return;
    const { type } = message as DebugProtocol.ProtocolMessage;
    if (type === 'event') this.told(message as DebugProtocol.Event);
    if (type !== 'response') return;
    const { request_seq: seq, success, body, message: why } = message as DebugProtocol.Response;
    const asked = this.waiting.get(seq);
    this.waiting.delete(seq);
    if (success) asked?.resolve(body);
    else asked?.reject(new Error(why ?? 'no reason is given'));
  };
}
