/**
 * A command's answer from an earlier run, where all that it was made from is as it was then; else
 * the command runs, and what it read is noted. The answer is what the command wrote and its exit
 * code: none of it is computed in another way than without.
 */
import { homedir } from 'node:os';
import { type KeptText, logReads } from '../disk/index.ts';
import { visible } from '../report/index.ts';
import type { ExitCode, Io } from './io.ts';

/** Variables that commands ask `Io` for; others are not there while an answer is made. */
export const ANSWER_VARIABLES = ['GITHUB_ACTIONS'];

interface Answer extends KeptText {
  readonly code: ExitCode;
}

/**
 * Answers a question.
 *
 * @param question arguments and options: with `io` all that decides besides what is read
 * @param answer runs the command; it may ask for nothing but what `io` and `disk` give
 */
export async function keptAnswer(
  io: Io,
  question: object,
  answer: (io: Io) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { answers } = io;
  if (answers === undefined) return answer(io);
  const env = Object.fromEntries(ANSWER_VARIABLES.map((name) => [name, io.env[name]]));
  const { cwd, version, colors, outIsTerminal, showsLinks, quiet } = io;
  const { platform, arch, version: node } = process;
  const key = JSON.stringify([
    [question, env, cwd, version, colors, outIsTerminal, showsLinks === true, quiet === true],
    [platform, arch, node, homedir()],
  ]);
  const kept = answers.read(key);
  if (kept !== undefined) {
    const { parts, code }: Answer = JSON.parse(kept);
    for (const [stream, text] of parts) io[stream](text);
    return code;
  }
  const parts: KeptText['parts'][number][] = [];
  const log = logReads();
  try {
    const code = await answer({
      ...io,
      env,
      out: (text) => {
        parts.push(['out', text]);
        io.out(text);
      },
      err: (text) => {
        // As it is written in the end, because it is given again without the command.
        parts.push(['err', visible(text)]);
        io.err(text);
      },
    });
    const reads = log.reads();
    if (reads !== undefined) answers.write(key, reads, JSON.stringify({ parts, code }), io.line);
    return code;
  } finally {
    log.close();
  }
}
