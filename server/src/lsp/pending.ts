/** Letting in the messages that have arrived, before work that they may make useless. */
import { RAL } from 'vscode-languageserver';

/**
 * Turns of the event loop in which messages that have arrived are read: one takes a turn, and so
 * does handing it on.
 */
const TURNS = 4;

/**
 * On a busy machine a timer is over before the message behind this one has had its turn, so turns
 * are counted too.
 */
export async function pendingMessages(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1)
    await new Promise<void>((resolve) => RAL().timer.setImmediate(resolve));
}

/**
 * Calls `run` once changes rest: `delay` milliseconds after the last one, when no other has arrived
 * by then. Without a delay that is behind the last of those that have arrived together; the
 * shortest timer takes longer than some answers.
 */
export function onceAtRest(delay: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changes = 0;
  const rested = async (seen: number): Promise<void> => {
    await pendingMessages();
    if (seen === changes) run();
  };
  return () => {
    changes += 1;
    clearTimeout(timer);
    if (delay === 0) return void rested(changes);
    timer = setTimeout(() => void rested(changes), delay);
    timer.unref?.();
  };
}
