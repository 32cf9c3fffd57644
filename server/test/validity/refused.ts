/** What emitting a program says, by line. */
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

export interface Refusal {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

const prelude = preludeTexts();
const PATH = '/p/lib.rs';

const engine = createEngine({ readFile: () => undefined, prelude });

/** The errors for which there is no text of the kernels of a file, of edition 2024. */
export function refusalsOf(text: string): readonly Refusal[] {
  engine.setFile(PATH, text);
  return engine.check(PATH, 'ptx', { allBodies: true }).map(({ span, message }) => ({
    line: text.slice(0, span.start).split('\n').length,
    message,
  }));
}
