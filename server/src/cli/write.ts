/**
 * What commands write: results, to stdout or to a file that none of their inputs is, and changes of
 * the user's files. All of it goes through the writer of `disk`.
 */
import { type BigIntStats, statSync, writeFileSync } from 'node:fs';
import {
  type FileChange,
  reasonOf,
  WriteRefused,
  type WriteRequest,
  writeFiles,
} from '../disk/index.ts';
import { absolute, reportUndone, shown } from './files.ts';
import { CliError, EXIT, type Io } from './io.ts';

/**
 * Writes the result to stdout, or to `output`: completely, or leaving what was there.
 *
 * @param inputs absolute paths of the files that the result is made from: none is overwritten
 */
export async function writeResult(
  io: Io,
  output: string | undefined,
  text: string | Uint8Array,
  inputs: readonly string[],
): Promise<void> {
  if (output === undefined || output === '-') {
    io.out(typeof text === 'string' ? text : new TextDecoder('latin1').decode(text));
    return;
  }
  const path = absolute(io, output);
  const failure = `cannot write \`${output}\``;
  const stat = orRefused(failure, () => statSync(path, { throwIfNoEntry: false, bigint: true }));
  const input = inputs.find((one) => isFile(one, stat));
  if (input !== undefined)
    throw new CliError(`${failure}: the input file \`${shown(io, input)}\` would be overwritten`);
  if (stat !== undefined && !stat.isFile() && !stat.isDirectory()) {
    // A device or a pipe takes what comes and cannot be replaced.
    orRefused(failure, () => writeFileSync(path, text));
    return;
  }
  await change(io, { changes: [{ path, after: text }] }, failure);
}

/** What `ask` gives; what the system refuses is an error that begins with `failure`. */
function orRefused<T>(failure: string, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw new CliError(`${failure}: ${reasonOf(error as NodeJS.ErrnoException)}`);
  }
}

/**
 * Makes changes of the user's files: all, or none, and an error that begins with `failure`.
 *
 * @param done what to report where the process was interrupted after the files were written
 */
export async function writeChanges(
  io: Io,
  changes: readonly FileChange[],
  { failure, done, unchanged }: Wording & Pick<WriteRequest, 'unchanged'>,
): Promise<void> {
  const request = { changes, ...(unchanged === undefined ? {} : { unchanged }) };
  await change(io, request, `${failure}, no file was changed`, done);
}

interface Wording {
  readonly failure: string;
  readonly done: string;
}

async function change(
  io: Io,
  request: WriteRequest,
  failure: string,
  done = 'the output is written',
): Promise<void> {
  try {
    const { undone, signal } = await writeFiles(request);
    reportUndone(io, undone);
    if (signal !== undefined) throw new CliError(`interrupted; ${done}`, EXIT.interrupted);
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    const { kind, message } = error;
    if (kind === 'interrupted')
      throw new CliError('interrupted; nothing is written', EXIT.interrupted);
    if (kind === 'not-restored') throw new CliError(`cannot write: ${message}`);
    throw new CliError(`${failure}: ${nameOf(io, error, request)}${message}`);
  }
}

/** The file of an error as it was named, and where it leads; empty where that is said already. */
function nameOf(io: Io, { path, target }: WriteRefused, { changes }: WriteRequest): string {
  if (path === undefined) return '';
  const isLink = target !== undefined && target !== path;
  if (changes.length === 1 && !('before' in changes[0]!))
    return isLink ? `it leads to \`${shown(io, target)}\`: ` : '';
  const link = isLink ? ` (which leads to \`${shown(io, target)}\`)` : '';
  return `\`${shown(io, path)}\`${link}: `;
}

/** Does a path name a file, by links too? One that cannot be looked at is another one. */
function isFile(path: string, file: BigIntStats | undefined): boolean {
  if (file === undefined || !file.isFile()) return false;
  try {
    const one = statSync(path, { throwIfNoEntry: false, bigint: true });
    return one?.ino === file.ino && one.dev === file.dev;
  } catch {
    return false;
  }
}
