/**
 * The process as commands see it, and the ways a command ends. Commands write results to `out` and
 * everything else to `err`, throw a `CliError` to stop, and never touch `process` themselves: a
 * test hands them an `Io` of its own.
 */
import type { DebugHost } from '../debug/index.ts';
import type { KeptAnswers } from '../disk/index.ts';
import type { GpuDevice } from '../ide/index.ts';
import type { Engine, EngineHost } from '../workspace/index.ts';

/** What every command promises; see docs/cli.md. */
export const EXIT = {
  done: 0,
  /** Findings at or over `--fail-on`, or a simulation whose results differ. */
  findings: 1,
  /** Wrong usage, unreadable or unsupported input. */
  input: 2,
  /** An outside tool that was asked for is missing or failed. */
  tool: 3,
  interrupted: 130,
} as const;

/** For the help and the man page; docs/cli.md has more words. */
export const EXIT_MEANINGS: readonly (readonly [ExitCode, string])[] = [
  [EXIT.done, 'done'],
  [EXIT.findings, 'findings'],
  [EXIT.input, 'wrong usage or input'],
  [EXIT.tool, 'outside tool missing'],
  [EXIT.interrupted, 'interrupted'],
];

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a message on stderr. */
export class CliError extends Error {
  override name = 'CliError';
  readonly code: ExitCode;

  constructor(message: string, code: ExitCode = EXIT.input) {
    super(message);
    this.code = code;
  }
}

export interface Io {
  /** Absolute, forward slashes. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  /** Colours on this stream? */
  readonly colors: { readonly out: boolean; readonly err: boolean };
  readonly outIsTerminal: boolean;
  /** Does the terminal show links? */
  readonly showsLinks?: boolean;
  /** Notes and counts are not wanted. */
  readonly quiet?: boolean;
  out(text: string): void;
  err(text: string): void;
  readStdin(): Promise<string>;
  createEngine(): Engine;
  /** An engine whose texts come from elsewhere and may change. */
  createEngineFor?(host: Omit<EngineHost, 'prelude'>): Engine;
  /** Becomes the language server; returns when the server has taken over the process. */
  startServer(): Promise<void>;
  /** Serves a client of the Model Context Protocol; returns when that has gone. */
  startMcp?(folders: readonly string[]): Promise<void>;
  /** Serves debuggers; returns when the client has gone. */
  startDap?(
    host: DebugHost,
    port: number | undefined,
    listening: (port: number) => void,
  ): Promise<void>;
  /** Nothing is written, not even what a killed run has left half written. */
  readonly writesNothing?: true;
  /** The command line with all of the process that decides how it is answered. */
  readonly line?: string | undefined;
  /** Answers of earlier runs; absent where nothing is kept. */
  readonly answers?: KeptAnswers;
  /** Processors of this machine. */
  readonly processors?: number;
  /**
   * Runs a command line in a thread of its own; `line` is given each line of its stdout. Absent
   * where there are no threads.
   */
  startWorker?(
    args: readonly string[],
    line: (text: string) => void,
  ): { readonly done: Promise<void>; stop(): void };
  /** The GPU of this machine, in place of the one that CUDA's driver knows. */
  openGpu?(): Promise<GpuDevice | { readonly why: string }>;
  /** Called before work that would let the heap grow far beyond what is in use. */
  limitGrowth?(): void;
  /** Resolves when the user interrupts. */
  interrupted(): Promise<void>;
}
