/** What a native build prints at the stops of `test-fixtures/variables`, and ours beside it. */
import type { Shown } from '../../src/views/index.ts';
import { readRepo } from '../kit/index.ts';

/** The file with what the native build printed. */
export const expectedPath = (path: string): string => path.replace(/\.rs$/, '.txt');

/** What the native build printed, by function: for each stop its number and its variables. */
export function expectedOf(path: string): Map<string, { number: number; lines: string[] }[]> {
  const out = new Map<string, { number: number; lines: string[] }[]>();
  let stops: { number: number; lines: string[] }[] = [];
  for (const line of readRepo(expectedPath(path)).trimEnd().split('\n')) {
    const [, what, name] = /^(kernel|stop) (\w+)$/.exec(line) ?? [];
    if (what === 'kernel') out.set(name!, (stops = []));
    else if (what === 'stop') stops.push({ number: Number(name), lines: [] });
    else stops.at(-1)!.lines.push(line);
  }
  return out;
}

/** `{:?}` of a reference is that of what it points to. */
export const plain = (text: string): string => text.replaceAll(/&(?:mut )?/g, '');

/** Variables that have no `{:?}`. */
const NO_DEBUG = /\{closure|impl |^core::iter|^\[closure/;

/** The lines of a stop in the order that is expected, and of what the stop does not name. */
export function linesOf(
  variables: readonly Pick<Shown, 'name' | 'type' | 'text' | 'missing'>[],
  expected: readonly string[],
  hidden: ReadonlySet<string>,
): string[] {
  const named = new Map(variables.map((one) => [one.name, one]));
  const listed = expected.map((line) => /^\w+/.exec(line)![0]);
  const lines = listed.map((one) => `${one} = ${plain(named.get(one)?.text ?? 'not in scope')}`);
  for (const { name, type, text, missing } of named.values())
    if (
      !listed.includes(name) &&
      !hidden.has(name) &&
      !NO_DEBUG.test(type) &&
      missing === undefined
    )
      lines.push(`${name} = ${text}, which the stop does not name`);
  return lines;
}

/** `stop!(1, a; b)`: `b` is borrowed or has no value yet. */
export function hiddenIn(text: string): ReadonlySet<string> {
  const behind = [...text.matchAll(/stop!\([^();]*; ([\w ]+)\)/g)];
  return new Set(behind.flatMap(([, names]) => names!.split(' ')));
}
