/**
 * Debug sessions in the language server, where no adapter can be started as a process: in a
 * browser. Messages go through the connection, which numbers the sessions.
 */
import { type DebugAdapter, type DebugProtocolMessage, EventEmitter } from 'vscode';
import type { DebugNotification, DebugParams } from '../../../server/src/protocol/index.ts';
import type { ClientContext } from '../context.ts';

const DEBUG: DebugNotification = 'warplens/debug';

let last = 0;

/** A session of its own, as an adapter in this process. */
export function inlineAdapter(context: ClientContext): DebugAdapter {
  const session = ++last;
  const emitter = new EventEmitter<DebugProtocolMessage>();
  const client = context.ready();
  const listening = client.then((one) =>
    one.onNotification(DEBUG, ({ session: of, message }: DebugParams) => {
      if (of === session && message !== undefined) emitter.fire(message);
    }),
  );
  const send = async (params: DebugParams): Promise<void> => {
    await listening;
    await (await client).sendNotification(DEBUG, params);
  };
  return {
    onDidSendMessage: emitter.event,
    handleMessage: (message) => void send({ session, message }).catch(() => undefined),
    dispose() {
      void send({ session }).catch(() => undefined);
      void listening.then((one) => one.dispose()).catch(() => undefined);
      emitter.dispose();
    },
  };
}
