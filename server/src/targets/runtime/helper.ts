/** What a support routine is and how its MIR is built. Shared by the targets; knows none. */
import {
  addBlockParam,
  Builder,
  createBlock,
  createFunc,
  type Func,
  type MirType,
  type Value,
} from '../../mir/index.ts';

export interface Helper {
  readonly func: Func;
  /** Names of other support routines it calls. */
  readonly uses: readonly string[];
}

/** Builds a routine; `symbol` gives the link name of another one. */
export type HelperBuilder = (name: string, symbol: (name: string) => string) => Helper;

/** A function of one straight entry block with its parameters, ready to be filled. */
export function begin(
  name: string,
  params: MirType[],
  results: MirType[],
): { fn: Func; b: Builder; args: Value[] } {
  const fn = createFunc(name, 'device', params, results);
  fn.inline = 'never';
  const placeholder = createBlock(fn);
  const b = new Builder(fn, placeholder);
  return { fn, b, args: params.map((type) => addBlockParam(fn, placeholder, type)) };
}
