/** The shells that completions are printed for. A new shell is a file and a row here. */
import type { CommandShape } from '../shape.ts';
import { bashCompletion } from './bash.ts';
import { fishCompletion } from './fish.ts';
import { zshCompletion } from './zsh.ts';

export const SHELLS: Readonly<Record<string, (commands: readonly CommandShape[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};
