/** "Did you mean": what a wrong word on the command line was to be, where one is near enough. */
import { nearest } from '../base/index.ts';
import { targetInfos } from '../ide/index.ts';
import type { Engine } from '../workspace/index.ts';
import { CliError } from './io.ts';

/** `did you mean 'sm_80'?` with what there is behind it, or only that. */
export function meantOr(word: string, known: readonly string[], otherwise: string): string {
  const near = nearWord(word, known);
  return near === undefined ? otherwise : `did you mean '${near}'? (${otherwise})`;
}

/** The known word that differs in a letter or two; of a short word in one. */
export function nearWord(word: string, known: readonly string[]): string | undefined {
  const plain = new Map(known.map((one) => [one.toLowerCase(), one]));
  const same = plain.get(word.toLowerCase());
  if (same !== undefined) return same;
  if (word.length > 5) return nearest(word, known);
  // Two of five letters make another word.
  const close = known.filter((one) => nearest(word, [one], { few: 1 }) !== undefined);
  return close.find((one) => one.startsWith(word)) ?? close[0];
}

/** The error for a GPU that is not known. */
export function unknownGpu(gpu: string, known: readonly string[], where = ''): CliError {
  const near = nearWord(gpu, known);
  const hint =
    near === undefined
      ? `known: ${known.join(' ')}`
      : `did you mean '${near}'? (\`warplens gpus\` lists them)`;
  return new CliError(`unknown GPU '${gpu}'${where}; ${hint}`);
}

/** All GPUs of all targets. */
export function allGpus(engine: Engine): readonly string[] {
  return targetInfos.flatMap(({ name }) => engine.cpus(name));
}

/** Refuses a GPU that no target has. */
export function checkGpu(engine: Engine, gpu: string | undefined): void {
  if (gpu !== undefined && !allGpus(engine).includes(gpu)) throw unknownGpu(gpu, allGpus(engine));
}
