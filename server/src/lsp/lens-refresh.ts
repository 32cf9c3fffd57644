/**
 * Tells the client to ask for code lenses anew, at a time when it is busy with none. VS Code gives
 * lenses that come while older ones are being resolved the commands of those, and throws the
 * commands away: a click on such a lens is an error, until the next edit.
 */
import { CodeLensRefreshRequest, type Connection } from 'vscode-languageserver';
import type { ClientAbilities } from './capabilities.ts';

/** Milliseconds without a request for lenses after which none is being resolved. */
const QUIET = 500;

export interface LensRefresh {
  /** Answers a request for lenses, or for what one says. */
  during<T>(answer: () => Promise<T>): Promise<T>;
  /** Lenses say something else now. */
  ask(): void;
}

export function lensRefresh(connection: Connection, client: ClientAbilities): LensRefresh {
  let open = 0;
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const wait = open > 0 ? QUIET : last + QUIET - performance.now();
    if (wait > 0) {
      timer = setTimeout(look, wait);
      timer.unref?.();
      return;
    }
    // A client that is gone needs none.
    connection.sendRequest(CodeLensRefreshRequest.type).catch(() => undefined);
  };
  return {
    async during(answer) {
      open += 1;
      try {
        return await answer();
      } finally {
        open -= 1;
        last = performance.now();
      }
    },
    // A client without the ability answers with an error, so it is not even asked.
    ask: () => (client.refreshLenses ? look() : undefined),
  };
}
