/**
 * The real process as an `Io`: the only place of the command that touches `process` streams and
 * signals.
 */
import { availableParallelism } from 'node:os';
import { isatty } from 'node:tty';
import { isMainThread, Worker } from 'node:worker_threads';
import picocolors from 'picocolors';
import {
  guardStreams,
  type KeptAnswers,
  limitGrowth,
  lineOfProcess,
  reasonOf,
  slashes,
} from '../disk/index.ts';
import type { Engine, EngineHost } from '../workspace/index.ts';
import { showsLinks } from './hyperlinks.ts';
import { EXIT, type Io } from './io.ts';

export interface ProcessParts {
  readonly version: string;
  createEngine(): Engine;
  createEngineFor?(host: Omit<EngineHost, 'prelude'>): Engine;
  startServer(): Promise<void>;
  startMcp?(folders: readonly string[]): Promise<void>;
  startDap?: NonNullable<Io['startDap']>;
  readonly answers?: KeptAnswers;
  /** Called before anything is written: takes away what stands on the terminal for the moment. */
  beforeText?(): void;
}

/** Where the command was started; it ends where that folder has been removed. */
function currentFolder(): string {
  try {
    return slashes(process.cwd());
  } catch (error) {
    const reason = reasonOf(error as NodeJS.ErrnoException);
    process.stderr.write(`cannot read the current folder: ${reason}\n`);
    process.exit(EXIT.input);
  }
}

export function processIo(parts: ProcessParts): Io {
  guardStreams();
  const wanted = colorsByEnvironment(process.env);
  const hasColors = (stream: 1 | 2): boolean =>
    wanted ?? (picocolors.isColorSupported && isatty(stream));
  return {
    ...parts,
    cwd: currentFolder(),
    line: lineOfProcess(process.argv.slice(2)),
    env: process.env,
    colors: { out: hasColors(1), err: hasColors(2) },
    outIsTerminal: isatty(1),
    showsLinks: isatty(1) && showsLinks(process.env),
    out: (text) => {
      parts.beforeText?.();
      process.stdout.write(text);
    },
    err: (text) => {
      parts.beforeText?.();
      process.stderr.write(text);
    },
    async readStdin() {
      const stop = (): never => process.exit(EXIT.interrupted);
      process.once('SIGINT', stop);
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
      process.removeListener('SIGINT', stop);
      return Buffer.concat(chunks).toString('utf8');
    },
    processors: availableParallelism(),
    ...(isMainThread && /\.[cm]?js$/.test(process.argv[1] ?? '') && { startWorker }),
    limitGrowth,
    interrupted: () => new Promise((resolve) => process.once('SIGINT', () => resolve())),
  };
}

/**
 * What the environment says of colours, as Node's own tools read it: `NO_COLOR` turns them off,
 * `FORCE_COLOR` turns them on, also in a log, unless it is 0 or `false`. Undefined where neither is
 * set.
 */
export function colorsByEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): boolean | undefined {
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  const forced = env['FORCE_COLOR'];
  if (forced === undefined) return undefined;
  return forced !== '0' && forced !== 'false';
}

/** The command itself in another thread. The single-file executable has no script for one. */
function startWorker(args: readonly string[], line: (text: string) => void) {
  const worker = new Worker(process.argv[1]!, { argv: [...args], stdout: true });
  let rest = '';
  worker.stdout.setEncoding('utf8');
  worker.stdout.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) if (one !== '') line(one);
  });
  const done = new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.stdout.on('close', () => resolve());
    worker.on('exit', () => resolve());
  });
  return { done, stop: () => void worker.terminate() };
}
