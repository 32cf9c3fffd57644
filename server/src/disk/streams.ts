/** The streams of a process whose reader may go. */
import { getSystemErrorMap } from 'node:util';

/**
 * A reader that closed the pipe (`| head`) has what it wanted: the process ends with 0. What else
 * goes wrong is reported, as far as there is somebody to report to, and is exit code 2.
 */
export function guardStreams(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`cannot write to stdout: ${reasonOf(error)}\n`);
    process.exit(2);
  });
  process.stderr.on('error', () => undefined);
}

/** In the system's words: `no space left on device`. */
export function reasonOf(error: NodeJS.ErrnoException): string {
  return getSystemErrorMap().get(error.errno ?? 0)?.[1] ?? error.message;
}
