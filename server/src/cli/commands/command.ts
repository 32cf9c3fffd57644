/** How a command's action runs: with the process's `Io`, ending in an exit code. */
import type { ExitCode, Io } from '../io.ts';

/** Given to every `register...`; it remembers the exit code of the action that ran. */
export type Run = (action: (io: Io) => Promise<ExitCode>) => Promise<void>;
