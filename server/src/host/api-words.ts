/** Words without which a text has nothing to do with launches, as bits. */
import { LAUNCH_APIS, OXIDE_METHOD } from './apis/index.ts';

/** A bit for each row of the table below. */
export type ApiWords = number;

/** Words of calls that look kernels up. */
export const LOOK_UPS = [
  'get_function',
  'load_function',
  'get_func',
  'cuModuleGetFunction',
  'hipModuleGetFunction',
];

const ROWS: readonly { readonly name: string | undefined; readonly words: readonly string[] }[] = [
  ...LAUNCH_APIS,
  { name: undefined, words: LOOK_UPS },
  // Launches of `.mlir` texts are read there.
  { name: undefined, words: ['gpu.launch'] },
];

/** One pass over a text in place of one for each word: each edit takes it. */
const ANY_WORD = new RegExp(
  ROWS.flatMap(({ words }) => words)
    .map((word) => word.replace(/[^\w:! ]/g, '\\$&'))
    .join('|'),
);

/** Could a text have anything to do with launches? */
export function mayLaunch(text: string): boolean {
  return ANY_WORD.test(text);
}

const ANY_MARK = new RegExp([...new Set(LAUNCH_APIS.flatMap(({ marks }) => marks))].join('|'));

/** Is there a launch in a text, or one of the libraries that launch? */
export function namesLaunches(text: string): boolean {
  return ANY_MARK.test(text);
}

/** The words of methods that are named after kernels, as bits: they are of any Rust. */
export const METHOD_WORDS: ApiWords = 1 << LAUNCH_APIS.indexOf(OXIDE_METHOD);

/** The rows whose words a text has. */
export function wordsOf(text: string): ApiWords {
  let out = 0;
  ROWS.forEach(({ words }, at) => {
    if (words.some((word) => text.includes(word))) out |= 1 << at;
  });
  return out;
}

/**
 * The APIs by name, a line each; undefined for none. Methods that are named after kernels need no
 * word.
 */
export function apisOf(words: ApiWords): string | undefined {
  if (words === 0) return undefined;
  const named = ROWS.flatMap(({ name }, at) =>
    (words & (1 << at)) === 0 || name === undefined ? [] : [name],
  );
  return [...new Set([...named, 'typed method'])].join('\n');
}

const LOADERS =
  'from_(?:ptx|cubin|fatbin|image)\\w*|load_from_\\w+|load_module\\w*|load_ptx\\w*|load_kernel_module|module_load\\w*|cuModuleLoad\\w*|cuLibraryLoad\\w*|hipModuleLoad\\w*';
const LOADER = new RegExp(`^(?:${LOADERS})$`);
const LOADS = new RegExp(`\\b(?:${LOADERS})\\b`, 'g');

/** Does a function of this name load a module? */
export function isLoader(name: string): boolean {
  return LOADER.test(name);
}

/** How many modules a text may load. */
export function loadsIn(text: string): number {
  return text.match(LOADS)?.length ?? 0;
}
