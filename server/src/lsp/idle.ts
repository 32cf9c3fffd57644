/**
 * What happens when nobody has asked for anything in a while: the engine lets go of what it can make again, and the process
 * gives memory back. Once; then nothing runs until the next message.
 */
import type { ServerContext } from './context.ts';

/** Milliseconds without a message. People who type pause for less. */
const IDLE_AFTER = 3000;

/** Called for each message; the last one of a while starts the rest. */
export function createIdle(context: Pick<ServerContext, 'engine' | 'host'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    timer = undefined;
    context.engine.rest();
    context.host.collectGarbage?.();
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(rest, IDLE_AFTER);
    // In a browser it is a number, and nothing ends.
    if (typeof timer === 'object') timer.unref();
  };
}
