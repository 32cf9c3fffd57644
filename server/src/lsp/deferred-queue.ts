/**
 * Holds messages back between the answer to `initialize` and the moment when everything that
 * answers them is there. They come through in the order in which they arrived; the connection sees
 * no difference but the time.
 */
import type { ConnectionOptions, MessageStrategy } from 'vscode-languageserver';
import { pendingMessages } from './pending.ts';

type Message = Parameters<MessageStrategy['handleMessage']>[0];
type Handle = Parameters<MessageStrategy['handleMessage']>[1];

export interface Gate {
  /** For the connection whose messages are held. */
  readonly options: ConnectionOptions;
  close(): void;
  /** Lets through what was held, then everything. */
  open(): Promise<void>;
}

/** Open at first. */
export function createGate(): Gate {
  let held: [Message, Handle][] | undefined;
  return {
    options: {
      messageStrategy: {
        handleMessage(message, handle) {
          if (held === undefined) return handle(message);
          held.push([message, handle]);
        },
      },
    },
    close() {
      held ??= [];
    },
    async open() {
      // What arrives meanwhile goes to the end.
      for (const [message, handle] of held ?? []) {
        if (isExit(message)) await pendingMessages();
        void handle(message);
      }
      held = undefined;
    },
  };
}

/** It ends the process; answers to what came before it are to be written first. */
function isExit(message: Message): boolean {
  return 'method' in message && message.method === 'exit';
}
