/**
 * Signals that would end the process, held while files are being written. One that arrives is
 * noted; the caller asks between its steps and ends in order.
 */

/** Those that end a process by default and are sent by people, terminals and service managers. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface HeldSignals {
  /** The first one that arrived. */
  readonly arrived: NodeJS.Signals | undefined;
  release(): void;
}

/** Holds signals until `release`. */
export function holdSignals(): HeldSignals {
  let arrived: NodeJS.Signals | undefined;
  const note = (signal: NodeJS.Signals): void => {
    arrived ??= signal;
  };
  for (const signal of SIGNALS) process.on(signal, note);
  return {
    get arrived() {
      return arrived;
    },
    release() {
      for (const signal of SIGNALS) process.removeListener(signal, note);
    },
  };
}

/** Lets the process take note of signals that have arrived. */
export function takeSignals(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
