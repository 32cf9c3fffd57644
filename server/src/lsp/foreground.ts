/**
 * Answers that somebody waits for go before work on the whole workspace: that work asks here, in
 * front of each slice, and goes on when no such request is open.
 */
export interface Foreground {
  /** Keeps background work waiting until the answer is there. */
  during<T>(answer: () => Promise<T>): Promise<T>;
  /** Resolves when no request is open; at once when none is. */
  rest(): Promise<void>;
}

export function createForeground(): Foreground {
  let open = 0;
  let waiting: (() => void)[] = [];
  return {
    async during(answer) {
      open += 1;
      try {
        return await answer();
      } finally {
        open -= 1;
        if (open === 0) {
          const woken = waiting;
          waiting = [];
          for (const wake of woken) wake();
        }
      }
    },
    async rest() {
      while (open > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
