/**
 * The answer of an earlier run, for the entries of the command: reading the compiler takes longer
 * than finding that nothing has changed.
 */
import { answersOnDisk, writeAgain } from './disk/index.ts';

/** Writes what the same command line was answered before, where that still holds; did it? */
export function isAnsweredAgain(): boolean {
  // `check`, or `warplens check` as cargo starts it: no other answers are kept.
  if (!process.argv.slice(2, 4).includes('check')) return false;
  const { answers } = answersOnDisk(WARPLENS_VERSION, WARPLENS_BUILD);
  const code = writeAgain(answers, process.argv.slice(2));
  if (code !== undefined) process.exitCode = code;
  return code !== undefined;
}
