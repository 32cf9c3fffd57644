/**
 * Kept answers by the command line as it was typed: what was answered before is given again without
 * reading the command's code. The line identifies the question that the command made of it, because
 * nothing but these decides what that is: arguments, folder, the streams, and variables that say
 * how a terminal is written to.
 */
import { homedir } from 'node:os';
import { isatty } from 'node:tty';
import type { KeptAnswers } from './kept-answers.ts';
import { guardStreams } from './streams.ts';

/** Variables that decide how an answer looks; those that decide what it says are in its log. */
export const VARIABLES_OF_LOOKS = [
  'CI',
  'FORCE_COLOR',
  'FORCE_HYPERLINK',
  'GITHUB_ACTIONS',
  'NO_COLOR',
  'TERM',
  'TERM_PROGRAM',
  'TMUX',
  'VTE_VERSION',
  'WT_SESSION',
] as const;

/** The name of a command line in this process. */
export function lineOfProcess(args: readonly string[]): string {
  const { env, platform, arch, version } = process;
  const looks = VARIABLES_OF_LOOKS.map((name) => env[name] ?? null);
  const machine = [platform, arch, version, homedir()];
  return JSON.stringify([args, process.cwd(), isatty(1), isatty(2), looks, machine]);
}

/** What a command wrote, and its exit code. */
export interface Written {
  readonly parts: readonly (readonly [stream: 'out' | 'err', text: string])[];
  readonly code: number;
}

/**
 * Writes what the same line was answered before, where nothing has changed since; its exit code.
 * Undefined: the command must run.
 */
export function writeAgain(
  answers: KeptAnswers | undefined,
  args: readonly string[],
): number | undefined {
  const kept = answers?.again(lineOfProcess(args));
  if (kept === undefined) return undefined;
  const { parts, code }: Written = JSON.parse(kept);
  guardStreams();
  const streams = { out: process.stdout, err: process.stderr };
  for (const [stream, text] of parts) streams[stream].write(text);
  return code;
}
