/**
 * Answers that somebody waits for go before work on the whole workspace: that work asks here, in
 * front of each slice, and goes on when no such request is open and none has been for a moment.
 */
export interface Foreground {
  /** Keeps background work waiting until the answer is there. */
  during<T>(answer: () => Promise<T>): Promise<T>;
  /** Resolves when no request is open; at once when none has been for a moment. */
  rest(): Promise<void>;
  /** The same for a request that is one of `during` itself, and does not count meanwhile. */
  letOthersFirst(): Promise<void>;
}

/**
 * Milliseconds behind an answer in which the next question comes that it leads to: an editor asks
 * for lenses, then for what each of them says.
 */
const MOMENT = 40;

export function createForeground(): Foreground {
  let open = 0;
  let last = Number.NEGATIVE_INFINITY;
  let waiting: (() => void)[] = [];
  const leave = (): void => {
    open -= 1;
    if (open > 0) return;
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  };
  const rest = async (): Promise<void> => {
    for (;;) {
      const left = last + MOMENT - performance.now();
      if (open > 0) await new Promise<void>((resolve) => waiting.push(resolve));
      else if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      else return;
    }
  };
  return {
    async during(answer) {
      open += 1;
      try {
        return await answer();
      } finally {
        last = performance.now();
        leave();
      }
    },
    rest,
    async letOthersFirst() {
      leave();
      try {
        await rest();
      } finally {
        open += 1;
      }
    },
  };
}
