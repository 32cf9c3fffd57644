/**
 * What the command is busy with, as one line on a terminal that is there while work takes longer
 * than a moment. Nothing is written anywhere else: a log or a pipe gets none of it.
 */
import { isatty } from 'node:tty';
import type { EngineStep } from '../workspace/index.ts';

/** Milliseconds from the start of the process, and between two lines. */
const AFTER = 1000;
const BETWEEN = 100;

/** To the line's start, and all of it away. */
const CLEAR = '\r\u001b[K';

export interface TerminalProgress {
  readonly report: (step: EngineStep) => void;
  readonly clear: () => void;
}

/** Undefined where stderr is no terminal that can take a line back. */
export function createTerminalProgress(
  stream: Pick<NodeJS.WriteStream, 'write' | 'columns'> = process.stderr,
  isTerminal = isatty(2) && process.env['TERM'] !== 'dumb',
  now: () => number = () => performance.now(),
): TerminalProgress | undefined {
  if (!isTerminal) return undefined;
  let last = AFTER - BETWEEN;
  let isShown = false;
  const clear = (): void => {
    if (isShown) stream.write(CLEAR);
    isShown = false;
  };
  process.once('exit', clear);
  return {
    clear,
    report({ what, done, of }) {
      const time = now();
      if (time - last < BETWEEN) return;
      last = time;
      const count = of > 0 ? `, ${done} of ${of} files` : '';
      const line = `${what}${count} ...`;
      stream.write(`${CLEAR}${line.slice(0, Math.max(10, (stream.columns ?? 80) - 1))}`);
      isShown = true;
    },
  };
}
